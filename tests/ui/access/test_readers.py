"""Who listens is known when it is asked, told when it changes, and no bus is needed for that."""

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot
from support.desktop import Desktop
from support.sources import ROOT

from klondike_qt.ui.access.readers import NOBODY, Reader, ReaderWatch, usual_bus

ASK = """
from PySide6.QtCore import QCoreApplication, QTimer
from klondike_qt.ui.access.readers import ReaderWatch
from klondike_qt.ui.access.session_bus import SessionBus

application = QCoreApplication([])
watch = ReaderWatch(SessionBus, lambda: True)
watch.changed.connect(lambda reader: print("changed", reader.is_screen_reader, reader.hears_announcements, flush=True))
watch.changed.connect(application.quit)
print("now", watch.now.is_screen_reader, watch.now.hears_announcements, flush=True)
QTimer.singleShot({milliseconds}, application.quit)
application.exec()
print("then", watch.now.is_screen_reader, watch.now.hears_announcements, flush=True)
"""
"""Asks the real bus, waits for a change for some time, and asks again."""
STATUS = ("gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus")


class FakeBus(QObject):
    """Knows what it is told to know, and counts who listens."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.is_wanted = self.is_new = False
        self.listened = 0

    def listen(self) -> None:
        self.listened += 1

    def is_reader_wanted(self) -> bool:
        return self.is_wanted

    def is_new_reader_there(self) -> bool:
        return self.is_new


def test_while_nobody_listens_no_bus_is_asked() -> None:
    bus = FakeBus()
    watch = ReaderWatch(lambda: bus, lambda: False)
    assert watch.now == NOBODY
    assert bus.listened == 0


def test_the_bus_tells_who_reads_aloud(qtbot: QtBot) -> None:
    bus = FakeBus()
    watch = ReaderWatch(lambda: bus, lambda: True)
    assert watch.now == Reader(is_active=True)
    bus.is_wanted = True
    with qtbot.waitSignal(watch.changed) as told:
        bus.changed.emit()
    assert told.args == [Reader(is_active=True, is_screen_reader=True)]
    bus.is_new = True
    bus.changed.emit()
    assert watch.now == Reader(is_active=True, is_screen_reader=True, hears_announcements=True)
    with qtbot.assertNotEmitted(watch.changed):
        bus.changed.emit()
    assert bus.listened == 1


def test_elsewhere_whoever_listens_hears_announcements() -> None:
    watch = ReaderWatch(lambda: None, lambda: True)
    watch.listen()
    assert watch.now == Reader(is_active=True, is_screen_reader=True, hears_announcements=True)


def test_offscreen_there_is_no_bus_and_nobody(qapp: object) -> None:  # noqa: ARG001
    assert usual_bus() is None
    assert QAccessible.isActive() is False
    assert ReaderWatch().now == NOBODY


@pytest.mark.parametrize("address", ["", "unix:path=/nowhere/at/all", "nonsense"])
def test_without_a_bus_nothing_is_known_and_nothing_said(address: str) -> None:
    bare = {name: value for name, value in os.environ.items() if name != "DISPLAY"}
    done = subprocess.run(
        (sys.executable, "-c", ASK.format(milliseconds=1)),
        env={**bare, "DBUS_SESSION_BUS_ADDRESS": address, "XDG_RUNTIME_DIR": "/nowhere"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "now False False\nthen False False\n"
    assert done.stderr == ""


@pytest.mark.display
def test_on_a_desktop_a_reader_is_seen_to_come() -> None:
    with Desktop() as desktop:
        asking = subprocess.Popen(
            (sys.executable, "-c", ASK.format(milliseconds=60_000)),
            env=desktop.environment,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert asking.stdout
        first = asking.stdout.readline().split()
        other = "false" if first[1] == "True" else "true"
        setting = ("org.a11y.Status", "ScreenReaderEnabled", f"<{other}>")
        desktop.run(*STATUS, "--method", "org.freedesktop.DBus.Properties.Set", *setting)
        out, errors = asking.communicate()
        assert errors == ""
        assert out.splitlines() == [f"changed {other.title()} False", f"then {other.title()} False"]
