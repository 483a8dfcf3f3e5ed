"""Where the nodes lie in the picture, and which one lies under a point."""

from collections.abc import Iterable

from klondike_qt.game.cursor import Holding
from klondike_qt.game.updates import Standing
from klondike_qt.rules.cards import Card
from klondike_qt.rules.position import Place
from klondike_qt.ui.access.nodes import Kind, Node
from klondike_qt.ui.table.boxes import united
from klondike_qt.ui.table.held import held_cards, laid_bare, raised_by
from klondike_qt.ui.table.picture import BadgeKind, CardSpot, Picture
from klondike_qt.ui.table.rects import Rect


def extent(node: Node, standing: Standing, picture: Picture) -> Rect:
    """Return what can be seen and clicked of a node; without height if it is scrolled away."""
    if node.kind is Kind.CARD and node.card:
        return _seen(picture.cards[node.card], _lift(node.card, standing, picture))
    place = node.place or Place.STOCK
    if node.kind is Kind.HIDDEN:
        return _hidden(place, standing, picture)
    spots = [spot for spot in picture.cards.values() if spot.place is place and spot.visible]
    bars = [badge.rect for badge in picture.badges if badge.place is place and place.is_column]
    return united([picture.places[place], *bars, *(spot.shown for spot in spots)])


def _lift(card: Card, standing: Standing, picture: Picture) -> tuple[float, float]:
    if card in held_cards(standing.position, standing.hand):
        return raised_by(picture, standing.position, standing.hand)
    return 0.0, 0.0


def _seen(spot: CardSpot, lift: tuple[float, float]) -> Rect:
    shown = spot.shown
    return shown.moved(*lift) if spot.visible else Rect(shown.x, shown.y, shown.width, 0)


def _hidden(place: Place, standing: Standing, picture: Picture) -> Rect:
    spots = [picture.cards[card] for card in standing.position.column(place).hidden]
    seen = [spot.shown for spot in spots if spot.visible and spot.shown.height]
    if not seen:
        badges = [badge.rect for badge in picture.badges if badge.place is place and badge.kind is BadgeKind.HIDDEN]
        return united(badges or [picture.places[place]])
    return united(seen)


def uppermost(nodes: Iterable[Node], standing: Standing, picture: Picture, x: float, y: float) -> Node | None:
    """Return what lies under a point of the table: a held card, a card, face-down cards, a place."""
    held = held_cards(standing.position, standing.hand)
    found = [node for node in nodes if _painted(node, standing, picture).contains(x, y)]
    ranks = {Kind.PLACE: 0, Kind.HIDDEN: 1, Kind.CARD: 2}
    return max(found, key=lambda node: (node.card in held, ranks[node.kind], _order(node, picture)), default=None)


def _painted(node: Node, standing: Standing, picture: Picture) -> Rect:
    """Return the extent; of the card that held ones were lifted off, all of it."""
    rect, hand = extent(node, standing, picture), standing.hand
    if node.card and isinstance(hand, Holding) and hand.place.is_column:
        count = len(held_cards(standing.position, hand))
        if node.card == laid_bare(standing.position, hand.place, count) and rect.height:
            return Rect(rect.x, rect.y, rect.width, picture.card_height)
    return rect


def _order(node: Node, picture: Picture) -> int:
    return picture.cards[node.card].order if node.card else 0
