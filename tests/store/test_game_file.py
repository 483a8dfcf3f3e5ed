"""A game as a text file: whole, readable, and the same game when it is opened again; anything else is refused."""

from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from support.any_game import POSITION

from klondike_qt.dealing import position_game, shared_game
from klondike_qt.game.commands import NewGame, PressStock, PreviousGame, Redo, Restart, SendToBest, Undo
from klondike_qt.game.record import DealKind, Origin, new_record
from klondike_qt.game.session import Session
from klondike_qt.rules.deck import deal_of_number, opening
from klondike_qt.rules.faults import Fault, FaultKind, InvalidSetup
from klondike_qt.rules.position import Place, Position
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VARIANTS, VEGAS, Scoring, Variant
from klondike_qt.store.game_file import LONGEST, MOST_TURNS, SharedGame, game_text, is_game_text, read_game_text
from klondike_qt.store.store import Store

OWN_RULES = Variant(3, 2, Scoring.STANDARD, redeal_penalty=7, worry_back=False, time_bonus=True)
COMMANDS = st.lists(
    st.sampled_from([PressStock(), Undo(), Redo(), Restart(), *(SendToBest(place) for place in Place)]), max_size=40
)


def session(start: Position, number: int | None = 24) -> Session:
    return Session(new_record(Origin("a", DealKind.CHOSEN, number), start))


def played(variant: Variant = KLONDIKE) -> Session:
    game = session(opening(deal_of_number(24), variant))
    for command in (PressStock(), PressStock(), SendToBest(Place.COLUMN_3), Undo()):
        game.handle(command, 0.0)
    return game


def opened(text: str) -> Session:
    command = shared_game(read_game_text(text))
    return Session(command.kept.record, elapsed=command.elapsed)


def faults(text: str) -> tuple[Fault, ...]:
    with pytest.raises(InvalidSetup) as refused:
        read_game_text(text)
    return refused.value.faults


def test_a_game_is_written_so_that_people_can_read_it() -> None:
    assert game_text(played(DRAW_THREE).standing.record, 12.9) == (
        "Klondike Qt game 1\nrules: draw-three\ndeal: 24\nseconds: 12\nmoves:\nd\nd\ntaken back:\n3C\n"
    )


@given(st.sampled_from([*VARIANTS.values(), OWN_RULES]), COMMANDS, st.integers(0, 10**6))
def test_any_game_is_the_same_again_with_its_history(variant: Variant, commands: list[object], seconds: int) -> None:
    game = session(opening(deal_of_number(24), variant))
    for command in commands:
        game.handle(command, 0.0)  # type: ignore[arg-type]  # one of the commands above
    text = game_text(game.standing.record, seconds)
    assert is_game_text(text)
    again = opened(text)
    assert again.standing.position == game.standing.position
    assert (again.standing.score, again.standing.moves) == (game.standing.score, game.standing.moves)
    assert again.standing.record.turns == game.standing.record.turns
    assert again.trail == game.trail
    assert again.standing.clock.elapsed == seconds
    assert again.standing.record.origin.kind is DealKind.CHOSEN


@given(POSITION)
def test_a_game_that_began_in_the_middle_is_the_same_again(position: Position) -> None:
    record = new_record(position_game(position).origin, position)
    assert read_game_text(game_text(record, 0)).start == position


def test_a_game_that_was_won_begins_anew() -> None:
    text = game_text(played().standing.record, 5)
    shared = replace(read_game_text(text), is_won=True)
    assert shared_game(shared).turns == ()
    assert shared_game(shared).start == shared.start


def test_crlf_comments_and_blank_lines_change_nothing() -> None:
    text = game_text(played().standing.record, 5)
    busy = "\ufeff" + text.replace("\n", "  # as it was\r\n\r\n")
    assert read_game_text(busy) == read_game_text(text)


