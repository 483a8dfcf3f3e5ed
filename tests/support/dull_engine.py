"""A second rules engine, deliberately dull, written from the rules alone.

Lists of strings and face flags, every move tried one by one, nothing remembered, nothing clever, and nothing taken
from the program: two engines that agree on every position of thousands of games can hardly share a mistake.
"""

RANKS = "A23456789TJQK"
SUITS = "CDHS"
RED = "DH"
COLUMNS = "1234567"
EVERYWHERE = "1234567WCDHS"

DRAW = {"klondike": 1, "draw-three": 3, "vegas": 1, "vegas-three": 3}
LIMIT = {"klondike": None, "draw-three": None, "vegas": 1, "vegas-three": 3}
REDEAL_POINTS = {"klondike": -100, "draw-three": -20, "vegas": 0, "vegas-three": 0}


def rank(card: str) -> int:
    """Ace 1 to king 13."""
    return RANKS.index(card[0]) + 1


def is_red(card: str) -> bool:
    return card[1] in RED


def numbered_deal(number: int) -> list[str]:
    """Return the 52 cards of a native deal number in row order."""
    pack = [r + s for r in RANKS for s in SUITS]
    x = number
    for i in range(51, 0, -1):
        x = (214013 * x + 2531011) % 2147483648
        j = (x >> 16) % (i + 1)
        keep = pack[i]
        pack[i] = pack[j]
        pack[j] = keep
    pack.reverse()
    columns: dict[int, list[str]] = {n: [] for n in (1, 2, 3, 4, 5, 6, 7)}
    order = [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 7, 6, 5, 4, 7, 6, 5, 7, 6, 7, 7, 6, 5, 4, 3, 2, 1]
    for n in order:
        columns[n].append(pack.pop(0))
    rows = [columns[n][row] for row in range(7) for n in columns if row < n]
    return rows + pack


