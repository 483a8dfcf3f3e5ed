"""A machine on which the solver's kernel is missing."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from klondike_qt.solver import native


@pytest.fixture
def no_kernel(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Let the compiled kernel be missing."""
    native._kernel.cache_clear()
    monkeypatch.setattr(native, "kernel_path", lambda: tmp_path / "none")
    yield
    native._kernel.cache_clear()
