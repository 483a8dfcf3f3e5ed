"""Everything that can happen in a game, each thing once; what is said of it stands in tests/words/transcript.md."""

from dataclasses import dataclass

from support.games import dealt, laid, origin, session_on

from klondike_qt.game.commands import (
    BY_HAND,
    Activate,
    Automatic,
    CarryCards,
    Command,
    Finish,
    FocusOn,
    MoveFocus,
    NewGame,
    PickUp,
    PressStock,
    PreviousGame,
    PutBack,
    PutDown,
    Redo,
    Resize,
    Restart,
    SendSafe,
    SendToBest,
    SendToFoundation,
    StopClock,
    TakeBack,
    Undo,
)
from klondike_qt.game.commands import Direction as Way
from klondike_qt.game.cursor import Focus
from klondike_qt.game.record import DealKind, Origin
from klondike_qt.game.updates import Update
from klondike_qt.rules.position import Place, Position
from klondike_qt.rules.variant import DRAW_THREE, VEGAS, VEGAS_THREE

ONE, TWO, THREE, FOUR = Place.COLUMN_1, Place.COLUMN_2, Place.COLUMN_3, Place.COLUMN_4
WASTE, HEARTS = Place.WASTE, Place.HEARTS
RICH = laid(
    "5C | 9H 8S", "TS", "3H | 6C", "KS | 7D", "2H", stock="2C 3C 4C 5D", waste="9C JC QD AH", variant=DRAW_THREE
)
"""Something of everything: a run, face-down cards, a waste fan and two empty columns."""
HOPELESS = laid("6C", "6S", "QC", "8C", "TC", "TS", "QS", stock="2C", waste="7H", variant=VEGAS)
SAFE = laid("5C | AH", "AC", "2C", "7D", "8S", stock="QC")
LAST_BUT_ONE = laid("QS", "KS", foundations=(13, 13, 13, 11))


@dataclass(frozen=True)
class Event:
    """A position, what is done before, and the command that says something."""

    position: Position
    command: Command
    first: tuple[Command, ...] = ()
    automatic: Automatic = BY_HAND

    def update(self) -> Update:
        """Play it."""
        session = session_on(self.position)
        for command in self.first:
            assert session.handle(command, 0.0).refusal is None
        return session.handle(self.command, 307.0, self.automatic)


