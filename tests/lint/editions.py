# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that only an edition's own folder names its things: comments, strings and identifiers.

    editions.py ROOT              searches src/, ui/, tools/ and tests/ for the nouns of Duel
    editions.py --self-test ROOT  plants a noun in each place, and expects complaints

The nouns come from Duel's tables: kinds of cards, encounters, roles, icons, and the verbs that no
other edition shares. A test or tool may say that it plays Duel. Then it names the edition, and
nothing that is in it, unless PLAYS_DUEL lists it.
"""
import re
import sys
import tempfile
from pathlib import Path

OWN = "src/editions/duel"
# Files of an encounter that editions share name none of them: another course is another list of steps.
ENCOUNTER = "src/editions/encounter/"
ITS_EDITIONS = {"classic", "cosmic"}
# Nouns of Classic's book that the shared encounter must not have: (file of Classic, pattern).
OF_CLASSIC = "src/editions/classic"
CLASSIC_TABLES = [
    ("classic-texts.c", r'NC_ \("place", "the (\w+)"'),
    ("classic-edition.c", r'"(\w+)-discards"'),
]
# (file of Duel, pattern with the words as its groups)
TABLES = [
    ("duel-kinds.c", r'\[DUEL_KIND_\w+\] = \{ "([^"]+)"'),
    ("duel-kinds.c", r'char \*const icons\[\] = \{([^}]*)\}'),
    ("duel-texts.c", r'\{ "(\w+)", N_ \("have a'),
    ("duel-texts.c", r'\{ "(\w+)", NC_ \("role"'),
    ("duel-verbs.c", r'\.id = "(befriend|estrange)"'),
    ("duel-vocabulary.c", r'\.name = "(clout|dial)"'),
    ("duel-edition.c", r'\.positions\.number = "(\w+)"'),
    ("duel-texts.c", r'\[FP_SENTENCE_TURNS_PER_GAME\] = \{ N_ \("(\w+) cards'),
]
# Words of the tables that every edition has, or that are ordinary words of a program.
SHARED = {"alien", "planet", "event", "overlay", "module", "discovery", "refresh", "recover", "plan", "shield",
          "destiny", "reinforcement"}  # the last two are the combined rules', too
FORMS = {"friendship": "befriend"}  # words that no table has, and the one that they belong to

# Where the files are, and those that are read there.
READ = {"src": (".c", ".h"), "ui": (".ui", ".css", ".xml"), "tools": None, "tests": None}
# Pictures and texts of other programs, files that fuzzers found, and what a fixture makes of sets.
UNREAD = re.compile(r"\.(png|svg|supp|pyc)$|/corpus/")
# Tests of an edition: folders and files that have its name, and files of XML that say it is theirs.
OF_DUEL = re.compile(r"tests/(?:.*/)?duel(?:[/.-])")
DATA = re.compile(r'\s*<[?!s].*<[^<>]*\bedition="duel"', re.DOTALL)
# The edition's name, ids that begin with it, and what its header and its fixture define, in tests and tools.
NAME = re.compile(r"""\bDuel\b|\\?["']duel\\?["']|--edition[ =]duel\b|\bduel(?=[:/.}])|\bduel-[a-z-]+|/duel\b|"""
                  r"""\b(?:fp_)?duel_\w+|\bDUEL_\w+""")
# Names of pictures and classes of style made of the ids of kinds and icons, in ui/.
PICTURE = re.compile(r"\bfp-[a-z-]+-symbolic\b|\bface-[a-z]+\b")

