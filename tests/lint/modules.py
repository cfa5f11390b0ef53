# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that modules of editions stand apart.

    modules.py ROOT              checks each folder modules/ of an edition in src/ and tests/
    modules.py --self-test ROOT  plants faults, and expects complaints

A module is a file of that folder, or a folder in it. In the edition's folder only the module's own
files and the list of modules (NAME-modules.h) may name it; texts, options and rulings are data, and tests may. A module includes no other one: conditions
between modules are set-up options.
"""
import re
import sys
import tempfile
from pathlib import Path

# Constants that an edition's header defines, and the name of a module in a table of sentences.
FREE = re.compile(r"\b[A-Z]+_OPTION_\w+|\{ \"[a-z-]+\", N_ \(")
COMMENT = re.compile(r"/\*.*?\*/", re.S)


def spellings(module):
    """Returns an expression for the module's name in code."""
    return re.compile(r"(?<![a-z])" + re.sub("-", "[-_ ]?", module) + r"(?![a-z])", re.I)


def faults_of(folder):
    """Yields the faults of the edition in folder, which has modules."""
    inside_of = {path: path.stem for path in (folder / "modules").glob("*.[ch]")}
    inside_of |= {path: path.parent.name for path in (folder / "modules").glob("*/*.[ch]")}
    modules = sorted(set(inside_of.values()))
    for path in sorted([*folder.glob("*.[ch]"), *inside_of]):
        text = COMMENT.sub(lambda match: "\n" * match[0].count("\n"), path.read_text(encoding="utf-8"))
        inside = path in inside_of
        if not inside and (path.name.endswith("-modules.h") or path.name.startswith("test-")):
            continue
        for number, line in enumerate(text.splitlines(), 1):
            named = line if inside else FREE.sub("", line)
            for module in modules:
                if inside and (inside_of[path] == module or "include" not in line):
                    continue
                if spellings(module).search(named):
                    yield f"{path.relative_to(folder)}:{number}: names the module “{module}”; only the list of modules may"


def editions(root):
    return sorted({path.parent for top in ("src/editions", "tests/editions") for path in (root / top).glob("*/modules")})


def main(root):
    faults = [f"{folder.relative_to(root)}/{fault}" for folder in editions(root) for fault in faults_of(folder)]
    print("\n".join(faults))
    print(f"{len(editions(root))} editions with modules")
    return 1 if faults or not editions(root) else 0


SAMPLES = [
    ("tiny-turn.c", "if (is_on (TINY_MODULE_LONG_NIGHT))", True),
    ("tiny-turn.c", '#include "editions/tiny/modules/long-night.h"', True),
    ("modules/dawn.c", '#include "editions/tiny/modules/long-night.h"', True),
    ("tiny-modules.h", '#include "editions/tiny/modules/long-night.h"', False),
    ("modules/dusk/dusk-steps.c", '#include "editions/tiny/modules/long-night.h"', True),
    ("modules/dusk/dusk-steps.c", '#include "editions/tiny/modules/dusk/dusk.h"', False),
    ("tiny-turn.c", "dusk_begin (e);", True),
    ("modules/long-night.c", "const FpModule tiny_long_night;", False),
    ("tiny-edition.c", '[TINY_OPTION_LONG_NIGHT] = { "night" },', False),
    ("tiny-turn.c", "/* A long night. */", False),
]


def self_test():
    wrong = []
    for name, text, expected in SAMPLES:
        with tempfile.TemporaryDirectory() as temporary:
            folder = Path(temporary)
            (folder / "modules").mkdir()
            (folder / "modules" / "dusk").mkdir()
            for module in ("long-night", "dawn", "dusk/dusk-module"):
                (folder / "modules" / f"{module}.c").write_text("", encoding="utf-8")
            (folder / name).write_text(text, encoding="utf-8")
            if bool(list(faults_of(folder))) != expected:
                wrong.append(f"{name}: {text}: {'not noticed' if expected else 'wrongly blamed'}")
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(self_test() if sys.argv[1] == "--self-test" else main(Path(sys.argv[1])))
