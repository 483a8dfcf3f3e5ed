"""What holds in every test: nobody's real data is touched, and a test that makes a noise or leaves a mess fails.

Warnings and Qt's messages are turned into failures by the pytest settings of pyproject.toml; log records, threads,
windows, timers and animations are watched here.
"""

import logging
import os
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from support.leftovers import left_running
from support.pseudo import pseudo_text

from klondike_qt.words import translate

settings.register_profile("quick", deadline=None, derandomize=True, database=None, max_examples=20)
settings.register_profile("ci", deadline=None, derandomize=True, database=None, max_examples=100)
settings.register_profile(
    "long", deadline=None, max_examples=1000, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("ci")

_FOREIGN = ("QT_", "XDG_", "KLONDIKE_", "LC_")
_home = tempfile.TemporaryDirectory(prefix="klondike-home-", ignore_cleanup_errors=True)


def pytest_configure() -> None:
    """Give the test run a home and a desktop of its own before Qt is loaded."""
    cache = str(Path.home() / ".cache" / "pip")  # packages need not be fetched anew
    for name in [name for name in os.environ if name.startswith(_FOREIGN)]:
        del os.environ[name]
    home = Path(_home.name)
    runtime = home / "runtime"
    runtime.mkdir(mode=0o700, exist_ok=True)
    os.environ |= {
        "HOME": str(home),
        "XDG_CACHE_HOME": str(home / "cache"),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_STATE_HOME": str(home / "state"),
        "XDG_RUNTIME_DIR": str(runtime),
        "PULSE_SERVER": "unix:/nowhere",  # a test run makes no noise, and wakes no speech service
        "SPEECHD_ADDRESS": "unix_socket:/nowhere",
        "QT_QPA_PLATFORM": "offscreen",
        "LANG": "C.UTF-8",
        "TZ": "UTC",
        "PIP_CACHE_DIR": os.environ.get("PIP_CACHE_DIR", cache),
    }


def pytest_unconfigure() -> None:
    """Take the home away again."""
    _home.cleanup()


class _Records(logging.Handler):
    """Keeps the warnings and errors that were logged."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def _silent(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that logs a warning; one that expects it asks for ``caplog`` and looks."""
    if "caplog" in request.fixturenames:
        yield
        return
    records = _Records()
    logging.getLogger().addHandler(records)
    yield
    logging.getLogger().removeHandler(records)
    if records.texts:
        pytest.fail("logged without being asked for:\n" + "\n".join(records.texts))


@pytest.fixture(autouse=True)
def _tidy() -> Iterator[None]:
    """Fail a test that leaves a thread, a window, a timer or an animation behind."""
    threads = set(threading.enumerate())
    before = left_running()
    yield
    left = [f"thread {thread.name}" for thread in threading.enumerate() if thread not in threads]
    left += [str(thing) for thing in left_running() if thing not in before]
    if left:
        pytest.fail("left running: " + ", ".join(left))


@pytest.fixture
def pseudo() -> Iterator[None]:
    """Turn every text that goes through the translator into a long, marked one; see support.pseudo."""
    translate.install(pseudo_text)
    yield
    translate.install(translate.untranslated)
