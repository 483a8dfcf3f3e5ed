"""Turns as compact text and back; what is not such a text is refused."""

from klondike_qt.game.record import Played, Restarted, Turn
from klondike_qt.preferences.rules import UnreadableValue
from klondike_qt.rules.cards import KING
from klondike_qt.rules.moves import Carry, Draw, Move, Redeal
from klondike_qt.rules.position import Place

_LETTERS = "TWCDHS1234567"
"""A letter for each place in the order of ``Place``; T is the stock, which no card is carried from."""
_PLACES = dict(zip(_LETTERS, Place, strict=True))
_COUNTS = {format(count, "X"): count for count in range(1, KING + 1)}
_RESTART = "!"
_AUTOMATIC = "*"
_CARRY_LENGTH = 3


def turn_text(turn: Turn) -> str:
    """Return one turn as text: ``d``, ``r`` and ``XYn`` (n in hexadecimal), ``*`` in front of an automatic run."""
    if isinstance(turn, Restarted):
        return _RESTART
    return (_AUTOMATIC if turn.automatic else "") + " ".join(map(_move_text, turn.moves))


def read_turn(text: object) -> Turn:
    """Return the turn that ``turn_text`` wrote; UnreadableValue for anything else."""
    if not isinstance(text, str):
        msg = "a turn is no text"
        raise UnreadableValue(msg)
    if text == _RESTART:
        return Restarted()
    automatic = text.startswith(_AUTOMATIC)
    return Played(tuple(map(_read_move, text.removeprefix(_AUTOMATIC).split(" "))), automatic)


def _move_text(move: Move) -> str:
    if isinstance(move, Carry):
        return f"{_LETTERS[move.source]}{_LETTERS[move.destination]}{move.count:X}"
    return "d" if isinstance(move, Draw) else "r"


def _read_move(text: str) -> Move:
    if text == "d":
        return Draw()
    if text == "r":
        return Redeal()
    if len(text) == _CARRY_LENGTH and text[0] in _PLACES and text[1] in _PLACES and text[2] in _COUNTS:
        return Carry(_PLACES[text[0]], _PLACES[text[1]], _COUNTS[text[2]])
    msg = f"{text[:20]!r} is no move"
    raise UnreadableValue(msg)
