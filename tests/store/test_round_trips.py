"""Whatever was played comes back exactly."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.games import LINES, dealt
from support.player import WINS, Player

from klondike_qt.game.commands import (
    CarryCards,
    Command,
    Finish,
    FocusOn,
    NewGame,
    PressStock,
    PreviousGame,
    Redo,
    Restart,
    SendSafe,
    SendToBest,
    Undo,
)
from klondike_qt.game.cursor import Focus
from klondike_qt.game.record import Played, Restarted, Turn
from klondike_qt.game.session import Session
from klondike_qt.preferences.rules import UnreadableValue
from klondike_qt.rules.moves import Carry, Draw, Redeal
from klondike_qt.rules.position import Place
from klondike_qt.rules.variant import VARIANTS, Scoring, Variant
from klondike_qt.store.game_text import read_start, read_turn, read_variant_text, start_text, turn_text, variant_text

places = st.sampled_from([place for place in Place if place is not Place.STOCK])
moves = st.one_of(st.just(Draw()), st.just(Redeal()), st.builds(Carry, places, places, st.integers(1, 13)))
turns: st.SearchStrategy[Turn] = st.one_of(
    st.just(Restarted()), st.builds(Played, st.lists(moves, min_size=1, max_size=30).map(tuple), st.booleans())
)
variants = st.builds(
    Variant,
    st.sampled_from((1, 3)),
    st.one_of(st.none(), st.integers(1, 99)),
    st.sampled_from(Scoring),
    redeal_penalty=st.integers(0, 500),
    worry_back=st.booleans(),
    time_bonus=st.booleans(),
)
new_deals = st.integers(-900, 100).map(lambda number: number if number > 0 else None)
"""Now and then another deal, everything settled beforehand: a store left open by a given-up example would be a leak."""
commands: st.SearchStrategy[Command] = st.one_of(
    st.just(PressStock()),
    st.sampled_from(Place).map(SendToBest),
    st.builds(CarryCards, places, places),
    st.sampled_from((Undo(), Undo(), Redo(), Restart(), SendSafe(), Finish(3), PreviousGame())),
    st.builds(FocusOn, st.builds(Focus, places, st.integers(0, 3))),
)


@given(turns)
def test_a_turn_is_read_as_it_was_written(turn: Turn) -> None:
    assert read_turn(turn_text(turn)) == turn


@given(st.one_of(st.text(), st.text("dr !*XW17CDHSuy=0"), st.integers(), st.none(), st.binary()))
def test_any_other_text_is_no_turn(text: object) -> None:
    try:
        turn = read_turn(text)
    except UnreadableValue:
        return
    assert turn_text(turn) == text


@given(variants, st.integers(1, 2**31 - 1))
def test_rules_and_opening_are_read_as_they_were_written(variant: Variant, number: int) -> None:
    assert read_variant_text(variant_text(variant)) == variant
    assert read_start(start_text(dealt(number, variant)), variant) == dealt(number, variant)


@given(variants, variants)
def test_an_opening_of_other_rules_is_refused(variant: Variant, other: Variant) -> None:
    if (variant.draw, variant.passes, variant.scoring, variant.worry_back) == (
        other.draw,
        other.passes,
        other.scoring,
        other.worry_back,
    ):
        return
    with pytest.raises(UnreadableValue):
        read_start(start_text(dealt(1, variant)), other)


def same(player: Player, other: Session) -> None:
    """Compare everything of two sessions that is kept."""
    one, two = player.session.standing, other.standing
    assert (one.record, one.position, one.score, one.moves) == (two.record, two.position, two.score, two.moves)
    assert (one.focus, one.clock.seconds(player.now)) == (two.focus, two.clock.elapsed)
    assert player.session.previous == other.previous


@given(
    st.sampled_from(LINES),
    st.sampled_from((0.0, 0.5, 0.9, 1.0)),
    st.lists(st.tuples(commands, new_deals), max_size=40),
    st.booleans(),
)
def test_a_game_comes_back_as_it_was_left(
    line: tuple[int, Variant, tuple[str, ...]], share: float, played: list[tuple[Command, int | None]], leaving: bool
) -> None:
    number, variant, tokens = line
    with TemporaryDirectory() as directory:
        player = Player(Path(directory), deal=number, variant=variant)
        player.play(tokens[: int(len(tokens) * share)])
        for command, new_deal in played:
            player.do(command)
            if new_deal is not None:
                player.do(NewGame(player.origin(), dealt(new_deal, variant)))
        if leaving:
            player.settle()
        player.vanish()
        again = Player(Path(directory))
        assert again.troubles == []
        if leaving:
            same(player, again.session)
        assert again.session.standing.record == player.session.standing.record
        assert again.session.standing.score == player.session.standing.score
        again.leave()


@pytest.mark.parametrize("variant", WINS, ids=VARIANTS)
def test_every_moment_of_a_won_game_comes_back(variant: Variant, tmp_path: Path) -> None:
    player = Player(tmp_path, variant=variant)
    number, tokens = WINS[variant]
    player.deal(number, variant)
    for token in tokens:
        player.play([token])
        if player.session.standing.moves % 10 == 0:
            player.leave()
            left = player
            player = Player(tmp_path, now=player.now)
            same(left, player.session)
    assert player.session.standing.position.is_won
    player.leave()


def test_undone_turns_come_back_to_be_redone(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.play("d d d d")
    for _ in range(3):
        player.do(Undo())
    player.leave()
    player = Player(tmp_path)
    assert (player.session.standing.moves, len(player.session.standing.record.turns)) == (1, 4)
    player.do(Redo())
    player.play("7S")
    player.leave()
    player = Player(tmp_path)
    assert not player.session.standing.can_redo
    assert player.session.standing.moves == 3
    player.leave()


def test_a_move_of_a_long_game_writes_two_rows(tmp_path: Path) -> None:
    player = Player(tmp_path)
    for _ in range(300):
        player.do(PressStock())
    rows: list[int] = []
    connection = player.store._writer.connection
    for command in (PressStock(), Undo(), Redo(), PressStock()):
        before = connection.total_changes
        player.do(command)
        rows.append(connection.total_changes - before)
    assert rows == [2, 1, 1, 2]
    player.leave()


def test_the_four_variants_are_in_the_lines() -> None:
    assert set(WINS) == set(VARIANTS.values()) == {variant for _, variant, _ in LINES}
