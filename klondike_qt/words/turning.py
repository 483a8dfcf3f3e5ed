"""Moves that were taken back or played again."""

from klondike_qt.game.updates import Change, Update
from klondike_qt.rules.moves import Carry, Draw, Redeal, Step
from klondike_qt.rules.position import Position
from klondike_qt.words import cards, piles, played, spots, uncovering
from klondike_qt.words.grammar import capital, followed, listed
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate

_AGAIN = "A move that was taken back or played again: Undone: draw. "


def told(update: Update, manner: Manner = NORMAL, *, short: bool) -> str:
    """Return which turn was taken back or played again, and what is seen now."""
    steps = update.steps
    undone = update.change is Change.UNDONE
    if update.automatic:
        what = translate(
            "{n} automatic moves", _AGAIN + "Cards that went up by themselves.", n=len(steps), one="{n} automatic move"
        )
        return _undone(what) if undone else _redone(what)
    step = steps[0]
    what = _what(step, manner, undone=undone, short=short)
    if undone:
        return followed(_undone(what), _seen_again(step, manner, short=short))
    if isinstance(step.move, Draw):
        return followed(_redone(what), capital(_drawn_again(step, manner, short=short)))
    if short:
        return _redone(what)
    return followed(_redone(what), uncovering.told(steps, manner, with_place=manner.is_verbose))


def taken_back(update: Update, manner: Manner = NORMAL) -> str:
    """Return how many turns were taken back at once."""
    turns = update.before.record.cursor - update.after.record.cursor
    if manner.is_brief:
        return translate(
            "Undone: {n} moves", "Heard when several moves are taken back at once.", n=turns, one="Undone: {n} move"
        )
    return translate(
        "Undone: {n} moves; redo goes forward again",
        "Heard when several moves are taken back at once.",
        n=turns,
        one="Undone: {n} move; redo goes forward again",
    )


def _undone(what: str) -> str:
    return translate("Undone: {what}", "Heard when a move is taken back. {what}: which one.", what=what)


def _redone(what: str) -> str:
    return translate("Redone: {what}", "Heard when a move is played again. {what}: which one.", what=what)


def _what(step: Step, manner: Manner, *, undone: bool, short: bool) -> str:
    match step.move:
        case Draw():
            return translate("draw", _AGAIN + "Cards were turned from the stock to the waste.")
        case Redeal():
            return translate("waste turned over", _AGAIN + "The waste went back under the stock.")
        case Carry():
            return _carried(step, step.move, manner, undone=undone, short=short)


def _carried(step: Step, move: Carry, manner: Manner, *, undone: bool, short: bool) -> str:
    if manner.is_brief or short:
        return cards.name(step.moved[0], manner)
    named = cards.headed(step.moved, manner)
    if undone:
        return translate(
            "{cards} back to {place}",
            _AGAIN + "{cards}: such as six of clubs; {place}: where they came from, such as column four.",
            cards=named,
            place=piles.short_name(move.source),
        )
    return translate(
        "{cards} to {place}",
        _AGAIN + "{cards}: such as six of clubs; {place}: where they go, such as column four.",
        cards=named,
        place=piles.short_name(move.destination),
    )


def _drawn_again(step: Step, manner: Manner, *, short: bool) -> str:
    """Return what a draw brought that was played again: the top card alone, unless everything is to be told."""
    if manner.is_verbose and not short:
        return played.drawn(step, manner)
    top = cards.name(step.moved[-1], manner)
    return top if short else listed((top, *played.left(step.after, manner)))


def _seen_again(step: Step, manner: Manner, *, short: bool) -> str:
    """Return what is seen now that a move is taken back."""
    match step.move:
        case Draw():
            return _waste(step.before, manner, short=short)
        case Redeal():
            return "" if short and manner.is_brief else _waste(step.before, manner, short=short or manner.is_brief)
        case Carry():
            return _below(step, manner) if manner.is_verbose else ""


def _waste(position: Position, manner: Manner, *, short: bool) -> str:
    """Return what lies on the waste now, and how many cards the stock has."""
    if manner.is_verbose:
        seen = spots.waste(position)
    elif not position.waste:
        seen = translate("Waste empty", "Heard when a draw is taken back.")
    elif manner.is_brief:
        seen = capital(cards.name(position.waste[-1], manner))
    else:
        seen = translate(
            "Waste {card}",
            "Heard when a draw is taken back, or the turn of the waste. {card}: what lies on top of the waste now.",
            card=cards.name(position.waste[-1], manner),
        )
    return seen if short else listed((seen, *played.left(position, manner)))


def _below(step: Step, manner: Manner) -> str:
    """Return which card is face down again."""
    if step.turned is None or not manner.turned:
        return ""
    return translate(
        "{card} is face down again",
        "Heard when a move is taken back. {card}: the card that the move had turned over.",
        card=capital(cards.plain(step.turned)),
    )
