"""What lies on the table: one spot, one column, everything, and where a card is."""

from klondike_qt.game.cursor import Focus
from klondike_qt.game.updates import Standing
from klondike_qt.rules.cards import Card
from klondike_qt.rules.position import COLUMN_PLACES, FOUNDATION_PLACES, Place, Position, foundation_of
from klondike_qt.words import cards, piles
from klondike_qt.words.grammar import capital, followed, listed
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate


def focus_text(standing: Standing, manner: Manner = NORMAL) -> str:
    """Return what is heard where the focus is."""
    return spot_text(standing, standing.focus, manner)


def spot_text(standing: Standing, focus: Focus, manner: Manner = NORMAL) -> str:  # noqa: ARG001
    """Return what any spot of the table says; also the name of that spot for a screen reader."""
    return _spot(standing.position, focus)


def _spot(position: Position, focus: Focus) -> str:
    place, depth = focus.place, focus.depth
    if place is Place.STOCK:
        return piles.stock_at_focus(position)
    if place is Place.WASTE:
        return piles.waste(position)
    if place.is_foundation:
        return piles.foundation(position, place)
    column = position.column(place)
    if depth is None:
        return piles.column_whole(position, place)
    if depth == 0 or not column.run:
        return piles.column_last(position, place)
    if depth >= len(column.run):
        return piles.face_down(len(column.hidden)) if column.hidden else piles.column_last(position, place)
    return piles.deeper_card(column.run[-1 - depth], depth)


def read_out(position: Position, place: Place, manner: Manner = NORMAL, *, reverse: bool = False) -> str:  # noqa: ARG001
    """Return one place card by card, the deepest first (the key C, the word "column 3")."""
    if place is Place.STOCK:
        return piles.stock(position)
    if not place.is_column or not position.column(place).run:
        return _spot(position, Focus(place))
    column = position.column(place)
    hidden = (piles.face_down(len(column.hidden)),) if column.hidden else ()
    return translate(
        "{place}: {cards}",
        "Heard when a column is meant as a whole. {place}: which column; {cards}: its face-up cards.",
        place=capital(piles.name(place)),
        cards=listed((*hidden, *cards.names(column.run))),
    )


def table(standing: Standing, manner: Manner = NORMAL) -> str:  # noqa: ARG001
    """Return the whole table in one message: waste, stock, foundations and columns by their ends."""
    position = standing.position
    columns = (piles.column_whole(position, place) for place in COLUMN_PLACES)
    return followed(*_top(position), *columns)


def board(position: Position) -> tuple[str, ...]:
    """Return the whole table as lines, one for each place, the foundations in one."""
    return (*_top(position), *(read_out(position, place) for place in COLUMN_PLACES))


def foundations(position: Position, manner: Manner = NORMAL) -> str:  # noqa: ARG001
    """Return how far the foundations are: "Foundations: hearts to three, others empty"."""
    heights = {place.suit: position.foundations[place.suit] for place in FOUNDATION_PLACES}
    built = [built_to(Card(height, suit)) for suit, height in heights.items() if height]
    if not built:
        return translate("Foundations empty", "Heard when the table is read and no foundation has a card.")
    if len(built) < len(heights):
        built.append(translate("others empty", "The foundations that were not named. Ends a list: hearts to three."))
    return translate(
        "Foundations: {list}", "Heard when the table is read. {list}: hearts to three.", list=listed(built)
    )


def built_to(top: Card) -> str:
    """Return how far a foundation is built: "hearts to three"."""
    return translate(
        "{suit} to {rank}",
        "How far a foundation is built. {suit}: hearts; {rank}: the rank of its top card.",
        suit=cards.suit_name(top.suit),
        rank=cards.rank_name(top.rank),
    )


def whereabouts(position: Position, card: Card, manner: Manner = NORMAL) -> str:  # noqa: ARG001
    """Return where a card is, as far as the player can know (the key K, the word "find")."""
    return translate(
        "{card}: {where}",
        "Answers where a card is. {card}: its name; {where}: such as column two, with 1 card on it.",
        card=capital(cards.name(card)),
        where=_where(position, card),
    )


def _where(position: Position, card: Card) -> str:
    if position.foundations[card.suit] >= card.rank:
        return piles.name(foundation_of(card.suit))
    if card in position.waste:
        return _under(piles.name(Place.WASTE), len(position.waste) - 1 - position.waste.index(card))
    for place in COLUMN_PLACES:
        run = position.column(place).run
        if card in run:
            return _under(piles.name(place), len(run) - 1 - run.index(card))
    return translate("still face down or in the stock", "Answers where a card is that cannot be seen yet.")


def _under(place: str, above: int) -> str:
    if not above:
        return translate("{place}, on top", "Answers where a card is. {place}: column two, waste.", place=place)
    return translate(
        "{place}, with {n} cards on it",
        "Answers where a card is. {place}: column two, waste; {n}: how many cards lie on the card.",
        n=above,
        one="{place}, with {n} card on it",
        place=place,
    )


def _top(position: Position) -> tuple[str, ...]:
    return piles.waste(position), piles.stock(position), foundations(position)
