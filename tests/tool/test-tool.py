# SPDX-License-Identifier: GPL-3.0-or-later
"""The tool from outside: exit codes, bad command lines and files, junk on stdin, stable output.

    test-tool.py TOOL ROOT LITTLE-MEMORY    prints TAP
"""
import contextlib
import ctypes
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

from harness import FAULT, INTERRUPTED, MACHINE, USAGE, WELL, fails, games, here, main, rows, run, works

LITTLE_MEMORY = ""
CARDS = "id set kind name origin complexity copies".split()


def test_general():
    assert works("--version").startswith("fifth-planet-tool ")
    text = works("--help")
    for command in "cards show check simulate mixing play scenario replay rules bench train".split():
        assert f"  {command} " in text, command
        assert command in works(command, "--help")
    fails(USAGE)
    fails(USAGE, "no-such-command", says="no-such-command")


def test_bad_command_lines():
    fails(USAGE, "cards", "--no-such-option")
    fails(USAGE, "cards", "--edition", "checkers", says="duel")
    fails(USAGE, "cards", "--kind", "sandwich", says="reinforcement")
    fails(USAGE, "cards", "--set", "sandwich", says="duel")
    fails(USAGE, "cards", "--origin", "stolen", says="printed")
    fails(USAGE, "cards", "--complexity", "blue", says="yellow")
    fails(USAGE, "show")
    fails(USAGE, "show", "plan-13", "plan-42")
    fails(USAGE, "show", "no-such-card", says="no-such-card")
    fails(USAGE, "show", "--edition", "duel", "classic:zombie", says="classic:zombie")
    fails(USAGE, "show", "--edition", "chess", "plan-13", says="chess")
    for games in "0", "-1", "many", "", "1.5", "99999999999999999999":
        fails(USAGE, "simulate", "--edition", "duel", "--games", games)
    fails(USAGE, "simulate", "--edition", "duel", "--players", "random,genius", says="random")
    fails(USAGE, "simulate", "--edition", "duel", "--players", "random,random,random")
    fails(USAGE, "simulate", "--edition", "duel", "--players", "random:x,random", says="budget")
    fails(USAGE, "simulate", "--edition", "duel", "--jobs", "0")
    fails(USAGE, "simulate", "--edition", "duel", "--aliens", "swram,prime", says="swarm")
    fails(USAGE, "simulate", "--edition", "duel", "--aliens", "swarm", says="2 were expected")
    fails(USAGE, "simulate", "--edition", "duel", "--aliens", "swarm,duel:swarm", says="only one")
    fails(USAGE, "simulate", "--edition", "duel", "--aliens", "p1,any", says="p1")
    fails(USAGE, "play", "--seat", "green=human", says="green")
    fails(USAGE, "play", "--seat", "orange=genius", says="random")
    fails(USAGE, "play", "--seat", "orange=human", "--seat", "orange=random", says="twice")
    fails(USAGE, "play", "--seed", "x")
    fails(USAGE, "play", "--option", "no-such-option", says="first-game")
    fails(USAGE, "scenario")
    fails(USAGE, "scenario", "--without", "duel:nobody/nothing", "x.xml", says="duel:nobody/nothing")
    fails(USAGE, "scenario", "--without", "duel:underdog/nothing-such", "x.xml", says="duel:underdog/nothing-such")
    fails(USAGE, "check")
    fails(USAGE, "replay")
    fails(USAGE, "bench", "x")


def test_unreadable_files():
    for command in "check", "scenario", "replay":
        fails(MACHINE, command, here.home / "missing.xml", says="missing.xml")
        fails(MACHINE, command, here.home)
    fails(MACHINE, "cards", says="FIFTH_PLANET_DATA", FIFTH_PLANET_DATA=str(here.home / "nowhere"))
    fails(MACHINE, "bench", FIFTH_PLANET_DATA=str(here.home / "nowhere"))


def test_special_files():
    """A FIFO, a device or a folder is refused at once, wherever a file is expected."""
    pipe = here.home / "pipe.xml"
    os.mkfifo(pipe)
    for path in pipe, Path("/dev/zero"):
        for command in (["check"], ["scenario"], ["replay"], ["play"], ["play", "--lesson"]):
            fails(MACHINE, *command, path, says=f"{path}: not a regular file")
        code, _, err = run("play", "--seed", "3", "--save", path, stdin="quit\n")
        assert code in (WELL, MACHINE) and str(path) in err, err
    save = here.home / "beside.fifthplanet"
    works("play", "--seed", "3", "--save", save, stdin="1\nquit\n")
    for ending in "-journal", "-lock":
        beside = here.home / f"beside.fifthplanet{ending}"
        os.mkfifo(beside)
        code, _, err = run("play", save, stdin="quit\n")
        assert code == WELL and ("not a regular file" in err) == (ending == "-journal"), err
        beside.unlink(missing_ok=True)
    works("play", "--seed", "3", stdin=f"scenario {pipe}\nsave {pipe}\nquit\n")
    # A scenario takes no file's place: the old one keeps its content as FILE~.
    notes, game = here.home / "notes", here.home / "own"
    notes.write_text("my notes\n")
    works("play", "--seed", "3", "--save", game, stdin=f"1\nscenario {notes}\nscenario {game}\nquit\n")
    assert notes.with_name("notes~").read_text() == "my notes\n" and "<scenario" in notes.read_text()
    assert "<scenario" not in game.read_text()
    assert pipe.is_fifo() and Path("/dev/zero").is_char_device()


