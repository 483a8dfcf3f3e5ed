"""Fixtures of the languages."""

from collections.abc import Iterator

import pytest
from support.windows import open_window

from klondike_qt.ui.language import install_language
from klondike_qt.words import translate

__all__ = ["open_window"]


@pytest.fixture
def german() -> Iterator[None]:
    """Speak German while a test runs."""
    assert install_language("de")
    yield
    translate.install(translate.untranslated)
