import pytest
from support.games import dealt, laid, play_tokens, session_on

from klondike_qt.game.clock import Clock
from klondike_qt.game.commands import FocusOn, PressStock, Restart, RunClock, StopClock, Undo
from klondike_qt.game.cursor import START
from klondike_qt.game.updates import Change


def test_the_clock_starts_with_the_first_move_not_with_the_deal() -> None:
    session = session_on(dealt(24))
    session.handle(FocusOn(START), 1.0)
    assert session.standing.clock == Clock()
    session.handle(PressStock(), 5.0)
    assert session.standing.clock.seconds(8.0) == 3.0


def test_a_refused_move_starts_nothing() -> None:
    session = session_on(laid("9C"))
    assert session.handle(PressStock(), 5.0).refusal
    assert session.standing.clock == Clock()


def test_the_clock_cannot_run_before_the_first_move() -> None:
    session = session_on(dealt(24))
    assert session.handle(RunClock(), 1.0).change is Change.NOTHING


def test_stopped_time_is_not_counted() -> None:
    session = session_on(dealt(24))
    play_tokens(session, "d", now=10.0)
    stopped = session.handle(StopClock(), 15.0)
    assert (stopped.change, stopped.after.clock.seconds(99.0)) == (Change.CLOCK, 5.0)
    assert session.handle(StopClock(), 20.0).change is Change.NOTHING
    run = session.handle(RunClock(), 100.0)
    assert (run.change, run.after.clock.seconds(101.0)) == (Change.CLOCK, 6.0)
    assert session.handle(RunClock(), 110.0).change is Change.NOTHING
    assert session.standing.clock.seconds(111.0) == 16.0


def test_later_moves_undo_and_restart_neither_start_nor_stop_it() -> None:
    session = session_on(dealt(24))
    play_tokens(session, "d", now=10.0)
    for command in (PressStock(), Undo(), Restart()):
        assert session.handle(command, 20.0).after.clock == Clock(0.0, 10.0)
    session.handle(StopClock(), 30.0)
    for command in (PressStock(), Undo(), Restart()):
        assert session.handle(command, 40.0).after.clock == Clock(20.0)


def test_the_clock_stays_stopped_after_a_win() -> None:
    session = session_on(laid("KC", foundations=(12, 13, 13, 13)))
    play_tokens(session, "1C", now=10.0)
    assert session.handle(RunClock(), 20.0).change is Change.NOTHING
    assert session.handle(StopClock(), 30.0).change is Change.NOTHING
    assert session.standing.clock.seconds(40.0) == 0.0


@pytest.mark.parametrize("now", [9.0, -100.0])
def test_time_never_runs_backwards(now: float) -> None:
    session = session_on(dealt(24))
    play_tokens(session, "d", now=10.0)
    assert session.standing.clock.seconds(now) == 0.0
    assert session.handle(StopClock(), now).after.clock.elapsed == 0.0
