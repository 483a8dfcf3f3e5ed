"""Which marks a standing puts on its picture."""

from math import inf

import pytest
from support.games import dealt, laid, play_tokens, session_on
from support.tables import whole

from klondike_qt.game.commands import FocusOn, PickUp, PressStock, Restart, Undo
from klondike_qt.game.cursor import Focus
from klondike_qt.game.session import Session
from klondike_qt.preferences.schema import Size, TableLayout
from klondike_qt.rules.cards import CARD_BY_CODE
from klondike_qt.rules.moves import Carry, Draw
from klondike_qt.rules.position import COLUMN_PLACES, Place, Position
from klondike_qt.rules.variant import DRAW_THREE
from klondike_qt.ui.table.held import raised_by
from klondike_qt.ui.table.hinted import HintMarks, Pointer
from klondike_qt.ui.table.layout import BadgeKind, Frame, Picture, lay_out
from klondike_qt.ui.table.marked import Marked, marked
from klondike_qt.ui.table.marks import FREE
from klondike_qt.ui.table.marks_item import key_of

C1, C2, C3, C4, C5, C6, C7 = COLUMN_PLACES
TWO_KINGS = laid("", "2S | KH QC JD", "| KS", "| TC 9D", "", "", "| QH", waste="5S", foundations=(1, 0, 0, 0))


def picture_of(session: Session, size: Size = Size.S, height: int = 700) -> Picture:
    return lay_out(session.standing.position, Frame(1280, height, size), session.standing.focus)


def marks_of(session: Session, **choices: object) -> Marked:
    wanted = {"focus": True, "rings": True} | choices
    return marked(session.standing, picture_of(session), **wanted)  # type: ignore[arg-type]


def session_at(focus: Focus, position: Position = TWO_KINGS) -> Session:
    session = session_on(whole(position))
    session.handle(FocusOn(focus), 0)
    return session


def test_the_focus_is_round_what_can_be_seen_of_a_card() -> None:
    session = session_at(Focus(C2, 1))
    queen = picture_of(session).cards[CARD_BY_CODE["QC"]]
    focus = marks_of(session).focus
    assert focus
    assert (focus.rect, focus.shared_top, focus.shared_bottom) == (queen.shown, True, True)


def test_the_last_card_shares_its_upper_edge_only_with_a_face_up_card() -> None:
    for place, shared in ((C2, True), (C3, False)):
        focus = marks_of(session_at(Focus(place))).focus
        assert focus
        assert (focus.shared_top, focus.shared_bottom) == (shared, False)


def test_the_focus_on_face_down_cards_is_round_all_of_them() -> None:
    session = session_on(dealt(24))
    session.handle(FocusOn(Focus(C4, 1)), 0)
    picture = picture_of(session)
    focus = marks_of(session).focus
    assert focus
    assert (focus.shared_top, focus.shared_bottom) == (False, True)
    assert focus.rect.y == picture.places[C4].y
    assert focus.rect.bottom == picture.cards[CARD_BY_CODE["8C"]].shown.y


def test_the_focus_on_a_whole_column_is_round_its_run() -> None:
    session = session_at(Focus(C2, None))
    focus, cards = marks_of(session).focus, picture_of(session).cards
    assert focus
    assert focus.rect.y == cards[CARD_BY_CODE["KH"]].shown.y
    assert focus.rect.bottom == cards[CARD_BY_CODE["JD"]].shown.bottom


def test_the_focus_on_an_empty_place_is_round_its_outline() -> None:
    for place in (C1, Place.HEARTS):
        session = session_at(Focus(place))
        focus = marks_of(session).focus
        assert focus
        assert focus.rect == picture_of(session).places[place]


def test_there_is_no_focus_while_the_keyboard_is_elsewhere() -> None:
    assert marks_of(session_at(Focus(C2)), focus=False).focus is None


def test_held_cards_are_ringed_together_where_they_are_raised() -> None:
    session = session_at(Focus(C2, 1))
    session.handle(PickUp(C2, 2), 0)
    cards, held = picture_of(session).cards, marks_of(session).held
    assert held
    queen, jack = cards[CARD_BY_CODE["QC"]].rect, cards[CARD_BY_CODE["JD"]].rect
    assert (held.y, held.bottom) == (queen.y, jack.bottom)
    assert held.x > queen.x


def test_legal_places_are_marked_with_the_key_that_puts_the_cards_there() -> None:
    session = session_at(Focus(C2))
    session.handle(PickUp(C2, 3), 0)
    takers = marks_of(session).takers
    assert [(taker.place, key_of(taker.place)) for taker in takers] == [(C1, "1"), (C5, "5"), (C6, "6")]
    assert takers[0].framed.rect == picture_of(session).places[C1]
    session.handle(PickUp(C4, 2), 0)
    (jack,) = marks_of(session).takers
    shown = picture_of(session).cards[CARD_BY_CODE["JD"]].shown
    assert (jack.framed.rect, jack.framed.shared_top) == (shown, True)
    assert [key_of(place) for place in (Place.CLUBS, Place.SPADES)] == ["F", "F"]


