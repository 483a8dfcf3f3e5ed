"""What keys do in the window, in both layers and in between."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QToolButton
from support.real_keys import CTRL, NO_KEY, SHIFT, Player, strike, strike_at
from support.windows import Opened

from klondike_qt.game.commands import FocusOn, PickUp
from klondike_qt.game.cursor import EMPTY, Focus, Holding
from klondike_qt.preferences.schema import Preferences, Switch, TableLayout, Theme, Verbosity
from klondike_qt.rules.legal import legal_places
from klondike_qt.rules.position import Place
from klondike_qt.ui.actions import ACTIONS
from klondike_qt.ui.window import Window

Key = Qt.Key
STILL = Preferences(reduced_motion=Switch.ON, layout=TableLayout.TOP_ROW)
QUICK = replace(STILL, quick_moves=True)
TWO_PLACES = "stock - waste - C0 D0 H0 S0"
NO_LOG = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def message(window: Window) -> str:
    return window.stage.message.text()


def clock_runs(window: Window) -> bool:
    return window.desk.standing.clock.running_since is not None


def place(window: Window) -> Place:
    return window.desk.standing.focus.place


def leaves(menu: QMenu) -> list[str]:
    found = []
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            found += leaves(inner)
        else:
            found.append(action.objectName())
    return found


class TestMenus:
    """Everything is in the menu bar."""

    def test_k_02_every_action_has_a_single_key_or_is_in_a_menu_that_f10_and_arrows_reach(
        self, open_window: Opened
    ) -> None:
        window = open_window()
        reached = [name for top in window.bar.menu_bar.actions() for name in leaves(window.menus.menus[top_name(top)])]
        for action in ACTIONS:
            keys = window.keyboard.keys.bindings.of(action.id)
            assert action.id in reached
            assert any("+" not in key.removesuffix("+") for key in keys) or action.id in reached

    @NO_LOG
    def test_k_02_f10_and_arrows_lead_to_an_entry_deep_in_the_menus(self, open_window: Opened) -> None:
        window = open_window()
        strike(Key.Key_F10)
        strike(Key.Key_Right)
        strike(Key.Key_Down)
        while active_text(window) != "go":
            strike(Key.Key_Down)
        strike(Key.Key_Right)
        while window.menus.menus["go"].activeAction() is not window.menus.entries["column-4"]:
            strike(Key.Key_Down)
        strike(Key.Key_Return)
        assert place(window) is Place.COLUMN_4
        assert window.view.hasFocus()

    def test_k_13_every_action_is_in_the_menu_bar_with_a_letter_of_its_own_and_its_keys_beside_it(
        self, open_window: Opened
    ) -> None:
        window = open_window()
        for menu in [window.bar.menu_bar, *window.findChildren(QMenu)]:
            texts = [action.text() for action in menu.actions() if action.text()]
            letters = [text.replace("&&", "").partition("&")[2][:1].lower() for text in texts]
            assert all(letters), texts
            assert len(letters) == len(set(letters)), sorted(texts)
        for action in ACTIONS:
            shown = [key.toString() for key in window.menus.entries[action.id].shortcuts()]
            assert shown == [QKeySequence(key).toString() for key in (*action.keys, *action.chords)]

    @NO_LOG
    @pytest.mark.parametrize("state", ["held", "hint", "find", "paused", "demo", "quick", "tool bar", "message line"])
    def test_k_04_f10_opens_the_menus_from_any_state(self, open_window: Opened, state: str) -> None:
        window = open_window(preferences=QUICK)
        begin(state)
        strike(Key.Key_F10)
        assert window.bar.menu_bar.activeAction() is window.bar.menu_bar.actions()[0]
        strike(Key.Key_Escape)
        assert QApplication.focusWidget() is not None

    @NO_LOG
    def test_k_04_alt_opens_the_menus_too(self, open_window: Opened) -> None:
        window = open_window()
        strike(Key.Key_Alt)
        assert window.bar.menu_bar.activeAction() is not None
        strike(Key.Key_Escape)
        assert window.view.hasFocus()


def top_name(top: object) -> str:
    menu = top.menu()  # type: ignore[attr-defined] # of a QAction
    assert isinstance(menu, QMenu)
    return menu.objectName()


def active_text(window: Window) -> str:
    """Return the name of the inner menu that is chosen in the menu of moves."""
    inner = window.menus.menus["move"].activeAction().menu()
    return inner.objectName() if isinstance(inner, QMenu) else ""


BEGINNINGS: dict[str, tuple[tuple[Qt.Key | str, Qt.KeyboardModifier], ...]] = {
    "held": ((Key.Key_Space, NO_KEY),),
    "hint": (("h", NO_KEY),),
    "find": (("k", NO_KEY),),
    "rank": (("k", NO_KEY), ("q", NO_KEY)),
    "paused": ((Key.Key_F9, NO_KEY),),
    "demo": ((Key.Key_F3, NO_KEY),),
    "quick": (("4", NO_KEY),),
    "places": (("l", NO_KEY), ("l", NO_KEY)),
    "tool bar": ((Key.Key_F6, NO_KEY),),
    "message line": ((Key.Key_F6, NO_KEY), (Key.Key_F6, NO_KEY)),
}
"""The keys that bring the window into a state in which others may mean something else."""


def begin(state: str) -> None:
    for key, modifiers in BEGINNINGS[state]:
        strike(key, modifiers)


class TestPressCounts:
    """K-03: how many presses each thing takes."""

    def test_k_03_one_press_draws_undoes_hints_repeats_and_two_begin_a_new_game(self, open_window: Opened) -> None:
        window = open_window()
        strike("n")
        assert window.desk.standing.moves == 1
        strike("u")
        assert window.desk.standing.moves == 0
        strike("h")
        assert message(window)
        said = window.announcer.past[-1].text
        window.say("-")
        strike("r")
        assert message(window) == "-"
        strike("r", SHIFT)
        assert message(window) == said
        before = window.desk.standing.record.origin
        strike(Key.Key_F2)
        strike("n")
        assert window.desk.standing.record.origin != before

    def test_k_03_three_presses_move_a_column_or_the_waste_from_any_focus(self, open_window: Opened) -> None:
        for state in ("Left", "Home", "Up", "End"):
            window = open_window(24)
            strike(getattr(Key, f"Key_{state}"))
            moves = window.desk.standing.moves
            player = Player(window)
            token = first_move(window)
            player.by_address(token)
            assert window.desk.standing.moves == moves + 1
            assert player.presses <= 3

    def test_k_03_three_presses_move_the_waste_one_sends_up_and_one_hints(self, open_window: Opened) -> None:
        window = open_window(24)
        strike("3")
        moves = window.desk.standing.moves
        strike("f")
        assert window.desk.standing.moves == moves + 1
        while not (places := [p for p in legal_places(window.desk.standing.position, Place.WASTE, 1) if p.is_column]):
            strike("n")
        moves = window.desk.standing.moves
        for key in ("9", Key.Key_Space, str(places[0].index + 1)):
            strike(key)
        assert window.desk.standing.moves == moves + 1
        strike("h")
        assert window.insight.hinting.is_waiting or "Look at" in message(window)

    def test_k_03_quick_moves_take_two(self, open_window: Opened) -> None:
        window = open_window(24, preferences=QUICK)
        player = Player(window)
        player.by_quick_moves(first_move(window))
        assert (window.desk.standing.moves, player.presses) == (1, 2)


def first_move(window: Window) -> str:
    """Return a move from column to column, in notation."""
    position = window.desk.standing.position
    for source in range(1, 8):
        for destination in range(1, 8):
            run, other = (position.column(Place(5 + number)).run for number in (source, destination))
            fits = run and other and run[0].rank == other[-1].rank - 1 and run[0].is_red != other[-1].is_red
            if source != destination and fits:
                return f"{source}{destination}"
    msg = "no move from column to column"
    raise AssertionError(msg)


class TestZones:
    """Tab and F6."""

    def test_k_04_tab_leaves_the_table_and_comes_back_within_8_presses(self, open_window: Opened) -> None:
        window = open_window()
        left, presses = False, 0
        while not (left and window.view.hasFocus()):
            strike(Key.Key_Tab)
            presses += 1
            left = left or not window.view.hasFocus()
            assert presses <= 8
        assert left
        strike(Key.Key_Tab, SHIFT)
        assert not window.view.hasFocus()

    def test_k_04_the_tool_bar_is_one_stop_with_arrows_inside(self, open_window: Opened) -> None:
        window = open_window(before=lambda window: window.resize(1920, 1080))
        strike(Key.Key_F6)
        names = []
        for key in (Key.Key_Right, Key.Key_Right, Key.Key_Left, Key.Key_End, Key.Key_Right, Key.Key_Home, Key.Key_Left):
            strike(key)
            names.append(button_text())
        assert names == ["Undo", "Redo", "Undo", "Hint", "Hint", "New", "New"]
        strike(Key.Key_Right)
        strike(Key.Key_Tab)
        assert QApplication.focusWidget() is window.stage.message
        strike(Key.Key_Tab, SHIFT)
        assert button_text() == "Undo"
        strike(Key.Key_Escape)
        assert window.view.hasFocus()

    @pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
    def test_k_02_space_and_enter_press_the_button_that_has_the_keyboard(
        self, open_window: Opened, key: Qt.Key
    ) -> None:
        window = open_window()
        strike("n")
        strike(Key.Key_F6)
        strike(Key.Key_Right)
        assert button_text() == "Undo"
        strike(key)
        assert window.desk.standing.moves == 0
        assert len(window.desk.standing.record.turns) == 1
        assert button_text() == "Undo"

    def test_k_04_a_button_that_goes_away_leaves_the_keyboard_somewhere(self, open_window: Opened) -> None:
        window = open_window()
        strike(Key.Key_F6)
        strike(Key.Key_End)
        window.resize(640, 400)
        QApplication.processEvents()
        for _ in range(8):
            strike(Key.Key_Tab)
        while not isinstance(QApplication.focusWidget(), QToolButton):
            strike(Key.Key_Tab)
        assert QApplication.focusWidget() is window.bar.stop

    def test_k_04_escape_never_quits_and_leads_back_to_the_table_from_everywhere(self, open_window: Opened) -> None:
        window = open_window(preferences=QUICK)
        for state in ("held", "hint", "find", "rank", "paused", "demo", "quick", "places", "tool bar", "message line"):
            begin(state)
            for _ in range(2):
                strike(Key.Key_Escape)
            assert window.isVisible()
            assert window.view.hasFocus()
            assert window.desk.standing.hand == EMPTY
            assert window.desk.standing.moves == 0

    def test_f6_goes_on_in_dialogs_too(self, open_window: Opened) -> None:
        window = open_window()
        strike(Key.Key_F1)
        strike(Key.Key_Down)
        first = QApplication.focusWidget()
        strike(Key.Key_F6)
        assert QApplication.focusWidget() is not first
        strike(Key.Key_F6, SHIFT)
        assert QApplication.focusWidget() is first
        strike(Key.Key_Escape)
        assert window.view.hasFocus()


def button_text() -> str:
    button = QApplication.focusWidget()
    assert isinstance(button, QToolButton)
    return button.text()


class TestLetters:
    """Single keys are keys of the table alone."""

    def test_k_05_single_keys_act_only_while_the_table_has_the_keyboard(self, open_window: Opened) -> None:
        window = open_window()
        for _ in range(2):
            strike(Key.Key_F6)
            assert not window.view.hasFocus()
            for key in "n0uhflk4":
                strike(key)
        assert window.desk.standing.moves == 0
        assert not window.keyboard.find.is_on

    def test_k_05_switched_off_letters_leave_menus_arrows_and_chords(self, open_window: Opened) -> None:
        window = open_window(preferences=replace(STILL, letters=False))
        for key in "n0":
            strike(key)
        assert window.desk.standing.moves == 0
        assert window.menus.entries["draw"].shortcuts() == []
        strike("4")
        assert place(window) is Place.COLUMN_1
        strike(Key.Key_Space)
        assert window.desk.standing.hand != EMPTY
        window.choices.set(STILL)
        strike("0")
        assert window.desk.standing.moves == 1

    def test_k_05_other_keys_are_followed_at_once_by_table_menus_and_shortcuts(self, open_window: Opened) -> None:
        window = open_window()
        window.choices.set(replace(STILL, keys=(("draw", ("D", "Ctrl+K")), ("new-game", ()))))
        strike("n")
        assert window.desk.standing.moves == 0
        strike("d")
        strike("k", CTRL)
        strike(Key.Key_F6)
        strike("k", CTRL)
        assert window.desk.standing.moves == 3
        assert [key.toString() for key in window.menus.entries["draw"].shortcuts()] == ["D", "Ctrl+K"]
        strike(Key.Key_F2)
        assert window.desk.standing.moves == 3

    def test_k_05_keys_of_the_file_that_cannot_be_used_are_logged(
        self, open_window: Opened, caplog: pytest.LogCaptureFixture
    ) -> None:
        window = open_window(preferences=replace(STILL, keys=(("fly", ("F",)), ("undo", ("Tab", "D")))))
        assert [record.getMessage() for record in caplog.records] == [
            "preferences, keys: no action is called 'fly'; it is left out",
            "preferences, keys: undo: 'Tab' cannot be used (zones); it is left out",
        ]
        strike("n")
        strike("d")
        assert window.desk.standing.moves == 0

    def test_k_07_digits_of_other_layouts_go_to_their_columns(self, open_window: Opened) -> None:
        window = open_window()
        for scan, text, number in ((10, "&", 1), (13, "'", 4), (16, "è", 7), (10, "+", 1), (11, "ě", 2)):
            strike_at(window.view, scan, ord(text.upper()), text)
            assert place(window) is Place(5 + number)
        strike_at(window.view, 19, ord("À"), "à")
        assert window.desk.standing.moves == 1


class TestEdges:
    """K-12: at the end of a row."""

    def test_k_12_arrows_stop_at_the_edge_and_nothing_is_said(self, open_window: Opened) -> None:
        window = open_window(preferences=STILL)
        window.say("before")
        strike(Key.Key_Left)
        assert place(window) is Place.COLUMN_1
        assert message(window) == "before"

    def test_k_12_arrows_go_on_at_the_other_end_if_wished(self, open_window: Opened) -> None:
        window = open_window(preferences=replace(STILL, wrap=True))
        strike(Key.Key_Left)
        assert place(window) is Place.COLUMN_7
        strike(Key.Key_Right)
        assert place(window) is Place.COLUMN_1


class TestFind:
    """K: rank, then suit."""

    @pytest.mark.parametrize(
        ("keys", "answer"),
        [
            ("kqh", "Queen of hearts: "),
            ("k7s", "Seven of spades: "),
            ("k0d", "Ten of diamonds: "),
            ("k1c", "Ten of clubs: "),
            ("kac", "Ace of clubs: "),
            ("kkh", "King of hearts: "),
            ("kkk", ""),
        ],
    )
    def test_s_12_a_card_is_found_in_three_keys(self, open_window: Opened, keys: str, answer: str) -> None:
        window = open_window()
        before = window.desk.standing
        for key in keys:
            strike(key)
        assert message(window).startswith(answer)
        assert window.keyboard.find.is_on is (not answer)
        assert window.desk.standing == before
        strike(Key.Key_Escape)

    def test_each_key_is_prompted_a_wrong_one_is_told_and_escape_leaves(self, open_window: Opened) -> None:
        window = open_window()
        texts = []
        for key in ("k", "x", Key.Key_Left, "9", "9", "h"):
            strike(key)
            texts.append(message(window))
        assert texts[:5] == [
            "Which rank? A, 2, 3, 4, 5, 6, 7, 8, 9, 0, J, Q, K",
            "That key is no rank; Esc ends the search",
            "That key is no rank; Esc ends the search",
            "Nine; which suit? C, D, H, S",
            "That key is no suit; Esc ends the search",
        ]
        assert texts[5].startswith("Nine of hearts: ")
        strike("k")
        strike(Key.Key_Escape)
        assert message(window) == "Search ended"
        strike("n")
        assert window.desk.standing.moves == 1

    def test_chords_end_looking_for_a_card_and_do_what_they_do(self, open_window: Opened) -> None:
        window = open_window()
        strike("n")
        strike("k")
        strike("z", CTRL)
        assert window.desk.standing.moves == 0
        assert not window.keyboard.find.is_on

    def test_the_rank_may_be_a_digit_of_another_layout(self, open_window: Opened) -> None:
        window = open_window()
        strike("k")
        strike_at(window.view, 16, ord("È"), "è")
        strike("d")
        assert message(window).startswith("Seven of diamonds: ")


class TestQuickMoves:
    """Two digits."""

    def test_the_first_digit_goes_there_and_asks_where_to(self, open_window: Opened) -> None:
        window = open_window(preferences=QUICK)
        strike("4")
        assert place(window) is Place.COLUMN_4
        assert message(window).startswith("From ")
        assert message(window).endswith("where to?")
        assert window.keyboard.quick.source is Place.COLUMN_4

    def test_escape_any_other_key_and_the_mouse_make_the_next_digit_a_first_one(self, open_window: Opened) -> None:
        window = open_window(preferences=QUICK)
        for end in (
            lambda: strike(Key.Key_Escape),
            lambda: strike(Key.Key_Right),
            lambda: strike("t"),
            lambda: strike("n"),
            lambda: window.desk.do(FocusOn(Focus(Place.WASTE))),
        ):
            strike("4")
            end()
            assert window.keyboard.quick.source is None
            strike("5")
            assert place(window) is Place.COLUMN_5
            assert window.keyboard.quick.source is Place.COLUMN_5

    def test_a_move_that_cannot_be_is_refused_in_words_and_ends_there(self, open_window: Opened) -> None:
        window = open_window(preferences=QUICK)
        before = window.desk.standing.position
        strike("1")
        strike("2")
        assert message(window).startswith("Needs ")
        assert window.desk.standing.position == before
        assert window.keyboard.quick.source is None
        strike("1")
        strike("9")
        assert window.desk.standing.position == before

    def test_the_same_digit_again_stays_there(self, open_window: Opened) -> None:
        window = open_window(preferences=QUICK)
        strike("n")
        for digit, end in (("4", Place.COLUMN_4), ("9", Place.WASTE)):
            for _ in range(2):
                strike(digit)
                assert window.keyboard.quick.source is place(window)
            assert place(window) is end
            strike(Key.Key_Escape)
        assert window.desk.standing.moves == 1

    def test_an_empty_place_is_named_and_nothing_is_asked(self, open_window: Opened) -> None:
        window = open_window(preferences=QUICK)
        for digit, text, end in (("9", "Waste empty", Place.WASTE), ("8", "Empty foundation, clubs", Place.CLUBS)):
            strike(digit)
            assert place(window) is end
            assert message(window).startswith(text)
            assert window.keyboard.quick.source is None
        strike("8")
        assert place(window) is Place.DIAMONDS
        strike("4")
        assert window.keyboard.quick.source is Place.COLUMN_4

    def test_a_held_card_is_put_down_by_its_digit_as_ever(self, open_window: Opened) -> None:
        window = open_window(preferences=QUICK)
        window.desk.do(PickUp(Place.COLUMN_1))
        strike("2")
        assert isinstance(window.desk.standing.hand, Holding)
        assert window.keyboard.quick.source is None

    def test_without_the_choice_digits_only_go_there(self, open_window: Opened) -> None:
        window = open_window()
        strike("4")
        strike("5")
        assert window.keyboard.quick.source is None
        assert window.desk.standing.moves == 0
        assert place(window) is Place.COLUMN_5


class TestPlaces:
    """L, and L again."""

    def card_with_places(self, window: Window) -> int:
        """Go to a column whose last card can go somewhere, and return its number."""
        source = int(first_move(window)[0])
        strike(str(source))
        return source

    def test_l_tells_all_places_and_l_again_names_one_after_another(self, open_window: Opened) -> None:
        window = open_window()
        self.card_with_places(window)
        strike("l")
        assert "place" in message(window)
        strike("l")
        assert message(window).endswith("Enter sends it there")
        before = window.desk.standing
        assert window.keyboard.chooser.chosen is not None
        strike(Key.Key_Escape)
        assert (message(window), window.desk.standing) == ("No place chosen", before)
        assert window.keyboard.chooser.chosen is None

    @pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return])
    def test_space_or_enter_sends_the_cards_to_the_place_that_was_named(self, open_window: Opened, key: Qt.Key) -> None:
        window = open_window()
        self.card_with_places(window)
        for each in ("l", "l", key):
            strike(each)
        assert window.desk.standing.moves == 1

    def test_with_a_card_in_the_hand_l_again_goes_to_the_place(self, open_window: Opened) -> None:
        window = open_window()
        source = self.card_with_places(window)
        for each in (Key.Key_Space, "l", "l"):
            strike(each)
        assert place(window) is not Place(5 + source)
        strike(Key.Key_Space)
        assert window.desk.standing.moves == 1

    def test_any_other_key_forgets_the_place(self, open_window: Opened) -> None:
        window = open_window()
        self.card_with_places(window)
        for each in ("l", "l", "t", Key.Key_Space):
            strike(each)
        assert window.desk.standing.moves == 0
        assert isinstance(window.desk.standing.hand, Holding)

    def test_where_nothing_can_be_done_l_says_so_again_and_again(self, open_window: Opened) -> None:
        window = open_window()
        strike(Key.Key_Up)
        strike(Key.Key_Up)
        texts = set()
        for _ in range(3):
            strike("l")
            texts.add(message(window))
        assert len(texts) == 1


def test_c_again_reads_the_column_from_its_other_end(open_window: Opened) -> None:
    window = open_window()
    strike("7")
    texts = []
    for key in "cccrc":
        strike(key)
        texts.append(message(window))
    assert texts[0] == texts[2]
    assert texts[0] != texts[1]
    assert texts[4] == texts[0]


def test_c_01_a_pause_stops_the_clock_covers_nothing_and_any_key_goes_on(open_window: Opened) -> None:
    window = open_window()
    strike("n")
    for end in (Key.Key_X, Key.Key_Escape, Key.Key_Left, Key.Key_F9, Key.Key_Pause):
        before = window.desk.standing
        strike(Key.Key_F9)
        assert message(window) == "Paused; any key goes on"
        assert not clock_runs(window)
        strike(end)
        assert message(window) == "The game goes on"
        assert clock_runs(window)
        assert (window.desk.standing.position, window.desk.standing.focus) == (before.position, before.focus)


@pytest.mark.parametrize(
    ("key", "on", "off"), [(Key.Key_F11, "Full screen", "Window"), (Key.Key_Z, "Lens on", "Lens off")]
)
def test_s_06_a_change_of_what_is_seen_has_one_message(open_window: Opened, key: Qt.Key, on: str, off: str) -> None:
    window = open_window(preferences=STILL)
    said: list[str] = []
    window.announcer.said.connect(lambda told: said.append(told.text))
    strike(key)
    strike(key)
    assert said == [on, off]


def test_s_06_the_lens_that_escape_closes_is_told(open_window: Opened) -> None:
    window = open_window(preferences=STILL)
    strike("z")
    strike(Key.Key_Escape)
    assert message(window) == "Lens off"
    assert not window.lens.is_open


def test_switches_by_key_are_told_and_remembered(open_window: Opened) -> None:
    window = open_window()
    told = []
    for key in "vvvjjqq":
        strike(key)
        told.append(message(window))
    assert told == [
        "Says everything",
        "Says it briefly",
        "Says it normally",
        "Voice on",
        "Voice off",
        "Sounds off",
        "Sounds on",
    ]
    assert window.choices.now.verbosity is Verbosity.NORMAL
    themes = []
    for _ in range(2):
        strike("b", CTRL)
        themes.append(window.choices.now.theme)
    assert themes == [Theme.FOUR_COLOUR, Theme.CLASSIC]


@pytest.mark.parametrize("key", ["l", ","])
def test_the_windows_of_messages_and_preferences_open_by_chord(open_window: Opened, key: str) -> None:
    window = open_window()
    strike(key, CTRL)
    assert [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
    strike(Key.Key_Escape)
    assert window.view.hasFocus()
