# SPDX-License-Identifier: GPL-3.0-or-later
"""An offer in a deal is composed on the stage by keys alone, refused, and countered by accessible
actions. Then the talks fail.

    test-deal.py PROGRAM TOOL
"""
import itertools
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import tap
from drive import Atspi, Program, answers, find_text, is_held, is_sensitive, leave_results, try_to, walk

MOST_SEEDS = 20
MOST_ANSWERS = 200
MOST_TABS = 30
MAKE = "Make This Offer"
GIVE = "Add What You Give"
GET = "Add What You Get"


SEATS = ("red", "blue", "yellow")


def play_to_talk(tool, save, seed):
    """Plays a game of three in the tool, where everybody negotiates who can, until an offer can be
    made. The save then waits there. Returns FALSE if nobody negotiates soon."""
    command = [tool, "play", "--edition=classic", f"--seats={len(SEATS)}", f"--seed={seed}", f"--save={save}"]
    command += [f"--seat={seat}=human" for seat in SEATS]
    asked = None
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                          env={**os.environ, "LC_ALL": "C.UTF-8"}) as play:
        for line in itertools.islice((line for line in play.stdout if line.startswith("? ")), MOST_ANSWERS):
            if line.endswith("make-deal/propose\n"):
                play.stdin.close()
                return True
            wants = "negotiate" if line.endswith("play-cards/card\n") and line != asked else "1"
            asked = line
            play.stdin.write(f"{wants}\n")
            play.stdin.flush()
        play.stdin.close()
    save.unlink()
    return False


def choices(log):
    return re.findall(r"choice \d+ (\w+) (\S+) (.*)", log.read_text(encoding="utf-8", errors="replace"))


def find_curtain(program):
    return program.find("push button", lambda name: name.endswith(": show my cards"))


def question_or_curtain(program):
    curtain = find_curtain(program)
    question = program.find("panel", "Question")
    return ("curtain", curtain) if curtain else ("question", question) if question and answers(question) else None


def sit(program, button):
    try_to(button)
    program.wait_for(lambda: not find_curtain(program), "the table")


def focused(program):
    return next((node for node in walk(program.node) if node.get_state_set().contains(Atspi.StateType.FOCUSED)), None)


def has_focus(program, named):
    def look():
        node = focused(program)
        return node is not None and (node.get_name() == named or node.get_parent().get_name() == named)

    return look


def terms(program, column):
    """Returns the terms of the offer that the viewer gives or gets. A search on a busy machine misses
    the panel while widgets before it change."""
    panel = program.wait_for(lambda: program.find("panel", column), f"the panel “{column}”")
    return [node.get_name() for node in walk(panel) if node.get_name().startswith("Remove: ")]


def add_by_keys(program, column):
    """Adds the first term from the menu that has the focus."""
    program.press("Return")
    program.wait_for(lambda: focused(program) and focused(program).get_name() not in (GIVE, GET, "", None), "the menu")
    program.press("Return")
    program.wait_for(lambda: terms(program, column), f"a term below “{column}”")


def remove_by_keys(program, column, menu):
    """Removes the first term below the menu that has the focus."""
    program.press("Down")
    program.wait_for(lambda: (focused(program).get_name() or "").startswith("Remove: "), "the focus at a term")
    program.press("Return")
    program.wait_for(lambda: not terms(program, column), f"no term below “{column}”")
    program.wait_for(has_focus(program, menu), "the focus at the menu of the term")


def place(program, name):
    """Returns the position and size of the button called name in the window."""
    box = program.find("push button", name).get_component_iface().get_extents(Atspi.CoordType.WINDOW)
    return box.x, box.y, box.width, box.height


def is_package(node):
    return node is not None and " take " in (node.get_name() or "")


