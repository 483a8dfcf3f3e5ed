"""Everything in one file and back; nothing is lost, doubled or believed that cannot be."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.disks import no_more_writing
from support.life import Life
from support.player import Player

from klondike_qt.game.commands import Undo
from klondike_qt.preferences.rules import variant_value
from klondike_qt.preferences.schema import Preferences, Size
from klondike_qt.rules.variant import DRAW_THREE
from klondike_qt.store.exchange import LARGEST, Exchanged, ImportRefused, read_export, write_export
from klondike_qt.store.importing import Imported
from klondike_qt.store.places import places_below
from klondike_qt.store.store import Store

CHOSEN = replace(Preferences(), size=Size.XXL, left_handed=True)
Values = dict[str, Any]


def look(directory: Path) -> Store:
    return Store.look(places_below(str(directory)))


def exported(directory: Path, path: Path) -> Exchanged:
    """Export what lies in a directory, and return it."""
    store = look(directory)
    content = store.gather(CHOSEN)
    store.close()
    write_export(content, str(path))
    return content


def taken_in(directory: Path, path: Path) -> Imported:
    store = look(directory)
    imported = store.take_in(read_export(str(path)))
    store.close()
    return imported


def test_a_whole_life_moves_to_another_place(life: Life, tmp_path: Path) -> None:
    path, there = tmp_path / "all.json", tmp_path / "there"
    content = exported(life.directory, path)
    assert read_export(str(path)) == content
    imported = taken_in(there, path)
    assert (imported.changed_results, imported.games, imported.kept_games) == (0, 1, 0)
    player = Player(there)
    assert player.session.standing.record == life.record
    assert player.store.statistics() == life.statistics
    player.leave()
    again = exported(there, tmp_path / "again.json")
    assert sorted(map(repr, again.results)) == sorted(map(repr, content.results))


def test_the_same_file_twice_changes_nothing(life: Life, tmp_path: Path) -> None:
    path = tmp_path / "all.json"
    exported(life.directory, path)
    assert taken_in(life.directory, path) == Imported(0, 0, 0, 0)
    player = Player(life.directory)
    assert player.session.standing.record == life.record
    assert player.store.statistics() == life.statistics
    player.leave()


def test_results_of_two_places_are_merged_in_the_order_of_their_ends(tmp_path: Path) -> None:
    here, there = Player(tmp_path / "here"), Player(tmp_path / "there")
    here.win()
    there.now = here.now
    there.deal()
    there.play("d")
    there.deal()
    there.play("d")
    there.leave()
    here.now = there.now + 10
    here.win()
    here.leave()
    exported(tmp_path / "there", tmp_path / "there.json")
    imported = taken_in(tmp_path / "here", tmp_path / "there.json")
    assert (imported.new_results, imported.changed_results) == (1, 0)
    here.reopen()
    (row,) = here.store.statistics()
    assert (row.dealt, row.won, row.abandoned, row.streak, row.longest_streak) == (4, 2, 1, 1, 1)
    here.leave()


def test_a_game_won_elsewhere_is_won_here_too_and_once(tmp_path: Path) -> None:
    here = Player(tmp_path / "here", deal=24)
    here.play("54")
    here.leave()
    exported(tmp_path / "here", tmp_path / "begun.json")
    taken_in(tmp_path / "there", tmp_path / "begun.json")
    there = Player(tmp_path / "there")
    assert there.session.standing.record == here.session.standing.record
    there.win_on()
    there.leave()
    exported(tmp_path / "there", tmp_path / "won.json")
    assert taken_in(tmp_path / "here", tmp_path / "won.json") == Imported(0, 1, 0, 0)
    here.reopen()
    here.win_on()
    (row,) = here.store.statistics()
    assert (row.dealt, row.won, row.abandoned) == (1, 1, 0)
    here.leave()


def test_a_running_game_with_moves_is_kept(tmp_path: Path, life: Life) -> None:
    exported(life.directory, tmp_path / "all.json")
    player = Player(tmp_path / "here")
    player.play("d")
    player.leave()
    imported = taken_in(tmp_path / "here", tmp_path / "all.json")
    assert (imported.games, imported.kept_games) == (0, 1)
    record = player.session.standing.record
    player.reopen()
    assert player.session.standing.record == record
    (row,), (other,) = player.store.statistics(), life.statistics
    assert (row.dealt, row.won) == (other.dealt, other.won)
    player.leave()


def test_an_open_window_keeps_its_game_and_can_import_itself(tmp_path: Path, life: Life) -> None:
    exported(life.directory, tmp_path / "all.json")
    player = Player(tmp_path / "here")
    imported = taken_in(tmp_path / "here", tmp_path / "all.json")
    assert (imported.games, imported.kept_games) == (0, 1)
    imported = player.store.take_in(read_export(str(tmp_path / "all.json")))
    assert (imported.games, imported.kept_games) == (1, 0)
    loaded = player.store.load().current
    assert loaded
    assert loaded.record == life.record
    player.store.close()


def test_a_file_is_written_over_by_force_only(tmp_path: Path, life: Life) -> None:
    path = tmp_path / "all.json"
    path.write_text("mine")
    store = look(life.directory)
    content = store.gather(CHOSEN)
    store.close()
    with pytest.raises(FileExistsError):
        write_export(content, str(path))
    assert path.read_text() == "mine"
    write_export(content, str(path), force=True)
    assert read_export(str(path)) == content
    assert sorted(file.name for file in tmp_path.iterdir()) == ["all.json", "life"]


def test_an_export_by_force_touches_no_other_file(tmp_path: Path) -> None:
    content = Exchanged(CHOSEN, (), ())
    beside = tmp_path / "all.json.new"
    beside.write_text("my own")
    write_export(content, str(tmp_path / "all.json"), force=True)
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="folder"):
        write_export(content, str(tmp_path / "folder"), force=True)
    assert beside.read_text() == "my own"
    assert sorted(path.name for path in tmp_path.iterdir() if "folder" in path.name) == ["folder"]


def test_a_file_that_cannot_be_written_is_an_os_error_and_leaves_nothing(tmp_path: Path) -> None:
    content = Exchanged(CHOSEN, (), ())
    for name in ("nowhere/all.json", "", "."):
        with pytest.raises(OSError, match=r".+"):
            write_export(content, str(tmp_path / name))
    with no_more_writing(), pytest.raises(OSError, match=r".+"):
        write_export(content, str(tmp_path / "all.json"))
    assert list(tmp_path.iterdir()) == []


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A small export as text: a win, an abandoned game, a running one and a previous one."""
    directory = tmp_path_factory.mktemp("sound")
    player = Player(directory)
    player.win()
    player.deal()
    player.play("d")
    player.deal()
    player.play("d d d")
    player.do(Undo())
    player.deal()
    player.leave()
    exported(directory, directory / "all.json")
    return (directory / "all.json").read_text()


