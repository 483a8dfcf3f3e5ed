"""Deals as other programs write them."""

import json

from klondike_qt.rules.cards import Card
from klondike_qt.rules.deck import Deal
from klondike_qt.rules.position import COLUMNS


def digits_of(deal: Deal) -> str:
    """Return the 156 digits of a deal."""
    return "".join(f"{card.rank:02}{card.suit + 1}" for card in deal)


def solvitaire_text(deal: Deal) -> str:
    """Return an opening in the JSON of Solvitaire."""
    rows = iter(deal)
    columns: list[list[str]] = [[] for _ in range(COLUMNS)]
    for row in range(COLUMNS):
        for index in range(row, COLUMNS):
            code = _code(next(rows))
            columns[index].append(code if index == row else code[:-1] + code[-1].lower())
    stock = [_code(card) for card in rows][::-1]
    return json.dumps({"tableau piles": columns, "stock": stock, "waste": [], "foundations": [[], [], [], []]})


def _code(card: Card) -> str:
    return card.code.replace("T", "10")
