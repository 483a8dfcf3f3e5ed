"""Results as a table: every game is in it, and a spreadsheet reckons with none of it."""

import csv
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.player import Player

from klondike_qt.game.commands import NewGame, PressStock
from klondike_qt.game.record import DealKind, Origin
from klondike_qt.rules.variant import KLONDIKE, VEGAS
from klondike_qt.store.filing import State
from klondike_qt.store.results import Result
from klondike_qt.store.selection import ALL, Selection
from klondike_qt.store.spreadsheet import COLUMNS, write_table

GAME = Result("game", State.ABANDONED, VEGAS, DealKind.SHUFFLED, 24, None, "2026-03-01T12:00:00+00:00",
              "2026-03-01T12:05:00+00:00", -52, None, None)  # fmt: skip


def read(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_every_game_that_counts_is_a_line(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.win()
    player.win(VEGAS)
    player.deal(7, VEGAS)
    player.do(PressStock())
    player.do(
        NewGame(
            Origin("own", DealKind.CHOSEN),
            replace(player.session.standing.position, variant=replace(KLONDIKE, worry_back=False)),
        )
    )
    player.do(PressStock())
    player.store.records.reset(Selection(KLONDIKE))
    path = tmp_path / "games.csv"
    player.store.records.write_table(str(path))
    lines = read(path)
    assert list(lines[0]) == list(COLUMNS)
    assert [(line["variant"], line["state"], line["deal_number"]) for line in lines[:2]] == [
        ("vegas", "won", str(lines[0]["deal_number"])),
        ("vegas", "abandoned", "7"),
    ]
    assert lines[2]["variant"].startswith('{"draw":1')
    assert lines[2]["start"].startswith("variant: ")
    assert len(lines) == player.store.records.figures(ALL).dealt == 3
    player.leave()


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "'quoted"])
def test_a_text_is_taken_for_no_formula(text: str, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    write_table([replace(GAME, game_id=text)], str(path))
    (line,) = read(path)
    assert line["game_id"] == f"'{text}"
    assert line["score"] == "-52"


@given(st.lists(st.text(min_size=1, max_size=20), max_size=5))
def test_any_text_is_read_back_and_begins_no_formula(
    tmp_path_factory: pytest.TempPathFactory, texts: list[str]
) -> None:
    path = tmp_path_factory.mktemp("table") / "games.csv"
    texts = [text.encode("utf-8", "replace").decode() for text in texts]
    write_table([replace(GAME, game_id=text) for text in texts], str(path))
    found = [line["game_id"] for line in read(path)]
    assert [one.removeprefix("'") for one in found] == [one.removeprefix("'") for one in texts]
    assert not any(one.startswith(("=", "+", "-", "@", "\t", "\r", "\n")) for one in found)


def test_a_place_that_cannot_be_written_leaves_what_was_there(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        write_table([GAME], str(tmp_path / "none" / "games.csv"))
    (tmp_path / "games.csv").mkdir()
    with pytest.raises(OSError, match="directory"):
        write_table([GAME], str(tmp_path / "games.csv"))
    assert [path.name for path in tmp_path.iterdir()] == ["games.csv"]
