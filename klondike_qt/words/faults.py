"""What is wrong with a deal or a position that came from outside: one sentence for each fault."""

from collections.abc import Callable, Iterable, Mapping

from klondike_qt.rules.faults import Fault, FaultKind
from klondike_qt.words import cards, piles
from klondike_qt.words.grammar import capital, followed, listed
from klondike_qt.words.translate import translate

_SEEN = "Seen when a deal or a position that was typed or pasted cannot be used. "
_LINE = "{line}: its number, {text}: what stands there."


def told(faults: Iterable[Fault]) -> str:
    """Return all that is wrong as one message."""
    return followed(*sentences(faults))


def sentences(faults: Iterable[Fault]) -> tuple[str, ...]:
    """Return one sentence for each fault."""
    return tuple(sentence(fault) for fault in faults)


def sentence(fault: Fault) -> str:
    """Return the sentence for one fault, with the line that it stands in."""
    text = _SENTENCES[fault.kind](fault)
    if fault.line is None:
        return text
    return translate(
        "Line {line}: {fault}", _SEEN + "{line}: a number, {fault}: what is wrong with it.", line=fault.line, fault=text
    )


def _place(fault: Fault) -> str:
    return capital(piles.name(fault.place)) if fault.place is not None else ""


def _unreadable(fault: Fault) -> str:
    if fault.number is not None:
        return translate(
            'Cannot read "{text}" at character {number}',
            _SEEN + "{text}: what stands there; {number}: where it begins.",
            text=fault.text,
            number=fault.number,
        )
    if fault.place is not None:
        return translate(
            '{place}: cannot read "{text}"',
            _SEEN + "{place}: such as column two; {text}: what stands there.",
            place=_place(fault),
            text=fault.text,
        )
    return translate('Cannot read "{text}"', _SEEN + "{text}: what stands there.", text=fault.text)


def _lower_case(fault: Fault) -> str:
    return translate(
        'Write cards in large letters, not "{text}"', _SEEN + "{text}: a card in small letters.", text=fault.text
    )


def _place_count(fault: Fault) -> str:
    return translate(
        "{place} has {n} cards, which is not its number in an opening",
        _SEEN + "{place}: such as column two.",
        n=fault.number,
        one="{place} has {n} card, which is not its number in an opening",
        place=_place(fault),
    )


def _not_a_run(fault: Fault) -> str:
    lower, upper = fault.cards
    return translate(
        "{place}: {upper} cannot lie on {lower}",
        _SEEN + "{place}: such as column two; {upper} and {lower}: names of cards.",
        place=_place(fault),
        upper=cards.name(upper),
        lower=cards.name(lower),
    )


def _number_range(fault: Fault) -> str:
    return translate(
        "There is no deal {text}; deals go from 1 to {largest}",
        _SEEN + "{text}: the number that was typed; {largest}: the highest number.",
        text=fault.text,
        largest=fault.number,
    )


def _passes_from_one(fault: Fault) -> str:
    return translate(
        "Passes count from 1; {number} is too low", _SEEN + "{number}: as it was given.", number=fault.number
    )


def _card_list(fault: Fault) -> str:
    return listed(cards.names(fault.cards))


