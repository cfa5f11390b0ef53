# SPDX-License-Identifier: GPL-3.0-or-later
"""The texts of the small edition in the terminal: what "show" says of each card, and the beginning
of a game of three with "why program" in an encounter. Compares with golden/; --write renews the files.

    test-texts.py TOOL [--write]
"""
import difflib
import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
GOLDEN = HERE / "golden"
SEATS = "red", "blue", "purple"
MOST_QUESTIONS = 40


def say(tool, *arguments, stdin=""):
    environment = {**os.environ, "FIFTH_PLANET_DATA": str(HERE), "LC_ALL": "C.UTF-8"}
    done = subprocess.run([tool, *arguments], input=stdin, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def cards(tool):
    ids = [line.split()[0] for line in say(tool, "cards").splitlines()[1:]]
    return "\n".join(say(tool, "show", card) for card in ids)


def game(tool):
    """Takes the last option at each question up to the second planned card, and asks for reasons there."""

    def play(*answers):
        persons = [f"--seat={seat}=human" for seat in SEATS]
        text = say(tool, "play", "--seed=4", *persons, stdin="\n".join([*answers, "quit\n"]))
        return [line for line in text.splitlines() if "fifthplanet" not in line]

    answers = []
    while len(answers) < MOST_QUESTIONS:
        lines = play(*answers)
        if lines.count("? purple planning/card") == 1:
            break
        answers.append([line for line in lines if ") " in line][-1].split(")")[0])
    return "".join(f"{line}\n" for line in play(*answers, "why program"))


def main(tool, write=False):
    made = {"cards.txt": cards(tool), "game.txt": game(tool)}
    print(f"1..{len(made)}")
    for number, (name, text) in enumerate(made.items(), 1):
        if write:
            (GOLDEN / name).write_text(text, encoding="utf-8")
        known = (GOLDEN / name).read_text(encoding="utf-8")
        for line in difflib.unified_diff(known.splitlines(), text.splitlines(), "golden", "now", lineterm=""):
            print(f"# {line}")
        print(f"{'ok' if known == text else 'not ok'} {number} - {name}")


main(sys.argv[1], "--write" in sys.argv)
