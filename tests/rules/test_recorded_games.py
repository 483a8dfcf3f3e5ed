"""Games that others recorded, played to their recorded end."""

from collections import Counter

import pytest
from support.dull_engine import DullGame
from support.recorded_games import RecordedGame, recorded_games, translated

from klondike_qt.game.replay import replay
from klondike_qt.rules.deck import opening
from klondike_qt.rules.legal import is_stuck
from klondike_qt.rules.notation import read_tokens
from klondike_qt.rules.position import Position
from klondike_qt.rules.position_text import position_text
from klondike_qt.rules.reading import read_deal
from klondike_qt.rules.variant import VARIANTS

GAMES = recorded_games()
EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=[f"{game.deal}, {game.variant}" for game in GAMES])


def start_of(game: RecordedGame) -> Position:
    return opening(read_deal(game.text).deal, VARIANTS[game.variant])


@EACH_GAME
def test_its_moves_were_translated_word_by_word(game: RecordedGame) -> None:
    assert translated(game.notation, game.moves, VARIANTS[game.variant].draw) == game.tokens


@EACH_GAME
def test_it_is_played_to_its_recorded_end(game: RecordedGame) -> None:
    replayed = replay(start_of(game), read_tokens(game.tokens))
    assert replayed.refusal is None
    position = replayed.moment.position
    assert position.is_won is game.won
    assert replayed.moment.moves == len(game.tokens.split())
    assert position.pass_number == game.redeals + 1
    assert not is_stuck(position)


@EACH_GAME
def test_its_moves_are_as_many_of_each_kind_as_recorded(game: RecordedGame) -> None:
    kinds = Counter(token if token in {"d", "r"} else "carry" for token in game.tokens.split())
    backs = sum(token[0] in "CDHS" for token in game.tokens.split())
    assert (kinds["d"], kinds["r"], kinds["carry"], backs) == (game.draws, game.redeals, game.carries, game.worry_backs)


@EACH_GAME
def test_every_face_down_card_was_turned_over_on_the_way(game: RecordedGame) -> None:
    position = replay(start_of(game), read_tokens(game.tokens)).moment.position
    assert game.turned_over == 21
    assert not any(column.hidden for column in position.columns)


@EACH_GAME
def test_the_dull_engine_comes_to_the_same_end(game: RecordedGame) -> None:
    dull = DullGame(game.variant)
    dull.lay_out([game.text[i : i + 2] for i in range(0, 104, 2)])
    for token in game.tokens.split():
        dull.play(next(move for move in dull.legal() if move == token or (len(token) == 2 and move[:2] == token)))
    end = replay(start_of(game), read_tokens(game.tokens)).moment
    assert (dull.text(), dull.score, dull.moves) == (position_text(end.position), end.score, end.moves)


def test_the_long_opening_that_stops_early_leaves_only_a_trivial_rest() -> None:
    (game,) = (game for game in GAMES if not game.won)
    assert game.deal == "SM-issue14"
    end = replay(start_of(game), read_tokens(game.tokens)).moment.position
    assert not end.is_settled
    assert not any(column.hidden for column in end.columns)
