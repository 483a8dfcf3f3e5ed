"""What is said when a game is won, stuck, or only needs to be finished."""

from klondike_qt.game.updates import Change, Standing, Update
from klondike_qt.rules.legal import is_stuck
from klondike_qt.rules.position import Position
from klondike_qt.words import status
from klondike_qt.words.grammar import listed
from klondike_qt.words.manner import Manner
from klondike_qt.words.translate import translate


def won(standing: Standing, manner: Manner) -> str:
    """Return the news of a win: "You won: 3078 points, 118 moves, 5 minutes 7 seconds"."""
    parts = [status.moves_text(standing.moves)]
    if manner.score:
        parts.insert(0, status.points(standing.score, standing.position.variant))
    if manner.timer:
        parts.append(status.time_text(standing.clock.elapsed))
    return translate(
        "You won: {result}",
        "Heard when the game is won. {result}: points or dollars, moves and time.",
        result=listed(parts),
    )


def turning_point(update: Update, manner: Manner) -> str:
    """Return what has to be said now because it was not so before: stuck, or ready to finish; else nothing."""
    before, after = update.before.position, update.after.position
    if update.change in {Change.NOTHING, Change.FOCUS, Change.HAND, Change.CLOCK}:
        return ""
    is_new = update.change is Change.DEALT
    if manner.offer_finish and _may_finish(after) and (is_new or not before.is_settled):
        return translate("All cards are face up. Finish plays the rest", "Heard when the rest can go up at once.")
    if update.change is not Change.UNDONE and is_stuck(after) and (is_new or not is_stuck(before)):
        return stuck()
    return ""


def stuck() -> str:
    """Return the news that a game is stuck, with what can be done."""
    return translate(
        "Nothing can be played any more. Undo, restart or new game", "Heard once when no move is left that helps."
    )


def _may_finish(position: Position) -> bool:
    return position.is_settled and not position.is_won
