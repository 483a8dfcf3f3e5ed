"""Which languages the texts can be read in."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from itertools import pairwise

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


def language_of_help(arguments: Sequence[str], environment: Mapping[str, str]) -> str | None:
    """Return the language that help is to be translated to before arguments are read: of the option, else the system.

    None if it needs no translation, or if there is none.
    """
    given = [after for word, after in pairwise([*arguments, ""]) if word == "--lang"]
    given += [word.partition("=")[2] for word in arguments if word.startswith("--lang=")]
    of_system = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    code = next(filter(None, [*given, *of_system]), SOURCE_LANGUAGES[0])
    return None if is_source_language(code) or not is_language_there(code) else code


def _parts(code: str) -> list[str]:
    return code.partition(".")[0].replace("-", "_").split("_")
