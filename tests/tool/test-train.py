# SPDX-License-Identifier: GPL-3.0-or-later
"""Networks from outside: the same bytes with any number of threads and after interruptions, and use in simulations.

    test-train.py TOOL ROOT NO-THREADS
"""
import os
import resource
import signal
import subprocess
import sys
import time

from harness import FAULT, MACHINE, USAGE, environment, fails, here, main, rows, works

SMALL = "--player", "random", "--games", "130", "--hidden", "3", "--epochs", "3", "--seed", "7"
ENDS = "", ".games", ".epochs"


def train(name, *options):
    """Trains a network. Returns the text of its file, of the other two, and what was printed."""
    path = here.home / name
    printed = works("train", path, *options)
    return *(path.with_name(path.name + end).read_text() for end in ENDS), printed


def test_threads():
    for edition in ["--edition", "duel"], ["--edition", "classic", "--seats", "3"]:
        one = train("one-" + edition[1], *SMALL, *edition, "--jobs", "1")
        assert one == train("three-" + edition[1], *SMALL, *edition, "--jobs", "3")
        other = train("other-" + edition[1], *SMALL[:-1], "8", *edition)
        assert all(one[i] != other[i] for i in range(4))
        figures = {row[0]: float(row[1]) for row in rows(one[3])}
        assert figures["games"] == 130 and 0 < figures["held-out"] < figures["positions"]
        assert all(0 < figures[name] < 3 for name in ("even", "edition", "network"))


def scales(network, name):
    return [float(scale) for scale in next(line for line in network.splitlines() if line.startswith(name + " ")).split()[1:]]


def test_options():
    """Games with a set-up option are played in turn with those without, and the features of its module count."""
    small = *SMALL, "--edition", "cosmic", "--seats", "3"
    plain, techs = train("plain", *small), train("techs", *small, "--option", "technology")
    assert techs == train("techs-again", *small, "--option", "technology", "--jobs", "1")
    assert max(scales(plain[0], "tech-costs")) == 0 < min(scales(techs[0], "tech-costs"))
    assert min(scales(plain[0], "super-flares")) > 0
    # The games without it are the same.
    assert [line for line in plain[1].splitlines() if line.startswith("5 ")] == [
        line for line in techs[1].splitlines() if line.startswith("5 ")]
    assert "technology" in fails(USAGE, "train", here.home / "none", *small, "--option", "nothing")


