"""The compiled languages come in through the one door."""

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication
from support.pseudo import is_pseudo

from klondike_qt.rules.cards import Card, Suit
from klondike_qt.ui.language import install_language
from klondike_qt.words import cards, translate


@pytest.mark.usefixtures("german")
def test_a_card_has_its_german_name() -> None:
    assert cards.name(Card(7, Suit.HEARTS)) == "Herz-Sieben"


@pytest.mark.usefixtures("german")
def test_a_number_decides_the_form() -> None:
    said = [translate.translate("Stock, {n} cards", "", n=n, one="Stock, {n} card") for n in (1, 2)]
    assert said == ["Talon, 1 Karte", "Talon, 2 Karten"]


@pytest.mark.usefixtures("german")
def test_a_text_without_a_translation_stays_english() -> None:
    assert translate.translate("not in any file", "") == "not in any file"
    assert translate.translate("{n} not in any file", "", n=1, one="{n} not there") == "1 not there"


def test_qts_own_texts_follow(qapp: QApplication) -> None:
    before = set(qapp.findChildren(QTranslator))
    assert install_language("de", qapp)
    assert QCoreApplication.translate("QWidgetTextControl", "&Copy") == "&Kopieren"
    for translator in set(qapp.findChildren(QTranslator)) - before:
        translator.deleteLater()
    translate.install(translate.untranslated)


def test_a_language_that_is_not_there_is_refused() -> None:
    assert not install_language("tlh")


@pytest.mark.usefixtures("pseudo")
def test_the_made_up_language_marks_every_text_and_keeps_its_parts() -> None:
    name = cards.name(Card(7, Suit.HEARTS))
    assert "seven" in name
    assert is_pseudo(name)
    assert not is_pseudo(name + " and more")
