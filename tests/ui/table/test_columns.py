"""One column gives way in a fixed order: face-down cards, strips, last card, and then it scrolls."""

from hypothesis import assume, given
from hypothesis import strategies as st

from klondike_qt.ui.table.columns import Shape, Slab, capacity, least_height, shape_of
from klondike_qt.ui.table.sizes import BAR, LEAST_HIDDEN_STEP, MEASURES, CardSize

SIZES = st.sampled_from([CardSize(m.width, m.cap) for m in MEASURES.values()] + [CardSize(134, 29), CardSize(90, 32)])
HIDDEN = st.integers(0, 6)
RUN = st.integers(1, 13)
SLAB = st.sampled_from([Slab(14), Slab(17, 26), Slab(22, 40), Slab(14, 38, always=True)])
SMALL = CardSize(96, 24)


@st.composite
def _columns(draw: st.DrawFn) -> tuple[int, int, int, Slab, CardSize, int | None]:
    card, hidden, run = draw(SIZES), draw(HIDDEN), draw(RUN)
    least = 6 * LEAST_HIDDEN_STEP + 2 * card.strip + 2 * BAR
    focused = draw(st.none() | st.integers(-1 if hidden else 0, run - 1))
    return hidden, run, draw(st.integers(least, 2_500)), draw(SLAB), card, focused


def _height(shape: Shape, run: int) -> int:
    window = shape.window
    if window is None:
        return shape.hidden + (run - 1) * shape.strip + shape.last
    bars = window.bar * (bool(window.above) + bool(window.below))
    covered = 1 + window.end - window.first - (not window.below)
    return shape.hidden + covered * shape.strip + bars + (0 if window.below else shape.last)


@given(_columns())
def test_a_column_never_leaves_its_room(column: tuple[int, int, int, Slab, CardSize, int | None]) -> None:
    hidden, run, room, slab, card, focused = column
    assert _height(shape_of(hidden, run, room, slab=slab, card=card, focused=focused), run) <= room


@given(_columns())
def test_no_step_is_taken_before_the_one_before_it_is_used_up(
    column: tuple[int, int, int, Slab, CardSize, int | None],
) -> None:
    hidden, run, room, slab, card, focused = column
    shape = shape_of(hidden, run, room, slab=slab, card=card, focused=focused)
    at_least_height = shape.merged or shape.hidden_step == LEAST_HIDDEN_STEP or not hidden
    if slab.always:
        assert shape.merged == bool(hidden)
        assert not shape.strip < card.comfortable_strip or not hidden or shape.hidden == slab.least
        return
    if shape.merged:
        unmerged = hidden * LEAST_HIDDEN_STEP + (run - 1) * card.comfortable_strip + card.height
        assert unmerged > room
        assert slab.least < hidden * LEAST_HIDDEN_STEP
    if shape.strip < card.comfortable_strip:
        assert at_least_height
        assert shape.merged == (slab.least < hidden * LEAST_HIDDEN_STEP)
    if shape.last < card.height:
        assert at_least_height
        assert shape.strip == card.strip or run == 1
    if shape.window:
        assert least_height(hidden, run, slab, card) > room


@given(_columns())
def test_nothing_is_smaller_than_its_floor(column: tuple[int, int, int, Slab, CardSize, int | None]) -> None:
    hidden, run, room, slab, card, focused = column
    shape = shape_of(hidden, run, room, slab=slab, card=card, focused=focused)
    assert shape.strip >= card.cap + 8
    assert shape.merged or not hidden or shape.hidden_step >= LEAST_HIDDEN_STEP
    if shape.window is None:
        assert shape.last >= min(card.height, max(2 * card.cap + 12, card.cap + 44))
    else:
        assert shape.last >= card.strip


@given(_columns())
def test_the_head_the_focused_card_and_the_count_of_the_others_are_seen(
    column: tuple[int, int, int, Slab, CardSize, int | None],
) -> None:
    hidden, run, room, slab, card, focused = column
    window = shape_of(hidden, run, room, slab=slab, card=card, focused=focused).window
    assume(window is not None)
    assert window is not None
    assert 1 + window.above + (window.end - window.first) + window.below == run
    assert window.above == window.first - 1
    if focused is None:
        assert window.end == run
    elif focused > 0:
        assert window.first <= focused < window.end


@given(SIZES, HIDDEN, SLAB, st.integers(300, 2_500))
def test_capacity_is_the_longest_run_that_does_not_scroll(card: CardSize, hidden: int, slab: Slab, room: int) -> None:
    most = capacity(room, hidden, slab, card)
    assume(most >= 1)
    assert shape_of(hidden, most, room, slab=slab, card=card).window is None
    assert shape_of(hidden, most + 1, room, slab=slab, card=card).window is not None


def test_a_short_column_is_comfortable() -> None:
    assert shape_of(2, 3, 600, slab=Slab(14), card=SMALL) == Shape(12, 24, False, 36, 134)


def test_v_05_six_face_down_cards_shrink_and_then_merge() -> None:
    assert shape_of(6, 8, 436, slab=Slab(14), card=SMALL) == Shape(8, 48, False, 36, 134)
    assert shape_of(6, 8, 420, slab=Slab(14), card=SMALL) == Shape(0, 14, True, 36, 134)


def test_then_strips_shrink_and_then_the_last_card_is_cropped() -> None:
    assert shape_of(6, 13, 560, slab=Slab(14), card=SMALL) == Shape(0, 14, True, 34, 134)
    assert shape_of(6, 13, 500, slab=Slab(14), card=SMALL) == Shape(0, 14, True, 32, 102)


def test_then_the_column_scrolls_below_its_pinned_head() -> None:
    shape = shape_of(6, 13, 300, slab=Slab(14), card=SMALL)
    assert shape.window is not None
    assert (shape.window.first, shape.window.above, shape.window.end, shape.window.below) == (8, 7, 13, 0)


def test_a_column_scrolls_up_to_the_focused_card() -> None:
    shape = shape_of(6, 13, 300, slab=Slab(14), card=SMALL, focused=3)
    assert shape.window is not None
    assert (shape.window.first, shape.window.above, shape.window.end, shape.window.below) == (3, 2, 8, 5)
