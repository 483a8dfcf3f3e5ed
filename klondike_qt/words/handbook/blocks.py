"""What the chapters of the help are made of."""

from collections.abc import Sequence
from typing import NamedTuple


class Heading(NamedTuple):
    """Heads what follows."""

    text: str


class Text(NamedTuple):
    """Sentences."""

    text: str


class Points(NamedTuple):
    """Things that stand beside each other; none comes before another."""

    items: Sequence[str]


class Grid(NamedTuple):
    """Rows of texts below heads; the first text of a row names it."""

    caption: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


class Picture(NamedTuple):
    """A picture that is drawn when the help is shown; the text tells what is to be seen."""

    name: str
    text: str


class Example(NamedTuple):
    """Something that can be tried on the table, by the id of its lesson."""

    lesson: str
    text: str


Block = Heading | Text | Points | Grid | Picture | Example


class Chapter(NamedTuple):
    """One subject."""

    id: str
    title: str
    blocks: Sequence[Block]
