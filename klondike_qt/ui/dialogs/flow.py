"""Buttons beside each other, as many in a row as there is room for; a text too long for the room is broken."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter, QWidget

GAP = 8
"""Lpx between buttons."""
LEAST_LETTERS = 14
"""For which a control has always room."""


def written(text: str, metrics: QFontMetrics) -> int:
    """Return how wide the text of a control is, in lpx."""
    return metrics.size(Qt.TextFlag.TextShowMnemonic, text).width()


def spared(text: str, metrics: QFontMetrics) -> int:
    """Return how much narrower the text of a control may become: by all but a word, or a part of a very long one."""
    longest = max((written(word, metrics) for word in text.split()), default=0)
    return max(0, written(text, metrics) - min(longest, LEAST_LETTERS * metrics.averageCharWidth()))


def broken(text: str, metrics: QFontMetrics, room: int) -> list[str]:
    """Return the lines of the text of a control, broken for a room in lpx: between words, if they are not too long."""
    lines: list[str] = []
    for piece in (piece for word in text.split() for piece in _pieces(word, metrics, room)):
        if lines and written(f"{lines[-1]} {piece}", metrics) <= room:
            lines[-1] += f" {piece}"
        else:
            lines.append(piece)
    return lines


def _pieces(word: str, metrics: QFontMetrics, room: int) -> Iterator[str]:
    """Cut a word that has no room in one line."""
    while written(word, metrics) > room and len(word) > 1:
        count = next((length for length in range(len(word) - 1, 1, -1) if written(word[:length], metrics) <= room), 1)
        yield word[:count]
        word = word[count:]
    yield word


def let_grow(control: QWidget) -> None:
    """Let a control become narrower than its text, and as high as its lines need."""
    policy = control.sizePolicy()
    policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
    policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    control.setSizePolicy(policy)


class Button(QPushButton):
    """A button that takes several lines rather than cutting its text off."""

    def __init__(self, text: str, deed: Callable[[], object], parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.clicked.connect(lambda *_: deed())
        let_grow(self)

    def lines_for(self, width: int) -> list[str]:
        """Return the text, broken between words for a width of the button in lpx."""
        metrics = self.fontMetrics()
        return broken(self.text(), metrics, width - self.sizeHint().width() + written(self.text(), metrics))

    def minimumSizeHint(self) -> QSize:
        """Return the room of the longest word."""
        hint = self.sizeHint()
        return QSize(hint.width() - spared(self.text(), self.fontMetrics()), hint.height())

    def heightForWidth(self, width: int) -> int:
        """Return the height with as many lines as the text needs."""
        more = max(0, len(self.lines_for(width)) - 1)
        return self.sizeHint().height() + more * self.fontMetrics().lineSpacing()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the button with its text in lines."""
        painter = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = "\n".join(self.lines_for(self.width()))
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.end()


class Flow(QWidget):
    """Widgets in rows, which end at the far side, or begin at the near one if ``leading``."""

    def __init__(self, parent: QWidget | None = None, *, leading: bool = False) -> None:
        super().__init__(parent)
        self._leading = leading
        self._parts: list[QWidget] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, part: QWidget) -> None:
        """Put a widget behind the others; it has to have a size that it wants."""
        part.setParent(self)
        self._parts.append(part)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the room of one row."""
        sizes = [part.sizeHint() for part in self._parts]
        width = sum(size.width() for size in sizes) + GAP * max(0, len(sizes) - 1)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSizeHint(self) -> QSize:
        """Return the width of the widest part that cannot be made narrower."""
        return QSize(max((part.minimumSizeHint().width() for part in self._parts), default=0), self.sizeHint().height())

    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows."""
        return max((box.bottom() + 1 for _, box in self._laid(width)), default=0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the parts out."""
        super().resizeEvent(event)
        self._lay_out()

    def event(self, event: QEvent) -> bool:
        """Lay the parts out anew when one comes, goes or has another text."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._lay_out()
        return super().event(event)

    def _lay_out(self) -> None:
        for part, box in self._laid(self.width()):
            part.setGeometry(box)

    def _laid(self, width: int) -> list[tuple[QWidget, QRect]]:
        """Return where each part lies in a width."""
        laid: list[tuple[QWidget, QRect]] = []
        row: list[tuple[QWidget, QSize]] = []
        y = 0
        shown = [part for part in self._parts if not part.isHidden()]
        for part in shown:
            wanted = min(part.sizeHint().width(), width)
            size = QSize(wanted, part.heightForWidth(wanted) if part.hasHeightForWidth() else part.sizeHint().height())
            if row and sum(other.width() + GAP for _, other in row) + wanted > width:
                y = self._close(row, y, width, laid)
                row = []
            row.append((part, size))
        if row:
            self._close(row, y, width, laid)
        return laid

    def _close(self, row: list[tuple[QWidget, QSize]], y: int, width: int, laid: list[tuple[QWidget, QRect]]) -> int:
        """Place one row, and return where the next one begins."""
        height = max(size.height() for _, size in row)
        x = 0 if self._leading else width - sum(size.width() for _, size in row) - GAP * (len(row) - 1)
        for part, size in row:
            box = QRect(QPoint(x, y), QSize(size.width(), height))
            laid.append((part, QStyle.visualRect(self.layoutDirection(), QRect(0, 0, width, y + height), box)))
            x += size.width() + GAP
        return y + height + GAP
