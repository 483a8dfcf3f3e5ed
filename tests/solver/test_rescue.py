"""The way back leads to the last position from which the game can be won."""

import random
from collections.abc import Sequence

import pytest
from support.advised import advised_game, looking_adviser
from support.games import dealt
from support.judged_deals import JudgedDeal, handed_deals

from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Position
from klondike_qt.rules.variant import VEGAS
from klondike_qt.solver.book import Book
from klondike_qt.solver.hints import guessed_hint, sensible_moves
from klondike_qt.solver.native import solve
from klondike_qt.solver.port import Cancel, Limits
from klondike_qt.solver.rescue import last_winnable
from klondike_qt.solver.verdict import Outcome

SEARCH = Limits(polish=0)


def careless_game(judged: JudgedDeal, seed: int) -> tuple[Position, ...]:
    """Play any of the best-looking moves until nothing is left to play, or 150 times."""
    chance = random.Random(seed)
    trail = [judged.position]
    while len(trail) < 150 and (moves := sensible_moves(trail[-1], trail)):
        trail.append(play(trail[-1], moves[min(int(chance.expovariate(1)), len(moves) - 1)]).after)
    return tuple(trail)


def is_winnable(position: Position) -> bool:
    """Ask the kernel afresh."""
    return solve(position, SEARCH).outcome is Outcome.WINNABLE


def check(trail: Sequence[Position], found: int | None) -> None:
    """Hold an answer against the two positions beside it."""
    if found is None:
        assert not is_winnable(trail[0])
    else:
        assert is_winnable(trail[found])
        assert found == len(trail) - 1 or not is_winnable(trail[found + 1])


@pytest.mark.thorough
@pytest.mark.parametrize("draw", [1, 3])
def test_the_last_winnable_position_of_a_careless_game_is_found(draw: int) -> None:
    found = []
    for judged in handed_deals(draw)[:40]:
        trail = careless_game(judged, draw)
        found.append(last_winnable(trail, Cancel()))
        check(trail, found[-1])
        assert (found[-1] is None) == (judged.outcome is Outcome.UNWINNABLE)
    assert len(set(found)) > 10


def test_every_position_of_a_short_game_is_looked_at() -> None:
    for judged in handed_deals(1)[:6]:
        trail = careless_game(judged, 7)[:60]
        plain = [index for index, position in enumerate(trail) if is_winnable(position)]
        assert last_winnable(trail, Cancel()) == (plain[-1] if plain else None)


def test_a_game_that_can_still_be_won_needs_no_way_back() -> None:
    judged = handed_deals(1)[0]
    trail = advised_game(judged.position, looking_adviser())
    assert last_winnable(trail[:40], Cancel()) == 39


def test_after_a_restart_the_new_start_counts() -> None:
    judged = handed_deals(3)[1]
    lost = next(trail for seed in range(99) if not is_winnable((trail := careless_game(judged, seed))[-1]))
    again = (*lost, lost[0])
    assert last_winnable(again, Cancel()) == len(lost)
    assert last_winnable((*again, *lost[1:]), Cancel()) == len(lost) + (last_winnable(lost, Cancel()) or 0)


def test_what_is_in_the_book_is_not_searched_again() -> None:
    judged = handed_deals(1)[0]
    trail = advised_game(judged.position, looking_adviser())
    book = Book()
    book.solve(trail[0], SEARCH)
    followed = [trail[0]]
    for move in (book.known(trail[0]) or pytest.fail("nothing is known")).line:
        followed.append(play(followed[-1], move).after)
    least = Limits(nodes=1)
    assert last_winnable(followed, Cancel(), least, book) == len(followed) - 1
    assert book.known(followed[-1])


def test_what_is_not_proved_within_the_limits_is_not_taken_for_winnable() -> None:
    lost = next(judged for judged in handed_deals(1) if judged.outcome is Outcome.UNWINNABLE)
    assert last_winnable([lost.position], Cancel(), Limits(nodes=1)) is None


def test_pass_limits_are_kept() -> None:
    opening = dealt(24, VEGAS)
    trail = [opening]
    while moves := [move for move in legal_moves(trail[-1]) if move in sensible_moves(trail[-1])[-1:]]:
        trail.append(play(trail[-1], moves[0]).after)
        if len(trail) > 30:
            break
    found = last_winnable(trail, Cancel())
    assert found is None or is_winnable(trail[found])


def test_a_cancelled_rescue_finds_nothing() -> None:
    cancel = Cancel()
    cancel.set()
    trail = advised_game(dealt(24), guessed_hint)
    assert last_winnable(trail, cancel) is None


def test_no_positions_have_no_last_one() -> None:
    assert last_winnable((), Cancel()) is None
