"""What the chapters of the help are made of."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Heading:
    """Heads what follows."""

    text: str


@dataclass(frozen=True, slots=True)
class Text:
    """Sentences."""

    text: str


@dataclass(frozen=True, slots=True)
class Points:
    """Things that stand beside each other; none comes before another."""

    items: Sequence[str]


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of texts below heads; the first text of a row names it."""

    caption: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that is drawn when the help is shown; the text tells what is to be seen."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Example:
    """Something that can be tried on the table, by the id of its lesson."""

    lesson: str
    text: str


Block = Heading | Text | Points | Grid | Picture | Example


@dataclass(frozen=True, slots=True)
class Chapter:
    """One subject."""

    id: str
    title: str
    blocks: Sequence[Block]
