"""The voice speaks the language that the texts are in."""

import pytest

from klondike_qt.ui.language import language_in_force


@pytest.mark.parametrize(
    ("code", "language"),
    [("de", "de_DE"), ("de_AT", "de_AT"), ("en_GB", "en_GB"), ("tlh", "en"), ("ja_JP", "en"), (None, "en")],
)
def test_the_language_of_the_texts_is_known(code: str | None, language: str) -> None:
    assert language_in_force(code) == language
