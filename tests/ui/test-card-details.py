# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading cards and moving between table, rules and cards, by keyboard and AT-SPI.

    test-card-details.py PROGRAM
"""
import subprocess
import sys

import tap
from drive import Atspi, Program, answers, do, walk

MOST_TABS = 30


def begin(path):
    return Program(path, "--new=Ada,Bo=random", "--seed=3")


def focus(program):
    return next((node for node in walk(program.node) if node.get_state_set().contains(Atspi.StateType.FOCUSED)), None)


def has_focus(program, role, named):
    def look():
        node = focus(program)
        return node is not None and node.get_role_name() == role and named in (node.get_name() or "") and node

    return program.wait_for(look, f"the focus at the {role} {named}")


def to_dials(program):
    """Takes the first alien and returns its name. Then there is a hand."""
    alien = program.wait_for(lambda: answers(program.find("panel", "Question")), "a question")[0].get_name()
    program.press("1")
    program.wait_for(lambda: program.find("table", "Your hand"), "a hand")
    program.wait_for(lambda: all(node.get_name().isdigit() for node in answers(program.find("panel", "Question"))), "dials")
    return alien


def card_in_hand(program):
    """Returns the name of the first card of the hand, without its kind and value."""
    name = program.find("table cell", below=program.find("table", "Your hand")).get_name()
    return name.split(" (")[0].split(", ")[0]


def tab_to(program, role, named):
    for _ in range(MOST_TABS):
        node = focus(program)
        if node is not None and node.get_role_name() == role and named in (node.get_name() or ""):
            return
        program.press("Tab")
        program.wait_for(lambda: focus(program) != node, "the focus elsewhere")
    raise AssertionError(f"Tab never comes to the {role} {named}")


def reads_card(program, name):
    program.wait_for(lambda: program.find("document text", name), f"the book at {name}")


def test_rules_of_a_card(path):
    """Shift+F1 opens the rules at a card of the hand or at an alien, with links to its rules."""
    with begin(path) as program:
        alien = to_dials(program)
        tab_to(program, "push button", alien)
        program.press("shift+F1")
        reads_card(program, alien)
        headings = [node.get_name() for node in program.find_all("heading", below=program.find("document text", alien))]
        assert "Rules It Bends" in headings, headings
        program.press("Escape")
        card = card_in_hand(program)
        tab_to(program, "table cell", card)
        program.press("shift+F1")
        reads_card(program, card)


def test_all_cards(path):
    """Shift+Ctrl+C opens the cards window from anywhere, and typing starts a search."""
    with begin(path) as program:
        to_dials(program)
        program.press("shift+ctrl+c")
        cards = program.wait_for(lambda: program.find("list", "Cards"), "all cards")
        assert cards.get_child_count() > 80
        subprocess.run(["xdotool", "type", "--delay", "20", "swarm"], check=True)
        program.wait_for(lambda: program.find("list item", lambda name: name.startswith("Swarm, Green")), "the Swarm")


def test_card_of_a_page(path):
    """The name of a card in a page is a button that opens the card. Backspace returns to the
    page."""
    with begin(path) as program:
        to_dials(program)
        program.press("F1")
        reads_card(program, "Set dials")
        program.press("ctrl+k")
        subprocess.run(["xdotool", "type", "--delay", "20", "reveal dials"], check=True)
        program.wait_for(lambda: program.find("list item", lambda name: name.startswith("Reveal dials, ")), "an answer")
        program.press("Return")
        reads_card(program, "Reveal dials")
        page = program.find("document text", "Reveal dials")
        do(program.wait_for(lambda: program.find("push button", "Unseen", below=page), "the card's button"))
        reads_card(program, "Unseen")
        program.press("BackSpace")
        reads_card(program, "Reveal dials")


def test_why(path):
    """Ctrl+E shows “Why?” with accessible lines, each with its card and its rule. Ctrl+E again
    hides it."""
    with begin(path) as program:
        to_dials(program)
        program.press("ctrl+e")
        has_focus(program, "list item", "Your decision")
        why = program.find("list", "Why?")
        headings = [node.get_name() for node in program.find_all("heading")]
        assert {"Why?", "The question", "In force", "Who leads"} <= set(headings), headings
        lines = program.find_all("list item", below=why)
        assert len(lines) > 3 and all(line.get_name() and line.get_description() for line in lines)
        destiny = program.find("push button", below=program.find("panel", "Destiny")).get_name()
        assert any(destiny in line.get_name() for line in lines), f"{destiny} bars numbers from the dials"
        program.press("Down")
        program.wait_for(lambda: focus(program) == lines[1], "the focus on the second line")
        do(program.find("push button", lambda name: name.startswith("The rules about this: Your decision")))
        reads_card(program, "Set dials")
        program.press("ctrl+e")
        program.wait_for(lambda: program.find("list", "Why?"), "the panel again")
        program.press("ctrl+e")
        program.wait_for(lambda: program.find("list", "Why?") is None, "no panel")


def test_destiny_card(path):
    """The whole destiny card reacts to the pointer: pointing at its text shows the card's
    details."""
    with begin(path) as program:
        to_dials(program)
        destiny = program.find("panel", "Destiny")
        name = program.find("push button", below=destiny).get_name()
        reader = program.find("panel", "Card")
        assert program.find("label", name, below=reader) is None, "something else is read before"
        program.point(program.find("label", lambda text: "duel there" in text, below=destiny))
        program.wait_for(lambda: program.find("label", name, below=reader), f"{name} where cards are read")


if __name__ == "__main__":
    tap.run([test_destiny_card, test_rules_of_a_card, test_all_cards, test_card_of_a_page, test_why], *sys.argv[1:])
