# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds interesting situations by playing many random games in the terminal."""
import pathlib
import random
import re
import subprocess
import tempfile

# Number of games searched for the best moment of each situation.
GAMES = 24
# Share of the best score that is good enough.
GOOD_ENOUGH = 0.75
# Pairs of answers in the game that is left unfinished.
LEFT_FROM, LEFT_TO = 15, 40
# Cost of beginning a game, in answers.
NEW_GAME = 10
QUESTION = re.compile(r"^\? (\w+) (\S+)$", re.MULTILINE)
# Printed between a question and its options if several of them are one answer.
SEVERAL = "You can give several answers"
OPTION = re.compile(r"^(\d+)\) (.*)$")


class Moment:
    """The game so far, from the lines printed for the player who must decide. The tool repeats the
    story for each player, so each has a moment of their own."""

    def __init__(self):
        self.decision = self.question = None
        self.options, self.numbers = [], []  # labels, and the text to type for each
        self.several = False  # True if several options are one answer
        self.turn = self.planets = self.played = 0
        self.contest = False

    def hear(self, line):
        if line.startswith("  Destiny card "):
            self.turn = int(re.search(r"\d+", line)[0])
        elif "planet is discovered" in line:
            self.planets += 1
        elif re.match(r"  A (duel|contest) begins", line):
            self.contest = "contest" in line
            self.played = 0
        elif "whose clout is now" in line:
            self.played += 1


def busy(moment):
    """Estimates how full the table is."""
    return 1 + min(moment.planets, 6) + min(moment.turn, 9) / 2


# Name → score of a moment for the situation (0: not this situation).
SITUATIONS = {
    "choose-alien": lambda m: m.decision == "choose-aliens",
    "first-dials": lambda m: m.decision == "set-dials" and m.turn == 1,
    "dials": lambda m: m.decision == "set-dials" and busy(m),
    "plan": lambda m: m.decision == "choose-plans/plan" and not m.contest and busy(m),
    "tactic": lambda m: m.decision == "choose-plans/tactic" and busy(m) + len(m.options) / 10,
    "contest": lambda m: m.decision == "choose-plans/plan" and m.contest and busy(m),
    "tactics-revealed": lambda m: m.decision == "resolve-tactics/ready" and busy(m),
    "reinforcements": lambda m: m.decision == "play-reinforcements/card" and m.played >= 2 and m.played + busy(m),
    "reinforced-contest": lambda m: m.decision == "play-reinforcements/card" and m.contest and m.played + busy(m) / 9,
    "envoy-choice": lambda m: m.decision == "resolve-destiny/befriend" and busy(m),
    "envoy-revealed": lambda m: m.decision == "reveal-envoys" and busy(m),
    "planet-choice": lambda m: m.decision == "resolve-destiny/planet" and busy(m),
    "strike-out": lambda m: m.decision == "resolve-destiny/strike-out" and busy(m),
    "many-options": lambda m: m.decision != "choose-aliens" and len(m.options),
    "long-question": lambda m: len(m.question or ""),
    "draft": lambda m: m.decision == "enforce-hand-limit/discard" and m.several and len(m.options),
    "prize": lambda m: m.decision.startswith("resolve-prize") and busy(m),
    "ability": lambda m: m.decision.endswith("/use") and busy(m),
}


class Game:
    """One game: the options chosen as numbers and as typed, and the situations met."""

    def __init__(self, seed):
        self.seed = seed
        self.answers, self.typed = [], []
        self.found = {}  # situation: [(score, number of answers before it)]


def play(tool, seed):
    """Plays one game of two persons who choose at random, line by line."""
    command = [tool, "play", "--edition", "duel", "--seed", str(seed), "--seat", "orange=human", "--seat", "blue=human",
               "--save", "/dev/null"]
    return play_at_random(command, seed, Moment, SITUATIONS)


def play_at_random(command, seed, moment_type, judges, most=None, environment=None):
    """Plays the game that command begins, line by line, with at most most random answers. Notes the
    moments of moment_type that the judges score."""
    game, moments, chance = Game(seed), {}, random.Random(seed)
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                               text=True, env=environment)
    told, moment = [], None
    while (line := read_line(process.stdout)) is not None:
        asked = QUESTION.match(line)
        if line == "> ":
            look(game, moment, judges)
            if len(game.answers) == most:
                break
            take = chance.randrange(len(moment.options))
            game.answers.append(take)
            game.typed.append(moment.numbers[take])
            process.stdin.write(moment.numbers[take] + "\n")
            process.stdin.flush()
        elif asked:
            moment = moments.setdefault(asked[1], moment_type())
            moment.several = told[-1].startswith(SEVERAL)
            moment.decision, moment.question = asked[2], told[-2] if moment.several else told[-1]
            moment.options, moment.numbers = [], []
            for sentence in told:
                moment.hear(sentence)
            told = []
        elif OPTION.match(line):
            number, label = OPTION.match(line).groups()
            moment.numbers.append(number)
            moment.options.append(label)
        else:
            told.append(line)
    process.stdin.close()
    process.wait()
    return game


def read_line(stream):
    """Returns a line, or the prompt, which has no line end, or None at the end of the output."""
    text = ""
    while True:
        letter = stream.read(1)
        if letter == "":
            return text or None
        if letter == "\n":
            return text
        text += letter
        if text == "> ":
            return text


def look(game, moment, judges):
    for name, judge in judges.items():
        good = float(judge(moment) or 0)
        if good > 0:
            game.found.setdefault(name, []).append((good, len(game.answers)))


def leave(tool):
    """Returns the save of a game against a computer player, left at a set-dials decision of Ada."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "left.fifthplanet")
        for number in range(LEFT_FROM, LEFT_TO):
            path.unlink(missing_ok=True)
            said = subprocess.run([tool, "play", "--edition", "duel", "--seed", "7", "--seat", "orange=human", "--seat",
                                   "blue=greedy", "--save", path], input="1\n2\n" * number, check=True,
                                  stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
            if QUESTION.findall(said)[-1:] == [("orange", "set-dials")]:
                break
        text = path.read_text(encoding="utf-8")
    return text.replace('name="Orange"', 'name="Ada"').replace('name="Blue"', 'name="Bo"')


def find(tool, first_seed, wanted):
    """Returns [(game, {number of answers before: [situation, …]})] for the wanted situations. Each
    game is played again for every variant, so good moments early in a few games are best."""
    if not any(map(wanted, [*SITUATIONS, "end", "end-table"])):
        return []
    games = [play(tool, seed) for seed in range(first_seed, first_seed + GAMES)]
    chosen = {}
    for name in filter(wanted, SITUATIONS):
        met = [(good, game, number) for game in games for good, number in game.found.get(name, [])]
        best = max((good for good, *_ in met), default=0)
        enough = [(game, number) for good, game, number in met if good >= GOOD_ENOUGH * best]
        if enough:
            game, number = min(enough, key=lambda place: answers_more(chosen, *place))
            chosen.setdefault(game, {}).setdefault(number, []).append(name)
    if wanted("end") or wanted("end-table"):
        shortest = min(games, key=lambda game: (answers_more(chosen, game, len(game.answers)), game.seed))
        chosen.setdefault(shortest, {})[len(shortest.answers)] = [name for name in ("end", "end-table") if wanted(name)]
    return sorted(chosen.items(), key=lambda pair: pair[0].seed)


def answers_more(chosen, game, number):
    """Returns the cost of reaching this moment, too, in answers. A new game costs NEW_GAME."""
    given = max(chosen[game]) if game in chosen else -NEW_GAME
    return max(number - given, 0)
