"""The one door through which every text of the program goes to be translated.

The calling form, for whoever writes a text or gathers them for translation::

    translate("Holding {card}", "Heard when a card is picked up. {card}: its name.", card=name(card))
    translate("{n} cards", "How many cards.", n=count, one="{n} card")

* The first argument is the English text, always a plain string literal (adjacent literals may be joined).
* The second is a note to the translator that says when the text is heard or seen and what each ``{placeholder}``
  stands for: a literal, the name of a string constant of the same module or function, or such joined with ``+``.
* ``n=`` marks a text with plural forms: the English text is the plural, ``one=`` (a literal too) the singular. In a
  ``.ts`` file it is ``numerus="yes"``; ``{n}`` stays in the text and is filled in here.
* All other keywords fill placeholders; what they carry has come through ``translate`` itself, or is a number or a name.
* In a ``.ts`` file every text lies in the context ``words``: ``<source>`` is the English text, ``<extracomment>`` the
  note (and the singular). There is no ``<comment>``: the same English text is the same message everywhere.
* Every call is written ``translate(...)``, so that the texts can be gathered from the syntax tree alone.
"""

from collections.abc import Callable
from types import SimpleNamespace

CONTEXT = "words"
"""The context that all texts have in the translation files."""

Lookup = Callable[[str, int | None], str | None]
"""From an English text and the number that decides its plural form (or None) to the text in the player's language;
for a text that has no translation the text itself, or nothing."""


def untranslated(source: str, n: int | None = None) -> str:  # noqa: ARG001
    """Return the English text as it is."""
    return source


_door = SimpleNamespace(lookup=untranslated)


def install(lookup: Lookup) -> None:
    """Let ``lookup`` find the texts from now on; ``untranslated`` brings English back."""
    _door.lookup = lookup


def translate(source: str, note: str, /, *, n: int | None = None, one: str | None = None, **parts: object) -> str:  # noqa: ARG001
    """Return ``source`` in the player's language with its placeholders filled.

    ``note`` is for the translator only. A translation whose placeholders do not fit gives the English text instead.
    """
    english = one if n == 1 and one is not None else source
    found = _door.lookup(source, n)
    fills = parts if n is None else {**parts, "n": n}
    try:
        return (found if found and found != source else english).format(**fills)
    except (KeyError, IndexError, ValueError):
        return english.format(**fills)
