# SPDX-License-Identifier: GPL-3.0-or-later
"""The combined rules from outside: bad input, numbers of seats, and two morphs, of which the deck has one.

    test-cosmic.py TOOL ROOT
"""
import shutil
import sys

from harness import FAULT, USAGE, fails, here, main, run, works

SEAT = '<seat id="%s"><hand>attack-4</hand></seat>'
FOUR = "red", "blue", "yellow", "green"
EIGHT = *FOUR, "purple", "orange", "black", "white"
ENCOUNTER = '<encounter offense="red" defense="blue" at="blue-2" step="play-cards"/>'
TWO_MORPHS = '''
    <ships at="gate" red="3"/>
    <pile id="destiny">destiny-yellow destiny-green</pile>
    <encounter offense="red" defense="blue" at="blue-2" step="reveal-cards">
      <ally seat="yellow" side="offense" ships="2"/>
      <ally seat="green" side="defense" ships="1"/>
      <card seat="red">morph</card>
      <card seat="blue">morph</card>
    </encounter>
    <expect event="both-lost" count="1"/>
    <expect event="morphed" count="0"/>
    <expect event="encounter-won" count="0"/>
    <expect event="compensated" count="0"/>
    <expect event="reward-taken" count="0"/>
    <expect that="red.warp = 3 and yellow.warp = 2 and blue.warp = 4 and green.warp = 1"/>
    <expect that="ships(blue, named(blue-2)) = 0 and ships(red, named(blue-2)) = 0"/>
    <expect that="count(discards[kind is morph]) = 2 and count(red.hand) = 1 and offense = blue"/>
    <end asked="regroup/colony" seat="blue"/>'''


def play(body, attributes="", seats=FOUR, edition="cosmic", **more):
    """Plays a scenario of @seats with @body. Returns the exit code and what was printed."""
    path = here.home / "scenario.xml"
    hands = "".join(SEAT % seat for seat in seats)
    path.write_text(f'<scenario xmlns="https://fifthplanet.github.io/ns/scenario/1" edition="{edition}" id="a" title="a" '
                    f'{attributes}>{hands}{body}</scenario>', encoding="utf-8")
    code, printed, _ = run("scenario", path, **more)
    return code, printed


def refused(body, says, attributes="", seats=FOUR, edition="cosmic"):
    """A scenario with @body fails with one message."""
    code, printed = play(body + '<end asked="play-cards/card" seat="red"/>', attributes, seats, edition)
    assert code == FAULT, code
    assert printed.count("message:") == 1 and says in printed, printed


def test_seats_of_positions():
    refused("", "2 seats; expected 3 to 8", 'offense="red"', FOUR[:2])
    refused("", "“purple” among 4 seats; expected the first 4, up to “green”", 'offense="red"', (*FOUR[:3], "purple"))
    refused("", "a second <seat id=\"blue\">", 'offense="red"', (*FOUR, "blue"))
    refused("", "9 seats; expected 3 to 8", 'offense="red"', (*EIGHT, "pink"))
    refused("", "8 seats; expected 2 to 4", 'offense="red"', EIGHT, edition="classic")


def test_seats_that_do_not_play():
    """Nothing is said about them, so nothing can hold by mistake."""
    for line in ('<expect unseen="attack-4" by="white"/>', '<answer seat="white" to="aim-gate/planet">red-1</answer>',
                 '<expect asked="aim-gate/planet" seat="white"/>'):
        refused(line, "unknown seat “white”; expected one of red, blue, yellow, green", 'offense="red"')


def test_ships_of_positions():
    refused('<system seat="blue"><planet id="blue-1" blue="21"/></system>', "from 0 to 20", 'offense="red"')
    refused('<ships at="warp" blue="3"/><system seat="blue"><planet id="blue-1" blue="18"/></system>',
            "expected 20 in all", 'offense="red"')
    four = '<option id="four-planets">yes</option>'
    refused(four + '<ships at="warp" blue="17"/>', "from 0 to 16", 'offense="red"')
    refused(four + '<system seat="blue"><planet id="blue-5" blue="4"/></system>', "no planet of the system",
            'offense="red"')
    refused('<ships at="gate" red="2" blue="1"/>' + ENCOUNTER, "only the offense has ships")
    refused('<ships at="gate" red="1"/>', "outside of an encounter", 'offense="red"')


