# SPDX-License-Identifier: GPL-3.0-or-later
"""Searches in a translated book: questions of players find their pages.

    test-search.py TOOL ROOT OWN-CATALOGS    prints TAP
"""
import re
import shutil
import subprocess
import sys

from harness import Skip, here, main, works

HIT = re.compile(r"^\d+\. .*\((\S+)\)$", re.M)
BEST = 3  # a page must be among so many hits
SHARE = 0.95  # of the questions, to leave room for pages that are written anew


def questions(name):
    """Returns the rows of a file of questions: question, edition, page."""
    text = (here.root / "tests" / "reference" / name).read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines() if not line.startswith("#")]


def translate(language):
    """Returns the folders of the pages and of the program's catalog in a language."""
    pages = here.root / "help" / language / f"{language}.po"
    if not pages.exists() or any(shutil.which(name) is None for name in ("itstool", "msgfmt", "localedef")):
        raise Skip("the translated pages, or the package itstool, gettext or locales, are missing")
    book, catalogs = here.home / "help", here.home / "catalogs"
    into = catalogs / language / "LC_MESSAGES"
    into.mkdir(parents=True)
    (book / language).mkdir(parents=True)
    (book / "C").symlink_to(here.root / "help" / "C")
    subprocess.run(["msgfmt", "-o", into / "fifth-planet.mo", here.root / "po" / f"{language}.po"], check=True)
    subprocess.run(["msgfmt", "-o", here.home / "pages.mo", pages], check=True)
    subprocess.run(["itstool", "-m", here.home / "pages.mo", "-o", book / language,
                    *sorted((book / "C").glob("*.page"))], check=True, capture_output=True)
    return book, catalogs


def ask(language, locale, name):
    """Asks the questions of a file, and expects most answers among the best hits."""
    book, catalogs = translate(language)
    subprocess.run(["localedef", "-i", locale, "-f", "UTF-8", here.home / f"{locale}.UTF-8"], capture_output=True)
    variables = {"LD_PRELOAD": OWN_CATALOGS, "OWN_CATALOGS": str(catalogs), "LOCPATH": str(here.home),
                 "LC_ALL": f"{locale}.UTF-8", "FIFTH_PLANET_HELP": str(book),
                 "ASAN_OPTIONS": "verify_asan_link_order=0:detect_leaks=0"}
    asked, missed = questions(name), []
    for question, edition, page in asked:
        hits = HIT.findall(works("rules", "--edition", edition, question, **variables))
        if page not in [hit.partition("#")[0] for hit in hits[:BEST]]:
            missed.append(f"“{question}” finds {hits[:BEST]}, not {page}")
    print(f"# {name}: {len(asked) - len(missed)} of {len(asked)}")
    assert len(asked) >= 30
    assert len(asked) - len(missed) >= SHARE * len(asked), missed


def test_german():
    ask("de", "de_DE", "german-questions.tsv")


if __name__ == "__main__":
    OWN_CATALOGS = sys.argv[3]
    main(dict(globals()), *sys.argv[1:3])
