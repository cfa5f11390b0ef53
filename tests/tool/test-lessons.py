# SPDX-License-Identifier: GPL-3.0-or-later
"""Lessons in the terminal, and their mistakes in check. Prints TAP.

    test-lessons.py TOOL ROOT
"""
import re
import sys

from harness import FAULT, USAGE, fails, here, main, works


def own():
    return here.root / "docs" / "examples" / "one-duel-lesson.xml"


def changed(*changes):
    """Writes a copy of the example with changes, of (old, new). Returns its path."""
    text = own().read_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = here.home / "lesson.xml"
    path.write_text(text)
    return path


def test_is_told_once():
    save = here.home / "lesson.fifthplanet"
    out = works("play", "--lesson", "--save", save, stdin="2\nquit\n")
    first, second = out.split("? orange choose-plans/plan", 1)[0].split("? orange set-dials")
    assert first.count("Welcome!") == 1 and "| [" in first
    assert "| [" in second and "Welcome!" not in second
    # A continued lesson shows the notes due now, but no earlier ones.
    on = works("play", save, "--lesson", stdin="quit\n")
    assert "| [" in on and "Welcome!" not in on
    assert "| [" not in works("play", save, stdin="quit\n")


def test_is_told_whatever_is_chosen():
    """In the first duels the same notes come up, whatever is chosen."""
    for answer in "1", "2":
        out = works("play", "--lesson", stdin=f"{answer}\n" * 12 + "quit\n")
        for title in "The goal", "Sending ships", "Plan and tactic", "Tactics at work":
            assert f"| [{title}]" in out, (answer, title)


def test_chapter():
    out = works("play", "--lesson", "--chapter", "contest", stdin="1\nquit\n")
    assert "| [Contests]" in out and "Welcome!" not in out
    assert not list((here.home / "data").rglob("*.fifthplanet"))
    fails(USAGE, "play", "--lesson", "--chapter", "contents", says="contest")
    fails(USAGE, "play", "--lesson", "--seed", "3", says="lesson has its own")


def test_for_four():
    """The other edition has a lesson of its own, and its game goes on with it."""
    save = here.home / "four.fifthplanet"
    out = works("play", "--lesson", "--edition", "classic", "--save", save, stdin="1\n" * 6 + "quit\n")
    assert out.count("Welcome!") == 1 and "Oracle" in out and "| [Allies]" in out
    on = works("play", save, "--lesson", stdin="quit\n")
    assert "Welcome!" not in on and "not from a lesson" not in on
    fails(USAGE, "play", "--lesson", own(), "--edition", "classic", says="a file its own edition")


def test_for_four_to_the_end():
    """The first answer again and again, by keys alone, leads to the end of the game, and each note is read once."""
    out = works("play", "--lesson", "--edition", "classic", stdin="1\n" * 1500)
    titles = re.findall(r"^ *\| \[(.+?)\]$", out, re.M)
    assert set(titles) >= {"The goal", "Orders and launch", "Allies", "Encounter cards", "Compensation and rewards",
                           "Deals", "Powers and artifacts", "How it ends"}, titles
    assert titles[-1] == "How it ends" and re.search(r"wins? with five foreign colonies", out), titles
    notes = re.findall(r"^ *\| \[.+\]\n(?: *\| [^[\n].*\n)+", out, re.M)
    assert len(notes) == len(titles) == len(set(notes)), "something was said twice"


def test_for_five_to_the_end():
    """The lesson of the combined rules is a short game by keys alone, with flares and a deal in it."""
    out = works("play", "--lesson", "--edition", "cosmic", stdin="1\n" * 1500)
    titles = re.findall(r"^ *\| \[(.+?)\]$", out, re.M)
    assert set(titles) >= {"The goal", "Destiny and launch", "Alliances", "Cards and reinforcements", "Flares and powers",
                           "Deals", "Compensation and rewards", "How it ends"}, titles
    assert titles[-1] == "How it ends", titles
    # A question and its note take some ten seconds.
    assert 20 < len(re.findall(r"^\? red", out, re.M)) < 70, "not ten minutes"
    notes = re.findall(r"^ *\| \[.+\]\n(?: *\| [^[\n].*\n)+", out, re.M)
    assert len(notes) == len(titles) == len(set(notes)), "something was said twice"


def test_modules():
    """A lesson's game may have modules, and its chapters have the same."""
    text = (here.root / "data" / "lessons" / "cosmic.xml").read_text()
    module = '<option id="four-planets">yes</option>\n'
    assert text.count(module) > 2
    path = here.home / "cosmic-lesson.xml"
    path.write_text(text[::-1].replace(module[::-1], "", 1)[::-1])
    assert "cosmic-lesson.xml:" in fails(FAULT, "check", path, says="other modules than at the lesson's first")


def test_own_lesson():
    assert works("check", own()) == ""
    assert "| Here you fight." in works("play", "--lesson", own(), stdin="quit\n")


def test_mistakes():
    for change, says in ((("set-dials\" point", "set-dails\" point"), "did you mean “set-dials”?"),
                         (("duel-duel", "duel-dual"), "page of the rules book “duel-dual”; did you mean “duel-duel”?"),
                         (("novice", "novize"), "novize"),
                         (("planet=\"p1\"", "planet=\"p99\""), "p99"),
                         (("point=\"planet\"", "waits=\"no\""), "expected yes"),
                         (("<note asked", "<note waits=\"yes\" asked"), "expected a note that is as good later"),
                         (("</title>\n    <note event", "</title>\n    " + "<note from=\"start\">Here!</note>" * 3 +
                           "<note event"), "notes that can't wait were due at once"),
                         (("event=\"duel-began\"", "event=\"role-taken\""), "came up in none of 40 games")):
        assert "lesson.xml:" in fails(FAULT, "check", changed(change), says=says)
    bad = changed(("set-dials\" point", "set-dails\" point"), ("point=\"warp\"", "point=\"wrap\""))
    err = fails(FAULT, "check", bad)
    assert "lesson.xml:13:18" in err and "lesson.xml:14:" in err, err
    assert "set-dails" in fails(FAULT, "play", "--lesson", bad)
    # The player is known only when the game begins.
    unknown = changed(("novice", "novize"))
    assert "lesson.xml:" in fails(FAULT, "play", "--lesson", unknown, says="novize")
    assert "lesson.xml:" in fails(FAULT, "play", "--lesson", "--chapter", "first", unknown, says="novize")


if __name__ == "__main__":
    main(globals(), *sys.argv[1:])
