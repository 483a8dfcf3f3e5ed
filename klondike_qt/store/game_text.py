"""The parts of a game as compact text and back; what is no such text is refused."""

import json
from dataclasses import replace

from klondike_qt.game.record import Played, Restarted, Turn
from klondike_qt.preferences.rules import UnreadableValue, read_variant, variant_fields
from klondike_qt.rules.faults import InvalidSetup
from klondike_qt.rules.moves import Carry, Draw, Move, Redeal
from klondike_qt.rules.notation import Attempt, move_token, read_token
from klondike_qt.rules.position import Position
from klondike_qt.rules.position_text import position_text, read_position
from klondike_qt.rules.variant import Variant

_RESTART = "!"
_AUTOMATIC = "*"
_LONGEST_TURN = 1_000


def turn_text(turn: Turn) -> str:
    """Return a turn as the tokens of its moves, ``*`` in front of an automatic run; a restart is ``!``."""
    if isinstance(turn, Restarted):
        return _RESTART
    return (_AUTOMATIC if turn.automatic else "") + " ".join(map(move_token, turn.moves))


def read_turn(text: object) -> Turn:
    """Return the turn that ``turn_text`` wrote; UnreadableValue for anything else."""
    if not isinstance(text, str) or len(text) > _LONGEST_TURN:
        msg = "a turn is no text, or too long"
        raise UnreadableValue(msg)
    if text == _RESTART:
        return Restarted()
    moves = tuple(map(_read_move, text.removeprefix(_AUTOMATIC).split(" ")))
    return Played(moves, automatic=text.startswith(_AUTOMATIC))


def _read_move(text: str) -> Move:
    move: Move | None = None
    match read_token(text):
        case Attempt(source, destination, count):
            move = Carry(source, destination, 1 if count is None else count)
        case Draw() | Redeal() as pressed:
            move = pressed
    if move is None or move_token(move) != text:
        msg = f"{text[:20]!r} is no move as it is written here"
        raise UnreadableValue(msg)
    return move


def variant_text(variant: Variant) -> str:
    """Return the rules as one canonical text: equal texts, equal rules."""
    return json.dumps(variant_fields(variant), separators=(",", ":"), sort_keys=True)


def read_variant_text(text: object) -> Variant:
    """Return the rules that ``variant_text`` wrote; UnreadableValue for anything else."""
    if not isinstance(text, str):
        msg = "the rules are no text"
        raise UnreadableValue(msg)
    try:
        values: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        msg = "the rules are no JSON"
        raise UnreadableValue(msg) from error
    return read_variant(values)


def start_text(position: Position) -> str:
    """Return the position that a game began with as a position text."""
    return position_text(position)


def read_start(text: object, variant: Variant) -> Position:
    """Return the position that a game of these rules began with; UnreadableValue for anything else."""
    if not isinstance(text, str):
        msg = "the opening is no text"
        raise UnreadableValue(msg)
    try:
        position = read_position(text)
    except InvalidSetup as error:
        msg = "the opening is no position: " + ", ".join(fault.kind.value for fault in error.faults)
        raise UnreadableValue(msg) from error
    except ValueError as error:
        raise UnreadableValue(str(error)) from error
    beside = replace(position.variant, redeal_penalty=variant.redeal_penalty, time_bonus=variant.time_bonus)
    if beside != variant:
        msg = "the opening is of other rules"
        raise UnreadableValue(msg)
    return replace(position, variant=variant)
