"""The colours and sizes of everything round the table: bar, menus, message line, win panel and dialogs.

The bars take the colour of the cloth, much darker or much lighter; a high-contrast theme makes them plain black or
white. Text has at least 7:1 on its ground. Colours go into a QPalette, sizes and frames into one style sheet.
"""

import re
from dataclasses import asdict, dataclass, replace

from PySide6.QtGui import QColor, QFont, QPalette

from klondike_qt.preferences.schema import Surface, Theme
from klondike_qt.ui.look.contrast import contrast, mixed
from klondike_qt.ui.look.surfaces import CLOTHS
from klondike_qt.ui.look.system_colours import SystemColours
from klondike_qt.ui.look.text_size import USUAL_TEXT, control_side
from klondike_qt.ui.look.ticks import TICK_RULES, tick_places

_UNIT = re.compile(r"\b(\d+)u\b")
"""A length in the style sheet that grows with the text."""
_YELLOW, _GOLD = "#FFD500", "#E9B234"
_CREAM, _PANEL = "#F6F2E7", "#101418"
_INK, _PAPER, _BRONZE, _NAVY = "#101418", "#FBF8EF", "#6A4700", "#0B3C8C"
"""Text, panel, its edge and the frame of the focus in a light window."""
THICK, THICKER, TOLD_APART = 4, 6, 1.5
"""Lpx of the frame of the focus on controls with frames of 2: with a colour of its own, and where that has
less than such a contrast to theirs."""


@dataclass(frozen=True, slots=True)
class Chrome:
    """The colours round the table, as "#RRGGBB"."""

    bar: str
    """The ground of bars, menus and dialogs."""
    text: str
    button_text: str
    chosen: str
    """The ground of what is chosen in menus and lists."""
    chosen_text: str
    raised: str
    """The ground of buttons."""
    pressed: str
    """The ground of a button under the pointer or held down."""
    field: str
    """The ground of what can be written into or scrolled."""
    line: str
    """Frames of buttons and fields: at least 3:1 on the bar."""
    hairline: str
    """The quiet edge of a bar."""
    focus: str
    """The frame of what has the keyboard focus: at least 3:1 on bar and button."""
    panel: str
    """The ground of the win panel."""
    gold: str
    """Its edge."""


def chrome(surface: Surface, theme: Theme = Theme.CLASSIC, *, light: bool = False) -> Chrome:
    """Choose the colours round a table of this surface; of the themes only high contrast changes them."""
    if theme is Theme.HIGH_CONTRAST_BLACK:
        return _stark("#000000", "#FFFFFF", pressed="#333333", focus=_YELLOW)
    if theme is Theme.HIGH_CONTRAST_WHITE:
        return _stark("#FFFFFF", "#000000", pressed="#D8D8D8", focus="#000000")
    return _light(surface) if light else _dark(surface)


def system_chrome(system: SystemColours) -> Chrome:
    """Take the colours of a system of high contrast over."""
    plain = _stark(system.window, system.text, pressed=system.window, focus=system.text)
    return replace(
        plain,
        raised=system.button,
        pressed=system.button,
        button_text=system.button_text,
        chosen=system.chosen,
        chosen_text=system.chosen_text,
    )


def _dark(surface: Surface) -> Chrome:
    bar = _bar(surface)
    return Chrome(
        bar=bar,
        text=_CREAM,
        button_text=_CREAM,
        chosen=_CREAM,
        chosen_text=bar,
        raised=mixed(bar, "#FFFFFF", 0.10),
        pressed=mixed(bar, "#FFFFFF", 0.18),
        field=mixed(bar, "#000000", 0.35),
        line=mixed(bar, "#FFFFFF", 0.50),
        hairline=mixed(bar, "#FFFFFF", 0.24),
        focus=_YELLOW,
        panel=_PANEL,
        gold=_GOLD,
    )


def _light(surface: Surface) -> Chrome:
    bar = mixed(CLOTHS[surface].colour, "#FFFFFF", 0.86)
    return Chrome(
        bar=bar,
        text=_INK,
        button_text=_INK,
        chosen=_INK,
        chosen_text=bar,
        raised=mixed(bar, "#FFFFFF", 0.60),
        pressed=mixed(bar, "#000000", 0.14),
        field="#FFFFFF",
        line=mixed(bar, "#000000", 0.55),
        hairline=mixed(bar, "#000000", 0.24),
        focus=_NAVY,
        panel=_PAPER,
        gold=_BRONZE,
    )


def _stark(ground: str, text: str, *, pressed: str, focus: str) -> Chrome:
    return Chrome(
        bar=ground,
        text=text,
        button_text=text,
        chosen=text,
        chosen_text=ground,
        raised=ground,
        pressed=pressed,
        field=ground,
        line=text,
        hairline=text,
        focus=focus,
        panel=ground,
        gold=focus,
    )


