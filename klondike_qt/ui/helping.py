"""The help of the window: what it has to be told, the picture in it, trying its examples, and keeping it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QIODevice, QObject, QSaveFile
from PySide6.QtGui import QFont, QImage

from klondike_qt.ui import dialogs
from klondike_qt.ui.tutorial.course import EXAMPLES
from klondike_qt.ui.tutorial.joining import likely_way
from klondike_qt.ui.tutorial.lesson import Way
from klondike_qt.words import help_window as words
from klondike_qt.words import keyboard

if TYPE_CHECKING:
    from klondike_qt.ui.window import Window

SAVED_WIDTH, SAVED_RATIO, SAVED_TEXT = 820, 2.0, 20
"""Of the picture in a web page: lpx, device pixels for each, and lpx of its names."""


class Helping(QObject):
    """Opens the help; whoever tries an example comes back to the chapter afterwards."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self._chapter = ""
        self._is_trying = False
        window.tutorial.returned.connect(self._come_back)

    def open(self) -> None:
        """Open the help where it was left."""
        window = self._window
        dialog = dialogs.HowToPlayDialog(
            dialogs.chapters_for(window), self._draw, window.announcer.remark, window, begins=self._chapter
        )
        dialog.tried.connect(self._try)
        dialog.saved.connect(lambda file: dialog.tell(self.save(file)))
        window.open_dialog(dialog)

    def save(self, file: str) -> str:
        """Write the whole help as a web page, or nothing at all, and say how it went."""
        image = self._picture(SAVED_WIDTH, SAVED_RATIO, SAVED_TEXT)
        page = dialogs.web_page(dialogs.chapters_for(self._window), image)
        written = QSaveFile(file)
        if written.open(QIODevice.OpenModeFlag.WriteOnly):
            written.write(page.encode())
            if written.commit():
                return words.saved(file)
        return keyboard.not_saved(file, written.errorString())

    def _draw(self, width: int, ratio: float) -> QImage:
        return self._picture(width, ratio, max(16, min(24, width // 36)))

    def _picture(self, width: int, ratio: float, text: int) -> QImage:
        font = QFont(self._window.font())
        font.setPixelSize(text)
        font.setBold(True)
        window = self._window
        from_right = window.isRightToLeft()
        return dialogs.table_picture(window.choices.now, window.system.now, width, ratio, font, from_right=from_right)

    def _try(self, lesson: str, chapter: str, by_mouse: bool) -> None:  # noqa: FBT001 # a signal carries it
        window = self._window
        way = Way.CLICKS if by_mouse else likely_way(window)
        self._chapter = chapter
        window.tutorial.start(EXAMPLES[lesson], way)
        self._is_trying = True

    def _come_back(self) -> None:
        is_trying, self._is_trying = self._is_trying, False
        if is_trying:
            self.open()
