"""Charts of bars and of a line, and the ring of wins: shapes and figures that need no colour to be told apart."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from klondike_qt.ui.dialogs.chart_content import Bar, ChartContent, Point
from klondike_qt.words import charts as words
from klondike_qt.words.records import won_name

GAP = 8.0
"""Lpx between the parts of a chart."""
HAIR, LINE = 1.0, 3.0
_LINES = 11
"""Lines of text that a chart is high at least."""
_STEPS = (1, 2, 5)
_FULL = 100
_WHOLE_TURN = 360 * 16
_LARGE = 1.6
_FIGURE = 4.0
"""How much higher the ring is inside than the figure in it."""
_INSIDE = 0.76
"""How much of the width of the ring a figure takes at most: the rest is the ring, and free."""
_FAINT = 46
"""How opaque the ground of a whole bar is, of 255."""
_FLAT = Qt.TextFlag.TextSingleLine | Qt.AlignmentFlag.AlignCenter


class Chart(QWidget):
    """The picture of a chart; what it says stands in a table beside it, so that it needs no name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content: ChartContent | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_content(self, content: ChartContent) -> None:
        """Show another chart."""
        self._content = content
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return the room in which the marks can be read."""
        return QSize(self.fontMetrics().averageCharWidth() * 20, self.fontMetrics().height() * _LINES)

    def sizeHint(self) -> QSize:
        """Return a pleasant room."""
        return QSize(self.fontMetrics().averageCharWidth() * 48, self.fontMetrics().height() * _LINES)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the legend, the lines to measure by, and the bars or the line."""
        content = self._content
        if content is None or not content.shown:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pens = Pens(painter, self.palette(), self.font())
        top = pens.legend(content, self.width())
        points = [shown for shown in content.shown if isinstance(shown, Point)]
        bars = [shown for shown in content.shown if isinstance(shown, Bar)]
        step = _FULL // 4 if points else nice_step(max((bar.whole for bar in bars), default=0))
        highest = _FULL if points else step * max(1, ceil(max(bar.whole for bar in bars) / step))
        left = max(pens.width(str(number)) for number in range(0, highest + 1, step)) + 2 * GAP
        plot = QRectF(left, top, self.width() - left - GAP, self.height() - top - pens.height - GAP)
        pens.grid(plot, highest, step)
        pens.marks(plot, [shown.mark for shown in content.shown])
        if points:
            pens.line(plot, points)
        else:
            pens.bars(plot, bars, highest)
            pens.upright(plot, content, len(bars))
        painter.end()


