"""Starts Orca beside any other Orca of this user: the program ``orca`` would end the others, or not start itself.

It runs on the system's own Python, which has Orca. Somebody who checks this program may need a screen reader to do so.
"""

import sys

from orca import orca  # type: ignore[import-not-found, unused-ignore]  # of the system


def main() -> int:
    """Do what ``orca`` does after it has looked for others."""
    manager = orca.getSettingsManager()
    manager.activate(None, {})
    sys.path.insert(0, manager.getPrefsDir())
    return int(orca.main() or 0)


if __name__ == "__main__":
    sys.exit(main())
