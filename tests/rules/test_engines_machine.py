"""The two engines side by side: any order of moves, attempts, undo and redo, shrunk when it fails."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from support.dull_engine import EVERYWHERE, DullGame

from klondike_qt.rules.cards import PACK, Card
from klondike_qt.rules.deal_text import deal_text
from klondike_qt.rules.deck import opening
from klondike_qt.rules.legal import is_stuck, legal_moves
from klondike_qt.rules.moves import Move, Refusal, Step
from klondike_qt.rules.notation import Attempt, move_token, read_token
from klondike_qt.rules.play import play, settle
from klondike_qt.rules.position import Position
from klondike_qt.rules.position_text import position_text, read_position
from klondike_qt.rules.scoring import opening_score, score_after
from klondike_qt.rules.variant import VARIANTS


class TwoEngines(RuleBasedStateMachine):
    """Undo goes back by ``Step.before`` on one side and by a written position on the other."""

    position: Position
    dull: DullGame

    def __init__(self) -> None:
        super().__init__()
        self.done: list[tuple[Step, int, tuple[str, int, int]]] = []
        self.undone: list[tuple[Step, int, tuple[str, int, int]]] = []

    @initialize(cards=st.permutations(PACK), name=st.sampled_from(tuple(VARIANTS)))
    def deal(self, cards: list[Card], name: str) -> None:
        self.position = opening(tuple(cards), VARIANTS[name])
        self.score = opening_score(self.position.variant)
        self.dull = DullGame(name)
        text = deal_text(tuple(cards))
        self.dull.lay_out([text[i : i + 2] for i in range(0, 104, 2)])

    @precondition(lambda self: bool(legal_moves(self.position)))
    @rule(number=st.integers(0, 2**16))
    def play_some_move(self, number: int) -> None:
        moves = legal_moves(self.position)
        self.play_move(moves[number % len(moves)])

    def play_move(self, move: Move) -> None:
        step = play(self.position, move)
        self.done.append((step, self.score, self.dull_state()))
        self.undone.clear()
        self.position, self.score = step.after, score_after(self.score, step)
        self.dull.play(move_token(move))

    @rule(
        here=st.sampled_from(EVERYWHERE), there=st.sampled_from(EVERYWHERE), digits=st.sampled_from(("", "1", "2", "7"))
    )
    def try_any_move(self, here: str, there: str, digits: str) -> None:
        attempt = read_token(here + there + digits)
        assert isinstance(attempt, Attempt)
        settled = settle(self.position, attempt.source, attempt.destination, attempt.count)
        if isinstance(settled, Refusal):
            assert not digits or not self.dull.allows(here + there + digits)
        else:
            self.play_move(settled)

    @precondition(lambda self: bool(self.done))
    @rule()
    def undo(self) -> None:
        step, score, past = self.done.pop()
        self.undone.append((step, self.score, self.dull_state()))
        self.go_to(step.before, score, past)

    @precondition(lambda self: bool(self.undone))
    @rule()
    def redo(self) -> None:
        step, score, future = self.undone.pop()
        self.done.append((step, self.score, self.dull_state()))
        self.go_to(step.after, score, future)

    def go_to(self, position: Position, score: int, past: tuple[str, int, int]) -> None:
        self.position, self.score = position, score
        self.dull.put(past[0])
        _, self.dull.score, self.dull.moves = past

    @rule()
    def write_down_and_read_again(self) -> None:
        self.position = read_position(position_text(self.position))

    @invariant()
    def they_agree(self) -> None:
        assert position_text(self.position) == self.dull.text()
        assert (self.score, len(self.done)) == (self.dull.score, self.dull.moves)
        legal = self.dull.legal()
        assert sorted(move_token(move) for move in legal_moves(self.position)) == sorted(legal)
        assert is_stuck(self.position) == self.dull.stuck(legal)
        assert (self.position.is_won, self.position.is_settled) == (self.dull.won(), self.dull.settled())

    def dull_state(self) -> tuple[str, int, int]:
        return self.dull.text(), self.dull.score, self.dull.moves


TestTwoEngines = pytest.mark.thorough(TwoEngines.TestCase)
TestTwoEngines.settings = settings(stateful_step_count=60)
