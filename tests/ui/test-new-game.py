# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of Classic is set up by keys alone: edition, colours and aliens, from rows and buttons. Its
alien is chosen at the table with the arrow keys.

    test-new-game.py PROGRAM
"""
import sys

import tap
from drive import Atspi, Program, find_text, walk

MOST_TABS = 40


def focused(program):
    return next((node for node in walk(program.node) if node.get_state_set().contains(Atspi.StateType.FOCUSED)), None)


def focus_name(program):
    node = focused(program)
    return node and (node.get_name() or "")


def move(program, key):
    """Presses the key and returns the name of what has the focus then."""
    before = program.wait_for(lambda: focused(program), "a focus")
    program.press(key)
    return program.wait_for(lambda: focused(program) not in (before, None) and focus_name(program) or None, f"{key} to move")


def tab_to(program, name, key="Tab"):
    """Presses the key until what is called name has the focus. Returns the names passed."""
    passed = []
    while not passed or passed[-1] != name:
        assert len(passed) < MOST_TABS, f"{key} never comes to {name!r}: {passed}"
        passed.append(move(program, key))
    return passed


def choose_classic(program):
    """The arrow keys choose among the editions and keep the focus there."""
    tab_to(program, "Duel, 2 players", "shift+Tab")
    program.press("Right")
    program.wait_for(lambda: (focus_name(program) or "").startswith("Classic, "), "Classic")
    program.wait_for(lambda: find_text(program.node, "Name of the red player"), "the seats of Classic")


def exchange_colours(program):
    """Red takes the first of the other colours."""
    passed = tab_to(program, "Name of the red player")
    assert "Give the red player another colour" in passed, f"Tab skips colours: {passed}"
    move(program, "shift+Tab")
    assert focus_name(program) == "Give the red player another colour", focus_name(program)
    program.press("Return")
    program.wait_for(lambda: focus_name(program) == "Blue", "the colours")
    program.press("Return")
    program.wait_for(lambda: focus_name(program) == "Give the blue player another colour", "colours exchanged")


def open_aliens(program):
    """Enter on a row opens the list of its button, or the choice of an alien."""
    tab_to(program, "Aliens")
    program.press("Return")
    program.wait_for(lambda: focus_name(program) != "Aliens", "the ways to choose aliens")
    program.press("Down", "Down", "Down", "Return")
    program.wait_for(lambda: focus_name(program) == "How aliens are chosen: Choose now", "the last way")
    tab_to(program, "Red")
    program.press("Return")
    program.wait_for(lambda: find_text(program.node, "An Alien for"), "the aliens")


def is_alien(name):
    return name is not None and " " not in name and "," not in name


def choose_alien(program):
    """The arrow keys stay in the grid."""
    program.wait_for(lambda: program.find("table cell", "Zombie"), "the aliens")
    program.wait_for(lambda: focus_name(program) == "Amoeba", "the focus at the first alien")
    for key in ("Down", "Right", "Down", "Left"):
        name = move(program, key)
        assert is_alien(name), f"{key} leads to {name!r}, which the aliens cover"
    program.press("Return")
    program.wait_for(lambda: not program.find("table cell", "Zombie"), "the choice")


def begin(program):
    program.wait_for(lambda: program.find("push button", "New Game…"), "the start page")
    program.press("ctrl+n")
    program.wait_for(lambda: focus_name(program) == "Name of the orange player", "the first name")


def begin_classic(program):
    begin(program)
    choose_classic(program)


def begin_combined(program):
    begin(program)
    program.point(edition(program, "Combined"))
    program.wait_for(lambda: find_text(program.node, "The classic evening"), "the bundles")


def classic_by_keys(path):
    with Program(path) as program:
        begin_classic(program)
        exchange_colours(program)
        tab_to(program, "Name of the blue player")
        program.press("Return")
        choose_alien(program)
        assert program.quit() == 0


def rows_by_keys(path):
    with Program(path) as program:
        begin_classic(program)
        open_aliens(program)
        program.press("Escape")
        program.wait_for(lambda: focus_name(program) == "Red", "the focus back on the row")
        assert program.quit() == 0


def after_the_lesson(path):
    """Players, aliens and the menu of a lesson are its own: the page of a new game has none of them."""
    with Program(path) as program:
        program.wait_for(lambda: find_text(program.node, "Learn by Playing: Classic"), "the start page")
        rows = [row for row in program.find_all("list item") if find_text(row, "Learn by Playing: Classic")]
        program.point(rows[0])
        program.wait_for(lambda: program.find("push button", "Next") or program.find("push button", "Got It"), "the lesson")
        program.press("ctrl+n")
        program.wait_for(lambda: focus_name(program) == "Name of the orange player", "the page of a new game")
        assert program.find("toggle button", lambda name: name.startswith("Lesson")) is None, program.outline()
        assert not find_text(program.node, "Oracle"), "an alien of the lesson"


def edition(program, name):
    return program.find("radio button", lambda text: text.startswith(name))


def is_chosen(program, name):
    return edition(program, name).get_state_set().contains(Atspi.StateType.CHECKED)


def editions_by_pointer(path):
    """The editions are a group of radio buttons. A click shows the seats of the one chosen, and back."""
    with Program(path) as program:
        begin(program)
        names = [node.get_name().split(",")[0] for node in program.find_all("radio button")]
        assert names == ["Duel", "Classic", "Combined rules"], names
        assert is_chosen(program, "Duel") and not is_chosen(program, "Classic")
        for name, seat in (("Combined", "Name of the red player"), ("Duel", "Name of the orange player")):
            program.point(edition(program, name))
            program.wait_for(lambda: is_chosen(program, name) and find_text(program.node, seat), f"{name} with its seats")


def typed(program, name):
    """Returns what stands in the entry called name."""
    entry = program.find("text", name)
    return Atspi.Text.get_text(entry, 0, Atspi.Text.get_character_count(entry))


def opponent_by_keys(path):
    """The button of a player opens cards with names and manners. Enter takes one, Escape none, and the focus is back
    at the button. A character gives the seat its name."""
    with Program(path) as program:
        begin(program)
        tab_to(program, "Who plays blue: Novice")
        program.press("Return")
        program.wait_for(lambda: (focus_name(program) or "").startswith("Novice"), "the card of the level")
        program.press("Escape")
        program.wait_for(lambda: focus_name(program) == "Who plays blue: Novice", "the focus back")
        program.press("Return")
        program.wait_for(lambda: (focus_name(program) or "").startswith("Novice"), "the cards again")
        tab_to(program, "Bramble. Fights alone", "shift+Tab")
        move(program, "Right")
        program.press("Return")
        program.wait_for(lambda: focus_name(program) == "Who plays blue: Fable", "the character")
        assert typed(program, "Name of the blue player") == "Fable", typed(program, "Name of the blue player")
        assert find_text(program.node, "Never plays the same card twice"), "its manners in the row"


def opponent_by_pointer(path):
    with Program(path) as program:
        begin(program)
        program.point(program.find("push button", "Who plays blue: Novice"))
        cards = program.wait_for(lambda: program.find_all("table cell", lambda name: name.startswith("Old Marrow")), "cards")
        assert "winners" in cards[0].get_description(), cards[0].get_description()
        program.point(cards[0])
        program.wait_for(lambda: program.find("push button", "Who plays blue: Old Marrow"), "Old Marrow")


def modules_with_conditions(path):
    """Modules are switches of their edition. The game that begins has the one that is turned on."""
    with Program(path) as program:
        begin(program)
        assert not find_text(program.node, "Four planets"), "a module of another edition"
        choose_classic(program)
        tab_to(program, "Four planets")
        program.press("Return")
        program.wait_for(lambda: [node for node in find_text(program.node, "Four planets")
                                  if node.get_state_set().contains(Atspi.StateType.CHECKED)], "the switch")
        program.click("push button", "Start Game")
        program.wait_for(lambda: find_text(program.node, "Red 4"), "the table")
        assert not find_text(program.node, "Red 5"), "five planets with the module for four"


def state_of(program, role, name):
    """Returns the states of the node of role called name, which may be below the fold."""
    node = next(node for node in walk(program.node) if node.get_role_name() == role and node.get_name() == name)
    return node.get_state_set()


def group_says(program, group, words):
    """The row of a group of modules has words below its title."""
    return [row for row in walk(program.node) if row.get_role_name() == "list item" and row.get_name() == group
            and find_text(row, words)]


def bundles_by_keys(path):
    """A bundle sets modules and aliens. It stays chosen with more players, who get the modules for so many. A module
    that is turned on by hand ends it, and one that can't be played with it says why."""
    with Program(path) as program:
        begin_combined(program)
        tab_to(program, "First game")
        program.press("Return")
        program.wait_for(lambda: state_of(program, "radio button", "First game").contains(Atspi.StateType.CHECKED), "the bundle")
        program.wait_for(lambda: group_says(program, "Flares", "No flares"), "the module of the bundle")
        program.wait_for(lambda: find_text(program.node, "Green aliens"), "the aliens of the bundle")
        assert group_says(program, "More cards", "As usual"), "more cards with few players"
        spin = next(node for node in walk(program.node) if node.get_role_name() == "spin button")
        Atspi.Value.set_current_value(spin, 8)
        program.wait_for(lambda: group_says(program, "More cards", "Large-group cards"), "the cards for so many")
        assert state_of(program, "radio button", "First game").contains(Atspi.StateType.CHECKED), "the bundle is lost"
        tab_to(program, "Flares")
        program.press("Return")
        tab_to(program, "No flares")
        program.wait_for(lambda: find_text(program.node, "can't be played with"), "why there is no freewheeling")
        assert not state_of(program, "list item", "Freewheeling flares").contains(Atspi.StateType.SENSITIVE)
        program.press("Return")
        program.wait_for(lambda: group_says(program, "Flares", "As usual"), "the switch turned off")
        program.wait_for(lambda: not state_of(program, "radio button", "First game").contains(Atspi.StateType.CHECKED),
                         "no bundle")
        assert state_of(program, "list item", "Freewheeling flares").contains(Atspi.StateType.SENSITIVE)


