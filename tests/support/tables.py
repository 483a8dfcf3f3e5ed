"""A table to look at: a session, its scene and a view that are joined as the window joins them, without the window."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsItem
from support.games import all_cards

from klondike_qt.game.commands import Command
from klondike_qt.game.session import Session
from klondike_qt.game.updates import Update
from klondike_qt.preferences.schema import Preferences
from klondike_qt.rules.cards import PACK, Card
from klondike_qt.rules.position import Place, Position
from klondike_qt.ui.table.artwork import Artwork
from klondike_qt.ui.table.badge_item import BadgeItem
from klondike_qt.ui.table.card_item import CardItem
from klondike_qt.ui.table.held import held_cards, laid_bare, raised_by
from klondike_qt.ui.table.layout import lay_out
from klondike_qt.ui.table.marks_item import MarksItem
from klondike_qt.ui.table.picture import Frame
from klondike_qt.ui.table.pile_item import PileItem
from klondike_qt.ui.table.rects import Rect
from klondike_qt.ui.table.scene import TableScene
from klondike_qt.ui.table.shadow import ShadowItem
from klondike_qt.ui.table.view import TableView

LEFT, RIGHT, NO_BUTTON = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.NoButton
PARTS = {CardItem: 52, PileItem: 13, ShadowItem: 2, MarksItem: 1}
"""The items of every picture, besides one for each count."""


LaidTable = Callable[..., "Table"]
"""Lays a table: position, preferences, size, ``still``."""


@dataclass
class Table:
    """What a player sees and does; ``asked`` are the commands of the pointer, ``heard`` all updates."""

    session: Session
    preferences: Preferences = field(default_factory=Preferences)
    size: tuple[int, int] = (1280, 700)
    still: bool = False
    milliseconds: int = 1000
    """The time of the next event; each pause makes it later."""

    def __post_init__(self) -> None:
        self.asked: list[Command] = []
        self.heard: list[Update] = []
        artwork = Artwork(self.preferences.theme, self.preferences.surface)
        self.scene = TableScene(artwork, self.preferences, still=self.still)
        self.scene.reset(self.session.standing)
        self.view = TableView(self.scene)
        self.view.commanded.connect(self._asked)
        self.view.resize(*self.size)

    def _asked(self, commands: tuple[Command, ...]) -> None:
        self.asked += commands
        for command in commands:
            self.do(command)

    def do(self, command: Command) -> Update:
        update = self.session.handle(command, 0.0)
        self.heard.append(update)
        self.scene.show(update)
        return update

    def apply(self, preferences: Preferences) -> None:
        self.preferences = preferences
        self.scene.apply(preferences)

    # What the hand does.

    def mouse(
        self,
        kind: QEvent.Type,
        x: float,
        y: float,
        button: Qt.MouseButton = LEFT,
        buttons: Qt.MouseButton = LEFT,
    ) -> None:
        point = QPointF(x, y)
        event = QMouseEvent(kind, point, point, button, buttons, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(self.milliseconds)
        QApplication.sendEvent(self.view.viewport(), event)

    def press(self, x: float, y: float, button: Qt.MouseButton = LEFT, *, double: bool = False) -> None:
        kind = QEvent.Type.MouseButtonDblClick if double else QEvent.Type.MouseButtonPress
        self.mouse(kind, x, y, button, button)

    def move(self, x: float, y: float) -> None:
        self.mouse(QEvent.Type.MouseMove, x, y, NO_BUTTON, LEFT)

    def release(self, x: float, y: float, button: Qt.MouseButton = LEFT) -> None:
        self.mouse(QEvent.Type.MouseButtonRelease, x, y, button, NO_BUTTON)

    def pause(self, milliseconds: int = 1000) -> None:
        self.milliseconds += milliseconds

    def click(self, x: float, y: float, button: Qt.MouseButton = LEFT, *, double: bool = False) -> None:
        """Click as a player does who waits for what a click did."""
        self.press(x, y, button, double=double)
        self.release(x, y, button)
        self.pause()

    def drag(self, start: tuple[float, float], end: tuple[float, float], steps: int = 3) -> None:
        self.press(*start)
        for step in range(1, steps + 1):
            self.move(*(a + (b - a) * step / steps for a, b in zip(start, end, strict=True)))
        self.release(*end)
        self.pause()

    # Where things are.

    def at(self, card: Card) -> tuple[float, float]:
        """Return a point on the part of a card that can be clicked."""
        return self.scene.picture.cards[card].shown.centre

    def place(self, place: Place) -> tuple[float, float]:
        """Return a point on what lies uppermost at a place, or on the empty place."""
        spots = [spot for spot in self.scene.picture.cards.values() if spot.place is place and spot.visible]
        top = max(spots, key=lambda spot: spot.order, default=None)
        return top.shown.centre if top else self.scene.picture.places[place].centre

    # What must hold.

    def rebuilt(self) -> TableScene:
        """Build the picture of the same standing from scratch."""
        drawing = self.scene._drawing
        scene = TableScene(drawing.artwork, self.scene.preferences, still=True)
        scene.fit(self.scene.width(), self.scene.height(), drawing.ratio)
        scene.show_focus(self.scene._shows_focus)
        scene.reset(self.session.standing)
        return scene

    def faults(self) -> list[str]:
        """Return everything that is not as it must be once nothing moves."""
        scene = self.scene
        found = [] if not scene.motion.is_moving else ["something moves"]
        kinds = Counter(type(item) for item in scene.items())
        counts = kinds.pop(BadgeItem, 0)
        if kinds != Counter(PARTS) or counts != len(scene.picture.badges):
            found.append(f"items: {kinds}, {counts} counts")
        expected = self._expected()
        now = scene.places_now()
        if set(now) != set(PACK) or {item.card for item in cards_of(scene)} != set(PACK):
            found.append("not a whole pack")
        found += [f"{card.code}: {now[card]}, not {expected[card]}" for card in PACK if now[card] != expected[card]]
        return found

    def _expected(self) -> dict[Card, Rect]:
        """Return where ``lay_out`` puts each card, with the held ones raised and the one under them seen whole."""
        standing, preferences = self.session.standing, self.scene.preferences
        choices = preferences.size, preferences.layout, preferences.left_handed, preferences.merge_hidden
        frame = Frame(self.scene.width(), self.scene.height(), *choices)
        picture = lay_out(standing.position, frame, standing.focus)
        held = held_cards(standing.position, standing.hand)
        lift = raised_by(picture, standing.position, standing.hand)
        rects = {card: spot.rect for card, spot in picture.cards.items()}
        if held:
            bare = laid_bare(standing.position, picture.cards[held[0]].place, len(held))
            if bare and picture.cards[bare].place.is_column:
                rect = rects[bare]
                rects[bare] = Rect(rect.x, rect.y, rect.width, picture.card_height)
        return rects | {card: rects[card].moved(*lift) for card in held}


def whole(position: Position, into: str = "stock") -> Position:
    """Put the cards that a position leaves out under its stock or waste: a picture has all 52."""
    there = set(all_cards(position))
    missing = tuple(card for card in PACK if card not in there)
    if into == "waste":
        return replace(position, waste=missing + position.waste)
    return replace(position, stock=position.stock + missing)


def cards_of(scene: TableScene) -> list[CardItem]:
    return [item for item in scene.items() if isinstance(item, CardItem)]


def likeness(scene: TableScene) -> list[tuple[object, ...]]:
    """Describe everything that is seen, lowest first."""
    return sorted((_described(item) for item in scene.items() if item.isVisible()), key=repr)


def _described(item: QGraphicsItem) -> tuple[object, ...]:
    where = (type(item).__name__, item.zValue(), item.pos().toTuple(), item.sceneBoundingRect().getRect())
    match item:
        case CardItem():
            return (*where, item.card, item.face_up, item._drawn, item.transform().isIdentity())
        case PileItem():
            return (*where, item.place, item.sign, item.box)
        case ShadowItem():
            return (*where, item.boxes)
        case MarksItem():
            return (*where, item.marked)
        case BadgeItem():
            return (*where, item.made_of)
        case _:
            return where


def painted(scene: TableScene) -> QImage:
    """Paint a scene as a view would."""
    image = QImage(round(scene.width()), round(scene.height()), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image
