"""Fixtures of the journeys."""

from support.windows import open_window

__all__ = ["open_window"]
