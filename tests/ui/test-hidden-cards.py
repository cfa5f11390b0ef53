# SPDX-License-Identifier: GPL-3.0-or-later
"""Non-interference: hidden information is nowhere in the window, neither in the accessibility tree
nor in the pixels. This holds behind the curtain and at the other player's table.

    test-hidden-cards.py PROGRAM
"""
import subprocess
import sys
import time

import tap
from drive import Program, actions, do, walk

ARGUMENTS = ["--new=Ada,Bo", "--seed=12"]
# Aliens without decisions before plans are chosen.
ALIENS = ["Swarm", "Underdog"]
# Seconds. A scroll bar stays for two seconds after use and fades for one.
STILL = 3.5


def options(program):
    """Returns the option buttons, or None if there are none."""
    panel = program.find("panel", "Answers")
    return [node for node in walk(panel) if node.get_role_name() == "push button"] if panel else None


def curtain(program):
    return program.find("push button", lambda name: name.endswith(": show my cards"))


def sit(program):
    do(program.wait_for(lambda: curtain(program), "a curtain"))
    program.wait_for(lambda: options(program), "a question")


def answer(program, number):
    """Gives an answer, counted from 0 or from the end if negative, and waits until it was accepted.
    Returns its name."""
    buttons = program.wait_for(lambda: options(program), "a question")
    names = [button.get_name() for button in buttons]
    do(buttons[number])

    def taken():
        now = [button.get_name() for button in options(program) or []]
        return curtain(program) or now not in ([], names)

    program.wait_for(taken, "what follows")
    return names[number]


def answer_named(program, name):
    buttons = program.wait_for(lambda: options(program), "a question")
    answer(program, [button.get_name() for button in buttons].index(name))


def say(node):
    return f"{node.get_role_name()}: {node.get_name()!r}, {node.get_description()!r}, {actions(node)}"


def outline(program):
    """Returns the accessibility tree as lines of text, once it no longer changes."""

    def look():
        lines = [say(node) for node in walk(program.node)]
        time.sleep(0.3)
        return lines if lines == [say(node) for node in walk(program.node)] else None

    return program.wait_for(look, "a tree that stands still")


def hand(program):
    """Returns the names of the cards in the visible hand."""
    hands = [node for node in walk(program.node) if node.get_name() == "Your hand"]
    return [card.get_name() for found in hands for card in walk(found) if card.get_role_name() == "table cell"]


def is_asked(program, words):
    return program.find("label", lambda name: words in name)


def begin(program):
    """Plays up to the first dial and takes the seat of its player."""
    for alien in ALIENS:
        sit(program)
        answer_named(program, alien)
    while not is_asked(program, "ships do you send?"):
        program.wait_for(lambda: curtain(program) or options(program), "somebody to be asked")
        if curtain(program):
            sit(program)
        else:
            answer(program, 0)


def behind_the_curtain(path):
    with Program(path, *ARGUMENTS) as program:
        begin(program)
        cards = {name.split(",")[0] for name in program.wait_for(lambda: hand(program), "a hand")}
        assert len(cards) > 3, cards
        shown = "\n".join(outline(program))
        assert all(card in shown for card in cards), (cards, shown)
        answer(program, 0)
        program.wait_for(lambda: curtain(program), "the curtain")
        covered = "\n".join(outline(program))
        assert not [card for card in cards if card in covered], covered
        assert ": show my cards" in covered
        assert program.quit() == 0


def draws(lines):
    """Returns the lines that tell who draws cards, and those of them that name the cards."""
    told = [line for line in lines if " draws " in line]
    return told, [line for line in told if "cards: " in line]


def log_of_the_next(path):
    """The log keeps its rows over the curtain, but none that names cards of the last player."""
    with Program(path, *ARGUMENTS) as program:
        begin(program)
        # A search unfolds the turns that are over.
        program.press("ctrl+f")
        subprocess.run(["xdotool", "type", "draws"], check=True)
        mine = program.wait_for(lambda: draws(outline(program))[1], "lines that name cards")
        answer(program, 0)
        program.wait_for(lambda: curtain(program), "the curtain")
        covered = outline(program)
        sit(program)
        told, named = draws(outline(program))
        assert len(told) > len(named) > 0, (told, named)
        assert not [line for line in mine if line in covered or line in named], (mine, covered, named)
        assert program.quit() == 0


def seen_by_the_other(path, dial, plan):
    """Plays up to the second player's decision. Returns the last choice and the content and pixels
    of the curtain and of that player's table. dial is the option of the first player's dial. plan
    is the option of their plan and tactic, or None to stop before."""
    with Program(path, *ARGUMENTS) as program:
        begin(program)
        chosen = [answer(program, dial)]
        if plan is not None:
            sit(program)
            answer(program, 0)
            sit(program)
            assert is_asked(program, "plan")
            chosen = [answer(program, plan), answer(program, plan)]
        program.wait_for(lambda: curtain(program), "the curtain")
        shown = [outline(program), program.picture(STILL)]
        sit(program)
        shown += [outline(program), program.picture(STILL)]
        assert program.quit() == 0
        return chosen, shown


def compare(path, first, second):
    one, two = seen_by_the_other(path, *first), seen_by_the_other(path, *second)
    assert all(a != b for a, b in zip(one[0], two[0])), (one[0], two[0])
    for what, a, b in zip(("curtain", "picture of the curtain", "table", "picture of the table"), one[1], two[1]):
        differing = [pair for pair in zip(a, b) if pair[0] != pair[1]]
        assert a == b, f"the other's {what} tells: {differing[:3] or (len(a), len(b))}"
    assert len(one[1][2]) > 100, one[1][2]
    assert one[1][1] != one[1][3] and len(set(one[1][3])) > 100, "pictures of nothing"


def the_dial_of_the_other(path):
    compare(path, (0, None), (-1, None))


def plan_and_tactic_of_the_other(path):
    compare(path, (0, 0), (0, -1))


TESTS = [behind_the_curtain, log_of_the_next, the_dial_of_the_other, plan_and_tactic_of_the_other]


if __name__ == "__main__":
    tap.run(TESTS, *sys.argv[1:])
