# SPDX-License-Identifier: GPL-3.0-or-later
"""Campaigns: games in a row with a score, in one file.

    test-campaign.py TOOL ROOT
"""
import re
import subprocess
import sys
import xml.etree.ElementTree as ET

from harness import FAULT, USAGE, WELL, environment, fails, here, main, run, rows, works

SEATS = ["red", "blue", "yellow", "green"]
CAMPAIGN = "{https://fifthplanet.github.io/ns/campaign/1}"
GAME = "{https://fifthplanet.github.io/ns/game/1}"
RANDOM = [part for seat in SEATS for part in ("--seat", f"{seat}=random")]
NEW = ["--edition", "classic", "--seed", "3"]


def path(name="c"):
    return here.home / f"{name}.fifthplanet"


def play(*arguments, stdin=""):
    return works("play", "--campaign", path(), *arguments, stdin=stdin)


def finished():
    """Plays a whole campaign of computer players. Returns what is printed."""
    return play(*NEW, *RANDOM)


def root():
    return ET.parse(path()).getroot()


def scores(text):
    """Returns the scores of the last score sheet in text."""
    line = re.findall(r"^Score: (.*)$", text, re.M)[-1]
    return [int(number) for number in re.findall(r"\d+", line)]


def choices():
    """Returns the choices of the open game."""
    game = root().findall(f"{GAME}game")[-1]
    return [(c.get("to"), c.text) for c in game.iter(f"{GAME}c")]


def damaged(old, new):
    """Writes the campaign with the first match of old replaced, and a check of it must say why."""
    text = path().read_text(encoding="utf-8")
    changed = re.sub(old, new, text, count=1, flags=re.S)
    assert changed != text, old
    other = path("damaged")
    other.write_text(changed, encoding="utf-8")
    return other


def complains(old, new, says):
    other = damaged(old, new)
    before = other.read_bytes()
    code, out, err = run("check", other)
    assert code == FAULT and says in out + err, (code, out, err)
    code, out, err = run("play", "--campaign", other, stdin="")
    assert code == FAULT, (code, err)
    assert other.read_bytes() == before, "the file has changed"


def test_whole_campaign():
    out = finished()
    document = root()
    games = document.findall(f"{CAMPAIGN}game")
    points = [[int(p) for p in game.get("points").split()] for game in games]
    total = scores(out)
    assert max(total) >= 15 and " the campaign" in out, total
    assert [int(p.get("score")) for p in document.findall(f"{CAMPAIGN}player")] == [sum(p) for p in zip(*points)]
    for game, each in zip(games, points):
        winners = game.get("result").split()
        for seat, number in zip(SEATS, each):
            if seat in winners:
                assert number == (8 if len(winners) == 1 else 4), (winners, each)
            else:
                assert number in (0, 1), (winners, each)
        assert len(game.findall(f"{GAME}game")) == 1, "the game itself isn't kept"
    works("check", path())


def test_lowest_score_begins():
    finished()
    document = root()
    total, winner = [0] * 4, None
    opened = document.findall(f"{GAME}game")[-1]
    played = document.findall(f"{CAMPAIGN}game")
    for game, then in zip(played, [*(g.find(f"{GAME}game") for g in played[1:]), opened]):
        total = [a + int(b) for a, b in zip(total, game.get("points").split())]
        winner = game.get("winner") or winner
        first = [o.get("id") for o in then.findall(f"{GAME}option") if o.get("id").startswith("first-")]
        if winner is None:
            assert first == [], first
            continue
        left = [(SEATS.index(winner) + i) % 4 for i in range(1, 5)]
        lowest = next(seat for seat in left if total[seat] == min(total))
        assert first == [f"first-{SEATS[lowest]}"], (first, total, winner)


def test_over():
    """A campaign that is over says its score, and nothing is played."""
    out = finished()
    before = path().read_bytes()
    again = play()
    assert scores(again) == scores(out) and "? " not in again, again[-500:]
    assert path().read_bytes() == before


