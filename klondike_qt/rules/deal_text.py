"""Deals as people write them: by number, as 104 characters, or in the form of another program."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from klondike_qt.rules.cards import CARD_BY_CODE
from klondike_qt.rules.deck import LARGEST_DEAL_NUMBER, Deal, deal_of_number
from klondike_qt.rules.faults import LONGEST_TEXT, Fault, FaultKind, InvalidSetup, excerpt
from klondike_qt.rules.foreign import LARGEST_MS_NUMBER, deal_of_ms_number, is_pysol_board, read_pysol_board
from klondike_qt.rules.lines import WHITE_SPACE
from klondike_qt.rules.setup import card_faults

_NUMBER = re.compile(r"-?[0-9]+")
_MS_NUMBER = re.compile(r"[Mm][Ss][ \t]*([0-9]+)")
_CARD = re.compile(r"(?:10|[A2-9TJQKatjqk])[CDHScdhs]")


class FoundDeal(NamedTuple):
    """A deal that was read, and its native number if it was given by one."""

    deal: Deal
    number: int | None


def deal_text(deal: Deal) -> str:
    """Return the 104 characters of a deal: row order, then the stock."""
    return "".join(card.code for card in deal)


def read_deal(text: str) -> FoundDeal:
    """Read a native number, 104 characters, ``msN`` or a board of PySol; raises InvalidSetup with every fault.

    LF or CRLF and white space around the text are passed over.
    """
    if len(text) > LONGEST_TEXT:
        raise InvalidSetup([Fault(FaultKind.TOO_LONG, number=LONGEST_TEXT)])
    words = text.strip(WHITE_SPACE)
    if not words:
        raise InvalidSetup([Fault(FaultKind.EMPTY)])
    if _NUMBER.fullmatch(words):
        number = _number(words, LARGEST_DEAL_NUMBER)
        return FoundDeal(deal_of_number(number), number)
    ms_number = _MS_NUMBER.fullmatch(words)
    if ms_number:
        number = _number(ms_number[1], LARGEST_MS_NUMBER)
        return FoundDeal(deal_of_ms_number(number), number if number <= LARGEST_DEAL_NUMBER else None)
    if is_pysol_board(words):
        return FoundDeal(read_pysol_board(text), None)
    return FoundDeal(_read_characters(words), None)


def _number(digits: str, largest: int) -> int:
    """Return a number from 1 to ``largest``; a longer one is never converted, so that no length can take long."""
    significant = digits.lstrip("0")
    if len(significant) <= len(str(largest)) and 1 <= int(significant or "0") <= largest:
        return int(significant)
    raise InvalidSetup([Fault(FaultKind.NUMBER_RANGE, excerpt(digits), number=largest)])


def _read_characters(words: str) -> Deal:
    """Read the cards of a deal text, if it looks like one: at least half of it are cards."""
    found = [(match.start(), match[0]) for match in _CARD.finditer(words)]
    if sum(len(code) for _, code in found) * 2 < len(words):
        kind = FaultKind.FOREIGN_DIGITS if words.lstrip("-").isdigit() else FaultKind.UNKNOWN_FORM
        raise InvalidSetup([Fault(kind, excerpt(words))])
    cards = tuple(CARD_BY_CODE[code.upper().replace("10", "T")] for _, code in found)
    faults = (*_writing_faults(words, found), *card_faults(cards))
    if faults:
        raise InvalidSetup(faults)
    return cards


def _writing_faults(words: str, found: list[tuple[int, str]]) -> Iterator[Fault]:
    end = 0
    spaces = False
    for start, code in (*found, (len(words), "")):
        between = words[end:start]
        rest = between.strip(WHITE_SPACE)
        if between != rest and not spaces:
            spaces = True
            yield Fault(FaultKind.INNER_SPACE, number=end + 1)
        if rest:
            yield Fault(FaultKind.UNREADABLE, excerpt(rest), number=words.index(rest, end) + 1)
        if code != code.upper():
            yield Fault(FaultKind.LOWER_CASE, code)
        if code.startswith("10"):
            yield Fault(FaultKind.TEN, code)
        end = start + len(code)