def test_main_players_of_positions():
    refused(ENCOUNTER, "“offense” beside an <encounter>", 'offense="blue"')
    refused(ENCOUNTER + ENCOUNTER, "a second <encounter>")
    refused(ENCOUNTER.replace('"blue"', '"red"'), "“red” is the offense already")
    refused(ENCOUNTER.replace('"red"', '"white"'), "unknown seat “white”")
    refused(ENCOUNTER.replace('"/>', '"><ally seat="red" side="offense" ships="1"/></encounter>'), "“red” is the offense")
    refused(ENCOUNTER.replace(' defense="blue"', ""), "“defense” and “at” must be given")
    refused('<encounter offense="red" step="launch-ships"/>', "“defense” and “at” must be given")
    for planet in "blue-2", "red-2":
        refused(f'<encounter offense="red" at="{planet}" step="launch-ships"/>', "only an own planet without ships has none")
    refused(ENCOUNTER.replace("play-cards", "settle-ships"), "the outcome is known then")
    refused("", "is given twice", 'offense="red" offense="blue"')


def test_reinforcements_of_positions():
    """They name a side, who played them, and the card, and lie there only behind the reveal."""
    cards = '<card seat="red">attack-8</card><card seat="blue">attack-6</card>'

    def lies(says, attributes='side="offense" by="red"', text="reinforcement-5", step="play-reinforcements", more=""):
        part = f"<reinforcement {attributes}>{text}</reinforcement>"
        refused(ENCOUNTER.replace("play-cards", step).replace("/>", f">{cards}{part}{more}</encounter>"), says)

    for step in "play-cards", "reveal-cards":
        lies("after the encounter cards have been turned up", step=step)
    lies("only main players and allies", 'side="offense" by="green"')
    lies("unknown side “red”", 'side="red" by="red"')
    lies("unknown seat “white”", 'side="offense" by="white"')
    lies("without the attribute “by”", 'side="offense"')
    lies("unknown attribute of <reinforcement> “open”", 'side="offense" by="red" open="yes"')
    lies("<reinforcement> without a card", text="")
    lies("unknown card “reinforcement-4”", text="reinforcement-4")
    lies("“red-1” is a card of kind planet", text="red-1")
    lies("each copy of it has been named before", more='<reinforcement side="defense" by="red">reinforcement-5</reinforcement>')


def test_used_flares_of_positions():
    """Only flares are noted as played, by a seat that plays."""
    for says, seat, card in (("only flares are played once", "red", "attack-8"), ("unknown seat “white”", "white", "human-flare"),
                             ("unknown card “hero-flare”", "red", "hero-flare"), ("<used> without a card", "red", "")):
        used = f'<used seat="{seat}">{card}</used>'
        refused(f'<encounter number="1" offense="red" defense="blue" at="blue-1" step="play-cards">{used}</encounter>', says)


def test_positions_of_running_games():
    """A position that has been written, read again, is the same game with the same later questions."""
    for seats, seed in (("3", "1"), ("5", "2"), ("8", "5")):
        save, state = here.home / f"game-{seats}.fifthplanet", here.home / "state.xml"
        works("play", "--edition", "cosmic", "--seats", seats, "--seed", seed, "--save", save, stdin="1\n" * 60)
        state.write_text(works("replay", "--state", save))
        position = state.read_text()
        assert position.count("<seat ") == int(seats) and "<expect digest=" in position, position
        assert works("scenario", state).startswith("1..1\nok 1")


def test_positions_in_the_middle():
    """A game can be written in its set-up, when half of a choice is made, and while a card is played of which
    another copy is held."""
    save, state = here.home / "random.fifthplanet", here.home / "state.xml"
    seats = [word for seat in ("red", "blue", "yellow") for word in ("--seat", f"{seat}=random")]
    works("play", "--edition", "cosmic", "--seats", "3", *seats, "--seed", "1", "--save", save)
    half = 0
    for choices in (*range(1, 24), 242, 243):
        state.write_text(works("replay", "--to", str(choices), "--state", save))
        half += ' goes-on="yes"' in state.read_text()
        assert works("scenario", state).startswith("1..1\nok 1"), choices
    assert half >= 3, half


def test_destiny_of_a_colour_that_does_not_play():
    refused('<pile id="destiny">destiny-purple</pile>', "“destiny-purple” is not in a game of 4 seats", 'offense="red"')
    refused('<pile id="destiny">destiny-pink</pile>', "unknown card “destiny-pink”", 'offense="red"')
    refused('<pile id="destiny">destiny-red destiny-red destiny-red</pile>', "each copy of it has been named before",
            'offense="red"')


