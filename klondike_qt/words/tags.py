"""The short words that stand on the cards themselves."""

from klondike_qt.words.translate import translate


def held_tag() -> str:
    """Return what stands on the cards in the hand."""
    return translate("HELD", "A small tag on the cards that are picked up: one short word in capital letters.")


def from_tag() -> str:
    """Return what stands on the cards that a hint says to move."""
    return translate("FROM", "A small tag on the card that a hint says to move: one short word in capital letters.")


def to_tag() -> str:
    """Return what stands where a hint says that cards should go."""
    return translate("TO", "A small tag on the place where a hinted card goes: one short word in capital letters.")


def out_of_sight(*, upwards: bool) -> str:
    """Return what the bar means that stands for cards scrolled away, and how they are seen."""
    note = 'At the bar with "▲ 4 more" in a long column: seen once beside the table, and where the pointer rests on it.'
    if upwards:
        return translate("▲ means cards out of sight: click it or press Up", note)
    return translate("▼ means cards out of sight: click it or press Down", note)


def more_cards(count: int) -> str:
    """Return what the bar says that stands for cards scrolled away; an arrow up or down stands before it."""
    return translate(
        "{n} more", "On a bar in a long column: how many cards lie out of sight there.", n=count, one="1 more"
    )
