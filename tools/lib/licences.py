# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists what a release is made of and under which licence: a table with tabs.

    licences.py ROOT FOLDER…   the files of ROOT, and the libraries of the programs in the folders
    licences.py --check ROOT   only sees that each file has a licence

A file tells its licence in a line “SPDX-License-Identifier: …”. Files that can't, such as pictures,
corpora and golden games, have that of the project.
"""
import re
import subprocess
import sys
from pathlib import Path

PROJECT = "GPL-3.0-or-later"
TAG = re.compile(rb"SPDX-License-Identifier: ([\w.+-]+)|<metadata_license>([\w.-]+)<")
MUST_TELL = (".c", ".h", ".py", ".build", ".ui", ".css", ".sh")
KNOWN = {PROJECT, "CC0-1.0"}


def licence(path):
    found = TAG.search(path.read_bytes()[:2000])
    return (found.group(1) or found.group(2)).decode() if found else None


def names(root):
    """Returns the files that belong to the project. An unpacked archive has no other ones."""
    if not (root / ".git").exists():
        return [str(path.relative_to(root)) for path in root.rglob("*")
                if not path.relative_to(root).parts[0].startswith(("_", "obj-", "."))]
    listed = subprocess.run(["git", "-C", root, "ls-files", "-z"], capture_output=True, check=True).stdout
    return listed.decode().split("\0")


def files(root):
    for name in sorted(filter(None, names(root))):
        # Damaged files for the fuzzers tell all sorts of things.
        if (root / name).is_file():
            yield name, None if name.startswith("tests/fuzz/corpus/") else licence(root / name)


def owner(library):
    """Returns the Debian package of the file library, "" if none has it."""
    # The archive has some files below /lib and others below /usr/lib, which is the same folder.
    for name in (library, library.removeprefix("/usr"), f"/usr{library}"):
        told = subprocess.run(["dpkg-query", "-S", name], capture_output=True, text=True).stdout
        if told:
            return told.partition(":")[0]
    return ""


def libraries(folders):
    """Yields (library, Debian package, licences named in its copyright file)."""
    programs = [path for folder in folders for path in Path(folder).glob("*") if path.is_file()]
    linked = set()
    for program in programs:
        told = subprocess.run(["ldd", program], capture_output=True, text=True).stdout
        linked |= set(re.findall(r"=> (/\S+)", told))
    for library in sorted(linked):
        package = next(filter(None, map(owner, (library, str(Path(library).resolve())))), "")
        notice = Path("/usr/share/doc") / package / "copyright"
        text = notice.read_text(encoding="utf-8", errors="replace") if package and notice.exists() else ""
        named = sorted(set(re.findall(r"^License: *(\S.*)$", text, re.M)))
        yield library, package or "unknown", "; ".join(named) or "see its copyright file"


def main(arguments):
    root = Path([a for a in arguments if not a.startswith("--")][0])
    wrong = [name for name, known in files(root)
             if (known is None and name.endswith(MUST_TELL)) or (known is not None and known not in KNOWN)]
    for name in wrong:
        print(f"{name}: no licence, or one that the project does not know")
    if "--check" in arguments or wrong:
        return 1 if wrong else 0
    for name, known in files(root):
        print(f"file\t{name}\t{known or PROJECT}")
    for library in libraries(arguments[1:]):
        print("library\t" + "\t".join(library))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
