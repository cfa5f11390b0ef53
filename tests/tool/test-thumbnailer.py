# SPDX-License-Identifier: GPL-3.0-or-later
"""What file managers call to draw a game: pictures of every saved game, and clear errors.

    test-thumbnailer.py THUMBNAILER ROOT
"""
import struct
import sys

from harness import FAULT, MACHINE, USAGE, WELL, here, main, run


def test_each_saved_game_has_a_picture():
    """Each picture has the size that was asked for; games with aliens differ from each other."""
    games = sorted((here.root / "tests" / "saves").glob("*/*.fifthplanet"))
    assert len(games) >= 10, games
    pictures = set()
    for game in games:
        picture = here.home / "picture.png"
        picture.unlink(missing_ok=True)
        for size in (16, 256):
            code, _, err = run(size, game, picture)
            # A game with somebody's own cards can't be opened without them.
            assert code == WELL or (code == FAULT and game.name in err), err
            if code == WELL:
                data = picture.read_bytes()
                assert data.startswith(b"\x89PNG") and struct.unpack(">II", data[16:24]) == (size, size), game
        if picture.exists():
            pictures.add(picture.read_bytes())
    assert len(pictures) >= 4, len(pictures)


def test_errors():
    picture = here.home / "picture.png"
    code, _, err = run(64, here.root / "NEWS", picture)
    assert code == FAULT and "NEWS" in err and not picture.exists(), err
    game = here.root / "tests" / "saves" / "1" / "first-game.fifthplanet"
    assert run(64, game, here.home / "none" / "picture.png")[0] == MACHINE
    for size in ("0", "4096", "large"):
        assert run(size, game, picture)[0] == USAGE, size


if __name__ == "__main__":
    main(dict(globals()), *sys.argv[1:3])
