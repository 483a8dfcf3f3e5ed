"""How sentences and lists follow each other."""

from collections.abc import Iterable
from functools import reduce

from klondike_qt.words.translate import translate


def capital(text: str) -> str:
    """Return ``text`` with its first letter large, as a sentence begins."""
    return text[:1].upper() + text[1:]


_FIRST = "\N{FIRST STRONG ISOLATE}"
"""Stands for a sentence before another; no sentence is like it."""


def followed(*sentences: str) -> str:
    """Return several sentences as one message; empty ones are left out."""
    return reduce(_then, filter(None, sentences), "")


def without(text: str, sentence: str) -> str:
    """Return a message without one of its sentences, if that follows another one."""
    first, _, rest = text.partition(followed(_FIRST, sentence).removeprefix(_FIRST))
    return first + rest if first else text


def listed(items: Iterable[str]) -> str:
    """Return the items of a list in one breath: "clubs to five, hearts to six"."""
    return reduce(_and, items, "")


def _then(first: str, second: str) -> str:
    if not first:
        return second
    return translate(
        "{first}. {second}",
        "Puts two whole sentences after each other. {first} and {second}: sentences without a full stop.",
        first=first,
        second=second,
    )


def _and(first: str, second: str) -> str:
    if not first:
        return second
    return translate(
        "{first}, {second}",
        "Joins the items of a list, such as cards. {first}: the list so far; {second}: its next item.",
        first=first,
        second=second,
    )
