"""Eyes for tests: grey pictures, blurred sight, and colour-blind sight."""

import math
from collections.abc import Callable, Mapping, Sequence
from operator import mul

from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

Grey = list[list[float]]
"""Rows of darkness against the ground: 0 is the ground, 1 as far from it as can be."""


def canvas(width: int, height: int, colour: str = "#FFFFFF") -> QImage:
    """Give an opaque picture in one colour."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    return image


def drawn(width: int, height: int, draw: Callable[[QPainter], None], colour: str = "#FFFFFF") -> QImage:
    """Let a function draw on an opaque picture."""
    image = canvas(width, height, colour)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return image


def flattened(picture: QPixmap, colour: str = "#FFFFFF") -> QImage:
    """Lay a pixmap on a ground, pixel by pixel."""
    plain = QPixmap(picture)
    plain.setDevicePixelRatio(1)
    return drawn(plain.width(), plain.height(), lambda painter: painter.drawPixmap(0, 0, plain), colour)


def greys(image: QImage) -> list[bytes]:
    """Give the rows of a picture in greyscale, 0 to 255."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    data, step = bytes(grey.constBits()), grey.bytesPerLine()
    return [data[row * step : row * step + grey.width()] for row in range(grey.height())]


def darkness(image: QImage) -> Grey:
    """Give how far each pixel is from the one in the corner, and halve the picture both ways."""
    rows = greys(image)
    ground = rows[0][0]
    return [
        [
            abs(upper[x] + upper[x + 1] + lower[x] + lower[x + 1] - 4 * ground) / 1020
            for x in range(0, len(upper) - 1, 2)
        ]
        for upper, lower in zip(rows[0::2], rows[1::2], strict=False)
    ]


def blurred(picture: Grey, sigma: float) -> Grey:
    """Blur with a Gaussian of so many pixels."""
    reach = math.ceil(3.5 * sigma)
    weights = [math.exp(-(x * x) / (2 * sigma * sigma)) for x in range(-reach, reach + 1)]
    total = sum(weights)
    kernel = [weight / total for weight in weights]
    for _ in range(2):
        picture = _turned([_convolved(row, kernel, reach) for row in picture])
    return picture


def _convolved(row: Sequence[float], kernel: Sequence[float], reach: int) -> list[float]:
    padded = [0.0] * reach + list(row) + [0.0] * reach
    return [sum(map(mul, kernel, padded[x : x + len(kernel)])) for x in range(len(row))]


def _turned(picture: Grey) -> Grey:
    return [list(column) for column in zip(*picture, strict=True)]


def likeness(one: Sequence[float], other: Sequence[float]) -> float:
    """Correlate two pictures, laid out flat and of mean 0 and length 1 (see ``normal``)."""
    return float(sum(map(mul, one, other)))


def normal(picture: Grey, across: int = 0, down: int = 0) -> list[float]:
    """Lay a picture out flat, shifted by whole pixels, with mean 0 and length 1."""
    rows = picture[-down:] + picture[:-down] if down else picture
    flat = [value for row in rows for value in (row[-across:] + row[:-across] if across else row)]
    mean = sum(flat) / len(flat)
    centred = [value - mean for value in flat]
    length = math.sqrt(sum(map(mul, centred, centred)))
    return [value / length for value in centred]


def recognised(sample: Grey, templates: Mapping[str, Sequence[Sequence[float]]]) -> str:
    """Tell which of the templates (each in several shifts) a picture is most like."""
    seen = normal(sample)
    return max(templates, key=lambda name: max(likeness(seen, shift) for shift in templates[name]))
