# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the pages of help/C: well-formed, linked, complete, and readable by the program.

    book.py ROOT              checks the pages
    book.py --self-test ROOT  damages a copy in each way, and expects a complaint
    book.py --write ROOT      lists all pages in help/meson.build
"""
import html
import re
import shutil
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

MALLARD = "{http://projectmallard.org/1.0/}"
GOVERNS = "{https://fifthplanet.github.io/ns/book/1}governs"  # game words explained by the page
CHANGES = "{https://fifthplanet.github.io/ns/book/1}changes"  # pages whose rules a section of a module's page changes
CHECKLISTS = {"tests/reference/duel-book.tsv": 3, "tests/reference/classic-book.tsv": 3,
              "tests/reference/cosmic-book.tsv": 3,
              "tests/reference/questions.tsv": 2, "tests/reference/classic-questions.tsv": 2,
              "tests/reference/cosmic-questions.tsv": 2, "tests/reference/german-questions.tsv": 3}
NUMBERED = {"tests/reference/cosmic-book.tsv": range(3, 33)}  # pages of the rules whose paragraphs a list has
LIST = "help/meson.build"
STEPS, TITLES = "src/editions/duel/duel-steps.h", "src/editions/duel/duel-texts.c"
COSMIC_STEPS, COSMIC_TITLES = "src/editions/cosmic/cosmic-edition.c", "src/editions/cosmic/cosmic-texts.c"
SHARED_TITLES = "src/editions/encounter/encounter-texts.c"
# Editions whose pages of steps have the titles of the log: the file of the steps, their pattern, and the files of titles.
LOGGED = {"duel": (STEPS, r"STEP \(\w+, \"([a-z-]+)\"", [TITLES]),
          "cosmic": (COSMIC_STEPS, r"STEP_ROW \(\w+, \"([a-z-]+)\"", [COSMIC_TITLES, SHARED_TITLES])}
KEYS = "src/app/window/fp-application.c"
OVERLAY = "ui/help-overlay.ui"  # the window of the keyboard shortcuts
# Of 100 sentences of each book, so many have at most so many words.
SHORT_OF_100, LONG_SENTENCE = 90, 25
# A keyword is a word or a short phrase, as in an index. Questions belong to tests/reference, where they prove the search.
MOST_KEYWORD_WORDS = 3
ASKING = set("can could do does how is are may must should what when where which who whom whose why".split())
SPEAKING = set("i i'm me my we you your she he her his they".split())
# Elements that the program shows, besides the head of a page (info).
BLOCKS = {"page", "section", "title", "p", "list", "steps", "terms", "item", "table", "thead", "tbody", "tr", "td",
          "note", "example", "figure", "media", "screen", "links"}
WORDS = {"link", "em", "gui", "guiseq", "key", "keyseq", "app", "file", "cmd", "code", "input"}
INFO = {"info", "link", "revision", "title", "desc", "keywords"}


def name(element):
    return element.tag.removeprefix(MALLARD)


class Page:
    def __init__(self, path):
        self.file, self.root = path.name, ET.parse(path).getroot()
        self.id, self.guide = self.root.get("id"), self.root.get("type") == "guide"
        self.title = self.text(self.root.find(f"{MALLARD}title"))
        self.info = self.root.find(f"{MALLARD}info")
        self.sections = [section.get("id") for section in self.root.iter(f"{MALLARD}section")]
        self.links = list(self.root.iter(f"{MALLARD}link"))

    @staticmethod
    def text(element):
        return "" if element is None else "".join(element.itertext()).strip()

    def target(self, link):
        """Returns the target (page, section) of link, or None outside the book."""
        xref = link.get("xref")
        return None if xref is None else ((xref.split("#")[0] or self.id), xref.partition("#")[2])


def read(root):
    """Returns the pages by id, and the problems with whole files."""
    pages, problems = {}, []
    for path in sorted((root / "help" / "C").glob("*.page")):
        try:
            page = Page(path)
        except ET.ParseError as error:
            problems.append(f"{path.name}: {error}")
            continue
        if page.file != f"{page.id}.page":
            problems.append(f"{page.file}: its id is “{page.id}”")
        if page.id in pages:
            problems.append(f"{page.file}: the id “{page.id}” is that of {pages[page.id].file} too")
        pages[page.id] = page
    return pages, problems


def look_at_keywords(page):
    said = page.text(page.info.find(f"{MALLARD}keywords")).lower().replace("’", "'")
    keywords = [keyword.split() for keyword in said.split(",") if said]
    for words in keywords:
        asks = len(words) > 1 and (words[0] in ASKING or SPEAKING & set(words))
        if not words or len(words) > MOST_KEYWORD_WORDS or asks:
            yield f"“{' '.join(words)}” is no keyword: a word, or a phrase of at most three words, that asks nothing"
    for words, times in Counter(map(" ".join, keywords)).items():
        if times > 1:
            yield f"has the keyword “{words}” {times} times"


def look_at_page(page):
    if page.info is None or not page.title:
        yield "has no title or no info"
        return
    if not page.text(page.info.find(f"{MALLARD}desc")):
        yield "has no desc"
    if page.info.find("{http://www.w3.org/2001/XInclude}include") is None:
        yield "does not name its licence"
    yield from look_at_keywords(page)
    inside = set(page.info.iter()) | {info for section in page.root.iter(f"{MALLARD}section")
                                      for info in section.findall(f"{MALLARD}info")}
    for element in page.root.iter():
        known = INFO if element in inside else BLOCKS | WORDS
        if element.tag.startswith(MALLARD) and name(element) not in known:
            yield f"has <{name(element)}>, of which the program makes nothing"
    if any(not page.text(link) for link in page.links if link not in inside):
        yield "has a link without words"
    if not all(map(page.text, page.root.iter(f"{MALLARD}td"))):
        yield "has an empty cell, which a screen reader can't tell from a missing one"
    for section, times in Counter(page.sections).items():
        if section is None or times > 1:
            yield f"has {times} sections of the id “{section}”"


def look_at_links(pages):
    for page in pages.values():
        for target in filter(None, map(page.target, page.links)):
            there = pages.get(target[0])
            if there is None or (target[1] and target[1] not in there.sections):
                yield f"{page.file}: a link leads nowhere: {'#'.join(filter(None, target))}"


def look_at_pictures(root, pages):
    """Each picture exists, is installed, and has a description."""
    listed = set(re.findall(r"'(figures/[^']+)'", (root / LIST).read_text(encoding="utf-8")))
    there = {f"figures/{path.name}" for path in (root / "help" / "C" / "figures").glob("*")}
    shown = set()
    for page in pages.values():
        for media in page.root.iter(f"{MALLARD}media"):
            shown.add(media.get("src"))
            if not page.text(media.find(f"{MALLARD}p")):
                yield f"{page.file}: the picture {media.get('src')} is not told in words"
    for name in sorted(listed ^ there | there ^ shown):
        yield f"{name}: a picture must be shown by a page, lie in help/C and be named in {LIST}"


def reachable(pages):
    """Returns the ids of pages reachable from the index. Pages name the guides that list them."""
    below = {page_id: set() for page_id in pages}
    for page in pages.values():
        for link in page.info.iter(f"{MALLARD}link") if page.info is not None else []:
            guide = pages.get(link.get("xref"))
            if link.get("type") == "guide" and guide is not None and guide.guide:
                below[guide.id].add(page.id)
    found, new = set(), {"index"} & set(pages)
    while new:
        found |= new
        new = set().union(*(below[page_id] for page_id in new)) - found
    return found


def look_at_groups(pages):
    """A guide shows only links of the groups that it lists."""
    listed = {page.id: {group for links in page.root.iter(f"{MALLARD}links")
                        for group in links.get("groups", "").split()} for page in pages.values()}
    for page in pages.values():
        guides = set()
        for link in page.info.iter(f"{MALLARD}link") if page.info is not None else []:
            group = link.get("group")
            if link.get("type") == "guide" and link.get("xref") in guides:
                yield f"{page.file}: the page “{link.get('xref')}” lists it twice, and Yelp shows its trail twice"
            guides |= {link.get("xref")} if link.get("type") == "guide" else set()
            if link.get("type") == "guide" and group not in listed.get(link.get("xref"), {group}):
                yield f"{page.file}: the page “{link.get('xref')}” does not list the group “{group}”"


def look_at_steps(root, pages):
    """Every step with decisions has a page of its id, with the same title as in the log."""
    for edition, (source, pattern, texts) in LOGGED.items():
        steps = re.findall(pattern, (root / source).read_text(encoding="utf-8"))
        said = "".join((root / text).read_text(encoding="utf-8") for text in texts)
        # Moments come first; queries may have the same words.
        titles = dict(reversed(re.findall(r"\{ \"([a-z-]+)\", N_ \(\"([^\"]+)\"\)", said)))
        if len(steps) < 20:
            yield f"{source}: the list of steps was not understood"
        for step in steps:
            page = pages.get(f"{edition}-{step}")
            if page is None:
                yield f"the step “{step}” has no page {edition}-{step}"
            elif page.title != titles.get(step):
                yield f"{page.file}: it is called “{page.title}”, but {texts[0]} calls the step “{titles.get(step)}”"


def look_at_words(pages):
    """A word of an edition belongs to one page. A page EDITION-WORD has its word implicitly."""
    governing = {}
    for page in pages.values():
        edition = page.id.partition("-")[0]
        for governs in page.root.iter(GOVERNS):
            for word in governs.get("words", "").split(" "):
                there = governing.setdefault((edition, word), page.id)
                if there != page.id or f"{edition}-{word}" in pages:
                    yield f"{page.file}: “{word}” is the subject of another page, too"


def links_to(page, other):
    return any(target and target[0] == other for target in map(page.target, page.links))


def look_at_changes(pages):
    """A section that changes pages has an id, and module and page lead to each other, if over the list of modules."""
    for page in pages.values():
        modules = f"{page.id.partition('-')[0]}-modules"
        for section in page.root.iter(f"{MALLARD}section"):
            for changes in section.findall(f"{MALLARD}info/{CHANGES}"):
                for changed in changes.get("pages", "").split(" "):
                    there = pages.get(changed)
                    if there is None or changed == page.id:
                        yield f"{page.file}: “{section.get('id')}” changes “{changed}”, which is no other page"
                    elif not links_to(page, changed):
                        yield f"{page.file}: it changes “{changed}”, and must link to it"
                    elif not links_to(there, page.id) and not links_to(there, modules):
                        yield f"{there.file}: “{page.id}” changes it, so it must link there or to “{modules}”"


def say_key(accelerator):
    """Returns “<Shift><Control>n” in the manual's form Shift+Ctrl+N."""
    names = {"Control": "Ctrl", "comma": ",", "period": ".", "question": "?", "Return": "Enter", "Page_Up": "Page Up",
             "Page_Down": "Page Down", "Escape": "Esc", "space": "Space", "BackSpace": "Backspace", "plus": "+", "minus": "-"}
    parts = re.findall(r"<(\w+)>", accelerator) + [accelerator.rpartition(">")[2]]
    return "+".join(names.get(part, part.upper() if len(part) == 1 else part) for part in parts)


