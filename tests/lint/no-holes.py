# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that locals of procedures have no padding. The digest of a state covers all of their
bytes, and the value of padding is undefined.

    no-holes.py ROOT              checks FP_LOCALS and structs Fp…Locals in engine and editions
    no-holes.py --self-test ROOT  plants a hole, and expects a complaint
"""
import re
import sys
from pathlib import Path

SIZES = {"uint8_t": 1, "int8_t": 1, "FpSeats": 1, "uint16_t": 2, "int16_t": 2, "uint32_t": 4, "int32_t": 4, "int": 4,
         "guint": 4, "gboolean": 4, "uint64_t": 8}
LOCALS = re.compile(r"FP_LOCALS \((?P<name>\w+)\)\s*\{(?P<body>[^}]*)\};|"
                    r"typedef struct\s*\{(?P<body2>[^}]*)\} (?P<name2>\w+);")
COMMENT = re.compile(r"/\*.*?\*/", re.S)
MEMBERS = re.compile(r"(?:const )?(\w+) ([^;]+);")


def layout(body, known):
    """Returns (size, alignment, member after the first hole or "its end")."""
    at, widest, hole = 0, 1, None
    for kind, names in MEMBERS.findall(body):
        if kind not in known:
            return None
        size, align = known[kind]
        for name in names.split(","):
            count = re.search(r"\[(\w+)\]", name)
            if count and not count.group(1).isdigit():
                return None
            if at % align:
                hole = hole or f"before “{name.strip()}”"
                at += align - at % align
            at += size * (int(count.group(1)) if count else 1)
            widest = max(widest, align)
    if at % widest:
        hole = hole or "at its end"
        at += widest - at % widest
    return at, widest, hole


def look(texts):
    """Yields the complaints about texts, of (name, text), then the number of structs checked."""
    known = {kind: (size, size) for kind, size in SIZES.items()}
    checked = 0
    for name, text in texts:
        for found in LOCALS.finditer(COMMENT.sub("", text)):
            struct = found["name"] or found["name2"]
            told = layout(found["body"] or found["body2"], known)
            if told is not None:
                known[struct if found["name2"] else struct + "_locals"] = told[:2]
            if not found["name"] and not struct.endswith("Locals"):
                continue
            checked += 1
            if told is None:
                yield f"{name}: the locals “{struct}” have members that this test does not know"
            elif told[2]:
                yield f"{name}: the locals “{struct}” have a hole {told[2]}; a member “pad” fills it"
    yield checked


def main(arguments):
    root = Path(arguments[-1]) / "src"
    paths = [path for part in ("engine", "editions") for end in "hc" for path in sorted((root / part).rglob("*." + end))]
    texts = [(str(path), path.read_text(encoding="utf-8")) for path in paths]
    if arguments[0] == "--self-test":
        planted = "FP_LOCALS (planted)\n{\n  uint8_t seat; /* who */\n  int16_t card;\n};\n"
        *faults, _ = look(texts + [("planted.c", planted)])
        return 0 if any("planted.c" in fault and "“card”" in fault for fault in faults) else 1
    *faults, checked = look(texts)
    print("\n".join([*faults, f"{checked} structs"]))
    return 1 if faults or checked < 30 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
