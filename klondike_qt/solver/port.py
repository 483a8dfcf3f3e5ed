"""What a search is given besides the position: its limits, and a way to call it off."""

from ctypes import c_int
from dataclasses import dataclass

MOST_NODES = 2**63 - 1
LEAST_MEMORY = 2**16


@dataclass(frozen=True, slots=True)
class Limits:
    """How much a search may spend; ValueError for what no search can be given."""

    nodes: int = 50_000_000
    """Most states to look at, at least 1; the same number gives the same answer on every machine."""
    seconds: float | None = None
    """Most seconds; an extra that only ever turns an answer into ``unknown``."""
    memory: int = 256 * 2**20
    """Most bytes of the table of seen states."""
    polish: int = 20
    """Most rounds of shortening the line that was found; 0 leaves it as it is."""
    wants_line: bool = True
    """Whether the verdict brings a line; without one it comes sooner."""

    def __post_init__(self) -> None:
        """Refuse limits that make no sense."""
        if not 1 <= self.nodes <= MOST_NODES:
            msg = f"nodes must be from 1 to {MOST_NODES}, not {self.nodes}"
            raise ValueError(msg)
        if self.seconds is not None and not 0 < self.seconds < float("inf"):
            msg = f"seconds must be more than 0, not {self.seconds}"
            raise ValueError(msg)
        if self.memory < LEAST_MEMORY:
            msg = f"memory must be at least {LEAST_MEMORY} bytes, not {self.memory}"
            raise ValueError(msg)
        if self.polish < 0:
            msg = f"polish must not be negative, but is {self.polish}"
            raise ValueError(msg)


class Cancel:
    """Calls a search off, from any thread; the search ends within 5 ms."""

    def __init__(self) -> None:
        self.flag = c_int(0)

    def set(self) -> None:
        """Call the search off, for good."""
        self.flag.value = 1

    @property
    def is_set(self) -> bool:
        """Tell whether the search was called off."""
        return bool(self.flag.value)
