"""Every command in any order: what must hold at each moment of every game."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from support.games import LINES, all_cards, command_for, command_of, dealt, session_on

from klondike_qt.game.commands import (
    Activate,
    Arrangement,
    Automatic,
    CarryCards,
    Command,
    Direction,
    Finish,
    FocusOn,
    MoveFocus,
    NewGame,
    PickUp,
    PreviousGame,
    PutBack,
    PutDown,
    Redo,
    Resize,
    Restart,
    RunClock,
    SendSafe,
    SendToBest,
    SendToFoundation,
    StopClock,
    TakeBack,
    Undo,
)
from klondike_qt.game.cursor import EMPTY, Focus, Holding
from klondike_qt.game.record import DealKind, Origin, Played
from klondike_qt.game.session import Session
from klondike_qt.game.turns import rebuild
from klondike_qt.game.updates import Change, Standing, Update
from klondike_qt.rules.cards import PACK
from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.moves import Draw, Move, Reason, Redeal
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Place, Position
from klondike_qt.rules.variant import VARIANTS, Scoring, Variant

places = st.sampled_from(Place)
counts = st.one_of(st.none(), st.integers(-1, 8))
focuses = st.builds(Focus, places, st.one_of(st.none(), st.integers(-1, 9)))


def score_by_hand(score: int, before: Position, move: Move, after: Position) -> int:
    """Score one move as the rules' text says, step by step, without the scoring room."""
    variant = before.variant
    up = sum(after.foundations) - sum(before.foundations)
    if variant.scoring is Scoring.VEGAS:
        return score + 5 * up
    if isinstance(move, Redeal):
        return max(0, score - variant.redeal_penalty)
    if isinstance(move, Draw):
        return score
    hidden = [sum(len(column.hidden) for column in position.columns) for position in (before, after)]
    change = 10 if up > 0 else -15 if up < 0 else 0
    if move.source is Place.WASTE and move.destination.is_column:
        change += 5
    return max(0, score + change + 5 * (hidden[0] - hidden[1]))


def recounted(standing: Standing) -> tuple[Position, int, int]:
    """Play a record again from the deal, dully: position, score and count of what stands."""
    record = standing.record
    stake = -52 if record.start.variant.scoring is Scoring.VEGAS else 0
    position, score, moves = record.start, stake, 0
    for turn in record.turns[: record.cursor]:
        if not isinstance(turn, Played):
            position, score, moves = record.start, stake, 0
            continue
        for move in turn.moves:
            after = play(position, move).after
            score = score_by_hand(score, position, move, after)
            position, moves = after, moves + 1
    return position, score, moves


def check_focus_stayed(update: Update) -> None:
    """K-11: the focus stays with its card, or goes to the new last card of the same place."""
    before, after = update.before, update.after
    old, new = before.focus, after.focus
    assert new.place is old.place
    if old.depth is None or not old.place.is_column:
        assert new == old
        return
    was, now = (standing.position.column(old.place) for standing in (before, after))
    assert new.depth is not None
    if not len(was):
        assert new.depth == 0
    elif old.depth == len(was.run) and now.hidden:
        assert new.depth == len(now.run)
    else:
        card = was.hidden[-1] if old.depth == len(was.run) else was.run[-1 - old.depth]
        if card in now.run:
            assert now.run[-1 - new.depth] == card
        else:
            assert new.depth == (len(now.run) if card in now.hidden else 0)


def check_steps(update: Update) -> None:
    """The steps lead from before to after (backwards if they were undone), and nothing else changes the position."""
    before, after, steps = update.before.position, update.after.position, update.steps
    if update.change is Change.UNDONE:
        steps, before, after = steps[::-1], after, before
    if update.change in {Change.PLAYED, Change.REDONE, Change.UNDONE}:
        assert steps
        assert steps[0].before is before
        assert steps[-1].after is after
        assert all(one.after is two.before for one, two in pairwise(steps))
    else:
        assert not steps
        if update.change not in {Change.DEALT, Change.RESTARTED, Change.UNRESTARTED, Change.TAKEN_BACK}:
            assert before is after
    assert 0 <= update.automatic <= len(steps)


