# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the window at random moments. The game resumes at the last answered choice or one before
it.

    test-kill.py PROGRAM TOOL

FIFTH_PLANET_KILLS=200: so many kills instead of a few.
"""
import os
import random
import re
import subprocess
import sys
import time

import tap
from drive import Program, TimedOut, at_a_fresh_home

KILLS = int(os.environ.get("FIFTH_PLANET_KILLS", "3"))

CHOICE = re.compile(rb"choice (\d+) (\w+) (\S+) (\S+)\n")

# Maximum seconds of play before a kill. Many answers are given each second.
LONGEST_GAME = 1.0


def told(log):
    """Returns (number of choices, last choice) from the program's output."""
    last = None
    for last in CHOICE.finditer(log.read_bytes()):
        pass
    return (int(last.group(1)), last.group(4).decode()) if last else (0, None)


def replay(tool, path, home):
    """Replays the game without errors. Returns the number of choices and whether the game is
    over."""
    done = subprocess.run([tool, "replay", path], capture_output=True, timeout=60,
                          env={**os.environ, "XDG_DATA_HOME": str(home / "data"), "LC_ALL": "C.UTF-8"})
    out = done.stdout.decode()
    assert done.returncode == 0 and not done.stderr, done.stderr.decode()
    return int(re.search(r"^choices: (\d+)$", out, re.MULTILINE).group(1)), "result: " in out


def wait_for_question(program):
    """Returns False if the game is over."""

    def look():
        if program.find("panel", "Answers"):
            return "asked"
        return "over" if program.find("push button", "Play Again") else None

    try:
        return program.wait_for(look, "a question") == "asked"
    except TimedOut:
        print("".join(f"# {line}\n" for line in program.outline().splitlines()), end="")
        raise


def play_a_while(program, lots):
    """Answers at random with the number keys and confirms selections, up to a random moment."""
    end = time.monotonic() + lots.random() * LONGEST_GAME
    while time.monotonic() < end and program.process.poll() is None:
        program.press(*lots.choices(["1", "2", "3", "ctrl+Return"], k=4))


@at_a_fresh_home
def killed_games_go_on(path, tool, home):
    """Each run resumes the game of the last one, until the game is over."""
    lots = random.Random(7)
    log = home / "log"
    choices, begun, answers, unheard = None, 0, 0, 0
    for kill in range(KILLS):
        new = choices is None
        arguments = ["--new=Ada,Robot=random", f"--seed={lots.randrange(1000)}"] if new else []
        with log.open("wb") as output, Program(path, *arguments, home=home, log=output) as program:
            if new:
                begun += 1
                choices = 0
            else:
                program.click("push button", "Continue")
            if wait_for_question(program):
                play_a_while(program, lots)
            program.process.kill()
            program.process.wait()
            [save] = program.games
        heard, _ = told(log)
        heard = max(heard, choices)
        now, over = replay(tool, save, home)
        # Each choice is reported as soon as it is on disk, also where an answer is several choices.
        # So only the last one may have been written but not reported.
        assert now in (heard, heard + 1), f"kill {kill}: {now} choices, {heard} were made"
        unheard += now > heard
        answers += now - choices
        choices = now
        if over:
            for file in save.parent.iterdir():
                file.unlink()
            choices = None
    print(f"# {KILLS} kills of {begun} games with {answers} choices; {unheard} times one more was on the disk than told")


if __name__ == "__main__":
    tap.run([killed_games_go_on], *sys.argv[1:])