def _bar(surface: Surface) -> str:
    cloth = CLOTHS[surface]
    if surface is Surface.BLACK:
        return "#000000"
    if cloth.light:
        return "#2A2620"
    return mixed(cloth.colour, "#0E0E0E", 0.58)


def application_font(pixels: int = USUAL_TEXT) -> QFont:
    """Give the font of the program in the size of its controls: the system's family, measured in lpx."""
    font = QFont()
    font.setPixelSize(pixels)
    return font


def application_palette(colours: Chrome) -> QPalette:
    """Put the colours into the roles that widgets ask for; nothing is greyed out below 4.5:1."""
    palette = QPalette()
    roles = {
        QPalette.ColorRole.Window: colours.bar,
        QPalette.ColorRole.WindowText: colours.text,
        QPalette.ColorRole.Base: colours.field,
        QPalette.ColorRole.AlternateBase: colours.bar,
        QPalette.ColorRole.Text: colours.text,
        QPalette.ColorRole.Button: colours.raised,
        QPalette.ColorRole.ButtonText: colours.button_text,
        QPalette.ColorRole.BrightText: colours.text,
        QPalette.ColorRole.ToolTipBase: colours.bar,
        QPalette.ColorRole.ToolTipText: colours.text,
        QPalette.ColorRole.Highlight: colours.chosen,
        QPalette.ColorRole.HighlightedText: colours.chosen_text,
        QPalette.ColorRole.Link: colours.focus,
        QPalette.ColorRole.LinkVisited: colours.focus,
        QPalette.ColorRole.PlaceholderText: _faint(colours),
        QPalette.ColorRole.Light: colours.line,
        QPalette.ColorRole.Midlight: colours.pressed,
        QPalette.ColorRole.Mid: colours.hairline,
        QPalette.ColorRole.Dark: colours.line,
        QPalette.ColorRole.Shadow: "#000000",
    }
    for role, colour in roles.items():
        palette.setColor(role, QColor(colour))
    faint = QColor(_faint(colours))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, faint)
    return palette


def chrome_style(colours: Chrome, text: int = USUAL_TEXT) -> str:
    """Give a style sheet for text of a height in lpx: flat controls, and a thick frame on what has the focus."""
    sheet = _UNIT.sub(lambda found: f"{round(int(found[1]) * text / USUAL_TEXT)}px", _SHEET + TICK_RULES)
    side = control_side(text)
    places = tick_places(colours.text, colours.chosen_text)
    thick = THICK if contrast(colours.focus, colours.line) >= TOLD_APART else THICKER
    return sheet.format(
        side=side,
        inner=side - 6,
        tight=side - 2 * thick,
        thick=thick,
        under=THICKER - thick,
        beside_text=round(17 * text / USUAL_TEXT) + THICK - thick,
        beside_value=round(7 * text / USUAL_TEXT) + THICK - thick,
        pad=(side - round(1.17 * text)) // 2,
        dot_radius=_half(22, text),
        menu_dot=_half(18, text),
        faint=_faint(colours),
        **places,
        **asdict(colours),
    )


def _half(side: int, text: int) -> int:
    """Return the radius that rounds a box of a side in ``u`` and its frame to a circle; more would make it a square."""
    return (round(side * text / USUAL_TEXT) + 4) // 2


def _faint(colours: Chrome) -> str:
    """Mix the colour of what is off or only suggested."""
    return mixed(colours.text, colours.bar, 0.30)


