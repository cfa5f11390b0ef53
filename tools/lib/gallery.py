# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays games in the real window and takes pictures of it; started by tools/gallery, which sets the scene.

    gallery.py ROOT BUILD FOLDER [--only NAME]… [--variant NAME]… [--seed N] [--list]
"""
import argparse
import hashlib
import os
import pathlib
import subprocess
import sys
import tempfile
import time

import gi

import pseudo
import situations

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

APP = "/io/github/fifthplanet/FifthPlanet"
DARK = {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}
CONTRAST = {"ADW_DEBUG_HIGH_CONTRAST": "1"}
LONG = {"LANGUAGE": "xx"}
# Arabic, since GTK asks its own translation of the language for the direction.
MIRRORED = {"LANGUAGE": "ar"}
# Name, size, and what is different in the program's environment.
VARIANTS = {
    "light-1024": (1024, 700, {}),
    "light-1280": (1280, 800, {}),
    "light-1600": (1600, 1000, {}),
    "dark-1024": (1024, 700, DARK),
    "dark-1600": (1600, 1000, DARK),
    "contrast-1024": (1024, 700, CONTRAST),
    "contrast-dark-1600": (1600, 1000, {**CONTRAST, **DARK}),
    "long-1024": (1024, 700, LONG),
    "long-1600": (1600, 1000, LONG),
    "mirrored-1024": (1024, 700, MIRRORED),
    "mirrored-dark-1600": (1600, 1000, {**MIRRORED, **DARK}),
}
PAGES = ["start", "new-game", "alien-chooser", "cards", "cards-search", "preferences", "curtain", "rule", "why", "history", "shortcuts", "rules-search", "rules",
         "rules-card", "log-search",
         "conceding", "start-again", "end", "end-table"]
RULES = ["rules-search", "rules", "rules-card"]
# Notes of the lesson: how many notes are read, or which options are taken, before each.
LESSON = {"lesson": [], "lesson-alien": ["next", "next"], "lesson-hand": ["next"], "lesson-destiny": ["next", "next"],
          "lesson-planet": ["next"], "lesson-dials": ["next", "next"], "lesson-plan": [1, "next"], "lesson-tactic": [0],
          "lesson-after": [0], "lesson-warp": ["next"]}
# What is opened where a game is left in the middle.
ASIDES = ["log-search", "conceding", "start-again"]
# Around the window lies a rim by which it is made larger; for GTK it is a part of the window.
RIM = 5
PATIENCE = 20
# Choices that are looked back on.
HISTORY = 5


class Window:
    """One run of the program, driven by its actions over the session bus."""

    def __init__(self, path, variant, *arguments, motion=False, log=None):
        self.width, self.height, extra = VARIANTS[variant]
        self.home = tempfile.TemporaryDirectory(prefix="gallery-")
        folders = {f"XDG_{kind}_HOME": f"{self.home.name}/{kind.lower()}" for kind in ("DATA", "CONFIG", "CACHE")}
        self._write("config/glib-2.0/settings/keyfile",
                    f"[{APP[1:]}]\nwindow-width={self.width + 2 * RIM}\nwindow-height={self.height + 2 * RIM}\n")
        # Pictures of something that moves would be different each time.  log: a file for what the program tells.
        self._write("config/gtk-4.0/settings.ini",
                    f"[Settings]\ngtk-enable-animations={int(motion)}\ngtk-cursor-blink=0\ngtk-font-name=Cantarell 11\n")
        if log is not None:
            extra = {**extra, "G_MESSAGES_DEBUG": "fifth-planet"}
        self.began = time.monotonic()
        self.process = subprocess.Popen([path, *arguments], env={**os.environ, **folders, **extra}, stdout=log)
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.name = self._wait(self._find_name, "the program on the bus")

    def __enter__(self):
        return self

    def __exit__(self, *reason):
        self.process.terminate()
        self.process.wait()
        self.home.cleanup()

    def _write(self, name, text):
        path = pathlib.Path(self.home.name, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def _wait(self, probe, what):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                sys.exit(f"gallery: the program ended with {self.process.returncode} while waiting for {what}")
            found = probe()
            if found:
                return found
            time.sleep(0.02)
        sys.exit(f"gallery: timed out: {what}")

    def _call(self, name, path, interface, method, arguments=None):
        return self.bus.call_sync(name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, -1, None
                                  ).unpack()

    def _find_name(self):
        bus = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")
        for name in self._call(*bus, "ListNames")[0]:
            try:
                pid = self._call(*bus, "GetConnectionUnixProcessID", GLib.Variant("(s)", (name,)))[0]
                if pid == self.process.pid and self._actions(name):
                    return name
            except GLib.Error:
                pass
        return None

    def _actions(self, name):
        """{action: whether it can be done} of the window."""
        described = self._call(name, f"{APP}/window/1", "org.gtk.Actions", "DescribeAll")[0]
        return {action: about[0] for action, about in described.items()}

    def do(self, action, argument=None, application=False):
        arguments = GLib.Variant("(sava{sv})", (action, [argument] if argument is not None else [], {}))
        self._call(self.name, APP if application else f"{APP}/window/1", "org.gtk.Actions", "Activate", arguments)

    def can(self, action):
        return self._actions(self.name)[action]

    def answer(self, option):
        if self.can("take-seat"):
            self.do("take-seat")
        self.do("answer", GLib.Variant("i", option))

    def type(self, text):
        subprocess.run(["xdotool", "type", text], check=True)

    def sit(self):
        if self.can("take-seat"):
            self.do("take-seat")

    def _is_idle(self):
        """Whether the program sleeps and has done nothing for a while, however busy the machine is."""
        def look():
            fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
            return fields[0], fields[11], fields[12]

        before = look()
        time.sleep(0.1)
        return before == look() and before[0] == "S"

    def shoot(self, path):
        """A picture of the window once it has stopped changing."""
        area = f"{self.width}x{self.height}+{RIM}+{RIM}"
        last = None

        def picture():
            nonlocal last
            # Before it has begun to change it stands still, too.
            time.sleep(0.1)
            if not self._is_idle():
                last = None
                return None
            seen = subprocess.run(["import", "-silent", "-window", "root", "-crop", area, "-depth", "8", "rgb:-"],
                                  check=True, stdout=subprocess.PIPE).stdout
            same = last == hashlib.sha256(seen).digest()
            last = hashlib.sha256(seen).digest()
            return seen if same else None

        seen = self._wait(picture, f"a window that stands still for {path.name}")
        path.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["convert", "-size", f"{self.width}x{self.height}", "-depth", "8", "rgb:-", "+repage",
                        str(path)], input=seen, check=True)


def shoot_rules(window, folder, wanted):
    """The book, in a window of its own in front of the other."""
    if wanted("rules-search"):
        window.do("rules", application=True)
        window.type("straggeler")
        window.shoot(folder / "rules-search.png")
    for name, place in ("rules", "duel-contest"), ("rules-card", "card:grumpus"):
        if wanted(name):
            window.do("rules-page", GLib.Variant("s", place), application=True)
            window.shoot(folder / f"{name}.png")


def shoot_cards(window, folder, wanted):
    """All cards, in a window of their own in front of the other."""
    if wanted("cards") or wanted("cards-search"):
        window.do("cards", application=True)
    if wanted("cards"):
        window.shoot(folder / "cards.png")
    if wanted("cards-search"):
        window.type("clout")
        window.shoot(folder / "cards-search.png")


def shoot_pages(path, variant, folder, wanted):
    """The pages before a game."""
    if not any(wanted(page) for page in ("start", "new-game", "alien-chooser", "cards", "cards-search", "preferences",
                                    "shortcuts", *RULES)):
        return
    with Window(path, variant) as window:
        if wanted("start"):
            window.shoot(folder / "start.png")
        if wanted("new-game"):
            window.do("new-game")
            window.shoot(folder / "new-game.png")
        if wanted("alien-chooser"):
            window.do("new-game")
            window.do("choose-alien", GLib.Variant("i", 0))
            window.shoot(folder / "alien-chooser.png")
            window.do("back")
        if wanted("preferences"):
            window.do("preferences", application=True)
            window.shoot(folder / "preferences.png")
        if wanted("shortcuts"):
            window.do("show-help-overlay")
            window.shoot(folder / "shortcuts.png")
        shoot_rules(window, folder, wanted)
        shoot_cards(window, folder, wanted)


def shoot_lesson(path, variant, folder, wanted):
    if not any(map(wanted, LESSON)):
        return
    with Window(path, variant) as window:
        window.do("first-game")
        for name, steps in LESSON.items():
            for step in steps:
                if step == "next":
                    window.do("lesson-next")
                else:
                    window.answer(step)
                    window.shoot(folder / "unused.png")
            if wanted(name):
                window.shoot(folder / f"{name}.png")
    (folder / "unused.png").unlink(missing_ok=True)


def shoot_at(window, names, folder, wanted):
    """The situations names, and what can be opened there."""
    for name in filter(wanted, names):
        if name == "end-table":
            window.do("show-table")
        if name == "draft":
            for option in (0, 2):
                window.do("choose", GLib.Variant("i", option))
        window.shoot(folder / f"{name}.png")
    if "dials" in names and wanted("history"):
        for _ in range(HISTORY):
            window.do("look-back", GLib.Variant("s", "back"))
        window.shoot(folder / "history.png")
        window.do("return-to-game")
    if "reinforcements" in names and wanted("why"):
        window.do("show-why")
        window.shoot(folder / "why.png")
        window.do("hide-why")
    if "dials" in names and wanted("rule"):
        window.do("show-rule")
        window.shoot(folder / "rule.png")


def shoot_asides(window, folder, wanted):
    """What can be opened at any moment; the game is left in the end."""
    if wanted("log-search"):
        window.do("find-in-log")
        # A name is the same in all languages.
        window.type("Ada")
        window.shoot(folder / "log-search.png")
    if wanted("conceding"):
        window.do("concede")
        window.shoot(folder / "conceding.png")
    if wanted("start-again"):
        window.do("start-page")
        window.shoot(folder / "start-again.png")


def shoot_game(path, variant, folder, game, moments, wanted, asides):
    """Plays game up to the last of its moments; asides: it is left there."""
    with Window(path, variant, "--new=Ada,Bo", f"--seed={game.seed}") as window:
        for number in range(max(moments) + 1):
            if number in moments:
                if wanted("curtain") and window.can("take-seat") and not (folder / "curtain.png").exists():
                    window.shoot(folder / "curtain.png")
                window.sit()
                shoot_at(window, moments[number], folder, wanted)
            if number < len(game.answers):
                window.answer(game.answers[number])
        if asides:
            window.sit()
            shoot_asides(window, folder, wanted)


def read_arguments():
    parser = argparse.ArgumentParser(prog="tools/gallery")
    parser.add_argument("root", type=pathlib.Path, help=argparse.SUPPRESS)
    parser.add_argument("build", type=pathlib.Path, help=argparse.SUPPRESS)
    parser.add_argument("folder", type=pathlib.Path, nargs="?")
    parser.add_argument("--only", action="append", metavar="NAME", choices=[*PAGES, *LESSON, *situations.SITUATIONS])
    parser.add_argument("--variant", action="append", metavar="NAME", choices=list(VARIANTS))
    parser.add_argument("--seed", type=int, default=1, help="of the first game that is looked through")
    parser.add_argument("--list", action="store_true")
    arguments = parser.parse_args()
    if not arguments.list and arguments.folder is None:
        parser.error("which folder?")
    return arguments


def main():
    arguments = read_arguments()
    if arguments.list:
        print("Situations:", *PAGES, *LESSON, *situations.SITUATIONS, "\nVariants:", *VARIANTS)
        return

    def wanted(name):
        return arguments.only is None or name in arguments.only

    # What is opened at a situation wants that situation.
    carriers = {"dials": ("rule", "history", *ASIDES), "choose-alien": ("curtain",),
                "reinforcements": ("why",)}
    found = situations.find(arguments.build / "src/tool/fifth-planet-tool", arguments.seed,
                            lambda name: wanted(name) or any(map(wanted, carriers.get(name, ()))))
    pseudo.write(arguments.root, arguments.build / "locale", "xx", pseudo.longer)
    pseudo.write(arguments.root, arguments.build / "locale", "ar", pseudo.mirrored)
    program = arguments.build / "src/app/fifth-planet"
    unfinished = [(max(moments), game) for game, moments in found if max(moments) < len(game.answers)]
    left = max(unfinished, key=lambda pair: pair[0], default=(0, None))[1]
    for variant in arguments.variant or VARIANTS:
        folder = arguments.folder / variant
        shoot_pages(program, variant, folder, wanted)
        shoot_lesson(program, variant, folder, wanted)
        for game, moments in found:
            shoot_game(program, variant, folder, game, moments, wanted, game is left)
        print(variant, len(list(folder.glob("*.png"))), flush=True)


if __name__ == "__main__":
    main()
