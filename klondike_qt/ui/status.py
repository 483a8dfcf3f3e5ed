"""The message line below the table and the figures above it."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from klondike_qt.ui.look.text_size import USUAL_TEXT, control_side, message_pixels

BAR_WIDTH = 6
YELLOW = QColor("#FFD500")
_FLOW = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class MessageLine(QLabel):
    """The last thing that was said, as text, until the next; a long one grows towards the table.

    The text is painted: a label would tell screen readers of every change, which they have heard already.
    """

    left = Signal()
    """The player wants to go back to the table."""
    told = Signal()
    """Another text is shown."""
    at_top = False
    """Whether it stands above the table, where a long message grows downwards."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("message")
        self._text = ""
        self.setContentsMargins(BAR_WIDTH + 16, 0, 16, 0)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.set_text_height(message_pixels(USUAL_TEXT))

    def set_text_height(self, pixels: int) -> None:
        """Write in another size, of which one line takes ``line_height``."""
        self.line_height = control_side(pixels)
        font = self.font()
        font.setPixelSize(pixels)
        self.setFont(font)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to the table with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def text(self) -> str:
        """Return what was said last."""
        return self._text

    def say(self, text: str) -> None:
        """Show ``text`` in place of what was said before."""
        self._text = text
        self.fit()
        self.update()
        self.told.emit()

    def heightForWidth(self, width: int) -> int:
        """Return the height that the text takes when its lines are broken."""
        room = QRect(0, 0, width, 0).marginsRemoved(self.contentsMargins())
        return self.fontMetrics().boundingRect(room, _FLOW, self._text).height()

    def fit(self) -> None:
        """Take the height that the text needs, over the whole width at the parent's bottom or top."""
        parent = self.parentWidget()
        if parent is None:
            return
        width = parent.width()
        height = max(self.line_height, self.heightForWidth(width) + 12)
        self.setGeometry(0, 0 if self.at_top else parent.height() - height, width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the yellow bar that teaches the eye where news appears, then the text."""
        super().paintEvent(event)
        painter = QPainter(self)
        if self.palette().window().color().lightnessF() > 1 / 2:  # yellow is not seen on white
            painter.fillRect(QRectF(0, 1, BAR_WIDTH + 4, self.height() - 1), Qt.GlobalColor.black)
            painter.fillRect(QRectF(2, 1, BAR_WIDTH, self.height() - 1), YELLOW)
        else:
            painter.fillRect(QRectF(0, 1, BAR_WIDTH, self.height() - 1), YELLOW)
        painter.setPen(self.palette().windowText().color())
        painter.drawText(self.rect().marginsRemoved(self.contentsMargins()), _FLOW, self._text)
        painter.end()


class Figures(QWidget):
    """Score, moves, time, stock and pass; painted, so that a ticking clock makes no noise for a screen reader."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts: tuple[str, ...] = ()
        self._alternatives: tuple[str, ...] = ()
        self._spacing = 22
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_texts(self, texts: tuple[str, ...], alternatives: tuple[str, ...] = ()) -> None:
        """Show figures, the most important first; the last ones are left out where the room is small.

        ``alternatives``: what the first one can turn into; it keeps the room of the longest, so that nothing jumps.
        """
        if (texts, alternatives) != (self._texts, self._alternatives):
            self._texts, self._alternatives = texts, alternatives
            self.updateGeometry()
            self.changed.emit()
            self.update()

    @property
    def text(self) -> str:
        """All figures as one line."""
        return ", ".join(self._texts)

    def sizeHint(self) -> QSize:
        """Return the room that all figures take."""
        return QSize(self._width(self._texts), self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        """Return the room of the first figure, or of the second one if that may take its place."""
        least = self._texts[1:2] if self._alternatives else self._texts[:1]
        return QSize(self._width(least) - self._spacing // 2, self.fontMetrics().height())

    @property
    def telling_width(self) -> int:
        """The room of the figures that the table does not show itself: all but the last two, stock and pass."""
        return self._width(self._texts[:-2])

    def _width(self, texts: tuple[str, ...]) -> int:
        return sum(map(self._room, texts))

    def _room(self, text: str) -> int:
        metrics = QFontMetrics(self.font())
        texts = self._alternatives if text in self._alternatives else (text,)
        return max(metrics.horizontalAdvance(one) for one in texts) + self._spacing

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw as many figures as fit, right-aligned."""
        texts = self.shown_texts
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        right = float(self.width())
        for text in reversed(texts):
            width = self._room(text)
            box = QRectF(right - width, 0, width - self._spacing / 2, self.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
            right -= width
        painter.end()

    @property
    def shown_texts(self) -> tuple[str, ...]:
        """The figures for which there is room; a long first one leaves its place to the second."""
        texts = self._texts
        while len(texts) > 1 and self._width(texts) > self.width():
            texts = texts[:-1]
        is_too_long = bool(self._alternatives) and self._width(texts) > self.width()
        return self._texts[1:2] if is_too_long else texts

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the figures anew."""
        self.update()
        super().resizeEvent(event)
