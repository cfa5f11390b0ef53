# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that no C variable is used across a stop of a procedure. Between FP_BEGIN and FP_END a
variable declared before a stop has lost its value after the stop.

    procedure-locals.py ROOT              checks src/engine and src/editions
    procedure-locals.py --self-test ROOT  plants such a variable, and expects a complaint
"""
import re
import sys
import tempfile
from pathlib import Path

COMMENT = re.compile(r"/\*.*?\*/", re.S)
STRING = re.compile(r'"(?:\\.|[^"\\\n])*"')
BODY = re.compile(r"^  FP_BEGIN \(.*?^  FP_END", re.S | re.M)
# Macros of fp-procedure.h with a label, at which the function may return and be entered again.
STOP = re.compile(r"\b(?:FP_RUN|FP_CALL|FP_PROGRAM|FP_CHOOSE|FP_ACTION|FP_GO)\b")
DECLARATION = re.compile(
    r"^ +(?:static |const |g_autoptr \(\w+\) |g_autofree )*"
    r"(?:Fp\w+|u?int\d*_t|int|guint|gboolean|char|double|gsize)\s+(?:const )?\**(?P<name>\w+)(?:\[[^\]]*\])?\s*(?:=|;|,)", re.M)


def blank(found):
    return re.sub(r"[^\n]", " ", found.group())


def block_end(text, start):
    """Returns the end of the block around start."""
    depth = 0
    for at in range(start, len(text)):
        if text[at] == "{":
            depth += 1
        elif text[at] == "}":
            depth -= 1
            if depth < 0:
                return at
    return len(text)


def faults(root):
    for folder in ("engine", "editions"):
        for path in sorted((root / "src" / folder).rglob("*.c")):
            text = STRING.sub(blank, COMMENT.sub(blank, path.read_text(encoding="utf-8")))
            for body in BODY.finditer(text):
                for number, name in living_across(text, body):
                    yield f"{path.relative_to(root)}:{number}: “{name}” is used behind a stop; make it one of FP_LOCALS"


def living_across(text, body):
    """Yields (line, name) of each variable that is read after a stop before it is set again."""
    for found in DECLARATION.finditer(text, body.start(), body.end()):
        scope = text[found.end():min(block_end(text, found.end()), body.end())]
        stop = STOP.search(scope)
        if stop is None:
            continue
        # Arguments of the stop itself are read before the function returns.
        behind = scope[scope.find(";", stop.start()) + 1:]
        use = re.search(rf"(?<![\w.>]){found['name']}\b", behind)
        if use and not re.match(r"\s*=[^=]", behind[use.end():]):
            yield text.count("\n", 0, found.start("name")) + 1, found["name"]


BAD = """
  FP_BEGIN (bad);
  guint n = 3;
  FP_CHOOSE (FP_DECIDE_MAY, 0, answer);
  if (n > 2)
    my->answer = 0;
  FP_END;
"""
GOOD = """
  FP_BEGIN (good);
  if (my->answer)
    {
      guint n = 3;
      FP_CALL (procedure, n);
      n = 4;
    }
  FP_END;
"""


def found_in(text):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "src/engine/sample.c"
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
        return list(faults(Path(folder)))


def main(arguments):
    if "--self-test" in arguments:
        found = [] if len(found_in(BAD)) == 1 and not found_in(GOOD) else ["the planted variable was not noticed"]
    else:
        found = list(faults(Path(arguments[0])))
    print("\n".join(found) or "no variable lives across a stop")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
