# SPDX-License-Identifier: GPL-3.0-or-later
"""convert-set writes the words of format 2 and nothing else, and check names each of them.

    test-convert-set.py TOOL ROOT
"""
import os
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from harness import FAULT, MACHINE, USAGE, fails, here, main, run, works  # noqa: E402

# Old and new text between « and »: «old|new».
MARKED = """<?xml version="1.0"?>
<!-- A comment that speaks of use="no", box and <resolve/>. -->
<set xmlns="https://fifthplanet.github.io/ns/set/«1|2»"   id='old'
     edition="duel" version="1">
  <reinforcement id="r" adds="1" «plan|value»="2"><name>R</name>
    <ability id="a"><text>T</text><modify what="clout" of="this.«helps|beside-player»" add="1"/></ability>
  </reinforcement>
  <event id="e" next="event"><name>E</name><text>T</text>
    <«resolve|program»   ><!-- <resolve> -->
      <foreach card="c" «in|from»="past"><«resolve|resolve» cards="c"/></foreach>
      <contest><prize «who|for»="winner"><gain «reinforcements|cards»="2"/><ready «tactics|cards»="1 of spent"/></prize></contest>
    </«resolve|program» >
  </event>
  <alien id="x" complexity="red" origin="original">
    <name>X</name>
    <ability id="b" «use="no"|silent="yes"»><text>T</text>
      <trigger after="«set-dial|turn-dial» «choose-plan|lay-plan»"><draw cards="1"/></trigger>
    </ability>
    <ability id="c" «use|used-at»="determine-winner"><text>T</text><modify what="clout" add="1"/></ability>
    <ability id="d" «where="usual" |»limit="«turn|destiny»"><text>T</text>
      <trigger after="set-dials" if="any(«aliens|unused-aliens») or any(envoys[«deck|deck-letter» is a])"><win/></trigger>
    </ability>
    <ability id="f"><text>T</text>
      <trigger after="«set-up|begin-abilities»" «use='no'|silent="yes"»>
        <choose as="tip" from="everyone" secret="kept"/>
        <move cards="1 of hand" to="deck" «at|end»="bottom"/>
        <each who="everyone"><look cards="«opponent|me.opponent».hand"/></each>
        <reveal «value|secret»="tip"/>
      </trigger>
      <replace what="destroy" if="10 &gt; me.«planet-ships|ships-on-planets»"><proceed «ships="1 of that.ships"|count="1"»/></replace>
      <replace what="retreat"><proceed «ships="that.ships - 1"|count="that.count - 1"»/></replace>
      <replace what="discard" if="that.cause is «resolve-tactic|carry-out-tactic»"><estrange «envoys|cards»="1"/></replace>
    </ability>
  </alien>
</set>
"""


def texts():
    """Returns the set in format 1 and in format 2."""
    return tuple(re.sub("«([^|»]*)\\|([^»]*)»", lambda match: match[side], MARKED) for side in (1, 2))


def write(text):
    path = here.home / "old.xml"
    path.write_text(text)
    return path


def test_other_editions():
    """A set of another edition is read with that edition's words."""
    old = ('<set xmlns="https://fifthplanet.github.io/ns/set/1" id="old" edition="classic" version="1">\n'
           '  <artifact id="x" origin="original" copies="1"><name>X</name><brief>B</brief><ability id="a"><text>T</text>'
           '<trigger before="regain-ship" may="yes"><draw cards="1"/></trigger></ability></artifact>\n</set>\n')
    path = write(old)
    assert works("convert-set", path) == ""
    assert path.read_text() == old.replace("set/1", "set/2")


def test_words_are_replaced():
    old, new = texts()
    path = write(old)
    assert works("convert-set", path) == ""
    assert path.read_text() == new, path.read_text()
    assert works("check", path) == ""
    _, _, err = run("convert-set", path)
    assert "is of format 2 already" in err and path.read_text() == new


def test_words_are_named():
    """check names line, old and new word, and nothing else."""
    path = write(texts()[0])
    said = fails(FAULT, "check", path).splitlines()
    assert all("is a word of format 1" in line for line in said), said
    assert any(re.search(r":5:\d+: “plan” is a word of format 1 .*expected “value”$", line) for line in said), said
    # Whatever is still hidden behind these words comes up when they are replaced.
    assert len(said) >= 20, len(said)


def test_nothing_to_change():
    """A set of format 1 without changed words loads as it is."""
    plain = ('<set xmlns="https://fifthplanet.github.io/ns/set/1" id="old" edition="duel" version="1">'
             '<plan id="p" value="3"/></set>\n')
    path = write(plain)
    assert works("check", path) == ""
    assert works("convert-set", path) == ""
    assert path.read_text() == plain.replace("ns/set/1", "ns/set/2")


def test_what_is_left_alone():
    """A word without a successor, and any other mistake, is told with its line; the file stays."""
    alien = ('<set xmlns="https://fifthplanet.github.io/ns/set/1" id="old" edition="duel" version="1">\n'
             '<alien id="x" complexity="red"><name>X</name><ability id="a"%s><text>T</text>\n'
             '<trigger after="set-dials">%s</trigger></ability></alien></set>\n')
    for attributes, lines, line, says in (
            ("", '<repeat while="any(hand)"><draw cards="1"/></repeat>', 3, "“while”"),
            (' where="discards"', '<draw cards="1"/>', 2, "“discards”"),
            (' where="anywhere"', '<draw cards="1"/>', 2, "“anywhere”"),
            ("", '<drwa cards="1"/>', 3, "did you mean <draw>?")):
        path = write(alien % (attributes, lines))
        before = path.read_bytes()
        err = fails(FAULT, "convert-set", path, says=says)
        assert f"old.xml:{line}:" in err and "is left as it is" in err, err
        assert path.read_bytes() == before
    fails(FAULT, "convert-set", write("<set"))
    fails(USAGE, "convert-set")
    fails(MACHINE, "convert-set", here.home / "nowhere.xml")
    pipe, zeros = here.home / "pipe.xml", here.home / "zeros.xml"
    os.mkfifo(pipe)
    fails(MACHINE, "convert-set", pipe, says="not a regular file")
    # Nothing behind a zero or a limit is lost.
    for rest in b"\0<!-- the end -->", b" " * 5_000_000:
        zeros.write_bytes(texts()[0].encode() + rest)
        fails(FAULT, "convert-set", zeros, says="is left as it is")
        assert zeros.read_bytes() == texts()[0].encode() + rest


if __name__ == "__main__":
    main(globals(), *sys.argv[1:])
