"""A program that plays without a pause until it is killed, and tells each thing once it is kept.

``python -m support.restless DIRECTORY NAME``: lines ``game-id turns`` after each move, ``game-id won`` after a win.
"""

import itertools
import sys
from pathlib import Path

from support.games import command_of, dealt, session_on
from support.player import WINS, Player

from klondike_qt.game.commands import NewGame
from klondike_qt.rules.position import Position
from klondike_qt.rules.variant import KLONDIKE

LAST_MOVES = 4
DEAL, TOKENS = WINS[KLONDIKE]


def nearly_won() -> Position:
    """Return a position a few moves before a win."""
    session = session_on(dealt(DEAL))
    for token in TOKENS[:-LAST_MOVES]:
        session.handle(command_of(token), 0.0)
    return session.standing.position


def main(directory: str, name: str) -> None:
    """Play one short game after the other; every third is abandoned."""
    player = Player(Path(directory), ids=name)
    start = nearly_won()
    for number in itertools.count():
        player.do(NewGame(player.origin(), start))
        for token in TOKENS[-LAST_MOVES:][: 2 if number % 3 == 2 else LAST_MOVES]:
            player.play([token])
            standing = player.session.standing
            state = "won" if standing.position.is_won else len(standing.record.turns)
            print(standing.record.origin.game_id, state, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
