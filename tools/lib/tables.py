# SPDX-License-Identifier: GPL-3.0-or-later
"""Situations at tables with systems, for two to eight players. Each is a save that is left there.

The first player is a person, who chooses at random, and all others are computer players."""
import os
import pathlib
import subprocess
import tempfile
import time

from scenes import do, settle
from situations import play_at_random
from window import Window

GAME = "game.fifthplanet"
# Number of games searched for the best moment of each situation, and answers looked at in each.
GAMES, ANSWERS = 12, 60
# Seconds for a window that never stands still.
PAUSE = 3
# Turns behind which a table is no fuller.
FULL = 9
NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Finn", "Gus", "Hedy")
# Colours in the order of the editions.
CLASSIC = ("red", "blue", "yellow", "green")
COSMIC = ("red", "blue", "yellow", "green", "purple", "orange", "black", "white")
TOY = ("red", "blue", "purple", "orange", "green", "yellow", "black", "white")
HELD = {"held-results": "'all'"}
CLOCK = {"deal-clock": "'two-minutes'"}


class Moment:
    """The game so far, from the lines printed for the player who must decide."""

    def __init__(self):
        self.decision = self.question = None
        self.options, self.numbers = [], []
        self.several = False
        self.turn = 0

    def hear(self, line):
        self.turn += line.endswith("'s turn begins.")


def asked(*decisions):
    """Returns the judge of moments at which one of decisions is asked."""
    return lambda moment: moment.decision in decisions and 1 + min(moment.turn, FULL) + len(moment.options) / 10


def window_open(moment):
    return moment.decision.endswith("/window") and 1 + min(moment.turn, FULL) + len(moment.options) / 10


SITUATIONS = {
    "ships": asked("gather-ships/ships"),
    "target": asked("point-mothership/planet"),
    "invite": asked("offense-invites", "defense-invites"),
    "join": asked("allies-answer/side"),
    "join-ships": asked("allies-answer/ships"),
    "cards": asked("play-cards/card"),
    "window": window_open,
    "offer": asked("make-deal/propose"),
    "answer": asked("make-deal/answer"),
    "reward": asked("claim-rewards/reward"),
    "compensation": asked("take-compensation/window"),
    "lose": asked("make-deal/lose", "any-time/lose"),
    "home": asked("regain-ship/home", "regain-ship/colony", "claim-rewards/home"),
    "second": asked("second-encounter"),
}
TOY_SITUATIONS = {
    "window": window_open,
    "meet": asked("meet/defense"),
    "ships": asked("launch/ships", "launch/planet"),
    "many": lambda moment: len(moment.options) + min(moment.turn, FULL),
}


