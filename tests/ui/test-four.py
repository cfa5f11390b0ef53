# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games of four by keyboard, by pointer and by accessible actions, replayed by the tool. By
actions three of the four are persons, with a curtain between them, and so they are in the first part
of a second game by keyboard, the way “persons”. By the way “eight” all eight are persons, in the
first turns of a game. --new=PLAYERS names other players, of whom only the first is a person.

    test-four.py WAY PROGRAM TOOL [ARGUMENT]…
"""
import importlib
import sys

import tap
from drive import walk

inputs = importlib.import_module("test-inputs")

# Kinds of decisions in a sufficient game.
FEW_KINDS = 4
# Each look at a curtain takes long.
MOST_LOOKS = 4
ONE_PERSON = "--new=Ada,Bo=greedy,Cy=greedy,Di=random"
THREE_PERSONS = "--new=Ada,Bo,Cy,Di=random"
EIGHT_PERSONS = "--new=Ada,Bo,Cy,Di,Ed,Flo,Gus,Hal"


class OfThree:
    """Three persons at one screen, or more. Behind a curtain there is no hand."""

    curtains = 0
    seated = set()  # names of the curtains' buttons
    idle = inputs.AWAY

    def sit(self, button):
        if self.curtains < MOST_LOOKS:
            # The curtain that was found may be gone. Only one that stays while a hand is visible is an
            # error.
            self.program.wait_for(lambda: not self.hand() or self.look()[0] != "seat", "a curtain without a hand")
        type(self).curtains += 1
        self.seated.add(button.get_name())
        super().sit(button)

    def hand(self):
        """Returns the cards of the visible hand."""
        hands = [node for node in walk(self.program.node) if node.get_name() == "Your hand"]
        return [card for hand in hands for card in walk(hand) if card.get_role_name() == "table cell"]


class ByActionsOfThree(OfThree, inputs.ByActions):
    pass


class ByActionsOfEight(ByActionsOfThree):
    most_choices = 200  # a round


class ByKeyboardOfThree(OfThree, inputs.ByKeyboard):
    most_choices = 150  # a whole game with its curtains takes half an hour


def check_three(way, kinds, arguments):
    """Asserts that curtains fell between the persons, and that they made deals."""
    assert way.curtains > MOST_LOOKS, way.curtains
    if "--edition=classic" in arguments:
        assert any(kind.startswith("make-deal/") for kind in kinds), kinds


def has_players(arguments):
    return any(argument.startswith("--new=") for argument in arguments)


def play(path, tool, way, seed, players, arguments):
    if has_players(arguments):
        return inputs.play_whole_games(path, tool, way, seed, *arguments, kinds_wanted=FEW_KINDS)
    return inputs.play_whole_games(path, tool, way, seed, players, *arguments, kinds_wanted=FEW_KINDS)


def four_by_keyboard(path, tool, *arguments):
    play(path, tool, inputs.ByKeyboard, 51, ONE_PERSON, arguments)


def four_by_pointer(path, tool, *arguments):
    play(path, tool, inputs.ByPointer, 61, ONE_PERSON, arguments)


def four_by_actions(path, tool, *arguments):
    kinds = play(path, tool, ByActionsOfThree, 71, THREE_PERSONS, arguments)
    assert inputs.ByActions.taken > 0, "no piece did its action"
    if not has_players(arguments):
        check_three(ByActionsOfThree, kinds, arguments)


def three_persons_by_keyboard(path, tool, *arguments):
    kinds = play(path, tool, ByKeyboardOfThree, 83, THREE_PERSONS, arguments)
    check_three(ByKeyboardOfThree, kinds, arguments)


def eight_persons(path, tool, *arguments):
    play(path, tool, ByActionsOfEight, 91, EIGHT_PERSONS, arguments)
    assert len(ByActionsOfEight.seated) == EIGHT_PERSONS.count(",") + 1, ByActionsOfEight.seated


WAYS = {"pointer": four_by_pointer, "keyboard": four_by_keyboard, "actions": four_by_actions,
        "persons": three_persons_by_keyboard, "eight": eight_persons}


if __name__ == "__main__":
    tap.run([WAYS[sys.argv[1]]], *sys.argv[2:])
