"""Which action has which sound."""

import pytest
from support.games import LINES, cards, command_of, dealt, laid, session_on
from support.walks import walk

from klondike_qt.game.commands import (
    Activate,
    Arrangement,
    CarryCards,
    Command,
    Direction,
    FocusOn,
    MoveFocus,
    NewGame,
    PickUp,
    PressStock,
    PutBack,
    Redo,
    Resize,
    Restart,
    RunClock,
    SendSafe,
    SendToBest,
    StopClock,
    TakeBack,
    Undo,
)
from klondike_qt.game.cursor import Focus
from klondike_qt.game.record import DealKind, Origin
from klondike_qt.game.updates import Update
from klondike_qt.preferences.schema import Preferences
from klondike_qt.rules.position import COLUMN_PLACES, Place, Position
from klondike_qt.ui.access.cues import Cue, Sounding, cue_of, side_of, sounding_of
from klondike_qt.ui.asking import manner_of
from klondike_qt.words import steps

FOUR, SEVEN = Place.COLUMN_4, Place.COLUMN_7
NEARLY = laid("KS", foundations=(13, 13, 13, 12))
"""One move before the win."""
TABLE = laid("QS | KH", "7C | 6H", "5S", "", "AD", stock="9C", waste="4H 4D")
"""Everything can happen here."""


def done(position: Position, *commands: Command) -> Update:
    """Return the last of several updates."""
    session = session_on(position)
    return [session.handle(command, 0.0) for command in commands][-1]


CASES: dict[str, tuple[Position, tuple[Command, ...], Sounding | None]] = {
    "win": (NEARLY, (CarryCards(Place.COLUMN_1, Place.SPADES),), Sounding(Cue.WIN)),
    "pick up": (TABLE, (PickUp(Place.COLUMN_2, 1),), Sounding(Cue.PICK_UP, Place.COLUMN_2, cards("6H")[0])),
    "pick up from the waste": (TABLE, (PickUp(Place.WASTE),), Sounding(Cue.PICK_UP, Place.WASTE, cards("4D")[0])),
    "put back": (
        TABLE,
        (PickUp(Place.COLUMN_2, 1), PutBack()),
        Sounding(Cue.PLACE, Place.COLUMN_2, cards("6H")[0]),
    ),
    "place": (
        TABLE,
        (CarryCards(Place.WASTE, Place.COLUMN_3),),
        Sounding(Cue.PLACE, Place.COLUMN_3, cards("4D")[0]),
    ),
    "turn over": (
        TABLE,
        (CarryCards(Place.COLUMN_1, FOUR),),
        Sounding(Cue.TURN_OVER, Place.COLUMN_1, cards("QS")[0]),
    ),
    "foundation": (
        TABLE,
        (CarryCards(Place.COLUMN_5, Place.DIAMONDS),),
        Sounding(Cue.FOUNDATION, Place.DIAMONDS, cards("AD")[0]),
    ),
    "draw": (TABLE, (PressStock(),), Sounding(Cue.DRAW, Place.WASTE, cards("9C")[0])),
    "redeal": (TABLE, (PressStock(), PressStock()), Sounding(Cue.REDEAL, Place.STOCK)),
    "illegal": (TABLE, (CarryCards(Place.COLUMN_2, FOUR),), Sounding(Cue.ILLEGAL, FOUR)),
    "nothing to undo": (TABLE, (Undo(),), Sounding(Cue.ILLEGAL, Place.COLUMN_1)),
    "edge": (
        TABLE,
        (FocusOn(Focus(SEVEN)), MoveFocus(Direction.RIGHT, Arrangement.TOP_ROW)),
        Sounding(Cue.EDGE, SEVEN),
    ),
    "undo": (TABLE, (PressStock(), Undo()), Sounding(Cue.PLACE)),
    "redo": (TABLE, (PressStock(), Undo(), Redo()), Sounding(Cue.DRAW, Place.WASTE, cards("9C")[0])),
    "several turns back": (TABLE, (PressStock(), PressStock(), TakeBack(2)), Sounding(Cue.PLACE)),
    "restart": (TABLE, (PressStock(), Restart()), Sounding(Cue.PLACE)),
    "a new game": (TABLE, (NewGame(Origin("b", DealKind.CHOSEN), dealt(7)),), Sounding(Cue.REDEAL)),
    "an arrow": (TABLE, (MoveFocus(Direction.RIGHT),), None),
    "nothing held": (TABLE, (PutBack(),), None),
    "the clock": (TABLE, (StopClock(),), None),
}


@pytest.mark.parametrize("name", CASES)
def test_a_06_an_action_has_the_sound_that_tells_most(name: str) -> None:
    position, commands, sounding = CASES[name]
    update = done(position, *commands)
    found = sounding_of(update)
    assert (found, cue_of(update)) == (sounding, sounding and sounding.cue)


def test_a_06_a_dead_end_sounds_like_one() -> None:
    stuck = laid("KC 2H | QD", "JH | 9D", waste="2C", stock="4C", foundations=(0, 0, 0, 0))
    update = done(stuck, PressStock())
    assert cue_of(update) is Cue.DEAD_END


def test_a_07_columns_lie_from_hard_left_to_hard_right() -> None:
    sides = [side_of(place) for place in COLUMN_PLACES]
    assert (sides[0], sides[3], sides[6]) == (-1, 0, 1)
    assert sides == sorted(sides)
    assert side_of(None) == 0
    assert [side_of(place) for place in (Place.STOCK, Place.WASTE)] == sides[:2]
    assert [side_of(Place(place)) for place in range(Place.CLUBS, Place.COLUMN_1)] == sides[3:]


COMMANDS = (
    PressStock(), Activate(), SendToBest(Place.COLUMN_1), SendToBest(Place.COLUMN_6), SendToBest(Place.WASTE),
    SendSafe(),
    MoveFocus(Direction.LEFT), MoveFocus(Direction.UP), MoveFocus(Direction.RIGHT), Undo(), Redo(), Resize(1),
    PutBack(), PickUp(Place.COLUMN_7), CarryCards(Place.WASTE, Place.COLUMN_2), StopClock(), RunClock(), Restart(),
)  # fmt: skip


def test_a_08_nothing_is_told_by_sound_alone() -> None:
    """Whatever sounds is said or seen too; the edge of the table is where the ring stays."""
    manner = manner_of(Preferences())
    heard = set()
    for session in (session_on(position) for seed in range(12) for position in walk(seed)):
        for command in COMMANDS:
            update = session.handle(command, 0.0)
            cue = cue_of(update)
            heard.add(cue)
            if cue not in {None, Cue.EDGE}:
                assert steps.told(update, manner) or update.after != update.before, (cue, update)
    assert heard >= {*Cue} - {Cue.WIN, Cue.TICK}


def test_a_won_game_sounds_once_for_each_move_and_ends_on_its_own_sound() -> None:
    number, variant, tokens = LINES[0]
    session = session_on(dealt(number, variant))
    heard = [cue_of(session.handle(command_of(token), 0.0)) for token in tokens]
    assert (heard[-1], heard.count(Cue.WIN), heard.count(None)) == (Cue.WIN, 1, 0)
