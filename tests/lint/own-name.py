# SPDX-License-Identifier: GPL-3.0-or-later
"""The program is not called after the games of others whose rules it plays: what catalogs, desktops
and the first page say of it does not read like the name of such a product.

    own-name.py ROOT              checks what is said of the program
    own-name.py --self-test ROOT  expects a complaint about a name that is put in
"""
import sys
from pathlib import Path

OTHERS = ("cosmic encounter",)
# The start page; About and the rules books say by name whose rules they are.
PLACES = ("data/*.in", "ui/start*.ui", "src/app/pages/fp-start*.c", "debian/control", "build-aux/*.json")


def faults(files):
    for name, text in files:
        for number, line in enumerate(text.splitlines(), 1):
            for other in OTHERS:
                if other in line.lower():
                    yield f"{name}:{number}: “{other}” reads like the name of the program"


def places(root):
    for place in PLACES:
        found = sorted(root.glob(place))
        assert found, f"nothing is called {place}"
        for path in found:
            yield path.relative_to(root), path.read_text(encoding="utf-8")


def main(arguments):
    root = Path([a for a in arguments if not a.startswith("--")][0])
    files = list(places(root))
    if "--self-test" in arguments:
        told = [len(list(faults([(name, f"{text}\nCosmic Encounter on your desktop\n")]))) for name, text in files]
        return 0 if set(told) == {1} else 1
    found = list(faults(files))
    print("".join(f"{fault}\n" for fault in found), end="")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
