# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds turns of phrase that no player would say across a table, in every sentence that players read.

    plain-words.py ROOT              checks sources, windows, cards, lessons, the book and the rulings
    plain-words.py --self-test ROOT  plants each forbidden turn, and expects a complaint

It also checks that a question of an edition has at most eight words, and that po/README.md explains each place
{name} of a sentence to translators.
"""
import re
import sys
from pathlib import Path

MOST_WORDS = 8

# What is forbidden, and what to say instead.
TURNS = [
    (r"\bequally many\b", "the same number of"),
    (r"\bno more\b(?! than\b)(?! notes?\b)", "no longer"),
    (r"\b(no|none|nobody|nothing)\b[^.;:]* any ?more\b", "no longer"),
    (r"\bis a must\b", "must"),
    (r"\bone's own\b", "your own"),
    (r"\bas far as (?!I\b)", "if you can, as many as you can"),
    (r"\bcom(e|es|ing|ing)? to light\b|\bcame to light\b", "is revealed"),
    (r"\bcom(e|es|ing)? to nothing\b|\bcame to nothing\b", "is cancelled"),
    (r"\b(comes|coming|came|come) about\b|\b(bring|brings|brought) about\b", "happens, makes"),
    (r"\b(take|takes|taking|took|taken) place\b", "is, happens"),
    (r"\b(is|are|be) let go\b", "is discarded, goes home"),
    (r"\ball the same\b", "even so"),
    (r"\banew\b|\bafresh\b", "again"),
    (r"\bof the kind\b", "like that"),
    (r"\b(two|one|a) masters?\b", "both players control"),
    (r"\b(has|have|had) (no|its|their) say\b", "doesn't count, worked"),
    (r"\bdecid(e|es|ed|ing) against\b", "declines, doesn't use"),
    (r"\bstays? as it was\b", "doesn't change"),
    (r"\bit is not so\b", "it is not true"),
    (r"\b(?<!there )(is|are) no (answer|option|seed|kind|origin|complexity|saved game|text|(\w+ )?card|colony)\b", "isn't"),
    (r"\bcan no \w+\b", "no … can, is barred"),
    (r"\b(has|have|had)(n't| not) got\b", "doesn't have"),
    (r"\bthings as they are\b", "why you are asked"),
    (r"\bpersons\b", "people"),
    (r"\b(less|more) because of\b", "the … blocks, adds"),
    (r"\bwhich decides\b", "and wins"),
    (r"\bleaves \{(seat|player|whose)\}", "is no longer an ally"),
    (r"\bfriendship of\b", "between … and"),
    (r"\bbecomes the new (one|deck)\b", "is shuffled into a new deck"),
    (r"\buse of \{", "… is cancelled"),
    (r"\bplays \{card\} for\b", "plays … on"),
    (r"\bNobody wins: all\b|\ball players lose it\b", "both players lose"),
    (r"\bare after\.?$|\bstraggles\b|\bkeep clear of\b", "the goal, the straggler, playing around"),
    (r"\b(clout|total) is higher$|^Whose\b.*[^?]$", "a heading that names its subject"),
    (r"\{aliens\}, with\b", "what goes with a list comes before it"),
    (r"\bthe concerned\b", "the … concerned"),
    (r"\bon (?:your|their) own accord\b|\bof its own accord\b", "by itself"),
    (r"\bloses? 0 \b|\bdraws? 0 \b", "nothing: leave the line out"),
    (r"\b[Dd]oes \{(seat|player)\}|\{(seat|player)\} (wants? to|does)\b.*\?", "speak to the player: you"),
    (r"^[^.]*\{(seat|player)\}'s [^.]*\?$", "speak to the player: your"),
]
# Sentences, not questions or headings, that begin with a relative clause as their subject.
HEADLESS = re.compile(r"^(Who|who|Whoever|whoever|Whom|whom|Whose|What(?! if\b))\b.*[.;]$")

STRING = r'"((?:[^"\\]|\\.)*)"'
IN_C = re.compile(r'(?:\b(?:_|N_|C_|NC_|ngettext|FP_PLURAL)|g_dngettext)\s*\(((?:[^()"]|' + STRING + r")*)\)")
TAG = re.compile(r"<[^>]*>")
PLACE = re.compile(r"\{([a-zA-Z_]+)\}")


def joined(arguments):
    """The strings of a call; neighbours are one string."""
    text = re.sub(r'"\s*"', "", arguments)
    return [match.group(1).replace('\\"', '"').replace("\\n", "\n") for match in re.finditer(STRING, text)]


def strings_of_c(path):
    text = path.read_text(encoding="utf-8")
    for match in IN_C.finditer(text):
        for string in joined(match.group(1)):
            yield text.count("\n", 0, match.start()) + 1, string


def strings_of_ui(path):
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if "translatable" in line:
            yield number, TAG.sub("", line).strip()


def strings_of_xml(path, tags):
    text = path.read_text(encoding="utf-8")
    for match in re.finditer(r"<(" + "|".join(tags) + r")\b[^>]*>(.*?)</\1>", text, re.DOTALL):
        plain = TAG.sub("", match.group(2))
        yield text.count("\n", 0, match.start()) + 1, " ".join(plain.split())


def strings_of_markdown(path):
    """The paragraphs and list items; headings in bold begin no sentence."""
    text = path.read_text(encoding="utf-8")
    for match in re.finditer(r"(?:^|\n)((?:- |#+ )?[^\n]+(?:\n(?!- |#)[^\n]+)*)", text):
        plain = re.sub(r"\*\*[^*]*\*\*", "", " ".join(match.group(1).split()))
        yield text.count("\n", 0, match.start(1)) + 1, plain.strip("-*# ")


def all_strings(root):
    """File, line and text of all that players read."""
    for folder in "src", "tests/editions":
        for path in sorted((root / folder).rglob("*.[ch]")):
            yield from ((path, *found) for found in strings_of_c(path))
    for path in sorted((root / "ui").rglob("*.ui")):
        yield from ((path, *found) for found in strings_of_ui(path))
    for path in sorted((root / "data").rglob("*.xml")):
        if {"sets", "lessons"} & set(path.parts):
            tags = "text", "clarification", "label", "note", "title"
            yield from ((path, *found) for found in strings_of_xml(path, tags))
    for path in sorted((root / "help" / "C").glob("*.page")):
        yield from ((path, *found) for found in strings_of_xml(path, ("p", "title")))
        # A description is a heading: it may say what the page tells.
        yield from ((path, number, re.sub(r"^What ", "That which ", text))
                    for number, text in strings_of_xml(path, ("desc",)))
    yield from ((path, *found) for path in sorted((root / "docs").glob("*-rulings.md")) for found in strings_of_markdown(path))


def sentences(text):
    return re.split(r"(?<=[.?!:;])\s+", text)


def faults_of(text):
    for pattern, better in TURNS:
        match = re.search(pattern, text, re.IGNORECASE)
        if match:
            yield f"“{match.group(0)}”; say: {better}"
    for sentence in sentences(text):
        if HEADLESS.match(sentence):
            yield f"“{sentence[:40]}…” begins with its clause; say: if you …, a player who …"


def long_questions(root):
    """Rows of tables of questions with more words than a question may have."""
    for path in sorted(root.glob("src/**/*.c")) + sorted(root.glob("tests/editions/**/*.c")):
        text = path.read_text(encoding="utf-8")
        for table in re.finditer(r"FpQuestionText \w+\[\] = \{(.*?)\n?\};", text, re.DOTALL):
            for row in re.finditer(r'\{[^{}]*?(?:NULL|"[\w-]+"), (?:NULL|"[\w-]+"), (?:N_ \()?' + STRING, table.group(1)):
                if len(row.group(1).split()) > MOST_WORDS:
                    yield path, text.count("\n", 0, table.start(1) + row.start()) + 1, row.group(1)


def unexplained_places(root):
    """Places {name} that po/README.md doesn't explain."""
    readme = root / "po" / "README.md"
    known = set(re.findall(r"^\| `\{([a-zA-Z_]+)\}`", readme.read_text(encoding="utf-8"), re.MULTILINE))
    for path in sorted((root / "src").rglob("*.[ch]")):
        for number, string in strings_of_c(path):
            for name in PLACE.findall(string):
                if name not in known:
                    yield path, number, name


