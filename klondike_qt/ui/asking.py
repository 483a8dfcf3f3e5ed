"""What the asking keys answer."""

from collections.abc import Callable

from klondike_qt.game.updates import Standing
from klondike_qt.preferences.schema import AutoComplete, Preferences
from klondike_qt.words import choices, overview, reports, status
from klondike_qt.words.manner import Manner

Answer = Callable[[Standing, float, Manner], str]

ANSWERS: dict[str, Answer] = {
    "tell-table": lambda standing, _, __: overview.table(standing),
    "tell-place": lambda standing, _, __: overview.read_out(standing.position, standing.focus.place),
    "tell-hidden": lambda standing, _, __: reports.hidden_cards(standing.position),
    "tell-stock": lambda standing, _, __: reports.stock(standing.position),
    "tell-foundations": lambda standing, _, __: overview.foundations(standing.position),
    "tell-score": status.report,
    "tell-places": lambda standing, _, __: choices.places_text(standing),
}
"""The answer to each asking action, from the game as it stands and the seconds played."""


def manner_of(preferences: Preferences) -> Manner:
    """Return what sentences may mention as the player wishes."""
    return Manner(
        score=preferences.show_score,
        timer=preferences.show_timer,
        offer_finish=preferences.auto_complete is AutoComplete.ASK,
        rescue=True,
    )
