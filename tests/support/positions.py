"""Positions worth looking at."""

LONG_RUN = ("KS", "QH", "JS", "TH", "9S", "8H", "7S", "6H", "5S", "4H", "3S", "2H", "AS")
BELOW = ("KH", "QS", "JH", "TS", "9H", "8S")
OTHERS = (("KC", "QD", "JC", "TD"), ("9C", "8D"), ("7C",), ("KD", "QC"), (), ("JD", "TC", "9D"))


def long_column() -> str:
    """Return the text of a position with a run from king to ace on six face-down cards in column seven."""
    pack = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]
    used = {*LONG_RUN, *BELOW, *(card for pile in OTHERS for card in pile)}
    left = [card for card in pack if card not in used]
    lines = ["variant: draw-three", f"stock: {' '.join(left[5:])}", f"waste: {' '.join(left[:5])}"]
    lines += ["pass: 1", "foundations: C0 D0 H0 S0", *(f"{n}: {' '.join(pile)}" for n, pile in enumerate(OTHERS, 1))]
    hidden = " ".join(f"<{card}>" for card in BELOW)
    return "\n".join([*lines, f"7: {hidden} {' '.join(LONG_RUN)}"])


def stuck_table() -> str:
    """Return the text of a Las Vegas game in its only pass that nothing can be played in any more."""
    tops = ("2C", "2S", "4C", "4S", "6C", "6S", "8C")
    pack = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]
    left = [card for card in pack if card not in tops and card != "KH"]
    lines = ["variant: vegas", "pass: 1", "stock:", "foundations: C0 D0 H0 S0"]
    for number, top in enumerate(tops):
        hidden, left = left[:number], left[number:]
        lines.append(f"{number + 1}: {' '.join([*(f'<{card}>' for card in hidden), top])}")
    return "\n".join([*lines, f"waste: {' '.join([*left, 'KH'])}"])
