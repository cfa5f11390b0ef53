#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Rules in C are proved by scenarios: of a sample of changed operators they notice most.

    mutants.py BUILD [--group encounter|common|duel|cosmic]… [--sample 100] [--seed 1] [--jobs 1]
               [--only TEXT]

BUILD is a folder of its own, made and built if needed. For each mutant one file of rules is copied
with one operator or constant changed, compiled, and linked with all others, outside of the tree.
Scenarios of the editions that use the file then run. They notice the mutant if one of them fails.

The sample depends on the seed and the changed lines only, so that moved lines don't change it.
A mutant that compiles to the same object changes nothing and isn't counted, nor is one that doesn't
compile. equivalent.tsv lists mutants that no game can tell from the rules, with a reason each:
file, function, line, changed line, reason.

not-rules.tsv lists files and functions that are no rules, such as texts and heuristics.
With --only, all mutants of the files and functions that contain TEXT are tried. Prints TAP: a test
for each group, and a comment for each mutant that nothing notices.
"""
import argparse
import hashlib
import os
import resource
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import sites

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
EDITIONS = ROOT / "src/editions"
# Folders of rules, editions whose scenarios prove them, and how many in 100 these must notice.
GROUPS = {
    "encounter": (("encounter", "classic"), ("classic", "cosmic"), 90),
    "duel": (("duel",), ("duel",), 90),
    # What is reached. 90 is the aim here, too: raise these numbers with each scenario.
    "common": (("common",), ("classic", "cosmic", "duel"), 30),
    "cosmic": (("cosmic",), ("cosmic",), 25),
}
EXAMPLES = ("docs/examples", "tests/sets")  # SET.xml with SET-scenarios.xml
# A mutant that leaves an array, or shifts too far, stops at once: it may do anything.
OPTIONS = ("-O1", "-w", "-fsanitize=undefined", "-fsanitize-undefined-trap-on-error")
MEMORY = 4 << 30


def table(name):
    """Returns the rows of a table beside this file, without its comments."""
    lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


def rule_files(group):
    for folder in GROUPS[group][0]:
        yield from sorted((EDITIONS / folder).rglob("*.c"))


def key(path, site):
    return (str(path.relative_to(EDITIONS)), site.function, site.line, site.changed)


def all_mutants(group):
    """Returns (path, site) of every possible mutant, those with equal lines once each."""
    others = [(row[0], row[1]) for row in table("not-rules.tsv")]

    def is_rule(path, function):
        name = str(path.relative_to(EDITIONS))
        return not any(fnmatch(name, file) and fnmatch(function, pattern) for file, pattern in others)
    return [(path, site) for path in rule_files(group) for site in sites.sites(path.read_text(encoding="utf-8"))
            if is_rule(path, site.function)]


def in_random_order(mutants, seed):
    seen, ordered = {}, []
    for path, site in mutants:
        same = seen[key(path, site)] = seen.get(key(path, site), -1) + 1
        text = "\t".join((str(seed), *key(path, site), str(same)))
        ordered.append((hashlib.sha256(text.encode()).hexdigest(), path, site))
    return [(path, site) for _, path, site in sorted(ordered, key=lambda one: one[0])]


def equivalents():
    """Returns the listed mutants with their reasons."""
    return {tuple(row[:4]): row[4] for row in table("equivalent.tsv")}


class Builder:
    """Compiles one changed file and links the tool with it."""

    def __init__(self, folder):
        self.folder = Path(folder).resolve()
        if not (self.folder / "build.ninja").exists():
            self.run(["meson", "setup", str(self.folder), str(ROOT), "--buildtype=plain", "-Doptimization=1",
                      "-Dinvariants=true", "-Dapp=disabled"])
        self.run(["ninja", "-C", str(self.folder), "src/tool/fifth-planet-tool"])
        self.commands = self.output(["ninja", "-C", str(self.folder), "-t", "commands", "src/tool/fifth-planet-tool"])
        self.originals = {}

    def run(self, command):
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0:
            sys.exit(done.stdout[-4000:])

    def output(self, command):
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        return [shlex.split(line) for line in done.stdout.splitlines() if " -o " in line]

    def compile(self, path, text, work):
        """Returns the bytes of the object, None: text doesn't compile."""
        source = work / path.name
        source.write_text(text, encoding="utf-8")
        end = f"/src/editions/{path.relative_to(EDITIONS)}"
        command = next(c for c in self.commands if "-c" in c and c[-1].endswith(end))
        kept = command[1 if command[0].endswith("ccache") else 0:command.index("-MD")]
        done = subprocess.run([one for one in kept if one != "-g"] + [*OPTIONS, "-o", str(work / "mutant.o"), "-c", str(source)],
                              cwd=self.folder, stderr=subprocess.DEVNULL)
        return (work / "mutant.o").read_bytes() if done.returncode == 0 else None

    def same_as_before(self, path, code, work):
        if (path, work) not in self.originals:
            now = (work / "mutant.o").read_bytes()
            self.originals[path, work] = self.compile(path, path.read_text(encoding="utf-8"), work)
            (work / "mutant.o").write_bytes(now)
        return self.originals[path, work] == code

    def link(self, work):
        # The first definition counts: an archive's member is left out if nothing needs it any more.
        command = list(self.commands[-1])
        command[command.index("-o") + 1] = str(work / "tool")
        command.insert(command.index("-o") + 2, str(work / "mutant.o"))
        subprocess.run(command + ["-Wl,-s"], cwd=self.folder, check=True, stderr=subprocess.DEVNULL)


