"""The way of the line of a hint: one line from where cards leave to the arrow where they go.

It runs level and upright, along the gaps between what lies on the table, and turns where a detour costs more than what
it would cross. Nothing that is read is crossed as long as there is another way.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from heapq import heappop, heappush
from itertools import count, pairwise

from klondike_qt.ui.table.framing import Framed
from klondike_qt.ui.table.marks import FREE, reach
from klondike_qt.ui.table.picture import BadgeKind, Picture
from klondike_qt.ui.table.rects import Rect

Point = tuple[float, float]
BROAD, SLIM = 5.5, 3.5
"""Half the width of the line where there is room, and where there is little, in lpx."""
SIDE = 0.3
"""How far below the upper edge bite, arrow and line are at most, in card widths."""
RIM = 2.0
_READ, _COUNT, _OWN, _FOCUS, _FACE, _BACK, _RING, _EMPTY = 60.0, 20.0, 15.0, 6.0, 5.0, 2.0, 1.5, 0.4
"""What it costs to cross something, in lengths of the same way over the bare table."""
_TURN, _ASKEW = 0.25, 0.15
"""What a turn costs, and to come to the arrow from above or below, in card widths."""
_CORNER = 0.25
"""How far from the right corner the line leaves a card downwards, in card widths."""
_INTO_RING = 4.0
"""How far from the card the line begins within the ring, in lpx."""
_MARGIN = 8.0
"""What is free right of what is read on a card, in lpx, more or less."""


_LEVEL, _UPRIGHT, _END = 1, 2, 3


@dataclass(frozen=True, slots=True)
class Way:
    """Where the line goes, from the ring to the middle of the base of the arrow; no points: no line is needed."""

    points: tuple[Point, ...]
    from_left: bool
    """The side from which the arrow points into its place."""
    half: float = BROAD
    """Half the width of the line."""


@dataclass(frozen=True, slots=True)
class _Ends:
    """Where the line may begin, and where it may end: at the left and the right of its place."""

    starts: tuple[tuple[Point, int], ...]
    """With the direction in which the line leaves there: one that turns at once would run along the ring."""
    left: Point
    right: Point
    place: Rect
    bitten: tuple[float, float]
    """From where to where the bite lies outside the card at its left."""

    def is_behind(self, x: float) -> bool:
        """Tell whether an upright line would run between the base of an arrow and its place."""
        return self.left[0] < x < self.place.x or self.place.right < x < self.right[0]

    def is_free(self, x: float) -> bool:
        """Tell whether an upright line would keep off bite and arrow."""
        return not self.is_behind(x) and not self.bitten[0] < x < self.bitten[1]


Obstacle = tuple[Rect, float]
"""What lies on the table, and what it costs to cross it."""
_Step = tuple[float, int, tuple[int, int], int, tuple[Point, ...]]
"""What a way has cost so far, when it was found, where it has come to, in which direction, and its points."""


def way_between(
    source: Framed, destination: Framed, picture: Picture, read: Iterable[Rect], focus: Rect | None = None
) -> Way:
    """Return the way of the line; ``read``: what it must not cover; ``focus``: what has a ring that would cover it."""
    ends, obstacles = _ends(source, destination, picture), [(rect, _READ) for rect in read]
    obstacles += _lying(picture)
    far = reach(picture.card_width)
    for framed in (source, destination):
        obstacles += [(framed.rect, _OWN), (framed.rect.grown(far, far), _RING)]
    if focus:
        obstacles.append((focus.grown(far, far), _FOCUS))
    ways = (_cheapest(ends, obstacles, picture, half) for half in (BROAD, SLIM))
    broad = next(ways)
    if _covers(broad, obstacles):
        slim = next(ways)
        return slim if not _covers(slim, obstacles) else broad
    return broad


def side_y(rect: Rect, card_width: float) -> float:
    """Return how high at a side of a rectangle bite, arrow and line are."""
    return rect.y + min(rect.height / 2, SIDE * card_width)


def _ends(source: Framed, destination: Framed, picture: Picture) -> _Ends:
    width, far = picture.card_width, reach(picture.card_width) - RIM
    leaving, rect = source.bare or source.rect, source.rect
    y = side_y(leaving, width)
    taking, high = destination.bare or destination.rect, side_y(destination.bare or destination.rect, width)
    left, right = taking.x - min(far, destination.left - RIM), taking.right + min(far, destination.right - RIM)
    ends = _Ends((), (left, high), (right, high), taking, (rect.x - min(far, source.left - RIM), rect.x))
    inside, end = min(far, _INTO_RING), picture.frame
    level = min(max(high, rect.y), rect.bottom)
    starts = [((ends.bitten[0], y), _LEVEL), ((rect.right + inside, y), _LEVEL)]
    if rect.right <= taking.x and starts[1][0][0] > left:  # the arrow fills the gap between neighbours
        starts[1] = (left, level), _UPRIGHT
    if rect.x >= taking.right and starts[0][0][0] < right:
        starts[0] = (right, level), _UPRIGHT
    starts = [one for one in starts if BROAD <= one[0][0] <= end.width - BROAD and not ends.is_behind(one[0][0])]
    if rect.bottom + far + BROAD < end.height or not starts:
        starts.append(((rect.right - _CORNER * width, min(rect.bottom + inside, end.height - BROAD)), _UPRIGHT))
    return replace(ends, starts=tuple(starts))


def _lying(picture: Picture) -> Iterator[Obstacle]:
    """Yield everything that lies on the table."""
    used = set()
    for spot in picture.cards.values():
        if spot.visible:
            used.add(spot.place)
            yield spot.shown.grown(-FREE, 0.0), _FACE if spot.face_up else _BACK
    for place, rect in picture.places.items():
        if place not in used:
            yield rect, _EMPTY
    for badge in picture.badges:
        yield badge.rect.grown(-_MARGIN, 0.0) if badge.kind in {BadgeKind.MORE, BadgeKind.BELOW} else badge.rect, _COUNT


def _covers(way: Way, obstacles: list[Obstacle]) -> bool:
    read = [rect for rect, weight in obstacles if weight == _READ]
    return any(_band(a, b, way.half).overlap(rect) > 0 for a, b in pairwise(way.points) for rect in read)


def _band(a: Point, b: Point, half: float) -> Rect:
    """Return what a level or upright piece of the line covers."""
    x, y = min(a[0], b[0]), min(a[1], b[1])
    if a[1] == b[1]:
        return Rect(x, y - half, abs(a[0] - b[0]), 2 * half)
    return Rect(x - half, y, 2 * half, abs(a[1] - b[1]))


def _costs(obstacles: list[Obstacle], half: float) -> Callable[[Point, Point], float]:
    """Return what tells the cost of a piece of the line; thousands are asked for, so that no rectangle is built."""
    boxes = [(rect.x, rect.y, rect.right, rect.bottom, weight / (2 * half)) for rect, weight in obstacles]

    @cache
    def cost(a: Point, b: Point) -> float:
        left, right, up, down = min(a[0], b[0]), max(a[0], b[0]), min(a[1], b[1]), max(a[1], b[1])
        spent = right - left + down - up
        if up == down:
            up, down = up - half, down + half
        else:
            left, right = left - half, right + half
        for x, y, end, bottom, weight in boxes:
            if x < right and left < end and y < down and up < bottom:
                spent += weight * (min(end, right) - max(x, left)) * (min(bottom, down) - max(y, up))
        return spent

    return lambda a, b: cost(min(a, b), max(a, b))


def _cheapest(ends: _Ends, obstacles: list[Obstacle], picture: Picture, half: float) -> Way:
    """Search for the way from any start to either side of the place."""
    xs, ys = _lines(ends, picture, half)
    sides = [side for side in (ends.left, ends.right) if half <= side[0] <= picture.frame.width - half]
    goals = {(xs.index(x), ys.index(y)) for x, y in sides}
    tick, turn = count(), _TURN * picture.card_width

    cost = _costs(obstacles, half)
    queue: list[_Step] = [
        (0.0, next(tick), (xs.index(x), ys.index(y)), axis, ((x, y),)) for (x, y), axis in ends.starts
    ]
    done = set()
    while queue:
        spent, _, node, axis, points = heappop(queue)
        if axis == _END:
            return Way(_straightened(points), points[-1] == ends.left, half)
        if (node, axis) in done:
            continue
        done.add((node, axis))
        if node in goals and not _comes_from_inside(points, ends):
            askew = 0.0 if axis == _LEVEL else _ASKEW * picture.card_width
            heappush(queue, (spent + askew, next(tick), node, _END, points))
        for step, along in ((-1, 0), _LEVEL), ((1, 0), _LEVEL), ((0, -1), _UPRIGHT), ((0, 1), _UPRIGHT):
            i, j = node[0] + step[0], node[1] + step[1]
            if 0 <= i < len(xs) and 0 <= j < len(ys) and ((i, j), along) not in done:
                bend = turn if axis != along else 0.0
                beyond = xs[i], ys[j]
                more = spent + bend + cost(points[-1], beyond)
                heappush(queue, (more, next(tick), (i, j), along, (*points, beyond)))
    return Way((), ends.left[0] < ends.right[0], half)


def _comes_from_inside(points: tuple[Point, ...], ends: _Ends) -> bool:
    """Tell whether the line comes to the arrow from the place that the arrow points into."""
    before, (x, _) = points[-2:] if len(points) > 1 else (points[0], points[0])
    return before[0] > x if points[-1] == ends.left else before[0] < x


def _lines(ends: _Ends, picture: Picture, half: float) -> tuple[list[float], list[float]]:
    """Return where the line may run: the x of the upright lines, and the y of the level ones."""
    width, height = picture.frame.width, picture.frame.height
    places = list(picture.places.values())
    seen = [spot.shown for spot in picture.cards.values() if spot.visible]
    points = (*(point for point, _ in ends.starts), ends.left, ends.right)
    beside = [*_gaps([(rect.x, rect.right) for rect in places], width), half, width - half]
    tops = sorted({rect.y for rect in places})
    between = [y for top in tops for y in _over(top, [rect.bottom for rect in places], half)]
    under = {rect.bottom + reach(picture.card_width) + half for rect in seen if _is_lowest(rect, seen)}
    xs = {x for x in beside if ends.is_free(x)} | {x for x, _ in points}
    ys = {y for y in (*between, *under, height - half) if half <= y <= height - half} | {y for _, y in points}
    return sorted(x for x in xs if half <= x <= width - half), sorted(ys)


def _gaps(spans: list[tuple[float, float]], end: float) -> Iterator[float]:
    """Yield the middle of each gap between spans, and what is the middle if the free margins of cards count."""
    right = 0.0
    for start, stop in sorted(set(spans)):
        if start >= right:
            yield (right + start) / 2
            yield (right + start) / 2 + FREE / 2
        right = max(right, stop)
    yield (right + end) / 2


def _over(top: float, bottoms: list[float], half: float) -> Iterator[float]:
    """Yield the middle of the gap over an edge, and the lowest line that touches no index below the edge."""
    bottom = max((bottom for bottom in bottoms if bottom <= top), default=0.0)
    yield (bottom + top) / 2
    yield max(half, top + FREE - half)


def _is_lowest(rect: Rect, others: list[Rect]) -> bool:
    return not any(other.y >= rect.bottom and other.x < rect.right and rect.x < other.right for other in others)


def _straightened(points: tuple[Point, ...]) -> tuple[Point, ...]:
    """Leave out the points at which the line goes on in the same direction."""
    kept = [points[0]]
    for before, point, after in zip(points, points[1:], points[2:], strict=False):
        if not (before[0] == point[0] == after[0] or before[1] == point[1] == after[1]):
            kept.append(point)
    return (*kept, points[-1]) if len(points) > 1 else ()
