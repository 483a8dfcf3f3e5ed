"""Preferences in a file of the player's own: saved for another computer, and read whatever is in it."""

import json
from collections.abc import Mapping

from klondike_qt.preferences.schema import Preferences
from klondike_qt.preferences.values import ReadPreferences, preference_values, read_preferences
from klondike_qt.store.plain_files import open_plain
from klondike_qt.store.preferences_file import VERSION
from klondike_qt.store.text_files import write_text_file

LARGEST = 64 * 2**20
"""Bytes: an export of everything holds the preferences too."""


class NoPreferences(ValueError):
    """A file holds no preferences; the text tells why."""


def write_preferences(path: str, preferences: Preferences) -> None:
    """Write a file that ``read_preferences_of`` reads; OSError if that cannot be."""
    write_text_file(path, json.dumps({"version": VERSION} | preference_values(preferences), indent=2) + "\n")


def read_preferences_of(path: str) -> ReadPreferences:
    """Return the preferences of a file: of their own, or of an export of everything.

    What cannot be read in them has its default and is named. NoPreferences if there are none, OSError if the file
    cannot be read.
    """
    with open_plain(path) as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        why = f"more than {LARGEST // 2**20} MiB"
        raise NoPreferences(why)
    try:
        values = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise NoPreferences(str(error)) from error
    if isinstance(values, Mapping) and isinstance(values.get("preferences"), Mapping):
        values = values["preferences"]
    if not isinstance(values, Mapping):
        why = "no names with values"
        raise NoPreferences(why)
    read = read_preferences({name: value for name, value in values.items() if name != "version"})
    if len(read.unknown) == len(values.keys() - {"version"}):
        why = "no known names"
        raise NoPreferences(why)
    return read
