"""Assistive technology inside the process: it walks the tree of a window and hears what goes through the door."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface

from klondike_qt.game.cursor import Focus
from klondike_qt.game.updates import Standing
from klondike_qt.rules.position import COLUMN_PLACES, Place
from klondike_qt.ui.access.nodes import Node
from klondike_qt.ui.access.pointers import interface_of
from klondike_qt.ui.window import Window
from klondike_qt.words.manner import Manner
from klondike_qt.words.overview import spot_text

Event, Text = QAccessible.Event, QAccessible.Text
SPOKEN = {Event.Focus, Event.Announcement, Event.ObjectShow}
"""The events that a screen reader speaks."""
NAMES = ("stock", "waste", "clubs", "diamonds", "hearts", "spades", *(f"column-{n}" for n in range(1, 8)))


@dataclass(frozen=True)
class Heard:
    """One event, with what its object said of itself when it came."""

    kind: QAccessible.Event
    id: str
    text: str
    level: QAccessible.AnnouncementPoliteness | None = None
    card: str = field(default="", compare=False)
    """The card that the object stands for, which nobody but a test knows of an object that hangs nowhere."""


class Listener:
    """Takes the place of Qt's notifier."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.all: list[Heard] = []
        window.access.door.through = self._hear

    def _hear(self, event: QAccessibleEvent) -> None:
        thing, card, level = event.object(), "", None
        interface = interface_of(thing)
        identity = interface.text(Text.Identifier)
        if isinstance(thing, Node):
            text, card = self.window.access.tree.name(thing), thing.card.code if thing.card else ""
        else:
            text = interface.text(Text.Name)
        if isinstance(event, QAccessibleAnnouncementEvent):
            text, level = event.message(), event.politeness()
        elif event.type() == Event.ObjectShow:
            text = interface.child(0).text(Text.Name)
        self.all.append(Heard(event.type(), identity, text, level, card))

    def news(self) -> list[Heard]:
        """Let what is due go out, and return what came since the last time."""
        self.window.access.reporter.report()
        heard, self.all = self.all, []
        return heard

    def spoken(self) -> list[str]:
        """Return what a screen reader speaks of that."""
        return [heard.text for heard in self.news() if heard.kind in SPOKEN]


def walked(interface: QAccessibleInterface, depth: int = 0) -> Iterator[tuple[int, QAccessibleInterface]]:
    """Yield an interface and everything below it with its depth, and see that up and down fit together."""
    yield depth, interface
    for index in range(interface.childCount()):
        child = interface.child(index)
        assert child.parent() is interface
        assert interface.indexOfChild(child) == index
        yield from walked(child, depth + 1)
    assert interface_of(None) is None
    assert interface.child(-1) is None
    assert interface.child(interface.childCount()) is None


def table_of(window: Window) -> QAccessibleInterface:
    """Return the card table."""
    found: QAccessibleInterface = interface_of(window.view)
    return found


def below(window: Window) -> list[tuple[int, str, str]]:
    """Return depth, id and name of everything on the table, in order."""
    return [
        (depth, interface.text(Text.Identifier), interface.text(Text.Name))
        for depth, interface in list(walked(table_of(window)))[1:]
    ]


def expected(standing: Standing, manner: Manner) -> list[tuple[int, str, str]]:
    """Return the same from the game alone."""
    found: list[tuple[int, str, str]] = []
    for place, name in zip(Place, NAMES, strict=True):
        if place not in COLUMN_PLACES:
            found.append((1, f"place-{name}", spot_text(standing, Focus(place), manner)))
            continue
        column = standing.position.column(place)
        whole = Focus(place, None if len(column) else 0)
        found.append((1, f"place-{name}", spot_text(standing, whole, manner)))
        if column.hidden:
            found.append((2, f"hidden-{name}", spot_text(standing, Focus(place, len(column.run)), manner)))
        for depth, card in reversed(list(enumerate(reversed(column.run)))):
            found.append((2, f"card-{card.code}", spot_text(standing, Focus(place, depth), manner)))
    return found


def node(window: Window, identity: str) -> QAccessibleInterface:
    """Return what programs call by an id."""
    found = [each for _, each in walked(table_of(window)) if each.text(Text.Identifier) == identity]
    assert len(found) == 1, identity
    return found[0]


def nodes_of(window: Window) -> list[Node]:
    """Return all nodes of a window, hung up or not."""
    return list(window.access.tree.nodes)


def owner(interface: QAccessibleInterface) -> QObject:
    """Return what an interface belongs to."""
    return interface.object()