def test_special_files_among_sets():
    """A FIFO among the user's sets is left out like a broken set."""
    folder = here.home / "data" / "fifth-planet" / "sets"
    (folder / "more").mkdir(parents=True)
    os.mkfifo(folder / "pipe.xml")
    os.mkfifo(folder / "more" / "pipe.xml")
    for command in (["cards", "--tsv"], ["simulate", "--games", "1"], ["play", "--seed", "3"]):
        code, _, err = run(*command, stdin="quit\n")
        assert code == WELL and err.count("not a regular file") == 2 and err.count("is left out") == 2, err
    [save] = games()
    works("replay", save)


def test_bad_files():
    place = re.compile(r"^[^\n]*bad\.xml:\d+:\d+: .+", re.MULTILINE)
    bad = here.home / "bad.xml"
    for content in ("", "no XML at all", "<unclosed>", "<other/>", '<!DOCTYPE x [<!ENTITY a "b">]><set>&a;</set>',
                    '<set xmlns="https://fifthplanet.github.io/ns/set/2" id="x" edition="duel" version="1"><plam/></set>',
                    '<scenario xmlns="https://fifthplanet.github.io/ns/scenario/1" edition="duel" id="x"/>',
                    '<game xmlns="https://fifthplanet.github.io/ns/game/1" edition="checkers"/>'):
        bad.write_text(content)
        assert place.search(fails(FAULT, "check", bad)), content
    bad.write_bytes(b"\xff\xfe\x00<set/>")
    assert place.search(fails(FAULT, "check", bad))
    assert place.search(fails(FAULT, "replay", bad))
    # A failed scenario is a result.
    code, out, _ = run("scenario", bad)
    assert code == FAULT and "not ok 1" in out
    # One run reports all mistakes in all files.
    other = here.home / "other-bad.xml"
    other.write_text("<wrong/>")
    err = fails(FAULT, "check", bad, other)
    assert "bad.xml" in err and "other-bad.xml" in err


def test_many_mistakes():
    """A file with many or long mistakes says so in few and short lines."""
    bad = here.home / "bad.xml"
    head = '<set xmlns="https://fifthplanet.github.io/ns/set/2" id="x" edition="duel" version="1">\n'
    bad.write_text(head + "<plam/>\n" * 5000 + "</set>\n")
    lines = fails(FAULT, "check", bad).splitlines()
    assert len(lines) == 101 and re.fullmatch(r".*bad\.xml: … and 49\d\d more", lines[-1]), lines[-1]
    bad.write_text(head + f"<{'plam' * 100_000}/>\n</set>\n")
    assert all(len(line) < 600 for line in fails(FAULT, "check", bad).splitlines())


def test_control_characters():
    """Names of people, sets and files don't steer the terminal."""
    evil = "\x1b]0;owned\x07\x9b2J\u202e\r"
    folder = here.home / "data" / "fifth-planet" / "sets"
    folder.mkdir(parents=True)
    (folder / f"{evil}.xml").write_text("<set/>")
    bad = here.home / f"{evil}.xml"
    bad.write_text(f'<other name="{evil[-3:]}"/>')
    save = here.home / f"{evil}.fifthplanet"
    works("play", "--seed", "3", "--save", save, stdin="1\n1\n1\nquit\n")
    text = save.read_text()
    assert 'name="Orange"' in text
    save.write_text(text.replace('name="Orange"', 'name="&#x9b;2J&#x202e;&#10;&#13;Ada"'))
    for command in (["check", bad], ["check", here.home / f"{evil}missing"], ["replay", save], ["replay", "--log", save],
                    ["games"], ["play", save], ["cards"], ["scenario", bad], ["show", evil], ["simulate", evil],
                    ["play", "--seat", f"orange={evil}"]):
        _, out, err = run(*command, stdin=f"{evil}\nstate\nquit\n")
        for sign in set(evil) - {"o", "w", "n", "e", "d", "0", "]", ";", "2", "J"}:
            assert sign not in out + err, (command, sign, out + err)


