"""Games that were recorded in the notations of other programs, and their translation into ours.

KS presses the stock ``DRn`` times (KS-cards: turns n cards), ``NEW`` turns the waste over, ``XY-n`` moves n cards,
``Fn`` says that a card turns over. MK writes places as letters, ``@`` is one press of the stock, and turning the
waste over is implied; it is kept in lower case.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

DATA = Path(__file__).parents[1] / "data" / "recorded_games.jsonl"
STOCK_CARDS = 24
_MK_PLACES = dict(zip("ABCDEFGHIJKL", "WCDSH1234567", strict=True))


class RecordedGame(NamedTuple):
    """One game; the fields are those of the data file."""

    deal: str
    variant: str
    text: str
    """The deal in 104 characters."""
    notation: str
    """KS, KS-cards or MK."""
    moves: str
    """As recorded."""
    tokens: str
    """In our notation."""
    draws: int
    carries: int
    turned_over: int
    redeals: int
    worry_backs: int
    won: bool
    origin: str


def recorded_games() -> list[RecordedGame]:
    return [RecordedGame(**json.loads(line)) for line in DATA.read_text(encoding="utf-8").splitlines()]


def translated(notation: str, moves: str, draw: int) -> str:
    """Return our tokens for the moves of a recorded game."""
    if notation == "MK":
        return " ".join(_from_mk(moves.upper().split()))
    return " ".join(_from_ks(moves.split(), 1 if notation == "KS" else draw))


def _from_ks(words: list[str], draw: int) -> Iterator[str]:
    for word in words:
        if word.startswith("DR"):
            yield from ["d"] * -(-int(word[2:]) // draw)
        elif word == "NEW":
            yield "r"
        elif not word.startswith("F"):
            yield word.replace("-", "")


def _from_mk(words: list[str]) -> Iterator[str]:
    """Translate a game of draw one; the waste is turned over when a press finds the stock empty."""
    stock, waste = STOCK_CARDS, 0
    for word in words:
        for _ in range(word.count("@")):
            if not stock:
                yield "r"
                stock, waste = waste, 0
            yield "d"
            stock, waste = stock - 1, waste + 1
        pair = word.lstrip("@")
        waste -= pair[0] == "A"
        yield _MK_PLACES[pair[0]] + _MK_PLACES[pair[1]]
