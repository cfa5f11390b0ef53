# SPDX-License-Identifier: GPL-3.0-or-later
"""check warns of sets that have no mistake and will hardly work as they were meant.

    test-advice.py TOOL ROOT

A comment “warns: …” in tests/sets/nasty says what and where.
"""
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from harness import WELL, here, main, run  # noqa: E402

SET = """<set xmlns="https://fifthplanet.github.io/ns/set/2" id="own" edition="{edition}" version="1">
  <alien id="a"{mark} origin="original"><name>A</name>
    <ability id="x"{about}><text>T</text>{rule}</ability>
  </alien>
</set>
"""
AFTER_USE = '<trigger after="use" who="everyone"{0}>{1}<draw cards="1"/></trigger>'


def advice(*paths):
    """Returns what check says of good sets."""
    code, out, err = run("check", *paths)
    assert code == WELL and out == "", err
    return err


def advice_of(rule, about="", edition="duel"):
    """Returns what check says of one alien with one ability."""
    path = here.home / "own.xml"
    mark = ' complexity="red"' if edition == "duel" else ""
    path.write_text(SET.format(edition=edition, mark=mark, about=about, rule=rule))
    return advice(path)


def test_warnings():
    """Each set that says so is warned of, at its place."""
    said = 0
    for path in sorted((here.root / "tests/sets/nasty").glob("*.xml")):
        for place, words in re.findall(r"<!-- warns: (\d+:\d+): (.*) -->", path.read_text(encoding="utf-8")):
            said += 1
            err = advice(path)
            assert f"{path}:{place}: warning: {words}" in err, f"{path.name} should warn of “{words}”: {err}"
    assert said >= 6, said


def test_shipped_sets():
    """Of our own sets and of the examples there is nothing to say."""
    for folder in sorted((here.root / "data/sets").iterdir()):
        assert advice(*sorted(folder.glob("*.xml"))) == "", folder.name
    for path in [*sorted((here.root / "docs/examples").glob("*.xml")), *sorted((here.root / "tests/sets").glob("*.xml"))]:
        if not path.stem.endswith("-scenarios"):
            assert advice(path) == "", path.name


def test_uses():
    """A limit, a question, a condition, a price and silence may each end a chain of uses."""
    assert "own included" in advice_of(AFTER_USE.format("", ""))
    for about in ' limit="encounter"', ' limit="game"', ' silent="yes"', ' if="any(me.deck)"':
        assert advice_of(AFTER_USE.format("", ""), about) == "", about
    for more in ' may="yes"', ' silent="yes"', ' if="any(me.deck)"':
        assert advice_of(AFTER_USE.format(more, "")) == "", more
    # A price that is paid back ends nothing, which only games can show.
    assert "own included" not in advice_of(AFTER_USE.format("", '<pay><discard cards="2"/></pay>'))
    # Nobody answers what it caused itself: only uses wait until the program is over.
    for moment in "before", "when":
        assert advice_of(AFTER_USE.format("", "").replace("after=", f"{moment}=")) == "", moment
    assert advice_of('<trigger after="draw" who="everyone"><draw cards="1"/></trigger>') == ""


def test_lost_powers():
    """Only what makes it harder to keep one's own power takes itself away."""
    def says(change, edition):
        return "power-needs" in advice_of(f'<modify what="power-needs" {change}/>', edition=edition)

    for edition in "classic", "cosmic":
        for change in 'add="1"', 'to="4"', 'times="2"', 'at-least="5"', 'of="everyone" add="1"', 'add="count(me.hand)"':
            assert says(change, edition), (change, edition)
        for change in 'add="-1"', 'to="0"', 'to="3"', 'at-most="2"', 'of="others" add="1"':
            assert not says(change, edition), (change, edition)
    assert advice_of('<modify what="colonies-needed" add="1"/>', edition="classic") == ""


if __name__ == "__main__":
    main(globals(), *sys.argv[1:])
