"""A fair hint uses nothing but what the player can have seen."""

import random
from collections.abc import Iterable, Sequence
from itertools import pairwise

import pytest
from support.advised import fair_game
from support.games import all_cards, cards, dealt, laid
from support.judged_deals import handed_deals

from klondike_qt.game.hint import Basis, Hint, HintReason, NoHint, NoHintReason
from klondike_qt.rules.cards import PACK, Card
from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.moves import Carry, Draw, Move, Redeal
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Place, Position
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VARIANTS, VEGAS, Variant
from klondike_qt.solver.fair import SAMPLES, fair_line, guessed, guesses, seen_cards
from klondike_qt.solver.hints import hint, sensible_moves
from klondike_qt.solver.port import Cancel
from klondike_qt.solver.thumb import arrangement

C1, C2, C3 = Place.COLUMN_1, Place.COLUMN_2, Place.COLUMN_3


def fair(position: Position, trail: Sequence[Position] = (), seed: int = 1) -> Hint | NoHint:
    """Ask for a fair hint."""
    return hint(position, trail, Cancel(), fair=True, seed=seed)


def some_game(number: int, variant: Variant, moves: int) -> list[Position]:
    """Play a careless game with a number of moves, if it has so many."""
    chance = random.Random(number)
    trail = [dealt(number, variant)]
    for _ in range(moves):
        legal = sensible_moves(trail[-1], trail)
        if not legal:
            break
        trail.append(play(trail[-1], legal[min(int(chance.expovariate(1)), len(legal) - 1)]).after)
    return trail


def otherwise_dealt(trail: Sequence[Position], seed: int) -> list[Position]:
    """Return a game that looked the same to the player, with the cards that were never seen elsewhere."""
    unseen = [card for card in PACK if card not in seen_cards(trail)]
    other = random.Random(seed).sample(unseen, len(unseen))
    return [guessed(position, dict(zip(unseen, other, strict=True))) for position in trail]


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
@pytest.mark.parametrize("moves", [0, 3, 12, 40])
def test_where_unseen_cards_lie_never_matters(variant: Variant, moves: int) -> None:
    for number in (1, 2):
        trail = some_game(number, variant, moves)
        found = fair(trail[-1], trail)
        for seed in (1, 2):
            other = otherwise_dealt(trail, seed)
            assert all(sorted(all_cards(position)) == sorted(PACK) for position in other)
            assert fair(other[-1], other) == found


@pytest.mark.usefixtures("no_kernel")
@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
def test_where_unseen_cards_lie_never_matters_without_a_kernel_either(variant: Variant) -> None:
    for number in (1, 2, 3, 4):
        trail = some_game(number, variant, 12)
        found = fair(trail[-1], trail)
        other = otherwise_dealt(trail, 1)
        assert fair(other[-1], other) == found


def test_the_same_seed_gives_the_same_hint() -> None:
    trail = some_game(3, DRAW_THREE, 10)
    assert fair(trail[-1], trail, 7) == fair(trail[-1], trail, 7)


@pytest.mark.thorough
@pytest.mark.parametrize("draw", [1, 3])
def test_fair_games_come_to_an_end_and_some_are_won(draw: int) -> None:
    won = 0
    for judged in handed_deals(draw)[:8]:
        trail = fair_game(judged.position)
        won += trail[-1].is_won
        changes = [after for before, after in pairwise(trail) if is_carried(before, after)]
        assert len({arrangement(position) for position in changes}) == len(changes)
    assert won


def is_carried(before: Position, after: Position) -> bool:
    """Tell whether a move was more than a press of the stock."""
    return arrangement(before) != arrangement(after)


@pytest.mark.thorough
@pytest.mark.parametrize("variant", [VARIANTS["vegas"], VARIANTS["vegas-three"]])
def test_fair_games_with_few_passes_come_to_an_end(variant: Variant) -> None:
    for number in (1, 2):
        assert fair_game(dealt(number, variant))[-1].pass_number <= (variant.passes or 0)


def test_every_card_that_ever_lay_face_up_was_seen() -> None:
    first = laid("5C | 9D", "4H", stock="2C 3C", foundations=(1, 0, 2, 0))
    drawn = play(first, Draw()).after
    assert seen_cards([first]) == {*cards("9D 4H AC AH 2H")}
    assert seen_cards([drawn, first]) == {*cards("9D 4H AC AH 2H 2C")}


