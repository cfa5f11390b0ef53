# SPDX-License-Identifier: GPL-3.0-or-later
"""The game never waits for the disk: the window accepts answers while the disk is busy. This holds
from a game's start and during “Save As”.

    test-slow-disk.py PROGRAM LIBRARY-OF-SLOW-DISK.C
"""
import os
import pathlib
import re
import sys
import time

import tap
from drive import Program, answers, at_a_fresh_home, find_text, give_first_answer, size, try_to, walk

ANSWERS = 20
DELAY = 4.0
# Seconds within which the window must respond, even on a busy machine.
PROMPT = 1.5
SIGN = "The game is being saved"

CHOICE = re.compile(rb"choice (\d+) ")


def taken(log):
    """Returns the number of choices reported by the program."""
    return max((int(choice) for choice in CHOICE.findall(log.read_bytes())), default=0)


def is_asked(program):
    return program.find("panel", "Answers")


def environment(library, **more):
    return {"LD_PRELOAD": library, **more,
            "ASAN_OPTIONS": os.environ.get("ASAN_OPTIONS", "") + ":verify_asan_link_order=0:detect_leaks=0"}


def answer_by_key(program, log):
    """Returns the seconds until the answer is accepted, without those of a selection."""
    program.wait_for(lambda: answers(program.find("panel", "Question")), "a question")
    before = taken(log)
    give_first_answer(program, program.find("panel", "Question"))
    begun = time.monotonic()
    program.wait_for(lambda: taken(log) > before, "an answer to be taken")
    return time.monotonic() - begun


def nothing_is_held(program):
    """Goes on if a result is held. Returns True if none is."""
    held = program.find("push button", "Continue")
    if held:
        try_to(held)
    return held is None


def give_first_option(program):
    """Clicks the first option's button. Returns False if nobody is asked, or if the button has gone."""
    found = [button for button in answers(is_asked(program)) if button.get_name() != "Continue"]
    return bool(found) and try_to(found[0])


def answer_by_action(program, log):
    """Returns the seconds until the answer by the first option's button is accepted."""
    before = taken(log)
    program.wait_for(lambda: nothing_is_held(program) and give_first_option(program), "a question")
    begun = time.monotonic()
    program.wait_for(lambda: taken(log) > before, "an answer to be taken")
    return time.monotonic() - begun


class Watch:
    """Measures the longest response time of the window under repeated queries."""

    def __init__(self, program):
        self.program = program
        self.window = next(node for node in walk(program.node) if node.get_role_name() == "frame")
        self.longest = 0.0

    def time(self, deed):
        """Returns the result of deed (), which queries the window."""
        begun = time.monotonic()
        found = deed()
        self.longest = max(self.longest, time.monotonic() - begun)
        return found

    def until(self, probe, what):
        """Queries the window until probe () returns a true value. probe () itself must not query
        the window."""

        def ask():
            self.time(lambda: size(self.window))
            return probe()

        return self.program.wait_for(ask, what)

    def is_prompt(self, when):
        print(f"# {when}: the window answers after {self.longest * 1000:.0f} ms at most")
        assert self.longest < PROMPT, (when, self.longest)
        self.longest = 0.0


@at_a_fresh_home
def answers_do_not_wait(path, library, home):
    """While no sync completes, answers by key are accepted and appear in the journal at once."""
    log = home / "log"
    waits = home / "waits"
    slow = environment(library, SLOW_DISK_WAITS=str(waits))
    with log.open("wb") as output:
        with Program(path, "--new=Ada,Robot=random", "--seed=8", home=home, log=output, also=slow) as program:
            program.wait_for(lambda: is_asked(program), "a question")
            assert "slow-disk" in pathlib.Path(f"/proc/{program.process.pid}/maps").read_text()
            waits.touch()
            longest = max(answer_by_key(program, log) for _ in range(ANSWERS))
            print(f"# {ANSWERS} answers while the disk waits, the slowest after {longest * 1000:.0f} ms")
            journals = list(home.glob("data/fifth-planet/games/*-journal"))
            assert len(journals) == 1, journals
            lines = journals[0].read_bytes().count(b"\n")
            assert lines > taken(log) - ANSWERS, (lines, taken(log))
            waits.unlink()
            assert program.quit() == 0


def choices_in(save):
    """Returns the number of choices in the file and in its journal."""
    journal = save.with_name(save.name + "-journal")
    lines = journal.read_bytes().count(b"\nchoice\t") if journal.exists() else 0
    return save.read_bytes().count(b"<c ") + lines


def begin_game(program, watch):
    """Starts a game from the start page."""
    program.click("push button", "New Game…")
    start = program.wait_for(lambda: program.find("push button", "Start Game"), "the page of a new game")
    watch.longest = 0.0
    watch.time(lambda: start.get_action_iface().do_action(0))
    watch.until(lambda: program.games, "the game's file")
    program.wait_for(lambda: is_asked(program), "a question")
    watch.is_prompt("A new game")


def save_elsewhere(program, watch, there, log):
    """Saves the game as there and keeps playing meanwhile."""
    program.press("ctrl+shift+s")
    program.type_into("Name:", str(there))
    save = program.wait_for(lambda: program.find("push button", lambda name: name.endswith(" Save")), "a button to save")
    watch.longest = 0.0
    watch.time(lambda: save.get_action_iface().do_action(0))
    # The file dialog keeps the keyboard focus until it has closed.
    longest = max(answer_by_action(program, log) for _ in range(2))
    assert longest < PROMPT, longest
    assert find_text(program.node, SIGN), "no sign that the game is being saved"
    assert program.games, "the game has moved before the disk had it"
    watch.until(lambda: there.exists() and not program.games, "the game to move")
    watch.is_prompt("Saving elsewhere")
    program.wait_for(lambda: not find_text(program.node, SIGN), "the sign to go")


@at_a_fresh_home
def games_begin_and_move_without_waiting(path, library, home):
    """Each disk operation takes long. The window stays responsive, and nothing is lost."""
    log = home / "log"
    there = home / "there.fifthplanet"
    slow = environment(library, SLOW_DISK_DELAY=str(DELAY))
    with log.open("wb") as output, Program(path, home=home, log=output, also=slow) as program:
        program.wait_for(lambda: program.find("push button", "New Game…"), "the start page")
        watch = Watch(program)
        begin_game(program, watch)
        # The game exists from now on even if the program is killed. Leaving it leaves no file and
        # does not wait.
        assert choices_in(program.games[0]) >= 0
        program.press("alt+Home")
        watch.until(lambda: not program.games, "the game to go")
        watch.is_prompt("Leaving a game in which nobody has chosen anything")
        begin_game(program, watch)
        for _ in range(3):
            assert answer_by_key(program, log) < PROMPT
        save_elsewhere(program, watch, there, log)
        assert choices_in(there) == taken(log), (choices_in(there), taken(log))
        assert answer_by_key(program, log) < PROMPT
        assert program.quit() == 0
    assert choices_in(there) == taken(log), (choices_in(there), taken(log))
    assert not there.with_name(there.name + "-journal").exists()


if __name__ == "__main__":
    tap.run([answers_do_not_wait, games_begin_and_move_without_waiting], *sys.argv[1:])
