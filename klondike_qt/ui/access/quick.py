"""Quick moves: two digits, where from and where to."""

from klondike_qt.game.commands import CarryCards, Command, SendToFoundation
from klondike_qt.game.cursor import EMPTY
from klondike_qt.game.updates import Standing
from klondike_qt.rules.legal import legal_places
from klondike_qt.rules.position import COLUMN_PLACES, FOUNDATION_PLACES, Place, Position
from klondike_qt.ui.access.announcer import Announcer
from klondike_qt.ui.actions import Action, Deed, Way
from klondike_qt.ui.asking import manner_of
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.words import keyboard as words
from klondike_qt.words import overview

_COLUMNS = {f"column-{number}": place for number, place in enumerate(COLUMN_PLACES, 1)}
PLACES = {*_COLUMNS, "waste", "foundations"}
"""The actions that stand for a place."""


class QuickMoves:
    """Hears of the keys for places; a first one goes there and waits for the second, which moves the cards."""

    def __init__(self, desk: GameDesk, choices: Choices, announcer: Announcer) -> None:
        self._desk = desk
        self._choices = choices
        self._announcer = announcer
        self._from: tuple[Place, Position] | None = None

    @property
    def source(self) -> Place | None:
        """Where cards come from as soon as the second digit is there; None: the next digit is a first one."""
        standing = self._desk.standing
        if self._from is None or standing.hand != EMPTY or self._from != (standing.focus.place, standing.position):
            return None
        return self._from[0]

    def takes(self, action: Action, way: Way) -> bool:
        """Carry out an action that is a first or a second digit here, and answer whether it was."""
        source, self._from = self.source, None
        if not self._choices.now.quick_moves or self._desk.standing.hand != EMPTY:
            return False
        if action.id not in PLACES or action.deed is None:
            if source is not None and action.id == "put-back":
                self._announcer.say(words.quick_left())
                return True
            return False
        if source is None or _is_same(action.id, source):
            self._go(action.deed, way)
        else:
            self._desk.do(_move(self._desk.standing, source, action.id))
        return True

    def _go(self, deed: Deed, way: Way) -> None:
        """Go to where the cards come from, and ask where to; where there are none, that is all there is to say."""
        self._desk.do(deed(self._desk.standing, way))
        standing = self._desk.standing
        if standing.position.top_card(standing.focus.place) is None:
            return
        self._from = (standing.focus.place, standing.position)
        self._announcer.say(words.where_to(overview.focus_text(standing, manner_of(self._choices.now))))


def _is_same(action: str, source: Place) -> bool:
    """Tell whether a second digit names the place once more (or, of the foundations, the next one)."""
    match action:
        case "waste":
            return source is Place.WASTE
        case "foundations":
            return source.is_foundation
        case _:
            return _COLUMNS[action] is source


def _move(standing: Standing, source: Place, action: str) -> Command:
    """Return what the second digit asks for; the game refuses what cannot be."""
    if action == "foundations":
        return SendToFoundation(source)
    destination = _COLUMNS.get(action, Place.WASTE)
    if source.is_foundation:
        source = _fitting(standing.position, source, destination)
    return CarryCards(source, destination)


def _fitting(position: Position, source: Place, destination: Place) -> Place:
    """Return the foundation to take from: the chosen one, unless only others have a card that goes there."""
    fitting = [place for place in FOUNDATION_PLACES if destination in legal_places(position, place)]
    return source if source in fitting or not fitting else fitting[0]
