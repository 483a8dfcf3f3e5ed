"""What a hint says: where to look, the move with its reason, and what to do when nothing helps."""

from collections.abc import Iterator
from typing import assert_never

from klondike_qt.game.cursor import Holding
from klondike_qt.game.hint import Basis, Hint, HintReason, NoHintReason
from klondike_qt.rules.cards import Card
from klondike_qt.rules.moves import Carry, Draw, Redeal
from klondike_qt.rules.position import Place, Position
from klondike_qt.rules.variant import Scoring
from klondike_qt.words import cards, endings, hands, outlook, piles
from klondike_qt.words.grammar import capital, followed, listed
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate

_REASON = "Why a hinted move is a good one; ends the hint behind a colon. "


def where_to_look(hint: Hint) -> str:
    """Return the first step of a hint: "Look at column five"."""
    source = hint.move.source if isinstance(hint.move, Carry) else Place.STOCK
    if source is Place.STOCK:
        return translate("Look at the stock", "The first step of a hint.")
    if source is Place.WASTE:
        return translate("Look at the waste", "The first step of a hint.")
    return translate("Look at {place}", "The first step of a hint. {place}: column five.", place=piles.name(source))


def whole(position: Position, hint: Hint, manner: Manner = NORMAL, *, sourced: bool = False) -> str:
    """Return the whole hint: the move, as far as there is room its reason, and how sure it is.

    ``sourced`` names where its card lies; verbose does that anyway.
    """
    move = capital(_move(position, hint, manner, sourced=sourced))
    if manner.is_brief:
        return move
    text = translate(
        "{move}: {reason}",
        "A hint. {move}: what to play, such as jack of hearts from column five to foundation; {reason}: why.",
        move=move,
        reason=listed((_reason(position, hint, manner), *_costs(position, hint))),
    )
    return followed(text, _basis(hint.basis, manner))


def none(reason: NoHintReason, manner: Manner = NORMAL) -> str:
    """Return why there is nothing to hint at."""
    match reason:
        case NoHintReason.WON if manner.is_brief:
            return translate("Game is won", "Heard when a hint is asked for after the win.")
        case NoHintReason.WON:
            return translate("The game is won", "Heard when a hint is asked for after the win.")
        case NoHintReason.STUCK:
            return endings.stuck(manner)
        case NoHintReason.LOST:
            return outlook.lost(manner)
        case NoHintReason.TAKE_BACK if manner.is_brief:
            return translate("Undo the last move", "Heard in place of a hint.")
        case NoHintReason.TAKE_BACK:
            return translate("Undo the last move: the game can be won from there", "Heard in place of a hint.")
        case NoHintReason.NOTHING_HELPS | NoHintReason.CANCELLED:
            return _nothing_helps(manner)
        case _:
            assert_never(reason)


def _nothing_helps(manner: Manner) -> str:
    if manner.is_brief:
        return translate("No useful move", "Heard when a hint is asked for and nothing helps.")
    return translate("No move looks useful", "Heard when a hint is asked for and nothing helps.")


def press_again(manner: Manner = NORMAL) -> str:
    """Return what the next presses do after the first step."""
    if manner.is_brief or not manner.hint_key:
        return ""
    return translate(
        "{key} tells the move, then plays it",
        "Ends the first step of a hint. {key}: such as H, which is pressed twice.",
        key=manner.hint_key,
    )


def plays_it(manner: Manner = NORMAL) -> str:
    """Return how the hinted move is played."""
    if not manner.is_verbose or not manner.hint_key:
        return ""
    return translate("{key} plays it", "Ends a whole hint. {key}: such as H.", key=manner.hint_key)


def left() -> str:
    """Return what is said when a hint is put away."""
    return translate("Hint put away", "Heard when Esc takes the marks of a hint off the table.")


def looking() -> str:
    """Return what is said while a hint is looked for."""
    return translate("Looking for a hint …", "Seen and heard when finding a hint takes a while.")


def _move(position: Position, hint: Hint, manner: Manner, *, sourced: bool) -> str:
    match hint.move:
        case Draw():
            if sourced or manner.is_verbose:
                return translate("draw from the stock", "The move of a hint. A reason follows.")
            return translate("draw now", 'The move of a hint, after "Look at the stock". A reason follows.')
        case Redeal():
            return translate("turn the waste over", _REASON)
        case Carry():
            return _carried(position, hint.move, manner, sourced=sourced)
        case _:
            assert_never(hint.move)


def _carried(position: Position, move: Carry, manner: Manner, *, sourced: bool) -> str:
    held = hands.held_cards(position, Holding(move.source, move.count))
    if sourced and not manner.is_verbose:
        return _sourced(position, move, held[0], manner)
    where = _goal(position, move.destination, manner)
    if not manner.is_verbose:
        return translate(
            "{card} to {where}",
            "The move of a hint. {card}: jack of hearts; {where}: foundation, or queen of clubs, column two.",
            card=cards.name(held[0], manner),
            where=where,
        )
    return translate(
        "move {cards} from {source} to {where}",
        "The move of a hint. {cards}: such as jack of hearts; {source}: such as column five; "
        "{where}: foundation, or queen of clubs, column two.",
        cards=cards.headed(held, manner),
        source=piles.name(move.source),
        where=where,
    )


