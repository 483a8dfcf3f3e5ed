"""Moves as tokens: ``d`` draw, ``r`` redeal, ``XY`` and ``XYn`` carry, ``u`` undo, ``y`` redo, ``=`` finish.

Places are ``1`` to ``7`` (columns), ``W`` (waste) and ``C D H S`` (foundations).
"""

import re
from dataclasses import dataclass
from typing import assert_never

from klondike_qt.rules.faults import excerpt
from klondike_qt.rules.lines import numbered_lines, words_of
from klondike_qt.rules.moves import Carry, Draw, Move, Redeal
from klondike_qt.rules.position import Place


@dataclass(frozen=True, slots=True)
class Attempt:
    """A token of the shape of a move between two places, for the rules to judge."""

    source: Place
    destination: Place
    count: int | None = None
    """The number of cards written behind; None if there is none."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Undo."""


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """Redo."""


@dataclass(frozen=True, slots=True)
class FinishAll:
    """Play all remaining cards up."""


@dataclass(frozen=True, slots=True)
class Unreadable:
    """Anything else (its beginning, printable)."""

    text: str


Token = Draw | Redeal | Attempt | TakeBack | PlayAgain | FinishAll | Unreadable

PLACE_LETTERS = "WCDHS1234567"
"""The letter of each place but the stock, in reading order."""
_PLACES = dict(zip(PLACE_LETTERS, tuple(Place)[1:], strict=True))
_LETTERS = {place: letter for letter, place in _PLACES.items()}
_ATTEMPT = re.compile(r"([1-7WCDHS])([1-7WCDHS])([0-9]*)")
_WORDS: dict[str, Token] = {"d": Draw(), "r": Redeal(), "u": TakeBack(), "y": PlayAgain(), "=": FinishAll()}
_DIGITS = 3
"""More digits than these cannot be a number of cards, and are never converted."""


def read_tokens(text: str) -> tuple[Token, ...]:
    """Read all tokens of a text: parted by white space, ``#`` begins a comment; nothing is ever refused here."""
    return tuple(read_token(word) for _, line in numbered_lines(text) for word in words_of(line))


def read_token(word: str) -> Token:
    """Read one token: places upper case, commands lower case."""
    token = _WORDS.get(word)
    if token:
        return token
    attempt = _ATTEMPT.fullmatch(word)
    if not attempt:
        return Unreadable(excerpt(word))
    source, destination, digits = attempt.groups()
    count = int(digits[-_DIGITS:]) if digits else None
    if digits[:-_DIGITS].strip("0"):
        count = 10**_DIGITS
    return Attempt(_PLACES[source], _PLACES[destination], count)


def move_token(move: Move) -> str:
    """Return the token of a move; the number of cards is written if it is more than one."""
    match move:
        case Draw():
            return "d"
        case Redeal():
            return "r"
        case Carry(source, destination, count):
            return _LETTERS[source] + _LETTERS[destination] + (str(count) if count > 1 else "")
        case _:
            assert_never(move)
