"""The manual page, ``--help`` and the chapter of the help agree, because they are read from one definition."""

from argparse import _SubParsersAction

import pytest
from man.make import PAGE, page

from klondike_qt.terminal.arguments import COMMANDS, whole_parser
from klondike_qt.terminal.manual import Offer, command_rows, offers, option_rows
from klondike_qt.words.handbook.chapters import chapters
from klondike_qt.words.handbook.facts import Facts
from klondike_qt.words.handbook.plain import plain_lines

OFFERED = offers(whole_parser())


def copied(text: str) -> str:
    """Return a line of the manual page as it is shown."""
    return text.replace("\\-", "-")


def test_the_page_is_the_one_that_the_program_makes() -> None:
    assert PAGE.read_text("utf-8") == page(), "packaging/man/make.py writes it anew"


def test_every_command_is_in_the_page_the_help_of_the_command_line_and_the_chapter() -> None:
    assert tuple(offer.name for offer in OFFERED if offer.name) == COMMANDS
    text, chapter = whole_parser().format_help(), _chapter()
    for name, (written, told) in zip(COMMANDS, command_rows(OFFERED), strict=True):
        assert f".SS {name}" in copied(page())
        assert f"    {name} " in text
        assert f"{written}: {told}" in chapter


@pytest.mark.parametrize("offer", OFFERED, ids=lambda offer: offer.name or "window")
def test_every_option_is_in_all_three(offer: Offer) -> None:
    parser = whole_parser()
    chapter, manual = _chapter(), copied(page()).replace("...", "…")
    choices = next(action.choices for action in parser._actions if isinstance(action, _SubParsersAction))
    text = " ".join((choices[offer.name] if offer.name else parser).format_help().split())
    for written, told in offer.options:
        name = written.split()[0].strip(",")
        assert name in text
        assert " ".join(told.split()) in text
        assert f".B {written}\n" in manual
        assert f"{name}" in chapter


def test_every_option_is_told_once() -> None:
    rows = option_rows(OFFERED)
    assert len(rows) == len(set(rows))
    written = [name for name, _ in rows]
    assert len(written) == len(set(written))


def test_no_line_of_the_page_is_a_command_by_accident() -> None:
    allowed = (".TH ", ".SH ", ".SS ", ".TP", ".B ", ".PP")
    assert [line for line in page().splitlines() if line.startswith((".", "'")) and not line.startswith(allowed)] == []


def _chapter() -> str:
    book = chapters(Facts(commands=command_rows(OFFERED), options=option_rows(OFFERED)))
    return " ".join(" ".join(plain_lines([chapter for chapter in book if chapter.id == "commands"])).split())
