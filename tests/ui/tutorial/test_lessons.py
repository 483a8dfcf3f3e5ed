"""Each lesson can be done, step by step, and tells the truth about its game."""

from dataclasses import replace

import pytest

from klondike_qt.game.commands import PressStock, Undo
from klondike_qt.preferences.schema import Preferences
from klondike_qt.rules.moves import Carry
from klondike_qt.rules.play import refusal
from klondike_qt.ui.access.bindings import BY_ID, with_keys
from klondike_qt.ui.tutorial.course import BY_EAR, EXAMPLES, TUTORIAL, lesson_for
from klondike_qt.ui.tutorial.lesson import Lesson, Way, allows, commands_of, is_done, move_of
from klondike_qt.ui.tutorial.telling import how, task, whole
from klondike_qt.words import tutorial as words

MOST_STEPS = 8
LESSONS = {"tutorial": TUTORIAL, "by ear": BY_EAR, **EXAMPLES}


@pytest.mark.parametrize("name", LESSONS)
def test_every_step_can_be_done_from_where_the_one_before_it_ends(name: str) -> None:
    lesson = LESSONS[name]
    session = lesson.session(lesson.begins)
    for number in range(lesson.begins, len(lesson.steps)):
        step = lesson.steps[number]
        assert lesson.session(number).standing.position == session.standing.position
        updates = [session.handle(command, 0.0) for command in commands_of(step)]
        assert [update for update in updates if update.refusal or not allows(step, update)] == []
        assert step.asks or is_done(step, updates[-1])


@pytest.mark.parametrize("name", LESSONS)
@pytest.mark.parametrize("way", Way)
def test_every_step_has_a_rule_a_task_and_a_way_to_do_it(name: str, way: Way) -> None:
    lesson, preferences = LESSONS[name], Preferences()
    for number in range(lesson.begins, len(lesson.steps)):
        step, position = lesson.steps[number], lesson.session(number).standing.position
        if way in {Way.CLICKS, Way.SWITCH} and step.asks not in {"", "hint"}:
            continue
        assert step.rule in words.rules()
        assert not step.asks or step.asks in BY_ID
        rule, asked, done = words.rules()[step.rule], task(step, position), how(step, position, preferences, way)
        assert whole(step, position, preferences, way) == f"{rule}. {asked}. {done}"


def test_the_tutorials_are_short_and_end_with_a_win() -> None:
    for way in Way:
        lesson = lesson_for(way)
        assert lesson.length <= MOST_STEPS
        last = lesson.session(len(lesson.steps))
        assert last.standing.position.is_won


def test_what_is_named_is_what_has_to_be_carried() -> None:
    for lesson in LESSONS.values():
        for number in range(lesson.begins, len(lesson.steps)):
            move = move_of(position := lesson.session(number).standing.position, lesson.steps[number].move or "-")
            if isinstance(move, Carry):
                assert refusal(position, move) is None


def test_keys_of_the_players_own_are_the_ones_that_are_told() -> None:
    undo = EXAMPLES["undo"]
    position = undo.session(1).standing.position
    told = [
        how(undo.steps[1], position, preferences, Way.KEYS)
        for preferences in (
            Preferences(),
            with_keys(Preferences(), "undo", ["B"]),
            with_keys(Preferences(), "undo", []),
        )
    ]
    assert told == ["Press U", "Press B", "Press F10 for the menus, and choose Undo"]


def test_clicks_are_told_as_the_player_wants_them() -> None:
    step, position = TUTORIAL.steps[0], TUTORIAL.session(0).standing.position
    sends, picks_up = Preferences(autoplay=True), Preferences(autoplay=False)
    assert how(step, position, sends, Way.CLICKS) == "Click the ten of hearts"
    assert how(step, position, picks_up, Way.CLICKS) == "Click the ten of hearts, then click column two"
    assert how(TUTORIAL.steps[-1], TUTORIAL.session(7).standing.position, sends, Way.CLICKS) == (
        "Click the jack of spades. Click Finish above the table"
    )


def test_the_eye_begins_with_arrows_and_the_ear_with_the_keys_of_the_columns() -> None:
    step, position = TUTORIAL.steps[0], TUTORIAL.session(0).standing.position
    assert how(step, position, Preferences(), Way.KEYS).startswith("With the arrow keys, go to the ten of hearts.")
    assert how(step, position, Preferences(), Way.EAR) == "Press 1, then Space, then 2"


def test_two_digits_are_told_where_they_are_a_move() -> None:
    quick = Preferences(quick_moves=True)
    told = [how(TUTORIAL.steps[n], TUTORIAL.session(n).standing.position, quick, Way.KEYS) for n in (0, 1, 2, 3, 4)]
    expected = ["Press 1, then 2", "Press 1, then 8", "Press 3, then 1", "Press the digit 0", "Press 9, then 4"]
    assert told == expected
    back = EXAMPLES["back"]
    assert how(back.steps[0], back.session(0).standing.position, quick, Way.KEYS) == "Press 8, then 2"


def test_switches_wait_for_the_frame() -> None:
    told = [
        how(step, TUTORIAL.session(number).standing.position, Preferences(), Way.SWITCH)
        for number, step in enumerate(TUTORIAL.steps)
    ]
    assert told[0] == "Wait for the frame at: Ten of hearts, column one to column two. Then press the switch"
    assert told[3] == "Wait for the frame at: Draw. Then press the switch"
    assert told[5] == "Wait for the frame at: Undo. Then press the switch"
    assert told[6] == "Wait for the frame at: Hint. Then press the switch"
    assert told[7].endswith("Wait for the frame at: Finish. Then press the switch")


def test_without_letters_and_digits_there_is_a_way_too() -> None:
    for number, step in enumerate(TUTORIAL.steps):
        told = how(step, TUTORIAL.session(number).standing.position, replace(Preferences(), letters=False), Way.KEYS)
        assert "Press ." not in told
        assert "Press ," not in told


def test_a_step_that_is_asked_for_lets_no_move_happen() -> None:
    hint = Lesson(TUTORIAL.start, (TUTORIAL.steps[6],))
    session = hint.session(0)
    assert not allows(hint.steps[0], session.handle(PressStock(), 0.0))
    assert not allows(hint.steps[0], session.handle(Undo(), 0.0))
