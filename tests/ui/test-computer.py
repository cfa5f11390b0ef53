# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players that think: a whole game, undo and closing meanwhile, hints, and watching.

    test-computer.py PROGRAM
"""
import importlib
import random
import sys
import time

import tap
from drive import Program, TimedOut, leave_results, try_to, walk

game = importlib.import_module("test-whole-game")

# Enough playouts to be thinking whenever the test checks. The limit is two seconds.
LONG = "expert:1000000"
# Milliseconds between two choices of computer players that are watched.
PACE = 300


def thinks(program):
    return program.find("label", "Robot is thinking…")


def answer(program, player):
    """Gives the first answer and waits until it has been accepted. Returns False if the game is
    over."""
    what, target = player.step()
    if what != "answer":
        return False
    before, lines = [option.get_name() for option in target], heard(program)
    try_to(target[0])
    # Two questions can have the same answers, so a new line in the log counts too.
    program.wait_for(lambda: thinks(program) or [option.get_name() for option in player.options()] != before or
                     heard(program) != lines, "another question")
    return True


def heard(program):
    """Returns the number of lines in the log."""
    found = program.find("list", "What happened")
    return sum(1 for node in walk(found) if node.get_role_name() == "label") if found else 0


def to_thought(program, player):
    """Answers until the computer thinks for more than a moment and the last choice can be
    undone."""
    for _ in range(game.MOST_STEPS):
        assert answer(program, player), "the game ended"
        program.wait_for(lambda: thinks(program) or player.look(), "the computer, or a question")
        if thinks(program) and try_to(program.find("push button", "Undo")):
            return
    raise TimedOut("the computer never thinks")


def whole_game(path):
    """Plays by keyboard, which also confirms selections."""
    with Program(path, "--new=Ada,Robot=regular", "--seed=3") as program:
        chance = random.Random(1)
        player = game.Player(program)
        for _ in range(game.MOST_STEPS):
            what, _ = player.step()
            if what == "end":
                break
            program.press(chance.choice("123456"), "ctrl+Return")
        assert player.step()[0] == "end", "the game doesn't end"
        assert program.quit() == 0


def undo_while_it_thinks(path):
    """The person's turn comes back at once, and the computer's pending answer is dropped."""
    with Program(path, f"--new=Ada,Robot={LONG}", "--seed=4") as program:
        player = game.Player(program)
        to_thought(program, player)
        program.wait_for(lambda: not thinks(program) and player.options(), "the question again")
        before = [option.get_name() for option in player.options()]
        program.picture()
        assert [option.get_name() for option in player.options()] == before
        assert answer(program, player)
        assert program.quit() == 0


def closing_while_it_thinks(path):
    """The window closes at once, and the game is resumed where it was."""
    with Program(path, f"--new=Ada,Robot={LONG}", "--seed=4") as program:
        player = game.Player(program)
        while not thinks(program):
            assert answer(program, player)
            program.wait_for(lambda: thinks(program) or player.look(), "the computer, or a question")
        assert program.quit() == 0
        saved = program.games[0].read_bytes()
        assert LONG.encode() in saved, "the save doesn't name the player"
        with Program(path, str(program.games[0]), home=program.home) as again:
            again.wait_for(lambda: thinks(again) or game.Player(again).look(), "the game to go on")
            assert again.quit() == 0


def is_hint(name):
    return "games" in name


def hints(path):
    """Opens the hints, leaves them by a shortcut of the window, and takes one."""
    with Program(path, "--new=Ada,Robot=random", "--seed=4") as program:
        player = game.Player(program)
        for _ in range(3):
            assert answer(program, player)
        leave_results(program, program.find("panel", "Question"))
        program.picture()
        shown = [option.get_name() for option in player.step()[1]]
        program.press("ctrl+h")
        program.wait_for(lambda: program.find("list item", is_hint), "a hint")
        program.press("ctrl+e")
        program.wait_for(lambda: program.find("heading", "The question"), "the answer to “Why?”")
        program.wait_for(lambda: not program.find("list item", is_hint), "the hints to close")
        program.press("ctrl+h")
        best = program.wait_for(lambda: program.find("list item", is_hint), "a hint again")
        assert best.get_name().split(".")[0], best.get_name()
        program.press("Return")
        program.wait_for(lambda: [option.get_name() for option in player.options()] not in ([], shown), "the answer")
        assert not program.find("list item", is_hint)
        assert program.quit() == 0


def watching(path):
    with Program(path, "--new=Robot=novice:5,Bo=random", "--seed=4",
                 also={"FIFTH_PLANET_PACE": str(PACE)}) as program:
        def halted():
            return program.find("label", lambda name: name.startswith("Paused: "))

        program.wait_for(lambda: heard(program) > 8, "a game that goes on")
        program.click("push button", "Pause")
        program.wait_for(halted, "a halt")
        program.picture()
        # Scroll bars fade meanwhile, so the log tells whether the game goes on.
        lines = heard(program)
        time.sleep(4 * PACE / 1000)
        assert heard(program) == lines, "it doesn't halt"
        before = program.picture()
        # A choice that changes nothing in sight, such as a pass, is followed by the next one.
        program.wait_for(lambda: try_to(program.find("push button", "Next Choice")) and halted() and
                         program.picture() != before, "another choice")
        program.click("push button", "Go On")
        program.wait_for(lambda: not halted(), "the game to go on")
        assert program.quit() == 0


TESTS = [whole_game, undo_while_it_thinks, closing_while_it_thinks, hints, watching]


if __name__ == "__main__":
    tap.run(TESTS, *sys.argv[1:])
