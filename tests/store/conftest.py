"""Copies of a life of play, for tests to damage."""

from pathlib import Path

import pytest
from support.life import Life, lived


@pytest.fixture(scope="session")
def _calm_life(tmp_path_factory: pytest.TempPathFactory) -> Life:
    return lived(tmp_path_factory.mktemp("calm"), killed=False)


@pytest.fixture(scope="session")
def _killed_life(tmp_path_factory: pytest.TempPathFactory) -> Life:
    return lived(tmp_path_factory.mktemp("killed"), killed=True)


@pytest.fixture
def life(_calm_life: Life, tmp_path: Path) -> Life:
    """A copy of a data directory whose program was closed."""
    return _calm_life.copied(tmp_path / "life")


@pytest.fixture
def killed_life(_killed_life: Life, tmp_path: Path) -> Life:
    """A copy of a data directory whose program was killed: most of it is in the write-ahead log."""
    return _killed_life.copied(tmp_path / "life")
