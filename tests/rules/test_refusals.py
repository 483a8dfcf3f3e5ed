"""Every reason for refusing a move, each with the cards and the place that its sentence needs."""

from dataclasses import replace

import pytest
from support.games import dealt, laid

from klondike_qt.rules.cards import CARD_BY_CODE
from klondike_qt.rules.moves import Carry, Draw, Reason, Redeal, Refusal
from klondike_qt.rules.notation import Attempt, Unreadable, read_token
from klondike_qt.rules.play import refusal, settle
from klondike_qt.rules.position import Place, Position
from klondike_qt.rules.variant import KLONDIKE, VEGAS, VEGAS_THREE

LOCKED = replace(KLONDIKE, worry_back=False)
WON = laid(foundations=(13, 13, 13, 13))
IN_TIME = {
    Reason.NOTHING_TO_UNDO,
    Reason.NOTHING_TO_REDO,
    Reason.NOT_SETTLED,
    Reason.NO_PLACE,
    Reason.NOTHING_SAFE,
    Reason.NO_PREVIOUS_GAME,
    Reason.UNREADABLE,
}
"""What only a game in time refuses."""


def refused(reason: Reason, card: str | None = None, needed: str | None = None, place: Place | None = None) -> Refusal:
    return Refusal(reason, CARD_BY_CODE.get(card or ""), CARD_BY_CODE.get(needed or ""), place)


def judged(position: Position, token: str) -> Refusal | None:
    """Return why a token is refused."""
    read = read_token(token)
    if isinstance(read, Draw | Redeal):
        return refusal(position, read)
    assert isinstance(read, Attempt)
    settled = settle(position, read.source, read.destination, read.count)
    return settled if isinstance(settled, Refusal) else None


