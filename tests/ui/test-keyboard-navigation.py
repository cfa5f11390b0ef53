# SPDX-License-Identifier: GPL-3.0-or-later
"""Arrow keys follow the layout of the table, Tab moves between groups, and Escape clears the
selection.

    test-keyboard-navigation.py PROGRAM
"""
import sys
import time

import tap
from drive import RIM, Atspi, Program, answers, give_first_answer, leave_results, walk

# Seed of a game with an early choice of a plan and then of several cards.
SEED = 2
MOST_ANSWERS = 40
MOST_ROWS = 3
MOST_STOPS = 40
# Seconds within which a key must have moved the focus.
SOON = 3
SCREEN_WIDTH = 1280
# Pixels around the size of a card as reported by GTK.
FRAME = 6
# Difference of colour, of 255, that is noticed at a glance.
CLEAR = 60


def focused(program, below):
    """Returns the focused node if it is a descendant of below."""
    return next((node for node in walk(below) if node.get_state_set().contains(Atspi.StateType.FOCUSED)), None)


def go(program, key, where, what):
    """Presses the key, several times for several rows, until a matching node has the focus. Returns
    its name."""
    for _ in range(MOST_ROWS):
        program.press(key)
        end = time.monotonic() + SOON
        while time.monotonic() < end:
            found = focused(program, where)
            if found:
                return found.get_name()
            time.sleep(0.02)
    raise AssertionError(f"{key} leads to no {what}: {focused(program, program.node).get_name()!r}")


def play_until(program, question, wanted):
    for _ in range(MOST_ANSWERS):
        leave_results(program, question)
        buttons = program.wait_for(lambda: answers(question), "a question")
        if wanted(buttons):
            return
        names = [button.get_name() for button in buttons]
        give_first_answer(program, question)
        program.wait_for(lambda: [button.get_name() for button in answers(question)] not in ([], names), "what follows")
    raise AssertionError("never asked")


def is_asked_for_a_plan(question):
    return any("hoose a plan" in (node.get_name() or "") for node in walk(question) if node.get_role_name() == "label")


def start_at_a_plan(program):
    """Plays until the viewer chooses a plan. Returns the panel “Question” and the hand, whose cards are
    the options."""
    program.wait_for(lambda: program.find("panel", "Answers"), "a question")
    question = program.find("panel", "Question")
    play_until(program, question, lambda buttons: is_asked_for_a_plan(question))
    [hand] = [node for node in walk(program.node) if node.get_name() == "Your hand"]
    program.wait_for(lambda: focused(program, hand), "a card with the focus")
    return question, hand


def is_answer(question, card):
    """Returns True if the card is an option: its name begins with the words of an answer."""
    return any(card.startswith(button.get_name()) for button in answers(question))


def arrows_and_tab(path):
    with Program(path, "--new=Ada,Bo=random", f"--seed={SEED}") as program:
        question, hand = start_at_a_plan(program)
        # The name of a card ends with its kind.
        cards = [node.get_name() for node in walk(hand) if node.get_role_name() == "table cell"]
        first = focused(program, hand).get_name()
        assert is_answer(question, first), first
        program.press("Right")
        program.wait_for(lambda: focused(program, hand).get_name() != first, "the next card")
        assert focused(program, hand).get_name() in cards, cards
        # Above a hand of options lie buttons of the question or, beside these, planets.
        program.press("Up")
        program.wait_for(lambda: focused(program, program.node) and not focused(program, hand), "what lies above")
        assert go(program, "Down", hand, "card") in cards
        # The decision bar is one group, the hand the next.
        go(program, "shift+Tab", question, "button of the question")
        assert is_answer(question, go(program, "Tab", hand, "card"))
        assert program.quit() == 0


def pixels(picture, box):
    """Returns the (red, green, blue) values that the picture of the screen has in box and its
    frame."""
    for y in range(box.y + RIM - FRAME, box.y + RIM + box.height + FRAME):
        start = 3 * (y * SCREEN_WIDTH + box.x + RIM - FRAME)
        row = picture[start:start + 3 * (box.width + 2 * FRAME)]
        yield from zip(row[0::3], row[1::3], row[2::3])


def a_choosable_card_shows_the_focus(path):
    with Program(path, "--new=Ada,Bo=random", f"--seed={SEED}") as program:
        _, hand = start_at_a_plan(program)
        card = focused(program, hand)
        here = card.get_name()
        box = card.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
        with_focus = program.picture()
        program.press("Right")
        program.wait_for(lambda: focused(program, hand) and focused(program, hand).get_name() != here, "the next card")
        without = program.picture()
        clear = sum(max(abs(a - b) for a, b in zip(one, other)) > CLEAR
                    for one, other in zip(pixels(with_focus, box), pixels(without, box)))
        assert clear > box.width + box.height, f"only {clear} pixels show that {here} has the focus"
        assert program.quit() == 0


def tab_leads_to_what_has_a_name(path):
    with Program(path, "--new=Ada,Bo=random", f"--seed={SEED}") as program:
        start_at_a_plan(program)
        first = focused(program, program.node).get_name()
        names = [first]
        lines = []
        while (names[-1] != first or len(names) == 1) and len(names) < MOST_STOPS:
            before = focused(program, program.node)
            program.press("Tab")
            now = program.wait_for(lambda: [node for node in [focused(program, program.node)] if node and node != before],
                                   f"the focus beyond {names[-1]!r}")[0]
            names.append(now.get_name())
            if now.get_role_name() == "list item":
                lines.append(now.get_name())
        assert names[-1] == first, f"Tab doesn't come back: {names}"
        assert not [name for name in names if not name or name.startswith("Gtk")], f"what are these? {names}"
        # In the log it is the visible line, which is the last.
        assert lines == [program.find_all("list item")[-1].get_name()], lines
        assert program.quit() == 0


def escape_puts_back(path):
    with Program(path, "--new=Ada,Bo=random", f"--seed={SEED}") as program:
        program.wait_for(lambda: program.find("panel", "Answers"), "a question")
        question = program.find("panel", "Question")
        play_until(program, question, lambda buttons: buttons[-1].get_name() == "Confirm")

        def pressed():
            return [node for node in answers(question) if node.get_state_set().contains(Atspi.StateType.PRESSED)]

        program.press("1")
        program.wait_for(lambda: len(pressed()) == 1, "a chosen card")
        program.press("Escape")
        program.wait_for(lambda: answers(question) and not pressed(), "nothing to be chosen")
        assert program.quit() == 0


TESTS = [arrows_and_tab, a_choosable_card_shows_the_focus, tab_leads_to_what_has_a_name, escape_puts_back]


if __name__ == "__main__":
    tap.run(TESTS, *sys.argv[1:])