def test_impossible_scenarios():
    head = ('<scenario xmlns="https://fifthplanet.github.io/ns/scenario/1" edition="duel" id="x" title="a # SKIP&#10;ok 7" '
            'start="duel" planet="p1" advantage="8">\n')
    end = '<end asked="set-dials" seat="orange"/></scenario>'
    bad = here.home / "bad.xml"
    for content, says in (('<seat id="orange"><hand>plan-42 plan-42 plan-42</hand></seat>', "no “plan-42” is left"),
                          ('<seat id="orange" supply="10" warp="5"/>', "expected 20 in all"),
                          ('<seat id="blue"/>\n<planet id="p2" orange="16"/>', "expected 20 in all"),
                          ('<envoy deck="a" card="cudgel" ally="orange"/>\n<envoy deck="b" card="chosen" ally="orange"/>',
                           "has two allies")):
        bad.write_text(head + content + end)
        assert re.search(r"bad\.xml:[1-3]:\d+: ", fails(FAULT, "check", bad, says=says))
        code, out, _ = run("scenario", bad)
        assert code == FAULT and says in out
        # A title can't pass for a TAP line or directive.
        assert "#" not in out.split("#x", 1)[1] and "\nok 7" not in out
    bad.write_text(head.replace('advantage="8"', 'card="p2"') + end)
    fails(FAULT, "check", bad, says="“p2” is a card of kind planet")
    bad.write_text(head.replace("scenario/1", "scenario/9") + end)
    fails(FAULT, "check", bad, says="scenario/9”; expected")


def test_user_sets():
    """A user's sets come after the shipped ones. A broken set is reported and left out."""
    folder = here.home / "own" / "fifth-planet" / "sets"
    (folder / "mine").mkdir(parents=True)
    head = '<set xmlns="https://fifthplanet.github.io/ns/set/2" id="%s" edition="duel" version="1">%s</set>'
    (folder / "mine" / "cards.xml").write_text(head % ("mine", '<planet id="rock" symbol="pink"><name>Rock</name></planet>'))
    (folder / "bad.xml").write_text(head % ("bad", '<planett id="rock"/>'))
    own = {"XDG_DATA_HOME": str(here.home / "own")}
    for command in (["cards", "--tsv"], ["show", "mine:rock"], ["simulate", "--games", "2", "--tsv"],
                    ["scenario", here.root / "tests" / "scenarios" / "duel" / "duels.xml"]):
        code, out, err = run(*command, **own)
        assert code == WELL, f"{command}: exit {code}: {err}"
        assert re.search(r"bad\.xml:1:\d+: ", err) and "is left out" in err, err
    # A game saved without the user's sets can still be replayed.
    works("play", "--seed", "3", XDG_DATA_HOME=str(here.home / "data"))
    [save] = games()
    code, _, err = run("replay", save, **own)
    assert code == WELL, err
    listed = [row[1] for row in rows(run("cards", "--tsv", **own)[1])]
    assert "mine" in listed and "duel" in listed and "bad" not in listed
    # A single file may name shipped cards.
    works("check", folder / "mine" / "cards.xml")
    fails(FAULT, "check", folder / "bad.xml", says="planett")


def test_without():
    """Without one of its abilities a card's scenario fails."""
    scenario = here.root / "tests" / "scenarios" / "duel" / "cards" / "underdog.xml"
    works("scenario", scenario)
    sets = (here.root / "data" / "sets" / "duel" / "aliens-green.xml").read_text()
    abilities = re.findall(r'<ability id="([^"]+)"', sets.split('<alien id="underdog"')[1].split("</alien>")[0])
    for ability in abilities:
        code, out, err = run("scenario", "--without", f"duel:underdog/{ability}", scenario)
        assert code == FAULT and "not ok" in out, err


def test_broken_installation():
    """Sets can be checked while the installed ones are broken, or too few for a game."""
    good = here.root / "data" / "sets" / "duel" / "plans.xml"
    scenario = here.root / "tests" / "scenarios" / "duel" / "duels.xml"
    installed = here.home / "broken" / "sets" / "duel"
    installed.mkdir(parents=True)
    data = {"FIFTH_PLANET_DATA": str(here.home / "broken")}
    for command in "cards", "play", "simulate", "bench":
        fails(MACHINE, command, says="FIFTH_PLANET_DATA", **data)
    fails(MACHINE, "check", scenario, **data)
    assert run("check", good, **data) == (WELL, "", "")
    (installed / "plans.xml").write_text(good.read_text().replace("copies=", "copiez="))
    fails(FAULT, "cards", says="plans.xml:6:", **data)
    fails(FAULT, "check", scenario, good, says="did you mean “copies”?", **data)
    assert run("check", good, **data) == (WELL, "", "")


def test_check_of_good_files():
    sets = sorted((here.root / "data" / "sets" / "duel").glob("*.xml"))
    assert run("check", *sets) == (WELL, "", "")


def test_cards():
    table = rows(works("cards", "--tsv"))
    assert table[0] == CARDS
    assert all(len(row) == len(CARDS) for row in table)
    assert len({(row[1], row[0]) for row in table[1:]}) == len(table) - 1 > 40
    plans = rows(works("cards", "--tsv", "--kind", "plan", "--set", "duel"))
    assert {row[2] for row in plans[1:]} == {"plan"}
    assert ["plan-13", "duel", "plan", "The Sinister", "printed", "", "2"] in plans
    ours = rows(works("cards", "--tsv", "--origin", "original"))
    assert {row[4] for row in ours[1:]} <= {"original"}
    simple = rows(works("cards", "--tsv", "--complexity", "green", "clout", "ship"))
    assert "swarm" in [row[0] for row in simple] and {row[5] for row in simple[1:]} == {"green"}, simple
    assert len(rows(works("cards", "--tsv", "no", "card", "says", "xyzzy"))) == 1
    assert "Rules it bends: Clout (duel-clout)" in works("show", "swarm")
    # Without --edition cards of all editions are listed, one edition after the other.
    duel, *others = (works("cards", "--tsv", "--edition", edition) for edition in ("duel", "classic", "cosmic"))
    assert works("cards", "--tsv") == duel + "".join(other.split("\n", 1)[1] for other in others)
    assert len(rows(works("cards", "--tsv", "--kind", "artifact"))) == 1 + 6 + 8 + 3
    fails(USAGE, "cards", "--edition", "duel", "--kind", "artifact", says="isn't a kind of card")
    assert "plan-13" in works("cards")


