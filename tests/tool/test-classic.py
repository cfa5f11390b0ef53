# SPDX-License-Identifier: GPL-3.0-or-later
"""The 2000 edition from outside: bad input, aliens that are named, match-ups of several players, loading.

    test-classic.py TOOL ROOT
"""
import re
import sys

from harness import FAULT, USAGE, fails, here, main, run, works

SEATS = '<seat id="red"><hand>attack-8 attack-10</hand></seat><seat id="blue"><hand>attack-6</hand></seat>' \
    '<seat id="yellow"/><seat id="green"/>'
TALK = '<ships at="gate" red="2"/><encounter offense="red" defense="blue" at="blue-2" step="determine-outcome">' \
    '<card seat="red" open="yes">negotiate</card><card seat="blue" open="yes">negotiate</card></encounter>'
CALL = "simulate", "--edition", "classic", "--tsv", "--jobs", "1"


def scenario(body, says, attributes=""):
    """A scenario with @body fails with one message."""
    path = here.home / "bad.xml"
    path.write_text(f'<scenario xmlns="https://fifthplanet.github.io/ns/scenario/1" edition="classic" id="a" title="a"'
                    f'{attributes}>{SEATS}{body}<end asked="play-cards/card" seat="red"/></scenario>', encoding="utf-8")
    code, printed, _ = run("scenario", path)
    assert code == FAULT, code
    assert printed.count("message:") == 1 and says in printed, printed


def test_impossible_positions():
    scenario('<ships at="warp" red="20"/><system seat="blue"><planet id="blue-1" blue="4" red="1"/></system>',
             "expected 20 in all", ' offense="red"')
    scenario('<system seat="blue"><planet id="blue-1" red="21"/></system>', "from 0 to 20", ' offense="red"')
    scenario('<encounter offense="red" defense="red" at="red-1" step="play-cards"/>', "“red” is the offense already")
    scenario('<encounter offense="red" defense="blue" at="blue-1" step="play-cards"/>', "“offense” beside an <encounter>",
             ' offense="blue"')
    scenario('<ships at="gate" red="2" blue="1"/><encounter offense="red" defense="blue" at="blue-2" step="play-cards"/>',
             "only the offense has ships")


def test_impossible_deals():
    scenario(TALK + '<answer seat="red" to="make-deal/propose">give.card.attack-30</answer>',
             "“give.card.attack-30” is no option")
    scenario(TALK + '<answer seat="red" to="make-deal/propose">give.colony@yellow-1</answer>',
             "“give.colony@yellow-1” is no option")


def test_a_position_of_a_running_game():
    """A position says whose turn it is and what has been counted, in a scenario and in a save whose cards have changed."""
    save, state = here.home / "game.fifthplanet", here.home / "state.xml"
    begins = re.compile(r"^ *(\w+)'s turn begins\.$", re.MULTILINE)
    others = 0
    for seed in "1", "2", "3":
        works("play", "--edition", "classic", "--seats", "3", "--seed", seed, "--save", save, stdin="1\n" * 60)
        state.write_text(works("replay", "--state", save))
        assert works("scenario", state).startswith("1..1\nok 1")
        turn = begins.findall(works("replay", "--log", save))[-1]
        save.write_text(re.sub('programs="[0-9a-f]{4}', 'programs="beef', save.read_text()))
        assert begins.findall(works("play", save, stdin="quit\n"))[0] == turn
        others += turn != "Red"
        save.unlink()
    assert others > 0


def test_the_sentence_about_the_end():
    """It says how many colonies the winner needed."""
    save = here.home / "end.fifthplanet"
    for options, number in (("--option", "four-planets"), "four"), ((), "five"):
        players = [f"--seat={seat}=greedy" for seat in ("red", "blue", "yellow")]
        works("play", "--edition", "classic", "--seats", "3", "--seed", "1", *players, *options, "--save", save, stdin="")
        log = works("replay", "--log", save)
        assert f"wins with {number} foreign colonies." in log or f"with {number} foreign colonies each." in log, log[-500:]
        save.unlink()


