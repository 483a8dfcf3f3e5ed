"""The table for assistive technology, put together: tree, events, and what can be done with it."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from klondike_qt.game.commands import Command
from klondike_qt.ui.access.announcer import Announcer
from klondike_qt.ui.access.door import Door
from klondike_qt.ui.access.notice import Notice
from klondike_qt.ui.access.readers import ReaderWatch
from klondike_qt.ui.access.reporter import Reporter
from klondike_qt.ui.access.tree import TableTree
from klondike_qt.ui.access.values_told import ValuesTold
from klondike_qt.ui.asking import manner_of
from klondike_qt.ui.demo import DemoRun
from klondike_qt.ui.desk import Choices
from klondike_qt.ui.table.view import TableView


class TableAccess(QObject):
    """Costs next to nothing while nobody listens: nothing but the door is made before somebody asks."""

    def __init__(
        self,
        window: QWidget,
        view: TableView,
        announcer: Announcer,
        choices: Choices,
        *,
        readers: ReaderWatch,
        demo: DemoRun,
    ) -> None:
        super().__init__(window)
        self._view = view
        self._demo = demo
        self.door = Door()
        self.tree = TableTree(view, lambda: manner_of(choices.now), self.door, self._act)
        self.notice = Notice(window, self.door)
        self.reporter = Reporter(self.tree, announcer, choices, readers, self.notice)
        ValuesTold(self.reporter.tell, self)

    def _act(self, commands: tuple[Command, ...], *, takes_keyboard: bool) -> None:
        """Do as keys do: nothing under a dialog, and in the demo nothing but to end it."""
        if QApplication.activeModalWidget() is not None:
            return
        if self._demo.is_running:
            self._demo.stop()
            return
        if takes_keyboard:
            self._view.setFocus()
        self._view.table.cut()
        self._view.commanded.emit(commands)
