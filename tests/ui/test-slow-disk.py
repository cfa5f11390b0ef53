# SPDX-License-Identifier: GPL-3.0-or-later
"""Nobody who plays waits for the disk: the window takes answers while it is busy with the first of them.

    test-slow-disk.py PROGRAM LIBRARY-OF-SLOW-DISK.C
"""
import os
import pathlib
import re
import sys
import tempfile
import time
import traceback

from drive import Program

ANSWERS = 20

CHOICE = re.compile(rb"choice (\d+) ")


def taken(log):
    """How many choices the program has told of."""
    return max((int(choice) for choice in CHOICE.findall(log.read_bytes())), default=0)


def is_asked(program):
    return program.find("panel", "Answers")


def answers_do_not_wait(path, library):
    """While no sync comes to its end, answers by key are taken, and each is in the journal at once."""
    with tempfile.TemporaryDirectory(prefix="fifth-planet-") as folder:
        home, log = pathlib.Path(folder), pathlib.Path(folder) / "log"
        waits = home / "waits"
        slow = {"LD_PRELOAD": library, "SLOW_DISK_WAITS": str(waits),
                "ASAN_OPTIONS": os.environ.get("ASAN_OPTIONS", "") + ":verify_asan_link_order=0:detect_leaks=0"}
        with log.open("wb") as output:
            with Program(path, "--new=Ada,Robot=random", "--seed=8", home=home, log=output, also=slow) as program:
                program.wait_for(lambda: is_asked(program), "a question")
                assert "slow-disk" in pathlib.Path(f"/proc/{program.process.pid}/maps").read_text()
                waits.touch()
                longest = 0.0
                for _ in range(ANSWERS):
                    before, begun = taken(log), time.monotonic()
                    program.press("1")
                    program.wait_for(lambda: taken(log) > before, "an answer to be taken")
                    longest = max(longest, time.monotonic() - begun)
                print(f"# {ANSWERS} answers while the disk waits, the slowest after {longest * 1000:.0f} ms")
                journals = list(home.glob("data/fifth-planet/games/*-journal"))
                assert len(journals) == 1, journals
                lines = journals[0].read_bytes().count(b"\n")
                assert lines > taken(log) - ANSWERS, (lines, taken(log))
                waits.unlink()
                assert program.quit() == 0


def main(path, library):
    print("1..1")
    try:
        answers_do_not_wait(path, library)
    except Exception:
        print("".join(f"# {line}\n" for line in traceback.format_exc().splitlines()) + "not ok 1 - answers don't wait")
        return 1
    print("ok 1 - answers don't wait")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
