"""What is no file makes nobody wait: pipes, sockets, devices and folders, wherever a file is expected."""

import os
import socket
from collections.abc import Callable
from errno import EISDIR, ELOOP, ENXIO
from pathlib import Path

import pytest

from klondike_qt.preferences.schema import Preferences
from klondike_qt.store.exchange import read_export
from klondike_qt.store.places import places_below
from klondike_qt.store.plain_files import open_named, open_plain
from klondike_qt.store.preferences_exchange import read_preferences_of
from klondike_qt.store.preferences_file import PreferencesFile
from klondike_qt.store.store import Store
from klondike_qt.store.text_files import read_text_file, write_text_file


def pipe(path: Path) -> None:
    os.mkfifo(path)


def bound(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as end:
        here = Path.cwd()
        os.chdir(path.parent)  # names of sockets are short
        try:
            end.bind(path.name)
        finally:
            os.chdir(here)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


@pytest.mark.parametrize("read", [open_plain, open_named, read_text_file, read_export, read_preferences_of])
@pytest.mark.parametrize(("make", "number"), [(pipe, ENXIO), (bound, ENXIO), (device, ENXIO), (Path.mkdir, EISDIR)])
def test_what_is_no_file_is_refused_at_once(
    read: Callable[[str], object], make: Callable[[Path], None], number: int, tmp_path: Path
) -> None:
    path = tmp_path / "strange"
    make(path)
    with pytest.raises(OSError, match="strange") as told:
        read(str(path))
    assert told.value.errno == number


def test_a_file_is_read_through_links_too(tmp_path: Path) -> None:
    (tmp_path / "deal").write_bytes(b"24\r\n")
    (tmp_path / "link").symlink_to("deal")
    with open_plain(tmp_path / "link") as file:
        assert file.read() == b"24\r\n"
    assert read_text_file(str(tmp_path / "link")) == "24\r\n"


def test_what_a_shell_hands_over_may_be_a_pipe() -> None:
    here, there = os.pipe()
    os.write(there, b"24\n")
    os.close(there)
    with open_named(f"/dev/fd/{here}") as file:
        assert file.read() == b"24\n"
    os.close(here)


@pytest.mark.parametrize("make", [pipe, bound, device])
@pytest.mark.parametrize("name", ["preferences.json", "preferences.json.new", "preferences.json.bak"])
def test_preferences_are_kept_whatever_lies_in_their_place(
    name: str, make: Callable[[Path], None], tmp_path: Path
) -> None:
    places = places_below(str(tmp_path / "kept"))
    path = places.preferences.with_name(name)
    path.parent.mkdir(parents=True)
    make(path)
    file = PreferencesFile(places)
    assert file.load().preferences == Preferences()
    assert file.save(Preferences(wrap=True)) == ()
    assert PreferencesFile(places).load().preferences.wrap


@pytest.mark.parametrize("make", [pipe, bound, device])
@pytest.mark.parametrize("end", ["", "-wal", "-shm", "-journal"])
def test_games_are_kept_whatever_lies_in_their_place(end: str, make: Callable[[Path], None], tmp_path: Path) -> None:
    places = places_below(str(tmp_path / "kept"))
    Store.open(places).close()
    path = places.database.with_name(places.database.name + end)
    path.unlink(missing_ok=True)
    make(path)
    store = Store.open(places)
    assert store.is_lasting
    assert store.troubles
    store.close()


@pytest.mark.parametrize(("make", "number"), [(pipe, ENXIO), (bound, ENXIO), (device, ENXIO), (Path.mkdir, EISDIR)])
@pytest.mark.parametrize("force", [True, False])
def test_what_is_no_file_is_never_written_over(
    make: Callable[[Path], None], number: int, tmp_path: Path, *, force: bool
) -> None:
    path = tmp_path / "strange"
    make(path)
    before = path.lstat()
    with pytest.raises(OSError, match="strange") as told:
        write_text_file(str(path), "new", force=force)
    assert told.value.errno == number
    assert (path.lstat().st_mode, path.lstat().st_ino) == (before.st_mode, before.st_ino)
    assert [entry.name for entry in tmp_path.iterdir()] == ["strange"]


@pytest.mark.parametrize("path", ["", ".", "..", "/", "./"])
def test_folders_without_a_name_are_refused(path: str) -> None:
    with pytest.raises(OSError) as told:  # noqa: PT011 # its number is looked at
        write_text_file(path, "new")
    assert told.value.errno == EISDIR


def test_a_file_is_written_through_links(tmp_path: Path) -> None:
    (tmp_path / "else").mkdir()
    target, link, chain = tmp_path / "else" / "deal", tmp_path / "link", tmp_path / "chain"
    link.symlink_to(Path("else") / "deal")
    chain.symlink_to("link")
    write_text_file(str(chain), "first", force=False)
    assert target.read_text() == "first"
    with pytest.raises(FileExistsError):
        write_text_file(str(link), "second", force=False)
    write_text_file(str(link), "second")
    assert target.read_text() == "second"
    assert link.is_symlink()
    assert chain.is_symlink()
    assert {entry.name for entry in tmp_path.rglob("*")} == {"else", "deal", "link", "chain"}


def test_links_in_a_ring_are_refused(tmp_path: Path) -> None:
    (tmp_path / "one").symlink_to("two")
    (tmp_path / "two").symlink_to("one")
    with pytest.raises(OSError) as told:  # noqa: PT011 # its number is looked at
        write_text_file(str(tmp_path / "one"), "new")
    assert told.value.errno == ELOOP


@pytest.mark.skipif(os.name == "nt", reason="there a file has no mode")
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o666, 0o755])
def test_a_file_written_over_keeps_its_mode(mode: int, tmp_path: Path) -> None:
    path = tmp_path / "private"
    path.write_text("old")
    path.chmod(mode)
    write_text_file(str(path), "new")
    assert (path.read_text(), path.stat().st_mode & 0o777) == ("new", mode)


@pytest.mark.skipif(os.name == "nt", reason="there a file has no mode")
def test_a_new_file_has_the_mode_of_new_files(tmp_path: Path) -> None:
    (tmp_path / "usual").write_text("")
    write_text_file(str(tmp_path / "new"), "new")
    assert (tmp_path / "new").stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_a_file_may_have_the_longest_name(tmp_path: Path) -> None:
    path = tmp_path / ("a" * 255)
    write_text_file(str(path), "long")
    assert path.read_text() == "long"


def test_a_draft_that_was_left_is_in_nobodys_way(tmp_path: Path) -> None:
    (tmp_path / f".klondike-qt.{os.getpid()}").write_text("half")
    write_text_file(str(tmp_path / "new"), "whole", force=False)
    assert {entry.name: entry.read_text() for entry in tmp_path.iterdir()} == {"new": "whole"}
