# SPDX-License-Identifier: GPL-3.0-or-later
"""All cards as a screen reader finds them: search, read a card with the keys, go on to its rule and back to the card.

    test-cards.py PROGRAM
"""
import sys

import tap
from drive import Program, do, try_to


def has(program, role, named):
    return program.wait_for(lambda: program.find(role, named), f"{role} {named!r}")


def test_browser(path):
    """Entry, list, rows, count, filters and card have role and name; typing finds, Enter reads, a rule opens the book."""
    with Program(path) as program:
        # A menu button is two of one name; the inner one can be clicked.
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


TESTS = [test_browser]


if __name__ == "__main__":
    tap.run(TESTS, *sys.argv[1:])
