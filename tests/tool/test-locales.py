# SPDX-License-Identifier: GPL-3.0-or-later
"""The same bytes everywhere: in languages with a decimal comma, with a dotless i, from right to
left, and when the clock is set back.

    test-locales.py TOOL ROOT    prints TAP
"""
import os
import shutil
import subprocess
import sys
from pathlib import Path

from harness import Skip, here, main, run, works
from saved import SEED, SOME_ANSWERS, Player, save_game

# Locale and its source in the package “locales”.
LOCALES = {"de_DE.UTF-8": "de_DE", "tr_TR.UTF-8": "tr_TR", "ar_EG.UTF-8": "ar_EG", "he_IL.UTF-8": "he_IL"}


def each_locale():
    """Makes the locales. Returns the variables for each."""
    if shutil.which("localedef") is None or not Path("/usr/share/i18n/locales/de_DE").exists():
        raise Skip("the package locales is missing")
    folder = here.home / "locales"
    folder.mkdir()
    for name, source in LOCALES.items():
        # Exit 1 is a warning.
        made = subprocess.run(["localedef", "-i", source, "-f", "UTF-8", folder / name], capture_output=True)
        assert made.returncode <= 1 and (folder / name).is_dir(), made.stderr.decode()
    shown = subprocess.run(["locale", "decimal_point"], capture_output=True, text=True,
                           env={**os.environ, "LOCPATH": str(folder), "LC_ALL": "de_DE.UTF-8"})
    assert shown.stdout == ",\n", shown
    return [{"LOCPATH": str(folder), "LC_ALL": name, "LANG": name} for name in LOCALES]


def test_rows():
    """--tsv, positions, checks and errors in files are the same in each locale."""
    save = save_game()
    bad = here.home / "bad.xml"
    bad.write_text(f'<set xmlns="https://fifthplanet.github.io/ns/set/2" id="I" edition="duel" version="1"><PLAN/></set>')
    small = ("--games", "20", "--seed", "5", "--tsv")
    commands = (["cards", "--tsv"], ["simulate", *small], ["simulate", "--mirror", "--reach", *small],
                ["simulate", "--matrix", "--aliens", "swarm,pickled", *small],
                ["simulate", "--exploit", "--players", "random,random", *small],
                ["mixing", "greedy", "--positions", "3", "--searches", "2", "--tsv"],
                ["games", "--tsv"], ["replay", save], ["replay", "--state", save], ["replay", "--questions", save],
                ["check", bad], ["show", "duel:iron-matron"], ["scenario", bad])
    wanted = [run(*command) for command in commands]
    assert all(out or err for _, out, err in wanted if _ != 0 or out), "nothing to compare"
    for variables in each_locale():
        for command, expected in zip(commands, wanted):
            got = run(*command, **variables)
            got = (got[0], got[1], got[2]) if command[0] == "check" else got[:2]
            assert got == (expected if command[0] == "check" else expected[:2]), (variables["LC_ALL"], command)


def test_files():
    """Saves, journals and scenarios are the same in each locale, and cross from one to another."""
    scenario = here.home / "game.xml"
    answers = f"1\n2\n1\nscenario {scenario}\n" + SOME_ANSWERS
    wanted = save_game("c", answers).read_bytes(), scenario.read_bytes()
    journals = []
    for variables in [{}, *each_locale()]:
        path = here.home / f"{variables.get('LC_ALL')}.fifthplanet"
        scenario.unlink()
        works("play", "--seed", SEED, "--save", path, stdin=answers, **variables)
        assert (path.read_bytes(), scenario.read_bytes()) == wanted, variables
        assert works("scenario", scenario, **variables).startswith("1..1\nok 1")
        assert works("replay", path) == works("replay", here.home / "c.fifthplanet", **variables)
        with Player("--seed", SEED, "--save", here.home / "killed.fifthplanet", **variables) as player:
            player.answer()
            player.answer()
        journals.append((here.home / "killed.fifthplanet-journal").read_bytes())
        (here.home / "killed.fifthplanet-journal").unlink()
        (here.home / "killed.fifthplanet").unlink()
    assert set(journals) == {journals[0]}


def test_commas():
    """Numbers on the command line and in sets have no decimal comma."""
    sets = sorted((here.root / "tests" / "sets").glob("*.xml"))
    for variables in each_locale():
        assert run("check", *sets, **variables) == run("check", *sets)


def test_clock_set_back():
    """A clock that is set back by years during the game changes nothing."""
    found = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
    if not found:
        raise Skip("the package faketime is missing")
    clock = here.home / "clock"
    fake = {"LD_PRELOAD": str(found[0]), "FAKETIME_TIMESTAMP_FILE": str(clock), "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1", "NO_FAKE_STAT": "1",
            "ASAN_OPTIONS": os.environ.get("ASAN_OPTIONS", "") + ":verify_asan_link_order=0"}
    clock.write_text("@2030-01-01 00:00:00\n")
    wanted = save_game("wanted", "1\n" * 30).read_bytes()
    path = here.home / "back.fifthplanet"
    with Player("--seed", SEED, "--save", path, **fake) as player:
        for number in range(30):
            if number % 10 == 5:
                clock.write_text(f"@{2029 - number}-01-01 00:00:00\n")
            player.say("1")
        code, err = player.quit()
    assert code == 0 and "changed" not in err and "can't be saved" not in err, err
    assert path.read_bytes() == wanted
    assert works("simulate", "--games", "20", "--seed", "5", "--tsv", **fake) == \
        works("simulate", "--games", "20", "--seed", "5", "--tsv")


if __name__ == "__main__":
    main(globals(), *sys.argv[1:])
