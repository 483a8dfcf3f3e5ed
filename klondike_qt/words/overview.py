"""What lies on the table: one spot, one column, everything, and where a card is."""

from klondike_qt.game.cursor import Focus
from klondike_qt.game.updates import Standing
from klondike_qt.rules.cards import KING, Card
from klondike_qt.rules.position import COLUMN_PLACES, FOUNDATION_PLACES, Place, Position
from klondike_qt.words import cards, columns, hands, piles, spots
from klondike_qt.words.grammar import capital, followed, listed
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate


def focus_text(standing: Standing, manner: Manner = NORMAL) -> str:
    """Return what is heard where the focus is."""
    return spot_text(standing, standing.focus, manner)


def spot_text(standing: Standing, focus: Focus, manner: Manner = NORMAL) -> str:
    """Return what any spot of the table says; also the name of that spot for a screen reader."""
    return hands.at_spot(standing, focus, manner) or _spot(standing.position, focus, manner)


def _spot(position: Position, focus: Focus, manner: Manner) -> str:
    place, depth = focus.place, focus.depth
    if place is Place.STOCK:
        return spots.stock(position, manner)
    if place is Place.WASTE:
        return spots.waste(position, manner)
    if place.is_foundation:
        return spots.foundation(position, place, manner)
    column = position.column(place)
    if depth is None:
        return columns.column_whole(position, place, manner)
    if 0 < depth < len(column.run):
        return columns.deeper_card(position, place, depth, manner)
    if depth and column.hidden:
        return columns.face_down(position, place, manner)
    return columns.column_last(position, place, manner)


def read_out(position: Position, place: Place, manner: Manner = NORMAL, *, reverse: bool = False) -> str:
    """Return one place card by card, the deepest first unless ``reverse`` (the key C, the word "column 3")."""
    if place.is_column:
        column = position.column(place)
        hidden, up = len(column.hidden), column.run
    else:
        hidden, up = 0, position.waste if place is Place.WASTE else ()
    if not up:
        return _spot(position, Focus(place), manner)
    names = list(cards.names(up, manner))
    if hidden:
        names.insert(0, columns.down(hidden) if manner.is_brief else piles.face_down(hidden))
    return columns.named_column(place, listed(reversed(names) if reverse else names), manner)


def table(standing: Standing, manner: Manner = NORMAL) -> str:
    """Return the whole table in one message: columns by their ends, card by card if everything is wanted."""
    position = standing.position
    if manner.is_verbose:
        return followed(*_top(position), *(read_out(position, place) for place in COLUMN_PLACES))
    by_column = (columns.column_whole(position, place, manner) for place in COLUMN_PLACES)
    return followed(*_top(position, manner), *by_column)


def board(position: Position) -> tuple[str, ...]:
    """Return the whole table as lines, one for each place, the foundations in one."""
    return (*_top(position), *(read_out(position, place) for place in COLUMN_PLACES))


def foundations(position: Position, manner: Manner = NORMAL) -> str:
    """Return how far the foundations are: "Foundations: hearts to three, others empty"."""
    if manner.is_brief and any(position.foundations):
        return capital(listed(_height(position.foundations[place.suit]) for place in FOUNDATION_PLACES))
    if manner.is_verbose:
        return followed(*(capital(_waiting(position, place)) for place in FOUNDATION_PLACES))
    heights = {place.suit: position.foundations[place.suit] for place in FOUNDATION_PLACES}
    built = [built_to(Card(height, suit)) for suit, height in heights.items() if height]
    if not built:
        return translate("Foundations empty", "Heard when the table is read and no foundation has a card.")
    if len(built) < len(heights):
        built.append(translate("others empty", "The foundations that were not named. Ends a list: hearts to three."))
    return translate(
        "Foundations: {list}", "Heard when the table is read. {list}: hearts to three.", list=listed(built)
    )


def _height(height: int) -> str:
    if height:
        return cards.rank_name(height)
    return translate("empty", "A place without cards, in a list of several places.")


def _waiting(position: Position, place: Place) -> str:
    height, suit = position.foundations[place.suit], cards.suit_name(place.suit)
    if not height:
        return translate(
            "{suit} empty, needs the ace", "In a list of the foundations. {suit}: of an empty one.", suit=suit
        )
    built = built_to(Card(height, place.suit))
    if height == KING:
        return built
    return translate(
        "{built}, needs the {rank}",
        "In a list of the foundations. {built}: clubs to two; {rank}: of the card that can go there next.",
        built=built,
        rank=cards.rank_name(height + 1),
    )


def built_to(top: Card) -> str:
    """Return how far a foundation is built: "hearts to three"."""
    return translate(
        "{suit} to {rank}",
        "How far a foundation is built. {suit}: hearts; {rank}: the rank of its top card.",
        suit=cards.suit_name(top.suit),
        rank=cards.rank_name(top.rank),
    )


def _top(position: Position, manner: Manner = NORMAL) -> tuple[str, ...]:
    stock = _stock(position, manner)  # which tells of the waste too when both are empty
    waste = spots.waste(position, manner) if position.waste or position.stock else ""
    return tuple(filter(None, (waste, stock, foundations(position))))


def _stock(position: Position, manner: Manner) -> str:
    """Return what the stock holds, without the key that acts only when the focus is there."""
    if not position.stock and position.waste and position.may_redeal and not manner.is_brief:
        return spots.can_be_turned()
    return spots.stock(position, manner)
