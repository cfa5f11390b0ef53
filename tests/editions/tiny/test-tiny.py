# SPDX-License-Identifier: GPL-3.0-or-later
"""The smallest edition: its games end, a game is saved and replayed, and its cards are shown.

    test-tiny.py TOOL
"""
import pathlib
import re
import subprocess
import sys
import tempfile


def say(tool, *arguments, stdin=""):
    return subprocess.run([tool, *arguments], input=stdin, capture_output=True, text=True, check=True).stdout


def test_games(tool, folder):
    text = say(tool, "simulate", "--games", "300")
    assert "stuck: 0\n" in text and "dropped: 0\n" in text, text
    assert re.search(r"decisions per game: (1\.\d+|2)\n", text), text


def test_save(tool, folder):
    path = str(folder / "tiny.fifthplanet")
    persons = "--seat=red=human", "--seat=blue=human"
    say(tool, "play", "--seed=2", *persons, f"--save={path}", stdin="1\n1\n")
    assert "choices: 2\n" in say(tool, "replay", path)


def test_show(tool, folder):
    assert say(tool, "show", "card-2").startswith("card 2\n")


def main(tool):
    tests = test_games, test_save, test_show
    print(f"1..{len(tests)}")
    for number, test in enumerate(tests, 1):
        with tempfile.TemporaryDirectory() as folder:
            test(tool, pathlib.Path(folder))
        print(f"ok {number} - {test.__name__.removeprefix('test_')}")


main(sys.argv[1])
