"""Menus are no higher than what a low screen has below their bar."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QMenu
from support.windows import Opened

from klondike_qt.preferences.schema import Preferences, Switch, TextSize
from klondike_qt.ui.language import install_language
from klondike_qt.ui.menus import MENUS, PARENTS
from klondike_qt.words import translate

LOWEST = 768
"""Lpx of the lowest screen that is usual."""


@pytest.fixture
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Speak a language while a test runs."""
    name: str = request.param
    if name != "en":
        assert install_language(name)
    yield name
    translate.install(translate.untranslated)


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("language", ["en", "de"], indirect=True)
def test_every_menu_is_seen_whole_below_the_bar_of_a_low_screen(open_window: Opened) -> None:
    window = open_window(preferences=Preferences(text_size=TextSize.USUAL, reduced_motion=Switch.ON))
    room = LOWEST - window.bar.menu_bar.sizeHint().height()
    menus = window.findChildren(QMenu)
    assert len(menus) > len(MENUS) - len(PARENTS)
    assert [(menu.title(), menu.sizeHint().height()) for menu in menus if menu.sizeHint().height() > room] == []


def test_what_changes_a_choice_stands_below_its_values(open_window: Opened) -> None:
    menus = open_window().menus
    for field, names in {"size": ["usual-size", "measure"], "theme": ["next-theme", "four-colour"]}.items():
        actions = menus.menus[field].actions()
        places = [actions.index(menus.entries[name]) for name in names]
        line = next(place for place, action in enumerate(actions) if action.isSeparator())
        assert places == [line + 1, line + 2]
        assert all(action.isCheckable() for action in actions[:line])
