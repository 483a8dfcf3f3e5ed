"""Draws every picture of the table onto sheets, to be looked at by eye.

    PYTHONPATH=.:tests python tests/pictures/contact_sheet.py FOLDER [NAME ...]

writes FOLDER/NAME.png, or all sheets; names are listed by ``--list``.
"""

import argparse
import os
import sys
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from support.eyesight import blurred, greys

from klondike_qt.preferences.schema import Back, Face, Size, Surface, Theme
from klondike_qt.rules.cards import CARD_BY_CODE, JACK, PACK, Card, Suit
from klondike_qt.ui.look import icons
from klondike_qt.ui.look.surfaces import CLOTHS, paint_ground
from klondike_qt.ui.table import marks
from klondike_qt.ui.table.artwork import Artwork
from klondike_qt.ui.table.signs import Sign

SIZES = {Size.S: (96, 24), Size.L: (132, 36), Size.XL: (168, 48), Size.XXL: (200, 60), Size.MAX: (320, 120)}
"""Nominal width and cap of each size, in lpx."""
GAP = 12


class Sheet:
    """A piece of table to lay pictures on; positions are lpx."""

    def __init__(self, width: float, height: float, surface: Surface, ratio: float = 1.0) -> None:
        self.image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
        self.image.setDevicePixelRatio(1)
        self.painter = QPainter(self.image)
        paint_ground(self.painter, self.image.width(), self.image.height(), CLOTHS[surface])
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.painter.scale(ratio, ratio)

    def save(self, path: Path) -> None:
        self.painter.end()
        self.image.save(str(path))


def faces(path: Path, face: Face, theme: Theme, size: Size, ratio: float) -> None:
    width, cap = SIZES[size]
    height = round(1.4 * width)
    sheet = Sheet(13 * (width + GAP) + GAP, 4 * (height + GAP) + GAP, Surface.FELT, ratio)
    art = Artwork(theme, Surface.FELT, face=face)
    for card in PACK:
        x, y = GAP + (card.rank - 1) * (width + GAP), GAP + card.suit * (height + GAP)
        sheet.painter.drawPixmap(QPointF(x, y), art.face(card, width, height, cap, ratio))
    sheet.save(path)