def look_at_keys(root, pages):
    """The manual has one of the keys of each action with keys."""
    said = set()
    for page in pages.values():
        said |= {page.text(key) for key in page.root.iter(f"{MALLARD}key")}
        said |= {"+".join(map(page.text, keys)) for keys in page.root.iter(f"{MALLARD}keyseq")}
    actions = re.findall(r"\{ \"([a-z:.-]+)\", \{ (\"[^}]+) \} \}", (root / KEYS).read_text(encoding="utf-8"))
    if len(actions) < 10:
        yield f"{KEYS}: the table of keys was not understood"
    for action, keys in actions:
        keys = [say_key(key) for key in re.findall(r"\"([^\"]+)\"", keys)]
        if not said & set(keys):
            yield f"manual-keyboard.page, or another of the manual, must tell the keys of {action}: {' or '.join(keys)}"


    shown = re.findall(r"\"accelerator\">([^<]+)<", (root / OVERLAY).read_text(encoding="utf-8"))
    for key in (say_key(key) for keys in shown for key in html.unescape(keys).split()):
        if key not in said and key not in ("Left", "Right", "Up", "Down", "1...9"):
            yield f"manual-keyboard.page, or another of the manual, must tell the key {key} of {OVERLAY}"


def look_at_sentences(pages):
    """Nine in ten sentences of each book are short."""
    lengths = {}
    for page in pages.values():
        for paragraph in page.root.iter(f"{MALLARD}p"):
            sentences = re.split(r"(?<=[.!?:])[”)]?\s+(?=[A-Z“(0-9−+])", " ".join(page.text(paragraph).split()))
            lengths.setdefault(page.id.partition("-")[0], []).extend(len(sentence.split()) for sentence in sentences)
    for book, words in lengths.items():
        short = sum(n <= LONG_SENTENCE for n in words)
        if short * 100 < len(words) * SHORT_OF_100:
            yield f"{book}: {short} of {len(words)} sentences have at most {LONG_SENTENCE} words, too few"


