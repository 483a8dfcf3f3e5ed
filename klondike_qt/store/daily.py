"""The daily deals: for each day a deal number that was proved winnable, the same on every machine.

The table of the package holds big-endian numbers of four bytes: those of draw one from the first day on, then those of
draw three. Outside its days it repeats.
"""

from datetime import date, timedelta
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from zlib import crc32

FIRST_DAY = date(2026, 1, 1)
LAST_DAY = date(2040, 12, 31)
DAYS = (LAST_DAY - FIRST_DAY).days + 1
BYTES = 4
DRAWS = (1, 3)
"""The numbers of cards drawn that have daily deals, in the order of the table."""
CHECKSUM = 0xE4CBAA58
"""Of the whole table: days keep their deals for ever."""


class DailyTableTrouble(Exception):
    """The table that comes with the program is missing or damaged."""


def daily_number(day: date, draw: int) -> int:
    """Return the number of the deal of a day for draw one or three; DailyTableTrouble if there is no sound table."""
    at = (DRAWS.index(draw) * DAYS + (day - FIRST_DAY).days % DAYS) * BYTES
    return int.from_bytes(_table()[at : at + BYTES], "big")


def day_of(index: int) -> date:
    """Return the day that a row of the table stands for, 0 for the first."""
    return FIRST_DAY + timedelta(days=index)


def table_file() -> Traversable:
    """Return where the table lies."""
    return files("klondike_qt") / "resources" / "daily.bin"


@cache
def _table() -> bytes:
    try:
        table = table_file().read_bytes()
    except OSError as error:
        raise DailyTableTrouble from error
    if crc32(table) != CHECKSUM:
        raise DailyTableTrouble
    return table