def test_show():
    for row in rows(works("cards", "--tsv"))[1:]:
        text = works("show", f"{row[1]}:{row[0]}")
        assert f"{row[1]}:{row[0]}" in text, row
    assert "13" in works("show", "plan-13")
    assert "classic:zombie" in works("show", "classic:zombie")


def test_simulate():
    call = "simulate", "--edition", "duel", "--players", "random,random", "--games", "60", "--seed", "9", "--reach"
    one = works(*call, "--tsv", "--jobs", "1")
    assert one == works(*call, "--tsv", "--jobs", "2")
    assert one == works(*call, "--tsv", "--jobs", "7")
    assert one != works(*call, "--tsv", "--seed", "10")
    table = rows(one)
    assert table[0] == "key subkey value low high".split()
    assert all(len(row) == 5 for row in table)
    keys = list(dict.fromkeys(row[0] for row in table[1:]))
    assert keys == ["edition", "sets", "players", "games", "seed", "decisions", "decisions per game",
                    "destiny cards per game", "lead changes per game", "planets that change hands per game",
                    "comebacks", "ended by", "wins", "stuck", "dropped", "reach step", "reach decision",
                    "reach ability", "reach event"], keys
    value = {(row[0], row[1]): row[2:] for row in table}
    assert value["games", ""][0] == "60" and value["seed", ""][0] == "9" and value["players", ""][0] == "random,random"
    ended = [int(value["ended by", way][0]) for way in "five-planets no-ships special shared none".split()]
    assert sum(ended) + int(value["stuck", ""][0]) == 60
    for seat in "orange", "blue":
        rate, low, high = map(float, value["wins", seat])
        assert 0 <= low <= rate <= high <= 1
    _, _, err = run(*call, "--tsv")
    assert "games per second" in err and "decisions per second" in err
    lines = works(*call).splitlines()
    assert all(": " in line for line in lines)
    assert [line for line in lines if line.startswith("games per second: ")]
    cards = works("simulate", "--games", "60", "--seed", "9", "--cards", "--tsv")
    assert cards == works("simulate", "--games", "60", "--seed", "9", "--cards", "--tsv", "--jobs", "3")
    value = {(row[0], row[1]): row[2:] for row in rows(cards)}
    for key, id in ("wins with", "duel:cudgel"), ("wins when ahead at", "*"), ("wins after the encounter of", "*"):
        rate, low, high = map(float, value[key, id])
        assert 0 <= low <= rate <= high <= 1
    assert "wins A: " in works(*call, "--mirror") and "games: 120\n" in works(*call, "--mirror")


def test_bench():
    figures = {row[0]: row for row in rows(works("bench"))}
    assert all(len(row) == 3 for row in figures.values())
    names = ("copy-state random-game random-decision view determinize load-sets state-bytes replay-save "
             "random-decision-20-abilities playouts search-depth search-deepest greedy-playouts "
             "load-rules rules-search")
    for name in names.split():
        assert float(figures[name][1]) > 0 and figures[name][2], name
    assert re.fullmatch(r"duel(-[a-z]+)?:[0-9a-f]{16}", figures["sets"][1])
    assert int(figures["abilities"][1]) > 0


