"""Playing with one or two switches: things are framed one after the other, and a press chooses."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from shiboken6 import isValid

from klondike_qt.preferences.schema import Preferences, Scanning
from klondike_qt.ui.access.announcer import Announcer, Urgency
from klondike_qt.ui.access.scan_controls import menu_stops, panel_stops
from klondike_qt.ui.access.scan_frame import ScanFrame
from klondike_qt.ui.access.scan_walk import Framed, Leave, Stop, Walk
from klondike_qt.ui.access.switches import Switches
from klondike_qt.ui.desk import Choices
from klondike_qt.words import scanning as words

PATIENCE = 10_000
"""Milliseconds in which a press brings the switches back after they were switched off with a switch."""
LOST = 3
"""Rounds without a choice after which the second switch is taken for gone."""


class Scan(QObject):
    """Goes round the table, or round whatever lies over it; nobody who has only a switch gets stuck anywhere.

    ``table`` makes the stops of the table, ``over`` tells which panel lies over it; ``meant`` takes a press that only
    ends something and answers whether there was anything.
    """

    def __init__(
        self,
        choices: Choices,
        announcer: Announcer,
        window: QWidget,
        *,
        table: Callable[[], list[Stop]],
        over: Callable[[], QWidget | None],
        meant: Callable[[], bool],
    ) -> None:
        super().__init__(window)
        self._choices = choices
        self._announcer = announcer
        self._window = window
        self._table, self._over, self._meant = table, over, meant
        self.frame = ScanFrame()
        self.switches = Switches(choices, self)
        self.switches.pressed.connect(self.press)
        self.timer = QTimer(self, singleShot=True)
        self.timer.timeout.connect(self.advance)
        self.farewell = QTimer(self, singleShot=True, interval=PATIENCE)
        self.farewell.timeout.connect(self.end)
        self._before = choices.now.scanning
        self._is_choosing = False
        self._ground: QWidget | None = None
        self.levels: list[Walk] = []
        """What is gone round, and what led there."""
        choices.changed.connect(self._choose)

    @property
    def is_on(self) -> bool:
        """Tell whether anything is framed, or would be at the next press."""
        return self.switches.is_on and not self.farewell.isActive()

    @property
    def stop(self) -> Stop | None:
        """What is framed."""
        return self.levels[-1].stop if self.levels else None

    def begin(self) -> None:
        """Take the switches from now on, if the player has any, and go round what is seen."""
        if self._choices.now.scanning is not Scanning.OFF and self._window.isVisible():
            self.farewell.stop()
            if not self.switches.is_on:
                self.switches.begin()
                QApplication.instance().focusChanged.connect(self.look)  # type: ignore[union-attr]
            self.start()

    def end(self) -> None:
        """Frame nothing any more, and leave the switches alone."""
        self.farewell.stop()
        self.timer.stop()
        self.levels, self._ground = [], None
        self.frame.leave()
        if self.switches.is_on:
            self.switches.end()
            QApplication.instance().focusChanged.disconnect(self.look)  # type: ignore[union-attr]

    def look(self, *_: object) -> None:
        """Go round whatever lies uppermost now, if that is something else than before."""
        if self.is_on and self._uppermost() is not self._ground:
            self.start()

    def start(self) -> None:
        """Go round what lies uppermost, from its first thing on."""
        if not self.is_on:
            return
        ground = self._ground = self._uppermost()
        if ground is self._window:
            stops = self._table()
        else:
            stops = menu_stops(ground) if isinstance(ground, QMenu) else panel_stops(ground)
        self.levels = [_walk(stops, self._choices.now)]
        self._arrive(is_news=True)

    def advance(self) -> None:
        """Frame the next thing."""
        if not self.is_on or self._is_elsewhere() or not self.levels:
            return
        walk = self.levels[-1]
        walk.step()
        if self._choices.now.scanning is Scanning.TWO_SWITCHES and walk.rounds == LOST:
            self._choices.set(replace(self._choices.now, scanning=Scanning.ONE_SWITCH))
        elif self.stop and not self.stop.frames():
            self.start()  # what was to come is gone: a window shows something else than before
        else:
            self._arrive()

    def press(self, is_second: bool) -> None:  # noqa: FBT001 - sent by a signal
        """Do what a switch asks for."""
        now = self._choices.now
        if self.farewell.isActive():
            self._choices.set(replace(now, scanning=self._before))
        elif is_second and now.scanning is Scanning.ONE_SWITCH:
            self._choices.set(replace(now, scanning=Scanning.TWO_SWITCHES))
        elif not self._meant() and not self._is_elsewhere():
            if self.stop is None:
                self.start()
            elif now.scanning is Scanning.ONE_SWITCH or is_second:
                self._take()
            else:
                self.advance()

    def come_next(self, stop: Stop) -> None:
        """Let a stop of the table be framed next."""
        if self._ground is self._window and len(self.levels) == 1:
            self.levels[0].come_next(stop)

    def add(self, stops: list[Stop]) -> None:
        """Let more be framed at the table, after all else."""
        if self._ground is self._window and self.levels:
            self.levels[0].stops += stops

    def _take(self) -> None:
        """Choose what is framed."""
        levels, stop = self.levels, self.stop
        if stop is None:
            return
        self.timer.stop()
        self._is_choosing = True
        try:
            with self._announcer.action():
                answer = stop.choose()
        finally:
            self._is_choosing = False
        if not self.is_on or levels is not self.levels or self._is_elsewhere():
            return  # what was chosen has led somewhere else
        walk = levels[-1]
        walk.stay()
        if isinstance(answer, list):
            levels.append(_walk(answer, self._choices.now))
        elif isinstance(answer, Leave) and len(levels) > 1:
            levels.pop()
            levels[-1].stay()
        elif stop.rests:
            walk.rests = True
            self._show(())
            return
        elif not stop.stays and len(levels) == 1:
            self.start()
            return
        self._arrive()

    def _arrive(self, *, is_news: bool = False) -> None:
        """Frame what comes now; ``is_news``: something else has happened just before."""
        walk, stop = self.levels[-1], self.stop
        self.timer.stop()
        if stop is None:
            self._show(())
            self._tell(words.rests(), is_news=False)
            return
        if stop.arrive:
            stop.arrive()
        if stop.arrive is None or stop.ends:
            self._tell(stop.text, is_news=is_news)
        self._show(stop.frames())
        if self._choices.now.scanning is Scanning.ONE_SWITCH:
            self.timer.start(self._choices.now.scan_pace * walk.share)

    def _show(self, framed: Sequence[Framed]) -> None:
        """Frame something, or nothing; a frame that went with its window is made anew."""
        if not isValid(self.frame):
            self.frame = ScanFrame()
        self.frame.show_round(framed)

    def _tell(self, text: str, *, is_news: bool) -> None:
        urgency = Urgency.ASSERTIVE if self._choices.now.scan_aloud else Urgency.SEEN
        if is_news:
            self._announcer.add(text, Urgency.POLITE if self._choices.now.scan_aloud else Urgency.SEEN)
        else:
            self._announcer.remark(text, urgency)

    def _is_elsewhere(self) -> bool:
        """Tell whether what is gone round has made room for something else, and go round that."""
        stop = self.stop
        is_gone = self._ground is None or not isValid(self._ground) or self._uppermost() is not self._ground
        if is_gone or (stop and not stop.frames()):
            self.start()
            return True
        return False

    def _uppermost(self) -> QWidget:
        """Return the menu, window or panel that lies over all else, or the window with the table."""
        return QApplication.activePopupWidget() or QApplication.activeModalWidget() or self._over() or self._window

    def _choose(self, old: Preferences, now: Preferences) -> None:
        if old.scanning is now.scanning:
            return
        if now.scanning is not Scanning.OFF:
            texts = {Scanning.ONE_SWITCH: words.scanning_begins(), Scanning.TWO_SWITCHES: words.two_begin()}
            self._announcer.say(texts[now.scanning])
            self.begin()
        elif self._is_choosing:
            self._before = old.scanning
            self.timer.stop()
            self._show(())
            self.farewell.start()
            self._announcer.say(words.off_soon())
        else:
            self.end()


def _walk(stops: list[Stop], now: Preferences) -> Walk:
    """Return the way round some stops; with two switches it never ends."""
    return Walk(stops, now.scan_loops if now.scanning is Scanning.ONE_SWITCH else 0)
