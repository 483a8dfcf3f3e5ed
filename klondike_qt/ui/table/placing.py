"""Puts the cards of one picture down: piles, the waste with its fan, and columns."""

from collections.abc import Sequence
from math import inf

from klondike_qt.rules.cards import Card
from klondike_qt.rules.position import FOUNDATION_PLACES, Column, Place, Position
from klondike_qt.ui.table.columns import Shape, shape_of
from klondike_qt.ui.table.grid import Grid
from klondike_qt.ui.table.picture import Badge, BadgeKind, CardSpot
from klondike_qt.ui.table.rects import Rect
from klondike_qt.ui.table.sizes import BAR, DIGIT_BADGE, STRIP_MARGIN

LAYER = 64
"""Orders of one place: more than a pack, so that places do not mix."""
STOCK_BADGE = (58, 41)


class Placing:
    """A picture in the making."""

    def __init__(self, grid: Grid, *, cropped: bool) -> None:
        self.grid = grid
        self.cropped = cropped
        self.pile_height = grid.cropped_height if cropped else grid.pile_height
        self.places: dict[Place, Rect] = {}
        self.cards: dict[Card, CardSpot] = {}
        self.badges: list[Badge] = []

    def put_stock(self, cards: Sequence[Card]) -> None:
        """Lay the stock; its first card is drawn first and lies on top."""
        rect = self._pile(Place.STOCK)
        self._stack(Place.STOCK, tuple(reversed(cards)), rect, face_up=False)
        if cards:
            width, height = STOCK_BADGE
            x = rect.x + (rect.width - width) / 2
            y = max(rect.y + 2, rect.bottom - 13 - height)
            badge = Rect(x, y, width, min(height, rect.height - 4))
            self.badges.append(Badge(BadgeKind.STOCK, Place.STOCK, len(cards), badge))

    def put_waste(self, cards: Sequence[Card]) -> None:
        """Lay the waste: its last cards fanned out, each with its whole index, the top one whole."""
        rect = self._pile(Place.WASTE)
        spots = fan_of(self.grid, rect, min(len(cards), self.grid.fan))
        if not spots:
            return
        buried = cards[: -len(spots)]
        self._bury(Place.WASTE, buried, Rect(spots[0][0].x, spots[0][0].y, rect.width, self.pile_height), face_up=True)
        for index, (drawn, shown) in enumerate(spots):
            covered = shown != drawn
            self._add(cards[len(buried) + index], Place.WASTE, drawn, shown, len(buried) + index, covered=covered)

    def put_foundations(self, position: Position) -> None:
        """Lay the four foundations."""
        for place in FOUNDATION_PLACES:
            cards = tuple(Card(rank, place.suit) for rank in range(1, position.foundations[place.suit] + 1))
            self._stack(place, cards, self._pile(place), face_up=True)

    def put_column(self, place: Place, column: Column, focused: int | None) -> None:
        """Lay one column; ``focused`` as for ``shape_of``."""
        grid, card = self.grid, self.grid.card
        x, y = grid.columns[place.index], grid.column_top(cropped=self.cropped)
        room = grid.room(cropped=self.cropped)
        self.places[place] = Rect(x, y, card.width, min(card.height, room))
        if column.hidden or column.run:
            shape = shape_of(len(column.hidden), len(column.run), room, slab=grid.slab, card=card, focused=focused)
            self._put_hidden(place, column, shape, x, y)
            if column.run:
                self._put_run(place, column, shape, x, y + shape.hidden)

    def _put_hidden(self, place: Place, column: Column, shape: Shape, x: float, y: float) -> None:
        card = self.grid.card
        under = 2 * card.radius
        for index, hidden in enumerate(column.hidden):
            top = y + index * shape.hidden_step
            if index == len(column.hidden) - 1 and not column.run:
                drawn = shown = Rect(x, top, card.width, shape.last)
            else:
                step = shape.hidden if shape.merged else shape.hidden_step
                drawn, shown = Rect(x, top, card.width, step + under), Rect(x, top, card.width, step)
            visible = not shape.merged or index == len(column.hidden) - 1
            self._add(hidden, place, drawn, shown, index, face_up=False, covered=bool(column.run), visible=visible)
        if shape.merged:
            self.badges.append(Badge(BadgeKind.HIDDEN, place, len(column.hidden), self._digit(x, y, shape.hidden)))

    def _digit(self, x: float, y: float, slab: int) -> Rect:
        """Return where the count of merged cards lies: on the slab, beside or over the index of the card below."""
        width, height = DIGIT_BADGE
        card = self.grid.card
        top = max(1.0, y + slab + STRIP_MARGIN / 2 - height)
        if card.digit_fits_beside:
            return Rect(x + round((card.index_right + card.mark_left - width) / 2), top, width, height)
        return Rect(x + round((card.width - width) / 2), top, width, height)

    def _put_run(self, place: Place, column: Column, shape: Shape, x: float, y: float) -> None:
        card, run, base = self.grid.card, column.run, len(column.hidden)
        window = shape.window
        strip = Rect(x, y, card.width, shape.strip)
        if window is None:
            first, end = 0, len(run)
        else:
            first, end = window.first, window.end
            self._put_covered(run[0], place, strip, base, most_under=BAR if window.above else inf)
            y = self._bar(BadgeKind.MORE, place, window.above, x, y + shape.strip)
            bar = Rect(x, y - BAR if window.above else y, card.width, BAR)
            self._bury(place, run[1:first], bar, face_up=True, base=base + 1)
        for index in range(first, end):
            if index == len(run) - 1:
                drawn = Rect(x, y, card.width, shape.last)
                self._add(run[index], place, drawn, drawn, base + index)
            else:
                is_over_bar = window is not None and index == end - 1
                strip = Rect(x, y, card.width, shape.strip)
                self._put_covered(run[index], place, strip, base + index, most_under=BAR if is_over_bar else inf)
                y += shape.strip
        if window and window.below:
            self._bar(BadgeKind.BELOW, place, window.below, x, y)
            self._bury(place, run[end:], Rect(x, y, card.width, BAR), face_up=True, base=base + end)

    def _put_covered(self, card: Card, place: Place, strip: Rect, index: int, *, most_under: float = inf) -> None:
        under = min(most_under, 2 * self.grid.card.radius)
        drawn = Rect(strip.x, strip.y, strip.width, strip.height + under)
        self._add(card, place, drawn, strip, index, covered=True)

    def _bar(self, kind: BadgeKind, place: Place, number: int, x: float, y: float) -> float:
        if not number:
            return y
        self.badges.append(Badge(kind, place, number, Rect(x, y, self.grid.card.width, BAR)))
        return y + BAR

    def _pile(self, place: Place) -> Rect:
        x, y = self.grid.piles[place]
        rect = self.places[place] = Rect(x, y, self.grid.card.width, self.pile_height)
        return rect

    def _stack(self, place: Place, cards: Sequence[Card], rect: Rect, *, face_up: bool) -> None:
        self._bury(place, cards[:-1], rect, face_up=face_up)
        for card in cards[-1:]:
            self._add(card, place, rect, rect, len(cards) - 1, face_up=face_up)

    def _bury(self, place: Place, cards: Sequence[Card], rect: Rect, *, face_up: bool, base: int = 0) -> None:
        nothing = Rect(rect.x, rect.y, rect.width, 0)
        for index, card in enumerate(cards, base):
            self._add(card, place, rect, nothing, index, face_up=face_up, covered=True, visible=False)

    def _add(
        self,
        card: Card,
        place: Place,
        drawn: Rect,
        shown: Rect,
        index: int,
        *,
        face_up: bool = True,
        covered: bool = False,
        visible: bool = True,
    ) -> None:
        order = place * LAYER + index
        self.cards[card] = CardSpot(card, place, drawn, shown, face_up, covered, visible, order)