def test_rules():
    found = rows(works("rules", "--tsv", "straggeler"))
    assert [row[0] for row in found] == [str(i + 1) for i in range(len(found))] and all(len(row) == 4 for row in found)
    assert "duel-leader-and-straggler" in [row[1] for row in found[:3]]
    assert "1. Ties · Rules (duel-ties" in works("rules", "tie", "duel")
    assert works("rules", "--tsv", "zzzzzzzz") == ""
    assert "•" in works("rules") and works("rules") == works("rules", "--page", "index")
    for page in (here.root / "help" / "C").glob("*.page"):
        assert len(works("rules", "--page", page.stem)) > 80, page
    assert works("rules", "--page", "duel-glossary#blast").startswith("Blast\n")
    assert works("rules", "--page", "duel-ties#cards").startswith("If a card says otherwise\n---")
    fails(USAGE, "rules", "--page", "duel-nowhere", says="duel-nowhere")
    # A page says what the modules of a game change on it.
    winning = ["rules", "--edition", "cosmic", "--page", "cosmic-winning"]
    assert "With the module Four planets" in works(*winning, "--option", "four-planets")
    assert "With the module" not in works(*winning) and works(*winning) == works(*winning, "--option", "no-flares")
    fails(USAGE, *winning, "--option", "no-planets", says="no-planets")
    turn = works("rules", "--page", "turn", "--edition", "cosmic", "--seats", "6", "--option", "technology")
    assert "6 players. With technology." in turn and "5 foreign colonies win" in turn and "\nResearch\n---" in turn
    assert turn.index("\nResearch\n") < turn.index("\n1. Regroup\n")
    short = works("rules", "--page", "turn", "--edition", "cosmic", "--option", "four-planets", "--option", "no-flares")
    assert "4 foreign colonies win" in short and "Flares" not in short and "Research" not in short
    assert "one more" not in works("rules", "--page", "turn", "--edition", "cosmic", "--option", "single-encounter")
    assert "no discs" in works("rules", "--page", "turn", "--edition", "classic", "--seats", "2")
    fails(USAGE, "rules", "--page", "turn", "--edition", "cosmic", "--seats", "9")
    fails(USAGE, "rules", "--page", "turn", "--edition", "cosmic", "--option", "no-option")
    fails(USAGE, "rules", "--page", "duel-ties#nowhere", says="nowhere")
    fails(MACHINE, "rules", "tie", says="FIFTH_PLANET_HELP", FIFTH_PLANET_HELP=str(here.home / "nowhere"))
    little = {"LD_PRELOAD": LITTLE_MEMORY, "LITTLE_MEMORY": "500000",
              "ASAN_OPTIONS": os.environ.get("ASAN_OPTIONS", "") + ":verify_asan_link_order=0"}
    fails(MACHINE, "rules", "tie", says="can't be searched: out of memory", **little)
    assert works("rules", "--page", "duel-ties", **little) == works("rules", "--page", "duel-ties")
    broken = here.home / "help" / "C"
    broken.mkdir(parents=True)
    (broken / "duel-ties.page").write_bytes((here.root / "help" / "C" / "duel-ties.page").read_bytes())
    (broken / "duel-warp.page").write_text("<page id='duel-warp'>")
    status, out, err = run("rules", "tie", FIFTH_PLANET_HELP=str(broken.parent))
    assert status == 0 and "duel-ties" in out and "duel-warp.page:1:" in err


def questions(text):
    """Returns [(seat, decision, [labels])] of a session. Fails if the format is wrong."""
    found = []
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if line.startswith("? "):
            _, seat, decision = line.split(" ")
            labels = []
            for option in lines[number + 1:]:
                if not re.match(r"-?\d+\) ", option):
                    break
                labels.append(option)
            assert len(labels) >= 2, line
            assert lines[number + 1 + len(labels)].startswith("> "), lines[number + 1 + len(labels)]
            found.append((seat, decision, labels))
    return found


def test_play():
    code, out, err = run("play", "--edition", "duel", "--seed", "3")
    assert code == WELL
    asked = questions(out)
    assert len(asked) == 1 and asked[0][0] == "orange"
    assert len(games()) == 1 and games()[0].name in err, err
    # A whole game in which the first option is always chosen.
    out = works("play", "--seed", "3", stdin="1\n" * 2000)
    asked = questions(out)
    assert len(asked) > 5 and {seat for seat, _, _ in asked} == {"orange"}
    assert out == works("play", "--seed", "3", "--seat", "orange=human", stdin="1\n" * 2000)
    asked = questions(works("play", "--seed", "3", "--seat", "orange=human", "--seat", "blue=human", stdin="1\n" * 2000))
    assert {seat for seat, _, _ in asked} == {"orange", "blue"}
    # Two computer players play without any question.
    out = works("play", "--seed", "3", "--seat", "orange=random", "--seat", "blue=random")
    assert not questions(out) and len(out.splitlines()) > 20


def test_play_junk():
    junk = ["", "   ", "0xff", "99999999999999999999", "-1", "\u2603", "%s%n", "save", "nonsense " * 2000, "UNDO", "redo"]
    first = questions(run("play", "--seed", "5")[1])[0]
    code, out, _ = run("play", "--seed", "5", stdin="\n".join(junk) + "\n")
    assert code == WELL
    asked = questions(out)
    assert len(asked) == len(junk) + 1 and all(question == first for question in asked)
    code, out, _ = run("play", "--seed", "5", stdin=b"\x00\x01\xff\xfe\n\x80\n")
    assert code == WELL and all(question == first for question in questions(out))


def test_hint():
    # All aliens are about as good, but the first dials need thought.
    out = works("play", "--seed", "5", "--seat", "orange=human", stdin="hint\n1\nhint\nquit\n")
    assert "about equally good" in out
    advice = out[out.index("good player"):]
    assert 1 <= advice.count("of 100 games") <= 3
    assert advice.count("stay unpredictable") == advice.count("of 100 games")


def test_why():
    out = works("play", "--seed", "5", stdin="1\n1\nwhy\nquit\n")
    parts = [out.index(part) for part in ("The question\n", "In force\n", "Who leads\n", "needed to win")]
    assert parts == sorted(parts)


