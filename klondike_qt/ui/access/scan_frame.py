"""The frame round what a switch would choose: so thick, and in two colours, that it is seen from across a room."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from klondike_qt.ui.access.scan_walk import Framed
from klondike_qt.ui.table.marks import BLACK, YELLOW, tag

THICK = 12
"""How thick the frame is, in lpx."""
_STEPS = (THICK, 9, 3, 0)
"""How far out the bands begin and end, in lpx: black, yellow and black."""
_TAGGED = 190.0
"""The width of a card with the largest tag, in lpx."""
_ON_CARD = dict(zip(_STEPS, (4, 2, -2, -4), strict=True))
"""The same at an edge between two indices, of which each has 4 lpx to spare."""


class ScanFrame(QWidget):
    """Lies over a window and takes no part in it: neither pointer nor keyboard finds it."""

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._shown: tuple[tuple[Framed, QRect], ...] = ()
        self.hide()

    @property
    def rects(self) -> tuple[QRect, ...]:
        """What is framed, in lpx of the window."""
        return tuple(rect for _, rect in self._shown)

    def show_round(self, framed: Sequence[Framed]) -> None:
        """Frame rectangles that lie in one window, or nothing."""
        if not framed:
            self.hide()
            self._shown = ()
            return
        window = framed[0].widget.window()
        if self.parentWidget() is not window:
            self.setParent(window)
        self._shown = tuple(
            (one, QRect(one.widget.mapTo(window, one.rect.topLeft()), one.rect.size())) for one in framed
        )
        self.setGeometry(window.rect())
        region = QRegion()
        for one, rect in self._shown:
            region += QRegion(self._grown(one, rect, THICK))
            if not one.tag:
                region -= QRegion(self._grown(one, rect, 0))
        self.setMask(region)
        self.show()
        self.raise_()
        self.update()

    def leave(self) -> None:
        """Come off a window that is about to go."""
        if isValid(self):
            self.hide()
            self.setParent(None)
            self._shown = ()

    def _grown(self, framed: Framed, rect: QRect, by: int) -> QRect:
        """Return a rectangle grown on all sides; at the edge of the window the bands lie inside it."""
        inset = THICK - by
        grown = rect.adjusted(-by, -(_ON_CARD[by] if framed.on_card else by), by, by)
        return grown.intersected(self.rect().adjusted(inset, inset, -inset, -inset))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the bands and the tags."""
        painter = QPainter(self)
        for framed, rect in self._shown:
            for outer, inner, colour in zip(_STEPS, _STEPS[1:], (BLACK, YELLOW, BLACK), strict=False):
                band = QPainterPath()  # filled by the odd-even rule: the inner one is a hole
                band.addRect(QRectF(self._grown(framed, rect, outer)))
                band.addRect(QRectF(self._grown(framed, rect, inner)))
                painter.fillPath(band, QColor(colour))
            if framed.tag:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                area = QRectF(rect)
                area.setWidth(min(area.width(), _TAGGED))  # the tag grows with it
                tag(painter, area, framed.tag)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        painter.end()
