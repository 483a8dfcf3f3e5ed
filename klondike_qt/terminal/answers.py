"""What a command answers, and with which exit code it ends."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum


class Exit(IntEnum):
    """The exit codes."""

    DONE = 0
    NO = 1
    """The answer is no: a move was refused."""
    BAD_INPUT = 2
    """Bad arguments or unreadable input."""
    NO_DISPLAY = 3
    FILE_TROUBLE = 4
    """A file could not be read or written."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer in both forms: an object for programs, lines for people."""

    values: Mapping[str, object]
    """Only what JSON can hold."""
    lines: tuple[str, ...]


Say = Callable[[Answer], None]
"""Prints an answer in the form that was asked for."""


class Complaint(Exception):
    """Why a command cannot be carried out: one line for the player, and the exit code."""

    def __init__(self, reason: str, code: Exit = Exit.BAD_INPUT) -> None:
        """Keep both."""
        super().__init__(reason)
        self.code = code
