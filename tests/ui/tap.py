# SPDX-License-Identifier: GPL-3.0-or-later
"""Reports test results to the test runner in TAP format.

    tap.run(TESTS, *sys.argv[1:])
"""
import fcntl
import os
import pathlib
import tempfile
import traceback


def have_the_screen():
    """Waits for exclusive use of the screen, until the returned object is closed. Keys go to the
    active window, so two tests at once would play each other's games."""
    screen = os.environ.get("DISPLAY", "").replace("/", "-")
    lock = pathlib.Path(tempfile.gettempdir(), f"fifth-planet-screen{screen}.lock").open("w")
    fcntl.flock(lock, fcntl.LOCK_EX)
    return lock


def run(tests, *given):
    """Calls each test with the given arguments. A test is a function whose name says what it
    checks. It fails by raising an exception."""
    with have_the_screen():
        print(f"1..{len(tests)}", flush=True)
        for number, test in enumerate(tests, 1):
            title = test.__name__.removeprefix("test_").replace("_", " ")
            try:
                test(*given)
            except Exception:
                print("".join(f"# {line}\n" for line in traceback.format_exc().splitlines()), end="")
                print(f"not ok {number} - {title}", flush=True)
            else:
                print(f"ok {number} - {title}", flush=True)
