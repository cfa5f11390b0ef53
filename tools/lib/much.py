# SPDX-License-Identifier: GPL-3.0-or-later
"""Long games, and sets of many aliens, for measurements of the window."""
import functools
import os
import pathlib
import random
import re
import resource
import subprocess
import tempfile
import time

FILE = "long.fifthplanet"
SET = "data/fifth-planet/sets/many.xml"
# A game that goes on for 5,758 choices, though each is made at random.
SEED = 15
LINES = 60000
TIMES = 7


def play(tool, path, lines):
    """Plays a game of Classic in which a person gives the answers lines. Returns its number of choices and its text."""
    path.unlink(missing_ok=True)
    subprocess.run([tool, "play", "--edition", "classic", "--seats", "2", "--seat", "red=human", "--undo", "free",
                    "--seed", str(SEED), "--save", path], input="\n".join(lines) + "\n", text=True, check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    text = path.read_text(encoding="utf-8")
    return text.count("<c "), text


@functools.cache
def long_game(tool, choices):
    """Returns the text of a game that has gone on for so many choices, or a few more."""
    chance = random.Random(1)
    lines = [chance.choice("12345") for _ in range(LINES)]
    with tempfile.TemporaryDirectory() as folder:
        path, few, many = pathlib.Path(folder, FILE), 0, LINES
        while many - few > 1:
            middle = (few + many) // 2
            few, many = (few, middle) if play(tool, path, lines[:middle])[0] >= choices else (middle, many)
        return play(tool, path, lines[:many])[1]


def time_opening(tool, choices):
    """Returns how many milliseconds of the processor the tool needs for that game, less those for a short one."""
    def used():
        return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime

    def replay(text):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, FILE)
            path.write_text(text, encoding="utf-8")
            before = used()
            subprocess.run([tool, "replay", path], check=True, stdout=subprocess.DEVNULL)
            return 1000 * (used() - before)
    return [replay(long_game(tool, choices)) - replay(long_game(tool, 1)) for _ in range(TIMES)]


def many_aliens(more):
    """Returns a set of so many aliens: those of Classic under other names, with portraits of other colours."""
    data = pathlib.Path(os.environ["FIFTH_PLANET_DATA"], "sets", "classic", "aliens.xml").read_text(encoding="utf-8")
    aliens = re.findall(r"  <alien .*?</alien>\n", data, re.DOTALL)
    copies = []
    for i in range(more):
        alien, number = aliens[i % len(aliens)], i // len(aliens) + 1
        alien = re.sub(r'<alien id="([^"]+)"', rf'<alien id="\1-{number}"', alien)
        alien = re.sub(r"<name>([^<]+)</name>", rf"<name>\1 {number}</name>", alien, count=1)
        copies.append(re.sub(r'<portrait hue="\d+"', f'<portrait hue="{i * 37 % 360}"', alien))
    return ('<?xml version="1.0" encoding="UTF-8"?>\n<set xmlns="https://fifthplanet.github.io/ns/set/2" id="many" '
            f'edition="classic" version="1">\n  <name>Many</name>\n{"".join(copies)}</set>\n')
