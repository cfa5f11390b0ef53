# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that styles blur no shadow of an icon or of text. GTK's cairo renderer blurs it anew in
each frame, over all that the frame draws.

    shadows.py ROOT              checks ui/*.css
    shadows.py --self-test ROOT  plants a blurred shadow, and expects a complaint
"""
import re
import sys
from pathlib import Path

COMMENT = re.compile(r"/\*.*?\*/", re.S)
SHADOW = re.compile(r"(-gtk-icon-shadow|text-shadow):([^;}]*)")
COLOUR = re.compile(r"\w+ ?\([^()]*\)")
LENGTH = re.compile(r"(?<![\w#@.])-?[\d.]+(?:px|em)?(?![\w.])")


def look(texts):
    """Yields the complaints about texts, of (name, text)."""
    for name, text in texts:
        for declared, value in SHADOW.findall(COMMENT.sub("", text)):
            for shadow in COLOUR.sub("", value).split(","):
                lengths = LENGTH.findall(shadow)
                if len(lengths) > 2 and float(lengths[2].rstrip("pxem")) > 0:
                    yield f"{name}: a blurred shadow “{declared}:{value}”; draw it into a picture that is kept"


def main(arguments):
    texts = [(str(path), path.read_text(encoding="utf-8")) for path in sorted(Path(arguments[-1], "ui").glob("*.css"))]
    if arguments[0] == "--self-test":
        planted = ".a { -gtk-icon-shadow: 0 1px black; }\n.b { text-shadow: 0 0 1.5px rgba(0, 0, 0, 0.8); }\n"
        faults = list(look([("planted.css", planted)]))
        return 0 if len(faults) == 1 and "text-shadow" in faults[0] else 1
    faults = list(look(texts))
    print("\n".join([*faults, f"{len(texts)} styles"]))
    return 1 if faults or len(texts) < 4 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
