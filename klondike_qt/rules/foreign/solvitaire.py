"""Positions in the JSON of Solvitaire and lonelybot."""

import json
import re
from collections.abc import Sequence

from klondike_qt.rules.cards import CARD_BY_CODE, Card
from klondike_qt.rules.faults import Fault, FaultKind, InvalidSetup, excerpt
from klondike_qt.rules.foreign.foundations import foundation_heights
from klondike_qt.rules.position import COLUMN_PLACES, FOUNDATION_PLACES, Column, Place
from klondike_qt.rules.setup import Setup
from klondike_qt.rules.variant import Variant

LONGEST = 100_000
"""Characters of the longest text that is read."""
_CARD = re.compile(r"(10|[A2-9TJQKatjqk])([CDHScdhs])")
_COLUMNS = "tableau piles"
_KNOWN = {_COLUMNS, "stock", "waste", "foundations", "foundation"}
_Marked = tuple[Card, bool]
"""A card, and whether it lies face up."""


def is_solvitaire(text: str) -> bool:
    """Tell whether a text is meant as JSON."""
    return text.lstrip("\ufeff \t\r\n").startswith("{")


def read_solvitaire(text: str, variant: Variant) -> Setup:
    """Read such a position, to be played by the rules of ``variant``; raises InvalidSetup with every fault.

    A suit in small letters marks a card that lies face down; where nothing is marked, the last card of each column is
    face up. The stock is drawn from the end of its list.
    """
    if len(text) > LONGEST:
        raise InvalidSetup([Fault(FaultKind.TOO_LONG, number=LONGEST)])
    return _Reader(_values(text)).setup(variant)


def _values(text: str) -> dict[str, object]:
    try:
        values: object = json.loads(text.lstrip("\ufeff"))
    except json.JSONDecodeError as error:
        raise InvalidSetup([Fault(FaultKind.BROKEN_JSON, line=error.lineno, number=error.colno)]) from error
    except (ValueError, RecursionError) as error:
        raise InvalidSetup([Fault(FaultKind.BROKEN_JSON, line=1, number=1)]) from error
    return values if isinstance(values, dict) else {}


class _Reader:
    def __init__(self, values: dict[str, object]) -> None:
        self._values = values
        self.faults: list[Fault] = [
            Fault(FaultKind.MISSING_LINE, name) for name in (_COLUMNS, "stock") if name not in values
        ]
        self.faults += [Fault(FaultKind.UNKNOWN_LINE, excerpt(name)) for name in values if name not in _KNOWN]

    def setup(self, variant: Variant) -> Setup:
        """Return the whole arrangement."""
        lists = self._lists(_COLUMNS, len(COLUMN_PLACES))
        if len(lists) != len(COLUMN_PLACES):
            self.faults.append(Fault(FaultKind.COLUMN_COUNT, number=len(lists)))
        columns = [self._cards(cards, place) for cards, place in zip(lists, COLUMN_PLACES, strict=False)]
        stock = self._cards(self._values.get("stock", []), Place.STOCK)
        waste = self._cards(self._values.get("waste", []), Place.WASTE)
        foundations = self._foundations()
        if self.faults:
            raise InvalidSetup(self.faults)
        marks = {is_open for column in columns for _, is_open in column}
        is_dealt = [len(column) for column in columns] == [place.index + 1 for place in COLUMN_PLACES]
        is_marked = len(marks) > 1 or (marks == {True} and not is_dealt)
        return Setup(
            variant=variant,
            stock=tuple(card for card, _ in reversed(stock)),
            waste=tuple(card for card, _ in waste),
            foundations=foundations,
            columns=tuple(
                _column(column, place, is_marked=is_marked)
                for column, place in zip(columns, COLUMN_PLACES, strict=True)
            ),
        )

    def _lists(self, name: str, most: int) -> Sequence[object]:
        found = self._values.get(name, [])
        if isinstance(found, list) and len(found) <= 10 * most:
            return found
        self.faults.append(Fault(FaultKind.UNREADABLE, excerpt(name)))
        return []

    def _cards(self, found: object, place: Place) -> list[_Marked]:
        """Read the cards of a place, bottom to top."""
        cards: list[_Marked] = []
        for text in found if isinstance(found, list) else [found]:
            written = _CARD.fullmatch(text) if isinstance(text, str) else None
            if written:
                code = (written[1] + written[2]).upper().replace("10", "T")
                cards.append((CARD_BY_CODE[code], written[2].isupper()))
            else:
                self.faults.append(Fault(FaultKind.UNREADABLE, excerpt(str(text)[:100]), place=place))
        return cards

    def _foundations(self) -> tuple[int, int, int, int]:
        lists = self._lists("foundations" if "foundations" in self._values else "foundation", len(FOUNDATION_PLACES))
        piles = [
            [card for card, _ in self._cards(cards, place)]
            for cards, place in zip(lists, FOUNDATION_PLACES, strict=False)
        ]
        return (0, 0, 0, 0) if self.faults else foundation_heights(piles)


def _column(cards: Sequence[_Marked], place: Place, *, is_marked: bool) -> Column:
    if not is_marked:
        return Column(tuple(card for card, _ in cards[:-1]), tuple(card for card, _ in cards[-1:]))
    hidden = tuple(card for card, is_open in cards if not is_open)
    if any(is_open for _, is_open in cards[: len(hidden)]):
        raise InvalidSetup([Fault(FaultKind.FACE_DOWN_ON_TOP, place=place)])
    return Column(hidden, tuple(card for card, is_open in cards if is_open))
