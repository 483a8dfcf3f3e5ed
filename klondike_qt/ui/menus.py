"""Menus and shortcuts, made from the table of actions and the list of choices."""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from enum import StrEnum
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from klondike_qt.preferences.presets import by_hand
from klondike_qt.preferences.schema import (
    AutoComplete,
    Back,
    Deals,
    Face,
    MotionSpeed,
    Preferences,
    Size,
    Surface,
    Switch,
    TableLayout,
    TextSize,
    Theme,
    WindowLook,
    WishedDifficulty,
)
from klondike_qt.rules.variant import VARIANTS, Variant, kind_id
from klondike_qt.ui.access.bindings import Bindings, bindings_of
from klondike_qt.ui.access.strikes import StrikeWatch
from klondike_qt.ui.actions import ACTIONS, Action
from klondike_qt.ui.desk import Choices
from klondike_qt.ui.menu_bar import MenuBar, fit_screen
from klondike_qt.words import menu_choices as choice_words
from klondike_qt.words import menus as words

CHOICES: dict[str, tuple[str, type[StrEnum]]] = {
    "size": ("view", Size),
    "face": ("view", Face),
    "theme": ("view", Theme),
    "back": ("view", Back),
    "surface": ("view", Surface),
    "window_look": ("view", WindowLook),
    "text_size": ("view", TextSize),
    "layout": ("view", TableLayout),
    "reduced_motion": ("settings", Switch),
    "motion_speed": ("settings", MotionSpeed),
    "auto_complete": ("settings", AutoComplete),
    "deals": ("settings", Deals),
    "difficulty": ("deals", WishedDifficulty),
}
"""Each choice of one value out of several: the menu that its own one lies in, and its values."""

SWITCHES: dict[str, str] = {
    "system_contrast": "theme",
    "left_handed": "view",
    "show_timer": "view",
    "show_score": "view",
    "simple_window": "settings",
    "autoplay": "settings",
    "safe_cards": "settings",
    "rings": "settings",
    "confirm": "settings",
    "whole_hint": "insight",
    "fair_hints": "insight",
    "show_state": "insight",
    "tell_lost": "insight",
}
"""Each choice that is on or off, and its menu."""


MENUS = ("game", "new", "share", "move", "go", "steps", "ask", "view", "settings", "insight", "help")
"""All menus; those that lie inside another one come after it."""
PARENTS: dict[str, str] = {
    "new": "game",
    "share": "game",
    "go": "move",
    "ask": "move",
    "steps": "go",
    "insight": "settings",
}
"""The menus that lie inside another one."""
BELOW: dict[str, str] = {"new": "restart", "share": "previous-game"}
"""Before which entries those of the games stand."""


class _KeysStay(QObject):
    """Lets menus and their bar have every key before a shortcut of the table can take it.

    Qt takes the focus of the bar for the focus of the table, because the same actions stand in both.
    """

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return False


