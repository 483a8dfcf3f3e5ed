"""The sounds of the game, for ears that want them."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer

from klondike_qt.game.updates import Update
from klondike_qt.preferences.schema import Preferences
from klondike_qt.ui.access.cues import Cue, Sounding, side_of, sounding_of
from klondike_qt.ui.access.guest import Guest
from klondike_qt.ui.access.hearing import CHANGED
from klondike_qt.ui.desk import Choices, GameDesk

TOUR = [cue for cue in Cue if cue is not Cue.TICK]
"""The sounds that a player may want to know."""
PACE = 700
"""Milliseconds from one of them to the next."""
SOON = 40
"""Milliseconds after the first cue until the player of sounds is made, so that its picture comes first."""
TWO_FORMS = {Cue.PICK_UP, Cue.PLACE, Cue.FOUNDATION, Cue.TURN_OVER, Cue.DRAW}
"""Sounds of a card, which has a filled form and a hollow one for the red suits."""


class SoundBoard(QObject):
    """Plays a cue for each action that has one, unless sounds are off.

    The player of sounds is made at the first cue. Where nothing can be heard it goes, and is not made again before
    sounds are switched off and on; one that has played before it went is made anew at the next cue.
    """

    def __init__(
        self,
        desk: GameDesk,
        choices: Choices,
        *,
        make: Callable[[], Guest] = lambda: Guest("playing"),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._choices = choices
        self._make = make
        self._guest: Guest | None = None
        self._has_played = False
        self._is_silent = False
        self._first: tuple[object, ...] = ()
        self._soon = QTimer(self, interval=SOON, singleShot=True)
        self._soon.timeout.connect(self._begin)
        self._tour: Iterator[Cue] = iter(())
        self._pace = QTimer(self, interval=PACE)
        self._pace.timeout.connect(self._go_on)
        desk.updated.connect(self._hear)
        choices.changed.connect(self._follow)

    @property
    def is_silent(self) -> bool:
        """Tell whether nothing can be heard here, as far as is known."""
        return self._is_silent

    def play(self, sounding: Sounding) -> None:
        """Play a cue, unless sounds are off."""
        if self._choices.now.sounds:
            self._tell(sounding)

    def preview(self, cue: Cue) -> None:
        """Let the player hear a cue, also while sounds are off."""
        self._is_silent = False
        self._tell(Sounding(cue))

    def preview_all(self) -> None:
        """Let the player hear all cues, one after the other."""
        self._tour = iter(TOUR)
        self._pace.start()
        self._go_on()

    def _go_on(self) -> None:
        cue = next(self._tour, None)
        if cue is None:
            self._pace.stop()
        else:
            self.preview(cue)

    def tick(self) -> None:
        """Tell that a key was taken for an accident."""
        self.play(Sounding(Cue.TICK))

    def close(self) -> None:
        """Be silent for ever."""
        self._is_silent = True
        self._dismiss()

    def _hear(self, update: Update) -> None:
        sounding = sounding_of(update) if self._choices.now.sounds and not self._is_silent else None
        if sounding:
            self._tell(sounding)

    def _tell(self, sounding: Sounding) -> None:
        if self._is_silent:
            return
        words = order_of(sounding, self._choices.now)
        if self._guest:
            self._guest.tell(*words)
        else:
            self._first = words
            self._soon.start()

    def _begin(self) -> None:
        self._guest = self._make()
        self._guest.heard.connect(self._remember)
        self._guest.left.connect(self._miss)
        self._guest.tell(*self._first)

    def _remember(self, _: tuple[str, ...]) -> None:
        self._has_played = True

    def _miss(self, code: int) -> None:
        self._is_silent = not self._has_played and code != CHANGED
        self._dismiss()

    def _follow(self, old: Preferences, now: Preferences) -> None:
        if now.sounds != old.sounds:
            self._is_silent = False
            self._dismiss()

    def _dismiss(self) -> None:
        self._soon.stop()
        self._pace.stop()
        self._has_played = False
        guest, self._guest = self._guest, None
        if guest:
            guest.dismiss()


def order_of(sounding: Sounding, preferences: Preferences) -> tuple[object, ...]:
    """Return what the guest is told; in space, a cue has the side of its place and the height of its card."""
    loudness = (preferences.sound_volume / 100) ** 2  # the ear hears a quarter as half
    cue, card = sounding.cue, sounding.card
    if not preferences.sound_space:
        return ("play", cue, 0.0, 1, loudness)
    is_hollow = card is not None and card.is_red and cue in TWO_FORMS
    rank = card.rank if card else 1
    return ("play", f"{cue}-hollow" if is_hollow else cue, side_of(sounding.place), rank, loudness)
