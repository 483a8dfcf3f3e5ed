"""A private desktop for one test: an X display, a window manager and buses of its own, programs and keys on it."""

import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from support.sources import ROOT

TESTS = ROOT / "tests"
KEEPER = Path(__file__).with_name("desktop_keeper.py")
PATIENCE = 60.0
"""Seconds after which something is taken to never happen, on a machine that has much else to do."""
TRIES = 3
"""How often a desktop is started that does not come up."""
PAUSE = 0.02
NOISE = (
    'qt.accessibility.atspi: AtSpiAdaptor::applicationInterface does not implement "GetApplicationBusAddress"',
    "qt.accessibility.atspi: Subscription string not handled:",
    "qt.accessibility.atspi: Could not find accessible on path:",
    "QSpiApplication::",
)
"""What Qt says of questions that it has no answer to, and of clients that are slow or gone."""
Found = TypeVar("Found")


def until(what: str, found: Callable[[], Found], seconds: float = PATIENCE) -> Found:
    """Return what is found as soon as it is something."""
    end = time.monotonic() + seconds
    while not (there := found()):
        assert time.monotonic() < end, f"waited in vain: {what}"
        time.sleep(PAUSE)
    return there


class Pipe:
    """A process that answers each line of JSON with a line of JSON."""

    def __init__(self, command: tuple[str, ...], environment: dict[str, str], log: Path) -> None:
        self._log = log
        with log.open("ab") as errors:
            self.process = subprocess.Popen(
                command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors
            )
        self._rest = b""

    def ask(self, question: object, seconds: float = PATIENCE) -> Any:  # noqa: ANN401  # the asker knows what it asks
        """Send a question and return the answer."""
        assert self.process.stdin
        self.process.stdin.write(json.dumps(question).encode() + b"\n")
        self.process.stdin.flush()
        return self.read(seconds)

    def read(self, seconds: float = PATIENCE) -> Any:  # noqa: ANN401  # as above
        """Return the next line, read as JSON."""
        assert self.process.stdout
        end = time.monotonic() + seconds
        while b"\n" not in self._rest:
            ready, _, _ = select.select([self.process.stdout], [], [], max(0.0, end - time.monotonic()))
            more = os.read(self.process.stdout.fileno(), 1 << 16) if ready else b""
            assert more, f"no answer of {self.process.args!r}:\n{self._log.read_text(errors='replace')[-3000:]}"
            self._rest += more
        line, self._rest = self._rest.split(b"\n", 1)
        return json.loads(line)

    def close(self) -> None:
        """End it by closing its input, or by force if it does not hear."""
        if self.process.stdin:
            self.process.stdin.close()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()


class Desktop:
    """Everything that is started on it ends with it."""

    def __enter__(self) -> Self:
        for _ in range(TRIES - 1):
            try:
                return self._come_up()
            except AssertionError as error:  # once in some thousand times a part of it hangs, before there is a game
                print(error)
        return self._come_up()

    def _come_up(self) -> Self:
        self.folder = Path(tempfile.mkdtemp(prefix="kq-"))  # a short name: sockets lie in it
        self._clients: list[Pipe] = []
        own = {"HOME": "home", "TMPDIR": "tmp", "XDG_RUNTIME_DIR": "run"}
        own |= {f"XDG_{kind}_HOME": kind.lower() for kind in ("CACHE", "CONFIG", "DATA", "STATE")}
        for name in own.values():
            (self.folder / name).mkdir(mode=0o700)
        left_out = {"DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS", "QT_QPA_PLATFORM"}
        bare = {name: value for name, value in os.environ.items() if name not in left_out}
        homes = {name: str(self.folder / folder) for name, folder in own.items()}
        self._keeper = Pipe(
            (sys.executable, str(KEEPER), str(self.folder)),
            {**bare, **homes, "GSETTINGS_BACKEND": "memory", "NO_AT_BRIDGE": "1", "PYTHONDONTWRITEBYTECODE": "1"},
            self.folder / "keeper.log",
        )
        try:
            self.environment: dict[str, str] = self._keeper.read()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        self.environment |= {"QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
        self.environment["SPEECHD_CMD"] = "/bin/false"  # nobody starts a speech server of his own
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for client in self._clients:
            client.close()
        self._keeper.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self, *command: str) -> int:
        """Start something that lasts as long as the desktop, and return the number of its process."""
        return int(self._keeper.ask(command))

    def client(self, *command: str) -> Pipe:
        """Start something that answers questions, and that ends with the desktop if nobody ended it before."""
        client = Pipe(command, self.environment, self.folder / "client.log")
        self._clients.append(client)
        return client

    def log(self, name: str) -> str:
        """Return what a command that was started here has written."""
        return (self.folder / f"{name}.log").read_text(errors="replace")

    def run(self, *command: str) -> str:
        """Run a command to its end and return what it prints."""
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        return done.stdout if done.returncode == 0 else ""

    def press(self, *keys: str, gap: int = 12) -> None:
        """Press and let go keys, by their X names, joined by plus signs where they are pressed together."""
        subprocess.run(
            ["xdotool", "key", "--delay", str(gap), *keys], env=self.environment, timeout=PATIENCE, check=True
        )

    def processes(self, name: str) -> list[int]:
        """Return the numbers of the processes of this desktop with a name."""
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            try:
                arguments = (process / "cmdline").read_bytes().split(b"\0")
                is_here = str(self.folder).encode() in (process / "environ").read_bytes()
            except OSError:
                continue
            if is_here and Path(arguments[0].decode()).name == name:
                found.append(int(process.name))
        return found

    def say_reader(self, *, present: bool) -> None:
        """Say on the session bus that a screen reader is there, or that none is."""
        place = ("--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus")
        for switch in ("IsEnabled", "ScreenReaderEnabled"):
            method = ("--method", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", switch)
            self.run("gdbus", "call", *place, *method, f"<{str(present).lower()}>")

    def activate(self, title: str) -> None:
        """Wait for a window with this title (a regular expression) and give it the keyboard."""
        wanted = ("xdotool", "search", "--onlyvisible", "--name", f"^{title}$")
        window = until(f"the window {title}", lambda: self.run(*wanted).split())[-1]
        self.run("xdotool", "windowactivate", window)
        until(f"{title} is active", lambda: self.run("xdotool", "getactivewindow").strip() == window)


class Game:
    """The program itself, in a process of its own."""

    def __init__(self, desktop: Desktop, *options: str, module: str = "klondike_qt") -> None:
        self._errors = desktop.folder / f"game-{len(list(desktop.folder.glob('game-*')))}.log"
        variables = {"PYTHONPATH": f"{ROOT}{os.pathsep}{TESTS}", "PYTHONFAULTHANDLER": "1"}
        with self._errors.open("wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", module, *options],
                env=desktop.environment | variables,
                stdin=subprocess.DEVNULL,
                stdout=errors,
                stderr=errors,
            )

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self.process.pid

    @property
    def said(self) -> str:
        """What it wrote, which should be nothing; what Qt says of every client is left out."""
        lines = self._errors.read_text(errors="replace").splitlines(keepends=True)
        return "".join(line for line in lines if not line.startswith(NOISE))

    def lives(self) -> bool:
        """Whether it has not ended."""
        return self.process.poll() is None

    def end(self) -> int:
        """Wait until it has ended and return its exit code."""
        return self.process.wait(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.lives():
            self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if kind is not None:
            print(f"the program ended with {self.process.returncode} and wrote:\n{self.said}")
