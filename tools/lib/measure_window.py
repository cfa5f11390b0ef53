# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the window. Started by tools/measure-window.

    measure_window.py PROGRAM TOOL [--answers N] [--seed N] [--edition E] [--players NAMES]
"""
import argparse
import collections
import ctypes
import os
import pathlib
import re
import statistics
import sys
import tempfile
import time

from gi.repository import GLib

import much
from window import Window

VARIANT = "light-1280"
PLAYERS = "Ada,Bo=random"
# Targets: milliseconds, and megabytes for two players and for more.
FIRST_FRAME = 250
MEMORY, MEMORY_OF_MANY = 90, 110
PATIENCE = 10  # seconds
STARTS = 5
IDLE = 10  # seconds
REST = 3  # seconds
CALM = 2  # seconds
# An answer has been shown once there was no frame for so many seconds, longer than a pause between
# two motions.
QUIET = 0.3
# Environments in which GTK may use OpenGL.
SOFTWARE_GL = [{"GSK_RENDERER": None, "GDK_DEBUG": None}, {"GSK_RENDERER": "gl", "GDK_DEBUG": None}]
SLOW_FRAME = 33  # milliseconds; the target without graphics hardware
# Targets in milliseconds of work, and answers of the long games.
UNDO, SEAT, MANY_FIRST, MANY_CALM, OPENING = 16, 30, 200, 500, 8
LONG, LONGEST = 1000, 4000
ROWS = ["start", "answers", "search", "motion", "undo", "seats", "opening", "aliens", "software-gl"]
UNDOS, SEATS, OPENINGS = 20, 40, 5
PERSONS, PERSON = "Ada,Bo,Cy,Di", "Ada,Bo=random,Cy=random,Di=random"
MORE_ALIENS = 500
THINKERS = "Ada=expert:1000000,Bo=expert:1000000"
THOUGHTS = 10
# Queries typed into the search of the rules, letter by letter.
QUESTIONS = ["who wins a tie", "no cards left", "reinforcement opponents side", "straggeler", "when does the token move"]
FRAME = re.compile(rb"frame of (\d+), work (\d+), until (\d+), work (\d+)")
Frame = collections.namedtuple("Frame", "took work end worked")


class Log:
    """The program's log of its frames, in milliseconds. work is the CPU time of its main thread,
    which doesn't depend on the load of the machine."""

    def __init__(self):
        self.file = tempfile.NamedTemporaryFile()

    def frames(self):
        told = pathlib.Path(self.file.name).read_bytes()
        return [Frame(*(int(number) / 1e3 for number in numbers)) for numbers in FRAME.findall(told)]

    def renderer(self):
        return re.search(rb"renderer (\w+)", pathlib.Path(self.file.name).read_bytes())[1].decode()

    def wait(self, after):
        """Returns the first frame that ended later than after, or None."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            later = [frame for frame in self.frames() if frame.end > after]
            if later:
                return later[0]
            time.sleep(0.002)
        return None

    def settle(self):
        """Waits until there are no more frames. Returns all frames."""
        while True:
            frames = self.frames()
            time.sleep(QUIET)
            if len(self.frames()) == len(frames):
                return frames


def status(process, field):
    text = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    return int(re.search(rf"{field}:\s+(\d+) kB", text)[1]) / 1024


def worked(process):
    """Returns the CPU time of the main thread in milliseconds."""
    return int(pathlib.Path(f"/proc/{process.pid}/task/{process.pid}/schedstat").read_text().split()[0]) / 1e6


def rest(process):
    """Waits until the main thread does nothing any more, on a busy machine too. Returns its CPU time."""
    before = -1
    while before != (now := worked(process)):
        before = now
        time.sleep(CALM)
    return now


def ticks(process):
    """Returns the CPU time of all threads in milliseconds."""
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def quantile(figures, share):
    return figures[int(share * (len(figures) - 1))]


def show(what, mark, figures, unit):
    figures = sorted(figures)
    if not figures:
        print(f"{what}: nothing to measure")
        return
    print(f"{what:<48} {statistics.median(figures):8.1f} {quantile(figures, 0.95):8.1f} {quantile(figures, 0.99):8.1f} "
          f"{figures[-1]:8.1f} {unit}  (< {mark}; of {len(figures)})", flush=True)


def clock():
    return time.monotonic() * 1000


def measure_start(program, what, most_memory, *arguments):
    took, work, memory = [], [], []
    for _ in range(STARTS):
        log = Log()
        with Window(program, VARIANT, *arguments, log=log.file) as window:
            first = log.wait(0)
            took.append(first.end - window.began * 1000)
            work.append(first.worked)
            log.settle()
            memory.append(status(window.process, "VmRSS"))
    show(f"first frame, {what}", FIRST_FRAME, took, "ms")
    show(f"first frame, {what}: work", FIRST_FRAME, work, "ms")
    show(f"memory, {what}", most_memory, memory, "MB")


def answer(window):
    """Gives the first answer there is. Returns False if no decision is pending."""
    if not window.can("answer"):
        return False
    window.do("answer", GLib.Variant("i", 0))
    # One of several picks is only selected so far.
    if window.can("confirm"):
        window.do("confirm")
    return True


def measure_frame(window, log, deed, took, work):
    """Measures the time from deed () to the next frame, and appends it to took and work. Returns
    True if there was a frame. deed () returns False if it could not be done."""
    began, before = clock(), worked(window.process)
    frame = log.wait(began) if deed() is not False else None
    if frame is not None:
        took.append(frame.end - began)
        work.append(frame.worked - before)
        log.settle()
    return frame is not None


def show_idle(process, log):
    # GTK fades out the scroll bar of a list one second after a motion. Then there are no frames.
    time.sleep(REST)
    before, frames = ticks(process), len(log.frames())
    time.sleep(IDLE)
    show(f"processor time in {IDLE} idle seconds", 10, [ticks(process) - before], "ms")
    show(f"frames in {IDLE} idle seconds", 1, [len(log.frames()) - frames], "")


def measure_answers(program, game, answers, most_memory):
    log, took, work = Log(), [], []
    with Window(program, VARIANT, *game, log=log.file) as window:
        log.settle()
        for _ in range(answers):
            if not measure_frame(window, log, lambda: answer(window), took, work):
                break
        show("answer to changed picture, nothing moving", 50, took, "ms")
        show("answer to changed picture, nothing moving: work", 50, work, "ms")
        show(f"memory after {len(took)} answers", most_memory, [status(window.process, "VmRSS")], "MB")
        show_idle(window.process, log)


class Keyboard:
    """Types one letter at a time, without the delay of another program."""

    def __init__(self):
        self.x, self.test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XStringToKeysym.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(None))

    def press(self, *names):
        """Presses the keys names, all together."""
        codes = [self.x.XKeysymToKeycode(self.display, ctypes.c_ulong(self.x.XStringToKeysym(name.encode())))
                 for name in names]
        for code, down in [(code, 1) for code in codes] + [(code, 0) for code in reversed(codes)]:
            self.test.XTestFakeKeyEvent(self.display, code, down, ctypes.c_ulong(0))
        self.x.XFlush(self.display)


def measure_search(program, game):
    """Measures the time from a letter typed into the rules pane to the frame with the results."""
    log, keyboard, took, work = Log(), Keyboard(), [], []
    with Window(program, VARIANT, *game, log=log.file) as window:
        window.do("show-rules")
        log.settle()
        for question in QUESTIONS:
            # The old query is selected, so the first letter replaces it.
            keyboard.press("Control_L", "k")
            log.settle()
            for letter in question:
                if not measure_frame(window, log, lambda: keyboard.press("space" if letter == " " else letter), took, work):
                    break
    show("letter of a search to what it finds", 20, took, "ms")
    show("letter of a search to what it finds: work", 20, work, "ms")


def measure_motion(program, game, answers, most=16, environment=None):
    log, took, work = Log(), [], []
    with Window(program, VARIANT, *game, motion=True, log=log.file, environment=environment) as window:
        log.settle()
        for _ in range(answers):
            began = clock()
            if not answer(window):
                break
            # The first frame also shows the answer.
            frames = [frame for frame in log.settle() if frame.end > began][1:]
            took += [frame.took for frame in frames]
            work += [frame.work for frame in frames]
        show("frame while something moves", most, took, "ms")
        show("frame while something moves: work", most, work, "ms")
        show_idle(window.process, log)


def measure_undo(program, tool):
    """Measures the time from an undo to its frame, late in a long game, and that of an answer there."""
    log, took, work, answered, answer_work = Log(), [], [], [], []
    with Window(program, VARIANT, much.FILE, log=log.file, files={much.FILE: much.long_game(tool, LONGEST)}) as window:
        log.settle()
        for _ in range(UNDOS):
            measure_frame(window, log, lambda: window.do("undo"), took, work)
        for _ in range(UNDOS):
            measure_frame(window, log, lambda: answer(window), answered, answer_work)
        what = f"undo after {LONGEST} answers"
        show(what, 2 * UNDO, took, "ms")
        show(f"{what}: work", UNDO, work, "ms")
        show(f"answer after {LONGEST} answers: work", 20, answer_work, "ms")
        show(f"memory after {LONGEST} answers", MEMORY, [status(window.process, "VmRSS")], "MB")


def measure_seats(program):
    """Measures the time from “show my cards” at the curtain to the frame with the table."""
    log, took, work, answered, answer_work = Log(), [], [], [], []
    with Window(program, VARIANT, "--edition=classic", f"--new={PERSONS}", "--seed=3", log=log.file) as window:
        log.settle()
        while len(work) < SEATS:
            if window.can("take-seat"):
                measure_frame(window, log, lambda: window.do("take-seat"), took, work)
            elif not measure_frame(window, log, lambda: answer(window), answered, answer_work):
                break
    show("seat taken at the curtain", 2 * SEAT, took, "ms")
    show("seat taken at the curtain: work", SEAT, work, "ms")
    show("answer between curtains: work", 20, answer_work, "ms")


def measure_opening(program, tool):
    """Measures the work from opening a game to its first frame, and how long the tool takes to open it."""
    took, work = [], []
    files = {much.FILE: much.long_game(tool, LONG)}
    for _ in range(OPENINGS):
        log = Log()
        with Window(program, VARIANT, log=log.file, files=files) as window:
            log.settle()
            path = pathlib.Path(window.home.name, much.FILE)
            measure_frame(window, log, lambda: window.actions.open(path), took, work)
    show(f"{LONG} answers opened, to the frame: work", 50, work, "ms")
    show(f"{LONG} answers opened, without a window", OPENING, much.time_opening(tool, LONG), "ms")


def measure_many_aliens(program):
    """Measures a new game whose aliens are chosen among hundreds: to its first frame, and until nothing moves."""
    first, calm, memory = [], [], []
    for _ in range(STARTS):
        log = Log()
        with Window(program, VARIANT, "--edition=classic", f"--new={PERSON}", log=log.file,
                    files={much.SET: much.many_aliens(MORE_ALIENS)}) as window:
            first.append(log.wait(0).worked)
            calm.append(rest(window.process))
            memory.append(status(window.process, "VmRSS"))
    what = f"new game with {MORE_ALIENS} more aliens"
    show(f"{what}, first frame: work", MANY_FIRST, first, "ms")
    show(f"{what}, calm: work", MANY_CALM, calm, "ms")
    show(f"{what}: memory", MEMORY, memory, "MB")


def drawing_time(process):
    """Returns the CPU time of all threads in milliseconds, without those that search for an answer."""
    total = 0
    for thread in pathlib.Path(f"/proc/{process.pid}/task").iterdir():
        try:
            if not (thread / "comm").read_text().startswith("pool-"):
                total += int((thread / "schedstat").read_text().split()[0]) / 1e6
        except OSError:
            pass  # The thread has ended.
    return total


def measure_thinking(program, edition, environment):
    """Measures the share of a core that it takes to show that the computer thinks. Each choice of
    such a player takes two seconds."""
    log, shares = Log(), []
    with Window(program, VARIANT, f"--edition={edition}", f"--new={THINKERS}", "--seed=3", motion=True, log=log.file,
                environment=environment) as window:
        log.wait(0)
        print(f"{log.renderer()}:")
        for _ in range(THOUGHTS):
            # Before that second the table may still move.
            time.sleep(1)
            before, began = drawing_time(window.process), clock()
            time.sleep(0.8)
            shares.append(100 * (drawing_time(window.process) - before) / (clock() - began))
        show("share of a core while the computer thinks", 15, shares, "%")


def measure_software_gl(program, arguments, game):
    """Measures a window where the processor computes OpenGL: with the renderer that the program
    chooses, and with OpenGL nevertheless."""
    for renderer in SOFTWARE_GL:
        measure_thinking(program, arguments.edition, renderer)
        measure_motion(program, game, arguments.answers, SLOW_FRAME, renderer)


def main():
    parser = argparse.ArgumentParser(prog="tools/measure-window")
    parser.add_argument("program", help=argparse.SUPPRESS)
    parser.add_argument("tool", help=argparse.SUPPRESS)
    parser.add_argument("--only", nargs="+", choices=ROWS, default=ROWS, help="measure only these")
    parser.add_argument("--answers", type=int, default=40, help="after which it is measured")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--edition", default="duel")
    parser.add_argument("--players", default=PLAYERS, help="as for --new of the program")
    arguments = parser.parse_args()
    game = [f"--edition={arguments.edition}", f"--new={arguments.players}", f"--seed={arguments.seed}"]
    many = arguments.players.count(",") > 1
    most_memory = MEMORY_OF_MANY if many else MEMORY
    print(f"{'':<48} {'median':>8} {'95 %':>8} {'99 %':>8} {'most':>8}")
    rows = {
        "start": lambda: (measure_start(arguments.program, "start page", MEMORY),
                          measure_start(arguments.program, "a new game", most_memory, *game)),
        "answers": lambda: measure_answers(arguments.program, game, arguments.answers, most_memory),
        "search": lambda: measure_search(arguments.program, game),
        "motion": lambda: measure_motion(arguments.program, game, arguments.answers),
        "undo": lambda: measure_undo(arguments.program, arguments.tool),
        "seats": lambda: measure_seats(arguments.program),
        "opening": lambda: measure_opening(arguments.program, arguments.tool),
        "aliens": lambda: measure_many_aliens(arguments.program),
        "software-gl": lambda: measure_software_gl(arguments.program, arguments, game),
    }
    for name in arguments.only:
        rows[name]()


if __name__ == "__main__":
    sys.exit(main())
