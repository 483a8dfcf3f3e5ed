"""Lines and words of a text: only the white space of ASCII parts words, ``#`` begins a comment."""

import re
from collections.abc import Iterator

WHITE_SPACE = " \t\r\n\f\v"
_WORD = re.compile(r"[^ \t\r\n\f\v]+")


def words_of(text: str) -> list[str]:
    """Return the words of a text without comments."""
    return _WORD.findall(text)


def numbered_lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield the number (from 1) of each line with something in it, and the line without comment and outer space."""
    for number, line in enumerate(text.split("\n"), 1):
        words = line.partition("#")[0].strip(WHITE_SPACE)
        if words:
            yield number, words