def fan_of(grid: Grid, rect: Rect, count: int) -> list[tuple[Rect, Rect]]:
    """Return what is drawn and what is shown of the last ``count`` cards of the waste, oldest first.

    In the rail the fan goes down, strip by strip. In the top row it goes over column three, to the right; where two
    indices side by side are wider than that, the older cards lie one below the other beside the newest.
    """
    card = grid.card
    if count == 0:
        return []
    if count == 1:
        return [(rect, rect)]
    if grid.is_rail:
        covered = [rect.moved(0, i * card.strip) for i in range(count - 1)]
        strips = [
            (Rect(r.x, r.y, r.width, card.strip + 2 * card.radius), Rect(r.x, r.y, r.width, card.strip))
            for r in covered
        ]
        newest = rect.moved(0, (count - 1) * card.strip)
        return [*strips, (newest, newest)]
    span = card.width + grid.gap
    step = round(card.index_right) + STRIP_MARGIN // 2
    if 2 * step > span:
        return _beside(grid, rect, count, span)
    left = rect.x - (count - 1) * step if grid.frame.left_handed else rect.x
    drawn = [Rect(left + i * step, rect.y, rect.width, rect.height) for i in range(count)]
    shown = [Rect(r.x, r.y, step, r.height) for r in drawn[:-1]]
    return list(zip(drawn, [*shown, drawn[-1]], strict=True))


def _beside(grid: Grid, rect: Rect, count: int, span: int) -> list[tuple[Rect, Rect]]:
    card = grid.card
    older, newest = (rect.moved(-span, 0), rect) if grid.frame.left_handed else (rect, rect.moved(span, 0))
    strip = Rect(older.x, older.y, older.width, card.strip)
    rest = Rect(older.x, older.y + card.strip, older.width, older.height - card.strip)
    if count < len((strip, rest, newest)) or rest.height < card.strip:
        return [(older, older), (newest, newest)]
    drawn = Rect(strip.x, strip.y, strip.width, strip.height + min(2 * card.radius, rest.height))
    return [(drawn, strip), (rest, rest), (newest, newest)]
