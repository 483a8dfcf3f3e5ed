"""What a screen reader walks on the table: an object for each place, each face-down group and each of the 52 cards."""

from collections.abc import Iterator
from enum import Enum

from PySide6.QtCore import QObject

from klondike_qt.game.cursor import Focus
from klondike_qt.rules.cards import PACK, Card
from klondike_qt.rules.position import COLUMN_PLACES, Place, Position

IDS = {
    Place.STOCK: "stock",
    Place.WASTE: "waste",
    Place.CLUBS: "clubs",
    Place.DIAMONDS: "diamonds",
    Place.HEARTS: "hearts",
    Place.SPADES: "spades",
    **{place: f"column-{number}" for number, place in enumerate(COLUMN_PLACES, 1)},
}
"""How each place is called by programs."""


class Kind(Enum):
    """What a node stands for."""

    PLACE = "place"
    HIDDEN = "hidden"
    """The face-down cards of a column, as one."""
    CARD = "card"
    """A face-up card of a column."""


class Node(QObject):
    """One thing on the table; made once for each window, hung up where it belongs, never made anew.

    It knows what it stands for and where it hangs, and what assistive technology was told of it; what it says and
    where it lies is asked of the table at the moment.
    """

    def __init__(self, parent: QObject, kind: Kind, place: Place | None = None, card: Card | None = None) -> None:
        super().__init__(parent)
        self.kind = kind
        self.place = place
        """Where it hangs; None: a card that is not to be seen in a column."""
        self.card = card
        self.up: Node | None = None
        self.kids: list[Node] = []
        self.told_name: str | None = None
        """The name that was asked for last; None: nobody has asked since it changed."""
        self.told_held = False
        """Whether it was last told to be held."""

    def is_within(self, other: "Node") -> bool:
        """Tell whether this node is another one or hangs below it."""
        return self is other or self.up is other


class NodeSet:
    """All nodes of one table."""

    def __init__(self, parent: QObject) -> None:
        self.places = tuple(Node(parent, Kind.PLACE, place) for place in Place)
        self.hidden = {place: Node(parent, Kind.HIDDEN, place) for place in COLUMN_PLACES}
        self.cards = {card: Node(parent, Kind.CARD, None, card) for card in PACK}

    def __iter__(self) -> Iterator[Node]:
        yield from self.places
        yield from self.hidden.values()
        yield from self.cards.values()

    def hung(self, position: Position) -> dict[Place, list[Node]]:
        """Return what hangs below each column: its face-down cards as one, then its face-up cards, deepest first."""
        return {
            place: [self.hidden[place]] * bool(position.column(place).hidden)
            + [self.cards[card] for card in position.column(place).run]
            for place in COLUMN_PLACES
        }

    def at(self, position: Position, focus: Focus) -> Node:
        """Return the node of a spot of the keyboard focus."""
        place = self.places[focus.place]
        if not focus.place.is_column or focus.depth is None:
            return place
        column = position.column(focus.place)
        if focus.depth < len(column.run):
            return self.cards[column.run[-1 - focus.depth]]
        return self.hidden[focus.place] if column.hidden else place


def focus_of(node: Node, position: Position) -> Focus | None:
    """Return the spot of the keyboard focus that a node is; None for a card that is not to be seen in a column."""
    place = node.place
    if place is None:
        return None
    if not place.is_column:
        return Focus(place)
    column = position.column(place)
    match node.kind:
        case Kind.PLACE:
            return Focus(place, None if column.hidden or column.run else 0)
        case Kind.HIDDEN:
            return Focus(place, len(column.run)) if column.hidden else None
        case Kind.CARD:
            return Focus(place, len(column.run) - 1 - column.run.index(node.card)) if node.card in column.run else None


def ident_of(node: Node, position: Position) -> str:
    """Return how programs call a node; nothing for a card that is not to be seen in a column."""
    if node.place is None or focus_of(node, position) is None:
        return ""
    match node.kind:
        case Kind.PLACE:
            return f"place-{IDS[node.place]}"
        case Kind.HIDDEN:
            return f"hidden-{IDS[node.place]}"
        case Kind.CARD:
            return f"card-{node.card.code}" if node.card else ""
