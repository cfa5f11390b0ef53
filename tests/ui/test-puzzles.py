# SPDX-License-Identifier: GPL-3.0-or-later
"""Puzzles are played and the review of a game is read by keys, as a screen reader tells them.

    test-puzzles.py PROGRAM TOOL
"""
import pathlib
import random
import subprocess
import sys
import tempfile
import time

import tap
from drive import Atspi, Program, actions, answers, try_to, walk

TASK = "Win this encounter"
FAILS = "That answer is not sure to win"
SEED = 3
ANSWERS = 1500
MOST_TABS = 20


def act(program, name):
    """Activates the window's action. A busy program may answer too late, so only what follows tells
    whether it was done."""
    node = program.wait_for(lambda: next((node for node in walk(program.node) if name in actions(node)), None), name)
    try_to(node, name)


def told(program):
    """Returns what the puzzle bar says."""
    bar = program.find("panel", "Puzzle")
    return bar.get_description() if bar is not None else ""


def wait_until_told(program, words):
    program.wait_for(lambda: words in told(program), f"the bar to say {words!r}, not {told(program)!r}")


def rows(program):
    return program.find_all("list item", lambda name: name.startswith("Puzzle "))


def open_first_puzzle(program):
    act(program, "win.puzzles")
    program.wait_for(lambda: len(rows(program)) >= 30, "thirty puzzles")
    assert "easy" in rows(program)[0].get_description(), rows(program)[0].get_description()
    # The first row that is not solved has the focus.
    time.sleep(0.5)
    program.press("Return")
    wait_until_told(program, TASK)


def a_puzzle_is_solved_by_keys(path, tool):
    with Program(path) as program:
        open_first_puzzle(program)
        program.wait_for(lambda: answers(program.find("panel", "Question")), "the question")
        solved = failed = 0
        for option in range(9):
            offered = answers(program.find("panel", "Question"))
            if option >= len(offered):
                break
            name = offered[option].get_name()
            program.press(name if len(name) == 1 and name.isdigit() else str(option + 1))
            program.wait_for(lambda: not told(program).startswith(TASK), f"an answer to {name!r}")
            said = told(program)
            if "Solved!" in said:
                solved += 1
            else:
                assert FAILS in said and "This can happen: " in said, said
                failed += 1
            act(program, "win.puzzle-again")
            wait_until_told(program, TASK)
            program.wait_for(lambda: answers(program.find("panel", "Question")), "the question")
        assert (solved, failed > 0) == (1, True), (solved, failed)
        act(program, "win.puzzles")
        program.wait_for(lambda: "solved" in rows(program)[0].get_description(), "a tick")
        assert program.find("label", lambda name: name.startswith("1 of ")), program.outline()
        program.press("Escape")
        wait_until_told(program, TASK)


def hint_and_solution_are_told(path, tool):
    with Program(path) as program:
        open_first_puzzle(program)
        act(program, "win.puzzle-hint")
        wait_until_told(program, "One of these is sure to win: ")
        two = told(program)
        act(program, "win.puzzle-solution")
        wait_until_told(program, "The solution: ")
        solution = told(program).split("\n")[0].removeprefix("The solution: ")
        assert solution in two, (solution, two)
        # A new game that went on from here would count in the record.
        program.press("1")
        program.wait_for(lambda: not told(program).startswith("The solution: "), "an answer")
        program.press("alt+Left")
        program.wait_for(lambda: program.find("panel", "Looking back"), "the past")
        assert program.find("push button", "Return to the Game"), program.outline()
        assert not any(node.get_name() == "Go On from Here…" for node in walk(program.node)), program.outline()
        act(program, "win.return-to-game")
        first = told(program)
        act(program, "win.puzzle-next")
        wait_until_told(program, TASK)
        act(program, "win.puzzle-solution")
        wait_until_told(program, "The solution: ")
        assert told(program) != "" and first != ""
        act(program, "win.puzzles")
        program.wait_for(lambda: rows(program), "the puzzles")
        assert not any("solved" in row.get_description() for row in rows(program))


def tab_to(program, node):
    """Presses Tab until node has the focus."""
    for _ in range(MOST_TABS):
        if node.get_state_set().contains(Atspi.StateType.FOCUSED):
            return
        program.press("Tab")
        time.sleep(0.2)
    raise AssertionError(f"{node.get_name()!r} is not reached by keys")


def finished_game(tool, folder):
    """Returns a finished game of a person who answers at random."""
    digits = random.Random(SEED)
    save = pathlib.Path(folder, "game.fifthplanet")
    lines = "".join(f"{digits.randint(1, 4)}\n" for _ in range(ANSWERS))
    subprocess.run([tool, "play", "--seed", str(SEED), "--seat", "orange=human", "--seat", "blue=greedy", "--save", save],
                   input=lines, text=True, capture_output=True, check=True)
    return save


def a_game_is_reviewed(path, tool):
    with tempfile.TemporaryDirectory(prefix="fifth-planet-") as folder, \
            Program(path, finished_game(tool, folder)) as program:
        program.click("push button", "Find What Cost Most")
        listed = program.wait_for(lambda: program.find("list", "Choices that cost most"), "the choices that cost most")
        found = program.wait_for(lambda: program.find_all("list item", below=listed), "a choice")
        assert 1 <= len(found) <= 3
        for row in found:
            assert "Chosen: " in row.get_description() and "Better: " in row.get_description(), row.get_description()
        tab_to(program, found[0])
        program.press("Return")
        program.wait_for(lambda: program.find("panel", "Looking back"), "the moment")
        act(program, "win.make-puzzle")
        program.wait_for(lambda: any("puzzle" in (node.get_name() or "").lower() or "encounter" in (node.get_name() or "")
                                     for node in walk(program.node) if node.get_role_name() == "label"),
                         "a word about the puzzle")


TESTS = [a_puzzle_is_solved_by_keys, hint_and_solution_are_told, a_game_is_reviewed]


if __name__ == "__main__":
    tap.run(TESTS, *sys.argv[1:])
