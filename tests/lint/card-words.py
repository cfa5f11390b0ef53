# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables of docs/card-sets.md have every word of the card language, and no others. A column
tells which editions have a word. Examples that name a card are on that card.

    card-words.py ROOT              compares the tables in the sources with those of the document
    card-words.py --write ROOT      writes the column “edition” of the document's tables
    card-words.py --self-test ROOT  checks that a word removed from the document is missed
"""
import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

DOCUMENT = "docs/card-sets.md"
VOCABULARY = "src/library/fp-vocabulary-words.c"
SAYINGS = "src/library/fp-vocabulary.c"
KINDS = "src/editions/duel/duel-kinds.c"
ENCOUNTERS = "src/editions/duel/duel-step-order.c"
STEPS = "src/editions/duel/duel-steps.h"
MACHINE = "src/engine/program/fp-program.h"
VERBS = "src/editions/duel/duel-verbs.c"
COMMON = "src/editions/common/fp-common.h"
NOT_CARDS = {"no card yet", "all our files", "docs/examples"}
LONELY = "Words for one card"
CLASSIC = "Words of the 2000 edition"
COSMIC = "Words of the combined rules"
SORTS = {"Elements": "element", "Attributes": "attribute", "Moments": "moment", "Acts": "act", "Verbs": "verb",
         "Questions": "question", "Names": "name"}
OF_WORDS = {"bar", "envoy-deck"}  # names in the sources written like functions
# Tables of words for what every edition has.
SHARED_TEXTS = ["src/text/fp-text-tables.c", "src/text/cards/fp-text-terms.c", "src/editions/common/common-texts.c"]
CELLS = re.compile(r"(?<!\\)\|")  # the borders of a table's cells


def words_of(root, name, pattern):
    """Returns the matches of pattern in the file name."""
    found = set()
    for match in re.findall(pattern, (root / name).read_text(encoding="utf-8")):
        found |= {match} if isinstance(match, str) else {word for word in match if word}
    return found


def words_in(source, pattern):
    return set(re.findall(pattern, source))


def things(root):
    """Returns the attributes for a verb's amount."""
    source = (root / SAYINGS).read_text(encoding="utf-8")
    body = source[source.index("fp_amount_word (const FpVerb"):]
    return words_of(root, VERBS, r'\.amount = "([^"]+)"') | set(re.findall(r'"([^"]+)"', body[:body.index("\n}")]))


def kinds_of(root):
    """Returns the ids of the edition's kinds of cards, and the element of a card's half."""
    return words_of(root, KINDS, r'\[DUEL_KIND_\w+\] = \{ "([^"]+)"') | {"half"}


def fields_of(root):
    """Returns the attributes of the edition's cards and encounters, and of loops over its words."""
    return (words_of(root, KINDS, r'\{ "([^"]+)", (?:DUEL_FIELD|FP_MARK)_') | words_of(root, KINDS, r'\.attribute = "([^"]+)"')
            | words_of(root, KINDS, r'\{ "([^"]+)", [^}]*\.looped = TRUE')
            | words_of(root, ENCOUNTERS, r'\{ "[^"]+", DUEL_\w+, TRUE, "([^"]+)"') | {"at"})


def list_of_words(root, name, macro):
    """Returns the words of an X macro such as FP_ICONS."""
    source = (root / name).read_text(encoding="utf-8").replace("\\\n", " ")
    line = re.search(rf"#define {macro}\(X\)(.*)", source).group(1)
    return set(re.findall(r'X \([A-Z_]+, "([^"]+)"\)', line))


def verbs_of(root):
    """Returns the verbs of the edition: its own rows, and those of the rows that editions share."""
    shared = (root / COMMON).read_text(encoding="utf-8").replace("\\\n", " ")
    used = words_of(root, VERBS, r"\b(FP_COMMON_VERB_\w+) \(")
    ids = dict(re.findall(r'#define (FP_COMMON_VERB_\w+)\([^)]*\)\s+\{\s+\.id = "([^"]+)"', shared))
    return words_of(root, VERBS, r'\.id = "([^"]+)"') | {ids[macro] for macro in used}


