"""The daily deals that were played, each with whether it was ever won."""

from klondike_qt.store.store import Store


def won_by_day(store: Store, *, draw: int) -> dict[str, bool]:
    """Return them by their days as YYYY-MM-DD."""
    return {day.isoformat(): came.is_won for day, came in store.days.played(draw).items()}
