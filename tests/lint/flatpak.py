# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the Flatpak manifest: its id, and that it asks for no more than a window.

    flatpak.py ROOT              checks build-aux/*.json
    flatpak.py --self-test ROOT  adds permissions and sources, and expects a complaint about each
"""
import copy
import json
import re
import sys
from pathlib import Path

MAY = {"--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--device=dri"}
NEEDED = {"id", "runtime", "runtime-version", "sdk", "command", "finish-args", "modules"}


def faults(manifest, app_id):
    for key in sorted(NEEDED - set(manifest)):
        yield f"has no {key}"
    if manifest.get("id") != app_id:
        yield f"its id is {manifest.get('id')}, not {app_id}"
    for permission in manifest.get("finish-args", ()):
        if permission not in MAY:
            yield f"{permission} is more than a window needs"
    for module in manifest.get("modules", ()):
        for source in module.get("sources", ()):
            if source.get("type") != "dir" and "sha256" not in source and "commit" not in source:
                yield f"a source of {module.get('name')} is not pinned"
        if module.get("build-options", {}).get("build-args"):
            yield f"{module.get('name')} asks for permissions while it is built"


def self_test(manifest, app_id):
    plants = [lambda m: m["finish-args"].append("--share=network"), lambda m: m["finish-args"].append("--filesystem=home"),
              lambda m: m.update(id="org.example.Other"), lambda m: m.pop("runtime"),
              lambda m: m["modules"][0]["sources"].append({"type": "git", "url": "https://example.org/a"}),
              lambda m: m["modules"][0].update({"build-options": {"build-args": ["--share=network"]}})]
    for plant in plants:
        changed = copy.deepcopy(manifest)
        plant(changed)
        if len(list(faults(changed, app_id))) != 1:
            print(f"no complaint, or too many: {list(faults(changed, app_id))}")
            return 1
    return 0


def main(arguments):
    root = Path([a for a in arguments if not a.startswith("--")][0])
    app_id = re.search(r"^app_id = '(.*)'", (root / "meson.build").read_text(encoding="utf-8"), re.M).group(1)
    path = root / "build-aux" / f"{app_id}.json"
    manifest = json.loads(path.read_text(encoding="utf-8"))
    if "--self-test" in arguments:
        return self_test(manifest, app_id)
    found = list(faults(manifest, app_id))
    print("".join(f"{path.relative_to(root)}: {fault}\n" for fault in found), end="")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
