"""A hand that does anything anywhere at any instant."""

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from support.games import all_cards, dealt, origin
from support.leftovers import left_running
from support.tables import RIGHT, LaidTable, Table, likeness

from klondike_qt.game.commands import (
    Arrangement,
    Command,
    Direction,
    Finish,
    FocusOn,
    MoveFocus,
    NewGame,
    PickUp,
    PressStock,
    PreviousGame,
    PutBack,
    Redo,
    Resize,
    Restart,
    SendSafe,
    TakeBack,
    Undo,
)
from klondike_qt.game.cursor import Focus
from klondike_qt.preferences.schema import MotionSpeed, Preferences, Size, Switch, TableLayout, Theme
from klondike_qt.rules.cards import PACK
from klondike_qt.rules.position import Place
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VEGAS_THREE

Point = tuple[float, float]


class Monkey:
    """Makes one event after another from a seed, and looks at the table after each."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.chance = random.Random(seed)
        self.running = len(left_running()) - table.scene.motion.is_moving
        self.deeds: list[Callable[[], None]] = [
            *[self.click] * 8,
            *[self.double_click] * 2,
            *[self.drag] * 8,
            *[self.broken_drag] * 2,
            self.click_right,
            *[self.command] * 6,
            self.new_game,
            self.change,
        ]

    def act(self) -> str:
        """Do anything; afterwards the table is whole, whether its motion goes on or is cut."""
        deed = self.chance.choice(self.deeds)
        deed()
        self.table.pause(self.chance.choice([50, 320, 1000]))
        self.table.scene.motion.advance(self.chance.choice([0, 5, 60, 130, 300]))
        if self.chance.random() < 0.6:
            self.table.scene.cut()
            assert len(left_running()) == self.running
            assert not self.table.faults()
        assert sorted(all_cards(self.table.session.standing.position)) == sorted(PACK)
        return deed.__name__

    def point(self) -> Point:
        """Point at a card, at a place, or anywhere."""
        scene, kind = self.table.scene, self.chance.random()
        if kind < 0.6:
            seen = [spot.shown for spot in scene.picture.cards.values() if spot.visible]
            rect = self.chance.choice(seen)
        elif kind < 0.8:
            rect = self.chance.choice(list(scene.picture.places.values()))
        else:
            return self.chance.uniform(-30, scene.width() + 30), self.chance.uniform(-30, scene.height() + 30)
        return rect.x + self.chance.random() * rect.width, rect.y + self.chance.random() * rect.height

    def way(self, start: Point, end: Point) -> Iterator[Point]:
        for step in range(1, self.chance.randint(2, 5)):
            yield tuple(a + (b - a) * step / 4 + self.chance.uniform(-9, 9) for a, b in zip(start, end, strict=True))  # type: ignore[misc]

    def click(self) -> None:
        x, y = self.point()
        self.table.press(x, y)
        self.table.release(x + self.chance.uniform(-9, 9), y + self.chance.uniform(-9, 9))

    def double_click(self) -> None:
        point = self.point()
        for double in (False, True):
            self.table.press(*point, double=double)
            self.table.release(*point)
            self.table.pause(self.chance.choice([80, 250, 350]))

    def drag(self) -> None:
        start, end = self.point(), self.point()
        self.table.press(*start)
        for point in self.way(start, end):
            self.table.move(*point)
            self.table.scene.motion.advance(16)
        self.table.release(*end)

    def broken_drag(self) -> None:
        """Begin a drag and let something come between."""
        start, end = self.point(), self.point()
        self.table.press(*start)
        for point in self.way(start, end):
            self.table.move(*point)
            if self.chance.random() < 0.5:
                self.chance.choice([self.command, self.change, self.leave, self.click_right, self.new_game])()
        if self.chance.random() < 0.7:
            self.table.release(*end)
        else:
            self.leave()

    def click_right(self) -> None:
        self.table.click(*self.point(), RIGHT)

    def leave(self) -> None:
        QApplication.sendEvent(self.table.view, QEvent(QEvent.Type.WindowDeactivate))

    def command(self) -> None:
        place = self.chance.choice(list(Place))
        commands: list[Command] = [
            Undo(),
            Undo(),
            Redo(),
            PressStock(),
            PressStock(),
            PutBack(),
            Restart(),
            TakeBack(3),
            PreviousGame(),
            SendSafe(),
            Finish(most=1),
            Resize(self.chance.choice([-1, 1])),
            PickUp(place, self.chance.choice([None, 1, 2, 3])),
            FocusOn(Focus(place, self.chance.choice([None, 0, 2, 9]))),
            MoveFocus(self.chance.choice(list(Direction)), self.chance.choice(list(Arrangement))),
        ]
        self.table.do(self.chance.choice(commands))

    def new_game(self) -> None:
        variant = self.chance.choice([KLONDIKE, DRAW_THREE, VEGAS_THREE])
        self.table.do(NewGame(origin(str(self.chance.random())), dealt(self.chance.randint(1, 9999), variant)))

    def change(self) -> None:
        """Change the window or the preferences."""
        if self.chance.random() < 0.6:
            self.table.view.resize(self.chance.randint(600, 1600), self.chance.randint(280, 1000))
            return
        self.table.apply(
            Preferences(
                autoplay=self.chance.random() < 0.5,
                rings=self.chance.random() < 0.7,
                motion_speed=self.chance.choice(list(MotionSpeed)),
                size=self.chance.choice(list(Size)),
                theme=self.chance.choice([Theme.CLASSIC, Theme.CLASSIC, Theme.HIGH_CONTRAST_BLACK]),
                layout=self.chance.choice(list(TableLayout)),
                left_handed=self.chance.random() < 0.3,
                reduced_motion=self.chance.choice([Switch.OFF, Switch.OFF, Switch.ON]),
            )
        )


def let_loose(table: Table, seed: int, events: int) -> None:
    monkey = Monkey(table, seed)
    done = []
    for number in range(events):
        try:
            done.append(monkey.act())
        except AssertionError as error:
            pytest.fail(f"seed {seed}, event {number}, after {done[-8:]}: {error}")
        if number % 50 == 49:
            table.scene.cut()
            assert likeness(table.scene) == likeness(table.rebuilt())


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(4))
def test_500_events_of_any_kind_leave_the_table_whole(lay_table: LaidTable, seed: int) -> None:
    let_loose(lay_table(), seed, 500)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 140))
def test_500_more_events_leave_the_table_whole(lay_table: LaidTable, seed: int) -> None:
    let_loose(lay_table(), seed, 500)


@pytest.mark.slow
def test_items_and_clocks_stay_the_same_over_500_games(lay_table: LaidTable) -> None:
    table = lay_table()
    monkey = Monkey(table, 1)
    for number in range(500):
        table.do(NewGame(origin(str(number)), dealt(number + 1)))
        for _ in range(6):
            monkey.drag()
            table.do(PressStock())
        table.scene.cut()
        assert not table.faults()
        assert len(left_running()) == monkey.running
