"""What a win is the best of."""

from klondike_qt.words.grammar import capital, listed
from klondike_qt.words.translate import translate

_BEST = "Something that no win before this one was as good in. Part of a list, of which the first word is a capital. "


def first_win() -> str:
    """Say that no game was won before."""
    return translate("Your first win", "Seen and heard after a win.")


def told(*, score: bool, time: bool, moves: bool) -> str:
    """Return in what a win is the best one so far: "Best score, fastest win so far"; nothing if in nothing."""
    found = []
    if score:
        found.append(translate("best score", _BEST))
    if time:
        found.append(translate("fastest win", _BEST))
    if moves:
        found.append(translate("fewest moves", _BEST))
    if not found:
        return ""
    return capital(
        translate("{list} so far", "Seen and heard after a win. {list}: best score, fastest win.", list=listed(found))
    )
