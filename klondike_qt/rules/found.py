"""What was found in a text that begins a game: a deal or a position, and in which form it was written."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from klondike_qt.rules.deck import Deal, row_order
from klondike_qt.rules.position import COLUMNS, Position
from klondike_qt.rules.setup import Setup, arranged
from klondike_qt.rules.variant import Variant

_STOCK_CARDS = 24


class Form(StrEnum):
    """The forms in which deals and positions are written."""

    NUMBER = "number"
    CHARACTERS = "characters"
    CODE = "code"
    POSITION = "position"
    # Texts and files of other programs
    DIGITS = "digits"
    PYSOL_BOARD = "pysol-board"
    REVERSE_BOARD = "reverse-board"
    SOLVITAIRE_JSON = "solvitaire-json"
    KPATIENCE_FILE = "kpatience-file"
    # Their numbers
    MS = "ms"
    PYSOL = "pysol"
    PYSOL_CARDS = "pysol-cards"
    PYSOL_OLD = "pysol-old"
    KPATIENCE = "kpat"
    GREENFELT = "greenfelt"
    MICROSOFT = "mssc"
    KLONDIKE_SOLVER = "klondike-solver"
    KSOLVE = "ksolve"
    LONELYBOT = "lonelybot"
    SOLVITAIRE = "solvitaire"


class FoundDeal(NamedTuple):
    """A deal that was read."""

    deal: Deal
    number: int | None
    """Its native number, if it was given by one or by a number that means the same."""
    form: Form = Form.NUMBER
    written: str = ""
    """The number of the other program."""
    variant: Variant | None = None
    """The rules that were given with it."""


@dataclass(frozen=True, slots=True)
class FoundPosition:
    """A position in the middle of a game that was read; it brings its rules."""

    position: Position
    form: Form = Form.POSITION


def found_in(setup: Setup, form: Form) -> FoundDeal | FoundPosition:
    """Return the deal of an arrangement if it is an opening, else the position; raises InvalidSetup."""
    position = arranged(setup)
    deal = deal_of(position)
    return FoundPosition(position, form) if deal is None else FoundDeal(deal, None, form)


def deal_of(position: Position) -> Deal | None:
    """Return the deal whose opening a position is, or None."""
    columns = [column.hidden + column.run for column in position.columns]
    is_dealt = (
        [len(column) for column in columns] == list(range(1, COLUMNS + 1))
        and all(len(column.run) == 1 for column in position.columns)
        and len(position.stock) == _STOCK_CARDS
        and position.pass_number == 1
    )
    return row_order(columns, position.stock) if is_dealt else None
