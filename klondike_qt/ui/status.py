"""The message line below the table and the figures above it."""

import re
from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyle, QWidget

from klondike_qt.ui.look.text_size import USUAL_TEXT, control_side, message_pixels

BAR_WIDTH = 6
_FREE, _LEAST_FREE = 12, 2
"""Lpx above and below the text together, where there is room for them, and where there is not."""
_TWO_LINES = 0.7
"""Of its height, that of a text of two lines for which there is always room in a high window."""
YELLOW = QColor("#FFD500")
_FEW_DIGITS, _MANY = re.compile(r"\b\d{1,2}\b"), "000"


class MessageLine(QLabel):
    """The last thing that was said, as text, until the next; a long one grows towards the table.

    Readers get all of it (``text``); who looks at it also sees the table, and need not read what that shows
    (``for_the_eye``). The text is painted: a label would tell screen readers of every change, which they have heard
    already.
    """

    left = Signal()
    """The player wants to go back to the table."""
    told = Signal()
    """Another text is shown."""
    pressed = Signal()
    """It was folded, or shown whole again."""
    at_top = False
    """Whether it stands above the table, where a long message grows downwards."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("message")
        self._text = self._seen = ""
        self.for_the_eye: Callable[[str], str] = str
        """What is left of a text beside the table."""
        self.is_folded = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.set_text_height(message_pixels(USUAL_TEXT))

    def set_text_height(self, pixels: int) -> None:
        """Write in another size, of which one line, or two of usual height, takes ``line_height``."""
        self.wanted_height = pixels
        font = self.font()
        self.least_line = _height_of_lines(2, font, USUAL_TEXT)
        two = _height_of_lines(2, font, max(message_pixels(USUAL_TEXT), round(_TWO_LINES * pixels)))
        self.line_height = self.wanted_line = max(control_side(pixels), two)
        self._write(pixels)

    def _write(self, pixels: int) -> None:
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
        self._text, self._seen = text, self.for_the_eye(text)
        self.is_folded = False
        self.fit()
        self.update()
        self.told.emit()

    def heightForWidth(self, width: int) -> int:
        """Return the height that the text takes when its lines are broken."""
        return self._height_of(self._seen, width, self.fontMetrics())

    def _height_of(self, text: str, width: int, metrics: QFontMetrics) -> int:
        return metrics.boundingRect(self._text_room(QRect(0, 0, width, 0)), self._flow(), text).height()

    def has_room_for(self, text: str) -> bool:
        """Tell whether a text of usual height is seen whole without more room than any message has."""
        font = self.font()
        font.setPixelSize(message_pixels(USUAL_TEXT))
        height = self._height_of(text, self.width(), QFontMetrics(font))
        return height + _LEAST_FREE <= self.line_height

    def fit(self, room: int | None = None) -> None:
        """Take the height that the text needs, over the whole width at the parent's bottom or top.

        Where there is only so much ``room``, the text is smaller, though never below that of a menu.
        """
        parent = self.parentWidget()
        if parent is None:
            return
        usual = message_pixels(USUAL_TEXT)
        smaller = [*range(self.wanted_height, usual, -2), *range(usual, USUAL_TEXT - 1, -2)]
        sizes = [self.wanted_height] if room is None else smaller
        free, height = _FREE if room is None else _LEAST_FREE, 0
        for pixels in sizes:
            self._write(pixels)
            text = self.heightForWidth(parent.width())
            height = self.line_height if text + _LEAST_FREE <= self.line_height else text + free
            if room is None or height <= room:
                break
        if self.is_folded:
            height = self.line_height
        self.setGeometry(0, 0 if self.at_top else parent.height() - height, parent.width(), height)

    @property
    def is_small(self) -> bool:
        """Whether it is written smaller than usual."""
        return self.font().pixelSize() < self.wanted_height

    def fold(self) -> None:
        """Leave the table all but one line, in which a longer text begins, until there is another text."""
        self.is_folded = True

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Show the whole text of one line again, or let the table be seen below a longer one."""
        super().mouseReleaseEvent(event)
        self.is_folded = not self.is_folded
        self.pressed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the yellow bar that teaches the eye where news appears, then the text."""
        super().paintEvent(event)
        painter = QPainter(self)
        if self.palette().window().color().lightnessF() > 1 / 2:  # yellow is not seen on white
            painter.fillRect(self._bar(0, BAR_WIDTH + 4), Qt.GlobalColor.black)
            painter.fillRect(self._bar(2, BAR_WIDTH), YELLOW)
        else:
            painter.fillRect(self._bar(0, BAR_WIDTH), YELLOW)
        painter.setPen(self.palette().windowText().color())
        room, text = self._text_room(self.rect()), self._seen
        if self.is_folded:
            text = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, self._flow(), text)
        painter.end()

    def _bar(self, start: int, width: int) -> QRect:
        """Return a strip at the side where reading begins."""
        return QStyle.visualRect(self.layoutDirection(), self.rect(), QRect(start, 1, width, self.height() - 1))

    def _text_room(self, room: QRect) -> QRect:
        return QStyle.visualRect(self.layoutDirection(), room, room.adjusted(BAR_WIDTH + 16, 0, -16, 0))

    def _flow(self) -> int:
        side = Qt.AlignmentFlag.AlignRight if self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft
        return Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute | side


def _height_of_lines(number: int, font: QFont, pixels: int) -> int:
    font.setPixelSize(pixels)
    return number * QFontMetrics(font).lineSpacing() + _LEAST_FREE


class Figures(QWidget):
    """Score, moves, time, stock and pass; painted, so that a ticking clock makes no noise for a screen reader."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts: tuple[str, ...] = ()
        self._alternatives: tuple[str, ...] = ()
        self._short = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_texts(self, texts: tuple[str, ...], alternatives: tuple[str, ...] = (), short: str = "") -> None:
        """Show figures, the most important first; the last ones are left out where the room is small.

        ``alternatives``: what the first one can turn into; it keeps the room of the longest, so that nothing jumps.
        ``short``: what is shown where there is no room for any of them.
        """
        if (texts, alternatives, short) != (self._texts, self._alternatives, self._short):
            self._texts, self._alternatives, self._short = texts, alternatives, short
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
        """Return no width: what is beside them decides how much is left."""
        return QSize(0, self.fontMetrics().height())

    def room_of(self, number: int | None) -> int:
        """Return the room that the most important figures need; None: all of them.

        None of them still leaves that of what is short. One is the score alone. A state of the game counts with the
        score as the second.
        The score has room for three digits, so that nothing comes or goes with the points.
        """
        if number == 0:
            return max(0, self._width((_FEW_DIGITS.sub(_MANY, self._short),) if self._short else ()))
        score = 1 if self._alternatives else 0
        texts = [_FEW_DIGITS.sub(_MANY, text) if n == score else text for n, text in enumerate(self._texts)]
        return self._width(texts[score : score + 1] if number == 1 else texts[:number])

    @property
    def _spacing(self) -> int:
        return round(1.1 * QFontInfo(self.font()).pixelSize())

    def _width(self, texts: Sequence[str]) -> int:
        return sum(map(self._room, texts)) - self._spacing // 2

    def _room(self, text: str) -> int:
        metrics = QFontMetrics(self.font())
        texts = self._alternatives if text in self._alternatives else (text,)
        return max(metrics.horizontalAdvance(one) for one in texts) + self._spacing

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw as many figures as fit, at the end of the bar."""
        mirrored, room = self.isRightToLeft(), QRect(0, 0, self.width(), self.height())
        side = Qt.AlignmentFlag.AlignLeft if mirrored else Qt.AlignmentFlag.AlignRight
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        end = self.width()
        for text in reversed(self.shown_texts):
            width = self._room(text)
            box = QRect(end - width, 0, width, self.height())
            seen = QStyle.visualRect(self.layoutDirection(), room, box)
            painter.drawText(seen, side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter, text)
            end -= width
        painter.end()

    @property
    def shown_texts(self) -> tuple[str, ...]:
        """The figures for which there is whole room; a long first one leaves its place to others."""
        texts = self._texts
        while len(texts) > 1 and self._width(texts) > self.width():
            texts = texts[:-1]
        if self._alternatives and self._width(texts) > self.width():
            texts = self._texts[1:2]
        if self._short and self._width(texts) > self.width():
            texts = (self._short,)
        return texts if self._width(texts) <= self.width() else ()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the figures anew."""
        self.update()
        super().resizeEvent(event)
