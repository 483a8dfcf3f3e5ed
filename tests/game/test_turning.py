from support.games import dealt, laid, play_tokens, session_on

from klondike_qt.game.commands import Automatic, CarryCards, PickUp, PressStock, Redo, Restart, RunClock, TakeBack, Undo
from klondike_qt.game.cursor import EMPTY
from klondike_qt.game.record import Played, Restarted
from klondike_qt.game.updates import Change
from klondike_qt.rules.moves import Carry, Draw, Reason
from klondike_qt.rules.position import Place
from klondike_qt.rules.variant import DRAW_THREE, VEGAS


def test_a_draw_is_undone_and_redone() -> None:
    session = session_on(dealt(24, DRAW_THREE))
    drawn = session.handle(PressStock(), 0.0)
    undone = session.handle(Undo(), 0.0)
    assert (undone.change, undone.steps, undone.automatic) == (Change.UNDONE, drawn.steps, 0)
    assert (undone.after.position, undone.after.moves) == (dealt(24, DRAW_THREE), 0)
    redone = session.handle(Redo(), 0.0)
    assert (redone.change, redone.steps, redone.after.moves) == (Change.REDONE, drawn.steps, 1)
    assert redone.after.position == drawn.after.position


def test_a_redeal_is_undone_with_its_penalty_and_pass() -> None:
    session = session_on(laid("9C", "| 8D", waste="5H 6H", stock="7H"))
    play_tokens(session, "21 d r")
    assert (session.standing.score, session.standing.position.pass_number) == (0, 2)
    undone = session.handle(Undo(), 0.0).after
    assert (undone.score, undone.position.pass_number, len(undone.position.waste)) == (0, 1, 3)


def test_a_turned_card_lies_face_down_again_and_its_points_are_gone() -> None:
    session = session_on(laid("9C", "KS | 8D"))
    play_tokens(session, "21")
    assert session.standing.score == 5
    undone = session.handle(Undo(), 0.0).after
    assert (undone.score, undone.moves, undone.position) == (0, 0, laid("9C", "KS | 8D"))


def test_a_floor_of_nought_is_undone_to_what_was_before() -> None:
    session = session_on(laid("9C", "KS | 8D", waste="5H 6H"))
    play_tokens(session, "21 r")
    assert session.standing.score == 0
    assert session.handle(Undo(), 0.0).after.score == 5


def test_a_new_move_leaves_nothing_to_redo() -> None:
    session = session_on(dealt(24))
    play_tokens(session, "d d d")
    session.handle(Undo(), 0.0)
    assert session.handle(Undo(), 0.0).after.can_redo
    assert not play_tokens(session, "54").after.can_redo
    refused = session.handle(Redo(), 0.0)
    assert refused.refusal
    assert refused.refusal.reason is Reason.NOTHING_TO_REDO
    assert session.standing.record.turns == (Played((Draw(),)), Played((Carry(Place.COLUMN_5, Place.COLUMN_4),)))


def test_a_refused_move_keeps_what_can_be_redone() -> None:
    session = session_on(dealt(24))
    play_tokens(session, "d")
    session.handle(Undo(), 0.0)
    assert session.handle(CarryCards(Place.COLUMN_1, Place.COLUMN_2), 0.0).refusal
    assert session.standing.can_redo


def test_at_the_deal_there_is_nothing_to_undo() -> None:
    refused = session_on(dealt(24)).handle(Undo(), 0.0)
    assert refused.refusal
    assert refused.refusal.reason is Reason.NOTHING_TO_UNDO


def test_a_run_of_automatic_moves_is_a_turn_of_its_own() -> None:
    start = laid("9C", "AD 2D AH | 8D", foundations=(0, 0, 0, 0))
    session = session_on(start)
    played = session.handle(CarryCards(Place.COLUMN_2, Place.COLUMN_1), 0.0, Automatic(safe_cards=True))
    assert (len(played.steps), played.automatic, played.after.moves) == (2, 1, 2)
    assert played.after.score == 5 + 10 + 5
    first = session.handle(Undo(), 0.0)
    assert (first.automatic, len(first.steps), first.after.moves, first.after.score) == (1, 1, 1, 5)
    second = session.handle(Undo(), 0.0)
    assert (second.automatic, second.after.position, second.after.moves) == (0, start, 0)
    again = session.handle(Redo(), 0.0, Automatic(safe_cards=True))
    assert (len(again.steps), again.automatic) == (1, 0)
    rest = session.handle(Redo(), 0.0)
    assert (rest.automatic, rest.after.position) == (1, played.after.position)