def scenario_files(editions):
    """Returns (set, scenarios) to be played together: the shipped sets' (set None) first, then those of example sets."""
    shipped = [str(path.relative_to(ROOT)) for edition in editions
               for path in sorted((ROOT / "tests/scenarios" / edition).rglob("*.xml")) if "bad" not in path.parts]
    examples = [(str(path.with_name(path.name.replace("-scenarios", ""))), [str(path)]) for folder in EXAMPLES
                for path in sorted((ROOT / folder).glob("*-scenarios.xml"))]
    return [(None, shipped)] + [(of_set, files) for of_set, files in examples if Path(of_set).exists() and
                                any(f'edition="{edition}"' in Path(files[0]).read_text() for edition in editions)]


def play(tool, scenarios, seconds, home):
    """Returns what notices a fault: the first scenario that fails, how the tool ended, or None."""
    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    sets = home / "fifth-planet/sets"
    sets.mkdir(parents=True, exist_ok=True)
    for of_set, files in scenarios:
        for old in sets.iterdir():
            old.unlink()
        if of_set is not None:
            shutil.copy(of_set, sets)
        done = subprocess.run([str(tool), "scenario", *files], cwd=ROOT, preexec_fn=limit, text=True, errors="replace",
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                              env=dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="en", XDG_DATA_HOME=str(home)))
        if done.returncode != 0:
            return next((line for line in done.stdout.splitlines() if line.startswith("not ok")), f"exit {done.returncode}")
    return None


def judge(builder, work, path, site, scenarios, seconds):
    """Returns “same”, “broken”, None (not noticed) or what notices the mutant."""
    code = builder.compile(path, site.apply(path.read_text(encoding="utf-8")), work)
    if code is None:
        return "broken"
    if builder.same_as_before(path, code, work):
        return "same"
    builder.link(work)
    return play(work / "tool", scenarios, seconds, work / "home")


def try_group(builder, works, group, options, known):
    """Returns (noticed, counted, lines of the others)."""
    scenarios = scenario_files(GROUPS[group][1])
    begun = time.monotonic()
    fault = play(builder.folder / "src/tool/fifth-planet-tool", scenarios, 600, works[0] / "home")
    if fault is not None:
        sys.exit(f"scenarios of {group} fail without any change: {fault}")
    seconds = int(10 + 20 * (time.monotonic() - begun))
    mutants = in_random_order(all_mutants(group), options.seed)
    if options.only:
        mutants = [(p, s) for p, s in mutants if options.only in p.name or options.only in s.function]
    free = list(works)
    noticed, others = 0, []

    def one(mutant):
        work = free.pop()
        try:
            return mutant, judge(builder, work, *mutant, scenarios, seconds)
        finally:
            free.append(work)

    counted, at = 0, 0
    with ThreadPoolExecutor(options.jobs) as pool:
        while at < len(mutants) and (options.only or counted < options.sample):
            room = len(mutants) if options.only else options.sample - counted
            batch = [m for m in mutants[at:at + room] if key(*m) not in known]
            at += room
            for (path, site), result in pool.map(one, batch):
                if result in ("same", "broken"):
                    continue
                counted += 1
                noticed += result is not None
                if result is None:
                    others.append("\t".join(key(path, site)))
                    print(f"# not noticed: {path.relative_to(ROOT)}:{site.row}: {site.function}: {site.line}  →  {site.changed}",
                          flush=True)
                if counted % 10 == 0:
                    print(f"# {group}: {noticed} of {counted} noticed", flush=True)
    return noticed, counted, others


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("--group", action="append", choices=GROUPS)
    parser.add_argument("--sample", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only")
    parser.add_argument("--unnoticed", help="file for the mutants that nothing notices, as rows of equivalent.tsv")
    options = parser.parse_args()
    groups = options.group or list(GROUPS)
    known, failed = equivalents(), 0
    print(f"1..{len(groups) + 1}", flush=True)
    possible = {key(*mutant) for group in GROUPS for mutant in all_mutants(group)}
    gone = [row for row in known if row not in possible]
    failed += bool(gone)
    print(f"{'not ok' if gone else 'ok'} 1 - each row of equivalent.tsv is a mutant of the tree")
    for row in gone:
        print("# gone: " + "\t".join(row))
    builder = Builder(options.build)
    scratch = tempfile.TemporaryDirectory(prefix="mutants-")
    works = [Path(scratch.name) / str(i) for i in range(options.jobs)]
    for work in works:
        work.mkdir()
    for number, group in enumerate(groups, 2):
        noticed, counted, others = try_group(builder, works, group, options, known)
        good = counted > 0 and 100 * noticed >= GROUPS[group][2] * counted
        failed += not good
        print(f"{'ok' if good else 'not ok'} {number} - {group}: {noticed} of {counted} mutants noticed", flush=True)
        if options.unnoticed:
            with open(options.unnoticed, "a", encoding="utf-8") as out:
                out.writelines(line + "\n" for line in others)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