def card_names(root):
    names = {}
    for path in (root / "data" / "sets" / "duel").glob("*.xml"):
        for card in ET.parse(path).getroot():
            named = next((child for child in card if child.tag.endswith("}name")), None)
            if named is not None:
                names[card.get("id")] = named.text
    return names


def look_at_cards(root, pages):
    """<em style="card ID">Name</em> names a shipped card, so that the program can open it."""
    names = card_names(root)
    for page in pages.values():
        for em in page.root.iter(f"{MALLARD}em"):
            style = em.get("style", "").split()
            if style[:1] == ["card"] and names.get("".join(style[1:2])) != page.text(em):
                yield f"{page.file}: “{page.text(em)}” is not the name of the card “{' '.join(style[1:])}”"


def rows(root, path, columns):
    """Yields (line, cells) of a table with tabs, and (line, None) for a bad line."""
    for line, text in enumerate((root / path).read_text(encoding="utf-8").splitlines(), 1):
        if text and not text.startswith("#"):
            cells = text.split("\t")
            yield line, cells if len(cells) == columns and all(cells) else None


def look_at_lists(root, pages):
    cards = card_names(root)
    for path, columns in CHECKLISTS.items():
        firsts = Counter()
        for line, cells in rows(root, path, columns):
            if cells is None:
                yield f"{path}:{line}: {columns} columns were expected"
                continue
            firsts[cells[0]] += 1
            for target in cells[-1].split():
                page, _, section = target.partition("#")
                known = page in pages and (not section or section in pages[page].sections)
                if not known and not (target.startswith("card:") and target[5:] in cards):
                    yield f"{path}:{line}: there is no page or section “{target}”"
        for first in (first for first, times in firsts.items() if times > 1):
            yield f"{path}: “{first}” is there more than once"


