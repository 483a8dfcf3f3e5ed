"""Keeps a private desktop, for as long as its standard input is open, and everything that is started on it.

``python desktop_keeper.py FOLDER``, with a home and XDG folders of its own in the environment: an X server without a
screen, a window manager, a session bus and the accessibility bus, switched on as a screen reader does it. The first
line that it prints is the environment of whoever wants to be on this desktop. Each line it reads, a list of words, is
a command that it starts; it answers with the number of the process. What its children leave behind becomes its own
child, so that at the end nothing is left, not even of a program that went into the background.
"""

import ctypes
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

SUBREAPER = 36
PATIENCE = 20.0
"""Seconds that a slow machine may take for each part."""
ANSWER = 5.0
"""Seconds in which a part that is there answers."""
SCREEN = "1400x1000x24"
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:path={}</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""
STATUS = ("gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus",
          "--method", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status")  # fmt: skip


class Keeper:
    """Starts the parts of the desktop, one after the other."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.environment = dict(os.environ)

    def start(self, *command: str, pass_fds: tuple[int, ...] = ()) -> "subprocess.Popen[bytes]":
        """Start a command on the desktop; what it writes goes into a file by its name."""
        name = Path(command[0]).name
        with (self._folder / f"{name}.log").open("ab") as log:
            return subprocess.Popen(
                command,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                pass_fds=pass_fds,
                start_new_session=True,
            )

    def start_display(self) -> None:
        """Start the X server on a display that nobody has, and the window manager."""
        ours, theirs = os.pipe()
        display = ("Xvfb", "-displayfd", str(theirs), "-screen", "0", SCREEN, "-nolisten", "tcp", "-noreset")
        self.start(*display, pass_fds=(theirs,))
        os.close(theirs)
        with os.fdopen(ours) as numbers:
            self.environment["DISPLAY"] = f":{numbers.readline().strip()}"
        self.start("openbox", "--sm-disable")
        _await("the window manager", lambda: b"window id" in self._told("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"))

    def start_buses(self) -> None:
        """Start the session bus and the one of accessibility, and say that a screen reader is there."""
        socket, configuration = self._folder / "bus", self._folder / "bus.conf"
        configuration.write_text(BUS.format(socket))
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = f"unix:path={socket}"
        self.start("dbus-daemon", "--nofork", f"--config-file={configuration}")
        _await("the session bus", socket.exists)
        self.start(next(path for path in LAUNCHERS if Path(path).exists()), "--launch-immediately")
        switches = ("IsEnabled", "ScreenReaderEnabled")
        _await("the accessibility bus", lambda: all(self._told(*STATUS, switch, "<true>") for switch in switches))

    def _told(self, *command: str) -> bytes:
        try:
            done = subprocess.run(
                command,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                check=False,
                timeout=ANSWER,
            )
        except subprocess.TimeoutExpired:
            return b""
        return done.stdout if done.returncode == 0 else b""


def main(folder: str) -> None:
    """Keep the desktop until the standard input ends."""
    ctypes.CDLL(None).prctl(SUBREAPER, 1, 0, 0, 0)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    keeper = Keeper(Path(folder))
    try:
        keeper.start_display()
        keeper.start_buses()
        print(json.dumps(keeper.environment), flush=True)
        for line in sys.stdin:
            print(keeper.start(*json.loads(line)).pid, flush=True)
    finally:
        end_all()


def end_all() -> None:
    """End every child, and what became a child when its own parent ended, until there is none."""
    number, end = signal.SIGTERM, time.monotonic() + 1
    while children := _children():
        for child in children:
            os.kill(child, number)
        time.sleep(0.01)
        _bury()
        if time.monotonic() > end:
            number = signal.SIGKILL


def _children() -> list[int]:
    """Return the numbers of the processes whose parent this one is."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(status.read_text().rpartition(")")[2].split()[1])
        except (OSError, ValueError):
            continue  # it has just ended
        if parent == os.getpid():
            found.append(int(status.parent.name))
    return found


def _bury() -> None:
    """Take note of each child that has ended."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass


def _await(what: str, is_there: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_there():
        if time.monotonic() > end:
            sys.exit(f"{what} did not come up")
        time.sleep(0.02)


if __name__ == "__main__":
    main(*sys.argv[1:])
