# SPDX-License-Identifier: GPL-3.0-or-later
"""Games and their files in the real window: games resume in the next run, and file errors are
reported.

    test-saves.py PROGRAM
"""
import sys

import tap
from drive import Program, actions, at_a_fresh_home, find_text, is_shown, try_to, walk

ADA_AND_ROBOT = ("--new=Ada,Robot=random", "--seed=4")

# Number of answers until a card is turned over.
MOST_ANSWERS = 12
# Characters of a text that is no key or number.
LONG = 9


def answers(program):
    panel = program.find("panel", "Answers")
    return [node for node in walk(panel) if node.get_role_name() == "push button"] if panel else []


def asked(panel):
    """Returns the text of the panel “Question”."""
    labels = [node.get_name() or "" for node in walk(panel) if node.get_role_name() == "label"]
    return next((name for name in labels if len(name) > LONG), None)


def table(program):
    """Returns the visible part of a game that waits for an answer: title, decision and options. A
    result that is held is left."""
    title = question = None
    shown = []
    for node in walk(program.node, without="Log"):
        role = node.get_role_name()
        name = node.get_name() or ""
        if role == "frame":
            title = title or name
        elif role == "panel" and name == "Question" and is_shown(node):
            question = asked(node)
        elif role == "panel" and name == "Answers":
            shown = [button for button in walk(node) if button.get_role_name() == "push button"]
    names = [button.get_name() for button in shown]
    if names == ["Continue"]:
        try_to(shown[0])
        return None
    return (title, question, names) if names and question else None


def settled(program):
    """Returns the table once it no longer changes."""

    def twice():
        first = table(program)
        return first if first is not None and first == table(program) else None

    return program.wait_for(twice, "a question")


def answer_some(program, n):
    for _ in range(n):
        before = settled(program)
        try_to(answers(program)[0])
        program.wait_for(lambda: table(program) not in (None, before), "the next question")
    return settled(program)


def wait_for_text(program, words):
    return program.wait_for(lambda: find_text(program.node, words), f"{words!r}")[0]


def journals(program):
    return [path for path in program.games[0].parent.iterdir() if path.name.endswith("-journal")]


def cut_after_choices(text, n):
    """Returns the save file cut off after its first n choices."""
    at = 0
    for _ in range(n + 1):
        at = text.index("<c ", at + 1)
    return text[:at]


def throw_away(program):
    """Moves the only game to the trash. Without a trash the program asks before deleting the
    game."""

    def asked_or_gone():
        return "gone" if not program.games else program.find("push button", "Delete")

    program.click("push button", lambda name: name.startswith("Move to the trash: Ada"))
    delete = program.wait_for(asked_or_gone, "the game to go")
    if delete != "gone":
        assert try_to(delete)
        program.wait_for(lambda: not program.games, "the game to go for ever")
    program.wait_for(lambda: not program.find("push button", "Continue"), "the offer to go on to vanish")


@at_a_fresh_home
def goes_on(path, home):
    """A game resumes at the same point after closing, and after the program was killed."""
    with Program(path, *ADA_AND_ROBOT, home=home) as program:
        before = answer_some(program, 3)
        assert program.quit() == 0
        assert len(program.games) == 1 and not journals(program), journals(program)
    with Program(path, home=home) as program:
        program.click("push button", "Continue")
        assert settled(program) == before, (settled(program), before)
        before = answer_some(program, 1)
        assert journals(program)
        program.process.kill()
        program.process.wait()
    with Program(path, home=home) as program:
        program.wait_for(lambda: program.find("push button", "Continue"), "the offer to go on")
        program.press("Return")
        assert settled(program) == before, (settled(program), before)
        # The start page shows the game at the top and not in the list of other games.
        program.press("alt+Home")
        go_on = program.wait_for(lambda: program.find("push button", "Continue"), "the game to go on with")
        said = go_on.get_description()
        assert said.startswith("Ada") and "Robot" in said and ("Today" in said or "Yesterday" in said), said
        assert not program.find("list item", lambda name: name.startswith("Ada"))
        assert not journals(program)
        throw_away(program)
        assert program.quit() == 0


@at_a_fresh_home
def leaves_nothing(path, home):
    """A game without choices leaves no file, however it is left."""
    with Program(path, *ADA_AND_ROBOT, home=home) as program:
        settled(program)
        assert len(program.games) == 1
        program.press("alt+Home")
        program.wait_for(lambda: not program.games, "the file to go")
        program.click("push button", "New Game…")
        program.click("push button", "Start Game")
        settled(program)
        program.press("ctrl+q")
        assert program.process.wait(program.patience) == 0
        assert not program.games


