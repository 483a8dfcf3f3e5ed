"""What helps hands that cannot use keys or a mouse as they come, joined with the window: switches, and resting."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtWidgets import QWidget

from klondike_qt.game.updates import Change, Update
from klondike_qt.preferences.schema import Preferences, Scanning
from klondike_qt.rules.moves import Move
from klondike_qt.ui import dialogs
from klondike_qt.ui.access.dwell import Dwell
from klondike_qt.ui.access.scan import Scan
from klondike_qt.ui.access.scan_controls import button_stop
from klondike_qt.ui.access.scan_order import BestMove, scan_order
from klondike_qt.ui.access.scan_table import Deeds, move_stops, table_stops
from klondike_qt.ui.access.scan_walk import Stop
from klondike_qt.ui.actions import ACTIONS
from klondike_qt.ui.asking import manner_of
from klondike_qt.ui.table.hits import spot_at

if TYPE_CHECKING:
    from klondike_qt.ui.window import Window


class Hands(QObject):
    """Follows the window: nothing is framed or clicked while it cannot be seen."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self._undo_first = False
        self.moves: dict[Move, Stop] = {}
        """The moves that can be chosen at the table, in order."""
        choices, solver, book = window.choices, window.solver, window.insight.book
        self._best = BestMove(window.desk, choices, solver, book)
        self._best.found.connect(self._bring_forward)
        self.scan = Scan(
            choices, window.announcer, window, table=self._table, over=self._panel, meant=self._ends_something
        )
        self.scan.switches.struck.connect(window.keyboard.strikes.struck)
        self.dwell = Dwell(choices, window, takes=self._takes_click)
        window.desk.updated.connect(self._hear)
        window.insight.outlook.lost.connect(lambda _: self.scan.add(self._beside()))
        choices.changed.connect(self._follow)
        window.installEventFilter(self)

    def _follow(self, old: Preferences, now: Preferences) -> None:
        """Show where the keyboard is again when nothing is framed any more."""
        if old.scanning is not now.scanning and now.scanning is Scanning.OFF:
            self._window.view.mark_focus(True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin and end with the window."""
        if watched is self._window:
            if event.type() is QEvent.Type.Show:
                self.scan.begin()
                self.dwell.begin()
            elif event.type() in {QEvent.Type.Hide, QEvent.Type.Close}:
                self.scan.end()
                self.dwell.end()
        return False

    def _hear(self, update: Update) -> None:
        """Go round the table anew after each move; a run of moves is waited for."""
        if update.is_quiet or not self.scan.is_on:
            return
        self._undo_first = update.change is Change.PLAYED and self._window.choices.now.scan_undo
        if not self._window.finish_run.is_running:
            self.scan.start()

    def _table(self) -> list[Stop]:
        """Return what can be chosen at the table; the solver looks for the best move meanwhile."""
        window = self._window
        window.view.mark_focus(False)  # what is framed is where the player is
        desk, manner = window.desk, manner_of(window.choices.now)
        standing = desk.standing
        deeds = Deeds(
            do=desk.do,
            hint=window.insight.hinting.tell,
            finish=window.finish,
            menu=self.open_menu,
            seen_at=self._seen_at,
        )
        moves = scan_order(standing.position, desk.trail)
        self.moves = move_stops(moves, standing, window.view, deeds, manner)
        undo_first, self._undo_first = self._undo_first, False
        self._best.look()
        stops = table_stops(list(self.moves.values()), standing, deeds, undo_first=undo_first)
        return [*stops, *self._beside()]

    def _beside(self) -> list[Stop]:
        """Return the buttons of the panels that lie on the table and leave it as it is."""
        window = self._window
        stuck = window.stage.stuck
        buttons = (*window.practice.buttons, *(() if stuck.is_leaving else stuck.buttons.values()))
        return [button_stop(button) for button in buttons if button.isVisible()]

    def _bring_forward(self, move: Move) -> None:
        if move in self.moves:
            self.scan.come_next(self.moves[move])

    def _panel(self) -> QWidget | None:
        """Return the panel that lies over the table."""
        stage = self._window.stage
        if self._window.keyboard.pause.is_on and stage.pause.isVisible():
            return stage.pause
        return stage.win if stage.win.isVisible() and not stage.win.is_leaving else None

    def _seen_at(self, name: str) -> QWidget:
        """Return what stands for a deed: its button, the menus, or the message line that names it."""
        if name == "menu":
            return self._window.bar.menu_bar
        button = self._window.bar.button(name)
        message: QWidget = self._window.stage.message
        return button if button and button.isVisible() else message

    def open_menu(self) -> None:
        """Open the window with everything that is no move, as large buttons."""
        dialog = dialogs.LargeMenuDialog(self._window)
        dialog.chosen.connect(self._run)
        self._window.open_dialog(dialog)

    def _run(self, name: str) -> None:
        self._window.run(next(action for action in ACTIONS if action.id == name))

    def _ends_something(self) -> bool:
        """Let a press end what goes on by itself, which is all that it does then."""
        window = self._window
        if window.winning.celebration.is_running:
            window.winning.celebration.end()
        elif window.finish_run.is_running:
            window.finish_run.interrupt()
            self.scan.start()
        elif window.keyboard.pause.is_on:
            window.keyboard.pause.end()
        else:
            return False
        return True

    def _takes_click(self, widget: QWidget, point: QPoint) -> bool | None:
        """Tell whether a click on the table or beside it means something; message line and figures are for rest."""
        window = self._window
        if widget is window.view.viewport():
            is_moving = window.winning.celebration.is_running or window.demo.is_running
            return is_moving or spot_at(window.scene.picture, point.x(), point.y()) is not None
        return False if widget in {window.stage.message, window.figures} else None
