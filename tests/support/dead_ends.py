"""A game that one move makes stuck."""

from klondike_qt.game.commands import CarryCards
from klondike_qt.rules.position import Place

LAST_MOVE = CarryCards(Place.COLUMN_5, Place.SPADES)
NEARLY_STUCK = """variant: vegas
worry-back: no
pass: 1
stock: 2C
waste:
foundations: C0 D13 H13 S12
1: <AC> <5C> <3C> 4C
2: <KC> <QC> <JC> <TC> <9C> <8C> 7C
3:
4: 6C
5: KS
6:
7:
"""