def words_of_edition(root):
    """Returns the ids of the edition's kinds of cards, the words of its lists, and its causes."""
    source = (root / KINDS).read_text(encoding="utf-8")
    lists = set(re.findall(r'AT \(\w+\) = \{ "[^"]+", (\w+)', source))
    words = re.findall(r'const char \*const (\w+)\[[^=]*\] = \{([^}]*)\}', source)
    return (kinds_of(root) - {"half"} | {word for name, row in words if name in lists | {"duel_causes"}
                                        for word in re.findall(r'"([^"]+)"', row)})


def attributes(root):
    makers = r'(?:EXPRESSION|REQUIRED|BINDS|MOMENT|WORD|NUMBER|WORTH) \("([^"]+)"'
    named = r'\.name = "([^"]+)"'
    return (words_of(root, VOCABULARY, makers) | words_of(root, VOCABULARY, named) | words_of(root, SAYINGS, named)
            | things(root) | fields_of(root))


def wanted(root):
    """Returns heading of a table in the document → its words."""
    procedure = r'\b{} \(\w+, "([^"]+)"'
    words = words_of_edition(root) | {"ability"}
    return {
        "Elements": words_of(root, VOCABULARY, r'\b(?:OWN|PROSE|RULE|LINE) \("([^"]+)"') | kinds_of(root)
        | words_of(root, ENCOUNTERS, r'\{ "([^"]+)", DUEL_\w+, (?:TRUE|FALSE)'),
        "Attributes": attributes(root),
        "Moments": words_of(root, STEPS, procedure.format("(?:STEP|WHOLE)")),
        "Acts": words_of(root, STEPS, procedure.format("(?:ACT|SHARED)"))
        | words_of(root, MACHINE, r'\.id = "([^"]+)", [^}]*FP_PROCEDURE_ACTION'),
        "Verbs": verbs_of(root),
        "Questions": words_of(root, "src/editions/duel/duel-edition.c", r'\[DUEL_Q_\w+\] = \{ (?:\.id = )?"([^"]+)"'),
        "Names": (words_of(root, "src/engine/expression/fp-builtin-names.c", r'\.name = "([^"]+)"')
                  | words_of(root, "src/editions/duel/duel-vocabulary.c", r'\.name = "([^"]+)"')
                  | {"they", "that", "it", "so-far"}) - OF_WORDS,
        "Functions": words_of(root, "src/engine/expression/fp-builtin-names.c", r'\[FP_CALL_\w+\] = \{ "([^"]+)"')
        | {"named"} | OF_WORDS,
        "Words": words | list_of_words(root, "src/engine/program/fp-catalog.h", "FP_WHERES") - {"usual"},
    }


def of_all(root):
    """Returns heading → the words that every edition has: the library's, and those with shared texts."""
    def shared(pattern):
        return set().union(*(words_of(root, name, pattern) for name in SHARED_TEXTS))

    rows = shared(r'(?m)^ *\{ "(?:that\.)?([^"]+)"')
    kinds = shared(r'\{ "([^"]+)", NC_ \("kind of card"')
    makers = r'(?:EXPRESSION|REQUIRED|BINDS|MOMENT|WORD|NUMBER|WORTH|OWN|PROSE|RULE|LINE) \("([^"]+)"'
    named = r'\.name = "([^"]+)"'
    library = (words_of(root, VOCABULARY, makers) | words_of(root, VOCABULARY, named) | words_of(root, SAYINGS, named)
               | things(root) - words_of(root, VERBS, r'\.amount = "([^"]+)"') | {"half"})
    return {heading: rows for heading in ("Moments", "Acts", "Verbs", "Names", "Functions")} | {
        "Elements": library | kinds,
        "Attributes": library,
        "Questions": shared(r'(?m)^ *\{ "([^"]+)", N_ \("[^"]*"\) \},'),
        "Words": kinds | {"ability"} | list_of_words(root, "src/engine/program/fp-catalog.h", "FP_WHERES"),
    }


def words_of_modules(root, edition):
    """Returns heading → the words that an edition has from its modules."""
    folder = root / f"src/editions/{edition}"
    headers = [folder / f"{edition}-modules.h", *sorted(folder.glob("modules/**/*.h"))]
    rows = "".join(path.read_text(encoding="utf-8") for path in headers)
    files = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("modules/**/*.c")))
    return {"Elements": words_in(rows, r'\bKIND \(\w+, (?:\.id = )?"([^"]+)"'), "Moments": words_in(rows, r'\bSTEP \(\w+, "([^"]+)"'),
            "Questions": words_in(rows, r'\bQUERY \(\w+, "([^"]+)"'), "Attributes": words_in(files, r'\.attribute = "([^"]+)"')}