def test_seats_of_games():
    for seats in "2", "9", "x":
        fails(USAGE, "simulate", "--edition", "cosmic", "--seats", seats, says="3 to 8 players")
        fails(USAGE, "play", "--edition", "cosmic", "--seats", seats, says="3 to 8 players")
    for colours in "red,red", "red,pink":
        fails(USAGE, "play", "--edition", "cosmic", "--colours", colours, says=f"--colours {colours}: different ones")


def test_colours_of_games():
    """A list of colours has one for each player."""
    four, eight = ",".join(FOUR), ",".join(EIGHT)
    fails(USAGE, "play", "--edition", "cosmic", "--seats", "8", "--colours", four,
          says=f"--colours {four}: 8 colours were expected, one for each player")
    for seats in ("--seats", "4"), ():
        fails(USAGE, "play", "--edition", "cosmic", *seats, "--colours", eight, says="one for each player")
    save = here.home / "colours.fifthplanet"
    works("play", "--edition", "cosmic", "--seats", "8", "--colours", ",".join(reversed(EIGHT)), "--save", save, stdin="")
    whole = " ".join(reversed(EIGHT))
    assert f'colours="{whole}"' in save.read_text(), save.read_text()
    save.write_text(save.read_text().replace(f'colours="{whole}"', 'colours="white black orange purple"'))
    before = save.read_bytes()
    code, printed, said = run("replay", save)
    assert (printed + said).count("“white black orange purple”: 4 colours for 8 seats") == 1, (code, printed, said)
    assert save.read_bytes() == before


def test_a_module_of_a_later_version():
    """The message names it, and the file stays."""
    save = here.home / "module.fifthplanet"
    works("play", "--edition", "cosmic", "--seats", "3", "--seed", "1", "--save", save, stdin="1\n" * 6)
    save.write_text(save.read_text().replace("<seat ", '<option id="lux">yes</option><seat ', 1))
    before = save.read_bytes()
    code, printed, said = run("replay", save)
    assert "This game uses the module “lux”, which this version does not have." in printed + said, printed + said
    assert save.read_bytes() == before


def test_options_are_listed():
    """Modules stand in their groups with what they need, bundles with their options for so many players."""
    rows = [row.split("\t") for row in works("options", "--edition", "cosmic", "--tsv").splitlines()]
    assert rows[0] == ["kind", "group", "id", "name", "gist"], rows[0]
    told = {row[2]: row for row in rows[1:]}
    assert told["four-planets"][:2] == ["module", "length"] and "40 % shorter" in told["four-planets"][4], told["four-planets"]
    assert told["freewheeling-flares"][4].endswith("Not with “no flares”."), told["freewheeling-flares"]
    assert told["choose-aliens"][0] == "option" and told["everything"][0] == "bundle"
    assert "large-group" not in told["everything"][4], told["everything"]
    crowd = works("options", "--edition", "cosmic", "--seats", "8")
    assert "Simple aliens and no surprises: little to learn. (green-aliens, no-flares, large-group)" in crowd, crowd
    assert "\nMore cards\n  technology " in crowd and "\n  large-group " in crowd, crowd
    assert "Bundles" not in works("options", "--edition", "classic")
    fails(USAGE, "options", "--edition", "cosmic", "--seats", "2", says="3 to 8")


def test_cards_of_modules():
    """Cards of modules are listed with their set, and shown."""
    rows = [row.split("\t") for row in works("cards", "--edition", "cosmic", "--set", "large-group", "--tsv").splitlines()]
    assert len(rows) == 1 + 17 and any("large-group" in row for row in rows[1:]), rows
    assert "large-group:reinforcement-8 – " in works("show", "large-group:reinforcement-8")
    assert "cosmic:morph – " in works("show", "morph")


def test_bundles():
    """A bundle sets the options of the game, for its number of players, and others may be added."""
    save = here.home / "crowd.fifthplanet"
    run("play", "--edition", "cosmic", "--seats", "7", "--seed", "1", "--bundle", "first-game", "--option", "four-planets",
        "--save", save, stdin="1\n")
    text = save.read_text()
    for option in "green-aliens", "no-flares", "four-planets", "large-group":
        assert f'<option id="{option}">yes</option>' in text, text[:800]
    assert '<set id="large-group"' in text, text[:800]
    assert "freewheeling" not in text
    run("play", "--edition", "cosmic", "--seats", "7", "--seed", "1", "--bundle", "first-game", stdin="1\n")
    assert " · no flares, large-group cards\n" in works("games"), works("games")
    fails(USAGE, "play", "--edition", "cosmic", "--bundle", "all", says="first-game, classic-evening, everything")
    fails(USAGE, "simulate", "--edition", "classic", "--bundle", "everything", says="no bundle is called")
    fails(USAGE, "simulate", "--edition", "cosmic", "--bundle", "everything", "--option", "no-flares", says="can't be played with")


