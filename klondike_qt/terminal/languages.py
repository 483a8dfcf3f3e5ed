"""Which languages the texts can be read in."""

from importlib.resources import files

SOURCE_LANGUAGES = ("en", "c", "posix")
"""Names under which the texts are found as they stand in the source."""


def is_source_language(code: str) -> bool:
    """Tell whether no translation is needed for a language such as ``en_GB``."""
    return _parts(code)[0].lower() in SOURCE_LANGUAGES


def is_language_there(code: str) -> bool:
    """Tell whether the program can speak a language."""
    if is_source_language(code):
        return True
    folder = files("klondike_qt") / "resources" / "translations"
    parts = _parts(code)
    names = ("_".join(parts), parts[0])
    return all(part.isalnum() for part in parts) and any((folder / f"klondike_{name}.qm").is_file() for name in names)


def _parts(code: str) -> list[str]:
    return code.partition(".")[0].replace("-", "_").split("_")