class SessionMachine(RuleBasedStateMachine):
    """A player who does anything at any time."""

    session: Session
    now = 100.0
    games = 0
    automatic = Automatic()

    @initialize(
        line=st.sampled_from(LINES),
        share=st.sampled_from((0.0, 0.5, 0.9, 1.0)),
        cut=st.integers(0, 12),
        safe=st.booleans(),
    )
    def begin(self, line: tuple[int, Variant, tuple[str, ...]], share: float, cut: int, *, safe: bool) -> None:
        """Start on a deal, somewhere on the way to its win."""
        number, variant, tokens = line
        self.session = session_on(dealt(number, variant))
        for token in tokens[: max(0, int(len(tokens) * share) - cut)]:
            self.do(command_of(token))
        self.automatic = Automatic(safe_cards=safe)

    def do(self, command: Command, automatic: Automatic | None = None) -> Update:
        """Carry a command out and check what must be true of every update."""
        standing = self.session.standing
        self.now += 0.5
        update = self.session.handle(command, self.now, automatic or Automatic())
        assert update.before is standing
        assert update.after is self.session.standing
        if update.refusal:
            assert update.change is Change.NOTHING
        if update.change is Change.NOTHING:
            assert update.after == update.before
        check_steps(update)
        if update.change is not Change.DEALT and not isinstance(command, FocusOn | MoveFocus):
            check_focus_stayed(update)
        if update.change not in {Change.FOCUS, Change.HAND, Change.NOTHING, Change.CLOCK}:
            assert update.after.hand == EMPTY
        assert update.after.clock.seconds(self.now) >= 0
        if update.before.position.is_won and update.change is not Change.DEALT:
            assert update.after.record is update.before.record
        return update

    @rule(data=st.data())
    def play_something(self, data: st.DataObject) -> None:
        moves = legal_moves(self.session.standing.position)
        if not moves:
            return
        move = data.draw(st.sampled_from(moves))
        before = self.session.standing
        update = self.do(command_for(move), self.automatic)
        assert update.change is Change.PLAYED
        assert update.steps[0].move == move
        assert update.after.moves == before.moves + len(update.steps)
        assert len(update.steps) == 1 + update.automatic
        assert not update.after.can_redo
        assert update.bonus == 0 or update.won

    @rule(place=places, count=counts)
    def pick_up(self, place: Place, count: int | None) -> None:
        self.do(PickUp(place, count))

    @rule(place=places)
    def put_down(self, place: Place) -> None:
        held = self.session.standing.hand
        update = self.do(PutDown(place), self.automatic)
        if update.refusal:
            assert update.after.hand == held

    @rule(command=st.sampled_from((PutBack(), Resize(1), Resize(-1), Activate(), SendSafe(), StopClock(), RunClock())))
    def do_plain(self, command: Command) -> None:
        self.do(command, self.automatic)

    @rule(focus=focuses)
    def activate_at(self, focus: Focus) -> None:
        self.do(FocusOn(focus))
        self.do(Activate(), self.automatic)

    @rule(source=places, destination=places, count=counts)
    def carry(self, source: Place, destination: Place, count: int | None) -> None:
        self.do(CarryCards(source, destination, count), self.automatic)

    @rule(place=places, count=counts)
    def send_to_best(self, place: Place, count: int | None) -> None:
        self.do(SendToBest(place, count), self.automatic)

    @rule(place=places, count=st.integers(-1, 3))
    def send_to_foundation(self, place: Place, count: int) -> None:
        self.do(SendToFoundation(place, count), self.automatic)

    @rule(most=st.one_of(st.none(), st.integers(0, 3)), times=st.integers(1, 3))
    def finish(self, most: int | None, times: int) -> None:
        for _ in range(times):
            before = self.session.standing
            update = self.do(Finish(most), self.automatic)
            may_finish = before.position.is_settled and not before.position.is_won
            assert (update.change is Change.PLAYED) == may_finish
            assert update.won == (may_finish and update.after.position.is_won)

    @rule(times=st.integers(1, 5))
    def undo(self, times: int) -> None:
        for _ in range(times):
            before = self.session.standing
            update = self.do(Undo(), self.automatic)
            assert bool(update.refusal) != before.can_undo

    @rule(turns=st.integers(-1, 9))
    def take_back(self, turns: int) -> None:
        before = self.session.standing
        trail = self.session.trail
        update = self.do(TakeBack(turns), self.automatic)
        if update.change in {Change.TAKEN_BACK, Change.UNDONE, Change.UNRESTARTED}:
            assert update.after.position == trail[-1 - turns]
            assert self.session.trail == trail[:-turns]
            assert update.after.record.turns == before.record.turns
        else:
            assert update.change is Change.NOTHING
            assert turns < 1 or turns > before.record.cursor or before.position.is_won

    @rule(times=st.integers(1, 5))
    def redo(self, times: int) -> None:
        for _ in range(times):
            before = self.session.standing
            update = self.do(Redo(), self.automatic)
            assert bool(update.refusal) != before.can_redo

    @rule()
    def undo_and_redo(self) -> None:
        before = self.session.standing
        moves = legal_moves(before.position)
        if not self.do(Undo()).refusal:
            self.do(Redo())
            after = self.session.standing
            assert (after.position, after.score, after.moves) == (before.position, before.score, before.moves)
            assert after.record == before.record
            assert legal_moves(after.position) == moves

    @rule()
    def restart(self) -> None:
        before = self.session.standing
        update = self.do(Restart())
        if update.change is Change.RESTARTED:
            assert (update.after.position, update.after.moves) == (before.record.start, 0)
            assert update.after.clock == before.clock
        else:
            assert not before.moves or before.position.is_won

    @precondition(lambda self: self.games < 3)
    @rule(number=st.integers(1, 99), variant=st.sampled_from(tuple(VARIANTS.values())))
    def new_game(self, number: int, variant: Variant) -> None:
        self.games += 1
        update = self.do(NewGame(Origin(f"game {self.games}", DealKind.SHUFFLED), dealt(number, variant)))
        assert update.change is Change.DEALT

    @rule()
    def previous_game(self) -> None:
        kept = self.session.previous
        update = self.do(PreviousGame())
        if kept is None:
            assert update.refusal
            assert update.refusal.reason is Reason.NO_PREVIOUS_GAME
        else:
            assert (update.after.record, update.after.focus) == (kept.record, kept.focus)
            assert update.after.clock.seconds(self.now) == kept.elapsed

    @rule(direction=st.sampled_from(Direction), arrangement=st.sampled_from(Arrangement), times=st.integers(1, 4))
    def move_focus(self, direction: Direction, arrangement: Arrangement, times: int) -> None:
        for _ in range(times):
            before = self.session.standing
            update = self.do(MoveFocus(direction, arrangement))
            assert not update.refusal
            assert (update.change is Change.NOTHING) == (update.after.focus == before.focus)

    @rule(focus=focuses)
    def focus_on(self, focus: Focus) -> None:
        update = self.do(FocusOn(focus))
        assert update.after.focus.place is focus.place
        assert update.after.hand == update.before.hand

    @invariant()
    def all_cards_are_there(self) -> None:
        assert Counter(all_cards(self.session.standing.position)) == Counter(PACK)

    @invariant()
    def score_and_count_are_those_of_a_dull_replay(self) -> None:
        standing = self.session.standing
        position, score, moves = recounted(standing)
        bonus = 0
        if position.is_won and position.variant.time_bonus:
            bonus = 700_000 // max(1, int(standing.clock.elapsed))
        assert (standing.position, standing.score, standing.moves) == (position, score + bonus, moves)

    @invariant()
    def what_is_stored_makes_the_same_game(self) -> None:
        standing = self.session.standing
        elapsed = standing.clock.seconds(self.now)
        again = Session(standing.record, elapsed=elapsed, focus=standing.focus, previous=self.session.previous).standing
        assert (again.record, again.position, again.focus) == (standing.record, standing.position, standing.focus)
        assert (again.score, again.moves, again.previous) == (standing.score, standing.moves, standing.previous)
        assert (again.clock.seconds(0.0), again.hand) == (elapsed, EMPTY)
        assert (again.can_undo, again.can_redo) == (standing.can_undo, standing.can_redo)

    @invariant()
    def focus_is_on_something(self) -> None:
        standing = self.session.standing
        focus = standing.focus
        if not focus.place.is_column:
            assert focus.depth == 0
        elif focus.depth is not None:
            column = standing.position.column(focus.place)
            assert 0 <= focus.depth <= max(0, len(column.run) - (not column.hidden))

    @invariant()
    def hand_holds_what_may_be_lifted(self) -> None:
        standing = self.session.standing
        hand = standing.hand
        if isinstance(hand, Holding):
            assert hand.place is not Place.STOCK
            assert standing.position.top_card(hand.place)
            assert not standing.position.is_won
            if hand.place.is_column:
                assert hand.count is None or 1 <= hand.count <= len(standing.position.column(hand.place).run)
            else:
                assert hand.count == 1

    @invariant()
    def clock_stands_before_the_first_move_and_after_the_win(self) -> None:
        standing = self.session.standing
        if not standing.record.turns or standing.position.is_won:
            assert standing.clock.running_since is None

    def teardown(self) -> None:
        """Undo all and redo all: the same game at each turn."""
        if not hasattr(self, "session"):
            return
        record = self.session.standing.record
        marks = rebuild(record).marks
        if self.session.standing.position.is_won:
            return
        while not self.do(Undo()).refusal:
            pass
        assert self.session.standing.position == record.start
        for number, mark in enumerate(marks):
            standing = self.session.standing
            assert standing.record.cursor == number
            assert (standing.position, standing.score, standing.moves) == (mark.position, mark.score, mark.moves)
            if number < len(marks) - 1:
                assert not self.do(Redo()).refusal
        assert self.session.standing.record.turns == record.turns


TestSession = pytest.mark.thorough(SessionMachine.TestCase)
TestSession.settings = settings(stateful_step_count=40)
