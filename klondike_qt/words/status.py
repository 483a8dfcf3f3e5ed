"""Score, moves, time, passes: what the status line shows and the score key says."""

from klondike_qt.game.updates import Standing
from klondike_qt.rules.cards import PACK
from klondike_qt.rules.position import Position
from klondike_qt.rules.variant import Scoring, Variant
from klondike_qt.words.grammar import capital, listed
from klondike_qt.words.manner import NORMAL, Manner
from klondike_qt.words.translate import translate

SECONDS, MINUTES = 60, 60
_SHOWN = "Shown in the status line and heard when the score is asked for. "


def score_text(standing: Standing) -> str:
    """Return the score as the status line shows it: "Score 85", "Minus 22 dollars"."""
    if standing.position.variant.scoring is Scoring.VEGAS:
        return capital(money(standing.score))
    return translate("Score {score}", _SHOWN + "{score}: points.", score=standing.score)


def money(dollars: int) -> str:
    """Return dollars in words: "minus 22 dollars"."""
    note = "The score of a Las Vegas game, which can be below zero. "
    if dollars < 0:
        return translate("minus {n} dollars", note, n=-dollars, one="minus {n} dollar")
    return translate("{n} dollars", note, n=dollars, one="{n} dollar")


def points(score: int, variant: Variant) -> str:
    """Return a result in the unit of the game: "745 points", "minus 22 dollars"."""
    if variant.scoring is Scoring.VEGAS:
        return money(score)
    return translate("{n} points", "The score of a won game.", n=score, one="{n} point")


def moves_text(moves: int) -> str:
    """Return how many moves were made: "42 moves"."""
    return translate("{n} moves", _SHOWN, n=moves, one="{n} move")


def to_go_text(position: Position) -> str:
    """Return how many cards are not yet on the foundations: "31 cards to go"."""
    missing = len(PACK) - sum(position.foundations)
    return translate(
        "{n} cards to go", _SHOWN + "Cards that are not yet on the foundations.", n=missing, one="{n} card to go"
    )


def clock_text(seconds: float) -> str:
    """Return the time as the status line shows it: "5:07", "1:02:03"."""
    minutes, left = divmod(int(seconds), SECONDS)
    hours, minutes = divmod(minutes, MINUTES)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"


def time_text(seconds: float) -> str:
    """Return the time in words: "5 minutes 7 seconds"."""
    minutes, left = divmod(int(seconds), SECONDS)
    hours, minutes = divmod(minutes, MINUTES)
    parts = []
    if hours:
        parts.append(translate("{n} hours", "Part of a time.", n=hours, one="{n} hour"))
    if minutes:
        parts.append(translate("{n} minutes", "Part of a time.", n=minutes, one="{n} minute"))
    if left or not parts:
        parts.append(translate("{n} seconds", "Part of a time.", n=left, one="{n} second"))
    return listed(parts)


def stock_text(position: Position) -> str:
    """Return how many cards the stock has, as the status line shows it: "Stock 21"."""
    return translate("Stock {count}", "Shown in the status line. {count}: cards to draw.", count=len(position.stock))


def pass_text(position: Position) -> str:
    """Return which trip through the stock this is: "Pass 2", "Pass 2 of 3"."""
    limit = position.variant.passes
    if limit is None:
        return translate(
            "Pass {number}", _SHOWN + "The trip through the stock, 1 at the start.", number=position.pass_number
        )
    return translate(
        "Pass {number} of {limit}",
        _SHOWN + "The trip through the stock, and how many this game has.",
        number=position.pass_number,
        limit=limit,
    )


def pass_of_all(position: Position) -> str:
    """Return which trip through the stock this is, of how many: "Pass 2 of 3", "Pass 1 of unlimited"."""
    if position.variant.passes is not None:
        return pass_text(position)
    return translate(
        "Pass {number} of unlimited",
        "Heard at the stock. The trip through it, 1 at the start; there can be any number of them.",
        number=position.pass_number,
    )


def report(standing: Standing, seconds: float, manner: Manner = NORMAL) -> str:
    """Return the answer to the score key: "Score 85, 42 moves, 31 cards to go, 5 minutes 7 seconds"."""
    if manner.is_brief:
        return _brief_report(standing, manner)
    parts = [moves_text(standing.moves), to_go_text(standing.position)]
    if manner.score:
        parts.insert(0, score_text(standing))
    if manner.timer:
        parts.append(time_text(seconds))
    if manner.is_verbose:
        hidden = sum(len(column.hidden) for column in standing.position.columns)
        parts.append(translate("{n} face down", _SHOWN + "Cards of all columns.", n=hidden))
    return listed(parts)


def _brief_report(standing: Standing, manner: Manner) -> str:
    missing = len(PACK) - sum(standing.position.foundations)
    first = score_text(standing) if manner.score else moves_text(standing.moves)
    left = translate("{n} to go", "Heard when the score is asked for. Cards not yet on the foundations.", n=missing)
    return listed((first, left))
