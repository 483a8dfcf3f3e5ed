"""All choices in one window: found by section or by searching, in force at once."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFontInfo, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QHBoxLayout, QWidget

from klondike_qt.preferences.schema import Preferences
from klondike_qt.ui.desk import Choices
from klondike_qt.ui.dialogs.all_preferences import AllSection
from klondike_qt.ui.dialogs.flow import Button, Flow
from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.dialogs.preference_rows import PreferenceRow, row_of
from klondike_qt.ui.dialogs.presets import PresetsSection
from klondike_qt.ui.dialogs.rows import ACROSS, Rows
from klondike_qt.ui.dialogs.search_field import SearchField
from klondike_qt.ui.dialogs.section import Section
from klondike_qt.ui.system import System
from klondike_qt.words import dialogs, presets
from klondike_qt.words import preferences as words

SECTIONS: dict[str, tuple[str, ...]] = {
    "game": ("variant", "deals", "difficulty", "time_bonus", "keep_balance", "confirm", "pause_hides"),
    "playing": ("autoplay", "safe_cards", "auto_complete", "rings", "quick_moves"),
    "hints": ("whole_hint", "fair_hints", "show_state", "tell_lost"),
    "look": (
        "size",
        "face",
        "theme",
        "system_contrast",
        "back",
        "surface",
        "plain_cloth",
        "window_look",
        "text_size",
        "layout",
        "left_handed",
        "merge_hidden",
        "reduced_motion",
        "motion_speed",
        "show_timer",
        "show_score",
        "simple_window",
        "message_line",
    ),
    "speech": (
        "verbosity",
        "place_names",
        "colour_words",
        "say_turned",
        "say_emptied",
        "say_left",
        "say_automatic",
        "speech_route",
    ),
    "voice": ("speech", "speech_voice", "speech_rate", "speech_pitch", "speech_volume", "speech_beside_reader"),
    "sound": ("sounds", "sound_volume", "sound_space"),
    "keyboard": ("letters", "double_strike", "wrap"),
    "pointer": ("drag", "click_picks", "double_click", "reach", "accident", "dwell", "numbers"),
    "switches": ("scanning", "scan_pace", "scan_loops", "scan_aloud", "scan_undo", "scan_release"),
}
"""The fields of each section, in order."""
_ARROWS = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right}
BESIDE = 40
"""Lpx beside the longest title in the list of sections: its frame, and the bar that scrolls it."""
NARROW = 36
"""Heights of the text: a narrower window has no list of sections; searching and the Tab key find everything."""


class _ArrowsStay(QObject):
    """Keeps arrows from leading from a button into a list of values, which the next arrow would change."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        return isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() in _ARROWS


class _Sections(Rows):
    """The list of sections; Enter, Space, the arrow to the right and Tab lead into the chosen one."""

    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lead into the section."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Right}:
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, following: bool) -> bool:  # noqa: FBT001
        """Let Tab lead into the section."""
        if following:
            self.entered.emit()
            return True
        return super().focusNextPrevChild(following)


