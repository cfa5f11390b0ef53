# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that translators learn what stands in each placeholder.

    placeholders.py XGETTEXT ROOT              checks all strings of po/POTFILES.in
    placeholders.py XGETTEXT --self-test ROOT  takes comments away, and expects a complaint for each

A string with a placeholder (%s, %d, …) needs a comment that begins with “Translators:” and that
xgettext puts into the template. xgettext takes it only if it ends on the line before the string's
keyword, and one comment serves one string. Places in braces ({player}) are explained by
po/README.md; plain-words.py checks that.
"""
import re
import subprocess
import sys
import tempfile
from pathlib import Path

# The keywords of Meson's preset “glib”, and our own (po/meson.build).
KEYWORDS = ["_", "N_", "C_:1c,2", "NC_:1c,2", "g_dcgettext:2", "g_dngettext:2,3", "g_dpgettext2:2c,3", "ngettext:1,2",
            "FP_PLURAL:1,2"]
PLACEHOLDER = re.compile(r"%(?:\d+\$)?[-+0#]*[\d*]*(?:\.[\d*]+)?(?:hh|h|ll|l|z|j)?[sdiucxXeEfgG]")
QUOTED = re.compile(r'"(.*)"$', re.MULTILINE)


def entries(xgettext, root, files):
    """Yields the place, the text and the comments of each string in files."""
    listed = "".join(f"{name}\n" for name in files)
    command = [xgettext, "--from-code=UTF-8", "--add-comments=Translators", "--language=C", "-k",
               *(f"--keyword={keyword}" for keyword in KEYWORDS), "-D", str(root), "-f", "-", "-o", "-"]
    told = subprocess.run(command, input=listed, capture_output=True, text=True, check=True).stdout
    for entry in told.split("\n\n")[1:]:
        found = re.search(r'^msgid ("(?:.|\n)*?"\n)(?=msgid_plural|msgstr)', entry, re.MULTILINE)
        places = re.findall(r"^#: (\S+)", entry, re.MULTILINE)
        if found and places:
            yield places[0], "".join(QUOTED.findall(found.group(1))), "#. Translators:" in entry


def check(xgettext, root, names):
    """Returns a complaint for each string whose placeholders are not explained."""
    return [f"{place}: no comment “Translators:” right before “{text[:60]}”"
            for place, text, explained in entries(xgettext, root, names)
            if PLACEHOLDER.search(text.replace("%%", "")) and not explained]


def c_files(root):
    names = (root / "po" / "POTFILES.in").read_text(encoding="utf-8").split()
    return [name for name in names if name.endswith((".c", ".h"))]


GOOD = ['/* Translators: a name. */\nf (_ ("Wait for %s"));\n', 'f (_ ("100%% sure"));\n', 'f (_ ("all of {seat}"));\n',
        '/* Translators: a number. */\nf (ngettext ("%u card", "%u cards", n));\n']
BAD = ['f (_ ("Wait for %s"));\n', 'f (ngettext ("%u card", "%u cards", n));\n', 'f (FP_PLURAL ("%d ship", "%d ships"));\n',
       '/* Translators: too early. */\nf (a,\n   b, _ ("Wait for %2$s"));\n', '/* A name. */\nf (C_ ("time", "%d s"));\n']


def self_test(xgettext):
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        for number, text in enumerate(GOOD + BAD):
            path = Path(folder, f"{number}.c")
            path.write_text(text, encoding="utf-8")
            if bool(check(xgettext, Path(folder), [path.name])) != (text in BAD):
                faults.append(f"wrongly judged: {text}")
    return faults


def main(arguments):
    xgettext, root = arguments[0], Path(arguments[-1])
    faults = self_test(xgettext) if "--self-test" in arguments else check(xgettext, root, c_files(root))
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
