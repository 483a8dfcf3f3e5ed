"""Look at a write-ahead log as https://www.sqlite.org/fileformat2.html describes it.

SQLite takes a log up to the first frame that is not sound, and throws the rest away without a word.
"""

import struct
from collections.abc import Iterator
from pathlib import Path

from klondike_qt.store.plain_files import open_plain

_MAGIC = {0x377F0682: "<", 0x377F0683: ">"}
"""The first four bytes of a log, with the order of the bytes in its checksums."""
HEADER, FRAME_HEADER = 32, 24
_LARGEST_PAGE = 65_536
_LIMIT = 2**32
Sum = tuple[int, int]


class DamagedFile(Exception):
    """The file is no sound database of ours."""


def examine_log(log: Path) -> None:
    """Raise DamagedFile if a log does not begin as one, or if whole transactions lie behind a frame that is not sound.

    A program that is killed leaves no such thing, and frames from before the log was last begun bear other salts.
    """
    with open_plain(log) as file:
        content = file.read()
    if not content:
        return
    header = content[:HEADER]
    order = _MAGIC.get(int.from_bytes(header[:4], "big"))
    size = int.from_bytes(header[8:12], "big")
    if len(header) < HEADER or order is None or not 0 < size <= _LARGEST_PAGE:
        msg = "the write-ahead log does not begin as one"
        raise DamagedFile(msg)
    so_far = _summed((0, 0), header[:24], order)
    if struct.pack(">2I", *so_far) != header[24:]:
        msg = "the beginning of the write-ahead log is damaged"
        raise DamagedFile(msg)
    is_sound = True
    for frame in _frames(content, size, salts=header[16:24]):
        if is_sound:
            so_far = _summed(_summed(so_far, frame[:8], order), frame[FRAME_HEADER:], order)
            is_sound = struct.pack(">2I", *so_far) == frame[16:24]
        elif any(frame[4:8]):  # the last frame of a transaction
            msg = "a part of the write-ahead log is damaged"
            raise DamagedFile(msg)


def _frames(content: bytes, size: int, salts: bytes) -> Iterator[bytes]:
    """Yield the frames that were written since the log was last begun."""
    whole = FRAME_HEADER + size
    for at in range(HEADER, len(content) - whole + 1, whole):
        if content[at + 8 : at + 16] == salts:
            yield content[at : at + whole]


def _summed(so_far: Sum, content: bytes, order: str) -> Sum:
    """Return the running checksum with more content behind."""
    one, two = so_far
    words = iter(struct.unpack(f"{order}{len(content) // 4}I", content))
    for first, second in zip(words, words, strict=True):
        one = (one + first + two) % _LIMIT
        two = (two + second + one) % _LIMIT
    return one, two
