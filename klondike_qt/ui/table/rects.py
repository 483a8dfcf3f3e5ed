"""Rectangles in logical pixels."""

from dataclasses import dataclass
from math import hypot


@dataclass(frozen=True, slots=True)
class Rect:
    """An upright rectangle; the origin is the upper left corner of the table, y grows downwards."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """The point in the middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def contains(self, x: float, y: float) -> bool:
        """Tell whether a point lies inside (the right and lower edge belong to the neighbour)."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def moved(self, dx: float, dy: float) -> "Rect":
        """Return the same rectangle somewhere else."""
        return Rect(self.x + dx, self.y + dy, self.width, self.height)

    def grown(self, dx: float, dy: float) -> "Rect":
        """Return a rectangle that is larger on each side by ``dx`` and ``dy``."""
        return Rect(self.x - dx, self.y - dy, self.width + 2 * dx, self.height + 2 * dy)

    def overlap(self, other: "Rect") -> float:
        """Return the area that both cover, 0 when they only touch."""
        width = min(self.right, other.right) - max(self.x, other.x)
        height = min(self.bottom, other.bottom) - max(self.y, other.y)
        return width * height if width > 0 and height > 0 else 0.0

    def distance(self, x: float, y: float) -> float:
        """Return how far a point is from the nearest point of the rectangle, 0 inside."""
        dx = max(self.x - x, 0.0, x - self.right)
        dy = max(self.y - y, 0.0, y - self.bottom)
        return hypot(dx, dy)
