"""The way by which a message reaches the ear: one at a time, never two."""

from enum import Enum

from klondike_qt.preferences.schema import Preferences, SpeechRoute
from klondike_qt.ui.access.readers import Reader


class Route(Enum):
    """How news is heard (what lies at the focus is told to a screen reader by the focus itself)."""

    NOTHING = "nothing"
    """Nobody listens."""
    ANNOUNCEMENT = "announcement"
    """An event made for this, which newer screen readers speak."""
    NOTIFICATION = "notification"
    """An object that comes to be seen, which older ones on Linux speak."""
    SELF_VOICE = "self-voice"
    """The voice of the program."""


_CHOSEN = {SpeechRoute.ANNOUNCEMENT: Route.ANNOUNCEMENT, SpeechRoute.NOTIFICATION: Route.NOTIFICATION}


def route_of(preferences: Preferences, reader: Reader) -> Route:
    """Return the one way by which messages are heard.

    The own voice is silent beside a screen reader unless the player wants both; then it alone tells the news.
    """
    if preferences.speech_route is SpeechRoute.SELF_VOICE:
        return Route.SELF_VOICE
    if preferences.speech and (preferences.speech_beside_reader or not reader.is_screen_reader):
        return Route.SELF_VOICE
    if not reader.is_active:
        return Route.NOTHING
    best = Route.ANNOUNCEMENT if reader.hears_announcements else Route.NOTIFICATION
    return _CHOSEN.get(preferences.speech_route, best)


def focus_is_told(preferences: Preferences, reader: Reader) -> bool:
    """Tell whether assistive technology hears of the focus; not a screen reader that the own voice stands in for."""
    is_beside = reader.is_screen_reader and route_of(preferences, reader) is Route.SELF_VOICE
    return reader.is_active and not is_beside
