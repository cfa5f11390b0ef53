# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the help page of each edition's rulings from docs/EDITION-rulings.md, so that both have the same text. Sections
without rulings are left out.

    rulings.py ROOT          compares
    rulings.py --write ROOT  writes the pages again
"""
import re
import sys
from pathlib import Path
from xml.sax.saxutils import escape

EDITIONS = {"duel": "2026-11-22", "classic": "2026-11-24", "cosmic": "2026-11-28"}  # and when the page was last changed by hand
SECTION = re.compile(r"^## (.+)$", re.M)
RULING = re.compile(r"^\*\*(\d+)\. (.+?)\.\*\* ((?:.+\n?)+)", re.M)
BULLET = re.compile(r"^- ((?:.+\n?)(?:  .+\n?)*)", re.M)
HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<!-- Made by tests/lint/rulings.py from docs/EDITION-rulings.md. -->
<page xmlns="http://projectmallard.org/1.0/" version="1.1" type="topic" id="EDITION-rulings">
  <info>
    <link type="guide" xref="EDITION" group="reference"/>
    <link type="seealso" xref="EDITION-mistakes"/>
    <revision pkgversion="0.1" date="DATE" status="candidate"/>
    <title type="sort">1</title>
    <desc>How this game reads the rules where they leave a question open.</desc>
    <keywords>rulings, clarifications, unclear rules, edge cases, interpretation</keywords>
    <include href="legal.xml" xmlns="http://www.w3.org/2001/XInclude"/>
  </info>
  <title>Rulings</title>
  <p>Where the printed rules say nothing or can be read in two ways, this game does as follows. The numbers never change.</p>
"""


def slug(title):
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def inline(text):
    """Returns one paragraph in one line, with its bold text and its links to rulings marked up."""
    text = escape(" ".join(text.split()))
    text = re.sub(r"\*\*(.+?)\*\*", r'<em style="strong">\1</em>', text)
    return re.sub(r"\b([Rr]uling (\d+))", r'<link xref="#r\2">\1</link>', text)


def section(title, body):
    yield f'  <section id="{slug(title)}">'
    yield f"    <title>{escape(title)}</title>"
    for number, name, text in RULING.findall(body):
        yield f'    <section id="r{number}">'
        yield f"      <title>{number}. {escape(name)}</title>"
        yield f"      <p>{inline(text)}</p>"
        yield "    </section>"
    bullets = BULLET.findall(body)
    if bullets:
        yield "    <list>"
        yield from (f"      <item><p>{inline(text)}</p></item>" for text in bullets)
        yield "    </list>"
    yield "  </section>"


def page(edition, source):
    parts = SECTION.split(source)[1:]
    ruled = [(title, body) for title, body in zip(parts[::2], parts[1::2]) if RULING.search(body) or BULLET.search(body)]
    lines = [line for title, body in ruled for line in section(title, body)]
    return HEAD.replace("EDITION", edition).replace("DATE", EDITIONS[edition]) + "\n".join(lines) + "\n</page>\n"


def main(arguments):
    root = Path([a for a in arguments if not a.startswith("--")][0])
    wrong = 0
    for edition in EDITIONS:
        source, path = f"docs/{edition}-rulings.md", f"help/C/{edition}-rulings.page"
        made = page(edition, (root / source).read_text(encoding="utf-8"))
        if "--write" in arguments:
            (root / path).write_text(made, encoding="utf-8")
        elif made != (root / path).read_text(encoding="utf-8"):
            print(f"{path} is not what {source} says; tests/lint/rulings.py --write . makes it anew")
            wrong = 1
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