CASES: list[tuple[str, Position, str, Refusal]] = [
    ("too high for a column", laid("QH", "9S"), "12", refused(Reason.WRONG_RANK, "QH", "9S", Place.COLUMN_2)),
    ("too low for a column", laid("2H", "9S"), "12", refused(Reason.WRONG_RANK, "2H", "9S", Place.COLUMN_2)),
    ("same rank", laid("9H", "9S"), "12", refused(Reason.WRONG_RANK, "9H", "9S", Place.COLUMN_2)),
    ("nothing goes on an ace", laid("2H", "AS"), "12", refused(Reason.WRONG_RANK, "2H", "AS", Place.COLUMN_2)),
    ("every card of a run is too low", laid("9H 8S", "QS"), "12",
     refused(Reason.WRONG_RANK, "9H", "QS", Place.COLUMN_2)),
    ("every card of a run is too high", laid("9H 8S", "4S"), "12",
     refused(Reason.WRONG_RANK, "8S", "4S", Place.COLUMN_2)),
    ("a run without a king to an empty column", laid("QH JS"), "12",
     refused(Reason.ONLY_KING, "QH", None, Place.COLUMN_2)),
    ("so many do not fit", laid("9H 8S", "9D"), "122", refused(Reason.WRONG_RANK, "9H", "9D", Place.COLUMN_2)),
    ("waste to column", laid("QH", waste="9S"), "W1", refused(Reason.WRONG_RANK, "9S", "QH", Place.COLUMN_1)),
    ("worry back", laid("QH", foundations=(2, 0, 0, 0)), "C1", refused(Reason.WRONG_RANK, "2C", "QH", Place.COLUMN_1)),
    ("same suit", laid("8S", "9S"), "12", refused(Reason.SAME_COLOUR, "8S", "9S", Place.COLUMN_2)),
    ("same colour", laid("8C", "9S"), "12", refused(Reason.SAME_COLOUR, "8C", "9S", Place.COLUMN_2)),
    ("same colour, red", laid("8D", "9H"), "12", refused(Reason.SAME_COLOUR, "8D", "9H", Place.COLUMN_2)),
    ("the card of the right rank has the same colour", laid("9H 8S 7D", "9C"), "12",
     refused(Reason.SAME_COLOUR, "8S", "9C", Place.COLUMN_2)),
    ("queen to an empty column", laid("QH"), "12", refused(Reason.ONLY_KING, "QH", None, Place.COLUMN_2)),
    ("part of a king's run to an empty column", laid("KS QH"), "121",
     refused(Reason.ONLY_KING, "QH", None, Place.COLUMN_2)),
    ("waste to an empty column", laid(waste="2C"), "W7", refused(Reason.ONLY_KING, "2C", None, Place.COLUMN_7)),
    ("gap in the suit", laid("5H", foundations=(0, 0, 3, 0)), "1H",
     refused(Reason.FOUNDATION_NEEDS, "5H", "4H", Place.HEARTS)),
    ("foundation of another suit", laid("4H", foundations=(3, 0, 3, 0)), "1C",
     refused(Reason.FOUNDATION_NEEDS, "4H", "4C", Place.CLUBS)),
    ("not an ace", laid("5H"), "1H", refused(Reason.FOUNDATION_NEEDS_ACE, "5H", "AH", Place.HEARTS)),
    ("ace of another suit", laid("AH"), "1S", refused(Reason.FOUNDATION_NEEDS_ACE, "AH", "AS", Place.SPADES)),
    ("an ace from foundation to foundation", laid(foundations=(1, 0, 0, 0)), "CD",
     refused(Reason.FOUNDATION_NEEDS_ACE, "AC", "AD", Place.DIAMONDS)),
    ("two cards to a foundation", laid("4H 3S", foundations=(0, 0, 3, 0)), "1H2",
     refused(Reason.ONE_CARD, "4H", None, Place.HEARTS)),
    ("a card from inside a run to a foundation", laid("4H 3S", foundations=(0, 0, 3, 0)), "1H",
     refused(Reason.FOUNDATION_NEEDS, "3S", "4H", Place.HEARTS)),
    ("a face-down card with its run", laid("8H 2D | QS", "9S"), "122",
     refused(Reason.FACE_DOWN, "QS", None, Place.COLUMN_1)),
    ("a face-down card would fit", laid("8H | 2D", "9S"), "122", refused(Reason.FACE_DOWN, "2D", None, Place.COLUMN_1)),
    ("below the top of the waste", laid("5S", waste="4H 9C"), "W12",
     refused(Reason.ONLY_TOP_OF_WASTE, "4H", None, Place.WASTE)),
    ("column to waste", laid("5S", waste="4H"), "1W", refused(Reason.CANNOT_PUT_THERE, "5S", None, Place.WASTE)),
    ("foundation to waste", laid(foundations=(2, 0, 0, 0)), "CW",
     refused(Reason.CANNOT_PUT_THERE, "2C", None, Place.WASTE)),
    ("a full foundation", laid("5S", foundations=(13, 0, 0, 0)), "1C",
     refused(Reason.CANNOT_PUT_THERE, "5S", None, Place.CLUBS)),
    ("column to itself", laid("5S"), "11", refused(Reason.SAME_PLACE, "5S", None, Place.COLUMN_1)),
    ("waste to itself", laid(waste="5S"), "WW", refused(Reason.SAME_PLACE, "5S", None, Place.WASTE)),
    ("foundation to itself", laid(foundations=(2, 0, 0, 0)), "CC",
     refused(Reason.SAME_PLACE, "2C", None, Place.CLUBS)),
    ("worrying back is forbidden", laid("6S", foundations=(0, 0, 5, 0), variant=LOCKED), "H1",
     refused(Reason.FOUNDATION_LOCKED, "5H", None, Place.HEARTS)),
    ("an empty column", laid("5S"), "21", refused(Reason.NOTHING_HERE, place=Place.COLUMN_2)),
    ("an empty column to itself", laid(), "33", refused(Reason.NOTHING_HERE, place=Place.COLUMN_3)),
    ("an empty waste", laid("5S", stock="4H"), "W1", refused(Reason.NOTHING_HERE, place=Place.WASTE)),
    ("an empty foundation", laid("5S"), "D1", refused(Reason.NOTHING_HERE, place=Place.DIAMONDS)),
    ("more cards than there are", laid("5S"), "122", refused(Reason.WRONG_COUNT, "5S", None, Place.COLUMN_1)),
    ("no cards", laid("5S"), "120", refused(Reason.WRONG_COUNT, "5S", None, Place.COLUMN_1)),
    ("a million cards", laid("5S"), "121000000", refused(Reason.WRONG_COUNT, "5S", None, Place.COLUMN_1)),
    ("two off a foundation", laid("5S", foundations=(0, 0, 4, 0)), "H12",
     refused(Reason.WRONG_COUNT, "4H", None, Place.HEARTS)),
    ("two of a waste of one", laid("5S", waste="4H"), "W12", refused(Reason.WRONG_COUNT, "4H", None, Place.WASTE)),
    ("draw from an empty stock", laid(waste="4H"), "d", refused(Reason.STOCK_EMPTY, place=Place.STOCK)),
    ("draw when all is played", laid(), "d", refused(Reason.STOCK_EMPTY, place=Place.STOCK)),
    ("redeal too early", laid(stock="4H", waste="5S"), "r", refused(Reason.STOCK_NOT_EMPTY, place=Place.STOCK)),
    ("redeal of nothing", laid("5S"), "r", refused(Reason.NOTHING_TO_DRAW, place=Place.STOCK)),
    ("redeal of nothing, no pass left", laid("5S", variant=VEGAS), "r",
     refused(Reason.NOTHING_TO_DRAW, place=Place.STOCK)),
    ("no redeal in Las Vegas", laid(waste="4H", variant=VEGAS), "r", refused(Reason.NO_PASSES_LEFT, place=Place.STOCK)),
    ("third pass in Las Vegas Draw Three", laid(waste="4H", variant=VEGAS_THREE, pass_number=3), "r",
     refused(Reason.NO_PASSES_LEFT, place=Place.STOCK)),
    ("worrying back from a won game", WON, "C1", refused(Reason.ALREADY_WON)),
    ("drawing in a won game", WON, "d", refused(Reason.ALREADY_WON)),
    ("redeal in a won game", WON, "r", refused(Reason.ALREADY_WON)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "token", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_it_is_refused_with_this_reason(position: Position, token: str, expected: Refusal) -> None:
    assert judged(position, token) == expected


def test_every_reason_of_the_rules_is_met_here() -> None:
    assert {expected.reason for *_, expected in CASES} == set(Reason) - IN_TIME


def test_a_stock_card_cannot_be_carried() -> None:
    assert settle(laid("9S", stock="8H"), Place.STOCK, Place.COLUMN_1) == Refusal(Reason.FACE_DOWN, place=Place.STOCK)
    assert settle(laid("9S"), Place.STOCK, Place.COLUMN_1) == Refusal(Reason.NOTHING_HERE, place=Place.STOCK)


def test_nothing_can_be_put_on_the_stock() -> None:
    refused_by_stock = settle(laid("9S", stock="8H"), Place.COLUMN_1, Place.STOCK)
    assert refused_by_stock == refused(Reason.CANNOT_PUT_THERE, "9S", None, Place.STOCK)


def test_a_carry_of_fewer_than_no_cards_is_refused() -> None:
    assert refusal(laid("8H", "9S"), Carry(Place.COLUMN_1, Place.COLUMN_2, -1)) == refused(
        Reason.WRONG_COUNT, "8H", None, Place.COLUMN_1
    )


def test_no_pair_of_places_takes_a_face_down_card() -> None:
    position = dealt(24)
    for source in Place:
        for destination in Place:
            for count in range(2, 9):
                assert isinstance(settle(position, source, destination, count), Refusal)


def test_a_locked_foundation_is_named_before_what_the_column_wants() -> None:
    assert judged(laid("2S", foundations=(0, 0, 5, 0), variant=LOCKED), "HC") == refused(
        Reason.FOUNDATION_LOCKED, "5H", None, Place.HEARTS
    )


def test_words_that_are_no_moves_are_never_judged() -> None:
    assert read_token("1X") == Unreadable("1X")
