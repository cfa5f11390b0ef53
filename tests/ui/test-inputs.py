# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games of two people by pointer, by keyboard and by accessible actions. The tool replays
each save file to the same end.

    test-inputs.py PROGRAM TOOL
"""
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

import tap
from drive import RIM, Atspi, GLib, Program, TimedOut, actions, drag, is_shown, middle, size, try_to, walk

# A sufficient game has this many answers to this many kinds of decisions.
MANY_ANSWERS = 60
MANY_KINDS = 8
# A shorter game is followed by another one.
MOST_GAMES = 3
MOST_STEPS = 2000
# Number of answers given by dragging an option target or by its action instead of by a button.
# Searching for targets takes time.
MOST_PIECES = 6
# A search for a target on the table takes long, and may find none that does anything.
MOST_TRIES = 3 * MOST_PIECES
# Seconds after which an input without effect counts as ignored, such as a key that is no answer.
SOON = 1.0
# Seconds without anything to do until the whole window is searched, which takes a third of a
# second, at a table of four on a busy machine ten.
NOW_AND_THEN = 4.0
# The same while no table is seen, as behind a curtain, or where each second search finds a curtain.
AWAY = 0.3
# Seconds for which the program may do nothing. On a busy machine an answer to a search alone may take
# twenty.
PATIENCE = 240
# Lines of the program's log that are shown when a game is stuck.
LAST_LINES = 15
# Pixels of the button of an option that is chosen on the table instead.
COVERED = 2


class Story:
    """Counts the choices in the program's debug messages."""

    def __init__(self, log):
        self.log = log.open("rb")
        self.told = 0
        self.rest = b""  # an incomplete line

    def choices(self):
        *lines, self.rest = (self.rest + self.log.read()).split(b"\n")
        self.told += sum(b": choice " in line for line in lines)
        return self.told


class Route:
    """The way from the window to a node: the index among the children on each level. A node that was
    hidden has another address afterwards, but the same way to it."""

    def __init__(self, is_it):
        self.is_it = is_it
        self.indices = None

    def follow(self, root):
        """Returns the node if it is shown, else None."""
        node = root if self.indices is not None else None
        for index in self.indices or ():
            node = node.get_child_at_index(index) if index < node.get_child_count() else None
            if node is None:
                return None
        return node if node is not None and self.is_it(node) and is_shown(node) else None

    def note(self, node, root):
        """Remembers the way to node."""
        indices = []
        while node != root:
            indices.insert(0, node.get_index_in_parent())
            node = node.get_parent()
        self.indices = indices


def is_answers(node):
    return node.get_name() == "Answers"


def is_question(node):
    return node.get_name() == "Question"


def is_curtain(node):
    return (node.get_name() or "").endswith(": show my cards")


