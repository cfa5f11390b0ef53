# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts tests: prints the failures with the end of what they said, then "N passed, N failed" as the
last line.

    count-tests.py TESTLOG.json…    logs of meson, one JSON object a line

A TAP test counts as many as its subtests, any other test counts as one. A TAP test that stops
early, or fails without a failed subtest (a crash, a leak found at the end), counts one more
failure. Skipped tests don't count. Exit 1 if any test failed.
"""
import json
import re
import sys

GOOD = {"OK", "EXPECTEDFAIL"}
PLAN = re.compile(r"^1\.\.\d+\b", re.MULTILINE)
RESULT = re.compile(r"^(not )?ok\b(.*)$", re.MULTILINE)
# Lines of a failed test's output that are repeated, so that the end of a log says why it failed.
LAST_LINES = 40
DIRECTIVE = re.compile(r"#\s*(SKIP|TODO)\b", re.IGNORECASE)


def count(test):
    """Returns (number passed, names of failures) of one line of the log."""
    name, result, output = test["name"], test.get("result", "ERROR"), test.get("stdout") or ""
    results = RESULT.findall(output) if PLAN.search(output) else []
    if not results:
        return (1, []) if result in GOOD else (0, [] if result == "SKIP" else [f"{name} ({result})"])
    passed, failed = 0, []
    for wrong, title in results:
        if not DIRECTIVE.search(title):
            if wrong:
                failed.append(f"{name}:{title}")
            else:
                passed += 1
    if result not in GOOD | {"SKIP"} and not failed:
        failed.append(f"{name} ({result})")
    return passed, failed


def main(logs):
    passed, failed = 0, []
    for log in logs:
        try:
            with open(log, encoding="utf-8", errors="replace") as lines:
                tests = [json.loads(line) for line in lines]
        except (OSError, ValueError) as error:
            failed.append(f"{log}: {error}")
            continue
        if not tests:
            failed.append(f"{log}: no test was run")
        for test in tests:
            more, wrong = count(test)
            passed += more
            failed += wrong
            if wrong:
                output = (test.get("stdout") or "") + (test.get("stderr") or "")
                print("\n".join(f"{test['name']}: {line}" for line in output.splitlines()[-LAST_LINES:]))
    for name in failed:
        print(f"failed: {name}")
    print(f"{passed} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
