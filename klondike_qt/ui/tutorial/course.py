"""The lessons themselves: the tutorial, and one example for each move of the help."""

from klondike_qt.ui.tutorial.lesson import Lesson, Step, Way


def _small(*columns: str, up: str = "C9 D10 H8 S9", stock: str = "", waste: str = "", draw: str = "klondike") -> str:
    """Return the text of a position."""
    lines = [f"variant: {draw}", "pass: 1", f"stock: {stock}", f"waste: {waste}", f"foundations: {up}"]
    return "\n".join([*lines, *(f"{number}: {cards}" for number, cards in enumerate(columns, 1))])


_REST = ("KC QD", "KD QS JH", "TC 9H", "TS")
_LATER = ("KH QC", "KS QH JC TH", "JD")
LATE = _small("<9C> TH", "KS QH JC", "<JD> KH QC", *_REST, up="C8 D10 H8 S9", stock="JS")
"""Seventeen cards that are soon played."""
_KING = _small("", "KS QH JC TH", "<JD> KH QC", *_REST, stock="JS")
_DRAWN = _small(*_LATER, *_REST, waste="JS")
_RUN = _small("<9C> JC TH", "KS QH", "<JD> KH QC", *_REST, up="C8 D10 H8 S9", stock="JS")
_PASSED = _small(*_LATER, *_REST[:3], "", waste="JS TS")
_THREE = _small(*_LATER, *_REST[:2], "TC", "", stock="TS 9H JS", draw="draw-three")
_UP = _small(*_LATER, "KC QD JS", *_REST[1:])

_COLUMN, _FOUNDATION, _KING_STEP = Step("column", "12"), Step("foundation", "1C"), Step("king", "312")
_DRAW, _WASTE, _UNDO = Step("draw", "d"), Step("waste", "W4"), Step("undo", "u")
_WIN = Step("win", "=", first="W4")
_MOVES = (_COLUMN, _FOUNDATION, _KING_STEP, _DRAW, _WASTE, _UNDO)

TUTORIAL = Lesson(LATE, (*_MOVES, Step("hint", asks="hint"), _WIN))
BY_EAR = Lesson(LATE, (Step("table", asks="tell-table"), *_MOVES, _WIN))

EXAMPLES: dict[str, Lesson] = {
    "column": Lesson(LATE, (_COLUMN,)),
    "run": Lesson(_RUN, (Step("run", "122"),)),
    "foundation": Lesson(LATE, (_COLUMN, _FOUNDATION), begins=1),
    "king": Lesson(_KING, (_KING_STEP,)),
    "draw": Lesson(LATE, (_DRAW,)),
    "three": Lesson(_THREE, (Step("three", "d"),)),
    "waste": Lesson(_DRAWN, (_WASTE,)),
    "redeal": Lesson(_PASSED, (Step("redeal", "r"),)),
    "back": Lesson(_KING, (Step("back", "C2"),)),
    "undo": Lesson(LATE, (_COLUMN, _UNDO), begins=1),
    "hint": Lesson(LATE, (Step("hint", asks="hint"),)),
    "finish": Lesson(_UP, (Step("win", "="),)),
}
"""One step each, by the id of what it shows."""


def lesson_for(way: Way) -> Lesson:
    """Return the tutorial for a way of playing."""
    return BY_EAR if way is Way.EAR else TUTORIAL
