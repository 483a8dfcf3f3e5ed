"""What is said of everything, in three verbosities, as a text that a human reads: tests/words/transcript.md.

``PYTHONPATH=tests .venv/bin/python -m support.transcript`` writes it anew.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from support.events import EVENTS, RICH, Event
from support.games import dealt, laid, session_on
from support.refused import REFUSED

from klondike_qt.game.commands import Command, FocusOn, PickUp, PressStock
from klondike_qt.game.cursor import Focus
from klondike_qt.game.hint import Basis, Hint, HintReason, NoHintReason
from klondike_qt.game.updates import Standing
from klondike_qt.preferences.schema import PlaceNames, Preferences, Verbosity
from klondike_qt.rules.cards import CARD_BY_CODE
from klondike_qt.rules.moves import Carry, Draw, Redeal
from klondike_qt.rules.position import Place, Position
from klondike_qt.rules.variant import DRAW_THREE, VEGAS, VEGAS_THREE
from klondike_qt.ui.asking import ANSWERS, manner_of
from klondike_qt.words import choices, deals, finding, hints, outlook, overview
from klondike_qt.words.grammar import followed
from klondike_qt.words.manner import Manner
from klondike_qt.words.steps import told

FILE = Path(__file__).parents[1] / "words" / "transcript.md"
LEVELS: Mapping[str, Manner] = {level.value: manner_of(Preferences(verbosity=level)) for level in Verbosity}
NORMAL = LEVELS["normal"]
Say = Callable[[Manner], str]
Section = dict[str, Say]

QUEEN = laid("QD JC", "5H 4S | KH QS", "3D", "KC", foundations=(0, 0, 3, 0), stock="2C 7S 8S", waste="9D JD 5S")
"""Mostly the table of the examples in the grammar."""
LONG = laid("KS", "", "", "3D 4D | KH QS JD TC", stock="AC AD", waste="KD", foundations=(0, 0, 13, 13), variant=VEGAS)
SPOTS: Mapping[str, tuple[Position, Focus]] = {
    "stock": (dealt(24), Focus(Place.STOCK)),
    "stock in draw three": (RICH, Focus(Place.STOCK)),
    "stock with a limit of passes": (replace(RICH, variant=VEGAS_THREE, pass_number=2), Focus(Place.STOCK)),
    "stock, last card": (LONG, Focus(Place.STOCK)),
    "stock empty": (laid("QC", waste="9D 4C"), Focus(Place.STOCK)),
    "stock finished": (laid("QC", waste="9D KC", variant=VEGAS), Focus(Place.STOCK)),
    "stock and waste empty": (laid("QC"), Focus(Place.STOCK)),
    "waste": (laid("6D", waste="9C 5S", stock="AC"), Focus(Place.WASTE)),
    "waste, nowhere to go": (QUEEN, Focus(Place.WASTE)),
    "waste in draw three": (RICH, Focus(Place.WASTE)),
    "waste, one card in draw three": (laid("7D", waste="5S", variant=DRAW_THREE), Focus(Place.WASTE)),
    "waste empty": (dealt(24), Focus(Place.WASTE)),
    "foundation": (QUEEN, Focus(Place.HEARTS)),
    "foundation empty": (QUEEN, Focus(Place.CLUBS)),
    "foundation complete": (LONG, Focus(Place.HEARTS)),
    "column, last card": (QUEEN, Focus(Place.COLUMN_2)),
    "column, only card": (QUEEN, Focus(Place.COLUMN_3)),
    "column that ends with an ace": (laid("AC"), Focus(Place.COLUMN_1)),
    "column, deeper card": (QUEEN, Focus(Place.COLUMN_1, 1)),
    "column, much deeper card": (LONG, Focus(Place.COLUMN_4, 3)),
    "column, card under two": (LONG, Focus(Place.COLUMN_4, 2)),
    "face-down cards": (QUEEN, Focus(Place.COLUMN_2, 2)),
    "one face-down card": (RICH, Focus(Place.COLUMN_1, 2)),
    "column empty": (RICH, Focus(Place.COLUMN_6)),
    "whole column": (QUEEN, Focus(Place.COLUMN_2, None)),
    "whole column of one card": (QUEEN, Focus(Place.COLUMN_4, None)),
    "whole column, empty": (RICH, Focus(Place.COLUMN_6, None)),
}
HELD: Mapping[str, tuple[Position, PickUp, Focus]] = {
    "held card": (QUEEN, PickUp(Place.COLUMN_4, 1), Focus(Place.COLUMN_4)),
    "head of a held run": (LONG, PickUp(Place.COLUMN_4, 4), Focus(Place.COLUMN_4, 3)),
    "card of a held run": (LONG, PickUp(Place.COLUMN_4, 4), Focus(Place.COLUMN_4)),
    "held column": (QUEEN, PickUp(Place.COLUMN_2), Focus(Place.COLUMN_2, None)),
    "held waste card": (QUEEN, PickUp(Place.WASTE), Focus(Place.WASTE)),
    "held foundation card": (QUEEN, PickUp(Place.HEARTS), Focus(Place.HEARTS)),
}
FOCI = {
    "stock": Focus(Place.STOCK),
    "waste": Focus(Place.WASTE),
    "foundation": Focus(Place.HEARTS),
    "empty foundation": Focus(Place.CLUBS),
    "last card": Focus(Place.COLUMN_2),
    "deeper card": Focus(Place.COLUMN_1, 1),
    "face-down cards": Focus(Place.COLUMN_2, 2),
    "whole column": Focus(Place.COLUMN_2, None),
    "empty column": Focus(Place.COLUMN_5),
}
HINTED = laid("9C | 8H 7S", "9S", "", "KD QC", stock="2C 3C", waste="5H KH", foundations=(1, 2, 3, 0))
UNCOVERS = Carry(Place.COLUMN_1, Place.COLUMN_2, 2)
HINTS: Mapping[str, Hint] = {
    "turns over": Hint(UNCOVERS, HintReason.TURNS_OVER, Basis.PROVED),
    "empties": Hint(Carry(Place.COLUMN_2, Place.COLUMN_3), HintReason.EMPTIES_COLUMN, Basis.FAIR),
    "goes up": Hint(Carry(Place.COLUMN_1, Place.SPADES), HintReason.GOES_UP, Basis.PROVED),
    "king to an empty column": Hint(Carry(Place.WASTE, Place.COLUMN_3), HintReason.KING_TO_EMPTY, Basis.LOST),
    "makes place": Hint(UNCOVERS, HintReason.MAKES_PLACE, Basis.PROVED, CARD_BY_CODE["QC"]),
    "makes place for a card not seen": Hint(UNCOVERS, HintReason.MAKES_PLACE, Basis.PROVED, CARD_BY_CODE["2C"]),
    "frees": Hint(UNCOVERS, HintReason.FREES_CARD, Basis.GUESSED, CARD_BY_CODE["QC"]),
    "frees a card not seen": Hint(UNCOVERS, HintReason.FREES_CARD, Basis.GUESSED, CARD_BY_CODE["2C"]),
    "comes back": Hint(Carry(Place.HEARTS, Place.COLUMN_2), HintReason.COMES_BACK, Basis.PROVED, CARD_BY_CODE["QC"]),
    "from the waste": Hint(Carry(Place.WASTE, Place.COLUMN_3), HintReason.FROM_WASTE, Basis.PROVED),
    "draws": Hint(Draw(), HintReason.DRAWS_CARD, Basis.PROVED),
    "redeals": Hint(Redeal(), HintReason.REDEALS, Basis.FAIR),
    "on the way": Hint(UNCOVERS, HintReason.ON_THE_WAY, Basis.GUESSED),
}
PLACES: Mapping[str, tuple[Position, tuple[Command, ...]]] = {
    "for the card at the focus": (laid("6C", "7H", "7D", foundations=(5, 0, 0, 0)), ()),
    "for the held cards": (laid("6C", "7H", "7D"), (PickUp(Place.COLUMN_1),)),
    "for a king": (LONG, ()),
    "none": (QUEEN, (FocusOn(Focus(Place.COLUMN_3)),)),
    "none for a king": (laid("KC", "2C", "2D", "2H", "2S", "3C", "3D"), ()),
    "nothing there": (QUEEN, (FocusOn(Focus(Place.COLUMN_6)),)),
}


def standing_at(position: Position, *commands: Command) -> Standing:
    """Return the game on a position after some commands."""
    session = session_on(position)
    for command in commands:
        session.handle(command, 0.0)
    return session.standing


def sections() -> dict[str, Section]:
    """Return everything that is said, by occasion and name."""
    return {
        "At the focus": {**{n: _spot(*spot) for n, spot in SPOTS.items()}, **{n: _held(*s) for n, s in HELD.items()}},
        "Events": {name: _event(event) for name, event in EVENTS.items()},
        "Refusals": {name: _event(event) for name, event in REFUSED.items()},
        "Questions": dict(_questions()),
        "Where can it go (L)": {name: _places(*where) for name, where in PLACES.items()},
        "Find (K)": {f"find {code}": _found(code) for code in ("AH", "9D", "JD", "KC", "QD", "KH", "TC")},
        "Hints": dict(_hints()),
        "Winnable or not": dict(_outlook()),
    }


def _spot(position: Position, focus: Focus) -> Say:
    return lambda manner: overview.spot_text(standing_at(position), focus, manner)


def _held(position: Position, pick_up: PickUp, focus: Focus) -> Say:
    return lambda manner: overview.spot_text(standing_at(position, pick_up), focus, manner)


def _event(event: Event) -> Say:
    update = event.update()
    return lambda manner: told(update, manner)


def _questions() -> Iterator[tuple[str, Say]]:
    for name, position in {"a deal": dealt(24), "a rich table": RICH, "a late game": LONG}.items():
        standing = standing_at(position)
        for action in ("tell-table", "tell-hidden", "tell-stock", "tell-foundations", "tell-score"):
            yield f"{action.removeprefix('tell-')} of {name}", _answer(action, standing)
    for name, focus in FOCI.items():
        for action in ("tell-place", "tell-details"):
            yield f"{action.removeprefix('tell-')} at {name}", _answer(action, standing_at(QUEEN, FocusOn(focus)))
        held = standing_at(QUEEN, PickUp(Place.COLUMN_1, 2), FocusOn(focus))
        yield f"details at {name}, cards held", _answer("tell-details", held)
    yield "place in reverse", lambda manner: overview.read_out(QUEEN, Place.COLUMN_2, manner, reverse=True)
    for number, move in enumerate(choices.offered_moves(QUEEN)[:4], 1):
        yield f"move {number}", _move(move)


def _answer(action: str, standing: Standing) -> Say:
    return lambda manner: ANSWERS[action](standing, 307.0, manner)


def _move(move: Carry | Draw | Redeal) -> Say:
    return lambda manner: choices.moves_list(QUEEN, manner)[choices.offered_moves(QUEEN).index(move)]


def _places(position: Position, commands: Sequence[Command]) -> Say:
    return lambda manner: choices.places_text(standing_at(position, *commands), manner)


def _found(code: str) -> Say:
    return lambda manner: finding.whereabouts(QUEEN, CARD_BY_CODE[code], manner)


def _hints() -> Iterator[tuple[str, Say]]:
    yield "where to look", lambda manner: followed(hints.where_to_look(HINTS["turns over"]), hints.press_again(manner))
    for name, hint in HINTS.items():
        yield name, _hint(hint)
    for name in ("turns over", "goes up", "king to an empty column", "comes back", "draws"):
        yield f"at once: {name}", _hint(HINTS[name], sourced=True)
    for reason in NoHintReason:
        yield f"no hint: {reason.value}", _no_hint(reason)


def _outlook() -> Iterator[tuple[str, Say]]:
    yield "the game is lost", outlook.lost
    yield "the deal is lost", outlook.lost_from_the_start
    yield "no need to go back", outlook.still_winnable
    yield "went back", lambda manner: outlook.went_back(7, manner)
    yield "no way back", outlook.no_way_back
    yield "looking back", outlook.looking_back
    yield "no solver", outlook.solver_is_missing
    for has_solver in (True, False):
        yield f"a plain shuffle, solver {has_solver}", _plain(has_solver=has_solver)
    yield "going on", lambda manner: deals.resumed(standing_at(dealt(24), PressStock()), manner)


def _plain(*, has_solver: bool) -> Say:
    return lambda manner: deals.not_vetted(manner, has_solver=has_solver)


def _hint(hint: Hint, *, sourced: bool = False) -> Say:
    return lambda manner: followed(hints.whole(HINTED, hint, manner, sourced=sourced), hints.plays_it(manner))


def _no_hint(reason: NoHintReason) -> Say:
    return lambda manner: hints.none(reason, manner)


def written() -> str:
    """Return the whole text."""
    text = "# What is said\n\nWritten by `python -m support.transcript`; CONTRIBUTING.md tells how. Read it aloud.\n"
    for title, section in sections().items():
        text += f"\n## {title}\n\n" + _table(LEVELS, section)
    spots = {name: _spot(*spot) for name, spot in SPOTS.items()}
    spots["place"] = _event(EVENTS["place"])
    spots["put back"] = _event(EVENTS["put back"])
    for level in (Verbosity.BRIEF, Verbosity.NORMAL, Verbosity.VERBOSE):
        manners = {names.value: replace(LEVELS[level.value], place_names=names) for names in PlaceNames}
        different = {name: say for name, say in spots.items() if len({say(manner) for manner in manners.values()}) > 1}
        text += f"\n## Names of places, {level.value}\n\n" + _table(manners, different)
    return text + "\n## Switched off\n\n" + _table(_switches(), {name: _event(EVENTS[name]) for name in _SWITCHED})


_SWITCHED = ("place", "empty a column", "draw one", "draw the last", "safe cards after a move", "safe cards")


def _switches() -> dict[str, Manner]:
    return {
        "all on": NORMAL,
        "turned off": replace(NORMAL, turned=False),
        "emptied off": replace(NORMAL, emptied=False),
        "left off": replace(NORMAL, left=False),
        "automatic off": replace(NORMAL, automatic=False),
        "colours on": replace(NORMAL, colours=True),
    }


def _table(manners: Mapping[str, Manner], section: Mapping[str, Say]) -> str:
    head = f"| | {' | '.join(manners)} |\n|---|{'---|' * len(manners)}\n"
    rows = (f"| {name} | {' | '.join(say(manner) for manner in manners.values())} |\n" for name, say in section.items())
    return head + "".join(rows)


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
