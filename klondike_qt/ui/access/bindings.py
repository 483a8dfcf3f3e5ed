"""Which action each key asks for: the keys that actions came with, and the player's own in their place."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache

from PySide6.QtCore import QKeyCombination
from PySide6.QtGui import QKeyEvent

from klondike_qt.preferences.schema import Preferences
from klondike_qt.ui.access.key_forms import acts_anywhere, combination, is_character, portable, readings
from klondike_qt.ui.access.reserved import Taken, taken
from klondike_qt.ui.actions import ACTIONS, Action

BY_ID: dict[str, Action] = {action.id: action for action in ACTIONS}
ALWAYS = {"put-back": "Esc", "open-menu": "F10"}
"""Keys that their actions never lose, so that there is always a way out and a way to the menus."""


@dataclass(frozen=True, slots=True)
class Bindings:
    """The keys of all actions; of two that want the same key, the one that the player gave it has it."""

    keys: Mapping[str, tuple[str, ...]]
    """The keys of each action in portable text, the first one first in menus."""
    letters: bool = True
    """Whether letters, digits and signs alone are keys."""
    _actions: dict[int, str] = field(default_factory=dict)

    def of(self, action: str) -> tuple[str, ...]:
        """Return the keys of an action that act at present."""
        return tuple(key for key in self.keys.get(action, ()) if self._acts(key))

    def anywhere(self, action: str) -> tuple[str, ...]:
        """Return those of its keys that act in the whole window."""
        return tuple(key for key in self.of(action) if acts_anywhere(_known(key)))

    def asked(self, event: QKeyEvent) -> Action | None:
        """Return the action that a press asks for, or None."""
        for reading in readings(event):
            found = self._actions.get(reading.toCombined())
            if found and (self.letters or not is_character(reading)):
                return BY_ID[found]
        return None

    def owner(self, key: str) -> str | None:
        """Return the id of the action that has a key, or None."""
        found = combination(key)
        return self._actions.get(found.toCombined()) if found else None

    def _acts(self, key: str) -> bool:
        return self.letters or not is_character(_known(key))


def bindings_of(preferences: Preferences) -> Bindings:
    """Return the keys of all actions as the player wishes them."""
    given, _ = _given(preferences)
    keys: dict[str, tuple[str, ...]] = {}
    actions: dict[int, str] = {}
    for own in (True, False):
        for action in ACTIONS:
            if (action.id in given) is own:
                wanted = given.get(action.id, usual_keys(action.id))
                keys[action.id] = tuple(_free(wanted, action.id, actions))
    return Bindings({action.id: keys[action.id] for action in ACTIONS}, preferences.letters, actions)


def faults_of(preferences: Preferences) -> tuple[str, ...]:
    """Return a line for each of the player's own keys that cannot be used."""
    return _given(preferences)[1]


@cache
def usual_keys(action: str) -> tuple[str, ...]:
    """Return the keys that an action came with, in portable text."""
    known = BY_ID[action]
    return tuple(portable(_known(key)) for key in (*known.keys, *known.chords))


def with_keys(preferences: Preferences, action: str, keys: Iterable[str]) -> Preferences:
    """Return the preferences with other keys for an action; whoever had one of them loses it."""
    wanted = tuple(dict.fromkeys(keys))
    given, _ = _given(preferences)
    own = dict(preferences.keys)
    for other in BY_ID:
        theirs = given.get(other, usual_keys(other))
        if other != action and set(theirs) & set(wanted):
            own[other] = tuple(key for key in theirs if key not in wanted)
    own[action] = wanted
    return replace(preferences, keys=tuple((name, kept) for name, kept in own.items() if _differs(name, kept)))


def with_usual_keys(preferences: Preferences, action: str) -> Preferences:
    """Return the preferences with the keys that an action came with, save those that others have got meanwhile."""
    return replace(preferences, keys=tuple((name, keys) for name, keys in preferences.keys if name != action))


def _differs(action: str, keys: tuple[str, ...]) -> bool:
    """Tell whether keys must be kept because they are not the usual ones (or the action is not known here)."""
    return action not in BY_ID or keys != usual_keys(action)


def _given(preferences: Preferences) -> tuple[dict[str, tuple[str, ...]], tuple[str, ...]]:
    """Return the player's own keys that can be used, by the ids of their actions, and what is wrong with others."""
    given: dict[str, tuple[str, ...]] = {}
    faults: list[str] = []
    for action, keys in preferences.keys:
        if action not in BY_ID:
            faults.append(f"no action is called {action!r}")
            continue
        why = {key: taken(key, action) for key in keys}
        faults += (f"{action}: {key!r} cannot be used ({reason.value})" for key, reason in why.items() if reason)
        usable = [portable(_known(key)) for key, reason in why.items() if not reason]
        if action in ALWAYS and ALWAYS[action] not in usable:
            usable.append(ALWAYS[action])
        given[action] = tuple(dict.fromkeys(usable))
    return given, tuple(faults)


def _free(keys: Iterable[str], action: str, actions: dict[int, str]) -> Iterable[str]:
    """Yield the keys that no other action has yet, and note that this one has them now."""
    for key in keys:
        number = _known(key).toCombined()
        if actions.setdefault(number, action) == action:
            yield key


def _known(key: str) -> QKeyCombination:
    found = combination(key)
    if found is None:
        msg = f"{key!r}: {Taken.UNREADABLE.value}"
        raise ValueError(msg)
    return found
