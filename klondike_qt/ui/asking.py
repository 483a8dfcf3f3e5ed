"""What the asking keys answer."""

from collections.abc import Callable

from klondike_qt.game.updates import Standing
from klondike_qt.preferences.schema import AutoComplete, Preferences, Switch, Verbosity
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


def manner_of(preferences: Preferences) -> Manner:
    """Return what sentences may mention as the player wishes."""
    return Manner(
        score=preferences.show_score,
        timer=preferences.show_timer,
        offer_finish=preferences.auto_complete is AutoComplete.ASK,
        rescue=True,
        verbosity=preferences.verbosity,
        place_names=preferences.place_names,
        colours=_with_colours(preferences),
        turned=preferences.say_turned,
        emptied=preferences.say_emptied,
        left=preferences.say_left,
        automatic=preferences.say_automatic,
    )


def _with_colours(preferences: Preferences) -> bool:
    if preferences.colour_words is Switch.AUTOMATIC:
        return preferences.verbosity is Verbosity.VERBOSE
    return preferences.colour_words is Switch.ON
