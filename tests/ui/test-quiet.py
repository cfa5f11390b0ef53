# SPDX-License-Identifier: GPL-3.0-or-later
"""All pages, panels, windows and dialogs are gone through.  In usual use the program has nothing to say to whoever started it:
what it and GTK write to the error output must be empty.  To a screen reader each window is a window.

    test-quiet.py PROGRAM
"""
import sys
import tempfile
import time

import gi

import tap
from drive import Program, answers

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

PATH = "/io/github/fifthplanet/FifthPlanet"
PAUSE = 0.3  # seconds for which something is in sight
ANSWERS = 12
SEED = 3


class Quiet:
    """A run of the program, whose actions are done over the session bus as a menu's are."""

    def __init__(self, program):
        self.program = program
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.name = program.wait_for(self._find_name, "the program's actions")

    def _call(self, name, path, interface, method, arguments=None):
        return self.bus.call_sync(name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, -1, None
                                  ).unpack()

    def _find_name(self):
        bus = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")
        for name in self._call(*bus, "ListNames")[0]:
            pid = self._call(*bus, "GetConnectionUnixProcessID", GLib.Variant("(s)", (name,)))[0]
            if pid == self.program.process.pid and self._has_window(name):
                return name
        return None

    def _has_window(self, name):
        try:
            return bool(self._call(name, f"{PATH}/window/1", "org.gtk.Actions", "List")[0])
        except GLib.Error:
            return False

    def do(self, action, argument=None):
        """action: “win.…” or “app.…”."""
        group, _, name = action.partition(".")
        path = f"{PATH}/window/1" if group == "win" else PATH
        self._call(self.name, path, "org.gtk.Actions", "Activate",
                   GLib.Variant("(sava{sv})", (name, [argument] if argument is not None else [], {})))
        time.sleep(PAUSE)

    def answer(self):
        question = self.program.wait_for(lambda: self.program.find("panel", "Question"), "a question")
        self.program.wait_for(lambda: answers(question), "answers")
        self.do("win.choose", GLib.Variant("i", 0))
        self.do("win.confirm")


def windows(program):
    return [program.node.get_child_at_index(i) for i in range(program.node.get_child_count())]


def open_windows(quiet):
    """The windows beside the table's, and the dialogs."""
    for action in ("app.preferences", "app.about", "win.show-help-overlay", "app.rules", "app.cards"):
        quiet.do(action)
    quiet.do("app.rules-page", GLib.Variant("s", "card:grumpus"))
    roles = [window.get_role_name() for window in windows(quiet.program)]
    assert len(roles) >= 5 and set(roles) == {"frame"}, [(window.get_role_name(), window.get_name())
                                                         for window in windows(quiet.program)]


def run(path, *arguments):
    """The program, and a file for all that it says."""
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
    """The panels of a game."""
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
