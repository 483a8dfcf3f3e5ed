"""The demo: a winnable deal is played to its win before the player's eyes; the player's own game waits untouched."""

import time
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from klondike_qt.dealing import chance_demonstration, daily_variant
from klondike_qt.game.commands import PutBack, RunClock, StopClock
from klondike_qt.game.cursor import EMPTY
from klondike_qt.game.record import DealKind, Origin, new_record
from klondike_qt.game.session import Session
from klondike_qt.game.updates import Update
from klondike_qt.options import Demonstration
from klondike_qt.rules.variant import Variant
from klondike_qt.solver.native import is_kernel_there
from klondike_qt.ui.asking import manner_of
from klondike_qt.ui.desk import GameDesk
from klondike_qt.ui.hinting import command_for
from klondike_qt.ui.pausing import ClockKeeper
from klondike_qt.ui.table.scene import TableScene
from klondike_qt.words import demo as words
from klondike_qt.words import steps
from klondike_qt.words.grammar import followed
from klondike_qt.words.hands import put_back

PACE = 260
"""Milliseconds from one move to the next, unless the line is long."""
READ = 2_000
"""Milliseconds for which it can be read how to end it, before the first move."""
LONGEST = 28_000
"""Milliseconds that all moves together take at most."""
LOOK = 2_000
"""Milliseconds for which the win can be looked at."""
ENDING = {
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.TouchBegin,
    QEvent.Type.TabletPress,
    QEvent.Type.Wheel,
}
"""What the player does to end it; it has no other effect."""
TO_MENUS = {Qt.Key.Key_F10, Qt.Key.Key_Alt}


def pace(moves: int) -> int:
    """Return the milliseconds from one move to the next, so that all of them fit in."""
    return min(PACE, LONGEST // max(1, moves))


class DemoRun(QObject):
    """Plays in a session of its own and shows that on the table; the desk hears nothing of it."""

    begins = Signal()
    """Whatever goes on in the player's game has to end."""
    ended = Signal()
    shown = Signal(object)
    """Carries the ``Standing`` that the figures belong to; None: that of the player's game."""

    def __init__(
        self, desk: GameDesk, scene: TableScene, clock_keeper: ClockKeeper, say: Callable[[str], None]
    ) -> None:
        super().__init__(scene)
        self._desk = desk
        self._scene = scene
        self._clock_keeper = clock_keeper
        self._say = say
        self._application = QCoreApplication.instance() or QCoreApplication()
        self._session: Session | None = None
        self._demonstration: Demonstration | None = None
        self._played = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)
        desk.updated.connect(self._hear)

    @property
    def is_running(self) -> bool:
        """Tell whether the table shows the demo."""
        return self._session is not None

    def start_any(self, variant: Variant) -> None:
        """Show how some deal of these rules (or, if there is none, of the nearest plain ones) is won."""
        has_solver = is_kernel_there()
        found = None
        if has_solver:
            found = chance_demonstration(variant) or chance_demonstration(daily_variant(variant))
        if found:
            self.start(found)
        else:
            self._say(words.cannot_begin(has_solver=has_solver))

    def start(self, demonstration: Demonstration) -> None:
        """Show how a game is won."""
        start, number = demonstration.start, demonstration.number
        was_held = self._desk.standing.hand != EMPTY
        if was_held:
            self._desk.do(PutBack())
        self.begins.emit()
        self._clock_keeper.hold("demo")
        self._session = Session(new_record(Origin("demo", DealKind.VETTED, number), start))
        self._demonstration, self._played = demonstration, 0
        self._scene.reset(self._session.standing)
        self.shown.emit(self._session.standing)
        self._say(followed(put_back() if was_held else "", words.begins(start.variant, number)))
        self._application.installEventFilter(self)
        self._timer.start(READ)

    def stop(self) -> None:
        """Put the player's game back on the table."""
        if self.is_running:
            self._leave()
            self._release_clock()

    def _leave(self) -> None:
        self._session = None
        self._timer.stop()
        self._application.removeEventFilter(self)
        self._scene.reset(self._desk.standing)
        self.shown.emit(None)
        self._say(words.back())
        self.ended.emit()

    def _release_clock(self) -> None:
        if not self.is_running:
            self._clock_keeper.release("demo")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        """End at whatever the player does, which has no other effect; shortcuts come as the keys that they are.

        Only the keys that open the menus do so from here too.
        """
        if isinstance(event, QKeyEvent) and event.key() in TO_MENUS:
            self.stop()
            return False
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if event.type() in ENDING:
            self.stop()
            return True
        return False

    def _step(self) -> None:
        if self._session is None or self._demonstration is None:
            return
        if self._played == len(self._demonstration.line):
            self.stop()
            return
        command = command_for(self._demonstration.line[self._played])
        self._played += 1
        self._timer.setInterval(pace(len(self._demonstration.line)))
        self._show(self._session.handle(command, time.monotonic()))

    def _show(self, update: Update) -> None:
        self._scene.show(update)
        self.shown.emit(update.after)
        manner = replace(manner_of(self._desk.preferences), score=False, timer=False, offer_finish=False)
        self._say(words.won(update.after.moves) if update.won else steps.told(update, manner))
        if update.won:
            self._timer.start(LOOK)

    def _hear(self, update: Update) -> None:
        """Make room when something else asks the player's game for a move."""
        if self.is_running and not isinstance(update.command, StopClock | RunClock):
            self._leave()
            QTimer.singleShot(0, self._release_clock)  # a command of its own, after everybody has heard of this one
