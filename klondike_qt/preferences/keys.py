"""The player's own keys as plain values: what each action is given in place of the keys that it came with."""

from collections.abc import Mapping

Keys = tuple[tuple[str, tuple[str, ...]], ...]
"""Ids of actions, each with its keys in a portable text form such as ``Ctrl+Z``; an action without keys has none."""

MOST_ACTIONS = 300
MOST_KEYS = 20
LONGEST_KEY = 40


def keys_value(keys: Keys) -> dict[str, list[str]]:
    """Return the keys as a mapping of ids to lists."""
    return {name: list(own) for name, own in keys}


def read_keys(value: object) -> tuple[Keys, tuple[str, ...]]:
    """Return the keys that a mapping holds, and a line for each entry that is none; the others stay."""
    if not isinstance(value, Mapping) or len(value) > MOST_ACTIONS:
        return (), (f"{value!r:.60} is no list of actions with their keys",)
    read: list[tuple[str, tuple[str, ...]]] = []
    faults: list[str] = []
    for name, keys in value.items():
        own = _texts(keys) if isinstance(name, str) else None
        if own is None:
            faults.append(f"{name!r:.60}: {keys!r:.60} is no list of keys")
        else:
            read.append((name, own))
    return tuple(read), tuple(faults)


def _texts(value: object) -> tuple[str, ...] | None:
    """Return a short list of short texts, or None."""
    if not isinstance(value, list | tuple) or len(value) > MOST_KEYS:
        return None
    texts = tuple(text for text in value if isinstance(text, str) and text.isprintable() and len(text) <= LONGEST_KEY)
    return texts if len(texts) == len(value) else None
