"""Going through the places that a card can go to, one with each press of the key that tells them."""

from klondike_qt.game.commands import CarryCards, FocusOn
from klondike_qt.game.cursor import EMPTY, Focus, Holding
from klondike_qt.rules.position import Place
from klondike_qt.ui.access.announcer import Announcer, Urgency
from klondike_qt.ui.actions import Action, held_or_focused
from klondike_qt.ui.asking import manner_of
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.words import choices as words_of_choices
from klondike_qt.words import keyboard as words


class PlaceChooser:
    """The first press tells all places and is left to others; each further one chooses the next place.

    With cards in the hand the focus goes there; without, the place is only named, and Enter sends the cards there.
    """

    def __init__(self, desk: GameDesk, choices: Choices, announcer: Announcer) -> None:
        self._desk = desk
        self._choices = choices
        self._announcer = announcer
        self._seen: object = None
        self._index = -1

    @property
    def chosen(self) -> Place | None:
        """The place that was named last and that Enter means, while the focus is still on the cards."""
        standing = self._desk.standing
        is_named = self._seen is standing and self._index >= 0 and standing.hand == EMPTY
        return words_of_choices.fitting_places(standing)[self._index] if is_named else None

    def takes(self, action: Action) -> bool:
        """Carry out an action that goes on to the next place or sends the cards there; answer whether it did."""
        if action.id == "tell-places":
            return self._go_on()
        place = self.chosen
        self._seen = None
        if place is None:
            return False
        if action.id == "activate":
            source, count = held_or_focused(self._desk.standing)
            self._desk.do(CarryCards(source, place, count))
            return True
        if action.id == "put-back":
            self._announcer.say(words.place_left())
            return True
        return False

    def _go_on(self) -> bool:
        standing = self._desk.standing
        places = words_of_choices.fitting_places(standing)
        is_again = self._seen is standing and bool(places)
        if not is_again:
            self._seen, self._index = standing, -1
            return False
        self._index = (self._index + 1) % len(places)
        place = places[self._index]
        if isinstance(standing.hand, Holding):
            self._desk.do(FocusOn(Focus(place, 0)))
            self._seen = self._desk.standing
        else:
            text = words_of_choices.place_text(standing, place, manner_of(self._choices.now))
            self._announcer.say(words.enter_goes_there(text), Urgency.ASSERTIVE)
        return True