# Tests and tools outside tests/editions/ that name what is in Duel: folder, reason, files (None: all).
PLAYS_DUEL = [
    ("tests/archive/", "positions, scenarios, lessons and saves are in the words of an edition; released saves are Duel's",
     "test-journal.c test-lesson.c test-position.c test-save-file.c test-scenario.c"),
    ("tests/book/", "a search is only as good as its answers about a whole book", "test-book-search.c"),
    ("tests/engine/", "expressions and knowledge about cards of all sorts, which Duel has",
     "test-determinize.c test-expression-rules.c test-expression.c test-knowledge.c test-state.c"),
    ("tests/fuzz/", "begins with sets of Duel", "fuzz-sets.c"),
    ("tests/golden/", "looks for secrets in games of Duel", "regenerate"),
    ("tests/library/", "mistakes in card sets, told in the words of an edition",
     "test-library-mistakes.c test-library.c test-other-edition.c test-rules.c test-schema.c"),
    ("tests/lint/", "they know which words are whose", "book.py card-words.py editions.py no-cards-in-c.py plain-words.py"),
    ("tests/model/", "tell what players see of whole games",
     "test-abilities.c test-log.c test-model.c test-story.c"),
    ("tests/mutants/", "lines of the rules of each edition", None),
    ("tests/reference/", "questions about the book of Duel", "questions.tsv"),
    ("tests/reference/", "questions about all books", "three-books-questions.tsv german-questions.tsv"),
    ("tests/runs/", "examples of the card language are Duel's", "set-examples user-sets"),
    ("tests/saves/", "files of every released format", None),
    ("tests/session/", "tell whole games, and the lesson", "test-tutorial-progress.c test-why.c"),
    ("tests/text/", "sentences about programs and events of all sorts, which Duel has",
     "test-text-expressions.c test-text-programs.c test-text-sets.c test-text-tables.c test-text.c text-table.c "
     "text-table.h"),
    ("tests/tool/", "the tool's output for whole games, sets and lessons",
     "test-convert-set.py test-damage.py test-lessons.py test-tool.py"),
    ("tests/ui/", "play games, search cards and read the book in the window",
     "test-card-details.py test-cards.c test-cards.py test-drag.py test-hidden-cards.py test-lesson.py test-rules-book.c "
     "test-rules.py"),
    ("tools/lib/", "pictures and measurements of the window in games of Duel",
     "gallery.py scenes.py situations.py"),
    ("tools/", "names pictures of games of Duel", "screenshots"),
]

