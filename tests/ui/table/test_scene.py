"""The picture of the table: always that of its standing, whatever happened on the way."""

import random
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from support.games import command_of, dealt, laid, origin
from support.leftovers import left_running
from support.tables import PARTS, LaidTable, Table, cards_of, likeness, painted, whole

from klondike_qt.game.commands import (
    CarryCards,
    Command,
    Finish,
    FocusOn,
    NewGame,
    PickUp,
    PressStock,
    PreviousGame,
    PutBack,
    Redo,
    Restart,
    StopClock,
    TakeBack,
    Undo,
)
from klondike_qt.game.cursor import EMPTY, Focus
from klondike_qt.preferences.schema import MotionSpeed, Preferences, Size, Surface, Switch, TableLayout, Theme
from klondike_qt.rules.cards import CARD_BY_CODE
from klondike_qt.rules.legal import legal_moves
from klondike_qt.rules.moves import Carry
from klondike_qt.rules.position import COLUMN_PLACES, Place
from klondike_qt.rules.variant import DRAW_THREE, VEGAS
from klondike_qt.ui.system import System
from klondike_qt.ui.table.artwork import Artwork
from klondike_qt.ui.table.card_item import FLYING, HELD, MARKS, CardItem
from klondike_qt.ui.table.marks_item import MarksItem
from klondike_qt.ui.table.pile_item import PileItem
from klondike_qt.ui.table.pointer import Drag
from klondike_qt.ui.table.scene import TableScene
from klondike_qt.ui.table.shadow import ShadowItem
from klondike_qt.ui.table.signs import Sign
from klondike_qt.ui.table.tempo import TEMPOS

MOVE = TEMPOS[Preferences().motion_speed].move
C1, C2, C3, C4, C5, C6, C7 = COLUMN_PLACES
SETTLED = laid(
    *("".join(f"{rank}{suit} " for rank in "KQJT98765432A") for suit in "CDHS"),
)
WASTE_KING = whole(laid("", "| 9H 8C", waste="2C KH", foundations=(1, 0, 0, 0)))


def item_of(table: Table, code: str) -> CardItem:
    return next(item for item in cards_of(table.scene) if item.card == CARD_BY_CODE[code])


def pile_of(table: Table, place: Place) -> PileItem:
    return next(item for item in table.scene.items() if isinstance(item, PileItem) and item.place is place)


def carry(table: Table, code: str, x: float, y: float) -> Drag:
    """Let a card and those on it follow the pointer that far."""
    spot = table.scene.picture.cards[CARD_BY_CODE[code]]
    run = table.session.standing.position.column(spot.place).run
    drag = Drag(spot.place, len(run) - run.index(spot.card), spot.rect, x, y)
    table.scene.carry(drag)
    return drag


@pytest.mark.usefixtures("qtbot")
def test_a_table_shows_nothing_before_it_has_a_game() -> None:
    scene = TableScene(Artwork(Theme.CLASSIC, Surface.FELT), Preferences())
    for name in ("standing", "picture"):
        with pytest.raises(RuntimeError, match="no game"):
            getattr(scene, name)
    scene.apply(Preferences(theme=Theme.DARK))
    scene.show_focus(True)
    scene.let_go()


def test_a_table_is_drawn_only_once_it_knows_its_size(lay_table: LaidTable) -> None:
    standing = lay_table().session.standing
    scene = TableScene(Artwork(Theme.CLASSIC, Surface.FELT), Preferences())
    scene.reset(standing)
    scene.apply(Preferences(size=Size.L))
    assert scene.picture.places
    assert not any(item.isVisible() for item in cards_of(scene))
    scene.fit(1280, 700, 1)
    assert sum(item.isVisible() for item in cards_of(scene)) == 29


def test_the_opening_has_52_cards_13_places_and_nothing_moves(lay_table: LaidTable) -> None:
    table = lay_table()
    assert not table.faults()
    assert len(table.scene.items()) == sum(PARTS.values()) + len(table.scene.picture.badges)


def test_what_is_covered_whole_is_not_drawn(lay_table: LaidTable) -> None:
    table = lay_table()
    seen = [item for item in cards_of(table.scene) if item.isVisible()]
    assert len(seen) == 28 + 1
    assert all(item.isVisible() == item.spot.visible for item in cards_of(table.scene))


