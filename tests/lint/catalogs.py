# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the translations in po/, and says how much of each is done.

    catalogs.py ROOT              checks each language of po/LINGUAS
    catalogs.py --self-test ROOT  damages a catalog in each way, and expects a complaint

A message that has changed is no fault: the program shows it in English until it is translated. A
translated message is at fault if it lacks or adds a place in braces or a format, if it lost the
line break at its end, the mnemonic of a menu or the semicolon at the end of keywords, or if it
doubles a mnemonic. The preferences offer exactly these languages. The book's catalogs in help/ are
at fault if a paragraph has other tags than its original.
"""
import re
import sys
from pathlib import Path

PLACE = re.compile(r"\{[A-Za-z]+\}")
FORMAT = re.compile(r"%(?:\d+\$)?[-0-9.]*(?:l?[dufsx]|<PRI\w+>)")
TIME = re.compile(r"%-?[HMdABY]")
# Names of a place may be left out where a language needs none, but never added.


def unquote(text):
    return "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', text)).replace("\\n", "\n").replace("\\t", "\t").replace(
        '\\"', '"').replace("\\\\", "\\")


class Message:
    def __init__(self, block):
        self.fuzzy = "#, fuzzy" in block or ", fuzzy" in block
        parts = re.split(r"^(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?) ", block, flags=re.M)
        fields = dict(zip(parts[1::2], map(unquote, parts[2::2])))
        self.context = fields.get("msgctxt", "")
        self.id = fields.get("msgid", "")
        self.plural = fields.get("msgid_plural", "")
        self.strings = [text for name, text in fields.items() if name.startswith("msgstr")]
        self.format = "-format" in block

    @property
    def translated(self):
        return all(self.strings) and not self.fuzzy


def messages(text):
    for block in text.split("\n\n"):
        live = "\n".join(line for line in block.splitlines() if not line.startswith("#~"))
        if re.search(r"^msgid ", live, re.M):
            yield Message(live)


def kinds(text):
    """Returns the formats of text without their positions, sorted."""
    return sorted(re.sub(r"\d+\$", "", found) for found in FORMAT.findall(text))


def faults_of(message):
    originals = [message.id, message.plural] if message.plural else [message.id]
    if message.plural and len(message.strings) < 2:
        yield "lacks the plural"
    for text in message.strings:
        places = set(PLACE.findall("".join(originals)))
        for place in sorted(set(PLACE.findall(text)) - places):
            yield f"adds {place}"
        if TIME.search(message.id) and "strftime" not in message.id and not kinds(message.id):
            continue
        if kinds(text) not in [kinds(original) for original in originals]:
            yield "has other formats"
        if message.id.endswith("\n") != text.endswith("\n"):
            yield "gains or loses the line break at its end"
        if message.id.endswith(";") and not text.endswith(";"):
            yield "lacks the semicolon at its end"
        if len(re.findall(r"_\w", message.id)) == 1 and "\n" not in message.id and len(message.id) < 40 and \
                len(re.findall(r"_\w", text)) != 1:
            yield "has no mnemonic, or two"


def check(language, text):
    """Returns (translated, all, complaints)."""
    found = [message for message in messages(text) if message.id]
    complaints = [f"po/{language}.po: “{message.id[:60]}” {fault}".replace("\n", "⏎") for message in found if message.translated
                  for fault in faults_of(message)]
    return sum(message.translated for message in found), len(found), complaints


TAG = re.compile(r"<[^>]+>")


def check_book(language, text):
    """Likewise for a catalog of the book."""
    found = [message for message in messages(text) if message.id]
    complaints = [f"help/{language}/{language}.po: “{message.id[:60]}” has other tags" for message in found
                  if message.translated and sorted(TAG.findall(message.id)) != sorted(TAG.findall(message.strings[0]))]
    return sum(message.translated for message in found), len(found), complaints


def languages(root, folder="po"):
    return [word for line in (root / folder / "LINGUAS").read_text(encoding="utf-8").splitlines() if not line.startswith("#")
            for word in line.split()]


def choices(root):
    """Returns the languages that the preferences offer, besides the system's and English."""
    schema = (root / "data" / "io.github.fifthplanet.FifthPlanet.gschema.xml").read_text(encoding="utf-8")
    listed = re.search(r'<enum id="[^"]*\.language">(.*?)</enum>', schema, re.S).group(1)
    return re.findall(r'nick="(\w+)"', listed)[2:]


PLANTS = [("{seat} draws {count} card.", "{seat} zieht {count} Karte.", "{seat} zieht {cards} Karte."),
          ("%u card", "%u Karte", "%s Karte"), ("_Rules", "_Regeln", "Regeln"), ("choices: %u\n", "Antworten: %u\n", "Antworten: %u")]


def entry(original, text):
    quoted = [part.replace("\n", "\\n") for part in (original, text)]
    return f'msgid "{quoted[0]}"\nmsgstr "{quoted[1]}"\n'


def self_test():
    for original, good, bad in PLANTS:
        if check("xx", entry(original, good))[2] or not check("xx", entry(original, bad))[2]:
            print(f"“{bad}” was not noticed, or “{good}” was")
            return 1
    if not check_book("xx", entry("See <em>this</em>.", "Siehe <em>dies."))[2]:
        print("a lost tag of the book was not noticed")
        return 1
    return 0


def main(arguments):
    root = Path([a for a in arguments if not a.startswith("--")][0])
    if "--self-test" in arguments:
        return self_test()
    status = 0
    for language in languages(root):
        done, everything, complaints = check(language, (root / "po" / f"{language}.po").read_text(encoding="utf-8"))
        print(f"{language}: {done} of {everything} messages translated ({100 * done // everything} %)")
        print("".join(f"{complaint}\n" for complaint in complaints), end="")
        status = status or bool(complaints)
    for language in languages(root, "help"):
        path = root / "help" / language / f"{language}.po"
        done, everything, complaints = check_book(language, path.read_text(encoding="utf-8"))
        print(f"{language}: {done} of {everything} paragraphs of the book translated ({100 * done // everything} %)")
        print("".join(f"{complaint}\n" for complaint in complaints), end="")
        status = status or bool(complaints)
    if choices(root) != languages(root):
        print("the preferences offer other languages than po/LINGUAS has")
        status = 1
    return int(status)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
