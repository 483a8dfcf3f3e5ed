"""What the command doctor prints."""

from klondike_qt.words.grammar import listed
from klondike_qt.words.translate import translate

_DOCTOR = "A line of the command doctor, which tells how the program is set up. "


def versions(program: str, python: str, qt: str | None) -> str:
    """Tell the versions of the program and of what it stands on."""
    return translate(
        "Klondike Qt {program}, Python {python}, PySide6 {qt}",
        _DOCTOR + "Three version numbers.",
        program=program,
        python=python,
        qt=qt or missing(),
    )


def missing() -> str:
    """Name what is not there."""
    return translate("missing", _DOCTOR + "Stands in place of a version number or a name.")


def preferences(path: str) -> str:
    """Tell where the preferences are kept."""
    return translate("Preferences: {path}", _DOCTOR + "{path}: a file.", path=path)


def games(path: str) -> str:
    """Tell where games and results are kept."""
    return translate("Games and results: {path}", _DOCTOR + "{path}: a file.", path=path)


def display(platform: str, *, is_there: bool) -> str:
    """Tell what the window would be shown on."""
    if is_there:
        return translate("Display: {platform}", _DOCTOR + "{platform}: such as xcb or wayland.", platform=platform)
    return translate("Display: none that can be reached", _DOCTOR)


def accessibility(bus: str | None) -> str:
    """Tell how a screen reader would be reached."""
    if bus:
        return translate("Screen reader bus: {bus}", _DOCTOR + "{bus}: an address.", bus=bus)
    return translate("Screen reader bus: none in sight", _DOCTOR)


def solver(path: str | None) -> str:
    """Tell where the compiled solver lies."""
    if path:
        return translate("Solver: {path}", _DOCTOR + "{path}: a file.", path=path)
    return translate(
        "Solver: missing, so nothing can tell what can be won", _DOCTOR + "No hints that win, no winnable deals."
    )


def lacking(libraries: list[str]) -> str:
    """Tell which system libraries are missing."""
    if libraries:
        return translate("Missing libraries: {list}", _DOCTOR + "{list}: file names.", list=listed(libraries))
    return translate("No library is missing", _DOCTOR)