def test_a_covered_card_is_drawn_no_further_than_its_strip(lay_table: LaidTable) -> None:
    table = lay_table()
    table.do(command_of("65"))
    table.scene.cut()
    seven = item_of(table, "7D")
    assert seven.boundingRect().height() == pytest.approx(seven.spot.rect.height, abs=1)
    assert seven.spot.rect.height < table.scene.picture.card_height / 2


def test_a_move_travels_and_arrives(lay_table: LaidTable) -> None:
    table = lay_table()
    six, start = item_of(table, "6S"), item_of(table, "6S").pos()
    table.do(command_of("65"))
    assert six.pos() == start
    assert six.zValue() > FLYING > MARKS
    table.scene.motion.advance(MOVE / 2)
    assert six.pos() not in (start, item_of(table, "7D").pos())
    table.scene.motion.advance(MOVE)
    assert not table.faults()
    assert likeness(table.scene) == likeness(table.rebuilt())


def test_a_carried_card_is_taken_up_and_put_down_and_comes_ever_nearer(lay_table: LaidTable) -> None:
    table = lay_table()
    six = item_of(table, "6S")
    table.do(command_of("65"))
    heights, lefts = [six.height], [six.here.x]
    while table.scene.motion.is_moving:
        table.scene.motion.advance(MOVE / 12)
        heights.append(six.height)
        lefts.append(six.here.x)
    highest = heights.index(max(heights))
    assert (heights[0], max(heights), heights[-1]) == (0, 1, 0)
    assert heights == sorted(heights[:highest]) + sorted(heights[highest:], reverse=True)
    assert lefts == sorted(lefts, reverse=True)
    assert six.offset().toTuple() == (0, 0)


def test_a_card_that_goes_up_is_never_drawn_above_its_end(lay_table: LaidTable) -> None:
    table = lay_table()
    ace = item_of(table, "AC")
    table.do(command_of("3C"))
    tops = [ace.sceneBoundingRect().top()]
    while table.scene.motion.is_moving:
        table.scene.motion.advance(MOVE / 12)
        tops.append(ace.sceneBoundingRect().top())
    assert tops == sorted(tops, reverse=True)


def test_the_waste_turns_over_as_one_pack(lay_table: LaidTable) -> None:
    table = lay_table(dealt(24, DRAW_THREE))
    while table.session.standing.position.stock:
        table.do(PressStock())
    table.scene.cut()
    for command in (PressStock(), Undo()):
        table.do(command)
        while table.scene.motion.is_moving:
            pack = sorted(
                (item.here for item in cards_of(table.scene) if item.flight is not None and item.isVisible()),
                key=lambda box: box.x,
            )
            assert all(one.right + 1 >= other.x for one, other in pairwise(pack))
            table.scene.motion.advance(9)
        assert not table.faults()


@pytest.mark.parametrize("speed", MotionSpeed)
def test_the_player_chooses_how_fast_cards_travel(lay_table: LaidTable, speed: MotionSpeed) -> None:
    table = lay_table(preferences=Preferences(motion_speed=speed))
    table.do(command_of("65"))
    table.scene.motion.advance(TEMPOS[speed].move - 1)
    assert table.scene.motion.is_moving
    table.scene.motion.advance(1)
    assert not table.faults()


def test_the_card_under_a_moved_one_turns_over_on_its_way(lay_table: LaidTable) -> None:
    table = lay_table()
    table.do(command_of("65"))
    turned = next(item for item in cards_of(table.scene) if item.card == table.heard[-1].steps[0].turned)
    faces = [turned.face_up]
    table.scene.motion.advance(20)
    assert 0 < turned.transform().m11() < 1
    table.scene.cut()
    assert [*faces, turned.face_up] == [False, True]
    assert turned.transform().isIdentity()


def test_the_place_that_a_card_leaves_shows_at_once_what_lies_there(lay_table: LaidTable) -> None:
    table = lay_table(WASTE_KING)
    table.do(command_of("W1"))
    assert item_of(table, "2C").isVisible()
    assert pile_of(table, C1).sign is Sign.KING
    table.scene.cut()
    assert pile_of(table, C1).sign is None


