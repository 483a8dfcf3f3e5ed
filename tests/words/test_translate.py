"""The door to translation."""

from collections.abc import Iterator

import pytest

from klondike_qt.words import translate as door
from klondike_qt.words.translate import translate

GERMAN = {"Holding {card}": "{card} in der Hand", "{n} cards": "{n} Karten", "{card}, waste": "{kard}, Ablage"}


@pytest.fixture
def german() -> Iterator[None]:
    door.install(lambda source, n: "1 Karte" if n == 1 and source == "{n} cards" else GERMAN.get(source))
    yield
    door.install(door.untranslated)


def test_english_is_the_text_itself() -> None:
    assert translate("Holding {card}", "A note.", card="six of clubs") == "Holding six of clubs"


def test_english_has_a_singular() -> None:
    assert [translate("{n} cards", "A note.", n=n, one="{n} card") for n in (0, 1, 2)] == [
        "0 cards",
        "1 card",
        "2 cards",
    ]


@pytest.mark.usefixtures("german")
def test_another_language_orders_its_words_as_it_likes() -> None:
    assert translate("Holding {card}", "A note.", card="Kreuz-Sechs") == "Kreuz-Sechs in der Hand"
    assert [translate("{n} cards", "A note.", n=n, one="{n} card") for n in (1, 2)] == ["1 Karte", "2 Karten"]


@pytest.mark.usefixtures("german")
def test_what_is_not_translated_stays_english_with_its_singular() -> None:
    assert translate("{n} left", "A note.", n=1) == "1 left"
    assert translate("{n} moves", "A note.", n=1, one="{n} move") == "1 move"


@pytest.mark.usefixtures("german")
def test_a_translation_with_a_wrong_placeholder_gives_the_english_text() -> None:
    assert translate("{card}, waste", "A note.", card="five of spades") == "five of spades, waste"


def test_braces_in_what_is_filled_in_do_no_harm() -> None:
    assert translate("{text} is odd", "A note.", text="{n} {card}") == "{n} {card} is odd"
