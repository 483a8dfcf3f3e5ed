import pytest
from support.games import LINES, cards, dealt, laid, play_tokens, session_on

from klondike_qt.game.commands import (
    CarryCards,
    Finish,
    FocusOn,
    PickUp,
    Redo,
    SendSafe,
    SendToBest,
    SendToFoundation,
    Undo,
)
from klondike_qt.game.cursor import EMPTY, Focus
from klondike_qt.game.record import Played
from klondike_qt.game.session import Session
from klondike_qt.game.updates import Change
from klondike_qt.rules.moves import Carry, Reason
from klondike_qt.rules.position import Place, Position
from klondike_qt.rules.variant import VARIANTS


def settled() -> Position:
    """Jacks and better are left: twelve cards in four columns."""
    return laid("KC QD JC", "", "KD QC JD", "KH QS JH", "KS QH JS", foundations=(10, 10, 10, 10))


def test_finishing_sends_all_cards_up_lowest_first_in_the_order_of_the_foundations() -> None:
    session = session_on(settled())
    update = session.handle(Finish(), 0.0)
    assert tuple(step.moved[0] for step in update.steps) == cards("JC JD JH JS QC QD QH QS KC KD KH KS")
    assert (update.automatic, update.after.moves, update.won) == (12, 12, True)
    assert update.after.score - update.bonus == 120


def test_finishing_card_by_card_is_one_turn() -> None:
    session = session_on(settled())
    for number in range(1, 6):
        update = session.handle(Finish(most=1), 0.0)
        assert (len(update.steps), update.automatic, update.after.moves) == (1, 1, number)
    assert len(session.standing.record.turns) == 1
    undone = session.handle(Undo(), 0.0)
    assert (undone.change, len(undone.steps), undone.automatic) == (Change.UNDONE, 5, 5)
    assert (undone.after.position, undone.after.score, undone.after.moves) == (settled(), 0, 0)
    redone = session.handle(Redo(), 0.0)
    assert (len(redone.steps), redone.automatic, redone.after.moves) == (5, 5, 5)
    assert session.handle(Finish(), 0.0).won
    assert len(session.standing.record.turns) == 1


def test_a_move_of_the_player_between_begins_another_turn() -> None:
    session = session_on(settled())
    session.handle(Finish(most=2), 0.0)
    session.handle(CarryCards(Place.COLUMN_4, Place.HEARTS), 0.0)
    session.handle(Finish(most=2), 0.0)
    kinds = [turn.automatic for turn in session.standing.record.turns if isinstance(turn, Played)]
    assert kinds == [True, False, True]


def test_a_finish_after_an_undone_one_begins_anew() -> None:
    session = session_on(settled())
    session.handle(Finish(most=3), 0.0)
    session.handle(Undo(), 0.0)
    update = session.handle(Finish(most=1), 0.0)
    assert (update.after.moves, update.after.can_redo, len(update.after.record.turns)) == (1, False, 1)


def test_an_interrupted_finish_goes_on_after_the_game_was_stored() -> None:
    session = session_on(settled())
    session.handle(Finish(most=3), 0.0)
    again = Session(session.standing.record)
    again.handle(Finish(most=1), 0.0)
    assert [len(turn.moves) for turn in again.standing.record.turns if isinstance(turn, Played)] == [4]


def test_safe_cards_that_settle_a_game_win_it_in_a_turn_of_their_own() -> None:
    session = session_on(laid("KC QD JC", "KH | TD", "KD QC JD", "QS JH", "KS QH JS", foundations=(10, 9, 10, 10)))
    update = session.handle(SendSafe(), 0.0)
    assert (update.won, len(update.steps), len(update.after.record.turns)) == (True, 13, 1)


def test_only_a_settled_game_is_finished() -> None:
    for position in (
        dealt(24),
        laid("KC QC", stock="KD"),
        laid("KC QC", waste="KD"),
        laid("KC | QC"),
    ):
        update = session_on(position).handle(Finish(), 0.0)
        assert update.refusal
        assert update.refusal.reason is Reason.NOT_SETTLED


@pytest.mark.parametrize("most", [0, -1, 1])
def test_a_finish_of_fewer_than_one_card_is_one_card(most: int) -> None:
    assert len(session_on(settled()).handle(Finish(most), 0.0).steps) == 1


def test_safe_cards_are_sent_once_as_one_automatic_turn() -> None:
    session = session_on(laid("5S | 2D", "AD", "9C 3D", "AH"))
    update = session.handle(SendSafe(), 0.0)
    assert (len(update.steps), update.automatic, update.after.moves) == (3, 3, 3)
    assert session.standing.record.turns == (Played(tuple(step.move for step in update.steps), automatic=True),)
    again = session.handle(SendSafe(), 0.0)
    assert again.refusal
    assert again.refusal.reason is Reason.NOTHING_SAFE
    assert session.handle(Undo(), 0.0).after.moves == 0


def test_a_card_is_sent_to_its_foundation() -> None:
    session = session_on(laid("9C AH", "8D"))
    update = session.handle(SendToFoundation(Place.COLUMN_1), 0.0)
    assert update.steps[0].move == Carry(Place.COLUMN_1, Place.HEARTS)
    refused = session.handle(SendToFoundation(Place.COLUMN_2), 0.0)
    assert refused.refusal
    assert refused.refusal.reason is Reason.FOUNDATION_NEEDS_ACE


def test_sending_lets_go_of_held_cards_and_keeps_the_focus() -> None:
    session = session_on(laid("9C AH", "8D"))
    session.handle(FocusOn(Focus(Place.COLUMN_2)), 0.0)
    session.handle(PickUp(Place.COLUMN_1), 0.0)
    update = session.handle(SendToBest(Place.COLUMN_1), 0.0)
    assert (update.after.hand, update.after.focus) == (EMPTY, Focus(Place.COLUMN_2))


@pytest.mark.parametrize("name", VARIANTS)
def test_known_games_are_won_with_a_count_of_all_their_moves(name: str) -> None:
    number, variant, tokens = next(line for line in LINES if line[1] == VARIANTS[name])
    session = session_on(dealt(number, variant))
    update = play_tokens(session, tokens)
    assert update.won
    assert (update.after.moves, len(update.after.record.turns)) == (len(tokens), len(tokens))
