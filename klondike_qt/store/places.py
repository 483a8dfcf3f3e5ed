"""Where the program's files lie."""

from dataclasses import dataclass
from pathlib import Path

import platformdirs

APPLICATION = "klondike-qt"


@dataclass(frozen=True, slots=True)
class Places:
    """The two directories that everything is written below."""

    config: Path
    data: Path

    @property
    def preferences(self) -> Path:
        """The file of the preferences."""
        return self.config / "preferences.json"

    @property
    def database(self) -> Path:
        """The file of games and results."""
        return self.data / "klondike.sqlite3"


def usual_places() -> Places:
    """Return the user's directories as the system wants them."""
    dirs = platformdirs.PlatformDirs(APPLICATION, appauthor=False, roaming=False)
    return Places(config=Path(dirs.user_config_dir), data=Path(dirs.user_data_dir))


def places_below(directory: str) -> Places:
    """Return both directories as one, the one named on the command line."""
    below = Path(directory).expanduser()
    return Places(config=below, data=below)
