"""All that goes on between two keys of the player."""

from klondike_qt.ui.access.announcer import Announcer
from klondike_qt.ui.pausing import ClockKeeper, Pause


class Keyboard:
    """What the keys mean at this moment."""

    def __init__(self, announcer: Announcer, clock_keeper: ClockKeeper) -> None:
        self.pause = Pause(clock_keeper, announcer.say)
