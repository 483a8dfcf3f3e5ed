"""How well two colours can be told apart, after WCAG 2; colours are "#RRGGBB"."""

_DARK = 0.04045


def luminance(colour: str) -> float:
    """Give the relative luminance of a colour, from 0 (black) to 1 (white)."""
    red, green, blue = (_linear(channel / 255) for channel in _channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Give the contrast ratio of two colours, from 1 (none) to 21 (black and white)."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def mixed(colour: str, other: str, share: float) -> str:
    """Mix ``share`` (0 to 1) of another colour in."""
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#" + bytes(round(a + (b - a) * share) for a, b in pairs).hex().upper()


def _channels(colour: str) -> bytes:
    return bytes.fromhex(colour.removeprefix("#"))


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= _DARK else ((channel + 0.055) / 1.055) ** 2.4
