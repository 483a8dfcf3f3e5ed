"""What can be wrong with a deal or a position that came from outside, as values that name every fault."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from klondike_qt.rules.cards import Card
from klondike_qt.rules.position import Place

LONGEST_TEXT = 20_000
"""Characters of the longest text of a deal or a position that is read at all."""
LONGEST_EXCERPT = 24
MOST_OF_A_KIND = 20


class FaultKind(StrEnum):
    """Kinds of faults; beside each, which fields of a ``Fault`` go with it."""

    # Reading
    EMPTY = "empty"
    """There is nothing to read."""
    TOO_LONG = "too-long"
    """Far longer than anything readable (number: most characters that are read)."""
    UNKNOWN_FORM = "unknown-form"
    """None of the known forms of a deal (text)."""
    FOREIGN_DIGITS = "foreign-digits"
    """A number in other digits than 0 to 9 (text)."""
    NUMBER_RANGE = "number-range"
    """A deal number that does not exist (text; number: the largest that does)."""
    NUMBER_FROM_ZERO = "number-from-zero"
    """The same for a program whose numbers begin with 0."""
    UNREADABLE = "unreadable"
    """Something that cannot be read (text, line; place: in whose line; number: character of the line, from 1)."""
    LOWER_CASE = "lower-case"
    """Card codes that must be upper case (number: how many; text, line: the first one)."""
    TEN = "ten"
    """Tens written as 10 instead of T (number: how many; text, line: the first one)."""
    INNER_SPACE = "inner-space"
    """Space between the cards of a deal text, which is written in one piece (number: character, from 1)."""
    UNKNOWN_LINE = "unknown-line"
    """A line that begins with no known word (text, line)."""
    REPEATED_LINE = "repeated-line"
    """A line that was given before (text: its word, line)."""
    MISSING_LINE = "missing-line"
    """A line that is needed (text: its word)."""
    DIGIT_COUNT = "digit-count"
    """Digits that could be a deal, but are not 156 (number: how many)."""
    UNKNOWN_CARD = "unknown-card"
    """A card that the writer did not know (text, line; place: in whose line)."""
    BROKEN_JSON = "broken-json"
    """JSON that breaks off (line; number: character of the line, from 1)."""
    BROKEN_XML = "broken-xml"
    """XML that breaks off (line; number: character of the line, from 1)."""
    OTHER_GAME = "other-game"
    """A saved game that is no Klondike (text: which game)."""
    CODE_FORM = "code-form"
    """A code that lacks a part, or has one that cannot be (text: that part)."""
    CODE_CHECK = "code-check"
    """A code of which some character is wrong: its last two do not fit the others."""
    OTHER_VERSION = "other-version"
    """A game of a version of this program that is not known here (text: its heading)."""
    ILLEGAL_MOVE = "illegal-move"
    """A turn of a game that the rules refuse (text: its moves, line)."""
    IMPOSSIBLE_TURN = "impossible-turn"
    """A turn that cannot be where it stands (text: its moves, line)."""
    NOT_OPENING = "not-opening"
    """A position in the middle of a game where a deal is wanted."""
    TOO_MANY_TURNS = "too-many-turns"
    """More turns than any game has (number: most that are read)."""
    LARGE_FILE = "large-file"
    """A file far larger than any game."""
    NO_TEXT = "no-text"
    """A file that is no text (number: the first byte that is none, from 1)."""
    PICKLE = "pickle"
    """A saved game of PySol, which could make this program do anything."""
    # Cards
    CARD_COUNT = "card-count"
    """Not 52 cards (number: how many)."""
    DOUBLE_CARDS = "double-cards"
    """Cards that are there more than once (cards)."""
    MISSING_CARDS = "missing-cards"
    """Cards that are not there (cards)."""
    # Places
    COLUMN_COUNT = "column-count"
    """Not seven columns (number: how many)."""
    PLACE_COUNT = "place-count"
    """A place of an opening with a wrong number of cards (place, number: how many it has)."""
    FACE_DOWN_ON_TOP = "face-down-on-top"
    """A column whose last card, or a card above a face-up one, is face down (place)."""
    NOT_A_RUN = "not-a-run"
    """Face-up cards of a column that do not fit on one another (place; cards: the lower and the upper one)."""
    FOUNDATION_HEIGHT = "foundation-height"
    """A foundation that is not 0 to 13 cards high (place, number)."""
    FOUNDATION_ORDER = "foundation-order"
    """A foundation that is not built up from the ace in one suit (place)."""
    MISSING_FOUNDATION = "missing-foundation"
    """A foundation without a height (place)."""
    # Rules
    UNKNOWN_VARIANT = "unknown-variant"
    """Not the name of a variant (text, line)."""
    PASSES_FROM_ONE = "passes-from-one"
    """A pass or a limit of passes below 1 (text: ``pass`` or ``passes``; number)."""
    PASSES_USED_UP = "passes-used-up"
    """A pass after the last one (number)."""
    MORE = "more"
    """So many faults more, all like those named (number)."""


_COUNTED = frozenset({FaultKind.LOWER_CASE, FaultKind.TEN})


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault: its kind and what a sentence about it needs (see the kinds)."""

    kind: FaultKind
    text: str | None = None
    """What was written: printable characters only, and few of them."""
    line: int | None = None
    """In which line, from 1."""
    number: int | None = None
    place: Place | None = None
    cards: tuple[Card, ...] = ()


class InvalidSetup(ValueError):
    """A deal or a position that cannot be, or cannot be read; ``faults`` names all that is wrong with it."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        """Keep the faults, at least one; faults that would repeat one sentence are counted instead."""
        self.faults = tuple(_folded(faults))
        super().__init__(", ".join(fault.kind.value for fault in self.faults))


def excerpt(text: str) -> str:
    """Return the beginning of an untrusted text with nothing in it that could not be shown."""
    shown = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text[:LONGEST_EXCERPT])
    return shown + "…" if len(text) > LONGEST_EXCERPT else shown


def _folded(faults: Iterable[Fault]) -> Iterator[Fault]:
    faults = tuple(dict.fromkeys(faults))
    number = Counter(fault.kind for fault in faults)
    seen = Counter[FaultKind]()
    for fault in faults:
        seen[fault.kind] += 1
        if fault.kind in _COUNTED:
            if seen[fault.kind] == 1:
                yield replace(fault, number=number[fault.kind])
        elif seen[fault.kind] <= MOST_OF_A_KIND:
            yield fault
    more = sum(
        count - MOST_OF_A_KIND for kind, count in number.items() if kind not in _COUNTED and count > MOST_OF_A_KIND
    )
    if more:
        yield Fault(FaultKind.MORE, number=more)
