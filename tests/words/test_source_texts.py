"""The English texts themselves: how they are written, and that they are plain."""

import ast
import re
from collections.abc import Iterator
from statistics import median
from string import Formatter

from support.sources import Source, sources

FORBIDDEN = re.compile(
    r"\b(talon|flip\w*|reveal\w*|slots?|targets?|deck|pack|piles?|tableau|play area|discards?|invalid|illegal)\b",
    re.IGNORECASE,
)
GLYPHS = re.compile(r"[♠♥♦♣♤♡♢♧\U0001F0A0-\U0001F0FF]")
CARD_CODE = re.compile(r"\b(?:[A23456789TJQK]|10)[CDHS]\b")
VOWELS = re.compile(r"[aeiouy]+")
HIGHEST_GRADE = 6
MOST_WORDS = 10
CODES_EXPLAINED = {"klondike_qt.words.help", "klondike_qt.words.arguments"}
"""Where the notation itself is explained."""


def _calls() -> Iterator[tuple[Source, ast.Call]]:
    for source in sources():
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", None) == "translate":
                yield source, node


def _where(source: Source, call: ast.Call) -> str:
    return f"{source.name}:{call.lineno}"


def _english(call: ast.Call) -> list[str]:
    """Return the text of a call, and its singular if there is one."""
    singular = [keyword.value for keyword in call.keywords if keyword.arg == "one"]
    return [
        node.value
        for node in (call.args[0], *singular)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


def _texts() -> list[tuple[str, str]]:
    return [(_where(source, call), text) for source, call in _calls() for text in _english(call)]


def test_every_call_has_a_literal_text_and_a_note() -> None:
    wrong = [
        _where(source, call)
        for source, call in _calls()
        if len(call.args) != 2 or not isinstance(call.args[0], ast.Constant) or isinstance(call.args[0].value, bytes)
    ]
    assert wrong == []
    assert len(_texts()) > 200


def test_every_placeholder_is_filled_and_every_filling_has_its_placeholder() -> None:
    wrong = []
    for source, call in _calls():
        given = {keyword.arg for keyword in call.keywords} - {"one"}
        for text in _english(call):
            wanted = {name for _, name, _, _ in Formatter().parse(text) if name is not None}
            if wanted - given or given - wanted - {"n"}:
                wrong.append((_where(source, call), text))
    assert wrong == []


def test_a_text_whose_number_stands_before_a_noun_has_plural_forms() -> None:
    numbers = [text for _, call in _calls() for text in _english(call)[:1] if "{n}" in text]
    for _, call in _calls():
        text = _english(call)[0]
        if re.search(r"\{n\} \w+s\b", text):
            assert {"n", "one"} <= {keyword.arg for keyword in call.keywords}, text
    assert len(numbers) > 20


def test_one_word_is_used_for_one_thing() -> None:
    assert [(where, text) for where, text in _texts() if FORBIDDEN.search(text)] == []


def test_cards_are_named_in_words() -> None:
    found = [
        (where, text)
        for where, text in _texts()
        if GLYPHS.search(text) or (CARD_CODE.search(text) and where.partition(":")[0] not in CODES_EXPLAINED)
    ]
    assert [item for item in found if "say 7H" not in item[1]] == []


def test_texts_are_short() -> None:
    assert median(len(text.split()) for _, text in _texts()) <= MOST_WORDS


def test_texts_are_plain_enough_for_an_eleven_year_old() -> None:
    texts = [re.sub(r"\{\w+\}", "it", text) for _, text in _texts()]
    sentences = [part for text in texts for part in re.split(r"[.;:!?]\s|[.;:!?]$", text) if part.strip()]
    words = re.findall(r"[A-Za-z]+", " ".join(texts))
    grade = 0.39 * len(words) / len(sentences) + 11.8 * sum(map(_syllables, words)) / len(words) - 15.59
    print(f"\n{len(texts)} texts, {len(words)} words, grade {grade:.1f}")
    assert grade <= HIGHEST_GRADE


def _syllables(word: str) -> int:
    word = word.lower()
    silent = word.endswith("e") and not word.endswith(("le", "ee"))
    return max(1, len(VOWELS.findall(word)) - silent)
