"""What an update did, as the one message that is heard and shown for it."""

from typing import assert_never

from klondike_qt.game.commands import NewGame, PutBack, PutDown, Redo, Resize, Restart
from klondike_qt.game.cursor import Empty, Holding
from klondike_qt.game.updates import Change, Update
from klondike_qt.rules.moves import Carry, Draw, Redeal, Step
from klondike_qt.words import cards, deals, endings, overview, piles, played, refusals
from klondike_qt.words.grammar import capital, followed
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate

_UNDONE = "A move that was taken back or played again: Undone: draw. "


def told(update: Update, manner: Manner = NORMAL) -> str:
    """Return the message for any update: what it did or why not; empty when there is nothing to say.

    Navigation says what lies at the focus. Each update yields one message, the turned card and what follows included.
    """
    if update.refusal:
        return refusals.told(update.refusal, update.after, manner)
    if update.won:
        return endings.won(update.after, manner)
    point = endings.turning_point(update, manner)
    return followed(_happened(update, manner, brief=bool(point)), point)


def _happened(update: Update, manner: Manner, *, brief: bool) -> str:
    match update.change:
        case Change.NOTHING:
            return _nothing(update)
        case Change.CLOCK:
            return ""
        case Change.FOCUS:
            narrowed = update.after.hand != update.before.hand
            return refusals.holding(update.after, manner) if narrowed else overview.focus_text(update.after, manner)
        case Change.HAND:
            return _hand(update)
        case Change.PLAYED:
            return played.told(update, brief=brief)
        case Change.UNDONE | Change.REDONE:
            return _again(update, brief=brief)
        case Change.TAKEN_BACK:
            return _taken_back(update)
        case Change.RESTARTED | Change.UNRESTARTED:
            return _restarted(update)
        case Change.DEALT:
            return deals.dealt(update.after, manner, is_new=isinstance(update.command, NewGame))
        case _:
            assert_never(update.change)


def _nothing(update: Update) -> str:
    """Return what to say when nothing was refused and nothing happened; the edge of the table stays silent."""
    match update.command:
        case Restart():
            return translate(
                "At the start of the deal; nothing was played yet", "Heard when a restart changes nothing."
            )
        case PutDown() | PutBack() | Resize():
            return refusals.holding(update.after) or translate(
                "Nothing is held", "Heard when cards are to be put down or back, but none was picked up."
            )
        case _:
            return ""


def _hand(update: Update) -> str:
    if isinstance(update.after.hand, Holding):
        return refusals.holding(update.after)
    if isinstance(update.before.hand, Empty):
        return ""
    hand = update.before.hand
    return translate(
        "Put back, {cards}, {place}",
        "Heard when held cards go back to where they lie. {cards}: such as six of clubs; {place}: such as column four.",
        cards=cards.headed(refusals.held_cards(update.before.position, hand)),
        place=piles.name(hand.place),
    )


def _restarted(update: Update) -> str:
    if update.change is Change.UNRESTARTED:
        return translate("Undone: restart", "Heard when going back to the start is itself taken back.")
    if isinstance(update.command, Redo):
        return translate("Redone: restart", "Heard when going back to the start of the deal is done once more.")
    return translate("Restarted, same deal; undo brings the game back", "Heard when the game begins again.")


def _taken_back(update: Update) -> str:
    turns = update.before.record.cursor - update.after.record.cursor
    return translate(
        "Undone: {n} moves; redo goes forward again",
        "Heard when several moves are taken back at once.",
        n=turns,
        one="Undone: {n} move; redo goes forward again",
    )


def _again(update: Update, *, brief: bool) -> str:
    undone = update.change is Change.UNDONE
    steps = update.steps
    if update.automatic:
        what = translate(
            "{n} automatic moves", _UNDONE + "Cards that went up by themselves.", n=len(steps), one="{n} automatic move"
        )
    else:
        what = _undone(steps[0]) if undone else _redone(steps[0])
    if undone:
        return translate("Undone: {what}", "Heard when a move is taken back. {what}: which one.", what=what)
    text = translate("Redone: {what}", "Heard when a move is played again. {what}: which one.", what=what)
    if brief or update.automatic:
        return text
    step = steps[0]
    news = capital(played.drawn(step)) if isinstance(step.move, Draw) else played.uncovered(steps, brief=True)
    return followed(text, news)


def _undone(step: Step) -> str:
    if isinstance(step.move, Carry):
        return translate(
            "{cards} back to {place}",
            _UNDONE + "{cards}: such as six of clubs; {place}: where they came from, such as column four.",
            cards=cards.headed(step.moved),
            place=piles.short_name(step.move.source),
        )
    return _stock_move(step.move)


def _redone(step: Step) -> str:
    if isinstance(step.move, Carry):
        return translate(
            "{cards} to {place}",
            _UNDONE + "{cards}: such as six of clubs; {place}: where they go, such as column four.",
            cards=cards.headed(step.moved),
            place=piles.short_name(step.move.destination),
        )
    return _stock_move(step.move)


def _stock_move(move: Draw | Redeal) -> str:
    if isinstance(move, Draw):
        return translate("draw", _UNDONE + "Cards were turned from the stock to the waste.")
    return translate("waste turned over", _UNDONE + "The waste went back under the stock.")