def test_undone_steps_come_last_one_first() -> None:
    session = session_on(laid("9C | AD", "9S | 2D", "KH | 8D", "9H"))
    played = session.handle(CarryCards(Place.COLUMN_1, Place.DIAMONDS), 0.0, Automatic(safe_cards=True))
    assert (len(played.steps), played.automatic) == (2, 1)
    play_tokens(session, "31")
    assert [step.move for step in session.handle(Undo(), 0.0).steps] == [Carry(Place.COLUMN_3, Place.COLUMN_1)]
    assert session.handle(Undo(), 0.0).steps == played.steps[1:]


def test_several_turns_are_taken_back_at_once_and_played_again_one_by_one() -> None:
    session = session_on(dealt(24))
    play_tokens(session, "54 d")
    session.handle(Restart(), 0.0)
    play_tokens(session, "d d")
    trail = session.trail
    assert (trail[0], trail[3], len(trail)) == (dealt(24), dealt(24), 6)
    update = session.handle(TakeBack(4), 0.0)
    assert (update.change, update.steps) == (Change.TAKEN_BACK, ())
    assert (update.after.position, update.after.moves, session.trail) == (trail[1], 1, trail[:2])
    for position in trail[2:]:
        assert session.handle(Redo(), 0.0).after.position == position


def test_taking_one_turn_back_is_undo_and_more_than_there_are_is_refused() -> None:
    session = session_on(dealt(24))
    play_tokens(session, "54")
    assert session.handle(TakeBack(0), 0.0).change is Change.NOTHING
    refused = session.handle(TakeBack(2), 0.0)
    assert refused.refusal
    assert refused.refusal.reason is Reason.NOTHING_TO_UNDO
    assert session.handle(TakeBack(1), 0.0).change is Change.UNDONE


def test_restart_is_one_turn_that_can_be_undone() -> None:
    session = session_on(dealt(24, VEGAS))
    play_tokens(session, "54 422 3C d", now=1.0)
    before = session.standing
    restarted = session.handle(Restart(), 5.0)
    assert (restarted.change, restarted.steps) == (Change.RESTARTED, ())
    after = restarted.after
    assert (after.position, after.score, after.moves) == (dealt(24, VEGAS), -52, 0)
    assert after.clock.seconds(9.0) == 8.0
    assert after.record.turns[-1] == Restarted()
    play_tokens(session, "d")
    session.handle(Undo(), 9.0)
    undone = session.handle(Undo(), 9.0)
    assert undone.change is Change.UNRESTARTED
    assert (undone.after.position, undone.after.score, undone.after.moves) == (
        before.position,
        before.score,
        before.moves,
    )
    redone = session.handle(Redo(), 9.0)
    assert (redone.change, redone.after.moves) == (Change.RESTARTED, 0)
    assert session.handle(Redo(), 9.0).change is Change.REDONE


def test_restart_with_no_move_standing_changes_nothing() -> None:
    session = session_on(dealt(24))
    assert session.handle(Restart(), 0.0).change is Change.NOTHING
    play_tokens(session, "d")
    session.handle(Restart(), 0.0)
    again = session.handle(Restart(), 0.0)
    assert (again.change, again.refusal) == (Change.NOTHING, None)
    session.handle(Undo(), 0.0)
    session.handle(Undo(), 0.0)
    assert session.handle(Restart(), 0.0).change is Change.NOTHING
    assert session.standing.can_redo


def test_undo_redo_and_restart_let_go_of_the_held_cards() -> None:
    session = session_on(dealt(24))
    play_tokens(session, "d d")
    for command in (Undo(), Redo(), Restart()):
        session.handle(PickUp(Place.COLUMN_5), 0.0)
        assert session.handle(command, 0.0).after.hand == EMPTY


def test_undo_leaves_the_clock_alone() -> None:
    session = session_on(dealt(24))
    play_tokens(session, "d", now=10.0)
    session.handle(Undo(), 15.0)
    assert session.standing.clock.seconds(20.0) == 10.0
    assert session.handle(RunClock(), 20.0).change is Change.NOTHING
