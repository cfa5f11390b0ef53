# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what a screen reader announces during a game. A screen reader announces changed names of
the active window and the focused widget with its description. (Orca 43; GTK 4.8 has no
announcements.) Together these must contain all news of the status line.

    test-screen-reader.py PROGRAM
"""
import pathlib
import re
import sys
import tempfile
import time

import tap
from drive import Atspi, GLib, Program, TimedOut, actions, answers, do, give_first_answer, leave_results, walk

LEAST_ANSWERS = 5
MOST_ANSWERS = 40
# Seed of a game with an early selection of several cards.
SEED = 2


class Ears:
    """Records all events of some kinds from its creation on."""

    def __init__(self, *kinds):
        self.heard = []
        self.listener = Atspi.EventListener.new(self._hear)
        for kind in kinds:
            self.listener.register(kind)

    def _hear(self, event):
        try:
            role, name = event.source.get_role_name(), event.source.get_name()
            # An event brings the new name, which may have changed again since. All names of a window
            # are heard; of the status line only what stays long enough to be read.
            if role == "frame" and isinstance(event.any_data, str):
                name = event.any_data
            self.heard.append((event.type, role, name, event.detail1))
        except GLib.Error:
            # The source has vanished.
            pass

    def listen(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            while GLib.MainContext.default().iteration(False):
                pass
            time.sleep(0.01)

    def stop(self):
        self.listen(1.0)
        self.listener.deregister("object:")
        return self.heard


def choices(log):
    return len(re.findall(r"choice \d+ orange ", log.read_text(encoding="utf-8", errors="replace")))


class Window:
    """The relevant parts of the window, found once."""

    def __init__(self, program):
        self.program = program
        program.wait_for(lambda: program.find("panel", "Answers"), "a question")
        self.question = program.find("panel", "Question")
        self.frame = next(node for node in walk(program.node) if node.get_role_name() == "frame")
        self.status = next(node for node in walk(self.question) if node.get_role_name() == "status bar")
        self.text = next(node for node in walk(self.question) if node.get_role_name() == "label" and len(node.get_name()) > 9)

    def options(self):
        return answers(self.question)

    def focused(self):
        """Returns the widget with the focus if it stands for an option: a button, or a card on the table.
        The name of a card begins with the words of its option."""
        node = next((node for node in walk(self.frame) if node.get_state_set().contains(Atspi.StateType.FOCUSED)), None)
        return node if node and any(node.get_name().startswith(option.get_name()) for option in self.options()) else None


def answer(window, log, ears):
    """Gives the first answer, confirms a selection and waits for the next decision."""
    before = choices(log)
    window.program.wait_for(window.options, "a question")
    give_first_answer(window.program, window.question)

    def taken():
        ears.listen(0.05)
        return choices(log) > before

    window.program.wait_for(taken, "an answer to be taken")
    window.program.wait_for(window.options, "the next question")


def news_of(window):
    """Returns the news, which the name of the window begins with."""
    return window.frame.get_name().split(" – ")[0]


def check_question(window, stakes):
    """The focused widget describes the news and the decision, and the window's name begins with the
    news. The status line has the same news, or what is at stake, which is added to the set stakes.
    The updates may arrive one by one."""

    def fits():
        said, asked, first = window.status.get_name(), window.text.get_name(), window.focused()
        news = news_of(window)
        seen[:] = [said, asked, news, first and first.get_name(), first and first.get_description()]
        return first and first.get_description().startswith(f"{news} {asked}".strip())

    seen = []
    try:
        window.program.wait_for(fits, "the first answer to say what it is about")
    except TimedOut:
        raise AssertionError(seen) from None
    if seen[0] != seen[2]:
        stakes.add(seen[0])


def check_sentences(heard, stakes):
    """Each new sentence of the status line appears in a name of the window, but for the stakes."""
    sentences = [name for kind, role, name, _ in heard if "name" in kind and role == "status bar" and name]
    named = [name for kind, role, name, _ in heard if "name" in kind and role == "frame"]
    missing = [text for text in sentences if "chosen" not in text and text not in stakes and
               not any(name.startswith(text) for name in named)]
    assert len(set(sentences) - stakes) > 2 and not missing, (missing, sentences, named)
    assert any(kind == "object:state-changed:focused" for kind, *_ in heard), heard


def check_chosen(window, ears):
    """A selected card and its option are announced as selected."""
    [hand] = [node for node in walk(window.program.node) if node.get_name() == "Your hand"]
    card = next(node for node in walk(hand) if "piece.choose" in actions(node))
    ears.heard.clear()
    do(card, "piece.choose")
    window.program.wait_for(lambda: card.get_state_set().contains(Atspi.StateType.SELECTED), "a selected card")

    def find_pressed():
        return [node for node in window.options() if node.get_state_set().contains(Atspi.StateType.PRESSED)]

    pressed = window.program.wait_for(find_pressed, "an answer that is pressed")
    assert len(pressed) == 1 and card.get_name().startswith(pressed[0].get_name()), pressed
    do(card, "piece.choose")
    window.program.wait_for(lambda: not card.get_state_set().contains(Atspi.StateType.SELECTED), "a card put back")
    heard = [(kind.rsplit(":", 1)[1], value) for kind, _, _, value in ears.stop()]
    for wanted in (("selected", 1), ("pressed", 1), ("pressed", 0)):
        assert wanted in heard, heard


def what_happens_and_what_is_chosen(path):
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder, "log")
        with log.open("wb") as stream, Program(path, "--new=Ada,Bo=random", f"--seed={SEED}", log=stream) as program:
            window = Window(program)
            ears = Ears("object:property-change:accessible-name", "object:state-changed:focused",
                        "object:state-changed:selected", "object:state-changed:pressed")
            stakes = set()
            for number in range(MOST_ANSWERS):
                leave_results(program, window.question)
                # The question behind a result, like those that follow an answer at once.
                check_question(window, stakes)
                if number > LEAST_ANSWERS and window.options()[-1].get_name() == "Confirm":
                    break
                answer(window, log, ears)
                check_question(window, stakes)
            ears.listen(1.0)
            check_sentences(ears.heard, stakes)
            check_chosen(window, ears)
            assert program.quit() == 0


def a_key_that_comes_too_soon(path):
    """While the computer decides, the decision bar has the focus and Enter does nothing."""
    with Program(path, "--new=Ada,Bo=random", f"--seed={SEED}", also={"FIFTH_PLANET_PACE": "3000"}) as program:
        window = Window(program)
        question = window.question
        program.press("Return")
        program.wait_for(lambda: not window.options(), "the computer to be asked")
        assert question.get_state_set().contains(Atspi.StateType.FOCUSED), program.outline()
        assert window.text.get_name() in question.get_description(), question.get_description()
        program.press("Return")
        program.wait_for(window.options, "the next question")
        program.wait_for(window.focused, "an option with the focus")
        assert program.quit() == 0


def rows_that_switch_panels(path):
    """The rows of the main menu that switch a panel tell whether it is shown."""
    with Program(path, "--new=Ada,Bo=random", f"--seed={SEED}") as program:
        Window(program)
        program.press("F10")
        program.click("menu item", "View")
        for row, shown in (("Log and Card", True), ("Rules Beside the Table", False), ("Why?", False)):
            node = program.wait_for(lambda row=row: program.find("check menu item", row), row)
            assert node.get_state_set().contains(Atspi.StateType.CHECKED) == shown, row
        assert program.quit() == 0


TESTS = [what_happens_and_what_is_chosen, a_key_that_comes_too_soon, rows_that_switch_panels]


if __name__ == "__main__":
    tap.run(TESTS, *sys.argv[1:])
