"""Writes README.md of this folder: each criterion, the tests that look after it, and how they last went.

``python tests/access/criteria.py`` after a test was added or named anew; with ``--run`` it runs them all, which takes a
quarter of an hour, and writes down how they went; with ``--run ID...`` those of some criteria.
"""

import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.etree import ElementTree as ET

sys.path.insert(0, str(Path(__file__).parents[1]))

from support.criteria import CRITERIA, checks
from support.sources import ROOT

README = Path(__file__).with_name("README.md")
HEAD = """# How players without sight, with little of it, and without a mouse are looked after

Written by `python tests/access/criteria.py`, which `--run` lets try everything again; `pytest tests/access --golden`
writes anew what is compared in `golden/`, to be read before it is committed.

Everything here plays the real program in a process of its own, on an X display, a window manager and buses of its
own, through the accessibility bus: what a screen reader gets. `golden/orca.txt` is what Orca 43.1 says to a game,
word for word. A test looks after a criterion if its name begins with the id.

**Untested:** Orca from version 45 on, NVDA, JAWS and Narrator on Windows, VoiceOver on macOS, braille displays; and no
player who needs any of this has tried the program yet.
"""


def written(results: dict[str, str], when: str) -> str:
    """Return the text of the file."""
    parts, found = [HEAD, f"Results: {when}\n"], checks()
    for criterion in CRITERIA:
        names = found[criterion.id]
        result = results.get(criterion.id, "not run yet") if names else "not yet checked"
        lacks = f" Not yet checked: {criterion.lacks}." if criterion.lacks else ""
        parts.append(f"## {criterion.id} {result}\n\n{criterion.holds}.{lacks}\n")
        if names:
            parts.append("".join(f"- `{name}`\n" for name in names))
    return "\n".join(parts)


def kept() -> tuple[dict[str, str], str]:
    """Return the results that the file tells, and of when they are."""
    lines = README.read_text().splitlines() if README.exists() else []
    heads = [line.removeprefix("## ").partition(" ") for line in lines if line.startswith("## ")]
    when = [line.removeprefix("Results: ") for line in lines if line.startswith("Results: ")]
    return {name: result for name, _, result in heads}, when[0] if when else "none yet"


def run(ids: list[str]) -> dict[str, str]:
    """Run everything that looks after some criteria, or after all, and return how it went."""
    found = {name: tests for name, tests in checks().items() if not ids or name in ids}
    names = sorted({name for names in found.values() for name in names})
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        options = ("-q", "-n", "2", "--junitxml", str(report), "-o", "junit_family=xunit1")
        subprocess.run([sys.executable, "-m", "pytest", *options, *names], cwd=ROOT, check=False)
        cases = list(ET.parse(report).iter("testcase"))
    bad = {_name(case) for case in cases if case.find("failure") is not None or case.find("error") is not None}
    done = {_name(case) for case in cases}
    print(f"{len(done)} of {len(names)} tests were run, failed: {sorted(bad)}")
    return {
        key: "failed" if bad & set(tests) else "passed" if set(tests) <= done else "not run yet"
        for key, tests in found.items()
    }


def _name(case: ET.Element) -> str:
    """Return the id of a test of the report, without its parameters."""
    owner = case.get("classname", "").removeprefix(case.get("file", "").removesuffix(".py").replace("/", "."))
    return "::".join([case.get("file", ""), *owner.split(".")[1:], case.get("name", "").partition("[")[0]])


def main() -> None:
    """Write the file."""
    results, when = kept()
    if "--run" in sys.argv:
        results |= run([argument for argument in sys.argv[1:] if argument != "--run"])
        when = f"{datetime.now(UTC):%Y-%m-%d}, Python {platform.python_version()}, Linux, Orca 43.1"
    README.write_text(written(results, when))


if __name__ == "__main__":
    main()
