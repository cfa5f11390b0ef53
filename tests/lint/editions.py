# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that only an edition's own folder names its things: comments, strings and identifiers.

    editions.py ROOT              searches src/ and tests/ for the nouns of Duel
    editions.py --self-test ROOT  plants a noun in each place, and expects complaints

The nouns come from Duel's tables: kinds of cards, encounters, roles, icons, and the verbs that no
other edition shares. A test may name them if it plays Duel, which its includes show.
"""
import re
import sys
import tempfile
from pathlib import Path

OWN = "src/editions/duel"
# Files of an encounter that editions share name none of them: another course is another list of steps.
ENCOUNTER = "src/editions/encounter/"
ITS_EDITIONS = {"classic", "cosmic"}
# (file of Duel, pattern with the words as its groups)
TABLES = [
    ("duel-kinds.c", r'\[DUEL_KIND_\w+\] = \{ "([^"]+)"'),
    ("duel-kinds.c", r'char \*const icons\[\] = \{([^}]*)\}'),
    ("duel-texts.c", r'\{ "(\w+)", N_ \("have a'),
    ("duel-texts.c", r'\{ "(\w+)", NC_ \("role"'),
    ("duel-verbs.c", r'\.id = "(befriend|estrange)"'),
    ("duel-vocabulary.c", r'\.name = "(clout|dial)"'),
]
# Words of the tables that every edition has, or that are ordinary words of a program.
SHARED = {"alien", "planet", "event", "overlay", "module", "discovery", "refresh", "recover", "plan", "shield"}
FORMS = {"friendship": "befriend"}  # words that no table has, and the one that they belong to

# A test that includes one of these plays Duel, or makes cards of it.
PLAYS = re.compile(r'#include "(?:editions/duel/|fixture/(?:duel|catalog-model|position|window)|session/|model/|app/|'
                   r'book/shipped-book|set-files|card-words|text-table)')
# Folders of tests that are about Duel, hold its cards, or have words of other editions that it shares.
ABOUT_DUEL = ("tests/editions/", "tests/fixture/duel.", "tests/text/text-table.", "tests/fuzz/",
              "tests/library/draft-words.")

# (file or folder, word): reason. An exception that is no longer needed is a fault, too.
EXCEPTIONS = {
    ("src/session/game/fp-shipped-editions.c", "duel"): "the list of the editions that the program has",
    ("src/tool/fp-command-show.c", "duel"): "an example in a help text",
    ("src/tool/fp-command-rules.c", "duel"): "the same",
    ("src/archive/lessons/fp-lesson.c", "envoy"): "a place in the window that lessons of Duel point at",
    ("src/archive/lessons/fp-lesson.c", "tactic"): "the same",
    ("src/app/lesson/fp-coach-place.c", "envoy"): "the same",
    ("src/app/window/fp-about.c", "duel"): "the name of the game that the program is made after",
}
# Lines that still name Duel's things, by file or folder. The numbers may only fall.
LEFT = {
    # Sentences that players read.
    "src/app/pages/fp-new-game-page.c": 1,
    "src/model/presenter/fp-presenter-encounter.c": 2,
    # The icon of a hidden token, whose card is not known.
    "src/app/motion/fp-motion-piece.c": 1,
    # The order of the kinds in the list of all cards is not the order of the edition's table.
    "src/model/items/fp-printed-card.c": 1,
}


def nouns(root):
    """Returns the words of Duel's tables that are nobody else's."""
    found = set()
    for name, pattern in TABLES:
        for match in re.findall(pattern, (root / OWN / name).read_text(encoding="utf-8")):
            found |= set(re.findall(r"[a-z]+", match))
    return found - SHARED


def named(line, words):
    """Yields the words that line names, in any spelling: “FpDuelDial”, “duel_dials”, “Duel's”."""
    apart = re.sub(r"([a-z0-9])([A-Z])", r"\1 \2", line)
    for word in re.findall(r"[a-z]+", apart.lower()):
        for form in (word, word.removesuffix("s"), FORMS.get(word)):
            if form in words:
                yield form
                break


