# SPDX-License-Identifier: GPL-3.0-or-later
"""The lesson in the real window: by keyboard alone, left, resumed, and a chapter repeated.

    test-lesson.py PROGRAM
"""
import sys
import tempfile
import time

import tap
from drive import Atspi, GLib, Program, is_shown, try_to, walk

KEPT = {"GSETTINGS_BACKEND": "keyfile"}
# More steps than a duel needs.
MOST_ANSWERS = 24
MOST_TABS = 12
# Maximum number of notes between two answers.
AT_ONCE = 3
# More answers than a game of four needs, and seconds after which an answer has had its effect.
MOST_OF_FOUR = 400
SECONDS = 10


def steady(look, *given):
    """Returns look(…), looked at again if a widget has vanished meanwhile."""
    while True:
        try:
            return look(*given)
        except GLib.GError:
            time.sleep(0.05)


def buttons(below):
    return [node for node in walk(below) if node.get_role_name() == "push button" and is_shown(node)]


def panel(program, name):
    """Returns the panel called name, or None if it is not shown. The result is cached because a
    search of the whole window takes long."""
    panels = program.__dict__.setdefault("panels", {})
    if name not in panels:
        found = program.find("panel", name)
        if found is None:
            return None
        panels[name] = found
    return panels[name] if is_shown(panels[name]) else None


def note(program):
    """Returns the text of the note, which is the description of its button, or None."""
    bubble = panel(program, "Lesson")
    found = [b for b in buttons(bubble) if b.get_name() in ("Next", "Got It")] if bubble else []
    return found[0].get_description() if found else None


def has_focus(node):
    return node.get_state_set().contains(Atspi.StateType.FOCUSED)


def chapter(program):
    """Returns the chapter of the note, which comes first in the text."""
    return (note(program) or "").split(": ")[0]


def answers(program):
    found = panel(program, "Answers")
    return buttons(found) if found else []


def learn(program, title="Learn by Playing"):
    """Starts the lesson from the start page without a pointer."""
    program.wait_for(lambda: [n for n in walk(program.node) if n.get_name() == title], "the start page")

    def there():
        return [n for n in walk(program.node) if has_focus(n) and title in [m.get_name() for m in walk(n)]]

    for _ in range(MOST_TABS):
        if there():
            break
        program.press("Tab")
    assert there(), "no way to the lesson"
    program.press("Return")
    return program.wait_for(lambda: note(program), "the first note")


def read_all(program):
    """Reads all current notes with Enter alone."""
    heard = []
    while True:
        text = steady(note, program)
        if text is None:
            return heard
        heard.append(text)
        program.press("Return")
        program.wait_for(lambda: steady(note, program) != text, "the next note")


def answer(program):
    """Gives the first answer by its key."""
    names = [b.get_name() for b in program.wait_for(lambda: answers(program), "a question")]
    program.press("1")
    program.wait_for(lambda: (answers(program) and [b.get_name() for b in answers(program)] != names) or note(program),
                     "what follows")


def choose(program, item):
    """Activates an item of the lesson's menu."""
    for role in "toggle button", "push button":
        for node in program.find_all(role, lambda name: name.startswith("Lesson")):
            try_to(node)
    program.wait_for(lambda: [n for n in walk(program.node) if n.get_name() == item and is_shown(n) and try_to(n)], item)


def test_by_keys(path):
    with Program(path) as program:
        first = learn(program)
        assert "Welcome" in first
        # One note back and forward again.
        program.press("F2")
        second = program.wait_for(lambda: note(program) not in (None, first) and note(program), "the second note")
        program.press("shift+F2")
        program.wait_for(lambda: note(program) == first, "the first note again")
        heard = read_all(program)
        assert heard[1] == second and len(heard) == AT_ONCE
        # The options have the focus now.
        program.wait_for(lambda: any(map(has_focus, answers(program))), "the focus at the answers")
        for _ in range(MOST_ANSWERS):
            answer(program)
            now = read_all(program)
            assert len(now) <= AT_ONCE, now
            heard += now
            if any(text.startswith("After the duel") for text in heard):
                break
        titles = {text.split(": ")[0] for text in heard}
        assert {"The goal", "Sending ships", "Plan and tactic", "Tactics at work", "After the duel"} <= titles, titles
        assert len(heard) == len(set(heard)), "something was said twice"


def names_of(program):
    return [button.get_name() for button in answers(program)]


def asked(program):
    """Returns the question and the answers. Choosing a place for a ship changes only the question."""
    question = panel(program, "Question")
    labels = [node for node in walk(question) if node.get_role_name() == "label"] if question else []
    return [label.get_name() for label in labels if is_shown(label)] + names_of(program)


