"""The calm panel that tells a win and what can be done next."""

from collections.abc import Collection

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from klondike_qt.ui.end_panel import EndPanel
from klondike_qt.words import dialogs as words

_WIDEST = 34
"""The width of the panel in heights of its text."""
_GAP = 4
"""Lpx that are free between the panel and the edge of the table."""


class WinPanel(EndPanel):
    """Lies over the table after a win; its first button deals the next game."""

    shares = ((2.4, 1.2, True), (1.6, 1.0, True), (1.2, 1.0, False), (1.0, 0.8, False))

    def __init__(self, parent: QWidget) -> None:
        texts = {
            "new-game": words.won_new(),
            "deal-again": words.won_again(),
            "calendar": words.won_days(),
            "statistics": words.won_statistics(),
            "share": words.won_share(),
        }
        super().__init__(parent, words.won_title(), texts, words.won_look())

    def tell_win(self, facts: str, offers: Collection[str] = ()) -> None:
        """Show the panel with what there is to say about the win, and take the keyboard."""
        self.tell(words.won_title(), facts, {"new-game", "deal-again", *offers})
        self.take_keyboard()

    def take_keyboard(self) -> None:
        """Put the keyboard on the first button, if that can be seen."""
        if not self.isHidden():
            self.first.setFocus()

    def widest(self, text: int, room: QRect) -> int:
        """Return the width of a few words in large letters."""
        return min(_WIDEST * text, room.width() - 2 * _GAP)

    def most(self, room: QRect) -> tuple[int, ...]:
        """Leave the edge of the table free."""
        return (room.height() - 2 * _GAP,)
