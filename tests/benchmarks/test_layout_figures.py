"""Prints how many cards each size shows on each screen beside the size table, and how long a layout takes (-s)."""

import time

from support.screens import EXTREMES, SCREENS, Screen
from support.walks import longest_column, walk

from klondike_qt.game.cursor import Focus
from klondike_qt.preferences.schema import Size, TableLayout
from klondike_qt.rules.position import Place
from klondike_qt.ui.table.arranging import grid_for, tight_grid
from klondike_qt.ui.table.columns import capacity
from klondike_qt.ui.table.layout import lay_out

ROUNDS = 10


def test_visible_cards_of_a_column_beside_the_size_table() -> None:
    print("\n\nface-up cards on six face-down ones without scrolling at the cap of the size (size table),")
    print("then index and card width as they are laid out, and how many of king to ace are seen then; * automatic\n")
    print(f"{'':22}{'':9}" + "".join(f"{size:24}" for size in Size))
    for screen in SCREENS + EXTREMES:
        for rail in (False, True):
            cells = [
                _cell(screen, size, figure, rail=rail) for size, figure in zip(Size, _row(screen, rail), strict=True)
            ]
            print(f"{screen.name if not rail else '':22}{'rail' if rail else 'top row':9}" + "".join(cells))


def _row(screen: Screen, rail: bool) -> tuple[int | None, ...]:
    return screen.rail if rail else screen.top_row


def _cell(screen: Screen, size: Size, figure: int | None, *, rail: bool) -> str:
    frame = screen.frame(size, TableLayout.SIDE_RAIL if rail else TableLayout.TOP_ROW)
    grid = grid_for(frame, 1)
    if grid.is_rail != rail:
        return f"{'–':24}"
    tight = tight_grid(frame, 1, rail=rail)
    cards = capacity(tight.room(cropped=True), 6, tight.slab, tight.card)
    automatic = "*" if grid_for(screen.frame(size), 1).is_rail == rail else " "
    promised = f"({figure or '–'})"
    short = "!" if cards < (figure or 0) else " "
    return f"{cards:3}{short}{promised:5}{grid.card.cap:4}/{grid.card.width:<4}{grid.shown_of_longest:2}{automatic}   "


def test_the_time_of_a_layout() -> None:
    positions = [*list(walk(1))[::4], *list(walk(2))[::4], longest_column(3)]
    print("\n\nmean time of one layout")
    for screen in (SCREENS[0], SCREENS[1], EXTREMES[0]):
        frame = screen.frame(Size.L)
        lay_out(positions[0], frame)
        begin = time.perf_counter()
        for _ in range(ROUNDS):
            for position in positions:
                lay_out(position, frame, Focus(Place.COLUMN_4, 2))
        took = (time.perf_counter() - begin) / ROUNDS / len(positions)
        grid_for.cache_clear()
        begin = time.perf_counter()
        grid_for(frame, 1)
        print(f"{screen.name:22}{took * 1e3:6.3f} ms, a new frame {(time.perf_counter() - begin) * 1e3:.3f} ms more")
