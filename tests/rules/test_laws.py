"""Laws that hold for every deal, every variant and every walk."""

from collections import Counter
from itertools import pairwise

from hypothesis import given
from support.any_game import POSITION, SETTLED, WALK
from support.games import all_cards

from klondike_qt.rules.cards import PACK
from klondike_qt.rules.finishing import finishing_moves
from klondike_qt.rules.legal import is_stuck, legal_moves, legal_places
from klondike_qt.rules.moves import Carry, Draw, Move, Redeal, Refusal, Step
from klondike_qt.rules.notation import Attempt, move_token, read_token
from klondike_qt.rules.play import play, press_stock, refusal, settle
from klondike_qt.rules.position import Place, Position
from klondike_qt.rules.position_text import position_text, read_position
from klondike_qt.rules.scoring import opening_score, score_after
from klondike_qt.rules.setup import Setup, setup_faults
from klondike_qt.rules.variant import Scoring

EVERY_MOVE: tuple[Move, ...] = (
    Draw(),
    Redeal(),
    *(Carry(here, there, count) for here in Place for there in Place for count in range(-1, 15)),
)


def is_up(move: Move) -> bool:
    return isinstance(move, Carry) and move.destination.is_foundation


@given(WALK)
def test_no_step_makes_or_loses_a_card(steps: list[Step]) -> None:
    for step in steps:
        assert Counter(all_cards(step.after)) == Counter(PACK)


@given(WALK)
def test_every_position_of_a_game_passes_the_border(steps: list[Step]) -> None:
    for step in steps:
        after = step.after
        setup = Setup(after.variant, after.stock, after.waste, after.foundations, after.columns, after.pass_number)
        assert not list(setup_faults(setup))


@given(WALK)
def test_the_steps_of_a_game_join_without_a_gap_and_lead_back(steps: list[Step]) -> None:
    for earlier, later in pairwise(steps):
        assert later.before is earlier.after
    for step in reversed(steps):
        assert play(step.before, step.move) == step


@given(WALK)
def test_a_step_moves_just_the_cards_that_it_names(steps: list[Step]) -> None:
    for step in steps:
        lies_before, lies_after = where(step.before), where(step.after)
        assert {card for card in PACK if lies_before[card] != lies_after[card]} == set(step.moved)


def where(position: Position) -> dict[object, Place]:
    places: dict[object, Place] = dict.fromkeys(PACK, Place.STOCK)
    places |= dict.fromkeys(position.waste, Place.WASTE)
    places |= {card: Place(Place.CLUBS + card.suit) for card in PACK if card.rank <= position.foundations[card.suit]}
    for index, column in enumerate(position.columns):
        places |= dict.fromkeys((*column.hidden, *column.run), Place(Place.COLUMN_1 + index))
    return places


@given(WALK)
def test_a_card_is_turned_over_only_when_nothing_lies_on_it_any_more(steps: list[Step]) -> None:
    for step in steps:
        hidden_before = [card for column in step.before.columns for card in column.hidden]
        hidden_after = [card for column in step.after.columns for card in column.hidden]
        assert set(hidden_before) - set(hidden_after) == ({step.turned} if step.turned else set())
        assert all(column.run or not column.hidden for column in step.after.columns)


@given(POSITION)
def test_the_legal_moves_are_just_those_that_are_not_refused(position: Position) -> None:
    moves = legal_moves(position)
    assert len(set(moves)) == len(moves)
    assert set(moves) == {move for move in EVERY_MOVE if refusal(position, move) is None}


@given(POSITION)
def test_between_two_places_at_most_one_number_of_cards_fits_and_it_is_found(position: Position) -> None:
    carries = {move for move in legal_moves(position) if isinstance(move, Carry)}
    for here in Place:
        for there in Place:
            settled = settle(position, here, there)
            fitting = [move for move in carries if (move.source, move.destination) == (here, there)]
            assert fitting == ([] if isinstance(settled, Refusal) else [settled])


@given(POSITION)
def test_a_press_of_the_stock_is_legal_or_refused(position: Position) -> None:
    pressed = press_stock(position)
    presses = [move for move in legal_moves(position) if not isinstance(move, Carry)]
    assert presses == ([] if isinstance(pressed, Refusal) else [pressed])


@given(POSITION)
def test_legal_places_are_those_of_the_legal_moves(position: Position) -> None:
    for move in legal_moves(position):
        if isinstance(move, Carry):
            assert move.destination in legal_places(position, move.source)
            assert move.destination in legal_places(position, move.source, move.count)
    for here in Place:
        for there in legal_places(position, here):
            assert not isinstance(settle(position, here, there), Refusal)


@given(WALK)
def test_a_token_means_the_move_that_it_was_written_for(steps: list[Step]) -> None:
    for step in steps:
        token = read_token(move_token(step.move))
        if isinstance(token, Attempt):
            assert settle(step.before, token.source, token.destination, token.count) == step.move
            assert settle(step.before, token.source, token.destination) == step.move
        else:
            assert token == step.move


@given(POSITION)
def test_a_position_comes_back_from_its_text(position: Position) -> None:
    text = position_text(position)
    assert read_position(text) == position
    assert read_position("\r\n".join(reversed(text.split("\n")))) == position


@given(WALK)
def test_a_standard_score_is_never_below_nothing_and_changes_as_written(steps: list[Step]) -> None:
    score = 0
    for step in steps:
        if step.before.variant.scoring is Scoring.VEGAS:
            return
        after = score_after(score, step)
        assert after >= 0
        assert after - score <= 15
        if is_up(step.move):
            assert after - score == (15 if step.turned else 10)
        score = after


@given(WALK)
def test_a_las_vegas_balance_is_the_stake_and_five_for_each_card_that_is_up(steps: list[Step]) -> None:
    for step in steps:
        variant = step.before.variant
        if variant.scoring is not Scoring.VEGAS:
            return
        before = opening_score(variant) + 5 * sum(step.before.foundations)
        assert score_after(before, step) == opening_score(variant) + 5 * sum(step.after.foundations)


@given(WALK)
def test_worrying_back_and_up_again_never_pays(steps: list[Step]) -> None:
    for step in steps:
        for back in legal_moves(step.after):
            if isinstance(back, Carry) and back.source.is_foundation:
                down = play(step.after, back)
                up = play(down.after, Carry(back.destination, back.source))
                assert up.after == step.after
                assert score_after(score_after(500, down), up) < 501


@given(WALK)
def test_a_pass_is_counted_with_each_redeal_and_never_beyond_the_limit(steps: list[Step]) -> None:
    for step in steps:
        assert step.after.pass_number - step.before.pass_number == isinstance(step.move, Redeal)
        assert step.after.variant.passes is None or step.after.pass_number <= step.after.variant.passes


@given(WALK)
def test_no_move_is_left_that_counts_once_it_is_stuck(steps: list[Step]) -> None:
    for step in steps:
        if is_stuck(step.before):
            assert not is_up(step.move)
            assert step.turned is None
            assert not (isinstance(step.move, Carry) and step.move.source is Place.WASTE)
            assert is_stuck(step.after)


@given(SETTLED)
def test_a_settled_position_is_finished_to_a_win(position: Position) -> None:
    assert position.is_settled
    moves = finishing_moves(position)
    assert len(moves) == len(PACK) - sum(position.foundations)
    for move in moves:
        position = play(position, move).after
    assert position.is_won
