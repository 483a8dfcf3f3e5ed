"""The criteria that a release has to meet, and the tests that look after each of them.

A test looks after a criterion if its name begins with the id, such as ``test_s_04_...``; those that were there before
are named here. ``tests/access/README.md`` is written from this.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from support.sources import ROOT

ID = re.compile(r"(?:test_|_)([vksamcpt])_(\d\d)(?=_)")
UI, WORDS, GAME = "tests/ui/", "tests/words/", "tests/game/"


@dataclass(frozen=True)
class Criterion:
    """What has to hold; ``also`` are tests that look after it without its id in their name."""

    id: str
    holds: str
    also: tuple[str, ...] = ()
    lacks: str = ""
    """What of it no test looks after yet."""


CRITERIA = (
    Criterion("V-01", "Five card sizes, one step by one press"),
    Criterion(
        "V-02",
        "No index is smaller than the size that was chosen, or than the window allows",
        (f"{UI}table/test_layout_laws.py::test_every_law_holds_in_10000_reached_positions",),
    ),
    Criterion("V-03", "A covered card shows its whole rank and suit"),
    Criterion(
        "V-04",
        "A column that is too long scrolls, says so, and shows the focused card",
        (
            f"{UI}table/test_columns.py::test_then_the_column_scrolls_below_its_pinned_head",
            f"{UI}table/test_columns.py::test_the_head_the_focused_card_and_the_count_of_the_others_are_seen",
        ),
    ),
    Criterion("V-05", "Face-down cards shrink first, or are one back with their number, always if wished"),
    Criterion("V-06", "The large-print face is the usual one"),
    Criterion("V-07", "Blurred sight tells all ranks apart"),
    Criterion("V-08", "Contrast of 7:1 on every face"),
    Criterion("V-09", "Cards and empty places stand out from every cloth"),
    Criterion("V-10", "The table is quiet, and flat if wished"),
    Criterion("V-11", "Four colours stay four for every kind of sight"),
    Criterion("V-12", "Red and black are told apart without colour"),
    Criterion("V-13", "The four suits differ in shape"),
    Criterion("V-14", "High contrast of the system is followed, live"),
    Criterion("V-15", "Light, dark, dim and high-contrast colours, the next ones by one press"),
    Criterion(
        "V-16",
        "Texts are large and are never cut off",
        (
            f"{UI}look/test_theme.py::test_text_and_controls_are_large",
            f"{UI}dialogs/test_preferences.py::test_nothing_is_wider_than_the_window",
        ),
    ),
    Criterion("V-17", "All of the game in a window of 640x400, at every size of text and cards"),
    Criterion(
        "V-18",
        "The focus ring has two colours and is seen on every cloth",
        (
            f"{UI}table/test_marks.py::test_the_focus_ring_is_seen_on_every_cloth",
            f"{UI}table/test_marks.py::test_both_bands_of_the_focus_ring_are_broad_on_free_sides",
        ),
    ),
    Criterion(
        "V-19",
        "Each mark has a shape of its own",
        (f"{UI}table/test_marks.py::test_marks_differ_as_shapes_without_colour",),
    ),
    Criterion("V-20", "A lens shows one card four times as large, and is in nobody's way"),
    Criterion("V-21", "No motion for those who want none, no flashes for anybody"),
    Criterion("V-22", "The table can be mirrored, with the rail on either side"),
    Criterion("K-01", "Fifty games are won by keys alone, by digits and by arrows"),
    Criterion("K-02", "Everything is reached without pressing two keys at once"),
    Criterion("K-03", "Few presses: one to draw, at most three from column to column"),
    Criterion("K-04", "No trap: Tab leaves the table and comes back, Esc never quits"),
    Criterion("K-05", "Single keys act at the table alone, can be switched off, and changed"),
    Criterion("K-06", "No key is needed that assistive technology or some keyboards lack"),
    Criterion("K-08", "A held key acts once"),
    Criterion("K-10", "The focus is seen from the first press, and is never lost"),
    Criterion("K-11", "Only navigation moves the focus; after a dialog it is where it was"),
    Criterion("S-01", "Table, thirteen places in order, cards; each of them named"),
    Criterion("S-02", "Names are words, never signs or codes"),
    Criterion("S-03", "One focus, held cards selected, everything where it is said to be"),
    Criterion("S-04", "Each card and place can be pressed, which is what Enter does"),
    Criterion("S-05", "Nothing that is hidden is told of"),
    Criterion("S-06", "One action, one text"),
    Criterion(
        "S-07",
        "What is said comes at once (figures: tests/benchmarks/bench_events.py) and ends older speech",
    ),
    Criterion("S-08", "Refusals, answers and ends are urgent, all else waits its turn"),
    Criterion("S-09", "One way of speaking at a time"),
    Criterion(
        "S-10",
        "Everything is said in three degrees of fullness, as it is written down",
        (f"{WORDS}test_spoken.py::test_everything_is_said_as_it_is_written_down",),
    ),
    Criterion("S-11", "Nothing is said that nobody asked for"),
    Criterion("S-13", "Dialogs: everything named, a default, a way out"),
    Criterion(
        "S-14",
        "Statistics are tables with heads; the calendar is walked by arrows, each day is read whole",
    ),
    Criterion("S-17", "Ten thousand moves under walking clients, and no crash"),
    Criterion(
        "S-18",
        "Twenty steps with a screen reader",
        (
            "tests/access/test_orca.py::test_t_01_what_orca_says_is_what_was_read",
            "tests/access/test_calendar.py::test_s_14_the_calendar_is_walked_by_arrows_and_each_day_is_read_whole",
            "tests/access/test_statistics.py::test_s_14_the_records_are_a_table_that_is_read_cell_by_cell",
        ),
        "the steps for the set-up at the first start",
    ),
    Criterion("A-01", "The program has a voice of its own", lacks="the offer of it at the first start"),
    Criterion("A-02", "The last message and older ones can be heard again"),
    Criterion(
        "A-03",
        "Brief, normal, verbose by one key, within a budget of words",
        (
            f"{WORDS}test_spoken.py::test_what_is_written_down_is_short",
            f"{WORDS}test_transcripts.py::test_no_message_is_too_long_and_none_is_missing",
            f"{UI}test_keyboard.py::test_switches_by_key_are_told_and_remembered",
        ),
    ),
    Criterion(
        "A-04",
        "Each refusal has a reason of its own",
        (
            "tests/rules/test_refusals.py::test_every_reason_of_the_rules_is_met_here",
            f"{WORDS}test_spoken.py::test_every_reason_has_a_sentence_of_its_own_with_and_without_its_cards",
        ),
    ),
    Criterion("A-05", "The message line shows the last message, large, until the next one"),
    Criterion("A-08", "Nothing is told by sound alone; one key mutes"),
    Criterion("M-01", "Clicks pick and place, clicks send, and drags move cards; each can be turned off"),
    Criterion("M-02", "A click that trembles is a click, as far as the player says"),
    Criterion(
        "M-03",
        "Nothing happens on a press; a release elsewhere, Esc and the other button let go",
        (
            f"{UI}table/test_view.py::test_a_release_outside_the_table_cancels_the_press",
            f"{UI}table/test_view.py::test_a_key_in_mid_drag_puts_the_cards_back_and_is_left_to_the_window",
        ),
    ),
    Criterion(
        "M-04",
        "Controls and the strips of covered cards are large enough to be hit",
        (
            f"{UI}look/test_theme.py::test_text_and_controls_are_large",
            f"{UI}dialogs/test_any_text_size.py::test_v_16_a_dialog_is_usable_with_text_of_twice_the_size",
        ),
    ),
    Criterion("M-05", "A click beside a card and a drop near a place mean the nearest one"),
    Criterion("M-06", "No double click is ever needed, and a second click by accident does nothing"),
    Criterion("M-07", "A resting pointer clicks, with a ring that shrinks and places to rest"),
    Criterion("M-08", "One switch or two set up, play, win, undo, open help, begin again and quit"),
    Criterion(
        "M-09",
        "Moves are framed first, the best of them soonest",
        lacks="how many presses a move takes, which `tests/benchmarks/bench_scan.py` measures",
    ),
    Criterion("M-10", "Pace, rounds, press or release, guard, voice and frame of the switches are the player's choice"),
    Criterion("M-11", "What is seen on a thing is how its name begins; places can show their numbers"),
    Criterion("M-12", "The window is an ordinary one beside an on-screen keyboard, and takes no keyboard away"),
    Criterion(
        "C-01",
        "No limits of time; the clock can be paused and hidden",
        (f"{UI}test_window.py::test_the_clock_stands_while_a_dialog_is_open_or_the_window_is_hidden",),
    ),
    Criterion(
        "C-02",
        "Everything can be undone, a new game too",
        (
            "tests/journeys/test_any_key.py::test_any_row_of_keys_leaves_a_game_that_can_be_undone_to_its_deal",
            f"{GAME}test_turning.py::test_restart_is_one_turn_that_can_be_undone",
            f"{UI}dialogs/test_choose_deal.py::test_a_game_with_moves_is_left_for_a_deal_only_after_the_question",
            "tests/store/test_game_file.py::test_the_game_before_comes_back_until_the_opened_one_is_played_on",
        ),
    ),
    Criterion(
        "C-03",
        "Questions only where something would be lost; the default keeps it",
        (
            f"{UI}test_window.py::test_a_game_with_moves_is_left_only_after_asking_and_enter_keeps_it",
            f"{UI}dialogs/test_statistics.py::test_records_are_reset_after_a_question_and_come_back",
        ),
    ),
    Criterion(
        "C-04",
        "A refused move costs nothing, and what could be done is told",
        (
            f"{UI}test_window.py::test_a_refused_move_says_why_and_keeps_the_card_in_the_hand",
            f"{GAME}test_timing.py::test_a_refused_move_starts_nothing",
        ),
    ),
    Criterion(
        "C-07",
        "Automatic moves end at any key and are told as one; finishing is asked for",
        (
            f"{UI}test_window.py::TestFinish::test_cards_go_one_by_one_and_any_key_stops_them",
            f"{WORDS}test_told.py::test_safe_cards_after_a_move_are_told_with_it",
        ),
    ),
    Criterion(
        "C-08",
        "Texts are plain, and one word is used for one thing",
        (
            f"{WORDS}test_source_texts.py::test_texts_are_plain_enough_for_an_eleven_year_old",
            f"{WORDS}test_source_texts.py::test_texts_are_short",
            f"{WORDS}test_source_texts.py::test_one_word_is_used_for_one_thing",
        ),
    ),
    Criterion(
        "C-09",
        "A killed program goes on where it was",
        ("tests/journeys/test_killed.py::test_a_game_killed_ten_times_is_there_each_time_and_won_once",),
    ),
    Criterion(
        "C-10",
        "A tutorial of eight steps at most, by keys, clicks, ear or switch, on a small game that is played for real",
        (
            f"{UI}tutorial/test_lessons.py::test_the_tutorials_are_short_and_end_with_a_win",
            f"{UI}tutorial/test_tutorial.py::test_left_at_any_step_the_own_game_is_there_as_it_was",
            f"{UI}tutorial/test_tutorial.py::test_it_can_be_told_again_skipped_and_begun_again",
        ),
    ),
    Criterion("C-11", "A simple window of six controls, without score and clock"),
    Criterion(
        "C-13",
        "One key, and the first game is played",
        ("tests/journeys/test_new_games.py::test_the_very_first_game_is_winnable",),
    ),
    Criterion(
        "P-01",
        "A set-up before the first game: few questions, one key each, seen at once, spoken, skipped with Esc",
        (
            f"{UI}dialogs/test_setup.py::test_what_was_answered_before_the_rest_is_left_out_stays",
            "tests/journeys/test_first_run.py::test_a_set_up_that_was_killed_is_begun_anew",
        ),
    ),
    Criterion("P-02", "What the system tells of its owner is marked already"),
    Criterion(
        "P-03",
        "Presets are switched on in any combination, tell what they change, and give it back",
        (
            "tests/preferences/test_presets.py::test_what_was_worn_before_leaves_no_trace",
            "tests/preferences/test_presets.py::test_taking_all_presets_off_brings_everything_back",
            "tests/preferences/test_presets.py::test_what_was_changed_by_hand_stays",
        ),
    ),
    Criterion(
        "P-04",
        "Choices act at once, are searched, saved, opened and reset; presets, size and speech on the command line",
        (
            f"{UI}dialogs/test_preferences.py::test_each_control_changes_its_preference_at_once",
            f"{UI}dialogs/test_preferences.py::test_searching_shows_what_fits_below_the_titles_of_the_sections",
            f"{UI}dialogs/test_preferences.py::test_a_section_is_reset_and_the_others_are_left_alone",
            f"{UI}dialogs/test_all_preferences.py::test_values_of_another_version_become_defaults_and_are_named",
            f"{UI}dialogs/test_all_preferences.py::test_a_file_without_preferences_changes_nothing",
        ),
    ),
    Criterion(
        "P-05",
        "The help tells all keys, choices and commands, in the window and as a page; a report tells what is met",
        (
            "tests/words/handbook/test_handbook.py::test_the_page_is_well_formed_and_says_its_language",
            "tests/words/handbook/test_handbook.py::test_every_action_is_in_the_list_of_keys",
            "tests/words/handbook/test_handbook.py::test_every_choice_is_explained",
            f"{UI}dialogs/test_how_to_play.py::test_it_opens_with_its_key_at_the_text_of_the_first_chapter",
            f"{UI}dialogs/test_how_to_play.py::test_it_is_kept_as_a_web_page_with_its_picture",
            "tests/packaging/test_man.py::test_every_option_is_in_all_three",
        ),
    ),
    Criterion("T-01", "Orca plays a game, and what it says is what was read"),
    Criterion(
        "T-02",
        "Windows, menus and keys are looked through",
        (f"{UI}access/test_lint.py::test_everything_in_a_dialog_has_a_name",),
    ),
    Criterion(
        "T-06",
        "Tens of thousands of calls into Qt end nothing",
        ("tests/soak/test_widget_calls.py::test_sixty_thousand_calls_cost_no_reference_to_none",),
    ),
)
"""Those without which there is no release: see, keys, screen reader, hearing, hands, thinking, preferences, proof."""


def all_tests() -> Iterator[str]:
    """Yield the id of each test of the repository."""
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        yield from _below(ast.parse(path.read_text()), path.relative_to(ROOT).as_posix())


def _below(tree: ast.AST, prefix: str) -> Iterator[str]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from _below(node, f"{prefix}::{node.name}")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield f"{prefix}::{node.name}"


def checks() -> dict[str, tuple[str, ...]]:
    """Return the tests that look after each criterion."""
    found: dict[str, list[str]] = {criterion.id: list(criterion.also) for criterion in CRITERIA}
    for test in all_tests():
        for letter, number in ID.findall(Path(test).name.partition("::")[2].replace("::", "_")):
            found.get(f"{letter.upper()}-{number}", []).append(test)
    return {name: tuple(dict.fromkeys(tests)) for name, tests in found.items()}
