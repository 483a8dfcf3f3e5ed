"""The grammar of the command line: what it asks of the window, and what it refuses."""

from collections.abc import Iterator

import pytest
from support.program import Run

from klondike_qt import __version__
from klondike_qt.options import WindowOptions
from klondike_qt.preferences.schema import Size, Theme
from klondike_qt.preferences.worn import Preset
from klondike_qt.rules.deck import deal_of_number, opening
from klondike_qt.rules.found import FoundDeal
from klondike_qt.rules.position_text import position_text
from klondike_qt.rules.variant import DRAW_THREE, VARIANTS, VEGAS
from klondike_qt.terminal.answers import Complaint
from klondike_qt.terminal.arguments import read_arguments, window_options
from klondike_qt.words import translate


def options(*arguments: str) -> WindowOptions:
    return window_options(read_arguments(arguments))


def test_nothing_asks_for_nothing() -> None:
    assert options() == WindowOptions()


def test_everything_can_be_asked_of_the_window() -> None:
    asked = options(
        "--deal", "24", "--variant", "vegas", "--new", "--size", "XXL", "--theme", "low-glare", "--screenshot",
        "a.png", "--size-window", "1280x800", "--data-dir", "d", "--lang", "en", "--log-level", "error",
    )  # fmt: skip
    deal = FoundDeal(deal_of_number(24), 24)
    assert asked == WindowOptions(deal, VEGAS, True, Size.XXL, Theme.LOW_GLARE, "a.png", (1280, 800), "d", "en")


def test_presets_are_named_once_or_more_often_in_any_order() -> None:
    assert options("--preset", "calm,low-vision", "--preset", "calm").presets == (Preset.LOW_VISION, Preset.CALM)
    assert [options("--preset", preset.value).presets for preset in Preset] == [(preset,) for preset in Preset]
    assert options("--preset", "calm", "--speech", "on").speech is True
    assert options("--speech", "off").speech is False


@pytest.fixture
def english() -> Iterator[None]:
    """Bring English back."""
    yield
    translate.install(translate.untranslated)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_can_be_named(variant: str) -> None:
    assert options("--variant", variant).variant == VARIANTS[variant]


def test_a_position_can_be_dealt_in_the_window() -> None:
    position = opening(deal_of_number(1), DRAW_THREE)
    assert options("--deal", position_text(position)).deal == position
    with pytest.raises(Complaint):
        options("--deal", position_text(position), "--variant", "vegas")


@pytest.mark.parametrize("where", ["before", "after"])
def test_some_options_stand_before_or_after_a_command(where: str) -> None:
    given = ["--data-dir", "d", "--lang", "en", "--log-level", "info"]
    read = read_arguments([*given, "stats"] if where == "before" else ["stats", *given])
    assert (read.data_dir, read.lang, read.log_level) == ("d", "en", "info")
    assert read_arguments(["--data-dir", "a", "stats", "--data-dir", "b"]).data_dir == "b"


WRONG: list[tuple[list[object], str]] = [
    (["--sise", "L"], "There is no option --sise; --help lists them"),
    (["--siz", "L"], "There is no option --siz; --help lists them"),
    (["play"], "argument COMMAND: invalid choice: 'play' (choose from "),
    (["--size", "XXXL"], "argument --size: invalid choice: 'XXXL' (choose from "),
    (["--preset", "calm,drowsy"], "There is no preset drowsy; there are low-vision, screen-reader, tremor, "),
    (["--preset", ""], "argument --preset: no name was given"),
    (["--preset", "low-vision,,"], "argument --preset: no name was given"),
    (["--preset", "calm, "], "argument --preset: no name was given"),
    (["--data-dir", "", "stats"], "argument --data-dir: no name was given"),
    (["--data-dir", ""], "argument --data-dir: no name was given"),
    (["stats", "--data-dir="], "argument --data-dir: no name was given"),
    (["--lang", "", "deal", "24"], "argument --lang: no name was given"),
    (["--screenshot", ""], "argument --screenshot: no name was given"),
    (["--preset", "calm", "stats"], "--preset "),
    (["--speech", "loud"], "argument --speech: invalid choice: 'loud' (choose from "),
    (["--sise=L", "text"], "There is no option --sise=L; --help lists them"),
    (["--"], "There is no option --; --help lists them"),
    (["text", "--sise", "L"], "unrecognized arguments: --sise L"),
    (["--theme", "pink"], "argument --theme: invalid choice: 'pink' (choose from "),
    (["--variant", "freecell"], "argument --variant: invalid choice: 'freecell' (choose from "),
    (["deal"], "Which deal? Give a number, a text, or --daily"),
    (["deal", "1", "2"], "unrecognized arguments: 2"),
    (["replay"], "the following arguments are required: FILE"),
    (["--deal", "0"], "There is no deal 0; deals go from 1 to 2147483647"),
    (["--deal", "-4"], "There is no deal -4; deals go from 1 to 2147483647"),
    (["--deal", ""], "There is nothing to read"),
    (["--size-window", "1280"], '"1280" is not a size such as 1280x800'),
    (["--size-window", "0x0"], '"0x0" is not a size such as 1280x800'),
    (["--size-window", "99999x800"], '"99999x800" is not a size such as 1280x800'),
    (["--screenshot", "a.jpg"], "The picture a.jpg must end in .png"),
    (["--deal", "5", "text"], "--deal stands before text, but goes with the window only"),
    (["--size-window", "1x1", "stats"], "--size-window stands before stats, but goes with the window only"),
    (["--lang", "tlh"], "There are no texts in the language tlh"),
    (["stats", "--lang", "../x"], "There are no texts in the language ../x"),
    (["--log-level", "loud"], "argument --log-level: invalid choice: 'loud' (choose from "),
    (["text", "--deal", "hello"], '"hello" is not a deal: type a number, 104 characters or a board'),
    (["a\nb"], "argument COMMAND: invalid choice: 'a\\nb' (choose from "),
]


