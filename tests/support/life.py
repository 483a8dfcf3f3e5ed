"""A life of play on disk, to be copied and damaged."""

import shutil
from dataclasses import dataclass
from pathlib import Path

from support.player import Player

from klondike_qt.game.commands import PressStock
from klondike_qt.game.record import Record
from klondike_qt.preferences.schema import Preferences, Theme
from klondike_qt.store.places import places_below
from klondike_qt.store.preferences_file import PreferencesFile
from klondike_qt.store.statistics import Statistics

WINS = 40


@dataclass(frozen=True)
class Life:
    """What lies in a data directory: the files, and what they hold."""

    directory: Path
    record: Record
    statistics: tuple[Statistics, ...]
    preferences: Preferences

    @property
    def database(self) -> Path:
        return self.directory / "klondike.sqlite3"

    def copied(self, directory: Path) -> "Life":
        shutil.copytree(self.directory, directory, dirs_exist_ok=True)
        return Life(directory, self.record, self.statistics, self.preferences)


def lived(directory: Path, *, killed: bool) -> Life:
    """Play for a while; a killed program leaves its write-ahead log behind."""
    player = Player(directory / "alive")
    for number in range(WINS):
        player.win()
        if number % 4 == 0:
            player.deal()
            player.play("7S")
            player.deal()
            player.do(PressStock())
    player.deal()
    player.play("7S 71 72 6H d d WC")
    file = PreferencesFile(places_below(str(directory / "alive")))
    file.save(Preferences(theme=Theme.DARK))
    preferences = Preferences(theme=Theme.FOUR_COLOUR, show_timer=False)
    file.save(preferences)
    record, statistics = player.session.standing.record, player.store.statistics()
    if killed:
        shutil.copytree(directory / "alive", directory / "left")
    player.leave()
    if not killed:
        shutil.copytree(directory / "alive", directory / "left")
    return Life(directory / "left", record, statistics, preferences)
