"""The results as a table for a spreadsheet: CSV as RFC 4180 has it, in which no text is taken for a formula."""

import csv
from collections.abc import Iterable
from io import StringIO

from klondike_qt.preferences.rules import variant_value
from klondike_qt.store.game_text import variant_text
from klondike_qt.store.results import RESULT_COLUMNS, Result, result_values
from klondike_qt.store.text_files import write_text_file

COLUMNS = tuple(name for name in RESULT_COLUMNS if name != "reset")
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "'")
"""What a text must not begin with: a spreadsheet would reckon with it."""


def write_table(results: Iterable[Result], path: str) -> None:
    """Write one line for each result, or over a file that is there; OSError leaves that as it is."""
    table = StringIO(newline="")
    lines = csv.writer(table)
    lines.writerow(COLUMNS)
    lines.writerows(_line(result) for result in results)
    write_text_file(path, table.getvalue())


def _line(result: Result) -> list[object]:
    rules = variant_value(result.variant)
    values = result_values(result) | {"variant": rules if isinstance(rules, str) else variant_text(result.variant)}
    return [_safe(values[name]) for name in COLUMNS]


def _safe(value: object) -> object:
    """Return a value that is a number, or a text that nothing reckons with."""
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
