import pytest
from support.games import dealt, laid, session_on

from klondike_qt.game.commands import (
    Activate,
    CarryCards,
    Direction,
    FocusOn,
    MoveFocus,
    PickUp,
    PressStock,
    PutBack,
    PutDown,
    Resize,
)
from klondike_qt.game.cursor import EMPTY, Focus, Holding
from klondike_qt.game.session import Session
from klondike_qt.game.updates import Change, Update
from klondike_qt.rules.cards import KING, Card, Suit
from klondike_qt.rules.moves import Carry, Draw, Reason, Refusal
from klondike_qt.rules.position import Place
from klondike_qt.rules.variant import KLONDIKE, Variant


def table() -> Session:
    """Column 1 is a run on hidden cards, 2 and 4 take its ends, 3 is empty."""
    return session_on(laid("2C 2H | 9S 8D 7C", "TD", "", "8H", stock="QC 3C", waste="5C 5D", foundations=(0, 0, 1, 0)))


def activated(session: Session, focus: Focus) -> Update:
    session.handle(FocusOn(focus), 0.0)
    return session.handle(Activate(), 0.0)


def reason_of(update: Update) -> Reason:
    assert update.refusal
    assert update.after == update.before
    return update.refusal.reason


@pytest.mark.parametrize(
    ("focus", "held"),
    [
        (Focus(Place.COLUMN_1), Holding(Place.COLUMN_1, 1)),
        (Focus(Place.COLUMN_1, 2), Holding(Place.COLUMN_1, 3)),
        (Focus(Place.COLUMN_1, None), Holding(Place.COLUMN_1, None)),
        (Focus(Place.WASTE), Holding(Place.WASTE, 1)),
        (Focus(Place.HEARTS), Holding(Place.HEARTS, 1)),
    ],
)
def test_enter_picks_up_the_focused_card_and_what_lies_on_it(focus: Focus, held: Holding) -> None:
    update = activated(table(), focus)
    assert (update.change, update.after.hand, update.after.focus) == (Change.HAND, held, focus)


@pytest.mark.parametrize(
    ("focus", "reason"),
    [
        (Focus(Place.COLUMN_1, 3), Reason.FACE_DOWN),
        (Focus(Place.COLUMN_3), Reason.NOTHING_HERE),
        (Focus(Place.COLUMN_3, None), Reason.NOTHING_HERE),
        (Focus(Place.CLUBS), Reason.NOTHING_HERE),
    ],
)
def test_enter_says_why_nothing_can_be_picked_up(focus: Focus, reason: Reason) -> None:
    assert reason_of(activated(table(), focus)) is reason


def test_a_locked_foundation_holds_its_cards() -> None:
    locked = Variant(1, None, KLONDIKE.scoring, worry_back=False)
    session = session_on(laid("2C", foundations=(0, 0, 1, 0), variant=locked))
    assert reason_of(session.handle(PickUp(Place.HEARTS), 0.0)) is Reason.FOUNDATION_LOCKED


def test_enter_on_the_stock_draws() -> None:
    update = activated(table(), Focus(Place.STOCK))
    assert (update.change, update.steps[0].move) == (Change.PLAYED, Draw())


def test_the_stock_cannot_be_picked_up() -> None:
    assert reason_of(table().handle(PickUp(Place.STOCK), 0.0)) is Reason.FACE_DOWN


def test_cards_under_the_top_of_the_waste_cannot_be_picked_up() -> None:
    assert reason_of(table().handle(PickUp(Place.WASTE, 2), 0.0)) is Reason.ONLY_TOP_OF_WASTE


def test_enter_puts_the_held_cards_down_at_the_focus() -> None:
    session = table()
    activated(session, Focus(Place.COLUMN_1, None))
    update = activated(session, Focus(Place.COLUMN_2))
    assert (update.change, update.steps[0].move) == (Change.PLAYED, Carry(Place.COLUMN_1, Place.COLUMN_2, 3))
    assert (update.after.hand, update.after.focus) == (EMPTY, Focus(Place.COLUMN_2, 3))


