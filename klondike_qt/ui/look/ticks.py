"""What shows that a choice is on: a tick in a box or a dot in a ring, by their shape and not by a colour alone.

The style sheet takes pictures from files alone, so there is one of each shape in each colour of text; they are lines,
and sharp in every size.
"""

from importlib.resources import files

PICTURES = ("F6F2E7", "101418", "FFFFFF", "000000")
"""The colours that there are pictures in."""
ARROWS = ("right", "left")
"""Where the arrows of menus point that lead to a menu inside."""


def tick_places(text: str, chosen_text: str) -> dict[str, str]:
    """Return the files for the style sheet by their names in ``TICK_RULES``, for colours as "#RRGGBB"."""
    drawn, chosen = (max(PICTURES, key=lambda colour: _likeness(colour, wanted)) for wanted in (text, chosen_text))
    shapes = [(shape, shape) for shape in ("tick", "dot")] + [(shape, f"arrow_{shape}") for shape in ARROWS]
    places = {name: _place(shape, drawn) for shape, name in shapes}
    return places | {f"{name}_chosen": _place(shape, chosen) for shape, name in shapes}


def _likeness(colour: str, other: str) -> int:
    wanted = bytes.fromhex(other.removeprefix("#"))
    return -sum(abs(one - two) for one, two in zip(bytes.fromhex(colour), wanted, strict=True))


def _place(shape: str, colour: str) -> str:
    place = files("klondike_qt") / "resources" / "ticks" / f"{shape}-{colour.removeprefix('#')}.svg"
    return str(place).replace("\\", "/")


TICK_RULES = """
QMenu::indicator {{ width: 18u; height: 18u; left: 10u; background: transparent; border: 2px solid {line};
    border-radius: 4px; }}
QMenu::indicator:exclusive {{ border-radius: {menu_dot}px; }}
QMenu::indicator:checked {{ border-color: {text}; image: url("{tick}"); }}
QMenu::indicator:exclusive:checked {{ image: url("{dot}"); }}
QMenu::indicator:selected {{ border-color: {chosen_text}; }}
QMenu::indicator:checked:selected {{ border-color: {chosen_text}; image: url("{tick_chosen}"); }}
QMenu::indicator:exclusive:checked:selected {{ image: url("{dot_chosen}"); }}
QMenu::right-arrow, QMenu::left-arrow {{ width: 18u; height: 18u; right: 4u; image: url("{arrow_right}"); }}
QMenu::left-arrow {{ right: 0px; left: 4u; image: url("{arrow_left}"); }}
QMenu::right-arrow:selected {{ image: url("{arrow_right_chosen}"); }}
QMenu::left-arrow:selected {{ image: url("{arrow_left_chosen}"); }}
QMenu::scroller {{ height: 24u; }}
QCheckBox, QRadioButton {{ color: {text}; min-height: {inner}px; spacing: 12u; border: 3px solid transparent;
    border-radius: 6px; padding-left: 2u; outline: none; }}
QCheckBox:focus, QRadioButton:focus {{ border-color: {focus}; }}
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator {{ width: 22u; height: 22u;
    background: {field}; border: 2px solid {line}; border-radius: 4px; }}
QRadioButton::indicator {{ border-radius: {dot_radius}px; }}
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked {{ border-color: {text}; image: url("{tick}"); }}
QRadioButton::indicator:checked {{ border-color: {text}; image: url("{dot}"); }}
"""
"""A part of the style sheet: ``u`` is a length that grows with the text."""
