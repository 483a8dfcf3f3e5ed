from dataclasses import replace

import pytest
from support.games import LINES, dealt, laid, origin, play_tokens, session_on

from klondike_qt.game.commands import Undo
from klondike_qt.game.record import Played, Record, Restarted, new_record
from klondike_qt.game.session import Session
from klondike_qt.game.turns import InvalidRecord, rebuild
from klondike_qt.rules.moves import Carry, Draw, Reason, Redeal
from klondike_qt.rules.position import Place


def record_of(*turns: Played | Restarted, cursor: int | None = None) -> Record:
    return Record(origin(), dealt(24), turns, len(turns) if cursor is None else cursor)


def test_a_new_record_stands_at_the_deal() -> None:
    history = rebuild(new_record(origin(), dealt(24)))
    assert (history.now.position, history.now.score, history.now.moves) == (dealt(24), 0, 0)
    assert history.last_turn is None
    assert history.next_turn is None


def test_a_replayed_record_has_a_mark_for_each_turn_undone_ones_included() -> None:
    session = session_on(dealt(24))
    play_tokens(session, "54 422 3C d")
    session.handle(Undo(), 0.0)
    record = session.standing.record
    history = rebuild(record)
    assert len(history.marks) == 5
    assert history.now.position == session.standing.position
    assert history.next_turn == Played((Draw(),))


@pytest.mark.parametrize("cursor", [-1, 2])
def test_more_or_fewer_turns_than_there_are_cannot_stand(cursor: int) -> None:
    with pytest.raises(InvalidRecord, match="turns cannot stand"):
        Session(record_of(Played((Draw(),)), cursor=cursor))


def test_an_illegal_move_is_named_with_its_turn_and_its_refusal() -> None:
    with pytest.raises(InvalidRecord, match="turn 1: stock-not-empty") as caught:
        Session(record_of(Played((Draw(),)), Played((Redeal(),))))
    assert caught.value.turn == 1
    assert caught.value.refusal
    assert caught.value.refusal.reason is Reason.STOCK_NOT_EMPTY


@pytest.mark.parametrize("count", [-1, 0, 2, 99])
def test_counts_that_no_run_has_are_illegal(count: int) -> None:
    with pytest.raises(InvalidRecord):
        Session(record_of(Played((Carry(Place.COLUMN_5, Place.COLUMN_4, count),))))


def test_illegal_turns_are_found_among_the_undone_ones_too() -> None:
    with pytest.raises(InvalidRecord, match="turn 0"):
        Session(record_of(Played((Redeal(),)), cursor=0))


@pytest.mark.parametrize("turn", [Played(()), Played((), automatic=True), Played((Draw(), Draw()))])
def test_a_turn_is_one_move_unless_it_is_automatic(turn: Played) -> None:
    with pytest.raises(InvalidRecord, match="moves"):
        Session(record_of(turn))


def test_automatic_turns_may_hold_many_moves() -> None:
    assert Session(record_of(Played((Draw(), Draw()), automatic=True))).standing.moves == 2


def won_record() -> Record:
    number, variant, tokens = LINES[0]
    session = session_on(dealt(number, variant))
    play_tokens(session, tokens)
    return session.standing.record


def test_nothing_is_played_after_a_win() -> None:
    record = won_record()
    worry_back = Played((Carry(Place.CLUBS, Place.COLUMN_1),))
    for turn in (worry_back, Restarted()):
        more = replace(record, turns=(*record.turns, turn), cursor=record.cursor + 1)
        with pytest.raises(InvalidRecord, match="won before"):
            Session(more)


def test_a_win_is_never_undone() -> None:
    record = won_record()
    with pytest.raises(InvalidRecord, match="cannot be undone"):
        Session(replace(record, cursor=record.cursor - 1))


def test_a_record_begun_on_any_position_replays() -> None:
    start = laid("KH", "| QS", foundations=(3, 4, 5, 6))
    record = Record(origin(), start, (Played((Carry(Place.COLUMN_2, Place.COLUMN_1),)),), 1)
    assert Session(record).standing.position.columns[0].run[-1].code == "QS"
