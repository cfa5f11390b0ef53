# SPDX-License-Identifier: GPL-3.0-or-later
"""The commands puzzles and review. Prints TAP.

    test-puzzles.py TOOL ROOT
"""
import random
import re
import sys

from harness import FAULT, USAGE, fails, here, main, rows, run, works

DEALS = 100  # of what is hidden: more than the program itself tries


def shipped():
    return sorted((here.root / "data" / "puzzles").glob("*/*.xml"))


def test_all_are_proved():
    proved = rows(works("puzzles", "--check", "--deals", DEALS, *shipped()))[1:]
    assert len(proved) == 30, len(proved)
    assert all(row[0] == "proved" and row[4:6] == ["1", "0"] for row in proved), proved


def test_another_answer_is_not_proved():
    """The last answer of the file must be the one that wins."""
    text = shipped()[0].read_text()
    solution = re.findall(r"<answer [^>]*>([^<]*)</answer>", text)[-1]
    other = next(card for card in re.search(r'<seat id="[^"]*"[^>]*>\s*<hand>([^<]*)', text)[1].split() if card != solution)
    path = here.home / "other.xml"
    for given in (other, "no-such-answer"):
        path.write_text(text[:text.rindex(solution)] + given + text[text.rindex(solution) + len(solution):])
        code, out, err = run("puzzles", "--check", path)
        assert code == FAULT and err, (given, out, err)


def test_some_are_found():
    """What is found and written is proved when it is read again."""
    found = rows(works("puzzles", "--find", "--edition", "classic", "--seed", 3, "--to", here.home))[1:]
    files = sorted(here.home.glob("*.xml"))
    assert len(found) >= 3 and len(files) >= 3, (found, files)
    assert all(row[0] == "proved" for row in rows(works("puzzles", "--check", *files))[1:])


def test_a_game_is_reviewed():
    digits = random.Random(3)
    save = here.home / "game.fifthplanet"
    works("play", "--seed", 3, "--seat", "orange=human", "--seat", "blue=greedy", "--save", save,
          stdin="".join(f"{digits.randint(1, 4)}\n" for _ in range(1500)))
    told = works("review", save)
    choices = [int(number) for number in re.findall(r"choice (\d+):", told)]
    assert 1 <= len(choices) <= 3 and told.count("  taken: ") == told.count("  better: ") == len(choices), told
    # The same game, the same review; the number leads to the moment.
    assert works("review", save) == told
    assert works("replay", "--to", choices[0], save).splitlines()[0] == f"choices: {choices[0]}"
    assert works("review", "--seat", "blue", save) != told


def test_command_lines():
    fails(USAGE, "puzzles", says="--check")
    fails(USAGE, "puzzles", "--find", "--check", says="--check")
    fails(USAGE, "puzzles", "--find", "--edition", "none", says="none")
    fails(USAGE, "review", says="one file")
    fails(USAGE, "review", "--level", "nobody", shipped()[0], says="nobody")


if __name__ == "__main__":
    main(globals(), *sys.argv[1:])
