# SPDX-License-Identifier: GPL-3.0-or-later
"""Measurements from outside: the match-ups of aliens, exploitability, strategy entropy.

    test-lab.py TOOL ROOT
"""
import signal
import subprocess
import sys
import time

from harness import FAULT, MACHINE, USAGE, environment, fails, here, main, rows, works

SMALL = "simulate", "--matrix", "--players", "random", "--games", "4", "--aliens", "swarm,prime,underdog,sleeper"
COLUMNS = "alien opponent games won lost stuck wins low high".split()


def kept(path):
    """Returns the rows in the file of a matrix, without the two lines of its header."""
    return path.read_text().splitlines()[2:]


def test_matrix():
    text = works(*SMALL, "--jobs", "1")
    assert text == works(*SMALL, "--jobs", "3")
    assert text == works(*SMALL, LC_ALL="C.UTF-8", LANGUAGE="de")
    table = rows(text)
    assert table[0] == COLUMNS and len(table) == 1 + 6 + 4
    for row in table[1:]:
        games, won, lost, stuck = map(float, row[2:6])
        wins, low, high = map(float, row[6:])
        assert won + lost + stuck <= games == (24 if row[1] == "*" else 8), row
        assert abs(wins - won / games) < 1e-4 and 0 <= low <= wins <= high <= 1, row
    # Each pairing counts in its row and in the sums of both aliens.
    for alien in {row[0] for row in table[7:]}:
        won = sum(float(row[3]) for row in table[1:7] if row[0] == alien)
        won += sum(float(row[4]) for row in table[1:7] if row[1] == alien)
        assert [float(row[3]) for row in table[7:] if row[0] == alien] == [won], alien
    # A pairing's games don't depend on the other aliens. A single alien plays against all others.
    assert table[1] in rows(works(*SMALL[:-1], ",".join([table[1][1].split(":")[1], table[1][0]])))
    alone = rows(works(*SMALL[:-1], "swarm"))
    assert all("duel:swarm" in row[:2] for row in alone[1:] if row[1] != "*")
    assert all(row in alone for row in table[1:7] if "duel:swarm" in row[:2])
    everybody = rows(works(*SMALL[:-4], "--games", "1"))
    n = sum(row[1] == "*" for row in everybody)
    assert n >= 9 and len(everybody) == 1 + n * (n - 1) // 2 + n


def test_matrix_goes_on():
    path = here.home / "matrix.tsv"
    whole = works(*SMALL)
    assert works(*SMALL, "--append", path) == whole
    lines = path.read_text().splitlines()
    assert kept(path) == whole.splitlines()[1:7]
    # Wherever the file was cut off, the run continues there.
    for cut in (0, 10, len(lines[0]), len(lines[0]) + 5, len("\n".join(lines[:3])) + 1, path.stat().st_size - 7):
        path.write_text("\n".join(lines)[:cut])
        assert works(*SMALL, "--append", path) == whole, cut
        assert path.read_text().splitlines() == lines, cut
    # Pairings in the file aren't played again.
    path.write_text("\n".join(lines).replace(lines[2].split("\t")[3], "5.5000", 1) + "\n")
    assert "\t5.5000\t" in works(*SMALL, "--append", path).splitlines()[1]


def test_matrix_killed():
    path = here.home / "matrix.tsv"
    call = [*SMALL[:-4], "--games", "150", "--jobs", "2", "--aliens", "swarm,prime,underdog,sleeper,echo"]
    whole = works(*call)
    kills = 0
    for wait in (1, 2, 4):
        with subprocess.Popen([here.tool, *call, "--append", str(path)], stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, env=environment()) as games:
            while games.poll() is None and not (path.exists() and len(kept(path)) >= wait):
                time.sleep(0.002)
            if games.poll() is None:
                games.send_signal(signal.SIGKILL)
                kills += 1
            games.wait(60)
    assert kills > 0, "it was never killed under way"
    assert works(*call, "--append", path) == whole
    assert kept(path) == whole.splitlines()[1:11]


def test_matrix_faults():
    path = here.home / "matrix.tsv"
    works(*SMALL, "--append", path)
    good = path.read_text()
    for other in (["--games", "5"], ["--seed", "2"], ["--players", "greedy:1"]):
        err = fails(USAGE, *SMALL, *other, "--append", path, says="its games are others")
        assert good.splitlines()[0] in err
    assert path.read_text() == good
    for bad in (good.replace("\t8\t", "\t9\t"), good.replace(COLUMNS[3], "was"), good + "x\n",
                good.replace("\t8\t", "\tmany\t"), good + "a\tb\t8\t9.0\t0.0\t0\t1\t1\t1\n"):
        path.write_text(bad)
        fails(FAULT, *SMALL, "--append", path, says="matrix.tsv:")
        assert path.read_text() == bad
    for mine in ("my letter\n", "my letter", "a\tb\n" * 9):
        path.write_text(mine)
        fails(USAGE, *SMALL, "--append", path, says="my letter" if "my" in mine else "a\tb")
        assert path.read_text() == mine
    fails(MACHINE, *SMALL, "--append", here.home / "nowhere" / "matrix.tsv", says="nowhere")
    fails(MACHINE, *SMALL, "--append", here.home)
    fails(MACHINE, *SMALL, "--append", "/dev/null", says="/dev/null")
    fails(USAGE, *SMALL[:-1], "swram,prime", says="swarm")
    fails(USAGE, *SMALL[:-1], "swarm,duel:swarm", says="only one")
    fails(USAGE, *SMALL, "--players", "random,greedy", says="the same")
    fails(USAGE, *SMALL, "--players", "random,random,random", says="2 were expected")
    fails(USAGE, *SMALL, "--players", "genius", says="random")
    fails(USAGE, *SMALL, "--players", "novice:0", says="budget")
    fails(USAGE, *SMALL, "--option", "dealt-aliens", says="aliens")
    fails(USAGE, *SMALL, "--option", "no-aliens", says="aliens")
    fails(USAGE, *SMALL, "--exploit")
    fails(USAGE, *SMALL, "--jobs", "0")
    fails(USAGE, *SMALL, "--threads", "0")
    fails(USAGE, "simulate", "--append", path, says="--matrix")