def test_four_to_the_end(path):
    """The lesson for four is played to its end by keys alone."""
    to_the_end(path, "Learn by Playing: Classic", {"The goal", "Orders and launch", "Allies", "Encounter cards"})


def test_five_to_the_end(path):
    """So is the lesson for five."""
    to_the_end(path, "Learn by Playing: Combined rules",
               {"The goal", "Destiny and launch", "Alliances", "Cards and reinforcements"})


def to_the_end(path, lesson, expected):
    with Program(path) as program:
        heard = [learn(program, lesson)]
        heard = read_all(program)
        assert "Welcome" in heard[0]
        for _ in range(MOST_OF_FOUR):
            if steady(program.find, "push button", "Play Again") is not None:
                break
            before = steady(asked, program)
            program.press("1")
            # A selection of several is an answer only once it is confirmed.
            if steady(program.find, "push button", "Confirm") is not None:
                program.press("ctrl+Return")
            until = time.monotonic() + SECONDS
            while time.monotonic() < until and steady(note, program) is None and \
                    before == steady(asked, program):
                time.sleep(0.05)
            now = read_all(program)
            assert len(now) <= AT_ONCE, now
            heard += now
        assert steady(program.find, "push button", "Play Again") is not None, "the game is not over"
        titles = {text.split(": ")[0] for text in heard}
        assert expected <= titles, titles
        assert len(heard) == len(set(heard)), "something was said twice"


def test_left_and_gone_on_with(path):
    with tempfile.TemporaryDirectory() as home:
        with Program(path, home=home, also=KEPT) as program:
            learn(program)
            read_all(program)
            answer(program)
            text = program.wait_for(lambda: note(program), "a note on what came of it")
            assert program.quit() == 0
        assert len(program.games) == 1
        with Program(path, home=home, also=KEPT) as program:
            # The lesson resumes with the current notes, not from the beginning.
            assert learn(program) == text
            choose(program, "Leave the Lesson")
            program.wait_for(lambda: note(program) is None, "silence")
            answer(program)
            assert note(program) is None and not program.find_all("toggle button", "Lesson")
            assert program.quit() == 0
        with Program(path, home=home, also=KEPT) as program:
            # Resuming the lesson turns the notes on again.
            learn(program)
            assert len(program.games) == 1


def test_chapter(path):
    with Program(path, also=KEPT) as program:
        learn(program)
        read_all(program)
        answer(program)
        text = note(program)
        choose(program, "Contests")
        program.wait_for(lambda: note(program) and chapter(program) == "Contests", "the chapter")
        read_all(program)
        answer(program)
        assert len(program.games) == 1, "a chapter is no game to keep"
        choose(program, "Back to the Lesson")
        program.wait_for(lambda: note(program) == text, "the lesson where it was")


def pick(program, item):
    """Chooses an item of the lesson's menu with the pointer alone."""
    program.point(program.find_all("push button", lambda name: name.startswith("Lesson"))[-1])
    program.point(program.wait_for(lambda: program.find("menu item", item), item))
    program.wait_for(lambda: program.find("menu item", item) is None, "the menu closed")


def test_by_pointer(path):
    with Program(path, also=KEPT) as program:
        program.point(program.wait_for(lambda: program.find("list item", "Learn by Playing"), "the start page"))
        first = program.wait_for(lambda: note(program), "the first note")
        bubble = panel(program, "Lesson")
        program.point([b for b in buttons(bubble) if b.get_name() == "Next"][0])
        text = program.wait_for(lambda: note(program) not in (None, first) and note(program), "the second note")
        pick(program, "Comparing clout")
        program.wait_for(lambda: not any("dial" in (b.get_name() or "") for b in answers(program)) and answers(program),
                         "the chapter's question")
        pick(program, "Back to the Lesson")
        # Both notes are still due. The position among them is not kept while another game is
        # played.
        program.wait_for(lambda: note(program) in (first, text), "the lesson where it was")
        pick(program, "Leave the Lesson")
        program.wait_for(lambda: note(program) is None, "silence")
        program.point(program.wait_for(lambda: answers(program), "the question")[0])
        program.wait_for(lambda: [b.get_name() for b in answers(program)] != [str(n) for n in range(1, 5)], "the next")
        assert note(program) is None


TESTS = [test_by_keys, test_four_to_the_end, test_five_to_the_end, test_left_and_gone_on_with, test_chapter, test_by_pointer]


if __name__ == "__main__":
    tap.run(TESTS, *sys.argv[1:])
