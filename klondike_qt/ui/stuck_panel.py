"""The panel that offers a way on when nothing can be played any more, or the game cannot be won."""

from collections.abc import Collection, Iterable, Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from klondike_qt.ui.dialogs.flow import Button
from klondike_qt.ui.end_panel import EndPanel, row_width
from klondike_qt.ui.roving import Roving
from klondike_qt.words import stuck_panel as words

_GAP = 6
"""Lpx that are free between the panel and the edge of the table."""
_MOST, _MOST_IN_WHOLE = 0.5, 0.75
"""Of the height of the table: if that is enough for title and a button, and to show all buttons at once."""
_LEAST = 6
"""Heights of the text that there is always room for."""


class StuckPanel(EndPanel):
    """Lies low on the table and takes nothing from it: the keyboard stays there, and every key does as before."""

    even = False
    shares = ((1.15, 1.0, False), (1.0, 1.0, False), (0.8, 0.8, False), (0.6, 0.6, False))

    def __init__(self, parent: QWidget) -> None:
        texts = {
            "undo": words.undo(),
            "rescue": words.rescue(),
            "restart": words.restart(),
            "new-game": words.new_game(),
        }
        super().__init__(parent, words.stuck(), texts, words.leave())
        self._roving = Roving(self)
        for button in self.buttons.values():
            self._roving.add(button)

    @property
    def stop(self) -> QWidget:
        """The button that the Tab key comes to; arrows lead to the others."""
        return self._roving.stop

    def come_between(self, before: QWidget, after: QWidget) -> None:
        """Let Tab go from ``before`` through the buttons to ``after``."""
        with self._roving.spread():  # Qt orders only what the Tab key comes to
            for button in self.buttons.values():
                QWidget.setTabOrder(before, button)
                before = button
            QWidget.setTabOrder(before, after)

    def offer(self, title: str, offers: Collection[str]) -> None:
        """Show what has happened and what can be done about it."""
        self.tell(title, "", offers)
        self._roving.refresh()

    def widest(self, text: int, room: QRect) -> int:
        """Return the width of all buttons side by side."""
        wanted = sum(button.sizeHint().width() + text for button in self.buttons.values() if not button.isHidden())
        return min(wanted + 2 * text, room.width() - 2 * _GAP)

    def in_rows(self, shown: Sequence[Button], inside: int, gap: int) -> Iterable[Sequence[Button]]:
        """Return the buttons row by row, as many in each as there is room for."""
        rows: list[list[Button]] = [[]]
        for button in shown:
            if rows[-1] and row_width([*rows[-1], button], gap) > inside:
                rows.append([])
            rows[-1].append(button)
        return rows

    def most(self, room: QRect) -> tuple[int, ...]:
        """Leave cards to be seen, though fewer where that shows all buttons."""
        least = _LEAST * self.fontMetrics().height()
        shares = (max(round(share * room.height()), least) for share in (_MOST, _MOST_IN_WHOLE))
        return tuple(min(room.height() - 2 * _GAP, most) for most in shares)

    def place(self, room: QRect, width: int, height: int) -> None:
        """Lie at the lower edge."""
        self.setGeometry(room.x() + (room.width() - width) // 2, room.bottom() - _GAP - height, width, height)