def test_without_rings_legal_places_are_not_marked() -> None:
    session = session_at(Focus(C2))
    session.handle(PickUp(C2, 3), 0)
    assert marks_of(session, rings=False).takers == ()


def test_dragged_cards_show_their_legal_places_and_carry_no_ring() -> None:
    session = session_at(Focus(C2))
    session.handle(PickUp(C2, 3), 0)
    marks = marks_of(session, dragged=(C2, 3))
    assert (marks.held, len(marks.takers)) == (None, 3)


def test_the_last_moved_card_is_the_upper_one_of_those_that_were_moved() -> None:
    session = session_on(dealt(24))
    assert marks_of(session).last_moved is None
    play_tokens(session, "65 54")
    assert marks_of(session).last_moved == picture_of(session).cards[CARD_BY_CODE["7D"]].rect
    session.handle(PressStock(), 0)
    drawn = session.standing.position.waste[-1]
    assert marks_of(session).last_moved == picture_of(session).cards[drawn].rect
    session.handle(Undo(), 0)
    assert marks_of(session).last_moved == picture_of(session).cards[CARD_BY_CODE["7D"]].rect
    assert marks_of(session, under_way={CARD_BY_CODE["7D"]}).last_moved is None
    session.handle(PickUp(C4, 2), 0)
    assert marks_of(session).last_moved is None
    session.handle(Restart(), 0)
    assert marks_of(session).last_moved is None


def test_after_a_redeal_nothing_is_marked_as_moved() -> None:
    session = session_on(dealt(24))
    for _ in range(25):
        session.handle(PressStock(), 0)
    assert session.standing.position.pass_number == 2
    assert marks_of(session).last_moved is None


def test_a_held_run_that_scrolls_has_its_tag_on_the_bar_where_no_index_is() -> None:
    run = "KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS"
    session = session_at(Focus(C1, 12), laid(f"KC | {run}"))
    session.handle(PickUp(C1, 13), 0)
    picture = picture_of(session, Size.XXL, 420)
    bar = picture.badges[-1]
    assert bar.kind is BadgeKind.BELOW
    marks = marked(session.standing, picture, focus=True, rings=True)
    assert marks.held_tag
    assert marks.held
    dx, dy = raised_by(picture, session.standing.position, session.standing.hand)
    assert marks.held_tag == bar.rect.moved(dx, dy)
    assert marks.held.bottom == bar.rect.bottom + dy
    assert marks.held_room < 0


def test_an_edge_that_a_fan_shares_is_straddled() -> None:
    for layout, edges in ((TableLayout.TOP_ROW, (False, True)), (TableLayout.SIDE_RAIL, (True, False))):
        session = session_on(dealt(24, DRAW_THREE))
        session.handle(PressStock(), 0)
        session.handle(FocusOn(Focus(Place.WASTE)), 0)
        picture = lay_out(session.standing.position, Frame(1280, 700, layout=layout), session.standing.focus)
        focus = marked(session.standing, picture, focus=True, rings=True).focus
        assert focus
        assert (focus.shared_top, focus.shared_left) == edges


def test_next_to_the_bar_of_scrolled_cards_the_focus_leaves_its_text_free() -> None:
    run = "KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS"
    session = session_at(Focus(C1), laid(f"KC | {run}"))
    picture = picture_of(session, Size.XXL, 420)
    first = next(card for card in session.standing.position.columns[0].run[1:] if picture.cards[card].visible)
    session.handle(FocusOn(Focus(C1, 13 - 1 - session.standing.position.columns[0].run.index(first))), 0)
    focus = marked(session.standing, picture, focus=True, rings=True).focus
    assert focus
    assert focus.shared_top


def hint_of(session: Session, move: Carry | Draw, *, whole: bool = True, **choices: object) -> HintMarks:
    found = marks_of(session, pointer=Pointer(move, whole), **choices).hint
    assert found
    return found


def test_a_hint_first_marks_only_where_to_look() -> None:
    session = session_on(whole(TWO_KINGS))
    move = Carry(C2, C7, 1)
    marks = hint_of(session, move, whole=False)
    jack = picture_of(session).cards[CARD_BY_CODE["JD"]]
    assert marks.source
    assert (marks.source.rect, marks.source.shared_top) == (jack.shown, True)
    assert marks == HintMarks(marks.source)


def test_a_whole_hint_marks_the_run_and_where_it_goes() -> None:
    session = session_on(whole(TWO_KINGS))
    marks = hint_of(session, Carry(C2, C3, 2))
    picture = picture_of(session)
    queen, jack, king = (picture.cards[CARD_BY_CODE[code]] for code in ("QC", "JD", "KS"))
    assert marks.source
    assert (marks.source.rect.y, marks.source.rect.bottom) == (queen.shown.y, jack.shown.bottom)
    assert marks.source.shared_top
    assert marks.destination
    assert (marks.destination.rect, marks.destination.shared_top) == (king.shown, False)
    assert marks.place is C3


