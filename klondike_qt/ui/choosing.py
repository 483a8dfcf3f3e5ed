"""Choosing which deal or game lies on the table next: typed, pasted, opened from a file or dropped on the window."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QFileDialog

from klondike_qt.dealing import found_game, position_game, shared_game
from klondike_qt.game.turns import rebuild
from klondike_qt.rules.faults import InvalidSetup
from klondike_qt.rules.found import FoundPosition
from klondike_qt.rules.reading import read_wanted
from klondike_qt.rules.variant import Variant
from klondike_qt.solver.native import is_kernel_there
from klondike_qt.solver.verdict import Outcome
from klondike_qt.solver.winnable import Appraisal, appraise
from klondike_qt.store.game_file import is_game_text, read_game_text
from klondike_qt.store.text_files import read_text_file
from klondike_qt.ui import dialogs
from klondike_qt.ui.access.announcer import Urgency
from klondike_qt.ui.found_game import FoundGame, file_in
from klondike_qt.words import choosing as words
from klondike_qt.words import deals
from klondike_qt.words.grammar import listed
from klondike_qt.words.own_rules import game_name
from klondike_qt.words.troubles import why

if TYPE_CHECKING:
    from klondike_qt.ui.solver_desk import Ticket
    from klondike_qt.ui.window import Window

_DROPS = {QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop}


def found_in(text: str, rules: Variant) -> FoundGame | str:
    """Return the game that a text stands for, or the sentence that says why it stands for none.

    ``rules`` are those of a deal that brings none.
    """
    try:
        if is_game_text(text):
            return _whole_game(text)
        found = read_wanted(text, rules)
    except InvalidSetup as invalid:
        return deals.unreadable(invalid)
    if isinstance(found, FoundPosition):
        source = words.source(found.form, "", None)
        game = position_game(found.position)
    else:
        source = words.source(found.form, found.written, found.number)
        game = found_game(rules, found)
    return FoundGame(game, game.start, listed((source, game_name(game.start.variant))))


def _whole_game(text: str) -> FoundGame:
    shared = read_game_text(text)
    game = shared_game(shared)
    now = rebuild(game.kept.record).now
    source = words.whole_game(now.moves, is_won=shared.is_won)
    return FoundGame(game, now.position, listed((source, game_name(game.start.variant))))


class Choosing(QObject):
    """Opens the window that takes a deal, and gives it files; the solver looks at what it shows."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self._ticket: Ticket | None = None
        for part in (window.view, window.view.viewport()):
            part.setAcceptDrops(False)  # or the table would take files and do nothing with them
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def open(self, text: str = "") -> "dialogs.ChooseDealDialog":
        """Open the window that takes a deal; ``text`` stands in it already."""
        window = self._window
        rules = window.choices.now.rules
        dialog = dialogs.ChooseDealDialog(lambda text: found_in(text, rules), window.scene.artwork, window)
        dialog.chosen.connect(window.games.lay)
        dialog.refused.connect(lambda fault: window.say(fault, Urgency.ASSERTIVE))
        dialog.file_wanted.connect(lambda: self._ask_for_file(dialog))
        dialog.file_dropped.connect(lambda path: self._read(path, dialog))
        dialog.found.connect(lambda found: self._judge(dialog, found))
        window.open_dialog(dialog)
        if text:
            dialog.put(text)
        return dialog

    def open_file(self) -> None:
        """Ask for a file, and show what it holds."""
        self._ask_for_file(None)

    def take_file(self, path: str) -> None:
        """Show what a file holds, or say why it cannot be opened."""
        self._read(path, None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        """Take a file that is dropped anywhere on the window."""
        if event.type() in _DROPS and isinstance(event, QDropEvent) and (path := file_in(event.mimeData())):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            if event.type() is QEvent.Type.Drop:
                self.take_file(path)
            return True
        return False

    def _ask_for_file(self, dialog: "dialogs.ChooseDealDialog | None") -> None:
        asking = QFileDialog(dialog or self._window, words.file_title())
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking.setFileMode(QFileDialog.FileMode.ExistingFile)
        asking.fileSelected.connect(lambda path: self._read(path, dialog))
        if dialog:
            asking.open()
        else:
            self._window.open_dialog(asking)

    def _read(self, path: str, dialog: "dialogs.ChooseDealDialog | None") -> None:
        try:
            text = read_text_file(path)
        except InvalidSetup as invalid:
            fault = deals.unreadable(invalid)
        except OSError as error:
            fault = words.file_unreadable(path, why(error.errno, error.strerror or str(error)))
        else:
            if dialog:
                dialog.put(text)
            else:
                self.open(text)
            return
        if dialog:
            dialog.tell(fault)
        else:
            self._window.say(fault, Urgency.ASSERTIVE)

    def _judge(self, dialog: "dialogs.ChooseDealDialog", found: FoundGame | None) -> None:
        """Ask the solver about a board; None calls it off."""
        solver = self._window.solver
        solver.drop(self._ticket)
        self._ticket = None
        if found is None:
            return
        if not is_kernel_there():
            dialog.judge(words.no_solver())
            return
        dialog.judge(words.looking())
        self._ticket = solver.ask(partial(appraise, found.position), lambda known: self._tell(dialog, known))

    def _tell(self, dialog: "dialogs.ChooseDealDialog", known: Appraisal) -> None:
        self._ticket = None
        can_be_won = {Outcome.WINNABLE: True, Outcome.UNWINNABLE: False}.get(known.outcome)
        dialog.judge(deals.judged(can_be_won=can_be_won, difficulty=known.difficulty))
