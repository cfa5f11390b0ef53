# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of Classic is set up by keys alone: edition, colours and aliens, from rows and buttons. Its
alien is chosen at the table with the arrow keys.

    test-new-game.py PROGRAM
"""
import sys

import tap
from drive import Atspi, Program, find_text, walk

MOST_TABS = 40


def focused(program):
    return next((node for node in walk(program.node) if node.get_state_set().contains(Atspi.StateType.FOCUSED)), None)


def focus_name(program):
    node = focused(program)
    return node and (node.get_name() or "")


def move(program, key):
    """Presses the key and returns the name of what has the focus then."""
    before = program.wait_for(lambda: focused(program), "a focus")
    program.press(key)
    return program.wait_for(lambda: focused(program) not in (before, None) and focus_name(program) or None, f"{key} to move")


def tab_to(program, name, key="Tab"):
    """Presses the key until what is called name has the focus. Returns the names passed."""
    passed = []
    while not passed or passed[-1] != name:
        assert len(passed) < MOST_TABS, f"{key} never comes to {name!r}: {passed}"
        passed.append(move(program, key))
    return passed


def select_below(program, name):
    """Chooses the next entry of the list whose button has the focus."""
    program.press("Return")
    program.wait_for(lambda: focus_name(program) != name, "the list")
    program.press("Down", "Return")


def choose_classic(program):
    tab_to(program, "Edition: Duel", "shift+Tab")
    select_below(program, "Edition: Duel")
    program.wait_for(lambda: focus_name(program) == "Edition: Classic", "Classic")


def exchange_colours(program):
    """Red takes the first of the other colours."""
    passed = tab_to(program, "Name of the red player")
    assert "Give the red player another colour" in passed, f"Tab skips colours: {passed}"
    move(program, "shift+Tab")
    assert focus_name(program) == "Give the red player another colour", focus_name(program)
    program.press("Return")
    program.wait_for(lambda: focus_name(program) == "Blue", "the colours")
    program.press("Return")
    program.wait_for(lambda: focus_name(program) == "Give the blue player another colour", "colours exchanged")


def open_rows(program):
    """Enter on a row opens the list of its button, or the choice of an alien."""
    tab_to(program, "Aliens")
    program.press("Return")
    program.wait_for(lambda: focus_name(program) != "Aliens", "the ways to choose aliens")
    program.press("Down", "Down", "Down", "Return")
    program.wait_for(lambda: focus_name(program) == "How aliens are chosen: Choose now", "the last way")
    tab_to(program, "Red")
    program.press("Return")
    program.wait_for(lambda: find_text(program.node, "An Alien for"), "the aliens")
    program.press("Escape")
    program.wait_for(lambda: focus_name(program) == "Red", "the focus back on the row")


def is_alien(name):
    return name is not None and " " not in name and "," not in name


def choose_alien(program):
    """The arrow keys stay in the grid."""
    program.wait_for(lambda: program.find("table cell", "Zombie"), "the aliens")
    program.wait_for(lambda: focus_name(program) == "Amoeba", "the focus at the first alien")
    for key in ("Down", "Right", "Down", "Left"):
        name = move(program, key)
        assert is_alien(name), f"{key} leads to {name!r}, which the aliens cover"
    program.press("Return")
    program.wait_for(lambda: not program.find("table cell", "Zombie"), "the choice")


def begin_classic(program):
    program.wait_for(lambda: program.find("push button", "New Game…"), "the start page")
    program.press("ctrl+n")
    program.wait_for(lambda: focus_name(program) == "Name of the orange player", "the first name")
    choose_classic(program)


def classic_by_keys(path):
    with Program(path) as program:
        begin_classic(program)
        exchange_colours(program)
        tab_to(program, "Name of the blue player")
        program.press("Return")
        choose_alien(program)
        assert program.quit() == 0


def rows_by_keys(path):
    with Program(path) as program:
        begin_classic(program)
        open_rows(program)
        assert program.quit() == 0


def after_the_lesson(path):
    """Players, aliens and the menu of a lesson are its own: the page of a new game has none of them."""
    with Program(path) as program:
        program.wait_for(lambda: find_text(program.node, "Learn by Playing: Classic"), "the start page")
        rows = [row for row in program.find_all("list item") if find_text(row, "Learn by Playing: Classic")]
        program.point(rows[0])
        program.wait_for(lambda: program.find("push button", "Next") or program.find("push button", "Got It"), "the lesson")
        program.press("ctrl+n")
        program.wait_for(lambda: focus_name(program) == "Name of the orange player", "the page of a new game")
        assert program.find("toggle button", lambda name: name.startswith("Lesson")) is None, program.outline()
        assert not find_text(program.node, "Oracle"), "an alien of the lesson"


if __name__ == "__main__":
    tap.run([classic_by_keys, rows_by_keys, after_the_lesson], *sys.argv[1:])
