"""The window: it joins table, bar, menus and message line, and carries out what concerns the window itself."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QCloseEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget

from klondike_qt.dealing import Dealer
from klondike_qt.game.commands import Command, SendSafe
from klondike_qt.game.cursor import EMPTY
from klondike_qt.game.hint import NoHintReason
from klondike_qt.game.updates import Update
from klondike_qt.preferences.schema import Preferences
from klondike_qt.preferences.stepping import sized
from klondike_qt.rules.position import Position
from klondike_qt.solver.hints import sensible_moves
from klondike_qt.store.store import Store
from klondike_qt.ui import dialogs
from klondike_qt.ui.access.announcer import Announcer, Urgency, urgency_of
from klondike_qt.ui.access.factory import install
from klondike_qt.ui.access.readers import ReaderWatch
from klondike_qt.ui.access.recall import Recall
from klondike_qt.ui.access.table_access import TableAccess
from klondike_qt.ui.actions import Action, Way
from klondike_qt.ui.asking import ANSWERS, manner_of
from klondike_qt.ui.bar import TopBar
from klondike_qt.ui.dailies import Dailies
from klondike_qt.ui.deeds import own_deeds
from klondike_qt.ui.demo import DemoRun
from klondike_qt.ui.desk import Choices, GameDesk
from klondike_qt.ui.endings import joined_endings
from klondike_qt.ui.finishing import FinishRun
from klondike_qt.ui.hands import Hands
from klondike_qt.ui.helping import Helping
from klondike_qt.ui.hinting import command_for
from klondike_qt.ui.insight import Insight
from klondike_qt.ui.judging import Judging
from klondike_qt.ui.keyboard import Keyboard
from klondike_qt.ui.look_notes import LookNotes
from klondike_qt.ui.menu_bar import MenuBar
from klondike_qt.ui.menus import Menus
from klondike_qt.ui.pausing import ClockKeeper
from klondike_qt.ui.scoreboard import Scoreboard
from klondike_qt.ui.solver_desk import SolverDesk
from klondike_qt.ui.stage import Stage
from klondike_qt.ui.status import Figures
from klondike_qt.ui.system import SystemWatch, with_theme_kept, worn_theme
from klondike_qt.ui.table.artwork import artwork_for
from klondike_qt.ui.table.lens import Lens
from klondike_qt.ui.table.scene import TableScene
from klondike_qt.ui.table.view import TableView
from klondike_qt.ui.tutorial.joining import joined_tutorial, takes
from klondike_qt.ui.tutorial.panel import TutorialPanel
from klondike_qt.ui.wanted import joined_games
from klondike_qt.ui.wardrobe import Wardrobe
from klondike_qt.ui.zones import Zones
from klondike_qt.words import ascents, hints, steps
from klondike_qt.words import dialogs as words
from klondike_qt.words.grammar import followed
from klondike_qt.words.handbook.facts import Facts
from klondike_qt.words.menu_choices import size_at_limit

if TYPE_CHECKING:
    from klondike_qt.ui.access.aloud import Aloud

LEAST_WIDTH, LEAST_HEIGHT = 640, 400
FRAME = QSize(8, 40)
"""What the frame of a window takes at most."""


class Window(QMainWindow):
    """Everything that one sees; ``data_place`` is told in *About*, ``still`` keeps cards from being seen to move."""

    aloud: "Aloud | None" = None
    """The voice of the program and its sounds, once they are brought in."""
    facts: Callable[[], Facts] = Facts
    """What the help is told about the command line and files."""
    store: Store | None = None
    """What has been played; none where nothing is kept."""

    def __init__(
        self,
        desk: GameDesk,
        choices: Choices,
        system: SystemWatch,
        data_place: str,
        *,
        dealer: Dealer | None = None,
        still: bool = False,
    ) -> None:
        super().__init__()
        install()
        self.desk = desk
        self.choices = choices
        self.system = system
        choices.keep_theme = lambda chosen: with_theme_kept(chosen, system.now)
        self.data_place = data_place
        self.announcer = Announcer(self)
        self.recall = Recall(self.announcer)
        self.clock_keeper = ClockKeeper(desk, "hidden")
        artwork = artwork_for(choices.now, worn_theme(choices.now, system.now))
        self.scene = TableScene(artwork, choices.now, system.now, still=still)
        self.view = TableView(self.scene)
        self.stage = Stage(self.view)
        self._notes = LookNotes(self.scene, self._note)
        self.solver = SolverDesk(self)
        self.insight = Insight(desk, choices, self.solver, self.announcer, self.scene.point_at)
        self.games, self.choosing, self.sharing = joined_games(self, dealer or Dealer())
        self.judging = Judging(desk, self.solver)
        self.demo = DemoRun(desk, self.scene, self.clock_keeper, self.say)
        self.readers = ReaderWatch(parent=self)
        self._build_access()
        self._build_frame()
        self._connect()
        self._deeds = own_deeds(self)
        self._apply(choices.now, choices.now)
        self.scene.reset(desk.standing)
        self._mark(desk.standing.position)
        self.view.setFocus()

    def _build_access(self) -> None:
        """Build what it takes to play by ear and by key."""
        desk, announcer = self.desk, self.announcer
        self.access = TableAccess(self, self.view, announcer, self.choices, readers=self.readers, demo=self.demo)
        self.keyboard = Keyboard(self, desk, self.choices, announcer, clock_keeper=self.clock_keeper, run=self.run)
        self.view.keys = self.keyboard.keys
        self.lens = Lens(self.view)
        self.zones = Zones(desk, self.view, announcer, lambda: self._beside)

    def _build_frame(self) -> None:
        """Put the bar over the table, and both in the window."""
        menu_bar = MenuBar()
        self.figures = Figures()
        self.bar = TopBar(menu_bar, self.figures)
        strikes, action = self.keyboard.strikes, self.announcer.action
        self.menus = Menus(self, menu_bar, self.choices, strikes, self.run, action=action)
        self.bar.add_buttons(self.menus.entries, {"hint": self.insight.hinting.tell})
        self.setMenuWidget(self.bar)
        self.scoreboard = Scoreboard(self.desk, self.choices, self.figures, self.insight.outlook)
        self._wardrobe = Wardrobe(self, self.bar, self.stage, self.scene)
        self.practice = TutorialPanel()
        self.setCentralWidget(self.practice.above(self.stage))
        self.bar.come_between(self.view, self.stage.message)
        self.setWindowTitle(words.window_title())
        self.setMinimumSize(LEAST_WIDTH, LEAST_HEIGHT)

    def _connect(self) -> None:
        self.view.commanded.connect(self._do_all)
        self.announcer.shown.connect(self.stage.message.say)
        self.view.zones = lambda on: self.zones.step(forwards=on)
        self.desk.updated.connect(self._show)
        self.dailies = Dailies(self)
        self.finish_run = FinishRun(self.desk, self.choices)
        self.view.touched.connect(self.finish_run.interrupt)
        self.view.touched.connect(self.keyboard.touch)
        for made, tell in ((self.finish_run.interrupted, self.say), (self.finish_run.gave_way, self.insight.add)):
            made.connect(lambda steps, tell=tell: tell(ascents.told(steps, manner_of(self.choices.now))))
        for told in (self.insight.outlook.news, self.games.told, self.dailies.told):
            told.connect(self.announcer.add)
        self.judging.judged.connect(lambda text: self.announcer.add(text, Urgency.SEEN))
        self.winning, self.dead_ends = joined_endings(self)
        self.demo.begins.connect(self.winning.leave)
        for end in (self.finish_run.interrupt, self.insight.hinting.leave, self.view.cancel_drag):
            self.demo.begins.connect(end)
        self.demo.shown.connect(self.scoreboard.show_other)
        self.tutorial = joined_tutorial(self)
        self.helping = Helping(self)
        self.choices.changed.connect(self._apply)
        self.system.changed.connect(lambda now: self._wardrobe.dress(self.choices.now, now))
        self.system.changed.connect(self.winning.celebration.end)
        self.menus.variant_chosen.connect(self.games.deal_variant)
        self.menus.told.connect(self.say)
        self.games.declined.connect(lambda: self._mark(self.desk.standing.position))
        self.stage.resized.connect(self._notes.check)
        for part in (self.stage.message.left, self.bar.left):
            part.connect(self.stage.take_keyboard)
        self.hands = Hands(self)

    def run(self, action: Action) -> None:
        """Carry out an action: a command to the game, an answer, or something that concerns the window."""
        with self.announcer.action(), self.finish_run.giving_way():
            self._run(action)

    def _run(self, action: Action) -> None:
        way = Way(self.scene.picture.arrangement, self.choices.now.wrap)
        if takes(self.tutorial, action) or self.keyboard.takes(action, way):
            return
        if action.id == "put-back" and self.lens.is_open:
            self._deeds["lens"]()
            return
        if action.id == "put-back" and self.desk.standing.hand == EMPTY and self.stage.leave_panel():
            return
        if action.id == "put-back" and self.desk.standing.hand == EMPTY and self.insight.hinting.leave():
            self.say(hints.left())
        elif action.id == "put-back" and self.desk.standing.hand == EMPTY and self.tutorial.is_running:
            self.tutorial.go_back()
        elif action.deed:
            self.desk.do(action.deed(self.desk.standing, way))
        elif action.id in ANSWERS:
            manner = manner_of(self.choices.now)
            answer = ANSWERS[action.id](self.desk.standing, self.desk.seconds, manner)
            is_score = action.id == "tell-score"
            known = self.insight.outlook.text if is_score and not manner.is_brief else ""
            carried = self.scoreboard.balance if is_score and manner.score else ""
            self.say(followed(answer, carried, known), Urgency.ASSERTIVE)
            self.tutorial.ran(action.id)
        else:
            self._deeds[action.id]()

    def _do_all(self, commands: tuple[Command, ...]) -> None:
        """Ask the game for everything that one click, or one deed of a screen reader, means; say one thing about it."""
        with self.announcer.action():
            self.keyboard.touch()
            for command in commands:
                self.desk.do(command)

    def say(self, text: str, urgency: Urgency = Urgency.POLITE) -> None:
        """Say something to the player, who sees it in the message line; nothing to say leaves the last one there."""
        self.announcer.say(text, urgency)

    def _note(self, text: str) -> None:
        """Say which look was chosen; in a dialog the control itself tells that."""
        self.say(text, Urgency.SEEN if QApplication.activeModalWidget() else Urgency.POLITE)

    def open_dialog(self, dialog: QDialog) -> None:
        """Show a dialog that fits the screen; the clock stands, and the keyboard comes back to the table afterwards."""
        self.scene.cut()
        self.clock_keeper.hold("dialog")
        dialog.finished.connect(self._dialog_closed)
        dialog.setMaximumSize(self.screen().availableSize() - FRAME)
        dialog.open()

    @property
    def _beside(self) -> tuple[QWidget, ...]:
        """What the keyboard can go to besides the table."""
        stuck = (self.stage.stuck.stop,) if self.stage.stuck.isVisible() else ()
        shown = (self.practice.stop,) if self.practice.isVisible() else ()
        return (*stuck, self.bar.stop, *shown, self.stage.message)

    def list_moves(self) -> None:
        """Open the list of moves, sensible ones first, what is chosen there is played; without a move, say why."""
        position = self.desk.standing.position
        moves = sensible_moves(position, self.desk.trail)
        if not moves:
            reason = NoHintReason.WON if position.is_won else NoHintReason.STUCK
            self.say(hints.none(reason, manner_of(self.choices.now)), Urgency.ASSERTIVE)
            return
        dialog = dialogs.MovesDialog(position, moves, self, manner_of(self.choices.now))
        dialog.chosen.connect(lambda move: self.desk.do(command_for(move)))
        self.open_dialog(dialog)

    def _dialog_closed(self) -> None:
        self.clock_keeper.release("dialog")
        self.activateWindow()
        self.stage.take_keyboard()

    def _show(self, update: Update) -> None:
        """Let table, message line and buttons follow what happened."""
        with self.announcer.action():
            if not update.is_quiet:
                self.view.cancel_drag(slides_back=False)
            self.scene.show(update)
            self.say(steps.told(update, manner_of(self.choices.now)), urgency_of(update))
            if not update.is_quiet:
                note = self._notes.bar(self.announcer.line, self.stage.message.has_room_for)
                self.announcer.add(note, Urgency.SEEN)
        self._mark(update.after.position)

    def _mark(self, position: Position) -> None:
        """Let bar and menus say what the position allows and by which rules."""
        self.bar.offer_finish(offered=position.is_settled and not position.is_won)
        self.menus.mark_variant(position.variant)

    def _apply(self, old: Preferences, now: Preferences) -> None:
        """Put preferences in force that concern what is seen."""
        self.bar.simplify(wanted=now.simple_window)
        self.stage.place_message(now.message_line)
        self._wardrobe.dress(now, self.system.now)
        self._notes.tell(old, now)

    def resize_cards(self, by: int) -> None:
        """Take another card size; at the largest and the smallest, say that again."""
        before = self.choices.now
        self.choices.set(sized(before, by))
        if self.choices.now == before:
            self.say(size_at_limit(before.size, largest=by > 0))

    def finish(self) -> None:
        """Play the remaining cards up, or the safe ones as long as the game is not settled."""
        standing = self.desk.standing
        if standing.position.is_settled:
            self.finish_run.start(at_once=not self.scene.may_move)
        else:
            self.desk.do(SendSafe())

    def showEvent(self, event: QShowEvent) -> None:
        """Let the clock run while the table can be seen."""
        super().showEvent(event)
        self.clock_keeper.release("hidden")

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the clock while the table cannot be seen."""
        super().hideEvent(event)
        self.clock_keeper.hold("hidden")

    def changeEvent(self, event: QEvent) -> None:
        """Stop the clock while the window is minimised; look at the system's wishes when one may have changed."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.ThemeChange:
            self.system.look()
        if event.type() is QEvent.Type.WindowStateChange:
            keep = self.clock_keeper.hold if self.isMinimized() else self.clock_keeper.release
            keep("minimised")

    def closeEvent(self, event: QCloseEvent) -> None:
        """End all motion, so that nothing is left running."""
        self.finish_run.stop()
        self.demo.stop()
        self.tutorial.leave()
        self.judging.drop()
        self.insight.close()
        self.solver.close()
        self.winning.celebration.drop()
        self.scene.cut()
        super().closeEvent(event)
