# SPDX-License-Identifier: GPL-3.0-or-later
"""A key answers once, however long it is held.

    test-held-keys.py PROGRAM
"""
import contextlib
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import tap
from drive import SETTLES, Program, answers, leave_results

# Seconds for which a key is held: enough for many repeats of any keyboard.
HELD = 2
# A game in which the viewer is asked for numbers, one after the other.
GAME = ("--new=Ada,Bo=random", "--seed=2")


@contextlib.contextmanager
def played(path, *arguments):
    """Runs the program. Yields it and a function that counts the choices of its player."""
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder, "log")
        with log.open("wb") as stream, Program(path, *arguments, log=stream) as program:
            yield program, lambda: len(re.findall(r"choice \d+ orange ", log.read_text(errors="replace")))
            assert program.quit() == 0


def ask(program):
    """Waits until the player is asked. Returns the names of the options."""
    program.wait_for(lambda: answers(program.find("panel", "Question")), "a question")
    leave_results(program, program.find("panel", "Question"))
    return [node.get_name() for node in answers(program.find("panel", "Question"))]


def hold(key):
    """Holds @key until it would have repeated often."""
    subprocess.run(["xdotool", "keydown", key], check=True)
    time.sleep(HELD)
    subprocess.run(["xdotool", "keyup", key], check=True)
    time.sleep(SETTLES)


def check_key(path, key):
    with played(path, *GAME) as (program, choices):
        ask(program)
        before = choices()
        hold(key)
        given = choices() - before
        assert given == 1, f"{key} was held once and gave {given} answers"
        # Pressed anew, the key counts again.
        ask(program)
        program.press(key)
        program.wait_for(lambda: choices() == before + 2, f"the second answer by {key}")


def a_held_digit_answers_once(path):
    check_key(path, "1")


def a_held_enter_answers_once(path):
    check_key(path, "Return")


def a_held_space_answers_once(path):
    check_key(path, "space")


def no_key_is_lost_to_a_popover(path):
    """A key that opens something and comes up there counts when it is pressed again."""
    with played(path, *GAME) as (program, choices):
        ask(program)
        before = choices()
        program.press("ctrl+e")
        program.press("ctrl+e")
        program.press("1")
        program.wait_for(lambda: choices() == before + 1, "the answer")


TESTS = [a_held_digit_answers_once, a_held_enter_answers_once, a_held_space_answers_once, no_key_is_lost_to_a_popover]


if __name__ == "__main__":
    tap.run(TESTS, *sys.argv[1:])
