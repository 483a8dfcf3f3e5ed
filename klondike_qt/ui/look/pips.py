"""Where the suits of a number card stand."""

from collections.abc import Mapping

_LEFT, _MIDDLE, _RIGHT = 0.27, 0.50, 0.73
_FOUR = ((_LEFT, 0.0), (_RIGHT, 0.0), (_LEFT, 1.0), (_RIGHT, 1.0))
_SIX = (*_FOUR, (_LEFT, 0.5), (_RIGHT, 0.5))
_EIGHT = (*_FOUR, (_LEFT, 1 / 3), (_RIGHT, 1 / 3), (_LEFT, 2 / 3), (_RIGHT, 2 / 3))

PIPS: Mapping[int, tuple[tuple[float, float], ...]] = {
    2: ((_MIDDLE, 0.0), (_MIDDLE, 1.0)),
    3: ((_MIDDLE, 0.0), (_MIDDLE, 0.5), (_MIDDLE, 1.0)),
    4: _FOUR,
    5: (*_FOUR, (_MIDDLE, 0.5)),
    6: _SIX,
    7: (*_SIX, (_MIDDLE, 0.25)),
    8: (*_SIX, (_MIDDLE, 0.25), (_MIDDLE, 0.75)),
    9: (*_EIGHT, (_MIDDLE, 0.5)),
    10: (*_EIGHT, (_MIDDLE, 1 / 6), (_MIDDLE, 5 / 6)),
}
"""For each rank from 2 to 10 the middles of its pips: shares of the card's width, and of the field's height from the
middle of the first row to that of the last. Pips in the lower half are turned."""

_LARGE, _MEDIUM, _SMALL = 0.21, 0.185, 0.165
_SIDES = {7: _MEDIUM, 8: _MEDIUM, 9: _SMALL, 10: _SMALL}


def pip_side(rank: int) -> float:
    """Return the side of a pip in card widths."""
    return _SIDES.get(rank, _LARGE)
