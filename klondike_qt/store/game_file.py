"""A whole game as a text that people can read, send and open again: rules, deal, and its turns line by line.

::

    Klondike Qt game 1
    rules: draw-three            # or draw, passes, scoring, redeal-penalty, worry-back and time-bonus, each on a line
    deal: 24                     # a number, or 104 characters; a game that began in the middle has the lines of a
                                 # position text here, each behind the word start
    seconds: 312
    moves:
    d
    W4
    * CH 3H                      # a run of automatic moves; ``!`` goes back to the opening
    taken back:
    27                           # what redo would play
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from klondike_qt.game.record import DealKind, Origin, Played, Record, Turn
from klondike_qt.game.turns import InvalidRecord, rebuild
from klondike_qt.preferences.rules import UnreadableValue, read_variant, variant_fields
from klondike_qt.rules.deal_text import deal_text, read_plain_deal
from klondike_qt.rules.deck import opening
from klondike_qt.rules.faults import Fault, FaultKind, InvalidSetup, excerpt
from klondike_qt.rules.found import deal_of
from klondike_qt.rules.lines import numbered_lines, words_of
from klondike_qt.rules.position import Position
from klondike_qt.rules.position_text import position_text, read_position
from klondike_qt.rules.variant import VARIANTS, Variant, variant_id
from klondike_qt.store.game_text import read_turn, turn_text

LONGEST = 2_000_000
"""Characters of the longest text that is read."""
MOST_TURNS = 50_000
_MOST_LINES = MOST_TURNS + 100
"""A turn has a line, and what stands before and between the turns never has so many."""
_HEADING = "Klondike Qt game"
_VERSION = "1"
_START, _MOVES, _TAKEN_BACK = "start ", "moves", "taken back"
_RULES = {name.replace("_", "-"): name for name in variant_fields(VARIANTS["klondike"])}
_KNOWN = {"rules", "deal", "seconds", _MOVES, _TAKEN_BACK, *_RULES}
_LONGEST_TIME = 10**9
_AUTOMATIC = "*"
Line = tuple[int, str]


@dataclass(frozen=True, slots=True)
class SharedGame:
    """A game as it was read from a file: everything but its id."""

    start: Position
    number: int | None = None
    turns: tuple[Turn, ...] = ()
    cursor: int = 0
    seconds: float = 0.0
    is_won: bool = False


def game_text(record: Record, seconds: float) -> str:
    """Return a game as text, lines ending in LF."""
    return "\n".join((*_head(record, seconds), *_turns(record), ""))


def is_game_text(text: str) -> bool:
    """Tell whether a text is meant as a game of this program: it begins with the heading."""
    return text.lstrip("\ufeff \t\r\n").startswith(_HEADING)


def read_game_text(text: str) -> SharedGame:
    """Read such a text; raises InvalidSetup with every fault, each with its line."""
    if len(text) > LONGEST:
        raise InvalidSetup([Fault(FaultKind.TOO_LONG, number=LONGEST)])
    reader = _Reader(text.lstrip("\ufeff"))
    start, number = reader.start()
    turns, cursor = reader.turns()
    seconds = reader.seconds()
    if reader.faults or start is None:
        raise InvalidSetup(reader.faults)
    record = Record(Origin("shared", DealKind.CHOSEN, number), start, tuple(turn for _, turn in turns), cursor)
    try:
        is_won = rebuild(record).now.position.is_won
    except InvalidRecord as error:
        line, turn = turns[error.turn] if error.turn is not None else (None, None)
        kind = FaultKind.ILLEGAL_MOVE if error.refusal else FaultKind.IMPOSSIBLE_TURN
        raise InvalidSetup([Fault(kind, excerpt(turn_text(turn)) if turn else None, line)]) from error
    return SharedGame(start, number, record.turns, cursor, seconds, is_won)


def _head(record: Record, seconds: float) -> Iterator[str]:
    variant, number = record.start.variant, record.origin.deal_number
    deal = deal_of(record.start)
    yield f"{_HEADING} {_VERSION}"
    named = variant_id(variant)
    if named:
        yield f"rules: {named}"
    else:
        for word, name in _RULES.items():
            yield f"{word}: {_plain(variant_fields(variant)[name])}"
    if deal is None:
        yield from (_START + line for line in position_text(record.start).splitlines())
    else:
        yield f"deal: {number or deal_text(deal)}"
    yield f"seconds: {int(seconds)}"


def _turns(record: Record) -> Iterator[str]:
    yield f"{_MOVES}:"
    yield from map(_turn, record.turns[: record.cursor])
    if record.turns[record.cursor :]:
        yield f"{_TAKEN_BACK}:"
        yield from map(_turn, record.turns[record.cursor :])


def _turn(turn: Turn) -> str:
    text = turn_text(turn)
    return f"* {text[1:]}" if isinstance(turn, Played) and turn.automatic else text


def _plain(value: object) -> str:
    if value is None:
        return "unlimited"
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


class _Reader:
    """The lines of a game, and in ``faults`` what is wrong so far."""

    def __init__(self, text: str) -> None:
        self.faults: list[Fault] = []
        self._values: dict[str, Line] = {}
        self._start: list[str] = []
        self._turns: dict[str, list[Line]] = {}
        lines = list(numbered_lines(text))
        if not lines or lines[0][1] != f"{_HEADING} {_VERSION}":
            raise InvalidSetup([Fault(FaultKind.OTHER_VERSION, excerpt(lines[0][1] if lines else ""))])
        if len(lines) > _MOST_LINES:
            raise InvalidSetup([Fault(FaultKind.TOO_MANY_TURNS, number=MOST_TURNS)])
        part: list[Line] | None = None
        for number, line in lines[1:]:
            word, colon, value = line.partition(":")
            if colon and word in {_MOVES, _TAKEN_BACK} and word not in self._turns and not value:
                part = self._turns.setdefault(word, [])
            elif part is not None:
                part.append((number, line))
            elif line.startswith(_START):
                self._start.append(line.removeprefix(_START))
            else:
                self._note(number, word, value if colon else None)

    def _note(self, number: int, word: str, value: str | None) -> None:
        if value is None or word not in _KNOWN:
            self.faults.append(Fault(FaultKind.UNKNOWN_LINE, excerpt(word), number))
        elif word in self._values:
            self.faults.append(Fault(FaultKind.REPEATED_LINE, word, number))
        else:
            self._values[word] = (number, " ".join(words_of(value)))

    def start(self) -> tuple[Position | None, int | None]:
        """Return how the game began, and the native number of its deal if it has one."""
        variant = self._variant()
        try:
            if self._start:
                return self._position(read_position("\n".join(self._start)), variant), None
            found = read_plain_deal(self._values["deal"][1]) if "deal" in self._values else None
        except InvalidSetup as invalid:
            self.faults += invalid.faults
            return None, None
        if found is None:
            self.faults.append(Fault(FaultKind.MISSING_LINE, "deal"))
        return (opening(found.deal, variant), found.number) if found and variant else (None, None)

    def _position(self, position: Position, variant: Variant | None) -> Position | None:
        """Return a position by the rules of the game, which must not differ from those that it brings."""
        if variant is None:
            return None
        named = position.variant
        if replace(named, redeal_penalty=variant.redeal_penalty, time_bonus=variant.time_bonus) != variant:
            self.faults.append(Fault(FaultKind.UNREADABLE, f"{_START}variant"))
            return None
        return replace(position, variant=variant)

    def _variant(self) -> Variant | None:
        if "rules" in self._values:
            line, name = self._values["rules"]
            if name not in VARIANTS:
                self.faults.append(Fault(FaultKind.UNKNOWN_VARIANT, excerpt(name), line))
            return VARIANTS.get(name)
        missing = [word for word in _RULES if word not in self._values]
        if len(missing) == len(_RULES):
            missing = ["rules"]
        self.faults += [Fault(FaultKind.MISSING_LINE, word) for word in missing]
        if missing:
            return None
        try:
            return read_variant({name: _value(self._values[word][1]) for word, name in _RULES.items()})
        except UnreadableValue:
            self.faults.append(Fault(FaultKind.UNREADABLE, "draw", self._values["draw"][0]))
            return None

    def turns(self) -> tuple[list[tuple[int, Turn]], int]:
        """Return all turns with their lines, and how many of them stand."""
        standing = self._read(_MOVES)
        if _MOVES not in self._turns:
            self.faults.append(Fault(FaultKind.MISSING_LINE, _MOVES))
        turns = [*standing, *self._read(_TAKEN_BACK)]
        if len(turns) > MOST_TURNS:
            self.faults.append(Fault(FaultKind.TOO_MANY_TURNS, number=MOST_TURNS))
        return turns, len(standing)

    def _read(self, part: str) -> list[tuple[int, Turn]]:
        turns = []
        for line, text in self._turns.get(part, []):
            words = words_of(text)
            joined = " ".join(words[1:]) if words[0] == _AUTOMATIC else " ".join(words)
            try:
                turns.append((line, read_turn((_AUTOMATIC if words[0] == _AUTOMATIC else "") + joined)))
            except UnreadableValue:
                self.faults.append(Fault(FaultKind.UNREADABLE, excerpt(text), line))
        return turns

    def seconds(self) -> float:
        """Return the time at the table."""
        line, text = self._values.get("seconds", (None, "0"))
        if text.isascii() and text.isdecimal() and len(text) < len(str(_LONGEST_TIME)):
            return float(text)
        self.faults.append(Fault(FaultKind.UNREADABLE, excerpt(text), line))
        return 0.0


def _value(text: str) -> object:
    """Return the plain value that a word stands for."""
    known: dict[str, object] = {"unlimited": None, "yes": True, "no": False}
    if text in known:
        return known[text]
    return int(text) if text.isascii() and text.isdecimal() and len(text) < len(str(_LONGEST_TIME)) else text
