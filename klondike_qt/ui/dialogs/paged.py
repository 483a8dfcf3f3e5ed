"""What all windows over the table have in common: a page that scrolls, and buttons below it that are always seen."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QFrame,
    QLabel,
    QLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from klondike_qt.ui.dialogs.flow import Button, Flow

FRAME = QSize(8, 40)
"""What the frame of a window takes at most, in lpx."""
GLANCE = 12
"""Lpx that are seen above and below what has the keyboard."""


class _Page(QWidget):
    """What is scrolled."""

    resized = Signal()

    def minimumSizeHint(self) -> QSize:
        """Return the least width alone: the height follows from the width that there is, not from the least one."""
        return QSize(super().minimumSizeHint().width(), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell that parts may lie elsewhere."""
        super().resizeEvent(event)
        self.resized.emit()


class _Area(QScrollArea):
    """Leaves it to the dialog to follow the keyboard."""

    def focusNextPrevChild(self, following: bool) -> bool:  # noqa: FBT001
        """Go on as any widget does; Qt's scroll area would scroll by itself afterwards."""
        return QWidget.focusNextPrevChild(self, following)


class PagedDialog(QDialog):
    """A window of which nothing is cut off, however large its text is: what has no room is scrolled to.

    ``page`` takes the content, from top to bottom; only what stretches there (a list, a table, a field of text) takes
    the room that is left. ``add_button`` adds what ends the dialog. Esc and closing the window reject it.
    """

    def __init__(self, title: str, parent: QWidget | None = None, *, size: QSize | None = None) -> None:
        """Make an empty dialog; ``size`` is taken if the screen has room, else what the content asks for."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._wanted = size
        self._first: QWidget | None = None
        self.usual: Button | None = None
        """The default button, whichever one Enter presses at this moment."""
        content = _Page()
        self.page = QVBoxLayout(content)
        self.page.setContentsMargins(0, 0, 0, 0)
        self.area = _Area(self)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(content)
        content.resized.connect(lambda: self._follow(None, self.focusWidget()))
        self.buttons = Flow(self)
        layout = QVBoxLayout(self)
        self._headings = QVBoxLayout()
        layout.addLayout(self._headings)
        layout.addWidget(self.area, 1)
        layout.addWidget(self.buttons)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow)

    def add_button(self, text: str, deed: Callable[[], object], *, is_default: bool = False) -> Button:
        """Add a button that is always seen below the page; Enter presses the default one."""
        button = Button(text, deed)
        self.buttons.add(button)
        button.setDefault(is_default)  # now that it is in the dialog
        self.usual = button if is_default else self.usual
        return button

    def add_heading(self, part: QWidget) -> None:
        """Add a part that stands above the page and is never scrolled away."""
        self._headings.addWidget(part)

    def set_free(self) -> None:
        """Let the dialog become as low as its owner makes it, whatever its headings ask for."""
        layout = self.layout()
        if layout:
            layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)

    def begin_at(self, part: QWidget) -> None:
        """Give a part the keyboard when the dialog opens."""
        self._first = part
        part.setFocus()

    def show_part(self, part: QWidget) -> None:
        """Bring a part of the page into view, such as a sentence that is new in it."""
        content, bar = self.area.widget(), self.area.verticalScrollBar()
        if content is None or not content.isAncestorOf(part):
            return
        self.page.activate()  # it may have grown
        top, height = part.mapTo(content, QPoint(0, 0)).y(), self._seen_height
        glance = max(0, min(GLANCE, (height - part.height()) // 2))
        lowest, highest = top + part.height() + glance - height, top - glance
        bar.setValue(min(max(bar.value(), lowest), highest))
        if part.height() > height and isinstance(part, QAbstractItemView):  # if only the row that is chosen
            row = part.visualRect(part.currentIndex()).intersected(part.viewport().rect())
            bar.setValue(max(top, part.viewport().mapTo(content, row.bottomLeft()).y() + 1 - height))

    def _follow(self, _: QWidget | None, now: QWidget | None) -> None:
        """Bring into view what has the keyboard, and what stands round it, as far as that can be seen at once."""
        content = self.area.widget()
        if now is None or content is None or not content.isAncestorOf(now):
            return
        around = now
        while (wider := around.parentWidget()) not in {None, content} and wider.height() <= self._seen_height:
            around = wider
        labels = [label for label in content.findChildren(QLabel) if label.buddy() is now]
        for part in (*labels, around, now):
            self.show_part(part)

    @property
    def _seen_height(self) -> int:
        height: int = self.area.viewport().height()
        return height

    def _natural(self, room: QSize) -> QSize:
        """Return the size that the dialog wants, as far as there is room."""
        content = self.area.widget()
        wanted = self._wanted or self.sizeHint()
        width = min(wanted.width(), room.width())
        if content is None or self._wanted:
            return QSize(width, min(wanted.height(), room.height()))
        around = self.contentsMargins() + (self.layout() or self.page).contentsMargins()
        inside = width - around.left() - around.right()
        below = self.buttons.heightForWidth(inside) + self.page.spacing() + around.top() + around.bottom()
        beside_bar = inside - self.area.verticalScrollBar().sizeHint().width()  # else a bar once seen would stay
        return QSize(width, min(content.heightForWidth(beside_bar) + below, room.height()))

    def showEvent(self, event: QShowEvent) -> None:
        """Take a size that fits the screen, and begin at the first part."""
        super().showEvent(event)
        if self._first:
            self._first.setFocus()
        room = (self.screen().availableSize() - FRAME).boundedTo(self.maximumSize())
        self.resize(self._natural(room))
