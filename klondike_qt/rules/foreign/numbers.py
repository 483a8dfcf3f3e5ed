"""Deal numbers of other programs, as people write them: the name of the program, then the number."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from math import factorial

from klondike_qt.rules.deck import LARGEST_DEAL_NUMBER, Deal
from klondike_qt.rules.faults import Fault, FaultKind, InvalidSetup, excerpt
from klondike_qt.rules.foreign import shuffles
from klondike_qt.rules.found import Form, FoundDeal

LARGEST_MS_NUMBER = 2**33 - 1
_WRITTEN = re.compile(r"([A-Za-z][A-Za-z_ \t-]*?)[ \t]*(?:number|no\.|#|:)?[ \t]*(-?[0-9]+)", re.IGNORECASE)
_ORDERS = factorial(52)


@dataclass(frozen=True, slots=True)
class _Scheme:
    """How a program numbers its deals."""

    form: Form
    deal: Callable[[int], Deal]
    least: int
    most: int
    native: int = 0
    """Up to which number its deals are the native ones."""


_SCHEMES: dict[str, _Scheme] = {
    "ms": _Scheme(Form.MS, shuffles.deal_of_ms_number, 1, LARGEST_MS_NUMBER, LARGEST_DEAL_NUMBER),
    "pysol": _Scheme(Form.PYSOL, shuffles.pysol, 1, 10**20, 31_999),
    "pysol-cards": _Scheme(Form.PYSOL_CARDS, shuffles.pysol_cards, 1, 10**20, 32_000),
    "pysol-old": _Scheme(Form.PYSOL_OLD, shuffles.old_pysol, 1, 2**64 - 1, 32_000),
    "kpat": _Scheme(Form.KPATIENCE, shuffles.kpatience, 1, 2**31 - 1),
    "greenfelt": _Scheme(Form.GREENFELT, shuffles.greenfelt, 1, 2**31 - 2),
    "mssc": _Scheme(Form.MICROSOFT, shuffles.microsoft_collection, 0, _ORDERS - 1),
    "klondike-solver": _Scheme(Form.KLONDIKE_SOLVER, shuffles.klondike_solver, 0, 2**31 - 1),
    "ksolve": _Scheme(Form.KSOLVE, shuffles.ksolve, 0, 2**32 - 1),
    "lonelybot": _Scheme(Form.LONELYBOT, shuffles.lonelybot, 0, _ORDERS - 1),
    "solvitaire": _Scheme(Form.SOLVITAIRE, shuffles.solvitaire, 0, 2**32 - 1),
}
_OTHER_NAMES = {
    "pysolfc": "pysol",
    "kpatience": "kpat",
    "old-pysol": "pysol-old",
    "microsoft": "mssc",
    "game": "klondike-solver",
    "pyksolve": "klondike-solver",
    "ksolve-ran": "ksolve",
    "ran": "ksolve",
}
NAMES = tuple(_SCHEMES)
"""The names that numbers are written with, one for each program."""


def is_foreign_number(words: str) -> bool:
    """Tell whether a text without outer space is the name of a known program and a number."""
    return _scheme(words) is not None


def read_foreign_number(words: str) -> FoundDeal:
    """Read such a text, as ``kpat 24``; raises InvalidSetup for a number that the program has no deal for."""
    found = _scheme(words)
    if found is None:
        raise InvalidSetup([Fault(FaultKind.UNKNOWN_FORM, excerpt(words))])
    scheme, digits = found
    number = number_within(digits, scheme.least, scheme.most)
    return FoundDeal(scheme.deal(number), number if number <= scheme.native else None, scheme.form, str(number))


def number_within(digits: str, least: int, most: int) -> int:
    """Return a number in these bounds; a longer one is never converted, so that no length can take long."""
    significant = digits.lstrip("0")
    if len(significant) <= len(str(most)) and least <= int(significant or "0") <= most:
        return int(significant or "0")
    kind = FaultKind.NUMBER_RANGE if least else FaultKind.NUMBER_FROM_ZERO
    raise InvalidSetup([Fault(kind, excerpt(digits), number=most)])


def _scheme(words: str) -> tuple[_Scheme, str] | None:
    written = _WRITTEN.fullmatch(words)
    if not written:
        return None
    name = re.sub(r"[_ \t-]+", "-", written[1].lower()).strip("-")
    scheme = _SCHEMES.get(_OTHER_NAMES.get(name, name))
    return (scheme, written[2]) if scheme else None
