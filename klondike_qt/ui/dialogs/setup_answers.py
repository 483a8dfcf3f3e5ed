"""What the pages of the set-up are made of: painted texts, and answers on large buttons."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontInfo, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from klondike_qt.ui.dialogs.boxes import Dot
from klondike_qt.ui.dialogs.prose import SPACING, Flowed

LEAST_HEIGHT = 64
"""Lpx of the lowest answer."""
NAME = 1.2
"""Height of the name of an answer, in heights of the usual text."""
TIGHT = 1.25
"""From line to line of headings and names, in sizes of the font."""
PADDING, FRAME = 8, 4
"""Lpx within an answer, and the width of its frame when it has the keyboard."""


def sized(font: QFont, by: float, *, bold: bool = False) -> QFont:
    """Return a font so many times as high."""
    other = QFont(font)
    other.setPixelSize(round(QFontInfo(font).pixelSize() * by))
    other.setBold(bold)
    return other


class Lines(QWidget):
    """A painted text; whoever hears the window is told it by the group that it stands in."""

    def __init__(self, text: str = "", by: float = 1.0, *, bold: bool = False) -> None:
        super().__init__()
        self.text = text
        self._by, self._bold = by, bold
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_text(self, text: str) -> None:
        """Show another text."""
        self.text = text
        self.updateGeometry()
        self.update()

    def height_of(self, text: str, width: int) -> int:
        """Return the height that a text would take here."""
        return round(self._flowed(text, width).height)

    def flowed(self, width: int) -> Flowed:
        """Return the text as it is broken for a width."""
        return self._flowed(self.text, width)

    def _flowed(self, text: str, width: int) -> Flowed:
        spacing = TIGHT if self._bold else SPACING
        return Flowed(text, sized(self.font(), self._by, bold=self._bold), width, spacing)

    def sizeHint(self) -> QSize:
        """Return the room of lines of some words."""
        width = self.fontMetrics().averageCharWidth() * 30
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the room of a few letters."""
        return QSize(self.fontMetrics().averageCharWidth() * 8, self.fontMetrics().height())

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines."""
        return round(self.flowed(width).height)

    def changeEvent(self, event: QEvent) -> None:
        """Ask for other room when the text grows."""
        super().changeEvent(event)
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the lines."""
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        self.flowed(self.width()).paint(painter, QPointF(0, 0))
        painter.end()


class AnswerButton(Dot):
    """An answer: its number, its name, and a sentence about it."""

    clicked_again = Signal()
    """It was clicked while it was the marked one already."""
    clicked_anew = Signal()
    """It was clicked, and is the marked one from now on."""

    def __init__(self, number: int, text: str, name: str, more: str) -> None:
        """Make an answer; ``text`` is its ``name`` with its number."""
        super().__init__(text)
        self._parts = (str(number), name, more)
        self._was_marked = False
        self.setAccessibleDescription(more)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _box(self) -> int:
        """Return the side of the box with the number."""
        return round(QFontInfo(self.font()).pixelSize() * 2)

    def _flowed(self, width: int) -> tuple[Flowed, Flowed]:
        _, name, more = self._parts
        room = width - self._box() - 3 * PADDING - FRAME
        bold, usual = sized(self.font(), NAME, bold=True), sized(self.font(), 1.0)
        return Flowed(name, bold, room, TIGHT), Flowed(more, usual, room, TIGHT)

    def sizeHint(self) -> QSize:
        """Return the room of lines of some words."""
        width = self.fontMetrics().averageCharWidth() * 34
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the room of a few letters beside the number."""
        return QSize(self._box() + 3 * PADDING + FRAME + self.fontMetrics().averageCharWidth() * 8, LEAST_HEIGHT)

    def heightForWidth(self, width: int) -> int:
        """Return the height of name and sentence."""
        name, more = self._flowed(width)
        return max(LEAST_HEIGHT, self._box() + 2 * PADDING, round(name.height + more.height) + 2 * PADDING)

    def changeEvent(self, event: QEvent) -> None:
        """Ask for other room when the text grows."""
        super().changeEvent(event)
        self.updateGeometry()

    def hitButton(self, at: QPoint) -> bool:
        """Take a click anywhere."""
        return self.rect().contains(at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the answer with Space if it is marked already, as one does who has that key alone."""
        if event.key() == Qt.Key.Key_Space and self.isChecked():
            self.clicked_again.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember whether it is the marked one."""
        self._was_marked = self.isChecked()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell of a click."""
        is_click = self.isDown() and event.button() is Qt.MouseButton.LeftButton
        super().mouseReleaseEvent(event)
        if is_click:
            (self.clicked_again if self._was_marked else self.clicked_anew).emit()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw frame, number and texts; the marked answer is filled, and its number stands in a disc."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        ink, ground = palette.color(QPalette.ColorRole.ButtonText), palette.color(QPalette.ColorRole.Button)
        line = palette.color(QPalette.ColorRole.Light)
        if self.isChecked():
            ink, ground, line = ground, ink, ink
        focused = self.hasFocus()
        thick = FRAME if focused else 2
        outer = QRectF(self.rect()).adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Link) if focused else line, thick))
        painter.setBrush(ground)
        painter.drawRoundedRect(outer, 8, 8)
        if focused and self.isChecked():  # the frame of the focus stands out from the filled ground
            painter.setPen(QPen(ink, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(outer.adjusted(3, 3, -3, -3), 6, 6)
        self._paint_number(painter, ink, ground)
        painter.setPen(ink)
        name, more = self._flowed(self.width())
        left = PADDING * 2 + self._box() + FRAME
        top = (self.height() - name.height - more.height) / 2
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        left = PADDING + FRAME if mirrored else left
        name.paint(painter, QPointF(left, top))
        more.paint(painter, QPointF(left, top + name.height))
        painter.end()

    def _paint_number(self, painter: QPainter, ink: QColor, ground: QColor) -> None:
        side = self._box()
        x = self.width() - PADDING - side if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else PADDING
        box = QRect(x, (self.height() - side) // 2, side, side)
        painter.setPen(QPen(ink, 3))
        painter.setBrush(ink if self.isChecked() else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QRectF(box).adjusted(2, 2, -2, -2))
        painter.setPen(ground if self.isChecked() else ink)
        painter.setFont(sized(self.font(), NAME, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._parts[0])
