"""Everything that a key or a menu entry can do: one table, from which menus, shortcuts and the key list come.

No entry is ever greyed out: whoever asks for what cannot be done is told why.
"""

from collections.abc import Callable
from dataclasses import dataclass

from klondike_qt.game.commands import (
    Activate,
    Arrangement,
    Command,
    Direction,
    FocusOn,
    MoveFocus,
    PressStock,
    PreviousGame,
    PutBack,
    PutDown,
    Redo,
    Resize,
    Restart,
    SendToBest,
    SendToFoundation,
    Undo,
)
from klondike_qt.game.cursor import Focus, Holding
from klondike_qt.game.updates import Standing
from klondike_qt.rules.position import COLUMN_PLACES, FOUNDATION_PLACES, Place, foundation_of


@dataclass(frozen=True, slots=True)
class Way:
    """How the arrows go."""

    arrangement: Arrangement = Arrangement.TOP_ROW
    """As the places lie in the picture."""
    wrap: bool = False
    """Whether they go on at the other end of a row."""


Deed = Callable[[Standing, Way], Command]
"""What to ask of the game, as things stand."""


@dataclass(frozen=True, slots=True)
class Action:
    """One thing that a key or a menu entry does."""

    id: str
    """Its texts are found in ``words.menus`` by this; without a deed the window carries it out by this."""
    menu: str
    """The menu that it stands in."""
    keys: tuple[str, ...] = ()
    """Keys that act while the table has the keyboard focus, in Qt's portable form; the first is shown."""
    chords: tuple[str, ...] = ()
    """Keys that act anywhere in the window."""
    deed: Deed | None = None
    repeats: bool = False
    """Whether holding the key does it again and again (only moving the focus does)."""
    new_group: bool = False
    """Whether a line stands above it in the menu."""


def held_or_focused(standing: Standing) -> tuple[Place, int | None]:
    """Return the place and number of cards that a sending key means: the held ones, else the focused ones."""
    if isinstance(standing.hand, Holding):
        return standing.hand.place, standing.hand.count
    focus = standing.focus
    return focus.place, None if focus.depth is None else focus.depth + 1


def _best(standing: Standing, _: Way) -> Command:
    return SendToBest(*held_or_focused(standing))


def _foundation(standing: Standing, _: Way) -> Command:
    place, count = held_or_focused(standing)
    return SendToFoundation(place, count or 1)


def _go(place: Place) -> Deed:
    """Go to a place, or put the held cards there; a column is meant as a whole."""

    def deed(standing: Standing, _: Way) -> Command:
        if isinstance(standing.hand, Holding):
            return PutDown(place)
        return FocusOn(Focus(place, None if place.is_column else 0))

    return deed


def _foundations(standing: Standing, _: Way) -> Command:
    """Put the held card on its foundation, else go to the next foundation."""
    if isinstance(standing.hand, Holding):
        top = standing.position.top_card(standing.hand.place)
        return PutDown(foundation_of(top.suit) if top else Place.CLUBS)
    place = standing.focus.place
    following = FOUNDATION_PLACES.index(place) + 1 if place in FOUNDATION_PLACES else 0
    return FocusOn(Focus(FOUNDATION_PLACES[following % len(FOUNDATION_PLACES)]))


def _step(direction: Direction) -> Deed:
    return lambda _, way: MoveFocus(direction, way.arrangement, wrap=way.wrap)


def _plain(command: Command) -> Deed:
    return lambda _, __: command


_GAME = (
    Action("new-game", "game", chords=("F2", "Ctrl+N")),
    Action("new-deal", "new", chords=("Ctrl+Shift+N",)),
    Action("own-rules", "new"),
    Action("choose-deal", "new", chords=("Ctrl+G",), new_group=True),
    Action("open-game", "new", chords=("Ctrl+O",)),
    Action("deal-again", "new", new_group=True),
    Action("restart", "game", chords=("Ctrl+R",), deed=_plain(Restart())),
    Action("daily", "game", chords=("Ctrl+D",)),
    Action("calendar", "game", chords=("Ctrl+Shift+D",)),
    Action("previous-game", "game", deed=_plain(PreviousGame())),
    Action("copy-number", "share"),
    Action("copy-deal", "share", chords=("Ctrl+C",)),
    Action("copy-code", "share"),
    Action("save-game", "share", chords=("Ctrl+Shift+S",), new_group=True),
    Action("statistics", "game", chords=("Ctrl+I", "Ctrl+S")),
    Action("pause", "game", chords=("F9", "Pause"), new_group=True),
    Action("quit", "game", chords=("Ctrl+Q",), new_group=True),
)

