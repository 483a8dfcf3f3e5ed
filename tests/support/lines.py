"""Stored winning lines: facts that journeys play."""

import json
from pathlib import Path
from typing import NamedTuple

DATA = Path(__file__).parent.parent / "data" / "winning_lines.jsonl"


class WinningLine(NamedTuple):
    """The moves, in notation, that win a deal."""

    deal: int
    variant: str
    tokens: tuple[str, ...]


def winning_lines(variant: str) -> list[WinningLine]:
    """Return the stored lines of a variant, deal 24 first where it can be won."""
    rows = [json.loads(line) for line in DATA.read_text().splitlines()]
    return [
        WinningLine(row["deal"], row["variant"], tuple(row["line"].split()))
        for row in rows
        if row["variant"] == variant
    ]


def winning_line(variant: str, index: int = 0) -> WinningLine:
    """Return one stored line of a variant."""
    return winning_lines(variant)[index]
