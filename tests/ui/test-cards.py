# SPDX-License-Identifier: GPL-3.0-or-later
"""The cards window for a screen reader: search, read a card with the keys, follow its rule and
return.

    test-cards.py PROGRAM
"""
import sys

import tap
from drive import Program, do, try_to


def has(program, role, named):
    return program.wait_for(lambda: program.find(role, named), f"{role} {named!r}")


def escape(path):
    """Escape clears the search, and then closes the window."""
    with Program(path) as program:
        program.wait_for(lambda: program.find("push button", "New Game…"), "the start page")
        program.press("ctrl+shift+c")
        has(program, "list", "Cards")
        program.type_into("Find a card by its name or its text", "swarm")
        has(program, "status bar", lambda name: " of " in name)
        program.press("Escape")
        program.wait_for(lambda: not program.find("status bar", lambda name: " of " in name), "the search to be cleared")
        assert program.find("list", "Cards")
        program.press("Escape")
        program.wait_for(lambda: not program.find("list", "Cards"), "the window to close")
        assert program.quit() == 0


def test_browser(path):
    """Entry, list, rows, count, filters and card have role and name. Typing searches, Enter reads,
    and a rule opens the rules."""
    with Program(path) as program:
        # A menu button is two nodes of the same name. The inner one has the action.
        program.wait_for(lambda: any(map(try_to, program.find_all("push button", "Main menu"))), "the main menu")
        program.click("menu item", "Cards")
        assert has(program, "list", "Cards").get_child_count() > 80
        has(program, "push button", "Kind of card: All Kinds")
        program.type_into("Find a card by its name or its text", "swarm")
        has(program, "status bar", lambda name: " of " in name)
        has(program, "list item", lambda name: name.startswith("Swarm, Green"))
        program.press("Return")
        has(program, "scroll pane", "Swarm")
        do(has(program, "push button", "Clout"))
        has(program, "heading", "Cards that bend it")
        do(has(program, "push button", "Swarm"))
        program.wait_for(lambda: len(program.find_all("heading", "Rules It Bends")) == 2, "the card in the book")


def cards_of_the_game(path):
    """The window opens with the cards of the edition that is played."""
    with Program(path, "--edition=classic", "--new=Ada,Bo=random", "--seed=3") as program:
        program.wait_for(lambda: program.find("panel", "Question"), "a question")
        program.press("ctrl+shift+c")
        has(program, "push button", "Edition: Classic")
        program.type_into("Find a card by its name or its text", "negotiate")
        has(program, "list item", lambda name: name.startswith("Negotiate"))


TESTS = [test_browser, escape, cards_of_the_game]


if __name__ == "__main__":
    tap.run(TESTS, *sys.argv[1:])