_MOVE = (
    Action("activate", "move", ("Space", "Return", "Enter"), deed=_plain(Activate())),
    Action("put-back", "move", ("Esc",), deed=_plain(PutBack())),
    Action("draw", "move", ("0", "N"), deed=_plain(PressStock())),
    Action("best", "move", ("G", "Shift+Return", "Shift+Enter"), deed=_best, new_group=True),
    Action("foundation", "move", ("F",), deed=_foundation),
    Action("grow", "move", ("+", "="), deed=_plain(Resize(1))),
    Action("shrink", "move", ("-",), deed=_plain(Resize(-1))),
    Action("finish", "move", ("O",)),
    Action("hint", "move", ("H",), new_group=True),
    Action("moves", "move", ("M",)),
    Action("undo", "move", ("U", "Backspace"), ("Ctrl+Z",), _plain(Undo()), new_group=True),
    Action("redo", "move", ("Y",), ("Ctrl+Y", "Ctrl+Shift+Z"), _plain(Redo())),
    Action("rescue", "move", chords=("F8",)),
)

_GO = (
    *(Action(f"column-{n}", "go", (str(n),), deed=_go(place)) for n, place in enumerate(COLUMN_PLACES, 1)),
    Action("foundations", "go", ("8",), deed=_foundations),
    Action("waste", "go", ("9", "W"), deed=_go(Place.WASTE)),
    Action("stock", "go", deed=_go(Place.STOCK)),
    Action("left", "steps", ("Left",), deed=_step(Direction.LEFT), repeats=True),
    Action("right", "steps", ("Right",), deed=_step(Direction.RIGHT), repeats=True),
    Action("up", "steps", ("Up",), deed=_step(Direction.UP), repeats=True),
    Action("down", "steps", ("Down",), deed=_step(Direction.DOWN), repeats=True),
    Action("row-start", "steps", ("Home",), deed=_step(Direction.ROW_START)),
    Action("row-end", "steps", ("End",), deed=_step(Direction.ROW_END)),
    Action("deepest", "steps", ("PgUp",), deed=_step(Direction.DEEPEST)),
    Action("last", "steps", ("PgDown",), deed=_step(Direction.LAST)),
    Action("next-zone", "go", chords=("F6",), new_group=True),
    Action("previous-zone", "go", chords=("Shift+F6",)),
)

_ASK = (
    Action("tell-table", "ask", ("T",)),
    Action("tell-place", "ask", ("C",)),
    Action("tell-details", "ask", ("I",)),
    Action("tell-hidden", "ask", ("X",)),
    Action("tell-stock", "ask", ("S",)),
    Action("tell-foundations", "ask", ("A",)),
    Action("tell-score", "ask", ("P",)),
    Action("tell-places", "ask", ("L",)),
    Action("find", "ask", ("K",)),
    Action("unseen", "ask", chords=("Ctrl+U",)),
    Action("tell-again", "ask", ("R",), new_group=True),
    Action("tell-before", "ask", ("Shift+R",)),
    Action("move-log", "ask", chords=("Ctrl+L",)),
    Action("moves-played", "ask", chords=("Ctrl+Shift+L",)),
)

_VIEW = (
    Action("bigger", "view", chords=("Ctrl++", "Ctrl+=")),
    Action("smaller", "view", chords=("Ctrl+-",)),
    Action("usual-size", "size", chords=("Ctrl+0",), new_group=True),
    Action("measure", "size"),
    Action("next-theme", "theme", chords=("Ctrl+T",), new_group=True),
    Action("four-colour", "theme", chords=("Ctrl+B",)),
    Action("lens", "view", ("Z",)),
    Action("full-screen", "view", chords=("F11",)),
    Action("preferences", "settings", chords=("Ctrl+,",)),
    Action("setup", "settings", chords=("F12",)),
    Action("verbosity", "settings", ("V",), new_group=True),
    Action("speech", "settings", ("J",)),
    Action("mute", "settings", ("Q",)),
    Action("how-to-play", "help", chords=("Shift+F1",)),
    Action("tutorial", "help"),
    Action("demo", "help", chords=("F3",)),
    Action("open-menu", "help", chords=("F10",)),
    Action("large-menu", "help"),
    Action("palette", "help", chords=("Ctrl+Shift+P",)),
    Action("keys", "help", ("?",), ("F1",)),
    Action("about", "help"),
)

ACTIONS: tuple[Action, ...] = (*_GAME, *_MOVE, *_GO, *_ASK, *_VIEW)
"""All actions in the order of the menus."""
