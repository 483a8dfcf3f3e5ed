"""All choices in one window, one section at a time: found by section or by searching, in force at once."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontInfo, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QHBoxLayout, QWidget

from klondike_qt.preferences.worn import Preset
from klondike_qt.ui.desk import Choices
from klondike_qt.ui.dialogs.all_preferences import AllSection
from klondike_qt.ui.dialogs.paged import PagedDialog
from klondike_qt.ui.dialogs.preference_pages import PreferencePages, Shown
from klondike_qt.ui.dialogs.preference_search import found, searched_words
from klondike_qt.ui.dialogs.preference_sections import ChoicesSection
from klondike_qt.ui.dialogs.preference_undo import UndoButton
from klondike_qt.ui.dialogs.presets import PresetsSection
from klondike_qt.ui.dialogs.prose import Prose
from klondike_qt.ui.dialogs.section_list import LeadingSearch, SectionChoice, SectionList
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
NARROW = 36
"""Heights of the text: in a narrower window the list of sections becomes a line above the choices."""
CALM = 150
"""Milliseconds after the last letter in which nothing is searched yet."""


class _ArrowsStay(QObject):
    """Keeps arrows from leading from a button into a list of values, which the next arrow would change."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        return isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() in _ARROWS


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
        self._tell = tell
        deeds = {name: {words.preview_button(): deed} for name, deed in (listen or {}).items()}
        deeds["keyboard"] = {words.keys_button(): self._leave_for_keys}
        self._texts = {name: tuple(held) for name, held in deeds.items()}
        makers: dict[str, Callable[[], Shown]] = {"presets": partial(PresetsSection, choices, system or System(), tell)}
        for name, fields in SECTIONS.items():
            makers[name] = partial(ChoicesSection, name, fields, choices, deeds.get(name, {}), tell)
        makers["all"] = partial(AllSection, choices, tell)
        self._stay = _ArrowsStay(self)
        self._search = LeadingSearch(words.search_label())
        self._sections = SectionList(_titles())
        self._line = SectionChoice(_titles())
        self._nothing = Prose(words.nothing_found())
        self._nothing.setObjectName("news")
        self._nothing.setContentsMargins(8, 8, 8, 0)
        self._calm = QTimer(self, interval=CALM, singleShot=True)
        self.page.addWidget(self._nothing)
        self.page.addStretch(1)
        self._pages = PreferencePages(self.page, makers, voices)
        self._pages.voices_wanted.connect(self.voices_wanted)
        self._join()
        self._undo = UndoButton(choices, {field for held in SECTIONS.values() for field in held})
        self._undo.shown.connect(self._show_choice)
        self._undo.told.connect(tell)
        self.buttons.add(self._undo)
        self._undo.hide()
        self._close = self.add_button(dialogs.close_button(), self.reject, is_default=True)
        self._connect()
        self._show_section()

    def _join(self) -> None:
        """Put the search above the page, and the list of sections beside it."""
        above, middle = QHBoxLayout(), QHBoxLayout()
        above.addWidget(self._search, 2)
        above.addWidget(self._line, 3)
        middle.addWidget(self._sections)
        middle.addWidget(self.area, 1)
        around = self.layout()
        if isinstance(around, QBoxLayout):
            around.insertLayout(0, above)
            around.insertLayout(1, middle, 1)
        self._line.hide()
        for part in (self._line, self._sections, self._search):
            part.lower()  # which makes it come first for assistive technology, too

    def _connect(self) -> None:
        self._search.textChanged.connect(self._wait)
        self._search.led.connect(self._lead)
        self._calm.timeout.connect(self._find)
        self._sections.currentRowChanged.connect(self._pick)
        self._sections.clicked.connect(lambda index: self._pick(index.row()))
        self._line.activated.connect(self._pick)
        self._line.currentIndexChanged.connect(self._pick)
        for chooser in (self._sections, self._line):
            chooser.led.connect(self._lead)
        for keys, deed in (
            (QKeySequence(QKeySequence.StandardKey.Find), self._search_again),
            (QKeySequence(QKeySequence.StandardKey.Undo), self._undo.take_back),
            (QKeySequence("Ctrl+PgDown"), lambda: self._turn(1)),
            (QKeySequence("Ctrl+PgUp"), lambda: self._turn(-1)),
        ):
            QShortcut(keys, self).activated.connect(deed)

    def offer_voices(self, voices: Sequence[str]) -> None:
        """Offer the voices that were found."""
        self._pages.offer_voices(voices)

    def _leave_for_keys(self) -> None:
        self.accept()
        self.keys_wanted.emit()

    def _pick(self, index: int) -> None:
        """Show a section in place of whatever is shown."""
        for chooser in (self._sections, self._line):
            chooser.choose(index)
        self._search.clear()
        self._show_section()

    def _turn(self, step: int) -> None:
        """Go to the next section or the one before; the keyboard stays among the choices if it is there."""
        is_inside = self.area.isAncestorOf(self.focusWidget())
        self._chooser.setFocus()
        self._pick((self._sections.currentRow() + step) % len(self._pages.names))
        if is_inside:
            self._lead()

    def _lead(self) -> None:
        """Put the keyboard on the first choice that is shown."""
        if self._calm.isActive():
            self._find()
        for control in self._pages.controls[:1]:
            control.setFocus(Qt.FocusReason.TabFocusReason)

    def _show_choice(self, field: str) -> None:
        """Put the keyboard on a choice, in its section if it is not among those that are shown; so it is heard."""
        section = None
        if all(control.objectName() != field for control in self._pages.controls):
            section = next(name for name, held in SECTIONS.items() if field in held)
            self._pages.show_too(section)  # first: what is hidden with the keyboard hands it on to what would be heard
        control = next(control for control in self._pages.controls if control.objectName() == field)
        control.setFocus()
        if section:
            self._pick(self._pages.names.index(section))
            self.show_part(control)

    def _search_again(self) -> None:
        self._search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._search.selectAll()

    def _wait(self, text: str) -> None:
        """Search when no more is typed."""
        if text.strip():
            self._calm.start()
        else:
            self._show_section()

    def _find(self) -> None:
        """Show the choices in which every word that was typed occurs, below the titles of their sections."""
        self._calm.stop()
        self._sections.clearSelection()  # what is shown is no section
        hits = found(searched_words(SECTIONS, self._texts), self._search.text().casefold().split())
        self._show(hits)
        self._tell(words.hits(sum(len(names) for names in hits.values())) if hits else words.nothing_found())

    def _show_section(self) -> None:
        self._calm.stop()
        self._show({self._pages.names[self._sections.currentRow()]: None})

    def _show(self, shown: Mapping[str, Sequence[str] | None]) -> None:
        """Show sections, whole ones or what was found in them."""
        self._pages.show_only(shown)
        self._nothing.setVisible(not shown)
        controls = self._pages.controls
        for one, other in pairwise([self._search, self._line, self._sections, *controls, self._undo, self._close]):
            self.setTabOrder(one, other)
        for control in (*controls, self._close):
            if isinstance(control, QAbstractButton):
                control.installEventFilter(self._stay)
        self.area.verticalScrollBar().setValue(0)

    @property
    def _chooser(self) -> SectionList | SectionChoice:
        """What the sections are chosen from in a window of this width."""
        return self._line if self._sections.isHidden() else self._sections

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the room to the choices where there is little of it."""
        had_keyboard = self._chooser.hasFocus()
        is_narrow = self.width() < NARROW * QFontInfo(self.font()).pixelSize()
        self._sections.fit()
        self._sections.setVisible(not is_narrow)
        self._line.setVisible(is_narrow)
        if had_keyboard:
            self._chooser.setFocus()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the sections."""
        super().showEvent(event)
        self._chooser.setFocus()


def _titles() -> list[tuple[str, str]]:
    """Return the title of each section, and what is said of it."""
    counted = {words.section_titles()[name]: len(fields) for name, fields in SECTIONS.items()}
    told = [(title, words.section_entry(title, count)) for title, count in counted.items()]
    first = (presets.title(), words.section_entry(presets.title(), len(Preset)))
    return [first, *told, (presets.all_title(), presets.all_title())]