def test_interrupted():
    whole = train("whole", *SMALL)
    for end, text in zip(ENDS[1:], whole[1:]):
        path = here.home / ("cut" + end)
        for cut in (0, len(text) // 2, len(text) - 1):
            train("cut", *SMALL)
            path.write_text(text[:cut])
            assert train("cut", *SMALL) == whole, (end, cut)
    # A run that ends early goes on with more games and epochs, and then with fewer games.
    train("more", *SMALL, "--games", "66", "--epochs", "1")
    assert train("more", *SMALL)[0] == whole[0]
    few = train("few", *SMALL, "--games", "66")
    assert train("more", *SMALL, "--games", "66")[0] == few[0]


def test_special_files():
    """A FIFO in the place of a file is refused, and nothing waits for somebody to write into it."""
    network, games, state = (here.home / ("special" + end) for end in ENDS)
    os.mkfifo(network)
    assert "not a regular file" in fails(MACHINE, "simulate", "--games", "1", "--network", network)
    network.unlink()
    os.mkfifo(games)
    assert "not a regular file" in fails(MACHINE, "train", network, *SMALL)
    games.unlink()
    os.mkfifo(state)
    assert "not a regular file" in fails(MACHINE, "train", network, *SMALL)
    assert state.is_fifo()
    state.unlink()
    os.mkfifo(network)
    assert "not a regular file" in fails(MACHINE, "train", network, *SMALL)
    assert network.is_fifo()


def test_other_files():
    """Only files of a training are replaced."""
    for end in ENDS:
        notes = here.home / ("notes" + end)
        notes.write_text("my notes\n")
        fails(MACHINE, "train", here.home / "notes", *SMALL)
        assert notes.read_text() == "my notes\n"
        notes.unlink()
    (here.home / "notes").write_text("")
    train("notes", *SMALL)


def limited(resource_name, bytes, *call):
    """Runs the tool under a limit. Returns its exit code and what it reported."""
    def limit():
        resource.setrlimit(getattr(resource, resource_name), (bytes, bytes))
    done = subprocess.run([here.tool, *map(str, call)], capture_output=True, text=True, preexec_fn=limit,
                          env=environment(), timeout=120, check=False)
    return done.returncode, done.stderr


def test_limits():
    """A file that may not grow is an error, and no part of it stays."""
    code, err = limited("RLIMIT_FSIZE", 300, "train", here.home / "limited", *SMALL)
    assert code == MACHINE and "File too large" in err, (code, err)
    assert not list(here.home.glob("limited*"))
    train("limited", *SMALL)
    (here.home / "limited.epochs").unlink()
    (here.home / "limited").write_text("")
    code, err = limited("RLIMIT_FSIZE", 1000, "train", here.home / "limited", *SMALL)
    assert code == MACHINE and "File too large" in err, (code, err)
    assert sorted(path.name for path in here.home.glob("limited*")) == ["limited", "limited.games"]


def no_threads():
    """Returns the environment that preloads no-threads.c into the tool."""
    return {"LD_PRELOAD": NO_THREADS, "ASAN_OPTIONS": os.environ.get("ASAN_OPTIONS", "") + ":verify_asan_link_order=0:detect_leaks=0"}


def test_no_threads():
    """Without threads the work is done all the same."""
    call = "simulate", "--edition", "duel", "--games", "20", "--seed", "3", "--tsv"
    one = works(*call, "--jobs", "1")
    mixing = "mixing", "--edition", "duel", "--positions", "2", "regular:20"
    assert works(*mixing, "--jobs", "2", **no_threads()) == works(*mixing, "--jobs", "1")
    works("play", "--edition", "duel", "--save", here.home / "alone", stdin="1\n1\n", **no_threads())
    works("check", here.home / "alone")
    assert works(*call, "--jobs", "3", **no_threads()) == one


def test_killed():
    call = *SMALL, "--games", "1500", "--jobs", "2"
    whole = train("whole", *call)
    path = here.home / "killed"
    kills = 0
    for wait in 1, 40000, 200000:
        games = path.with_name("killed.games")
        with subprocess.Popen([here.tool, "train", str(path), *call], stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, env=environment()) as run:
            while run.poll() is None and not (games.exists() and games.stat().st_size >= wait):
                time.sleep(0.002)
            if run.poll() is None:
                run.send_signal(signal.SIGKILL)
                kills += 1
            run.wait(60)
    assert kills > 0, "it was never killed under way"
    assert train("killed", *call) == whole


def test_use():
    train("network", *SMALL, "--edition", "duel")
    call = "simulate", "--edition", "duel", "--mirror", "--games", "3", "--players", "novice:8", "--tsv"
    path = here.home / "network"
    text = works(*call, "--network", path, "--jobs", "1")
    assert text == works(*call, "--network", path, "--jobs", "3")
    assert text != works(*call) != works(*call, "--network", "none")
    # In games of other editions and numbers of seats it is refused.
    fails(FAULT, "simulate", "--edition", "classic", "--network", path, says="another edition")
    train("three", *SMALL, "--edition", "classic", "--seats", "3")
    fails(FAULT, "simulate", "--edition", "classic", "--seats", "2", "--network", here.home / "three", says="games of 3")
    fails(MACHINE, *call, "--network", here.home / "nothing")
    good = path.read_text()
    for bad in ("", good[:5], good[:200], good + "1\n", good.replace("hidden 3", "hidden 4"), good.replace("hidden 3", "hidden 999"),
                good.replace("planets-1", "planets-9"), good.replace("0.", "nan", 1), good.replace("seats 2", "seats 1")):
        path.write_text(bad)
        fails(FAULT, *call, "--network", path)


def test_faults():
    path = here.home / "network"
    for option in "--games", "--epochs", "--jobs":
        fails(USAGE, "train", path, option, "0", says=option)
    fails(USAGE, "train", path, "--hidden", "65", says="--hidden")
    fails(USAGE, "train", path, "--player", "genius", says="random")
    fails(USAGE, "train")
    fails(MACHINE, "train", here.home / "no" / "folder", *SMALL)
    # Positions of other games are never mixed with these.
    train("network", *SMALL)
    fails(MACHINE, "train", path, *SMALL[:-1], "8", says="other games")


if __name__ == "__main__":
    NO_THREADS = sys.argv.pop()
    main(globals(), *sys.argv[1:])
