import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.games import LINES, dealt, laid, origin, play_tokens, session_on

from klondike_qt.game.commands import (
    CarryCards,
    Command,
    Direction,
    Finish,
    FocusOn,
    MoveFocus,
    NewGame,
    PickUp,
    PressStock,
    PreviousGame,
    PutDown,
    Redo,
    Restart,
    RunClock,
    SendSafe,
    SendToBest,
    SendToFoundation,
    StopClock,
    Undo,
)
from klondike_qt.game.cursor import EMPTY, START, Focus
from klondike_qt.game.record import Kept, Record, new_record
from klondike_qt.game.session import Session
from klondike_qt.game.turns import InvalidRecord
from klondike_qt.game.updates import Change, Update
from klondike_qt.rules.moves import Reason
from klondike_qt.rules.position import Place
from klondike_qt.rules.variant import VEGAS, Scoring, Variant

NEW = NewGame(origin("b"), dealt(100))
NEWER = NewGame(origin("c"), dealt(1))


def begun() -> Session:
    session = session_on(dealt(24))
    play_tokens(session, "54 422 d", now=10.0)
    session.handle(Undo(), 10.0)
    session.handle(FocusOn(Focus(Place.COLUMN_2, 1)), 10.0)
    return session


def refused(update: Update, reason: Reason) -> None:
    assert update.refusal
    assert update.refusal.reason is reason
    assert update.change is Change.NOTHING
    assert update.after == update.before


def test_a_new_game_is_as_dealt() -> None:
    session = begun()
    session.handle(PickUp(Place.COLUMN_1), 11.0)
    update = session.handle(NEW, 12.0)
    assert update.change is Change.DEALT
    after = update.after
    assert (after.record, after.position) == (new_record(origin("b"), dealt(100)), dealt(100))
    assert (after.score, after.moves, after.focus, after.hand) == (0, 0, START, EMPTY)
    assert after.clock.seconds(99.0) == 0.0
    assert after.previous


def test_the_previous_game_comes_back_as_it_was_left() -> None:
    session = begun()
    before = session.standing
    session.handle(NEW, 15.0)
    update = session.handle(PreviousGame(), 40.0)
    assert update.change is Change.DEALT
    after = update.after
    assert (after.record, after.focus, after.score, after.moves) == (
        before.record,
        before.focus,
        before.score,
        before.moves,
    )
    assert after.clock.seconds(42.0) == 5.0 + 2.0
    assert (after.can_undo, after.can_redo, after.previous) == (True, True, False)
    refused(session.handle(PreviousGame(), 41.0), Reason.NO_PREVIOUS_GAME)


def test_the_first_move_of_the_new_game_lets_the_previous_one_go() -> None:
    session = begun()
    session.handle(NEW, 15.0)
    update = session.handle(PressStock(), 16.0)
    assert (update.before.previous, update.after.previous) == (True, False)
    assert session.previous is None
    session.handle(Undo(), 17.0)
    refused(session.handle(PreviousGame(), 18.0), Reason.NO_PREVIOUS_GAME)


def test_looking_around_keeps_the_previous_game() -> None:
    session = begun()
    session.handle(NEW, 15.0)
    for command in (FocusOn(Focus(Place.WASTE)), PickUp(Place.COLUMN_1), Undo(), Restart(), StopClock()):
        assert session.handle(command, 16.0).after.previous


def test_a_game_without_a_move_is_replaced_and_the_one_before_stays() -> None:
    session = begun()
    record = session.standing.record
    session.handle(NEW, 15.0)
    session.handle(NEWER, 16.0)
    assert session.standing.record.origin.game_id == "c"
    assert session.handle(PreviousGame(), 17.0).after.record == record


def test_a_game_without_a_move_leaves_no_previous_game() -> None:
    session = session_on(dealt(24))
    assert not session.handle(NEW, 1.0).after.previous


def test_a_game_whose_moves_are_all_undone_is_kept() -> None:
    session = session_on(dealt(24))
    play_tokens(session, "d")
    session.handle(Undo(), 0.0)
    assert session.handle(NEW, 1.0).after.previous
    assert session.handle(PreviousGame(), 2.0).after.can_redo


def test_a_won_game_is_not_kept() -> None:
    session = won_session()
    assert not session.handle(NEW, 1.0).after.previous


def test_the_previous_game_is_stored_and_comes_back_after_a_restart_of_the_program() -> None:
    session = begun()
    left = session.standing
    session.handle(NEW, 15.0)
    kept = session.previous
    assert kept == Kept(left.record, 5.0, left.focus)
    again = Session(session.standing.record, previous=kept)
    assert again.standing.previous
    update = again.handle(PreviousGame(), 1000.0)
    assert (update.after.record, update.after.focus) == (left.record, left.focus)
    assert update.after.clock.seconds(1001.0) == 6.0


def test_a_previous_game_may_be_given_without_a_focus() -> None:
    record = begun().standing.record
    again = Session(new_record(origin("b"), dealt(1)), previous=(record, 7.0))
    assert again.handle(PreviousGame(), 0.0).after.focus == START


def test_a_previous_game_beside_a_game_with_moves_is_gone() -> None:
    record = begun().standing.record
    assert not Session(record, previous=Kept(record)).standing.previous


def test_a_previous_game_that_nobody_played_or_that_is_won_is_none() -> None:
    fresh = new_record(origin("b"), dealt(1))
    for record in (fresh, won_session().standing.record):
        assert not Session(fresh, previous=Kept(record)).standing.previous


