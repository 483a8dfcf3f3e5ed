"""The plates of the Classic face: what is drawn on its courts and aces, read from the data of the package.

A plate is a list of shapes in layers, in hundredths of the width of a card (of the suit for an ace), in the order in
which they are painted. ``packaging/plates`` makes them. Each line of a layer is one shape: when it is painted, kind,
colour, weight, path.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple
from zlib import crc32

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from klondike_qt.rules.cards import Card
from klondike_qt.ui.look.paths import outline

CHECKSUM = 0x5C89F453
"""Of the whole file: what is damaged is not drawn at all."""


class PlatesTrouble(Exception):
    """The drawings that come with the program are missing or damaged."""


class Shape(NamedTuple):
    """One shape of a plate."""

    when: str
    """Letters that must all hold: "f" the card is large, "c" in colour, "s" in high contrast; "-": always."""
    filled: bool
    """An area with an edge; else a line."""
    colour: str
    """Its part in the dress, such as "gold"."""
    width: float
    """The width of the line in hundredths, to which ``lead`` times the leading is added."""
    lead: float
    path: QPainterPath


Plate = Mapping[str, tuple[Shape, ...]]
"""The shapes of a card by layer."""


def is_sound() -> bool:
    """Tell whether the plates are there and whole."""
    try:
        _texts()
    except PlatesTrouble:
        return False
    return True


@cache
def plate(card: Card) -> Plate:
    """Return the plate of a court or an ace; PlatesTrouble if there is none that is sound."""
    layers: dict[str, list[Shape]] = {}
    shapes: list[Shape] = []
    for line in _texts()[card.code].splitlines():
        if line.startswith("layer "):
            shapes = layers.setdefault(line.removeprefix("layer "), [])
        else:
            shapes.append(_shape(line))
    return {name: tuple(shapes) for name, shapes in layers.items()}


def plates_file() -> Traversable:
    """Return where the plates lie."""
    return files("klondike_qt") / "resources" / "plates.txt"


@cache
def _texts() -> Mapping[str, str]:
    """Return the text of each plate by the code of its card."""
    try:
        data = plates_file().read_bytes().replace(b"\r\n", b"\n")
    except OSError as error:
        raise PlatesTrouble from error
    if crc32(data) != CHECKSUM:
        raise PlatesTrouble
    return dict(_parted(data.decode("ascii")))


def _parted(text: str) -> Iterator[tuple[str, str]]:
    for part in text.split("plate ")[1:]:
        code, _, lines = part.partition("\n")
        yield code, lines


def _shape(line: str) -> Shape:
    when, kind, colour, weight, path = line.split(" ", 4)
    width, lead = weight.split(",")
    outlined = outline(path)
    outlined.setFillRule(Qt.FillRule.OddEvenFill)
    return Shape(when.strip("-"), kind == "area", colour, float(width), float(lead), outlined)
