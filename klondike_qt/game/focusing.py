"""What the keyboard focus is on, and where it is after cards have moved.

Only the player moves the focus. If the focused card stays in its column, so does the focus on it, however many cards
come to lie on it; a card that is turned face down again is found in the face-down item. If the card leaves, the focus
goes to the new last card of the same column. Stock, waste and foundations are one spot each: the focus stays there.
"""

from klondike_qt.game.cursor import Focus
from klondike_qt.rules.cards import Card
from klondike_qt.rules.position import Position


def fitted(position: Position, focus: Focus) -> Focus:
    """Return the nearest spot that exists: a depth beyond the column means its last card."""
    if not focus.place.is_column:
        return Focus(focus.place)
    if focus.depth is None or 0 <= focus.depth <= deepest_depth(position, focus):
        return focus
    return Focus(focus.place)


def deepest_depth(position: Position, focus: Focus) -> int:
    """Return the depth of the upper-most item of a column: the face-down cards, else the head of the run."""
    column = position.column(focus.place)
    return max(0, len(column.run) - (not column.hidden))


def focused_card(position: Position, focus: Focus) -> Card | None:
    """Return the face-up card under the focus (of a column as a whole its last one), or None."""
    if not focus.place.is_column:
        return position.top_card(focus.place)
    run = position.column(focus.place).run
    depth = focus.depth or 0
    return run[-1 - depth] if depth < len(run) else None


def focused_count(focus: Focus) -> int | None:
    """Return how many cards of the place move with the focused one: it and those on it; None: a column as a whole.

    On the face-down item it is more than the run has, which the rules refuse as face-down cards.
    """
    return None if focus.depth is None else focus.depth + 1


def followed(before: Position, after: Position, focus: Focus) -> Focus:
    """Return where the focus is once ``before`` has become ``after``."""
    place, depth = focus.place, focus.depth
    if depth is None or not place.is_column:
        return focus
    old, new = before.column(place), after.column(place)
    if not len(old):
        return focus
    is_face_down = depth >= len(old.run)
    if is_face_down and new.hidden:
        return Focus(place, len(new.run))
    card = old.hidden[-1] if is_face_down else old.run[-1 - depth]
    if card in new.run:
        return Focus(place, len(new.run) - 1 - new.run.index(card))
    return Focus(place, len(new.run) if card in new.hidden else 0)
