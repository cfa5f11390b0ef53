#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Series of games play as they did: the chains of `bench --series all` are those kept beside this file.

    series.py TOOL MINI-TOOL             compare (TAP)
    series.py --write TOOL MINI-TOOL     keep what is played now

A chain is a hash over the digest and all options of each decision. A change that only makes the
engine faster leaves all of them as they are. A change of rules, cards or digests changes the chains
of its edition: write them again, and say why in the commit.
"""
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
EDITIONS = {"duel": (0, ROOT / "data"), "classic": (0, ROOT / "data"), "cosmic": (0, ROOT / "data"), "mini": (1, ROOT / "tests/editions/mini")}


def played(tools, edition):
    """Rows of name, chain and number of decisions, as text."""
    which, data = EDITIONS[edition]
    out = subprocess.run([tools[which], "bench", "--edition", edition, "--series", "all"], check=True,
                         stdout=subprocess.PIPE, env=dict(os.environ, FIFTH_PLANET_DATA=str(data), LC_ALL="C"))
    rows = [line.split("\t")[:3] for line in out.stdout.decode().splitlines()]
    return "".join("\t".join(row) + "\n" for row in rows)


def main(arguments):
    write = arguments[:1] == ["--write"]
    tools = arguments[1:] if write else arguments
    failed = 0
    for number, edition in enumerate(EDITIONS, 1):
        kept = HERE / f"{edition}.tsv"
        now = played(tools, edition)
        if write:
            kept.write_text(now, encoding="utf-8")
            continue
        before = kept.read_text(encoding="utf-8").splitlines()
        other = [line for line in now.splitlines() if line not in before]
        same = not other and len(before) == len(now.splitlines())
        failed += not same
        print(f"{'ok' if same else 'not ok'} {number} - {edition} plays the same games")
        for line in other:
            print(f"# {line}")
    if not write:
        print(f"1..{len(EDITIONS)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
