import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.games import cards, dealt, laid, play_tokens, session_on

from klondike_qt.game.autoplay import best_move, is_safe, safe_steps, to_foundation
from klondike_qt.game.commands import Automatic, CarryCards, PressStock, Redo, SendToBest, Undo
from klondike_qt.rules.cards import PACK, Card, Suit
from klondike_qt.rules.legal import is_pointless
from klondike_qt.rules.moves import Carry, Draw, Move, Reason, Redeal, Refusal
from klondike_qt.rules.position import Place, Position
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VEGAS, Variant

SAFE = Automatic(safe_cards=True)


def reason_of(answer: Move | Refusal) -> Reason:
    assert isinstance(answer, Refusal)
    return answer.reason


def test_the_own_foundation_is_best() -> None:
    position = laid("3H", "2S", foundations=(1, 0, 0, 1))
    assert best_move(position, Place.COLUMN_2, 1) == Carry(Place.COLUMN_2, Place.SPADES)


def test_then_the_left_most_column_with_cards_that_takes_the_run() -> None:
    position = laid("", "9S", "9C", "KD | 8D 7C", "")
    assert best_move(position, Place.COLUMN_4, 2) == Carry(Place.COLUMN_4, Place.COLUMN_2, 2)


def test_a_column_to_the_left_of_the_card_counts_as_well_as_one_to_the_right() -> None:
    assert best_move(laid("8D", "9C"), Place.COLUMN_1, 1) == Carry(Place.COLUMN_1, Place.COLUMN_2)
    assert best_move(laid("9C", "8D"), Place.COLUMN_2, 1) == Carry(Place.COLUMN_2, Place.COLUMN_1)


def test_then_the_left_most_empty_column_for_a_king_that_frees_something() -> None:
    assert best_move(laid("9S", "5C | KH QS", "", ""), Place.COLUMN_2, 2) == Carry(Place.COLUMN_2, Place.COLUMN_3, 2)
    assert best_move(laid("9S", waste="2D KH"), Place.WASTE) == Carry(Place.WASTE, Place.COLUMN_2)


def test_a_king_that_frees_nothing_stays() -> None:
    assert reason_of(best_move(laid("9S", "KH QS"), Place.COLUMN_2, 2)) is Reason.NO_PLACE


def test_no_card_leaves_a_foundation_by_itself() -> None:
    answer = best_move(laid("4S", foundations=(0, 0, 3, 0)), Place.HEARTS)
    assert answer == Refusal(Reason.NO_PLACE, Card(3, Suit.HEARTS), place=Place.HEARTS)
    assert reason_of(best_move(laid("4S"), Place.HEARTS)) is Reason.NOTHING_HERE


def test_a_locked_foundation_says_so() -> None:
    locked = Variant(1, None, KLONDIKE.scoring, worry_back=False)
    assert reason_of(best_move(laid("4S", foundations=(0, 0, 3, 0), variant=locked), Place.HEARTS)) is (
        Reason.FOUNDATION_LOCKED
    )


def test_the_stock_is_pressed() -> None:
    assert best_move(laid(stock="2C"), Place.STOCK) == Draw()
    assert best_move(laid(waste="2C"), Place.STOCK) == Redeal()
    assert reason_of(best_move(laid(waste="2C", variant=VEGAS), Place.STOCK)) is Reason.NO_PASSES_LEFT


def test_face_down_cards_and_empty_places_say_so() -> None:
    position = laid("9S | 8S", "")
    assert reason_of(best_move(position, Place.COLUMN_1, 2)) is Reason.FACE_DOWN
    assert reason_of(best_move(position, Place.COLUMN_2)) is Reason.NOTHING_HERE
    assert reason_of(best_move(position, Place.WASTE)) is Reason.NOTHING_HERE


def test_without_a_place_the_card_that_was_meant_is_named() -> None:
    position = laid("KD | 9S 8D 7C", "2D")
    for count, code in ((2, "8D"), (1, "7C"), (None, "7C")):
        answer = best_move(position, Place.COLUMN_1, count)
        assert answer == Refusal(Reason.NO_PLACE, cards(code)[0], place=Place.COLUMN_1)


def test_a_run_that_does_not_fit_whole_is_not_split_unless_the_column_is_meant() -> None:
    position = laid("KD | 9S 8D", "9C")
    assert reason_of(best_move(position, Place.COLUMN_1, 2)) is Reason.NO_PLACE
    assert best_move(position, Place.COLUMN_1, None) == Carry(Place.COLUMN_1, Place.COLUMN_2)


def test_a_run_does_not_send_its_last_card_up_instead() -> None:
    position = laid("3H 2S", foundations=(0, 0, 0, 1))
    assert reason_of(best_move(position, Place.COLUMN_1, 2)) is Reason.NO_PLACE


def test_of_a_column_as_a_whole_the_last_card_goes_up_first_then_the_whole_run_moves_then_a_tail() -> None:
    assert best_move(laid("KD | 3H 2S", "4S", foundations=(0, 0, 0, 1)), Place.COLUMN_1) == (
        Carry(Place.COLUMN_1, Place.SPADES)
    )
    assert best_move(laid("KD | 3H 2S", "3D", "4S"), Place.COLUMN_1) == Carry(Place.COLUMN_1, Place.COLUMN_3, 2)
    assert best_move(laid("KD | 3H 2S", "3D"), Place.COLUMN_1) == Carry(Place.COLUMN_1, Place.COLUMN_2, 1)


