"""Writes all sheets to look at: ``PYTHONPATH=.:tests python tests/pictures/gallery.py FOLDER [NAME ...]``.

The table in every face, palette and cloth; in every size and window; as weak eyes see it; marks, courts, lens, the win,
motion frame by frame, light and dark windows, and pixels of other sizes.
"""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

from pictures import contact_sheet, window_states
from pictures.window_states import deep_focus, held, hinted, middle, opening, refused, won
from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from support.eyesight import blurred, greys
from support.fingers import Keys
from support.lines import winning_line

from klondike_qt.preferences.schema import (
    Face,
    Preferences,
    Size,
    Surface,
    Switch,
    TableLayout,
    Theme,
    WindowLook,
)
from klondike_qt.rules.cards import CARD_BY_CODE
from klondike_qt.ui.look.theme import application_font
from klondike_qt.ui.table import marks
from klondike_qt.ui.table.artwork import Artwork
from klondike_qt.ui.table.signs import Sign
from klondike_qt.ui.window import Window

STILL = Preferences(reduced_motion=Switch.ON)
WINDOWS = ((1280, 800), (1920, 1080), (960, 540), (640, 400))
GAP = 16
Sheet = Callable[[], QImage]


def mounted(pictures: Iterable[tuple[str, QImage]], across: int) -> QImage:
    """Lay pictures out row by row, each with its name above."""
    named = list(pictures)
    wide = max(picture.width() for _, picture in named) + GAP
    rows = [named[start : start + across] for start in range(0, len(named), across)]
    heights = [max(picture.height() for _, picture in row) + 28 + GAP for row in rows]
    sheet = QImage(wide * min(across, len(named)) + GAP, sum(heights) + GAP, QImage.Format.Format_RGB32)
    sheet.fill(QColor("#888888"))
    painter = QPainter(sheet)
    font = QFont(painter.font())
    font.setPixelSize(20)
    painter.setFont(font)
    y = GAP
    for row, height in zip(rows, heights, strict=True):
        for column, (name, picture) in enumerate(row):
            x = GAP + column * wide
            painter.drawText(QRectF(x, y, wide, 24), Qt.AlignmentFlag.AlignVCenter, name)
            plain = QImage(picture)
            plain.setDevicePixelRatio(1)
            painter.drawImage(x, y + 26, plain)
        y += height
    painter.end()
    return sheet


@contextmanager
def opened(state: window_states.State, preferences: Preferences, size: tuple[int, int]) -> Iterator[Window]:
    """Open a window in a state."""
    window = window_states.window_for(state, preferences, size)
    yield window
    window.close()
    window.deleteLater()


def shot(state: window_states.State, preferences: Preferences, size: tuple[int, int]) -> QImage:
    """Return what a window in a state shows."""
    with opened(state, preferences, size) as window:
        return window.grab().toImage()


def looks() -> QImage:
    """Both faces in all palettes on all cloths: back, places, a run, a court and a number, marks."""
    cells = (
        (f"{face} {theme} {surface}", _cell(face, theme, surface))
        for face in Face
        for theme in Theme
        for surface in Surface
    )
    return mounted(cells, len(Surface))


