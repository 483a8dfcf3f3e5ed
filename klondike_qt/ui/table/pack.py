"""The 52 cards of the picture together."""

from collections.abc import Callable, Iterable

from klondike_qt.game.cursor import Holding
from klondike_qt.game.updates import Standing
from klondike_qt.rules.cards import PACK, Card
from klondike_qt.rules.position import Place, Position
from klondike_qt.ui.table.boxes import united
from klondike_qt.ui.table.card_item import CardItem
from klondike_qt.ui.table.drawing import Aim, Drawing
from klondike_qt.ui.table.held import held_cards, laid_bare, raised_by
from klondike_qt.ui.table.motion import Motion, Track
from klondike_qt.ui.table.picture import Picture
from klondike_qt.ui.table.rects import Rect
from klondike_qt.ui.table.transition import Pace

DRAGGED = -1
"""The number of the flight that follows the pointer."""


class Pack:
    """Moves the cards as a whole; each of them knows where it belongs."""

    def __init__(self, drawing: Drawing, motion: Motion) -> None:
        self.items = {card: CardItem(card, drawing) for card in PACK}
        self._motion = motion
        self._held: tuple[Card, ...] = ()

    def aim(self, picture: Picture, standing: Standing, dragged: tuple[Place, int] | None) -> None:
        """Say where all of them belong from now on; what lies under held and ``dragged`` cards is seen whole."""
        position, hand = standing.position, standing.hand
        self._held = held_cards(position, hand)
        lift = raised_by(picture, position, hand)
        lifted: list[tuple[Place, int | None]] = [dragged] if dragged else []
        if isinstance(hand, Holding):
            lifted.append((hand.place, hand.count))
        bare = {laid_bare(position, place, count) for place, count in lifted}
        shaded = _under_face_up(position)
        for card, item in self.items.items():
            spot = picture.cards[card]
            height = picture.card_height if spot.place.is_column else spot.rect.height
            item.aim(
                Aim(
                    spot,
                    lift if card in self._held else None,
                    spot.shown.height if card in shaded else None,
                    height if card in bare else None,
                )
            )

    def settle(self) -> None:
        """Let all lie where they belong; whatever was on its way has arrived."""
        for item in self.items.values():
            item.settle()

    def settle_idle(self) -> None:
        """Let those lie where they belong that are not on their way."""
        for item in self.items.values():
            if item.is_under_way:
                item.refit()
            else:
                item.settle()

    def gather(self, stock: Rect) -> None:
        """Put all of them on the stock, unseen, before a deal."""
        for item in self.items.values():
            item.gather(stock.x, stock.y, stock.height)

    def set_out(self, pace_of: Callable[[Card], Pace]) -> None:
        """Let every card that does not lie as it belongs go there, if it is seen before or after."""
        tracks = []
        axes = self._axes(pace_of)
        for card, item in self.items.items():
            is_seen = item.isVisible()
            if item.is_under_way:
                continue
            if not (is_seen or item.goal.visible):
                item.settle()
            elif item.is_astray:
                pace = pace_of(card)
                item.depart(pace.flight, waits=not is_seen and pace.delay > 0, axis=axes.get(pace.flight))
                tracks.append(Track(item, pace.duration, pace.delay))
            else:
                item.wait()
        self._motion.start(tracks)
        if not self._motion.is_moving:
            self.settle()

    def _axes(self, pace_of: Callable[[Card], Pace]) -> dict[int | None, tuple[float, float]]:
        """Return where cards that fly together turn over as one, by their flight: in the middle of all."""
        turning: dict[int, list[CardItem]] = {}
        for card, item in self.items.items():
            flight = pace_of(card).flight
            if flight is not None and item.face_up != item.spot.face_up and (item.isVisible() or item.goal.visible):
                turning.setdefault(flight, []).append(item)
        return {
            flight: (united(item.here for item in items).centre[0], united(item.spot.rect for item in items).centre[0])
            for flight, items in turning.items()
            if len(items) > 1
        }

    def follow(self, cards: Iterable[Card], x: float, y: float) -> None:
        """Let cards lie with the pointer, that far from where they belong."""
        for card in cards:
            item = self.items[card]
            rect = item.spot.rect
            item.follow(rect.x + x, rect.y + y, DRAGGED)

    def drop(self) -> None:
        """Let go of the cards at the pointer: they lie where they are, until they are sent on."""
        for item in self.items.values():
            if item.flight == DRAGGED:
                item.is_under_way = False

    def under_way(self) -> set[Card]:
        """Return the cards that are on their way."""
        return {card for card, item in self.items.items() if item.is_under_way}

    def resting(self) -> dict[Place, Rect]:
        """Return the box round the cards that lie in each place."""
        boxes: dict[Place, list[Rect]] = {}
        for card, item in self.items.items():
            lies = item.flight is None and not item.is_turning and card not in self._held
            if lies and item.isVisible():
                boxes.setdefault(item.spot.place, []).append(item.here)
        return {place: united(rects) for place, rects in boxes.items()}

    def flying(self) -> tuple[tuple[Rect, float], ...]:
        """Return the box round the cards that are in the air together, and how high they are (1: highest)."""
        flights: dict[int, list[CardItem]] = {}
        for item in self.items.values():
            if item.flight is not None and item.isVisible():
                flights.setdefault(item.flight, []).append(item)
        return tuple(
            (united([item.here for item in items]), max(item.height for item in items)) for items in flights.values()
        )

    def held(self) -> tuple[Rect, ...]:
        """Return the box round the cards in the hand, unless they are on their way."""
        rects = [self.items[card].here for card in self._held if self.items[card].flight is None]
        return (united(rects),) if rects else ()


def _under_face_up(position: Position) -> set[Card]:
    """Return the column cards that a face-up card lies on."""
    shaded: set[Card] = set()
    for column in position.columns:
        if column.run:
            shaded.update(column.hidden[-1:], column.run[:-1])
    return shaded
