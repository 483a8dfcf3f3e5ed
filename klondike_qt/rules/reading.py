"""Whatever text begins a game: a deal or a position in any known form."""

from klondike_qt.rules.deal_text import read_plain_deal
from klondike_qt.rules.faults import LONGEST_TEXT, Fault, FaultKind, InvalidSetup
from klondike_qt.rules.foreign.kpatience import is_kpatience, read_kpatience
from klondike_qt.rules.foreign.solvitaire import is_solvitaire, read_solvitaire
from klondike_qt.rules.found import Form, FoundDeal, FoundPosition, found_in
from klondike_qt.rules.position_text import is_position_text, read_position
from klondike_qt.rules.variant import KLONDIKE, Variant


def read_wanted(text: str, variant: Variant = KLONDIKE) -> FoundDeal | FoundPosition:
    """Read a deal or a position; raises InvalidSetup with every fault.

    ``variant`` are the rules of a position whose form tells no rules.
    """
    if is_kpatience(text):
        return found_in(read_kpatience(text, variant), Form.KPATIENCE_FILE)
    if is_solvitaire(text):
        return found_in(read_solvitaire(text, variant), Form.SOLVITAIRE_JSON)
    if len(text) > LONGEST_TEXT:
        raise InvalidSetup([Fault(FaultKind.TOO_LONG, number=LONGEST_TEXT)])
    if is_position_text(text):
        return FoundPosition(read_position(text))
    return read_plain_deal(text)


def read_deal(text: str) -> FoundDeal:
    """Read a deal in any form; raises InvalidSetup with every fault, also for a position that is no opening."""
    found = read_wanted(text)
    if isinstance(found, FoundPosition):
        raise InvalidSetup([Fault(FaultKind.NOT_OPENING)])
    return found
