"""A private desktop for each test, and the program on it as assistive technology sees it."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from support.atspi import Opened, Reader
from support.desktop import Desktop, Game

GOLDEN = Path(__file__).parent / "golden"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let ``pytest tests/access --golden`` write anew what is compared."""
    parser.addoption("--golden", action="store_true", help="write the golden files of tests/access anew")


@pytest.fixture
def desktop() -> Iterator[Desktop]:
    """Return a desktop that nobody else is on."""
    with Desktop() as alone:
        yield alone


@pytest.fixture
def open_game(desktop: Desktop) -> Iterator[Opened]:
    """Start the program on deal 24 (or what the options say), with a client that sees and hears it.

    Its preferences are the usual ones but for those that are named.
    """
    games: list[Game] = []
    with ExitStack() as stack:

        def opened(*options: str, **preferences: object) -> tuple[Game, Reader]:
            folder = desktop.folder / "game"
            if preferences:
                folder.mkdir(exist_ok=True)
                (folder / "preferences.json").write_text(json.dumps({"version": 1, **preferences}))
            game = stack.enter_context(Game(desktop, "--data-dir", str(folder), *(options or ("--deal", "24"))))
            games.append(game)
            reader = Reader(desktop, game)
            desktop.activate("Klondike Qt")
            reader.quiet()
            return game, reader

        yield opened
    assert [game.said for game in games] == [""] * len(games)


@pytest.fixture
def compare(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compare a text with the golden file of a name, or write it with ``--golden``."""

    def compared(name: str, text: str) -> None:
        path = GOLDEN / name
        if request.config.getoption("--golden", default=False):
            path.write_text(text)
        assert path.read_text().splitlines() == text.splitlines()

    return compared