class Menus(QObject):
    """The menu bar; ``run`` is called with the action that a key or an entry asks for.

    What follows from a choice happens within ``action``.
    """

    variant_chosen = Signal(object)
    """Carries the ``Variant`` of which a game is wanted."""
    told = Signal(str)
    """Carries what was chosen of the choices, on or off, also if it is what was in force before."""

    def __init__(
        self,
        window: QWidget,
        bar: MenuBar,
        choices: Choices,
        strikes: StrikeWatch,
        run: Callable[[Action], None],
        *,
        action: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        super().__init__(bar)
        self._window = window
        self._bar = bar
        self._strikes = strikes
        self._anywhere: dict[str, QAction] = {}
        self._choices = choices
        self._action = action
        self._keys_stay = _KeysStay(self)
        for part in (bar, bar.whole):
            part.installEventFilter(self._keys_stay)
            strikes.watch(part)
        self._marks: list[Callable[[Preferences], None]] = []
        self.entries: dict[str, QAction] = {}
        titles = words.menu_titles()
        self.menus: dict[str, QMenu] = {}
        for name in MENUS:
            self.menus[name] = self._menu(name, titles[name])
        self._fill_choices(titles)
        self._add_actions(run)
        self.variants = self._add_variants(titles["variant"])
        self._add_choices()
        choices.changed.connect(self._mark)
        self._marks.append(lambda now: self.bind(bindings_of(now)))
        self._mark(choices.now, choices.now)

    def _menu(self, name: str, title: str) -> QMenu:
        parent = self.menus[PARENTS[name]] if name in PARENTS else self._bar
        menu = self._new_menu(title, parent)
        menu.setObjectName(name)
        menu.menuAction().setObjectName(f"menu-{name}")
        parent.addMenu(menu)
        return menu

    def _new_menu(self, title: str, parent: QWidget) -> QMenu:
        menu = QMenu(title, parent)
        menu.aboutToShow.connect(partial(fit_screen, menu))
        menu.installEventFilter(self._keys_stay)
        self._strikes.watch(menu)
        return menu

    def _add_actions(self, run: Callable[[Action], None]) -> None:
        texts = words.action_texts()
        for action in ACTIONS:
            menu = self.menus[action.menu]
            if action.new_group:
                menu.addSeparator()
            entry = self._entry(action, texts[action.id], run)
            menu.addAction(entry)
            self.entries[action.id] = entry

    def _entry(self, action: Action, text: str, run: Callable[[Action], None]) -> QAction:
        """Make the menu entry, which shows its keys, and what lets those of them act that act in the whole window."""
        entry = QAction(text, self)
        entry.setObjectName(action.id)
        entry.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        entry.triggered.connect(lambda: run(action))
        anywhere = QAction(text, self)
        anywhere.setAutoRepeat(False)
        anywhere.triggered.connect(entry.trigger)
        self._window.addAction(anywhere)
        self._anywhere[action.id] = anywhere
        return entry

    def bind(self, bindings: Bindings) -> None:
        """Show the keys beside the entries, and let those act that act in the whole window."""
        for name, entry in self.entries.items():
            entry.setShortcuts([QKeySequence(key) for key in bindings.of(name)])
            self._anywhere[name].setShortcuts([QKeySequence(key) for key in bindings.anywhere(name)])

    def mark_variant(self, variant: Variant) -> None:
        """Mark the kind of game that lies on the table (none for rules of the player's own)."""
        _check(self.variants, kind_id(variant))

    def _add_variants(self, title: str) -> dict[str, QAction]:
        menu = self._new_menu(title, self.menus["game"])
        for name, below in BELOW.items():
            self.menus["game"].insertMenu(self.entries[below], self.menus[name])
        self.menus["game"].insertMenu(self.entries["restart"], menu)
        texts = choice_words.choice_texts()["variant"]
        return self._radio(menu, texts, lambda name: self.variant_chosen.emit(VARIANTS[name]))

    def _fill_choices(self, titles: Mapping[str, str]) -> None:
        """Make the menu of each choice, in which actions can stand below the values."""
        texts = choice_words.choice_texts()
        for field, (parent, _) in CHOICES.items():
            self.menus[field] = self._new_menu(titles[field], self.menus[parent])
            self._add_choice(self.menus[field], field, texts[field])

    def _add_choices(self) -> None:
        """Add the menus of the choices, and what is on or off, below the actions."""
        for field, (parent, _) in CHOICES.items():
            self.menus[parent].addMenu(self.menus[field])
        for field, text in choice_words.switch_texts().items():
            entry = QAction(text, self, checkable=True)
            entry.setObjectName(field)
            entry.triggered.connect(
                lambda on, field=field, text=text: self._set(field, on, choice_words.switched_text(text, on=on))
            )
            self.menus[SWITCHES[field]].addAction(entry)
            self._marks.append(partial(_switch, entry, field))

    def _add_choice(self, menu: QMenu, field: str, texts: Mapping[str, str]) -> None:
        kind = CHOICES[field][1]
        entries = self._radio(
            menu, texts, lambda value: self._set(field, kind(value), choice_words.chosen_text(field, value))
        )
        self._marks.append(lambda now: _check(entries, getattr(now, field)))

    def _set(self, field: str, value: object, text: str) -> None:
        """Put a choice in force and tell it, unless somebody who heard of it has more to tell."""
        values: dict[str, Any] = {field: value}
        with self._action():
            self.told.emit(text)
            self._choices.set(by_hand(self._choices.now, **values), chosen=field)

    @staticmethod
    def _radio(menu: QMenu, texts: Mapping[str, str], choose: Callable[[str], None]) -> dict[str, QAction]:
        """Add one entry for each value, of which one is marked; ``choose`` is called with the value chosen."""
        group = QActionGroup(menu)
        entries: dict[str, QAction] = {}
        for value, text in texts.items():
            entry = QAction(text, group, checkable=True)
            entry.triggered.connect(partial(_call, choose, value))
            menu.addAction(entry)
            entries[value] = entry
        return entries

    def _mark(self, _: Preferences, now: Preferences) -> None:
        for mark in self._marks:
            mark(now)


def _call(choose: Callable[[str], None], value: str, *_: object) -> None:
    choose(value)


def _switch(entry: QAction, field: str, now: Preferences) -> None:
    entry.setChecked(getattr(now, field))


def _check(entries: Mapping[str, QAction], value: str | None) -> None:
    for name, entry in entries.items():
        entry.setChecked(name == value)
