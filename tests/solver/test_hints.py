"""Hints say what to play next, why, and how sure that is."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.advised import advised_game, looking_adviser
from support.games import cards, dealt, laid
from support.judged_deals import handed_deals

from klondike_qt.game.hint import Basis, Hint, HintReason, NoHint, NoHintReason
from klondike_qt.rules.cards import Card
from klondike_qt.rules.legal import is_pointless, legal_moves
from klondike_qt.rules.moves import Carry, Draw, Move, Redeal
from klondike_qt.rules.play import play
from klondike_qt.rules.position import Place, Position
from klondike_qt.rules.position_text import read_position
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VARIANTS, VEGAS, Variant
from klondike_qt.solver import hints
from klondike_qt.solver.book import Book
from klondike_qt.solver.hints import guessed_hint, hint, proved_hint, sensible_moves
from klondike_qt.solver.port import Cancel, Limits
from klondike_qt.solver.thumb import arrangement
from klondike_qt.solver.verdict import Outcome

C1, C2, C3, C4 = Place.COLUMN_1, Place.COLUMN_2, Place.COLUMN_3, Place.COLUMN_4
STUCK = """
variant: vegas
pass: 1
stock:
waste:
foundations: C4 D4 H13 S13
1: <5C> <5D> KC
2: <6C> <6D> KD
3: <QC> JC
4: <QD> JD
5: <TC> 9C
6: <TD> <8C> 9D
7: <7D> <8D> 7C
"""
SMALL = Limits(nodes=5_000)


def hinted(position: Position, trail: Sequence[Position] = ()) -> Hint | NoHint:
    """Ask for a hint that may look at hidden cards."""
    return hint(position, trail, Cancel(), fair=False)


def card(code: str) -> Card:
    """Read a card."""
    return cards(code)[0]


def after(position: Position, *moves: Move) -> Position:
    """Play moves."""
    for move in moves:
        position = play(position, move).after
    return position


@pytest.mark.thorough
@pytest.mark.parametrize("draw", [1, 3])
def test_hints_alone_win_every_deal_that_can_be_won(draw: int) -> None:
    deals = handed_deals(draw)
    won = {judged.name for judged in deals if advised_game(judged.position, looking_adviser())[-1].is_won}
    assert won == {judged.name for judged in deals if judged.outcome is Outcome.WINNABLE}


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=VARIANTS)
def test_following_guesses_always_comes_to_an_end(variant: Variant) -> None:
    for number in range(1, 13):
        trail = advised_game(dealt(number, variant), guessed_hint)
        carried = [i for i in range(1, len(trail)) if arrangement(trail[i]) != arrangement(trail[i - 1])]
        assert len({arrangement(trail[i]) for i in carried}) == len(carried), f"deal {number} comes back"


@given(st.integers(1, 100_000), st.sampled_from([*VARIANTS.values()]), st.data())
def test_sensible_moves_are_the_legal_ones_with_the_pointless_last(
    number: int, variant: Variant, data: st.DataObject
) -> None:
    trail = [dealt(number, variant)]
    for _ in range(data.draw(st.integers(0, 40))):
        moves = sensible_moves(trail[-1], trail)
        assert sorted(map(repr, moves)) == sorted(map(repr, legal_moves(trail[-1])))
        pointless = [isinstance(move, Carry) and is_pointless(trail[-1], move) for move in moves]
        assert pointless == sorted(pointless)
        if not moves:
            break
        trail.append(after(trail[-1], data.draw(st.sampled_from(moves))))


@given(st.integers(1, 100_000), st.sampled_from([*VARIANTS.values()]), st.data())
def test_no_hint_takes_back_what_was_just_played(number: int, variant: Variant, data: st.DataObject) -> None:
    trail = [dealt(number, variant)]
    for _ in range(data.draw(st.integers(1, 60))):
        moves = legal_moves(trail[-1])
        if not moves:
            break
        trail.append(after(trail[-1], data.draw(st.sampled_from(moves))))
    for found in (hinted(trail[-1], trail), guessed_hint(trail[-1], trail)):
        if isinstance(found, Hint) and isinstance(found.move, Carry):
            assert not is_pointless(trail[-1], found.move)
            assert len(trail) == 1 or after(trail[-1], found.move) != trail[-2]


def test_sensible_moves_put_what_turns_a_card_over_before_what_goes_up_and_the_stock() -> None:
    position = laid("AC | 7D", "8S", "2H 3S | 6C", "AD", stock="9C 9D")
    assert sensible_moves(position)[:3] == (
        Carry(C4, Place.DIAMONDS),
        Carry(C3, C1),
        Carry(C1, C2),
    )
    assert sensible_moves(position)[-1] == Draw()


def test_the_longer_column_is_turned_over_first() -> None:
    position = laid("AC | 7D", "8S", "2H 3S | 7H")
    assert sensible_moves(position)[0] == Carry(C3, C2)


def test_a_pointless_king_comes_last() -> None:
    position = laid("KS QH", "", "QC", "KD", stock="9C")
    assert Carry(C4, C2) in sensible_moves(position)[-4:]
    assert Draw() not in sensible_moves(position)[-4:]


def test_going_back_to_an_earlier_table_comes_near_the_end() -> None:
    first = laid("9C | 7D 6S", "7H", stock="5C")
    second = after(first, Carry(C1, C2))
    assert Carry(C2, C1) in sensible_moves(second, (first,))[-1:]
    assert guessed_hint(second, (first, second)) is None


def test_a_card_that_is_freed_is_a_reason() -> None:
    position = laid("9H | 3D 2C", "3H", "KS | QD", foundations=(0, 2, 2, 1))
    found = guessed_hint(position, ())
    assert found == Hint(Carry(C1, C2), HintReason.FREES_CARD, Basis.GUESSED, card("3D"))


@pytest.mark.parametrize(
    ("position", "line", "reason", "served"),
    [
        (laid("AC | 7D", "8S"), [Carry(C1, C2)], HintReason.TURNS_OVER, None),
        (laid("AC"), [Carry(C1, Place.CLUBS)], HintReason.GOES_UP, None),
        (laid("KD | AC", "2C"), [Carry(C1, Place.CLUBS)], HintReason.TURNS_OVER, None),
        (laid("7D", "8S", "9H | KC", *["2C", "3C", "4C", "5C"]), [Carry(C1, C2)], HintReason.EMPTIES_COLUMN, "KC"),
        (laid("8C 7D", "8S", foundations=(7, 0, 0, 0)), [Carry(C1, C2)], HintReason.FREES_CARD, "8C"),
        (laid("8C 7D", "8S", "9D | 7H"), [Carry(C1, C2)], HintReason.MAKES_PLACE, "7H"),
        (laid("8C 7D", "8S"), [Carry(C1, C2)], HintReason.ON_THE_WAY, None),
        (laid("8S", "9D | 6C", waste="7D"), [Carry(Place.WASTE, C1)], HintReason.MAKES_PLACE, "6C"),
        (laid("8S", waste="7D"), [Carry(Place.WASTE, C1)], HintReason.FROM_WASTE, None),
        (laid("", "8S", waste="KD"), [Carry(Place.WASTE, C1)], HintReason.KING_TO_EMPTY, None),
        (laid("8S", "9D | 6C", foundations=(0, 7, 0, 0)), [Carry(Place.DIAMONDS, C1)], HintReason.COMES_BACK, "6C"),
        (laid("8S", stock="7D"), [Draw(), Carry(Place.WASTE, C1)], HintReason.DRAWS_CARD, "7D"),
        (laid("8S", waste="7D 2C"), [Redeal(), Draw(), Carry(Place.WASTE, C1)], HintReason.REDEALS, "7D"),
    ],
)
def test_every_reason_with_the_card_it_serves(
    position: Position, line: list[Move], reason: HintReason, served: str | None
) -> None:
    found = proved_hint(position, line)
    assert found == Hint(line[0], reason, Basis.PROVED, card(served) if served else None)


def test_an_empty_line_is_no_hint() -> None:
    with pytest.raises(ValueError, match="nothing to hint"):
        proved_hint(dealt(1), ())


def test_a_won_game_and_a_stuck_one_have_no_hint() -> None:
    assert hinted(laid(foundations=(13, 13, 13, 13))) == NoHint(NoHintReason.WON)
    assert hinted(read_position(STUCK)) == NoHint(NoHintReason.STUCK)


def test_a_cancelled_search_has_no_hint() -> None:
    cancel = Cancel()
    cancel.set()
    for fair in (True, False):
        assert hint(dealt(24), (), cancel, fair=fair) == NoHint(NoHintReason.CANCELLED)


def test_in_a_lost_game_a_guess_says_so() -> None:
    lost = next(judged for judged in handed_deals(1) if judged.outcome is Outcome.UNWINNABLE)
    trail = advised_game(lost.position, looking_adviser())
    found = hinted(trail[0])
    assert isinstance(found, Hint)
    assert found.basis is Basis.LOST
    assert hinted(trail[-1], trail) in {NoHint(NoHintReason.LOST), NoHint(NoHintReason.STUCK)}


def test_a_line_once_found_is_followed_without_searching_again() -> None:
    book = Book()
    position = handed_deals(1)[0].position
    line = book.solve(position, SMALL).line
    for index, move in enumerate(line):
        known = book.known(position)
        assert known
        assert known.line == line[index:]
        position = after(position, move)
    assert position.is_won


def test_the_book_takes_a_shorter_way_where_a_line_comes_back() -> None:
    position = handed_deals(1)[0].position
    line = Book().solve(position, SMALL).line
    round_trip = [Draw()] * 24 + [Redeal()]
    book = Book()
    book.keep_line(position, (*round_trip, *line))
    known = book.known(position)
    assert known
    assert known.line == line


def test_passes_are_told_apart_only_where_they_are_counted() -> None:
    for variant in (KLONDIKE, VEGAS):
        position = dealt(24, variant)
        book = Book()
        book.keep_line(laid("KC", foundations=(12, 13, 13, 13), variant=variant), [Carry(C1, Place.CLUBS)])
        later = laid("KC", foundations=(12, 13, 13, 13), variant=variant, pass_number=2)
        assert (book.known(later) is None) == (variant is VEGAS)
        assert book.known(position) is None


@pytest.mark.thorough
def test_the_last_move_is_not_taken_back_when_another_way_wins() -> None:
    """An ace of the foundation that came back for nothing may stay where it is for a while."""
    checked = 0
    for judged in handed_deals(1)[:12]:
        trail = list(advised_game(judged.position, looking_adviser()))
        if not trail[-1].is_won:
            continue
        for index in range(20, len(trail), 9):
            for back in legal_moves(trail[index]):
                if isinstance(back, Carry) and back.source.is_foundation:
                    silly = after(trail[index], back)
                    found = hinted(silly, (*trail[: index + 1], silly))
                    assert not isinstance(found, Hint) or after(silly, found.move) != trail[index]
                    checked += 1
                    break
    assert checked


@pytest.mark.thorough
def test_an_undecided_game_is_hinted_by_thumb_and_never_at_a_move_that_is_known_to_lose(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hints, "HINT_LIMITS", Limits(nodes=1))
    bases = set()
    for judged in (*handed_deals(1)[:30], *handed_deals(3)[:30]):
        found = hinted(judged.position)
        if isinstance(found, Hint):
            bases.add(found.basis)
            if judged.outcome is Outcome.WINNABLE and found.basis is Basis.PROVED:
                assert Book().solve(after(judged.position, found.move), Limits()).outcome is Outcome.WINNABLE
    assert Basis.PROVED in bases
    assert bases <= {Basis.PROVED, Basis.GUESSED}


@pytest.mark.usefixtures("no_kernel")
def test_without_a_kernel_hints_are_guesses() -> None:
    for fair in (True, False):
        found = hint(dealt(24, DRAW_THREE), (), Cancel(), fair=fair)
        assert isinstance(found, Hint)
        assert found.basis is Basis.GUESSED
