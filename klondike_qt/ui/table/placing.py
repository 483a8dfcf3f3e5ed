"""Puts the cards of one picture down: piles, the waste with its fan, and columns."""

from collections.abc import Sequence
from math import inf

from klondike_qt.rules.cards import Card
from klondike_qt.rules.position import FOUNDATION_PLACES, Column, Place, Position
from klondike_qt.ui.table.columns import Shape, shape_of
from klondike_qt.ui.table.fan import fan_of
from klondike_qt.ui.table.grid import Grid
from klondike_qt.ui.table.picture import Badge, BadgeKind, CardSpot
from klondike_qt.ui.table.rects import Rect
from klondike_qt.ui.table.sizes import BAR, RIM, STOCK_PILL, STRIP_MARGIN, TEXT, pill_of, wide_pill_of

STOCK_BADGE = (58, 41)
"""Width and height of the pill round the count of the stock, where its digits are 24 high."""


class Placing:
    """A picture in the making; a card that is put down later lies higher."""

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
            text = self.grid.card.text
            width, height = STOCK_BADGE[0] * text / TEXT, round(STOCK_PILL * text)
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
        for card, (drawn, shown) in zip(cards[len(buried) :], spots, strict=True):
            self._add(card, Place.WASTE, drawn, shown, covered=shown != drawn)

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
                drawn = shown = Rect(x, y + shape.hidden, card.width, shape.last)
            else:
                step = shape.hidden if shape.merged else shape.hidden_step
                drawn, shown = Rect(x, top, card.width, step + under), Rect(x, top, card.width, step)
            visible = not shape.merged or index == len(column.hidden) - 1
            self._add(hidden, place, drawn, shown, face_up=False, covered=drawn != shown, visible=visible)
        if shape.merged:
            self.badges.append(Badge(BadgeKind.HIDDEN, place, len(column.hidden), self._digit(x, y, shape.hidden)))

    def _digit(self, x: float, y: float, slab: int) -> Rect:
        """Return where the count of merged cards lies: on the slab, beside or over the index of the card below."""
        card, above = self.grid.card, self.grid.above_columns
        width, height = card.whole_pill
        if height <= slab - 2 * RIM:
            return Rect(x + round((card.width - width) / 2), y + (slab - height) // 2, width, height)
        if card.digit_fits_beside:
            width, height = pill_of(card.text)
            width = min(width + 8, int(card.mark_left - card.index_right - 2))
            left = round((card.index_right + card.mark_left - width) / 2)
            return Rect(x + left, y - min(6, above), width, height)
        lowest = slab + STRIP_MARGIN // 2
        text = max(TEXT, min(card.text, lowest + above - 2 * RIM))
        width, height = wide_pill_of(text)
        return Rect(x + round((card.width - width) / 2), y + lowest - height, width, height)

    def _put_run(self, place: Place, column: Column, shape: Shape, x: float, y: float) -> None:
        card, run = self.grid.card, column.run
        window = shape.window
        bar = window.bar if window else BAR
        count = self.badges[-1].rect if shape.merged else None
        counted = count is not None and count.bottom > y
        strip = Rect(x, y, card.width, shape.strip)
        if window is None:
            first, end = 0, len(run)
        else:
            first, end = window.first, window.end
            self._put_covered(run[0], place, strip, most_under=bar if window.above else inf, counted=counted)
            y = self._bar(BadgeKind.MORE, place, window.above, Rect(x, y + shape.strip, card.width, bar))
            over = Rect(x, y - bar if window.above else y, card.width, bar)
            self._bury(place, run[1:first], over, face_up=True)
        for index in range(first, end):
            if index == len(run) - 1:
                drawn = Rect(x, y, card.width, shape.last)
                self._add(run[index], place, drawn, drawn)
            else:
                is_over_bar = window is not None and index == end - 1
                strip = Rect(x, y, card.width, shape.strip)
                self._put_covered(
                    run[index], place, strip, most_under=bar if is_over_bar else inf, counted=counted and index == 0
                )
                y += shape.strip
        if window and window.below:
            under = Rect(x, y, card.width, bar)
            self._bar(BadgeKind.BELOW, place, window.below, under)
            self._bury(place, run[end:], under, face_up=True)

    def _put_covered(
        self, card: Card, place: Place, strip: Rect, *, most_under: float = inf, counted: bool = False
    ) -> None:
        under = min(most_under, 2 * self.grid.card.radius)
        drawn = Rect(strip.x, strip.y, strip.width, strip.height + under)
        self._add(card, place, drawn, strip, covered=True, counted=counted)

    def _bar(self, kind: BadgeKind, place: Place, number: int, rect: Rect) -> float:
        """Lay a bar, if it has cards to count, and return where the column goes on."""
        if not number:
            return rect.y
        self.badges.append(Badge(kind, place, number, rect))
        return rect.bottom

    def _pile(self, place: Place) -> Rect:
        x, y = self.grid.piles[place]
        rect = self.places[place] = Rect(x, y, self.grid.card.width, self.pile_height)
        return rect

    def _stack(self, place: Place, cards: Sequence[Card], rect: Rect, *, face_up: bool) -> None:
        self._bury(place, cards[:-1], rect, face_up=face_up)
        for card in cards[-1:]:
            self._add(card, place, rect, rect, face_up=face_up)

    def _bury(self, place: Place, cards: Sequence[Card], rect: Rect, *, face_up: bool) -> None:
        nothing = Rect(rect.x, rect.y, rect.width, 0)
        for card in cards:
            self._add(card, place, rect, nothing, face_up=face_up, covered=True, visible=False)

    def _add(
        self,
        card: Card,
        place: Place,
        drawn: Rect,
        shown: Rect,
        *,
        face_up: bool = True,
        covered: bool = False,
        visible: bool = True,
        counted: bool = False,
    ) -> None:
        order = len(self.cards)
        self.cards[card] = CardSpot(card, place, drawn, shown, face_up, covered, visible, order, counted)
