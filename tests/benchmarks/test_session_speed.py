"""How long commands take in a game of 300 turns; ``pytest -s`` prints the figures, nothing is asserted about them."""

from statistics import median, quantiles
from time import perf_counter

import pytest
from support.games import LINES, cards, dealt, laid, play_tokens, session_on

from klondike_qt.game.commands import (
    Activate,
    Automatic,
    CarryCards,
    Command,
    Direction,
    Finish,
    FocusOn,
    MoveFocus,
    PickUp,
    PressStock,
    PutBack,
    Redo,
    Resize,
    Restart,
    SendSafe,
    SendToBest,
    SendToFoundation,
    Undo,
)
from klondike_qt.game.cursor import Focus
from klondike_qt.game.session import Session
from klondike_qt.rules.position import Place

TURNS = 300
ROUNDS = 200

COMMANDS: tuple[tuple[Command, Command | None], ...] = (
    (PressStock(), Undo()),
    (Undo(), Redo()),
    (Restart(), Undo()),
    (FocusOn(Focus(Place.COLUMN_4, None)), None),
    (MoveFocus(Direction.RIGHT), FocusOn(Focus(Place.COLUMN_3))),
    (MoveFocus(Direction.UP), FocusOn(Focus(Place.COLUMN_3))),
    (PickUp(Place.COLUMN_3), PutBack()),
    (Resize(1), None),
    (Activate(), PutBack()),
    (SendSafe(), Undo()),
    (Finish(), None),
    *((SendToBest(place), Undo()) for place in Place if place.is_column),
    (SendToFoundation(Place.COLUMN_1), None),
    (CarryCards(Place.COLUMN_1, Place.COLUMN_2), None),
)


@pytest.fixture
def session() -> Session:
    """Half of a long game, then presses of the stock up to 300 turns."""
    number, variant, tokens = max(LINES, key=lambda line: len(line[2]))
    session = session_on(dealt(number, variant))
    play_tokens(session, tokens[: len(tokens) // 2])
    while len(session.standing.record.turns) < TURNS:
        session.handle(PressStock(), 0.0)
    return session


@pytest.mark.parametrize(("command", "repair"), COMMANDS, ids=repr)
def test_one_command_in_a_long_game(session: Session, command: Command, repair: Command | None) -> None:
    times, changes = [], set()
    for _ in range(ROUNDS):
        start = perf_counter()
        update = session.handle(command, 0.0, Automatic(safe_cards=True))
        times.append((perf_counter() - start) * 1e6)
        changes.add(update.change)
        if repair and not update.refusal:
            session.handle(repair, 0.0)
        while repair and session.standing.record.cursor != TURNS:  # automatic moves are a turn of their own
            session.handle(repair, 0.0)
    print(f"\n{median(times):8.1f} us median {quantiles(times, n=20)[-1]:8.1f} us p95  {command}", end="")
    assert len(changes) == 1


def test_finishing_all_cards_at_once() -> None:
    other = {"C": "D", "D": "C", "H": "S", "S": "H"}
    runs = [
        " ".join(rank + (suit if i % 2 == 0 else other[suit]) for i, rank in enumerate("KQJT98765432A"))
        for suit in other
    ]
    session = session_on(laid(*runs))
    start = perf_counter()
    update = session.handle(Finish(), 0.0)
    print(f"\n{(perf_counter() - start) * 1e6:8.1f} us {len(update.steps)} cards at once")
    assert update.won
    assert update.steps[-1].moved == cards("KS")


def test_rebuilding_a_long_game(session: Session) -> None:
    record = session.standing.record
    start = perf_counter()
    again = Session(record)
    print(f"\n{(perf_counter() - start) * 1e6:8.1f} us rebuilding {len(record.turns)} turns")
    assert again.standing.position == session.standing.position
