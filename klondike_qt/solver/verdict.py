"""What a search finds out."""

from dataclasses import dataclass
from enum import StrEnum

from klondike_qt.rules.moves import Move


class Outcome(StrEnum):
    """The four ways a search can end."""

    WINNABLE = "winnable"
    UNWINNABLE = "unwinnable"
    UNKNOWN = "unknown"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The end of a search; a line in it was replayed by the rules from the position that was asked about."""

    outcome: Outcome
    line: tuple[Move, ...] = ()
    """Moves that win, draws and redeals included; empty unless winnable."""
    nodes: int = 0
    """States that were looked at."""
    seconds: float = 0.0
    """Wall time spent in the kernel."""
    memory: int = 0
    """Bytes that the kernel used at most."""

    @property
    def is_decided(self) -> bool:
        """Tell whether it is proved that the position can, or cannot, be won."""
        return self.outcome in {Outcome.WINNABLE, Outcome.UNWINNABLE}
