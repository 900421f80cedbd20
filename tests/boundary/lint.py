# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""lint.py ROOT BUILD CLANG_TIDY [FILE…]: the checks of .clang-tidy, and includes that nothing uses, on every source
without torch, or on those given. What was found clean is not looked at again while neither the source, nor a header
of ours that it includes, nor .clang-tidy has changed. With ATTENTOSCOPE_LINT_SECONDS no source is begun after that
time; those that changed last come first, and the last line says how many were left out."""

import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

# LibTorch's headers do not compile in C++23 with clang 19.
TARGETS = {
    "engine/machine": "attentoscope_engine_base",
    "engine/reproducible": "attentoscope_engine_base",
    "engine/corpus": "attentoscope_engine_base",
    "engine/settings": "attentoscope_engine_base",
    "engine/storage": "attentoscope_engine_base",
    "engine/foreign": "attentoscope_engine_base",
    "engine/metrics": "attentoscope_engine_base",
    "engine/alignment": "attentoscope_engine_base",
    "engine/lessons": "attentoscope_lessons",
    "engine/remote": "attentoscope_remote",
    "engine/qt": "attentoscope_engine_qt",
    "ui": "attentoscope_ui",
    "app/writers": "attentoscope_writers",
    "app/clicommands": "attentoscope-cli",
    "app/lessons": "attentoscope_lessonplayback",
    "app": "attentoscope_app",
}
UNUSED = re.compile(r"included header .* is not used directly")
FINDING = re.compile(r"^(\S+?:\d+:\d+): (?:error|warning): (.*) \[([^\]]+)\]$")


def target_of(path):
    folder = max((f for f in TARGETS if path.startswith(f + "/")), key=len, default=None)
    return TARGETS.get(folder)


def flags_of_targets(build):
    """What the preprocessor is told for each target; the rest of a command is for GCC."""
    flags = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        words = shlex.split(entry["command"])
        output = words[words.index("-o") + 1]
        target = re.search(r"CMakeFiles/([^/]+)\.dir/", output).group(1)
        if target in flags:
            continue
        kept = []
        for word, following in zip(words, words[1:] + [""]):
            if word in ("-I", "-isystem"):
                kept += [word, following]
            elif word.startswith(("-I", "-D", "-std=")):
                kept.append(word)
        flags[target] = kept
    return flags


@cache
def included(root, path):
    """The headers of ours that a file includes, directly or not."""
    text = (root / path).read_text(encoding="utf-8")
    found = set()
    for name in re.findall(r'#include "((?:engine|ui|app)/[^"]+)"', text):
        if (root / name).exists():
            found |= {name} | included(root, name)
    return frozenset(found)


def fingerprint(root, path, flags, version):
    digest = hashlib.sha256(version)
    for part in [*flags, (root / ".clang-tidy").read_text(), Path(__file__).read_text()]:
        digest.update(part.replace(str(root), "").encode())
    for name in [path, *sorted(included(root, path))]:
        digest.update((root / name).read_bytes())
    return digest.hexdigest()


def newest_first(root, paths):
    """By the last commit that changed them; those that no commit has come first. Without git they stay as they are."""
    if not shutil.which("git"):
        return paths
    log = subprocess.run(["git", "log", "--format=", "--name-only"], capture_output=True, text=True, cwd=root)
    age = {}
    for name in log.stdout.splitlines():
        age.setdefault(name, len(age))
    return sorted(paths, key=lambda path: age.get(path, -1))


def findings(root, program, path, flags):
    run = subprocess.run([program, "--quiet", str(root / path), "--", *flags], capture_output=True, text=True, cwd=root)
    result = []
    for line in run.stdout.splitlines():
        found = FINDING.match(line)
        if not found:
            continue
        place, text, check = found.groups()
        if not check.startswith("misc-include-cleaner") or UNUSED.search(text):
            result.append(f"{place.removeprefix(str(root) + '/')}: {text} [{check}]")
    if run.returncode != 0 and not run.stdout:
        result.append(f"{path}: clang-tidy failed: {run.stderr.strip()[-500:]}")
    return result


def main():
    root, build, program = Path(sys.argv[1]).resolve(), Path(sys.argv[2]), sys.argv[3]
    seen = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "attentoscope-lint"
    seen.mkdir(parents=True, exist_ok=True)
    flags = flags_of_targets(build)
    version = subprocess.run([program, "--version"], capture_output=True, check=True).stdout
    paths = sys.argv[4:] or [
        str(path.relative_to(root)) for folder in ("engine", "ui", "app") for path in sorted((root / folder).rglob("*.cpp"))
    ]
    work = [(path, flags[target_of(path)]) for path in newest_first(root, paths) if target_of(path) in flags]
    if not work:
        sys.exit("lint.py found nothing to look at")
    end = time.monotonic() + float(os.environ.get("ATTENTOSCOPE_LINT_SECONDS", "inf"))
    left_out = []

    def check(item):
        path, own = item
        mark = seen / fingerprint(root, path, own, version)
        if mark.exists():
            return []
        if time.monotonic() > end:
            left_out.append(path)
            return []
        found = findings(root, program, path, own)
        if not found:
            mark.touch()
        return found

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        all_found = sorted({text for found in pool.map(check, work) for text in found})
    rest = f", {len(left_out)} left out because the time was over" if left_out else ""
    print("\n".join(all_found + [f"lint: {len(work)} sources, {len(all_found)} findings{rest}"]))
    sys.exit(1 if all_found else 0)


main()
