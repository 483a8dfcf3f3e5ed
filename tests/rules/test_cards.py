"""Suits and cards."""

from klondike_qt.rules.cards import CARD_BY_CODE, PACK, Card, Suit


def test_the_pack_is_rank_by_rank_clubs_to_spades() -> None:
    assert len(set(PACK)) == 52
    assert [card.code for card in (*PACK[:5], *PACK[-4:])] == ["AC", "AD", "AH", "AS", "2C", "KC", "KD", "KH", "KS"]


def test_the_code_of_a_card_is_its_rank_and_suit() -> None:
    assert Card(10, Suit.HEARTS).code == "TH"
    assert all(CARD_BY_CODE[card.code] == card for card in PACK)


def test_diamonds_and_hearts_are_red() -> None:
    assert [suit.letter for suit in Suit if suit.is_red] == ["D", "H"]
    assert all(card.is_red == (card.code[1] in "DH") for card in PACK)


def test_a_card_lies_on_the_next_rank_of_the_other_colour_alone() -> None:
    fits = {(upper.code, lower.code) for upper in PACK for lower in PACK if upper.may_lie_on(lower)}
    assert len(fits) == 12 * 4 * 2
    ranks = "A23456789TJQK"
    for upper, lower in fits:
        assert ranks.index(upper[0]) + 1 == ranks.index(lower[0])
        assert (upper[1] in "DH") != (lower[1] in "DH")
