"""An unseen part of the window through which older screen readers on Linux hear news.

They speak a notification when it comes to be seen; inside a status bar they leave out the word "notification", and
with the text in a label below it they show it in Braille too.
"""

from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, QSize
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from klondike_qt.ui.access.door import Door
from klondike_qt.ui.access.pointers import NULL, interface_of
from klondike_qt.words.handles import notice_name

Event, Role, Text = QAccessible.Event, QAccessible.Role, QAccessible.Text


class NoticePart(QObject):
    """A notification, or the label in it."""

    def __init__(self, notice: "Notice", role: QAccessible.Role, above: QObject) -> None:
        super().__init__(notice)
        self.role = role
        self.above = above
        self.below: NoticePart | None = None
        self.text = ""


class Notice(QWidget):
    """Holds the text of the last news; never shown."""

    def __init__(self, parent: QWidget, door: Door) -> None:
        super().__init__(parent)
        self._door = door
        self.setObjectName("news")
        self.setAccessibleName(notice_name())
        self.notification = NoticePart(self, Role.Notification, self)
        self.label = self.notification.below = NoticePart(self, Role.StaticText, self.notification)
        self.hide()

    def tell(self, text: str) -> None:
        """Let a text be heard."""
        self.label.text = text
        self._door.send(self.label, Event.NameChanged)
        self._door.send(self.notification, Event.ObjectShow)


class NoticeInterface(QAccessibleWidget):
    """A status bar with one notification in it."""

    def __init__(self, notice: Notice) -> None:
        super().__init__(notice, Role.StatusBar)
        self._notice = notice

    def childCount(self) -> int:
        """Count the notification."""
        return 1

    def child(self, index: int) -> QAccessibleInterface:
        """Return the notification, or None."""
        found: QAccessibleInterface = interface_of(self._notice.notification if index == 0 else None)
        return found

    def indexOfChild(self, child: QAccessibleInterface | None) -> int:
        """Return 0 for the notification, -1 for anything else."""
        return 0 if child is not None and child.object() is self._notice.notification else -1

    def childAt(self, x: int, y: int) -> Any:  # noqa: ANN401, ARG002  # None for no interface
        """Return None: nothing of it can be pointed at."""
        return None


class PartInterface(QAccessibleObject):
    """The notification, or the label in it."""

    def __init__(self, part: NoticePart) -> None:
        super().__init__(part)
        self._part = part

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:  # noqa: ANN401, ARG002  # an address in disguise
        """Return no further interface."""
        return NULL

    def parent(self) -> QAccessibleInterface:
        """Return the status bar, or the notification."""
        found: QAccessibleInterface = interface_of(self._part.above)
        return found

    def childCount(self) -> int:
        """Count the label."""
        return int(self._part.below is not None)

    def child(self, index: int) -> QAccessibleInterface:
        """Return the label, or None."""
        found: QAccessibleInterface = interface_of(self._part.below if index == 0 else None)
        return found

    def indexOfChild(self, child: QAccessibleInterface | None) -> int:
        """Return 0 for the label, -1 for anything else."""
        below = self._part.below
        return 0 if below is not None and child is not None and child.object() is below else -1

    def childAt(self, x: int, y: int) -> Any:  # noqa: ANN401, ARG002  # None for no interface
        """Return None: nothing of it can be pointed at."""
        return None

    def role(self) -> QAccessible.Role:
        """Return whether it is the notification or the label."""
        return self._part.role

    def text(self, kind: QAccessible.Text) -> str:
        """Return the text, of the label."""
        return self._part.text if kind == Text.Name else ""

    def rect(self) -> QRect:
        """Return a point of the window."""
        notice = self._part.parent()
        corner = notice.mapToGlobal(QPoint(0, 0)) if isinstance(notice, QWidget) else QPoint()
        return QRect(corner, QSize(1, 1))

    def state(self) -> QAccessible.State:
        """Return the state of a text that cannot be changed."""
        state = QAccessible.State()
        state.readOnly = True
        return state