def test_two_morphs():
    """Both sides lose all ships in the encounter, and the turn ends (rulings 67 and 86)."""
    code, printed = play(TWO_MORPHS)
    assert code == FAULT and "no “morph” is left" in printed, printed
    data = here.home / "cards"
    shutil.copytree(here.root / "data", data)
    deck = data / "sets" / "cosmic" / "deck.xml"
    deck.write_text(deck.read_text().replace('id="morph" copies="1"', 'id="morph" copies="2"'))
    code, printed = play(TWO_MORPHS, FIFTH_PLANET_DATA=str(data))
    assert code == 0 and "\nok 1" in printed, printed


def test_aliens_kept_apart():
    """What `without` may say, and aliens that a game can't have together."""
    for without, says in (("cosmic:haeler", "did you mean “cosmic:healer”?"), ("healer", "expected SET:CARD"), ("", "expected SET:CARD"),
                          ("own:first", "kept apart from itself"), ("cosmic:plague", "a card of another kind: <artifact>")):
        path = here.home / "own.xml"
        path.write_text('<set xmlns="https://fifthplanet.github.io/ns/set/2" id="own" edition="cosmic" version="1">'
                        f'<alien id="first" origin="original" without="{without}"><name>First</name></alien></set>', encoding="utf-8")
        code, _, complaint = run("check", path)
        assert code == FAULT and says in complaint, (without, complaint)
    fails(USAGE, "simulate", "--edition", "cosmic", "--seats", "3", "--aliens", "masochist,any,healer",
          says='"masochist" and "healer" are not played together')
    for alien, other in ("masochist", "Healer"), ("healer", "Masochist and Sadist"):
        code, printed, _ = run("show", f"cosmic:{alien}")
        assert code == 0 and f"Not in one game with {other}" in printed, printed


def test_aliens_of_some_games():
    """What `needs`, `barred-by` and numbers of players may say, and that an alien isn't dealt in other games."""
    head = '<set xmlns="https://fifthplanet.github.io/ns/set/2" id="own" edition="cosmic" version="1"><alien id="first" origin="original" '
    folder = here.home / "data" / "fifth-planet" / "sets"
    folder.mkdir(parents=True)
    path = folder / "own.xml"
    for attribute, says in (('needs="tecnology"', "did you mean “technology”?"), ('needs=""', "needs"), ('barred-by="unused-colour"', "unused-colour"),
                            ('least-players="2"', "3 to 8"), ('most-players="9"', "3 to 8"),
                            ('without="cosmic:haeler"', "did you mean “cosmic:healer”?")):
        path.write_text(f"{head}{attribute}><name>First</name></alien></set>", encoding="utf-8")
        code, _, complaint = run("check", path)
        assert code == FAULT and says in complaint, (attribute, complaint)
    path.write_text(f'{head}without="elsewhere:locust" needs="unused-colour four-planets" barred-by="technology combos" '
                    'least-players="4" most-players="6"><name>First</name></alien></set>', encoding="utf-8")
    works("check", path)
    printed = works("show", "own:first")
    assert ("For 4 players or more. For 6 players at most. Only with “four planets”. Only if nobody plays one of the colours. "
            "Not with “cosmic combos” or “technology”.") in printed, printed
    four = ["any"] * 3 + ["own:first"]
    fails(USAGE, "simulate", "--edition", "cosmic", "--seats", "4", "--aliens", ",".join(four), says='"own:first" is not in this game. For 4 players')
    works("simulate", "--edition", "cosmic", "--seats", "4", "--games", "1", "--option", "four-planets", "--aliens", ",".join(four))


