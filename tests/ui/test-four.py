# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games of four by keyboard, by pointer and by accessible actions, replayed by the tool. By
actions three of the four are persons, with a curtain between them.

    test-four.py WAY PROGRAM TOOL [ARGUMENT]…
"""
import importlib
import sys

import tap

inputs = importlib.import_module("test-inputs")

# Kinds of decisions in a sufficient game.
FEW_KINDS = 4
ONE_PERSON = "--new=Ada,Bo=greedy,Cy=greedy,Di=random"
THREE_PERSONS = "--new=Ada,Bo,Cy,Di=random"


def play(path, tool, way, seed, players, arguments):
    inputs.play_whole_games(path, tool, way, seed, players, *arguments, kinds_wanted=FEW_KINDS)


def four_by_keyboard(path, tool, *arguments):
    play(path, tool, inputs.ByKeyboard, 51, ONE_PERSON, arguments)


def four_by_pointer(path, tool, *arguments):
    play(path, tool, inputs.ByPointer, 61, ONE_PERSON, arguments)


def four_by_actions(path, tool, *arguments):
    play(path, tool, inputs.ByActions, 71, THREE_PERSONS, arguments)
    assert inputs.ByActions.taken > 0, "no piece did its action"


WAYS = {"pointer": four_by_pointer, "keyboard": four_by_keyboard, "actions": four_by_actions}


if __name__ == "__main__":
    tap.run([WAYS[sys.argv[1]]], *sys.argv[2:])