def test_guesses_deal_unseen_cards_out_and_leave_seen_ones_where_they_are() -> None:
    position = dealt(24, DRAW_THREE)
    seen = seen_cards([position]) | set(position.stock[:3])
    found = guesses(position, seen, 5)
    assert len(found) == SAMPLES
    assert len({str(guess) for guess in found}) == SAMPLES
    for guess in found:
        other = guessed(position, guess)
        assert sorted(all_cards(other)) == sorted(PACK)
        assert other.stock[:3] == position.stock[:3]
        assert [column.run for column in other.columns] == [column.run for column in position.columns]


def test_when_every_card_was_seen_there_is_nothing_to_guess() -> None:
    trail = [dealt(24)]
    assert guesses(trail[0], frozenset(PACK), 1) == ({},)


def test_few_unseen_cards_are_dealt_out_in_every_way() -> None:
    position = dealt(24)
    unseen = position.columns[6].hidden[:4]
    found = guesses(position, frozenset(PACK) - set(unseen), 1)
    assert len({guessed(position, guess) for guess in found}) == len(found) == 24


@pytest.mark.parametrize("variant", [KLONDIKE, DRAW_THREE])
def test_a_card_that_was_chosen_is_drawn_for_until_it_is_played(variant: Variant) -> None:
    trail, line = drawing_game(variant)
    for press, rest in ((line[0], line[1:]), (line[1], line[2:])):
        trail += played(trail[-1], [press])
        assert fair_line(trail[-1], trail, Cancel(), 1) == rest


@pytest.mark.thorough
def test_who_went_through_the_stock_again_and_again_takes_the_nearest() -> None:
    game, _ = drawing_game(KLONDIKE)
    trail = list(game)
    while len(trail) < len(game) + 100:
        trail += played(trail[-1], [Draw() if trail[-1].stock else Redeal()])
    nearest = [len(fair_line(position, trail, Cancel(), 1)) for position in trail[-10:]]
    calm = [len(fair_line(position, game, Cancel(), 1)) for position in trail[-10:]]
    assert all(few <= many for few, many in zip(nearest, calm, strict=True))
    assert sum(nearest) < sum(calm)


def drawing_game(variant: Variant) -> tuple[list[Position], tuple[Move, ...]]:
    """Play by fair hints until a card that was seen has to be drawn for; return the game and what is to follow."""
    trail = [dealt(7, variant)]
    while len(line := fair_line(trail[-1], trail, Cancel(), 1)) < 3:
        trail += played(trail[-1], line)
    return trail, line


def played(position: Position, line: Iterable[Move]) -> list[Position]:
    """Return the positions that a line leads to."""
    trail = []
    for move in line:
        position = play(position, move).after
        trail.append(position)
    return trail


def test_a_card_that_nothing_can_need_goes_up_at_once() -> None:
    found = fair(dealt(24))
    assert found == Hint(Carry(C3, Place.CLUBS), HintReason.TURNS_OVER, Basis.FAIR)


def test_the_stock_is_looked_at_when_nothing_else_can_be_done() -> None:
    position = laid("2C | 9D", "8D", "9H", stock="5C 7S", foundations=(0, 1, 1, 1))
    assert fair(position) == Hint(Draw(), HintReason.DRAWS_CARD, Basis.FAIR)


def test_a_card_that_was_seen_is_drawn_again_and_named() -> None:
    first = laid("2C | 9D", "8C", "9H", stock="7D 4S 5C", foundations=(0, 1, 1, 1))
    trail = [first]
    for press in (Draw(), Draw(), Draw()):
        trail.append(play(trail[-1], press).after)
    assert fair(trail[-1], trail) == Hint(Redeal(), HintReason.REDEALS, Basis.FAIR, Card(*cards("7D")[0]))


def test_a_stock_that_holds_nothing_of_use_is_not_hinted_at() -> None:
    first = laid("2C | 9D", "8D", "9H", "KC", "KD", "KH", "QS", stock="5C 7H", foundations=(0, 1, 1, 1))
    trail = [first, *(play(first, Draw()).after for _ in range(1))]
    trail.append(play(trail[-1], Draw()).after)
    assert not any(isinstance(move, Carry) and move.source is Place.WASTE for move in legal_moves(trail[-1]))
    found = fair(trail[-1], trail)
    assert isinstance(found, NoHint) or isinstance(found.move, Carry)
    lonely = laid("2C | 9D", "9H", "6C", "KC", "KD", "KH", "JS", waste="5C 7H", variant=VEGAS)
    assert fair(lonely) == NoHint(NoHintReason.STUCK)


def test_a_cancelled_fair_hint_is_none() -> None:
    cancel = Cancel()
    cancel.set()
    assert hint(dealt(1, KLONDIKE), (), cancel, fair=True) == NoHint(NoHintReason.CANCELLED)
