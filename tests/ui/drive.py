# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the real program from outside through AT-SPI, like a screen reader. Needs a display and a
session bus.

    with Program(path, "--new=Ada,Bo", "--seed=3") as program:
        program.click("push button", "Undo")
"""
import functools
import os
import pathlib
import subprocess
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402


# An unmanaged window is at the corner of the screen. GTK's coordinates exclude its margin.
RIM = 5
# Seconds within which a key has changed a selection.
SETTLES = 0.3


class TimedOut(Exception):
    pass


def walk(node, without=None):
    """Yields node and all its descendants that still exist, since the program keeps running. Nodes
    called without are not descended into."""
    yield node
    if without is not None and node.get_name() == without:
        return
    try:
        children = [node.get_child_at_index(i) for i in range(node.get_child_count())]
    except GLib.Error:
        return
    for child in children:
        if child is not None:
            yield from walk(child, without)


def size(node):
    component = node.get_component_iface()
    if component is None:
        return (0, 0)
    box = component.get_extents(Atspi.CoordType.WINDOW)
    return (box.width, box.height)


def is_shown(node):
    """GTK reports only whole windows as showing. Other widgets are shown if they have a size."""
    return min(size(node)) > 0


def actions(node):
    interface = node.get_action_iface()
    if interface is None:
        return []
    try:
        return [Atspi.Action.get_action_name(interface, i) for i in range(Atspi.Action.get_n_actions(interface))]
    except GLib.Error:
        # The node has vanished or changed since the count was read.
        return []


def try_to(node, action="click"):
    """Does action if the node still has it. A button found a moment ago may be gone."""
    names = actions(node)
    if action not in names:
        return False
    try:
        return Atspi.Action.do_action(node.get_action_iface(), names.index(action))
    except (GLib.Error, TypeError):
        # TypeError: the node no longer has actions.
        return False


def middle(node):
    """Returns the centre of the node on the screen."""
    box = node.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
    return box.x + box.width // 2 + RIM, box.y + box.height // 2 + RIM


def drag(what, onto):
    """Drags one node onto another with the pointer."""
    x, y = middle(what)
    to_x, to_y = middle(onto)
    subprocess.run(["xdotool", "mousemove", str(x), str(y), "mousedown", "1"], check=True)
    for part in range(1, 9):
        subprocess.run(["xdotool", "mousemove", str(x + (to_x - x) * part // 8), str(y + (to_y - y) * part // 8),
                        "sleep", "0.03"], check=True)
    time.sleep(0.3)
    subprocess.run(["xdotool", "mouseup", "1"], check=True)


def find_text(node, words):
    """Returns the node that contains words, whatever its role."""
    return [below for below in walk(node) if words in (below.get_name() or "")]


def answers(question):
    """Returns the option buttons in the panel “Question”, none before there is a panel (None). A
    button that confirms comes last."""
    if question is None:
        return []
    buttons = [node for node in walk(question) if node.get_role_name() in ("push button", "toggle button")]
    panel = next((node for node in walk(question) if node.get_name() == "Answers"), None)
    given = [node for node in walk(panel) if node in buttons] if panel else []
    return given + [node for node in buttons if given and node.get_name() == "Confirm" and is_shown(node)]


def is_sensitive(node):
    return node.get_state_set().contains(Atspi.StateType.SENSITIVE)


def is_held(question):
    """Returns True if a result is held in the panel “Question”."""
    return [node.get_name() for node in answers(question)] == ["Continue"]


def leave_results(program, question):
    """Leaves the held results, by keys, until a player is asked."""
    while program.wait_for(lambda: answers(question), "a question") and is_held(question):
        program.press("Return")
        time.sleep(SETTLES)


def give_first_answer(program, question):
    """Gives the first answer to the panel “Question” by keys. A number is chosen by its digit.
    Where several options are one answer, the first ones are selected until it can be confirmed.
    A result that is held before is left."""
    leave_results(program, question)
    offered = program.wait_for(lambda: answers(question), "a question")
    first = offered[0].get_name()
    keys = "123456789"[:len(offered)]
    program.press(first if len(first) == 1 and first.isdigit() else keys[0])
    if offered[-1].get_name() != "Confirm":
        return
    for key in keys[1:]:
        time.sleep(SETTLES)
        if is_sensitive(offered[-1]):
            program.press("ctrl+Return")
            return
        program.press(key)


def do(node, action="click"):
    assert try_to(node, action), f"{node.get_name()!r} can't {action}, only {actions(node)}"


def at_a_fresh_home(test):
    """Passes the test a folder that keeps the program's data between runs, as the last argument."""
    @functools.wraps(test)
    def at_home(*given):
        with tempfile.TemporaryDirectory(prefix="fifth-planet-") as home:
            test(*given, pathlib.Path(home))

    return at_home


