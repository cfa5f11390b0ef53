# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of three in the window, whose tables alone say what is shown.

    test-window.py PROGRAM
"""
import importlib
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "ui"))
tap = importlib.import_module("tap")
drive = importlib.import_module("drive")
whole_game = importlib.import_module("test-whole-game")


def a_game_of_three(path):
    with drive.Program(path, "--new=Ada,Bo=greedy,Cy=random", "--seed=3") as program:
        player = whole_game.Player(program)
        assert player.step()[0] == "answer"
        for name in ("Ada", "Bo", "Cy"):
            assert drive.find_text(program.node, name), name
        answers, curtains = whole_game.play(program, random.Random(1))
        assert answers > 10, answers
        assert curtains == 0, "there is no curtain against computers"
        whole_game.end_sentence(program)
        assert program.quit() == 0


TESTS = [a_game_of_three]

if __name__ == "__main__":
    tap.run(TESTS, *sys.argv[1:])
