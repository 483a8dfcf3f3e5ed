"""Going from one value of a choice to the next, as the player does by hand."""

from dataclasses import replace

from klondike_qt.preferences.presets import by_hand
from klondike_qt.preferences.schema import Preferences, Size, Theme, Verbosity


def sized(preferences: Preferences, by: int) -> Preferences:
    """Return the preferences with cards one or more sizes bigger (``by`` > 0) or smaller, within the five sizes."""
    sizes = list(Size)
    index = min(max(sizes.index(preferences.size) + by, 0), len(sizes) - 1)
    return preferences if sizes[index] is preferences.size else by_hand(preferences, size=sizes[index])


def of_usual_size(preferences: Preferences) -> Preferences:
    """Return the preferences with cards of the size that they have at first."""
    return by_hand(preferences, size=Preferences().size)


def next_theme(preferences: Preferences) -> Preferences:
    """Return the preferences with the next palette; the first one follows the last."""
    themes = list(Theme)
    return by_hand(preferences, theme=themes[(themes.index(preferences.theme) + 1) % len(themes)])


def four_coloured(preferences: Preferences) -> Preferences:
    """Return the preferences with a colour for each suit, or from there with black and red."""
    is_so = preferences.theme is Theme.FOUR_COLOUR
    return by_hand(preferences, theme=Theme.CLASSIC if is_so else Theme.FOUR_COLOUR)


def more_said(preferences: Preferences) -> Preferences:
    """Return the preferences with more said of each thing; the least follows the most."""
    levels = list(Verbosity)
    return replace(preferences, verbosity=levels[(levels.index(preferences.verbosity) + 1) % len(levels)])