class Program:
    """A run of the program with its own data folders."""

    def __init__(self, path, *arguments, patience=60, sets=None, home=None, log=None, also=None, motion=False,
                 said=None):
        """sets: the user's card sets by file name. home: a folder that keeps data between runs.
        log: a file for the debug messages, one per choice. also: more environment variables.
        motion: True to animate the table. said: a file for the normal output."""
        self.patience = patience
        self.own_home = tempfile.TemporaryDirectory(prefix="fifth-planet-") if home is None else None
        self.home = pathlib.Path(home if home is not None else self.own_home.name)
        for name, text in (sets or {}).items():
            file = self.home / "data" / "fifth-planet" / "sets" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        settings = self.home / "config" / "gtk-4.0" / "settings.ini"
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_text(f"[Settings]\ngtk-enable-animations={int(motion)}\n", encoding="utf-8")
        folders = {f"XDG_{kind}_HOME": str(self.home / kind.lower()) for kind in ("DATA", "CONFIG", "CACHE")}
        environment = {**os.environ, **folders, "FIFTH_PLANET_PACE": "0", "G_DEBUG": "fatal-criticals"}
        environment.pop("GTK_A11Y", None)
        # GTK 4.8 leaks a list whenever AT-SPI queries the actions of a widget. The tests inside the
        # process look for leaks of the program.
        environment["ASAN_OPTIONS"] = os.environ.get("ASAN_OPTIONS", "") + ":detect_leaks=0"
        environment.update(also or {})
        if log is not None:
            environment["G_MESSAGES_DEBUG"] = "fifth-planet"
        out = log if log is not None else said
        self.process = subprocess.Popen([path, *arguments], env=environment, stdout=out,
                                        stderr=subprocess.STDOUT if out is not None else None)
        self.node = None

    def __enter__(self):
        try:
            self.node = self.wait_for(self._find_program, "the program on the accessibility bus")
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(self, *reason):
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait()
        if self.own_home is not None:
            self.own_home.cleanup()

    def _find_program(self):
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            node = desktop.get_child_at_index(i)
            if node is not None and node.get_process_id() == self.process.pid and node.get_child_count():
                return node
        return None

    def wait_for(self, probe, what):
        """Returns the first true result of probe (). Nodes may vanish meanwhile, so errors are
        retried."""
        end = time.monotonic() + self.patience
        trouble = ""
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise TimedOut(f"the program ended with {self.process.returncode} while waiting for {what}")
            try:
                found = probe()
            except GLib.Error as error:
                found, trouble = None, f" ({error.message})"
            if found:
                return found
            time.sleep(0.01)
        raise TimedOut(f"timed out: {what}{trouble}")

    def _matches(self, role, named, below):
        wanted = named if callable(named) or named is None else lambda name: name == named
        for node in walk(below or self.node):
            if node.get_role_name() == role and (wanted is None or wanted(node.get_name() or "")) and is_shown(node):
                yield node

    def find_all(self, role, named=None, below=None):
        """Returns nodes of role that have a size. named: the exact name, or a predicate on the
        name."""
        return list(self._matches(role, named, below))

    def find(self, role, named=None, below=None):
        """Returns the first of those nodes, or None. Each node that is looked at takes time, so the
        search ends there."""
        return next(self._matches(role, named, below), None)

    def click(self, role, named):
        """Clicks the node as soon as it exists and is enabled."""

        def try_it():
            node = self.find(role, named)
            return node is not None and try_to(node)

        self.wait_for(try_it, f"{role} {named!r} to be clicked")

    def press(self, *keys):
        """Presses keys one after the other, given by their X names."""
        subprocess.run(["xdotool", "key", *keys], check=True)

    def _windows(self):
        """Returns (x, y, width, height) of each window on the screen, including popovers."""
        listed = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)], capture_output=True,
                                text=True).stdout.split()
        for window in listed:
            told = subprocess.run(["xdotool", "getwindowgeometry", "--shell", window], capture_output=True, text=True)
            found = dict(line.split("=") for line in told.stdout.split())
            if "HEIGHT" in found:
                yield tuple(int(found[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))

    def point(self, node):
        """Clicks the centre of node with the pointer. In GTK 4.8 the position of a menu item is
        relative to its menu."""
        x, y = middle(node)
        menu = node
        while menu is not None and menu.get_role_name() not in ("menu", "application"):
            menu = menu.get_parent()
        if menu is not None and menu.get_role_name() == "menu":
            left, top, _, _ = self.wait_for(lambda: [at for at in self._windows() if at[2:] == size(menu)],
                                            "the menu on the screen")[0]
            x, y = x - middle(menu)[0] + size(menu)[0] // 2 + left, y - middle(menu)[1] + size(menu)[1] // 2 + top
        subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", "1"], check=True)

    def type_into(self, label, text):
        """Replaces the text of the entry called label."""
        entry = self.wait_for(lambda: self.find("text", label) or self.find("entry", label), f"entry {label!r}")
        assert entry.get_editable_text_iface().set_text_contents(text)

    def picture(self, still=0.3):
        """Returns the pixels of the whole screen once they have not changed for @still seconds."""

        def look():
            first = self._pixels()
            time.sleep(still)
            return first if first == self._pixels() else None

        return self.wait_for(look, "a picture that stands still")

    def _pixels(self):
        return subprocess.run(["import", "-window", "root", "-depth", "8", "rgb:-"], check=True,
                              capture_output=True).stdout

    @property
    def games(self):
        """Returns the program's own save files, sorted by name."""
        return sorted((self.home / "data" / "fifth-planet" / "games").glob("*.fifthplanet"))

    def quit(self):
        """Closes the window and returns the exit code."""
        windows = self.wait_for(lambda: [node for node in walk(self.node) if "window.close" in actions(node)], "the window")
        # The program may exit before it confirms the action.
        try_to(windows[0], "window.close")
        return self.process.wait(self.patience)

    def outline(self):
        """Returns everything that is shown, for failure messages."""
        return "\n".join(f"{n.get_role_name()}: {n.get_name()!r} {size(n)} {actions(n)}" for n in walk(self.node))
