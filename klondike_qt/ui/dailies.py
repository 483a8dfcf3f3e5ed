"""The daily deals in the window: their calendar, and what a win of one comes to."""

from collections.abc import Mapping
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from klondike_qt.dealing import daily_variant, today
from klondike_qt.game.updates import Change, Update
from klondike_qt.store.days import PlayedDay, run_around, won_days
from klondike_qt.ui import dialogs
from klondike_qt.ui.asking import manner_of
from klondike_qt.words import calendar as words

if TYPE_CHECKING:
    from klondike_qt.ui.window import Window


class Dailies(QObject):
    """Opens the calendar, and adds to the news of a deal or a win what it means for the days."""

    told = Signal(str)
    """Carries what is to be said behind the news."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        window.desk.updated.connect(self._hear)

    def open(self) -> None:
        """Open the calendar at today, with the deals of the draw that is in force."""
        window, now = self._window, self._window.choices.now
        draw, say = daily_variant(now.rules).draw, window.announcer.remark
        dialog = dialogs.CalendarDialog(self._played, draw, today, say, window, shows_time=now.shows_timer)
        dialog.chosen.connect(window.games.deal_day)
        window.open_dialog(dialog)

    def row_of_wins(self, update: Update) -> str:
        """Return how many daily deals without a gap are won with this one, if there are more; else nothing."""
        day = _day_of(update)
        if day is None or not update.won:
            return ""
        won = won_days(self._played(update.after.position.variant.draw)) | {day}  # it may not be filed yet
        row = run_around(day, won)
        return words.row_of_wins(row) if row > 1 else ""

    def _played(self, draw: int) -> Mapping[date, PlayedDay]:
        store = self._window.store
        return store.days.played(draw) if store else {}

    def _hear(self, update: Update) -> None:
        if manner_of(self._window.choices.now).is_brief:
            return
        if update.won:
            self.told.emit(self.row_of_wins(update))
        day = _day_of(update)
        if day is not None and update.change is Change.DEALT and not update.after.record.turns:
            found = self._played(update.after.position.variant.draw).get(day)
            if found is not None and found.is_won:
                self.told.emit(words.counts_once())


def _day_of(update: Update) -> date | None:
    """Return the day whose daily deal lies on the table."""
    daily = update.after.record.origin.daily
    return date.fromisoformat(daily) if daily else None
