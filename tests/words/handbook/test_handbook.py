"""The help: sound as a page, complete, plain, and true to the rules."""

import re
from html.parser import HTMLParser
from itertools import pairwise
from statistics import median

import pytest
from support.plain_language import grade, words_in

from klondike_qt.preferences.schema import Preferences
from klondike_qt.rules import scoring
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE
from klondike_qt.terminal.helping import usual_keys
from klondike_qt.ui.actions import ACTIONS
from klondike_qt.ui.tutorial.course import EXAMPLES
from klondike_qt.words import menus, preferences
from klondike_qt.words.handbook.blocks import Chapter, Example, Grid, Heading, Picture, Points, Text
from klondike_qt.words.handbook.chapters import chapters
from klondike_qt.words.handbook.facts import Facts
from klondike_qt.words.handbook.page import shown_chapter, whole_page
from klondike_qt.words.handbook.plain import WIDTH, plain_lines

HIGHEST_GRADE, MOST_WORDS = 6, 10
VOID = {"meta", "img"}
BOOK = chapters(Facts(keys=usual_keys(), commands=(("deal N", "show <it>"),), games="a & b"))


class Page(HTMLParser):
    """Reads a page as a browser does, and counts what it meets."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def all(self, name: str) -> list[dict[str, str | None]]:
        return [attributes for tag, attributes in self.tags if tag == name]


def grids(chapter: Chapter) -> list[Grid]:
    return [block for block in chapter.blocks if isinstance(block, Grid)]


def sentences(chapter: Chapter) -> list[str]:
    """Return everything in a chapter that is written to be read as sentences."""
    found: list[str] = []
    for block in chapter.blocks:
        match block:
            case Text(text) | Picture(_, text):
                found.append(text)
            case Points(items):
                found += items
            case _:
                pass
    return found


def test_the_page_is_well_formed_and_says_its_language() -> None:
    page = Page(whole_page(BOOK, "en", {"table": "data:image/png;base64,AAAA"}))
    assert page.open == []
    assert page.all("html") == [{"lang": "en"}]
    assert all(image["alt"] for image in page.all("img"))
    assert len(page.all("h1")) == 1


def test_headings_go_down_one_step_at_a_time_and_none_is_empty() -> None:
    levels = [int(tag[1]) for tag, _ in Page(whole_page(BOOK, "en", {})).tags if re.fullmatch("h[1-6]", tag)]
    assert levels[0] == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))
    assert all(block.text for chapter in BOOK for block in chapter.blocks if isinstance(block, Heading))


def test_every_link_leads_somewhere_and_every_id_is_one_of_a_kind() -> None:
    page = Page(whole_page(BOOK, "en", {}))
    ids = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    links = [attributes["href"] for attributes in page.all("a")]
    assert len(ids) == len(set(ids)) == len(BOOK)
    assert links == [f"#{name}" for name in ids]


def test_tables_have_heads_and_whole_rows() -> None:
    page = Page(whole_page(BOOK, "en", {}))
    assert all(table["aria-label"] for table in page.all("table"))
    assert all(head["scope"] in {"col", "row"} for head in page.all("th"))
    for chapter in BOOK:
        for grid in grids(chapter):
            assert {len(row) for row in grid.rows} <= {len(grid.heads)}


def test_what_is_told_is_never_taken_for_html() -> None:
    page = whole_page(BOOK, "en", {})
    assert "show &lt;it&gt;" in page
    assert "a &amp; b" in page


def test_without_a_picture_its_words_stand_there() -> None:
    (picture,) = [block for block in BOOK[0].blocks if isinstance(block, Picture)]
    assert f"<p>{picture.text}</p>" in whole_page(BOOK, "en", {})
    assert f'alt="{picture.text}"' in shown_chapter(BOOK[0], {"table": "picture:table"})


def test_every_action_is_in_the_list_of_keys() -> None:
    (grid,) = grids(next(chapter for chapter in BOOK if chapter.id == "keys"))
    texts = menus.action_texts()
    assert [row[0] for row in grid.rows] == [menus.plain(texts[action.id]) for action in ACTIONS]


def test_every_choice_is_explained() -> None:
    (grid,) = grids(next(chapter for chapter in BOOK if chapter.id == "choices"))
    assert [row[0] for row in grid.rows] == list(preferences.names().values())
    assert set(preferences.names()) <= set(Preferences.__dataclass_fields__)


def test_every_example_is_there_once_and_is_a_lesson() -> None:
    tried = [block.lesson for chapter in BOOK for block in chapter.blocks if isinstance(block, Example)]
    assert sorted(tried) == sorted(EXAMPLES)
    assert all(f'href="try:{name}"' in shown_chapter(BOOK[1], {}) for name in tried)
    assert "try:" not in whole_page(BOOK, "en", {})


def test_points_and_dollars_are_those_of_the_rules() -> None:
    _, standard, vegas = grids(next(chapter for chapter in BOOK if chapter.id == "score"))
    assert [row[1] for row in standard.rows] == ["+10", "+5", "+5", "−15", "−100", "−20", "0"]
    assert [row[1] for row in vegas.rows] == ["−52", "+5", "−5"]
    assert (scoring.WORRIED_BACK, KLONDIKE.redeal_penalty, DRAW_THREE.redeal_penalty) == (-15, 100, 20)
    assert any("700000" in text and "2333" in text for text in sentences(BOOK[2]))


@pytest.mark.parametrize("chapter", BOOK, ids=lambda chapter: chapter.id)
def test_c_08_every_chapter_is_plain(chapter: Chapter) -> None:
    texts = sentences(chapter)
    assert grade(texts) <= HIGHEST_GRADE


def test_c_08_most_sentences_are_short() -> None:
    lengths = [len(words_in(text)) for chapter in BOOK for whole in sentences(chapter) for text in whole.split(". ")]
    print(f"\n{len(lengths)} sentences, median {median(lengths)} words, longest {max(lengths)}")
    assert median(lengths) <= MOST_WORDS


def test_lines_of_the_terminal_are_of_a_pleasant_length() -> None:
    lines = list(plain_lines(BOOK))
    assert max(map(len, lines)) <= WIDTH
    assert [chapter.title.upper() for chapter in BOOK] == [line for line in lines if line.isupper()]
