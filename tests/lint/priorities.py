# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds sources of the main loop that painting can hold up: GTK paints at priority 120, and where
each frame takes longer than the time between two frames, sources below never run.

    priorities.py ROOT              checks app, model and session in ROOT/src
    priorities.py --self-test ROOT  plants such sources, and expects complaints

Work that must come after a frame uses fp_after_frame_add (), work that must not run during
allocation G_PRIORITY_HIGH_IDLE, and everything else a timeout.
"""
import re
import sys
from pathlib import Path

# {name of a file: reason} of the files in which a source may wait for painting.
ALLOWED = {}
COMMENT = re.compile(r"/\*.*?\*/", re.S)
STRING = re.compile(r'"(?:\\.|[^"\\\n])*"')
# A priority that is not the default must be one of those above painting.
FULL = re.compile(r"\b(?:g_(?:idle|timeout|unix_fd)_add(?:_seconds)?_full|g_source_set_priority|g_task_set_priority)"
                  r"\s*\(")
IDLE = re.compile(r"\bg_idle_(?:add|add_once|source_new)\s*\(")
LOW = re.compile(r"\b(?:G_PRIORITY_DEFAULT_IDLE|G_PRIORITY_LOW|GDK_PRIORITY_REDRAW)\b")
ABOVE = re.compile(r"\b(?:G_PRIORITY_HIGH|G_PRIORITY_DEFAULT|G_PRIORITY_HIGH_IDLE)\b")


def line_of(text, at):
    return text.count("\n", 0, at) + 1


def blank(found):
    """Replaces a comment or string by as many lines."""
    return '""' + "\n" * found.group().count("\n")


def look(texts):
    """Yields the complaints about texts, of (name, text)."""
    for name, text in texts:
        if Path(name).name in ALLOWED:
            continue
        code = STRING.sub(blank, COMMENT.sub(blank, text))
        for pattern, what in ((IDLE, "an idle source waits for painting"), (LOW, "this priority is below painting")):
            for found in pattern.finditer(code):
                yield f"{name}:{line_of(code, found.start())}: {what}"
        for found in FULL.finditer(code):
            arguments = code[found.end():code.find(";", found.end())]
            if not ABOVE.search(arguments) and not LOW.search(arguments):
                yield f"{name}:{line_of(code, found.start())}: the priority must be named, above painting"


def main(arguments):
    root = Path(arguments[-1]) / "src"
    paths = [path for part in ("app", "model", "session") for end in "hc" for path in sorted((root / part).rglob("*." + end))]
    texts = [(str(path), path.read_text(encoding="utf-8")) for path in paths]
    if arguments[0] == "--self-test":
        planted = ["g_idle_add (cb, NULL);", "g_idle_add_full (G_PRIORITY_LOW, cb, NULL, NULL);",
                   "g_timeout_add_full (150, 10, cb, NULL, NULL);", "g_source_set_priority (source, priority);"]
        kept = ["g_idle_add_full (G_PRIORITY_HIGH_IDLE, cb, NULL, NULL);", "g_timeout_add (1, cb, NULL);",
                "/* g_idle_add (cb, NULL); */", 'puts ("g_idle_add (");']
        noticed = all(any(look([("planted.c", line)])) for line in planted)
        return 0 if noticed and not any(look([("kept.c", line) for line in kept])) else 1
    faults = list(look(texts))
    print("\n".join([*faults, f"{len(texts)} files"]))
    return 1 if faults or len(texts) < 100 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
