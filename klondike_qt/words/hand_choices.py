"""The texts of the preferences for pointer and switches: names, a sentence about each, values and units."""

from klondike_qt.words.translate import translate

_NAME = "Name of a choice in the preferences."
_WHAT = "Explains a choice in the preferences, in one sentence."
_VALUE = "One value of a choice in the preferences."
_UNIT = "Behind a number in the preferences."
_SPOKEN = "Name of a number for a screen reader. {name}: such as Pause of a key."
_CHANGE = "What a preset changes. {choice}: the name of a choice."

_TIMES = {"double_strike", "accident", "scan_pace", "dwell"}
_LENGTHS = {"reach"}
_COUNTS = {"scan_loops"}


def names() -> dict[str, str]:
    """Return the name of each choice by its field."""
    return {
        "drag": translate("Cards can be dragged", _NAME),
        "click_picks": translate("A click picks up and puts down", _NAME),
        "double_click": translate("A double click sends the card", _NAME),
        "reach": translate("A click may tremble", _NAME),
        "accident": translate("Ignore a second click for", _NAME),
        "dwell": translate("Click by resting", _NAME),
        "numbers": translate("Show numbers", _NAME),
        "scanning": translate("Play with switches", _NAME),
        "scan_pace": translate("Time for each thing", _NAME),
        "scan_loops": translate("Rounds before a rest", _NAME),
        "scan_aloud": translate("Say each thing", _NAME),
        "scan_undo": translate("Offer to undo after a move", _NAME),
        "scan_release": translate("Choose on letting go", _NAME),
    }


def explanations() -> dict[str, str]:
    """Return one sentence about each choice by its field."""
    return {
        "drag": translate("Off, a slip of the hand never carries a card away.", _WHAT),
        "click_picks": translate("Off, a click on the table only goes there, unless a click sends the card.", _WHAT),
        "double_click": translate("Where a click picks up, a quick second one sends to the best place.", _WHAT),
        "reach": translate("A press that moves less than this far is still a click.", _WHAT),
        "accident": translate("A second click at the same spot within this time does nothing; 0 takes all.", _WHAT),
        "dwell": translate("A pointer that rests so long clicks, except on the message line; 0 is off.", _WHAT),
        "numbers": translate("Each place shows the key that leads there, to be said to voice control.", _WHAT),
        "scanning": translate("One switch: Space or a click chooses. Two: Space goes on, Enter chooses.", _WHAT),
        "scan_pace": translate("So long is each thing framed with one switch; the first one twice as long.", _WHAT),
        "scan_loops": translate("Then the frame rests until the switch is pressed.", _WHAT),
        "scan_aloud": translate("Whatever is framed is said, by screen reader or own voice.", _WHAT),
        "scan_undo": translate("It comes first after each move, for a slip of the switch.", _WHAT),
        "scan_release": translate("Off, the press of the switch counts.", _WHAT),
    }


def values() -> dict[str, dict[str, str]]:
    """Return the texts of the values of each choice of one out of several, by field and value."""
    return {
        "scanning": {
            "off": translate("Without switches", _VALUE),
            "one-switch": translate("One switch", _VALUE),
            "two-switches": translate("Two switches", _VALUE),
        }
    }


def unit(field: str) -> str:
    """Return what stands behind the number of a choice."""
    if field in _TIMES:
        return translate(" ms", _UNIT + " Milliseconds.")
    if field in _LENGTHS:
        return translate(" pixels", _UNIT)
    return "" if field in _COUNTS else translate(" %", _UNIT + " Percent.")


def with_unit(field: str, name: str) -> str:
    """Return the name of a number with its unit."""
    if field in _TIMES:
        return translate("{name}, in milliseconds", _SPOKEN, name=name)
    if field in _LENGTHS:
        return translate("{name}, in pixels", _SPOKEN, name=name)
    return name if field in _COUNTS else translate("{name}, in percent", _SPOKEN, name=name)


def amount(field: str, name: str, number: int) -> str:
    """Return a number that a preset gives to a choice: "Ignore the same key for: 500 milliseconds"."""
    if field in _TIMES:
        return translate("{choice}: {n} milliseconds", _CHANGE, n=number, one="{choice}: {n} millisecond", choice=name)
    if field in _LENGTHS:
        return translate("{choice}: {n} pixels", _CHANGE, n=number, one="{choice}: {n} pixel", choice=name)
    return translate("{choice}: {n}", _CHANGE, n=number, choice=name)


def numbered_place(number: str, name: str) -> str:
    """Return what a place is called that shows its number, which comes first for voice control: "9: waste"."""
    return translate(
        "{number}: {name}", "A place of the table with the number that it shows.", number=number, name=name
    )
