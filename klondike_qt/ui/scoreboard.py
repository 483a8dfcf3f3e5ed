"""What the figures above the table show, kept up to date."""

from PySide6.QtCore import QObject, QTimer

from klondike_qt.game.updates import Standing
from klondike_qt.preferences.schema import Preferences
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.ui.outlook import Outlook
from klondike_qt.ui.status import Figures
from klondike_qt.words import demo
from klondike_qt.words import status as words
from klondike_qt.words.outlook import all_states

TICK = 1000
"""Milliseconds between two looks at the clock."""


class Scoreboard(QObject):
    """Keeps the figures up to date; its timer lives only while the clock is shown running."""

    def __init__(self, desk: GameDesk, choices: Choices, figures: Figures, outlook: Outlook) -> None:
        super().__init__(figures)
        self._desk = desk
        self._choices = choices
        self._figures = figures
        self._outlook = outlook
        self._other: Standing | None = None
        self.balance = ""
        """What is carried from deal to deal, in words; empty if that is not wished."""
        self._timer = QTimer(self, interval=TICK)
        self._timer.timeout.connect(self.refresh)
        desk.updated.connect(self.refresh)
        choices.changed.connect(self.refresh)
        outlook.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the game as it stands now."""
        now = self._choices.now
        first = "" if self._other else self._outlook.text
        alternatives = all_states() if first else ()
        texts = ((first,) if first else ()) + self._texts(now)
        shows_score = now.shows_score and not (now.simple_window and not self._other)
        standing = self._other or self._desk.standing
        self._figures.show_texts(texts, alternatives, str(standing.score) if shows_score else "")
        runs = self._desk.standing.clock.running_since is not None and now.shows_timer
        if runs != self._timer.isActive():
            self._timer.start() if runs else self._timer.stop()

    def show_other(self, standing: Standing | None) -> None:
        """Show the figures of a game that is not the player's, which has no time; None: those of the player again."""
        self._other = standing
        self.refresh()

    def show_balance(self, text: str) -> None:
        """Show what is carried from deal to deal, in words; empty: nothing."""
        self.balance = text
        self.refresh()

    def _texts(self, now: Preferences) -> tuple[str, ...]:
        standing = self._other or self._desk.standing
        texts = [words.stock_text(standing.position), words.pass_text(standing.position)]
        if now.simple_window and not self._other:
            return ()
        if now.shows_timer and not self._other:
            texts.insert(0, words.clock_text(self._desk.seconds))
        if now.shows_score:
            is_own = not self._other and not self._desk.is_lent
            balance = [self.balance] if self.balance and is_own else []
            texts[:0] = [words.score_text(standing), *balance, words.moves_text(standing.moves)]
        if self._other:
            texts.insert(0, demo.sign())
        return tuple(texts)
