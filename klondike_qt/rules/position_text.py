"""Any moment of a game as a text, hidden cards included; the form is described in ``read_position``."""

from collections.abc import Iterator

from klondike_qt.rules.cards import Card, Suit
from klondike_qt.rules.faults import LONGEST_TEXT, Fault, FaultKind, InvalidSetup
from klondike_qt.rules.lines import numbered_lines
from klondike_qt.rules.position import COLUMN_PLACES, Place, Position
from klondike_qt.rules.position_reader import KNOWN_LINES, PositionReader
from klondike_qt.rules.setup import Setup, arranged, setup_faults
from klondike_qt.rules.variant import VARIANTS


def position_text(position: Position) -> str:
    """Return the text of a position, lines ending in LF.

    Of the rules it holds what decides which moves there are: draw, passes and worrying back. Penalty and time bonus
    are those of the named variant.
    """
    return "".join(f"{word}: {value}".rstrip() + "\n" for word, value in _lines(position))


def is_position_text(text: str) -> bool:
    """Tell whether a text is meant as a position rather than as a deal: a line of it begins like one of a position."""
    return any(line.partition(":")[0].rstrip() in KNOWN_LINES for _, line in numbered_lines(text) if ":" in line)


def read_position(text: str) -> Position:
    """Read a position text; raises InvalidSetup with every fault.

    Lines in any order, ``#`` begins a comment::

        variant: draw-three
        passes: 3                      # optional: a limit other than the variant's, or ``unlimited``
        worry-back: no                 # optional
        pass: 2
        stock: 4H AC 4D                # first drawn first
        waste: 7S 3S TD                # bottom to top
        foundations: C0 D2 H0 S1       # height of each suit
        1: <QS> <4C> KH QS             # <..> face down; the last card is the top
        2:                             # and so on to 7
    """
    if len(text) > LONGEST_TEXT:
        raise InvalidSetup([Fault(FaultKind.TOO_LONG, number=LONGEST_TEXT)])
    if not any(numbered_lines(text)):
        raise InvalidSetup([Fault(FaultKind.EMPTY)])
    reading = PositionReader(text)
    setup = Setup(
        variant=reading.variant(),
        stock=reading.cards("stock", Place.STOCK),
        waste=reading.cards("waste", Place.WASTE),
        foundations=reading.foundations(),
        columns=tuple(reading.column(place) for place in COLUMN_PLACES),
        pass_number=reading.number("pass", 1),
    )
    if reading.faults:
        raise InvalidSetup((*reading.faults, *setup_faults(setup)))
    return arranged(setup)


def _lines(position: Position) -> Iterator[tuple[str, str]]:
    variant = position.variant
    named = next(
        (name, value)
        for name, value in VARIANTS.items()
        if (value.draw, value.scoring) == (variant.draw, variant.scoring)
    )
    yield "variant", named[0]
    if variant.passes != named[1].passes:
        yield "passes", "unlimited" if variant.passes is None else str(variant.passes)
    if not variant.worry_back:
        yield "worry-back", "no"
    yield "pass", str(position.pass_number)
    yield "stock", _codes(position.stock)
    yield "waste", _codes(position.waste)
    heights = zip(Suit, position.foundations, strict=True)
    yield "foundations", " ".join(f"{suit.letter}{height}" for suit, height in heights)
    for number, column in enumerate(position.columns, 1):
        hidden = (f"<{card.code}>" for card in column.hidden)
        yield str(number), " ".join((*hidden, *(card.code for card in column.run)))


def _codes(cards: tuple[Card, ...]) -> str:
    return " ".join(card.code for card in cards)
