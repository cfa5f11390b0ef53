# SPDX-License-Identifier: GPL-3.0-or-later
"""A game saved for others in the real window: its log, a picture, and a report of a fault.

    test-report.py PROGRAM TOOL
"""
import struct
import subprocess
import sys

import tap
from drive import Program, at_a_fresh_home, find_text, is_sensitive, walk

ADA_AND_ROBOT = ("--new=Ada,Robot=random", "--seed=4")
PNG = b"\x89PNG\r\n\x1a\n"
# A picture of a table has at least so many bytes. One colour alone has fewer.
FULL = 30000


def save_as(program, path):
    """Saves in the file dialog that is open."""
    program.type_into("Name:", str(path))
    program.click("push button", lambda name: name.endswith(" Save"))


def wait_for_text(program, words):
    return program.wait_for(lambda: find_text(program.node, words), f"{words!r}")[0]


def answer(program, n):
    """Gives the first answer n times."""
    for _ in range(n):
        panel = program.wait_for(lambda: program.find("panel", "Answers"), "a question")
        buttons = [node for node in walk(panel) if node.get_role_name() == "push button"]
        program.press("Return" if [node.get_name() for node in buttons] == ["Continue"] else "1")
        program.wait_for(lambda: program.find("panel", "Answers") != panel or True, "the next question")


def replay(tool, *arguments):
    return subprocess.run([tool, "replay", *map(str, arguments)], check=True, capture_output=True, text=True).stdout


def digest(text):
    return next(line for line in text.splitlines() if line.startswith("digest: "))


def preview(program):
    """Returns the text of the report that is shown, None as long as it is being made."""
    shown = program.find("text", "The whole text of the file")
    if shown is None or shown.get_text_iface() is None:
        return None
    interface = shown.get_text_iface()
    return interface.get_text(0, interface.get_character_count()) or None


@at_a_fresh_home
def log(path, tool, home):
    """The log is saved as text, and trouble with the file is told."""
    saved = home / "log.txt"
    with Program(path, *ADA_AND_ROBOT, home=home) as program:
        answer(program, 2)
        program.press("ctrl+shift+l")
        save_as(program, saved)
        wait_for_text(program, "Saved in “log.txt”")
        lines = saved.read_text(encoding="utf-8").splitlines()
        assert lines[0] == "Ada – Robot", lines
        assert "Set-up" in lines and any("Ada" in line for line in lines[3:]), lines
        program.press("ctrl+shift+l")
        save_as(program, "/proc/log.txt")
        wait_for_text(program, "“log.txt” could not be written")
        assert program.quit() == 0


@at_a_fresh_home
def picture(path, tool, home):
    """The picture shows the page in its size."""
    saved = home / "table.png"
    with Program(path, *ADA_AND_ROBOT, home=home) as program:
        answer(program, 1)
        program.press("ctrl+shift+g")
        save_as(program, saved)
        wait_for_text(program, "Saved in “table.png”")
        content = saved.read_bytes()
        width, height = struct.unpack(">II", content[16:24])
        assert content.startswith(PNG) and len(content) > FULL, (content[:8], len(content))
        assert (width, height) > (700, 500), (width, height)
        assert program.quit() == 0


@at_a_fresh_home
def view(path, tool, home):
    """A report has what the player saw. What they type is in it, and nothing else can be chosen
    unseen."""
    saved = home / "view.xml"
    with Program(path, *ADA_AND_ROBOT, home=home) as program:
        answer(program, 3)
        program.press("ctrl+shift+f")
        shown = program.wait_for(lambda: preview(program), "the text of the report")
        assert "<account>" in shown and "<game" not in shown and "<seed>" not in shown, shown
        program.type_into("What happened, and what did you expect?", "The shield was late.")
        program.wait_for(lambda: "<said>The shield was late.</said>" in (preview(program) or ""), "the words in the text")
        shown = preview(program)
        program.click("push button", "Save…")
        save_as(program, saved)
        wait_for_text(program, "Saved in “view.xml”")
        assert saved.read_text(encoding="utf-8") == shown
        told = replay(tool, saved)
        assert "GTK: 4." in told and "The shield was late." in told and "Ada" in told, told
        assert "digest" not in told
        assert program.quit() == 0


@at_a_fresh_home
def whole(path, tool, home):
    """A report of the whole game replays to the state of the game's own file."""
    saved = home / "whole.xml"
    with Program(path, *ADA_AND_ROBOT, home=home) as program:
        answer(program, 3)
        program.press("ctrl+shift+f")
        program.wait_for(lambda: preview(program), "the text of the report")
        # In GTK 4.8 a check box has no action.
        program.point(program.find("check box", "Include what the others hold and have chosen"))
        program.wait_for(lambda: "<game" in (preview(program) or ""), "the game in the text")
        program.click("push button", "Save…")
        save_as(program, saved)
        wait_for_text(program, "Saved in “whole.xml”")
        assert program.quit() == 0
        [game] = program.games
        assert digest(replay(tool, saved)) == digest(replay(tool, game))
    # The report opens as a copy of the game.
    before = saved.read_bytes()
    with Program(path, str(saved), home=home) as program:
        answer(program, 1)
        program.wait_for(lambda: len(program.games) > 1, "a file of its own")
        assert program.quit() == 0
    assert saved.read_bytes() == before


@at_a_fresh_home
def no_game(path, tool, home):
    """Without a game a report has the versions, and there is no log or picture to save."""
    with Program(path, home=home) as program:
        program.wait_for(lambda: program.find("push button", "Open…"), "the start page")
        program.press("ctrl+shift+f")
        shown = program.wait_for(lambda: preview(program), "the text of the report")
        assert '<version of="Renderer">' in shown and "<view" not in shown and "<game" not in shown, shown
        assert is_sensitive(program.find("push button", "Save…"))
        assert program.find("check box") is None
        program.press("Escape")
        program.wait_for(lambda: program.find("push button", "Save…") is None, "the window to close")
        assert program.quit() == 0


TESTS = [log, picture, view, whole, no_game]


if __name__ == "__main__":
    tap.run(TESTS, *sys.argv[1:])