def bundle_is_remembered(path):
    """The next new game of the edition begins with the last one's bundle."""
    with Program(path) as program:
        begin_combined(program)
        tab_to(program, "Everything")
        program.press("Return")
        program.wait_for(lambda: state_of(program, "radio button", "Everything").contains(Atspi.StateType.CHECKED), "the bundle")
        program.click("push button", "Start Game")
        program.wait_for(lambda: not program.find("push button", "Start Game"), "the game")
        program.press("ctrl+n")
        program.wait_for(lambda: program.find("push button", "Start Game"), "the page again")
        assert state_of(program, "radio button", "Everything").contains(Atspi.StateType.CHECKED), "the bundle is forgotten"
        assert group_says(program, "Flares", "Freewheeling flares"), "the module is forgotten"


def authors_are_served_apart(path):
    """The card of an alien says what it does. Where it comes from and its program are folded away."""
    with Program(path) as program:
        begin_classic(program)
        open_aliens(program)
        cards = program.wait_for(lambda: program.find_all("table cell", lambda name: name.startswith("Anti-Matter")), "aliens")
        assert find_text(cards[0], "the lower total wins"), "what the alien does on its card"
        assert not find_text(program.node, "What It Does"), "the program of a card, unasked"
        program.point(program.find("toggle button", "For Authors") or find_text(program.node, "For Authors")[0])
        program.wait_for(lambda: find_text(program.node, "What It Does"), "the program of the card")


