"""A pointer that rests clicks, for players who can move it but press no button."""

import time
from collections.abc import Callable
from math import hypot

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QCursor, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QMenu, QMenuBar, QScrollBar, QWidget
from shiboken6 import isValid

from klondike_qt.preferences.schema import Preferences
from klondike_qt.ui.access.dwell_ring import DwellRing
from klondike_qt.ui.desk import Choices

STEP = 50
"""Milliseconds from one look at the pointer to the next."""
LEAST = 400
"""Milliseconds: a pointer that rests for less is on its way."""
GRACE = 0.2
"""The part of the time in which nothing is shown yet, so that a pointer on its way draws no rings."""


class Dwell(QObject):
    """Clicks where the pointer rests, once for each rest; nothing where there is nothing to click.

    ``takes`` tells of a widget and a point in it whether a click means something, or None if it does not know it.
    ``where`` is the pointer on the screen, ``now`` a clock in seconds.
    """

    def __init__(
        self,
        choices: Choices,
        window: QWidget,
        *,
        takes: Callable[[QWidget, QPoint], bool | None],
        where: Callable[[], QPoint] = QCursor.pos,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(window)
        self._choices = choices
        self._window = window
        self._takes, self.where, self.now = takes, where, now
        self.ring = DwellRing()
        self.timer = QTimer(self, interval=STEP)
        self.timer.timeout.connect(self.look)
        self._anchor = QPoint()
        self._since = 0.0
        self._is_done = True
        choices.changed.connect(self._choose)

    def begin(self) -> None:
        """Watch the pointer from now on, if the player wants that."""
        if self._choices.now.dwell and self._window.isVisible():
            self._anchor, self._is_done = self.where(), True  # a click needs a movement first
            self.timer.start()

    def end(self) -> None:
        """Watch it no more."""
        self.timer.stop()
        self.ring.leave()

    def look(self) -> None:
        """Look at the pointer: it has moved, or it rests, or it has rested long enough."""
        here, now = self.where(), self.now()
        away = here - self._anchor
        if hypot(away.x(), away.y()) > self._choices.now.reach:
            self._anchor, self._since, self._is_done = here, now, False
        under = None if self._is_done else clickable(self._anchor, self._takes)
        if under is None:
            self._since = now
            self.ring.leave()
            return
        rested = (now - self._since) * 1000 / max(LEAST, self._choices.now.dwell)
        if rested >= 1:
            self._is_done = True
            self.ring.leave()
            click(under, self._anchor, round(now * 1000))
        elif rested >= GRACE:
            if not isValid(self.ring):  # it went with its window
                self.ring = DwellRing()
            self.ring.show_at(under.window(), self._anchor, 1 - (rested - GRACE) / (1 - GRACE))

    def _choose(self, old: Preferences, now: Preferences) -> None:
        if bool(old.dwell) != bool(now.dwell):
            (self.begin if now.dwell else self.end)()


def clickable(here: QPoint, takes: Callable[[QWidget, QPoint], bool | None]) -> QWidget | None:
    """Return what a click at a point of the screen would go to, if it means something there."""
    popup = QApplication.activePopupWidget()
    window = popup or QApplication.activeModalWidget() or QApplication.activeWindow()
    if window is None:
        return None  # another program is in front
    inside = window.mapFromGlobal(here)
    if popup is None and not window.rect().contains(inside):
        return None  # a click beside a menu closes it, but nothing else lies beside a window
    widget = window.childAt(inside) or window
    if not widget.isEnabled():
        return None
    known = takes(widget, widget.mapFromGlobal(here))
    return widget if (_is_control(widget) if known is None else known) else None


def _is_control(widget: QWidget) -> bool:
    """Tell whether a widget does something when it is clicked."""
    if isinstance(widget, (QAbstractButton, QMenu, QMenuBar, QScrollBar)):
        return True
    parent = widget.parentWidget()
    is_inside = isinstance(parent, QAbstractScrollArea) and parent.viewport() is widget
    control = parent if is_inside and parent else widget
    return bool(control.focusPolicy() & Qt.FocusPolicy.ClickFocus)


def click(widget: QWidget, here: QPoint, milliseconds: int) -> None:
    """Click a widget at a point of the screen, as the main button would."""
    point, none, main = QPointF(here), Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
    parts = (
        (QEvent.Type.MouseMove, none, none),
        (QEvent.Type.MouseButtonPress, main, main),
        (QEvent.Type.MouseButtonRelease, main, none),
    )
    for kind, button, buttons in parts:
        if isValid(widget):
            local = widget.mapFromGlobal(point)
            event = QMouseEvent(kind, local, point, button, buttons, Qt.KeyboardModifier.NoModifier)
            event.setTimestamp(milliseconds)
            QApplication.sendEvent(widget, event)