def test_a_covered_foundation_card_stays_until_the_next_has_arrived(lay_table: LaidTable) -> None:
    table = lay_table(whole(laid("| 2C", foundations=(1, 0, 0, 0))))
    table.do(command_of("1C"))
    assert item_of(table, "AC").isVisible()
    table.scene.cut()
    assert not item_of(table, "AC").isVisible()


def test_cutting_at_any_instant_ends_in_the_same_picture(lay_table: LaidTable) -> None:
    table = lay_table()
    for at in (0, 1, 70, 140, 179):
        table.do(command_of("65"))
        table.scene.motion.advance(at)
        table.scene.cut()
        assert not table.faults()
        assert painted(table.scene) == painted(table.rebuilt())
        table.do(Undo())


@pytest.mark.parametrize("speed", MotionSpeed)
def test_a_draw_a_turn_of_the_waste_and_a_deal_can_be_cut_at_any_instant_too(
    lay_table: LaidTable, speed: MotionSpeed
) -> None:
    table = lay_table(dealt(24, DRAW_THREE), Preferences(motion_speed=speed))
    presses = len(table.session.standing.position.stock) // 3 + 1
    commands: list[Command] = [*[PressStock()] * presses, Undo(), NewGame(origin("b"), dealt(25)), PressStock()]
    for number, command in enumerate(commands):
        table.do(command)
        table.scene.motion.advance((17, 45, 100, 210, 600)[number % 5])
        table.scene.cut()
        assert not table.faults()
        assert likeness(table.scene) == likeness(table.rebuilt())
        assert painted(table.scene) == painted(table.rebuilt())


def test_the_next_command_cuts_what_still_moves(lay_table: LaidTable) -> None:
    table = lay_table()
    table.do(command_of("65"))
    table.scene.motion.advance(10)
    table.do(PressStock())
    assert not item_of(table, "6S").is_under_way
    table.scene.motion.advance(500)
    assert not table.faults()


def test_nothing_moves_where_motion_is_not_wanted(lay_table: LaidTable) -> None:
    for still, reduced, system in (
        (True, Switch.OFF, System()),
        (False, Switch.ON, System()),
        (False, Switch.AUTOMATIC, System(reduced_motion=True)),
    ):
        table = lay_table(preferences=Preferences(reduced_motion=reduced), still=still)
        table.scene.apply(table.preferences, system)
        for command in (command_of("65"), Undo(), NewGame(origin("b"), dealt(25)), PickUp(C1, 1)):
            table.do(command)
            assert not table.faults()
        assert not table.scene.may_move


def test_motion_that_the_player_wants_goes_before_the_systems_wish(lay_table: LaidTable) -> None:
    table = lay_table(preferences=Preferences(reduced_motion=Switch.OFF))
    table.scene.apply(table.preferences, System(reduced_motion=True))
    assert table.scene.may_move


def test_asking_for_less_motion_ends_what_moves(lay_table: LaidTable) -> None:
    table = lay_table()
    table.do(command_of("65"))
    table.apply(replace(table.preferences, reduced_motion=Switch.ON))
    assert not table.faults()


def test_fault_20_cards_in_motion_arrive_where_a_resized_table_wants_them(lay_table: LaidTable) -> None:
    table = lay_table(WASTE_KING)
    table.do(command_of("W1"))
    table.scene.motion.advance(60)
    table.view.resize(900, 520)
    assert table.scene.motion.is_moving
    table.scene.motion.advance(60)
    table.view.resize(1500, 900)
    table.scene.motion.advance(200)
    assert not table.faults()
    assert painted(table.scene) == painted(table.rebuilt())


def test_a_deal_begins_at_the_stock_and_can_be_cut(lay_table: LaidTable) -> None:
    table = lay_table()
    table.do(NewGame(origin("b"), dealt(25)))
    table.scene.motion.advance(300)
    seen = [item for item in cards_of(table.scene) if item.isVisible()]
    assert 5 < len(seen) < 29
    assert all(item.here.height == table.scene.picture.card_height for item in seen)
    table.scene.cut()
    assert not table.faults()
    assert likeness(table.scene) == likeness(table.rebuilt())


def test_the_last_moved_card_is_marked_when_it_has_arrived(lay_table: LaidTable) -> None:
    table = lay_table()
    marks = next(item for item in table.scene.items() if isinstance(item, MarksItem))
    table.do(command_of("65"))
    assert marks.marked.last_moved is None
    table.scene.motion.advance(MOVE)
    assert marks.marked.last_moved == table.scene.picture.cards[CARD_BY_CODE["6S"]].rect


