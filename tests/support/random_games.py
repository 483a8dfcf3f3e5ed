"""Random games that the program and the dull engine play side by side, compared after every step."""

import random
from dataclasses import dataclass, replace

from support.dull_engine import COLUMNS, EVERYWHERE, RANKS, SUITS, DullGame

from klondike_qt.game.replay import replay
from klondike_qt.rules.cards import CARD_BY_CODE
from klondike_qt.rules.deck import opening
from klondike_qt.rules.finishing import finishing_moves
from klondike_qt.rules.legal import is_stuck, legal_moves
from klondike_qt.rules.moves import Move, Refusal
from klondike_qt.rules.notation import Attempt, move_token, read_token, read_tokens
from klondike_qt.rules.play import play, settle
from klondike_qt.rules.position import Position
from klondike_qt.rules.position_text import position_text, read_position
from klondike_qt.rules.scoring import opening_score, score_after
from klondike_qt.rules.variant import VARIANTS

LONGEST_GAME = 160


@dataclass(slots=True)
class Tally:
    """What the games came to, so that a test can see that they went everywhere."""

    steps: int = 0
    won: int = 0
    settled: int = 0
    stuck: int = 0
    refused: int = 0
    undone: int = 0


def scatter(dull: DullGame, chance: random.Random) -> None:
    """Lay out the end of a game: high foundations, the other cards anywhere."""
    for suit in SUITS:
        dull.up[suit] = [rank + suit for rank in RANKS[: chance.randint(4, 13)]]
    left = [rank + suit for suit in SUITS for rank in RANKS[len(dull.up[suit]) :]]
    chance.shuffle(left)
    in_stock = chance.choice((0, 0, 3, len(left) // 2, len(left)))
    dull.stock, left = left[:in_stock], left[in_stock:]
    in_waste = chance.choice((0, 0, 1, len(left)))
    dull.waste, left = left[:in_waste], left[in_waste:]
    for card in left:
        dull.column[chance.choice(COLUMNS)].append([card, "down"])
    for column in dull.column.values():
        if column:
            column[-1][1] = "up"


class Match:
    """One random game on both engines; any difference fails."""

    def __init__(self, name: str, seed: int, tally: Tally) -> None:
        self.chance = random.Random(seed)
        self.tally = tally
        self.dull = DullGame(name)
        self.dull.worry_back = self.chance.random() < 0.9
        variant = replace(VARIANTS[name], worry_back=self.dull.worry_back)
        if self.chance.random() < 0.7:
            pack = [rank + suit for suit in SUITS for rank in RANKS]
            self.chance.shuffle(pack)
            self.dull.lay_out(pack)
            self.start = opening(tuple(CARD_BY_CODE[code] for code in pack), variant)
        else:
            scatter(self.dull, self.chance)
            self.start = read_position(self.dull.text())
            self.start = replace(self.start, variant=variant)
        self.marks = [(self.start, opening_score(variant), 0)]
        self.pasts = [(self.dull.text(), self.dull.score, self.dull.moves)]
        self.at = 0
        self.tokens: list[str] = []
        self.greed = self.chance.choice((0.0, 0.9))

    def play(self) -> None:
        """Play to a win, a stuck position or the longest game; then play its tokens once more."""
        for _ in range(LONGEST_GAME):
            moves = self.compare()
            if not moves or (self.stuck and self.chance.random() < 0.3):
                break
            self.step(moves)
        self.compare()
        replayed = replay(self.start, read_tokens(" ".join(self.tokens)))
        assert replayed.refused_at is None
        assert (replayed.moment.position, replayed.moment.score, replayed.moment.moves) == self.marks[self.at]

    def compare(self) -> dict[str, Move]:
        """Compare everything that both know of this moment, and return the legal moves by their tokens."""
        position, score, count = self.marks[self.at]
        assert position_text(position) == self.dull.text()
        assert (score, count, position.pass_number) == (self.dull.score, self.dull.moves, self.dull.trip)
        moves = {move_token(move): move for move in legal_moves(position)}
        legal = self.dull.legal()
        assert sorted(moves) == sorted(legal)
        self.stuck = is_stuck(position)
        assert self.stuck == self.dull.stuck(legal)
        assert (position.is_won, position.is_settled) == (self.dull.won(), self.dull.settled())
        self.compare_attempt(position, moves)
        self.tally.steps += 1
        self.tally.stuck += self.stuck
        self.tally.won += position.is_won
        self.tally.settled += position.is_settled and not position.is_won
        return moves

    def compare_attempt(self, position: Position, moves: dict[str, Move]) -> None:
        """Try any move between any two places, with and without a number of cards."""
        pair = self.chance.choice(EVERYWHERE) + self.chance.choice(EVERYWHERE)
        for count in ("", str(self.chance.randint(1, 5))):
            attempt = read_token(pair + count)
            assert isinstance(attempt, Attempt)
            settled = settle(position, attempt.source, attempt.destination, attempt.count)
            if isinstance(settled, Refusal):
                self.tally.refused += 1
                assert not (self.dull.allows(pair + count) if count else [move for move in moves if move[:2] == pair])
            else:
                assert self.dull.allows(move_token(settled))

    def step(self, moves: dict[str, Move]) -> None:
        """Undo, redo, finish or play one of the moves, on both."""
        if self.at and self.chance.random() < 0.12:
            self.travel("u", -1)
        elif self.at + 1 < len(self.marks) and self.chance.random() < 0.4:
            self.travel("y", 1)
        elif self.dull.settled() and self.chance.random() < 0.3:
            self.dull.finish()
            self.played("=", finishing_moves(self.marks[self.at][0]))
        else:
            weights = [self.weight(token) for token in moves]
            if self.chance.random() < self.greed:
                weights = [weight if weight == max(weights) else 0 for weight in weights]
            token = self.chance.choices(list(moves), weights)[0]
            self.dull.play(token)
            self.played(token, (moves[token],))

    def weight(self, token: str) -> float:
        """Prefer what leads somewhere, so that some games are won."""
        if token in {"d", "r"}:
            return 3
        if token[0] in SUITS:
            return 0.1
        turns_over = token[0] in COLUMNS and len(self.dull.face_up(token[0])) == int(token[2:] or "1")
        if turns_over and not self.dull.idle_king(token):
            return 9
        if token[1] in SUITS:
            return 8
        return 4 if token[0] == "W" else 0.3

    def travel(self, token: str, by: int) -> None:
        self.at += by
        text, self.dull.score, self.dull.moves = self.pasts[self.at]
        self.dull.put(text)
        self.tokens.append(token)
        self.tally.undone += 1

    def played(self, token: str, moves: tuple[Move, ...]) -> None:
        position, score, count = self.marks[self.at]
        for move in moves:
            step = play(position, move)
            assert step.before is position
            position, score = step.after, score_after(score, step)
        self.at += 1
        self.marks[self.at :] = [(position, score, count + len(moves))]
        self.pasts[self.at :] = [(self.dull.text(), self.dull.score, self.dull.moves)]
        self.tokens.append(token)
