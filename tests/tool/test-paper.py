# SPDX-License-Identifier: GPL-3.0-or-later
"""Pages of the book as PDF: a turn is on one sheet of A4, and no type is smaller than 10 points. Prints TAP.

    test-paper.py TOOL ROOT
"""
import re
import sys
import zlib

from harness import MACHINE, USAGE, fails, here, main, rows, works

LEAST_POINTS = 10


def paper(*words):
    """Returns the number of sheets, their size, the sizes of type and the number of pieces of type of a page."""
    path = here.home / "page.pdf"
    path.unlink(missing_ok=True)
    assert works("rules", "--pdf", path, *words) == ""
    data = path.read_bytes()
    assert data.startswith(b"%PDF-")
    streams = []
    for found in re.finditer(rb"stream\r?\n(.*?)endstream", data, re.S):
        try:
            streams.append(zlib.decompress(found[1]))
        except zlib.error:
            continue
    text = b"\n".join(stream for stream in streams if b"BT" in stream)
    sizes = {abs(float(height)) for height in re.findall(rb"\S+ \S+ \S+ (\S+) \S+ \S+ Tm", text)}
    box = [float(n) for n in re.search(rb"/MediaBox \[ ?([\d. ]+)\]", data)[1].split()]
    return len(re.findall(rb"/Type /Page\b(?!s)", data)), box[2:], sizes, text.count(b"TJ")


def modules(edition):
    return [row[2] for row in rows(works("options", "--edition", edition, "--tsv")) if row[0] == "module"]


def games():
    """Yields the options of many games of each edition: with each number of players, each module, each bundle."""
    for edition, seats in ("duel", (2,)), ("classic", (2, 3, 4)), ("cosmic", (3, 5, 8)):
        yield from (("--edition", edition, "--seats", str(n)) for n in seats)
        for module in modules(edition):
            needs = ("--option", "combos") if module == "combo-flares" else ()
            yield ("--edition", edition, "--option", module, *needs)
    yield ("--edition", "cosmic", "--bundle", "everything")


def test_a_turn_is_on_one_sheet():
    for game in games():
        sheets, box, sizes, pieces = paper("--page", "turn", *game)
        assert sheets == 1 and box == [595.28, 841.89], (game, sheets, box)
        assert sizes and min(sizes) >= LEAST_POINTS and pieces > 30, (game, sizes, pieces)


def test_any_page():
    for page in "index", "duel-tactics", "classic-glossary", "cosmic-destiny", "manual-keyboard":
        sheets, _, sizes, pieces = paper("--page", page)
        assert sheets >= 1 and min(sizes) >= LEAST_POINTS and pieces > 5, page
    assert paper("--page", "duel-rulings")[0] > 1
    fails(USAGE, "rules", "--page", "nowhere", "--pdf", here.home / "page.pdf")
    fails(MACHINE, "rules", "--page", "turn", "--pdf", here.home / "no-folder" / "page.pdf", says="page.pdf")


if __name__ == "__main__":
    main(globals(), *sys.argv[1:])
