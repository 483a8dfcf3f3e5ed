"""Several buttons as one stop of the Tab key, with arrows from one to the next; Enter presses as Space does."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

_BACK = {Qt.Key.Key_Left, Qt.Key.Key_Up}
_ON = {Qt.Key.Key_Right, Qt.Key.Key_Down}
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


class Roving(QObject):
    """Tab comes to the button that had the keyboard last; arrows, Home and End go to the others that are seen."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._widgets: list[QWidget] = []
        self._current: QWidget | None = None

    def add(self, widget: QWidget) -> None:
        """Take one more widget into the row."""
        self._widgets.append(widget)
        widget.installEventFilter(self)
        self._settle()

    @property
    def stop(self) -> QWidget:
        """Where Tab comes to: the last one that was used, or the first one that is seen."""
        seen = self._seen()
        return self._current if self._current is not None and self._current in seen else seen[0]

    @contextmanager
    def spread(self) -> Iterator[None]:
        """Let Tab come to every widget for a while."""
        for widget in self._widgets:
            widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        yield
        self.refresh()

    def refresh(self) -> None:
        """Choose the stop anew after widgets have come or gone."""
        if self._widgets:
            self._settle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go along the row with the arrows, and press with Enter, which only some desktops have buttons do."""
        if event.type() is QEvent.Type.FocusIn:
            self._current = next(widget for widget in self._widgets if widget is watched)
            self._settle()
        elif event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in _ENTER and isinstance(watched, QAbstractButton):
                watched.click()
                return True
            return self._go(watched, Qt.Key(event.key()))
        return False

    def _go(self, watched: QObject, key: Qt.Key) -> bool:
        seen = self._seen()
        here = next((index for index, widget in enumerate(seen) if widget is watched), 0)
        if key in _ENDS:
            wanted = seen[_ENDS[key]]
        elif key in _BACK | _ON:
            wanted = seen[min(max(here + (1 if key in _ON else -1), 0), len(seen) - 1)]
        else:
            return False
        wanted.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _seen(self) -> Sequence[QWidget]:
        return [widget for widget in self._widgets if not widget.isHidden()] or self._widgets[:1]

    def _settle(self) -> None:
        """Let Tab come to one of the widgets only."""
        stop = self.stop
        for widget in self._widgets:
            widget.setFocusPolicy(Qt.FocusPolicy.TabFocus if widget is stop else Qt.FocusPolicy.NoFocus)
