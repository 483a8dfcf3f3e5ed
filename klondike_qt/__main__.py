"""``python -m klondike_qt``."""

from klondike_qt.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