def strips(path: Path, size: Size, ratio: float) -> None:
    """Runs of thirteen at the tightest strip, one in each theme, with the last card cropped."""
    width, cap = SIZES[size]
    strip, last = cap + 8, 2 * cap + 20
    sheet = Sheet(len(Theme) * (width + GAP) * 2 + GAP, 12 * strip + last + 2 * GAP, Surface.SLATE, ratio)
    x = float(GAP)
    for theme in Theme:
        art = Artwork(theme, Surface.SLATE)
        for red_first in (False, True):
            for row, rank in enumerate(range(13, 0, -1)):
                red = (row % 2 == 0) is red_first
                suits = (Suit.HEARTS, Suit.DIAMONDS) if red else (Suit.SPADES, Suit.CLUBS)
                y, whole = GAP + row * strip, rank == 1
                rect = QRectF(x, y, width, last if whole else strip + round(0.13 * width))
                card = Card(rank, suits[row // 2 % 2])
                face = art.face(card, width, rect.height(), cap, ratio, covered=not whole)
                sheet.painter.drawPixmap(rect.topLeft(), face)
            x += width + GAP
    sheet.save(path)


def grounds(path: Path, ratio: float) -> None:
    """Back, places, badges and a card on all seven surfaces."""
    width, height = 132, 185
    sheet = Sheet(10 * (width + GAP) + GAP, len(Surface) * (height + GAP) + GAP, Surface.BLACK, ratio)
    for row, surface in enumerate(Surface):
        art = Artwork(Theme.CLASSIC, surface)
        y = GAP + row * (height + GAP)
        ground = art.ground(10 * (width + GAP), height + GAP, ratio)
        sheet.painter.drawPixmap(QPointF(GAP / 2, y - GAP / 2), ground)
        pictures = [art.back(width, height, ratio), art.face(CARD_BY_CODE["7H"], width, height, 36, ratio)]
        pictures += [art.place(sign, width, height, ratio) for sign in Sign]
        for column, picture in enumerate(pictures):
            sheet.painter.drawPixmap(QPointF(GAP + column * (width + GAP), y), picture)
        badge = art.badge("24", ratio)
        x = GAP + (width - badge.width() / ratio) / 2
        sheet.painter.drawPixmap(QPointF(round(x), y + height - 50), badge)
    sheet.save(path)


def courts(path: Path, width: int, cap: int, ratio: float = 1.0) -> None:
    """The twelve courts in every theme, at one width."""
    height = round(1.4 * width)
    sheet = Sheet(12 * (width + GAP) + GAP, len(Theme) * (height + GAP) + GAP, Surface.SLATE, ratio)
    for row, theme in enumerate(Theme):
        art = Artwork(theme, Surface.SLATE, face=Face.CLASSIC)
        for column, card in enumerate(sorted((card for card in PACK if card.rank >= JACK), reverse=True)):
            spot = QPointF(GAP + column * (width + GAP), GAP + row * (height + GAP))
            sheet.painter.drawPixmap(spot, art.face(card, width, height, cap, ratio))
    sheet.save(path)


def cut_short(path: Path, ratio: float) -> None:
    """Classic cards as covered, cropped and fanned out, while the index leaves room beside it and while not."""
    sheet = Sheet(1900, 1200, Surface.BLUE, ratio)
    y = float(GAP)
    for width, cap, heights in ((131, 28, (36, 42, 76, 84, 100, 140)), (132, 36, (44, 92, 104, 120, 140))):
        for height in heights:
            art = Artwork(Theme.FOUR_COLOUR, Surface.BLUE, face=Face.CLASSIC)
            codes = ("KS", "KH", "QD", "QC", "JH", "JC", "AS", "2H", "7D", "9C", "TH", "TC", "4D")
            for column, code in enumerate(codes):
                face = art.face(CARD_BY_CODE[code], width, height, cap, ratio, covered=height < 2 * cap)
                sheet.painter.drawPixmap(QPointF(GAP + column * (width + GAP), y), face)
            y += height + GAP
    sheet.save(path)


def seen(path: Path, face: Face, theme: Theme, *, blur: bool) -> None:
    """All cards at the floor size in greyscale; ``blur``: as weak eyes see them."""
    faces(path, face, theme, Size.S, 1.0)
    rows = greys(QImage(str(path)))
    if blur:
        hazy = blurred([[float(value) for value in row] for row in rows], 0.12 * SIZES[Size.S][1])
        rows = [bytes(round(value) for value in row) for row in hazy]
    width, height = len(rows[0]), len(rows)
    image = QImage(b"".join(rows), width, height, width, QImage.Format.Format_Grayscale8)
    image.scaled(2 * width, 2 * height).save(str(path))


def backs(path: Path, ratio: float) -> None:
    """The four backs at several widths, in strips and cropped, in colour and stark."""
    sheet = Sheet(1420, 1140, Surface.FELT, ratio)
    for row, back in enumerate(Back):
        x, y = 20.0, 20.0 + row * 280
        for theme in (Theme.CLASSIC, Theme.HIGH_CONTRAST_BLACK):
            art = Artwork(theme, Surface.FELT, back=back)
            for width in (72, 96, 131, 180):
                sheet.painter.drawPixmap(QPointF(x, y), art.back(width, round(1.4 * width), ratio))
                for step in range(6 if width < 180 else 0):
                    top = y + 190 + step * (6 if width > 100 else round(0.13 * width))
                    sheet.painter.drawPixmap(QPointF(x, top), art.back(width, 24, ratio))
                x += width + 20
            sheet.painter.drawPixmap(QPointF(x, y), art.back(131, 90, ratio))
            x += 150
    sheet.save(path)


def badges(path: Path, ratio: float) -> None:
    """Counts as they lie on the stock."""
    sheet = Sheet(300, 60, Surface.FELT, ratio)
    for number, text in enumerate(("1", "9", "10", "24", "▲3")):
        sheet.painter.drawPixmap(QPointF(10 + number * 56, 10), Artwork(Theme.CLASSIC, Surface.FELT).badge(text, ratio))
    sheet.save(path)


def all_marks(path: Path, size: Size, ratio: float, theme: Theme = Theme.FOUR_COLOUR) -> None:
    """Each mark on whole, covered and empty, on all seven surfaces."""
    width, cap = SIZES[size]
    height, strip = round(1.4 * width), cap + 8
    tall = height + 2 * strip + 4 * GAP
    sheet = Sheet(7 * (width + 44) + 20, len(Surface) * tall + 20, Surface.BLACK, ratio)
    painter = sheet.painter
    for row, surface in enumerate(Surface):
        art = Artwork(theme, surface)
        ground = art.ground(round(7 * (width + 44) + 20), tall, ratio)
        painter.drawPixmap(QPointF(0, 10 + row * tall), ground)
        codes = (("QH", "TS", "JD"), ("QD", "TC", "QH"), ("TD", "9C", "8H"), ("KC", "QD", "JS"))
        for column in range(7):
            x, y = 30 + column * (width + 44), 10 + row * tall + 2 * GAP
            rects = [QRectF(x, y + place * strip, width, strip if place < 2 else height) for place in range(3)]
            run = [CARD_BY_CODE[code] for code in codes[column % 4]]
            if column == 5:
                painter.drawPixmap(rects[0].topLeft(), art.place(Sign.KING, width, height, ratio))
                rects = [QRectF(x, y, width, height)]
            else:
                for place, (card, rect) in enumerate(zip(run, rects, strict=True)):
                    tail = 0 if place == 2 else round(0.13 * width)
                    face = art.face(card, width, rect.height() + tail, cap, ratio, covered=place < 2)
                    painter.drawPixmap(rect.topLeft(), face)
            clear = art.clear_span(run[2], width, cap)
            _mark(painter, column, rects, width, clear)
    sheet.save(path)


def _mark(painter: QPainter, column: int, rects: list[QRectF], width: float, clear: tuple[float, float]) -> None:
    match column:
        case 0:
            marks.focus_ring(painter, rects[1], width, shared_top=True, shared_bottom=True)
        case 1:
            marks.focus_ring(painter, rects[2], width, shared_top=True)
        case 2:
            marks.brackets(painter, rects[2], width, shared_top=True)
            marks.tag(painter, rects[2], "3", marks.KEY_PIXELS)
        case 3:
            whole = rects[0].united(rects[2])
            marks.held_ring(painter, whole, width)
            marks.tag(painter, whole, "HELD")
        case 4:
            marks.last_moved(painter, rects[2], width, clear)
            marks.last_moved(painter, rects[0], width)
        case 5:
            marks.brackets(painter, rects[0], width)
            marks.tag(painter, rects[0], "7", marks.KEY_PIXELS)
        case _:
            marks.brackets(painter, rects[2], width, shared_top=True)
            marks.focus_ring(painter, rects[2], width, shared_top=True)
            marks.last_moved(painter, rects[2], width, clear)


def all_icons(path: Path, ratio: float) -> None:
    sheet = Sheet(900, 330, Surface.SLATE, ratio)
    for row, side in enumerate((20, 24, 32, 48)):
        for column, name in enumerate(icons.LINES):
            picture = icons.tool_picture(name, "#F6F2E7", ratio, side)
            sheet.painter.drawPixmap(QPointF(16 + column * 60, 12 + row * 40), picture)
    x = 16.0
    for side in (16, 24, 32, 48, 64, 128):
        sheet.painter.drawPixmap(QPointF(x, 190), icons.app_picture(side))
        x += side + 16
    sheet.painter.fillRect(QRectF(x + 10, 190, 300, 130), QColor("#FFFFFF"))
    for side in (16, 32, 48, 128):
        sheet.painter.drawPixmap(QPointF(x + 20, 191), icons.app_picture(side))
        x += side + 16
    sheet.save(path)


def sheets() -> dict[str, Callable[[Path], None]]:
    """Every sheet by its name."""
    result: dict[str, Callable[[Path], None]] = {}
    for ratio in (1.0, 2.0):
        for size in (Size.S, Size.L, Size.XXL, Size.MAX):
            for face, theme in product(Face, Theme):
                draw = partial(faces, face=face, theme=theme, size=size, ratio=ratio)
                result[f"{face}-{theme}-{size}@{ratio:g}"] = draw
            result[f"strips-{size}@{ratio:g}"] = partial(strips, size=size, ratio=ratio)
            result[f"marks-{size}@{ratio:g}"] = partial(all_marks, size=size, ratio=ratio)
        result[f"marks-dark-S@{ratio:g}"] = partial(all_marks, size=Size.S, ratio=ratio, theme=Theme.DARK)
        result[f"grounds@{ratio:g}"] = partial(grounds, ratio=ratio)
        result[f"backs@{ratio:g}"] = partial(backs, ratio=ratio)
        result[f"badges@{ratio:g}"] = partial(badges, ratio=ratio)
        result[f"cut-short@{ratio:g}"] = partial(cut_short, ratio=ratio)
        result[f"icons@{ratio:g}"] = partial(all_icons, ratio=ratio)
    for width, cap in ((96, 24), (96, 21), (128, 28), (200, 44), (200, 60), (400, 88)):
        result[f"courts-{width}-{cap}"] = partial(courts, width=width, cap=cap)
    for ratio in (1.25, 1.5, 1.75):
        result[f"courts-128-28@{ratio}"] = partial(courts, width=128, cap=28, ratio=ratio)
    for face, theme, blur in product(Face, Theme, (False, True)):
        name = f"{face}-{theme}-{'blurred' if blur else 'grey'}"
        result[name] = partial(seen, face=face, theme=theme, blur=blur)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=Path("contact-sheets"))
    parser.add_argument("names", nargs="*")
    parser.add_argument("--list", action="store_true")
    asked = parser.parse_args()
    drawn = sheets()
    if asked.list:
        print("\n".join(drawn))
        return
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication(sys.argv[:1])
    asked.folder.mkdir(parents=True, exist_ok=True)
    for name in asked.names or drawn:
        drawn[name](asked.folder / f"{name}.png")
    app.quit()


if __name__ == "__main__":
    main()