def test_play_words():
    out = works("play", "--seed", "5", stdin="help\nhint\nstate\nlog\nquit\n")
    for word in "hint why undo redo log state card save help quit".split():
        assert f"  {word} " in out, word
    assert len(questions(out)) == 5
    # Undo returns to the same question, redo to the next one.
    asked = [question[1:] for question in questions(works("play", "--seed", "5", "--undo", "free",
                                                            stdin="1\n1\nundo\nredo\nundo\n"))]
    assert asked[3] == asked[1] == asked[5] and asked[4] == asked[2]
    assert "nothing" in works("play", "--seed", "5", stdin="undo\n")
    # Conceding needs confirmation, and can be undone under the free undo rule.
    out = works("play", "--seed", "5", stdin="concede\nquit\n")
    assert len(questions(out)) == 2 and "concede yes" in out
    out = works("play", "--seed", "5", stdin="concede yes\n1\n1\n")
    assert len(questions(out)) == 1 and "“undo”" not in out
    out = works("play", "--seed", "5", "--undo", "free", stdin="concede yes\nundo\nquit\n")
    assert len(questions(out)) == 2 and questions(out)[0] == questions(out)[1], out
    assert len(questions(works("play", "--seed", "5", "--undo", "free", stdin="concede yes\n1\n"))) == 1
    whole = here.home / "whole game.fifthplanet"
    works("play", "--seed", "5", "--seat", "orange=random", "--seat", "blue=random", "--save", whole)
    assert "result: " in works("replay", whole)
    assert run("play", "--seat", "orange=random", "--seat", "blue=random", "--save", here.home / "no" / "x")[0] == MACHINE
    fine = here.home / "saved game.fifthplanet"
    works("play", "--seed", "5", stdin=f"1\nsave {fine}\nsave {here.home}/no/such/folder/x\nquit\n")
    assert fine.is_file()


def test_play_cards():
    # Any card can be read by name or id before answering. The question stays.
    out = works("play", "--seed", "5", "--seat", "orange=human", "--seat", "blue=human",
                stdin="card bOUNcer\ncard duel:pickled\ncard\ncard no-such-card\npickled\npitfall\n"
                      "state\ncard\n1\nstate\nquit\n")
    asked = questions(out)
    assert [id for _, id, _ in asked[:6]] == ["choose-aliens"] * 6 and asked[0] == asked[1] == asked[4]
    assert "Bouncer" in out and "\n  Flex\n    After tactics are revealed" in out and "\n    \u2013 You may do" in out
    assert "Which card?" in out and "no card called \u201cno-such-card\u201d" in out
    # Cards under a card are shown, but to a player who may not see them only their presence is.
    # Without a name the command shows the card that asks.
    assert "Into the Brine (Pickled): " in out and out.count("Pickled \u2013 alien\n") == 2
    assert re.search(r"alien 1: Pickled \(under it: \S.*\)", out) and "alien 1: Pitfall" in out


def test_play_hidden():
    """Known hidden cards are shown. Unknown ones can't be found by trying names."""
    two = ["--seat", "orange=human", "--seat", "blue=human"]
    out = works("play", "--seed", "5", "--option", "no-aliens", *two, stdin="1\n" * 4 + "state\n")
    assert re.search(r"^What else (Orange|Blue) knows:\n  In \1's deck: The ", out, re.MULTILINE)
    assert re.search(r"^  (Orange|Blue) holds or has in the deck: The .* \u00d72", out, re.MULTILINE)
    assert re.search(r"^  (Orange|Blue) holds: The ", out, re.MULTILINE)
    envoys = [row[0] for row in rows(works("cards", "--kind", "envoy", "--tsv"))[1:]]
    for seed in range(1, 60):
        asked = questions(works("play", "--seed", seed, *two, stdin="1\n" * 200))
        hidden = [number for number, (_, _, labels) in enumerate(asked) if any("face-down envoy" in one for one in labels)]
        if hidden:
            break
    before = "1\n" * hidden[0]
    labels = asked[hidden[0]][2]
    assert all("face-down envoy" in label for label in labels), labels
    out = works("play", "--seed", seed, *two, stdin=before + "".join(f"{envoy}\n" for envoy in envoys))
    assert out.count("You can't answer") == len(envoys) and questions(out)[-1] == asked[hidden[0]]
    deck = re.search(r"deck (\w)", labels[0]).group(1).lower()
    out = works("play", "--seed", seed, *two, stdin=before + f"envoy-{deck}\n")
    assert "You can't answer" not in out and questions(out)[-1] != asked[hidden[0]]


