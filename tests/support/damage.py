"""What can happen to a file."""

import os
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

PAGE = 4096


def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:50])


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def zeroed(path: Path) -> None:
    path.write_bytes(bytes(path.stat().st_size))


def randomised(path: Path) -> None:
    path.write_bytes(random.Random(1).randbytes(path.stat().st_size))


def beheaded(path: Path) -> None:
    path.write_bytes(bytes(PAGE) + path.read_bytes()[PAGE:])


def foreign_text(path: Path) -> None:
    path.write_text("Dear diary,\n" * 1000)


def foreign_database(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE photos (id INTEGER PRIMARY KEY)")


def directory(path: Path) -> None:
    path.unlink()
    path.mkdir()
    (path / "inside").write_text("keep me")


def astray(path: Path) -> None:
    path.unlink()
    path.symlink_to(path.with_name("nowhere"))


def pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


WHOLE = [truncated, cut_short, emptied, zeroed, randomised, beheaded, foreign_text, foreign_database]
WHOLE += [directory, astray, pipe]
Damage = Callable[[Path], None]
