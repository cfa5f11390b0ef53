# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that no source names a card. Cards are in data/sets, and any other cards work as well.

    no-cards-in-c.py ROOT              searches string literals in src/ for ids of shipped cards
    no-cards-in-c.py --self-test ROOT  plants ids, and expects complaints
"""
import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

# (file, literal): reason. An exception that is no longer needed is a fault, too.
EXCEPTIONS = {
    ("src/engine/expression/fp-builtin-names.c", "prime"): "the function prime () of expressions, not the alien",
    ("src/tool/fp-command-simulate.c", "mirror"): "the option --mirror, not the envoy",
    ("src/editions/classic/classic-edition.c", "negotiate"): "the kind of cards, of which there is one card",
    ("src/editions/cosmic/cosmic-edition.c", "negotiate"): "the same",
    ("src/editions/cosmic/cosmic-edition.c", "morph"): "likewise",
    ("src/editions/cosmic/cosmic-texts.c", "morph"): "likewise",
    ("src/editions/encounter/encounter-texts.c", "negotiate"): "the same",
    ("src/editions/encounter/encounter-procedures.h", "negotiate"): "the procedure that lets players talk",
    ("src/text/cards/fp-text-terms.c", "prime"): "the function prime () again",
    ("src/art/fp-portrait-grow.c", "shadow"): "a colour of skins, not the alien",
    ("src/art/fp-portrait-words.h", "shadow"): "the same",
    ("src/editions/cosmic/cosmic-edition.c", "negotiate"): "the kind of cards, of which there is one card",
    ("src/editions/cosmic/cosmic-edition.c", "morph"): "the same",
    ("src/editions/cosmic/cosmic-texts.c", "morph"): "the same",
    ("src/editions/encounter/encounter-vocabulary.h", "loser"): "the name of expressions, not the alien",
    ("src/engine/expression/fp-builtin-names.c", "loser"): "the same",
    ("src/library/fp-program-compiler.c", "loser"): "the same",
    ("src/text/cards/fp-text-terms.c", "loser"): "the same",
    ("src/editions/encounter/encounter-vocabulary.h", "winner"): "the name of expressions, not the alien",
    ("src/engine/expression/fp-builtin-names.c", "winner"): "the same",
    ("src/text/cards/fp-text-terms.c", "winner"): "the same",
    ("src/editions/duel/duel-turn-page.c", "winner"): "the same",
    ("src/app/table/fp-stage-side.c", "winner"): "a class of style, not the alien",
    ("src/archive/saves/fp-campaign.c", "winner"): "an element of saves, not the alien",
    ("src/tool/fp-command-play.c", "human"): "a player at the keyboard, not the alien",
    ("src/archive/scenarios/fp-scenario-check.c", "unseen"): "a word of scenarios, not the alien",
    ("src/archive/scenarios/fp-scenario-seen.c", "unseen"): "the same",
    ("src/tool/fp-command-show.c", "CARD is ID or SET:ID, such as plan-13 or duel:plan-13."): "an example in a help text",
}

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')


def card_ids(root):
    """Returns id → set for every shipped card."""
    ids = {}
    for path in sorted((root / "data" / "sets").rglob("*.xml")):
        cards = ElementTree.parse(path).getroot()
        for card in cards:
            if card.get("id") is not None:
                ids[card.get("id")] = cards.get("id")
    return ids


def named(literal, ids):
    """Returns the card that literal names, as the whole or as SET:ID within it, or None."""
    if literal in ids:
        return literal
    for word in re.findall(r"[a-z0-9-]+:[a-z0-9-]+", literal):
        of, card = word.split(":")
        if ids.get(card) == of:
            return card
    return None


def code(text):
    """Returns the lines of text without comments."""
    return COMMENT.sub(lambda comment: "\n" * comment.group().count("\n"), text).splitlines()


def search(lines, ids):
    for number, line in enumerate(lines, 1):
        for literal in LITERAL.findall(line):
            card = named(literal, ids)
            if card is not None:
                yield number, literal, card


def main(root):
    ids = card_ids(root)
    faults, unused = [], dict(EXCEPTIONS)
    paths = sorted(path for path in (root / "src").rglob("*.[ch]"))
    for path in paths:
        name = str(path.relative_to(root))
        for number, literal, card in search(code(path.read_text(encoding="utf-8")), ids):
            if (name, literal) in EXCEPTIONS:
                unused.pop((name, literal), None)
            else:
                faults.append(f"{name}:{number}: “{literal}” names the card {ids[card]}:{card}; "
                              "what concerns one card belongs into data/sets")
    faults += [f"{name}: “{literal}” is excepted ({why}) but no longer there" for (name, literal), why in unused.items()]
    print("\n".join(faults))
    print(f"{len(paths)} files, {len(ids)} cards, {len(EXCEPTIONS) - len(unused)} exceptions")
    return 1 if faults or not ids else 0


def self_test(root):
    ids = card_ids(root)
    lines = ['if (strcmp (id, "swarm") == 0)', 'find ("duel:swarm")', 'print ("a swarm of bees")']
    found = [number for number, _, card in search(lines, ids) if card == "swarm"]
    print(f"found in lines {found}")
    return 0 if found == [1, 2] else 1


if __name__ == "__main__":
    if sys.argv[1] == "--self-test":
        sys.exit(self_test(Path(sys.argv[2])))
    sys.exit(main(Path(sys.argv[1])))
