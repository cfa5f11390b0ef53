# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens a saved game as a file manager does, and waits for a window that asks something.

    double-click.py GAME
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tests" / "ui"))
from drive import Atspi, walk  # noqa: E402

PATIENCE = 120


def is_there():
    desktop = Atspi.get_desktop(0)
    programs = [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]
    return any(node.get_name() == "Answers" for program in programs if program for node in walk(program))


def main(game):
    with tempfile.TemporaryDirectory() as folder:
        copy = shutil.copy(game, folder)
        told = subprocess.run(["gio", "info", "-a", "standard::content-type", copy], capture_output=True, text=True, check=True)
        assert "application/x-fifth-planet-game+xml" in told.stdout, told.stdout
        subprocess.run(["gio", "open", copy], check=True)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and not is_there():
            time.sleep(0.5)
        found = is_there()
        subprocess.run(["pkill", "-x", "fifth-planet"], check=False)
        assert found, "no window asks anything"
    print("a double click opens the game")


if __name__ == "__main__":
    main(*sys.argv[1:])
