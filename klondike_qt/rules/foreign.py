"""Deal numbers and boards of other programs."""

import re
from collections.abc import Iterator

from klondike_qt.rules.cards import CARD_BY_CODE, Card
from klondike_qt.rules.deck import LARGEST_DEAL_NUMBER, Deal, deal_of_number, packet_deal, row_order
from klondike_qt.rules.faults import Fault, FaultKind, InvalidSetup, excerpt
from klondike_qt.rules.lines import numbered_lines, words_of
from klondike_qt.rules.position import COLUMN_PLACES, COLUMNS, Place
from klondike_qt.rules.setup import card_faults

LARGEST_MS_NUMBER = 2**33 - 1
STOCK_CARDS = 24
_STOCK = "talon:"
_CARD = re.compile(r"(?P<card>(?:10|[A2-9TJQKatjqk])[CDHScdhs])|<(?P<down>(?:10|[A2-9TJQKatjqk])[CDHScdhs])>")


def deal_of_ms_number(number: int) -> Deal:
    """Return the deal that PySol calls ``msN``; ValueError outside 1 to 2**33 - 1.

    Up to 2147483647 it is the native deal of that number. Beyond, the generator of FreeCell Pro goes on with wider
    values: sixteen bits whose uppermost is set, and from 2**32 on sixteen bits plus one.
    """
    if not 1 <= number <= LARGEST_MS_NUMBER:
        msg = f"ms numbers go from 1 to {LARGEST_MS_NUMBER}, not {number}"
        raise ValueError(msg)
    return deal_of_number(number) if number <= LARGEST_DEAL_NUMBER else packet_deal(_wide_values(number))


def _wide_values(number: int) -> Iterator[int]:
    huge = number >= 2**32
    state = number % 2**32
    while True:
        state = (214_013 * state + 2_531_011) % 2**33
        yield (state >> 16) % 2**16 + 1 if huge else (state >> 16) % 2**15 + 2**15


def is_pysol_board(text: str) -> bool:
    """Tell whether a text is meant as a board of PySol: one of its lines begins with ``Talon:``."""
    return any(line.lower().startswith(_STOCK) for _, line in numbered_lines(text))


def read_pysol_board(text: str) -> Deal:
    """Read ``Talon:`` with 24 cards, first drawn first, and seven lines for the columns; raises InvalidSetup.

    Tolerant of ``10`` for ``T``, of lower case, of missing brackets around face-down cards, of blank lines and of
    comments after ``#``.
    """
    faults: list[Fault] = []
    stock: list[Card] | None = None
    columns: list[list[Card]] = []
    for number, words in numbered_lines(text):
        if not words.lower().startswith(_STOCK):
            place = COLUMN_PLACES[len(columns)] if len(columns) < COLUMNS else None
            columns.append(_cards(words, number, place, faults))
        elif stock is None:
            stock = _cards(words[len(_STOCK) :], number, Place.STOCK, faults)
        else:
            faults.append(Fault(FaultKind.REPEATED_LINE, excerpt(_STOCK), number))
    faults += _board_faults(stock or [], columns)
    if faults:
        raise InvalidSetup(faults)
    return row_order(columns, stock or [])


def _cards(words: str, line: int, place: Place | None, faults: list[Fault]) -> list[Card]:
    """Read the cards of one line; what is wrong with it is added to ``faults``."""
    cards: list[Card] = []
    face_down = False
    for word in words_of(words):
        found = _CARD.fullmatch(word)
        if found:
            code = (found["card"] or found["down"]).upper().replace("10", "T")
            cards.append(CARD_BY_CODE[code])
            face_down = found["card"] is None
        else:
            faults.append(Fault(FaultKind.UNREADABLE, excerpt(word), line, place=place))
    if face_down and place in COLUMN_PLACES:
        faults.append(Fault(FaultKind.FACE_DOWN_ON_TOP, line=line, place=place))
    return cards


def _board_faults(stock: list[Card], columns: list[list[Card]]) -> Iterator[Fault]:
    yield from card_faults((*stock, *(card for column in columns for card in column)))
    if len(stock) != STOCK_CARDS:
        yield Fault(FaultKind.PLACE_COUNT, place=Place.STOCK, number=len(stock))
    if len(columns) != COLUMNS:
        yield Fault(FaultKind.COLUMN_COUNT, number=len(columns))
    for place, column in zip(COLUMN_PLACES, columns, strict=False):
        if len(column) != place.index + 1:
            yield Fault(FaultKind.PLACE_COUNT, place=place, number=len(column))
