# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests that say how they went as the test runner wants it: TAP.

    tap.run(TESTS, *sys.argv[1:])
"""
import traceback


def run(tests, *given):
    """Calls each of the tests with what is given.  A test is a function, named for what it shows; it fails by raising."""
    print(f"1..{len(tests)}", flush=True)
    for number, test in enumerate(tests, 1):
        title = test.__name__.replace("_", " ")
        try:
            test(*given)
        except Exception:
            print("".join(f"# {line}\n" for line in traceback.format_exc().splitlines()), end="")
            print(f"not ok {number} - {title}", flush=True)
        else:
            print(f"ok {number} - {title}", flush=True)
