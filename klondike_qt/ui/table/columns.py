"""How one column fits in its room: the seven steps, in their order.

1. (the grid chooses the side rail) 2. face-down cards shrink to 6, then merge to a count; 3. face-up strips shrink to
the cap + 8; 4. the last card is cropped to 2 cap + 20; 5. (the piles of the top row are cropped, if any column needs
it); 6. the column scrolls, with the head of its run pinned; 7. nothing else, ever: no smaller index, no second axis.
"""

from dataclasses import dataclass, replace

from klondike_qt.ui.table.sizes import BAR, LEAST_HIDDEN_STEP, TEXT, CardSize


@dataclass(frozen=True, slots=True)
class Window:
    """What is seen of a scrolled run below its pinned head: the cards from ``first`` up to and without ``end``."""

    first: int
    end: int
    above: int
    """How many cards lie between the head and the first one."""
    below: int
    bar: int = BAR
    """The height of the bar over each of these."""


@dataclass(frozen=True, slots=True)
class Shape:
    """The steps that one column has taken; lengths in lpx."""

    hidden_step: int
    """Visible height of each face-down card; 0 when they are merged."""
    hidden: int
    """Height of all face-down cards that something lies on."""
    merged: bool
    strip: int
    """Visible height of each covered face-up card."""
    last: int
    """Height of the last card; of a column scrolled up to the focus, at least its strip."""
    window: Window | None = None


@dataclass(frozen=True, slots=True)
class Slab:
    """The back that stands for merged face-down cards; heights in lpx."""

    least: int
    most: int = 0
    """Where there is room."""
    always: bool = False
    """Face-down cards are merged although there is room."""

    def of(self, hidden: int) -> int:
        """Return the least height of ``hidden`` face-down cards that something lies on."""
        shrunk = hidden * LEAST_HIDDEN_STEP
        return self.least if hidden and self.always else min(self.least, shrunk)


def least_height(hidden: int, run: int, slab: Slab, card: CardSize) -> int:
    """Return the least height that shows a column without scrolling."""
    return slab.of(hidden) + max(0, run - 1) * card.strip + card.cropped_last


def capacity(room: int, hidden: int, slab: Slab, card: CardSize) -> int:
    """Return how many face-up cards of any run are seen without scrolling."""
    return 1 + (room - slab.of(hidden) - card.cropped_last) // card.strip


def shape_of(hidden: int, run: int, room: int, *, slab: Slab, card: CardSize, focused: int | None = None) -> Shape:
    """Fit a column of ``hidden`` face-down and ``run`` face-up cards in ``room``.

    ``focused``: index in the run of the card that must be seen (-1: the face-down cards), None if the focus is
    elsewhere.
    """
    always = slab.always and run > 0
    if run == 0:
        hidden, run = max(0, hidden - 1), min(1, hidden)
    strips = max(0, run - 1)
    strip, last = card.comfortable_strip, card.height
    step = _shrunk(card.hidden_step, LEAST_HIDDEN_STEP, room - strips * strip - last, hidden)
    height = hidden * step
    merged = hidden > 0 and always
    if merged:
        step, height = 0, _shrunk(slab.most, slab.least, room - strips * strip - last, 1)
    elif height + strips * strip + last > room and slab.least < hidden * LEAST_HIDDEN_STEP:
        merged, step = True, 0
        height = _shrunk(slab.most, slab.least, room - strips * card.strip - card.cropped_last, 1)
    strip = _shrunk(strip, card.strip, room - height - last, strips)
    last = _shrunk(last, card.cropped_last, room - height - strips * strip, 1)
    if height + strips * strip + last <= room:
        return Shape(step, height, merged, strip, last)
    return _scrolled(Shape(step, height, merged, card.strip, card.cropped_last), run, room - height, card, focused)


def _shrunk(wanted: int, least: int, room: int, count: int) -> int:
    """Return the step, between ``least`` and ``wanted``, with which ``count`` cards fit in ``room`` if they can."""
    return max(least, min(wanted, room // count)) if count else wanted


def _scrolled(shape: Shape, run: int, room: int, card: CardSize, focused: int | None) -> Shape:
    """Show the pinned head, the bar, and the end of the run; or the cards from the focused one on.

    A bar is higher than it must be where that costs no card.
    """
    strip = card.strip
    free = room - strip - BAR
    seen = max(1, 1 + (free - card.cropped_last) // strip)
    first = run - seen
    if focused is None or focused >= first:
        bar = _bar(card, free - (seen - 1) * strip - card.cropped_last)
        last = min(card.height, free + BAR - bar - (seen - 1) * strip)
        return replace(shape, last=last, window=Window(first, run, first - 1, 0, bar))
    first = max(1, focused)
    free = room - strip - (BAR if first > 1 else 0)
    covered = run - 1 - first
    if free >= (covered + 1) * strip:
        bar = _bar(card, free - (covered + 1) * strip) if first > 1 else BAR
        last = free - covered * strip - (bar - BAR)
        return replace(shape, last=last, window=Window(first, run, first - 1, 0, bar))
    end = min(run - 1, first + max(1, (free - BAR) // strip))
    bar = _bar(card, (free - BAR - (end - first) * strip) // 2)
    return replace(shape, last=strip, window=Window(first, end, first - 1, run - end, bar))


def _bar(card: CardSize, spare: int) -> int:
    wanted = round(BAR / TEXT * card.text)
    return max(BAR, min(wanted, BAR + spare))