class Ring(QWidget):
    """The share of wins as a part of a ring, with the figure in its middle."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._percent = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_percent(self, percent: int) -> None:
        """Show another share, 0 to 100."""
        self._percent = percent
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return a room that grows with the text."""
        side = self.fontMetrics().height() * 7
        return QSize(side, side)

    def sizeHint(self) -> QSize:
        """Return the same: a ring takes the room that is left."""
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pens = Pens(painter, self.palette(), self.font())
        side = min(self.width(), self.height())
        thick = side / 8
        box = QRectF((self.width() - side) / 2, 0, side, side)
        box.adjust(thick, thick, -thick, -thick)
        painter.setPen(QPen(pens.faint, thick))
        painter.drawEllipse(box)
        for edge in (-thick / 2, thick / 2):
            painter.setPen(QPen(pens.text, HAIR))
            painter.drawEllipse(box.adjusted(-edge, -edge, edge, edge))
        painter.setPen(QPen(pens.accent, thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawArc(box, _WHOLE_TURN // 4, -_WHOLE_TURN * self._percent // _FULL)
        painter.setPen(pens.text)
        self._write(painter, box)
        painter.end()

    def _write(self, painter: QPainter, box: QRectF) -> None:
        """Write the figure, and where a large ring has room for it, below it what it counts."""
        line = self.fontMetrics().height()
        times = box.height() / line / _FIGURE
        has_word = times > _LARGE and self.fontMetrics().horizontalAdvance(won_name()) < box.width() / 2
        share = words.share(self._percent)
        painter.setFont(_larger(self.font(), max(_LARGE, times)))
        widest = painter.fontMetrics().horizontalAdvance(words.share(_FULL))
        painter.setFont(_larger(painter.font(), min(1.0, box.width() * _INSIDE / widest)))
        painter.drawText(box.translated(0, -line / 2 if has_word else 0), _FLAT, share)
        if has_word:
            painter.setFont(self.font())
            painter.drawText(box.translated(0, line * times / 2), _FLAT, won_name())


class Pens:
    """Draws the parts of a chart in the colours of a palette; all measures are lpx."""

    def __init__(self, painter: QPainter, palette: QPalette, font: QFont) -> None:
        self._painter = painter
        self._metrics = QFontMetricsF(font)
        self.height = self._metrics.height()
        self.text = palette.color(QPalette.ColorRole.WindowText)
        self.accent = palette.color(QPalette.ColorRole.Link)
        self.ground = palette.color(QPalette.ColorRole.Window)
        self.hair = palette.color(QPalette.ColorRole.Mid)
        self.faint = QColor(self.text)
        self.faint.setAlpha(_FAINT)

    def width(self, text: str) -> float:
        """Return how wide a text is."""
        return self._metrics.horizontalAdvance(text)

    def write(self, text: str, middle: QPointF, colour: QColor | None = None) -> None:
        """Write a text round a point."""
        size = QRectF(0, 0, self.width(text) + 2, self.height)
        size.moveCenter(middle)
        self._painter.setPen(colour or self.text)
        self._painter.drawText(size, _FLAT, text)

    def _clear(self, text: str, middle: QPointF) -> None:
        """Take away the lines to measure by where a text is to stand, which they would strike through."""
        around = QRectF(0, 0, self.width(text) + 4, self.height * 0.8)
        around.moveCenter(middle)
        self._painter.fillRect(around, self.ground)

    def legend(self, content: ChartContent, width: float) -> float:
        """Draw what the shapes mean, from the left on; return where the plot begins."""
        side, x, y = self.height * 0.7, GAP, self.height / 2
        is_line = isinstance(content.shown[0], Point)
        for number, name in enumerate(content.legend):
            if x > GAP and x + side + GAP + self.width(name) > width:
                x, y = GAP, y + self.height
            box = QRectF(x, y - side / 2, side, side)
            if is_line:
                self._dot(box.center())
            else:
                self._box(box, is_whole=number == 0 and len(content.legend) > 1)
            self.write(name, QPointF(x + side + GAP + self.width(name) / 2, y))
            x += side + self.width(name) + 4 * GAP
        return y + self.height * 1.5

    def grid(self, plot: QRectF, highest: int, step: int) -> None:
        """Draw the lines to measure by, with their figures."""
        for number in range(0, highest + 1, step):
            y = plot.bottom() - plot.height() * number / highest
            self._painter.setPen(QPen(self.text if number == 0 else self.hair, HAIR))
            self._painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            self.write(str(number), QPointF(plot.left() - GAP - self.width(str(number)) / 2, y))

    def marks(self, plot: QRectF, marks: Sequence[str]) -> None:
        """Write what stands below: the last mark, and as many before it as have room."""
        share = plot.width() / len(marks)
        each = max(1, ceil((max(map(self.width, marks)) + GAP) / share))
        for number in range(len(marks) - 1, -1, -each):
            middle = min(plot.left() + share * (number + 0.5), plot.right() - self.width(marks[number]) / 2)
            self.write(marks[number], QPointF(middle, plot.bottom() + GAP / 2 + self.height / 2))

    def bars(self, plot: QRectF, bars: Sequence[Bar], highest: int) -> None:
        """Draw the bars, and their figures where there is room."""
        share = plot.width() / len(bars)
        wide = max(3.0, share * 0.72)
        for number, bar in enumerate(bars):
            left = plot.left() + share * (number + 0.5) - wide / 2
            for value, is_whole in ((bar.whole, bar.part is not None), (bar.part or 0, False)):
                high = plot.height() * value / highest
                if high:
                    self._box(QRectF(left, plot.bottom() - high, wide, high), is_whole=is_whole)
            if bar.whole and self.width(str(bar.whole)) <= share - 2:
                high = plot.height() * bar.whole / highest
                above = QPointF(left + wide / 2, plot.bottom() - high - self.height / 2)
                self._clear(str(bar.whole), above)
                self.write(str(bar.whole), above)
            high = plot.height() * (bar.part or 0) / highest
            if high > self.height and self.width(str(bar.part)) <= wide - 2:
                self.write(str(bar.part), QPointF(left + wide / 2, plot.bottom() - high + self.height / 2), self.ground)

    def upright(self, plot: QRectF, content: ChartContent, bars: int) -> None:
        """Draw the line among the bars."""
        if content.mark_at is None:
            return
        x = plot.left() + plot.width() * content.mark_at / bars
        self._painter.setPen(QPen(self.text, LINE, Qt.PenStyle.DashLine))
        self._painter.drawLine(QPointF(x, plot.top() - self.height / 2), QPointF(x, plot.bottom()))
        half = self.width(content.mark_text) / 2
        x = max(plot.left() + half, min(x, plot.right() - half))
        self.write(content.mark_text, QPointF(x, plot.top() - self.height))

    def line(self, plot: QRectF, points: Sequence[Point]) -> None:
        """Draw the line through the points, with the figures of the first, the last and the highest."""
        share = plot.width() / len(points)
        known = [
            (
                QPointF(plot.left() + share * (number + 0.5), plot.bottom() - plot.height() * point.percent / _FULL),
                point,
            )
            for number, point in enumerate(points)
            if point.percent is not None
        ]
        highest = max((point.percent or 0 for _, point in known), default=0)
        best = next((number for number, (_, point) in enumerate(known) if point.percent == highest), 0)
        figures: list[tuple[str, QPointF]] = []
        for number in {0, best, len(known) - 1} if known else ():
            at, point = known[number]
            beside = known[number + 1 if number == 0 else number - 1][0] if len(known) > 1 else at
            down = 1 if beside.y() < at.y() and at.y() + self.height * 1.5 < plot.bottom() else -1
            figures.append((words.share(point.percent or 0), QPointF(at.x(), at.y() + down * self.height)))
        for figure, middle in figures:
            self._clear(figure, middle)
        self._painter.setPen(QPen(self.accent, LINE))
        self._painter.drawPolyline([at for at, _ in known])
        for at, _ in known:
            self._dot(at)
        for figure, middle in figures:
            self.write(figure, middle)

    def _dot(self, at: QPointF) -> None:
        self._painter.setPen(QPen(self.text, 2))
        self._painter.setBrush(self.accent)
        self._painter.drawEllipse(at, 6, 6)

    def _box(self, box: QRectF, *, is_whole: bool) -> None:
        """Draw a bar: a whole is an outline, a part is solid."""
        path = QPainterPath()
        path.addRoundedRect(box.adjusted(1, 1, -1, 0), 3, 3)
        self._painter.setPen(QPen(self.text, 2) if is_whole else Qt.PenStyle.NoPen)
        self._painter.setBrush(self.faint if is_whole else self.accent)
        self._painter.drawPath(path)


def nice_step(highest: int) -> int:
    """Return a round number of which at most five make ``highest``."""
    power = 1
    while True:
        for step in _STEPS:
            if step * power * 5 >= highest:
                return step * power
        power *= 10


def _larger(font: QFont, times: float) -> QFont:
    larger = QFont(font)
    larger.setPixelSize(round(QFontInfo(font).pixelSize() * times))
    larger.setBold(True)
    return larger
