"""The game that the program on the desktop should be in, played beside it by the same moves."""

from collections.abc import Iterator, Sequence

from support.fingers import carry_of
from support.games import command_of, dealt, session_on

from klondike_qt.rules.cards import Card
from klondike_qt.rules.position import COLUMN_PLACES, Place, Position
from klondike_qt.ui.table.layout import Frame, Picture, Rect, lay_out
from klondike_qt.words.cards import plain

NAMES = ("stock", "waste", "clubs", "diamonds", "hearts", "spades", *(f"column-{number}" for number in range(1, 8)))
"""How each place is called, in the order of the places."""
KEYS = (("n",), ("9",), *(("8",) * number for number in range(1, 5)), *((digit,) for digit in "1234567"))
"""The keys that go to each place."""


class Shadow:
    """A game beside the game."""

    def __init__(self, deal: int = 24) -> None:
        self._session = session_on(dealt(deal))

    @property
    def position(self) -> Position:
        """How the cards lie."""
        return self._session.standing.position

    def play(self, token: str) -> None:
        """Play a move here."""
        self._session.handle(command_of(token), 0.0)

    def presses(self, token: str) -> tuple[str, ...]:
        """Return the ids of what has to be pressed for a move: the card and where it goes, or the stock."""
        if token in {"d", "r"}:
            return ("place-stock",)
        source, destination, count = carry_of(token)
        return self._id(source, count), f"place-{NAMES[destination]}"

    def _id(self, place: Place, count: int) -> str:
        if not place.is_column:
            return f"place-{NAMES[place]}"
        return f"card-{self.position.column(place).run[-count].code}"

    def hidden(self) -> Iterator[Card]:
        """Yield the cards that nobody can know: those of the stock, and those face down."""
        yield from self.position.stock
        for place in COLUMN_PLACES:
            yield from self.position.column(place).hidden

    def secrets(self) -> set[str]:
        """Return all words and ids by which a card that nobody can know would be betrayed."""
        return {text for card in self.hidden() for text in (plain(card).lower(), f"card-{card.code}".lower())}

    def picture(self, width: float, height: float) -> Picture:
        """Return where everything lies on a table of this size."""
        return lay_out(self.position, Frame(width, height), self._session.standing.focus)

    def rect(self, picture: Picture, name: str) -> Rect:
        """Return where a place lies: its topmost card, or the empty place."""
        place = Place(NAMES.index(name))
        stock = self.position.stock
        top = (stock[0] if stock else None) if place is Place.STOCK else self.position.top_card(place)
        return picture.cards[top].shown if top else picture.places[place]

    def nodes(self) -> list[str]:
        """Return the ids of the things on the table, in reading order."""
        found = []
        for place in Place:
            found.append(f"place-{NAMES[place]}")
            if place.is_column:
                column = self.position.column(place)
                found += [f"hidden-{NAMES[place]}"] * bool(column.hidden)
                found += [f"card-{card.code}" for card in column.run]
        return found


def keys_of(tokens: Sequence[str]) -> Iterator[str]:
    """Yield the keys that play moves by the digits of the places (``support.fingers`` for a program far away)."""
    for token in tokens:
        if token in {"d", "r"}:
            yield "n"
            continue
        source, destination, _ = carry_of(token)
        yield from KEYS[source]
        yield from ("f",) if destination.is_foundation else ("space", *KEYS[destination])
