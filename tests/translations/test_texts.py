"""Every language says all that the program says, with the same parts in it."""

import ast
import re
import string
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from build_hook import LRELEASE
from translations.update import FILES, UnreadableError, gathered, module_texts, read, written

LANGUAGES = sorted(path.stem.removeprefix("klondike_") for path in FILES.glob("klondike_*.ts"))
COMMAND = "packaging/translations/update.py brings it up to date"


def path_of(language: str) -> Path:
    """Return the file of a language."""
    return FILES / f"klondike_{language}.ts"


def translations(language: str) -> list[tuple[str, str]]:
    """Return each English text with each form of its translation."""
    pairs = []
    for source, message in read(path_of(language)).items():
        translation = message.find("translation")
        assert translation is not None
        forms = translation.findall("numerusform") or [translation]
        pairs += [(source, form.text or "") for form in forms]
    return pairs


def parts(text: str) -> set[str]:
    """Return the placeholders of a text."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def test_german_stands_beside_english() -> None:
    assert "de" in LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_texts_of_the_program_and_no_others(language: str) -> None:
    path = path_of(language)
    assert path.read_text("utf-8") == written(language, gathered(), read(path)), COMMAND


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_translated(language: str) -> None:
    assert [source for source, text in translations(language) if not text.strip()] == []
    assert ET.parse(path_of(language)).findall(".//translation[@type]") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_placeholders_of_its_text(language: str) -> None:
    wrong = [(source, text) for source, text in translations(language) if parts(text) != parts(source)]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_shape_of_its_text(language: str) -> None:
    shape = re.compile(r"^(\s*).*?(\s*(?:…|:|\?)?\s*)$", re.DOTALL)
    wrong = [
        (source, text)
        for source, text in translations(language)
        if shape.sub(r"\1|\2", source) != shape.sub(r"\1|\2", text)
        or len(access_keys(source)) != len(access_keys(text))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_qt_compiles_a_language_without_a_word(language: str, tmp_path: Path) -> None:
    command: list[str | Path] = [sys.executable, "-c", LRELEASE, "-silent", path_of(language)]
    done = subprocess.run([*command, "-qm", tmp_path / "texts.qm"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def access_keys(text: str) -> list[str]:
    """Return the letters that open a menu entry from the keyboard."""
    return re.findall(r"&(\w)", text)


def test_texts_are_gathered_with_their_notes_and_plurals() -> None:
    module = ast.parse(
        '_NOTE = "Heard. "\n'
        'translate("{n} cards", _NOTE + "Many.", n=count, one="{n} card")\n'
        'painter.translate("not", "ours")\n'
    )
    (text,) = module_texts(module)
    assert (text.source, text.note, text.plural) == ("{n} cards", "Heard. Many.\nFor one: {n} card", True)


def test_each_function_may_have_a_note_of_its_own() -> None:
    module = ast.parse(
        '_ALL = "Heard. "\n'
        'def one():\n    note = _ALL + "One."\n    return translate("first", note)\n'
        'def two():\n    note = _ALL + "Two."\n    return translate("second", note)\n'
    )
    assert [(text.source, text.note) for text in module_texts(module)] == [
        ("first", "Heard. One."),
        ("second", "Heard. Two."),
    ]


def test_a_text_that_is_not_plain_is_refused() -> None:
    with pytest.raises(UnreadableError, match="line 1: text and note"):
        list(module_texts(ast.parse('translate(f"{n} cards", "Heard.")')))


def test_a_new_text_is_added_unfinished_and_an_old_one_dropped() -> None:
    texts = {text.source: text for text in module_texts(ast.parse('translate("new", "Seen.")'))}
    message = ET.fromstring("<message><source>old</source><translation>alt</translation></message>")
    text = written("de", texts, {"old": message})
    assert '<translation type="unfinished"></translation>' in text
    assert "alt" not in text
