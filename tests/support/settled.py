"""A game that only has to be finished."""

SETTLED = """variant: klondike
pass: 1
stock:
waste:
foundations: C9 D9 H9 S9
1: KC QD JC TD
2: KD QC JD TC
3: KH QS JH TS
4: KS QH JS TH
5:
6:
7:
"""