def look_at_numbers(root):
    """Paragraphs are called PAGE.NUMBER: no page of the rules is left out, and numbers run from 1 on each."""
    for path, pages in NUMBERED.items():
        found = [tuple(map(int, cells[0].split("."))) for _, cells in rows(root, path, 3) if cells]
        last = Counter(page for page, _ in found)
        expected = [(page, number) for page in pages for number in range(1, max(last[page], 1) + 1)]
        for page, number in sorted(set(expected) ^ set(found)):
            yield f"{path}: paragraph {page}.{number} is missing, or too much"


def look_at_examples(root, pages):
    """Each example is a scenario in book.xml of its edition, whose title begins with the page, and the other way round."""
    shown = Counter()
    for page in pages.values():
        shown[page.id] += len(list(page.root.iter(f"{MALLARD}example"))) + page.id.endswith("-example")
    played = Counter()
    for path in sorted((root / "tests" / "scenarios").glob("*/book.xml")):
        for scenario in ET.parse(path).getroot():
            page = scenario.get("title").partition(":")[0]
            if page.partition("-")[0] != scenario.get("edition") or not shown[page]:
                yield f"{path.relative_to(root)}: {scenario.get('id')} plays no example of the page “{page}”"
            played[page] += 1
    for page in (page for page, times in shown.items() if times > played[page]):
        yield f"{page}.page: tests/scenarios/{page.partition('-')[0]}/book.xml must play its example"


