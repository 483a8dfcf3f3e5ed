"""New games are winnable, a few of them are kept ready, and what is known of a deal is told."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, timedelta
from itertools import count
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot
from support.fingers import Keys
from support.windows import Opened

from klondike_qt.dealing import Dealer, chance_numbers, chosen_game, daily_game, today
from klondike_qt.game.commands import PressStock, Redo, Undo
from klondike_qt.game.record import DealKind, Difficulty
from klondike_qt.preferences.schema import Deals, Preferences, Switch
from klondike_qt.rules.deck import LARGEST_DEAL_NUMBER, deal_of_number, opening
from klondike_qt.rules.variant import DRAW_THREE, KLONDIKE, VARIANTS, VEGAS, Variant
from klondike_qt.solver.native import solve
from klondike_qt.solver.port import Cancel
from klondike_qt.solver.verdict import Outcome
from klondike_qt.store.daily import daily_number
from klondike_qt.store.prepared import PreparedDeal, PreparedDeals
from klondike_qt.store.store import Store
from klondike_qt.ui.prepared import WANTED, Preparing, prepare
from klondike_qt.ui.window import Window
from klondike_qt.words import deals as words

UNWINNABLE = next(n for n in count(1) if solve(opening(deal_of_number(n), KLONDIKE)).outcome is Outcome.UNWINNABLE)
Prepare = Callable[..., Preparing]


@pytest.fixture
def store() -> Iterator[Store]:
    """Keep everything in memory."""
    store = Store.in_memory()
    yield store
    store.close()


@pytest.fixture
def preparing(store: Store) -> Iterator[Prepare]:
    """Keep deals ready for a window."""
    made: list[Preparing] = []

    def make(window: Window, numbers: Callable[[], Iterator[int]] = lambda: count(1)) -> Preparing:
        made.append(Preparing(store.prepared, window.desk, window.choices, window.solver, numbers))
        return made[-1]

    yield make
    for one in made:
        one.close()


def message(window: Window) -> str:
    return window.stage.message.text()


def deal_from(window: Window, dealer: Dealer) -> None:
    """Let ``dealer`` deal from now on."""
    window.games._dealer = dealer


def origin_of(window: Window) -> tuple[DealKind, int | None, str | None]:
    origin = window.desk.standing.record.origin
    return origin.kind, origin.deal_number, origin.daily


def test_a_new_game_is_winnable_and_says_so(open_window: Opened) -> None:
    window = open_window()
    Keys(window).press(Qt.Key.Key_F2)
    assert origin_of(window)[0] is DealKind.VETTED
    assert ", winnable. Columns: " in message(window)


def test_a_deal_that_waits_is_dealt_with_its_difficulty(open_window: Opened, store: Store) -> None:
    window = open_window()
    store.prepared.add(KLONDIKE, PreparedDeal(7, Difficulty.VERY_HARD))
    deal_from(window, Dealer(store.prepared))
    window.games.deal_new()
    assert origin_of(window) == (DealKind.VETTED, 7, None)
    assert message(window).startswith("New game, Klondike, deal 7, winnable, very hard. Columns: ")


def test_any_shuffle_says_nothing_about_winning(open_window: Opened) -> None:
    window = open_window()
    window.choices.set(replace(window.choices.now, deals=Deals.ANY))
    window.games.deal_new()
    assert origin_of(window)[0] is DealKind.SHUFFLED
    assert "winnable" not in message(window)
    assert "shuffle" not in message(window)


def test_a_shuffle_in_place_of_a_winnable_deal_is_said(open_window: Opened) -> None:
    window = open_window()
    deal_from(window, Dealer(numbers=lambda: iter(lambda: UNWINNABLE, 0)))
    window.games.deal_new()
    assert origin_of(window) == (DealKind.SHUFFLED, UNWINNABLE, None)
    assert message(window).endswith(
        "No winnable deal was found in time, so this is a plain shuffle that perhaps cannot be won"
    )


@pytest.mark.usefixtures("no_kernel")
def test_without_a_solver_games_are_shuffles_and_that_is_said(
    open_window: Opened, preparing: Prepare, store: Store
) -> None:
    window = open_window()
    preparing(window).fill()
    window.games.deal_new()
    assert origin_of(window)[0] is DealKind.SHUFFLED
    assert message(window).endswith("The solver is missing, so this deal is a plain shuffle that perhaps cannot be won")
    assert store.prepared.count(KLONDIKE) == 0


def test_a_few_deals_are_kept_ready_for_the_kind_of_game_in_force(
    open_window: Opened, preparing: Prepare, store: Store, qtbot: QtBot
) -> None:
    window = open_window()
    chance = iter(range(1, 1_000))
    preparer = preparing(window, lambda: chance)
    qtbot.waitUntil(lambda: not filled(preparer, store.prepared, KLONDIKE))
    window.choices.set(replace(window.choices.now, variant=DRAW_THREE))
    qtbot.waitUntil(lambda: not filled(preparer, store.prepared, DRAW_THREE))
    for variant in (KLONDIKE, DRAW_THREE):
        while deal := store.prepared.take(variant):
            assert solve(opening(deal_of_number(deal.number), variant)).outcome is Outcome.WINNABLE


def asks(preparer: Preparing) -> bool:
    """Tell whether a deal is being looked for."""
    return preparer._ticket is not None


def filled(preparer: Preparing, prepared: PreparedDeals, variant: Variant) -> bool:
    """Look for the next deal now instead of after a moment of calm; tell whether one is still wanted."""
    preparer.fill()
    return prepared.count(variant) < WANTED


def test_nothing_is_prepared_for_who_wants_any_shuffle(open_window: Opened, preparing: Prepare, store: Store) -> None:
    window = open_window()
    window.choices.set(replace(window.choices.now, deals=Deals.ANY))
    preparer = preparing(window)
    preparer.fill()
    assert preparer._ticket is None
    assert store.prepared.count(KLONDIKE) == 0


def test_what_is_called_off_or_not_found_is_not_prepared() -> None:
    cancel = Cancel()
    cancel.set()
    assert prepare(KLONDIKE, lambda: count(1), cancel) is None
    assert prepare(KLONDIKE, lambda: iter(()), Cancel()) is None
    assert prepare(KLONDIKE, lambda: iter(lambda: UNWINNABLE, 0), Cancel()) is None


def test_rules_without_winnable_deals_are_tried_once_for_each_game(
    open_window: Opened, preparing: Prepare, store: Store, qtbot: QtBot
) -> None:
    window = open_window()
    preparer = preparing(window, lambda: iter(()))
    for _ in VARIANTS:
        preparer.fill()
        assert asks(preparer)
        qtbot.waitUntil(lambda: not asks(preparer))
    preparer.fill()
    assert not asks(preparer)
    window.games.deal_new()
    preparer.fill()
    assert asks(preparer)
    assert store.prepared.count(KLONDIKE) == 0


def test_a_deal_waits_for_every_kind_of_game(
    open_window: Opened, preparing: Prepare, store: Store, qtbot: QtBot
) -> None:
    window = open_window(variant="draw-three")
    for variant in VARIANTS.values():
        store.prepared.add(variant, PreparedDeal(LARGEST_DEAL_NUMBER, Difficulty.EASY))
    preparer = preparing(window)
    preparer.fill()
    qtbot.waitUntil(lambda: store.prepared.count(DRAW_THREE) == 2)
    store.prepared.take(KLONDIKE)
    chance = chance_numbers()
    preparer._numbers = lambda: chance
    qtbot.waitUntil(lambda: not filled(preparer, store.prepared, DRAW_THREE))
    assert store.prepared.count(KLONDIKE) == 0
    preparer.close()
    preparer.fill()
    qtbot.waitUntil(lambda: store.prepared.count(KLONDIKE) == 1)
    assert [store.prepared.count(variant) for variant in VARIANTS.values()] == [1, 3, 1, 1]


def test_closing_the_window_ends_the_preparations(open_window: Opened, preparing: Prepare) -> None:
    window = open_window()
    preparer = preparing(window)
    preparer.fill()
    window.close()
    preparer.close()
    preparer.fill()
    window.desk.do(PressStock())
    assert not preparer._calm.isActive()


@pytest.mark.parametrize(
    ("number", "known"), [(24, "This deal is winnable, "), (UNWINNABLE, "This deal is unwinnable")]
)
def test_a_chosen_deal_is_labelled_a_moment_after_it_was_dealt(
    open_window: Opened, qtbot: QtBot, number: int, known: str
) -> None:
    window = open_window()
    with qtbot.waitSignal(window.judging.judged):
        window.desk.do(chosen_game(KLONDIKE, deal_of_number(number), number))
        dealt = message(window)
    assert message(window).startswith(dealt)
    assert message(window).removeprefix(dealt).startswith(f". {known}")


def test_of_a_winnable_deal_the_difficulty_is_told(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window()
    with qtbot.waitSignal(window.judging.judged):
        window.games.deal_daily()
        dealt = message(window)
    level = message(window).removeprefix(f"{dealt}. Difficulty: ")
    assert level in {"easy", "medium", "hard", "very hard"}


def test_the_player_goes_first_and_the_label_comes_in_the_next_calm(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window()
    with qtbot.waitSignal(window.judging.judged):
        window.desk.do(chosen_game(KLONDIKE, deal_of_number(UNWINNABLE), UNWINNABLE))
        for _ in range(3):
            window.judging._ask()
            window.desk.do(PressStock())
        assert window.judging._calm.isActive()
    assert message(window).endswith(". This deal is unwinnable")


def test_another_deal_gets_no_label_of_the_one_before(open_window: Opened, qtbot: QtBot) -> None:
    window = open_window()
    heard: list[str] = []
    window.judging.judged.connect(heard.append)
    for _ in range(5):
        window.desk.do(chosen_game(KLONDIKE, deal_of_number(24), 24))
        window.desk.do(chosen_game(KLONDIKE, deal_of_number(UNWINNABLE), UNWINNABLE))
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == ["This deal is unwinnable"]


def test_a_plain_shuffle_and_a_measured_deal_are_not_looked_at(open_window: Opened, store: Store) -> None:
    window = open_window()
    store.prepared.add(KLONDIKE, PreparedDeal(7, Difficulty.EASY))
    deal_from(window, Dealer(store.prepared))
    window.games.deal_new()
    assert window.judging._waiting is None
    window.choices.set(replace(window.choices.now, deals=Deals.ANY))
    window.games.deal_new()
    assert window.judging._waiting is None


def test_the_deal_of_today_is_dealt_by_its_key(open_window: Opened) -> None:
    window = open_window()
    window.menus.entries["daily"].trigger()
    day = today()
    assert origin_of(window) == (DealKind.VETTED, daily_number(day, 1), day.isoformat())
    assert f"daily deal of {day.day} " in message(window)
    assert window.menus.entries["daily"].shortcut().toString() == "Ctrl+D"


@pytest.mark.parametrize(("variant", "rules"), [("draw-three", DRAW_THREE), ("vegas", KLONDIKE)])
def test_the_deal_of_today_keeps_to_the_cards_drawn(open_window: Opened, variant: str, rules: Variant) -> None:
    window = open_window(variant=variant)
    window.games.deal_daily()
    assert window.desk.standing.position.variant == rules
    assert origin_of(window)[1] == daily_number(today(), rules.draw)
    assert window.choices.now.variant == (DRAW_THREE if variant == "draw-three" else VEGAS)


def test_the_deal_of_today_is_not_dealt_over_itself(open_window: Opened) -> None:
    window = open_window()
    window.games.deal_daily()
    window.desk.do(PressStock())
    record = window.desk.standing.record
    window.games.deal_daily()
    assert window.desk.standing.record == record
    assert message(window).endswith("Today’s deal lies on the table already")


def test_yesterdays_deal_is_left_for_that_of_today_after_the_question(open_window: Opened) -> None:
    window = open_window()
    window.desk.do(daily_game(KLONDIKE, today() - timedelta(days=1)))
    window.desk.do(PressStock())
    window.games.deal_daily()
    (dialog,) = (dialog for dialog in window.findChildren(QDialog) if dialog.isVisible())
    dialog.accept()
    assert origin_of(window)[2] == today().isoformat()
    assert window.desk.previous


def test_a_deal_of_a_day_names_the_day(open_window: Opened) -> None:
    window = open_window()
    window.desk.do(daily_game(KLONDIKE, date(2026, 3, 1)))
    number = daily_number(date(2026, 3, 1), 1)
    assert message(window).startswith(f"New game, Klondike, deal {number}, daily deal of 1 March 2026, winnable. ")


@pytest.mark.parametrize("seed", range(10))
def test_anything_may_come_in_the_middle_of_anything(
    open_window: Opened, preparing: Prepare, store: Store, qtbot: QtBot, seed: int
) -> None:
    chance = Random(seed)
    window = open_window(preferences=Preferences(confirm=False, reduced_motion=Switch.ON))
    deal_from(window, Dealer(store.prepared))
    preparer = preparing(window, chance_numbers)
    heard: list[str] = []
    window.judging.judged.connect(heard.append)
    deeds: list[Callable[[], object]] = [
        preparer.fill,
        window.judging._ask,
        window.games.deal_new,
        window.games.deal_daily,
        lambda: window.games.deal_variant(chance.choice(list(VARIANTS.values()))),
        lambda: window.desk.do(chosen_game(KLONDIKE, deal_of_number(UNWINNABLE), UNWINNABLE)),
        lambda: window.desk.do(chance.choice((PressStock(), Undo(), Redo()))),
        lambda: window.demo.start_any(window.choices.now.variant),
        window.demo._step,
        window.demo.stop,
        lambda: qtbot.wait(chance.randint(0, 30)),
    ]
    for _ in range(40):
        chance.choice(deeds)()
        assert window.demo.is_running or window.scene.standing == window.desk.standing
    if chance.random() < 0.5:
        window.close()
    assert set(heard) <= {"This deal is unwinnable"} | {words.measured(level) for level in Difficulty}


@pytest.mark.usefixtures("unsound_daily_table")
def test_without_a_sound_table_of_days_the_game_stays_and_it_is_said(open_window: Opened) -> None:
    window = open_window()
    window.desk.do(PressStock())
    record = window.desk.standing.record
    window.games.deal_daily()
    assert window.desk.standing.record == record
    assert message(window).endswith("The table of the daily deals is missing or damaged; install the program again")