# (file or folder, word): reason. An exception that is no longer needed is a fault, too.
EXCEPTIONS = {
    ("src/session/game/fp-shipped-editions.c", "duel"): "the list of the editions that the program has",
    ("src/tool/fp-command-show.c", "duel"): "an example in a help text",
    ("src/tool/fp-command-rules.c", "duel"): "the same",
    ("src/archive/lessons/fp-lesson.c", "envoy"): "a place in the window that lessons of Duel point at",
    ("src/archive/lessons/fp-lesson.c", "tactic"): "the same",
    ("src/app/lesson/fp-coach-place.c", "envoy"): "the same",
    ("src/app/window/fp-about.c", "duel"): "the name of the game that the program is made after",
    ("ui/start-page.ui", "duel"): "a sentence about what can be played",
    ("tests/lab/test-simulate.c", "dial"): "the name of a set",
    ("tests/model/test-coach.c", "duel"): "a sentence of the lesson",
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


def listed(name):
    """Returns the index of the row of PLAYS_DUEL for the file name, or None."""
    for i, (folder, _, files) in enumerate(PLAYS_DUEL):
        if name.startswith(folder) and (files is None or name.removeprefix(folder) in files.split()):
            return i
    return None


def about_duel(name, text):
    return OF_DUEL.match(name) is not None or name.startswith("tests/") and DATA.match(text) is not None


def excepted(name, word, used):
    for of, what in EXCEPTIONS:
        if what == word and (name == of or name.startswith(of + "/")):
            used.add((of, what))
            return True
    return False


def without_names(name, line):
    """Returns the line without what its folder may name."""
    if name.startswith(("tests/", "tools/")):
        return NAME.sub("", line)
    return PICTURE.sub("", line) if name.startswith("ui/") else line


def faults_of(name, text, words, used):
    for number, line in enumerate(text.splitlines(), 1):
        for word in dict.fromkeys(named(without_names(name, line), words)):
            if not excepted(name, word, used):
                yield f"{name}:{number}: “{word}” is Duel's; shared code takes it from the edition's tables"


def classic_nouns(root):
    """Returns the nouns of Classic's tables that its book alone has."""
    found = set()
    for name, pattern in CLASSIC_TABLES:
        found |= set(re.findall(pattern, (root / OF_CLASSIC / name).read_text(encoding="utf-8")))
    return found


def named_editions(name, text, classic):
    """Yields the faults of a file of the shared encounter: editions, and @classic nouns."""
    for number, line in enumerate(text.splitlines() if name.startswith(ENCOUNTER) else [], 1):
        for word in dict.fromkeys(named(line, ITS_EDITIONS)):
            yield f"{name}:{number}: “{word}” in what its editions share; a different course is a list of steps"
        for word in dict.fromkeys(named(line, classic)):
            yield f"{name}:{number}: “{word}” is Classic's; what its editions share has the words of both books"


def files_of(root):
    """Yields the name and the text of each file that is read."""
    for top, endings in READ.items():
        for path in sorted((root / top).rglob("*")):
            name = str(path.relative_to(root))
            if not path.is_file() or UNREAD.search(name) or name.startswith(OWN + "/"):
                continue
            if endings is None or path.suffix in endings:
                yield name, path.read_text(encoding="utf-8", errors="replace")


def main(root):
    words, classic, used, faults = nouns(root), classic_nouns(root), set(), []
    files, plays = 0, set()
    for name, text in files_of(root):
        files += 1
        faults += named_editions(name, text, classic)
        if about_duel(name, text):
            continue
        found = list(faults_of(name, text, words, used))
        if listed(name) is None:
            faults += found
        elif found:
            plays.add(name)
    faults += [f"{of}: “{word}” is excepted ({EXCEPTIONS[of, word]}) but no longer there"
               for of, word in EXCEPTIONS if (of, word) not in used]
    faults += [f"{folder}{file} is listed ({why}) but names nothing of Duel" for folder, why, names in PLAYS_DUEL
               for file in (names or "").split() if folder + file not in plays]
    print("\n".join(faults))
    print(f"{files} files, {len(words)} nouns, {len(plays)} listed files name Duel's things")
    return 1 if faults or len(words) < 10 or len(classic) < 3 else 0


# A file in each place, with a noun that must be noticed there.
UNPLANTED = {"tests/mutants", "tests/golden", "tests/saves", "tests/scenarios", "tests/series"}  # no place for code
SAMPLES = [
    ("src/editions/encounter/bad.c", "/* Only in the classic edition. */"),
    ("src/editions/encounter/bad.c", "if (cosmic_rules (e))"),
    ("src/editions/encounter/bad.c", "/* The mothership waits. */"),
    ("src/engine/bad.c", "/* The straggler sends ships. */"),
    ("src/model/bad.c", 'const char *word = "clout";'),
    ("src/text/bad.h", "int fp_text_tactics (void);"),
    ("src/app/bad.h", "typedef struct _FpDialView FpDialView;"),
    ("src/archive/bad.c", 'fp_element_attribute (parent, "advantage");'),
    ("ui/bad.ui", '<class name="clout"/>'),
    ("ui/bad.css", ".envoys { margin: 0; }"),
    ("tools/bad", "# Shows the dials."),
    ("tools/lib/bad.py", 'press("tactic")'),
    ("tests/editions/bad.c", "/* The leader of the duel. */"),
    ("tests/editions/mini/bad.c", "/* The leader of the duel. */"),
    ("tests/fixture/bad.c", "/* Sets both dials. */"),
    ("tests/ui/bad.py", 'pick(program, "Whose clout is higher")'),
    ("tests/reference/bad.tsv", "what does the straggler do"),
    ("tests/sets/bad.xml", '<set edition="classic"><envoy id="a"/></set>'),
    # A test that says that it plays Duel names nothing of it all the same.
    *[(f"tests/{folder}/bad.c", '#include "editions/duel/fp-duel.h"\n/* An envoy\'s friendship. */')
      for folder in ("archive", "art", "book", "engine", "fuzz", "lab", "library", "lint", "markup", "model", "players", "record", "runs",
                     "session", "text", "tool", "ui")],
]
GOOD = [
    ("src/engine/good.c", "/* A rule of the encounter, by its role; an individual one. */"),
    ("tests/model/good.c", '#include "editions/duel/fp-duel.h"\n/* Plays Duel. */ const FpEdition *e = &fp_duel_edition;'),
    ("tests/editions/duel/good.c", "/* The clout is counted. */"),
    ("tests/sets/good.xml", '<?xml version="1.0"?>\n<!-- Of ours. -->\n<set id="a" edition="duel"><envoy id="a"/></set>'),
    ("ui/good.css", ".face-envoy { color: red; }"),
]


def complaints(name, text, words):
    """Returns the complaints about a file with this text, found in its place in a tree."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / name
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
        for found, content in files_of(Path(folder)):
            if about_duel(found, content) or listed(found) is not None:
                return list(named_editions(found, content, {"mothership"}))
            return [*faults_of(found, content, words, set()), *named_editions(found, content, {"mothership"})]
    return []


def self_test(root):
    words = nouns(root)
    missed = [f"{name}: {text}" for name, text in SAMPLES if not complaints(name, text, words)]
    blamed = [f"{name}: {text}" for name, text in GOOD if complaints(name, text, words)]
    folders = {f"tests/{path.name}" for path in (root / "tests").iterdir() if path.is_dir()}
    unplanted = folders - {name.rpartition("/")[0] for name, _ in SAMPLES} - UNPLANTED
    print("\n".join([f"not noticed: {text}" for text in missed] + [f"wrongly blamed: {text}" for text in blamed] +
                    [f"nothing is planted in {folder}" for folder in sorted(unplanted)]))
    return 1 if missed or blamed or unplanted else 0


if __name__ == "__main__":
    if sys.argv[1] == "--self-test":
        sys.exit(self_test(Path(sys.argv[2])))
    sys.exit(main(Path(sys.argv[1])))
