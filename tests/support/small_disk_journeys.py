"""What happens on a disk that is full or write-protected; each in a process of its own, see ``support.disks``."""

from pathlib import Path

from support.disks import SmallDisk
from support.life import lived
from support.player import Player

from klondike_qt.game.commands import PressStock
from klondike_qt.store.trouble import TroubleKind


def full_for_a_while() -> None:
    """Told once, and nothing is lost when there is room again."""
    disk = SmallDisk(Path("disk").absolute())
    player = Player(disk.path)
    disk.fill()
    player.win()
    for _ in range(60):
        player.deal()
        player.do(PressStock())
    assert [trouble.kind for trouble in player.troubles] == [TroubleKind.NOT_SAVED]
    disk.make_room()
    player.leave()
    again = Player(disk.path)
    (row,) = again.store.statistics()
    assert (row.dealt, row.won, row.abandoned, again.troubles) == (61, 1, 59, [])
    again.leave()


def full_at_the_start() -> None:
    """Told once, and played in memory."""
    disk = SmallDisk(Path("disk").absolute())
    disk.fill()
    player = Player(disk.path)
    assert [trouble.kind for trouble in player.troubles] == [TroubleKind.UNWRITABLE]
    player.win()
    player.leave()
    assert len(player.troubles) == 1


def protected() -> None:
    """The game that was left there is played on in memory, and the results are shown."""
    disk = SmallDisk(Path("disk").absolute())
    life = lived(disk.path, killed=True)
    disk.protect()
    player = Player(life.directory)
    assert [trouble.kind for trouble in player.troubles] == [TroubleKind.UNWRITABLE]
    assert player.session.standing.record == life.record
    assert player.store.statistics() == life.statistics
    player.play("d")
    player.leave()
    assert len(player.troubles) == 1
