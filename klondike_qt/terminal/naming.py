"""Places, cards and kinds of games as players write them in the text game."""

import re

from klondike_qt.rules.cards import CARD_BY_CODE, RANK_LETTERS, Card, Suit
from klondike_qt.rules.position import Place

_RANKS = ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king")
_COLUMNS = {name: str(number) for number, name in enumerate(_RANKS[1:7], 2)} | {"one": "1"}
_PLACES = {
    "w": Place.WASTE,
    "waste": Place.WASTE,
    "stock": Place.STOCK,
    **{suit.letter.lower(): Place(Place.CLUBS + suit) for suit in Suit},
    **{suit.name.lower(): Place(Place.CLUBS + suit) for suit in Suit},
    **{str(number): Place(Place.COLUMN_1 + number - 1) for number in range(1, 8)},
}
_TOKEN = re.compile(r"[1-7wcdhs]{2}[0-9]*", re.IGNORECASE)
_FILLING = {"of", "the", "column", "foundation", "to"}


def read_place(text: str) -> Place | None:
    """Return the place that "4", "column four", "w" or "hearts" names."""
    words = [word for word in text.lower().split() if word not in _FILLING]
    return _PLACES.get(_COLUMNS.get(words[0], words[0])) if len(words) == 1 else None


def read_card(text: str) -> Card | None:
    """Return the card that "7H", "10h", "seven of hearts" or "queen hearts" names."""
    words = [word for word in text.lower().split() if word not in _FILLING]
    code = "".join(_rank_letter(word) if word in _RANKS else word for word in words)
    for suit in Suit:
        code = code.replace(suit.name.lower(), suit.letter)
    return CARD_BY_CODE.get(code.upper().replace("10", "T"))


def upright(word: str) -> str:
    """Return a token with the case of move notation: "w4" becomes "W4"; other words stay as they are."""
    return word.upper() if _TOKEN.fullmatch(word) else word.lower()


def _rank_letter(word: str) -> str:
    return RANK_LETTERS[_RANKS.index(word)]
