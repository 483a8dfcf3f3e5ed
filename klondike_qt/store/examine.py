"""Look at the files before SQLite does, which would change them."""

import struct
from pathlib import Path

from klondike_qt.store.migrations import APPLICATION_ID, VERSION

_MAGIC = b"SQLite format 3\0"
_HEADER = 100
_VERSION_AT = 60
_APPLICATION_AT = 68
_LOG_MAGIC = {0x377F0682: "<", 0x377F0683: ">"}
"""The first four bytes of a write-ahead log, with the order of the bytes in its checksums."""
_LOG_HEADER = 32
_SUFFIXES = ("", "-wal", "-shm", "-journal")


class DamagedFile(Exception):
    """The file is no sound database of ours."""


class NewerFile(Exception):
    """A later version of the program wrote the file."""


def companions(path: Path) -> list[Path]:
    """Return a database and the files that SQLite keeps beside it, as far as they exist."""
    family = [path.with_name(path.name + suffix) for suffix in _SUFFIXES]
    return [member for member in family if member.exists() or member.is_symlink()]


def examine(path: Path) -> None:
    """Look at a database that exists and its log: DamagedFile, NewerFile, or OSError if it cannot be read."""
    for member in companions(path):
        if not member.is_file():
            msg = f"{member.name} is no file"
            raise DamagedFile(msg)
    _examine_header(path)
    log = path.with_name(path.name + "-wal")
    if log.exists():
        _examine_log(log)


def _examine_header(path: Path) -> None:
    with path.open("rb") as file:
        header = file.read(_HEADER)
    if len(header) < _HEADER or not header.startswith(_MAGIC):
        msg = "the file does not begin as a database does"
        raise DamagedFile(msg)
    (version,) = struct.unpack_from(">I", header, _VERSION_AT)
    (application,) = struct.unpack_from(">I", header, _APPLICATION_AT)
    if application != APPLICATION_ID:
        msg = "the database belongs to another program"
        raise DamagedFile(msg)
    if version > VERSION:
        msg = f"schema version {version}"
        raise NewerFile(msg)


def _examine_log(log: Path) -> None:
    """Refuse a log that does not begin as one: SQLite would throw its moves away without a word."""
    with log.open("rb") as file:
        header = file.read(_LOG_HEADER)
    if not header:
        return
    order = _LOG_MAGIC.get(int.from_bytes(header[:4], "big"))
    if len(header) < _LOG_HEADER or order is None or not _is_checksum_right(header, order):
        msg = "the write-ahead log is damaged"
        raise DamagedFile(msg)


def _is_checksum_right(header: bytes, order: str) -> bool:
    one = two = 0
    words = struct.unpack(f"{order}6I", header[:24])
    for first, second in zip(words[::2], words[1::2], strict=True):
        one = (one + first + two) % 2**32
        two = (two + second + one) % 2**32
    return struct.pack(">2I", one, two) == header[24:]
