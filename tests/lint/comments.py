# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that comments of C files have a subject, fit into 100 columns and cite existing files.

    comments.py ROOT              checks ROOT/src, ROOT/tests and the prose in Markdown files
    comments.py --self-test ROOT  plants a bad comment of each kind, and expects a complaint
"""
import os
import re
import sys
import tempfile
from pathlib import Path

WIDTH = 100
COMMENT = re.compile(r"/\*.*?\*/", re.S)
# In the middle of a line, so that indented lists may stay.
TWO_BLANKS = re.compile(r"[.;:?!]  +\S")
SENTENCE_END = re.compile(r"(?<=[.;])\s+(?=[A-Z@])")
# In “fp_effect_find: …” and “@card: …” the sentence begins after the colon.
CONTRACT = re.compile(r"^@?[\w.]+(?: \(\))?(?:, @?[\w.]+(?: \(\))?)*: ")
HEADLESS = re.compile(r"(Who|Whoever|What|Whatever|Whose|Whom|Whether|Where|Wherever|How|Which|Whichever)\b", re.I)
# A citation is the name of a file with one of these endings.
CITATION = re.compile(r"(?<![\w*…/.-])([\w-]+\.(?:md|c|h|py|ui|xml|rng|css|page|tsv))\b")
# Files made by the build or the user, which are not in the tree.
ELSEWHERE = {"config.h", "set.xml", "FILE.xml"}


def sentences(comment):
    text = re.sub(r"\n\s*\*? ?", " ", comment[2:-2])
    for sentence in SENTENCE_END.split(" ".join(text.split()).strip("* ")):
        yield CONTRACT.sub("", sentence)


def is_headless(sentence):
    """“Where there is none, …” has a main clause with a subject, and a question needs none."""
    if sentence.endswith("?") or re.match(r"(Where|Wherever) [^.]*, ", sentence):
        return False
    return HEADLESS.match(sentence) is not None


def faults_of_comment(comment, names):
    for sentence in sentences(comment):
        if is_headless(sentence):
            yield f"a sentence without a subject: “{sentence[:60]}”"
    if TWO_BLANKS.search(comment):
        yield "two blanks after a full stop"
    for cited in CITATION.findall(comment):
        if cited not in names:
            yield f"cites {cited}, which is not in the tree"


def faults_of_c(path, text, names):
    lines = text.splitlines()
    for found in COMMENT.finditer(text):
        first = text.count("\n", 0, found.start())
        for fault in faults_of_comment(found.group(), names):
            yield f"{path}:{first + 1}: {fault}"
        for number in range(first, first + found.group().count("\n") + 1):
            if len(lines[number]) > WIDTH:
                yield f"{path}:{number + 1}: a comment of {len(lines[number])} columns, more than {WIDTH}"


def faults_of_prose(path, text):
    """Tables and code blocks can't be wrapped."""
    in_code = False
    for number, line in enumerate(text.splitlines(), 1):
        in_code ^= line.startswith("```")
        can_wrap = not in_code and not re.match(r"\||    |<!--|!?\[", line) and " " in line[:WIDTH].strip()
        if can_wrap and len(line) > WIDTH:
            yield f"{path}:{number}: prose of {len(line)} columns, more than {WIDTH}"


def files_of(root):
    """Files of the tree; hidden folders and build folders (_check, build) are left out."""
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(name for name in folders if name[0] not in "._" and name != "build")
        for name in sorted(names):
            yield Path(folder) / name


def faults(root):
    files = list(files_of(root))
    names = {path.name for path in files} | ELSEWHERE
    for path in files:
        name = path.relative_to(root)
        if path.suffix in (".c", ".h") and name.parts[0] in ("src", "tests"):
            yield from faults_of_c(name, path.read_text(encoding="utf-8"), names)
        elif path.suffix == ".md":
            yield from faults_of_prose(name, path.read_text(encoding="utf-8"))


BAD = [
    ("src/bad.c", "/* Whether the seat may send. */"),
    ("src/bad.c", "/* fp_bad: who is asked. */"),
    ("src/bad.c", "/* Seats. Where they sit. */"),
    ("src/bad.c", "/* What seats share: places, ships. */"),
    ("src/bad.c", "/* Which seats may send, and how many ships. */"),
    ("src/bad.c", "/* How seats sit, from left to right. */"),
    ("src/bad.c", "/* Whether a seat sends, by its role. */"),
    ("src/bad.c", "/* Seats.  They sit. */"),
    ("src/bad.c", "/* The order (no-such-page.md 2.6). */"),
    ("src/bad.c", "/* " + "word " * 20 + "*/"),
    ("bad.md", "word " * 21),
]
GOOD = [
    ("src/good.c", "/* Returns TRUE if the seat may send (good.c). */\nint a; /* seat that is asked */"),
    ("src/good.c", "/* Where there is no seat, nothing is sent. Which seat sends? */"),
    ("good.md", "| " + "word " * 21 + "|"),
]


def found_in(samples):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in samples:
            path = Path(folder) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text + "\n", encoding="utf-8")
        return list(faults(Path(folder)))


def self_test():
    for sample in BAD:
        if len(found_in([sample])) != 1:
            yield f"not noticed: {sample[1]}"
    yield from (f"wrongly blamed: {fault}" for fault in found_in(GOOD))


def main(arguments):
    testing = "--self-test" in arguments
    root = Path([a for a in arguments if not a.startswith("--")][0])
    found = list(self_test() if testing else faults(root))
    print("\n".join(found) or "all comments are sound")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
