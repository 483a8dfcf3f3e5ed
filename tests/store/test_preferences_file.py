"""The preferences on disk: kept, and never lost to damage."""

import json
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from support.damage import WHOLE, Damage, astray

from klondike_qt.preferences.schema import Preferences, Size, Theme
from klondike_qt.store.places import places_below
from klondike_qt.store.preferences_file import LoadedPreferences, PreferencesFile
from klondike_qt.store.trouble import TroubleKind

DAY = date(2026, 3, 1)
OLD = Preferences(theme=Theme.DARK)
NEW = Preferences(theme=Theme.DARK, size=Size.XL)


def file_in(directory: Path) -> PreferencesFile:
    return PreferencesFile(places_below(str(directory)), DAY)


def load(directory: Path) -> LoadedPreferences:
    return file_in(directory).load()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file that was saved twice, so that there is a previous copy."""
    assert file_in(tmp_path).save(OLD) == file_in(tmp_path).save(NEW) == ()
    return tmp_path / "preferences.json"


def test_the_first_start_has_defaults_and_says_so(tmp_path: Path) -> None:
    assert load(tmp_path / "new") == LoadedPreferences(Preferences(), is_new=True)
    assert list(tmp_path.iterdir()) == []


def test_missing_directories_are_made(tmp_path: Path) -> None:
    assert file_in(tmp_path / "a" / "b").save(NEW) == ()
    assert load(tmp_path / "a" / "b") == LoadedPreferences(NEW)


def test_what_was_saved_is_loaded_and_the_copy_before_is_kept(path: Path) -> None:
    assert load(path.parent) == LoadedPreferences(NEW)
    path.unlink()
    assert load(path.parent) == LoadedPreferences(OLD)
    assert sorted(file.name for file in path.parent.iterdir()) == ["preferences.json.bak"]


def no_list(path: Path) -> None:
    path.write_text("[1, 2]")


def deep(path: Path) -> None:
    path.write_text("[" * 100_000)


def huge(path: Path) -> None:
    path.write_text(" " * 2_000_000)


def long_number(path: Path) -> None:
    path.write_text('{"version": ' + "9" * 5000 + "}")


@pytest.mark.parametrize(
    "damage",
    [*(way for way in WHOLE if way is not astray), no_list, deep, huge, long_number],
    ids=lambda way: way.__name__,
)
def test_a_damaged_file_is_set_aside_and_the_copy_before_is_used(damage: Damage, path: Path) -> None:
    damage(path)
    before = path.read_bytes() if path.is_file() else None
    loaded = load(path.parent)
    (trouble,) = loaded.troubles
    assert (loaded.preferences, loaded.is_new) == (OLD, False)
    assert (trouble.kind, trouble.path) == (TroubleKind.DAMAGED, str(path))
    aside = path.with_name("preferences.json.damaged-2026-03-01")
    assert trouble.set_aside_as == str(aside)
    assert before is None or aside.read_bytes() == before
    assert file_in(path.parent).save(NEW) == ()
    assert load(path.parent) == LoadedPreferences(NEW)


def test_with_the_copy_damaged_too_there_are_defaults(path: Path) -> None:
    path.write_text("{")
    path.with_name("preferences.json.bak").write_text("{")
    loaded = load(path.parent)
    assert loaded.preferences == Preferences()
    assert [trouble.kind for trouble in loaded.troubles] == [TroubleKind.DAMAGED]


def test_a_damaged_value_is_its_default_and_is_logged_once(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    values = json.loads(path.read_text()) | {"size": "huge"}
    path.write_text(json.dumps(values))
    assert load(path.parent) == LoadedPreferences(OLD)
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "size" in caplog.text


def test_unknown_values_stay_in_the_file(path: Path) -> None:
    values = json.loads(path.read_text()) | {"fireworks": [1, "\ud800"]}
    path.write_text(json.dumps(values))
    file = file_in(path.parent)
    file.load()
    file.save(OLD)
    assert json.loads(path.read_text())["fireworks"] == [1, "\ud800"]
    assert load(path.parent) == LoadedPreferences(OLD)


def test_a_file_from_an_editor_that_marks_its_texts_is_read(path: Path) -> None:
    path.write_text(path.read_text(), encoding="utf-8-sig")
    assert load(path.parent) == LoadedPreferences(NEW)


@pytest.mark.parametrize("unknown", [json.loads("[" * 700 + "]" * 700), "\u00e4" * 400_000], ids=["deep", "long"])
def test_unknown_values_never_make_the_file_unreadable(unknown: object, path: Path) -> None:
    path.write_text(json.dumps({"theme": "dark", "fireworks": unknown}, ensure_ascii=False), encoding="utf-8")
    file = file_in(path.parent)
    assert file.load() == LoadedPreferences(OLD)
    for preferences in (NEW, OLD, NEW):
        assert file.save(preferences) == ()
        assert load(path.parent) == LoadedPreferences(preferences)


def test_a_change_keeps_what_another_window_has_written_meanwhile(path: Path) -> None:
    one, other = file_in(path.parent), file_in(path.parent)
    held = one.load().preferences
    assert other.load().preferences == held == NEW
    louder = replace(held, sounds=not held.sounds)
    assert other.change(held, louder) == (louder, ())
    both = replace(louder, theme=Theme.FOUR_COLOUR)
    assert one.change(held, replace(held, theme=Theme.FOUR_COLOUR)) == (both, ())
    assert load(path.parent) == LoadedPreferences(both)


def test_a_change_that_could_not_be_written_is_written_with_the_next(path: Path) -> None:
    file = file_in(path.parent)
    held = file.load().preferences
    draft = path.with_name(path.name + ".new")
    draft.mkdir()
    kept, (trouble,) = file.change(held, OLD)
    assert (kept, trouble.kind) == (held, TroubleKind.PREFERENCES_UNWRITABLE)
    draft.rmdir()
    later = replace(OLD, sounds=not OLD.sounds)
    assert file.change(kept, later) == (later, ())
    assert load(path.parent) == LoadedPreferences(later)


def test_a_change_writes_everything_where_the_file_is_gone_or_was_damaged_meanwhile(path: Path) -> None:
    file = file_in(path.parent)
    held = file.load().preferences
    for damage in (path.unlink, lambda: path.write_text("{")):
        damage()
        assert file.change(held, OLD) == (OLD, ())
        assert load(path.parent) == LoadedPreferences(OLD)


@pytest.mark.parametrize("version", [2, 2.0, "2", [2], None, float("nan"), float("inf"), True], ids=repr)
def test_a_newer_file_is_left_alone_whatever_it_counts_with(path: Path, version: object) -> None:
    text = json.dumps({"version": version, "theme": "dark"})
    path.write_text(text)
    file = file_in(path.parent)
    loaded = file.load()
    assert loaded.preferences == Preferences()
    assert [trouble.kind for trouble in loaded.troubles] == [TroubleKind.PREFERENCES_NEWER]
    assert file.save(NEW) == ()
    assert path.read_text() == text


def test_an_unwritable_place_is_told_and_nothing_raised(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    file = file_in(tmp_path / "file")
    assert file.load().preferences == Preferences()
    (trouble,) = file.save(NEW)
    assert trouble.kind is TroubleKind.PREFERENCES_UNWRITABLE