@at_a_fresh_home
def damaged_file(path, home):
    """A damaged file on the command line resumes as far as it is intact. The damage is reported,
    and the file stays unchanged."""
    with Program(path, *ADA_AND_ROBOT, home=home) as program:
        answer_some(program, 3)
        assert program.quit() == 0
        [save] = program.games
    damaged = home / "damaged.fifthplanet"
    text = cut_after_choices(save.read_text(encoding="utf-8"), 2)
    damaged.write_text(text, encoding="utf-8")
    broken = home / "broken.fifthplanet"
    broken.write_text("no game", encoding="utf-8")
    with Program(path, str(damaged), home=home) as program:
        wait_for_text(program, "end of the file is missing")
        assert program.find("alert", "Message"), program.outline()
        answer_some(program, 1)
        assert len(program.games) == 2
        program.click("push button", "Details")
        wait_for_text(program, f"{damaged.name}:")
        wait_for_text(program, "end of the file is missing")
        program.click("push button", "OK")
        assert damaged.read_text(encoding="utf-8") == text
        assert program.quit() == 0
    with Program(path, str(broken), home=home) as program:
        wait_for_text(program, "“broken.fifthplanet” can't be opened")
        assert program.find("toggle button", "Details") or find_text(program.node, "Details")
        program.click("push button", "OK")
        # A damaged game does not stop the program.
        program.click("push button", "Continue")
        settled(program)
        assert program.quit() == 0


@at_a_fresh_home
def two_windows(path, home):
    """Several files open several windows. A game that another program plays is offered as a
    copy."""
    for names in ("Ada,Robot=random", "Eve,Robot=random"):
        with Program(path, f"--new={names}", "--seed=4", home=home) as program:
            answer_some(program, 1)
            assert program.quit() == 0
    saves = [str(save) for save in program.games]
    with Program(path, *saves, home=home) as program:

        def titles():
            # The name of the window starts with the latest news, before the players.
            frames = [node.get_name() for node in walk(program.node) if node.get_role_name() == "frame"]
            return sorted(" – ".join(name.split(" – ")[-2:]) for name in frames)

        program.wait_for(lambda: titles() == ["Ada – Robot", "Eve – Robot"], "two windows")
        with Program(path, saves[0], home=home) as other:
            wait_for_text(other, "This game is already open in another window.")
            other.click("push button", "Open a Copy")
            settled(other)
            assert len(other.games) == 3
            assert other.quit() == 0
        program.press("ctrl+q")
        assert program.process.wait(program.patience) == 0


def is_taken_off(name):
    """Returns True for the name of the button that takes Ada's game off the list."""
    return name.startswith("Remove from the list: Ada")


@at_a_fresh_home
def save_as(path, home):
    """“Save As” moves the game, and the start page finds it at its new place."""
    moved = home / "mine.fifthplanet"
    with Program(path, *ADA_AND_ROBOT, home=home) as program:
        before = answer_some(program, 2)
        program.press("ctrl+shift+s")
        program.type_into("Name:", str(moved))
        program.click("push button", lambda name: name.endswith(" Save"))
        program.wait_for(lambda: moved.exists() and not program.games, "the game to move")
        wait_for_text(program, "From now on the game is saved in “mine.fifthplanet”")
        program.press("alt+Home")
        program.wait_for(lambda: program.find("push button", is_taken_off), "the game in the list")
        program.click("push button", "Continue")
        assert settled(program) == before
        program.press("alt+Home")
        program.click("push button", is_taken_off)
        program.wait_for(lambda: not program.find("push button", "Continue"), "the game to go from the list")
        assert moved.exists()
        assert program.quit() == 0


@at_a_fresh_home
def no_room(path, home):
    """A failed write is reported. The game continues and is saved as soon as possible."""
    blocked = home / "data" / "fifth-planet"
    blocked.parent.mkdir(parents=True)
    blocked.write_text("")
    with Program(path, *ADA_AND_ROBOT, home=home) as program:
        wait_for_text(program, "can't be written to the disk")
        before = answer_some(program, 2)
        # Closing the window shows a warning.
        windows = [node for node in walk(program.node) if "window.close" in actions(node)]
        try_to(windows[0], "window.close")
        program.click("push button", lambda name: name.endswith("Keep Playing"))
        blocked.unlink()
        program.click("push button", "Try Again")
        program.wait_for(lambda: not program.find("push button", "Try Again"), "the bar to go")
        assert settled(program) == before
        assert len(program.games) == 1
        assert program.quit() == 0


@at_a_fresh_home
def undo_says_why(path, home):
    """The tooltip of Undo says why undoing is not possible."""

    def undo(program):
        return program.wait_for(lambda: program.find("push button", "Undo"), "the undo button")

    with Program(path, *ADA_AND_ROBOT, home=home) as program:
        settled(program)
        assert "nothing" in undo(program).get_description(), undo(program).get_description()
        for _ in range(MOST_ANSWERS):
            answer_some(program, 1)
            if "been revealed" in undo(program).get_description():
                break
        else:
            raise AssertionError("nothing is revealed")
        assert program.quit() == 0


@at_a_fresh_home
def looking_for_a_file(path, home):
    """Open shows the file dialog, usable by keyboard alone. A missing file does no harm."""
    with Program(path, home=home) as program:
        program.wait_for(lambda: program.find("push button", "Open…"), "the start page")
        program.press("ctrl+o")
        wait_for_text(program, "Open Game")
        program.click("push button", lambda name: name.endswith(" Cancel"))
        program.wait_for(lambda: program.find("push button", "New Game…"), "the start page")
        assert program.quit() == 0


TESTS = [
    goes_on, leaves_nothing, damaged_file, two_windows, save_as, no_room, undo_says_why, looking_for_a_file,
]


if __name__ == "__main__":
    tap.run(TESTS, *sys.argv[1:])
