# SPDX-License-Identifier: GPL-3.0-or-later
"""The window where the processor computes OpenGL, as in a virtual machine without graphics
hardware: with the renderer that the program chooses, and with OpenGL nevertheless.

    test-software-gl.py PROGRAM
"""
import pathlib
import re
import sys
import tempfile

import tap
from drive import Program, answers, try_to

COMPUTERS = ("--edition=classic", "--new=Ada=greedy,Bo=greedy", "--seed=5")
# Enough playouts to think for two seconds, longer than it takes the sign of thinking to move.
THINKS = ("--edition=classic", "--new=Ada,Bo=expert:1000000", "--seed=3")
# Answers of the computer that are enough to see that it never waits for ever.
ENOUGH = 4
# Seconds that a whole game may take.
PATIENCE = 240


class Said:
    """The program's debug messages."""

    def __init__(self):
        self.file = tempfile.NamedTemporaryFile()

    def _all(self, pattern):
        return re.findall(pattern, pathlib.Path(self.file.name).read_bytes())

    def renderer(self):
        return self._all(rb"renderer (\w+)")[0].decode()

    def answers_of_blue(self):
        """Returns the number of the computer's answers."""
        return len(self._all(rb"choice \d+ blue "))


def start(path, arguments, renderer=None, motion=True):
    said = Said()
    also = {"GSK_RENDERER": renderer} if renderer else {}
    return Program(path, *arguments, also=also, log=said.file, motion=motion, patience=PATIENCE), said


def the_computer_answers(path, renderer, name):
    """The computer thinks for long, while the window shows that it does."""
    program, said = start(path, THINKS, renderer)
    with program:
        question = program.wait_for(lambda: program.find("panel", "Question"), "a question")
        while said.answers_of_blue() < ENOUGH:
            before = said.answers_of_blue()
            program.wait_for(lambda: any(try_to(button) for button in answers(question)[:1] + answers(question)[-1:])
                             or said.answers_of_blue() > before, "a question, or the computer's answer")
        assert said.renderer() == name, said.renderer()
        assert program.quit() == 0


def a_whole_game_with_the_default_renderer(path):
    program, said = start(path, COMPUTERS)
    with program:
        program.wait_for(lambda: program.find("push button", "Play Again"), "the end of the game")
        assert said.renderer() == "GskCairoRenderer", said.renderer()
        assert program.quit() == 0


def the_computer_answers_with_the_default_renderer(path):
    the_computer_answers(path, None, "GskCairoRenderer")


def the_computer_answers_with_opengl(path):
    the_computer_answers(path, "gl", "GskGLRenderer")


TESTS = [a_whole_game_with_the_default_renderer, the_computer_answers_with_the_default_renderer,
         the_computer_answers_with_opengl]


if __name__ == "__main__":
    tap.run(TESTS, *sys.argv[1:])
