"""How hard a text is to read, by the formula of Flesch and Kincaid: the years of school that it asks for."""

import re
from collections.abc import Iterable, Sequence

_VOWELS = re.compile(r"[aeiouy]+")
_END = re.compile(r"[.;:!?](?:\s|$)")


def words_in(text: str) -> list[str]:
    """Return the words of a text; what is filled in counts as a short word."""
    return re.findall(r"[A-Za-z]+", re.sub(r"\{\w+\}", "it", text))


def sentences_in(texts: Iterable[str]) -> list[str]:
    """Return the sentences of texts, each of which ends one."""
    return [part for text in texts for part in _END.split(text) if part.strip()]


def grade(texts: Sequence[str]) -> float:
    """Return the grade of texts taken together."""
    sentences = sentences_in(texts)
    words = [word for sentence in sentences for word in words_in(sentence)]
    return 0.39 * len(words) / len(sentences) + 11.8 * sum(map(_syllables, words)) / len(words) - 15.59


def _syllables(word: str) -> int:
    word = word.lower()
    silent = word.endswith("e") and not word.endswith(("le", "ee"))
    return max(1, len(_VOWELS.findall(word)) - silent)
