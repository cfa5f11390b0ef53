# SPDX-License-Identifier: GPL-3.0-or-later
"""Shared code of the tests of the tool from outside: calls, checks, a home for each test, TAP."""
import os
import subprocess
import tempfile
import traceback
from pathlib import Path
from types import SimpleNamespace

WELL, FAULT, USAGE, MACHINE, INTERRUPTED = 0, 1, 2, 3, 130

# The tool, the project, and a new home folder for each test.
here = SimpleNamespace(tool="", root=Path(), home=Path())


class Skip(Exception):
    """A requirement of the test is missing."""


def environment(**more):
    """Returns an environment with the test's home and the C locale."""
    data = str(here.home / "data")
    env = {**os.environ, "LC_ALL": "C", "HOME": str(here.home), "XDG_DATA_HOME": data, **more}
    env.pop("LANGUAGE", None)
    return env


def run(*arguments, stdin="", before=(), **more):
    """Returns (exit code, stdout, stderr) of one call. before: command that starts the tool."""
    data = stdin if isinstance(stdin, bytes) else stdin.encode()
    done = subprocess.run([*before, here.tool, *map(str, arguments)], input=data, capture_output=True,
                          env=environment(**more), timeout=120)
    assert done.returncode >= 0, f"died of signal {-done.returncode}: {done.stderr.decode()[-2000:]}"
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def fails(status, *arguments, says="", **more):
    code, out, err = run(*arguments, **more)
    assert code == status, f"exit {code} instead of {status}: {err}"
    assert err.strip(), "nothing on stderr"
    assert out == "", f"something on stdout: {out[:200]}"
    assert says in err, f"{says!r} isn't in: {err}"
    return err


def works(*arguments, **more):
    code, out, err = run(*arguments, **more)
    assert code == WELL, f"exit {code}: {err}"
    return out


def rows(text):
    return [line.split("\t") for line in text.splitlines()]


def games():
    """Returns the games in the home's folder of games, sorted by name."""
    return sorted((here.home / "data" / "fifth-planet" / "games").glob("*.fifthplanet"))


def main(names, tool, root):
    """Runs the functions test_… among names."""
    here.tool, here.root = tool, Path(root)
    tests = [(name[5:].replace("_", " "), test) for name, test in names.items() if name.startswith("test_")]
    print(f"1..{len(tests)}")
    for number, (title, test) in enumerate(tests, 1):
        with tempfile.TemporaryDirectory(prefix="fifth-planet-") as home:
            here.home = Path(home)
            try:
                test()
                print(f"ok {number} - {title}", flush=True)
            except Skip as reason:
                print(f"ok {number} - {title} # SKIP {reason}", flush=True)
            except Exception:
                print("".join(f"# {line}\n" for line in traceback.format_exc().splitlines()), end="")
                print(f"not ok {number} - {title}", flush=True)
