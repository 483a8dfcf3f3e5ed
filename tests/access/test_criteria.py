"""The list of criteria tells the truth about what is looked after."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

from support.criteria import CRITERIA, all_tests, checks
from support.sources import ROOT

SCRIPT = Path(__file__).with_name("criteria.py")


def script() -> ModuleType:
    """Return the program that writes the list."""
    spec = importlib.util.spec_from_file_location("criteria_script", SCRIPT)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_list_is_up_to_date() -> None:
    module = script()
    there, wanted = module.README.read_text().splitlines(), module.written(*module.kept()).splitlines()
    assert sorted(set(there) ^ set(wanted)) == [], "python tests/access/criteria.py writes it anew"


def test_p_05_the_report_names_criteria_that_are_there() -> None:
    report = (ROOT / "packaging" / "accessibility" / "report.md").read_text()
    named = set(re.findall(r"[VKSAMCPT]-[0-9]{2}", report))
    assert named <= {criterion.id for criterion in CRITERIA}
    links = re.findall(r"\]\(([^)]+)\)", report)
    assert [link for link in links if not (ROOT / "packaging" / "accessibility" / link).exists()] == []
    assert "Not yet tested with disabled players" in report


def test_every_test_that_is_named_is_there() -> None:
    there = set(all_tests())
    assert [name for criterion in CRITERIA for name in criterion.also if name not in there] == []


def test_every_criterion_is_looked_after() -> None:
    assert [name for name, found in checks().items() if not found] == []