def listed(root):
    return re.findall(r"^  '([a-z0-9-]+\.page)',$", (root / LIST).read_text(encoding="utf-8"), re.M)


def look(root):
    pages, problems = read(root)
    yield from problems
    for page in pages.values():
        yield from (f"{page.file}: {problem}" for problem in look_at_page(page))
    yield from look_at_links(pages)
    yield from look_at_groups(pages)
    lost = sorted(set(pages) - reachable(pages))
    yield from (f"{pages[page_id].file}: no guide leads there from the index" for page_id in lost)
    yield from look_at_steps(root, pages)
    yield from look_at_words(pages)
    yield from look_at_changes(pages)
    yield from look_at_pictures(root, pages)
    yield from look_at_keys(root, pages)
    yield from look_at_sentences(pages)
    yield from look_at_cards(root, pages)
    yield from look_at_lists(root, pages)
    yield from look_at_numbers(root)
    yield from look_at_examples(root, pages)
    if listed(root) != sorted(page.file for page in pages.values()):
        yield f"{LIST} does not name exactly the pages there are; tests/lint/book.py --write . puts it right"


def write(root):
    path = root / LIST
    names = "".join(f"  '{page.name}',\n" for page in sorted((root / "help" / "C").glob("*.page")))
    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub(r"(pages = \[\n)(  '[^\n]*\n)*", lambda m: m[1] + names, text), encoding="utf-8")