def test_a_column_held_as_a_whole_is_settled_where_it_is_put_down() -> None:
    session = table()
    session.handle(PickUp(Place.COLUMN_1), 0.0)
    assert session.handle(PutDown(Place.COLUMN_4), 0.0).steps[0].move == Carry(Place.COLUMN_1, Place.COLUMN_4, 1)


def test_enter_where_the_cards_came_from_puts_them_back_without_a_refusal() -> None:
    session = table()
    for depth in (0, 1, None):
        activated(session, Focus(Place.COLUMN_1, depth))
        update = session.handle(Activate(), 0.0)
        assert (update.change, update.refusal, update.after.hand) == (Change.HAND, None, EMPTY)


def test_enter_on_another_card_of_the_same_column_puts_back_too() -> None:
    session = table()
    activated(session, Focus(Place.COLUMN_1, 2))
    assert activated(session, Focus(Place.COLUMN_1, 0)).after.hand == EMPTY


def test_a_refused_put_down_keeps_the_cards_in_the_hand() -> None:
    session = table()
    session.handle(PickUp(Place.COLUMN_1, 3), 0.0)
    for place, reason in (
        (Place.COLUMN_3, Reason.ONLY_KING),
        (Place.COLUMN_4, Reason.WRONG_RANK),
        (Place.HEARTS, Reason.ONE_CARD),
        (Place.WASTE, Reason.CANNOT_PUT_THERE),
        (Place.STOCK, Reason.CANNOT_PUT_THERE),
    ):
        assert reason_of(session.handle(PutDown(place), 0.0)) is reason
        assert session.standing.hand == Holding(Place.COLUMN_1, 3)


def test_a_refusal_has_what_a_sentence_needs() -> None:
    session = table()
    session.handle(PickUp(Place.COLUMN_1, 3), 0.0)
    update = session.handle(PutDown(Place.COLUMN_4), 0.0)
    nine, eight = Card(9, Suit.SPADES), Card(8, Suit.HEARTS)
    assert update.refusal == Refusal(Reason.WRONG_RANK, nine, eight, Place.COLUMN_4)


def test_putting_down_and_putting_back_nothing_is_nothing() -> None:
    session = table()
    for command in (PutDown(Place.COLUMN_2), PutBack(), Resize(1), Resize(-1)):
        update = session.handle(command, 0.0)
        assert (update.change, update.refusal) == (Change.NOTHING, None)


def test_escape_puts_back() -> None:
    session = table()
    session.handle(PickUp(Place.COLUMN_1), 0.0)
    update = session.handle(PutBack(), 0.0)
    assert (update.change, update.after.hand, update.after.position) == (Change.HAND, EMPTY, update.before.position)


def test_other_cards_can_be_picked_up_instead_of_the_held_ones() -> None:
    session = table()
    session.handle(PickUp(Place.COLUMN_1), 0.0)
    assert session.handle(PickUp(Place.WASTE), 0.0).after.hand == Holding(Place.WASTE, 1)
    assert reason_of(session.handle(PickUp(Place.COLUMN_3), 0.0)) is Reason.NOTHING_HERE
    assert session.standing.hand == Holding(Place.WASTE, 1)


def test_the_held_run_grows_and_shrinks_card_by_card() -> None:
    session = table()
    session.handle(PickUp(Place.COLUMN_1, 1), 0.0)
    held = [session.handle(Resize(by), 0.0).after.hand for by in (1, 1, -1, -1)]
    assert held == [Holding(Place.COLUMN_1, count) for count in (2, 3, 2, 1)]
    assert session.handle(Resize(-1), 0.0).change is Change.NOTHING


def test_the_held_run_does_not_grow_over_face_down_cards() -> None:
    session = table()
    session.handle(PickUp(Place.COLUMN_1, 3), 0.0)
    assert reason_of(session.handle(Resize(1), 0.0)) is Reason.FACE_DOWN


