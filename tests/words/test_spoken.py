"""What is said of everything, in three verbosities: as it is written down, and each thing differently."""

import re
from dataclasses import replace

import pytest
from support.events import EVENTS
from support.games import cards, dealt
from support.transcript import FILE, LEVELS, NORMAL, QUEEN, SPOTS, sections, standing_at, written

from klondike_qt.game.commands import FocusOn, PickUp
from klondike_qt.game.cursor import Focus
from klondike_qt.game.hint import Basis, Hint, HintReason, NoHintReason
from klondike_qt.preferences.schema import PlaceNames, Preferences, Switch, Verbosity
from klondike_qt.rules.cards import PACK
from klondike_qt.rules.moves import Carry, Reason, Refusal
from klondike_qt.rules.position import Place
from klondike_qt.ui.asking import ANSWERS, manner_of
from klondike_qt.words import cards as names
from klondike_qt.words import choices, hints, overview
from klondike_qt.words.refusals import reason_text
from klondike_qt.words.steps import told

BRIEF = LEVELS["brief"]
CELLS = 40
"""What a line of braille holds."""
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)


def test_everything_is_said_as_it_is_written_down() -> None:
    assert written() == FILE.read_text("utf-8"), (
        "PYTHONPATH=tests .venv/bin/python -m support.transcript writes it anew"
    )


@pytest.mark.parametrize(("level", "most"), [("brief", 6), ("normal", 16), ("verbose", 35)])
def test_what_is_written_down_is_short(level: str, most: int) -> None:
    """Lists are as long as they are: tables, places, moves, new games, what went up and what is face down."""
    lists = re.compile(r"table|place|hidden|foundations|new |a plain|safe cards$|for ")
    texts = {
        name: say(LEVELS[level])
        for section in sections().values()
        for name, say in section.items()
        if not lists.match(name)
    }
    assert {name: text for name, text in texts.items() if len(text.split()) > most} == {}


@EVERY_LEVEL
def test_every_reason_has_a_sentence_of_its_own_with_and_without_its_cards(level: str) -> None:
    (six, eight), place = cards("6C 8C"), Place.HEARTS
    for make in (Refusal, lambda reason: Refusal(reason, six, eight, place)):
        sentences = {reason: reason_text(make(reason), LEVELS[level]) for reason in Reason}
        assert all(len(text.split()) > 1 for text in sentences.values())
        assert len(set(sentences.values())) == len(Reason)
        assert not [text for text in sentences.values() if "  " in text or text.endswith((" ", ";"))]


@EVERY_LEVEL
def test_every_reason_of_a_hint_is_told_and_brief_leaves_it_out(level: str) -> None:
    move = Carry(Place.COLUMN_5, Place.COLUMN_4)
    said = {reason: hints.whole(dealt(24), Hint(move, reason, Basis.PROVED), LEVELS[level]) for reason in HintReason}
    same = {HintReason.MAKES_PLACE, HintReason.COMES_BACK}  # both make place for another card
    assert len(set(said.values())) == (1 if level == "brief" else len(HintReason) - len(same) + 1)


@EVERY_LEVEL
def test_every_reason_for_no_hint_is_told(level: str) -> None:
    said = {reason: hints.none(reason, LEVELS[level]) for reason in NoHintReason}
    assert all(said.values())
    assert len(set(said.values())) == len(NoHintReason) - 1  # a search that was called off found nothing either


def test_how_sure_a_hint_is_is_told() -> None:
    move = Carry(Place.COLUMN_5, Place.COLUMN_4)
    for level, different in {"brief": 1, "normal": 3, "verbose": 4}.items():
        said = {hints.whole(dealt(24), Hint(move, HintReason.ON_THE_WAY, basis), LEVELS[level]) for basis in Basis}
        assert len(said) == different


@pytest.mark.parametrize("where", PlaceNames)
def test_brief_names_of_spots_fit_a_line_of_braille(where: PlaceNames) -> None:
    manner = replace(BRIEF, place_names=where)
    texts = [overview.spot_text(standing_at(position), focus, manner) for position, focus in SPOTS.values()]
    texts += [overview.spot_text(standing_at(QUEEN), Focus(Place.COLUMN_2, depth), manner) for depth in range(4)]
    texts.append(overview.spot_text(standing_at(QUEEN, PickUp(Place.COLUMN_1, 2)), Focus(Place.COLUMN_1, 1), manner))
    assert [text for text in texts if len(text) > CELLS] == []


def test_the_preferences_decide_what_is_said() -> None:
    for level in Verbosity:
        manner = manner_of(Preferences(verbosity=level))
        assert (manner.verbosity, manner.colours) == (level, level is Verbosity.VERBOSE)
        assert manner_of(Preferences(verbosity=level, colour_words=Switch.ON)).colours
        assert not manner_of(Preferences(verbosity=level, colour_words=Switch.OFF)).colours
    silent = manner_of(Preferences(say_turned=False, say_emptied=False, say_left=False, say_automatic=False))
    assert [silent.turned, silent.emptied, silent.left, silent.automatic] == [False] * 4


def test_keys_are_named_as_the_player_has_them() -> None:
    own = (("hint", ("B",)), ("rescue", ()), ("activate", ("Space",)), ("new-game", ("F5",)))
    manner = manner_of(Preferences(verbosity=Verbosity.VERBOSE, keys=own))
    assert hints.press_again(manner) == "B tells the move, then plays it"
    assert hints.plays_it(manner) == "B plays it"
    assert hints.none(NoHintReason.STUCK, manner) == "Nothing can be played any more. Undo, restart or new game"
    assert hints.none(NoHintReason.LOST, manner) == "The game can no longer be won"
    assert told(EVENTS["win"].update(), manner).endswith("F5 deals a new game")
    spoken = [overview.spot_text(standing_at(position), focus, manner) for position, focus in SPOTS.values()]
    assert not [text for text in spoken if "Enter" in text]


def test_keys_that_are_switched_off_are_not_named() -> None:
    manner = manner_of(Preferences(letters=False))
    assert hints.press_again(manner) == ""
    assert hints.none(NoHintReason.LOST, manner).endswith("F8 goes back to where it could")


def test_every_card_has_a_name_of_its_own_with_and_without_its_colour() -> None:
    for manner in (*LEVELS.values(), replace(NORMAL, colours=True)):
        assert len({names.name(card, manner) for card in PACK}) == len(PACK)
        for card in PACK:
            assert names.name(card, manner).startswith(("red", "black")) == manner.colours
            assert names.name(card, replace(manner, colours=True)).startswith("red") == card.is_red


def test_the_places_that_take_a_card_are_told_one_by_one_in_the_order_of_the_whole() -> None:
    standing = standing_at(QUEEN, FocusOn(Focus(Place.COLUMN_1, 1)))
    for manner in LEVELS.values():
        places = choices.fitting_places(standing)
        one_by_one = [choices.place_text(standing, place, manner) for place in places]
        whole = choices.places_text(standing, manner)
        assert whole.partition(": ")[2] == ", ".join(text[0].lower() + text[1:] for text in one_by_one)
    assert choices.fitting_places(standing_at(QUEEN, FocusOn(Focus(Place.COLUMN_2, 2)))) == ()


@EVERY_LEVEL
@pytest.mark.parametrize("action", ANSWERS)
def test_every_question_has_an_answer_everywhere(action: str, level: str) -> None:
    for position, focus in SPOTS.values():
        assert ANSWERS[action](standing_at(position, FocusOn(focus)), 0.0, LEVELS[level])