def check(root):
    faults = [f"{path.relative_to(root)}:{number}: {fault}" for path, number, text in all_strings(root)
              for fault in faults_of(text)]
    faults += [f"{path.relative_to(root)}:{number}: a question of more than {MOST_WORDS} words: “{text}”"
               for path, number, text in long_questions(root)]
    faults += [f"{path.relative_to(root)}:{number}: po/README.md doesn't explain {{{name}}}"
               for path, number, name in unexplained_places(root)]
    return faults


def self_test():
    """Each turn must be noticed, and good sentences must not."""
    planted = ["With equally many nobody does.", "You control it no more.", "Readying is a must.", "a deck of one's own",
               "as far as possible", "had come to light", "comes to nothing", "what comes about", "takes place",
               "is let go", "counts all the same", "counted anew", "Nothing of the kind", "two masters", "have no say",
               "decides against it", "stays as it was", "it is not so", "“5” is no answer here", "the concerned role",
               "of its own accord", "loses 0 ships", "Does {seat} reveal an envoy?",
               "Who must send ships loses.", "Whoever has more ships wins.", "What is spent can't be chosen.",
               "Nothing is locked: who answers at once skips a note.", "Who wants one takes it; others don't.",
               "It is no encounter card.", "no colony of yours any more", "had their say", "decided against it",
               "What a contest hasn't got", "If two persons play", "Why are things as they are?", "2 less because of it",
               "which decides the duel", "{card} leaves {seat} and is neutral", "the friendship of {seat} with {card}",
               "the discards become it: it becomes the new one", "{seat}'s use of {ability}", "{seat} plays {card} for you",
               "Nobody wins: all players lose.", "What you are after", "Whose clout is higher", "How to keep clear of it",
               "{aliens}, with simple envoys", "Which number can no dial show?", "How many ships will {seat}'s dial show?"]
    good = ["Who wins?", "no more than two", "If you must send ships, you lose.", "What it does",
            "Whose hand do you look at?", "There is no card under it.", "what you are asked; your answers",
            "A player who leads goes first.", "What if all ships are destroyed? Start over."]
    missed = [text for text in planted if not list(faults_of(text))]
    wrong = [text for text in good if list(faults_of(text))]
    for text in missed:
        print(f"not noticed: {text}")
    for text in wrong:
        print(f"wrongly noticed: {text}")
    return bool(missed or wrong)


def main(arguments):
    root = Path([a for a in arguments if not a.startswith("--")][0]).resolve()
    if "--self-test" in arguments:
        return self_test()
    faults = check(root)
    print("\n".join(faults) if faults else "all sentences are plain")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
