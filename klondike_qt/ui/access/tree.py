"""The accessible tree of one table: it follows what the table shows, and answers for each node."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QPoint, QRect, QRectF
from PySide6.QtGui import QAccessible

from klondike_qt.game.commands import Command
from klondike_qt.game.cursor import Holding
from klondike_qt.game.updates import Standing
from klondike_qt.ui.access.door import Door
from klondike_qt.ui.access.extents import extent, uppermost
from klondike_qt.ui.access.nodes import Kind, Node, NodeSet, focus_of
from klondike_qt.ui.table.boxes import area_of
from klondike_qt.ui.table.held import held_cards
from klondike_qt.ui.table.numbers import number_of
from klondike_qt.ui.table.view import TableView
from klondike_qt.words.grammar import followed
from klondike_qt.words.hand_choices import numbered_place
from klondike_qt.words.manner import Manner
from klondike_qt.words.overview import spot_text

Event = QAccessible.Event


class Act(Protocol):
    """Carries out what assistive technology asks for, as one thing that the player did."""

    def __call__(self, commands: tuple[Command, ...], *, takes_keyboard: bool) -> object:
        """Ask the game for each command; or only bring the keyboard to the table as well."""


class TableTree(QObject):
    """Hangs below the view that it describes; its nodes are made when somebody asks for the first one.

    What the keyboard focus was told to be is kept: a screen reader speaks every change of that node by itself, so
    such changes are told only when the focus has gone on. News that come with the keyboard are the beginning of its
    name, so that both are heard as one, until there is something else to hear.
    """

    def __init__(self, view: TableView, manner: Callable[[], Manner], door: Door, act: Act) -> None:
        super().__init__(view)
        self._view = view
        self._manner = manner
        self.door = door
        self.act = act
        self._nodes: NodeSet | None = None
        self._standing: Standing | None = None
        self._focused: Node | None = None
        self._news = ""

    @property
    def view(self) -> TableView:
        """The view whose table this is."""
        return self._view

    @property
    def is_made(self) -> bool:
        """Tell whether anybody has asked for a node yet."""
        return self._nodes is not None

    @property
    def nodes(self) -> NodeSet:
        """All nodes, hung up as the table stands."""
        if self._nodes is None:
            self._nodes = NodeSet(self)
        if self._standing is not self._view.table.standing:
            self.follow()
        return self._nodes

    @property
    def standing(self) -> Standing:
        """The game that the nodes are hung up by."""
        return self._view.table.standing

    @property
    def focus(self) -> Node:
        """The node that the keyboard focus is on."""
        return self.nodes.at(self.standing.position, self.standing.focus)

    def name(self, node: Node) -> str:
        """Return what a node says; nothing for a card that is not to be seen in a column."""
        spot = focus_of(node, self.standing.position)
        text = spot_text(self.standing, spot, self._manner()) if spot else ""
        if self._view.table.preferences.numbers and node.kind is Kind.PLACE and node.place is not None:
            text = numbered_place(number_of(node.place), text)
        return followed(self._news, text) if node is self._focused else text

    def is_held(self, node: Node) -> bool:
        """Tell whether the hand holds a node: a card of a column, or the top card of a place."""
        hand = self.standing.hand
        if not isinstance(hand, Holding):
            return False
        if node.card:
            return node.card in held_cards(self.standing.position, hand)
        return node.place is hand.place and not hand.place.is_column

    def is_focused(self, node: Node) -> bool:
        """Tell whether the keyboard is on a node at this moment."""
        return self._view.hasFocus() and self.focus is node

    def rect(self, node: Node) -> QRect:
        """Return what is seen of a node, on the screen."""
        if node.place is None:
            return QRect(self._view.mapToGlobal(QPoint(0, 0)), self._view.size() * 0)
        area = area_of(extent(node, self.standing, self._view.table.picture))
        return self._on_screen(area)

    def at(self, x: int, y: int) -> Node | None:
        """Return the node under a point of the screen."""
        viewport = self._view.viewport()
        point = viewport.mapFromGlobal(QPoint(x, y))
        if not viewport.rect().contains(point):
            return None
        spot = self._view.mapToScene(point)
        hung = [node for node in self.nodes if node.place is not None and (node.up or node in self.nodes.places)]
        return uppermost(hung, self.standing, self._view.table.picture, spot.x(), spot.y())

    def follow(self) -> None:
        """Hang the nodes up as the table stands now, and tell what became different."""
        if self._nodes is None:
            return
        is_news, self._standing = self._standing is not None, self.standing
        self._hang(self._nodes, is_news=is_news)
        for node in self._nodes:
            self._tell(node)

    def tell_focus(self, news: str = "") -> None:
        """Tell that the keyboard is on the node of the focus, then what became different where it was before.

        ``news``: what is to be heard first.
        """
        before, self._focused, self._news = self._focused, self.focus, news
        if news:
            self.door.send(self._focused, Event.NameChanged)  # or a name would be heard that is remembered
        self.door.send(self._focused, Event.Focus)
        if before is not None and before is not self._focused:
            self._tell(before)

    def leave(self) -> None:
        """Remember that the keyboard is somewhere else."""
        before, self._focused = self._focused, None
        self.forget_news()
        if before is not None:
            self._tell(before)

    def forget_news(self) -> None:
        """Call the focus only what it is: what was to be heard first has been heard."""
        self._news = ""

    @property
    def told_focus(self) -> Node | None:
        """The node that assistive technology takes for the one with the keyboard."""
        return self._focused

    def _hang(self, nodes: NodeSet, *, is_news: bool) -> None:
        """Take down what hangs elsewhere now, then hang everything up; tell it, unless nobody can know it yet."""
        hung = nodes.hung(self.standing.position)
        parents = {kid: nodes.places[place] for place, kids in hung.items() for kid in kids}
        gone = [kid for place in nodes.places for kid in place.kids if parents.get(kid) is not place]
        for kid in gone:
            self.door.send(kid, Event.ObjectDestroyed)
        for kid in gone:
            kid.up = None
            if kid.card:
                kid.place, kid.told_name = None, None
        come = [kid for kid, place in parents.items() if kid.up is not place]
        for place, kids in hung.items():
            nodes.places[place].kids = kids
        for kid in come:
            kid.up, kid.place = parents[kid], parents[kid].place
        for kid in come if is_news else ():
            self.door.send(kid, Event.ObjectCreated)

    def _tell(self, node: Node) -> None:
        """Tell that a node is called otherwise than somebody was told, or is held now or no more."""
        if node is self._focused:
            return
        if node.told_name is not None and self.name(node) != node.told_name:
            node.told_name = None
            self.door.send(node, Event.NameChanged)
        if self.is_held(node) != node.told_held:
            node.told_held = not node.told_held
            self.door.send(node, Event.SelectionAdd if node.told_held else Event.SelectionRemove)

    def _on_screen(self, area: QRectF) -> QRect:
        viewport = self._view.viewport()
        seen = self._view.viewportTransform().mapRect(area).toRect() & viewport.rect()
        return QRect(viewport.mapToGlobal(seen.topLeft()), seen.size())
