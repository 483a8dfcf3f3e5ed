"""Deals as people type and paste them: by number, as cards, as a code."""

import re
from collections.abc import Iterator

from klondike_qt.rules.cards import CARD_BY_CODE
from klondike_qt.rules.code import is_code, read_code
from klondike_qt.rules.deck import LARGEST_DEAL_NUMBER, Deal, deal_of_number
from klondike_qt.rules.faults import Fault, FaultKind, InvalidSetup, excerpt
from klondike_qt.rules.foreign.digits import is_digits, read_digits
from klondike_qt.rules.foreign.numbers import is_foreign_number, number_within, read_foreign_number
from klondike_qt.rules.foreign.pysol import is_pysol_board, is_reverse_board, read_pysol_board, read_reverse_board
from klondike_qt.rules.found import Form, FoundDeal
from klondike_qt.rules.lines import WHITE_SPACE
from klondike_qt.rules.setup import card_faults

_NUMBER = re.compile(r"-?[0-9]+")
_CARD = re.compile(r"(?:10|[A2-9TJQKatjqk])[CDHScdhs]")


def deal_text(deal: Deal) -> str:
    """Return the 104 characters of a deal: row order, then the stock."""
    return "".join(card.code for card in deal)


def read_plain_deal(text: str) -> FoundDeal:
    """Read a deal from numbers, cards or a code; raises InvalidSetup with every fault.

    A native number, 104 characters, a code, 156 digits, a board of PySol, or the number of another program. LF or
    CRLF and white space around the text are passed over.
    """
    words = text.strip(WHITE_SPACE)
    if not words:
        raise InvalidSetup([Fault(FaultKind.EMPTY)])
    if is_digits(words):
        return FoundDeal(read_digits(words), None, Form.DIGITS)
    if _NUMBER.fullmatch(words):
        number = number_within(words, 1, LARGEST_DEAL_NUMBER)
        return FoundDeal(deal_of_number(number), number)
    if is_code(words):
        return read_code(words)
    if is_foreign_number(words):
        return read_foreign_number(words)
    if is_pysol_board(words):
        return FoundDeal(read_pysol_board(text), None, Form.PYSOL_BOARD)
    if is_reverse_board(words):
        return FoundDeal(read_reverse_board(text), None, Form.REVERSE_BOARD)
    return FoundDeal(_read_characters(words), None, Form.CHARACTERS)


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