def change_result(**changes: object) -> Callable[[Values], None]:
    return lambda values: values["results"][0].update(changes)


def change_game(**changes: object) -> Callable[[Values], None]:
    return lambda values: values["games"][-1].update(changes)


def drop(name: str) -> Callable[[Values], None]:
    return lambda values: values.pop(name)


def double(name: str) -> Callable[[Values], None]:
    return lambda values: values[name].append(values[name][0])


HOSTILE: dict[str, Callable[[Values], None]] = {
    "format": lambda values: values.update(format="other"),
    "version": lambda values: values.update(version=2),
    "version text": lambda values: values.update(version="1"),
    "no results": drop("results"),
    "no games": drop("games"),
    "no preferences": drop("preferences"),
    "preference": lambda values: values["preferences"].update(size="huge"),
    "results no list": lambda values: values.update(results={}),
    "result no mapping": lambda values: values["results"].append(7),
    "result with more": change_result(extra=1),
    "double result": double("results"),
    "double game": double("games"),
    "state": change_result(state="lost"),
    "kind": change_result(kind="best"),
    "no end": change_result(ended=None),
    "no score": change_result(score=None),
    "text score": change_result(score="5"),
    "true score": change_result(score=True),
    "huge score": change_result(score=10**30),
    "seconds": change_result(seconds=-1),
    "moves": change_result(moves=1.5),
    "no moves": change_result(moves=None),
    "variant": change_result(variant={"draw": 2}),
    "time without zone": change_result(ended="2026-03-01T12:00:00"),
    "time": change_result(begun="yesterday"),
    "early time": change_result(begun="0001-01-01T00:00:00+14:00"),
    "daily": change_result(daily="2026-02-30"),
    "daily form": change_result(daily="20260301"),
    "deal": change_result(deal_number=0),
    "id": change_result(game_id=""),
    "long id": change_result(game_id="x" * 101),
    "strange id": change_result(game_id="a\nb\ud800"),
    "illegal turn": change_game(turns=["d", "r"]),
    "no turn": change_game(turns=["d", ""]),
    "number as turn": change_game(turns=[1]),
    "turns": change_game(turns=None),
    "cursor": change_game(cursor=99),
    "negative cursor": change_game(cursor=-1),
    "infinite": change_game(elapsed=float("inf")),
    "not a number": change_game(elapsed=float("nan")),
    "negative": change_game(elapsed=-1),
    "endless": change_game(elapsed=10**400),
    "focus": change_game(focus=[13, 0]),
    "other rules": change_game(
        variant=variant_value(replace(DRAW_THREE, time_bonus=False))
    ),
    "start": change_game(start="pass: 1"),
    "no start": change_game(start=None),
    "long start": change_game(start="#" * 10**6),
    "window": change_game(window=0),
    "role": change_game(role="next"),
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_a_file_that_cannot_be_true_is_refused_and_changes_nothing(name: str, sound: str, tmp_path: Path) -> None:
    values = json.loads(sound)
    HOSTILE[name](values)
    path = tmp_path / "all.json"
    path.write_text(json.dumps(values))
    with pytest.raises(ImportRefused) as refused:
        read_export(str(path))
    assert 1 <= len(refused.value.reasons) <= 2
    assert all(len(reason) < 300 for reason in refused.value.reasons)


def test_all_reasons_are_given(sound: str, tmp_path: Path) -> None:
    values = json.loads(sound)
    for name in ("preference", "state", "illegal turn"):
        HOSTILE[name](values)
    (tmp_path / "all.json").write_text(json.dumps(values))
    with pytest.raises(ImportRefused) as refused:
        read_export(str(tmp_path / "all.json"))
    assert [reason.split(":")[0] for reason in refused.value.reasons] == ["preferences.size", "results[0]", "games[1]"]


@pytest.mark.parametrize(
    "content",
    [b"", b"null", b"[]", b"{", b"\xff\xfe", b"[" * 10**6, b"1" * 10**4, b"{}", b'{"format": 1}', b"\0" * 100],
    ids=range(10),
)
def test_what_is_no_export_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "all.json"
    path.write_bytes(content)
    with pytest.raises(ImportRefused):
        read_export(str(path))


def test_a_file_that_is_too_large_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "all.json"
    with path.open("wb") as file:
        file.truncate(LARGEST * 100)
    with pytest.raises(ImportRefused, match="larger"):
        read_export(str(path))


def test_a_file_that_is_not_there_is_an_os_error(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(OSError, match=r".+"):
            read_export(str(path))


json_values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)),
    max_leaves=5,
)


@given(data=st.data())
def test_any_value_anywhere_is_refused_or_harmless(data: st.DataObject, sound: str) -> None:
    values = json.loads(sound)
    place: Any = values
    for _ in range(data.draw(st.integers(0, 3))):
        key = data.draw(st.sampled_from(list(place) if isinstance(place, dict) else list(range(len(place)))))
        if not isinstance(place[key], dict | list) or not place[key]:
            break
        place = place[key]
    key = data.draw(st.sampled_from(list(place) if isinstance(place, dict) else list(range(len(place)))))
    place[key] = data.draw(json_values)
    with TemporaryDirectory() as directory:
        path = Path(directory) / "all.json"
        path.write_text(json.dumps(values))
        try:
            content = read_export(str(path))
        except ImportRefused:
            return
        store = Store.in_memory()
        store.take_in(content)
        assert all(row.won <= row.dealt for row in store.statistics())
        store.close()
