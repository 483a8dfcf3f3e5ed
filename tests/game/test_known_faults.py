"""Faults that players met in other solitaire programs, kept out of this one (those that a game in time can have)."""

import random
from itertools import pairwise

import pytest
from support.games import LINES, PLACE_BY_LETTER, command_for, dealt, laid, play_tokens, session_on

from klondike_qt.game.commands import (
    Automatic,
    CarryCards,
    Finish,
    NewGame,
    PressStock,
    Redo,
    Restart,
    SendSafe,
    SendToBest,
    SendToFoundation,
    Undo,
)
from klondike_qt.game.record import DealKind, Origin
from klondike_qt.game.session import Session
from klondike_qt.game.updates import Standing
from klondike_qt.rules.cards import Card
from klondike_qt.rules.legal import is_stuck, legal_moves
from klondike_qt.rules.moves import Carry, Reason
from klondike_qt.rules.position import COLUMN_PLACES, FOUNDATION_PLACES, Place
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VARIANTS, VEGAS, VEGAS_THREE, Variant

ALL = pytest.mark.parametrize("variant", [KLONDIKE, DRAW_THREE, VEGAS, VEGAS_THREE], ids=list(VARIANTS))


def wander(session: Session, moves: int, seed: int, undo: float = 0.0) -> list[Standing]:
    """Play legal moves at random, with undo in between; return the standings on the way."""
    chance = random.Random(seed)
    standings = [session.standing]
    for _ in range(moves):
        legal = legal_moves(session.standing.position)
        if chance.random() < undo or not legal:
            session.handle(Undo(), 0.0)
        else:
            session.handle(command_for(chance.choice(legal)), 0.0)
        standings.append(session.standing)
    return standings


def test_a5_undo_after_a_win_does_not_make_a_second_win() -> None:
    number, variant, tokens = LINES[0]
    session = session_on(dealt(number, variant))
    assert play_tokens(session, tokens, now=60.0).won
    standing = session.standing
    for command in (Undo(), Redo(), Restart(), Finish()):
        update = session.handle(command, 90.0)
        assert update.refusal
        assert update.refusal.reason is Reason.ALREADY_WON
        assert not update.won
    assert session.standing == standing


def drawn_through(session: Session) -> list[tuple[Card, ...]]:
    """Draw until the stock is empty; return the cards of each draw."""
    groups = []
    while session.standing.position.stock:
        groups.append(session.handle(PressStock(), 0.0).steps[0].moved)
    return groups


@pytest.mark.parametrize("variant", [KLONDIKE, DRAW_THREE])
def test_a7_the_second_pass_shows_the_cards_in_the_order_of_the_first(variant: Variant) -> None:
    session = session_on(dealt(24, variant))
    first = drawn_through(session)
    session.handle(PressStock(), 0.0)
    assert drawn_through(session) == first


def test_a7_groups_of_three_shift_by_the_cards_that_were_played() -> None:
    codes = "2C 3C 4C 5C 6C 7C 8C 9C TC"
    session = session_on(laid("8D", stock=codes, variant=DRAW_THREE))
    play_tokens(session, "d d W1 d r")
    groups = ["".join(card.code for card in group) for group in drawn_through(session)]
    assert groups == ["2C3C4C", "5C6C8C", "9CTC"]


@pytest.mark.parametrize("token", ["CD", "CH", "CC", "HD"])
def test_a8_no_money_is_made_between_foundations(token: str) -> None:
    session = session_on(laid("9C", foundations=(1, 0, 1, 0), variant=VEGAS))
    source, destination = (PLACE_BY_LETTER[letter] for letter in token)
    for command in (CarryCards(source, destination), SendToFoundation(source), SendToBest(source)):
        assert session.handle(command, 0.0).refusal
    assert session.standing.score == -52


@pytest.mark.parametrize("variant", [KLONDIKE, VEGAS])
def test_a8_up_and_down_again_earns_nothing(variant: Variant) -> None:
    session = session_on(laid("3S", "2H AD AC AS", foundations=(0, 0, 1, 0), variant=variant))
    play_tokens(session, "2S 2C 2D 2H")
    best = session.standing.score
    for _ in range(20):
        play_tokens(session, "H1 1H")
        assert session.standing.score <= best


@pytest.mark.parametrize("seed", range(8))
@ALL
def test_a10_undo_and_redo_leave_the_legal_moves_as_they_were(variant: Variant, seed: int) -> None:
    session = session_on(dealt(100 + seed, variant))
    for _ in range(25):
        wander(session, 20, seed, undo=0.4)
        before = session.standing
        moves = legal_moves(before.position)
        if session.handle(Undo(), 0.0).refusal:
            continue
        session.handle(Redo(), 0.0)
        assert legal_moves(session.standing.position) == moves
        assert session.standing == before or before.focus != session.standing.focus


def test_a11_redo_after_an_undone_redeal_brings_the_same_cards() -> None:
    session = session_on(dealt(24, DRAW_THREE))
    drawn_through(session)
    session.handle(PressStock(), 0.0)
    play_tokens(session, "d d d 54 422")
    marks = [session.standing.position]
    while session.handle(Undo(), 0.0).refusal is None:
        marks.append(session.standing.position)
    assert marks[-1] == dealt(24, DRAW_THREE)
    for position in marks[-2::-1]:
        session.handle(Redo(), 0.0)
        assert session.standing.position == position