_SENTENCES: Mapping[FaultKind, Callable[[Fault], str]] = {
    FaultKind.EMPTY: lambda _: translate("There is nothing to read", _SEEN),
    FaultKind.TOO_LONG: lambda f: translate(
        "The text is too long; at most {number} characters are read", _SEEN, number=f.number
    ),
    FaultKind.UNKNOWN_FORM: lambda f: translate(
        '"{text}" is not a deal: type a number, 104 characters or a board', _SEEN + "{text}: its start.", text=f.text
    ),
    FaultKind.FOREIGN_DIGITS: lambda f: translate(
        'Write deal numbers with the digits 0 to 9, not "{text}"', _SEEN + "{text}: as it was typed.", text=f.text
    ),
    FaultKind.NUMBER_RANGE: _number_range,
    FaultKind.NUMBER_FROM_ZERO: lambda f: translate(
        "There is no deal {text}; deals go from 0 to {largest}",
        _SEEN + "{text}: the number that was typed; {largest}: the highest number.",
        text=f.text,
        largest=f.number,
    ),
    FaultKind.DIGIT_COUNT: lambda f: translate(
        "There are {n} digits; a deal written in digits has 156",
        _SEEN,
        n=f.number,
        one="There is {n} digit; a deal written in digits has 156",
    ),
    FaultKind.UNKNOWN_CARD: lambda _: translate("The board has unknown cards, so it cannot be dealt", _SEEN),
    FaultKind.BROKEN_JSON: lambda f: translate(
        "The JSON cannot be read at character {number}", _SEEN + "JSON is a form of text.", number=f.number
    ),
    FaultKind.BROKEN_XML: lambda f: translate(
        "The saved game cannot be read at character {number}", _SEEN + "A file of KPatience.", number=f.number
    ),
    FaultKind.OTHER_GAME: lambda f: translate(
        'The file holds another game, "{text}", not Klondike', _SEEN + "{text}: its name or number.", text=f.text
    ),
    FaultKind.CODE_FORM: lambda f: translate(
        'The code is not whole: "{text}"', _SEEN + "{text}: what stands there.", text=f.text
    ),
    FaultKind.CODE_CHECK: lambda _: translate("Some character of the code is wrong; copy it again", _SEEN),
    FaultKind.OTHER_VERSION: lambda f: translate(
        'The game is of another version of this program: "{text}"', _SEEN + "{text}: its first line.", text=f.text
    ),
    FaultKind.ILLEGAL_MOVE: lambda f: translate(
        'The rules do not allow "{text}" here', _SEEN + "{text}: a move in a saved game.", text=f.text
    ),
    FaultKind.IMPOSSIBLE_TURN: lambda f: translate(
        '"{text}" cannot stand here', _SEEN + "{text}: a move in a saved game.", text=f.text
    ),
    FaultKind.TOO_MANY_TURNS: lambda f: translate(
        "The game is too long; at most {number} moves are read", _SEEN, number=f.number
    ),
    FaultKind.LARGE_FILE: lambda _: translate("The file is too large for a deal or a game", _SEEN),
    FaultKind.NO_TEXT: lambda f: translate(
        "The file is no text from byte {number} on; deals and games are text files", _SEEN, number=f.number
    ),
    FaultKind.PICKLE: lambda _: translate(
        "A saved game of PySol could do harm, so it is not opened; export its board as text there", _SEEN
    ),
    FaultKind.NOT_OPENING: lambda _: translate("This is the middle of a game, not a deal", _SEEN),
    FaultKind.FOUNDATION_ORDER: lambda f: translate(
        "{place} is not built up from its ace", _SEEN + "{place}: a foundation.", place=_place(f)
    ),
    FaultKind.UNREADABLE: _unreadable,
    FaultKind.MORE: lambda f: translate("{n} more faults like these", _SEEN, n=f.number, one="{n} more like these"),
    FaultKind.LOWER_CASE: _lower_case,
    FaultKind.TEN: lambda f: translate('Write T for ten, not "{text}"', _SEEN + "{text}: a card.", text=f.text),
    FaultKind.INNER_SPACE: lambda f: translate(
        "There is a space at character {number}; write a deal in one piece", _SEEN, number=f.number
    ),
    FaultKind.UNKNOWN_LINE: lambda f: translate('No line can begin with "{text}"', _SEEN + _LINE, text=f.text),
    FaultKind.REPEATED_LINE: lambda f: translate(
        '"{text}" is there twice', _SEEN + "{text}: such as stock.", text=f.text
    ),
    FaultKind.MISSING_LINE: lambda f: translate('The line "{text}" is missing', _SEEN + "{text}: stock.", text=f.text),
    FaultKind.CARD_COUNT: lambda f: translate(
        "There are {n} cards, not 52", _SEEN, n=f.number, one="There is {n} card, not 52"
    ),
    FaultKind.DOUBLE_CARDS: lambda f: translate(
        "More than once: {cards}", _SEEN + "{cards}: their names.", cards=_card_list(f)
    ),
    FaultKind.MISSING_CARDS: lambda f: translate(
        "Missing: {cards}", _SEEN + "{cards}: their names.", cards=_card_list(f)
    ),
    FaultKind.COLUMN_COUNT: lambda f: translate(
        "There are {n} columns, not 7", _SEEN, n=f.number, one="There is {n} column, not 7"
    ),
    FaultKind.PLACE_COUNT: _place_count,
    FaultKind.FACE_DOWN_ON_TOP: lambda f: translate(
        "{place} has a face-down card on a face-up one or on top",
        _SEEN + "{place}: such as column two.",
        place=_place(f),
    ),
    FaultKind.NOT_A_RUN: _not_a_run,
    FaultKind.FOUNDATION_HEIGHT: lambda f: translate(
        "{place} must have 0 to 13 cards, not {number}",
        _SEEN + "{place}: a foundation.",
        place=_place(f),
        number=f.number,
    ),
    FaultKind.MISSING_FOUNDATION: lambda f: translate(
        "{place} is missing", _SEEN + "{place}: a foundation.", place=_place(f)
    ),
    FaultKind.UNKNOWN_VARIANT: lambda f: translate(
        'There is no kind of game called "{text}"', _SEEN + "{text}: what was written.", text=f.text
    ),
    FaultKind.PASSES_FROM_ONE: _passes_from_one,
    FaultKind.PASSES_USED_UP: lambda f: translate(
        "Pass {number} is more than this game has", _SEEN + "{number}: as it was given.", number=f.number
    ),
}