def _sourced(position: Position, move: Carry, card: Card, manner: Manner) -> str:
    """Return a move with its source; what it goes on is then named by its card alone."""
    is_number = manner.is_brief and move.source.is_column
    under = None if move.destination.is_foundation else position.top_card(move.destination)
    return translate(
        "{card}, {source}, to {where}",
        "The move of a hint. {card}: jack of hearts; {source}: such as column five; "
        "{where}: foundation, queen of clubs, or an empty column.",
        card=cards.name(card, manner),
        source=piles.brief_name(move.source) if is_number else piles.short_name(move.source),
        where=cards.plain(under, manner) if under else piles.short_name(move.destination),
    )


def _goal(position: Position, place: Place, manner: Manner) -> str:
    top = position.top_card(place)
    if top is None or place.is_foundation:
        return piles.short_name(place)
    named = cards.plain(top, manner)
    return named if manner.is_brief else piles.beside(named, piles.name(place))


def _reason(position: Position, hint: Hint, manner: Manner) -> str:
    match hint.reason:
        case HintReason.TURNS_OVER:
            return translate("turns over a hidden card", _REASON)
        case HintReason.EMPTIES_COLUMN:
            return translate("empties the column", _REASON)
        case HintReason.GOES_UP:
            return translate("one card more is where it belongs", _REASON + "A card goes to its foundation.")
        case HintReason.KING_TO_EMPTY:
            return translate("the empty column gets a king", _REASON)
        case HintReason.MAKES_PLACE | HintReason.COMES_BACK:
            return _makes_place(position, hint.card, manner)
        case HintReason.FREES_CARD:
            return _frees(position, hint.card)
        case _:
            return _stock_reason(hint.reason)


def _stock_reason(reason: HintReason) -> str:
    match reason:
        case HintReason.FROM_WASTE:
            return translate("one card less in waste", _REASON)
        case HintReason.DRAWS_CARD:
            return translate("a useful card comes", _REASON + "A card of the stock will be needed.")
        case HintReason.REDEALS:
            return translate("the stock is needed again", _REASON)
        case _:
            return translate("a step on the way", _REASON + "It helps only together with later moves.")


def _costs(position: Position, hint: Hint) -> Iterator[str]:
    """Yield what turning the waste over costs, if that is hinted at."""
    if not isinstance(hint.move, Redeal):
        return
    variant = position.variant
    if variant.scoring is Scoring.STANDARD and variant.redeal_penalty:
        yield translate(
            "costs up to {n} points",
            _REASON + "Turning the waste over loses so many points, or all that there are if they are fewer.",
            n=variant.redeal_penalty,
            one="costs up to {n} point",
        )
    if variant.passes == position.pass_number + 1:
        yield translate("then it is the last pass", _REASON + "The waste may not be turned over again.")


def _makes_place(position: Position, card: Card | None, manner: Manner) -> str:
    if card is None or not _is_seen(position, card):
        return translate("makes place for another", _REASON + "Another card can be put there now.")
    if manner.is_verbose:
        return translate(
            "makes place for {card}", _REASON + "{card}: a card that can be put there now.", card=cards.plain(card)
        )
    return translate("place for {card}", _REASON + "{card}: a card that can be put there now.", card=cards.plain(card))


def _frees(position: Position, card: Card | None) -> str:
    if card is None or not _is_seen(position, card):
        return translate("frees a card", _REASON)
    return translate("frees {card}", _REASON + "{card}: the card that lies under it.", card=cards.plain(card))


def _is_seen(position: Position, card: Card) -> bool:
    """Tell whether a card lies face up in a column or on the waste: no hint gives another's name away."""
    return card in piles.shown_waste(position) or any(card in column.run for column in position.columns)


def _basis(basis: Basis, manner: Manner) -> str:
    if not manner.is_verbose:
        return _short_basis(basis)
    match basis:
        case Basis.PROVED:
            return translate("This wins; hidden cards are known", "Ends a hint: it is proved to lead to a win.")
        case Basis.FAIR:
            return translate("Judged by the cards that you can see", "Ends a hint that knows no hidden card.")
        case Basis.GUESSED:
            return translate("A guess: no way to win is known", "Ends a hint that nothing is proved about.")
        case Basis.LOST:
            return translate("A guess: the game can no longer be won", "Ends a hint in a lost game.")
        case _:
            assert_never(basis)


def _short_basis(basis: Basis) -> str:
    match basis:
        case Basis.PROVED:
            return translate("This wins", "Ends a hint: it is proved to lead to a win.")
        case Basis.FAIR:
            return translate("Seems best", "Ends a hint that is judged by the cards that can be seen.")
        case Basis.GUESSED | Basis.LOST:
            return translate("A guess", "Ends a hint that is not known to lead to a win.")
        case _:
            assert_never(basis)
