"""The lock file pins what pyproject.toml asks for, on every Python."""

import tomllib
from collections.abc import Iterator
from importlib.metadata import requires, version

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from support.sources import ROOT

NEEDS_NOTHING = {"ziglang"}
"""Only there where the machine has no compiler, and alone."""
PINS = [Requirement(line) for line in (ROOT / "packaging" / "lock.txt").read_text().splitlines() if line[:1] != "#"]


def wanted() -> Iterator[Requirement]:
    """Yield what the project asks for, for playing, checking and building."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    for text in [
        *project["project"]["dependencies"],
        *project["project"]["optional-dependencies"]["dev"],
        *project["dependency-groups"]["compiler"],
        *project["build-system"]["requires"],
    ]:
        yield Requirement(text)


def holds(requirement: Requirement, python: str) -> bool:
    """Tell whether a requirement counts on that Python; ``extra`` is never asked for."""
    changed = {"python_version": python, "python_full_version": f"{python}.0", "extra": ""}
    return requirement.marker is None or requirement.marker.evaluate(changed)


def brought_along(name: str, pin: Requirement) -> list[Requirement]:
    """Return what the pinned version of a package asks for; nothing if another version is installed here."""
    if name in NEEDS_NOTHING or not pin.specifier.contains(version(name)):
        return []
    return [Requirement(text) for text in requires(name) or []]


@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13"])
def test_everything_wanted_is_pinned_and_so_is_what_that_brings_along(python: str) -> None:
    pins = {canonicalize_name(pin.name): pin for pin in PINS if holds(pin, python)}
    missing, seen, queue = [], set(), [r for r in wanted() if holds(r, python)]
    while queue:
        requirement = queue.pop()
        name = canonicalize_name(requirement.name)
        pin = pins.get(name)
        if pin is None or not requirement.specifier.contains(next(iter(pin.specifier)).version):
            missing.append(f"{requirement} ({pin})")
        elif name not in seen:
            seen.add(name)
            queue += [r for r in brought_along(name, pin) if holds(r, python)]
    assert missing == []


def test_every_pin_is_exact() -> None:
    assert [str(pin) for pin in PINS if [s.operator for s in pin.specifier] != ["=="]] == []