def test_a_card_that_turns_over_throws_no_shadow_beside_itself(lay_table: LaidTable) -> None:
    table = lay_table(dealt(24, DRAW_THREE))
    table.do(PressStock())
    table.scene.motion.advance(30)
    shadow = next(item for item in table.scene.items() if isinstance(item, ShadowItem) and item.isVisible())
    assert 0 < shadow.boxes[0].width < table.scene.picture.card_width


def test_fault_4_ten_new_games_in_one_second_leave_one_table_and_no_clock(lay_table: LaidTable) -> None:
    table = lay_table()
    running = len(left_running())
    for number in range(10):
        table.do(NewGame(origin(str(number)), dealt(100 + number)))
        table.scene.motion.advance(100)
        assert len(left_running()) <= running + 1
    table.scene.cut()
    assert len(left_running()) == running
    assert not table.faults()


def test_fault_22_every_card_of_a_finish_that_is_broken_off_lies_on_its_foundation(lay_table: LaidTable) -> None:
    table = lay_table(SETTLED)
    for number in range(51):
        table.do(Finish(most=1))
        table.scene.motion.advance(60)
        if number % 5 == 0:
            table.scene.cut()
            assert not table.faults()
            assert likeness(table.scene) == likeness(table.rebuilt())


def test_fault_2_a_finish_on_its_way_is_cut_by_anything_else(lay_table: LaidTable) -> None:
    table = lay_table(SETTLED)
    for command in (Undo(), FocusOn(Focus(C2)), PressStock(), NewGame(origin("b"), dealt(25))):
        table.do(Finish(most=1))
        table.scene.motion.advance(30)
        table.do(Finish(most=1))
        assert sum(item.flight is not None for item in cards_of(table.scene)) == 2
        table.do(command)
        table.scene.motion.advance(2000)
        assert not table.faults()


def test_held_cards_are_raised_above_the_others_and_below_the_marks(lay_table: LaidTable) -> None:
    table = lay_table()
    table.do(PickUp(C1, 1))
    table.scene.cut()
    item, rect = item_of(table, "5C"), table.scene.picture.cards[CARD_BY_CODE["5C"]].rect
    assert item.pos().x() > rect.x
    assert item.pos().y() < rect.y
    assert HELD < item.zValue() < MARKS
    assert not table.faults()
    table.do(PutBack())
    table.scene.cut()
    assert (item.pos().x(), item.pos().y()) == (rect.x, rect.y)


@pytest.mark.parametrize("place", [Place.WASTE, Place.CLUBS, C2])
def test_under_held_cards_one_sees_what_lies_there(lay_table: LaidTable, place: Place) -> None:
    table = lay_table(whole(laid("", "| 9H 8C", waste="2D KH", foundations=(2, 0, 0, 0))))
    below = {Place.WASTE: "2D", Place.CLUBS: "AC", C2: "9H"}[place]
    table.do(PickUp(place, 1))
    table.scene.cut()
    assert item_of(table, below).isVisible()
    assert pile_of(table, place).sign is None
    assert not table.faults()
    assert likeness(table.scene) == likeness(table.rebuilt())


def test_held_cards_stay_inside_the_table_and_hide_no_index(lay_table: LaidTable) -> None:
    for size in Size:
        position = whole(laid("| KS", "| 9H 8C", "", "", "", "", "| KH"))
        table = lay_table(position, Preferences(size=size), still=True)
        for place, card in ((C1, "KS"), (C2, "8C"), (C7, "KH")):
            table.do(PickUp(place, 1))
            item, rect = item_of(table, card), table.scene.picture.cards[CARD_BY_CODE[card]].rect
            assert item.pos().x() >= 0
            assert item.pos().x() + rect.width <= table.scene.width()
            assert 0 <= item.pos().y() <= rect.y
            if card == "8C":
                assert item.pos().y() == rect.y
            table.do(PutBack())


