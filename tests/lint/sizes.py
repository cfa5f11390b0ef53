# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that no function has more than 70 lines and no file more than 900. CONTRIBUTING.md asks
for less; these are the hard limits.

    sizes.py ROOT
"""
import sys
from pathlib import Path

LONGEST_FUNCTION = 70
LONGEST_FILE = 900


def functions(lines):
    """Yields (first line, length) of every function. Only its braces are alone in column 0."""
    start = None
    for number, line in enumerate(lines, 1):
        if line.startswith("{"):
            start = number
        elif line.rstrip() == "}" and start is not None:
            yield start, number - start + 1
            start = None
        elif line.startswith("}"):
            start = None


def main(root):
    faults, all_lengths = [], []
    paths = sorted(path for folder in ("src", "tests") for path in (root / folder).rglob("*.[ch]"))
    for path in paths:
        lines = path.read_text(encoding="utf-8").splitlines()
        name = path.relative_to(root)
        if len(lines) > LONGEST_FILE:
            faults.append(f"{name}: {len(lines)} lines, more than {LONGEST_FILE}")
        for start, length in functions(lines):
            all_lengths.append(length)
            if length > LONGEST_FUNCTION:
                faults.append(f"{name}:{start}: a function of {length} lines, more than {LONGEST_FUNCTION}")
    print("\n".join(faults))
    if all_lengths:
        all_lengths.sort()
        print(f"{len(paths)} files, {len(all_lengths)} functions; nine in ten have at most "
              f"{all_lengths[len(all_lengths) * 9 // 10]} lines, the longest has {all_lengths[-1]}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