def words_of_encounter(root, edition):
    """Returns the pairs (word, sort) that an edition with the shared encounter has besides the words of every edition."""
    tables, header = f"src/editions/{edition}/{edition}-edition.c", "src/editions/encounter/encounter-procedures.h"
    own = edition.upper()
    file = root / f"src/editions/{edition}/{edition}-vocabulary.c"
    vocabulary = file.read_text(encoding="utf-8") if file.exists() else ""
    shared = {name.replace("_", "-") for kind in (r"ACT \((\w+), ", r"SHARED \((\w+), \w+, ")
              for name in words_of(root, header, rf"\b{kind}")}
    ours = {
        "Elements": words_of(root, tables, rf'\[(?:ENCOUNTER|{own})_KIND_\w+\] = \{{ "([^"]+)"'),
        "Attributes": words_of(root, tables, rf'\{{ "([^"]+)", (?:ENCOUNTER_FIELD|{own}_FIELD|FP_MARK)_')
        | words_of(root, tables, r'\.attribute = "([^"]+)"'),
        "Moments": words_of(root, tables, r'STEP_ROW \(\w+, "([^"]+)"')
        | {name.replace("_", "-") for name in words_of(root, header, r"\bWHOLE \((\w+), ")},
        "Acts": shared | words_of(root, tables, r'ACT_ROW \(\w+, "([^"]+)"'),
        "Verbs": words_of(root, "src/editions/encounter/encounter-verbs.h", r'\.id = "([^"]+)"')
        | words_in(vocabulary, r'\.id = "([^"]+)"'),
        "Questions": words_of(root, "src/editions/encounter/encounter-tables.h", r'\[ENCOUNTER_Q_\w+\] = \{ "([^"]+)"')
        | words_of(root, tables, rf'\[{own}_Q_\w+\] = \{{ "([^"]+)"'),
        "Names": words_of(root, "src/editions/encounter/encounter-vocabulary.h", r'(?:NAME \(|\.name = )"([^"]+)"')
        | words_in(vocabulary, r'(?:NAME \(|\.name = )"([^"]+)"'),
    }
    for heading, words in words_of_modules(root, edition).items():
        ours[heading] = ours[heading] | words
    everywhere = of_all(root)
    return {(word, SORTS[heading]) for heading, words in ours.items() for word in words - everywhere[heading]}


def words_in_section(text, section, lines=r"\| (`[^|]*`) \| (\w+) \|"):
    """Returns the pairs (word, sort) of the table's rows in a section."""
    body = text.split(f"## {section}\n", 1)[-1].split("\n## ", 1)[0]
    return {(word, sort) for cell, sort in re.findall(rf"(?m)^{lines}", body) for word in re.findall(r"`([^`]+)`", cell)}


def compare_section(section, want, have):
    """Yields what the table of an edition lacks, and what it has too much."""
    yield from (f"{DOCUMENT}: “{section}” lacks the {sort} `{word}`" for word, sort in sorted(want - have))
    yield from (f"{DOCUMENT}: “{section}” has the {sort} `{word}`, which it hasn't" for word, sort in sorted(have - want))


def compare_editions(root, text):
    """Yields the faults in the tables of the editions with the shared encounter. The second table tells how its words differ."""
    classic, cosmic = words_of_encounter(root, "classic"), words_of_encounter(root, "cosmic")
    yield from compare_section(CLASSIC, classic, words_in_section(text, CLASSIC))
    yield from compare_section(COSMIC, cosmic - classic, words_in_section(text, COSMIC))
    lacking = words_in_section(text, COSMIC, r"- not (`.*`) \((\w+?)s?\)$")
    yield from compare_section(f"{COSMIC}, what it has not", classic - cosmic, lacking)


