"""The private desktop of these tests leaves nothing behind and disturbs nobody."""

from pathlib import Path

import pytest
from support.desktop import PATIENCE, Desktop, until

pytestmark = pytest.mark.display


def processes_of(folder: Path) -> list[str]:
    """Return the processes, the dead ones included, that have something to do with a folder."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if str(folder).encode() in (process / "environ").read_bytes():
                found.append((process / "cmdline").read_text().replace("\0", " "))
        except OSError:
            continue
    return found


def test_nothing_is_left_of_a_desktop_not_even_of_what_went_into_the_background() -> None:
    with Desktop() as desktop:
        desktop.start("sh", "-c", "setsid sleep 1000 & setsid sleep 2000 & exit")
        desktop.start("sh", "-c", "trap '' TERM; sleep 3000")
        until("both are asleep", lambda: len([name for name in processes_of(desktop.folder) if "sleep " in name]) >= 3)
    assert not desktop.folder.exists()
    assert processes_of(desktop.folder) == []


def test_two_desktops_stand_side_by_side() -> None:
    with Desktop() as one, Desktop() as other:
        names = ("DISPLAY", "HOME", "XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS")
        assert all(one.environment[name] != other.environment[name] for name in names)


def test_a_desktop_ends_with_the_one_who_wanted_it() -> None:
    desktop = Desktop()
    with desktop:
        desktop._keeper.process.stdin.close()  # type: ignore[union-attr]  # as when this process is killed
        until("everything has ended", lambda: processes_of(desktop.folder) == [], PATIENCE)
