"""Moves that were taken back or played again."""

from klondike_qt.game.updates import Change, Update
from klondike_qt.rules.moves import Carry, Draw, Redeal, Step
from klondike_qt.words import cards, piles, played, spots, uncovering
from klondike_qt.words.grammar import capital, followed
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
    what = _what(steps[0], manner, undone=undone, short=short)
    if undone:
        return followed(_undone(what), _below(steps[0], manner) if manner.is_verbose else "")
    if short:
        return _redone(what)
    step = steps[0]
    if isinstance(step.move, Draw):
        return followed(_redone(what), capital(played.drawn(step, manner)))
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


def _below(step: Step, manner: Manner) -> str:
    """Return what is seen now that a move is taken back."""
    if isinstance(step.move, Draw):
        return spots.waste(step.before)
    if step.turned is None or not manner.turned:
        return ""
    return translate(
        "{card} is face down again",
        "Heard when a move is taken back. {card}: the card that the move had turned over.",
        card=capital(cards.plain(step.turned)),
    )
