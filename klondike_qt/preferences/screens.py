"""How large a bank card is on each of the player's screens, so that sizes in millimetres are true."""

from collections.abc import Mapping

Screens = tuple[tuple[str, int], ...]
"""Names of screens, each with the width of a bank card held to it, in logical pixels."""

CARD_MILLIMETRES = 85.60
"""Width of a card of the size ID-1 (ISO/IEC 7810)."""
NOMINAL = CARD_MILLIMETRES / 25.4 * 96
"""Logical pixels that it would take at 96 to the inch."""
LEAST, MOST = 80, 2400
"""Widths that a screen can have: 24 to 712 logical pixels to the inch."""
MOST_SCREENS = 50
LONGEST_NAME = 200


def measured(screens: Screens, name: str, width: int | None) -> Screens:
    """Return the screens with another width for one of them, or with none; the latest come last."""
    others = tuple(screen for screen in screens if screen[0] != name)[-(MOST_SCREENS - 1) :]
    return others if width is None else (*others, (name, min(max(width, LEAST), MOST)))


def scale_on(screens: Screens, name: str) -> float:
    """Return how much larger than in the table of sizes an index has to be drawn on a screen; never smaller."""
    width = dict(screens).get(name)
    return 1.0 if width is None else max(1.0, width / NOMINAL)


def screens_value(screens: Screens) -> dict[str, int]:
    """Return the screens as a mapping of names to widths."""
    return dict(screens)


def read_screens(value: object) -> tuple[Screens, tuple[str, ...]]:
    """Return the screens that a mapping holds, and a line for each entry that is none; the others stay."""
    if not isinstance(value, Mapping) or len(value) > MOST_SCREENS:
        return (), (f"{value!r:.60} is no list of screens with their widths",)
    read: list[tuple[str, int]] = []
    faults: list[str] = []
    for name, width in value.items():
        is_name = isinstance(name, str) and name.isprintable() and len(name) <= LONGEST_NAME
        if is_name and isinstance(width, int) and not isinstance(width, bool) and LEAST <= width <= MOST:
            read.append((name, width))
        else:
            faults.append(f"{name!r:.60}: {width!r:.20} is no width from {LEAST} to {MOST}")
    return tuple(read), tuple(faults)
