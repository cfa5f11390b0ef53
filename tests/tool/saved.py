# SPDX-License-Identifier: GPL-3.0-or-later
"""Saved games for tests: made by the tool, damaged on purpose, and opened again."""
import itertools
import re
import select
import subprocess

from harness import WELL, environment, games, here, run, works

# About thirty choices of a person, none forced, with a few after the last position.
SEED = "24"
SOME_ANSWERS = "1\n" * 70

# Longest time for a decision to come, in seconds.
PATIENCE = 30

counter = itertools.count(1)


def save_game(name="good", answers=SOME_ANSWERS, *arguments):
    """Plays a game for a while. Returns the path of its save."""
    path = here.home / f"{name}.fifthplanet"
    works("play", "--seed", SEED, "--save", path, *arguments, stdin=answers)
    return path


def choices_of(path):
    """Returns [(seat, decision, answer)] of a save."""
    return re.findall(rb'<c seat="(\w+)" to="([^"]+)">([^<]+)</c>', path.read_bytes())


def journal_of(path):
    return path.with_name(path.name + "-journal")


def write(content, name=None):
    """Writes a save with that content. Returns its path."""
    path = here.home / f"{name or f'damaged-{next(counter)}'}.fifthplanet"
    path.write_bytes(content)
    return path


def replace(content, old, new):
    """Returns content with the first match of old, which must exist, replaced by new."""
    changed = re.sub(old, new, content, count=1, flags=re.DOTALL)
    assert changed != content, old
    return changed


class Opened:
    """Result of a call of the tool that opens a file."""

    def __init__(self, command, path, **more):
        self.code, self.out, self.err = run(command, path, **more)
        # Lines with FILE:LINE:COLUMN are mistakes. The others are sentences for the user.
        lines = self.err.splitlines()
        self.places = [line for line in lines if re.search(r":\d+:\d+: ", line)]
        self.said = [line for line in lines if line not in self.places]

    @property
    def choices(self):
        """Number of choices replayed, or None if nothing was opened."""
        made = re.search(r"^choices: (\d+)$", self.out, re.MULTILINE)
        return int(made.group(1)) if made else None

    @property
    def after(self):
        """Number of choices in the game, with those before a position."""
        position = re.search(r"from a saved position, after (\d+) choices", self.err)
        return int(position.group(1)) if position else self.choices


class Kept:
    """Checks that some files don't change, and that no new file appears beside them."""

    def __init__(self, *paths):
        self.before = {path: path.read_bytes() for path in paths if path.is_file()}
        self.folder = paths[0].parent
        self.names = sorted(self.folder.iterdir())

    def check(self):
        for path, content in self.before.items():
            assert path.read_bytes() == content, f"{path} was changed"
        now = [path for path in sorted(self.folder.iterdir()) if path.name != "data"]
        assert now == [path for path in self.names if path.name != "data"], now


class Player:
    """A running game in the tool, answered line by line."""

    def __init__(self, *arguments, **more):
        self.process = subprocess.Popen([here.tool, "play", *map(str, arguments)], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(**more))
        self.told = b""
        self.answers = 0

    def __enter__(self):
        self.wait_for_question()
        return self

    def __exit__(self, *reason):
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()

    def wait_for_question(self):
        """Reads the output up to the next decision. Returns False at the end of the output."""
        text = b""
        while not text.endswith(b"> "):
            assert select.select([self.process.stdout], [], [], PATIENCE)[0], f"nothing comes after {text!r}"
            piece = self.process.stdout.read1(65536)
            if not piece:
                return False
            text += piece
        self.told = text
        return True

    def send(self, line):
        """Sends a line without waiting for the result."""
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()

    def say(self, line):
        """Sends a line. Returns False if there is no further decision."""
        self.send(line)
        self.answers += 1
        return self.wait_for_question()

    def answer(self):
        """Answers with the first option."""
        options = re.search(rb"^\? .*\n(-?\d+)\) ", self.told, re.MULTILINE)
        return self.say(options.group(1).decode())

    def quit(self):
        """Leaves the game. Returns (exit code, stderr)."""
        _, err = self.process.communicate(b"quit\n", timeout=60)
        return self.process.returncode, err.decode()


def finish(path, **more):
    """Plays the game to its end, and checks that the save can be opened. Returns the replay."""
    code, _, err = run("play", path, stdin="1\n2\n" * 1500, **more)
    assert code == WELL, err
    [new] = [game for game in games() if str(game) in err] or [path]
    again = Opened("replay", new, **more)
    assert again.code == WELL and "result: " in again.out, again.out + again.err
    return again
