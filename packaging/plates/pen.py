"""The pen that draws the plates: it takes shapes down in the order in which they are painted, one on the other.

Shapes come in hundredths of the width of a card, as path texts or as Qt's paths. What is taken down is text, one shape
a line, as klondike_qt.ui.look.plates reads it: when, kind, colour, weight, path.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from klondike_qt.rules.cards import Suit
from klondike_qt.ui.look.paths import outline
from klondike_qt.ui.look.suits import suit_figure

_FINE = 20
"""Qt's own steps are too coarse for these small numbers: shapes are joined and cut this much larger."""
FINE, COLOUR, STARK = "f", "c", "s"
"""When a shape is painted: only on large cards, only in colour, only in high contrast."""

_HAIR, _COARSE, _LEAST = 0.025, 0.07, 0.01
"""A tenth of a pixel on a card 400 wide, what nobody sees in a cloth, and what counts as nothing."""

Shape = str | QPainterPath
Point = tuple[float, float]


class Pen:
    """Takes one plate down, layer by layer."""

    def __init__(self, suit: Suit) -> None:
        self.suit = suit
        self.lines: list[str] = []
        self._place = QTransform()

    def layer(self, name: str) -> None:
        """Begin a layer: all that is painted together."""
        self.lines.append(f"layer {name}")

    @contextmanager
    def moved(self, x: float, y: float, *, scale: float = 1.0, angle: float = 0.0) -> Iterator[None]:
        """Draw within a grid that is moved, then turned, then scaled."""
        before = self._place
        self._place = QTransform().scale(scale, scale) * QTransform().rotate(angle) * QTransform.fromTranslate(x, y)
        self._place *= before
        yield
        self._place = before

    def area(self, shape: Shape, colour: str, lead: float = 1.0, when: str = "") -> None:
        """Fill a shape and lead its edge."""
        self._take("area", shape, colour, width=0, lead=lead, when=when)

    def edge(self, shape: Shape, when: str = "") -> None:
        """Lead the edge of a shape alone."""
        self._take("mark", shape, "line", width=0, lead=1, when=when)

    def mark(self, shape: Shape, lead: float = 1.0, colour: str = "line", when: str = "", *, width: float = 0) -> None:
        """Draw a line; its width is ``width`` hundredths and ``lead`` times the leading."""
        self._take("mark", shape, colour, width=width, lead=lead, when=when)

    def dots(
        self, points: Iterable[tuple[float, float]], radius: float, colour: str, lead: float = 0, when: str = ""
    ) -> None:
        """Set round dots."""
        for x, y in points:
            self.area(oval(x, y, radius), colour, lead, when)

    def pip(
        self, x: float, y: float, size: float, colour: str, *, turned: bool = False, lead: float = 0, when: str = ""
    ) -> None:
        """Set the suit of the plate."""
        self.area(pip(self.suit, x, y, size, turned=turned), colour, lead, when)

    def _take(self, kind: str, shape: Shape, colour: str, *, width: float, lead: float, when: str) -> None:
        path = self._place.map(outline(shape) if isinstance(shape, str) else shape)
        text = text_of(path, _COARSE if colour == "cloth" else _HAIR)
        scale = (self._place.determinant()) ** 0.5
        weight = f"{_number(width * scale)},{_number(lead * scale)}"
        self.lines.append(f"{when or '-'} {kind} {colour} {weight} {text}")


def oval(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    """Return an ellipse round (x, y)."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)
    return path


def joined(*shapes: Shape) -> QPainterPath:
    """Return the outline of shapes that overlap."""
    whole = QPainterPath()
    for shape in shapes:
        whole = whole.united(_large(shape))
    return _small(whole.simplified())


def common(one: Shape, other: Shape) -> QPainterPath:
    """Return what two shapes have in common."""
    return _small(_large(one).intersected(_large(other)))


def without(one: Shape, other: Shape) -> QPainterPath:
    """Return one shape with the other one cut out."""
    return _small(_large(one).subtracted(_large(other)))


def widened(shape: Shape, width: float) -> QPainterPath:
    """Return the area of a line along the edge of a shape."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width * _FINE)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return _small(stroker.createStroke(_large(shape)))


def placed(shape: Shape, x: float, y: float, *, across: float = 1, down: float = 1, angle: float = 0) -> QPainterPath:
    """Return a shape scaled, then turned about its origin, then moved to (x, y)."""
    path = outline(shape) if isinstance(shape, str) else shape
    return (QTransform().scale(across, down) * QTransform().rotate(angle) * QTransform.fromTranslate(x, y)).map(path)


def mirrored(text: str) -> QPainterPath:
    """Return a shape mirrored at the upright axis."""
    return QTransform().scale(-1, 1).map(outline(text))


def pip(suit: Suit, x: float, y: float, size: float, *, turned: bool = False) -> QPainterPath:
    """Return a suit round (x, y)."""
    whole = joined(suit_figure(suit))
    scale = -size / 100 if turned else size / 100
    return QTransform(scale, 0, 0, scale, x - 50 * scale, y - 50 * scale).map(whole)


def _large(shape: Shape) -> QPainterPath:
    path = outline(shape) if isinstance(shape, str) else shape
    return QTransform().scale(_FINE, _FINE).map(path)


def _small(path: QPainterPath) -> QPainterPath:
    return QTransform().scale(1 / _FINE, 1 / _FINE).map(path)


def text_of(path: QPainterPath, hair: float) -> str:
    """Write a path as text; points that nobody would miss are left out."""
    kinds = QPainterPath.ElementType
    parts: list[str] = []
    run: list[Point] = []

    def end_run() -> None:
        parts.extend(f"L{_number(x)} {_number(y)}" for x, y in slimmed(run, hair)[1:])
        run.clear()

    start = at = (0.0, 0.0)
    for element in map(path.elementAt, range(path.elementCount())):
        point = (element.x, element.y)
        if element.type == kinds.LineToElement:
            run = run or [at]
            run.append(point)
        else:
            end_run()
            letter = {kinds.MoveToElement: "M", kinds.CurveToElement: "C"}.get(element.type, " ")
            if letter == "M":
                parts += _close(start, at, parts)
                start = point
            parts.append(f"{letter}{_number(point[0])} {_number(point[1])}")
        at = point
    end_run()
    return "".join([*parts, *_close(start, at, parts)])


def _close(start: Point, at: Point, parts: Sequence[str]) -> list[str]:
    is_closed = parts and not parts[-1].startswith("M") and math.dist(start, at) < _LEAST
    return ["Z"] if is_closed else []


def slimmed(points: Sequence[Point], hair: float) -> list[Point]:
    """Leave out the points that lie within a hair of the line through the others (Douglas and Peucker)."""
    if len(points) < len("abc"):
        return list(points)
    (x0, y0), (x1, y1) = points[0], points[-1]
    length = math.hypot(x1 - x0, y1 - y0)

    def off(point: Point) -> float:
        x, y = point
        if length < _LEAST:
            return math.hypot(x - x0, y - y0)
        return abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length

    far = max(range(1, len(points) - 1), key=lambda number: off(points[number]))
    if off(points[far]) < hair:
        return [points[0], points[-1]]
    return [*slimmed(points[: far + 1], hair)[:-1], *slimmed(points[far:], hair)]


def _number(value: float) -> str:
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short in {"-0", ""} else short.replace("0.", ".", 1) if abs(value) < 1 else short
