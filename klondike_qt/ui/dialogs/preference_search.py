"""What can be found in the preferences: the words of each choice, before anything of it is made for the eye."""

from collections.abc import Collection, Mapping, Sequence

from klondike_qt.preferences.worn import Preset
from klondike_qt.ui.dialogs.all_preferences import AllSection
from klondike_qt.ui.dialogs.preference_sections import DEEDS
from klondike_qt.ui.dialogs.presets import sentence_about
from klondike_qt.words import preferences, presets
from klondike_qt.words.menus import plain

Found = dict[str, list[str]]
"""The ids of what was found, by section."""


def searched_words(
    sections: Mapping[str, Collection[str]], deeds: Mapping[str, Collection[str]]
) -> dict[str, dict[str, str]]:
    """Return by section and id all words of presets, choices (those of their section too) and buttons.

    ``sections`` has the fields of each section, ``deeds`` the texts of its buttons.
    """
    titles = preferences.section_titles()
    names, sentences, values = preferences.names(), preferences.explanations(), preferences.values()

    def words_of(section: str, field: str) -> str:
        return _joined(titles[section], names[field], sentences[field], *values.get(field, {}).values())

    worn = {preset.value: _joined(presets.preset_names()[preset], sentence_about(preset)) for preset in Preset}
    chosen = {section: {field: words_of(section, field) for field in held} for section, held in sections.items()}
    for section, texts in deeds.items():
        if texts:
            chosen[section][DEEDS] = _joined(titles[section], *texts)
    return {"presets": worn, **chosen, "all": {"all": _joined(presets.all_title(), *AllSection.texts())}}


def found(searched: Mapping[str, Mapping[str, str]], wanted: Sequence[str]) -> Found:
    """Return the sections in which every word occurs that was typed, with what it occurs in."""
    hits = {
        section: [name for name, text in held.items() if all(word in text for word in wanted)]
        for section, held in searched.items()
    }
    return {section: names for section, names in hits.items() if names}


def _joined(*texts: str) -> str:
    return plain(" ".join(texts)).casefold()