class Player:
    """Finds the possible actions and carries them out in one way. The location of the options is
    found once, and so is that of the button on a curtain."""

    idle = NOW_AND_THEN
    most_choices = None  # choices after which the game is left, None: at its end

    def __init__(self, program, story, chance):
        self.program, self.story, self.chance = program, story, chance
        self.answers = self.question = None
        self.routes = {name: Route(is_it) for name, is_it in
                       (("Answers", is_answers), ("Question", is_question), ("curtain", is_curtain))}
        self.searched = 0.0  # time of the last search of the whole window, or of the last input

    def buttons(self, below):
        found = []
        for node in walk(below, without="Table"):
            if node.get_role_name() in ("push button", "toggle button") and is_shown(node):
                found.append((node.get_name() or "", node))
        return found

    def panel(self, name):
        """Returns the panel with a name, by its route if it was found before."""
        route = self.routes[name]
        panel = route.follow(self.program.node)
        if panel is None and route.indices is None:
            panel = self.program.find("panel", name)
            if panel is not None:
                route.note(panel, self.program.node)
        return panel

    def look(self):
        """Returns ("answer", buttons by name), ("seat", button), ("end", button), ("past", button)
        if a key has opened the history from the log, or None. A key that left the last result may
        have left the end page, too."""
        if self.answers is None:
            self.answers = self.panel("Answers")
        options = self.buttons(self.answers) if self.answers else []
        if options and options[0][0] == "Back to the Result":
            return "end", options[0][1]
        if options:
            return "answer", options + self.confirms()
        curtain = self.routes["curtain"].follow(self.program.node)
        if curtain is not None:
            self.answers = self.question = None
            return "seat", curtain
        if not self.is_at_table():
            self.answers = self.question = None
        if time.monotonic() < self.searched + (self.idle if self.question is not None else AWAY):
            return None
        self.find_again()
        for name, button in self.buttons(self.program.node):
            if name == "Play Again":
                return "end", button
            if is_curtain(button):
                self.routes["curtain"].note(button, self.program.node)
                return "seat", button
        back = self.program.find("push button", "Return to the Game")
        self.searched = time.monotonic()
        return ("past", back) if back else None

    def find_again(self):
        """Finds the panels and notes the ways to them anew. A panel that appeared beside one has
        changed them, and one that was found while it was being hidden is of no use."""
        self.answers, self.question = (self.program.find("panel", name) for name in ("Answers", "Question"))
        for name, panel in (("Answers", self.answers), ("Question", self.question)):
            if panel is not None:
                self.routes[name].note(panel, self.program.node)

    def is_at_table(self):
        """Returns True if the decision bar is shown."""
        return self.question is not None and is_shown(self.question)

    def confirms(self):
        """Returns the button that confirms a selection, or None."""
        if self.question is None:
            self.question = self.panel("Question")
        return [("Confirm", node) for node in walk(self.question, without="Answers") if node.get_name() == "Confirm"]

    def state(self):
        """Returns the number of choices and the selected options."""
        picked = [button.get_state_set().contains(Atspi.StateType.PRESSED) for _, button in self.buttons(self.answers)]
        return self.story.choices(), picked

    def wait_for_effect(self, before, names):
        """Waits until choices and selected options are others than before, or the options others
        than names, as after a held result."""
        end = time.monotonic() + SOON
        while time.monotonic() < end and self.state() == before:
            if names != [name for name, _ in self.buttons(self.answers)]:
                return
            time.sleep(0.02)

    def comes_to_something(self, deed):
        """Returns True if deed () leads to a choice or changes the selection. Options that have
        vanished count as well."""
        before = self.state()
        deed()
        end = time.monotonic() + SOON
        while time.monotonic() < end:
            try:
                if self.state() != before:
                    return True
            except GLib.Error:
                return True
            time.sleep(0.02)
        return False

    def play(self):
        """Plays to the end page, or most_choices."""
        for _ in range(MOST_STEPS):
            if self.most_choices is not None and self.story.choices() >= self.most_choices:
                return
            what, target = self.program.wait_for(self.look, "something to do")
            if what == "end":
                return
            try:
                if what == "seat":
                    self.sit(target)
                    self.searched = time.monotonic()
                    continue
                if what == "past":
                    try_to(target)
                    continue
                names, before = [name for name, _ in target], self.state()
                if names[-1] == "Confirm" and self.is_ready(target[-1][1]) and self.chance.random() < 0.6:
                    self.confirm(target[-1][1])
                else:
                    self.answer(target[:-1] if names[-1] == "Confirm" else target)
                    if names[-1] == "Confirm":
                        continue
                self.wait_for_effect(before, [name for name in names if name != "Confirm"])
            except GLib.Error:
                # The button vanished during the search.
                continue
            self.searched = time.monotonic()
        raise TimedOut("no end")

    @staticmethod
    def is_ready(button):
        return button.get_state_set().contains(Atspi.StateType.SENSITIVE)


class ByActions(Player):
    """Plays like a screen reader, with the actions of options and option targets."""

    taken = tried = 0

    def sit(self, button):
        try_to(button)

    def confirm(self, button):
        try_to(button)

    def answer(self, options):
        if self.taken < MOST_PIECES and self.tried < MOST_TRIES and self.chance.random() < 0.3:
            ByActions.tried += 1
            pieces = [node for node in walk(self.program.node) if "piece.choose" in actions(node)]
            piece = self.chance.choice(pieces) if pieces else None
            if piece and self.comes_to_something(lambda: try_to(piece, "piece.choose")):
                ByActions.taken += 1
            if piece:
                return
        try_to(self.chance.choice(options)[1])


class ByKeyboard(Player):
    """Plays by keyboard alone: numbers, arrows and Enter."""

    def sit(self, button):
        self.program.press("Return")
        time.sleep(0.05)

    def confirm(self, button):
        self.program.press("ctrl+Return")

    def answer(self, options):
        take = self.chance.randrange(len(options))
        names = [name for name, _ in options]
        if all(name.isdigit() and len(name) == 1 for name in names):
            self.program.press(names[take])
        elif take < 10 and self.chance.random() < 0.8:
            self.program.press(str((take + 1) % 10))
        else:
            # Moves the focus to the decision bar and along its options.
            self.program.press("Escape", *["Right"] * min(take, 3), "Return")


