"""The seven cloths of the table: colours as data, and how the ground is painted.

A cloth is a flat colour, a faint grain and one soft light from above. All of it stays so quiet that no patch of it can
be taken for a mark: the local standard deviation of the luminance is below 0.02.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, repeat

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient

from klondike_qt.preferences.schema import Surface


@dataclass(frozen=True, slots=True)
class Cloth:
    """One surface; colours as "#RRGGBB"."""

    colour: str
    line: str
    """Outline and sign of an empty place: at least 3:1 on the cloth."""
    light: bool = False
    """Dark marks and borders are needed to stand out."""
    plain: bool = False
    """Flat, without grain and light."""
    wood: bool = False
    """Long grain instead of felt."""


CLOTHS: Mapping[Surface, Cloth] = {
    Surface.FELT: Cloth("#0B5D3B", "#8FC3A9"),
    Surface.BLUE: Cloth("#123A6B", "#8FB0DC"),
    Surface.BURGUNDY: Cloth("#5A1423", "#D79AA6"),
    Surface.WALNUT: Cloth("#4A2E1B", "#C9A988", wood=True),
    Surface.SLATE: Cloth("#2B3138", "#98A4B2"),
    Surface.BLACK: Cloth("#000000", "#8A8A8A", plain=True),
    Surface.CREAM: Cloth("#F4EFE0", "#6E6752", light=True),
}
"""Each cloth by its surface."""

_GRAIN = 128
_DEPTH = 9
"""The strongest grain, of 255."""


def paint_ground(painter: QPainter, width: int, height: int, cloth: Cloth, *, flat: bool = False) -> None:
    """Paint the table, ``width`` × ``height`` in pixels of the device; ``flat``: the bare colour."""
    area = QRectF(0, 0, width, height)
    painter.fillRect(area, QColor(cloth.colour))
    if flat or cloth.plain:
        return
    painter.setOpacity(0.5 if cloth.light else 1)  # on a light ground the same grain shows twice as strongly
    painter.fillRect(area, QBrush(_wood() if cloth.wood else _felt()))
    painter.setOpacity(1)
    painter.fillRect(area, QBrush(_light(width, height, cloth)))


def _light(width: int, height: int, cloth: Cloth) -> QRadialGradient:
    glow, shade = (23, 8) if cloth.light else (14, 64)
    light = QRadialGradient(QPointF(width * 0.5, height * 0.4), 0.975 * math.hypot(width / 2, height / 2))
    light.setColorAt(0, QColor(255, 255, 255, glow))
    light.setColorAt(0.55, QColor(255, 255, 255, 0))
    light.setColorAt(0.56, QColor(0, 0, 0, 0))
    light.setColorAt(1, QColor(0, 0, 0, shade))
    return light


@cache
def _felt() -> QImage:
    """Draw a tile of fine noise from a fixed generator, so that every machine shows the same felt."""
    states = accumulate(repeat(7, _GRAIN * _GRAIN), lambda state, _: (214013 * state + 2531011) & 0x7FFFFFFF)
    noise = bytes(state >> 16 & 0xFF for state in states)
    alphas = [abs(value - 128) * _DEPTH // 128 for value in range(256)]
    pixels = bytearray(4 * len(noise))
    whites = noise.translate(bytes(alpha if value > 128 else 0 for value, alpha in enumerate(alphas)))  # noqa: PLR2004
    for channel in range(3):
        pixels[channel::4] = whites
    pixels[3::4] = noise.translate(bytes(alphas))
    image = QImage(bytes(pixels), _GRAIN, _GRAIN, QImage.Format.Format_RGBA8888_Premultiplied)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


@cache
def _wood() -> QImage:
    """Draw a tile of long quiet grain whose waves meet themselves at its edges."""
    width, height, step = 1024, 448, 7
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(
        image
    )  # without smooth edges: nobody sees them on lines so faint, and they cost twenty times more
    turn = 2 * math.pi / width
    for level in range(-step * 2, height + step * 2, step):
        seed = (level % height * 2654435761) & 0xFFFF
        dark = seed % 3 != 0
        colour = QColor(0, 0, 0, 9 + seed % 14) if dark else QColor(255, 220, 170, 5 + seed % 8)
        path = QPainterPath(QPointF(-32, level))
        for x in range(-32, width + 64, 32):
            path.lineTo(x, level + 5 * math.sin(x * turn + seed % 7) + 2.5 * math.sin(2 * x * turn + seed % 5))
        painter.strokePath(path, QPen(colour, 1.2 + seed % 3))
    painter.end()
    return image
