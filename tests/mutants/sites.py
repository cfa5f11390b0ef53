#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes of one operator or constant in the functions of a C file.

Declarations, tables, macros, asserts and the arguments of events stay as they are.
"""
import re
from dataclasses import dataclass

TOKEN = re.compile(
    r"""(?P<skip>\s+|/\*.*?\*/|//[^\n]*|^[ \t]*\#(?:[^\n\\]|\\.)*)
      |(?P<text>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')
      |(?P<number>\d\w*)
      |(?P<name>[A-Za-z_]\w*)
      |(?P<operator>\.\.\.|<<=|>>=|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|.)""",
    re.VERBOSE | re.DOTALL | re.MULTILINE)

BINARY = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&",
          "+": "-", "-": "+", "&": "|", "|": "&", "+=": "-=", "-=": "+=", "|=": "&=", "&=": "|="}
NEGATION = {"!", "~"}
WORDS = {"TRUE": "FALSE", "FALSE": "TRUE", "MIN": "MAX", "MAX": "MIN"}
STEPS = {"++": "--", "--": "++"}
# A call of one of these is no rule: asserts, and what the log tells. Nor is .flags: how a decision is asked.
NO_RULE = re.compile(r"g_error|g_assert\w*|g_return\w*|G_STATIC_ASSERT|\w*_EMIT|fp_engine_emit\w*")
INTEGER = re.compile(r"(\d+)([uUlL]*)$")


@dataclass(frozen=True)
class Site:
    """A change of the text from start to end into new. Lines are those of the file, without indent."""
    function: str
    start: int
    end: int
    new: str
    row: int
    line: str
    changed: str

    def apply(self, text):
        return text[:self.start] + self.new + text[self.end:]


def tokens(text):
    """Returns (kind, word, position) of everything but blanks, comments and directives."""
    return [(m.lastgroup, m.group(), m.start()) for m in TOKEN.finditer(text) if m.lastgroup != "skip"]


def closing(all_tokens, at, opens, closes):
    """Returns the index of the token that closes the one at index at."""
    depth = 0
    for i in range(at, len(all_tokens)):
        word = all_tokens[i][1]
        depth += (word == opens) - (word == closes)
        if depth == 0:
            return i
    raise ValueError(f"“{opens}” is not closed")


def end_of_value(all_tokens, at):
    """Returns the index of the comma or bracket behind the value that begins at index at."""
    while all_tokens[at][1] not in (",", ";", ")", "}"):
        at = closing(all_tokens, at, "(", ")") + 1 if all_tokens[at][1] == "(" else at + 1
    return at


def functions(all_tokens):
    """Yields (name, first, last) of each function's body."""
    i = 0
    while i < len(all_tokens):
        if all_tokens[i][1] != "{":
            i += 1
            continue
        last = closing(all_tokens, i, "{", "}")
        if i > 0 and all_tokens[i - 1][1] == ")":
            depth, k = 0, i - 1
            while True:
                depth += (all_tokens[k][1] == ")") - (all_tokens[k][1] == "(")
                if depth == 0:
                    break
                k -= 1
            name = all_tokens[k - 1][1]
            if name != "FP_LOCALS":
                yield name, i + 1, last
        i = last + 1


def is_unary(before):
    """Returns TRUE if an operator behind the token before has nothing on its left."""
    kind, word, _ = before
    return word == "return" or (kind == "operator" and word not in (")", "]"))


def replacement(all_tokens, i):
    """Returns the other text of the token at index i, None: it has none."""
    kind, word, _ = all_tokens[i]
    before = all_tokens[i - 1]
    if kind == "operator":
        if word in NEGATION:
            return ""
        if word in STEPS:
            return STEPS[word]
        return None if is_unary(before) else BINARY.get(word)
    if kind == "name":
        return WORDS.get(word)
    integer = INTEGER.match(word) if kind == "number" else None
    if integer is None:
        return None
    number, at = int(integer.group(1)), all_tokens[i][2]
    return f"{number - 1 if number > 1 or (number == 1 and at % 2) else number + 1}{integer.group(2)}"


def body_sites(all_tokens, first, last):
    """Yields (index, new text) for what may change in a body."""
    i = first
    while i < last:
        kind, word, _ = all_tokens[i]
        begins = all_tokens[i - 1][1] in ("{", "}", ";")
        if kind == "name" and NO_RULE.fullmatch(word) and all_tokens[i + 1][1] == "(":
            i = closing(all_tokens, i + 1, "(", ")")
        elif word == "flags" and all_tokens[i - 1][1] == ".":
            i = end_of_value(all_tokens, i) - 1
        elif word == "static" and begins:
            while all_tokens[i][1] != ";":
                i = closing(all_tokens, i, "{", "}") + 1 if all_tokens[i][1] == "{" else i + 1
        else:
            new = replacement(all_tokens, i)
            # A loop that counts the wrong way is noticed by anything.
            if new is not None and not (word in STEPS and all_tokens[i + 1][1] == ")"):
                yield i, new
        i += 1


def sites(text):
    """Returns all changes of one operator or constant in text."""
    found, all_tokens = [], tokens(text)
    for name, first, last in functions(all_tokens):
        for i, new in body_sites(all_tokens, first, last):
            _, word, start = all_tokens[i]
            begin, end = text.rfind("\n", 0, start) + 1, text.find("\n", start)
            line, behind = text[begin:end], start + len(word)
            changed = line[:start - begin] + new + line[behind - begin:]
            found.append(Site(name, start, behind, new, text.count("\n", 0, start) + 1, line.strip(), changed.strip()))
    return found
