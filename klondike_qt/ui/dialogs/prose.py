"""Sentences to be read in peace: lines of at most eighty letters, half a line of room between them."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QPainter, QPaintEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

SPACING = 1.5
"""From line to line, in sizes of the font."""
LEAST = 8
"""Letters for which there is always room in a line."""
LONGEST = 72
"""Letters of mean width in a line: with narrow ones it may become eighty."""


class Flowed:
    """A text whose lines are broken for a width in lpx."""

    def __init__(self, text: str, font: QFont, width: float, spacing: float = SPACING) -> None:
        self._step = line_step(font, spacing)
        self._parts: list[QTextLayout] = []
        self.height = 0.0
        """In lpx."""
        self.lines: list[str] = []
        room = max(1.0, min(width, longest_line(font)))
        for text_part in text.split("\n") if text else ():
            self._break(text_part, font, room)

    def _break(self, text: str, font: QFont, width: float) -> None:
        layout = QTextLayout(text, font)
        layout.setTextOption(_option())
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, self.height + (self._step - line.height()) / 2))
            self.height += self._step
            self.lines.append(text[line.textStart() : line.textStart() + line.textLength()])
        layout.endLayout()
        self._parts.append(layout)

    def paint(self, painter: QPainter, corner: QPointF, seen: QRectF | None = None) -> None:
        """Draw the lines in the colour of the painter's pen; of those that leave ``seen``, nothing."""
        for part in self._parts:
            for number in range(part.lineCount()):
                line = part.lineAt(number)
                box = line.rect().translated(corner)
                if seen is None or (box.top() >= seen.top() and box.bottom() <= seen.bottom()):
                    line.draw(painter, corner)


def line_step(font: QFont, spacing: float = SPACING) -> float:
    """Return how far it is from line to line, in lpx."""
    return max(spacing * QFontInfo(font).pixelSize(), float(QFontMetrics(font).height()))


def longest_line(font: QFont) -> int:
    """Return how wide a line may become, in lpx."""
    return QFontMetrics(font).averageCharWidth() * LONGEST


def _option() -> QTextOption:
    option = QTextOption(Qt.AlignmentFlag.AlignLeading)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option


class Prose(QLabel):
    """A label of one or more sentences without formatting."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)

    def flowed(self, width: int) -> Flowed:
        """Return the text as it is broken for a width of the label."""
        margins = self.contentsMargins()
        return Flowed(self.text(), self.font(), width - margins.left() - margins.right())

    def sizeHint(self) -> QSize:
        """Return the room of lines of a pleasant length."""
        width = min(longest_line(self.font()), self.fontMetrics().horizontalAdvance(self.text()) + 4)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the room of a few letters, longer words are broken rather than cut off; of no text, none."""
        height = self.fontMetrics().height() if self.text() else 0
        return QSize(self.fontMetrics().averageCharWidth() * LEAST, height)

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines."""
        margins = self.contentsMargins()
        return round(self.flowed(width).height) + margins.top() + margins.bottom() if self.text() else 0

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the lines."""
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        room = self.contentsRect()
        self.flowed(self.width()).paint(painter, QPointF(room.topLeft()))
        painter.end()


class Sentence(QWidget):
    """Words for the eye: screen readers have them as the name or the description of what stands beside them.

    They read every label of a window aloud, when that opens, that belongs to no control.
    """

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def flowed(self, width: int) -> Flowed:
        """Return the text as it is broken for a width."""
        margins = self.contentsMargins()
        return Flowed(self._text, self.font(), width - margins.left() - margins.right())

    def sizeHint(self) -> QSize:
        """Return the room of a few words in a line."""
        width = self.fontMetrics().averageCharWidth() * 30
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the room of a few letters: longer words are broken rather than cut off."""
        metrics = self.fontMetrics()
        return QSize(metrics.averageCharWidth() * LEAST + self.contentsMargins().left(), metrics.height())

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines."""
        return round(self.flowed(width).height)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the lines."""
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        self.flowed(self.width()).paint(painter, QPointF(self.contentsRect().topLeft()))
        painter.end()
