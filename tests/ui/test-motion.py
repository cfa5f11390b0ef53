# SPDX-License-Identifier: GPL-3.0-or-later
"""Motion never delays the player: keys pressed during a motion are accepted as answers.

    test-motion.py PROGRAM
"""
import pathlib
import re
import sys
import tempfile
import time

import tap
from drive import Program, answers, give_first_answer

ANSWERS = 15
# Seconds within which a key must have an effect, far less than all motions one after the other.
SOON = 5


def options(program):
    """Returns the names of the option buttons. The list is empty while another seat decides."""
    question = program.find("panel", "Question")
    return [node.get_name() for node in answers(question)] if question else []


def choices(log):
    """Returns orange's choices so far, from the debug messages."""
    return len(re.findall(r"choice \d+ orange ", log.read_text(encoding="utf-8", errors="replace")))


def press_through(program, log):
    """Answers with the first key at once during any motion, and confirms selections."""
    for number in range(ANSWERS):
        before = choices(log)
        offered = program.wait_for(lambda: options(program), f"question {number}")
        give_first_answer(program, program.find("panel", "Question"))
        end = time.monotonic() + SOON
        while choices(log) == before:
            assert time.monotonic() < end, f"key 1 was lost at question {number}: {offered}"
            time.sleep(0.01)


def in_a_hurry(path):
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder, "log")
        with log.open("wb") as stream, Program(path, "--new=Ada,Bo=random", "--seed=7", log=stream,
                                               motion=True) as program:
            press_through(program, log)
            assert program.quit() == 0
        assert "CRITICAL" not in log.read_text(encoding="utf-8", errors="replace")
        assert "WARNING" not in log.read_text(encoding="utf-8", errors="replace"), log.read_text(encoding="utf-8")


if __name__ == "__main__":
    tap.run([in_a_hurry], *sys.argv[1:])
