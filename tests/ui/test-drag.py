# SPDX-License-Identifier: GPL-3.0-or-later
"""Dragging ships to their destination. The number of ships is asked at the drop.

    test-drag.py PROGRAM
"""
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import tap
from drive import Program, answers, do, drag, give_first_answer, middle, walk

MOST_ANSWERS = 60
SCREEN_WIDTH = 1280
# Offset of the dragged picture from the pointer, in pixels.
NEAR = 9
# Seeds of games whose first duel uses ships of the supply or of the Warp.
SUPPLY_SEED = 5
WARP_SEED = 1
# Seed of a game of three in which the first player gathers ships.
COLONIES_SEED = 3


def choices(log):
    return re.findall(r"choice \d+ orange (.*)", log.read_text(encoding="utf-8", errors="replace"))


def options(program):
    question = program.find("panel", "Question")
    return answers(question) if question else []


def play_to_a_dial(program, log):
    """Answers with the first key until a dial is to be set."""
    for _ in range(MOST_ANSWERS):
        offered = program.wait_for(lambda: options(program), "a question")
        if all(option.get_name().isdigit() for option in offered):
            return
        before = len(choices(log))
        give_first_answer(program, program.find("panel", "Question"))
        program.wait_for(lambda: len(choices(log)) > before, "an answer to be taken")
    raise AssertionError("nobody fought")


def ships_in(program, place):
    """Returns the ships at the label for the place. Of two supplies the person's own is the lower
    one."""
    return program.find_all("label", place)[-1].get_parent()


def planets(program):
    found = [node for node in walk(program.node) if node.get_name() == "Planets" and node.get_role_name() != "label"]
    return [node for node in walk(found[0]) if node.get_role_name() == "table cell"]


def nothing_happens(program, log, before):
    time.sleep(0.5)
    assert choices(log) == before and not program.find("label", "How many?"), choices(log)


def has_a_ground(program, pile):
    """The dragged picture has a background and is readable everywhere. A transparent one would have
    no black text here."""
    from_x, from_y = middle(pile)
    step = -40 if from_x > SCREEN_WIDTH // 2 else 40
    subprocess.run(["xdotool", "mousemove", str(from_x), str(from_y), "mousedown", "1"], check=True)
    for part in range(1, 9):
        x, y = from_x + step * part, from_y - 20 * part
        subprocess.run(["xdotool", "mousemove", str(x), str(y), "sleep", "0.03"], check=True)
    picture = program.picture()
    # The drop has no effect.
    subprocess.run(["xdotool", "mousemove", str(from_x), str(from_y), "sleep", "0.3", "mouseup", "1"], check=True)
    starts = [3 * (row * SCREEN_WIDTH + x - NEAR) for row in range(y - NEAR, y)]
    black = sum(picture[start:start + 3 * 2 * NEAR].count(bytes(3)) for start in starts)
    assert black < NEAR * NEAR // 2, f"{black} of {2 * NEAR * NEAR} pixels are black"


def fight_with_ships(path, seed, place, not_from):
    """Sends three ships from place to the disputed planet. Other sources and other planets are
    refused."""
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder, "log")
        with log.open("wb") as stream, Program(path, "--new=Ada,Bo=random", f"--seed={seed}", log=stream) as program:
            play_to_a_dial(program, log)
            before = choices(log)
            has_a_ground(program, ships_in(program, place))
            nothing_happens(program, log, before)
            [fought] = [planet for planet in planets(program) if "in dispute" in planet.get_name()]
            drag(ships_in(program, not_from), fought)
            drag(ships_in(program, place), program.find("label", "Deck"))
            nothing_happens(program, log, before)
            drag(ships_in(program, place), fought)
            program.wait_for(lambda: program.find("label", "How many?"), "how many")
            program.press("Escape")
            program.wait_for(lambda: not program.find("label", "How many?"), "nothing to be asked")
            nothing_happens(program, log, before)
            drag(ships_in(program, place), fought)
            asked = program.wait_for(lambda: program.find("label", "How many?"), "how many").get_parent()
            do(program.wait_for(lambda: program.find("push button", "3", below=asked), "three"))
            program.wait_for(lambda: choices(log) != before, "an answer to be taken")
            assert choices(log)[len(before)] == "set-dials 3", choices(log)[len(before):]
            program.wait_for(lambda: not program.find("label", "How many?"), "nothing to be asked")
            assert program.quit() == 0
        said = log.read_text(encoding="utf-8", errors="replace")
        assert "CRITICAL" not in said and "Gtk-WARNING" not in said, said


def ships_of_the_supply(path):
    fight_with_ships(path, SUPPLY_SEED, "Supply", "Warp")


def ships_of_the_warp(path):
    """The first destiny card sends ships from the Warp."""
    fight_with_ships(path, WARP_SEED, "Warp", "Supply")


def sent_from(log):
    return re.findall(r"gather-ships/ships (red-\d)", log.read_text(encoding="utf-8", errors="replace"))


def ships_of_several_colonies(path):
    """The number comes first. Then each ship is dragged from a colony onto the stage, in any order."""
    asked = "How many ships do you send?"
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder, "log")
        with log.open("wb") as stream, Program(path, "--edition=classic", "--new=Ada,Bo=random,Cy=random",
                                               f"--seed={COLONIES_SEED}", log=stream) as program:
            for _ in range(MOST_ANSWERS):
                offered = [option.get_name() for option in program.wait_for(lambda: options(program), "a question")]
                if program.find("label", asked):
                    break
                give_first_answer(program, program.find("panel", "Question"))
                program.wait_for(lambda: [option.get_name() for option in options(program)] != offered
                                 or program.find("label", asked), "another question")
            do(program.wait_for(lambda: program.find("push button", "2", below=program.find("panel", "Question")), "two"))
            stage = program.wait_for(lambda: next(
                (panel for panel in program.find_all("panel") if " attack" in (panel.get_name() or "")), None), "the stage")
            early, late = program.wait_for(lambda: [option.get_name() for option in options(program)
                                                    if option.get_name().startswith("Red ")], "colonies")[:2]
            before = len(sent_from(log))
            for place, then in ((late, lambda: program.find("label", "From which planets? (1 more)")),
                                (early, lambda: len(sent_from(log)) == before + 2)):
                planet = program.wait_for(lambda name=place: next(
                    (cell for cell in program.find_all("table cell") if cell.get_name().startswith(f"{name},")), None), place)
                drag(planet, stage)
                program.wait_for(then, f"a ship taken from {place}")
            expected = [place.lower().replace(" ", "-") for place in (early, late)]
            assert sent_from(log)[before:] == expected, sent_from(log)
            assert program.quit() == 0


TESTS = [ships_of_the_supply, ships_of_the_warp, ships_of_several_colonies]


if __name__ == "__main__":
    tap.run(TESTS, *sys.argv[1:])
