"""What all windows over the table have in common: a page that scrolls, and buttons below it that are always seen."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QDialog,
    QFrame,
    QLabel,
    QLayout,
    QPlainTextEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from klondike_qt.ui.dialogs.flow import Button, Flow

FRAME = QSize(8, 40)
"""What the frame of a window takes at most, in lpx."""
GLANCE = 12
"""Lpx that are seen above and below what has the keyboard."""
FIRST_LINES = 3
"""Of a field to write in with which a dialog begins: if so many are seen, it is not scrolled to."""


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
        if isinstance(part, QAbstractItemView):  # not all of it need be seen
            part.selectionModel().currentChanged.connect(lambda *_: self._show_row(part))

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

    def _show_row(self, table: QAbstractItemView) -> None:
        """Bring the row of a table into view that was just chosen."""
        content, bar = self.area.widget(), self.area.verticalScrollBar()
        if content is None or not content.isAncestorOf(table) or not table.hasFocus():
            return
        if self._is_seen_at_the_beginning(table):
            bar.setValue(0)
        elif table.height() <= self._seen_height:
            self.show_part(table)
        else:
            row = table.visualRect(table.currentIndex()).intersected(table.viewport().rect())
            lowest = table.viewport().mapTo(content, row.bottomLeft()).y() + 1 - self._seen_height
            highest = table.viewport().mapTo(content, row.topLeft()).y()
            bar.setValue(min(max(bar.value(), lowest), highest))

    def _follow(self, _: QWidget | None, now: QWidget | None) -> None:
        """Bring into view what has the keyboard, and what stands round it, as far as that can be seen at once."""
        content = self.area.widget()
        if now is None or content is None or not content.isAncestorOf(now):
            return
        if self._is_seen_at_the_beginning(now):
            self.area.verticalScrollBar().setValue(0)
            return
        around = now
        while (wider := around.parentWidget()) not in {None, content} and wider.height() <= self._seen_height:
            around = wider
        labels = [label for label in content.findChildren(QLabel) if label.buddy() is now and label.isVisible()]
        for part in (*labels, _row_of(now, content), around, now):
            self.show_part(part)

    def _is_seen_at_the_beginning(self, now: QWidget) -> bool:
        """Tell whether what the dialog begins with has the keyboard, and is seen above what would be scrolled to."""
        content = self.area.widget()
        if content is None or self._first is None or now not in {self._first, self._first.focusProxy()}:
            return False
        height = now.height()
        if isinstance(now, QAbstractItemView):
            row = now.visualRect(now.currentIndex())
            height = now.viewport().mapTo(now, row.bottomLeft()).y() + 1
        elif isinstance(now, QPlainTextEdit):
            height = min(height, FIRST_LINES * now.fontMetrics().lineSpacing())
        return now.mapTo(content, QPoint(0, height)).y() <= self._seen_height

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
        """Take a size that fits the screen, in the middle of the window, and begin at the first part."""
        super().showEvent(event)
        if event.spontaneous():
            return  # it comes back as the player left it
        if self._first:
            self._first.setFocus()
        screen = self.screen().availableGeometry()
        self.resize(self._natural((screen.size() - FRAME).boundedTo(self.maximumSize())))
        parent = self.parentWidget()
        if parent:  # Qt has put it there for the size that it had before
            self.move(_middle(self.size() + FRAME, parent.window().frameGeometry(), screen))


def _middle(size: QSize, window: QRect, screen: QRect) -> QPoint:
    """Return the corner of what lies in the middle of a window, but not beyond the screen."""
    frame = QRect(QPoint(0, 0), size)
    frame.moveCenter(window.center())
    frame.moveRight(min(frame.right(), screen.right()))
    frame.moveBottom(min(frame.bottom(), screen.bottom()))
    return QPoint(max(frame.left(), screen.left()), max(frame.top(), screen.top()))


def _row_of(now: QWidget, content: QWidget) -> QWidget:
    """Return what holds a part and what is said about it: nothing else in it takes the keyboard; or the part itself."""
    row = now.parentWidget()
    if row is None or row is content or isinstance(now, QAbstractScrollArea):
        return now
    beside = row.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return row if [part for part in beside if part.focusPolicy() is not Qt.FocusPolicy.NoFocus] == [now] else now
