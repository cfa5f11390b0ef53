# SPDX-License-Identifier: GPL-3.0-or-later
"""Campaigns in the real window: begun on the new game page, with a score sheet after each game,
the next game in the same file, and resumed from the start page.

    test-campaign.py PROGRAM
"""
import re
import sys

import tap
from drive import Program, at_a_fresh_home, do, is_shown, walk

COMPUTERS = ("--edition=classic", "--new=Ada=greedy,Bo=greedy", "--seed=5")
NEXT = "Next Game"
# Seconds that a game of computer players may take.
PATIENCE = 240
# Milliseconds between two choices. The second game may end the campaign, so it must still run
# when the window is closed, on a slow machine, too.
PACE = "150"
# Points for winning alone.
ALONE = 8


def button(program, name):
    return program.find("push button", name)


def scores(program):
    """Returns the rows of the score sheet: titles with the points of both players."""
    labels = [node.get_name() for node in walk(program.node) if node.get_role_name() == "label" and is_shown(node)]
    rows = {}
    for at, name in enumerate(labels):
        if re.fullmatch(r"Game \d+|Score, of \d+", name or ""):
            rows[name] = [int(points) for points in labels[at + 1:at + 3]]
    return rows


def switch_campaign_on(program):
    """Turns the campaign on, on the new game page."""
    switch = program.wait_for(lambda: program.find("check box", lambda name: name.startswith("Campaign")),
                              "the switch of campaigns")
    do(switch, "toggle")


def check_sheet(rows, games):
    """The sheet has so many games, and the score is the sum of their points."""
    titles = [f"Game {number}" for number in range(1, games + 1)]
    assert [title for title in rows if title.startswith("Game")] == titles, rows
    total = [points for title, points in rows.items() if title.startswith("Score")]
    assert total == [[sum(rows[title][seat] for title in titles) for seat in (0, 1)]], rows
    assert all(ALONE in rows[title] for title in titles), rows


@at_a_fresh_home
def a_campaign_goes_on(path, home):
    with Program(path, *COMPUTERS, home=home, patience=PATIENCE, also={"FIFTH_PLANET_PACE": PACE}) as program:
        program.wait_for(lambda: button(program, "Play Again"), "the end of a single game")
        assert not scores(program) and not button(program, NEXT)
        program.click("push button", "New Game…")
        program.wait_for(lambda: button(program, "Start Game"), "the page of a new game")
        switch_campaign_on(program)
        program.click("push button", "Start Game")
        program.wait_for(lambda: button(program, NEXT), "the end of the first game")
        first = program.wait_for(lambda: scores(program), "the score sheet")
        check_sheet(first, 1)
        assert not button(program, "Play Again")
        program.click("push button", NEXT)
        program.wait_for(lambda: not button(program, NEXT) or len(scores(program)) == 3, "the second game")
        assert len(program.games) == 1, program.games
        assert program.quit() == 0
    with Program(path, home=home, patience=PATIENCE) as program:
        go_on = program.wait_for(lambda: button(program, "Continue"), "the campaign to go on with")
        assert "Campaign, game 2" in go_on.get_description(), go_on.get_description()
        program.click("push button", "Continue")
        second = program.wait_for(lambda: [rows for rows in [scores(program)] if len(rows) == 3], "two games")[0]
        check_sheet(second, 2)
        assert second["Game 1"] == first["Game 1"], (first, second)
        over = max(second["Score, of 15"]) >= 15
        assert bool(button(program, NEXT)) != over and bool(button(program, "Play Again")) == over, second
        assert len(program.games) == 1, program.games
        assert program.quit() == 0


if __name__ == "__main__":
    tap.run([a_campaign_goes_on], *sys.argv[1:])