def test_held_cards_without_room_to_be_raised_still_lie_above_their_shadow(lay_table: LaidTable) -> None:
    position = whole(laid("", "", "", "", "", "", "| KS QH"))
    table = lay_table(position, Preferences(size=Size.XXL, layout=TableLayout.TOP_ROW), (640, 320))
    table.do(PickUp(C7, 1))
    table.scene.cut()
    item, spot = item_of(table, "QH"), table.scene.picture.cards[CARD_BY_CODE["QH"]]
    assert item.pos().toTuple() == (spot.rect.x, spot.rect.y)
    assert item.zValue() >= HELD


def test_dragged_cards_follow_the_pointer_above_everything_with_a_shadow(lay_table: LaidTable) -> None:
    table = lay_table()
    rect = table.scene.picture.cards[CARD_BY_CODE["6S"]].rect
    carry(table, "6S", 40, -25)
    item = item_of(table, "6S")
    assert item.pos().toTuple() == (rect.x + 40, rect.y - 25)
    assert item.zValue() > FLYING
    shadows = [shadow for shadow in table.scene.items() if isinstance(shadow, ShadowItem) and shadow.isVisible()]
    assert [shadow.boxes for shadow in shadows] == [(rect.moved(40, -25),)]


def test_under_dragged_cards_the_face_down_one_is_seen_whole(lay_table: LaidTable) -> None:
    table = lay_table()
    hidden = table.session.standing.position.column(C6).hidden[-1]
    carry(table, "6S", 200, 100)
    assert table.scene.places_now()[hidden].height == table.scene.picture.card_height
    table.scene.let_go()
    table.scene.cut()
    assert not table.faults()


def test_cards_that_are_let_go_slide_back(lay_table: LaidTable) -> None:
    table = lay_table()
    carry(table, "6S", 200, 100)
    table.scene.let_go()
    assert table.scene.motion.is_moving
    table.scene.motion.advance(1000)
    assert not table.faults()
    assert likeness(table.scene) == likeness(table.rebuilt())


def test_fault_19_a_refused_drop_slides_back_whole(lay_table: LaidTable) -> None:
    table = lay_table(whole(laid("| 4H 3S", "| 9H", foundations=(0, 0, 3, 2))))
    carry(table, "4H", 300, -100)
    table.do(CarryCards(C1, Place.HEARTS, 2))
    table.scene.let_go()
    table.scene.motion.advance(40)
    assert item_of(table, "4H").pos().x() == item_of(table, "3S").pos().x()
    table.scene.cut()
    assert not table.faults()


def test_a_legal_drop_goes_on_from_where_the_cards_are(lay_table: LaidTable) -> None:
    table = lay_table()
    carry(table, "6S", -150, 30)
    here = item_of(table, "6S").pos()
    table.do(command_of("65"))
    assert item_of(table, "6S").pos() == here
    table.scene.let_go()
    table.scene.motion.advance(1000)
    assert not table.faults()


INTERRUPTIONS: dict[str, Callable[[Table], object]] = {
    "resized": lambda table: table.view.resize(900, 500),
    "other colours": lambda table: table.apply(Preferences(theme=Theme.DARK)),
    "other size": lambda table: table.apply(Preferences(size=Size.XL)),
    "a move": lambda table: table.do(PressStock()),
    "picked up": lambda table: table.do(PickUp(C1, 1)),
    "reset": lambda table: table.scene.reset(table.session.standing),
}


@pytest.mark.parametrize("interruption", INTERRUPTIONS)
def test_fault_16_whatever_changes_the_table_lets_dragged_cards_go(lay_table: LaidTable, interruption: str) -> None:
    table = lay_table()
    carry(table, "6S", 200, 100)
    INTERRUPTIONS[interruption](table)
    table.scene.cut()
    assert not table.faults()
    assert likeness(table.scene) == likeness(table.rebuilt())


def test_what_moves_no_card_leaves_dragged_cards_with_the_pointer(lay_table: LaidTable) -> None:
    table = lay_table()
    carry(table, "6S", 200, 100)
    here = item_of(table, "6S").pos()
    for command in (FocusOn(Focus(C2)), StopClock(), CarryCards(C7, C1, 1)):
        table.do(command)
        assert item_of(table, "6S").pos() == here
    table.scene.let_go()
    table.scene.cut()
    assert not table.faults()


def test_an_empty_stock_says_whether_the_waste_can_be_turned_over(lay_table: LaidTable) -> None:
    for variant, sign in ((DRAW_THREE, Sign.REDEAL), (VEGAS, Sign.NO_REDEAL)):
        table = lay_table(whole(laid("| KH", variant=variant), into="waste"))
        assert pile_of(table, Place.STOCK).sign is sign


