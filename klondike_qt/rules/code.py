"""Deals as a short code that can be sent like a link, rules included: ``klondike:draw-three:24:7K``.

Its parts are the rules, the deal and two characters that tell whether all others are right. The rules are those of a
named variant or spelt out (``d3p2vw``); the deal is its native number, or 46 characters that number its permutation.
Small letters are read as well, and O and I for 0 and 1.
"""

import re
from math import factorial
from zlib import crc32

from klondike_qt.rules.cards import PACK, Card
from klondike_qt.rules.deck import LARGEST_DEAL_NUMBER, Deal, deal_of_number
from klondike_qt.rules.faults import Fault, FaultKind, InvalidSetup, excerpt
from klondike_qt.rules.foreign.numbers import number_within
from klondike_qt.rules.found import Form, FoundDeal
from klondike_qt.rules.variant import VARIANTS, Scoring, Variant, variant_id

SCHEME = "klondike:"
_CHARACTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The digits of the numbers to the base 32: none that looks like another."""
_READ = str.maketrans("OIL", "011")
_LENGTH = 46
_PARTS = 3
_RULES = re.compile(r"d([13])p([0-9]{1,2})(v|s([0-9]{1,7}))(w?)(t?)")
_HIGHEST_PENALTY = 1_000_000


def code_of(variant: Variant, deal: Deal, number: int | None) -> str:
    """Return the code of a deal by these rules; with its native number if it has one."""
    rules = rules_code(variant)
    cards = str(number) if number else _text(_index(deal), _LENGTH)
    return f"{SCHEME}{rules}:{cards}:{_check(rules, cards)}"


def is_code(words: str) -> bool:
    """Tell whether a text is meant as such a code."""
    return words.lower().startswith(SCHEME)


def read_code(words: str) -> FoundDeal:
    """Read a code; raises InvalidSetup if it is none, or if a character is wrong."""
    parts = words[len(SCHEME) :].strip("/ ").split(":")
    if len(parts) != _PARTS:
        raise InvalidSetup([Fault(FaultKind.CODE_FORM, excerpt(words[len(SCHEME) :]))])
    rules, cards, check = parts[0].lower(), parts[1].upper(), parts[2].upper().translate(_READ)
    is_number = cards.isascii() and cards.isdigit() and len(cards) < _LENGTH
    cards = cards if is_number else cards.translate(_READ)
    if _check(rules, cards) != check:
        raise InvalidSetup([Fault(FaultKind.CODE_CHECK)])
    variant = read_rules_code(rules)
    if is_number:
        number = number_within(cards, 1, LARGEST_DEAL_NUMBER)
        return FoundDeal(deal_of_number(number), number, Form.CODE, variant=variant)
    return FoundDeal(_deal(_number(cards)), None, Form.CODE, variant=variant)


def rules_code(variant: Variant) -> str:
    """Return rules as a short text: the id of a named variant, else spelt out."""
    named = variant_id(variant)
    if named:
        return named
    score = "v" if variant.scoring is Scoring.VEGAS else f"s{variant.redeal_penalty}"
    back, bonus = "w" if variant.worry_back else "", "t" if variant.time_bonus else ""
    return f"d{variant.draw}p{variant.passes or 0}{score}{back}{bonus}"


def read_rules_code(text: str) -> Variant:
    """Read such a text; raises InvalidSetup."""
    if text in VARIANTS:
        return VARIANTS[text]
    found = _RULES.fullmatch(text)
    if not found or int(found[4] or 0) > _HIGHEST_PENALTY:
        raise InvalidSetup([Fault(FaultKind.CODE_FORM, excerpt(text))])
    scoring = Scoring.VEGAS if found[3] == "v" else Scoring.STANDARD
    return Variant(
        draw=int(found[1]),
        passes=int(found[2]) or None,
        scoring=scoring,
        redeal_penalty=int(found[4] or 0),
        worry_back=bool(found[5]),
        time_bonus=bool(found[6]),
    )


def _check(rules: str, cards: str) -> str:
    return _text(crc32(f"{rules}:{cards}".encode(errors="replace")) % 1024, 2)


def _text(number: int, length: int) -> str:
    digits = ""
    for _ in range(length):
        number, digit = divmod(number, len(_CHARACTERS))
        digits = _CHARACTERS[digit] + digits
    return digits


def _number(digits: str) -> int:
    """Return the number that 46 characters stand for; raises InvalidSetup."""
    number = 0
    for digit in digits:
        if digit not in _CHARACTERS or len(digits) != _LENGTH:
            raise InvalidSetup([Fault(FaultKind.CODE_FORM, excerpt(digits))])
        number = number * len(_CHARACTERS) + _CHARACTERS.index(digit)
    if number >= factorial(len(PACK)):
        raise InvalidSetup([Fault(FaultKind.CODE_FORM, excerpt(digits))])
    return number


def _index(deal: Deal) -> int:
    """Return the number of a permutation: for each card, how manieth it is of those that are left."""
    left = list(PACK)
    number = 0
    for card in deal:
        place = left.index(card)
        number = number * len(left) + place
        del left[place]
    return number


def _deal(number: int) -> Deal:
    places: list[int] = []
    for size in range(1, len(PACK) + 1):
        number, place = divmod(number, size)
        places.append(place)
    left = list(PACK)
    cards: list[Card] = [left.pop(place) for place in reversed(places)]
    return tuple(cards)
