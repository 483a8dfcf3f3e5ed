"""Key presses as the system sends them to a window: shortcuts, menus and dialogs take part in them."""

from collections import deque
from collections.abc import Iterator

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from support.fingers import carry_of

from klondike_qt.game.arrows import NO_TRAIL, stepped
from klondike_qt.game.commands import Arrangement, Direction
from klondike_qt.game.cursor import Focus
from klondike_qt.rules.position import Place, Position
from klondike_qt.ui.window import Window

Key = Qt.Key
NO_KEY = Qt.KeyboardModifier.NoModifier
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
ARROWS = {
    Key.Key_Left: Direction.LEFT,
    Key.Key_Right: Direction.RIGHT,
    Key.Key_Up: Direction.UP,
    Key.Key_Down: Direction.DOWN,
    Key.Key_Home: Direction.ROW_START,
    Key.Key_End: Direction.ROW_END,
    Key.Key_PageUp: Direction.DEEPEST,
    Key.Key_PageDown: Direction.LAST,
}
"""The keys of the arrow layer that go somewhere."""


def strike(key: Qt.Key | str, modifiers: Qt.KeyboardModifier = NO_KEY) -> None:
    """Press and let go a key; the widget that has the keyboard, a menu or a shortcut takes it."""
    let_dialogs_come()
    popup = QApplication.activePopupWidget()
    window = popup.windowHandle() if popup else QGuiApplication.focusWindow()
    assert window is not None, "no window is active"
    QTest.keyClick(window, Key(ord(key.upper())) if isinstance(key, str) else key, modifiers)
    let_dialogs_come()
    assert_keyboard_is_somewhere()


def let_dialogs_come() -> None:
    """Let a dialog that was opened or closed become, or make its parent become, the active window.

    Without a display nobody makes a window active that lies below a menu that was closed: that is done here.
    """
    dialog = QApplication.activeModalWidget()
    if _is_settled(dialog):
        return
    QApplication.processEvents()
    if not _is_settled(dialog):
        for window in [dialog] if dialog else QApplication.topLevelWidgets():
            if window.isVisible():
                window.activateWindow()
        QApplication.processEvents()


def _is_settled(dialog: QWidget | None) -> bool:
    """Tell whether the keys go where they should."""
    if QApplication.activePopupWidget() is not None:
        return True
    return QGuiApplication.focusWindow() is not None and (dialog is None or dialog.isActiveWindow())


def assert_keyboard_is_somewhere() -> None:
    """Fail if a window is active and no widget has the keyboard (K-10)."""
    if QApplication.activeWindow() is not None and QApplication.activePopupWidget() is None:
        assert QApplication.focusWidget() is not None


def strike_at(widget: QWidget, scan: int, key: int, text: str, modifiers: Qt.KeyboardModifier = NO_KEY) -> None:
    """Press a key of a foreign layout: by the number of its place, Qt's number and its character."""
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(widget, QKeyEvent(kind, key, modifiers, scan, 0, 0, text))


class Player:
    """Plays moves in notation by keys alone, and counts the presses."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.presses = 0

    def press(self, key: Qt.Key | str) -> None:
        """Press one key."""
        strike(key)
        self.presses += 1

    @property
    def focus(self) -> Focus:
        """Where the keyboard is on the table."""
        return self.window.desk.standing.focus

    def by_address(self, token: str) -> None:
        """Play a move with digits and letters, as somebody does who knows them."""
        if token in {"d", "r"}:
            self.press("n")
            return
        source, destination, count = carry_of(token)
        is_there = self.focus.place is source and (self.focus.depth is None or (count == 1 and self.focus.depth == 0))
        if not is_there:
            self._go_to(source)
        if destination.is_foundation:
            self.press("f")
        else:
            self.press(Key.Key_Space)
            self.press(str(destination.index + 1))

    def by_quick_moves(self, token: str) -> None:
        """Play a move with two digits (one for a draw)."""
        if token in {"d", "r"}:
            self.press("0")
            return
        source, destination, _ = carry_of(token)
        self._go_to(source)
        self.press("8" if destination.is_foundation else str(destination.index + 1))

    def by_arrows(self, token: str) -> None:
        """Play a move with arrows and Enter alone, the shortest way."""
        if token in {"d", "r"}:
            self._walk(Focus(Place.STOCK))
        else:
            source, destination, count = carry_of(token)
            self._walk(Focus(source, count - 1))
            self.press(Key.Key_Return)
            self._walk(Focus(destination), anywhere_in_it=True)
        self.press(Key.Key_Return)

    def _go_to(self, place: Place) -> None:
        if place.is_foundation:
            self.press("8")
            while self.focus.place is not place:
                self.press("8")
        else:
            self.press("9" if place is Place.WASTE else str(place.index + 1))

    def _walk(self, spot: Focus, *, anywhere_in_it: bool = False) -> None:
        arrangement = self.window.scene.picture.arrangement
        position = self.window.desk.standing.position
        for key in shortest_way(position, self.focus, spot, arrangement, anywhere_in_it=anywhere_in_it):
            self.press(key)
        assert self.focus.place is spot.place


def shortest_way(
    position: Position, start: Focus, end: Focus, arrangement: Arrangement, *, anywhere_in_it: bool
) -> tuple[Qt.Key, ...]:
    """Return the fewest keys of the arrow layer from spot to spot."""
    ways: deque[tuple[Focus, tuple[Qt.Key, ...]]] = deque([(start, ())])
    seen = {start}
    while ways:
        spot, way = ways.popleft()
        if spot == end or (anywhere_in_it and spot.place is end.place):
            return way
        for key, following in _steps(position, spot, arrangement):
            if following not in seen:
                seen.add(following)
                ways.append((following, (*way, key)))
    msg = f"no way from {start} to {end}"
    raise AssertionError(msg)


def _steps(position: Position, spot: Focus, arrangement: Arrangement) -> Iterator[tuple[Qt.Key, Focus]]:
    for key, direction in ARROWS.items():
        following = stepped(position, spot, direction, arrangement, NO_TRAIL)
        if following:
            yield key, following
