# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that po/POTFILES.in lists every file with translatable text, once, sorted, and no other.

    potfiles.py ROOT          compares
    potfiles.py --write ROOT  writes the list again
"""
import re
import sys
from pathlib import Path

FOLDERS = ["src/text", "src/editions", "src/book", "src/app", "src/tool", "src/session", "src/lab", "src/model", "ui", "data"]
WORDS_IN_C = re.compile(r'(?<![A-Za-z0-9_])((_|N_|C_|NC_|ngettext|g_dngettext|g_dpgettext2?)\s*\(\s*(N_\s*\()?'
                        r'|g_dngettext\s*\(\s*GETTEXT_PACKAGE,\s*)"')
WORDS_IN_UI = re.compile(r"translatable=[\"'](yes|true)[\"']")


def has_words(path):
    name = path.name
    if name.endswith((".desktop.in", ".metainfo.xml.in", ".mime.xml.in", ".gschema.xml")):
        return True
    if name.endswith(".xml") and {"sets", "lessons"} & set(path.parts):
        return True
    if name.endswith((".c", ".h")):
        return bool(WORDS_IN_C.search(path.read_text(encoding="utf-8")))
    if name.endswith(".ui"):
        return bool(WORDS_IN_UI.search(path.read_text(encoding="utf-8")))
    return False


def wanted(root):
    files = (path for folder in FOLDERS for path in (root / folder).rglob("*") if path.is_file())
    return sorted(str(path.relative_to(root)) for path in files if has_words(path))


def main(arguments):
    root = Path([a for a in arguments if not a.startswith("--")][0])
    potfiles = root / "po" / "POTFILES.in"
    want = wanted(root)
    if "--write" in arguments:
        potfiles.write_text("".join(f"{name}\n" for name in want), encoding="utf-8")
        return 0
    have = potfiles.read_text(encoding="utf-8").split()
    for name in sorted(set(want) - set(have)):
        print(f"po/POTFILES.in lacks {name}")
    for name in sorted(set(have) - set(want)):
        print(f"po/POTFILES.in names {name}, which has no words (or is not there)")
    if sorted(set(have)) != have:
        print("po/POTFILES.in is not sorted, or names a file twice")
    if have != want:
        print("tests/lint/potfiles.py --write . puts it right")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
