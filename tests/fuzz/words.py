# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a dictionary for libFuzzer: the words of schemas and of files that follow the schemas.

    words.py SCHEMA-OR-FILE… >DICTIONARY
"""
import re
import sys
import xml.etree.ElementTree as tree
from pathlib import Path

RNG = "{http://relaxng.org/ns/structure/1.0}"
WORD = re.compile(r"[A-Za-z0-9][A-Za-z0-9:._-]*")


def words_of_schema(root):
    for element in root.iter():
        if element.tag in (RNG + "element", RNG + "attribute") and "name" in element.attrib:
            yield element.attrib["name"]
        elif element.tag == RNG + "value" and element.text:
            yield element.text.strip()


def words_of_file(root):
    """Yields the words of the language. Elements with sentences are left out."""
    for element in root.iter():
        yield element.tag.split("}")[-1]
        for name, value in element.attrib.items():
            if name != "title":
                yield name
                yield value
                yield from WORD.findall(value)
        if element.text and "." not in element.text and element.tag.split("}")[-1] != "name":
            yield from WORD.findall(element.text)


def main(paths):
    found = set()
    for path in paths:
        root = tree.parse(path).getroot()
        found.update(words_of_schema(root) if Path(path).suffix == ".rng" else words_of_file(root))
    for word in sorted(found):
        if 0 < len(word) <= 60 and word.isascii() and '"' not in word and "\\" not in word and "\n" not in word:
            print('"' + word.replace("<", "&lt;").replace(">", "&gt;") + '"')


if __name__ == "__main__":
    main(sys.argv[1:])
