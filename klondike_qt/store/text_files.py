"""Small text files that the player opens or saves: deals and games."""

import os
from contextlib import suppress
from pathlib import Path

from klondike_qt.rules.faults import Fault, FaultKind, InvalidSetup
from klondike_qt.store.plain_files import open_plain

LARGEST = 8_000_000
"""Bytes of the largest file that is read."""
_PICKLES = (b"\x80\x02", b"\x80\x03", b"\x80\x04", b"\x80\x05")


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
    """Write a file whole or not at all; OSError if that cannot be, FileExistsError if it is there and no ``force``."""
    wanted = Path(path)
    if wanted.exists() and not force:
        raise FileExistsError(path)
    draft = wanted.with_name(f".{wanted.name}.{os.getpid()}")
    try:
        with draft.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(wanted)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise
