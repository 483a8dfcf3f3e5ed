"""How colours look to colour-blind eyes (Machado, Oliveira and Fernandes 2009, full severity) and how far apart."""

import math

Triple = tuple[float, float, float]

NORMAL = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
PROTAN = ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998))
DEUTAN = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))
TRITAN = ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900))
EYES = {"normal": NORMAL, "protan": PROTAN, "deutan": DEUTAN, "tritan": TRITAN}

_TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
_WHITE = (0.95047, 1.0, 1.08883)


def distance(one: str, other: str, eyes: tuple[Triple, Triple, Triple]) -> float:
    """Give the CIE 1976 colour difference of two colours "#RRGGBB" as these eyes see them."""
    return math.dist(_lab(_seen(one, eyes)), _lab(_seen(other, eyes)))


def _seen(colour: str, eyes: tuple[Triple, Triple, Triple]) -> Triple:
    red, green, blue = (_linear(channel / 255) for channel in bytes.fromhex(colour[1:]))
    first, second, third = (min(1.0, max(0.0, value)) for value in _times(eyes, (red, green, blue)))
    return first, second, third


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _times(matrix: tuple[Triple, Triple, Triple], vector: Triple) -> Triple:
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third


def _lab(linear: Triple) -> Triple:
    x, y, z = (_bent(value / white) for value, white in zip(_times(_TO_XYZ, linear), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _bent(share: float) -> float:
    return math.cbrt(share) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116