TEXT = game_text(played().standing.record, 5)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", FaultKind.OTHER_VERSION),
        (TEXT.replace("game 1", "game 2"), FaultKind.OTHER_VERSION),
        (TEXT.replace("klondike\n", "poker\n"), FaultKind.UNKNOWN_VARIANT),
        (TEXT.replace("rules: klondike\n", ""), FaultKind.MISSING_LINE),
        (TEXT.replace("deal: 24\n", ""), FaultKind.MISSING_LINE),
        (TEXT.replace("deal: 24", "deal: 0"), FaultKind.NUMBER_RANGE),
        (TEXT.replace("moves:", "moves: 3"), FaultKind.UNREADABLE),
        (TEXT.replace("seconds: 5", "seconds: -5"), FaultKind.UNREADABLE),
        (TEXT.replace("seconds: 5", "seconds: 5\nseconds: 6"), FaultKind.REPEATED_LINE),
        (TEXT.replace("seconds: 5", "evil: 5"), FaultKind.UNKNOWN_LINE),
        (TEXT.replace("\nd\n", "\nfly\n"), FaultKind.UNREADABLE),
        (TEXT.replace("\nd\n", "\nr\n"), FaultKind.ILLEGAL_MOVE),
        (TEXT.replace("\nd\n", "\nd d\n"), FaultKind.IMPOSSIBLE_TURN),
        (TEXT + "x" * LONGEST, FaultKind.TOO_LONG),
        (TEXT + "!\n" * (MOST_TURNS + 1), FaultKind.TOO_MANY_TURNS),
        (TEXT.replace("moves:", "junk\n" * 300_000 + "moves:"), FaultKind.TOO_MANY_TURNS),
        (TEXT.replace("deal: 24", "start 1: AS KH QD JC TH 9C\n" * 50_000), FaultKind.TOO_LONG),
    ],
)
def test_a_damaged_game_is_refused(text: str, found: FaultKind) -> None:
    kinds = {fault.kind for fault in faults(text)}
    assert found in kinds or (found is FaultKind.UNREADABLE and FaultKind.UNKNOWN_LINE in kinds)


def test_a_forbidden_move_is_named_with_its_line() -> None:
    assert faults(TEXT.replace("moves:\nd", "moves:\n17")) == (Fault(FaultKind.ILLEGAL_MOVE, "17", 6),)


def test_all_that_is_wrong_is_told_at_once() -> None:
    text = TEXT.replace("klondike\n", "poker\n").replace("seconds: 5", "seconds: x").replace("\nd\n", "\nfly\n", 1)
    assert [fault.line for fault in faults(text)] == [2, 6, 4]


def test_a_position_with_other_rules_than_the_game_is_refused() -> None:
    start = opening(deal_of_number(24), KLONDIKE)
    late = replace(start, stock=start.stock[1:], waste=start.stock[:1])
    text = game_text(new_record(Origin("a", DealKind.CHOSEN), late), 0)
    assert faults(text.replace("rules: klondike", "rules: vegas"))[0].text == "start variant"


@given(
    st.lists(
        st.sampled_from([*TEXT.splitlines(), "start 1: AS", "*", "!", "* d d", ":"]) | st.text(max_size=9), max_size=14
    )
)
@example(["moves:"] * 3)
def test_any_text_is_a_game_or_refused(lines: list[str]) -> None:
    text = "Klondike Qt game 1\n" + "\n".join(lines)
    try:
        shared = read_game_text(text)
    except InvalidSetup:
        return
    assert isinstance(shared, SharedGame)
    opened(text)


def states(store: Store) -> list[str]:
    return sorted(result.state.value for result in store.history())


def keep(store: Store, game: Session, command: object) -> None:
    update = game.handle(command, 0.0)  # type: ignore[arg-type]  # a command
    store.keep(update, 0.0, game.previous)


def test_the_game_before_comes_back_until_the_opened_one_is_played_on() -> None:
    store = Store.in_memory()
    game = session(opening(deal_of_number(1), VEGAS), 1)
    store.begin(game.standing)
    keep(store, game, PressStock())
    before = game.standing.record
    keep(store, game, shared_game(read_game_text(TEXT)))
    assert (game.standing.moves, game.standing.previous) == (2, True)
    assert states(store) == ["playing"]
    keep(store, game, PreviousGame())
    assert game.standing.record == before
    keep(store, game, shared_game(read_game_text(TEXT)))
    keep(store, game, Undo())
    assert states(store) == ["playing"]
    keep(store, game, PressStock())
    assert states(store) == ["abandoned", "playing"]
    assert not game.standing.previous
    store.close()


def test_an_opened_game_that_is_left_for_another_takes_the_place_of_the_one_before() -> None:
    store = Store.in_memory()
    game = session(opening(deal_of_number(1), VEGAS), 1)
    store.begin(game.standing)
    keep(store, game, PressStock())
    keep(store, game, shared_game(read_game_text(TEXT)))
    keep(store, game, NewGame(Origin("c", DealKind.CHOSEN), opening(deal_of_number(3), VEGAS)))
    assert states(store) == ["abandoned"]
    keep(store, game, PressStock())
    assert states(store) == ["abandoned", "playing"]
    store.close()
