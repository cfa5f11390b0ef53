# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenes of the gallery besides the situations of a game: pages, panels and windows, with the steps
that lead to each.

A scene is a name with steps. The scenes of a group follow each other in one window, so each begins
at the end of the one before."""
import gi

gi.require_version("GLib", "2.0")
from gi.repository import GLib  # noqa: E402


def do(action, argument=None):
    """Returns the step that activates an action of the window, with a string or a number."""
    kind = "s" if isinstance(argument, str) else "i"
    return lambda window: window.do(action, GLib.Variant(kind, argument) if argument is not None else None)


def do_app(action, argument=None):
    return lambda window: window.do(action, GLib.Variant("s", argument) if argument else None, application=True)


def press(*keys):
    return lambda window: window.press(*keys)


def write(text):
    return lambda window: window.type(text)


def answer(option):
    return lambda window: window.answer(option)


def settle(window):
    window.settle()


# The pages before a game, and the windows in front of them.
LARGER = press(*["ctrl+plus"] * 5)
NOTHING = write("xylophone")
PAGES = [
    {"start": [], "new-game": [do("new-game")], "alien-chooser": [do("choose-alien", 0)]},
    {"main-menu": [press("F10")]},
    {"shortcuts": [do("show-help-overlay")]},
    {"preferences": [do_app("preferences")]},
    {"about": [do_app("about")]},
    {"report": [do("report-fault")]},
    {"rules-search": [do_app("rules"), write("straggeler")], "rules-none": [press("ctrl+k"), NOTHING],
     "rules": [do_app("rules-page", "duel-contest")], "rules-find": [press("ctrl+f"), write("envoy")],
     "rules-card": [do_app("rules-page", "card:grumpus")],
     "rules-large": [do_app("rules-page", "duel-clout"), settle, LARGER]},
    {"cards": [do_app("cards")], "cards-search": [write("clout")], "cards-none": [press("ctrl+f"), NOTHING],
     "cards-long": [press("ctrl+f"), write("20 31 42")]},
]

# The lesson: all notes are read, and the first options chosen.
NEXT = do("lesson-next")
LESSON = {
    "lesson": [do("first-game")], "lesson-menu": [settle, do("lesson-menu")],
    "lesson-duel": [press("Escape"), NEXT], "lesson-dials": [NEXT], "lesson-sent": [answer(1), settle],
    "lesson-alien": [NEXT], "lesson-plan": [NEXT], "lesson-roles": [answer(0), settle], "lesson-destiny": [NEXT],
    "lesson-tactic": [NEXT], "lesson-after": [answer(0), settle], "lesson-clout": [NEXT],
    "lesson-chapter": [do("lesson-chapter", 2)],
}

# Groups of scenes opened from a situation, each with the step that closes it again.
OPENED = {
    "dials": [
        ({"history": [do("look-back", "back")] * 5}, do("return-to-game")),
        ({"hint": [do("hint")]}, press("Escape")),
        ({"which-rule": [do("show-rule")]}, press("Escape")),
        ({"rule": [do_app("rules")], "rule-find": [press("ctrl+f"), write("ships")], "rule-contents": [press("ctrl+t")],
          "rule-search": [press("ctrl+k"), write("envoy")], "rule-none": [press("ctrl+k"), NOTHING],
          "rule-large": [press("Escape"), do_app("rules"), settle, LARGER]}, do("show-rules")),
    ],
    "reinforcements": [({"why": [do("show-why")]}, do("hide-why"))],
}

# Scenes of any moment. The last one leaves the game. Names are the same in all languages.
ASIDES = {"log-search": [do("find-in-log"), write("Ada")], "conceding": [do("concede")],
          "start-again": [do("start-page")]}

# Games in progress, and problems with files.
THINKING = {"thinking": [settle, answer(0)]}
# The pause comes first, because the players would go on while the picture is taken.
WATCHING = {"watching-paused": [do("pause"), settle, do("open-hands")],
            "watching": [do("open-hands"), settle, do("pause")]}
DAMAGED = {"damaged": [settle], "damaged-details": [press("Tab"), press("space")]}
BROKEN = {"broken": [settle]}
UNSAVED = {"unsaved": [settle]}
GAMES = {"games": [settle]}

# The page of a new game with the settings of one for four, in other colours than the usual ones.
FOUR = {"new-game-four": [do("new-game")], "aliens-four": [do("choose-alien", 0)]}
OF_FOUR = {"edition": "'classic'", "aliens": "'settled'",
           "players": "{'classic': [('Ada', 'person', ''), ('Bo', 'person', ''), ('', 'regular', ''), ('', 'novice', '')]}",
           "colours": "{'classic': ['green', 'red', 'yellow', 'blue']}"}

ALL = [*PAGES, LESSON, ASIDES, THINKING, WATCHING, DAMAGED, BROKEN, UNSAVED, GAMES, FOUR,
       *(group for groups in OPENED.values() for group, _ in groups)]
NAMES = [name for group in ALL for name in group]


def carried(situation):
    """Returns the scenes opened from the situation."""
    return [name for group, _ in OPENED.get(situation, ()) for name in group]


def go_through(window, folder, wanted, group):
    """Takes the wanted scenes of the group. Steps after the last of them are skipped."""
    last = max((number for number, name in enumerate(group) if wanted(name)), default=-1)
    for name, steps in list(group.items())[:last + 1]:
        for step in steps:
            step(window)
        if wanted(name):
            window.shoot(folder / f"{name}.png")
        else:
            window.settle()


def open_at(window, folder, wanted, situation):
    for group, close in OPENED.get(situation, ()):
        if any(map(wanted, group)):
            go_through(window, folder, wanted, group)
            close(window)
