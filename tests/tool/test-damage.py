# SPDX-License-Identifier: GPL-3.0-or-later
"""Saved games that are damaged, foreign or unreadable: the message and the part opened.

    test-damage.py TOOL ROOT SLOW-DISK
"""
import os
import random
import re
import shutil
import sys
import time

import harness
from harness import FAULT, MACHINE, WELL, Skip, games, here, run, works
from saved import PATIENCE, SEED, Kept, Opened, Player, choices_of, finish, journal_of, replace, save_game, write

FLIPS = int(os.environ.get("FIFTH_PLANET_FLIPS", "40"))

# Path of the library made of slow-disk.c.
SLOW_DISK = ""


def opened_as(good, after, says, content=None, **more):
    """Checks that a damaged file opens after that many choices with that sentence. The file stays
    as it is, and the game continues in another one."""
    path = write(content) if content is not None else good
    kept = Kept(path)
    replay = Opened("replay", path, **more)
    assert replay.code == FAULT, replay.err
    assert replay.after == after, f"{replay.after} instead of {after}: {replay.err}"
    assert len(replay.said) == 1 and replay.said[0].startswith(says), replay.err
    check = Opened("check", path, **more)
    assert check.code == FAULT and check.places and not check.out, check.err
    kept.check()
    before = set(games())
    play = Opened("play", path, **more)
    kept.check()
    new = set(games()) - before
    if after is None:
        assert play.code == FAULT and not new, play.err
    else:
        assert play.code == WELL and len(new) == 1, play.err
        again = Opened("replay", new.pop(), **more)
        assert again.code == WELL and not again.err and again.choices >= replay.choices, again.out + again.err
    return replay


def test_cut_off():
    """A file cut off anywhere opens up to its last choice."""
    good = save_game()
    text = good.read_bytes()
    choices = [match.end() for match in re.finditer(rb"<c [^\n]*</c>", text)]
    head = text.index(b"<choices>")
    position = text.index(b"<position ")
    places = [len("<?xml"), text.index(b"<game") + 20, head // 2, head - 1, choices[0], choices[9] + 1, choices[9] + 30,
              choices[20] - 5, choices[20] - 1, position, position + 200, len(text) - 3]
    for place in places:
        before = sum(end <= place for end in choices)
        kept = Kept(write(text[:place], "cut"))
        replay = Opened("replay", here.home / "cut.fifthplanet")
        assert replay.code == FAULT and replay.choices == (before or None), f"{place}: {replay.out}{replay.err}"
        kept.check()
    for place, after in (head - 1, None), (choices[9] + 30, 10), (choices[20], 21), (position + 200, len(choices)):
        opened_as(good, after, "The end of the file is missing.", text[:place])