def test_reading():
    call = "simulate", "--exploit", "--players", "novice:20,greedy:1", "--games", "8", "--tsv"
    text = works(*call, "--jobs", "1")
    assert text == works(*call, "--jobs", "3", "--threads", "2")
    value = {row[0]: row[2:] for row in rows(text)}
    assert int(value["choices noted"][0]) > 50 and value["games"][0] == "8"
    for name, less in ("gain", "wins as ever"), ("gain by notes", "wins by best answers, without notes"):
        gain, low, high = map(float, value[name])
        assert abs(float(value["wins reading"][0]) - float(value[less][0]) - gain) < 2e-4 and low <= gain <= high
    fails(USAGE, *call, "--games", "1", says="two")
    fails(USAGE, *call, "--reach")


def test_reading_three():
    call = "simulate", "--edition", "classic", "--exploit", "--players", "novice:4,greedy:1", "--tsv"
    text = works(*call, "--seats", "4", "--games", "4", "--jobs", "1")
    assert text == works(*call, "--seats", "4", "--games", "4", "--jobs", "3")
    four = {row[0]: row[2:] for row in rows(text)}
    # Two deals from each seat, in which three are read.
    assert four["games"][0] == "8" and int(four["choices noted"][0]) > 200, four
    gain, low, high = map(float, four["gain by notes"])
    assert abs(float(four["wins reading"][0]) - float(four["wins by best answers, without notes"][0]) - gain) < 2e-4
    assert low <= gain <= high


def test_mixing():
    call = "mixing", "--positions", "6", "--searches", "2"
    text = works(*call, "random", "greedy:1", "novice:20", "--tsv", "--jobs", "1")
    assert text == works(*call, "random", "greedy:1", "novice:20", "--tsv", "--jobs", "3")
    table = rows(text)
    assert table[0] == "player question positions options bits bits-seen most".split()
    positions = [row for row in table if row[1].count("/") >= 2]
    names = [row[1] for row in positions]
    # The same positions for each player.
    assert len(names) == 18 and names[:6] == names[6:12] == names[12:] and len(set(names)) == 6
    for row in positions:
        bits, seen, most = map(float, row[4:])
        assert 0 <= bits <= seen + 1e-3 and 0 < most <= 1, row
        if row[0] == "greedy:1":
            assert bits == 0
        if row[0] == "random":
            assert abs(most - 1 / int(row[3])) < 1e-3
    assert [row[2] for row in table if row[1] == "all"] == ["6"] * 3
    fails(USAGE, "mixing")
    fails(USAGE, "mixing", "genius", says="random")
    for option in "--positions", "--searches", "--jobs":
        fails(USAGE, *call, "random", option, "0", says=option)


def test_habits():
    """Habits are counted by player. The rate is the number taken of the number asked; who is fond of alliances joins more."""
    call = "simulate", "--edition", "classic", "--seats", "4", "--mirror", "--games", "2", "--habits", "--tsv"
    text = works(*call, "--players", "hearth:12,bramble:12", "--jobs", "1")
    assert text == works(*call, "--players", "hearth:12,bramble:12", "--jobs", "3")
    kinds = "players invited", "invitations followed", "offers accepted", "bluffs", "abilities stopped"
    habits = {(row[0], row[1]): [float(cell) for cell in row[2:]] for row in rows(text) if row[0] in kinds}
    assert set(habits) == {(kind, player) for kind in kinds for player in "ABCD"}
    for share, taken, asked in habits.values():
        assert 0 <= taken <= asked and (asked == 0 or abs(share - taken / asked) < 0.05)
    assert habits["invitations followed", "A"][0] > habits["invitations followed", "B"][0]
    # Who doesn't think doesn't bluff; in Duel nobody invites.
    two = {(row[0], row[1]): row[2:] for row in rows(works("simulate", "--habits", "--games", "4", "--tsv"))}
    assert float(two["bluffs", "A"][2]) == 0 and ("players invited", "A") not in two


def test_players():
    """Levels and characters are listed by ids that stand wherever a player may; a character is shown with its manners."""
    rows = [row.split("\t") for row in works("players", "--tsv").splitlines()]
    ids = [row[0] for row in rows[1:]]
    assert rows[0] == ["id", "name", "level", "gist"] and ids[:5] == ["random", "greedy", "novice", "regular", "expert"]
    characters = [row for row in rows[1:] if row[1]]
    assert len(characters) >= 8 and all(name and level in ids and gist for _, name, level, gist in characters)
    assert all(row[0] in works("players") for row in rows[1:])
    shown = works("players", "marrow")
    assert shown.startswith("Old Marrow\n") and "grudges: +90" in shown and "risk" not in shown
    fails(USAGE, "players", "marow", says="marow")
    fails(USAGE, "players", "marrow", "quill", says="one character")
    works("simulate", "--players", ",".join([f"{characters[0][0]}:5", "random"]), "--games", "1")


if __name__ == "__main__":
    main(globals(), *sys.argv[1:])