class PreferencesDialog(PagedDialog):
    """Shows every choice with a sentence about it; what is chosen is in force at once.

    ``voices`` gives the names of the voices, ``listen`` what lets the voice (by "voice") and the sounds (by "sound")
    be heard.
    """

    keys_wanted = Signal()
    """The list of keys is to take the place of this window."""
    voices_wanted = Signal()
    """The player looks at the list of voices, which is not complete yet."""

    def __init__(
        self,
        choices: Choices,
        parent: QWidget | None = None,
        *,
        voices: Sequence[str] = (),
        listen: Mapping[str, Callable[[], object]] | None = None,
        system: System | None = None,
        tell: Callable[[str], object] = str,
    ) -> None:
        super().__init__(words.title(), parent, size=QSize(920, 680))
        self._choices = choices
        self._listen = listen or {}
        self._rows: list[PreferenceRow] = []
        self._presets = PresetsSection(choices, system or System())
        self._all = AllSection(choices, tell)
        self._groups: dict[str, Section] = {"presets": self._presets}
        self._search = self._build_search()
        self._sections = self._build_sections()
        self._join()
        self._build_page(voices)
        self.add_button(dialogs.close_button(), self.reject, is_default=True)
        stay = _ArrowsStay(self)
        for button in self.findChildren(QAbstractButton):
            button.installEventFilter(stay)
        choices.changed.connect(self._show_values)
        self._show_values(choices.now, choices.now)

    def _join(self) -> None:
        """Put the search above the page, and the list of sections beside it."""
        middle = QHBoxLayout()
        middle.addWidget(self._sections)
        middle.addWidget(self.area, 1)
        around = self.layout()
        if isinstance(around, QBoxLayout):
            around.insertWidget(0, self._search)
            around.insertLayout(1, middle, 1)

    def offer_voices(self, voices: Sequence[str]) -> None:
        """Offer the voices that were found."""
        next(row for row in self._rows if row.field == "speech_voice").offer(voices)
        self._show_values(self._choices.now, self._choices.now)

    def _build_page(self, voices: Sequence[str]) -> None:
        known: dict[str, Any] = {field.name: field for field in fields(Preferences)}
        self.page.addWidget(self._presets)
        for section, names in SECTIONS.items():
            title = words.section_titles()[section]
            group = Section(title)
            for name in names:
                row = row_of(known[name], voices)
                row.changed.connect(self._choose)
                if name == "speech_voice":
                    row.looked_at.connect(self.voices_wanted)
                group.inside.addWidget(row)
                self._rows.append(row)
            group.inside.addWidget(self._build_foot(section, title))
            self._groups[section] = group
            self.page.addWidget(group)
        self._groups["all"] = self._all
        self.page.addWidget(self._all)
        self.page.addStretch(1)

    def _build_foot(self, section: str, title: str) -> QWidget:
        """Return what stands below the choices of a section."""
        foot = Flow()
        if section in self._listen:
            foot.add(Button(words.preview_button(), self._listen[section]))
        if section == "keyboard":
            foot.add(Button(words.keys_button(), self._leave_for_keys))
        foot.add(Button(words.reset_button(title), lambda: self._reset(section)))
        return foot

    def _leave_for_keys(self) -> None:
        self.accept()
        self.keys_wanted.emit()

    def _build_search(self) -> SearchField:
        search = SearchField(words.search_label())
        search.setClearButtonEnabled(True)
        search.textChanged.connect(self._filter)
        return search

    def _build_sections(self) -> _Sections:
        sections = _Sections()
        sections.setAccessibleName(words.sections_label())
        sections.addItems([presets.title(), *(words.section_titles()[name] for name in SECTIONS), presets.all_title()])
        sections.setCurrentRow(0)
        sections.currentRowChanged.connect(self._go_to)
        sections.entered.connect(lambda: self._enter(sections.currentRow()))
        return sections

    def _go_to(self, index: int) -> None:
        """Scroll to a section."""
        self._search.clear()
        group = list(self._groups.values())[index]
        self.area.verticalScrollBar().setValue(group.y())

    def _enter(self, index: int) -> None:
        """Put the keyboard on the first choice of a section."""
        section = list(self._groups)[index]
        firsts = {"presets": self._presets.first, "all": self._all.first}
        controls = {row.field: row.control for row in self._rows}
        first = firsts[section] if section in firsts else controls[SECTIONS[section][0]]
        first.setFocus(Qt.FocusReason.TabFocusReason)

    def _choose(self, field: str, value: object) -> None:
        values: dict[str, Any] = {field: value}
        self._choices.set(replace(self._choices.now, **values))

    def _reset(self, section: str) -> None:
        """Give all choices of a section their first values."""
        values: dict[str, Any] = {name: getattr(Preferences(), name) for name in SECTIONS[section]}
        self._choices.set(replace(self._choices.now, **values))

    def _show_values(self, _: Preferences, now: Preferences) -> None:
        for row in self._rows:
            row.show_value(now)

    def _filter(self, wanted: str) -> None:
        """Show the choices in which every word that was typed occurs, and the sections that have any."""
        parts = wanted.casefold().split()
        for row in self._rows:
            row.setVisible(row.fits(parts))
        self._presets.leave(parts)
        self._all.leave(parts)
        for section, names in SECTIONS.items():
            self._groups[section].setVisible(any(row.fits(parts) for row in self._rows if row.field in names))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the room to the choices where there is little of it."""
        metrics = self._sections.fontMetrics()
        shown = (presets.title(), *words.section_titles().values(), presets.all_title())
        titles = [metrics.horizontalAdvance(title) for title in shown]
        self._sections.setFixedWidth(max(titles) + 2 * ACROSS + BESIDE)
        self._sections.setVisible(self.width() >= NARROW * QFontInfo(self.font()).pixelSize())
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the list of sections, or with searching."""
        super().showEvent(event)
        (self._search if self._sections.isHidden() else self._sections).setFocus()
