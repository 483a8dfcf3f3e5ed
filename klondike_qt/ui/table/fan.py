"""How the last cards of the waste are fanned out in games that draw three."""

from klondike_qt.ui.table.grid import Grid
from klondike_qt.ui.table.rects import Rect
from klondike_qt.ui.table.sizes import STRIP_MARGIN


def fan_of(grid: Grid, rect: Rect, count: int) -> list[tuple[Rect, Rect]]:
    """Return what is drawn and what is shown of the last ``count`` cards of the waste, oldest first.

    In the rail the fan goes down, strip by strip. In the top row it goes over column three, to the right; where two
    indices side by side are wider than that, the older cards lie one below the other beside the newest.
    """
    card = grid.card
    if count == 0:
        return []
    if count == 1:
        return [(rect, rect)]
    if grid.is_rail:
        covered = [rect.moved(0, i * card.strip) for i in range(count - 1)]
        strips = [
            (Rect(r.x, r.y, r.width, card.strip + 2 * card.radius), Rect(r.x, r.y, r.width, card.strip))
            for r in covered
        ]
        newest = rect.moved(0, (count - 1) * card.strip)
        return [*strips, (newest, newest)]
    span = card.width + grid.gap
    step = min(round(card.index_right) + card.ring, span // 2)
    if step < round(card.index_right) + STRIP_MARGIN // 2:
        return _beside(grid, rect, count, span)
    left = rect.x - (count - 1) * step if grid.is_mirrored else rect.x
    drawn = [Rect(left + i * step, rect.y, rect.width, rect.height) for i in range(count)]
    shown = [Rect(r.x, r.y, step, r.height) for r in drawn[:-1]]
    return list(zip(drawn, [*shown, drawn[-1]], strict=True))


def _beside(grid: Grid, rect: Rect, count: int, span: int) -> list[tuple[Rect, Rect]]:
    card = grid.card
    older, newest = (rect.moved(-span, 0), rect) if grid.is_mirrored else (rect, rect.moved(span, 0))
    strip = Rect(older.x, older.y, older.width, card.strip)
    rest = Rect(older.x, older.y + card.strip, older.width, older.height - card.strip)
    if count < len((strip, rest, newest)) or rest.height < card.strip:
        return [(older, older), (newest, newest)]
    drawn = Rect(strip.x, strip.y, strip.width, strip.height + min(2 * card.radius, rest.height))
    return [(drawn, strip), (rest, rest), (newest, newest)]
