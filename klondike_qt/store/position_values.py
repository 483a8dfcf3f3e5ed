"""Positions and their rules as plain values and back; what cannot be met in a game is refused."""

import json
from collections.abc import Mapping, Sequence

from klondike_qt.preferences.rules import UnreadableValue, read_variant, variant_fields, whole_number
from klondike_qt.rules.cards import CARD_BY_CODE, KING, PACK, Card
from klondike_qt.rules.faults import InvalidSetup
from klondike_qt.rules.position import COLUMNS, FOUNDATION_PLACES, Column, Position
from klondike_qt.rules.setup import Setup, arranged
from klondike_qt.rules.variant import Variant

_LONGEST_PASS = 1_000_000
_PAIR = 2
"""Characters of a card; parts of a column."""


def variant_text(variant: Variant) -> str:
    """Return the rules as one canonical text: equal texts, equal rules."""
    return json.dumps(variant_fields(variant), separators=(",", ":"), sort_keys=True)


def read_variant_text(text: object) -> Variant:
    """Return the rules that ``variant_text`` wrote; UnreadableValue for anything else."""
    return read_variant(read_json(text))


def read_json(text: object) -> object:
    """Return the value of a JSON text; UnreadableValue for anything else."""
    if not isinstance(text, str):
        msg = "a stored text is missing"
        raise UnreadableValue(msg)
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        msg = "a stored text is no JSON"
        raise UnreadableValue(msg) from error
    return value


def position_values(position: Position) -> dict[str, object]:
    """Return a position as plain values, its rules included."""
    return {
        "variant": variant_fields(position.variant),
        "stock": _codes(position.stock),
        "waste": _codes(position.waste),
        "foundations": list(position.foundations),
        "columns": [[_codes(column.hidden), _codes(column.run)] for column in position.columns],
        "pass": position.pass_number,
    }


def position_text(position: Position) -> str:
    """Return a position as one line of JSON."""
    return json.dumps(position_values(position), separators=(",", ":"))


def read_position(values: object) -> Position:
    """Return the position that plain values stand for; UnreadableValue unless its 52 cards can lie so."""
    expected = {"variant", "stock", "waste", "foundations", "columns", "pass"}
    if not isinstance(values, Mapping) or set(values) != expected:
        msg = f"a position needs exactly {', '.join(sorted(expected))}"
        raise UnreadableValue(msg)
    clubs, diamonds, hearts, spades = (
        whole_number(height, "height", highest=KING)
        for height in _parts(values["foundations"], len(FOUNDATION_PLACES), "foundations")
    )
    setup = Setup(
        variant=read_variant(values["variant"]),
        stock=_cards(values["stock"]),
        waste=_cards(values["waste"]),
        foundations=(clubs, diamonds, hearts, spades),
        columns=tuple(map(_column, _parts(values["columns"], COLUMNS, "columns"))),
        pass_number=whole_number(values["pass"], "pass", lowest=1, highest=_LONGEST_PASS),
    )
    try:
        return arranged(setup)
    except InvalidSetup as error:
        msg = ", ".join(fault.kind.value for fault in error.faults)
        raise UnreadableValue(msg) from error


def _column(value: object) -> Column:
    hidden, run = _parts(value, _PAIR, "parts of a column")
    return Column(_cards(hidden), _cards(run))


def _parts(value: object, number: int, name: str) -> Sequence[object]:
    if not isinstance(value, list) or len(value) != number:
        msg = f"there are not {number} {name}"
        raise UnreadableValue(msg)
    return value


def _codes(cards: Sequence[Card]) -> str:
    return "".join(card.code for card in cards)


def _cards(text: object) -> tuple[Card, ...]:
    if not isinstance(text, str) or len(text) % _PAIR or len(text) > _PAIR * len(PACK):
        msg = "cards are not a text of two characters each"
        raise UnreadableValue(msg)
    codes = [text[index : index + _PAIR] for index in range(0, len(text), _PAIR)]
    strange = next((code for code in codes if code not in CARD_BY_CODE), None)
    if strange is not None:
        msg = f"{strange!r} is no card"
        raise UnreadableValue(msg)
    return tuple(CARD_BY_CODE[code] for code in codes)
