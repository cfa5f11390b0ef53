# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds circles of files: A uses a function of B, and B, perhaps through others, one of A.

    circles.py ROOT              checks ROOT/src; only circles in ALLOWED are accepted
    circles.py --list ROOT       prints all circles
    circles.py --self-test ROOT  plants a circle, and expects a complaint

A file is a .c with its .h. A function is a word defined at the beginning of a line and not static.
ARCHITECTURE.md names the circles in ALLOWED.
"""
import re
import sys
import tempfile
from pathlib import Path

# True recursion. Each entry is a set of files without their folders and endings.
ALLOWED = [
    # Arguments and filters inside an expression are expressions: when they are parsed…
    {"fp-expression-parse", "fp-expression-names"},
    # … and when they are evaluated.
    {"fp-expression-eval", "fp-expression-calls", "fp-typed-code", "fp-typed-numbers", "fp-typed-truths",
     "fp-typed-values", "fp-typed-check"},
    # Lines of a program hold choices and rules, whose options and programs are lines again.
    {"fp-program-compiler", "fp-choice-compiler", "fp-rule-compiler"},
]

COMMENT = re.compile(r"/\*.*?\*/", re.S)
STRING = re.compile(r'"(?:\\.|[^"\\\n])*"')
# In the GNU style a function's name begins its line, and its type is on the line above.
DEFINITION = re.compile(r"^(?P<type>[^\n#/{}()]*)\n(?P<name>[a-z]\w+) \(", re.M)
WORD = re.compile(r"[A-Za-z_]\w*")


def read(root):
    """Returns {file: (functions defined, words used)}."""
    files = {}
    for path in sorted((root / "src").rglob("*.c")):
        text = STRING.sub('""', COMMENT.sub(" ", path.read_text(encoding="utf-8")))
        defined = {found["name"] for found in DEFINITION.finditer(text) if not found["type"].startswith("static")}
        used = set(WORD.findall(text))
        files[str(path.relative_to(root / "src").with_suffix(""))] = (defined, used)
    return files


def graph(files):
    owner = {name: file for file, (defined, _) in files.items() for name in defined}
    return {file: {owner[word] for word in used if word in owner and owner[word] != file}
            for file, (_, used) in files.items()}


def circles(edges):
    """Returns the strongly connected components of several files (Tarjan), each sorted."""
    index, low, stack, found = {}, {}, [], []

    def visit(file):
        index[file] = low[file] = len(index)
        stack.append(file)
        for other in sorted(edges[file]):
            if other not in index:
                visit(other)
                low[file] = min(low[file], low[other])
            elif other in stack:
                low[file] = min(low[file], index[other])
        if low[file] == index[file]:
            part = []
            while not part or part[-1] != file:
                part.append(stack.pop())
            if len(part) > 1:
                found.append(sorted(part))

    sys.setrecursionlimit(10000)
    for file in sorted(edges):
        if file not in index:
            visit(file)
    return sorted(found)


def faults(root, allowed):
    for circle in circles(graph(read(root))):
        names = {Path(file).name for file in circle}
        if not any(names <= one for one in allowed):
            yield "a circle of files: " + " ".join(circle)


def self_test():
    with tempfile.TemporaryDirectory() as folder:
        for name, text in (("a", "int\nask (void)\n{\n  return answer ();\n}\n"),
                           ("b", "int\nanswer (void)\n{\n  return ask ();\n}\n")):
            path = Path(folder) / "src" / f"{name}.c"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        if len(list(faults(Path(folder), []))) != 1:
            yield "a planted circle was not noticed"
        if list(faults(Path(folder), [{"a", "b"}])):
            yield "an allowed circle was blamed"


def main(arguments):
    root = Path([a for a in arguments if not a.startswith("--")][0])
    if "--list" in arguments:
        print("\n".join(" ".join(circle) for circle in circles(graph(read(root)))))
        return 0
    found = list(self_test() if "--self-test" in arguments else faults(root, ALLOWED))
    print("\n".join(found) or "no circle of files")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
