"""The pace at which cards go from one standing to the next."""

import pytest
from support.games import command_of, dealt, laid, origin, play_tokens, session_on

from klondike_qt.game.commands import (
    Automatic,
    Finish,
    NewGame,
    PickUp,
    PressStock,
    PreviousGame,
    Restart,
    Undo,
)
from klondike_qt.preferences.schema import MotionSpeed
from klondike_qt.rules.cards import CARD_BY_CODE, KING
from klondike_qt.rules.position import COLUMNS, Place
from klondike_qt.rules.variant import DRAW_THREE
from klondike_qt.ui.table.tempo import TEMPOS, Tempo
from klondike_qt.ui.table.transition import back_pace, is_deal, paces, usual_pace

SWIFT, CALM = 250, 550
"""Milliseconds that no single move may take longer than, and where the player wishes slow cards."""


def _longest(tempo: Tempo) -> float:
    return CALM if tempo is TEMPOS[MotionSpeed.SLOW] else SWIFT


at_every_speed = pytest.mark.parametrize("tempo", TEMPOS.values(), ids=TEMPOS.keys())


@at_every_speed
def test_a_move_takes_its_cards_up_together_and_turns_the_card_under_them(tempo: Tempo) -> None:
    session = session_on(dealt(24))
    play_tokens(session, "65")
    update = session.handle(command_of("54"), 0)
    found = paces(update, tempo)
    moved = [found[CARD_BY_CODE[code]] for code in ("7D", "6S")]
    assert {pace.flight for pace in moved} == {0}
    assert max(pace.delay + pace.duration for pace in found.values()) <= _longest(tempo)
    turned = update.steps[0].turned
    assert turned
    assert (found[turned].duration, found[turned].flight) == (tempo.turn, None)


@at_every_speed
def test_three_drawn_cards_follow_each_other_within_a_quarter_of_a_second(tempo: Tempo) -> None:
    session = session_on(dealt(24, DRAW_THREE))
    update = session.handle(PressStock(), 0)
    found = [paces(update, tempo)[card] for card in update.steps[0].moved]
    assert [pace.delay for pace in found] == sorted({pace.delay for pace in found})
    assert found[-1].delay + found[-1].duration <= _longest(tempo)


@at_every_speed
def test_taking_a_move_back_is_the_same_way_backwards(tempo: Tempo) -> None:
    session = session_on(dealt(24))
    there = session.handle(command_of("65"), 0)
    back = session.handle(Undo(), 0)
    assert paces(there, tempo) == paces(back, tempo)


@at_every_speed
def test_a_deal_goes_row_by_row_within_its_time(tempo: Tempo) -> None:
    session = session_on(dealt(24))
    update = session.handle(NewGame(origin("b"), dealt(25)), 0)
    found = paces(update, tempo)
    assert is_deal(update)
    assert len(found) == sum(range(COLUMNS + 1))
    assert max(pace.delay for pace in found.values()) + tempo.deal <= min(tempo.run, 2200)
    last = update.after.position.columns[-1].run[-1]
    assert found[last].delay == max(pace.delay for pace in found.values())
    assert not is_deal(session.handle(PreviousGame(), 0))


@at_every_speed
def test_a_restart_has_no_pace_of_its_own(tempo: Tempo) -> None:
    session = session_on(dealt(24))
    play_tokens(session, "65")
    assert not paces(session.handle(Restart(), 0), tempo)


@at_every_speed
def test_a_run_of_automatic_moves_is_shown_one_after_the_other_and_soon_over(tempo: Tempo) -> None:
    suits = ["".join(f"{rank}{suit} " for rank in "KQJT98765432A") for suit in "CDHS"]
    session = session_on(laid(*suits))
    update = session.handle(Finish(), 0, Automatic())
    delays = [paces(update, tempo)[step.moved[0]].delay for step in update.steps]
    assert len(delays) == 4 * KING
    assert delays == sorted(delays)
    assert delays[-1] + tempo.move <= tempo.run


@at_every_speed
def test_the_waste_goes_under_as_one_pack(tempo: Tempo) -> None:
    session = session_on(dealt(24, DRAW_THREE))
    while session.standing.position.stock:
        session.handle(PressStock(), 0)
    update = session.handle(PressStock(), 0)
    waste = update.before.position.waste
    found = [paces(update, tempo)[card] for card in waste]
    assert {(pace.delay, pace.flight) for pace in found} == {(0, 0)}
    assert found[0].duration <= _longest(tempo)


@at_every_speed
def test_what_has_no_pace_of_its_own_is_swift_too(tempo: Tempo) -> None:
    session = session_on(dealt(24))
    held = session.handle(PickUp(Place.COLUMN_1, 1), 0)
    assert usual_pace(held, tempo).duration == tempo.lift < tempo.move
    assert usual_pace(session.handle(Restart(), 0), tempo).duration == tempo.move <= _longest(tempo)
    assert back_pace(tempo).duration <= _longest(tempo)


def test_v_21_each_speed_is_clearly_slower_than_the_one_before() -> None:
    moves = [tempo.move for tempo in TEMPOS.values()]
    assert moves == sorted(set(moves))
    assert 2 * moves[0] <= moves[1] <= 0.4 * moves[2]