def test_bad_command_lines():
    for seats in "5", "1", "x":
        fails(USAGE, "simulate", "--edition", "classic", "--seats", seats, says="2 to 4 players")
        fails(USAGE, "play", "--edition", "classic", "--seats", seats, says="2 to 4 players")
    fails(USAGE, *CALL, "--players", "random,random,random,random,random", says="at most 4")
    fails(USAGE, *CALL, "--aliens", "zombie,zombie,any,any", says="only one")
    fails(USAGE, *CALL, "--aliens", "duel:prime,any,any,any", says="duel:prime")
    fails(USAGE, *CALL, "--aliens", "zombie,any", says="4 were expected")
    for option in "no-aliens", "two-aliens", "group-1":
        fails(USAGE, *CALL, "--option", option, "--aliens", "virus,any,any,any", says="--aliens")
    fails(USAGE, *CALL, "--matrix", "--players", "random,greedy", says="all players are the same")


def test_aliens():
    """Aliens are dealt in this edition; those that are named are played all the same."""
    printed = works(*CALL, "--seats", "3", "--games", "3", "--aliens", "virus,any,zombie")
    named = [row for row in printed.splitlines() if row.startswith(("wins\tclassic:virus", "wins\tclassic:zombie"))]
    assert len(named) == 2, printed


def test_matrix():
    """Each alien against any others, from every seat; the rows are kept in a file."""
    table = here.home / "matrix"
    call = *CALL[:3], "--jobs", "1", "--seats", "3", "--games", "2", "--seed", "4", "--matrix", "--append", table
    printed = works(*call, "--aliens", "virus")
    assert [row.split("\t")[:3] for row in printed.splitlines()[1:]] == [["classic:virus", "any", "6"]], printed
    works(*call, "--aliens", "virus,zombie")
    lines = table.read_text(encoding="utf-8").splitlines()
    assert "seats=3" in lines[0] and len(lines) == 4, lines
    fails(USAGE, *call, "--aliens", "virus", "--seed", "5", says="its games are others")


def test_promised_cards():
    """A player who thinks about an offer deals hands that lack what the speaker promises; nothing breaks."""
    works(*CALL, "--seats", "2", "--players", "greedy", "--games", "12", "--seed", "101")


def test_sentences():
    """What cards do, in sentences that name players in the right number and person."""
    for card, says in (("mind", "they have a card in hand, you may"), ("mobius-tubes", "if you are the offense and the number of players is 2"),
                       ("mobius-tubes", "only if they have a colony"), ("the-plague", "  At any time, you may:"),
                       ("stellar-gas", "    Nothing happens"), ("amoeba", "while you are a main player, if you have ships"),
                       ("laser", "as many cards as"), ("macron", "while you are a main player or you are an ally"),
                       ("emotion-control", "the main players' encounter card"), ("healer", "the player concerned has a colony")):
        shown = works("show", "classic:" + card)
        assert says in shown, shown
    for card in works("cards", "--edition", "classic", "--tsv").splitlines()[1:]:
        shown = works("show", "classic:" + card.split("\t")[0])
        assert "you is" not in shown and "players's" not in shown and " own " not in shown.split("What it does")[-1], shown


def test_log():
    """Totals name each number once, and no words are missing from reasons."""
    others = [part for seat in ("blue", "yellow", "green") for part in ("--seat", f"{seat}=random")]
    printed = works("play", "--edition", "classic", "--seed", "7", "--seat", "red=human", *others,
                    stdin="why\n" + "1\n" * 12)
    assert "Red wins ties." in printed and "()" not in printed, printed
    assert "(attack 6, ships −2)" in printed, printed
    assert "Trade (Trader) is cancelled" in printed and "replaces using" not in printed, printed


def test_wishes():
    """A card for any time is played as soon as the rules allow, without a question whether to."""
    printed = works("play", "--edition", "classic", "--seed", "9", "--seats", "4", "--seat", "red=human",
                    stdin="want attack-8\nstops\nwant the-plague\nusual\nquit\n")
    assert "You have no such card to play" in printed and "Now: “usual”." in printed, printed
    assert "any-time/window" not in printed and "Who catches the Plague?" in printed.split("How many ships")[-1], printed


def test_questions():
    """The questions for each seat and encounter are counted, with their 95th percentile."""
    printed = works("simulate", "--edition", "classic", "--seats", "4", "--players", "greedy", "--games", "2", "--jobs", "1")
    line = next(row for row in printed.splitlines() if row.startswith("questions per seat and encounter: "))
    assert float(line.split(": ")[1].split(" ")[0]) <= 5, line


if __name__ == "__main__":
    main(dict(globals()), *sys.argv[1:3])
