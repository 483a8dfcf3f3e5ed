"""All preferences as one: saved in a file, taken from one, as they were at first; and back again."""

from collections.abc import Callable, Collection
from dataclasses import fields, replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from klondike_qt.preferences.schema import Preferences
from klondike_qt.preferences.values import ReadPreferences
from klondike_qt.store.preferences_exchange import NoPreferences, read_preferences_of, write_preferences
from klondike_qt.ui.desk import Choices
from klondike_qt.ui.dialogs.flow import Button, Flow
from klondike_qt.ui.dialogs.prose import Prose
from klondike_qt.ui.dialogs.section import Section
from klondike_qt.words import presets as words
from klondike_qt.words.troubles import why, why_unwritten

ENDING = "json"


class AllSection(Section):
    """Buttons that have to do with all choices; ``tell`` is called with what came of them, for the ear."""

    def __init__(self, choices: Choices, tell: Callable[[str], object]) -> None:
        super().__init__(words.all_title())
        self._choices = choices
        self._tell = tell
        self._before: Preferences | None = None
        self._save = Button(words.save_button(), self._ask_where)
        self._undo = Button(words.undo_button(), self.undo)
        self._buttons = Flow(leading=True)
        for button in (
            self._save,
            Button(words.open_button(), self._ask_which),
            Button(words.reset_button(), self.reset),
            self._undo,
        ):
            self._buttons.add(button)
        self._undo.hide()
        self._news = Prose()
        self._news.setObjectName("news")
        self._news.hide()
        self.inside.addWidget(self._buttons)
        self.inside.addWidget(self._news)

    @staticmethod
    def texts() -> tuple[str, ...]:
        """Return the texts of the buttons."""
        return (words.save_button(), words.open_button(), words.reset_button())

    def show_only(self, _: Collection[str] | None) -> None:
        """Show the section, which is always whole."""

    def save(self, file: str) -> None:
        """Save all choices in a file."""
        try:
            write_preferences(file, self._choices.now)
        except OSError as error:
            self._say(words.not_saved(file, why_unwritten(error.errno, error.strerror or str(error))))
        else:
            self._say(words.saved(file))

    def open_file(self, file: str) -> None:
        """Put the choices of a file in force; what is no file of preferences changes nothing."""
        try:
            read = read_preferences_of(file)
        except OSError as error:
            self._say(words.not_read(file, why(error.errno, error.strerror or str(error))))
        except NoPreferences:
            self._say(words.no_preferences(file))
        else:
            self._take(read.preferences, words.opened(file, _damaged(read), len(read.unknown)))

    def reset(self) -> None:
        """Give every choice its first value; what was measured of the screens stays."""
        self._take(replace(Preferences(), screens=self._choices.now.screens), words.was_reset())

    def undo(self) -> None:
        """Take back that a file was opened, or that all was reset."""
        if self._before is not None:
            before, self._before = self._before, None
            self._choices.set(before)
            self._save.setFocus()
            self._undo.hide()
            self._say(words.was_undone())

    def _take(self, preferences: Preferences, news: str) -> None:
        self._before = self._choices.now
        self._choices.set(preferences)
        self._undo.show()
        self._say(news)

    def _say(self, text: str) -> None:
        self._news.setText(text)
        self._news.show()
        self._tell(text)

    def _ask_where(self) -> None:
        asking = self._asking(words.save_button())
        asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        asking.setDefaultSuffix(ENDING)
        asking.selectFile(f"klondike-qt-preferences.{ENDING}")
        asking.fileSelected.connect(self.save)
        asking.open()

    def _ask_which(self) -> None:
        asking = self._asking(words.open_button())
        asking.setFileMode(QFileDialog.FileMode.ExistingFile)
        asking.fileSelected.connect(self.open_file)
        asking.open()

    def _asking(self, button: str) -> QFileDialog:
        title = button.replace("&", "").rstrip(" …")
        asking = QFileDialog(self, title, "", f"{words.file_kind()} (*.{ENDING})")
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return asking


def _damaged(read: ReadPreferences) -> list[str]:
    """Return the fields that could not be read."""
    named = [fault.partition(":")[0] for fault in read.faults]
    return [field.name for field in fields(Preferences) if field.name in named]
