# SPDX-License-Identifier: GPL-3.0-or-later
"""The installed window: a whole game, what it says of itself, its language, and a double click on a
saved game.

    window.py GAME

GAME is saved at a question to the only person.
"""
import gettext
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

here = pathlib.Path(__file__).resolve().parents[2]
sys.path += [str(here / "tests" / "ui"), str(here / "tools" / "lib")]
import tap  # noqa: E402
from actions import Actions  # noqa: E402
from drive import Atspi, GLib, Program, find_text, try_to, walk  # noqa: E402

PROGRAM = "/usr/games/fifth-planet"
TOOL = "/usr/games/fifth-planet-tool"
PATIENCE = 120
SEED = 3
# A game has some hundred answers. What is no answer is ignored.
MOST_ANSWERS = 5000
PAUSE = 0.05


class Opened(Program):
    """The run of the program that a double click on a file starts. It is nobody's child here, so it is
    found on the accessibility bus, which is this test's alone, and ends when its window is closed."""

    def __init__(self, file):
        self.patience, self.process, self.node = PATIENCE, self, None
        subprocess.run(["gio", "open", file], check=True)

    def poll(self):
        return None

    def __exit__(self, *reason):
        for node in walk(self.node) if self.node is not None else ():
            if try_to(node, "window.close"):
                return

    def _find_program(self):
        desktop = Atspi.get_desktop(0)
        nodes = [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]
        return next((node for node in nodes if node is not None and node.get_child_count()), None)


def actions_of(program):
    actions = Actions(program.process)
    program.wait_for(actions.find, "the program's actions")
    return actions


def test_a_game_is_played_to_its_end(_game):
    with Program(PROGRAM, "--new=Ada,Bo=greedy", f"--seed={SEED}", patience=PATIENCE) as program:
        actions = actions_of(program)
        program.wait_for(lambda: actions.can("answer"), "the first question")
        for _ in range(MOST_ANSWERS):
            if not actions.can("answer"):
                break
            actions.do("answer", GLib.Variant("i", 0))
            time.sleep(PAUSE)
        program.wait_for(lambda: program.find("push button", "Play Again"), "the end of the game")
        [save] = program.games
        replayed = subprocess.run([TOOL, "replay", save], capture_output=True, text=True, check=True).stdout
        assert "result: " in replayed, replayed
        print("".join(f"# {line}\n" for line in replayed.splitlines()), end="")
        assert program.quit() == 0


def test_about_tells_the_version_and_three_games(_game):
    told = subprocess.run([PROGRAM, "--version"], capture_output=True, text=True, check=True).stdout
    version = told.split()[-1]
    with Program(PROGRAM, patience=PATIENCE) as program:
        actions_of(program).do("about", None, True)
        program.wait_for(lambda: find_text(program.node, version), f"a window with {version}")
        program.wait_for(lambda: find_text(program.node, "Three games"), "what the program plays")


def test_the_window_speaks_german(_game):
    german = gettext.translation("fifth-planet", "/usr/share/locale", languages=["de"]).gettext
    assert german("New Game") != "New Game"
    with Program(PROGRAM, patience=PATIENCE, also={"LANGUAGE": "de"}) as program:
        program.wait_for(lambda: find_text(program.node, german("New Game")), "a button with German words")


def test_a_double_click_opens_a_saved_game(game):
    with tempfile.TemporaryDirectory() as folder:
        copy = shutil.copy(game, folder)
        with Opened(copy) as program:
            program.wait_for(lambda: any(node.get_name() == "Answers" for node in walk(program.node)),
                             "a window that asks something")


if __name__ == "__main__":
    tap.run([test_a_game_is_played_to_its_end, test_about_tells_the_version_and_three_games,
             test_the_window_speaks_german, test_a_double_click_opens_a_saved_game], *sys.argv[1:])
