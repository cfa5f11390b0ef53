# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the #includes under src/ against the layers in ARCHITECTURE.md.

    includes.py ROOT              checks ROOT/src
    includes.py --self-test ROOT  plants bad includes, and expects a complaint about each
"""
import re
import sys
import tempfile
from pathlib import Path

# Folders that a folder may include directly, besides itself.
MAY = {
    "engine": set(),
    "markup": set(),
    "library": {"engine", "markup", "art"},
    "editions": {"engine"},
    "players": {"engine"},
    "archive": {"engine", "markup"},
    "text": {"engine"},
    "book": {"markup", "engine", "text"},
    "paper": {"book"},
    "session": {"editions", "library", "players", "archive", "text"},
    "record": {"session", "players", "engine", "text"},
    "lab": {"session", "players", "archive", "text", "markup"},
    "art": set(),
    "model": {"session", "record", "book", "text"},
    "app": {"model", "art", "text", "paper"},
    "thumbnail": {"model", "session", "art"},
    "tool": {"session", "record", "lab", "book", "paper", "art", "markup"},
}

# Folders that may include a library's headers. All other headers (C, GLib) are free.
OUTSIDE = [
    (re.compile(r"(gtk|gdk|gsk|graphene)/|adwaita|gtk\.h|adw"), {"app"}),
    (re.compile(r"gio/|glib-object\.h|gobject/"), {"app", "model", "session", "archive", "library", "tool", "thumbnail"}),
    (re.compile(r"libxml/"), {"markup", "library", "archive"}),
    (re.compile(r"sqlite3"), {"book", "record"}),
    (re.compile(r"libstemmer"), {"book"}),
    (re.compile(r"librsvg/|cairo|pango"), {"art", "app", "paper", "thumbnail"}),
    # Translated sentences.
    (re.compile(r"glib/gi18n|libintl\.h"), {"text", "editions", "book", "session", "record", "lab", "model", "app", "tool"}),
]

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')


def faults(root):
    src = Path(root) / "src"
    for path in sorted(src.rglob("*.[ch]")):
        part = path.relative_to(src).parts[0]
        name = path.relative_to(root)
        if part not in MAY:
            yield f"{name}: src/{part} is not in the picture"
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found = INCLUDE.match(line)
            if found:
                wrong = judge(src, path, part, *found.groups())
                if wrong:
                    yield f"{name}:{number}: {wrong}"


class Shared(dict):
    """Folders of editions that files of a folder may include."""

    def __missing__(self, folder):
        return {"common", folder}


SHARED = Shared(classic={"common", "encounter", "classic"}, cosmic={"common", "encounter", "cosmic"})


def judge(src, path, part, bracket, header):
    """Returns the complaint about one include, or None."""
    if bracket == "<":
        for pattern, friends in OUTSIDE:
            if pattern.match(header) and part not in friends:
                return f"{part} may not include <{header}>; only {', '.join(sorted(friends))} may"
        return None
    if header == "config.h":
        return None
    where = Path(header).parts
    if len(where) < 2 or where[0] not in MAY:
        return f'"{header}" is not written from src/, like "engine/state/fp-state.h"'
    if where[0] != part and where[0] not in MAY[part]:
        allowed = ", ".join(sorted(MAY[part])) or "nothing"
        return f"{part} may not include {where[0]}; it may include {allowed}"
    if part == "editions" == where[0] and where[1] not in SHARED[path.relative_to(src).parts[1]]:
        return "an edition may include only itself and what editions share: common, and encounter if it has that"
    return None


BAD = [
    ("engine/fp-bad.c", '#include "text/fp-text.h"'),
    ("engine/fp-bad.c", "#include <libxml/tree.h>"),
    ("engine/fp-bad.c", "#include <gtk/gtk.h>"),
    ("engine/fp-bad.h", "#include <glib/gi18n.h>"),
    ("engine/fp-bad.c", '#include "fp-state.h"'),
    ("engine/fp-bad.c", '#include "../engine/state/fp-state.h"'),
    ("players/fp-bad.c", '#include "editions/duel/fp-duel.h"'),
    ("editions/duel/fp-bad.c", '#include "editions/cosmic/fp-cosmic.h"'),
    ("editions/common/fp-bad.c", '#include "editions/duel/fp-duel.h"'),
    ("editions/common/fp-bad.c", '#include "editions/encounter/encounter.h"'),
    ("editions/encounter/fp-bad.c", '#include "editions/classic/classic.h"'),
    ("editions/duel/fp-bad.c", '#include "editions/encounter/encounter.h"'),
    ("session/fp-bad.c", "  #  include <adwaita.h>"),
    ("app/fp-bad.c", '#include "engine/state/fp-state.h"'),
    ("app/fp-bad.c", '#include "session/game/fp-session.h"'),
    ("model/fp-bad.c", "#include <sqlite3.h>"),
    ("nowhere/fp-bad.c", "#include <glib.h>"),
]
GOOD = [
    ("editions/classic/fp-good.c", '#include "editions/encounter/encounter.h"'),
    ("engine/fp-good.c", '#include "config.h"\n#include <glib.h>\n#include "engine/state/fp-state.h"'),
    ("app/fp-good.c", '#include <adwaita.h>\n#include "model/game/fp-game.h"\n#include "text/fp-text.h"'),
    ("editions/duel/fp-good.c", '#include "editions/common/fp-common.h"\n#include "editions/duel/fp-duel.h"'),
    ("library/fp-good.c", '#include <libxml/parser.h>\n#include "markup/fp-markup.h"'),
]


def found_in(samples):
    with tempfile.TemporaryDirectory() as root:
        for name, text in samples:
            path = Path(root) / "src" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text + "\n", encoding="utf-8")
        return list(faults(root))


def self_test():
    for sample in BAD:
        if len(found_in([sample])) != 1:
            yield f"not noticed: {sample[1]} in {sample[0]}"
    yield from (f"wrongly blamed: {fault}" for fault in found_in(GOOD))


def main(arguments):
    testing = "--self-test" in arguments
    root = [a for a in arguments if not a.startswith("--")][0]
    found = list(self_test() if testing else faults(root))
    print("\n".join(found) or "all as in the picture")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
