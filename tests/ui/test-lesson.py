# SPDX-License-Identifier: GPL-3.0-or-later
"""The lesson in the real window: taken with the keyboard alone, left, gone on with, and a chapter gone through again.

    test-lesson.py PROGRAM
"""
import sys
import tempfile

import tap
from drive import Atspi, Program, is_shown, try_to, walk

KEPT = {"GSETTINGS_BACKEND": "keyfile"}
# More than it takes to the end of a duel.
MOST_ANSWERS = 12
MOST_TABS = 12
# Notes between two answers.
AT_ONCE = 3


def buttons(below):
    return [node for node in walk(below) if node.get_role_name() == "push button" and is_shown(node)]


def panel(program, name):
    """The panel called name, None: it doesn't show.  It is looked for once: each look at all of the window takes long."""
    panels = program.__dict__.setdefault("panels", {})
    if name not in panels:
        found = program.find("panel", name)
        if found is None:
            return None
        panels[name] = found
    return panels[name] if is_shown(panels[name]) else None


def note(program):
    """What is said, as a screen reader hears it with the button that goes on; None: nothing."""
    bubble = panel(program, "Lesson")
    found = [b for b in buttons(bubble) if b.get_name() in ("Next", "Got It")] if bubble else []
    return found[0].get_description() if found else None


def has_focus(node):
    return node.get_state_set().contains(Atspi.StateType.FOCUSED)


def chapter(program):
    """Whose note it is: that is said first."""
    return (note(program) or "").split(": ")[0]


def answers(program):
    found = panel(program, "Answers")
    return buttons(found) if found else []


def learn(program):
    """Finds the way on the start page, without a pointer."""
    program.wait_for(lambda: [n for n in walk(program.node) if n.get_name() == "Learn by Playing"], "the start page")

    def there():
        return [n for n in walk(program.node) if has_focus(n) and "Learn by Playing" in
                " ".join(m.get_name() or "" for m in walk(n))]

    for _ in range(MOST_TABS):
        if there():
            break
        program.press("Tab")
    assert there(), "no way to the lesson"
    program.press("Return")
    return program.wait_for(lambda: note(program), "the first note")


def read_all(program):
    """Reads what is said now with Enter alone."""
    heard = []
    while True:
        text = note(program)
        if text is None:
            return heard
        heard.append(text)
        program.press("Return")
        program.wait_for(lambda: note(program) != text, "the next note")


def answer(program):
    """The first answer, by its key."""
    names = [b.get_name() for b in program.wait_for(lambda: answers(program), "a question")]
    program.press("1")
    program.wait_for(lambda: (answers(program) and [b.get_name() for b in answers(program)] != names) or note(program),
                     "what follows")


def choose(program, item):
    """An item of the lesson's menu."""
    for role in "toggle button", "push button":
        for node in program.find_all(role, lambda name: name.startswith("Lesson")):
            try_to(node)
    program.wait_for(lambda: [n for n in walk(program.node) if n.get_name() == item and is_shown(n) and try_to(n)], item)


def test_by_keys(path):
    with Program(path) as program:
        first = learn(program)
        assert "Welcome" in first
        # There and back.
        program.press("F2")
        second = program.wait_for(lambda: note(program) not in (None, first) and note(program), "the second note")
        program.press("shift+F2")
        program.wait_for(lambda: note(program) == first, "the first note again")
        heard = read_all(program)
        assert heard[1] == second and len(heard) == AT_ONCE
        # Then the question is under the next key.
        program.wait_for(lambda: any(map(has_focus, answers(program))), "the focus at the answers")
        for _ in range(MOST_ANSWERS):
            answer(program)
            now = read_all(program)
            assert len(now) <= AT_ONCE, now
            heard += now
            if any(text.startswith("After the duel") for text in heard):
                break
        titles = {text.split(": ")[0] for text in heard}
        assert {"What you are after", "Sending ships", "Plan and tactic", "Tactics at work", "After the duel"} <= titles, titles
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
            # Not from the beginning, but what is to be said now.
            assert learn(program) == text
            choose(program, "Leave the Lesson")
            program.wait_for(lambda: note(program) is None, "silence")
            answer(program)
            assert note(program) is None and not program.find_all("toggle button", "Lesson")
            assert program.quit() == 0
        with Program(path, home=home, also=KEPT) as program:
            # Who comes back is taught again.
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
    """An item of the lesson's menu, with the pointer alone."""
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
        pick(program, "Whose clout is higher")
        program.wait_for(lambda: not any("dial" in (b.get_name() or "") for b in answers(program)) and answers(program),
                         "the chapter's question")
        pick(program, "Back to the Lesson")
        # Both are due still, and the first isn't remembered over another game.
        program.wait_for(lambda: note(program) in (first, text), "the lesson where it was")
        pick(program, "Leave the Lesson")
        program.wait_for(lambda: note(program) is None, "silence")
        program.point(program.wait_for(lambda: answers(program), "the question")[0])
        program.wait_for(lambda: [b.get_name() for b in answers(program)] != [str(n) for n in range(1, 5)], "the next")
        assert note(program) is None


TESTS = [test_by_keys, test_left_and_gone_on_with, test_chapter, test_by_pointer]


if __name__ == "__main__":
    tap.run(TESTS, *sys.argv[1:])
