"""The lines of a position text, read one by one."""

import re
from dataclasses import replace

from klondike_qt.rules.cards import CARD_BY_CODE, Card, Suit
from klondike_qt.rules.faults import Fault, FaultKind, excerpt
from klondike_qt.rules.lines import numbered_lines, words_of
from klondike_qt.rules.position import FOUNDATION_PLACES, Column, Place
from klondike_qt.rules.variant import KLONDIKE, VARIANTS, Variant

_NEEDED = ("variant", "pass", "stock", "waste", "foundations", *"1234567")
KNOWN_LINES = frozenset({*_NEEDED, "passes", "worry-back"})
_NUMBER = re.compile(r"-?[0-9]{1,9}")
_HEIGHT = re.compile(r"([CDHS])([0-9]{1,2})")
_FACE_DOWN = re.compile(r"<(.*)>", re.DOTALL)


class PositionReader:
    """A position text being read: its lines by their word, and in ``faults`` what is wrong so far."""

    def __init__(self, text: str) -> None:
        """Sort the lines; the other methods then read one each."""
        self.lines: dict[str, tuple[int, str]] = {}
        self.faults: list[Fault] = []
        for number, line in numbered_lines(text):
            word, colon, value = line.partition(":")
            word = word.rstrip()
            if not colon or word not in KNOWN_LINES:
                self.faults.append(Fault(FaultKind.UNKNOWN_LINE, excerpt(line), number))
            elif word in self.lines:
                self.faults.append(Fault(FaultKind.REPEATED_LINE, word, number))
            else:
                self.lines[word] = (number, value)
        self.faults += [Fault(FaultKind.MISSING_LINE, word) for word in _NEEDED if word not in self.lines]

    def variant(self) -> Variant:
        """Return the named variant with the limit and the rule of worrying back given beside it."""
        name = self._only_word("variant", "klondike")
        variant = VARIANTS.get(name)
        if variant is None:
            self._refuse(FaultKind.UNKNOWN_VARIANT, "variant", name)
        changed = variant or replace(KLONDIKE, passes=None)
        if self._only_word("passes", "") == "unlimited":
            changed = replace(changed, passes=None)
        elif "passes" in self.lines:
            limit = self.number("passes", 1)
            if limit < 1:
                self.faults.append(Fault(FaultKind.PASSES_FROM_ONE, "passes", number=limit))
            changed = replace(changed, passes=max(limit, 1))
        return changed if self._worry_back() else replace(changed, worry_back=False)

    def number(self, word: str, otherwise: int) -> int:
        """Return the whole number on a line, or ``otherwise``."""
        text = self._only_word(word, str(otherwise))
        if _NUMBER.fullmatch(text):
            return int(text)
        self._refuse(FaultKind.UNREADABLE, word, text)
        return otherwise

    def foundations(self) -> tuple[int, int, int, int]:
        """Return the height of each foundation."""
        heights: dict[Suit, int] = {}
        line, value = self.lines.get("foundations", (0, ""))
        for text in words_of(value):
            found = _HEIGHT.fullmatch(text)
            suit = next((suit for suit in Suit if found and suit.letter == found[1]), None)
            if found and suit is not None and suit not in heights:
                heights[suit] = int(found[2])
            else:
                self._refuse(FaultKind.UNREADABLE, "foundations", text)
        if line:
            absent = (place for place in FOUNDATION_PLACES if place.suit not in heights)
            self.faults += [Fault(FaultKind.MISSING_FOUNDATION, line=line, place=place) for place in absent]
        clubs, diamonds, hearts, spades = (heights.get(suit, 0) for suit in Suit)
        return clubs, diamonds, hearts, spades

    def cards(self, word: str, place: Place) -> tuple[Card, ...]:
        """Return the cards on the line of the stock or the waste."""
        texts = words_of(self.lines.get(word, (0, ""))[1])
        return tuple(card for text in texts if (card := self._card(word, text, place)))

    def column(self, place: Place) -> Column:
        """Return a column; a face-down card above a face-up one is a fault."""
        hidden: list[Card] = []
        run: list[Card] = []
        word = str(place.index + 1)
        line, value = self.lines.get(word, (0, ""))
        for text in words_of(value):
            face_down = _FACE_DOWN.fullmatch(text)
            card = self._card(word, face_down[1] if face_down else text, place)
            if card:
                (hidden if face_down else run).append(card)
            if face_down and run:
                self.faults.append(Fault(FaultKind.FACE_DOWN_ON_TOP, line=line, place=place))
        return Column(tuple(hidden), tuple(run))

    def _card(self, word: str, text: str, place: Place) -> Card | None:
        card = CARD_BY_CODE.get(text)
        if card:
            return card
        mended = text.upper().replace("10", "T") if len(text) <= len("10H") else ""
        if mended not in CARD_BY_CODE:
            self._refuse(FaultKind.UNREADABLE, word, text, place)
            return None
        self._refuse(FaultKind.TEN if text.startswith("10") else FaultKind.LOWER_CASE, word, text)
        return CARD_BY_CODE[mended]

    def _only_word(self, word: str, otherwise: str) -> str:
        """Return what a line says if it is there, as one word."""
        return " ".join(words_of(self.lines[word][1])) if word in self.lines else otherwise

    def _worry_back(self) -> bool:
        text = self._only_word("worry-back", "yes")
        if text not in {"yes", "no"}:
            self._refuse(FaultKind.UNREADABLE, "worry-back", text)
        return text != "no"

    def _refuse(self, kind: FaultKind, word: str, text: str, place: Place | None = None) -> None:
        self.faults.append(Fault(kind, excerpt(text), self.lines.get(word, (0, ""))[0], place=place))
