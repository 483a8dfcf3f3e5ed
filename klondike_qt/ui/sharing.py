"""Sharing the game on the table: its number, its cards or its code on the clipboard, or all of it in a file."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from klondike_qt.rules.code import code_of
from klondike_qt.rules.deal_text import deal_text
from klondike_qt.rules.found import deal_of
from klondike_qt.rules.position import Position
from klondike_qt.rules.position_text import position_text
from klondike_qt.store.game_file import game_text
from klondike_qt.store.text_files import write_text_file
from klondike_qt.words import dialogs
from klondike_qt.words import sharing as words
from klondike_qt.words.troubles import why_unwritten

if TYPE_CHECKING:
    from klondike_qt.ui.window import Window

ENDING = "klondike"


def start_text(start: Position) -> str:
    """Return how a game began: the 104 characters of its deal, or a position text if it began in the middle."""
    deal = deal_of(start)
    return position_text(start) if deal is None else deal_text(deal)


class Sharing:
    """Gives the game of a window away; what was done is said."""

    def __init__(self, window: "Window") -> None:
        self._window = window

    def copy_number(self) -> None:
        """Put the number of the deal on the clipboard."""
        number = self._window.desk.standing.record.origin.deal_number
        if number is None:
            self._window.say(words.no_number())
        else:
            self._copy(str(number), words.number_copied(number))

    def copy_deal(self) -> None:
        """Put the cards of the deal on the clipboard."""
        self._copy(start_text(self._window.desk.standing.record.start), dialogs.copied())

    def copy_code(self) -> None:
        """Put the code of the deal on the clipboard."""
        record = self._window.desk.standing.record
        deal = deal_of(record.start)
        if deal is None:
            self._window.say(words.no_code())
        else:
            code = code_of(record.start.variant, deal, record.origin.deal_number)
            self._copy(code, words.code_copied(code))

    def ask_for_file(self) -> None:
        """Ask where the whole game is to be saved."""
        asking = QFileDialog(self._window, words.save_title(), "", f"{words.file_kind()} (*.{ENDING})")
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        asking.setDefaultSuffix(ENDING)
        number = self._window.desk.standing.record.origin.deal_number
        asking.selectFile(f"{words.file_name(number)}.{ENDING}")
        asking.fileSelected.connect(self.save)
        self._window.open_dialog(asking)

    def save(self, path: str) -> None:
        """Save the whole game, its history included."""
        desk = self._window.desk
        try:
            write_text_file(path, game_text(desk.standing.record, desk.seconds))
        except OSError as error:
            self._window.say(words.not_saved(path, why_unwritten(error.errno, error.strerror or str(error))))
        else:
            self._window.say(words.saved(path))

    def _copy(self, text: str, told: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._window.say(told)
