"""All that goes on between two keys of the player, joined: what the next key means depends on it."""

from collections.abc import Callable
from logging import getLogger

from PySide6.QtWidgets import QWidget

from klondike_qt.preferences.schema import Preferences
from klondike_qt.rules.cards import Card
from klondike_qt.ui.access.announcer import Announcer, Urgency
from klondike_qt.ui.access.bindings import bindings_of, faults_of
from klondike_qt.ui.access.choosing import PlaceChooser
from klondike_qt.ui.access.finding import FindCard
from klondike_qt.ui.access.keys import TableKeys
from klondike_qt.ui.access.quick import QuickMoves
from klondike_qt.ui.access.strikes import StrikeWatch
from klondike_qt.ui.actions import Action, Way
from klondike_qt.ui.asking import manner_of
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.ui.pausing import ClockKeeper, Pause
from klondike_qt.words import finding, overview

_log = getLogger(__name__)


class Keyboard:
    """What keys mean at this moment, for the table, and for whoever carries out actions."""

    def __init__(
        self,
        window: QWidget,
        desk: GameDesk,
        choices: Choices,
        announcer: Announcer,
        *,
        clock_keeper: ClockKeeper,
        run: Callable[[Action], None],
    ) -> None:
        self._desk = desk
        self._choices = choices
        self._announcer = announcer
        self.pause = Pause(clock_keeper, announcer.say)
        self.find = FindCard(announcer, self._whereabouts)
        self.quick = QuickMoves(desk, choices, announcer)
        self.chooser = PlaceChooser(desk, choices, announcer)
        self.strikes = StrikeWatch(choices, window)
        self.keys = TableKeys(bindings_of(choices.now), (self.pause, self.find), run)
        self._read_out: object = None
        for fault in faults_of(choices.now):
            _log.warning("preferences, keys: %s; it is left out", fault)
        choices.changed.connect(self._follow)

    def takes(self, action: Action, way: Way) -> bool:
        """Carry out an action that means something else than usual now, and answer whether it did."""
        self.find.leave()
        if action.id != "pause":
            self.pause.end()
        again = self._reads_back(action)
        quick = self.quick.takes(action, way)
        return again or quick or self.chooser.takes(action)

    def touch(self) -> None:
        """Wait for no key any more: the player goes on by other means."""
        self.find.leave()
        self.pause.end()

    def _reads_back(self, action: Action) -> bool:
        """Read a place from its other end if it was just read."""
        seen, self._read_out = self._read_out, None
        if action.id != "tell-place":
            return False
        standing = self._desk.standing
        if seen is not standing:
            self._read_out = standing
            return False
        place, manner = standing.focus.place, manner_of(self._choices.now)
        text = overview.read_out(standing.position, place, manner, reverse=True)
        self._announcer.say(text, Urgency.ASSERTIVE)
        return True

    def _whereabouts(self, card: Card) -> str:
        return finding.whereabouts(self._desk.standing.position, card, manner_of(self._choices.now))

    def _follow(self, old: Preferences, now: Preferences) -> None:
        if (old.keys, old.letters) != (now.keys, now.letters):
            self.keys.bindings = bindings_of(now)
