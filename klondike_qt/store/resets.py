"""Begin the figures anew: what was counted is put aside and can be had back."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from klondike_qt.store.selection import Selection


def reset(connection: sqlite3.Connection, selection: Selection) -> int:
    """Put aside the results of games that have ended, and of those that cannot end; return how many.

    A game that can still be played counts on, whichever way it ends.
    """
    condition, values = selection.condition(connection)
    with _lasting(connection):
        done = connection.execute(
            "UPDATE results SET reset = (SELECT coalesce(max(reset), 0) + 1 FROM results)"  # noqa: S608 - of ours
            f" WHERE {condition} AND (state != 'playing' OR game_id NOT IN (SELECT id FROM games))",
            values,
        )
    return done.rowcount


def undo_reset(connection: sqlite3.Connection) -> int:
    """Let the results count again that the last reset put aside; return how many."""
    with _lasting(connection):
        done = connection.execute("UPDATE results SET reset = NULL WHERE reset = (SELECT max(reset) FROM results)")
    return done.rowcount


def is_any_reset(connection: sqlite3.Connection) -> bool:
    """Tell whether there is a reset to undo."""
    return connection.execute("SELECT max(reset) FROM results").fetchone()[0] is not None


@contextmanager
def _lasting(connection: sqlite3.Connection) -> Iterator[None]:
    """Make one change whole, so that it survives a failure of the power."""
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    finally:
        connection.execute("PRAGMA synchronous = NORMAL")