def test_sending_to_the_foundation_takes_one_card_and_says_why_not() -> None:
    position = laid("3H 2S", foundations=(1, 0, 0, 1))
    assert to_foundation(position, Place.COLUMN_1) == Carry(Place.COLUMN_1, Place.SPADES)
    assert reason_of(to_foundation(position, Place.COLUMN_1, 2)) is Reason.ONE_CARD
    assert reason_of(to_foundation(position, Place.STOCK)) is Reason.NOTHING_HERE
    assert reason_of(to_foundation(laid("KD | 8S", stock="2C"), Place.STOCK)) is Reason.FACE_DOWN
    assert reason_of(to_foundation(laid("KD | 8S"), Place.COLUMN_1, 2)) is Reason.FACE_DOWN
    assert reason_of(to_foundation(laid("8S"), Place.COLUMN_1)) is Reason.FOUNDATION_NEEDS_ACE
    assert reason_of(to_foundation(position, Place.CLUBS)) is Reason.SAME_PLACE


@pytest.mark.parametrize(
    ("foundations", "code", "safe"),
    [
        ((0, 0, 0, 0), "AS", True),
        ((1, 0, 0, 0), "2C", True),
        ((2, 0, 0, 0), "3C", False),
        ((2, 1, 0, 0), "3C", False),
        ((2, 1, 1, 0), "3C", True),
        ((3, 2, 2, 0), "4C", False),
        ((3, 2, 2, 1), "4C", True),
        ((5, 4, 4, 2), "6C", False),
        ((5, 4, 4, 3), "6C", True),
        ((5, 4, 3, 3), "6C", False),
        ((4, 5, 2, 4), "6D", False),
        ((4, 5, 3, 4), "6D", True),
        ((4, 5, 3, 3), "6D", False),
    ],
)
def test_a_card_is_safe_by_two_below_in_the_other_colour_and_three_below_in_its_own(
    foundations: tuple[int, int, int, int], code: str, *, safe: bool
) -> None:
    assert is_safe(laid(foundations=foundations), cards(code)[0]) is safe


@given(st.tuples(*[st.integers(0, 13)] * 4), st.sampled_from(PACK))
def test_a_safe_card_is_wanted_by_no_card_that_is_not_safe_itself(
    foundations: tuple[int, int, int, int], card: Card
) -> None:
    """What could lie on a safe card can go up at once itself, as could what lies on that."""
    position = laid(foundations=foundations)
    if foundations[card.suit] != card.rank - 1 or not is_safe(position, card):
        return
    for other in PACK:
        if foundations[other.suit] < other.rank and other.may_lie_on(card):
            assert foundations[other.suit] == other.rank - 1
            under = [foundations[suit] for suit in Suit if suit.is_red == card.is_red]
            assert min(under) >= other.rank - 2


def test_safe_cards_go_up_until_there_is_none() -> None:
    position = laid("5S | 2D", "AD", "AC 3D", "AH", waste="AS")
    codes = [step.moved[0].code for step in safe_steps(position)]
    assert codes == ["AD", "2D", "AH", "AS"]


def test_the_waste_waits_in_draw_three() -> None:
    assert safe_steps(laid("9H", waste="AS")) != ()
    assert safe_steps(laid("9H", waste="AS", variant=DRAW_THREE)) == ()


def test_without_the_wish_nothing_goes_up_by_itself() -> None:
    session = session_on(laid("9C", "AH | 8D"))
    assert len(session.handle(CarryCards(Place.COLUMN_2, Place.COLUMN_1), 0.0).steps) == 1


def test_safe_cards_follow_a_press_of_the_stock_too() -> None:
    update = session_on(laid("9C", stock="AH")).handle(PressStock(), 0.0, SAFE)
    assert (len(update.steps), update.automatic, update.after.moves) == (2, 1, 2)


def worried_back() -> Position:
    return laid("9C", "3S", foundations=(2, 1, 2, 1))


def test_nothing_goes_up_right_after_a_worry_back() -> None:
    session = session_on(worried_back())
    update = session.handle(CarryCards(Place.HEARTS, Place.COLUMN_2), 0.0, SAFE)
    assert (len(update.steps), update.automatic) == (1, 0)


def test_nothing_goes_up_right_after_undo_or_redo() -> None:
    session = session_on(laid("9C", "AH | 8D"))
    play_tokens(session, "21")
    for command in (Undo(), Redo()):
        update = session.handle(command, 0.0, SAFE)
        assert (len(update.steps), update.automatic) == (1, 0)


@given(st.integers(1, 500), st.sampled_from((KLONDIKE, DRAW_THREE)))
def test_best_places_alone_never_shuffle_kings_and_come_to_an_end(number: int, variant: Variant) -> None:
    """A player who only clicks columns and waste cannot go round in circles for ever with kings."""
    session = session_on(dealt(number, variant))
    for _ in range(60):
        for place in (Place.WASTE, *[each for each in Place if each.is_column]):
            update = session.handle(SendToBest(place, 1), 0.0)
            for step in update.steps:
                assert isinstance(step.move, Carry)
                assert not step.move.source.is_foundation
                assert not is_pointless(step.before, step.move)
        session.handle(SendToBest(Place.STOCK), 0.0)
