# SPDX-License-Identifier: GPL-3.0-or-later
"""Games saved by any former version can be opened.

    test-saves.py TOOL ROOT
"""
import re
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "tool"))
from harness import FAULT, WELL, here, main, rows, works  # noqa: E402
from saved import Opened, finish, journal_of  # noqa: E402

FORMATS = sorted(path for path in HERE.iterdir() if re.fullmatch(r"\d+(-\d+)?", path.name))
PROGRAMS = re.compile(r'<set id="([^"]+)" version="[^"]*" programs="([^"]+)"/>')
RULES = re.compile(r'<game [^>]* rules="(\d+)"')
CHANGED = "Some cards have changed since the game was saved."


def own_sets():
    """Returns the folder of the user's card sets."""
    return here.home / "data" / "fifth-planet" / "sets"


def saves():
    """Yields (path of a copy, choices, digest, ending) of each save. Installs their sets, in the format of today."""
    for folder in FORMATS:
        copies = here.home / folder.name
        shutil.copytree(folder, copies)
        if (copies / "sets").is_dir():
            shutil.copytree(copies / "sets", own_sets(), dirs_exist_ok=True)
            works("convert-set", *sorted(own_sets().glob("*.xml")))
        expected = rows((folder / "expected.tsv").read_text(encoding="utf-8"))[1:]
        listed = {name for name, *_ in expected}
        assert listed == {path.name for path in folder.glob("*.fifthplanet")}, folder
        for name, choices, digest, ending in expected:
            yield copies / name, int(choices), digest, ending


def rules_of(path):
    """Returns the rules and programs that a replay of the save depends on."""
    text = path.read_text(encoding="utf-8")
    return RULES.search(text).group(1), set(PROGRAMS.findall(text))


def rules_of_today():
    """Returns the rules and programs of a new game with the installed sets."""
    new = here.home / "today.fifthplanet"
    works("play", "--seed", "1", "--save", new)
    rules, sets = rules_of(new)
    new.unlink()
    return rules, sets


def has_position(path):
    return re.search(r"<position after=\"\d+\">", path.read_text(encoding="utf-8")) is not None


def see_position(path):
    """Opens the save at its position, with one line about that. Returns False if it has none."""
    before = path.read_bytes()
    replay = Opened("replay", path)
    assert replay.code == FAULT and len(replay.said) == 1 and replay.said[0].startswith(CHANGED), replay.err
    assert (replay.choices is not None) == has_position(path), f"{path}: {replay.err}"
    assert path.read_bytes() == before
    return replay.choices is not None


def test_all_can_be_opened():
    assert FORMATS
    opened = list(saves())
    today, sets = rules_of_today()
    for path, choices, digest, ending in opened:
        rules, needed = rules_of(path)
        if rules != today or not needed <= sets:
            see_position(path)
            continue
        replay = Opened("replay", path)
        assert replay.code == WELL and not replay.err, f"{path}: {replay.err}"
        said = dict(line.split(": ", 1) for line in replay.out.splitlines())
        end = f"asked {said['asked']}" if "asked" in said else said["result"]
        assert (replay.choices, said["digest"], end) == (choices, digest, ending), f"{path}: {replay.out}"
        assert works("check", path) == ""


def test_cards_that_change_later():
    """After a change of its cards a game goes on from its position to the end, in another save."""
    positions = 0
    for path, *_ in saves():
        text = path.read_text(encoding="utf-8")
        text = re.sub('programs="....', 'programs="0000', text)
        path.write_text(text.replace('by="person"', 'by="random"'), encoding="utf-8")
        if journal_of(path).exists():
            journal_of(path).unlink()
        if see_position(path):
            positions += 1
            before = path.read_bytes()
            finish(path)
            assert path.read_bytes() == before
    assert positions >= 5 * len(FORMATS), positions


def test_refused_set():
    """A game with a set of format 1 names the set; it opens when the set is converted."""
    folder = FORMATS[0]
    shutil.copytree(folder / "sets", own_sets(), dirs_exist_ok=True)
    save = shutil.copy(folder / "own-set.fifthplanet", here.home)
    refused = Opened("replay", save)
    assert refused.code == FAULT and "“inn”" in refused.err and "convert-set" in refused.err, refused.err
    works("convert-set", *own_sets().glob("*.xml"))
    opened = Opened("replay", save)
    assert "“inn”" not in opened.err and opened.choices is not None, opened.err


if __name__ == "__main__":
    main(globals(), *sys.argv[1:])