class DullGame:
    """One game; moves are words such as ``d``, ``r``, ``273``, ``W4``."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.vegas = name in ("vegas", "vegas-three")
        self.limit = LIMIT[name]
        self.worry_back = True
        self.trip = 1
        self.moves = 0
        self.score = -52 if self.vegas else 0
        self.stock: list[str] = []
        self.waste: list[str] = []
        self.up: dict[str, list[str]] = {s: [] for s in SUITS}
        self.column: dict[str, list[list[str]]] = {n: [] for n in COLUMNS}

    def lay_out(self, cards: list[str]) -> None:
        """Deal 52 cards in row order."""
        left = list(cards)
        for row in range(7):
            for n in COLUMNS[row:]:
                self.column[n].append([left.pop(0), "down"])
        for n in COLUMNS:
            self.column[n][-1][1] = "up"
        self.stock = left

    # What lies where

    def text(self) -> str:
        """Return the whole position as the program writes it."""
        out = [f"variant: {self.name}"]
        if not self.worry_back:
            out.append("worry-back: no")
        out.append(f"pass: {self.trip}")
        out.append(("stock: " + " ".join(self.stock)).strip())
        out.append(("waste: " + " ".join(self.waste)).strip())
        out.append("foundations: " + " ".join(s + str(len(self.up[s])) for s in SUITS))
        for n in COLUMNS:
            shown = [card if face == "up" else "<" + card + ">" for card, face in self.column[n]]
            out.append((n + ": " + " ".join(shown)).strip())
        return "\n".join(out) + "\n"

    def put(self, text: str) -> None:
        """Lay the cards as a position text tells; score and moves are left alone."""
        for line in text.splitlines():
            word, _, rest = line.partition(":")
            cards = rest.split()
            if word == "worry-back":
                self.worry_back = cards == ["yes"]
            elif word == "pass":
                self.trip = int(cards[0])
            elif word == "stock":
                self.stock = cards
            elif word == "waste":
                self.waste = cards
            elif word == "foundations":
                for item in cards:
                    self.up[item[0]] = [RANKS[i] + item[0] for i in range(int(item[1:]))]
            elif word in self.column:
                self.column[word] = [[card.strip("<>"), "down" if card[0] == "<" else "up"] for card in cards]

    def face_up(self, place: str) -> list[str]:
        """Return the cards of a place that could be lifted, if nothing lay on them."""
        if place in COLUMNS:
            return [card for card, face in self.column[place] if face == "up"]
        if place == "W":
            return self.waste[-1:]
        return self.up[place][-1:]

    # Questions

    def won(self) -> bool:
        return all(len(self.up[s]) == 13 for s in SUITS)

    def settled(self) -> bool:
        if self.stock or self.waste:
            return False
        for n in COLUMNS:
            for _, face in self.column[n]:
                if face == "down":
                    return False
        return True

    def allows(self, move: str) -> bool:
        """Tell whether a move is legal; the number of cards must be written unless it is one."""
        if self.won():
            return False
        if move == "d":
            return len(self.stock) > 0
        if move == "r":
            if self.stock or not self.waste:
                return False
            return self.limit is None or self.trip + 1 <= self.limit
        return self.allows_carry(move[0], move[1], int(move[2:] or "1"))

    def allows_carry(self, here: str, there: str, number: int) -> bool:
        if there in (here, "W"):
            return False
        liftable = self.face_up(here)
        if number < 1 or number > len(liftable):
            return False
        if here in SUITS and (there in SUITS or not self.worry_back):
            return False
        head = liftable[-number]
        if there in SUITS:
            return number == 1 and head[1] == there and rank(head) == len(self.up[there]) + 1
        if not self.column[there]:
            return head[0] == "K"
        under = self.column[there][-1][0]
        return rank(under) - rank(head) == 1 and is_red(under) != is_red(head)

    def legal(self) -> list[str]:
        """Try everything."""
        found = [move for move in ("d", "r") if self.allows(move)]
        if self.won():
            return []
        for here in EVERYWHERE:
            for number in range(1, len(self.face_up(here)) + 1):
                written = str(number) if number > 1 else ""
                found += [here + there + written for there in EVERYWHERE if self.allows_carry(here, there, number)]
        return found

    def stuck(self, legal: list[str]) -> bool:
        """Tell from the legal moves whether nothing is left, by really drawing through and looking at each card."""
        if self.won():
            return False
        if any(move not in ("d", "r") and not self.idle_king(move) for move in legal):
            return False
        trial = DullGame(self.name)
        trial.put(self.text())
        trial.limit = self.limit
        for _ in range(2):
            while trial.allows("d"):
                trial.play("d")
                if any(trial.allows_carry("W", there, 1) for there in EVERYWHERE):
                    return False
            if not trial.allows("r"):
                break
            trial.play("r")
        return True

    def idle_king(self, move: str) -> bool:
        """Tell whether a move only carries a king from one emptied column to another."""
        here, there = move[0], move[1]
        if here not in COLUMNS or there not in COLUMNS:
            return False
        return len(self.column[there]) == 0 and len(self.column[here]) == int(move[2:] or "1")

    # Playing

    def play(self, move: str) -> None:
        """Play a legal move."""
        assert self.allows(move)
        points = 0
        if move == "d":
            for _ in range(DRAW[self.name]):
                if self.stock:
                    self.waste.append(self.stock.pop(0))
        elif move == "r":
            self.stock = self.waste
            self.waste = []
            self.trip = self.trip + 1
            points = REDEAL_POINTS[self.name]
        else:
            points = self.carry(move[0], move[1], int(move[2:] or "1"))
        self.moves = self.moves + 1
        self.score = self.score + points
        if not self.vegas and self.score < 0:
            self.score = 0

    def carry(self, here: str, there: str, number: int) -> int:
        """Move cards and return the points."""
        lifted: list[str] = []
        for _ in range(number):
            if here in COLUMNS:
                lifted.insert(0, self.column[here].pop()[0])
            elif here == "W":
                lifted.insert(0, self.waste.pop())
            else:
                lifted.insert(0, self.up[here].pop())
        for card in lifted:
            if there in COLUMNS:
                self.column[there].append([card, "up"])
            else:
                self.up[there].append(card)
        points = self.turned_points(here) + self.carry_points(here, there)
        if self.vegas:
            points = 5 if there in SUITS else -5 if here in SUITS else 0
        return points

    def turned_points(self, here: str) -> int:
        """Turn the last card of a column over if it lies face down; return the points for it."""
        if here not in COLUMNS or not self.column[here] or self.column[here][-1][1] == "up":
            return 0
        self.column[here][-1][1] = "up"
        return 5

    def carry_points(self, here: str, there: str) -> int:
        if there in SUITS:
            return 10
        return {"W": 5, **dict.fromkeys(SUITS, -15)}.get(here, 0)

    def finish(self) -> None:
        """Play everything up from a settled table, lowest rank first, clubs to spades."""
        assert self.settled()
        while not self.won():
            lowest = min(len(self.up[s]) for s in SUITS)
            suit = next(s for s in SUITS if len(self.up[s]) == lowest)
            wanted = RANKS[lowest] + suit
            here = next(n for n in COLUMNS if self.column[n] and self.column[n][-1][0] == wanted)
            self.play(here + suit)
