"""The tables, version by version; each step leads from one ``user_version`` to the next."""

import sqlite3
from collections.abc import Sequence

APPLICATION_ID = 0x4B6C5174
"""Marks the file as ours ("KlQt"), so that another program's database is not taken for it."""

_FIRST = (
    """
    CREATE TABLE games (
        id TEXT NOT NULL PRIMARY KEY,
        window INTEGER NOT NULL,
        role TEXT NOT NULL CHECK (role IN ('current', 'previous')),
        kind TEXT NOT NULL,
        deal_number INTEGER,
        daily TEXT,
        variant TEXT NOT NULL,
        start TEXT NOT NULL,
        cursor INTEGER NOT NULL,
        elapsed REAL NOT NULL,
        focus_place INTEGER NOT NULL,
        focus_depth INTEGER
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE turns (
        game_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (game_id, number)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE results (
        number INTEGER PRIMARY KEY,
        game_id TEXT NOT NULL UNIQUE,
        state TEXT NOT NULL,
        variant TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('vetted', 'shuffled', 'chosen')),
        deal_number INTEGER,
        daily TEXT,
        begun TEXT NOT NULL,
        ended TEXT,
        ending INTEGER,
        score INTEGER,
        seconds INTEGER,
        moves INTEGER,
        CHECK (CASE state
            WHEN 'playing' THEN ended IS NULL AND ending IS NULL AND score IS NULL
            WHEN 'abandoned' THEN typeof(ended) || typeof(ending) || typeof(score) = 'textintegerinteger'
            WHEN 'won' THEN typeof(ended) || typeof(ending) || typeof(score) = 'textintegerinteger'
                AND typeof(seconds) || typeof(moves) = 'integerinteger' AND seconds >= 0 AND moves > 0
            ELSE 0
        END)
    )
    """,
    "CREATE INDEX results_by_ending ON results (ending)",
    """
    CREATE TABLE set_aside (
        number INTEGER PRIMARY KEY,
        game_id TEXT NOT NULL,
        day TEXT NOT NULL,
        reason TEXT NOT NULL,
        text TEXT NOT NULL
    )
    """,
)

_SECOND = (
    "ALTER TABLE games ADD COLUMN difficulty TEXT",
    """
    ALTER TABLE results ADD COLUMN
        difficulty TEXT CHECK (difficulty IN ('easy', 'medium', 'hard', 'very-hard'))
    """,
    """
    CREATE TABLE prepared (
        draw INTEGER NOT NULL,
        passes INTEGER NOT NULL,
        worry_back INTEGER NOT NULL,
        deal_number INTEGER NOT NULL,
        difficulty TEXT NOT NULL,
        PRIMARY KEY (draw, passes, worry_back, deal_number)
    ) WITHOUT ROWID
    """,
)

_THIRD = (
    "ALTER TABLE results ADD COLUMN start TEXT",
    "ALTER TABLE results ADD COLUMN reset INTEGER",
    "CREATE INDEX results_by_rules ON results (reset, variant, kind, ending, state, score, seconds, moves)",
)

TABLES = ("games", "turns", "results", "set_aside", "prepared")
MIGRATIONS: tuple[Sequence[str], ...] = (_FIRST, _SECOND, _THIRD)
"""The statements of each step, oldest first."""
VERSION = len(MIGRATIONS)


def version_of(connection: sqlite3.Connection) -> int:
    """Return the schema version of an open database."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, migrations: Sequence[Sequence[str]] = MIGRATIONS) -> None:
    """Bring a database of this or an older version up to date, all steps in one transaction."""
    version = version_of(connection)
    if version == len(migrations):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statements in migrations[version:]:
            for statement in statements:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {len(migrations)}")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