def alien_card(program, name):
    return program.find("table cell", lambda text: text.startswith(name + ", "))


def aliens_of_expansions(path):
    """Of the aliens to be chosen before a game those of an expansion are there once its switch is on."""
    with Program(path) as program:
        begin_combined(program)
        tab_to(program, "Surprise Me")
        tab_to(program, "Aliens")
        program.press("Return")
        program.wait_for(lambda: focus_name(program) != "Aliens", "the ways to choose aliens")
        program.press("Down", "Down", "Down", "Return")
        program.wait_for(lambda: focus_name(program) == "How aliens are chosen: Choose now", "the last way")
        tab_to(program, "Red")
        program.press("Return")
        program.wait_for(lambda: alien_card(program, "Anti-Matter"), "the aliens of the box")
        assert not alien_card(program, "Bully"), "an alien of an expansion that is off"
        program.press("Escape")
        tab_to(program, "Expansions", "shift+Tab")
        program.press("Return")
        tab_to(program, "Aliens of Incursion")
        program.press("Return")
        tab_to(program, "Red")
        program.press("Return")
        bully = program.wait_for(lambda: alien_card(program, "Bully"), "an alien of the expansion")
        program.point(bully)
        assert find_text(program.node, "Picks the ships you lose"), "what the alien does"
        program.press("Return")
        program.wait_for(lambda: state_of(program, "list item", "Red") and find_text(program.node, "Bully"), "the choice")
        program.click("push button", "Start Game")
        program.wait_for(lambda: not program.find("push button", "Start Game") and find_text(program.node, "Bully"), "the game")


if __name__ == "__main__":
    tap.run([classic_by_keys, rows_by_keys, after_the_lesson, editions_by_pointer, opponent_by_keys, opponent_by_pointer,
             modules_with_conditions, bundles_by_keys, bundle_is_remembered, authors_are_served_apart, aliens_of_expansions], *sys.argv[1:])
