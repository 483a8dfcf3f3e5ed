"""Every position that can come about, counted with the dull engine: slow, and nothing in it is shared with anything."""

from support.dull_engine import COLUMNS, SUITS, DullGame

Seen = tuple[object, ...]


def reachable(text: str, most: int) -> tuple[int, bool] | None:
    """Count what can come about from a position text, and tell whether a win is among it.

    The order of the columns is left aside. None if there is more than ``most``.
    """
    first = _game(text)
    seen = {_picture(first)}
    open_texts = [first.text()]
    won = first.won()
    while open_texts:
        here = open_texts.pop()
        for move in _game(here).legal():
            game = _game(here)
            game.play(move)
            picture = _picture(game)
            if picture in seen:
                continue
            if len(seen) == most:
                return None
            seen.add(picture)
            won = won or game.won()
            open_texts.append(game.text())
    return len(seen), won


def _game(text: str) -> DullGame:
    game = DullGame(text.splitlines()[0].removeprefix("variant: "))
    game.put(text)
    return game


def _picture(game: DullGame) -> Seen:
    columns = sorted(tuple(map(tuple, game.column[n])) for n in COLUMNS)
    trip = game.trip if game.limit else 0
    return (*columns, tuple(game.stock), tuple(game.waste), trip, *(len(game.up[s]) for s in SUITS))
