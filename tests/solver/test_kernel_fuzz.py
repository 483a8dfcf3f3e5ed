"""Whatever the kernel is given, it neither reads nor writes where it must not, nor calculates what C leaves open."""

import os
import subprocess
from pathlib import Path
from random import Random

import pytest
from compiler import NoCompilerError, compile_c
from support.end_games import end_games
from support.garbled import SIZES, garbled
from support.judged_deals import judged_deals
from support.second_opinion import is_plainly_lost

from klondike_qt.rules.variant import VARIANTS
from klondike_qt.solver import native

DRIVER = Path(__file__).parent.parent / "support" / "kernel_fuzz.c"
KERNEL = Path(native.__file__).with_name("kernel")
WATCHED = ["-g", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]


@pytest.fixture(scope="module")
def watched_kernel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    program = tmp_path_factory.mktemp("kernel") / "kernel_fuzz"
    if not can_watch(program.parent):
        pytest.skip("no compiler here can watch memory and arithmetic")
    compile_c([*WATCHED, DRIVER, *sorted(KERNEL.glob("*.c")), "-o", program, "-lm"])
    return program


def can_watch(folder: Path) -> bool:
    """Tell whether programs can be built so that they watch themselves, and run."""
    source, program = folder / "nothing.c", folder / "nothing"
    source.write_text("int main(void) { return 0; }\n", "ascii")
    try:
        compile_c([*WATCHED, source, "-o", program])
    except (NoCompilerError, subprocess.CalledProcessError):
        return False
    return subprocess.run([program], check=False).returncode == 0


def feed(program: Path, seed: int, number: int, folder: Path) -> list[int]:
    """Give the kernel damaged positions and return how often each verdict came."""
    positions = [deal.position for deal in judged_deals()[::7]]
    for variant in VARIANTS.values():
        positions += end_games(variant, seed, 20, is_plainly_lost)
    food = folder / "pairs"
    food.write_bytes(b"".join(garbled(positions, Random(seed), number)))
    ran = subprocess.run(
        [program, food, *map(str, SIZES)],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"ASAN_OPTIONS": "allocator_may_return_null=1"},
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    return [int(times) for times in ran.stdout.split()]


@pytest.mark.thorough
def test_damaged_positions_do_no_harm(watched_kernel: Path, tmp_path: Path) -> None:
    verdicts = feed(watched_kernel, 1, 3_000, tmp_path)
    assert sum(verdicts) == 3_000
    unknown, winnable, unwinnable, cancelled, refused = verdicts
    assert min(unknown, winnable, unwinnable, refused) > 50
    assert cancelled == 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 12))
def test_many_damaged_positions_do_no_harm(watched_kernel: Path, tmp_path: Path, seed: int) -> None:
    assert sum(feed(watched_kernel, seed, 30_000, tmp_path)) == 30_000
