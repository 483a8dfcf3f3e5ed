"""Files of the player: only what is a file, so that nothing waits for whoever writes into a pipe."""

import os
from errno import EISDIR, ENXIO
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import BinaryIO

HANDED_OVER = ("/dev/stdin", "/dev/fd/", "/proc/self/fd/")
"""Beginnings of names by which a shell hands over a pipe that somebody writes into: ``<(command)``."""
BINARY = getattr(os, "O_BINARY", 0)
"""Lets Windows, too, hand over each byte as it is."""
_NO_WAITING = getattr(os, "O_NONBLOCK", 0)


def open_plain(path: str | Path) -> BinaryIO:
    """Return a file opened to be read; OSError if it cannot be or is none, by its number ``EISDIR`` or ``ENXIO``."""
    number = os.open(path, os.O_RDONLY | BINARY | _NO_WAITING)
    kind = os.fstat(number).st_mode
    try:
        refuse_no_file(kind, path)
    except OSError:
        os.close(number)
        raise
    return os.fdopen(number, "rb")


def refuse_no_file(kind: int, path: str | Path) -> None:
    """Raise the OSError ``EISDIR`` for a folder, ``ENXIO`` for what else is no file; ``kind`` is its ``st_mode``."""
    if not S_ISREG(kind):
        code = EISDIR if S_ISDIR(kind) else ENXIO
        raise OSError(code, os.strerror(code), str(path))


def takes_a_file(path: str) -> bool:
    """Return whether a file can be written there: one is there or nothing is. Qt would wait for who reads a pipe."""
    return Path(path).is_file() or not Path(path).exists()


def open_named(name: str) -> BinaryIO:
    """Return a file named in a shell, opened to be read; what the shell hands over may be a pipe."""
    return Path(name).open("rb") if name.startswith(HANDED_OVER) else open_plain(name)
