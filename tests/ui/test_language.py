"""The voice speaks the language that the texts are in."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from klondike_qt.ui.language import install_language, language_in_force


@pytest.mark.parametrize(
    ("code", "language"),
    [("de", "de_DE"), ("de_AT", "de_AT"), ("en_GB", "en_GB"), ("tlh", "en"), ("ja_JP", "en"), (None, "en")],
)
def test_the_language_of_the_texts_is_known(code: str | None, language: str) -> None:
    assert language_in_force(code) == language


@pytest.mark.parametrize("code", ["en", "ar", "he_IL", "tlh"])
def test_lines_run_as_the_texts_do_whatever_the_desktop_does(qapp: QApplication, code: str) -> None:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    install_language(code, qapp)
    assert qapp.layoutDirection() is Qt.LayoutDirection.LeftToRight
