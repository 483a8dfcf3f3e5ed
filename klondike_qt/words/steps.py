"""What an update did, as the one message that is heard and shown for it."""

from typing import assert_never

from klondike_qt.game.commands import Activate, NewGame, PutBack, PutDown, Redo, Resize, Restart
from klondike_qt.game.cursor import EMPTY, Empty, Holding
from klondike_qt.game.updates import Change, Update
from klondike_qt.preferences.schema import PlaceNames
from klondike_qt.rules.moves import Carry
from klondike_qt.words import cards, deals, endings, hands, overview, piles, played, refusals, turning
from klondike_qt.words.grammar import followed
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate


def told(update: Update, manner: Manner = NORMAL) -> str:
    """Return the message for any update: what it did or why not; empty when there is nothing to say.

    Navigation says what lies at the focus. Each update yields one message, the turned card and what follows included.
    """
    if isinstance(update.command, Resize) and update.change is Change.NOTHING and update.after.hand != EMPTY:
        return hands.at_limit(update.after, manner, most=update.command.by > 0)
    if update.refusal:
        return refusals.told(update.refusal, update.after, manner)
    if update.won:
        return endings.won(update.after, manner)
    point = endings.turning_point(update, manner)
    if point or not _is_put_back(update):
        return followed(_happened(update, manner, short=bool(point)), point)
    return followed(hands.put_back(), _happened(update, manner, short=_is_tight(update, manner)))


def _is_put_back(update: Update) -> bool:
    """Tell whether cards were held that the command did not mean, so that they went back unasked."""
    hand = update.before.hand
    if not isinstance(hand, Holding) or update.after.hand != EMPTY:
        return False
    if update.change in {Change.HAND, Change.DEALT} or isinstance(update.command, PutDown | Activate):
        return False
    move = update.steps[0].move if update.change is Change.PLAYED and update.automatic < len(update.steps) else None
    return not isinstance(move, Carry) or move.source is not hand.place


def _is_tight(update: Update, manner: Manner) -> bool:
    """Tell whether there is less room than usual behind the news that cards were put back."""
    if manner.is_verbose:
        return False
    is_long = 0 < update.automatic < len(update.steps) or update.change is Change.REDONE
    return manner.is_brief or is_long


def _happened(update: Update, manner: Manner, *, short: bool) -> str:
    match update.change:
        case Change.NOTHING:
            return _nothing(update, manner)
        case Change.CLOCK:
            return ""
        case Change.FOCUS:
            narrowed = update.after.hand != update.before.hand
            return hands.holding(update.after, manner) if narrowed else overview.focus_text(update.after, manner)
        case Change.HAND:
            return _hand(update, manner)
        case Change.PLAYED:
            return played.told(update, manner, short=short)
        case Change.UNDONE | Change.REDONE:
            return turning.told(update, manner, short=short)
        case Change.TAKEN_BACK:
            return turning.taken_back(update, manner)
        case Change.RESTARTED | Change.UNRESTARTED:
            return _restarted(update, manner)
        case Change.DEALT:
            return deals.dealt(update.after, manner, is_new=isinstance(update.command, NewGame))
        case _:
            assert_never(update.change)


def _nothing(update: Update, manner: Manner) -> str:
    """Return what to say when nothing was refused and nothing happened; the edge of the table stays silent."""
    match update.command:
        case Restart():
            if manner.is_brief:
                return translate("At the start", "Heard when a restart changes nothing.")
            return translate(
                "At the start of the deal; nothing was played yet", "Heard when a restart changes nothing."
            )
        case PutDown() | PutBack() | Resize():
            return translate("Nothing is held", "Heard when cards are to be put down or back, but none was picked up.")
        case _:
            return ""


def _hand(update: Update, manner: Manner) -> str:
    hand = update.before.hand
    if isinstance(update.after.hand, Holding):
        return hands.holding(update.after, manner)
    return "" if isinstance(hand, Empty) else _put_back(update, hand, manner)


def _put_back(update: Update, hand: Holding, manner: Manner) -> str:
    if manner.is_brief:
        return hands.put_back()
    named = cards.headed(hands.held_cards(update.before.position, hand), manner)
    if manner.place_names is PlaceNames.NONE:
        return translate(
            "Put back, {cards}",
            "Heard when held cards go back to where they lie. {cards}: such as six of clubs.",
            cards=named,
        )
    return translate(
        "Put back, {cards}, {place}",
        "Heard when held cards go back to where they lie. {cards}: such as six of clubs; {place}: such as column four.",
        cards=named,
        place=piles.name(hand.place),
    )


def _restarted(update: Update, manner: Manner) -> str:
    if update.change is Change.UNRESTARTED:
        return translate("Undone: restart", "Heard when going back to the start is itself taken back.")
    if isinstance(update.command, Redo):
        return translate("Redone: restart", "Heard when going back to the start of the deal is done once more.")
    if manner.is_brief:
        return translate("Restarted", "Heard when the game begins again.")
    return translate("Restarted, same deal; undo brings the game back", "Heard when the game begins again.")
