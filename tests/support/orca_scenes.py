"""What is played before Orca: every kind of thing that is said, as a blind player meets it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from support.dead_ends import NEARLY_STUCK


@dataclass(frozen=True)
class Scene:
    """A game, and the steps of it: what they are for, and the keys; ``preferences``: those that are not as usual."""

    title: str
    options: tuple[str, ...]
    steps: tuple[tuple[str, str], ...]
    preferences: Mapping[str, object] = field(default_factory=dict)


def scenes(before_redeal: str, almost_won: str, almost_lost: str) -> tuple[Scene, ...]:
    """Return the scenes; the positions of the later ones are handed in as texts."""
    return (
        Scene(
            "A game from its start: deal 24",
            ("--deal", "24"),
            (
                ("hear the table", "t"),
                ("walk along the seven columns", "Right Right Right Right Right Right"),
                ("the cards face down, and back", "Up Down"),
                ("pick up, hear the places, put down", "5 space l 4"),
                ("a column as a whole, and its deeper card", "4 Up"),
                ("refused: the wrong rank", "2 space 7"),
                ("refused: the same colour", "Escape 1 space 6"),
                ("refused: the foundation", "f"),
                ("put back", "Escape"),
                ("draw", "n"),
                ("to the foundation", "3 f"),
                ("take back, and do it again", "u y"),
                ("hint: where, what, do it", "h h h"),
                ("find a card", "k 7 d"),
                ("the list of moves: the second one", "m Down Return"),
                ("the score", "p"),
                ("everything, the least, the usual", "v 9 v 9 v 9"),
                ("details, the column, what is face down", "i c x"),
                ("the last message, and the one before", "r shift+r"),
                ("menus", "F10 Right Escape Escape"),
                ("preferences", "ctrl+comma Tab Escape"),
                ("the list of messages", "ctrl+l Escape"),
                ("a new game, and no: go on", "ctrl+n Escape"),
            ),
        ),
        Scene(
            "The records",
            ("--deal", "24"),
            (
                ("they open", "ctrl+i"),
                ("row by row", "Down Down"),
                ("a figure by itself", "Right"),
                (
                    "the deals, then the kind of game: one value after the other",
                    "shift+Tab shift+Tab Down shift+Tab Down Up",
                ),
                ("back to the table", "Escape"),
            ),
        ),
        Scene(
            "The set-up",
            ("--deal", "24"),
            (
                ("it opens", "F12"),
                ("cards are made larger, and a little smaller", "3 2 Return"),
                ("four colours", "Down Return"),
                ("keyboard, steady hands, no time, draw one", "1 Down Up Return 2 Down Up Return"),
                ("the game goes on", "Return"),
            ),
        ),
        Scene(
            "The stock is turned over",
            ("--deal", before_redeal),
            (("where am I", "s"), ("draw to the end, turn over, draw", "n n n"), ("take all of it back", "u u u")),
        ),
        Scene(
            "The last moves",
            ("--deal", almost_won),
            (("hear the table", "t"), ("win", "2 f 3 f 2 f"), ("look at the table", "Escape"), ("what is left", "m")),
        ),
        Scene(
            "A game that gets stuck, with pauses that cover the cards",
            ("--deal", NEARLY_STUCK),
            (
                ("the last move", "5 f"),
                ("a pause: nothing but its button, the bar and the message", "F9 Tab Tab Tab"),
                ("the game goes on", "space"),
                ("to the panel, and along its buttons", "Tab Right Right Right Right"),
                ("the first one takes the move back", "Home Return"),
                ("a pause, and on by its key", "F9 F9"),
            ),
            {"pause_hides": True},
        ),
        Scene(
            "A game that is lost, and that is told",
            ("--deal", almost_lost),
            (
                ("the move that loses it", "6 space 1"),
                ("to the panel, and back", "Tab Escape"),
                ("back to where it could be won", "F8"),
                ("a pause, and on", "F9 Right"),
            ),
            {"tell_lost": True},
        ),
    )
