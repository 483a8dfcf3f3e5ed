"""Short answers about parts of the table: face-down cards, stock and waste."""

from klondike_qt.rules.position import COLUMN_PLACES, Place, Position
from klondike_qt.words import cards, piles, spots, status
from klondike_qt.words.grammar import followed, listed
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate


def hidden_cards(position: Position, manner: Manner = NORMAL) -> str:
    """Return how many cards each column has face down, and which columns are empty (the key X)."""
    if manner.is_brief:
        return _in_order(position)
    hidden = {place: len(position.column(place).hidden) for place in COLUMN_PLACES}
    counts = listed(_counted(place, count) for place, count in hidden.items() if count)
    if not counts:
        text = translate("No card is face down", "Answers what is still face down in the columns.")
    elif manner.is_verbose:
        text = translate(
            "{n} face down: {list}",
            "Answers what is still face down, with the sum. {list}: column two 1, column four 3.",
            n=sum(hidden.values()),
            list=counts,
        )
    else:
        text = translate(
            "Face down: {list}", "Answers what is still face down. {list}: column two 1, column four 3.", list=counts
        )
    empty = listed(piles.name(place) for place in COLUMN_PLACES if not len(position.column(place)))
    if not empty:
        return text
    return followed(
        text, translate("Empty: {list}", "The columns without cards. {list}: column one, column six.", list=empty)
    )


def _in_order(position: Position) -> str:
    columns = (position.column(place) for place in COLUMN_PLACES)
    empty = translate("empty", "A place without cards, in a list of several places.")
    return translate(
        "Down: {list}",
        "Answers how many cards lie face down, for players who want little speech. {list}: one number for each column.",
        list=listed(str(len(column.hidden)) if len(column) else empty for column in columns),
    )


def stock(position: Position, manner: Manner = NORMAL) -> str:
    """Return what stock and waste hold, and which pass this is (the key S): "Stock 10, waste 6, top four of spades"."""
    counted = stock_count(position)
    if position.waste:
        count = translate("waste {count}", "Answers what the waste holds. {count}: cards.", count=len(position.waste))
        counted = listed((counted, count))
    if manner.is_verbose:
        return followed(counted, spots.waste(position, manner), status.pass_of_all(position))
    has_pass = bool(position.stock) or position.may_redeal or not position.waste
    if manner.is_brief and position.waste:
        is_limited = has_pass and position.variant.passes is not None
        return followed(counted, _pass(position)) if is_limited else listed((counted, _top(position, manner)))
    text = listed((counted, _top(position, manner))) if position.waste else followed(counted, spots.waste(position))
    passing = _pass(position) if manner.is_brief else status.pass_text(position)
    return followed(text, passing) if has_pass else text


def stock_count(position: Position) -> str:
    """Return what the stock holds: "Stock 10", "Stock finished"."""
    if position.stock:
        return status.stock_text(position)
    if position.may_redeal or not position.waste:
        return translate("Stock empty", "Answers what the stock holds.")
    return translate("Stock finished", "Answers what the stock holds: the waste may not be turned over again.")


def _top(position: Position, manner: Manner) -> str:
    card = cards.name(position.waste[-1], manner)
    if manner.is_brief:
        return card
    return translate("top {card}", "Answers what the waste holds, behind the number of cards. {card}: the top one.",
                     card=card)  # fmt: skip


def _pass(position: Position) -> str:
    return translate("Pass {number}", "The trip through the stock, 1 at the start.", number=position.pass_number)


def _counted(place: Place, count: int) -> str:
    return translate(
        "{place} {count}",
        "How many cards of a column are face down. {place}: column two; {count}: a number.",
        place=piles.name(place),
        count=count,
    )
