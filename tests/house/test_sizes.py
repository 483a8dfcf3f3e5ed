"""Everything in the house stays small enough to be read at one go; ``pytest -s`` prints the largest."""

from support.sources import length, methods, sources

LONGEST_MODULE = 400
LONGEST_FUNCTION = 40
MOST_METHODS = 15
MOST_METHODS_OF_WINDOW = 20
WINDOWS = {"TableScene", "TableView", "Window", "MainWindow"}
EMPTY_NAMES = {"utils", "util", "helpers", "helper", "common", "misc", "manager", "managers", "base", "tools"}


def test_no_module_is_longer_than_400_lines() -> None:
    ranked = sorted(sources(), key=lambda source: -source.lines)
    print("\n\nlongest modules")
    for source in ranked[:8]:
        print(f"{source.lines:5} {source.name}")
    print(f"{sum(source.lines for source in ranked):5} in all {len(ranked)} modules")
    assert [source.name for source in ranked if source.lines > LONGEST_MODULE] == []


def test_no_function_is_longer_than_40_lines() -> None:
    found = [(length(node), f"{source.name}.{node.name}") for source in sources() for node in source.functions()]
    print("\n\nlongest functions")
    for lines, name in sorted(found, reverse=True)[:8]:
        print(f"{lines:5} {name}")
    assert [name for lines, name in found if lines > LONGEST_FUNCTION] == []


def test_no_class_has_more_than_15_methods_and_no_window_more_than_20() -> None:
    found = [(len(methods(node)), node.name) for source in sources() for node in source.classes()]
    print("\n\nlargest classes")
    for number, name in sorted(found, reverse=True)[:8]:
        print(f"{number:5} {name}")
    limits = {name: MOST_METHODS_OF_WINDOW if name in WINDOWS else MOST_METHODS for _, name in found}
    assert [name for number, name in found if number > limits[name]] == []


def test_every_module_is_named_for_what_it_holds() -> None:
    assert [source.name for source in sources() if EMPTY_NAMES & set(source.path.stem.split("_"))] == []