def test_expansions():
    """Each expansion says how many aliens it has. While it is off none is dealt, and none can be asked for."""
    for expansion, alien in ("incursion", "fury"), ("conflict", "mimic"), ("alliance", "bandit"):
        rows = [row.split("\t") for row in works("cards", "--edition", "cosmic", "--set", expansion, "--tsv").splitlines()]
        aliens = [row for row in rows if "alien" in row]
        assert len(aliens) == len([row for row in rows if "flare" in row]), rows
        assert f"{len(aliens)} aliens that " in works("options", "--edition", "cosmic"), (expansion, len(aliens))
        wanted = ("simulate", "--edition", "cosmic", "--seats", "3", "--games", "1", "--aliens", f"any,any,{expansion}:{alien}")
        fails(USAGE, *wanted, says=alien)
        works(*wanted, "--option", expansion)


COMBO = ('<set xmlns="https://fifthplanet.github.io/ns/set/2" id="own" edition="cosmic" module="combos" version="1">'
         '<combo id="first"{aliens}><name>First</name></combo></set>')


def test_aliens_of_combos():
    """What `aliens` may say. A set that isn't loaded is no mistake, since such a combo isn't drawn."""
    for aliens, says in (("cosmic:haeler", "did you mean “cosmic:healer”?"), ("healer", "expected SET:CARD"),
                         ("cosmic:plague", "a card of another kind: <artifact>; expected <alien>"), (None, "<combo> has no attribute “aliens”")):
        path = here.home / "combo.xml"
        path.write_text(COMBO.format(aliens="" if aliens is None else f' aliens="{aliens}"'), encoding="utf-8")
        code, _, complaint = run("check", path)
        assert code == FAULT and says in complaint, (aliens, complaint)
    path.write_text(COMBO.format(aliens=' aliens="elsewhere:locust cosmic:healer"'), encoding="utf-8")
    code, _, complaint = run("check", path)
    assert code == 0, complaint
    path.write_text(COMBO.format(aliens=' aliens="cosmic:healer"').replace(' module="combos"', ""), encoding="utf-8")
    code, _, complaint = run("check", path)
    assert code == FAULT and "module=" in complaint, complaint


def test_ways_to_aliens():
    """Options about how aliens are had that don't go together."""
    for options, seats, says in ((["combos"], 6, "is for 5 players at most"), (["combos", "random-aliens"], 4, "can't be played with"),
                                 (["combo-flares"], 4, "can only be played with “cosmic combos”"),
                                 (["hidden-powers", "choose-aliens"], 4, "can't be played with"),
                                 (["rotating-powers", "no-aliens"], 4, "can't be played with")):
        fails(USAGE, "simulate", "--edition", "cosmic", "--seats", str(seats), *(word for option in options for word in ("--option", option)),
              says=says)
    path = here.home / "hidden.xml"
    path.write_text('<scenario xmlns="https://fifthplanet.github.io/ns/scenario/1" edition="cosmic" id="a" title="a" offense="red">'
                    '<seat id="red" alien="healer" hidden="yes"/><seat id="blue"/><seat id="yellow"/>'
                    '<end asked="aim-gate/planet" seat="red"/></scenario>', encoding="utf-8")
    code, printed, _ = run("scenario", path)
    assert code == FAULT and "“hidden”" in printed, printed


def test_show_names_planets():
    """The card of this encounter's planet is called by the planet, not an encounter card."""
    code, printed, _ = run("show", "cosmic:citadel")
    assert code == 0 and "cards under this encounter's planet" in printed, printed
    assert "'s encounter card" not in printed, printed



def test_modules():
    """Cards of a module are shown and listed; a position has its zones only with its option."""
    code, printed, _ = run("show", "technology:xenon-lasers")
    assert code == 0 and "Xenon Lasers" in printed, printed
    code, printed, _ = run("cards", "--edition", "cosmic", "--kind", "tech", "--tsv")
    assert code == 0 and len(printed.splitlines()) == 21, printed
    seats = '<seat id="red"><hand>attack-4</hand><techs>xenon-lasers</techs></seat><seat id="blue"/><seat id="yellow"/>'
    refused(seats, "techs", 'start="turn" offense="red"', ())
    code, printed = play(seats + '<option id="technology">yes</option><pile id="destiny">destiny-blue</pile>'
                         '<expect that="count(red.techs) = 1"/><end asked="aim-gate/planet" seat="red"/>',
                         'start="turn" offense="red"', ())
    assert code == 0 and "\nok 1" in printed, printed
    code, printed, _ = run("simulate", "--edition", "cosmic", "--seats", "3", "--games", "3", "--option", "technology",
                           "--option", "four-planets")
    assert code == 0 and "stuck: 0" in printed, printed


if __name__ == "__main__":
    main(dict(globals()), *sys.argv[1:3])
