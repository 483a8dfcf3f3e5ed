"""The kernel is compiled by whatever compiler there is, and by a package where there is none."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from support.sources import ROOT

COMPILER = ROOT / "packaging" / "compiler.py"
GROUP = "ziglang>=0.17,<1\n"
WORKING = 'while [ "$1" != -o ]; do shift; done; : >"$2"'
"""A compiler that is content with everything."""


def program(folder: Path, name: str, text: str) -> None:
    """Put a little program into a folder of the path."""
    (folder / name).write_text(f"#!/bin/sh\n{text}\n")
    (folder / name).chmod(0o755)


def without_compiler(**more: str) -> dict[str, str]:
    """Return this environment with a path on which no compiler lies."""
    return {**{name: value for name, value in os.environ.items() if name != "CC"}, "PATH": "/nowhere", **more}


def asked_for(path: Path, **more: str) -> str:
    """Return what ``compiler.py`` wants to have installed when only ``path`` is searched."""
    environment = without_compiler(**more) | {"PATH": str(path)}
    return subprocess.run(
        [sys.executable, COMPILER], env=environment, capture_output=True, text=True, check=True
    ).stdout


def test_a_machine_with_a_compiler_is_asked_for_nothing(tmp_path: Path) -> None:
    program(tmp_path, "clang", WORKING)
    assert asked_for(tmp_path) == "\n"


def test_a_machine_without_compiler_is_asked_for_the_package(tmp_path: Path) -> None:
    assert asked_for(tmp_path) == GROUP


def test_a_compiler_without_headers_is_none(tmp_path: Path) -> None:
    program(tmp_path, "cc", "exit 1")
    (tmp_path / "gcc").write_text("no program")
    (tmp_path / "gcc").chmod(0o755)
    assert asked_for(tmp_path) == GROUP


def test_a_compiler_that_is_named_is_taken_at_its_word(tmp_path: Path) -> None:
    assert asked_for(tmp_path, CC="ccache some-cc") == "\n"


def test_without_any_compiler_the_build_says_what_to_install() -> None:
    code = f"import sys; sys.path.append({str(COMPILER.parent)!r}); import compiler; compiler.compiler()"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], env=without_compiler(), capture_output=True, text=True, check=False
    )
    last = done.stderr.splitlines()[-1]
    assert last.endswith("There is no C compiler. Install one, name one in CC, or:  pip install 'ziglang>=0.17,<1'")


@pytest.mark.thorough
@pytest.mark.network
def test_a_wheel_is_built_without_a_compiler_of_the_machine(tmp_path: Path) -> None:
    packages, lock = tmp_path / "packages", ROOT / "packaging" / "lock.txt"
    pip: list[str | Path] = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--constraint", lock, "--target", packages, "ziglang"], check=True)
    environment = without_compiler(PYTHONPATH=str(packages))
    build: list[str | Path] = [sys.executable, "-m", "build", "--no-isolation", "--outdir", tmp_path, ROOT]
    done = subprocess.run(build, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = tmp_path.glob("klondike_qt-*-py3-none-*.whl")
    assert not wheel.stem.endswith("-any")
    unpacked = tmp_path / "unpacked"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(unpacked)
    assert not [*unpacked.rglob("*.c")]
    solved = subprocess.run(
        [sys.executable, "-m", "klondike_qt", "solve", "24", "--json"],
        env=without_compiler(PYTHONPATH=str(unpacked)),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert '"verdict": "winnable"' in solved.stdout
