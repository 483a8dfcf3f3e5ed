"""Small text files that the player opens or saves: deals and games."""

import os
from contextlib import suppress
from errno import EEXIST
from pathlib import Path

from klondike_qt.rules.faults import Fault, FaultKind, InvalidSetup
from klondike_qt.store.plain_files import BINARY, open_plain, refuse_no_file

LARGEST = 8_000_000
"""Bytes of the largest file that is read."""
_PICKLES = (b"\x80\x02", b"\x80\x03", b"\x80\x04", b"\x80\x05")
_PERMISSIONS, _USUAL_MODE = 0o777, 0o666


def read_text_file(path: str) -> str:
    """Return the text of a file; InvalidSetup if it is none that could hold a deal, OSError if it cannot be read."""
    with open_plain(path) as file:
        content = file.read(LARGEST + 1)
    if content.startswith(_PICKLES):
        raise InvalidSetup([Fault(FaultKind.PICKLE)])
    if len(content) > LARGEST:
        raise InvalidSetup([Fault(FaultKind.LARGE_FILE)])
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InvalidSetup([Fault(FaultKind.NO_TEXT, number=error.start + 1)]) from error


def write_text_file(path: str, text: str, *, force: bool = True) -> None:
    """Write a file whole or not at all: with ``force`` over one that is there, which keeps its mode and its links.

    FileExistsError if it is there and no ``force``; OSError if it cannot be written, by its number ``EISDIR`` or
    ``ENXIO`` if what is there is no file.
    """
    mode = _mode_of(path)
    if mode is not None and not force:
        raise FileExistsError(EEXIST, os.strerror(EEXIST), path)
    wanted = Path(os.path.realpath(path))
    draft = wanted.with_name(f".klondike-qt.{os.getpid()}")
    with suppress(FileNotFoundError):
        draft.unlink()  # what a process of the same number left when it was ended
    number = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY, _USUAL_MODE if mode is None else mode)
    try:
        with os.fdopen(number, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(number)
        if mode is not None:
            draft.chmod(mode)
        draft.replace(wanted)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise


def _mode_of(path: str) -> int | None:
    """Return who may do what with a file, None if there is none; OSError if something else is in its place."""
    try:
        kind = Path(path).stat().st_mode
    except FileNotFoundError:
        return None
    refuse_no_file(kind, path)
    return kind & _PERMISSIONS
