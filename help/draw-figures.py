#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws pictures of the rules books. They have their own background, so they look the same in light
and dark style, and numbers and marks of players but no words, so nothing is to be translated. The
pages tell each in words.

    draw-figures.py ROOT           checks that the files are as drawn
    draw-figures.py --write ROOT   writes them
"""
import math
import sys
from pathlib import Path

FOLDER = "help/C/figures"
SPACE, PANEL, LINE, DIM, BRIGHT, BAD, GOOD = "#171b3f", "#2c3270", "#c9cdf2", "#8086c2", "#ffffff", "#ff7b72", "#ffd60a"
# The marks of players, as on the table: corners, and the turn of the first of them.
RED, BLUE, YELLOW, GREEN, ORANGE = "#ff9c9c", "#a9cffb", "#f5e07a", "#8fe8a4", "#ffb266"
CORNERS = {RED: (3, 0), ORANGE: (3, 0), YELLOW: (4, 45), GREEN: (4, 0)}


class Figure:
    """A drawing of @width × @height, with a comment that says what it shows."""

    def __init__(self, width, height, comment):
        self.size, self.comment, self.parts = (width, height), comment, []
        self.add(f'<rect width="{width}" height="{height}" rx="10" fill="{SPACE}"/>')

    def add(self, part):
        self.parts.append("  " + part)

    def text(self, x, y, words, size=16, colour=BRIGHT, anchor="middle", weight="bold"):
        self.add(f'<text x="{x:g}" y="{y + size * 0.35:g}" text-anchor="{anchor}" font-family="sans-serif" '
                 f'font-weight="{weight}" font-size="{size}" fill="{colour}">{words}</text>')

    def mark(self, x, y, colour, size=14):
        """The mark of a player, about @size high."""
        if colour not in CORNERS:
            self.add(f'<circle cx="{x:g}" cy="{y:g}" r="{size * 0.45:g}" fill="{colour}"/>')
            return
        corners, turn = CORNERS[colour]
        radius = size * (0.6 if corners == 3 else 0.56)
        points = [(x + radius * math.sin(math.radians(turn + 360 * i / corners)),
                   y + size * (0.1 if corners == 3 else 0) - radius * math.cos(math.radians(turn + 360 * i / corners)))
                  for i in range(corners)]
        path = " L".join(f"{px:.1f} {py:.1f}" for px, py in points)
        self.add(f'<path d="M{path} Z" fill="{colour}"/>')

    def marks(self, x, y, colour, number, size=14, across=4):
        """@number marks in rows, centred at the point."""
        rows = [range(start, min(start + across, number)) for start in range(0, number, across)]
        for row, members in enumerate(rows):
            for place, _ in enumerate(members):
                self.mark(x + (place - (len(members) - 1) / 2) * size * 1.25,
                          y + (row - (len(rows) - 1) / 2) * size * 1.25, colour, size)

    def planet(self, x, y, radius, colour, dashed=False):
        dash = ' stroke-dasharray="5 4"' if dashed else ""
        self.add(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{SPACE if dashed else PANEL}" '
                 f'stroke="{colour}" stroke-width="2.5"{dash}/>')

    def card(self, x, y, words, edge=LINE, width=44, height=60):
        self.add(f'<rect x="{x - width / 2:g}" y="{y - height / 2:g}" width="{width}" height="{height}" rx="6" '
                 f'fill="{PANEL}" stroke="{edge}" stroke-width="2"/>')
        self.text(x, y, words, 20)

    def arrow(self, path, colour=LINE, dashed=False, width=2):
        dash = ' stroke-dasharray="5 4"' if dashed else ""
        self.add(f'<path d="{path}" stroke="{colour}" stroke-width="{width}" fill="none"{dash} marker-end="url(#tip)"/>')

    def cross(self, x, y, size):
        self.add(f'<path d="M{x - size} {y - size} L{x + size} {y + size} M{x + size} {y - size} L{x - size} {y + size}" '
                 f'stroke="{BAD}" stroke-width="3.5" stroke-linecap="round"/>')

    def warp(self, x, y, radius, points=16):
        """The Warp, with its saw-toothed edge."""
        path = []
        for i in range(points * 2):
            reach, angle = radius * (1 if i % 2 == 0 else 0.82), math.pi * i / points
            path.append(f"{x + reach * math.sin(angle):.1f} {y - reach * math.cos(angle):.1f}")
        self.add(f'<path d="M{" L".join(path)} Z" fill="#0b0e2c" stroke="{DIM}" stroke-width="2"/>')

    def mothership(self, x, y, turn):
        """The mothership around the point, with its nose turned by @turn degrees from the right."""
        self.add(f'<path transform="translate({x:g} {y:g}) rotate({turn})" d="M46 0 L24 -21 H-34 Q-44 -21 -44 -11 '
                 f'V11 Q-44 21 -34 21 H24 Z" fill="#3a2f78" stroke="{LINE}" stroke-width="2"/>')

    def svg(self):
        width, height = self.size
        return "\n".join([
            '<?xml version="1.0" encoding="UTF-8"?>',
            f"<!-- {self.comment}  Own drawing (help/draw-figures.py), GPL-3.0-or-later. -->",
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">',
            "  <defs>",
            '    <marker id="tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse">',
            f'      <path d="M0 0 L10 5 L0 10 Z" fill="{LINE}"/>',
            "    </marker>", "  </defs>", *self.parts, "</svg>", ""])


def classic_board():
    """Four systems around the Warp; red has a colony with blue and points the mothership at green."""
    f = Figure(620, 400, "The board of four: systems around the Warp, a foreign colony, the mothership.")
    places = {RED: [(150 + 80 * i, 356 - (18 if i in (0, 4) else 0)) for i in range(5)],
              YELLOW: [(150 + 80 * i, 44 + (18 if i in (0, 4) else 0)) for i in range(5)],
              BLUE: [(60 + (10 if i in (0, 2) else 0) + 68 * (i // 3), 132 + 66 * (i % 3) + (33 if i > 2 else 0)) for i in range(5)],
              GREEN: [(560 - (10 if i in (0, 2) else 0) - 68 * (i // 3), 132 + 66 * (i % 3) + (33 if i > 2 else 0)) for i in range(5)]}
    for colour, box in ((RED, (112, 304, 396, 86)), (YELLOW, (112, 10, 396, 86)), (BLUE, (10, 100, 156, 200)), (GREEN, (454, 100, 156, 200))):
        x, y, width, height = box
        f.add(f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="18" fill="{colour}" fill-opacity="0.13"/>')
    f.warp(310, 200, 62)
    f.marks(310, 200, BLUE, 2, 13)
    for colour, points in places.items():
        for number, (x, y) in enumerate(points):
            f.planet(x, y, 25, colour)
            settlers = colour == BLUE and number == 4
            fewer = settlers or (colour == RED and number > 1) or (colour == BLUE and number == 0)
            f.marks(x, y - (8 if settlers else 0), colour, 3 if fewer else 4, 9, 3 if settlers else 2)
            if settlers:
                f.marks(x, y + 9, RED, 1, 12)
    f.mothership(424, 262, -38)
    f.marks(418, 266, RED, 2, 11)
    return f


def classic_stage():
    """The example of the page: 8 + 4 + 2 = 14 against 20 + 2 = 22."""
    f = Figure(620, 210, "An encounter with its sums: the offense 8 + 4 + 2 = 14, the defense 20 + 2 = 22.")
    for row, (colour, card, ships, ally, total) in enumerate(((RED, 8, 4, 2, 14), (BLUE, 20, 2, 0, 22))):
        y = 58 + 94 * row
        wins = total == 22
        f.add(f'<rect x="12" y="{y - 42}" width="596" height="84" rx="12" fill="{colour}" fill-opacity="{0.22 if wins else 0.1}" '
              f'stroke="{GOOD if wins else "none"}" stroke-width="2.5"/>')
        f.mark(50, y, colour, 24)
        f.card(122, y, card, colour)
        f.text(172, y, "+", 22, LINE)
        f.marks(240, y, colour, ships, 17)
        f.text(300, y, ships, 18, LINE)
        if ally:
            f.text(338, y, "+", 22, LINE)
            f.marks(382, y, YELLOW, ally, 17)
            f.text(422, y, ally, 18, LINE)
        f.text(472, y, "=", 22, LINE)
        f.text(532, y, total, 36, BRIGHT)
    return f


def classic_deal():
    """The example of the page: three cards for a colony on which two ships land."""
    f = Figure(620, 210, "A deal: three cards go one way, two ships settle on the other player's planet.")
    f.add(f'<rect x="12" y="12" width="150" height="186" rx="12" fill="{RED}" fill-opacity="0.13"/>')
    f.add(f'<rect x="458" y="12" width="150" height="186" rx="12" fill="{BLUE}" fill-opacity="0.13"/>')
    f.mark(87, 36, RED, 20)
    f.mark(533, 36, BLUE, 20)
    for i, value in enumerate((4, 6, 8)):
        f.card(250 + 54 * i, 72, value, RED)
    f.arrow("M170 72 H216")
    f.arrow("M390 72 H450")
    f.planet(533, 140, 42, BLUE)
    f.marks(533, 126, BLUE, 3, 15)
    f.marks(533, 154, RED, 2, 15)
    f.planet(87, 140, 36, RED)
    f.marks(87, 140, RED, 4, 15, 2)
    f.marks(300, 150, RED, 2, 19)
    f.arrow("M134 150 H270")
    f.arrow("M332 150 H482")
    return f


def classic_stripped():
    """The last two ships leave a planet, and may not come back."""
    f = Figure(620, 170, "A stripped planet: its last ships leave, the colony is gone, and they can't return.")
    f.planet(80, 85, 50, RED)
    f.marks(80, 85, RED, 2, 22)
    f.arrow("M146 85 H206")
    f.planet(280, 85, 50, RED, dashed=True)
    f.arrow("M316 60 C350 30 380 36 424 58")
    f.mothership(490, 70, 0)
    f.marks(478, 70, RED, 2, 18)
    f.arrow("M450 112 C420 146 370 148 322 112", DIM, dashed=True)
    f.cross(386, 138, 13)
    return f


def duel_board():
    """Planets in a row, the Warp, and the two players with their supplies."""
    f = Figure(620, 260, "The table of Duel: planets with ships of both, the Warp, two supplies, three decks.")
    for colour, y, supply in ((BLUE, 12, 11), (ORANGE, 204, 9)):
        f.add(f'<rect x="12" y="{y}" width="596" height="44" rx="12" fill="{colour}" fill-opacity="0.16"/>')
        f.mark(38, y + 22, colour, 20)
        f.marks(142, y + 22, colour, supply, 11, 11)
        for i in range(6):
            f.add(f'<rect x="{268 + 30 * i}" y="{y + 8}" width="21" height="28" rx="4" fill="{PANEL}" stroke="{colour}" stroke-width="1.5"/>')
        for i in range(5):
            f.add(f'<circle cx="{474 + 28 * i}" cy="{y + 22}" r="10" fill="{PANEL}" stroke="{colour}" stroke-width="1.5"/>')
    for i, fill in enumerate(("#6b4f9e", "#a3562e", "#2f7d5b")):
        f.add(f'<rect x="{24 + 40 * i}" y="104" width="32" height="44" rx="5" fill="{fill}" stroke="{LINE}" stroke-width="1.5"/>')
    f.add(f'<circle cx="40" cy="126" r="8" fill="none" stroke="{BRIGHT}" stroke-width="2.5"/>')
    f.add(f'<path d="M80 115 V137 M70 120 L90 132 M90 120 L70 132" stroke="{BRIGHT}" stroke-width="2.5"/>')
    f.add(f'<path d="M112 126 A8 8 0 1 1 120 134" stroke="{BRIGHT}" stroke-width="2.5" fill="none"/>')
    f.warp(554, 130, 48)
    f.marks(554, 120, BLUE, 5, 10, 5)
    f.marks(554, 140, ORANGE, 5, 10, 5)
    for i, (orange, blue) in enumerate(((3, 0), (2, 2), (0, 2), (1, 0))):
        x = 190 + 86 * i
        f.planet(x, 130, 34, ORANGE if orange > blue else BLUE if blue > orange else DIM)
        if blue:
            f.marks(x, 130 - (11 if orange else 0), BLUE, blue, 13)
        if orange:
            f.marks(x, 130 + (11 if blue else 0), ORANGE, orange, 13)
    return f


def duel_clout():
    """The example of the page: 10 + 7 − 7 + 6 = 16, three ships against two."""
    f = Figure(620, 150, "A clout: plan 10, ship advantage 7, reinforcement −7, ability 6: together 16.")
    f.card(60, 66, 10, ORANGE, 52, 72)
    f.planet(178, 66, 40, DIM)
    f.marks(178, 50, BLUE, 2, 15)
    f.marks(178, 78, ORANGE, 3, 15)
    f.card(300, 66, "−7", BLUE, 52, 72)
    f.marks(420, 52, ORANGE, 3, 17)
    f.text(420, 82, "3 × 2", 16, LINE)
    for x, sign in ((112, "+"), (246, "+"), (362, "+"), (480, "=")):
        f.text(x, 66, sign, 22, LINE)
    for x, number in ((60, "10"), (178, "7"), (300, "−7"), (420, "6")):
        f.text(x, 128, number, 18, LINE)
    f.text(548, 66, 16, 42, ORANGE)
    return f


def duel_blast():
    """A blast of 3 meets a shield of 1: two ships go to the Warp."""
    f = Figure(620, 170, "A blast of 3 against a shield of 1: two of three ships are destroyed.")
    f.add(f'<circle cx="70" cy="85" r="40" fill="{PANEL}" stroke="{ORANGE}" stroke-width="2.5"/>')
    points = " L".join(f"{70 + (30 if i % 2 == 0 else 15) * math.sin(math.pi * i / 8):.1f} "
                       f"{85 - (30 if i % 2 == 0 else 15) * math.cos(math.pi * i / 8):.1f}" for i in range(16))
    f.add(f'<path d="M{points} Z" fill="{BAD}" fill-opacity="0.55"/>')
    f.text(70, 85, 3, 26)
    f.arrow("M124 85 H180")
    f.add(f'<path d="M200 48 Q232 60 264 48 V88 Q264 116 232 130 Q200 116 200 88 Z" fill="{PANEL}" stroke="{BLUE}" stroke-width="2.5"/>')
    f.text(232, 86, 1, 26)
    f.arrow("M282 85 H334")
    f.planet(396, 85, 46, BLUE)
    f.marks(396, 62, BLUE, 1, 18)
    for x in (384, 408):
        f.mark(x, 98, BLUE, 18)
        f.cross(x, 98, 10)
    f.arrow("M448 98 C480 108 494 108 512 96")
    f.warp(562, 80, 44)
    f.marks(562, 80, BLUE, 2, 15)
    return f


FIGURES = {"classic-board": classic_board, "classic-stage": classic_stage, "classic-deal": classic_deal,
           "classic-stripped": classic_stripped, "duel-board": duel_board, "duel-clout": duel_clout, "duel-blast": duel_blast}


def main(arguments):
    root, faults = Path(arguments[-1]), 0
    for name, draw in FIGURES.items():
        path, text = root / FOLDER / f"{name}.svg", draw().svg()
        if arguments[0] == "--write":
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"{path}: not as drawn; expected what draw-figures.py --write makes")
            faults += 1
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
