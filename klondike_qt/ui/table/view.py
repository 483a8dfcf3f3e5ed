"""The window on the table: what the pointer does goes out as commands, nothing else does."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from klondike_qt.game.commands import Command, FocusOn
from klondike_qt.game.cursor import Focus
from klondike_qt.rules.position import Place
from klondike_qt.ui.access.reserved import LONE
from klondike_qt.ui.screens import screen_name
from klondike_qt.ui.table.pointer import Manners, Pointer, Sight
from klondike_qt.ui.table.scene import TableScene
from klondike_qt.words.dialogs import table_name

_REFITTED = {
    QEvent.Type.DevicePixelRatioChange,
    QEvent.Type.ScreenChangeInternal,
    QEvent.Type.LayoutDirectionChange,
    QEvent.Type.ApplicationLayoutDirectionChange,
}


class Keys(Protocol):
    """Whoever knows what a key on the table means."""

    def wants(self, event: QKeyEvent) -> bool:
        """Tell whether a press will do something here."""
        ...

    def press(self, event: QKeyEvent) -> bool:
        """Do what a press asks for, and answer whether it asked for anything."""
        ...


class TableView(QGraphicsView):
    """Shows the scene one to one, lpx for lpx, and never changes the game.

    ``keys`` may be set to whoever knows what keys mean here. ``zones`` may be set to a function that steps through
    the parts of the table for Tab (True) and Shift+Tab (False) and answers whether it could; if not, Tab leaves it.
    """

    commanded = Signal(object)
    """Carries a tuple: each ``Command`` of one thing that the player did."""
    touched = Signal()
    """A button was pressed on the table, which asks for nothing before it is let go, or a key without meaning here."""
    zones: Callable[[bool], bool] | None = None
    keys: Keys | None = None
    marks_focus = True
    """Whether it is marked where the keyboard is; not where a frame goes round for players with switches."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._table = scene
        self._pointer = Pointer(self._sight)
        self._lets_go = False
        self.setAccessibleName(table_name())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # So that a release that went elsewhere is noticed with the next movement.
        self.viewport().setMouseTracking(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        # One rectangle to repaint: painting through a region of many takes Qt's raster engine twice as long.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    @property
    def table(self) -> TableScene:
        """The scene that it shows."""
        return self._table

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember the press; another button lets go of what is dragged or held."""
        self.touched.emit()
        self._pressed(event, double=False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Remember the second press of a double click."""
        self._pressed(event, double=True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Let dragged cards follow."""
        event.accept()
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self.cancel_drag()
            return
        point = event.position()
        self._pointer.move(point.x(), point.y())
        if self._pointer.drag:
            self._table.carry(self._pointer.drag)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ask for what the click or the drop means."""
        event.accept()
        if event.button() is Qt.MouseButton.LeftButton:
            self._table.cut()
            point = event.position()
            if self.viewport().rect().contains(point.toPoint()):
                self._ask(self._pointer.release(point.x(), point.y(), float(event.timestamp()) or None))
            self.cancel_drag()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel alone: the table never scrolls as a whole."""
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hand keys to whoever knows what they mean; others go on to the window."""
        let_go, self._lets_go = self._lets_go, False
        event.setAccepted(let_go or (self.keys is not None and self.keys.press(event)))
        if not event.isAccepted() and event.key() not in LONE:
            self.touched.emit()

    def _keeps(self, event: QEvent) -> bool:
        """Hear of every key before any shortcut: end what moves, let go of what is dragged.

        Keep the press if it means something here, and Esc also from that if it was for dragged cards.
        """
        self._table.cut()
        self._lets_go = self._pointer.drag is not None
        self.cancel_drag()
        if not isinstance(event, QKeyEvent):
            return False
        self._lets_go = self._lets_go and event.key() == Qt.Key.Key_Escape
        if self._lets_go or (self.keys is not None and self.keys.wants(event)):
            event.accept()
            return True
        return False

    def cancel_drag(self, *, slides_back: bool = True) -> None:
        """Let dragged cards slide back where they came from, unless the scene is about to take them elsewhere."""
        self._pointer.cancel()
        if slides_back:
            self._table.let_go()

    def focusNextPrevChild(self, following: bool) -> bool:  # noqa: FBT001
        """Step through the parts of the table before the keyboard leaves it."""
        if self.zones is not None and self.zones(following):
            return True
        self.touched.emit()
        return super().focusNextPrevChild(following)

    def mark_focus(self, wanted: bool) -> None:  # noqa: FBT001 - as the scene is told it
        """Mark where the keyboard is, from now on, or nothing."""
        self.marks_focus = wanted
        self._table.show_focus(wanted and self.hasFocus())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keyboard is; Tab comes in at the first part of the table."""
        super().focusInEvent(event)
        self._table.show_focus(self.marks_focus)
        if event.reason() is Qt.FocusReason.TabFocusReason:
            self.commanded.emit((FocusOn(Focus(Place.STOCK)),))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the focus: the keyboard is somewhere else."""
        super().focusOutEvent(event)
        self._table.show_focus(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out in its new size."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Follow the screen and the direction of reading, and let go of dragged cards when the window is left."""
        if event.type() in _REFITTED:
            self._fit()
        elif event.type() is QEvent.Type.ShortcutOverride and self._keeps(event):
            return True
        elif event.type() in {QEvent.Type.WindowDeactivate, QEvent.Type.Hide}:
            self.cancel_drag()
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Let go of dragged cards when something else takes the pointer."""
        if event.type() is QEvent.Type.UngrabMouse:
            self.cancel_drag()
        return super().viewportEvent(event)

    def _pressed(self, event: QMouseEvent, *, double: bool) -> None:
        event.accept()
        self._table.cut()
        if event.button() is Qt.MouseButton.LeftButton:
            self.cancel_drag()
            point = event.position()
            self._pointer.press(point.x(), point.y(), double=double)
        else:
            was_dragging = self._pointer.drag is not None
            self.cancel_drag()
            if event.button() is Qt.MouseButton.RightButton and not was_dragging:
                self._ask(self._pointer.second_button())

    def _ask(self, commands: tuple[Command, ...]) -> None:
        if commands:
            self.commanded.emit(commands)

    def _fit(self) -> None:
        self._pointer.cancel()
        size = self.viewport().size()
        ratio, screen = self.devicePixelRatioF(), screen_name(self.screen())
        self._table.fit(size.width(), size.height(), ratio, screen, from_right=self.isRightToLeft())

    def _sight(self) -> Sight:
        table = self._table
        now = table.preferences
        manners = Manners(now.autoplay, now.click_picks, now.double_click, now.drag, now.reach, now.accident)
        return Sight(table.picture, table.standing, manners)
