# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games through AT-SPI: from the new-game page to the end page.

    test-whole-game.py PROGRAM
"""
import random
import sys
import time
import traceback

from drive import Program, TimedOut, do, try_to, walk

MOST_STEPS = 5000
# Looking behind every curtain of a game would take minutes.
MOST_LOOKS = 6


class Player:
    """Looks for what can be done now, and remembers where the answers stand: looking everywhere takes its time."""

    def __init__(self, program):
        self.program = program
        self.answers = None

    def options(self):
        if self.answers is None:
            self.answers = self.program.find("panel", "Answers")
        nodes = walk(self.answers) if self.answers else []
        return [node for node in nodes if node.get_role_name() == "push button"]

    def look(self):
        """("answer", buttons), ("seat", button), ("end", button), or None while the computer thinks."""
        options = self.options()
        if options and options[0].get_name() != "Back to the Result":
            return "answer", options
        nodes = walk(self.program.node, without="Table")
        named = {node.get_name(): node for node in nodes if node.get_role_name() == "push button"}
        if "Play Again" in named:
            return "end", named["Play Again"]
        for name, button in named.items():
            if name.endswith(": show my cards"):
                return "seat", button
        return None

    def step(self):
        return self.program.wait_for(self.look, "something to do")


def hand_shown(program):
    """Cards of the hand that are in the tree at all."""
    hands = [node for node in walk(program.node) if node.get_name() == "Your hand"]
    return [card for hand in hands for card in walk(hand) if card.get_role_name() == "table cell"]


def is_curtain(seen):
    return seen is not None and seen[0] == "seat"


def play(program, chance):
    """Plays until the end page; returns how many answers and how many curtains there were."""
    player = Player(program)
    done = {"answer": 0, "seat": 0}
    for _ in range(MOST_STEPS):
        what, target = player.step()
        if what == "end":
            return done["answer"], done["seat"]
        if what == "seat" and done["seat"] < MOST_LOOKS:
            # What we saw may be a moment old: only a curtain that stays, with a hand behind it, is a fault.
            program.wait_for(lambda: not hand_shown(program) or not is_curtain(player.look()), "a curtain without a hand")
        if try_to(chance.choice(target) if what == "answer" else target):
            done[what] += 1
        else:
            # It was answered already; the news is on its way.
            time.sleep(0.02)
    raise TimedOut(f"no end after {done}")


def end_sentence(program):
    """The title of the end page."""
    said = [label.get_name() for label in program.find_all("label", lambda name: " win" in name)]
    assert said, "no sentence says who won"
    return said[0]


def against_the_computer(path):
    with Program(path) as program:
        program.click("push button", "New Game…")
        program.type_into("Name of the orange player", "Ada")
        program.type_into("Name of the blue player", "Robot")
        program.type_into("Seed", "11")
        program.click("push button", "Start Game")
        answers, curtains = play(program, random.Random(1))
        assert answers > 5, answers
        assert curtains == 0, "there is no curtain against the computer"
        sentence = end_sentence(program)
        assert "Ada" in sentence or "Robot" in sentence or "Nobody" in sentence, sentence
        assert program.find("label", "The game took 1 destiny card. Its seed was 11.") or program.find_all(
            "label", lambda name: name.endswith("Its seed was 11.")
        )
        assert program.quit() == 0


def two_persons(path):
    with Program(path, "--new=Ada,Bo", "--seed=12") as program:
        answers, curtains = play(program, random.Random(2))
        assert answers > 5, answers
        assert curtains > 2, curtains
        end_sentence(program)
        program.click("push button", "Look at the Table")
        program.click("push button", "Back to the Result")
        program.click("push button", "Play Again")
        program.wait_for(lambda: is_curtain(Player(program).look()), "the next game")
        assert program.quit() == 0


def wrong_seed(path):
    with Program(path) as program:
        program.click("push button", "New Game…")
        program.type_into("Seed", "forty-two")
        program.click("push button", "Start Game")
        program.wait_for(
            lambda: program.find("label", lambda name: "forty-two" in name), "a word about the wrong seed"
        )
        assert program.quit() == 0


def undo_and_redo(path):
    with Program(path, "--new=Ada,Robot=random", "--seed=4") as program:
        player = Player(program)

        def question():
            return [label.get_name() for label in program.find_all("label", lambda name: "Ada" in name and "?" in name)]

        first = program.wait_for(question, "a question")
        do(player.step()[1][0])
        program.wait_for(lambda: question() not in ([], first), "another question")
        program.click("push button", "Undo")
        program.wait_for(lambda: question() == first, "the first question again")
        program.click("push button", "Redo")
        program.wait_for(lambda: question() not in ([], first), "the other question again")
        assert program.quit() == 0


TESTS = [against_the_computer, two_persons, wrong_seed, undo_and_redo]


def main(path):
    print(f"1..{len(TESTS)}")
    for number, test in enumerate(TESTS, 1):
        title = test.__name__.replace("_", " ")
        try:
            test(path)
        except Exception:
            print("".join(f"# {line}\n" for line in traceback.format_exc().splitlines()), end="")
            print(f"not ok {number} - {title}", flush=True)
        else:
            print(f"ok {number} - {title}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
