"""The player's time at the table."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Clock:
    """Seconds at the table; ``now`` is always given by the caller from a monotonic clock, in seconds."""

    elapsed: float = 0.0
    """Seconds gathered before the clock was last started."""
    running_since: float | None = None
    """When it was last started; None while it stands."""

    def seconds(self, now: float) -> float:
        """Return the seconds so far, never fewer than before."""
        if self.running_since is None:
            return self.elapsed
        return self.elapsed + max(0.0, now - self.running_since)

    def started(self, now: float) -> "Clock":
        """Return the clock running from ``now`` on; a running clock is left alone."""
        return self if self.running_since is not None else Clock(self.elapsed, now)

    def stopped(self, now: float) -> "Clock":
        """Return the clock standing still at ``now``."""
        return Clock(self.seconds(now))
