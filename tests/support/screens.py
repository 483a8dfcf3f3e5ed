"""The screens that the size table was computed for, and how many cards of a column it promises on each."""

from dataclasses import dataclass

from klondike_qt.preferences.schema import Size, TableLayout
from klondike_qt.ui.table.layout import Frame

BARS = 88
"""What the bar above the table and the message line below it take of a window."""
Figures = tuple[int | None, ...]


@dataclass(frozen=True)
class Screen:
    """A window in logical pixels; figures from S to MAX, None where the layout is not offered or nothing was said."""

    width: int
    height: int
    top_row: Figures = (None,) * 5
    rail: Figures = (None,) * 5
    name: str = ""

    @property
    def area(self) -> tuple[int, int]:
        """Width and height of the table between toolbar and message line."""
        return self.width, self.height - BARS

    def frame(self, size: Size, layout: TableLayout = TableLayout.AUTOMATIC, *, left_handed: bool = False) -> Frame:
        """Return the frame of the table."""
        return Frame(*self.area, size, layout, left_handed)


SCREENS = (
    Screen(1280, 800, (18, 12, 9, 6, 5), (20, 14, 11, 10, None), "1280×800"),
    Screen(1920, 1080, (26, 18, 13, 10, 5), (29, 20, 16, 13, None), "1920×1080"),
    Screen(1536, 864, (20, 13, 10, 7, 5), (22, 16, 12, 10, None), "1920×1080 at 125 %"),
    Screen(1280, 720, (15, 10, 7, 5, 4), (18, 13, 10, 9, None), "1920×1080 at 150 %"),
    Screen(960, 540, (10, 6, 4, 4, 4), (12, 9, None, None, None), "1920×1080 at 200 %"),
    Screen(3840, 2160, (58, 41, 32, 26, 12), (61, 44, 34, 28, 14), "4K"),
    Screen(2560, 1440, (37, 26, 20, 15, 7), (40, 28, 22, 18, 10), "4K at 150 %"),
    Screen(1920, 1080, (26, 18, 13, 10, 5), (29, 20, 16, 13, None), "4K at 200 %"),
)
"""The eight screens of the size table; 13 is the longest run there can be."""
EXTREMES = (
    Screen(640, 400, name="1280×800 at 200 %"),
    Screen(5120, 1440, name="two screens in one"),
    Screen(640, 374, name="smallest"),
    Screen(800, 600, name="old"),
    Screen(1080, 1920, name="upright"),
)