def _cell(face: Face, theme: Theme, surface: Surface) -> QImage:
    width, cap = 100, 24
    height, strip = round(1.4 * width), cap + 8
    art = Artwork(theme, surface, face=face)
    image = QImage(470, 262, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.drawPixmap(0, 0, art.ground(image.width(), image.height(), 1))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.drawPixmap(10, 10, art.back(width, height, 1))
    badge = art.badge("24", 1)
    painter.drawPixmap(round(60 - badge.width() / 2), 97, badge)
    painter.drawPixmap(10, 162, art.place(Sign.HEARTS, width, 90, 1))
    for step, code in enumerate(("KC", "QD", "JS")):
        drawn = art.face(CARD_BY_CODE[code], width, strip + 13, cap, 1, covered=True)
        painter.drawPixmap(125, 10 + step * strip, drawn)
    painter.drawPixmap(125, 10 + 3 * strip, art.face(CARD_BY_CODE["TH"], width, height, cap, 1))
    painter.drawPixmap(240, 10, art.face(CARD_BY_CODE["QH"], width, height, cap, 1))
    painter.drawPixmap(355, 10, art.face(CARD_BY_CODE["8C"], width, height, cap, 1))
    marks.focus_ring(painter, QRectF(240, 10, width, height), width)
    marks.brackets(painter, QRectF(355, 10, width, height), width)
    painter.drawPixmap(240, 168, art.back(width, 84, 1))
    painter.drawPixmap(355, 168, art.face(CARD_BY_CODE["AS"], width, 84, cap, 1))
    painter.end()
    return image


def sizes(window: tuple[int, int], face: Face, state: window_states.State) -> QImage:
    """The five sizes in one window."""
    return mounted(((size, shot(state, replace(STILL, size=size, face=face), window)) for size in Size), 2)


def seen(face: Face, size: Size, sigma: float) -> QImage:
    """A whole table without colours; ``sigma``: blurred by so many caps."""
    with opened(middle, replace(STILL, size=size, face=face), (1280, 800)) as window:
        image, cap = window.grab().toImage(), window.scene.picture.cap
    rows = greys(image)
    if sigma:
        hazy = blurred([[float(value) for value in row] for row in rows], sigma * cap)
        rows = [bytes(round(value) for value in row) for row in hazy]
    wide, high = len(rows[0]), len(rows)
    grey = QImage(b"".join(rows), wide, high, wide, QImage.Format.Format_Grayscale8)
    return grey.convertToFormat(QImage.Format.Format_RGB32)


def states(preferences: Preferences, window: tuple[int, int]) -> QImage:
    """What happens in a game, in one window."""
    shown = (opening, middle, deep_focus, held, refused, hinted, won)
    return mounted(((state.__name__, shot(state, preferences, window)) for state in shown), 2)


def lens() -> QImage:
    """The lens at the focus, in windows and sizes."""

    def looked(keys: Keys) -> None:
        deep_focus(keys)
        keys.press("z")

    looked.__name__ = "deep_focus"
    choices = ((Size.S, WINDOWS[0]), (Size.XXL, WINDOWS[0]), (Size.S, WINDOWS[2]), (Size.L, WINDOWS[3]))
    faces = ((face, size, window) for size, window in choices for face in Face)
    return mounted(
        (
            (f"{face} {size} {window[0]}x{window[1]}", shot(looked, replace(STILL, size=size, face=face), window))
            for face, size, window in faces
        ),
        2,
    )


def motion(
    state: window_states.State, deed: window_states.State, frames: int, step: int, *, by_hand: bool = True
) -> QImage:
    """What is seen every ``step`` ms after a deed; ``by_hand``: by the clock of the cards, however busy all is."""
    with opened(state, Preferences(reduced_motion=Switch.OFF), (960, 540)) as window:
        deed(Keys(window))
        pictures = []
        for frame in range(frames):
            pictures.append((f"{frame * step} ms", window.grab().toImage().scaledToWidth(640, SMOOTH)))
            if by_hand:
                window.scene.motion.advance(step)
            else:
                QTest.qWait(step)
    return mounted(pictures, 3)


def to_its_best_place(keys: Keys) -> None:
    """A card that finds its place."""
    keys.press("6")
    keys.press("g")


def last_move(keys: Keys) -> None:
    """The move that wins."""
    keys.by_address(winning_line("draw-three").tokens[-1])


SMOOTH = Qt.TransformationMode.SmoothTransformation


def last_but_one(keys: Keys) -> None:
    """A game one move before its end."""
    tokens = winning_line("draw-three").tokens
    for token in tokens[:-1]:
        keys.by_address(token)


def windows() -> QImage:
    """Window colours, cloths and messages."""
    looks = (
        replace(STILL, window_look=WindowLook.LIGHT),
        replace(STILL, window_look=WindowLook.TABLE, surface=Surface.WALNUT),
        replace(STILL, surface=Surface.CREAM, face=Face.CLASSIC),
        replace(STILL, theme=Theme.DARK, surface=Surface.BLACK),
        replace(STILL, theme=Theme.HIGH_CONTRAST_BLACK, surface=Surface.BLACK, size=Size.L),
        replace(STILL, theme=Theme.HIGH_CONTRAST_WHITE, surface=Surface.CREAM, size=Size.L),
        replace(STILL, theme=Theme.LOW_GLARE, surface=Surface.SLATE, size=Size.L),
        replace(STILL, theme=Theme.FOUR_COLOUR, surface=Surface.BLUE, size=Size.XL),
    )
    return mounted(((f"{look.theme} {look.surface}", shot(held, look, WINDOWS[0])) for look in looks), 2)


def right_to_left() -> QImage:
    """Everything with the layout of Arabic."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    application.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    QLocale.setDefault(QLocale("ar"))
    try:
        shown = ((state, window) for window in WINDOWS[::2] for state in (held, won))
        return mounted(((f"{state.__name__} {window[0]}", shot(state, STILL, window)) for state, window in shown), 2)
    finally:
        application.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        QLocale.setDefault(QLocale.c())


def extremes() -> QImage:
    """Windows as wide, as high and as small as they come, with the longest column at its largest."""
    shown = ((size, window) for window in ((5120, 1440), (640, 400), (900, 1200), (1800, 600)) for size in Size)
    return mounted(
        (
            (f"{size} {window}", shot(deep_focus, replace(STILL, size=size), window).scaledToHeight(500, SMOOTH))
            for size, window in shown
            if size in {Size.S, Size.MAX}
        ),
        2,
    )


def ratios() -> QImage:
    """One card at the pixel ratios of screens, enlarged so that every pixel is seen."""
    cells = []
    for ratio in (1.0, 1.25, 1.5, 1.75, 2.0):
        image = QImage(round(360 * ratio), round(170 * ratio), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        art = Artwork(Theme.FOUR_COLOUR, Surface.FELT)
        painter.scale(ratio, ratio)
        painter.drawPixmap(QPointF(0, 0), art.ground(360, 170, ratio))
        classic = Artwork(Theme.CLASSIC, Surface.FELT, face=Face.CLASSIC)
        painter.drawPixmap(QPointF(10, 10), art.face(CARD_BY_CODE["8D"], 100, 140, 24, ratio))
        painter.drawPixmap(QPointF(130, 10), classic.face(CARD_BY_CODE["QS"], 100, 140, 24, ratio))
        painter.drawPixmap(QPointF(250, 10), art.back(100, 140, ratio))
        marks.focus_ring(painter, QRectF(10, 10, 100, 140), 100)
        painter.end()
        cells.append((f"{ratio}", image.scaled(image.size() * 2)))
    return mounted(cells, 2)


def sheets() -> dict[str, Sheet]:
    """Every sheet by its name."""
    result: dict[str, Sheet] = {"looks": looks, "lens": lens, "windows": windows, "right-to-left": right_to_left}
    result |= {"extremes": extremes, "ratios": ratios}
    for window in WINDOWS:
        name = f"{window[0]}x{window[1]}"
        for face in Face:
            result[f"sizes-{face}-{name}"] = partial(sizes, window, face, deep_focus if window[0] < 1280 else middle)
        for size in (Size.S, Size.L):
            result[f"states-{size}-{name}"] = partial(states, replace(STILL, size=size), window)
    for face in Face:
        result[f"grey-{face}"] = partial(seen, face, Size.S, 0.0)
        result[f"blurred-{face}"] = partial(seen, face, Size.S, 0.12)
    result["rail"] = partial(states, replace(STILL, size=Size.L, layout=TableLayout.SIDE_RAIL), WINDOWS[0])
    result["motion-draw"] = partial(motion, middle, lambda keys: keys.press("n"), 9, 30)
    result["motion-hint"] = partial(motion, middle, to_its_best_place, 9, 30)
    result["motion-win"] = partial(motion, last_but_one, last_move, 12, 250, by_hand=False)
    return result


def main() -> None:
    """Write the sheets that are asked for, or all, beside those of the cards."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    application = QApplication([])
    application.setFont(application_font())
    drawn, cards = sheets(), contact_sheet.sheets()
    some = ("courts-96-24", "courts-128-28", "courts-200-44", "cut-short@1", "marks-S@1", "marks-L@1", "marks-XXL@1")
    for name in sys.argv[2:] or [*drawn, *some]:
        if name in drawn:
            drawn[name]().save(str(folder / f"{name}.png"))
        else:
            cards[name](folder / f"{name}.png")


if __name__ == "__main__":
    main()
