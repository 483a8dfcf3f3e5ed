"""The calm panel that covers the whole table while the game is paused, if the player wishes that."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QSizePolicy, QWidget

from klondike_qt.ui.access.announcer import Urgency
from klondike_qt.ui.access.bindings import bindings_of
from klondike_qt.ui.access.key_forms import shown
from klondike_qt.ui.end_panel import EndPanel
from klondike_qt.words import pausing as words

if TYPE_CHECKING:
    from klondike_qt.ui.window import Window


class PausePanel(EndPanel):
    """Lies over all of the table, whose cards nobody sees meanwhile; one button goes on, as do Space, Enter and Esc."""

    shares = ((2.4, 1.2, True), (1.6, 1.0, True), (1.0, 1.0, False))

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, words.paused_title(), {}, words.go_on())
        self.first.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)
        self._column.insertStretch(0, 1)
        self._column.addStretch(1)

    def widest(self, text: int, room: QRect) -> int:  # noqa: ARG002
        """Return all of the width."""
        return room.width()

    def place(self, room: QRect, width: int, height: int) -> None:  # noqa: ARG002
        """Lie over the whole room."""
        self.setGeometry(room)


class PauseCover:
    """Covers the table of a window during a pause, and gives it back.

    The keyboard is on the button meanwhile, whose name tells what goes on, so that a screen reader says it once. What
    else lies on the table or above it and has buttons of the game steps aside.
    """

    def __init__(self, window: "Window") -> None:
        self._window = window
        self._panel = panel = window.stage.pause
        self._had_practice = False
        pause = window.keyboard.pause
        pause.covers, pause.uncovers = self.cover, self.uncover
        panel.closed.connect(pause.end)
        panel.pressed.connect(lambda _: self._tell())

    def cover(self) -> bool:
        """Cover the table if that is wished, and answer whether it is."""
        window, panel = self._window, self._panel
        if not window.choices.now.pause_hides:
            return False
        window.winning.celebration.end()
        window.scene.cut()
        panel.tell(words.paused_title(), words.press_to_go_on(self._key) if self._key else "", ())
        panel.first.setAccessibleName(self._text)
        panel.first.setFocus()
        window.view.hide()
        window.stage.win.step_aside()
        window.stage.stuck.step_aside()
        self._had_practice = not window.practice.isHidden()
        window.practice.hide()
        self._tell()
        return True

    def uncover(self) -> None:
        """Give back what was covered, with the keyboard on it if that was on the panel."""
        window, panel = self._window, self._panel
        if window.view.isHidden():
            had_keyboard = panel.first.hasFocus()
            window.view.show()
            window.practice.setVisible(self._had_practice and window.tutorial.is_running)
            window.stage.stuck.come_back()
            window.stage.win.come_back()
            if had_keyboard:
                window.stage.take_keyboard()
            panel.hide()

    @property
    def _text(self) -> str:
        return words.paused_and_hidden(self._key) if self._key else words.paused_behind()

    @property
    def _key(self) -> str:
        """The first key of the pause, as this system writes it; nothing if the player has taken it away."""
        return next(map(shown, bindings_of(self._window.choices.now).of("pause")), "")

    def _tell(self) -> None:
        self._window.say(self._text, Urgency.SEEN)