DAMAGES = [  # file, text to replace, replacement, and a part of the expected complaint
    ("help/C/duel-warp.page", 'id="duel-warp"', 'id="duel-wrap"', "its id is"),
    ("help/C/duel-warp.page", 'id="duel-warp"', 'id="duel-ships"', "is that of"),
    ("help/C/duel-warp.page", "</page>", "", "no element found"),
    ("help/C/duel-warp.page", 'type="guide" xref="duel"', 'type="guide" xref="duel-ships"', "no guide leads there"),
    ("help/C/duel-warp.page", 'group="game"', 'group="games"', "does not list the group"),
    ("help/C/duel-warp.page", "<link", '<link type="guide" xref="duel" group="envoys"/><link', "lists it twice"),
    ("help/C/duel-warp.page", 'xref="duel-warpplanet">', 'xref="duel-nowhere">', "a link leads nowhere: duel-nowhere"),
    ("help/C/duel-winning.page", 'xref="duel-draw-destiny#empty">', 'xref="duel-draw-destiny#full">', "leads nowhere"),
    ("help/C/duel-ships.page", '">the Warp</link>', '"></link>', "has a link without words"),
    ("help/C/duel-ships.page", "<td><p>Send</p></td>", "<td><p/></td>", "has an empty cell"),
    ("help/C/duel-ships.page", 'id="words"', 'id="supply"', "sections of the id"),
    ("help/C/duel-warp.page", "<keywords>", "<keywords>what is lost, ", "“what is lost” is no keyword"),
    ("help/C/duel-warp.page", "<keywords>", "<keywords>ships lost in a duel, ", "“ships lost in a duel” is no keyword"),
    ("help/C/duel-warp.page", "<keywords>", "<keywords>lost ships, ", "has the keyword “lost ships” 2 times"),
    ("help/C/duel-warp.page", "<em>", "<sys>", "mismatched"),
    ("help/C/duel-warp.page", '<include href="legal.xml"', '<keywords lang="legal.xml"', "does not name its licence"),
    ("help/C/duel-ships.page", "<table", "<synopsis/><table", "<synopsis>, of which the program makes nothing"),
    ("help/C/duel-ships.page", 'words="send ', 'words="discard ', "“discard” is the subject of another page"),
    ("help/C/duel-ships.page", 'words="send ', 'words="warp ', "“warp” is the subject of another page"),
    ("help/C/duel-duel.page", "figures/duel-steps.svg", "figures/nothing.svg", "figures/nothing.svg: a picture must"),
    ("help/C/duel-friendship.page", "<p>An envoy stands", "<p></p><p>An envoy stands", "is not told in words"),
    ("help/C/duel-set-dials.page", "<title>Set dials", "<title>Set the dials", "calls the step"),
    ("help/C/cosmic-regroup.page", "<title>Regroup", "<title>Regain", "calls the step “Regroup”"),
    (COSMIC_STEPS, '"aim-gate"', '"aim-at"', "the step “aim-at” has no page cosmic-aim-at"),
    ("help/C/duel-first-game.page", ">Cudgel<", ">Cudgels<", "is not the name of the card"),
    (KEYS, '{ "<Control>f" }', '{ "<Control>j" }', "must tell the keys of win.find-in-log: Ctrl+J"),
    (OVERLAY, ">F9<", ">F8<", "must tell the key F8"),
    ("help/C/index.page", "<p>", "<p>" + "and on it goes " * 9 + "</p><p>", "sentences have at most 25 words, too few"),
    (STEPS, "STEP (cleanup", 'STEP (nap, "nap", DUEL_IN_BOTH)\nSTEP (cleanup', "the step “nap” has no page"),
    ("tests/reference/duel-book.tsv", "\tduel-warp", "\tduel-wrap", "no page or section “duel-wrap"),
    ("tests/reference/duel-book.tsv", "\tduel-warp", "", "columns were expected"),
    ("tests/reference/cosmic-book.tsv", "\n9.4\t", "\n9.44\t", "paragraph 9.4 is missing"),
    ("tests/reference/cosmic-book.tsv", "\n8.1\t", "\n#8.1\t", "paragraph 8.1 is missing"),
    ("help/C/cosmic-four-planets.page", 'pages="cosmic-winning ', 'pages="cosmic-wining ', "which is no other page"),
    ("help/C/cosmic-four-planets.page", 'xref="cosmic-winning"', 'xref="cosmic-quake"', "and must link to it"),
    ("help/C/cosmic-winning.page", 'xref="cosmic-four-planets"', 'xref="cosmic-quake"', "so it must link there or to"),
    ("help/C/duel-warp.page", "<p>", "<example><p>Bo recovers.</p></example><p>", "book.xml must play its example"),
    ("tests/scenarios/duel/book.xml", "duel-clout: 10", "duel-warp: 10", "plays no example of the page “duel-warp”"),
    (LIST, "  'duel-warp.page',\n", "", "does not name exactly"),
]


def self_test(root):
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for part in ["help", "data/sets", "tests/reference", "tests/scenarios"]:
            shutil.copytree(root / part, copy / part)
        for part in [STEPS, TITLES, COSMIC_STEPS, COSMIC_TITLES, SHARED_TITLES, KEYS, OVERLAY]:
            (copy / part).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(root / part, copy / part)
        missed = 0
        for path, old, new, words in DAMAGES:
            text = (copy / path).read_text(encoding="utf-8")
            assert old in text, (path, old)
            (copy / path).write_text(text.replace(old, new, 1), encoding="utf-8")
            told = list(look(copy))
            if not any(words in problem for problem in told):
                print(f"{path}: “{old}” → “{new}” told {told}")
                missed += 1
            (copy / path).write_text(text, encoding="utf-8")
        (copy / "help/C/duel-choose-plans.page").unlink()
        if not any("the step “choose-plans” has no page" in problem for problem in look(copy)):
            print("a missing page of a step was not noticed")
            missed += 1
    return missed


def main(arguments):
    root = Path([a for a in arguments if not a.startswith("--")][0]).resolve()
    if "--write" in arguments:
        write(root)
        return 0
    if "--self-test" in arguments:
        return 1 if self_test(root) else 0
    problems = list(look(root))
    print("\n".join(problems) or "the book is whole")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
