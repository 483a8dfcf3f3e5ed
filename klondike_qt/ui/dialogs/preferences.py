"""All choices in one window: found by section or by searching, in force at once."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFont, QFontInfo, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QDialogButtonBox,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from klondike_qt.preferences.schema import Preferences
from klondike_qt.ui.desk import Choices
from klondike_qt.ui.dialogs.preference_rows import PreferenceRow, row_of
from klondike_qt.words import dialogs
from klondike_qt.words import preferences as words

SECTIONS: dict[str, tuple[str, ...]] = {
    "game": ("variant", "deals", "difficulty", "time_bonus", "confirm"),
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
}
"""The fields of each section, in order."""
_ARROWS = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right}
NARROW = 720
"""Lpx: a narrower window has no list of sections; searching and the Tab key find everything."""


class _ArrowsStay(QObject):
    """Keeps arrows from leading from a button into a list of values, which the next arrow would change."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        return isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() in _ARROWS


class _Sections(QListWidget):
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


class PreferencesDialog(QDialog):
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
    ) -> None:
        super().__init__(parent)
        self._choices = choices
        self._listen = listen or {}
        self.setWindowTitle(words.title())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._rows: list[PreferenceRow] = []
        self._groups: dict[str, QGroupBox] = {}
        self._page = QScrollArea()
        self._page.setWidgetResizable(True)
        self._page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._page.setWidget(self._build_page(voices))
        self._search = self._build_search()
        self._sections = self._build_sections()
        self._join()
        choices.changed.connect(self._show_values)
        self._show_values(choices.now, choices.now)
        self.resize(920, 680)

    def _join(self) -> None:
        """Put all parts where they belong."""
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(dialogs.close_button())
        buttons.rejected.connect(self.reject)
        middle = QHBoxLayout()
        middle.addWidget(self._sections)
        middle.addWidget(self._page, 1)
        layout = QVBoxLayout(self)
        layout.addWidget(self._search)
        layout.addLayout(middle, 1)
        layout.addWidget(buttons)
        close.setDefault(True)  # now that it is in the dialog
        stay = _ArrowsStay(self)
        for button in self.findChildren(QAbstractButton):
            button.installEventFilter(stay)

    def offer_voices(self, voices: Sequence[str]) -> None:
        """Offer the voices that were found."""
        next(row for row in self._rows if row.field == "speech_voice").offer(voices)
        self._show_values(self._choices.now, self._choices.now)

    def _build_page(self, voices: Sequence[str]) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        known: dict[str, Any] = {field.name: field for field in fields(Preferences)}
        for section, names in SECTIONS.items():
            title = words.section_titles()[section]
            group = QGroupBox(title)
            group.setFont(_sized(self.font(), 1.2, bold=True))
            inside = QVBoxLayout(group)
            for name in names:
                row = row_of(known[name], voices)
                row.setFont(_sized(self.font(), 1.0, bold=False))
                row.changed.connect(self._choose)
                if name == "speech_voice":
                    row.looked_at.connect(self.voices_wanted)
                inside.addWidget(row)
                self._rows.append(row)
            inside.addWidget(self._build_foot(section, title))
            self._groups[section] = group
            layout.addWidget(group)
        layout.addStretch(1)
        return page

    def _build_foot(self, section: str, title: str) -> QWidget:
        """Return what stands below the choices of a section."""
        widget = QWidget()
        widget.setFont(_sized(self.font(), 1.0, bold=False))
        foot = QHBoxLayout(widget)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.addStretch(1)
        if section in self._listen:
            foot.addWidget(_button(words.preview_button(), self._listen[section]))
        if section == "keyboard":
            foot.addWidget(_button(words.keys_button(), self._leave_for_keys))
        foot.addWidget(_button(words.reset_button(title), lambda: self._reset(section)))
        return widget

    def _leave_for_keys(self) -> None:
        self.accept()
        self.keys_wanted.emit()

    def _build_search(self) -> QLineEdit:
        search = QLineEdit()
        search.setPlaceholderText(words.search_label())
        search.setAccessibleName(words.search_label())
        search.setClearButtonEnabled(True)
        search.textChanged.connect(self._filter)
        return search

    def _build_sections(self) -> QListWidget:
        sections = _Sections()
        sections.setAccessibleName(words.sections_label())
        sections.addItems([words.section_titles()[section] for section in SECTIONS])
        sections.setFixedWidth(sections.sizeHintForColumn(0) + 48)
        sections.setCurrentRow(0)
        sections.currentRowChanged.connect(self._go_to)
        sections.entered.connect(lambda: self._enter(sections.currentRow()))
        return sections

    def _go_to(self, index: int) -> None:
        """Scroll to a section."""
        self._search.clear()
        group = self._groups[list(SECTIONS)[index]]
        self._page.verticalScrollBar().setValue(group.y())

    def _enter(self, index: int) -> None:
        """Put the keyboard on the first choice of a section."""
        first = SECTIONS[list(SECTIONS)[index]][0]
        next(row for row in self._rows if row.field == first).control.setFocus(Qt.FocusReason.TabFocusReason)

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
        for section, group in self._groups.items():
            group.setVisible(any(row.fits(parts) for row in self._rows if row.field in SECTIONS[section]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the room to the choices where there is little of it."""
        super().resizeEvent(event)
        self._sections.setVisible(self.width() >= NARROW)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the list of sections, or with searching."""
        super().showEvent(event)
        (self._search if self._sections.isHidden() else self._sections).setFocus()


def _button(text: str, deed: Callable[[], object]) -> QPushButton:
    button = QPushButton(text)
    button.clicked.connect(lambda *_: deed())
    return button


def _sized(font: QFont, by: float, *, bold: bool) -> QFont:
    """Return a font that does not follow those around it: the title of a section, or what stands below it."""
    sized = QFont(font)
    sized.setPixelSize(round(QFontInfo(font).pixelSize() * by))
    sized.setBold(bold)
    return sized
