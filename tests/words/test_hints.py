"""What hints say, and that they give no hidden card away."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from support.games import dealt, laid

from klondike_qt.game.hint import Basis, Hint, HintReason, NoHintReason
from klondike_qt.rules.cards import CARD_BY_CODE, PACK
from klondike_qt.rules.moves import Carry, Draw, Redeal
from klondike_qt.rules.position import Place
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VEGAS_THREE, Variant
from klondike_qt.words import cards, hints, outlook
from klondike_qt.words.manner import BRIEF, NORMAL, VERBOSE, Manner

TABLE = laid("9C | 8H 7S", "9S", "", "KD QC", stock="2C 3C", waste="5H KH", foundations=(1, 2, 3, 0))
UNCOVERS = Carry(Place.COLUMN_1, Place.COLUMN_2, 2)


def told(move: Carry | Draw | Redeal, reason: HintReason, basis: Basis = Basis.PROVED, card: str | None = None) -> str:
    return hints.whole(TABLE, Hint(move, reason, basis, CARD_BY_CODE[card] if card else None))


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (UNCOVERS, "Look at column one"),
        (Carry(Place.WASTE, Place.COLUMN_3), "Look at the waste"),
        (Carry(Place.HEARTS, Place.COLUMN_3), "Look at hearts foundation"),
        (Draw(), "Look at the stock"),
        (Redeal(), "Look at the stock"),
    ],
)
def test_the_first_step_tells_where_to_look_and_no_more(move: Carry | Draw | Redeal, text: str) -> None:
    assert hints.where_to_look(Hint(move, HintReason.ON_THE_WAY, Basis.PROVED)) == text


def test_the_whole_hint_has_move_reason_and_basis() -> None:
    assert told(UNCOVERS, HintReason.TURNS_OVER) == (
        "Eight of hearts to nine of spades, column two: turns over a hidden card. This wins"
    )
    assert told(Carry(Place.WASTE, Place.COLUMN_3), HintReason.KING_TO_EMPTY, Basis.FAIR) == (
        "King of hearts to column three: the empty column gets a king. Seems best"
    )
    assert told(Carry(Place.COLUMN_1, Place.SPADES), HintReason.GOES_UP, Basis.GUESSED) == (
        "Seven of spades to foundation: one card more is where it belongs. A guess"
    )
    assert told(Draw(), HintReason.DRAWS_CARD).startswith("Draw now: a useful card comes. ")
    assert told(Redeal(), HintReason.REDEALS).startswith(
        "Turn the waste over: the stock is needed again, costs up to 100 points. "
    )


@pytest.mark.parametrize(
    ("variant", "pass_number", "costs"),
    [
        (KLONDIKE, 1, ", costs up to 100 points"),
        (DRAW_THREE, 7, ", costs up to 20 points"),
        (replace(KLONDIKE, redeal_penalty=1), 1, ", costs up to 1 point"),
        (replace(DRAW_THREE, redeal_penalty=0), 1, ""),
        (VEGAS_THREE, 1, ""),
        (VEGAS_THREE, 2, ", then it is the last pass"),
        (replace(KLONDIKE, passes=2), 1, ", costs up to 100 points, then it is the last pass"),
    ],
)
def test_a_hint_to_turn_the_waste_over_names_what_that_costs(variant: Variant, pass_number: int, costs: str) -> None:
    position = replace(TABLE, variant=variant, pass_number=pass_number)
    hint = Hint(Redeal(), HintReason.REDEALS, Basis.PROVED)
    assert hints.whole(position, hint) == f"Turn the waste over: the stock is needed again{costs}. This wins"
    assert hints.whole(position, hint, BRIEF) == "Turn the waste over"
    assert "point" not in hints.whole(position, Hint(Draw(), HintReason.DRAWS_CARD, Basis.PROVED))


def test_a_whole_hint_without_a_first_step_names_the_source() -> None:
    hint = Hint(UNCOVERS, HintReason.TURNS_OVER, Basis.PROVED)
    assert hints.whole(TABLE, hint, sourced=True) == (
        "Eight of hearts, column one, to nine of spades: turns over a hidden card. This wins"
    )
    assert hints.whole(TABLE, hint, BRIEF, sourced=True) == "Eight hearts, 1, to nine spades"
    assert "from column one to nine of spades, column two" in hints.whole(TABLE, hint, VERBOSE, sourced=True)
    king = Hint(Carry(Place.WASTE, Place.COLUMN_3), HintReason.KING_TO_EMPTY, Basis.PROVED)
    assert hints.whole(TABLE, king, sourced=True).startswith("King of hearts, waste, to column three: ")


def test_a_card_that_is_seen_is_named() -> None:
    assert "place for queen of clubs" in told(UNCOVERS, HintReason.MAKES_PLACE, card="QC")
    assert "frees king of hearts" in told(UNCOVERS, HintReason.FREES_CARD, card="KH")


def everything_told() -> Iterator[str]:
    for reason in HintReason:
        for basis in Basis:
            for card in (None, *PACK):
                yield hints.whole(dealt(24), Hint(Carry(Place.COLUMN_5, Place.COLUMN_4), reason, basis, card))


def test_no_hidden_card_is_ever_named() -> None:
    seen = {column.run[-1] for column in dealt(24).columns}
    texts = set(everything_told())
    hidden = [cards.name(card) for card in PACK if card not in seen]
    assert [text for text in texts if any(name in text for name in hidden)] == []
    assert len(texts) > len(HintReason) * 2


@pytest.mark.parametrize("reason", NoHintReason)
def test_there_is_always_something_to_say(reason: NoHintReason) -> None:
    assert hints.none(reason, NORMAL)


def test_the_key_back_is_told_only_where_there_is_one() -> None:
    assert "F8" not in hints.none(NoHintReason.STUCK, NORMAL)
    assert "F8" in hints.none(NoHintReason.STUCK, Manner(rescue_key="F8"))


def test_what_can_stand_above_the_table_is_different_each_time() -> None:
    assert len(set(outlook.all_states())) == 5
    assert outlook.went_back(1).startswith("Back by 1 move:")
    assert outlook.went_back(7).startswith("Back by 7 moves:")
