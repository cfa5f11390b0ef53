# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeps what is said of versions alike: meson.build, NEWS, the metainfo, the manual pages.

    releases.py ROOT          compares
    releases.py --write ROOT  writes the releases into the metainfo again

NEWS has a title for each version, the latest first: “Fifth Planet 0.1.0 (2026-11-28)”, or “(not yet
released)”, underlined, and below it a paragraph that tells what the version is. That paragraph is
what catalogs of programs show.
"""
import re
import sys
from html import escape
from pathlib import Path

METAINFO = "data/io.github.fifthplanet.FifthPlanet.metainfo.xml.in"
TITLE = re.compile(r"^Fifth Planet (\S+) \((.*)\)\n=+\n\n((?:(?! \*)\S.*\n)+)\n", re.M)
RELEASES = re.compile(r"  <releases>\n.*?  </releases>\n", re.S)
UNRELEASED = "not yet released"


def versions(news):
    """Yields (version, date, paragraph) of each version in NEWS."""
    for version, date, text in TITLE.findall(news):
        yield version, date, " ".join(text.split())


def releases(news):
    lines = ["  <releases>"]
    for version, date, text in versions(news):
        if date != UNRELEASED:
            lines += [f'    <release version="{version}" date="{date}">', "      <description>",
                      f"        <p>{escape(text, quote=False)}</p>", "      </description>", "    </release>"]
    return "\n".join([*lines, "  </releases>", ""])


def faults(root):
    news = (root / "NEWS").read_text(encoding="utf-8")
    version = re.search(r"^  version: '(.*)',", (root / "meson.build").read_text(encoding="utf-8"), re.M).group(1)
    told = list(versions(news))
    if not told or len(told) != news.count("\n===="):
        yield "NEWS: a version has no title with a date, or no paragraph below it"
    elif told[0][0] != version:
        yield f"NEWS: the latest version is {told[0][0]}, but meson.build has {version}"
    for _, date, _ in told:
        if date != UNRELEASED and not re.fullmatch(r"\d{4}-\d\d-\d\d", date):
            yield f"NEWS: “{date}” is no date"
    for page in sorted(root.glob("docs/*.6")):
        if f'"Fifth Planet {version}"' not in page.read_text(encoding="utf-8"):
            yield f"{page.relative_to(root)}: its version is not {version}"
    if releases(news) not in (root / METAINFO).read_text(encoding="utf-8"):
        yield f"{METAINFO}: other releases than in NEWS; tests/lint/releases.py --write . puts it right"


def main(arguments):
    root = Path([a for a in arguments if not a.startswith("--")][0])
    if "--write" in arguments:
        path = root / METAINFO
        text = path.read_text(encoding="utf-8")
        path.write_text(RELEASES.sub(lambda _: releases((root / "NEWS").read_text(encoding="utf-8")), text), encoding="utf-8")
        return 0
    found = list(faults(root))
    print("".join(f"{fault}\n" for fault in found), end="")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