def test_a_hint_marks_an_empty_place_as_it_lies_there() -> None:
    session = session_on(whole(TWO_KINGS))
    picture = picture_of(session)
    found = hint_of(session, Carry(C2, C5, 3)).destination
    assert found
    assert found.rect == found.bare == picture.places[C5]


@pytest.mark.parametrize("size", [(640, 300), (960, 452), (1280, 712)])
def test_the_sign_of_a_hint_has_room_up_to_the_next_index_and_the_edge_of_the_table(size: tuple[int, int]) -> None:
    session = session_on(whole(TWO_KINGS))
    picture = lay_out(session.standing.position, Frame(*size, Size.XXL), session.standing.focus)
    indices = [spot.rect for spot in picture.cards.values() if spot.visible and spot.face_up]
    for move in (Carry(C2, C7, 1), Carry(C2, C3, 2), Carry(C2, C5, 3), Carry(C3, C2, 1)):
        hint = marked(session.standing, picture, focus=False, rings=False, pointer=Pointer(move, whole=True)).hint
        assert hint
        for framed in (hint.source, hint.destination):
            assert framed
            rect = framed.rect
            assert rect.x - framed.left >= 0
            assert rect.right + framed.right <= picture.frame.width
            beside = [one for one in indices if one.y < rect.bottom and rect.y < one.bottom and one.x >= rect.right]
            assert all(rect.right + framed.right < one.x + 7 for one in beside)


def test_a_sign_reaches_into_a_card_only_below_its_index() -> None:
    session = session_on(whole(TWO_KINGS))
    picture = picture_of(session)
    hint = hint_of(session, Carry(C2, C3, 2))
    assert hint.source
    assert hint.source.bare
    jack = picture.cards[CARD_BY_CODE["JD"]]
    assert hint.source.bare.y == jack.rect.y + picture.strip
    assert hint.source.bare.bottom == hint.source.rect.bottom


def test_cards_scrolled_away_below_are_marked_by_their_bar() -> None:
    session = session_on(whole(laid("KC QD JC TD 9C 8D 7C 6D 5C 4D 3C", "| 5H", "| KS")))
    session.handle(FocusOn(Focus(C1, 10)), 0)
    picture = lay_out(session.standing.position, Frame(640, 300, Size.XXL), session.standing.focus)
    bar = next(badge.rect for badge in picture.badges if badge.kind is BadgeKind.BELOW)
    for move in (Carry(C1, C2, 1), Carry(C2, C1, 1)):
        hint = marked(session.standing, picture, focus=False, rings=False, pointer=Pointer(move, whole=True)).hint
        assert hint
        assert bar in {framed.rect for framed in (hint.source, hint.destination) if framed}


def test_cards_in_the_hand_or_with_the_pointer_need_no_mark_where_they_came_from() -> None:
    session = session_on(whole(TWO_KINGS))
    session.handle(PickUp(C2, 1), 0)
    assert hint_of(session, Carry(C2, C7, 1)).source is None
    assert hint_of(session_on(whole(TWO_KINGS)), Carry(C2, C7, 1), dragged=(C2, 1)).source is None


def test_a_hint_to_press_the_stock_marks_the_stock_alone_and_leaves_its_count() -> None:
    session = session_on(dealt(24))
    picture = picture_of(session)
    marks = hint_of(session, Draw())
    count = next(badge.rect for badge in picture.badges if badge.kind is BadgeKind.STOCK)
    assert marks.source
    assert marks.source.rect == picture.cards[session.standing.position.stock[0]].rect
    assert marks.destination is None
    assert marks.tagged
    assert marks.tagged.bottom <= count.y
    while session.standing.position.stock:
        session.handle(PressStock(), 0)
    source = hint_of(session, Draw()).source
    assert source
    assert source.rect == picture_of(session).places[Place.STOCK]


def test_a_ring_ends_a_pixel_above_the_index_of_the_card_under_it() -> None:
    session = session_on(dealt(24))
    session.handle(FocusOn(Focus(Place.STOCK)), 0)
    picture = picture_of(session)
    marks = marks_of(session, pointer=Pointer(Draw(), whole=True))
    five = picture.cards[CARD_BY_CODE["5C"]].rect
    assert marks.focus
    assert marks.hint
    assert marks.hint.source
    for framed in (marks.focus, marks.hint.source):
        assert framed.rect.bottom + framed.below == five.y + FREE - 1


def test_a_ring_over_free_ground_is_as_broad_as_it_likes() -> None:
    focus = marks_of(session_on(dealt(24))).focus
    assert focus
    assert focus.below == inf


def test_a_ring_at_the_end_of_the_table_straddles_the_edge_of_its_card() -> None:
    session = session_on(dealt(24))
    session.handle(FocusOn(Focus(Place.STOCK)), 0)
    picture = lay_out(session.standing.position, Frame(640, 312, Size.MAX), session.standing.focus)
    focus = marked(session.standing, picture, focus=True, rings=True).focus
    assert focus
    assert (focus.shared_left, focus.shared_top, focus.shared_right, focus.shared_bottom) == (True, True, False, False)
