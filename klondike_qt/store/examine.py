"""Look at the files before SQLite does, which would change them."""

import struct
from pathlib import Path

from klondike_qt.store.log import DamagedFile, examine_log
from klondike_qt.store.migrations import APPLICATION_ID, VERSION
from klondike_qt.store.plain_files import open_plain

_MAGIC = b"SQLite format 3\0"
_HEADER = 100
_VERSION_AT = 60
_APPLICATION_AT = 68
_SUFFIXES = ("", "-wal", "-shm", "-journal")


class NewerFile(Exception):
    """A later version of the program wrote the file."""


def companions(path: Path) -> list[Path]:
    """Return a database and the files that SQLite keeps beside it, as far as they exist."""
    family = [path.with_name(path.name + suffix) for suffix in _SUFFIXES]
    return [member for member in family if member.exists() or member.is_symlink()]


def examine(path: Path, *, alone: bool = True) -> None:
    """Look at a database that exists: DamagedFile, NewerFile, or OSError if it cannot be read.

    Its log is looked at only if nobody else is writing there (``alone``).
    """
    for member in companions(path):
        if not member.is_file():
            msg = f"{member.name} is no file"
            raise DamagedFile(msg)
    _examine_header(path)
    log = path.with_name(path.name + "-wal")
    if alone and log.exists():
        examine_log(log)


def _examine_header(path: Path) -> None:
    with open_plain(path) as file:
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