def about_duel(name, text):
    return name.startswith(ABOUT_DUEL) or name.startswith("tests/") and PLAYS.search(text) is not None


def excepted(name, word, used):
    for of, what in EXCEPTIONS:
        if what == word and (name == of or name.startswith(of + "/")):
            used.add((of, what))
            return True
    return False


def faults_of(name, text, words, used):
    for number, line in enumerate(text.splitlines(), 1):
        for word in dict.fromkeys(named(line, words)):
            if not excepted(name, word, used):
                yield f"{name}:{number}: “{word}” is Duel's; shared code takes it from the edition's tables"


def named_editions(name, text):
    """Yields the faults of a file of the shared encounter."""
    for number, line in enumerate(text.splitlines() if name.startswith(ENCOUNTER) else [], 1):
        for word in dict.fromkeys(named(line, ITS_EDITIONS)):
            yield f"{name}:{number}: “{word}” in what its editions share; a different course is a list of steps"


def paths(root):
    for top in ("src", "tests"):
        for path in sorted((root / top).rglob("*")):
            name = str(path.relative_to(root))
            if path.suffix in (".c", ".h") and not name.startswith(OWN):
                yield path, name


def left_over(name):
    """Returns the key of LEFT for the file name, or None."""
    return next((of for of in LEFT if name == of or name.startswith(of + "/")), None)


def main(root):
    words, used, faults, left = nouns(root), set(), [], dict.fromkeys(LEFT, 0)
    files = 0
    for path, name in paths(root):
        files += 1
        text = path.read_text(encoding="utf-8")
        faults += named_editions(name, text)
        if about_duel(name, text):
            continue
        found = list(faults_of(name, text, words, used))
        if left_over(name) is None:
            faults += found
        else:
            left[left_over(name)] += len({fault.split(":")[1] for fault in found})
    faults += [f"{of}: {n} lines name Duel's things, more than {LEFT[of]}" for of, n in left.items() if n > LEFT[of]]
    faults += [f"{of}: “{word}” is excepted ({EXCEPTIONS[of, word]}) but no longer there"
               for of, word in EXCEPTIONS if (of, word) not in used]
    print("\n".join(faults))
    print(f"{files} files, {len(words)} nouns, lines left: {sum(left.values())} of {sum(LEFT.values())}")
    return 1 if faults or len(words) < 10 else 0


SAMPLES = [
    ("src/editions/encounter/bad.c", "/* Only in the classic edition. */"),
    ("src/editions/encounter/bad.c", "if (cosmic_rules (e))"),
    ("src/engine/bad.c", "/* The straggler sends ships. */"),
    ("src/model/bad.c", 'const char *word = "clout";'),
    ("src/text/bad.h", "int fp_text_tactics (void);"),
    ("src/app/bad.h", "typedef struct _FpDialView FpDialView;"),
    ("tests/engine/bad.c", "/* An envoy's friendship. */"),
]
GOOD = [
    ("src/engine/good.c", "/* A rule of the encounter, by its role; an individual one. */"),
    ("tests/model/good.c", '#include "editions/duel/fp-duel.h"\n/* The clout is counted. */'),
]


def self_test(root):
    words = nouns(root)
    missed = [text for name, text in SAMPLES if about_duel(name, text) or
              not [*faults_of(name, text, words, set()), *named_editions(name, text)]]
    blamed = [text for name, text in GOOD if not about_duel(name, text) and list(faults_of(name, text, words, set()))]
    print("\n".join([f"not noticed: {text}" for text in missed] + [f"wrongly blamed: {text}" for text in blamed]))
    return 1 if missed or blamed else 0


if __name__ == "__main__":
    if sys.argv[1] == "--self-test":
        sys.exit(self_test(Path(sys.argv[2])))
    sys.exit(main(Path(sys.argv[1])))