def test_kinds():
    """Each kind of damage has its own sentence."""
    good = save_game()
    text = good.read_bytes()
    all_choices = len(choices_of(good))
    [position] = map(int, re.findall(rb'<position after="(\d+)">', text))
    tenth = [match.start() for match in re.finditer(rb"<c ", text)][9]
    assert position + 1 < all_choices and position > 10

    def from_tenth(old, new):
        return text[:tenth] + replace(text[tenth:], old, new)

    newer = replace(text, rb'format="1"', rb'format="2"')
    programs = replace(text, rb'programs="[0-9a-f]{4}', rb'programs="beef')
    doctype = "The file declares a document type, which no saved game does; for safety it isn't read any further."
    entities = b'<!DOCTYPE game [<!ENTITY a "ha">' + b"".join(
        b'<!ENTITY %c "%s">' % (98 + i, b"&%c;" % (97 + i) * 20) for i in range(20)) + b"]>\n"
    own_set = b'<set id="mine" version="1" programs="0123456789abcdef"/>'
    kinds = [
        ("The file is empty.", None, b""),
        ("The file is far too long for a saved game.", None, text + b" " * 50_000_000),
        ("The file is nested deeper than any saved game.", 0, replace(text, rb"<choices>", b"<choices>" + b"<c>" * 50_000)),
        (doctype, None, replace(text, rb"<game", b"<!DOCTYPE game>\n<game")),
        (doctype, None, replace(text, rb"<game", entities + b"<game").replace(b">believe<", b">&u;<")),
        (doctype, None, replace(text, rb"<game", b'<!DOCTYPE game SYSTEM "file:///etc/passwd">\n<game')),
        ("The file isn't a text file.", position, from_tenth(rb">", b">\xff\xfe")),
        ("The file is damaged: it can't be read as XML.", position, from_tenth(rb"</c>", b"</d>")),
        ("The file isn't a saved game.", None, b'<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
        ("A newer version of this program has written the file.", None, newer),
        ("The file is damaged where it says how the game was set up and who plays.", all_choices,
         replace(text, rb'by="random"', b'by="rendom"')),
        ("This program doesn't know the edition of the game: dual.", None,
         replace(text, rb'edition="duel"', b'edition="dual"')),
        ("The game was played with the card set “mine”, which isn't installed.", position,
         replace(text, rb"  <seat", b"  " + own_set + b"\n  <seat")),
        ("Some cards have changed since the game was saved. The game goes on from a saved position",
         position, programs),
        ("The file is damaged: one of the choices in it can't be read.", all_choices, from_tenth(rb' to="', b' two="')),
        ("The file is damaged: one of the choices in it was not possible in the game.", all_choices,
         from_tenth(rb">[^<]*</c>", b">plan-999</c>")),
        ("The file is damaged: its choices don't lead to the game that was saved.", all_choices,
         replace(text, rb"<seed>" + SEED.encode(), b"<seed>9")),
        ("The file is damaged: a number in it that proves the choices is wrong; the choices are good.", all_choices,
         from_tenth(rb'(<digest after="\d+">)....', rb"\1beef")),
        # The game can't continue, but the unknown card is named.
        ("Some cards have changed since the game was saved. You can go on with the cards", None,
         replace(programs, rb"<hand>plan-[0-9]+", b"<hand>plan-999")),
    ]
    said = set()
    for says, after, content in kinds:
        if "can't be read." in says:
            after = position
        replay = opened_as(good, after, says, content)
        # Different kinds have different sentences.
        assert says == doctype or replay.said[0] not in said, replay.said
        said.add(replay.said[0])
        if b"plan-999" in content:
            assert "“plan-999”" in replay.err, replay.err
    # A newer file is recognized, whatever else is in it.
    opened_as(good, None, "A newer version of this program", newer.replace(b"<choices>", b"<chosen><choices>"))


def test_out_of_reach():
    """Files that can't be read at all give the exit code for the system's faults."""
    missing = here.home / "missing.fifthplanet"
    folder = here.home / "folder.fifthplanet"
    folder.mkdir()
    secret = save_game("secret")
    secret.chmod(0)
    said = {}
    for path in missing, folder, secret:
        before = ()
        if path == secret and os.geteuid() == 0:
            if shutil.which("setpriv") is None or not os.access(here.tool, os.X_OK):
                print("# nobody can't be become here")
                continue
            before = ("setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups")
            here.home.chmod(0o755)
            # The tool's path is relative. Below /root the tool starts, but can't read its cards.
            if run("cards", before=before)[0] != WELL:
                print("# nobody may not run the tool here")
                continue
        for command in "replay", "play", "check":
            code, out, err = run(command, path, before=before)
            assert code == MACHINE and not out, f"{command} {path}: exit {code}: {err}"
            assert path.name in err and len(err.splitlines()) == 1, err
        said[path] = err.replace(path.name, "")
    assert len(set(said.values())) == len(said)
    assert folder.is_dir() and not list(folder.iterdir()) and not missing.exists()


def test_flipped_bits():
    """Whichever bit is flipped, the opened game is the beginning of the saved one."""
    good = save_game()
    text = good.read_bytes()
    made = choices_of(good)
    log = works("replay", good, "--log")
    lots = random.Random(1)
    answers = [place for match in re.finditer(rb">([^<]+)</c>", text) for place in range(match.start(1), match.end(1))]
    for flip in range(FLIPS):
        # Half of the flips hit the answers, where a low bit often makes another valid answer.
        place, bit = (lots.choice(answers), lots.randrange(2)) if flip % 2 else (lots.randrange(len(text)), lots.randrange(8))
        damaged = bytearray(text)
        damaged[place] ^= 1 << bit
        path = write(bytes(damaged), "flipped")
        kept = Kept(path)
        replay = Opened("replay", path)
        where = f"bit {bit} of byte {place}: {replay.err}"
        kept.check()
        assert replay.code in (WELL, FAULT) and (replay.code == FAULT) == bool(replay.err), where
        if replay.choices is None or "from a saved position" in replay.err:
            continue
        before = set(games())
        works("play", path)
        new = (set(games()) - before or {path}).pop()
        assert choices_of(new)[:replay.choices] == made[:replay.choices], where
        if replay.choices == len(made) and damaged[text.index(b"<seat"):text.index(b"<seed")] == \
                text[text.index(b"<seat"):text.index(b"<seed")]:
            assert works("replay", new, "--log") == log, where


def test_damaged_undo():
    """A damaged rule for undoing costs no choice, but the file isn't rewritten with another rule."""
    good = save_game()
    made = len(choices_of(good))
    text = good.read_bytes()
    for damage in b"<undo>fre</undo>", b"<undo><x/>free</undo>", b"<undo/>":
        path = write(replace(text, rb"<undo>[^<]*</undo>", damage))
        kept = Kept(path)
        before = set(games())
        code, _, err = run("play", path, stdin="1\nquit\n")
        assert code == WELL and "The file is damaged" in err, err
        kept.check()
        [new] = set(games()) - before
        assert str(new) in err and len(choices_of(new)) >= made, err


def test_story_from_a_position():
    """A game that began at a position is told from there."""
    good = save_game()
    path = write(replace(good.read_bytes(), rb"<seed>", b"<seed x='y'>"))
    assert "from a saved position" in Opened("replay", path).err
    run("replay", "--questions", path)
    before = set(games())
    works("play", path, stdin="1\n" * 20)
    [new] = set(games()) - before
    assert "? orange" in works("replay", "--questions", "--seat", "orange", new)


def test_two_players_of_one_save():
    """A game is played once, whatever folders and names lead to it. No file is left beside it."""
    folder = here.home / "shared"
    folder.mkdir()
    path, link = folder / "one.fifthplanet", folder / "link.fifthplanet"
    runtime = [here.home / name for name in ("runtime-1", "runtime-2")]
    for one in runtime:
        one.mkdir(mode=0o700)
    # The file is whole before the game goes on, so it isn't replaced after the link is made.
    works("play", "--seed", SEED, "--save", path, stdin="1\n")
    os.link(path, link)
    with Player(path, XDG_RUNTIME_DIR=runtime[0]) as player:
        player.answer()
        for name, where in (path, runtime[0]), (path, runtime[1]), (link, runtime[1]):
            code, _, err = run("play", name, stdin="1\n", XDG_RUNTIME_DIR=where)
            assert code == MACHINE and "is being played already" in err, (name, where, err)
        code, _, err = run("play", "--seed", "3", "--save", path, stdin="1\n", XDG_RUNTIME_DIR=runtime[1])
        assert code == MACHINE and "is being played already" in err, err
        assert player.quit()[0] == WELL
    assert sorted(folder.iterdir()) == [link, path], sorted(folder.iterdir())
    assert not [lock for one in runtime for lock in one.rglob("*.lock")]
    assert Opened("replay", path).code == WELL


def test_replaced_file():
    """A save that another program has replaced, such as a sync service, stays as it is."""
    old = save_game("old", answers="1\n" * 5).read_bytes()
    for rounds in 3, 40:
        path = here.home / f"replaced-{rounds}.fifthplanet"
        before = set(games())
        with Player("--seed", SEED, "--save", path) as player:
            for _ in range(6):
                player.answer()
            # The file is written at the first destiny card, by another thread.
            time.sleep(1)
            # The same content is no other file.
            copy = here.home / "copy"
            copy.write_bytes(path.read_bytes())
            copy.rename(path)
            copy.write_bytes(old)
            copy.rename(path)
            for _ in range(rounds):
                player.answer()
            asked = re.search(rb"^\? .*", player.told, re.MULTILINE).group(0)
            code, err = player.quit()
        assert code == WELL and f"Another program has changed {path}. The game goes on in" in err, err
        assert path.read_bytes() == old and not journal_of(path).exists()
        [new] = set(games()) - before
        assert str(new) in err
        assert asked in run("play", new)[1].encode()


def test_copied_file():
    """A save that was only copied or touched is still the game's."""
    path, copy = here.home / "same.fifthplanet", here.home / "copy"
    with Player("--seed", SEED, "--save", path) as player:
        player.answer()
        # The file is written at the first destiny card, by another thread.
        time.sleep(1)
        copy.write_bytes(path.read_bytes())
        copy.rename(path)
        os.utime(path, (0, 0))
        player.answer()
        code, err = player.quit()
    assert code == WELL and "changed" not in err and str(path) in err and not games(), err


def test_leftovers():
    """What a killed program leaves is removed by the next one."""
    folder = here.home / "left"
    folder.mkdir()
    path = folder / "game.fifthplanet"
    with Player("--seed", SEED, "--save", path) as player:
        player.answer()
    (folder / "game.fifthplanet-part-aB3xY9").write_text("<ga")
    other = folder / "game.fifthplanet-part-of-mine"
    other.write_text("mine")
    works("play", path)
    assert sorted(folder.iterdir()) == [path, other], sorted(folder.iterdir())


def test_long_names():
    """The name of a new file has room for its journal, however long the players' names are."""
    text = save_game("short", "1\n" * 3, "--edition", "classic", "--seats", "4").read_text()
    long = re.sub(r'(<seat [^>]*name=")[^"]*', lambda seat: seat[1] + "🚀" * 30, text)
    path = write(replace(long.encode(), rb"<undo>[^<]*", b"<undo>fre"))
    with Player(path) as player:
        player.say("1")
        # Another thread writes the file and its journal.
        end = time.monotonic() + PATIENCE
        while not all(journal_of(game).exists() for game in games()) or not games() or any(here.home.rglob("*part*")):
            assert time.monotonic() < end, list(here.home.rglob("*"))
            time.sleep(0.05)
        [new] = games()
    assert "\ufffd" not in new.name and len(new.name.encode()) < 220, new
    assert Opened("replay", new).code == WELL


def test_changed_cards_play_on():
    """After a change of the cards' programs a game is played to its end from its position."""
    good = save_game()
    text = replace(good.read_bytes(), rb'programs="[0-9a-f]{4}', rb'programs="beef')
    path = write(text, "changed")
    finish(path)
    assert path.read_bytes() == text


def journal_left(answers=20):
    """Kills a game. Returns its save, without choices, and its journal, with all choices. The
    journal isn't merged at a destiny card, because the disk blocks."""
    path, waits = here.home / "left.fifthplanet", here.home / "waits"
    with Player("--seed", SEED, "--seat", "orange=human", "--seat", "blue=human", "--save", path,
                **slow(WAITS=waits)) as player:
        waits.touch()
        for _ in range(answers):
            player.answer()
    journal = journal_of(path)
    assert not choices_of(path) and journal.is_file()
    return path, journal


def lines_of(journal):
    return journal.read_bytes().splitlines(keepends=True)


def test_journals():
    """A journal is merged up to the first line that can't be trusted."""
    path, journal = journal_left()
    lines = lines_of(journal)
    n = len(lines) - 1
    assert n == 20

    def see(content, choices, says, code=FAULT):
        journal.write_bytes(content)
        kept = Kept(path, journal)
        replay = Opened("replay", path)
        kept.check()
        assert replay.code == code and replay.choices == choices, f"{replay.choices}: {replay.err}"
        assert replay.said == ([] if says is None else [replay.said[0]]), replay.err
        assert says is None or replay.said[0].startswith(says), replay.err

    see(b"".join(lines), n, None, WELL)
    # A torn last line doesn't count.
    for cut in 1, 5, len(lines[-1]) - 1:
        see(b"".join(lines)[:-cut], n - 1, None, WELL)
    damaged = "The journal beside the file, which holds the last choices, is damaged."
    middle = lines[:8] + [lines[8].replace(b"choice", b"chioce")] + lines[9:]
    see(b"".join(middle), 7, damaged)
    # Another choice that would have been possible.
    number = next(i for i, line in enumerate(lines) if re.search(rb"\tset-dials\t1\t", line))
    see(b"".join(lines[:number] + [lines[number].replace(b"dials\t1\t", b"dials\t2\t")] + lines[number + 1:]), number - 1, damaged)
    see(b"".join(lines[:8] + [b"\0" * 40 + b"\n"] + lines[9:]), 7, damaged)
    see(b"".join(lines[:8] + lines[9:]), 7, damaged)
    # The game continues in another file, and save and journal stay as they are.
    kept = Kept(path, journal)
    before = set(games())
    assert run("play", path)[0] == WELL
    kept.check()
    [new] = set(games()) - before
    assert Opened("replay", new).choices == 7
    foreign = "The journal beside the file belongs to another state of the game and was left alone."
    see(b"hello\n", 0, foreign, WELL)
    see(lines[0].replace(b"\t0\t", b"\t3\t") + b"".join(lines[1:]), 0, foreign, WELL)
    # The program stopped before it wrote the first line.
    see(b"", 0, None, WELL)
    see(lines[0][:-1], 0, None, WELL)
    # A continued game begins a new journal. The foreign one is set aside.
    journal.write_bytes(b"hello\n")
    assert run("play", path, stdin="1\n")[0] == WELL
    assert journal.with_name(journal.name + "~").read_bytes() == b"hello\n" and len(choices_of(path)) == 1


def test_journal_and_save():
    """A journal may be older than the save, or the save older than the journal."""
    path, journal = journal_left()
    old_save, old_journal = path.read_bytes(), journal.read_bytes()
    # The program stopped between writing the save and deleting the journal, so the save has all
    # choices. The loop tries this save and a later one.
    for more in "", "1\n1\n1\n":
        works("play", path, stdin=more)
        assert not journal.exists()
        whole = len(choices_of(path))
        journal.write_bytes(old_journal)
        replay = Opened("replay", path)
        assert (replay.code, replay.choices, replay.err) == (WELL, whole, ""), replay.err
        journal.unlink()
    # An old copy of the save with a new journal: the choices between them are lost.
    with Player(path) as player:
        player.answer()
        player.answer()
    new_journal = journal.read_bytes()
    path.write_bytes(old_save)
    replay = Opened("replay", path)
    assert replay.code == WELL and replay.choices == 0 and "left alone" in replay.err, replay.err
    assert journal.read_bytes() == new_journal
    # An old copy of the save with its own journal.
    journal.write_bytes(old_journal)
    assert Opened("replay", path).choices == len(lines_of(journal)) - 1


def test_journal_of_a_damaged_save():
    """A save whose end is missing still has its journal."""
    path, journal = journal_left(12)
    works("play", path, stdin="1\n" * 30)
    with Player(path) as player:
        player.answer()
        player.answer()
    all_choices = Opened("replay", path).choices
    assert all_choices > len(choices_of(path))
    text = path.read_bytes()
    path.write_bytes(text[:text.index(b"</choices>") + 15])
    replay = Opened("replay", path)
    assert replay.code == FAULT and replay.choices == all_choices, replay.err


def slow(**variables):
    """Returns the environment that preloads slow-disk.c into the tool."""
    return {"LD_PRELOAD": SLOW_DISK, "ASAN_OPTIONS": os.environ.get("ASAN_OPTIONS", "") + ":verify_asan_link_order=0",
            **{f"SLOW_DISK_{name}": str(value) for name, value in variables.items()}}


def test_disk_full():
    """On a full disk the game goes on with one message, and is saved again once there is space."""
    full = here.home / "full"
    path = here.home / "game.fifthplanet"
    with Player("--seed", SEED, "--seat", "orange=human", "--seat", "blue=human", "--save", path,
                **slow(FULL=full)) as player:
        for _ in range(5):
            player.answer()
        # Wait for the sync: a sync that finds the disk full would be reported, too.
        time.sleep(1.5)
        full.touch()
        for _ in range(5):
            assert player.answer()
        # Bytes aren't compared, because another thread may be merging the journal already.
        kept = Opened("replay", path)
        assert (kept.code, kept.choices, kept.err) == (WELL, 5, ""), kept.err
        full.unlink()
        player.answer()
        assert Opened("replay", path).choices == 11
        full.touch()
        player.answer()
        code, err = player.quit()
    # The game can't be saved at the end either. The earlier choices are still there, merged or not.
    assert code == MACHINE, err
    assert err.count("The game can't be saved: ") == 2 and err.count("The game is being saved again.") == 1, err
    assert "No space left" in err, err
    full.unlink()
    assert Opened("replay", path).choices == 11
    assert not [other for other in here.home.iterdir() if other.name.startswith("game.fifthplanet.")]


def test_disk_full_from_the_start():
    """A game that can't be saved at the start is saved as soon as possible."""
    full = here.home / "full"
    full.touch()
    with Player("--seed", "8", **slow(FULL=full)) as player:
        for _ in range(3):
            assert player.answer()
        assert not games()
        full.unlink()
        player.answer()
        assert len(games()) == 1 and len(choices_of(games()[0])) >= 4
        code, err = player.quit()
    assert code == WELL, err
    assert err.count("The game is not being saved: ") == 1, err


def test_slow_disk():
    """Answers don't wait for the disk: the journal has fifty while the first sync still blocks."""
    waits = here.home / "waits"
    path = here.home / "game.fifthplanet"
    with Player("--seed", SEED, "--seat", "orange=human", "--seat", "blue=human", "--save", path,
                **slow(WAITS=waits)) as player:
        waits.touch()
        for _ in range(50):
            assert player.answer()
        assert len(lines_of(journal_of(path))) == 51
        waits.unlink()
        assert player.quit()[0] == WELL
    assert len(choices_of(path)) == 50


if __name__ == "__main__":
    SLOW_DISK = sys.argv.pop()
    harness.main(globals(), *sys.argv[1:])
