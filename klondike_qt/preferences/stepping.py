"""Going from one value of a choice to the next."""

from dataclasses import replace

from klondike_qt.preferences.schema import Preferences, Size, Theme


def sized(preferences: Preferences, by: int) -> Preferences:
    """Return the preferences with cards one or more sizes bigger (``by`` > 0) or smaller, within the five sizes."""
    sizes = list(Size)
    index = min(max(sizes.index(preferences.size) + by, 0), len(sizes) - 1)
    return replace(preferences, size=sizes[index])


def next_theme(preferences: Preferences) -> Preferences:
    """Return the preferences with the next palette; the first one follows the last."""
    themes = list(Theme)
    return replace(preferences, theme=themes[(themes.index(preferences.theme) + 1) % len(themes)])
