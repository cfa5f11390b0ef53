# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays games in the real window and takes pictures of it. Started by tools/gallery.

    gallery.py ROOT BUILD FOLDER [--only NAME]… [--variant NAME]… [--seed N] [--list]
"""
import argparse
import pathlib
import shutil

from gi.repository import GLib

import pseudo
import scenes
import situations
import tables
from window import VARIANTS, Window

NAMES = [*scenes.NAMES, "curtain", *situations.SITUATIONS, "end", "end-table",
         *(name for table in tables.TABLES for name in table.names)]
# Milliseconds until a computer player answers, longer than a picture takes.
SLOW = 10000
GAME = "game.fifthplanet"
OWN = "data/fifth-planet/"


def show(path, variant, folder, wanted, group, *arguments, **more):
    """Takes the wanted scenes of the group in a window of their own."""
    if any(map(wanted, group)):
        with Window(path, variant, *arguments, **more) as window:
            scenes.go_through(window, folder, wanted, group)


def shoot_files(path, variant, folder, wanted, save, card_set):
    """Takes games in progress and problems with files. save: a game against a computer player."""
    watched = save.replace('by="person"', 'by="greedy"')
    cut = save[:save.rindex("<c ", 0, len(save) // 4)]
    garbage = {GAME: "no game", f"{OWN}sets/inn.xml": card_set.replace("add=", "plus=")}
    games = {"monday": save, "tuesday": cut, "wednesday": save, "thursday": "no game"}
    for group, files in ((scenes.THINKING, {GAME: save}), (scenes.WATCHING, {GAME: watched}),
                         (scenes.DAMAGED, {GAME: cut}), (scenes.BROKEN, garbage)):
        show(path, variant, folder, wanted, group, GAME, pace=SLOW, files=files)
    show(path, variant, folder, wanted, scenes.GAMES,
         files={f"{OWN}games/{name}.fifthplanet": text for name, text in games.items()})
    show(path, variant, folder, wanted, scenes.FOUR, settings=scenes.OF_FOUR)
    # A file stands in the place of the folder.
    show(path, variant, folder, wanted, scenes.UNSAVED, "--new=Ada,Bo=random", "--seed=4", files={OWN.rstrip("/"): ""})


def shoot_at(window, names, folder, wanted):
    """Takes the situations names, and the scenes opened from them."""
    for name in names:
        if name == "end-table":
            window.do("show-table")
        if name == "draft":
            for option in (0, 2):
                window.do("choose", GLib.Variant("i", option))
        if wanted(name):
            window.shoot(folder / f"{name}.png")
        scenes.open_at(window, folder, wanted, name)


def shoot_game(path, variant, folder, game, moments, wanted, asides):
    """Plays game up to the last of its moments. asides: takes the scenes of any moment there."""
    with Window(path, variant, "--new=Ada,Bo", f"--seed={game.seed}") as window:
        for number in range(max(moments) + 1):
            if number in moments:
                if wanted("curtain") and window.can("take-seat") and not (folder / "curtain.png").exists():
                    window.shoot(folder / "curtain.png")
                window.sit()
                shoot_at(window, moments[number], folder, wanted)
            if number < len(game.answers):
                window.answer(game.answers[number])
        if asides:
            window.sit()
            scenes.go_through(window, folder, wanted, scenes.ASIDES)


def read_arguments():
    parser = argparse.ArgumentParser(prog="tools/gallery")
    parser.add_argument("root", type=pathlib.Path, help=argparse.SUPPRESS)
    parser.add_argument("build", type=pathlib.Path, help=argparse.SUPPRESS)
    parser.add_argument("folder", type=pathlib.Path, nargs="?")
    parser.add_argument("--only", action="append", metavar="NAME", choices=NAMES)
    parser.add_argument("--variant", action="append", metavar="NAME", choices=list(VARIANTS))
    parser.add_argument("--seed", type=int, default=1, help="of the first game that is looked through")
    parser.add_argument("--list", action="store_true")
    arguments = parser.parse_args()
    if not arguments.list and arguments.folder is None:
        parser.error("which folder?")
    return arguments


def find_games(tool, seed, wanted):
    """Returns the games of situations.find (), and the game to be left unfinished, or None."""
    carriers = {name: scenes.carried(name) for name in situations.SITUATIONS}
    # Scenes of any moment need a game, too.
    carriers["dials"] += scenes.ASIDES
    carriers["choose-alien"] += ["curtain"]
    found = situations.find(tool, seed, lambda name: wanted(name) or any(map(wanted, carriers.get(name, ()))))
    unfinished = [(max(moments), game) for game, moments in found if max(moments) < len(game.answers)]
    return found, max(unfinished, key=lambda pair: pair[0], default=(0, None))[1]


def main():
    arguments = read_arguments()
    if arguments.list:
        print("Situations:", *NAMES, "\nVariants:", *VARIANTS)
        return

    def wanted(name):
        return arguments.only is None or name in arguments.only

    tool = arguments.build / "src/tool/fifth-planet-tool"
    found, left = find_games(tool, arguments.seed, wanted)
    save = situations.leave(tool)
    saves = [table.find(arguments.root, arguments.build, arguments.seed, wanted) for table in tables.TABLES]
    card_set = (arguments.root / "docs/examples/innkeeper.xml").read_text(encoding="utf-8")
    pseudo.write(arguments.root, arguments.build / "locale", "xx", pseudo.longer)
    pseudo.write(arguments.root, arguments.build / "locale", "ar", pseudo.mirrored)
    for language in (arguments.build / "po").iterdir():
        shutil.copytree(language, arguments.build / "locale" / language.name, dirs_exist_ok=True)
    program = arguments.build / "src/app/fifth-planet"
    for variant in arguments.variant or VARIANTS:
        folder = arguments.folder / variant
        # The first curtain is taken, unless the file exists, so an older file must go.
        if wanted("curtain"):
            (folder / "curtain.png").unlink(missing_ok=True)
        for group in (*scenes.PAGES, scenes.LESSON):
            show(program, variant, folder, wanted, group)
        shoot_files(program, variant, folder, wanted, save, card_set)
        for game, moments in found:
            shoot_game(program, variant, folder, game, moments, wanted, game is left)
        for table, found_there in zip(tables.TABLES, saves):
            table.shoot(arguments.root, arguments.build, variant, folder, wanted, found_there)
        print(variant, len(list(folder.glob("*.png"))), flush=True)


if __name__ == "__main__":
    main()