class ByPointer(Player):
    """Plays with the pointer alone: clicks, and sometimes drags an option target to the decision
    bar."""

    drags = 0

    def point(self, node, *then):
        x, y = middle(node)
        subprocess.run(["xdotool", "mousemove", str(x), str(y), *then], check=True)

    def sit(self, button):
        self.point(button, "click", "1")

    def confirm(self, button):
        self.show(button)
        self.point(button, "click", "1")

    def show(self, button):
        """Scrolls over the options until the button is in view."""
        box = self.answers.get_parent().get_component_iface().get_extents(Atspi.CoordType.WINDOW)
        for _ in range(8):
            y = middle(button)[1] - RIM
            if box.y <= y <= box.y + box.height:
                return
            self.point(self.answers.get_parent(), "click", "5" if y > box.y else "4")
            time.sleep(0.1)

    def answer(self, options):
        if self.drags < MOST_PIECES and self.chance.random() < 0.2 and self.drag():
            return
        name, button = self.chance.choice(options)
        if min(size(button)) <= COVERED:
            self.point_at_piece(name)
            return
        self.show(button)
        self.point(button, "click", "1")

    def point_at_piece(self, name):
        """Clicks what stands for the option on the table, or in the hand."""
        pieces = [node for node in walk(self.program.node) if "piece.choose" in actions(node) and is_shown(node)]
        named = [node for node in pieces if (node.get_name() or "").startswith(name)]
        if named or pieces:
            self.point(self.chance.choice(named or pieces), "click", "1")

    def drag(self):
        hands = [node for node in walk(self.program.node) if node.get_name() == "Your hand"]
        pieces = [node for hand in hands for node in walk(hand) if "piece.choose" in actions(node)]
        if not pieces:
            return False
        piece, question = self.chance.choice(pieces), self.program.find("panel", "Question")
        if self.comes_to_something(lambda: drag(piece, question)):
            ByPointer.drags += 1
        return True


def check_save(tool, save, home, is_over):
    """Replays the save with the tool, which must reach the same state, and an end if the game is_over.
    Returns the answers counted by kind of decision."""
    text = save.read_text(encoding="utf-8")
    asked = re.findall(r'<c seat="\w+" to="([^"]+)"', text)
    after, digest = re.findall(r'<digest after="(\d+)">(\w+)<', text)[-1]
    done = subprocess.run([tool, "replay", save], capture_output=True, timeout=60, text=True,
                          env={**os.environ, "XDG_DATA_HOME": str(home / "data"), "LC_ALL": "C.UTF-8"})
    assert done.returncode == 0 and not done.stderr, done.stderr
    assert f"choices: {len(asked)}\n" in done.stdout and int(after) == len(asked), done.stdout
    assert f"digest: {digest}\n" in done.stdout, f"{digest} expected: {done.stdout}"
    assert ("result: " in done.stdout) == is_over, done.stdout
    return len(asked), set(asked)


def play_whole_games(path, tool, way, seed, *arguments, kinds_wanted=MANY_KINDS):
    """Plays games begun with the command line arguments until one is long enough. Returns its kinds
    of decisions."""
    for game in range(MOST_GAMES):
        with tempfile.TemporaryDirectory(prefix="fifth-planet-") as folder:
            home = pathlib.Path(folder)
            log = home / "log"
            with log.open("wb") as output, Program(path, *(arguments or ("--new=Ada,Bo",)), f"--seed={seed + game}",
                                                   home=home, log=output, patience=PATIENCE) as program:
                try:
                    way(program, Story(log), random.Random(seed + game)).play()
                except TimedOut:
                    last = log.read_text(encoding="utf-8", errors="replace").splitlines()[-LAST_LINES:]
                    print("".join(f"# {line}\n" for line in last), end="", flush=True)
                    print("".join(f"# {line}\n" for line in program.outline().splitlines()), end="")
                    raise
                [save] = program.games
                assert program.quit() == 0
            answers, kinds = check_save(tool, save, home, is_over=way.most_choices is None)
        print(f"# {way.__name__}, seed {seed + game}: {answers} answers to {len(kinds)} kinds of question", flush=True)
        if answers >= MANY_ANSWERS and len(kinds) >= kinds_wanted:
            return kinds
    raise AssertionError("no game was long enough")


def a_whole_game_by_pointer(path, tool):
    play_whole_games(path, tool, ByPointer, 21)
    assert ByPointer.drags > 0, "nothing was dragged"


def a_whole_game_by_keyboard(path, tool):
    play_whole_games(path, tool, ByKeyboard, 31)


def a_whole_game_by_actions(path, tool):
    play_whole_games(path, tool, ByActions, 41)
    assert ByActions.taken > 0, "no piece did its action"


WAYS = {"pointer": a_whole_game_by_pointer, "keyboard": a_whole_game_by_keyboard, "actions": a_whole_game_by_actions}


if __name__ == "__main__":
    # The way comes first, so that each is a test of its own and they run side by side.
    tap.run([WAYS[sys.argv[1]]], *sys.argv[2:])
