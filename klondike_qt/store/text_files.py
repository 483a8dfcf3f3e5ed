"""Small text files that the player opens or saves: deals and games."""

import os
from contextlib import suppress
from enum import StrEnum
from pathlib import Path

LARGEST = 8_000_000
"""Bytes of the largest file that is read."""
_PICKLES = (b"\x80\x02", b"\x80\x03", b"\x80\x04", b"\x80\x05")


class FileFault(StrEnum):
    """Why a file that can be read is not taken."""

    TOO_LARGE = "too-large"
    NO_TEXT = "no-text"
    PICKLE = "pickle"
    """A saved game of PySol: it could make this program do anything."""


class FileRefused(ValueError):
    """A file that is not taken."""

    def __init__(self, fault: FileFault) -> None:
        """Keep why."""
        super().__init__(fault.value)
        self.fault = fault


def read_text_file(path: str) -> str:
    """Return the text of a file; FileRefused if it is none that could hold a deal, OSError if it cannot be read."""
    with Path(path).open("rb") as file:
        content = file.read(LARGEST + 1)
    if content.startswith(_PICKLES):
        raise FileRefused(FileFault.PICKLE)
    if len(content) > LARGEST:
        raise FileRefused(FileFault.TOO_LARGE)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileRefused(FileFault.NO_TEXT) from error


def write_text_file(path: str, text: str) -> None:
    """Write a file whole or not at all; OSError if that cannot be."""
    wanted = Path(path)
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
