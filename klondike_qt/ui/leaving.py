"""Taking a panel off the table because of what is done in the game."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from klondike_qt.ui.end_panel import EndPanel

if TYPE_CHECKING:
    from klondike_qt.ui.window import Window


class Leaving(QObject):
    """Takes a panel away at the end of what is being done, so that the keyboard comes to the table with the news."""

    def __init__(self, window: "Window", panel: EndPanel) -> None:
        super().__init__(panel)
        self._announcer, self._reporter, self._panel = window.announcer, window.access.reporter, panel
        self._announcer.settled.connect(self._settle)

    def begin(self) -> None:
        """Take it away when all is done, unless it is shown again."""
        if self._panel.isHidden():
            self._panel.leave()
            return
        with self._announcer.action():
            self._panel.is_leaving = True

    def end(self) -> None:
        """Let it stay."""
        self._panel.is_leaving = False

    def _settle(self) -> None:
        if self._panel.is_leaving:
            self._panel.is_leaving = False
            self._reporter.follow()  # else it would take its time when the keyboard is on the table already
            self._panel.leave()
