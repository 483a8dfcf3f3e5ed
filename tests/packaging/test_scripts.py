"""The start scripts read well in every shell, and say what they would do."""

import os
import subprocess
from pathlib import Path

import pytest
from support.sources import ROOT

SCRIPTS = ["run", "check", ".ci/run", "packaging/setup.sh", "packaging/debian/bare.sh"]
SETUP = f'here="{ROOT}"; . "$here/packaging/setup.sh"; '


def shell(text: str, path: str = os.environ["PATH"]) -> subprocess.CompletedProcess[str]:
    """Run a line of shell that has read packaging/setup.sh."""
    environment = os.environ | {"PATH": path}
    return subprocess.run(
        ["/bin/sh", "-euc", SETUP + text], env=environment, capture_output=True, text=True, check=False
    )


def program(folder: Path, name: str, text: str) -> None:
    """Put a little program into a folder of the path."""
    (folder / name).write_text(f"#!/bin/sh\n{text}\n")
    (folder / name).chmod(0o755)


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_script_is_plain_shell(script: str) -> None:
    assert subprocess.run(["/bin/sh", "-n", ROOT / script], capture_output=True, check=False).stderr == b""


def test_check_refuses_an_unknown_level() -> None:
    done = subprocess.run([ROOT / "check", "--fast"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "usage: ./check [--quick|--long]\n")


def test_an_old_python_is_passed_over(tmp_path: Path) -> None:
    program(tmp_path, "python3", "exit 1")
    program(tmp_path, "python3.12", "exit 0")
    assert shell("find_python", f"{tmp_path}:/usr/bin:/bin").stdout == f"{tmp_path}/python3.12\n"


def test_who_may_not_install_is_told_the_one_command(tmp_path: Path) -> None:
    program(tmp_path, "id", "echo 1000")
    program(tmp_path, "dpkg-query", "echo 'installed libgl1 '; echo 'installed libglib2.0-0t64 libglib2.0-0 (= 2.80)'")
    done = shell("install_packages libgl1 libglib2.0-0 xvfb orca", f"{tmp_path}:/usr/bin:/bin")
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr == "System packages are missing; this installs them:  sudo apt-get install xvfb orca\n"


def test_root_installs_what_is_missing_after_one_update(tmp_path: Path) -> None:
    program(tmp_path, "id", "echo 0")
    program(tmp_path, "dpkg-query", "echo 'installed libgl1 '; echo 'config-files xvfb '")
    program(tmp_path, "apt-get", 'echo "apt-get $*"')
    done = shell("install_packages libgl1 xvfb orca", f"{tmp_path}:/usr/bin:/bin")
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr.splitlines() == [
        "Installing system packages: xvfb orca",
        "apt-get -q update",
        "apt-get -qy install --no-install-recommends xvfb orca",
    ]


def test_nothing_missing_says_nothing(tmp_path: Path) -> None:
    program(tmp_path, "dpkg-query", "echo 'installed libgl1 '")
    done = shell("install_packages libgl1", f"{tmp_path}:/usr/bin:/bin")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_system_without_debian_packages_is_left_alone(tmp_path: Path) -> None:
    program(tmp_path, "sed", "exit 1")
    assert shell("install_packages libgl1", str(tmp_path)).stderr == ""


def test_a_work_tree_without_a_compiled_kernel_is_set_up_again(tmp_path: Path) -> None:
    kernel = tmp_path / "klondike_qt" / "solver" / "libkernel.so"
    kernel.parent.mkdir(parents=True)
    look = f'here="{tmp_path}"; has_kernel'
    assert shell(look).returncode == 1
    kernel.touch()
    assert shell(look).returncode == 0