def with_column(root, text):
    """Returns the document with the column “edition” before “since”."""
    everywhere, lines, heading, at, new = of_all(root), [], None, None, False
    for line in text.splitlines():
        if line.startswith("#"):
            heading = line.lstrip("#").strip()
        cells = CELLS.split(line)
        if heading in everywhere and line.startswith("|"):
            names = [cell.strip() for cell in cells]
            if "since" in names:
                at = names.index("edition") if "edition" in names else names.index("since")
                new = "edition" not in names
                value = " edition "
            elif names[1].startswith("---"):
                value = " --- "
            else:
                value = " all " if set(re.findall(r"`([^`]+)`", cells[1])) <= everywhere[heading] else " Duel "
            line = "|".join(cells[:at] + [value] + cells[at if new else at + 1:])
        lines.append(line)
    return "\n".join(lines) + "\n"


def tables(text):
    """Returns heading → words in the first cells of the tables below it."""
    found, heading = {}, None
    for line in text.splitlines():
        if line.startswith("#"):
            heading = line.lstrip("#").strip()
        elif line.startswith("| `"):
            cell = line.split("|")[1]
            found.setdefault(heading, set()).update(re.findall(r"`([^`]+)`", cell))
    return found


def lonely(root, verbs):
    """Returns the verbs used by fewer than two shipped cards."""
    users = {verb: set() for verb in verbs}
    for path in (root / "data" / "sets").rglob("*.xml"):
        for card in ElementTree.parse(path).getroot():
            for element in card.iter():
                verb = element.tag.partition("}")[2]
                if verb in users and (verb != "resolve" or element.get("cards") is not None):
                    users[verb].add(card.get("id"))
    return {verb for verb, cards in users.items() if len(cards) < 2}


def compare(want, have):
    faults = []
    for heading, words in want.items():
        known = have.get(heading, set())
        if not words:
            faults.append(f"no word found in the sources for the table “{heading}”")
        faults += [f"{DOCUMENT}: the table “{heading}” lacks `{word}`" for word in sorted(words - known)]
        faults += [f"{DOCUMENT}: the table “{heading}” has `{word}`, which is no word" for word in sorted(known - words)]
    return faults


def stale(root, text):
    """Yields the examples that name a card but are on none."""
    sets = "".join(path.read_text(encoding="utf-8") for path in sorted((root / "data" / "sets").rglob("*.xml")))
    for line in text.splitlines():
        example = re.search(r"\| `(<[^`]*>)` \(([^()|]*)\) \|$", line) if line.startswith("| `") else None
        if example is not None and example.group(2) not in NOT_CARDS:
            element, card = example.group(1).replace("\\|", "|"), example.group(2)
            if element not in sets or f"<name>{card}</name>" not in sets and f'id="{card}"' not in sets:
                yield f"{DOCUMENT}: {element} is said to be of {card}, but no card has it"


def main(root):
    want = wanted(root)
    text = (root / DOCUMENT).read_text(encoding="utf-8")
    have = tables(text)
    faults = compare(want, have) + list(stale(root, text)) + list(compare_editions(root, text))
    for line, right in zip(text.splitlines(), with_column(root, text).splitlines()):
        if line != right:
            faults.append(f"{DOCUMENT}: other editions than in “{right[:60]}…”; card-words.py --write mends that")
    faults += [f"{DOCUMENT}: “{LONELY}” doesn't say why `{verb}` is general"
               for verb in sorted(lonely(root, want["Verbs"]) - have.get(LONELY, set()))]
    print("\n".join(faults))
    print(f"{sum(len(words) for words in want.values())} words in {len(want)} tables")
    return 1 if faults else 0


def self_test(root):
    text = (root / DOCUMENT).read_text(encoding="utf-8")
    damaged = "\n".join(line for line in text.splitlines() if not line.startswith("| `befriend`"))
    faults = compare(wanted(root), tables(damaged))
    mixed = text.replace("| all |", "| Duel |", 1)
    print("\n".join(faults))
    return 0 if any("`befriend`" in fault for fault in faults) and with_column(root, mixed) == text else 1


if __name__ == "__main__":
    if sys.argv[1] == "--self-test":
        sys.exit(self_test(Path(sys.argv[2])))
    if sys.argv[1] == "--write":
        document = Path(sys.argv[2]) / DOCUMENT
        document.write_text(with_column(Path(sys.argv[2]), document.read_text(encoding="utf-8")), encoding="utf-8")
        sys.exit(0)
    sys.exit(main(Path(sys.argv[1])))
