"""Which digit or Latin letter lies at a place of the keyboard, by the numbers that each system gives to places."""

_EVDEV_TO_X11 = 8
_DIGITS = dict(zip(range(2, 12), (1, 2, 3, 4, 5, 6, 7, 8, 9, 0), strict=True))
"""The digit row by the number that the hardware sends (Windows and Linux alike)."""
_MAC_DIGITS = {18: 1, 19: 2, 20: 3, 21: 4, 23: 5, 22: 6, 26: 7, 28: 8, 25: 9, 29: 0}
"""The digit row by the number that macOS gives to the key."""
_ROWS = ((16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
_LETTERS = {first + index: letter for first, row in _ROWS for index, letter in enumerate(row)}


def digit_at(scan: int, virtual: int, system: str) -> int | None:
    """Return the digit at a place of the row of digits, or None elsewhere; ``system`` is Qt's name of the platform."""
    if system == "cocoa":
        return _MAC_DIGITS.get(virtual) if scan else None
    return _DIGITS.get(_hardware(scan, system))


def letter_at(scan: int, system: str) -> str | None:
    """Return the letter that lies at a place of the keyboard in the English layout, or None."""
    return None if system == "cocoa" else _LETTERS.get(_hardware(scan, system))


def _hardware(scan: int, system: str) -> int:
    """Return the number that the hardware sends; X11 and Wayland add eight to it."""
    return scan if system in {"windows", "direct2d", "eglfs", "linuxfb", "vkkhrdisplay"} else scan - _EVDEV_TO_X11
