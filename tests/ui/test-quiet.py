# SPDX-License-Identifier: GPL-3.0-or-later
"""Visits all pages, panels, windows and dialogs. The program and GTK must write nothing to the
error output. To a screen reader each window is a window.

    test-quiet.py PROGRAM
"""
import pathlib
import sys
import tempfile
import time

import tap
from drive import GLib, Program, answers

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tools" / "lib"))
from actions import Actions  # noqa: E402

PAUSE = 0.3  # seconds for which each page is shown
ANSWERS = 12
SEED = 3


class Quiet:
    """A run of the program. Actions are activated over the session bus, as menus do."""

    def __init__(self, program):
        self.program = program
        self.actions = Actions(program.process)
        program.wait_for(self.actions.find, "the program's actions")

    def do(self, action, argument=None):
        """action: “win.…” or “app.…”."""
        group, _, name = action.partition(".")
        self.actions.do(name, argument, group == "app")
        time.sleep(PAUSE)

    def answer(self):
        question = self.program.wait_for(lambda: self.program.find("panel", "Question"), "a question")
        self.program.wait_for(lambda: answers(question), "answers")
        self.do("win.choose", GLib.Variant("i", 0))
        self.do("win.confirm")


def windows(program):
    return [program.node.get_child_at_index(i) for i in range(program.node.get_child_count())]


def open_windows(quiet):
    """Opens the windows beside the game window and the dialogs."""
    for action in ("app.preferences", "app.about", "win.show-help-overlay", "app.rules", "app.cards"):
        quiet.do(action)
    quiet.do("app.rules-page", GLib.Variant("s", "card:grumpus"))
    roles = [window.get_role_name() for window in windows(quiet.program)]
    assert len(roles) >= 5 and set(roles) == {"frame"}, [(window.get_role_name(), window.get_name())
                                                         for window in windows(quiet.program)]


def run(path, *arguments):
    """Yields the program and a file with its output."""
    said = tempfile.TemporaryFile()
    return Program(path, *arguments, motion=True, said=said), said


def assert_silent(said):
    said.seek(0)
    text = said.read().decode(errors="replace")
    assert text == "", text


def pages_and_windows_say_nothing(path):
    program, said = run(path)
    with program:
        quiet = Quiet(program)
        quiet.do("win.new-game")
        quiet.do("win.choose-alien", GLib.Variant("i", 0))
        quiet.do("win.back")
        open_windows(quiet)
        quiet.do("win.first-game")
        quiet.do("win.lesson-next")
        quiet.do("win.start-page")
    assert_silent(said)


def look_around(quiet):
    """Opens the panels of a game."""
    for action in ("win.show-rules", "win.show-why", "win.hide-why", "win.show-log", "win.show-log", "win.find-in-log",
                   "win.show-rule", "win.hint"):
        quiet.do(action)
    quiet.program.press("Escape")
    for way in ("back", "turn-back", "first", "forward", "last"):
        quiet.do("win.look-back", GLib.Variant("s", way))
    quiet.do("win.return-to-game")


def a_game_says_nothing(path):
    program, said = run(path, "--new=Ada,Bo=random", f"--seed={SEED}")
    with program:
        quiet = Quiet(program)
        for _ in range(ANSWERS):
            quiet.answer()
        look_around(quiet)
        quiet.do("win.undo")
        open_windows(quiet)
        quiet.do("win.concede")
        program.click("push button", "Concede")
        program.wait_for(lambda: program.find("push button", "Play Again"), "the end")
        quiet.do("win.show-table")
        quiet.do("win.show-end")
        quiet.do("win.start-page")
    assert_silent(said)


TESTS = [pages_and_windows_say_nothing, a_game_says_nothing]


if __name__ == "__main__":
    tap.run(TESTS, *sys.argv[1:])
