# SPDX-License-Identifier: GPL-3.0-or-later
"""Made-up languages, to test the window with translations: all sentences of the program, with
longer words or written from right to left."""
import os
import re
import subprocess

# Parts that are kept: formats, tags, entities, and the underscore before a mnemonic.
KEPT = re.compile(r"(%(?:\d+\$)?[-+ 0#]*\d*(?:\.\d+)?[a-z]+|%-?[A-Z]|%%|\{\w+\}|<[^>]*>|&\w+;|_(?=\w))")
WORD = re.compile(r"[^\W\d_]+")
ACCENTS = str.maketrans("aeiouyAEIOUYcnsz", "åéîöüýÅÉÎÖÜÝçñšž")
VOWELS = re.compile("([åéîöüý])")
# Text between these two is shown letter by letter from right to left, so it is readable backwards.
OVERRIDE, POP = "\u202e", "\u202c"
# Sentences that begin with a format need this mark, or take the direction of the inserted name.
MARK = "\u200f"


def longer(word):
    """Returns the word about 40 % longer, with accents."""
    return VOWELS.sub(r"\1\1", word.translate(ACCENTS))


def mirrored(word):
    return OVERRIDE + word + POP


def change(text, word_change):
    parts = KEPT.split(text)
    for i in range(0, len(parts), 2):
        parts[i] = WORD.sub(lambda found: word_change(found[0]), parts[i])
    mark = MARK if word_change is mirrored and not WORD.search(parts[0]) and len(parts) > 1 else ""
    return mark + "".join(parts)


def read_template(root):
    """Returns the lines of a PO file that translates every sentence by itself."""
    environment = {**os.environ, "GETTEXTDATADIRS": str(root / "data")}
    extract = ["xgettext", "--from-code=UTF-8", "--keyword=_", "--keyword=N_", "--keyword=C_:1c,2", "--keyword=NC_:1c,2",
               "--keyword=g_dngettext:2,3", "--keyword=FP_PLURAL:1,2", "-f", "po/POTFILES.in", "-o", "-"]
    template = subprocess.run(extract, cwd=root, env=environment, check=True, stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL).stdout.replace(b"charset=CHARSET", b"charset=UTF-8")
    english = subprocess.run(["msgen", "-"], input=template, check=True, stdout=subprocess.PIPE,
                             stderr=subprocess.DEVNULL).stdout
    return subprocess.run(["msgcat", "--no-wrap", "-"], input=english, check=True, stdout=subprocess.PIPE
                          ).stdout.decode().split("\n")


def translate(lines, word_change):
    """Yields the lines with every translation changed. The first entry is the header."""
    entry, in_translation = 0, False
    for line in lines:
        if line.startswith("msgid "):
            entry += 1
        if line.startswith(("msgid", "msgctxt")):
            in_translation = False
        elif line.startswith("msgstr"):
            in_translation = entry > 1
        quote = line.find('"')
        if in_translation and quote >= 0 and not line.startswith("#"):
            # Escapes are no words.
            body = re.split(r"(\\.)", line[quote + 1:-1])
            body[::2] = [change(part, word_change) for part in body[::2]]
            yield line[:quote + 1] + "".join(body) + '"'
        elif '"Plural-Forms:' in line:
            yield '"Plural-Forms: nplurals=2; plural=(n != 1);\\n"'
        else:
            yield line


def write(root, folder, language, word_change):
    """Writes the language's file into folder, the program's folder of translations."""
    target = folder / language / "LC_MESSAGES" / "fifth-planet.mo"
    target.parent.mkdir(parents=True, exist_ok=True)
    text = "\n".join(translate(read_template(root), word_change))
    subprocess.run(["msgfmt", "-o", str(target), "-"], input=text.encode(), check=True)