def test_a_previous_game_that_nobody_can_have_played_is_refused() -> None:
    damaged = Record(origin(), dealt(24), (), 5)
    with pytest.raises(InvalidRecord):
        Session(new_record(origin("b"), dealt(1)), previous=Kept(damaged))


def won_session(now: float = 0.0, line: int = 0) -> Session:
    number, variant, tokens = LINES[line]
    session = session_on(dealt(number, variant))
    play_tokens(session, tokens[:-1])
    assert play_tokens(session, tokens[-1:], now).won
    return session


AFTER_A_WIN: tuple[Command, ...] = (
    Undo(),
    Redo(),
    Restart(),
    PressStock(),
    CarryCards(Place.CLUBS, Place.COLUMN_1),
    PickUp(Place.CLUBS),
    PutDown(Place.COLUMN_1),
    SendToBest(Place.CLUBS),
    SendToFoundation(Place.CLUBS),
    SendSafe(),
    Finish(),
)


@pytest.mark.parametrize("command", AFTER_A_WIN, ids=repr)
def test_a_won_game_refuses_every_move(command: Command) -> None:
    refused(won_session().handle(command, 1.0), Reason.ALREADY_WON)


def test_after_a_win_the_keyboard_still_walks_and_a_new_game_still_comes() -> None:
    session = won_session()
    session.handle(FocusOn(START), 1.0)
    assert session.handle(MoveFocus(Direction.RIGHT), 1.0).change is Change.FOCUS
    standing = session.standing
    assert (standing.can_undo, standing.can_redo) == (False, False)
    assert session.handle(NEW, 2.0).change is Change.DEALT


def test_the_win_stops_the_clock_and_earns_the_bonus() -> None:
    session = won_session(now=300.9)
    standing = session.standing
    assert standing.clock.seconds(9999.0) == 300.9
    again = Session(standing.record, elapsed=standing.clock.elapsed)
    assert again.standing.score == standing.score
    without = Session(standing.record, elapsed=1e9)
    assert standing.score - without.standing.score == 700_000 // 300


def test_the_update_that_wins_tells_its_bonus_once() -> None:
    number, variant, tokens = LINES[0]
    session = session_on(dealt(number, variant))
    play_tokens(session, tokens[:-1])
    update = play_tokens(session, tokens[-1:], now=300.0)
    assert (update.won, update.bonus) == (True, 2333)
    assert update.after.score == update.before.score + 10 + 2333
    assert session.handle(MoveFocus(Direction.LEFT), 301.0).bonus == 0


@pytest.mark.parametrize(
    "variant", [VEGAS, Variant(1, None, Scoring.VEGAS, time_bonus=True), Variant(1, None, Scoring.STANDARD)]
)
def test_vegas_and_games_without_a_time_bonus_earn_none(variant: Variant) -> None:
    session = session_on(laid("KC", foundations=(12, 13, 13, 13), variant=variant))
    update = play_tokens(session, "1C", now=5.0)
    assert (update.won, update.bonus) == (True, 0)
    assert update.after.score == (-47 if variant.scoring is Scoring.VEGAS else 10)


def test_a_win_within_the_first_second_is_counted_as_one_second() -> None:
    session = session_on(laid("KC", foundations=(12, 13, 13, 13)))
    assert play_tokens(session, "1C").bonus == 700_000


@pytest.mark.parametrize("elapsed", [-5.0, float("nan"), float("inf"), float("-inf")])
def test_a_stored_time_that_no_clock_shows_is_nought(elapsed: float) -> None:
    record = won_session().standing.record
    session = Session(record, elapsed=elapsed)
    assert session.standing.clock.seconds(0.0) == 0.0


def test_a_refused_command_changes_nothing_and_says_why() -> None:
    session = begun()
    session.handle(PickUp(Place.COLUMN_2), 11.0)
    refused(session.handle(CarryCards(Place.COLUMN_1, Place.STOCK), 12.0), Reason.CANNOT_PUT_THERE)


def test_the_same_commands_lead_to_the_same_game() -> None:
    one, two = begun(), begun()
    assert one.standing == two.standing


@given(st.sampled_from(LINES), st.floats(0, 1), st.integers(0, 6))
def test_a_stored_game_goes_on_as_if_it_had_never_been_left(
    line: tuple[int, Variant, tuple[str, ...]], share: float, undone: int
) -> None:
    number, variant, tokens = line
    session = session_on(dealt(number, variant))
    done = int(len(tokens) * share)
    play_tokens(session, tokens[:done]) if done else None
    for _ in range(undone):
        session.handle(Undo(), 0.0)
    standing = session.standing
    again = Session(standing.record, elapsed=standing.clock.seconds(0.0), focus=standing.focus)
    for command in (Undo(), Redo(), Redo(), Restart(), Undo(), PressStock(), Undo(), Redo()):
        one, two = session.handle(command, 1.0), again.handle(command, 1.0)
        assert (one.change, one.steps, one.refusal) == (two.change, two.steps, two.refusal)
        assert (one.after.record, one.after.score, one.after.focus) == (
            two.after.record,
            two.after.score,
            two.after.focus,
        )


def test_a_loaded_game_runs_its_clock_when_it_is_told_to() -> None:
    session = Session(begun().standing.record, elapsed=50.0)
    assert session.standing.clock.running_since is None
    assert session.handle(RunClock(), 5.0).after.clock.seconds(6.0) == 51.0
