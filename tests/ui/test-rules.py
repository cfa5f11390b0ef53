# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules beside the table, by keyboard and AT-SPI, in a window of 1024 × 700. Covers search,
links, history, find in page, double text size, contents, and a damaged search index.

    test-rules.py PROGRAM LITTLE-MEMORY
"""
import os
import subprocess
import sys

import tap
from drive import Atspi, Program, find_text, is_shown, middle, size, walk

WIDTH, HEIGHT = 1024, 700


def state(node, which):
    return node.get_state_set().contains(which)


def focus(program):
    """Returns the focused node."""
    for node in walk(program.node):
        if state(node, Atspi.StateType.FOCUSED):
            return node
    return None


def level(node):
    return (node.get_attributes() or {}).get("level")


def headings(program):
    return [node for node in program.find_all("heading", below=panel(program))]


def panel(program):
    return program.find("panel", "Rules") or program.find("grouping", "Rules")


def page(program):
    """Returns the current page and its title."""
    found = program.find("document text", below=panel(program))
    return found.get_name() if found else None


def at(program, title):
    program.wait_for(lambda: page(program) == title, f"the page “{title}”")


def resize(program):
    found = program.wait_for(lambda: subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(program.process.pid)],
                                                    capture_output=True, text=True).stdout.split(), "a window of X")
    subprocess.run(["xdotool", "windowsize", found[-1], str(WIDTH), str(HEIGHT), "windowfocus", found[-1]], check=True)


def open_rules(program):
    """F1 at a decision opens the page of its step at the top, with its heading."""
    program.wait_for(lambda: program.find("panel", "Answers"), "a question")
    resize(program)
    program.press("F1")
    at(program, "Choose aliens")
    first = program.wait_for(lambda: headings(program), "headings")[0]
    assert first.get_name() == "Choose aliens" and level(first) in (None, "1"), (first.get_name(), level(first))
    program.wait_for(lambda: focus(program) is not None and focus(program).get_name() == "Choose aliens",
                     "the focus on the page")
    assert size(panel(program))[0] < WIDTH / 2 and size(panel(program))[1] < HEIGHT, size(panel(program))


def search(program):
    """Presses Ctrl+K, types a question, moves down to the first result and presses Enter."""
    program.press("ctrl+k")
    subprocess.run(["xdotool", "type", "--delay", "20", "who wins a tie"], check=True)
    rows = program.wait_for(lambda: program.find_all("list item", lambda name: name.startswith("Ties, ")), "an answer")
    assert rows[0].get_description(), "an answer tells nothing of itself"
    program.press("Down")
    program.wait_for(lambda: focus(program) is not None and focus(program).get_name().startswith("Ties, "),
                     "the focus on the first answer")
    program.press("Return")
    at(program, "Ties")


def follow(program):
    """The links of the page are buttons named after their target. Backspace goes back."""
    program.click("push button", "Check for victory")
    at(program, "Check for victory")
    program.press("BackSpace")
    at(program, "Ties")
    program.press("shift+BackSpace")
    at(program, "Check for victory")
    program.press("BackSpace")
    at(program, "Ties")


def point_at_a_card(program):
    """Lets the pointer lie on a card of the table, which is then shown beside it."""
    card = next(node for node in find_text(program.node, "Underdog") if is_shown(node))
    subprocess.run(["xdotool", "mousemove", *map(str, middle(card))], check=True)
    program.wait_for(lambda: [node for node in find_text(program.node, "Card")
                              if node.get_name() == "Card" and is_shown(node)], "the card")


def find_in_page(program):
    program.press("ctrl+f")
    subprocess.run(["xdotool", "type", "--delay", "20", "Straggler"], check=True)
    counted = program.wait_for(lambda: [node.get_name() for node in walk(panel(program))
                                        if node.get_name() and node.get_name().startswith("1 of ")], "a count")
    program.press("Return")
    program.wait_for(lambda: any((node.get_name() or "").startswith("2 of ") for node in walk(panel(program))), counted)
    point_at_a_card(program)
    program.press("Escape")
    program.wait_for(lambda: focus(program) is not None and focus(program).get_name() == "Ties", "the focus on the page")


def enlarge(program):
    """At double text size the page is taller and no wider than the panel."""
    document = program.find("document text", below=panel(program))
    before, width = size(document)[1], size(panel(program))[0]
    program.press(*["ctrl+plus"] * 5)
    program.wait_for(lambda: size(document)[1] > before * 1.6, "larger text")
    assert size(panel(program))[0] == width and size(document)[0] <= width, (size(panel(program)), size(document), width)
    program.press("ctrl+0")
    program.wait_for(lambda: size(document)[1] <= before + 1, "the usual text")


def follow_line_below(program, title):
    """Moves from the focused row called title to the next one."""
    program.press("Down")
    program.wait_for(lambda: focus(program) is not None and focus(program).get_name() != title, "the focus on the next line")
    program.press("Return")
    program.wait_for(lambda: page(program) not in (None, title), "the page below")


def contents(program):
    program.press("ctrl+t")
    program.wait_for(lambda: focus(program) is not None and focus(program).get_name() == "Ties"
                     and focus(program).get_role_name() != "document text", "the focus on the page's line")
    follow_line_below(program, "Ties")


def turn(program):
    """A turn on one page has the numbers of the game. The print dialog opens, and Escape closes it."""
    program.press("shift+ctrl+t")
    at(program, "A turn on one page")
    assert find_text(program.node, "Duel, 2 players."), "another game"
    program.press("shift+ctrl+r")
    program.wait_for(lambda: program.find("dialog", "Print"), "the print dialog")
    program.press("Escape")
    program.wait_for(lambda: program.find("dialog", "Print") is None, "no dialog")


def answers(program):
    """Returns the titles and texts of the answers beside the table."""
    found = program.find("list", "Why?")
    return {row.get_name(): row.get_description() for row in walk(found) if row.get_role_name() == "list item"} if found else {}


def ask(program):
    """“Can I …?” takes a whole question, says if nothing is called so, and gives way to “Why?” again."""
    program.press("Escape", "ctrl+e")
    program.wait_for(lambda: "Your decision" in answers(program), "the explanation")
    program.press("ctrl+k")
    subprocess.run(["xdotool", "type", "--delay", "20", "can I reveal dials?"], check=True)
    program.wait_for(lambda: list(answers(program)) == ["Reveal dials"], "one answer")
    assert answers(program)["Reveal dials"].startswith("Not now: the game is in the step"), answers(program)
    program.press("Down")
    program.wait_for(lambda: focus(program) is not None and focus(program).get_name() == "Reveal dials", "the focus")
    program.press("ctrl+k", "ctrl+a")
    subprocess.run(["xdotool", "type", "--delay", "20", "xyzzy"], check=True)
    program.wait_for(lambda: [node for node in find_text(program.node, "Nothing is called so") if is_shown(node)], "no answer")
    program.press("Escape")
    program.wait_for(lambda: "Your decision" in answers(program), "the explanation again")
    program.press("Escape")
    program.wait_for(lambda: not answers(program), "the table")
    program.press("ctrl+r")
    program.wait_for(lambda: panel(program) is not None, "the rules")


def leave(program):
    """Escape returns to the decision, whose keys work again. The rules stay open."""
    program.press("Escape")
    program.wait_for(lambda: focus(program) is not None and panel(program) is not None
                     and focus(program) not in list(walk(panel(program))), "the focus on the table")
    program.press("ctrl+r")
    program.wait_for(lambda: panel(program) is None, "no rules")


def test_keys(path, library):
    with Program(path, "--new=Ada,Bo=random", "--seed=3") as program:
        for step in open_rules, search, follow, find_in_page, enlarge, contents, turn, ask, leave:
            step(program)
        assert program.quit() == 0


def test_damaged_index(path, library):
    """A bar reports the damaged search, and the pages can be read."""
    # With another library preloaded, the leak checker reports memory that GLib keeps. test_keys
    # covers the same panel.
    little = {"LD_PRELOAD": library, "LITTLE_MEMORY": "500000",
              "ASAN_OPTIONS": os.environ.get("ASAN_OPTIONS", "") + ":verify_asan_link_order=0:detect_leaks=0"}
    with Program(path, "--new=Ada,Bo=random", "--seed=3", also=little) as program:
        open_rules(program)
        program.press("ctrl+k")
        subprocess.run(["xdotool", "type", "--delay", "20", "tie"], check=True)
        bar = program.wait_for(lambda: program.find("alert", "Damage"), "a bar")
        program.wait_for(lambda: [node for node in walk(bar) if "out of memory" in (node.get_name() or "")], "the reason")
        program.wait_for(lambda: program.find("status bar", lambda name: "search is damaged" in name), "no answers")
        program.press("Escape", "ctrl+t")
        program.wait_for(lambda: focus(program) is not None and focus(program).get_name() == "Choose aliens"
                         and focus(program).get_role_name() != "document text", "the focus on the page's line")
        follow_line_below(program, "Choose aliens")
        assert program.quit() == 0


if __name__ == "__main__":
    tap.run([test_keys, test_damaged_index], *sys.argv[1:])