def compose_by_keys(program, log):
    """The sheet is one stop of Tab, and the arrow keys go about in it. Terms move nothing in it."""
    for _ in range(MOST_TABS):
        if is_package(focused(program)):
            break
        before = focused(program)
        program.press("shift+Tab")
        program.wait_for(lambda: focused(program) != before, "the focus elsewhere")
    program.press("Left")
    program.wait_for(has_focus(program, GET), f"the focus at “{GET}”")
    program.press("Left")
    program.wait_for(has_focus(program, GIVE), f"the focus at “{GIVE}”")
    places = [place(program, name) for name in (GIVE, GET, MAKE)]
    add_by_keys(program, "You give")
    program.wait_for(has_focus(program, GIVE), "the focus at the menu again")
    remove_by_keys(program, "You give", GIVE)
    add_by_keys(program, "You give")
    program.wait_for(has_focus(program, GIVE), "the focus at the menu again")
    program.press("Right")
    program.wait_for(has_focus(program, GET), "the focus at the other menu")
    add_by_keys(program, "You get")
    before = len(choices(log))
    program.wait_for(has_focus(program, GET), "the focus at the menu again")
    assert [place(program, name) for name in (GIVE, GET, MAKE)] == places, "a term has moved the sheet"
    program.press("ctrl+Return")
    program.wait_for(lambda: len(choices(log)) > before, "the offer to be made")
    return choices(log)[before]


def counter_by_actions(program, log):
    """The other player refuses, and removes a term of the offer that the sheet begins with."""
    what, node = program.wait_for(lambda: question_or_curtain(program), "the other player")
    assert what == "curtain"
    sit(program, node)
    program.wait_for(lambda: program.find("panel", "The deal"), "the offer on the stage")
    assert find_text(program.node, "2 of 3 offers left"), "the offers of the first player"
    assert not program.find("push button", MAKE), "an offer that was made can't be changed"
    program.click("push button", "Refuse")
    program.wait_for(lambda: program.find("push button", MAKE), "an offer to be composed")
    assert terms(program, "You give") and terms(program, "You get"), "the sheet begins with the last offer"
    program.click("push button", terms(program, "You give")[0])
    program.wait_for(lambda: not terms(program, "You give"), "the term to go")
    before = len(choices(log))
    program.click("push button", MAKE)
    program.wait_for(lambda: len(choices(log)) > before, "the offer to be made")
    return choices(log)[before]


def lose_ships(program, log):
    """The talks fail. A place whose ships are all chosen can't be chosen again."""
    sit(program, program.wait_for(lambda: find_curtain(program), "the first player"))
    program.click("push button", "End the talks without a deal")
    question = program.wait_for(lambda: program.find("panel", "Question"), "the panel")
    program.wait_for(lambda: is_held(question), "the result of the talks")
    leave_results(program, question)
    place = program.wait_for(lambda: program.find("push button", "The mothership"), "ships to lose")
    assert is_sensitive(place)
    program.click("push button", "The mothership")
    program.wait_for(lambda: not is_sensitive(program.find("push button", "The mothership")), "no ship left there")
    assert choices(log)[-1][2] == "end", "no ship is lost before all are chosen"


def an_offer_and_its_counter(path, tool):
    with tempfile.TemporaryDirectory() as folder:
        log, save = pathlib.Path(folder, "log"), pathlib.Path(folder, "talk.fifthplanet")
        assert any(play_to_talk(tool, save, seed) for seed in range(1, MOST_SEEDS)), "nobody negotiates"
        with log.open("wb") as stream, Program(path, save, log=stream) as program:
            what, node = program.wait_for(lambda: question_or_curtain(program), "a question")
            if what == "curtain":
                sit(program, node)
            program.wait_for(lambda: program.find("push button", MAKE), "an offer to be composed")
            assert find_text(program.node, "No deal: each of you loses 3 ships."), "the price of failure"
            assert len(find_text(program.node, "3 of 3 offers left")) == 2, "the offers of both"
            assert [node for node in walk(program.find("panel", "Offers to make at once")) if is_package(node)], "packages"
            _, step, made = compose_by_keys(program, log)
            assert step == "make-deal/propose" and re.fullmatch(r"give\.\S+\+take\.\S+", made), made
            _, step, made = counter_by_actions(program, log)
            assert step == "make-deal/propose" and re.fullmatch(r"take\.[^+]+", made), made
            lose_ships(program, log)
            assert program.quit() == 0
        said = log.read_text(encoding="utf-8", errors="replace")
        assert "CRITICAL" not in said and "Gtk-WARNING" not in said, said


if __name__ == "__main__":
    tap.run([an_offer_and_its_counter], *sys.argv[1:])
