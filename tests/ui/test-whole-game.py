# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games through AT-SPI and by keyboard, from the new game page to the end page.

    test-whole-game.py PROGRAM
"""
import random
import subprocess
import sys
import time

import tap
from drive import Atspi, Program, TimedOut, actions, answers, do, try_to, walk

MOST_STEPS = 5000
# Checking every curtain of a game would take minutes.
MOST_LOOKS = 6
# The same goes for every card after each answer.
LOOK_EVERY = 10


class Player:
    """Finds the possible actions. The location of the options is cached, since searching takes
    time."""

    def __init__(self, program):
        self.program = program
        self.question = None

    def options(self):
        if self.question is None:
            self.question = self.program.find("panel", "Question")
        return answers(self.question) if self.question else []

    def look(self):
        """Returns ("answer", buttons), ("seat", [button]), ("end", [button]), or None while the
        computer thinks. Whatever left the last result may have left the end page, too."""
        options = self.options()
        if options:
            return "end" if options[0].get_name() == "Back to the Result" else "answer", options
        nodes = walk(self.program.node, without="Table")
        named = {node.get_name(): node for node in nodes if node.get_role_name() == "push button"}
        if "Play Again" in named:
            return "end", [named["Play Again"]]
        for name, button in named.items():
            if name.endswith(": show my cards"):
                return "seat", [button]
        return None

    def asked(self):
        """Returns the question with the names of its options, or None if nobody is asked."""
        options = [option.get_name() for option in self.options()]
        text = self.program.find("label", below=self.question) if options else None
        return (text.get_name(), options) if text else None

    def step(self):
        return self.program.wait_for(self.look, "something to do")


def hand_shown(program):
    """Returns the cards of the hand in the accessibility tree."""
    hands = [node for node in walk(program.node) if node.get_name() == "Your hand"]
    return [card for hand in hands for card in walk(hand) if card.get_role_name() == "table cell"]


def text_below(node):
    return " ".join(label.get_name() or "" for label in walk(node) if label.get_role_name() == "label")


def card_that_is_read(program):
    """Returns the text of the card details."""
    reader = program.find("panel", "Card")
    return text_below(reader) if reader else ""


def is_unfolded(program):
    """Returns True if the side panel is shown, according to its button."""
    button = program.find("toggle button", "Show log and card") or program.find("push button", "Show log and card")
    states = button.get_state_set()
    return states.contains(Atspi.StateType.PRESSED) or states.contains(Atspi.StateType.CHECKED)


def choose_alien(program, player, name):
    """Takes the seat if necessary, checks that the alien's text can be read, and chooses the
    alien."""

    def find():
        what, buttons = player.look() or (None, [])
        if what == "seat":
            try_to(buttons[0])
        named = [button for button in buttons if button.get_name() == name]
        return named[0] if named and len(named[0].get_description()) > 40 else None

    do(program.wait_for(find, f"{name} among the aliens, with its text"))
    program.wait_for(lambda: name not in [option.get_name() for option in player.options()], f"{name} to be taken")


def abilities_seen(program):
    """Returns the visible text of cards with abilities."""
    seen = set()
    for node in walk(program.node):
        role, name = node.get_role_name(), node.get_name() or ""
        # The line below the question names the ability with its card: “Puff Up (Blowfish): …”.
        if role == "status bar" and "): " in name:
            seen.add("an ability asks")
        if role == "push button" and name.startswith("Read "):
            seen.add("its card is at hand")
        if role == "push button" and "Under it: " in name:
            seen.add("a hidden card lies under a card" if "hidden" in name else "a card lies under a card")
    return seen


def is_curtain(seen):
    return seen is not None and seen[0] == "seat"


def play(program, chance, seen=None, enough=None):
    """Plays to the end page. Returns the numbers of answers and of curtains. Adds the abilities met
    to the set seen. Stops early once seen contains all of enough and MOST_LOOKS curtains were
    checked."""
    player = Player(program)
    done = {"answer": 0, "seat": 0}
    for number in range(MOST_STEPS):
        if seen is not None and number % LOOK_EVERY == 0:
            seen |= program.wait_for(lambda: [abilities_seen(program)], "a look at the table")[0]
        if enough is not None and enough <= seen and done["seat"] >= MOST_LOOKS:
            return done["answer"], done["seat"]
        what, buttons = player.step()
        if what == "end":
            return done["answer"], done["seat"]
        if what == "seat" and done["seat"] < MOST_LOOKS:
            # The result may be outdated. Only a curtain that stays while a hand is visible is an
            # error.
            program.wait_for(lambda: not hand_shown(program) or not is_curtain(player.look()), "a curtain without a hand")
        if try_to(chance.choice(buttons)):
            done[what] += 1
        else:
            # The option was answered already, and the update is pending.
            time.sleep(0.02)
    raise TimedOut(f"no end after {done}")


def end_sentence(program):
    """Returns the title of the end page."""
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
        assert program.find("label", lambda name: name.startswith("The game ended at destiny card ") and
                            name.endswith(". Its seed was 11."))
        program.click("push button", "Look at the Table")
        program.click("push button", "Back to the Result")
        program.click("push button", "Play Again")
        program.wait_for(lambda: Player(program).look(), "the next game")
        assert program.quit() == 0


def two_persons(path):
    with Program(path, "--new=Ada,Bo", "--seed=12") as program:
        player = Player(program)
        seen = set()
        choose_alien(program, player, "Pitfall")
        choose_alien(program, player, "Pickled")
        while not program.find("push button", "Read Pickled"):
            what, buttons = player.step()
            if what == "seat":
                try_to(buttons[0])
        # The card that asks can be read.
        program.wait_for(lambda: "Well Preserved" in card_that_is_read(program), "the text of the card that asks")
        wanted = {"an ability asks", "its card is at hand", "a card lies under a card", "a hidden card lies under a card"}
        answers, curtains = play(program, random.Random(2), seen, wanted)
        assert answers > 5, answers
        assert curtains > 2, curtains
        assert wanted <= seen, seen
        assert program.quit() == 0


def by_keyboard(path):
    """Starts a game from the start page without a pointer. Arrows move between the options and read
    the cards."""
    with Program(path) as program:
        program.wait_for(lambda: program.find("push button", "New Game…"), "the start page")
        program.press("Return")
        program.wait_for(lambda: program.find("push button", "Start Game"), "the page of the new game")
        program.press("Return")
        player = Player(program)
        first, second = [button.get_name() for button in player.step()[1][:2]]
        program.wait_for(lambda: first in card_that_is_read(program), "the first alien's text")
        program.press("Right")
        program.wait_for(lambda: second in card_that_is_read(program), "the next alien's text")
        program.press("2")
        program.wait_for(lambda: program.find("push button", lambda name: name.startswith(second + ", ")), second)
        assert program.quit() == 0


def look_through_the_past(program):
    """Opens the pile of past destiny cards, whose first card can be read beside it."""
    pile = program.wait_for(
        lambda: next((node for node in walk(program.node) if node.get_name() == "Past 1" and "click" in actions(node)), None),
        "the past")
    do(pile)
    cards = program.wait_for(lambda: program.find("list", "Past"), "the list of the past")
    old = program.wait_for(lambda: program.find("list item", below=cards), "a card of the past")
    program.wait_for(lambda: any(text_below(reader).startswith(old.get_name().split(",")[0])
                                 for reader in program.find_all("panel", "Card")), "the old destiny card to be read")


def cards_can_be_read(path):
    """Cards are read in the side panel, or in a preview if the panel is hidden. A card that moves
    under a resting pointer, such as the destiny card here, does not replace the card being read."""
    subprocess.run(["xdotool", "mousemove", "150", "170"], check=True)
    with Program(path, "--new=Ada,Robot=random", "--seed=3") as program:
        player = Player(program)
        choose_alien(program, player, "Clockmaker")
        chip = program.wait_for(
            lambda: program.find("push button", lambda name: name == "Clockmaker, Ticks: 5, of Ada"), "Ada's alien")
        program.press("F9")
        program.wait_for(lambda: not is_unfolded(program), "the side panel to go")
        do(chip)
        program.wait_for(lambda: "When no tick is left" in card_that_is_read(program), "the card's text beside it")
        program.press("Escape", "F9")
        program.wait_for(lambda: is_unfolded(program), "the side panel")
        do(chip)
        program.wait_for(lambda: "When no tick is left" in card_that_is_read(program), "the card's text")
        assert "Ticks: 5" in card_that_is_read(program)
        card = program.wait_for(lambda: program.find("table cell", lambda name: name.endswith(", plan")), "a plan")
        do(card, "card.read")
        program.wait_for(lambda: card.get_name().split(",")[0] in card_that_is_read(program), "the plan to be read")
        look_through_the_past(program)
        assert program.quit() == 0


def broken_set(path):
    """An error in a user's card set is reported at the start and does not stop the program."""

    def told(program, words):
        return [node for node in walk(program.node) if words in (node.get_name() or "")]

    with Program(path, sets={"inn.xml": "<set"}) as program:
        program.wait_for(lambda: told(program, "card sets can't be used"), "that there is a broken set")
        program.press("Tab", "Tab", "space")
        program.wait_for(lambda: told(program, "inn.xml:1:"), "what is broken in it")
        program.click("push button", "New Game…")
        program.click("push button", "Start Game")
        program.wait_for(lambda: Player(program).look(), "the game")
        assert program.quit() == 0
    with Program(path) as program:
        program.wait_for(lambda: program.find("push button", "New Game…"), "the start page")
        assert not told(program, "card sets can't be used")
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
        # Reveals can't be undone under this rule, but a choice that reveals nothing can.
        for _ in range(MOST_STEPS):
            first = program.wait_for(player.asked, "a question")
            do(player.step()[1][0])
            program.wait_for(lambda: player.asked() not in (None, first), "another question")
            if try_to(program.find("push button", "Undo")):
                break
        program.wait_for(lambda: player.asked() == first, "the first question again")
        program.click("push button", "Redo")
        program.wait_for(lambda: player.asked() not in (None, first), "the other question again")
        assert program.quit() == 0


TESTS = [against_the_computer, two_persons, by_keyboard, cards_can_be_read, broken_set, wrong_seed, undo_and_redo]


if __name__ == "__main__":
    tap.run(TESTS, *sys.argv[1:])