@pytest.mark.parametrize(("arguments", "reason"), WRONG)
def test_what_makes_no_sense_is_refused_in_one_line(run: Run, arguments: list[object], reason: str) -> None:
    ran = run(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.reason.startswith(reason)


def test_a_complaint_is_one_line_even_about_several() -> None:
    with pytest.raises(Complaint) as complaint:
        read_arguments(["deal", "1", "a\nb"])
    assert str(complaint.value) == "unrecognized arguments: a b"


@pytest.mark.parametrize("language", ["en", "en_GB", "en-US", "C", "POSIX", "en_GB.UTF-8"])
def test_english_goes_by_many_names(run: Run, language: str) -> None:
    assert run("deal", 1, "--lang", language).code == 0


def test_the_version_is_told(run: Run) -> None:
    ran = run("--version")
    assert (ran.code, ran.out) == (0, f"klondike-qt {__version__}\n")


@pytest.mark.parametrize("command", ["", "deal", "solve", "replay", "text", "stats", "export", "import", "doctor"])
def test_everything_has_help(run: Run, command: str) -> None:
    ran = run(*command.split(), "--help")
    assert ran.code == 0
    assert "--data-dir" in ran.out
    assert "--json" in ran.out or not command
    assert not [line for line in ran.lines if len(line) > 200]


@pytest.mark.parametrize(
    ("arguments", "system", "is_german"),
    [
        ("--help --lang de", "", True),
        ("solve --lang=de_AT -h", "en_GB.UTF-8", True),
        ("--help", "de_DE.UTF-8", True),
        ("--help --lang en", "de_DE.UTF-8", False),
        ("--help --lang xx", "", False),
        ("--help --lang", "", False),
        ("--help", "C", False),
        ("--help", "", False),
    ],
)
@pytest.mark.usefixtures("english")
def test_help_speaks_the_language_of_the_option_else_of_the_system(
    run: Run, monkeypatch: pytest.MonkeyPatch, arguments: str, system: str, *, is_german: bool
) -> None:
    monkeypatch.setenv("LC_ALL", system)
    monkeypatch.delenv("LANG", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    ran = run(*arguments.split())
    assert ran.code == 0 or arguments.endswith("--lang")
    assert ("diese Hilfe" in ran.out) == is_german
    assert ("show this help" in ran.out) == (not is_german and ran.code == 0)


@pytest.mark.parametrize("command", ["deal", "solve", "replay", "text", "stats", "export", "import", "doctor", "help"])
def test_no_command_takes_an_empty_name_for_the_usual_folder(run: Run, command: str) -> None:
    ran = run(command, "--data-dir", "")
    assert (ran.code, ran.out, ran.reason) == (2, "", "argument --data-dir: no name was given")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("import|", 'Cannot read ""'),
        ("replay|", 'Cannot read ""'),
        ("replay||--deal|24", 'Cannot read ""'),
        ("solve|--file|", 'Cannot read ""'),
        ("deal|@", 'Cannot read ""'),
        ("--deal|@", 'Cannot read ""'),
        ("replay|--deal|@|-", 'Cannot read ""'),
        ("export|", 'Cannot write ""'),
        ("export|--force|", 'Cannot write ""'),
        ("export|--game|", 'Cannot write ""'),
        ("help|--html|", 'Cannot write ""'),
        ("help|--force|--html=", 'Cannot write ""'),
    ],
)
def test_a_file_without_a_name_is_told(run: Run, arguments: str, reason: str) -> None:
    ran = run(*arguments.split("|"))
    assert (ran.code, ran.out, ran.reason) == (4, "", f"{reason}: no name was given")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("import|", '"" ist nicht zu lesen: kein Name angegeben'),
        ("deal|@", '"" ist nicht zu lesen: kein Name angegeben'),
        ("export|", '"" ist nicht zu schreiben: kein Name angegeben'),
        ("help|--html|/", "/ ist nicht zu schreiben: es ist ein Ordner; bitte eine Datei wählen"),
    ],
)
@pytest.mark.usefixtures("english")
def test_a_file_that_cannot_be_used_is_told_in_the_language_of_the_player(
    run: Run, arguments: str, reason: str
) -> None:
    ran = run("--lang", "de", *arguments.split("|"))
    assert (ran.code, ran.reason) == (4, reason)


@pytest.mark.parametrize(
    ("arguments", "rest"),
    [
        (["solve", "24", "--passes"], "is neither unlimited nor a whole number from 1"),
        (["solve", "24", "--nodes"], "is not a whole number from 1 to 9223372036854775807"),
        (["solve", "24", "--jobs"], "is not a whole number from 1 to 256"),
        (["solve", "24", "--seconds"], "is not a number of seconds above 0"),
        (["--size-window"], "is not a size such as 1280x800"),
        (["deal", "--daily"], "is not a day such as 2026-11-30"),
    ],
)
def test_what_was_typed_is_repeated_in_short(run: Run, arguments: list[str], rest: str) -> None:
    ran = run(*arguments, "9" * 5000)
    assert ran.code == 2
    assert ran.reason.endswith(f'"{"9" * 24}…" {rest}')


def test_a_name_that_no_file_can_have_is_told_in_the_words_of_a_missing_file(run: Run) -> None:
    ran = run("solve", "--file", "-", stdin="@a\0b\n")
    assert ran.code == 4
    assert ran.lines[0].endswith("b: No such file or directory")
