"""Deals, tokens and words that come from outside: arguments, files, the standard input."""

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from errno import EBADF, ENOENT
from os import strerror
from typing import BinaryIO

from klondike_qt.dealing import shared_game
from klondike_qt.game.commands import NewGame
from klondike_qt.game.turns import rebuild
from klondike_qt.options import Wanted
from klondike_qt.rules.deck import opening
from klondike_qt.rules.faults import InvalidSetup
from klondike_qt.rules.found import FoundDeal, FoundPosition, deal_of
from klondike_qt.rules.lines import WHITE_SPACE
from klondike_qt.rules.position import Position
from klondike_qt.rules.reading import read_wanted as read_any
from klondike_qt.rules.variant import KLONDIKE, Variant
from klondike_qt.store.game_file import is_game_text, read_game_text
from klondike_qt.store.plain_files import open_named
from klondike_qt.terminal.answers import Complaint, Exit
from klondike_qt.words import complaints, faults, troubles

STANDARD_INPUT = "-"
FILE_MARK = "@"
MOST_BYTES = 8_000_000
"""Bytes of the longest file that is read whole, and of the longest line."""
MOST_OF_LINE = 100_000
"""Bytes of a line that are kept: more than any deal has, so that what is cut is refused as too long."""


def read_text(name: str) -> str:
    """Return the text of a file (``-``: the standard input); Complaint if it cannot be read or is no text."""
    try:
        with _opened(name) as file:
            content = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise Complaint(complaints.unreadable_file(name, _why(error)), Exit.FILE_TROUBLE) from error
    if len(content) > MOST_BYTES:
        raise Complaint(complaints.too_long(name))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Complaint(complaints.not_text(name, error.start + 1)) from error


def read_lines(name: str) -> Iterator[str]:
    """Yield the lines of a file (``-``: the standard input) as they come, without end and outer space.

    What is no UTF-8 becomes U+FFFD. Complaint if the file cannot be read or one line has no end.
    """
    try:
        with _opened(name) as file:
            coding = "utf-8-sig"
            while line := _next_line(file, name):
                yield line.decode(coding, "replace").strip(WHITE_SPACE)
                coding = "utf-8"
    except (OSError, ValueError) as error:
        raise Complaint(complaints.unreadable_file(name, _why(error)), Exit.FILE_TROUBLE) from error


def read_wanted(text: str) -> Wanted:
    """Return the deal or position that an argument stands for, or the file that it names with ``@``."""
    if text.startswith(FILE_MARK):
        text = read_text(text[1:])
    try:
        if is_game_text(text):
            return shared_game(read_game_text(text))
        found = read_any(text)
    except InvalidSetup as invalid:
        raise Complaint(faults.told(invalid.faults)) from invalid
    return found.position if isinstance(found, FoundPosition) else found


def read_playable(text: str, variant: Variant | None) -> Wanted:
    """Return what is to be dealt; Complaint if it cannot be read or brings other rules than ``variant``."""
    wanted = read_wanted(text)
    start_of(wanted, variant)
    return wanted


def read_found_deal(text: str) -> FoundDeal:
    """Return the deal that an argument stands for; Complaint for a position, which is no deal."""
    wanted = read_wanted(text)
    if isinstance(wanted, FoundDeal):
        return wanted
    deal = deal_of(wanted.start) if isinstance(wanted, NewGame) else None
    if deal is None or isinstance(wanted, Position):
        raise Complaint(complaints.position_is_no_deal())
    return FoundDeal(deal, wanted.origin.deal_number)


def start_of(wanted: Wanted, variant: Variant | None) -> Position:
    """Return where a game of ``wanted`` goes on: a deal by ``variant`` (draw one if None), a position as it is.

    Complaint if other rules are asked for than a position brings.
    """
    if isinstance(wanted, FoundDeal):
        if wanted.variant and variant not in {None, wanted.variant}:
            raise Complaint(complaints.rules_twice())
        return opening(wanted.deal, wanted.variant or variant or KLONDIKE)
    position = rebuild(wanted.kept.record).now.position if isinstance(wanted, NewGame) else wanted
    if variant not in {None, position.variant}:
        raise Complaint(complaints.rules_twice())
    return position


def refuse_empty(name: str, told: Callable[[str, str], str]) -> None:
    """Raise a Complaint if a file has no name; ``told`` says what cannot be done with which file, and why."""
    if not name:
        raise Complaint(told('""', troubles.no_name()), Exit.FILE_TROUBLE)


def _opened(name: str) -> AbstractContextManager[BinaryIO]:
    refuse_empty(name, complaints.unreadable_file)
    if name == STANDARD_INPUT:
        return nullcontext(_standard_input())
    return open_named(name)


def _next_line(file: BinaryIO, name: str) -> bytes:
    """Return the next line up to MOST_OF_LINE, and pass over what is too much of it; nothing at the end."""
    line = part = file.readline(MOST_OF_LINE)
    passed = 0
    while len(part) == MOST_OF_LINE and not part.endswith(b"\n"):
        part = file.readline(MOST_OF_LINE)
        passed += len(part)
        if passed > MOST_BYTES:
            raise Complaint(complaints.too_long(name))
    return line


def _standard_input() -> BinaryIO:
    if sys.stdin is None:
        raise OSError(EBADF, strerror(EBADF))
    return sys.stdin.buffer


def _why(error: Exception) -> str:
    if isinstance(error, OSError):
        return troubles.why(error.errno, error.strerror or str(error))
    return strerror(ENOENT)  # no file has such a name