def test_preferences_are_followed_at_once(lay_table: LaidTable) -> None:
    table = lay_table()
    for preferences in (
        Preferences(size=Size.XXL),
        Preferences(layout=TableLayout.SIDE_RAIL),
        Preferences(layout=TableLayout.SIDE_RAIL, left_handed=True),
        Preferences(theme=Theme.HIGH_CONTRAST_BLACK, surface=Surface.BLACK),
        Preferences(theme=Theme.FOUR_COLOUR, surface=Surface.CREAM, layout=TableLayout.TOP_ROW),
        Preferences(plain_cloth=True),
        Preferences(merge_hidden=True),
        Preferences(),
    ):
        table.apply(preferences)
        assert not table.faults()
        assert painted(table.scene) == painted(table.rebuilt())


def test_cards_are_sharp_at_every_device_pixel_ratio(lay_table: LaidTable) -> None:
    table = lay_table()
    for ratio in (1.0, 1.25, 1.5, 1.75, 2.0, 1.25, 3.0, 0.75):
        table.scene.fit(1280, 700, ratio)
        for item in cards_of(table.scene):
            if item.isVisible():
                corner = (item.pos() + item.offset()) * ratio
                assert corner.x() == pytest.approx(round(corner.x()), abs=1e-6)
                assert corner.y() == pytest.approx(round(corner.y()), abs=1e-6)
                assert item.pixmap().devicePixelRatio() == ratio


def random_command(table: Table, chance: random.Random) -> Command:
    """Ask for something that a player could ask for."""
    position = table.session.standing.position
    moves = legal_moves(position)
    if chance.random() < 0.5 and moves:
        move = chance.choice(moves)
        return CarryCards(move.source, move.destination, move.count) if isinstance(move, Carry) else PressStock()
    place = chance.choice(list(Place))
    others: list[Command] = [
        Undo(),
        Undo(),
        Redo(),
        PressStock(),
        Restart(),
        TakeBack(3),
        PreviousGame(),
        Finish(),
        PickUp(place, chance.choice([None, 1, 2])),
        PutBack(),
        FocusOn(Focus(place, chance.choice([None, 0, 1, 3]))),
        NewGame(origin(str(chance.random())), dealt(chance.randint(1, 10**6), position.variant)),
    ]
    return chance.choice(others)


def change_something(table: Table, chance: random.Random) -> None:
    """Change the window or the preferences."""
    if chance.random() < 0.5:
        table.view.resize(chance.randint(640, 1600), chance.randint(300, 1000))
    else:
        table.apply(
            Preferences(
                size=chance.choice(list(Size)),
                theme=chance.choice([Theme.CLASSIC, Theme.DARK]),
                layout=chance.choice(list(TableLayout)),
                left_handed=chance.random() < 0.5,
                rings=chance.random() < 0.5,
            )
        )


@pytest.mark.parametrize("seed", range(6))
def test_after_any_sequence_the_picture_equals_one_built_from_scratch(lay_table: LaidTable, seed: int) -> None:
    chance = random.Random(seed)
    table = lay_table(dealt(seed + 1, DRAW_THREE if seed % 2 else dealt(1).variant))
    for _ in range(12):
        for _ in range(chance.randint(1, 8)):
            table.do(random_command(table, chance))
            table.scene.motion.advance(chance.choice([0, 20, 90, 400]))
            if chance.random() < 0.15:
                change_something(table, chance)
        table.scene.cut()
        assert not table.faults()
        assert likeness(table.scene) == likeness(table.rebuilt())
    assert painted(table.scene) == painted(table.rebuilt())


def test_items_stay_the_same_over_many_games(lay_table: LaidTable) -> None:
    table = lay_table()
    chance = random.Random(7)
    kept = set(cards_of(table.scene))
    for number in range(20):
        table.do(NewGame(origin(str(number)), dealt(number + 1)))
        for _ in range(5):
            table.do(random_command(table, chance))
        table.scene.cut()
        assert len(table.scene.items()) == sum(PARTS.values()) + len(table.scene.picture.badges)
    assert set(cards_of(table.scene)) == kept
    assert table.session.standing.hand == EMPTY or not table.faults()