def test_play_unseen():
    """Cards that the asked player can't see are offered by number. No name is accepted or refused by what lies there."""
    folder = here.home / "unseen" / "fifth-planet" / "sets"
    folder.mkdir(parents=True)
    (folder / "unseen.xml").write_text(
        '<set xmlns="https://fifthplanet.github.io/ns/set/2" id="unseen" edition="duel" version="1">'
        '<discovery id="blind" next="discovery" origin="original" copies="90"><name>Blind</name><text>Arrange.</text>'
        '<program><arrange who="leader" cards="top(3, they.deck)"/></program></discovery></set>')
    two = ["play", "--seed", "7", "--option", "no-aliens", "--seat", "orange=human", "--seat", "blue=human"]
    plans = [row[0] for row in rows(works("cards", "--kind", "plan", "--tsv"))[1:]]

    def played(answers):
        code, out, err = run(*two, stdin=answers, XDG_DATA_HOME=str(here.home / "unseen"))
        assert code == WELL, err
        return out
    [first] = questions(played(""))
    assert first[1] == "resolve-destiny/arrange" and first[2] == [f"{n}) Card {n} from the top" for n in (1, 2, 3)], first
    out = played("".join(f"{plan}\n" for plan in plans))
    assert len(plans) > 10 and out.count("You can't answer") == len(plans) and questions(out)[-1] == first
    assert len(questions(played("2\n"))[-1][2]) == 2


def test_play_several():
    """Several cards to discard are said in one line, in any order; the text of a destiny card is told."""
    two = ["--seat", "orange=human", "--seat", "blue=human"]
    for seed in range(1, 60):
        asked = questions(works("play", "--seed", seed, *two, stdin="1\n" * 150))
        several = [number for number, (seat, id, _) in enumerate(asked[:-1])
                   if id == "enforce-hand-limit/discard" and asked[number + 1][:2] == (seat, id)]
        if several:
            break
    before = "1\n" * several[0]

    def after(line):
        return works("play", "--seed", seed, *two, stdin=f"{before}{line}\n")
    discarded = re.findall(r"discards (\d) cards?: (.*)\.", after("1 2"))[-1]
    assert int(discarded[0]) == 2, discarded
    assert after("2 1").endswith(after("1 2")[-400:]) and after("1\n1").endswith(after("1 2")[-400:])
    out = after("2 sandwich")
    assert "You can't answer \u201c2 sandwich\u201d here" in out and questions(out)[-1] == asked[several[0]]
    assert "several answers in one line" in out
    drawn = re.search(r"^  Destiny card 1: .*\n    (\S.*)$", out, re.MULTILINE)
    assert drawn is not None and drawn.group(1).startswith("Discover a planet"), out


def thread_of(process, name):
    """Returns the thread called name of process, as soon as it runs."""
    while process.poll() is None:
        for task in Path(f"/proc/{process.pid}/task").iterdir():
            # A thread can end after it was listed.
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                if (task / "comm").read_text() == f"{name}\n":
                    return int(task.name)
        time.sleep(0.01)
    raise AssertionError(f"the program ended before {name} ran")


