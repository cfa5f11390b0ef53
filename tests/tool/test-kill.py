# SPDX-License-Identifier: GPL-3.0-or-later
"""Games killed at any moment continue at the last answered choice, or at the one before it.

    test-kill.py TOOL ROOT

FIFTH_PLANET_KILLS=200 kills each kind of game 200 times instead of a few times.
"""
import os
import random
import re
import sys
import time

from harness import WELL, games, here, main, run
from saved import Opened, Player, choices_of, journal_of

KILLS = int(os.environ.get("FIFTH_PLANET_KILLS", "15"))
TWO_PERSONS = ("--seat", "orange=human", "--seat", "blue=human")

# Longest pause before a kill in seconds. An answer takes about a millisecond, and most pauses are
# far shorter.
LONGEST_PAUSE = 0.004


def question(text):
    """Returns the last question in the output, with its options."""
    return text[text.rindex(b"\n? "):].strip() if b"\n? " in text else None


def options(text):
    return [number.decode() for number in re.findall(rb"^(-?\d+)\) ", question(text), re.MULTILINE)]


def play_and_kill(lots, arguments):
    """Returns (answers followed by a question, True if one more was sent, last question)."""
    with Player(*arguments) as player:
        for answered in range(lots.randrange(12)):
            if not player.say(lots.choice(options(player.told))):
                return answered + 1, False, None
            time.sleep(lots.random() * 0.001)
        answered = player.answers
        in_flight = lots.random() < 0.75
        leaving = in_flight and lots.random() < 0.2
        last = question(player.told)
        if in_flight:
            player.send("quit" if leaving else lots.choice(options(player.told)))
        time.sleep(lots.random() ** 3 * LONGEST_PAUSE)
        player.process.kill()
        return answered, in_flight and not leaving, last


def see_what_is_left(path, persons, resume, wanted, last):
    """Returns the number of persons' choices in a killed game, which must be among wanted. If it is
    the lowest of them, the pending question must be last."""
    replay = Opened("replay", path)
    assert replay.code == WELL and not replay.err, replay.err
    if path in games():
        listed = {row.split("\t")[0]: row.split("\t")[2] for row in run("games", "--tsv")[1].splitlines()}
        assert listed.get(str(path), "0") == str(replay.choices), listed
    # A continued game shows the question, and merges the journal into the save.
    code, out, err = run("play", *resume)
    assert code == WELL and not journal_of(path).exists(), err
    made = sum(seat.decode() in persons for seat, _, _ in choices_of(path))
    assert made in wanted, f"{made} choices instead of {wanted}"
    if made == min(wanted) and last is not None:
        assert question(out.encode()) == last, f"{question(out.encode())} instead of {last}"
    return made


def kill_often(persons, players, save):
    """Plays games, killing and continuing each until it is over. save: the file, or None for the
    folder of games."""
    lots = random.Random(5)
    path = made = None
    lost = begun = 0
    for kill in range(KILLS):
        if path is None:
            begun += 1
            made = 0
            arguments = ["--seed", str(lots.randrange(1000)), *players, *(("--save", save) if save else ())]
            known = set(games())
        answered, in_flight, last = play_and_kill(lots, arguments)
        if path is None:
            [path] = {save} if save else set(games()) - known
        arguments = [path] if save else ["--continue"]
        if last is None:
            # The game was over before the kill.
            path = None
            if save:
                save.unlink()
            continue
        wanted = {made + answered, made + answered + in_flight}
        # --continue ignores games without choices, and games that are over.
        replay = Opened("replay", path)
        if replay.choices == 0 or "result: " in replay.out:
            arguments = [path]
        now = see_what_is_left(path, persons, arguments, wanted, last)
        lost += in_flight and now == min(wanted)
        made = now
        if "result: " in run("replay", path)[1]:
            path = None
            if save:
                save.unlink()
    print(f"# {KILLS} kills of {begun} games; {lost} times the last answer had not been heard")


def test_two_persons_in_a_file():
    kill_often({"orange", "blue"}, TWO_PERSONS, here.home / "killed.fifthplanet")


def test_with_a_computer_in_the_folder():
    kill_often({"orange"}, (), None)


if __name__ == "__main__":
    main(globals(), *sys.argv[1:])