_SHEET = """
#bar {{ background: {bar}; border: none; border-bottom: 1px solid {hairline}; }}
#message {{ background: {bar}; color: {text}; border: none; border-top: 1px solid {hairline}; }}
#message:focus {{ border: 3px solid {focus}; }}
#bar QWidget {{ color: {text}; }}
QDialog, QMessageBox {{ background: {bar}; }}
QDialog QLabel {{ color: {text}; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QMenuBar {{ background: transparent; }}
QMenuBar::item {{ background: transparent; color: {text}; padding: {pad}px 8u; }}
QMenuBar::item:selected, QMenuBar::item:pressed {{ background: {chosen}; color: {chosen_text}; }}
QMenu {{ background: {bar}; border: 2px solid {line}; padding: 4px; menu-scrollable: 1; }}
QMenu::item {{ color: {text}; padding: 9u 28u 9u 44u; min-height: 26u; }}
QMenu::item:selected {{ background: {chosen}; color: {chosen_text}; }}
QMenu::separator {{ height: 2px; background: {hairline}; margin: 4px 8px; }}
QToolButton {{ background: transparent; color: {text}; border: 3px solid transparent; border-radius: 6px;
    padding: 0px 2u 0px 8u; min-height: {inner}px; min-width: {inner}px; max-height: {inner}px; }}
QToolButton:hover, QToolButton:pressed {{ background: {pressed}; }}
QToolButton:focus {{ border-color: {focus}; }}
QPushButton {{ background: {raised}; color: {button_text}; border: 2px solid {line}; border-radius: 6px;
    padding: 1px 19u; min-height: {inner}px; min-width: {inner}px; }}
QPushButton:hover, QPushButton:pressed {{ background: {pressed}; }}
QPushButton:disabled {{ background: transparent; color: {faint}; border: 2px dashed {hairline}; }}
QPushButton:focus {{ border: {thick}px solid {focus}; padding: 0px {beside_text}px; min-height: {tight}px; }}
QLineEdit {{ background: {field}; color: {text}; border: 2px solid {line}; border-radius: 6px;
    padding: 1px 9u; min-height: {inner}px; selection-background-color: {chosen}; selection-color: {chosen_text};
    placeholder-text-color: {faint}; }}
QLineEdit:focus {{ border: {thick}px solid {focus}; padding: 0px {beside_value}px; min-height: {tight}px; }}
QComboBox, QSpinBox {{ background: {raised}; color: {button_text}; border: 2px solid {line}; border-radius: 6px;
    padding: 1px 9u; min-height: {inner}px; selection-background-color: {chosen}; selection-color: {chosen_text}; }}
QComboBox:focus, QSpinBox:focus {{ border: {thick}px solid {focus}; padding: 0px {beside_value}px;
    min-height: {tight}px; }}
QTextEdit, QPlainTextEdit {{ qproperty-cursorWidth: 3; }}
QComboBox::drop-down {{ border: none; width: 34u; }}
QComboBox::down-arrow {{ width: 0px; height: 0px; border-left: 8u solid {raised}; border-right: 8u solid {raised};
    border-top: 10u solid {text}; }}
QComboBox QAbstractItemView::item, QDialog QListWidget::item {{ min-height: 40u; padding-left: 8u; }}
QSpinBox::up-button, QSpinBox::down-button {{ width: 34u; background: {raised}; border: none;
    border-left: 2px solid {hairline}; }}
QSpinBox::up-arrow, QSpinBox::down-arrow {{ width: 0px; height: 0px; border-left: 7u solid {raised};
    border-right: 7u solid {raised}; }}
QSpinBox::up-arrow {{ border-bottom: 9u solid {text}; }}
QSpinBox::down-arrow {{ border-top: 9u solid {text}; }}
QSlider {{ min-height: 48px; border: 3px solid transparent; border-radius: 6px; }}
QSlider:focus {{ border-color: {focus}; }}
QSlider::groove:horizontal {{ height: 8px; background: {field}; border: 2px solid {line}; border-radius: 6px; }}
QSlider::sub-page:horizontal {{ background: {text}; border: 2px solid {line}; border-radius: 6px; }}
QSlider::handle:horizontal {{ width: 44px; margin: -18px 0px; background: {raised}; border: 3px solid {text};
    border-radius: 8px; }}
QGroupBox {{ border: none; border-top: 2px solid {hairline}; margin-top: 40u; padding-top: 8u; }}
Section {{ margin-top: 0px; padding-top: 4u; }}
QGroupBox::title {{ subcontrol-origin: margin; subcontrol-position: top left; padding: 4u 0px; color: {text}; }}
QTableView, QListView, QTreeView, QTextEdit, QPlainTextEdit {{ background: {field}; color: {text};
    border: 2px solid {line}; padding: 4px; gridline-color: {hairline};
    selection-background-color: {chosen}; selection-color: {chosen_text}; }}
QTableView:focus, QListView:focus, QTreeView:focus, QTextEdit:focus, QPlainTextEdit:focus {{
    border: {thick}px solid {focus}; padding: {under}px; }}
QHeaderView::section {{ background: {raised}; color: {button_text}; padding: 9u 8u; border: 1px solid {hairline}; }}
QScrollBar:vertical {{ background: {field}; width: 24px; margin: 0px; }}
QScrollBar:horizontal {{ background: {field}; height: 24px; margin: 0px; }}
QScrollBar::handle {{ background: {line}; border-radius: 4px; min-height: {side}px; min-width: {side}px; margin: 3px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0px; height: 0px; }}
EndPanel {{ background: {panel}; border: 3px solid {gold}; border-radius: 14px; }}
EndPanel QLabel {{ color: {text}; }}
EndPanel QScrollArea, EndPanel QScrollArea > QWidget > QWidget {{ background: transparent; }}
StuckPanel {{ border-color: {line}; }}
PausePanel {{ border: none; border-radius: 0px; }}
"""
