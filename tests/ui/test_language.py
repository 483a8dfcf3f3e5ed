"""The voice speaks the language that the texts are in."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from klondike_qt.ui import language
from klondike_qt.ui.language import damaged_texts, install_language, language_in_force
from klondike_qt.words.troubles import texts_damaged


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


@pytest.mark.parametrize("content", [b"", b"nothing that Qt knows"])
def test_damaged_texts_are_told_and_english_takes_their_place(
    content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert damaged_texts("de") == damaged_texts("en_GB") == damaged_texts("tlh") == ""
    (tmp_path / "klondike_de.qm").write_bytes(content)
    monkeypatch.setattr(language, "_texts_of", lambda name: tmp_path / f"klondike_{name}.qm")
    assert not install_language("de")
    assert language_in_force("de") == "en"
    assert damaged_texts("de_AT") == str(tmp_path / "klondike_de.qm")
    assert damaged_texts("en") == ""
    assert "English" in texts_damaged(damaged_texts("de"))
