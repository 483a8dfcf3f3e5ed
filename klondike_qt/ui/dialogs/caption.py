"""A sentence that is only seen: what it says is heard in another place."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from klondike_qt.ui.dialogs.prose import Flowed, longest_line


class Caption(QWidget):
    """Painted lines; screen readers read every label of a window aloud, when that opens, that belongs to no control."""

    def __init__(self, text: str = "", *, centred: bool = False) -> None:
        super().__init__()
        self._is_centred = centred
        self._text = text
        self._longest = text
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def shown(self) -> str:
        """The sentence."""
        return self._text

    def make_room(self, longest: str) -> None:
        """Be high enough for the longest sentence that is to come, so that nothing else moves when it does."""
        self._longest = longest
        self.updateGeometry()

    def show_text(self, text: str) -> None:
        """Show another sentence."""
        if text != self._text:
            self._text = text
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Return the room of lines of a pleasant length."""
        width = longest_line(self.font())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the room of a few letters."""
        return QSize(self.fontMetrics().averageCharWidth() * 8, self.fontMetrics().height())

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines in a width of lpx."""
        return round(max(Flowed(text, self.font(), width).height for text in (self._text, self._longest)))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the lines."""
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        flowed = Flowed(self._text, self.font(), self.width())
        widest = max((self.fontMetrics().horizontalAdvance(line.strip()) for line in flowed.lines), default=0)
        aside = max(0, self.width() - widest) / 2 if self._is_centred and len(flowed.lines) == 1 else 0
        flowed.paint(painter, QPointF(-aside if self.isRightToLeft() else aside, 0))
        painter.end()
