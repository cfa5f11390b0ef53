# SPDX-License-Identifier: GPL-3.0-or-later
"""The daily game and the record, by keys and accessible names: a try that is continued and conceded,
its line at the end, the record with its sums, aliens and last games, erased after a question.

    test-record.py PROGRAM

With FIFTH_PLANET_PICTURES set to a folder, pictures of the pages are put there.
"""
import os
import subprocess
import sys

import tap
from drive import Atspi, Program, at_a_fresh_home, find_text, give_first_answer, walk

MOST_TABS = 40


def focused(program):
    return next((node for node in walk(program.node) if node.get_state_set().contains(Atspi.StateType.FOCUSED)), None)


def tab_to(program, name):
    """Presses Tab until what has a name that begins with name has the focus."""
    for _ in range(MOST_TABS):
        node = focused(program)
        if node is not None and (node.get_name() or "").startswith(name):
            return node
        before = node
        program.press("Tab")
        program.wait_for(lambda: focused(program) not in (before, None), "Tab to move")
    raise AssertionError(f"Tab never comes to {name!r}: {program.outline()}")


def keep_picture(program, name):
    folder = os.environ.get("FIFTH_PLANET_PICTURES")
    if folder:
        program.picture()
        subprocess.run(["import", "-window", "root", os.path.join(folder, f"{name}.png")], check=True)


def row(program, name):
    return program.wait_for(lambda: program.find("list item", lambda said: said.startswith(name)), f"the row {name!r}")


def open_page(program, button, title):
    tab_to(program, button)
    program.press("Return")
    program.wait_for(lambda: find_text(program.node, title), f"the page with {title!r}")


def empty_record_by_keys(path):
    """Without finished games the record says what it will be, and Alt+Left or Escape goes back."""
    with Program(path) as program:
        program.wait_for(lambda: program.find("push button", "Your Record"), "the start page")
        keep_picture(program, "start-new")
        open_page(program, "Your Record", "No Finished Games Yet")
        keep_picture(program, "record-empty")
        tab_to(program, "New Game…")
        program.press("alt+Left")
        program.wait_for(lambda: program.find("push button", "Your Record"), "the start page again")
        open_page(program, "Your Record", "No Finished Games Yet")
        program.press("Escape")
        program.wait_for(lambda: program.find("push button", "Your Record"), "the start page a third time")


def concede(program):
    program.press("F10")
    program.click("menu item", "Concede…")
    program.click("push button", "Concede")


@at_a_fresh_home
def daily_game_by_keys(path, home):
    """Today's game of Duel is begun, left, continued, and ends with its line. It is recorded once."""
    with Program(path, home=home) as program:
        program.wait_for(lambda: program.find("push button", "Daily Game"), "the start page")
        open_page(program, "Daily Game", "Today's Games")
        keep_picture(program, "daily-new")
        assert row(program, "Duel").get_description() == "Not played yet", row(program, "Duel").get_description()
        tab_to(program, "Duel")
        program.press("Return")
        question = program.wait_for(lambda: program.find("panel", "Answers"), "a question")
        give_first_answer(program, question)
        program.quit()
    with Program(path, home=home) as program:
        program.wait_for(lambda: program.find("push button", "Daily Game"), "the start page")
        open_page(program, "Daily Game", "Today's Games")
        assert row(program, "Duel").get_description() == "Begun; go on with it", row(program, "Duel").get_description()
        tab_to(program, "Duel")
        program.press("Return")
        program.wait_for(lambda: program.find("panel", "Answers"), "the question again")
        assert len(program.games) == 1, program.games
        # The row leads back to the table of a game that is open in this window.
        program.press("F10")
        program.click("menu item", "Daily Game")
        program.wait_for(lambda: find_text(program.node, "Today's Games"), "the page during the game")
        tab_to(program, "Duel")
        program.press("Return")
        program.wait_for(lambda: program.find("panel", "Answers"), "the question after the page")
        assert len(program.games) == 1, program.games
        concede(program)
        program.wait_for(lambda: find_text(program.node, "Fifth Planet, daily game: Duel, "), "the line")
        assert program.find("push button", "Copy the result"), "nothing copies the line"
        keep_picture(program, "daily-end")
        program.quit()
    with Program(path, home=home) as program:
        program.wait_for(lambda: program.find("push button", "Daily Game"), "the start page")
        open_page(program, "Daily Game", "Today's Games")
        keep_picture(program, "daily-ended")
        assert "of 100 points" in row(program, "Duel").get_description(), row(program, "Duel").get_description()
        program.press("alt+Left")
        program.wait_for(lambda: program.find("push button", "Your Record"), "the start page again")
        open_page(program, "Your Record", "All Games")
        assert row(program, "Games").get_description() == "0 of 1 won", row(program, "Games").get_description()
        assert row(program, "Lost against "), "no last game"
        assert program.find_all("table cell", lambda said: said.endswith(", You won 0 of 1")), "no alien on the wall"
        assert program.find("table cell", lambda said: said.endswith(", not played yet")), "only the played alien"
        keep_picture(program, "record")
        tab_to(program, "Erase…")
        program.press("Return")
        program.wait_for(lambda: program.find("push button", "Erase"), "the question")
        program.click("push button", "Erase")
        program.wait_for(lambda: find_text(program.node, "No Finished Games Yet"), "an erased record")


if __name__ == "__main__":
    tap.run([empty_record_by_keys, daily_game_by_keys], *sys.argv[1:])
