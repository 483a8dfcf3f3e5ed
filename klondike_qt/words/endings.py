"""What is said when a game is won, stuck, or only needs to be finished."""

from klondike_qt.game.updates import Change, Standing, Update
from klondike_qt.rules.legal import is_stuck
from klondike_qt.rules.moves import Carry
from klondike_qt.rules.position import Position
from klondike_qt.words import status
from klondike_qt.words.grammar import followed, listed
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate


def won(standing: Standing, manner: Manner) -> str:
    """Return the news of a win: "You won: 3078 points, 118 moves, 5 minutes 7 seconds"."""
    text = translate(
        "You won: {result}",
        "Heard when the game is won. {result}: points or dollars, moves and time.",
        result=status.moves_text(standing.moves) if manner.is_brief else result(standing, manner),
    )
    if not manner.is_verbose or not manner.new_game_key:
        return text
    return followed(
        text,
        translate("{key} deals a new game", "Heard when the game is won. {key}: such as F2.", key=manner.new_game_key),
    )


def result(standing: Standing, manner: Manner) -> str:
    """Return what a game was won with: "3078 points, 118 moves, 5 minutes 7 seconds"."""
    parts = [status.moves_text(standing.moves)]
    if manner.score:
        parts.insert(0, status.points(standing.score, standing.position.variant))
    if manner.timer:
        parts.append(status.time_text(standing.clock.elapsed))
    return listed(parts)


def bonus(update: Update, manner: Manner) -> str:
    """Return how much of the points of a win are for its time: "745 for the cards, 2333 for the time"; or nothing."""
    if not update.bonus or not manner.score:
        return ""
    return translate(
        "{points} for the cards, {bonus} for the time",
        "Shown under the points of a win, which are the sum of both.",
        points=update.after.score - update.bonus,
        bonus=update.bonus,
    )


def turning_point(update: Update, manner: Manner) -> str:
    """Return what has to be said now because it was not so before: stuck, or ready to finish; else nothing."""
    before, after = update.before.position, update.after.position
    if update.is_quiet:
        return ""
    is_new = update.change is Change.DEALT
    if after.is_settled:
        if before.is_settled and not is_new:
            return ""
        is_tight = turned_by_foundation(update) and not (manner.is_brief or manner.is_verbose)
        return _ready() if is_tight and manner.offer_finish else present(after, manner)
    if update.change in {Change.UNDONE, Change.TAKEN_BACK} or (is_stuck(before) and not is_new):
        return ""
    return present(after, manner)


def present(position: Position, manner: Manner) -> str:
    """Return what has to be said of a position whenever it is met anew: stuck, or ready to finish; else nothing."""
    if position.is_won:
        return ""
    if position.is_settled:
        return _finish(manner) if manner.offer_finish else ""
    return stuck(manner) if is_stuck(position) else ""


def _finish(manner: Manner) -> str:
    if manner.is_brief:
        return translate("All face up", "Heard when the rest can go up at once, by players who want little speech.")
    return translate("All cards are face up. Finish plays the rest", "Heard when the rest can go up at once.")


def turned_by_foundation(update: Update) -> bool:
    """Tell whether a card that went to its foundation turned the last face-down card over."""
    step = update.steps[0] if update.steps else None
    if step is None or not isinstance(step.move, Carry) or not step.move.destination.is_foundation:
        return False
    return step.turned is not None and update.after.position.is_settled and not update.after.position.is_won


def _ready() -> str:
    return translate(
        "All face up, ready to finish",
        "Heard when the rest can go up at once. Has to be short: what was played and turned over is told before it.",
    )


def stuck(manner: Manner = NORMAL) -> str:
    """Return the news that a game is stuck, with what can be done."""
    if manner.is_brief:
        return translate("Stuck", "Heard once when no move is left that helps, by players who want little speech.")
    if manner.rescue_key and manner.is_verbose:
        return translate(
            "Nothing can be played any more. Undo, {key} back to where it could be won, restart or new game",
            "Heard once when no move is left that helps. {key}: such as F8.",
            key=manner.rescue_key,
        )
    if manner.rescue_key:
        return translate(
            "Nothing can be played any more. Undo, {key}, restart, new game",
            "Heard once when no move is left that helps. {key}: such as F8, goes back to where the game could be won. "
            "Has to be short: what was played is told before it.",
            key=manner.rescue_key,
        )
    return translate(
        "Nothing can be played any more. Undo, restart or new game", "Heard once when no move is left that helps."
    )
