"""The cascade of the cards after a win, seen in place of the table until it ends by itself or by anything at all.

The scene is not touched, only covered: under it the picture of the won game is there all the time.
"""

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from klondike_qt.rules.cards import Suit
from klondike_qt.ui.table.cascade import Cascade
from klondike_qt.ui.table.motion import FRAME
from klondike_qt.ui.table.trail import Trail
from klondike_qt.ui.table.view import TableView

_PRESSES = {
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.TouchBegin,
    QEvent.Type.TabletPress,
}
_LEAVES_NO_ROOM = {
    QEvent.Type.Resize,
    QEvent.Type.Hide,
    QEvent.Type.WindowDeactivate,
    QEvent.Type.DevicePixelRatioChange,
}
"""What can become of the view, after which the picture would be wrong or in the way."""
_CHORD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class Celebration(QObject):
    """Begins once the last card has arrived. Any key or press ends it: on the table that is all that it does."""

    ended = Signal()

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._application = QCoreApplication.instance() or QCoreApplication()
        self._number = 0
        self._is_running = False
        self._cascade: Cascade | None = None
        self._trail: Trail | None = None
        self._watch = QElapsedTimer()
        self._timer = QTimer(self, interval=FRAME, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    @property
    def is_running(self) -> bool:
        """Tell whether it is seen, or about to begin."""
        return self._is_running

    def begin(self, number: int) -> None:
        """Let the cards go; each number has a cascade of its own."""
        self._number, self._is_running = number, True
        self._application.installEventFilter(self)
        self._watch.start()
        self._timer.start()

    def end(self) -> None:
        """Show the table again, at once."""
        if self.drop():
            self.ended.emit()

    def drop(self) -> bool:
        """Show the table again without telling anybody, and answer whether anything was going on."""
        if not self._is_running:
            return False
        self._is_running = False
        self._timer.stop()
        self._application.removeEventFilter(self)
        self._cascade = self._trail = None
        self._view.viewport().update()
        return True

    def advance(self, milliseconds: float) -> None:
        """Let time pass; as long as cards of the game are on their way, it is theirs."""
        if not self._is_running or self._view.table.motion.is_moving:
            return
        if self._cascade is None or self._trail is None:
            self._open()
            return
        cascade, trail = self._cascade, self._trail
        changed = [trail.uncover(card) for card in cascade.advance(milliseconds)]
        changed += [trail.leave(flyer.card, flyer.x, flyer.y) for flyer in cascade.flyers]
        if cascade.next_card:
            trail.face(cascade.next_card)
        if cascade.is_over:
            self.end()
        else:
            region = QRegion()
            for area in changed:
                region += area.toAlignedRect()
            self._view.viewport().update(region)

    def _open(self) -> None:
        """Take the place of the table."""
        self._trail = trail = Trail(self._view)
        starts = {suit: trail.start(suit) for suit in Suit}
        self._cascade = Cascade(trail.table, trail.card, starts, self._number)
        self._view.viewport().update()

    def _tick(self) -> None:
        self.advance(self._watch.restart())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Paint in place of the table, and end with whatever the player does."""
        kind = event.type()
        if kind is QEvent.Type.Paint:
            return watched is self._view.viewport() and isinstance(event, QPaintEvent) and self._paint(event)
        if kind in _LEAVES_NO_ROOM:
            if watched is self._view:
                self.end()
        elif isinstance(watched, QWidget):
            if isinstance(event, QKeyEvent) and kind is not QEvent.Type.KeyRelease:
                return self._hear(event)
            if kind in _PRESSES:
                self.end()
                return watched is self._view.viewport()
        return False

    def _hear(self, event: QKeyEvent) -> bool:
        """End at any key; one that acts in the whole window does so, all others have done enough."""
        is_chord = bool(event.modifiers() & _CHORD) or Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
        if event.type() is QEvent.Type.ShortcutOverride and not is_chord:
            event.accept()  # it comes again as a press
            return True
        self.end()
        return not is_chord

    def _paint(self, event: QPaintEvent) -> bool:
        if self._trail is None:
            return False
        painter = QPainter(self._view.viewport())
        for part in event.region():  # type: ignore[attr-defined]  # the stubs do not know that it can be iterated
            self._trail.show(painter, QRectF(part))
        painter.end()
        return True
