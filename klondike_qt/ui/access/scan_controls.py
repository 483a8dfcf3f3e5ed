"""What a switch can choose in a window, a menu or a panel: its controls, and what can be done inside of one."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from klondike_qt.ui.access.scan_walk import Framed, Leave, Stop
from klondike_qt.words import scanning as words
from klondike_qt.words.menus import plain

MOST = 10
"""So many controls are framed one by one; more of them in groups."""
_IN_GROUP = 6
_TYPED = (QLineEdit, QPlainTextEdit)
"""Where one has to type, which is not done with a switch."""


def panel_stops(panel: QWidget) -> list[Stop]:
    """Return the controls of a window or panel as they are now: the default button first, then all in order."""
    usual = getattr(panel, "usual", None)  # windows of the program know their default button
    controls = sorted(_controls(panel), key=lambda control: control is not usual)
    stops = [_stop(control) for control in controls]
    if not any(isinstance(control, QAbstractButton) for control in controls):
        stops.append(_leaving(panel, words.close()))
    return grouped(stops)


def grouped(stops: Sequence[Stop]) -> list[Stop]:
    """Return the stops, but those behind the first one in groups if there are many."""
    if len(stops) <= MOST:
        return list(stops)
    rest = stops[1:]
    parts = [rest[begin : begin + _IN_GROUP] for begin in range(0, len(rest), _IN_GROUP)]
    groups = [_group(part) if len(part) > 1 else part[0] for part in parts]
    return [stops[0], *(grouped(groups) if len(groups) > MOST else groups)]


def menu_stops(menu: QMenu) -> list[Stop]:
    """Return the entries of an open menu, and leaving it."""
    entries = [action for action in menu.actions() if not action.isSeparator() and action.isEnabled()]

    def choose(index: int) -> None:
        menu.setActiveAction(entries[index])  # which opens a menu that lies in it
        if entries[index].menu() is None:
            _strike(menu, Qt.Key.Key_Return)

    def frames(index: int) -> list[Framed]:
        is_there = isValid(menu) and menu.isVisible()
        return [Framed(menu, menu.actionGeometry(entries[index]))] if is_there else []

    stops = [
        Stop(plain(entry.text()), partial(choose, index), partial(frames, index)) for index, entry in enumerate(entries)
    ]
    return [*stops, _leaving(menu, words.close())]


def button_stop(button: QAbstractButton) -> Stop:
    """Return a button that is pressed where the keyboard does not go."""
    return Stop(_name(button), button.click, partial(_whole, button))


def _controls(panel: QWidget) -> Iterator[QWidget]:
    """Yield what can be used in a panel, in the order of the Tab key."""
    here = panel.nextInFocusChain()
    while here is not None and here is not panel:
        if panel.isAncestorOf(here) and _is_used(here):
            yield here
        here = here.nextInFocusChain()


def _is_used(control: QWidget) -> bool:
    """Tell whether something can be used with a switch."""
    takes_keyboard = control.focusPolicy() is not Qt.FocusPolicy.NoFocus and not control.focusProxy()
    if not takes_keyboard or not control.isEnabled() or not control.isVisible() or isinstance(control, _TYPED):
        return False
    return isinstance(control, QAbstractButton) or not _is_part(control)


def _is_part(control: QWidget) -> bool:
    """Tell whether something is the inside of another control, such as the list of a choice."""
    parent = control.parentWidget()
    return isinstance(parent, (QComboBox, QAbstractSpinBox, QAbstractScrollArea)) and not isinstance(parent, QDialog)


def _stop(control: QWidget) -> Stop:
    """Return a control; whatever goes with the keyboard tells of it when that comes there."""
    choose = control.click if isinstance(control, QAbstractButton) else partial(_inside, control)
    arrive = partial(control.setFocus, Qt.FocusReason.TabFocusReason)
    return Stop(_name(control), choose, partial(_whole, control), arrive)


def _name(control: QWidget) -> str:
    text = control.text() if isinstance(control, QAbstractButton) else ""
    return control.accessibleName() or plain(text)


def _whole(control: QWidget, tag: str = "") -> list[Framed]:
    """Return what is seen of a control, or nothing if it is gone."""
    if not isValid(control) or not control.isVisible():
        return []
    seen = control.visibleRegion().boundingRect()
    return [Framed(control, control.rect() if seen.isEmpty() else seen, tag)]


def _group(part: Sequence[Stop]) -> Stop:
    """Return several stops as one that leads to them; the first of them is brought into view."""
    ends = (part[0].ends or (part[0].text,))[0], (part[-1].ends or (part[-1].text,))[-1]
    text = words.group(*ends)

    def frames() -> list[Framed]:
        framed = [one for stop in part for one in stop.frames()]
        if not framed:
            return []
        window, whole = framed[0].widget.window(), QRect()
        for one in framed:
            seen = one.widget.visibleRegion().boundingRect() & one.rect
            whole |= QRect(one.widget.mapTo(window, seen.topLeft()), seen.size()) if not seen.isEmpty() else QRect()
        return [Framed(window, whole, text)]

    def arrive() -> None:
        for one in part[0].frames():
            show = getattr(one.widget.window(), "show_part", None)
            if show and one.widget is not one.widget.window():
                show(one.widget)
        if part[0].ends and part[0].arrive:
            part[0].arrive()

    back = Stop(words.back(), Leave, frames)
    return Stop(text, lambda: [*part, back], frames, arrive, ends=ends)


def _leaving(panel: QWidget, text: str) -> Stop:
    return Stop(text, partial(_strike, panel, Qt.Key.Key_Escape), partial(_whole, panel))


def _inside(control: QWidget) -> list[Stop]:
    """Return what can be done inside of a control, and leaving it."""
    deeds = list(_deeds(control))
    stops = [Stop(text, deed, partial(_whole, control, tag=text), stays=stays) for text, deed, stays in deeds]
    return [*stops, Stop(words.back(), Leave, partial(_whole, control, tag=words.back()))]


_Deed = tuple[str, Callable[[], object], bool]


def _deeds(control: QWidget) -> Iterable[_Deed]:
    """Return what can be done with a control that is no button: texts, deeds, and whether one goes on with it."""
    match control:
        case QComboBox():
            return [
                (words.next_value(), partial(_turn, control, 1), True),
                (words.previous_value(), partial(_turn, control, -1), True),
            ]
        case QAbstractSpinBox():
            return [
                (words.more(), partial(control.stepBy, 1), True),
                (words.less(), partial(control.stepBy, -1), True),
                (words.much_more(), partial(control.stepBy, 10), True),
                (words.much_less(), partial(control.stepBy, -10), True),
            ]
        case QAbstractItemView():
            return [
                (words.next_value(), partial(_strike, control, Qt.Key.Key_Down), True),
                (words.take(), partial(_strike, control, Qt.Key.Key_Return), False),
                (words.previous_value(), partial(_strike, control, Qt.Key.Key_Up), True),
            ]
        case QTextEdit() | QAbstractScrollArea():
            return [
                (words.next_value(), partial(_strike, control, Qt.Key.Key_PageDown), True),
                (words.previous_value(), partial(_strike, control, Qt.Key.Key_PageUp), True),
            ]
        case _:
            return [
                (words.next_value(), partial(_strike, control, Qt.Key.Key_Right), True),
                (words.take(), partial(_strike, control, Qt.Key.Key_Return), False),
                (words.previous_value(), partial(_strike, control, Qt.Key.Key_Left), True),
            ]


def _turn(choice: QComboBox, by: int) -> None:
    """Go on to another value, round and round."""
    choice.setCurrentIndex((choice.currentIndex() + by) % max(1, choice.count()))


def _strike(widget: QWidget, key: Qt.Key) -> None:
    """Give a widget a key as if it was pressed there."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        if isValid(widget):
            QApplication.sendEvent(widget, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))
