"""What the asking keys answer."""

from collections.abc import Callable
from functools import lru_cache

from klondike_qt.game.updates import Standing
from klondike_qt.preferences.schema import AutoComplete, Preferences, Switch, Verbosity
from klondike_qt.ui.access.bindings import Bindings, bindings_of
from klondike_qt.ui.access.key_forms import shown
from klondike_qt.words import choices, details, overview, reports, status
from klondike_qt.words.manner import Manner

Answer = Callable[[Standing, float, Manner], str]

ANSWERS: dict[str, Answer] = {
    "tell-table": lambda standing, _, manner: overview.table(standing, manner),
    "tell-place": lambda standing, _, manner: overview.read_out(standing.position, standing.focus.place, manner),
    "tell-details": lambda standing, _, manner: details.told(standing, manner),
    "tell-hidden": lambda standing, _, manner: reports.hidden_cards(standing.position, manner),
    "tell-stock": lambda standing, _, manner: reports.stock(standing.position, manner),
    "tell-foundations": lambda standing, _, manner: overview.foundations(standing.position, manner),
    "tell-score": status.report,
    "tell-places": lambda standing, _, manner: choices.places_text(standing, manner),
}
"""The answer to each asking action, from the game as it stands and the seconds played."""


@lru_cache(maxsize=8)
def manner_of(preferences: Preferences) -> Manner:
    """Return what sentences may mention as the player wishes."""
    keys = bindings_of(preferences)
    return Manner(
        score=preferences.shows_score,
        timer=preferences.shows_timer,
        offer_finish=preferences.auto_complete is AutoComplete.ASK,
        rescue_key=_key(keys, "rescue"),
        hint_key=_key(keys, "hint"),
        foundation_key=_key(keys, "foundation"),
        new_game_key=_key(keys, "new-game"),
        enter="Return" in keys.of("activate"),
        verbosity=preferences.verbosity,
        place_names=preferences.place_names,
        colours=_with_colours(preferences),
        turned=preferences.say_turned,
        emptied=preferences.say_emptied,
        left=preferences.say_left,
        automatic=preferences.say_automatic,
    )


def _key(keys: Bindings, action: str) -> str:
    """Return the first key of an action as this system writes it, or nothing."""
    return next(map(shown, keys.of(action)), "")


def _with_colours(preferences: Preferences) -> bool:
    if preferences.colour_words is Switch.AUTOMATIC:
        return preferences.verbosity is Verbosity.VERBOSE
    return preferences.colour_words is Switch.ON