def test_goes_on_within_a_game():
    first = play(*NEW, "--seat", "red=human", "--seat", "blue=random", "--seat", "yellow=random", "--seat",
                 "green=random", stdin="1\n" * 5)
    made = choices()
    assert len(made) >= 5, made
    asked = re.findall(r"^\? .*$", first, re.M)[-1]
    second = play()
    assert re.findall(r"^\? .*$", second, re.M)[0] == asked, (asked, second[:500])
    assert choices() == made
    play(stdin="1\n")
    assert len(choices()) > len(made)


def test_goes_on_between_games():
    """The open game of the file is over: the next one begins, with its points."""
    finished()
    document = root()
    game = document.findall(f"{CAMPAIGN}game")[0]
    only = game.find(f"{GAME}game")
    ET.register_namespace("", CAMPAIGN[1:-1])
    new = ET.Element(f"{CAMPAIGN}campaign", {"format": "1", "edition": "classic"})
    for seat in SEATS:
        ET.SubElement(new, f"{CAMPAIGN}player", {"name": seat, "by": "random", "score": "0"})
    new.append(only)
    path().write_bytes(ET.tostring(new))
    works("check", path())
    play()
    first = root().findall(f"{CAMPAIGN}game")[0]
    assert first.get("points") == game.get("points") and first.get("result") == game.get("result")


def test_killed():
    """What was answered is on disk."""
    with subprocess.Popen([here.tool, "play", "--campaign", str(path()), *NEW, "--seat", "red=human", "--seat",
                           "blue=random", "--seat", "yellow=random", "--seat", "green=random"],
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          env=environment()) as process:
        process.stdin.write(b"1\n" * 4)
        process.stdin.flush()
        asked = 0
        for line in process.stdout:
            asked += line.startswith(b"? red")
            if asked == 5:
                break
        process.kill()
    play()
    assert sum(1 for _ in choices()) >= 4
    works("check", path())


def test_damage():
    finished()
    complains(r'score="\d+"', 'score="3"', "the games add up to")
    complains(r'points="[^"]*"', 'points="8 0"', "points of 2 players; expected a number for each of 4")
    complains(r"<player ", "<plaier ", "expected players, then games")
    complains(r'format="1" edition', 'format="2" edition', "this program reads formats up to 1")
    complains(r"<campaign ", "<!DOCTYPE x><campaign ", "")
    complains(r'xmlns="https://fifthplanet.github.io/ns/campaign/1"', 'xmlns="https://example.org/"', "namespace")
    # Without the open game at the end.
    text = path().read_text(encoding="utf-8")
    cut = text[:text.rindex('  <game xmlns="')] + "</campaign>\n"
    path("damaged").write_text(cut, encoding="utf-8")
    code, out, err = run("check", path("damaged"))
    assert code == FAULT and "without an open game" in out + err, (code, out, err)
    # Torn off.
    path("damaged").write_text(text[:len(text) // 2], encoding="utf-8")
    code, out, err = run("play", "--campaign", path("damaged"), stdin="")
    assert code == FAULT and err.strip(), (code, err)
    assert path("damaged").read_text(encoding="utf-8") == text[:len(text) // 2]


def test_usage():
    fails(USAGE, "play", "--campaign", path(), "--edition", "duel", says="no campaigns")
    assert not path().exists()
    fails(USAGE, "play", "--campaign", path(), "--edition", "classic", "--save", "x", says="--campaign")
    works("play", "--edition", "classic", "--seed", "1", "--save", path("single"), *RANDOM)
    code, _, err = run("play", "--campaign", path("single"), stdin="")
    assert code == FAULT and "not a campaign" in err, (code, err)
    play(*NEW, stdin="1\n")
    code, _, err = run("play", "--campaign", path(), "--seed", "4", stdin="")
    assert code == USAGE and "keeps its edition" in err, (code, err)


def test_listed():
    folder = here.home / "data" / "fifth-planet" / "games"
    folder.mkdir(parents=True)
    works("play", "--campaign", folder / "c.fifthplanet", *NEW, stdin="1\n1\n")
    listed = rows(works("games", "--tsv"))
    assert any(row[0].endswith("c.fifthplanet") and row[4] == "open" for row in listed[1:]), listed


if __name__ == "__main__":
    main(dict(globals()), *sys.argv[1:3])