EVENTS = {
    "pick up a card": Event(RICH, PickUp(THREE, 1)),
    "pick up a run": Event(RICH, PickUp(ONE, 2)),
    "pick up a column": Event(RICH, PickUp(ONE)),
    "pick up a column of one": Event(RICH, PickUp(TWO)),
    "hold one more": Event(RICH, Resize(1), (PickUp(ONE, 1),)),
    "hold more than there are": Event(RICH, Resize(1), (PickUp(TWO, 1),)),
    "hold fewer than one": Event(RICH, Resize(-1), (PickUp(ONE, 1),)),
    "hold more than lie face up": Event(RICH, Resize(1), (PickUp(ONE, 2),)),
    "narrow a column": Event(RICH, MoveFocus(Way.UP), (FocusOn(Focus(ONE)), PickUp(ONE))),
    "put back": Event(RICH, PutBack(), (PickUp(THREE, 1),)),
    "put back where it came from": Event(RICH, PutDown(THREE), (PickUp(THREE),)),
    "put back nothing": Event(RICH, PutBack()),
    "put down nothing": Event(RICH, PutDown(ONE)),
    "place": Event(RICH, PutDown(FOUR), (PickUp(THREE),)),
    "place a run": Event(RICH, PutDown(TWO), (PickUp(ONE),)),
    "place by Enter": Event(RICH, Activate(), (PickUp(ONE), FocusOn(Focus(TWO)))),
    "carry at once": Event(RICH, CarryCards(THREE, FOUR)),
    "carry a run at once": Event(RICH, CarryCards(ONE, TWO)),
    "empty a column": Event(laid("6C", "7D", stock="AC"), PutDown(TWO), (PickUp(ONE),)),
    "fill a column": Event(laid("AC | KD", "", stock="2C"), PutDown(TWO), (PickUp(ONE),)),
    "fill a column at once": Event(laid("AC | KD", "", stock="2C"), CarryCards(ONE, TWO)),
    "to foundation": Event(laid("JC | 2H", foundations=(0, 0, 1, 0), stock="AC"), SendToFoundation(ONE)),
    "to foundation from the hand": Event(
        laid("JC | 2H", foundations=(0, 0, 1, 0), stock="AC"), PutDown(HEARTS), (PickUp(ONE),)
    ),
    "to the best place": Event(RICH, SendToBest(WASTE)),
    "worry back": Event(laid("4C", foundations=(0, 0, 3, 0), stock="AC"), CarryCards(HEARTS, ONE)),
    "draw one": Event(dealt(24), PressStock()),
    "draw three": Event(dealt(24, DRAW_THREE), PressStock()),
    "draw the last": Event(laid("QC", "KH", stock="9D"), PressStock()),
    "draw the last two": Event(laid("QC", "KH", stock="9D 4C", variant=DRAW_THREE), PressStock()),
    "redeal": Event(laid("QC", "KH", waste="9D 4C"), PressStock()),
    "redeal one card": Event(laid("QC", "KH", waste="9D"), PressStock()),
    "last pass": Event(laid("QC", "KH", waste="9D 4C", variant=VEGAS_THREE, pass_number=2), PressStock()),
    "safe card": Event(laid("AH", "5C | 7D", "8S", stock="QC"), SendSafe()),
    "safe cards": Event(SAFE, SendSafe()),
    "undo a carry": Event(RICH, Undo(), (CarryCards(THREE, FOUR),)),
    "undo a run": Event(RICH, Undo(), (CarryCards(ONE, TWO),)),
    "undo from the waste": Event(RICH, Undo(), (SendToFoundation(WASTE),)),
    "undo a draw": Event(RICH, Undo(), (PressStock(),)),
    "undo a redeal": Event(laid("QC", "KH", waste="9D"), Undo(), (PressStock(),)),
    "undo safe cards": Event(laid("AH", "AC", "2C", "7D", "8S", stock="QC"), Undo(), (SendSafe(),)),
    "undo a safe card": Event(laid("AH", "7D", "8S", stock="QC"), Undo(), (SendSafe(),)),
    "undo nothing": Event(RICH, Undo()),
    "redo a carry": Event(RICH, Redo(), (CarryCards(THREE, FOUR), Undo())),
    "redo a draw": Event(RICH, Redo(), (PressStock(), Undo())),
    "redo safe cards": Event(laid("AH", "AC", "2C", "7D", "8S", stock="QC"), Redo(), (SendSafe(), Undo())),
    "redo nothing": Event(RICH, Redo()),
    "restart": Event(RICH, Restart(), (PressStock(),)),
    "restart at the start": Event(RICH, Restart()),
    "undo a restart": Event(RICH, Undo(), (PressStock(), Restart())),
    "redo a restart": Event(RICH, Redo(), (PressStock(), Restart(), Undo())),
    "new game": Event(RICH, NewGame(Origin("b", DealKind.CHOSEN, 24), dealt(24))),
    "new winnable game": Event(
        RICH, NewGame(Origin("b", DealKind.VETTED, 24), laid("KC", "9D", stock="QD", variant=VEGAS))
    ),
    "previous game": Event(RICH, PreviousGame(), (PressStock(), NewGame(origin("b"), dealt(24)))),
    "no previous game": Event(RICH, PreviousGame()),
    "settled": Event(laid("AC | QC", "KH"), PutDown(TWO), (PickUp(ONE, 1),)),
    "stuck by a draw": Event(HOPELESS, PressStock()),
    "clock": Event(RICH, StopClock()),
    "edge of the table": Event(RICH, MoveFocus(Way.LEFT), (FocusOn(Focus(ONE)),)),
    "safe cards after a move": Event(
        laid("AC | 6C", "7D", "AH", "QH", stock="KC"), PutDown(TWO), (PickUp(ONE),), Automatic(safe_cards=True)
    ),
    "safe cards after a move that turned one over": Event(
        laid("5C | 6C", "7D", "AH", "QH", stock="KC"), PutDown(TWO), (PickUp(ONE),), Automatic(safe_cards=True)
    ),
    "draw while a card is held": Event(RICH, PressStock(), (PickUp(THREE, 1),)),
    "redeal while a card is held": Event(laid("QC", "KH", waste="9D 4C"), PressStock(), (PickUp(ONE, 1),)),
    "undo while a card is held": Event(RICH, Undo(), (PressStock(), PickUp(THREE, 1))),
    "undo a carry while a card is held": Event(RICH, Undo(), (CarryCards(ONE, TWO), PickUp(THREE, 1))),
    "redo while a card is held": Event(RICH, Redo(), (PressStock(), Undo(), PickUp(THREE, 1))),
    "redo a carry while a card is held": Event(RICH, Redo(), (CarryCards(ONE, TWO), Undo(), PickUp(THREE, 1))),
    "carry others while a card is held": Event(RICH, CarryCards(ONE, TWO), (PickUp(THREE, 1),)),
    "carry the held card by its best move": Event(RICH, SendToBest(THREE, 1), (PickUp(THREE, 1),)),
    "safe card while a card is held": Event(laid("AH", "5C | 7D", "8S", stock="QC"), SendSafe(), (PickUp(TWO, 1),)),
    "restart while a card is held": Event(RICH, Restart(), (PressStock(), PickUp(THREE, 1))),
    "undo several moves while a card is held": Event(RICH, TakeBack(2), (PressStock(), PressStock(), PickUp(THREE, 1))),
    "stuck by a draw while a card is held": Event(HOPELESS, PressStock(), (PickUp(ONE, 1),)),
    "undo a draw onto an empty waste": Event(dealt(24), Undo(), (PressStock(),)),
    "undo several moves": Event(RICH, TakeBack(2), (PressStock(), PressStock())),
    "win": Event(LAST_BUT_ONE, SendToFoundation(TWO), (SendToFoundation(ONE),)),
    "finish": Event(LAST_BUT_ONE, Finish(), (SendToFoundation(ONE),)),
    "win in Las Vegas": Event(laid("KS", foundations=(13, 13, 13, 12), variant=VEGAS), SendToFoundation(ONE)),
}
