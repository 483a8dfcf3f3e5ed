"""The preferences on disk: read whatever state they are in, written so that no good copy is ever lost."""

import json
import logging
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from datetime import UTC, date, datetime
from pathlib import Path

from klondike_qt.preferences.schema import Preferences
from klondike_qt.preferences.values import preference_values, read_preferences
from klondike_qt.store.places import Places
from klondike_qt.store.plain_files import open_plain
from klondike_qt.store.rescue import set_aside
from klondike_qt.store.trouble import Trouble, TroubleKind

_log = logging.getLogger(__name__)

VERSION = 1
_LARGEST = 1_000_000
"""Bytes; a file of preferences has about a thousand."""


class _Damaged(ValueError):
    """The file holds no preferences."""


@dataclass(frozen=True, slots=True)
class LoadedPreferences:
    """What the file holds, or the defaults in its place."""

    preferences: Preferences
    troubles: tuple[Trouble, ...] = ()
    is_new: bool = False
    """Whether there was no file yet: the first start."""


class PreferencesFile:
    """Reads and writes ``preferences.json``; values that this version does not know stay in the file."""

    def __init__(self, places: Places, today: date | None = None) -> None:
        self.path = places.preferences
        self._today = today or datetime.now(UTC).astimezone().date()
        self._unknown: dict[str, object] = {}
        self._is_newer = False

    @property
    def backup(self) -> Path:
        """The previous good copy."""
        return self.path.with_name(self.path.name + ".bak")

    def load(self) -> LoadedPreferences:
        """Return the preferences; a damaged file is set aside and the previous good copy is used."""
        if not self.path.exists() and not self.backup.exists():
            return LoadedPreferences(Preferences(), is_new=True)
        try:
            return self._read(self.path)
        except FileNotFoundError:
            return self._from_backup()
        except _Damaged as error:
            return self._from_backup(self._set_aside(str(error)))
        except OSError as error:
            return LoadedPreferences(Preferences(), (self._trouble(TroubleKind.PREFERENCES_UNWRITABLE, error),))

    def save(self, preferences: Preferences) -> tuple[Trouble, ...]:
        """Write the preferences whole or not at all; a newer version's file is left alone."""
        if self._is_newer:
            return ()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            draft = self.path.with_name(self.path.name + ".new")
            write_whole(draft, self._text(preferences))
            if self.path.is_file():
                os.replace(self.path, self.backup)  # noqa: PTH105 - beside the next line
            os.replace(draft, self.path)  # noqa: PTH105 - renames over what is there on every system
        except OSError as error:
            return (self._trouble(TroubleKind.PREFERENCES_UNWRITABLE, error),)
        return ()

    def change(self, before: Preferences, after: Preferences) -> tuple[Preferences, tuple[Trouble, ...]]:
        """Write what differs between two preferences and keep what another window has written meanwhile.

        Return the preferences that the file holds now, which are ``before`` if they could not be written.
        """
        changes = {
            field.name: getattr(after, field.name)
            for field in fields(Preferences)
            if getattr(after, field.name) != getattr(before, field.name)
        }
        wanted = replace(self._by_now(before), **changes)
        troubles = self.save(wanted)
        return (before if troubles else wanted), troubles

    def _by_now(self, before: Preferences) -> Preferences:
        """Return what the file holds, or what it held if it cannot be read."""
        try:
            loaded = self._read(self.path)
        except (OSError, _Damaged):
            return before
        return before if self._is_newer else loaded.preferences

    def _text(self, preferences: Preferences) -> str:
        """Return what is written; values that this version does not know are dropped if the file could not be read."""
        known = {"version": VERSION} | preference_values(preferences)
        with suppress(RecursionError):
            text = json.dumps(known | self._unknown, indent=2) + "\n"
            if len(text) <= _LARGEST:
                return text
        return json.dumps(known, indent=2) + "\n"

    def _read(self, path: Path) -> LoadedPreferences:
        values = _values_of(path)
        version = values.get("version", VERSION)
        if type(version) is not int or version > VERSION:  # a later one may well count in another way
            self._is_newer = True
            trouble = self._trouble(TroubleKind.PREFERENCES_NEWER, f"version {version}")
            return LoadedPreferences(Preferences(), (trouble,))
        read = read_preferences({name: value for name, value in values.items() if name != "version"})
        for fault in read.faults:
            _log.warning("%s: %s; the default is used", path, fault)
        self._unknown = dict(read.unknown)
        return LoadedPreferences(read.preferences)

    def _from_backup(self, *troubles: Trouble) -> LoadedPreferences:
        try:
            return LoadedPreferences(self._read(self.backup).preferences, troubles)
        except (OSError, _Damaged):
            return LoadedPreferences(Preferences(), troubles)

    def _set_aside(self, detail: str) -> Trouble:
        try:
            aside = str(set_aside(self.path, self._today))
        except OSError as error:
            return self._trouble(TroubleKind.PREFERENCES_UNWRITABLE, error)
        return Trouble(TroubleKind.DAMAGED, str(self.path), aside, detail)

    def _trouble(self, kind: TroubleKind, detail: object) -> Trouble:
        return Trouble(kind, str(self.path), detail=str(detail))


def write_whole(path: Path, text: str) -> None:
    """Write a file and wait until it is on the disk; OSError if it cannot be."""
    if path.exists() and not path.is_file():
        path.unlink()  # a pipe would wait for a reader
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def _values_of(path: Path) -> Mapping[str, object]:
    if path.exists() and not path.is_file():
        msg = "something else lies in place of the file"
        raise _Damaged(msg)
    with open_plain(path) as file:
        content = file.read(_LARGEST + 1)
    try:
        values = json.loads(content.decode("utf-8-sig"))  # some editors put a mark before the text
    except (ValueError, RecursionError) as error:
        raise _Damaged(str(error)) from error
    if not isinstance(values, dict):
        msg = "the file holds no named values"
        raise _Damaged(msg)
    return values
