"""Installations whose table of daily deals is missing or damaged."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from klondike_qt.store import daily


@pytest.fixture(params=["missing", "empty", "short", "changed"])
def unsound_daily_table(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[None]:
    """Let the table of daily deals be missing or damaged."""
    sound = daily.table_file().read_bytes()
    file = tmp_path / "daily.bin"
    damaged = {"empty": b"", "short": sound[:1000], "changed": bytes([sound[0] ^ 1]) + sound[1:]}
    if request.param in damaged:
        file.write_bytes(damaged[request.param])
    daily._table.cache_clear()
    monkeypatch.setattr(daily, "table_file", lambda: file)
    yield
    daily._table.cache_clear()
