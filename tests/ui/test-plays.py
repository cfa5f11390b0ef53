# SPDX-License-Identifier: GPL-3.0-or-later
"""What was played in an encounter stands on the stage, and turns that are over fold in the log. Both
work by accessible actions, by keys and by the pointer.

    test-plays.py PROGRAM
"""
import re
import subprocess
import sys
import time

import tap
from drive import Atspi, GLib, Program, give_first_answer, is_held, leave_results, middle, size, try_to, walk

GAME = ("--new=Ada,Bo=novice,Cy=novice,Di=novice", "--edition=classic", "--seed=9")
MOST_ANSWERS = 80
MOST_TABS = 40
PLAY = re.compile(r"^\w+ (plays|uses) .+\. \S.*")
TURN = re.compile(r"^Turn \d+: \S.*")


def question_of(program):
    return program.wait_for(lambda: program.find("panel", "Question"), "a question")


def plays(program):
    """Returns the plays on the stage."""
    strips = [node for node in walk(program.node) if node.get_name() == "This encounter"]
    return [node for strip in strips for node in walk(strip) if PLAY.match(node.get_name() or "")
            and node.get_role_name() == "push button"]


def turns(program):
    """Returns the folded turns of the log."""
    return program.find_all("list item", lambda name: TURN.match(name))


def play_until(program, probe, what):
    """Gives first answers until probe (program) is true, which it returns."""
    for _ in range(MOST_ANSWERS):
        try:
            found = probe(program)
        except GLib.Error:
            # A node has vanished meanwhile.
            continue
        if found:
            return found
        question = question_of(program)
        if is_held(question):
            leave_results(program, question)
        else:
            give_first_answer(program, question)
        time.sleep(0.1)
    raise AssertionError(f"never {what}")


def title_of(play):
    """Returns the name of the card in “Bo plays Zap on Cy. It stops …” or “Bo uses Mass (Macron). …”."""
    told = re.match(r"^\w+ (?:plays|uses) (.+?)\. ", play.get_name())[1]
    inside = re.search(r"\(([^)]*)\)$", told)
    return inside[1] if inside else re.sub(r" on \w+$", "", told)


def is_read(program, title):
    """Returns True if the card details show the card called title."""
    details = [node for node in walk(program.node) if node.get_name() == "Card"]
    return any(node.get_name() == title for panel in details for node in walk(panel))


def unread(program):
    """Returns the plays that the card details don't show."""
    return [play for play in plays(program) if not is_read(program, title_of(play))]


def focused(program):
    return next((node for node in walk(program.node) if node.get_state_set().contains(Atspi.StateType.FOCUSED)), None)


def plays_are_named_and_read(path):
    with Program(path, *GAME) as program:
        play = play_until(program, unread, "a play")[0]
        title = title_of(play)
        assert play.get_description(), play.get_name()

        def is_activated():
            found = [again for again in plays(program) if title_of(again) == title]
            assert found, f"{title} has gone"
            try_to(found[0])
            time.sleep(0.5)
            return is_read(program, title)

        program.wait_for(is_activated, f"{title} in the card details")


def plays_by_keys(path):
    with Program(path, *GAME) as program:
        play_until(program, unread, "a play")
        for _ in range(MOST_TABS):
            program.press("Tab")
            time.sleep(0.2)
            node = program.wait_for(lambda: focused(program), "a focus")
            if PLAY.match(node.get_name() or ""):
                break
        else:
            raise AssertionError("no play gets the focus")
        title = title_of(node)
        program.press("Return")
        program.wait_for(lambda: is_read(program, title), f"{title} in the card details")


def plays_by_pointer(path):
    with Program(path, *GAME) as program:
        play = play_until(program, unread, "a play")[0]
        title = title_of(play)

        def is_clicked():
            program.point(next(again for again in plays(program) if title_of(again) == title))
            time.sleep(0.5)
            return is_read(program, title)

        program.wait_for(is_clicked, f"{title} in the card details, {middle(play)} {size(play)}")


def turns_fold(path):
    with Program(path, *GAME) as program:
        turn = play_until(program, turns, "a turn that is over")[0]
        name = turn.get_name()
        # The log follows the game, so the turn may have left at the top.
        x, y = middle(program.find_all("list item")[-1])
        subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", "--repeat", "20", "4"], check=True)
        time.sleep(0.5)
        lines = len(program.find_all("list item"))
        program.point(turn)
        program.wait_for(lambda: len(program.find_all("list item")) > lines, f"the lines of “{name}”")
        assert not program.find("list item", name), "an open turn has its heading alone"
        program.press("Left")
        program.wait_for(lambda: program.find("list item", name), f"“{name}” folded by a key")
        program.press("Right")
        program.wait_for(lambda: not program.find("list item", name), f"“{name}” opened by a key")


if __name__ == "__main__":
    tap.run([plays_are_named_and_read, plays_by_keys, plays_by_pointer, turns_fold], *sys.argv[1:])