class Table:
    """prefix: of the names of its pictures. folder: of the test edition, None for one of the program.
    options: set-up options."""

    def __init__(self, prefix, edition, seats, situations, scenes=None, folder=None, options=()):
        self.prefix, self.edition, self.seats, self.folder = prefix, edition, seats, folder
        self.options = options
        self.situations, self.scenes = situations, scenes or {}
        self.names = [f"{prefix}-{name}" for name in (*situations, *self.scenes)]

    def programs(self, root, build):
        """Returns the tool, the window and the additions to their environment."""
        if self.folder is None:
            return build / "src/tool/fifth-planet-tool", build / "src/app/fifth-planet", {}
        within = build / self.folder
        return (within / f"{self.edition}-tool", within / f"{self.edition}-window",
                {"FIFTH_PLANET_DATA": str(root / self.folder)})

    def command(self, tool, seed, save, others="random", first="human"):
        seats = [f"{seat}={others if number else first}" for number, seat in enumerate(self.seats)]
        return [tool, "play", "--edition", self.edition, "--seats", str(len(self.seats)), "--seed", str(seed), "--save", save,
                *(word for option in self.options for word in ("--option", option)),
                *(word for seat in seats for word in ("--seat", seat))]

    def save(self, tool, environment, seed, typed, **players):
        """Returns the text of the save of a game after the answers typed."""
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, GAME)
            subprocess.run(self.command(tool, seed, path, **players), input="\n".join([*typed, ""]), text=True,
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, **environment})
            text = path.read_text(encoding="utf-8")
        for seat, name in zip(self.seats, NAMES):
            text = text.replace(f'name="{seat.capitalize()}"', f'name="{name}"')
        return text

    def find(self, root, build, first_seed, wanted):
        """Returns {situation: save} for the wanted situations that are met, and for those that the
        wanted scenes begin at."""
        needed = {self.scenes[name].begins for name in self.scenes if wanted(f"{self.prefix}-{name}")}
        needed |= {name for name in self.situations if wanted(f"{self.prefix}-{name}")}
        if not needed:
            return {}
        tool, _, environment = self.programs(root, build)
        games = [play_at_random(self.command(tool, seed, "/dev/null"), seed, Moment, self.situations, ANSWERS,
                                {**os.environ, **environment}) for seed in range(first_seed, first_seed + GAMES)]
        found = {}
        for name in needed:
            met = [(good, -number, game) for game in games for good, number in game.found.get(name, [])]
            if met:
                _, number, game = max(met, key=lambda place: place[:2])
                found[name] = self.save(tool, environment, game.seed, game.typed[:-number])
        if "curtain" in needed:
            found["curtain"] = self.save(tool, environment, first_seed, ["1"] * 12, others="human")
        if "end" in needed:
            found["end"] = self.save(tool, environment, first_seed, [], others="greedy", first="greedy")
        return found

    def shoot(self, root, build, variant, folder, wanted, found):
        """Takes the wanted situations, and the scenes that begin at them."""
        _, program, environment = self.programs(root, build)
        for name, save in found.items():
            if wanted(f"{self.prefix}-{name}") and name in self.situations:
                with Window(program, variant, GAME, files={GAME: save}, environment=environment) as window:
                    window.shoot(folder / f"{self.prefix}-{name}.png")
        for name, scene in self.scenes.items():
            full = f"{self.prefix}-{name}"
            if wanted(full) and scene.begins in found:
                with Window(program, variant, GAME, files={GAME: found[scene.begins]}, environment=environment,
                            settings=scene.settings) as window:
                    for step in scene.steps:
                        step(window)
                    if not scene.still:
                        pause(window)
                    window.shoot(folder / f"{full}.png", scene.still)


def pause(window):
    time.sleep(PAUSE)


class Scene:
    """Steps from a situation, in a window with these settings. still: False if a clock is running, so
    that two pictures are never equal."""

    def __init__(self, begins, *steps, settings=None, still=True):
        self.begins, self.settings, self.still = begins, settings, still
        self.steps = [settle if still else pause, *steps]


TERMS = [do("add-term", number) for number in (0, 1)]
SCENES = {
    "held": Scene("cards", do("choose", 0), settings=HELD),
    "offer-terms": Scene("offer", *TERMS, settings=CLOCK, still=False),
    "history": Scene("cards", *[do("look-back", "back")] * 5),
    "history-deal": Scene("answer", *[do("look-back", "back")] * 2),
    "conceding": Scene("cards", do("concede")),
    "why": Scene("cards", do("show-why")),
    "hint": Scene("cards", do("hint")),
    "curtain": Scene("curtain"),
    "end": Scene("end"),
    "end-table": Scene("end", do("show-table")),
}
# Situations of a table with many players, among them a hand of many cards.
GREAT_SITUATIONS = {
    **{name: SITUATIONS[name] for name in ("target", "join", "cards", "window", "offer", "answer")},
    "many": lambda moment: len(moment.options) + min(moment.turn, FULL),
}


def great_tables():
    """Returns tables of the largest edition, without a module and with one."""
    for seats in (3, 5, 6, 8):
        yield Table(f"cosmic-{seats}", "cosmic", COSMIC[:seats], GREAT_SITUATIONS)
        yield Table(f"technology-{seats}", "cosmic", COSMIC[:seats], GREAT_SITUATIONS, options=("technology",))


TABLES = [
    Table("classic-2", "classic", CLASSIC[:2], SITUATIONS, {name: SCENES[name] for name in ("held", "end")}),
    Table("classic-3", "classic", CLASSIC[:3], SITUATIONS, {name: SCENES[name] for name in ("held", "end")}),
    Table("classic-4", "classic", CLASSIC, SITUATIONS, SCENES),
    Table("toy-5", "mini", TOY[:5], TOY_SITUATIONS, folder="tests/editions/mini"),
    Table("toy-8", "mini", TOY, TOY_SITUATIONS, folder="tests/editions/mini"),
    *great_tables(),
]
