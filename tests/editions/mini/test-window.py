# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of three in the window, whose tables alone say what is shown.

    test-window.py PROGRAM
"""
import importlib
import pathlib
import random
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "ui"))
tap = importlib.import_module("tap")
drive = importlib.import_module("drive")
whole_game = importlib.import_module("test-whole-game")

MOST_TABS = 40
PLANETS = 20  # of a player with a large system
PRINTED = 16  # in the edition's own set


def a_game_of_three(path):
    with drive.Program(path, "--new=Ada,Bo=greedy,Cy=random", "--seed=3") as program:
        player = whole_game.Player(program)
        assert player.step()[0] == "answer"
        for name in ("Ada", "Bo", "Cy"):
            assert drive.find_text(program.node, name), name
        answers, curtains = whole_game.play(program, random.Random(1))
        assert answers > 10, answers
        assert curtains == 0, "there is no curtain against computers"
        whole_game.end_sentence(program)
        assert program.quit() == 0


def more_planets():
    """Returns a set with which each of eight players has PLANETS planets."""
    planets = "".join(f'<planet id="p-{i}" origin="original"><name>Place {i}</name></planet>'
                      for i in range(8 * PLANETS - PRINTED))
    return ('<set xmlns="https://fifthplanet.github.io/ns/set/2" id="more-planets" edition="mini" version="1">'
            f"<name>More planets</name>{planets}</set>")


def box(node):
    extents = node.get_component_iface().get_extents(drive.Atspi.CoordType.WINDOW)
    return extents.x, extents.y, extents.width, extents.height


def children(node):
    return [node.get_child_at_index(i) for i in range(node.get_child_count())]


def has_focus(node):
    return node.get_state_set().contains(drive.Atspi.StateType.FOCUSED)


def large_systems(path):
    """Large systems have several lines, none of which is wider than the table."""
    with drive.Program(path, "--new=Ada,Bo=greedy,Cy=greedy,Di=random", "--seed=3",
                       sets={"more-planets.xml": more_planets()}) as program:
        why = program.wait_for(lambda: program.find("push button", "Why?"), "a question")
        log, _, _, _ = box(program.find("list item", "Set-up"))
        for name in ("Ada", "Bo", "Cy", "Di"):
            system = program.find("table", f"{name}'s system")
            left, _, wide, high = box(system)
            planets = children(system)
            assert len(planets) == PLANETS, len(planets)
            # The log stands beside the table.
            assert left >= 0 and left + wide <= log, (name, left, wide, log)
            lines = {box(planet)[1] for planet in planets}
            assert len(lines) > 1 and high > max(lines) - min(lines), (name, lines, high)
        # The last planet is reached by the keyboard and scrolls into the window.
        planets = children(program.find("table", "Ada's system"))
        for _ in range(MOST_TABS):
            if any(has_focus(planet) for planet in planets):
                break
            program.press("Tab")
            time.sleep(drive.SETTLES)
        program.press("End")
        last = program.wait_for(lambda: planets[-1] if has_focus(planets[-1]) else None, "the focus on the last planet")
        program.wait_for(lambda: box(last)[1] + box(last)[3] <= box(why)[1], "the last planet above the question")
        whole_game.Player(program).step()
        assert program.quit() == 0


TESTS = [a_game_of_three, large_systems]

if __name__ == "__main__":
    tap.run(TESTS, *sys.argv[1:])
