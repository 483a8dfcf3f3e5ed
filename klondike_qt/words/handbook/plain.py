"""The help as lines of text, for a terminal."""

from collections.abc import Iterator, Sequence
from textwrap import TextWrapper
from typing import assert_never

from klondike_qt.words.handbook.blocks import Block, Chapter, Example, Grid, Heading, Picture, Points, Text

WIDTH = 78
"""Letters in a line."""


def plain_lines(chapters: Sequence[Chapter]) -> Iterator[str]:
    """Yield the lines of chapters, headings on lines of their own with an empty one before."""
    for number, chapter in enumerate(chapters):
        yield from ("",) if number else ()
        yield chapter.title.upper()
        for block in chapter.blocks:
            yield from _lines(block)


def _lines(block: Block) -> Iterator[str]:
    match block:
        case Heading(text):
            yield ""
            yield text
        case Text(text) | Picture(_, text):
            yield from _wrapped(text)
        case Points(items):
            for item in items:
                yield from _wrapped(item, initial_indent="- ", subsequent_indent="  ")
        case Grid(_, _, rows):
            for row in rows:
                text = "; ".join(row[1:])
                yield from _wrapped(f"{row[0]}: {text}", subsequent_indent="    ")
        case Example():
            pass
        case _:
            assert_never(block)


def _wrapped(text: str, initial_indent: str = "", subsequent_indent: str = "") -> list[str]:
    """Return a text in lines; only white space parts them."""
    return TextWrapper(
        WIDTH,
        initial_indent,
        subsequent_indent,
        break_on_hyphens=False,
        break_long_words=False,
    ).wrap(text)