def test_a_run_that_is_the_whole_column_is_at_its_edge() -> None:
    session = table()
    session.handle(PickUp(Place.COLUMN_2, 1), 0.0)
    update = session.handle(Resize(1), 0.0)
    assert (update.change, update.refusal) == (Change.NOTHING, None)


def test_a_column_held_as_a_whole_shrinks_from_all_its_run() -> None:
    session = table()
    session.handle(PickUp(Place.COLUMN_1), 0.0)
    assert session.handle(Resize(-1), 0.0).after.hand == Holding(Place.COLUMN_1, 2)


@pytest.mark.parametrize(("direction", "count"), [(Direction.UP, 2), (Direction.DOWN, 1)])
def test_an_arrow_narrows_a_column_held_as_a_whole_to_a_card(direction: Direction, count: int) -> None:
    session = table()
    activated(session, Focus(Place.COLUMN_1, None))
    update = session.handle(MoveFocus(direction), 0.0)
    assert (update.change, update.after.hand) == (Change.HAND, Holding(Place.COLUMN_1, count))
    assert update.after.focus == Focus(Place.COLUMN_1, count - 1)
    assert session.handle(MoveFocus(Direction.LEFT), 0.0).after.hand == Holding(Place.COLUMN_1, count)


def test_arrows_elsewhere_leave_the_hand_alone() -> None:
    session = table()
    session.handle(PickUp(Place.COLUMN_1), 0.0)
    session.handle(FocusOn(Focus(Place.COLUMN_2, None)), 0.0)
    assert session.handle(MoveFocus(Direction.DOWN), 0.0).after.hand == Holding(Place.COLUMN_1, None)


def test_a_card_held_by_number_is_not_changed_by_arrows() -> None:
    session = table()
    activated(session, Focus(Place.COLUMN_1))
    assert session.handle(MoveFocus(Direction.UP), 0.0).after.hand == Holding(Place.COLUMN_1, 1)


def test_the_face_down_item_does_not_narrow_the_hand() -> None:
    session = table()
    session.handle(FocusOn(Focus(Place.COLUMN_1, 2)), 0.0)
    session.handle(PickUp(Place.COLUMN_1), 0.0)
    update = session.handle(MoveFocus(Direction.UP), 0.0)
    assert (update.change, update.after.hand) == (Change.FOCUS, Holding(Place.COLUMN_1, None))


def test_pressing_the_stock_puts_the_held_cards_back_first() -> None:
    session = table()
    session.handle(PickUp(Place.COLUMN_1), 0.0)
    update = session.handle(PressStock(), 0.0)
    assert (update.change, update.after.hand) == (Change.PLAYED, EMPTY)


def test_any_move_leaves_the_hand_empty() -> None:
    session = table()
    session.handle(PickUp(Place.WASTE), 0.0)
    assert session.handle(CarryCards(Place.COLUMN_1, Place.COLUMN_2), 0.0).after.hand == EMPTY


def test_a_drop_where_the_card_came_from_is_refused_as_such() -> None:
    assert reason_of(table().handle(CarryCards(Place.COLUMN_1, Place.COLUMN_1, 1), 0.0)) is Reason.SAME_PLACE


def test_a_won_game_refuses_the_hand() -> None:
    won = session_on(laid(foundations=(KING, KING, KING, KING)))
    for command in (PickUp(Place.CLUBS), PutDown(Place.COLUMN_1), Resize(1), Activate()):
        assert reason_of(won.handle(command, 0.0)) is Reason.ALREADY_WON
    update = won.handle(PutBack(), 0.0)
    assert (update.change, update.refusal) == (Change.NOTHING, None)


def test_picking_up_costs_no_move_and_starts_no_clock() -> None:
    session = session_on(dealt(24))
    session.handle(PickUp(Place.COLUMN_1), 0.0)
    assert (session.standing.moves, session.standing.clock.running_since) == (0, None)
