#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Instructions of series of games, counted by callgrind (package valgrind).

    count.py --list TOOL SERIES…    instructions per decision, decisions, mean effects in force
    count.py --profile TOOL SERIES  the same by function, most first
    count.py --check BUILD TOOL MINI-TOOL    compares with the figures kept beside this file (TAP)
    count.py --write BUILD TOOL MINI-TOOL    keeps the figures of now

A series is EDITION/NAME (`bench --series`). MINI-TOOL plays the small edition, and TOOL the others.
Only instructions of the program itself count, and only while games are played (`fp_series_run`).
Libraries choose their code by the processor, so theirs are left out. Compare only builds of the same
kind: BUILD names compiler and options, and figures of another one are not compared.
"""
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path


KEPT = Path(__file__).resolve().parent / "instructions.tsv"
SMALL = "mini"
SMALL_DATA = Path(__file__).resolve().parent.parent / "editions" / SMALL
# Series whose figures are kept. From one growth series to the next only the number of effects grows.
GUARDED = ["duel/random-2", "duel/search-2", "classic/short-4", "cosmic/random-4", "mini/search-8"]
GROWTH = {"duel": ("copies-2", "copies-8"), "classic": ("copies-2", "copies-8"), "cosmic": ("copies-2", "copies-8"),
          SMALL: ("copies-1", "copies-11")}
MORE = 1.03  # above the kept figures a build fails
SKIPPED = 77  # exit code for meson
# Libraries choose the same code on every processor.
ENVIRONMENT = {"GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-AVX512F,-ERMS", "LC_ALL": "C"}


def count(tool, name):
    """The instructions of the tool's own functions, and the fields that `bench --series` prints."""
    edition, series = name.split("/")
    data = {"FIFTH_PLANET_DATA": str(SMALL_DATA)} if edition == SMALL else {}
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out"
        bench = subprocess.run(
            ["valgrind", "--tool=callgrind", "--collect-atstart=no", "--toggle-collect=fp_series_run*",
             f"--callgrind-out-file={out}", tool, "bench", "--edition", edition, "--series", series, "--unchained"],
            check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=dict(os.environ, **ENVIRONMENT, **data))
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


def figures(tool, mini_tool):
    """The figures that are kept: instructions per decision, and for one more effect in force."""
    for name in GUARDED:
        yield name, counted(mini_tool if name.startswith(SMALL + "/") else tool, name)[0]
    for edition, series in GROWTH.items():
        few, many = (counted(mini_tool if edition == SMALL else tool, f"{edition}/{name}") for name in series)
        yield f"{edition}/each-effect", (many[0] - few[0]) / (float(many[2]) - float(few[2]))


def write(build, *tools):
    rows = "".join(f"{name}\t{figure:.0f}\n" for name, figure in figures(*tools))
    KEPT.write_text(f"{build}\n{rows}", encoding="utf-8")


def check(build, *tools):
    """Prints TAP. Returns the exit code."""
    kept_build, *rows = KEPT.read_text(encoding="utf-8").splitlines()
    if kept_build != build:
        print(f"1..0 # SKIP the figures are of {kept_build}, and this is {build}")
        return SKIPPED
    kept, failed = dict(row.split("\t") for row in rows), 0
    for number, (name, figure) in enumerate(figures(*tools), 1):
        most = MORE * float(kept.get(name, 0))
        failed += figure > most
        print(f"{'ok' if figure <= most else 'not ok'} {number} - {name}: {figure:.0f}, at most {most:.0f}", flush=True)
    print(f"1..{number}")
    return 1 if failed else 0


def main(arguments):
    if len(arguments) < 3 or arguments[0] not in ("--list", "--profile", "--check", "--write"):
        sys.exit(__doc__)
    if arguments[0] == "--check":
        sys.exit(check(*arguments[1:4]))
    if arguments[0] == "--write":
        write(*arguments[1:4])
        return
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
