"""What follows the last card: the cascade, if there is to be motion, then the calm panel."""

from collections.abc import Callable, Collection

from PySide6.QtCore import QObject

from klondike_qt.game.updates import Change, Update
from klondike_qt.ui.access.readers import ReaderWatch
from klondike_qt.ui.asking import manner_of
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.ui.leaving import Leaving
from klondike_qt.ui.table.celebration import Celebration
from klondike_qt.ui.table.view import TableView
from klondike_qt.ui.win_panel import WinPanel
from klondike_qt.words import endings


class Winning(QObject):
    """Shows a win; the message of it is said without waiting for any of this.

    Whoever hears the table from a screen reader is not kept waiting for the panel by a picture.
    """

    def __init__(
        self,
        desk: GameDesk,
        choices: Choices,
        view: TableView,
        panel: WinPanel,
        readers: ReaderWatch,
        *,
        more: Callable[[Update], tuple[str, ...]],
        offers: Callable[[Update], Collection[str]],
        leaving: Leaving,
    ) -> None:
        """Listen; ``more`` returns what else there is to say of a win, ``offers`` what else can be done after it."""
        super().__init__(view)
        self._desk = desk
        self._choices = choices
        self._view = view
        self._panel = panel
        self._readers = readers
        self._more = more
        self._offered = offers
        self._leaving = leaving
        self._facts = ""
        self._offers: Collection[str] = ()
        self.celebration = Celebration(view)
        self.celebration.ended.connect(self._tell)
        choices.changed.connect(self.celebration.end)
        desk.updated.connect(self._hear)

    def leave(self) -> None:
        """Make room for another game."""
        self.celebration.drop()
        self._panel.leave()

    def _hear(self, update: Update) -> None:
        if update.won and not self._desk.is_lent:
            manner = manner_of(self._choices.now)
            told = (endings.result(update.after, manner), endings.bonus(update, manner), *self._more(update))
            self._facts, self._offers = "\n".join(filter(None, told)), self._offered(update)
            if self._view.table.may_move and not self._readers.now.is_screen_reader:
                self.celebration.begin(update.after.moves)
            else:
                self._tell()
        elif update.change is Change.DEALT:
            self.celebration.drop()
            self._leaving.begin()
        elif update.change is not Change.CLOCK:
            self.celebration.end()

    def _tell(self) -> None:
        self._leaving.end()
        self._panel.tell_win(self._facts, self._offers)
