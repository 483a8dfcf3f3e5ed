"""Boards as PySol prints them, and the form of KSolve that lists each column from its face-up card downwards."""

import re
from collections.abc import Iterator

from klondike_qt.rules.cards import CARD_BY_CODE, Card
from klondike_qt.rules.deck import Deal, row_order
from klondike_qt.rules.faults import Fault, FaultKind, InvalidSetup, excerpt
from klondike_qt.rules.lines import numbered_lines, words_of
from klondike_qt.rules.position import COLUMN_PLACES, COLUMNS, Place
from klondike_qt.rules.setup import card_faults

STOCK_CARDS = 24
_STOCK = "talon:"
_REVERSE_STOCKS = ("nalot:", "nolat:")
_UNKNOWN = {"?", "<?>", "??", "<??>"}
_CARD = re.compile(r"(10|[A2-9TJQK])([CDHS])|([CDHS])(10|[A2-9TJQK])", re.IGNORECASE)


def is_pysol_board(text: str) -> bool:
    """Tell whether a text is meant as a board of PySol: one of its lines begins with ``Talon:``."""
    return any(line.lower().startswith(_STOCK) for _, line in numbered_lines(text))


def is_reverse_board(text: str) -> bool:
    """Tell whether a text is meant as a board whose columns are listed from the top: ``naloT:`` or ``nolaT:``."""
    return any(line.lower().startswith(_REVERSE_STOCKS) for _, line in numbered_lines(text))


def read_pysol_board(text: str) -> Deal:
    """Read ``Talon:`` with 24 cards, first drawn first, and seven lines for the columns; raises InvalidSetup.

    Tolerant of ``10`` for ``T``, of lower case, of missing brackets around face-down cards, of blank lines and of
    comments after ``#``.
    """
    return _BoardReader(text, (_STOCK,), is_reverse=False).deal()


def read_reverse_board(text: str) -> Deal:
    """Read ``naloT:`` with 24 cards, first drawn first, and seven lines that begin with the face-up card.

    As tolerant as ``read_pysol_board``; the suit may stand first, as ``d9``. A board with unknown cards is refused.
    """
    return _BoardReader(text, _REVERSE_STOCKS, is_reverse=True).deal()


class _BoardReader:
    """A board being read, and in ``faults`` what is wrong so far."""

    def __init__(self, text: str, stocks: tuple[str, ...], *, is_reverse: bool) -> None:
        self._is_reverse = is_reverse
        self.faults: list[Fault] = []
        self._stock: list[Card] | None = None
        self._columns: list[list[Card]] = []
        for number, words in numbered_lines(text):
            stock = next((stock for stock in stocks if words.lower().startswith(stock)), None)
            if stock is None:
                place = COLUMN_PLACES[len(self._columns)] if len(self._columns) < COLUMNS else None
                self._columns.append(self._cards(words, number, place))
            elif self._stock is None:
                self._stock = self._cards(words[len(stock) :], number, Place.STOCK)
            else:
                self.faults.append(Fault(FaultKind.REPEATED_LINE, excerpt(stock), number))

    def deal(self) -> Deal:
        """Return the deal; raises InvalidSetup with every fault."""
        faults = (*self.faults, *_board_faults(self._stock or [], self._columns))
        unknown = tuple(fault for fault in faults if fault.kind is FaultKind.UNKNOWN_CARD)
        if faults:
            raise InvalidSetup(unknown or faults)
        return row_order(self._columns, self._stock or [])

    def _cards(self, words: str, line: int, place: Place | None) -> list[Card]:
        """Read the cards of one line, bottom to top."""
        cards: list[Card] = []
        face_down = False
        listed = words_of(words)
        is_column = place in COLUMN_PLACES
        for word in reversed(listed) if self._is_reverse and is_column else listed:
            inner = word[1:-1] if word.startswith("<") and word.endswith(">") else word
            found = _CARD.fullmatch(inner)
            if found and (self._is_reverse or found[1]):
                code = (found[1] or found[4]) + (found[2] or found[3])
                cards.append(CARD_BY_CODE[code.upper().replace("10", "T")])
                face_down = inner != word
            else:
                kind = FaultKind.UNKNOWN_CARD if word in _UNKNOWN else FaultKind.UNREADABLE
                self.faults.append(Fault(kind, excerpt(word), line, place=place))
        if face_down and is_column:
            self.faults.append(Fault(FaultKind.FACE_DOWN_ON_TOP, line=line, place=place))
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
