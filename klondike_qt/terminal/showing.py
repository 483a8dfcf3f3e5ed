"""The game that ``--demo`` plays."""

from klondike_qt.dealing import chance_demonstration
from klondike_qt.options import Demonstration, Wanted
from klondike_qt.rules.found import FoundDeal
from klondike_qt.rules.variant import KLONDIKE, Variant
from klondike_qt.solver.native import is_kernel_there, solve
from klondike_qt.solver.verdict import Outcome
from klondike_qt.solver.winnable import THOROUGH
from klondike_qt.terminal.answers import Complaint, Exit
from klondike_qt.terminal.sources import start_of
from klondike_qt.words import complaints


def demonstration(wanted: Wanted | None, variant: Variant | None) -> Demonstration:
    """Return how the wanted game (None: any winnable deal) is won; Complaint if that cannot be shown."""
    if not is_kernel_there():
        raise Complaint(complaints.no_solver(), Exit.FILE_TROUBLE)
    if wanted is None:
        found = chance_demonstration(variant or KLONDIKE)
        if found is None:
            raise Complaint(complaints.nothing_to_show())
        return found
    start = start_of(wanted, variant)
    verdict = solve(start, THOROUGH)
    if verdict.outcome is not Outcome.WINNABLE:
        raise Complaint(complaints.not_winnable(is_known=verdict.is_decided))
    return Demonstration(start, verdict.line, wanted.number if isinstance(wanted, FoundDeal) else None)
