"""Carry out the commands of the hand: pick up, put down, and what Enter does."""

from dataclasses import replace
from typing import assert_never

from klondike_qt.game.commands import Activate, Automatic, Handling, PickUp, PutBack, PutDown, Resize
from klondike_qt.game.cursor import EMPTY, Empty, Hand
from klondike_qt.game.focusing import focused_count
from klondike_qt.game.holding import picked_up, resized
from klondike_qt.game.table import Outcome, Table, played, refused
from klondike_qt.game.updates import Change
from klondike_qt.rules.moves import Refusal
from klondike_qt.rules.play import press_stock, settle
from klondike_qt.rules.position import Place


def handle_cards(table: Table, command: Handling, now: float, automatic: Automatic) -> Outcome:
    """Change what the hand holds, or play what is put down."""
    match command:
        case PickUp(place, count):
            return _held(table, picked_up(table.position, place, count))
        case PutDown(place):
            return _put_down(table, place, now, automatic)
        case PutBack():
            return _held(table, EMPTY)
        case Resize(by):
            return _held(table, resized(table.position, table.hand, by))
        case Activate():
            return _activate(table, now, automatic)
        case _:
            assert_never(command)


def _held(table: Table, hand: Hand | Refusal) -> Outcome:
    if isinstance(hand, Refusal):
        return refused(table, hand)
    if hand == table.hand:
        return Outcome(table)
    return Outcome(replace(table, hand=hand), Change.HAND)


def _put_down(table: Table, place: Place, now: float, automatic: Automatic) -> Outcome:
    """Put the held cards down; where they came from they are put back without a word."""
    hand = table.hand
    if isinstance(hand, Empty):
        return Outcome(table)
    if hand.place is place:
        return _held(table, EMPTY)
    return played(table, settle(table.position, hand.place, place, hand.count), now, automatic)


def _activate(table: Table, now: float, automatic: Automatic) -> Outcome:
    focus = table.focus
    if not isinstance(table.hand, Empty):
        return _put_down(table, focus.place, now, automatic)
    if focus.place is Place.STOCK:
        return played(table, press_stock(table.position), now, automatic)
    return _held(table, picked_up(table.position, focus.place, focused_count(focus)))