def test_interrupt():
    env = dict(os.environ, LC_ALL="C", HOME=str(here.home), XDG_DATA_HOME=str(here.home / "interrupted"))
    with subprocess.Popen([here.tool, "play", "--seed", "1"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, env=env) as game:
        while not game.stdout.read1(4096).endswith(b"> "):
            pass
        time.sleep(0.2)
        game.send_signal(signal.SIGINT)
        game.stdout.read()
        assert game.wait(30) == INTERRUPTED, game.returncode
    assert len(list((here.home / "interrupted" / "fifth-planet" / "games").glob("*.fifthplanet"))) == 1
    # A player who would think for hours, and a signal that another thread gets.
    thinking = [here.tool, "play", "--seed", "1", "--seat", "orange=expert:1000000", "--seat", "blue=human"]
    with subprocess.Popen(thinking, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                          env=env) as game:
        game.stdin.write(b"1\n" * 100)
        game.stdin.flush()
        time.sleep(3)
        game.send_signal(signal.SIGINT)
        assert game.wait(30) == INTERRUPTED, game.returncode
    libc = ctypes.CDLL(None)
    with subprocess.Popen([here.tool, "play", "--seed", "1"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, env=env) as game:
        while not game.stdout.read1(4096).endswith(b"> "):
            pass
        game.stdin.write(b"1\n")
        game.stdin.flush()
        while not game.stdout.read1(4096).endswith(b"> "):
            pass
        assert libc.tgkill(game.pid, thread_of(game, "journal"), signal.SIGINT) == 0
        game.stdout.read()
        assert game.wait(30) == INTERRUPTED, game.returncode
    with subprocess.Popen([here.tool, "simulate", "--games", "100000000"], stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, env=env) as games:
        time.sleep(0.5)
        games.send_signal(signal.SIGINT)
        assert games.wait(30) == INTERRUPTED, games.returncode


def test_replay():
    save = here.home / "replay.fifthplanet"
    works("play", "--seed", "5", "--seat", "orange=human", stdin="1\n" * 12 + f"save {save}\n")
    text = works("replay", save)
    choices = int(re.search(r"^choices: (\d+)$", text, re.MULTILINE).group(1))
    assert choices >= 12
    assert works("check", save) == ""
    assert "choices: 3\n" in works("replay", save, "--to", "3")
    assert works("replay", save, "--to", choices) == text
    whole = works("replay", save, "--log")
    assert len(whole.splitlines()) > 5
    assert works("replay", save, "--log", "--seat", "orange") != whole
    # A seat's replay shows neither the digest of hidden cards nor the other player's decision.
    asked = re.search(r"^asked: (\S+) \S+$", text, re.MULTILINE).group(1)
    assert "digest: " in text and "digest: " not in works("replay", save, "--seat", "orange")
    for seat in ("orange", "blue"):
        line = re.search(r"^asked: .*$", works("replay", save, "--seat", seat), re.MULTILINE).group()
        assert (line == f"asked: {asked}") == (seat != asked), line
    assert works("replay", save, "--state", "--seat", "orange") != works("replay", save, "--state", "--seat", "blue")
    # The state is a scenario. Without further answers it leads to the same question.
    scenario = here.home / "state.xml"
    for number in 0, 5, choices:
        scenario.write_text(works("replay", save, "--state", "--to", number))
        assert works("check", scenario) == "" and "<end asked=" in scenario.read_text()
    scenario.write_text(works("replay", save, "--state", "--to", "0"))
    assert "ok 1 - " in works("scenario", scenario)
    # The whole game from a seat's view: its own questions with answers, and only the fact that the
    # other player decided.
    for seat, other in ("orange", "blue"), ("blue", "orange"):
        story = works("replay", save, "--questions", "--seat", seat)
        assert f"\n? {seat} set-dials: " in story and f"\n? {other} " not in story
        assert f"\n… {other.capitalize()} is deciding\n" in story and f"\n  = {seat} hand: " in story
    assert "\n? " not in works("replay", save, "--questions")
    fails(USAGE, "replay", save, "--seat", "green")
    fails(USAGE, "replay", save, "--to", "x")
    good = save.read_text()
    # Each kind of damage has its own message.
    for damage, mended, says in ((r"<seed>.*\n", "", "without <seed>"), (r"(<seed>.*)", r"\1\1", "a second <seed>"),
                                 (r'(<seat id="blue".*)', r"\1\1", "a second <seat"),
                                 (r'<seat id="blue".*', "", "nobody sits in seat “blue”"),
                                 (r"ns/game/1", "ns/game/9", "ns/game/9”; expected"),
                                 (r"(<digest.*>)[0-9a-f]{4}", r"\g<1>0000", ": after ")):
        save.write_text(re.sub(damage, mended, good, count=1))
        fails(FAULT, "check", save, says=says)
        code, _, err = run("replay", save)
        assert code == FAULT and says in err, err
    # An impossible choice is reported with its place.
    answers = list(re.finditer(r'(<c seat="[a-z]+" to="[^"]+">)([^<]+)(</c>)', good))
    fifth = answers[4]
    save.write_text(good[:fifth.start(2)] + "sandwich" + good[fifth.end(2):])
    code, _, err = run("replay", save)
    line = good[:fifth.start()].count("\n") + 1
    assert code == FAULT and f"replay.fifthplanet:{line}:5: “sandwich” isn't an answer to" in err, err
    fails(FAULT, "check", save)


def test_states_go_on():
    """A state followed by the further answers leads to the same game, even through shuffles."""
    save, state = here.home / "long.fifthplanet", here.home / "state.xml"
    renewed = 0
    for seed in 3, 12, 17:
        works("play", "--seed", seed, stdin="1\n2\n" * 28 + f"save {save}\n")
        made = re.findall(r'<c seat="(\w+)" to="([^"]+)">([^<]+)</c>', save.read_text())
        renewed += works("replay", save, "--log").count("into a new deck")
        end = re.search(r" *<end .*", works("replay", save, "--state")).group()
        for number in 0, len(made) // 3, len(made) * 2 // 3:
            rest = "".join(f'<answer seat="{seat}" to="{to}">{answer}</answer>' for seat, to, answer in made[number:])
            text = works("replay", save, "--state", "--to", number)
            state.write_text(re.sub(r" *<end .*", lambda _: rest + end, text))
            assert "ok 1 - " in works("scenario", state)
        save.unlink()
    assert renewed > 0


def test_full_disk():
    if not os.path.exists("/dev/full"):
        return
    env = dict(os.environ, LC_ALL="C", HOME=str(here.home))
    with open("/dev/full", "w") as full:
        done = subprocess.run([here.tool, "cards", "--tsv"], stdout=full, stderr=subprocess.PIPE, env=env, timeout=60)
    assert done.returncode == MACHINE, done.returncode


def test_record_of_an_older_version():
    """The record is printed, even one that an older version of the program has left."""
    code, out, _ = run("record")
    assert (code, out) == (WELL, ""), (code, out)
    folder = here.home / "data" / "fifth-planet"
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(here.root / "tests" / "record" / "version-1.sqlite", folder / "record.sqlite")
    head, *games_of_it = works("record").splitlines()
    assert head.startswith("ended,edition,rules,"), head
    assert len(games_of_it) == 2 and "Ada|person|ace|won; Computer|regular|bard|lost" in games_of_it[0], games_of_it
    (folder / "record.sqlite").write_bytes(b"x" * 5000)
    fails(MACHINE, "record", says="The record can't be read")


if __name__ == "__main__":
    LITTLE_MEMORY = sys.argv.pop()
    main(globals(), *sys.argv[1:])
