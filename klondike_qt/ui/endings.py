"""What there is to say and to do when a game is over: joined with the rest of the window."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Signal

from klondike_qt.game.updates import Update
from klondike_qt.store.selection import ALL, Selection
from klondike_qt.store.store import Store
from klondike_qt.ui.asking import manner_of
from klondike_qt.ui.dead_ends import DeadEnds
from klondike_qt.ui.leaving import Leaving
from klondike_qt.ui.pause_panel import PauseCover
from klondike_qt.ui.winning import Winning
from klondike_qt.words import bests as words

if TYPE_CHECKING:
    from klondike_qt.ui.window import Window


class Bests(QObject):
    """Tells of a win in what it is the best one so far, by the same rules and the same kind of deal."""

    told = Signal(str)
    """Carries what is to be said behind the news."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        window.desk.updated.connect(self._hear)

    def of(self, update: Update) -> str:
        """Return in what a win, which is not filed yet, is better than all before it; nothing if in nothing."""
        store, after = self._window.store, update.after
        if store is None or self._window.desk.is_lent:
            return ""
        manner = manner_of(self._window.choices.now)
        return _told(store, update, score=manner.score, time=manner.timer) if after.position.is_won else ""

    def _hear(self, update: Update) -> None:
        if update.won and not manner_of(self._window.choices.now).is_brief:
            self.told.emit(self.of(update))


def _told(store: Store, update: Update, *, score: bool, time: bool) -> str:
    after = update.after
    if not store.records.figures(ALL).won:
        return words.first_win()
    before = store.records.figures(Selection(after.position.variant, after.record.origin.kind))
    if not before.won:
        return ""  # the best of one is no news
    best, fastest, fewest = before.best_score, before.fastest_seconds, before.fewest_moves
    return words.told(
        score=score and best is not None and after.score > best,
        time=time and fastest is not None and int(after.clock.elapsed) < fastest,
        moves=fewest is not None and after.moves < fewest,
    )


def joined_endings(window: "Window") -> tuple[Winning, DeadEnds]:
    """Return what follows a win, and what offers a way on from a game that is stuck or lost."""
    bests, panels = Bests(window), (window.stage.win, window.stage.stuck)
    bests.told.connect(window.announcer.add)

    def more(update: Update) -> tuple[str, ...]:
        return bests.of(update), window.dailies.row_of_wins(update)

    def offers(update: Update) -> set[str]:
        days = {"calendar"} if update.after.record.origin.daily else set()
        return days if window.choices.now.simple_window else {*days, "statistics", "share"}

    winning = Winning(
        window.desk,
        window.choices,
        window.view,
        window.stage.win,
        window.readers,
        more=more,
        offers=offers,
        leaving=Leaving(window, window.stage.win),
    )
    for panel in panels:
        panel.wanted.connect(partial(_do, window))
        panel.pressed.connect(window.keyboard.keys.press)
        panel.closed.connect(window.view.setFocus)
    window.stage.stuck.come_between(window.view, window.bar.stop)
    PauseCover(window)
    return winning, DeadEnds(window, Leaving(window, window.stage.stuck))


def _do(window: "Window", wanted: str) -> None:
    """Carry out what a button of a panel asks for."""
    if wanted == "share":
        button = window.stage.win.buttons["share"]
        window.menus.menus["share"].popup(button.mapToGlobal(QPoint(0, button.height())))
    else:
        window.menus.entries[wanted].trigger()
