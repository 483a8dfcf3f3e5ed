"""The questions of the set-up: what each answer makes of the preferences, and which answer is in force."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from klondike_qt.preferences.presets import by_hand, own_value, switched, with_own
from klondike_qt.preferences.schema import Deals, Preferences, Scanning, Size, TextSize, Theme
from klondike_qt.preferences.worn import Preset
from klondike_qt.rules.variant import VARIANTS
from klondike_qt.ui.access.readers import Reader
from klondike_qt.ui.look.text_size import text_pixels
from klondike_qt.ui.system import System, worn_theme

Effect = Callable[[Preferences, System], Preferences]
Reading = Callable[[Preferences, System], str]

TEXT_OF = {
    Size.S: TextSize.AUTOMATIC,
    Size.L: TextSize.AUTOMATIC,
    Size.XL: TextSize.LARGE,
    Size.XXL: TextSize.LARGER,
    Size.MAX: TextSize.LARGEST,
}
"""The text that goes with each card size: whoever needs the one needs the other."""

SIZE_OF = {1.0: Size.S, 1.25: Size.L, 1.5: Size.XL, 2.0: Size.XXL}
"""The card size to begin with where the system's own text is so much larger than usual."""


@dataclass(frozen=True, slots=True)
class Question:
    """One question; its texts are found in ``words.setup`` by the ids."""

    id: str
    answers: dict[str, Effect]
    """What each answer makes of the preferences, by its id; an answer that is in force changes nothing."""
    marked: Reading
    """The answer that is in force, or that the system suggests; one of no answer if none is."""
    is_tried: bool = False
    """Whether a number shows an answer on the table before Enter takes it."""
    meanwhile: Effect | None = None
    """What is in force while the question stands, in place of the marked answer."""


def _spoken(now: Preferences, _: System, *, on: bool) -> Preferences:
    return replace(now, speech=on)


def _sized(size: Size, now: Preferences, system: System) -> Preferences:
    if now.size is size:
        return now
    text = TEXT_OF[size]
    grows = text_pixels(text, system.text_scale) > text_pixels(TextSize.AUTOMATIC, system.text_scale)
    return replace(now, size=size, text_size=text if grows else TextSize.AUTOMATIC)


def _themed(theme: Theme, now: Preferences, _: System) -> Preferences:
    return now if now.theme is theme else replace(now, theme=theme)


def _theme_marked(now: Preferences, system: System) -> str:
    theme = worn_theme(now, system)
    return Theme.DARK if theme is Preferences().theme and system.dark else theme


def _by_keys(now: Preferences, _: System) -> Preferences:
    return switched(_without_switches(now), Preset.KEYBOARD, on=True)


def _by_pointer(now: Preferences, _: System, *, sends: bool) -> Preferences:
    now = with_own(switched(_without_switches(now), Preset.KEYBOARD, on=False), "autoplay", sends)
    return now if sends else replace(now, drag=True)


def _by_switches(now: Preferences, _: System, *, scanning: Scanning) -> Preferences:
    if now.scanning is scanning:
        return now
    now = switched(switched(now, Preset.KEYBOARD, on=False), Preset.SWITCH, on=True)
    return replace(now, scanning=scanning)


def _without_switches(now: Preferences) -> Preferences:
    """Leave the switches alone, also those that were chosen by hand."""
    return replace(switched(now, Preset.SWITCH, on=False), scanning=Scanning.OFF)


def _way_marked(now: Preferences, _: System) -> str:
    if now.scanning is not Scanning.OFF:
        return now.scanning
    if Preset.KEYBOARD in now.presets.presets:
        return "keys"
    return "clicks" if own_value(now, "autoplay") else "drag"


def _handed(now: Preferences, system: System, *, shaky: bool) -> Preferences:
    """Switch the preset on or off; whoever plays by dragging can go on to drag."""
    drags = _way_marked(now, system) == "drag" and now.drag
    now = switched(now, Preset.TREMOR, on=shaky)
    return replace(now, drag=True) if drags else now


def _calmed(now: Preferences, _: System, *, timer: bool) -> Preferences:
    now = switched(now, Preset.CALM, on=False)
    if (now.show_timer, own_value(now, "show_timer"), now.show_score) == (timer, timer, True):
        return now
    return by_hand(now, show_timer=timer, time_bonus=timer, show_score=True)


def _calm_marked(now: Preferences, _: System) -> str:
    if Preset.CALM in now.presets.presets:
        return "calm"
    return "all" if now.show_timer else "no-time"


def _played(name: str, now: Preferences, _: System) -> Preferences:
    return replace(now, variant=VARIANTS[name], deals=Deals.WINNABLE)


def _rules_marked(now: Preferences, _: System) -> str:
    return next((name for name, variant in VARIANTS.items() if variant == now.variant), "")


QUESTIONS = (
    Question(
        "voice",
        {"yes": partial(_spoken, on=True), "no": partial(_spoken, on=False)},
        lambda now, _: "yes" if now.speech else "no",
        meanwhile=partial(_spoken, on=True),
    ),
    Question("size", {size: partial(_sized, size) for size in Size}, lambda now, _: now.size, is_tried=True),
    Question("theme", {theme: partial(_themed, theme) for theme in Theme}, _theme_marked, is_tried=True),
    Question(
        "play",
        {
            "keys": _by_keys,
            "clicks": partial(_by_pointer, sends=True),
            "drag": partial(_by_pointer, sends=False),
            Scanning.ONE_SWITCH: partial(_by_switches, scanning=Scanning.ONE_SWITCH),
            Scanning.TWO_SWITCHES: partial(_by_switches, scanning=Scanning.TWO_SWITCHES),
        },
        _way_marked,
    ),
    Question(
        "hands",
        {"steady": partial(_handed, shaky=False), "shaky": partial(_handed, shaky=True)},
        lambda now, _: "shaky" if Preset.TREMOR in now.presets.presets else "steady",
    ),
    Question(
        "calm",
        {
            "all": partial(_calmed, timer=True),
            "no-time": partial(_calmed, timer=False),
            "calm": lambda now, _: switched(now, Preset.CALM, on=True),
        },
        _calm_marked,
    ),
    Question("rules", {name: partial(_played, name) for name in ("klondike", "draw-three", "vegas")}, _rules_marked),
)
"""All questions, in order."""


def questions_for(reader: Reader, *, has_voice: bool = True) -> tuple[Question, ...]:
    """Return the questions that are asked: none for a voice where anything may read aloud, or nothing can speak."""
    asks = has_voice and not reader.is_active
    return tuple(question for question in QUESTIONS if asks or question.id != "voice")


def suggested(now: Preferences, system: System, *, has_reader: bool) -> Preferences:
    """Return what the set-up begins with: what the system tells of its owner.

    Contrast, motion and the height of text are not touched: as they come, they follow the system.
    """
    size = max((size for scale, size in SIZE_OF.items() if system.text_scale >= scale), key=list(Size).index)
    if size is not Size.S:
        now = replace(now, size=size)
    return switched(now, Preset.SCREEN_READER, on=True) if has_reader else now
