"""What a switch can choose at the table: the moves, the best first, then undo, hint and menu."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from klondike_qt.game.commands import Command, Undo
from klondike_qt.game.updates import Standing
from klondike_qt.rules.cards import Card
from klondike_qt.rules.moves import Carry, Move
from klondike_qt.rules.position import Place
from klondike_qt.ui.access.scan_walk import Framed, Stop
from klondike_qt.ui.hinting import command_for
from klondike_qt.ui.table.boxes import united
from klondike_qt.ui.table.held import cards_at, lies_below
from klondike_qt.ui.table.picture import Picture
from klondike_qt.ui.table.rects import Rect
from klondike_qt.ui.table.view import TableView
from klondike_qt.words import choices, tags
from klondike_qt.words import scanning as words
from klondike_qt.words.grammar import capital
from klondike_qt.words.manner import Manner


@dataclass(frozen=True, slots=True)
class Deeds:
    """What can be done besides moves, and where each is seen."""

    do: Callable[[Command], object]
    hint: Callable[[], object]
    finish: Callable[[], object]
    menu: Callable[[], object]
    seen_at: Callable[[str], QWidget]
    """The widget that stands for "undo", "hint", "finish" or "menu"."""


def move_stops(
    moves: Sequence[Move], standing: Standing, view: TableView, deeds: Deeds, manner: Manner
) -> dict[Move, Stop]:
    """Return the moves as they are chosen, in the order given."""
    position = standing.position

    def frames(move: Move) -> list[Framed]:
        picture = view.table.picture
        here = view.viewport()
        if not isinstance(move, Carry):
            return [Framed(here, _whole(picture.places[Place.STOCK]))]
        leaving, taking = cards_at(position, move.source, move.count), cards_at(position, move.destination, 1)
        return [
            Framed(
                here,
                _whole(_seen(cards, picture) or picture.places[place]),
                text,
                on_card=bool(cards) and lies_below(picture, position, cards[0]),
            )
            for cards, place, text in (
                (leaving, move.source, tags.from_tag()),
                (taking, move.destination, tags.to_tag()),
            )
        ]

    return {
        move: Stop(
            capital(choices.move_text(position, move, manner)),
            partial(deeds.do, command_for(move)),
            partial(frames, move),
        )
        for move in moves
    }


def table_stops(moves: Sequence[Stop], standing: Standing, deeds: Deeds, *, undo_first: bool) -> list[Stop]:
    """Return all that can be chosen at the table; ``undo_first``: a move was made just now."""

    def seen(name: str) -> Callable[[], list[Framed]]:
        def frames() -> list[Framed]:
            widget = deeds.seen_at(name)
            return [Framed(widget, widget.rect())]

        return frames

    position = standing.position
    undo = partial(deeds.do, Undo())
    stops = [Stop(words.undo_first(), undo, seen("undo"))] if undo_first and standing.can_undo else []
    if position.is_settled and not position.is_won:
        stops.append(Stop(words.finish(), deeds.finish, seen("finish")))
    stops += moves
    if standing.can_undo:
        stops.append(Stop(words.undo(), undo, seen("undo")))
    if moves:
        stops.append(Stop(words.hint(), deeds.hint, seen("hint"), rests=True))
    return [*stops, Stop(words.menu(), deeds.menu, seen("menu"))]


def _seen(cards: Sequence[Card], picture: Picture) -> Rect | None:
    """Return what is seen of cards."""
    seen = [picture.cards[card].shown for card in cards if picture.cards[card].visible]
    return united(seen) if seen else None


def _whole(rect: Rect) -> QRect:
    return QRect(round(rect.x), round(rect.y), round(rect.width), round(rect.height))
