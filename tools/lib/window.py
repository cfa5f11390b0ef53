# SPDX-License-Identifier: GPL-3.0-or-later
"""The real window on an X server, driven by its actions and keys, and pictures of it."""
import hashlib
import os
import pathlib
import subprocess
import sys
import tempfile
import time

from actions import APP, Actions, GLib

DARK = {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}
CONTRAST = {"ADW_DEBUG_HIGH_CONTRAST": "1"}
LONG = {"LANGUAGE": "xx"}
# Arabic, because GTK takes the direction from its own translation of the language.
MIRRORED = {"LANGUAGE": "ar"}
GERMAN = {"LANGUAGE": "de"}
# Name → size, and additions to the program's environment. TYPE_SIZE: of the window's letters, in points.
VARIANTS = {
    # Text half as large again.
    "large-1280": (1280, 800, {"TYPE_SIZE": "16"}),
    "light-1024": (1024, 700, {}),
    "light-1280": (1280, 800, {}),
    "light-1600": (1600, 1000, {}),
    "light-1920": (1920, 1080, {}),
    "light-2560": (2560, 1440, {}),
    "dark-3840": (3840, 2160, DARK),
    "dark-1024": (1024, 700, DARK),
    "dark-1280": (1280, 800, DARK),
    "dark-1600": (1600, 1000, DARK),
    "contrast-1024": (1024, 700, CONTRAST),
    "contrast-dark-1600": (1600, 1000, {**CONTRAST, **DARK}),
    "long-1024": (1024, 700, LONG),
    "long-1600": (1600, 1000, LONG),
    "german-1024": (1024, 700, GERMAN),
    "german-1280": (1280, 800, GERMAN),
    "mirrored-1024": (1024, 700, MIRRORED),
    "mirrored-dark-1600": (1600, 1000, {**MIRRORED, **DARK}),
}
# Width of the border for resizing, which GTK counts as part of the window.
RIM = 5
PATIENCE = 60
# Noon of 5 January 2024.
LONG_AGO = 1704456000


class Window:
    """One run of the program, driven by its actions over the session bus and by keys.

    motion: enables animations, with which pictures would differ each time. log: file for the
    program's output. pace: milliseconds until the computer answers. files: files in its home,
    {path: text}. settings: more of its settings, {key: value}. environment: more variables; None removes one."""

    def __init__(self, path, variant, *arguments, motion=False, log=None, pace=0, files=None, settings=None,
                 environment=None):
        self.width, self.height, extra = VARIANTS[variant]
        self.home = tempfile.TemporaryDirectory(prefix="gallery-")
        folders = {f"XDG_{kind}_HOME": f"{self.home.name}/{kind.lower()}" for kind in ("DATA", "CONFIG", "CACHE")}
        kept = {"held-results": "'none'", "window-width": self.width + 2 * RIM, "window-height": self.height + 2 * RIM,
                **(settings or {})}
        self._write("config/glib-2.0/settings/keyfile",
                    "\n".join([f"[{APP[1:]}]", *(f"{key}={value}" for key, value in kept.items()), ""]))
        self._write("config/gtk-4.0/settings.ini",
                    f"[Settings]\ngtk-enable-animations={int(motion)}\ngtk-cursor-blink=0\n"
                    f"gtk-font-name=Cantarell {extra.get('TYPE_SIZE', 11)}\n")
        for name, text in (files or {}).items():
            self._write(name, text)
        extra = {**extra, "FIFTH_PLANET_PACE": str(pace), **(environment or {})}
        if log is not None:
            extra["G_MESSAGES_DEBUG"] = "fifth-planet"
        self.began = time.monotonic()
        # Paths of games are relative to its home.
        variables = {name: value for name, value in {**os.environ, **folders, **extra}.items() if value is not None}
        self.process = subprocess.Popen([path, *arguments], env=variables, stdout=log, cwd=self.home.name)
        self.actions = Actions(self.process)
        self._wait(self.actions.find, "the program on the bus")
        # In the corner of the screen the pointer highlights nothing.
        subprocess.run(["xdotool", "mousemove", "3899", "2199"], check=True)

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
        # The start page shows the date of a game.
        os.utime(path, (LONG_AGO, LONG_AGO))

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

    def do(self, action, argument=None, application=False):
        self.actions.do(action, argument, application)

    def can(self, action):
        return self.actions.can(action)

    def answer(self, option):
        """Answers with each decision shown, as to a person: the layout depends on earlier ones."""
        if self.can("take-seat"):
            self.do("take-seat")
        self.do("answer", GLib.Variant("i", option))
        self._wait(self._is_idle, "what comes after an answer")

    def type(self, text):
        subprocess.run(["xdotool", "type", text], check=True)

    def press(self, *keys):
        subprocess.run(["xdotool", "key", *keys], check=True)

    def sit(self):
        if self.can("take-seat"):
            self.do("take-seat")

    def _is_idle(self):
        """Returns True if the program sleeps and has used no CPU time for a while."""
        def look():
            fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
            return fields[0], fields[11], fields[12]

        before = look()
        time.sleep(0.1)
        return before == look() and before[0] == "S"

    def _seen(self):
        """Returns the picture of the window as it is now, as RGB."""
        area = f"{self.width}x{self.height}+{RIM}+{RIM}"
        return subprocess.run(["import", "-silent", "-window", "root", "-crop", area, "-depth", "8", "rgb:-"],
                              check=True, stdout=subprocess.PIPE).stdout

    def settle(self):
        """Waits until the window has stopped changing. Returns its picture as RGB."""
        last = None

        def picture():
            nonlocal last
            # Also stands still before the change begins.
            time.sleep(0.1)
            if not self._is_idle():
                last = None
                return None
            seen = self._seen()
            same = last == hashlib.sha256(seen).digest()
            last = hashlib.sha256(seen).digest()
            return seen if same else None

        return self._wait(picture, "a window that stands still")

    def shoot(self, path, still=True):
        """Writes a picture of the window once it has stopped changing, or at once if it never does."""
        seen = self.settle() if still else self._seen()
        path.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["convert", "-size", f"{self.width}x{self.height}", "-depth", "8", "rgb:-", "+repage",
                        str(path)], input=seen, check=True)
