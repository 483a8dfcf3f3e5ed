"""The sections of the preferences in their page: made when they are first shown, and each at its place."""

from collections.abc import Callable, Collection, Mapping, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from klondike_qt.ui.dialogs.all_preferences import AllSection
from klondike_qt.ui.dialogs.flow import Button, Flow
from klondike_qt.ui.dialogs.preference_rows import PreferenceRow
from klondike_qt.ui.dialogs.preference_sections import ChoicesSection
from klondike_qt.ui.dialogs.presets import PresetsSection
from klondike_qt.ui.dialogs.section import Section

Shown = PresetsSection | ChoicesSection | AllSection
VOICE = "speech_voice"
"""The field whose values take time to find out."""


class PreferencePages(QObject):
    """Shows one section, or what was found in any of them; ``makers`` has all sections in order, by id."""

    voices_wanted = Signal()
    """The player looks at the list of voices."""

    def __init__(self, page: QVBoxLayout, makers: Mapping[str, Callable[[], Shown]], voices: Sequence[str]) -> None:
        super().__init__(page)
        self.names = tuple(makers)
        self._page = page
        self._above = page.count() - 1  # all but the stretch at the end
        self._makers = makers
        self._made: dict[str, Shown] = {}
        self._voices = list(voices)

    def show_only(self, shown: Mapping[str, Collection[str] | None]) -> None:
        """Show these sections, by id: the choices with these ids alone, or the whole section."""
        for name, choices in shown.items():
            self._section(name).show_only(choices)
        for name, section in self._made.items():
            section.setVisible(name in shown)

    def show_too(self, name: str) -> None:
        """Show a whole section besides those that are shown."""
        section = self._section(name)
        section.show_only(None)
        section.show()

    def offer_voices(self, voices: Sequence[str]) -> None:
        """Offer the voices that were found."""
        self._voices += [voice for voice in voices if voice not in self._voices]
        for section in self._made.values():
            if isinstance(section, ChoicesSection):
                section.offer_voices(self._voices)

    @property
    def controls(self) -> list[QWidget]:
        """What the Tab key comes to in the sections that are shown, in order."""
        shown = [self._made[name] for name in self.names if name in self._made and not self._made[name].isHidden()]
        return [control for section in shown for control in _controls_of(section)]

    def _section(self, name: str) -> Shown:
        if name not in self._made:
            section = self._makers[name]()
            if isinstance(section, ChoicesSection):
                section.offer_voices(self._voices)
                section.looked_at.connect(self._look)
            before = sum(other in self._made for other in self.names[: self.names.index(name)])
            self._page.insertWidget(self._above + before, section)
            self._made[name] = section
        return self._made[name]

    def _look(self, field: str) -> None:
        if field == VOICE:
            self.voices_wanted.emit()


def _controls_of(section: Section) -> list[QWidget]:
    """Return what the Tab key comes to in a section, in order."""
    found: list[QWidget] = []
    for item in (section.inside.itemAt(index) for index in range(section.inside.count())):
        part = item.widget() if item else None
        if isinstance(part, PreferenceRow) and not part.isHidden():
            found.append(part.control)
        elif isinstance(part, Flow) and not part.isHidden():
            found += part.findChildren(Button)
    return found
