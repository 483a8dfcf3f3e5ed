"""One refused command for each reason that a command can meet."""

from support.events import Event
from support.games import laid

from klondike_qt.game.commands import (
    CarryCards,
    Finish,
    PickUp,
    PressStock,
    PreviousGame,
    PutDown,
    Redo,
    SendSafe,
    SendToBest,
    SendToFoundation,
    Undo,
)
from klondike_qt.rules.position import Place
from klondike_qt.rules.variant import VEGAS

ONE, TWO, THREE, FOUR = Place.COLUMN_1, Place.COLUMN_2, Place.COLUMN_3, Place.COLUMN_4
TABLE = laid("QS", "8C", "AD | 6C", "", "7S", "4H", "KD", stock="9C", waste="2S 5D", foundations=(0, 0, 2, 0))
RUN = laid("9H 8S 7D", "8C 7C", "TS", "9C", stock="2C")
WON = laid(foundations=(13, 13, 13, 13))
REFUSED = {
    "too high": Event(TABLE, CarryCards(ONE, TWO)),
    "too low": Event(TABLE, CarryCards(THREE, TWO)),
    "on an ace": Event(laid("AC", "2D"), CarryCards(TWO, ONE)),
    "same colour": Event(TABLE, CarryCards(Place.COLUMN_5, TWO)),
    "only a king": Event(TABLE, CarryCards(TWO, FOUR)),
    "foundation": Event(TABLE, CarryCards(Place.COLUMN_6, Place.HEARTS)),
    "empty foundation": Event(TABLE, CarryCards(TWO, Place.CLUBS)),
    "one card": Event(laid("9H 8S"), CarryCards(ONE, Place.SPADES, 2)),
    "face down": Event(TABLE, CarryCards(THREE, TWO, 2)),
    "stock card": Event(TABLE, CarryCards(Place.STOCK, TWO)),
    "under the top of the waste": Event(TABLE, CarryCards(Place.WASTE, TWO, 2)),
    "on the stock": Event(TABLE, CarryCards(ONE, Place.STOCK)),
    "on the waste": Event(TABLE, CarryCards(ONE, Place.WASTE)),
    "on a full foundation": Event(laid("AC", "2C", foundations=(0, 0, 13, 0)), CarryCards(ONE, Place.HEARTS)),
    "where it came from": Event(TABLE, CarryCards(ONE, ONE)),
    "nothing there": Event(TABLE, CarryCards(FOUR, ONE)),
    "too many": Event(TABLE, CarryCards(ONE, TWO, 3)),
    "nothing to draw": Event(laid("AC"), PressStock()),
    "no passes left": Event(laid("AC", waste="2C", variant=VEGAS), PressStock()),
    "not settled": Event(TABLE, Finish()),
    "no place": Event(TABLE, SendToBest(THREE)),
    "no place for a king": Event(TABLE, SendToBest(Place.COLUMN_7)),
    "nothing safe": Event(TABLE, SendSafe()),
    "nothing to undo": Event(TABLE, Undo()),
    "nothing to redo": Event(TABLE, Redo()),
    "no previous game": Event(TABLE, PreviousGame()),
    "won": Event(WON, PressStock()),
    "too low, held": Event(TABLE, PutDown(TWO), (PickUp(THREE, 1),)),
    "too high, column held": Event(laid("9H 8S", "7C"), PutDown(TWO), (PickUp(ONE),)),
    "same colour, run held": Event(RUN, PutDown(FOUR), (PickUp(TWO, 2),)),
    "run held that could go elsewhere": Event(RUN, PutDown(TWO), (PickUp(ONE, 3),)),
    "no place, held": Event(TABLE, SendToBest(THREE), (PickUp(THREE, 1),)),
    "to the foundation, held": Event(TABLE, SendToFoundation(Place.COLUMN_6), (PickUp(Place.COLUMN_6, 1),)),
}
