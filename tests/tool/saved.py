# SPDX-License-Identifier: GPL-3.0-or-later
"""Games saved for tests of files: made by the tool, damaged on purpose, and what the tool says of them."""
import itertools
import re
import select
import subprocess

from harness import WELL, environment, games, here, run, works

# With these a person has made about thirty choices, the last position has a few behind it, and none is forced.
SEED = "8"
SOME_ANSWERS = "1\n" * 70

# Seconds that a question may take.
PATIENCE = 30

counter = itertools.count(1)


def save_game(name="good", answers=SOME_ANSWERS, *arguments):
    """The path of a game that was played a while and saved."""
    path = here.home / f"{name}.fifthplanet"
    works("play", "--seed", SEED, "--save", path, *arguments, stdin=answers)
    return path


def choices_of(path):
    """[(seat, decision, answer)] of a save."""
    return re.findall(rb'<c seat="(\w+)" to="([^"]+)">([^<]+)</c>', path.read_bytes())


def journal_of(path):
    return path.with_name(path.name + "-journal")


def write(content, name=None):
    """A new file of a game with that content."""
    path = here.home / f"{name or f'damaged-{next(counter)}'}.fifthplanet"
    path.write_bytes(content)
    return path


def replace(content, old, new):
    """content with the first place that fits old made new; there must be one."""
    changed = re.sub(old, new, content, count=1, flags=re.DOTALL)
    assert changed != content, old
    return changed


class Opened:
    """How a call of the tool that opens a file went."""

    def __init__(self, command, path, **more):
        self.code, self.out, self.err = run(command, path, **more)
        # Places at fault are FILE:LINE:COLUMN; what is left is said to people.
        lines = self.err.splitlines()
        self.places = [line for line in lines if re.search(r":\d+:\d+: ", line)]
        self.said = [line for line in lines if line not in self.places]

    @property
    def choices(self):
        """How many choices it went on after, None if nothing was opened."""
        made = re.search(r"^choices: (\d+)$", self.out, re.MULTILINE)
        return int(made.group(1)) if made else None

    @property
    def after(self):
        """How many choices the game has had, with those in front of a position."""
        position = re.search(r"from a saved position, after (\d+) choices", self.err)
        return int(position.group(1)) if position else self.choices


class Kept:
    """That nothing of some files is changed, nor a new one appears beside them."""

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
    """The tool with a game in it, answered line by line."""

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
        """All that is printed up to the next question; False when there is none any more."""
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
        """Says it without waiting for what comes of it."""
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()

    def say(self, line):
        """Says it; False if nothing is asked any more."""
        self.send(line)
        self.answers += 1
        return self.wait_for_question()

    def answer(self):
        """Takes the first option."""
        options = re.search(rb"^\? .*\n(-?\d+)\) ", self.told, re.MULTILINE)
        return self.say(options.group(1).decode())

    def quit(self):
        """(exit code, stderr) after leaving."""
        _, err = self.process.communicate(b"quit\n", timeout=60)
        return self.process.returncode, err.decode()


def finish(path, **more):
    """Plays the game to its end from there, and sees that what was saved can be opened again; gives what replay says."""
    code, _, err = run("play", path, stdin="1\n2\n" * 1500, **more)
    assert code == WELL, err
    [new] = [game for game in games() if str(game) in err] or [path]
    again = Opened("replay", new, **more)
    assert again.code == WELL and "result: " in again.out, again.out + again.err
    return again
