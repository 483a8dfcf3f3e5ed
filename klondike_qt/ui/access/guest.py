"""A program of ours beside the window that is told what to do, line by line, and can be sent away at any moment.

Speech and sound are left to such guests: a speech service that finds no sound device may never answer again, an audio
library writes what it likes to the terminal, and either may be missing. The window only loses its guest then.
"""

import os
import sys

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

FAREWELL = 1000
"""Milliseconds that a guest has to be gone after it was ended."""


class Guest(QObject):
    """Runs ``module`` of this package as a process; lines of words go in and come out, separated by tabs."""

    heard = Signal(object)
    """Carries each line that the guest says, as a tuple of words."""
    left = Signal(int)
    """The guest is gone without having been dismissed; carries its exit code (-1: it crashed or never started)."""

    def __init__(self, module: str, *arguments: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rest = b""
        self._process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        environment.insert("PYTHONPATH", os.pathsep.join(map(os.path.abspath, sys.path)))
        self._process.setProcessEnvironment(environment)
        self._process.setStandardErrorFile(QProcess.nullDevice())
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._finished)
        self._process.errorOccurred.connect(self._missed)
        self._process.start(sys.executable, ["-P", "-m", f"klondike_qt.ui.access.{module}", *arguments])

    def tell(self, *words: object) -> None:
        """Give the guest one line; a guest that is gone or does not listen keeps nobody waiting."""
        line = "\t".join(" ".join(str(word).split()) for word in words)
        if self._process.state() is not QProcess.ProcessState.NotRunning:
            self._process.write(line.encode() + b"\n")

    def dismiss(self) -> None:
        """End the guest at once, whatever it is doing; nothing is heard of it any more."""
        self._process.blockSignals(True)
        if self._process.state() is not QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(FAREWELL)
        self.deleteLater()

    def _read(self) -> None:
        *lines, self._rest = (self._rest + self._process.readAllStandardOutput().data()).split(b"\n")
        for line in lines:
            self.heard.emit(tuple(line.decode("utf-8", "replace").split("\t")))

    def _finished(self, code: int, status: QProcess.ExitStatus) -> None:
        self.left.emit(code if status is QProcess.ExitStatus.NormalExit else -1)

    def _missed(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self.left.emit(-1)
