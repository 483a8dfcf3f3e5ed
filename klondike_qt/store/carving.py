"""Find results in the pages of a database whose head is lost, so that SQLite reads nothing of it.

The format is that of https://www.sqlite.org/fileformat2.html: leaf pages of tables (type 13) with cells of payload
length, row id, header and values. What only looks like a result is refused by ``read_row``.
"""

import struct
from collections.abc import Iterator
from pathlib import Path

from klondike_qt.preferences.rules import UnreadableValue
from klondike_qt.store.log import FRAME_HEADER, HEADER
from klondike_qt.store.plain_files import open_plain
from klondike_qt.store.results import RESULT_COLUMNS, Result, read_row

PAGE = 4096
"""The size of our pages."""
_LEAF = 13
_LARGEST = 256 * 2**20
_INTEGERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
"""Bytes of an integer by its serial type."""
_FIRST_TEXT = 13
_MORE = 0x80
"""Marks a byte of a number that is not the last one."""
_FEWEST = 11
"""Columns of a result in a file of the first version; later ones have more."""
_ENDING = 8
"""Where ``ending`` lies among the columns behind ``number``."""


def carved_results(path: Path) -> Iterator[tuple[int | None, Result]]:
    """Yield every result in the pages of a file and of its log, oldest first, each with its ``ending``."""
    for page in _pages(path):
        if page[0] == _LEAF:
            for values in _rows(page):
                ending = values.pop(_ENDING)
                values.extend([None] * (len(RESULT_COLUMNS) - len(values)))
                try:
                    result = read_row(values)
                except UnreadableValue:
                    continue
                if isinstance(ending, int | None) and (ending is None) == (result.ended is None):
                    yield ending, result


def _pages(path: Path) -> Iterator[bytes]:
    """Yield the pages of a database, then those in the frames of its log."""
    with open_plain(path) as file:
        data = file.read(_LARGEST)
    yield from (data[at : at + PAGE] for at in range(0, len(data) - PAGE + 1, PAGE))
    log = path.with_name(path.name + "-wal")
    if log.is_file():
        with open_plain(log) as file:
            data = file.read(_LARGEST)
        frame = FRAME_HEADER + PAGE
        yield from (data[at + FRAME_HEADER : at + frame] for at in range(HEADER, len(data) - frame + 1, frame))


def _rows(page: bytes) -> Iterator[list[object]]:
    """Yield the rows of a leaf page that have as many values as a result has columns, or had in an older version."""
    (number,) = struct.unpack_from(">H", page, 3)
    for index in range(min(number, PAGE // 4)):
        try:
            (start,) = struct.unpack_from(">H", page, 8 + 2 * index)
            values = _values(page, start)
        except (IndexError, struct.error, UnicodeDecodeError):
            continue
        if _FEWEST <= len(values) - 2 <= len(RESULT_COLUMNS):
            yield values[1:]


def _values(page: bytes, at: int) -> list[object]:
    """Return the values of one cell; IndexError if it does not lie within the page."""
    _, at = _varint(page, at)
    _, at = _varint(page, at)
    length, next_type = _varint(page, at)
    head_end = at + length
    body, values = head_end, []
    while next_type < head_end:
        kind, next_type = _varint(page, next_type)
        value, body = _value(page, kind, body)
        values.append(value)
    return values


def _value(page: bytes, kind: int, at: int) -> tuple[object, int]:
    """Return the value of a serial type and the place behind it; what no result has is None."""
    if kind in _INTEGERS:
        size = _INTEGERS[kind]
        return int.from_bytes(_piece(page, at, size), "big", signed=True), at + size
    if kind in {8, 9}:
        return kind - 8, at
    if kind >= _FIRST_TEXT and kind % 2:
        size = (kind - _FIRST_TEXT) // 2
        return _piece(page, at, size).decode("utf-8"), at + size
    return None, at


def _piece(page: bytes, at: int, size: int) -> bytes:
    if at + size > len(page):
        raise IndexError
    return page[at : at + size]


def _varint(page: bytes, at: int) -> tuple[int, int]:
    """Return a number of seven bits a byte (as far as it matters here) and the place behind it."""
    value = 0
    for place in range(at, at + 8):
        value = value << 7 | page[place] & ~_MORE
        if not page[place] & _MORE:
            return value, place + 1
    raise IndexError