def test_a14_finishing_is_refused_while_a_card_is_in_stock_or_waste() -> None:
    left = "KC QC JC"
    for variant in VARIANTS.values():
        for position in (
            laid("KD", stock=left, variant=variant, foundations=(10, 12, 13, 13)),
            laid("KD", waste=left, variant=variant, foundations=(10, 12, 13, 13)),
            laid("KD", waste=left, variant=variant, foundations=(10, 12, 13, 13), pass_number=3),
        ):
            update = session_on(position).handle(Finish(), 0.0)
            assert update.refusal
            assert update.refusal.reason is Reason.NOT_SETTLED


@pytest.mark.parametrize("line", LINES[::8], ids=lambda line: str(line[0]))
def test_a14_a_settled_game_is_always_finished_to_the_win(line: tuple[int, Variant, tuple[str, ...]]) -> None:
    number, variant, tokens = line
    session = session_on(dealt(number, variant))
    for token in tokens:
        if session.standing.position.is_settled:
            break
        play_tokens(session, [token])
    assert session.handle(Finish(), 0.0).won


@ALL
def test_a17_a_stored_game_keeps_its_rules_pass_score_and_undo(variant: Variant) -> None:
    session = session_on(dealt(7, variant))
    wander(session, 120, 3, undo=0.2)
    standing = session.standing
    again = Session(standing.record, elapsed=12.5, focus=standing.focus).standing
    assert (again.position, again.score, again.moves) == (standing.position, standing.score, standing.moves)
    assert again.position.variant == variant
    assert again.position.pass_number == standing.position.pass_number
    assert again.clock.seconds(0.0) == 12.5
    assert (again.can_undo, again.can_redo) == (standing.can_undo, standing.can_redo)


def test_a17_the_rules_come_from_the_game_not_from_the_next_one() -> None:
    session = session_on(dealt(7, DRAW_THREE))
    play_tokens(session, "d")
    session.handle(NewGame(Origin("b", DealKind.SHUFFLED), dealt(8, VEGAS)), 0.0)
    assert len(session.handle(PressStock(), 0.0).steps[0].moved) == 1
    assert session.standing.score == -52


@pytest.mark.parametrize("interrupted", range(1, 12))
def test_a22_a_finish_that_is_interrupted_leaves_foundations_that_take_cards(interrupted: int) -> None:
    start = laid("KC QD JC", "KD QC JD", "KH QS JH", "KS QH JS", foundations=(10, 10, 10, 10))
    session = session_on(start)
    for _ in range(interrupted):
        session.handle(Finish(most=1), 0.0)
    position = session.standing.position
    assert sum(position.foundations) == 40 + interrupted
    lowest = min((top for place in COLUMN_PLACES if (top := position.top_card(place))), key=lambda card: card.rank)
    place = next(place for place in COLUMN_PLACES if position.top_card(place) == lowest)
    assert session.handle(SendToFoundation(place), 0.0).steps
    if not session.standing.position.is_won:
        assert session.handle(Finish(), 0.0).won


@pytest.mark.parametrize("place", FOUNDATION_PLACES)
def test_a23_a_click_on_a_foundation_never_takes_a_card_off_it(place: Place) -> None:
    session = session_on(laid("4S", "4D", "4H", "4C", foundations=(3, 3, 3, 3)))
    for automatic in (Automatic(), Automatic(safe_cards=True)):
        update = session.handle(SendToBest(place), 0.0, automatic)
        assert update.refusal
        assert update.refusal.reason is Reason.NO_PLACE
        assert update.after.score == update.before.score


def test_a24_cards_that_are_still_needed_stay_down() -> None:
    position = laid("6C", "6S", "3D", "3H", foundations=(5, 2, 2, 5))
    session = session_on(position)
    sent = session.handle(SendSafe(), 0.0)
    assert [step.moved[0].code for step in sent.steps] == ["3D", "3H"]
    refused = session.handle(SendSafe(), 0.0)
    assert refused.refusal
    assert refused.refusal.reason is Reason.NOTHING_SAFE


@pytest.mark.parametrize("seed", range(6))
@ALL
def test_a24_a_safe_card_never_leaves_another_card_without_a_place(variant: Variant, seed: int) -> None:
    """Whatever could have been laid on a card that went up can go up itself."""
    session = session_on(dealt(200 + seed, variant))
    chance = random.Random(seed)
    for _ in range(150):
        legal = legal_moves(session.standing.position)
        if not legal or is_stuck(session.standing.position):
            break
        update = session.handle(command_for(chance.choice(legal)), 0.0, Automatic(safe_cards=True))
        automatic = update.steps[len(update.steps) - update.automatic :]
        assert all(one.after is two.before for one, two in pairwise(update.steps))
        for step in automatic:
            (card,) = step.moved
            heights = step.before.foundations
            others = [heights[suit] for suit in type(card.suit) if suit.is_red != card.is_red]
            own = next(heights[s] for s in type(card.suit) if s.is_red == card.is_red and s is not card.suit)
            assert min(others) >= card.rank - 2
            assert own >= card.rank - 3
            assert isinstance(step.move, Carry)
            assert step.move.destination is FOUNDATION_PLACES[card.suit]
            assert variant.draw == 1 or step.move.source.is_column
