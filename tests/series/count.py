#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Instructions of series of games, counted by callgrind (package valgrind).

    count.py --list TOOL SERIES…    instructions per decision, decisions, mean effects in force
    count.py --profile TOOL SERIES  the same by function, most first

A series is EDITION/NAME (`bench --series`). Only instructions of the program itself count, and only
while games are played (`fp_series_run`). Libraries choose their code by the processor, so theirs are
left out. Compare only builds of the same kind.
"""
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path


def count(tool, name):
    """The instructions of the tool's own functions, and the fields that `bench --series` prints."""
    edition, series = name.split("/")
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out"
        bench = subprocess.run(
            ["valgrind", "--tool=callgrind", "--collect-atstart=no", "--toggle-collect=fp_series_run*",
             f"--callgrind-out-file={out}", tool, "bench", "--edition", edition, "--series", series, "--unchained"],
            check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        return own_instructions(out, Path(tool).name), bench.stdout.decode().rstrip("\n").split("\t")


def own_instructions(path, program):
    """Adds up the self costs of each function of @program in callgrind's file."""
    names, functions, own, function, called = {}, Counter(), False, "?", False
    for line in path.read_text(encoding="utf-8").splitlines():
        kind, _, rest = line.partition("=")
        if kind in ("ob", "fn"):
            number, _, text = rest.partition(" ")
            names.setdefault((kind, number), text)
            if kind == "ob":
                own = names[kind, number].endswith("/" + program)
            else:
                function = names[kind, number]
        elif kind == "calls":
            called = True  # the next line is the cost of the callee
        elif re.match(r"[0-9+*-]", line):
            if own and not called:
                functions[function] += int(line.split()[1])
            called = False
        elif kind in ("cob", "cfn"):
            number, _, text = rest.partition(" ")
            names.setdefault((kind[1:], number), text)
    return functions


def counted(tool, name):
    """Instructions per decision, and the games: decisions and mean effects in force."""
    functions, row = count(tool, name)
    return sum(functions.values()) / int(row[2]), row[2], row[3]


def line(tool, name):
    return "{}\t{:.0f}\t{}\t{}".format(name, *counted(tool, name))


def main(arguments):
    if len(arguments) < 3 or arguments[0] not in ("--list", "--profile"):
        sys.exit(__doc__)
    if arguments[0] == "--list":
        for name in arguments[2:]:
            print(line(arguments[1], name), flush=True)
        return
    functions, row = count(*arguments[1:3])
    total, decisions = sum(functions.values()), int(row[2])
    print(f"{total / decisions:.0f} instructions a decision, {row[3]} effects in force")
    for name, cost in functions.most_common(45):
        print(f"{100 * cost / total:5.1f} % {cost / decisions:9.0f}  {name}")


if __name__ == "__main__":
    main(sys.argv[1:])
