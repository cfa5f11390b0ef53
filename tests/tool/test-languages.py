# SPDX-License-Identifier: GPL-3.0-or-later
"""Games in other languages: every word of a game comes from the catalog, and each catalog of po/
tells a whole game.

    test-languages.py TOOL ROOT OWN-CATALOGS    prints TAP
"""
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

from harness import Skip, here, main, run

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "lint"))
from catalogs import languages, messages  # noqa: E402

GAMES = (["--edition", "duel"], ["--edition", "classic", "--seats", "4"],
         ["--edition", "cosmic", "--seats", "5", "--option", "technology", "--option", "hidden-powers"])
# Answers that reach most of a game, and questions about it. Wrong ones are asked again.
ANSWERS = "".join(f"{n % 3 + 1}\n" + ("why\n" if n % 7 == 0 else "") + ("why program\n" if n % 60 == 30 else "") +
                  ("show\n" if n % 50 == 25 else "") for n in range(700))
FORMATS = re.compile(r"(\{[^}]*\}|%[-0-9$.]*l?[a-zA-Z%]|<PRI\w+>)")
# Commands and ids that are typed, and stand before or in an answer.
TYPED = re.compile(r"^\? .*$|“[a-z -]+”|\b(?:why|show)\b")


def quote(text):
    """Returns text as a string of a catalog."""
    return json.dumps(text, ensure_ascii=False)


def catalog(language, text):
    """Makes the folder of a catalog."""
    folder = here.home / "catalogs"
    into = folder / "de" / "LC_MESSAGES"
    into.mkdir(parents=True, exist_ok=True)
    source = here.home / f"{language}.po"
    source.write_text(text, encoding="utf-8")
    subprocess.run(["msgfmt", "-o", into / "fifth-planet.mo", source], check=True, capture_output=True)
    return folder


def loud(text):
    """Returns text in capitals, but for its places and formats."""
    return "".join(part if n % 2 else part.upper() for n, part in enumerate(FORMATS.split(text)))


def tell(folder, *command, answers=""):
    """Returns what a command tells in the language of the catalog in folder."""
    if shutil.which("msgfmt") is None or shutil.which("localedef") is None:
        raise Skip("the package gettext or locales is missing")
    places = here.home / "locales"
    if not places.exists():
        places.mkdir()
        subprocess.run(["localedef", "-i", "de_DE", "-f", "UTF-8", places / "de_DE.UTF-8"], capture_output=True)
    variables = {"LD_PRELOAD": OWN_CATALOGS, "OWN_CATALOGS": str(folder), "LOCPATH": str(places), "LC_ALL": "de_DE.UTF-8",
                 "LANGUAGE": "de", "ASAN_OPTIONS": "verify_asan_link_order=0:detect_leaks=0"}
    return run(*command, stdin=answers, **variables)[1]


def play(folder, game, seed):
    """Returns what a game tells in the language of the catalog in folder."""
    return tell(folder, "play", *game, "--seed", str(seed), answers=ANSWERS)


def test_every_word_is_marked():
    """With a catalog in capitals nothing is told in small letters."""
    german = (here.root / "po" / "de.po").read_text(encoding="utf-8")
    entries = ['msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"\n']
    for message in messages(german):
        if not message.id:
            continue
        lines = [f"msgctxt {quote(message.context)}"] if message.context else []
        lines.append(f"msgid {quote(message.id)}")
        say = (lambda text: text) if message.context == "direction" else loud
        if message.plural:
            lines += [f"msgid_plural {quote(message.plural)}", f"msgstr[0] {quote(say(message.id))}",
                      f"msgstr[1] {quote(say(message.plural))}"]
        else:
            lines.append(f"msgstr {quote(say(message.id))}")
        entries.append("\n".join(lines) + "\n")
    folder = catalog("loud", "\n".join(entries))
    for game in GAMES:
        for seed in (1, 2):
            told = play(folder, game, seed)
            assert len(told) > 5000, told
            for line in told.splitlines():
                small = re.findall(r"[a-z]{3,}", TYPED.sub("", line))
                assert not small, f"{game}, seed {seed}: {line}"


def test_each_language_tells_a_game():
    """No sentence of a game is left in English, and no place stays unfilled."""
    for language in languages(here.root):
        folder = catalog(language, (here.root / "po" / f"{language}.po").read_text(encoding="utf-8"))
        for game in GAMES:
            told = play(folder, game, 3)
            english = re.findall(r".*\b(?:the|your|draws|plays|wins)\b.*", re.sub(r"^\? .*$", "", told, flags=re.M))
            assert not english, f"{language}, {game}: {english[:3]}"
            assert not re.search(r"\{[a-z]+\}", told), f"{language}, {game}: a place is not filled"


def test_untranslated_pages_say_so():
    """A page that a language lacks is shown in English, with a line about it on top."""
    line = "Cette page n'est pas encore traduite."
    folder = catalog("fr", (here.root / "po" / "fr.po").read_text(encoding="utf-8"))
    page = ("rules", "--page", "cosmic-ties")
    assert tell(folder, *page).splitlines()[:3] == ["Ties", "====", line]
    english = tell(here.home / "nowhere", *page).splitlines()
    assert english[:2] == ["Ties", "===="] and english[2] not in ("", line), english


if __name__ == "__main__":
    OWN_CATALOGS = sys.argv[3]
    main(dict(globals()), *sys.argv[1:3])
