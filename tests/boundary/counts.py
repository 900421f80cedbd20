#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""counts.py CHECKOUT [COMMIT…]: how many test classes, test functions and checks there are, now and at these commits.
A class is a source tst_*.cpp. A check is a macro of Qt Test that can fail."""
import re
import subprocess
import sys

CHECK = re.compile(r"\bQ(?:VERIFY2?|COMPARE|COMPARE_\w+|TRY_\w+|FAIL|EXPECT_FAIL|VERIFY_EXCEPTION_THROWN|VERIFY_THROWS_\w+)\s*\(")
SLOT = re.compile(r"^    void (?!init\b|cleanup\b|initTestCase\b|cleanupTestCase\b)(\w+)\(\)", re.MULTILINE)


def git(*arguments):
    return subprocess.run(["git", "-C", sys.argv[1], *arguments], stdout=subprocess.PIPE, text=True, check=True).stdout


for commit in [*sys.argv[2:], "HEAD"]:
    paths = [path for path in git("ls-tree", "-r", "--name-only", commit, "tests").splitlines() if path.endswith((".cpp", ".h"))]
    classes = slots = checks = 0
    for path in paths:
        text = git("show", f"{commit}:{path}")
        checks += len(CHECK.findall(text))
        if re.search(r"/tst_\w+\.cpp$", path):
            classes += 1
            hidden = text.split("Q_OBJECT", 1)[-1]
            slots += sum(1 for name in SLOT.findall(hidden) if not name.endswith("_data"))
    print(f"{commit}: {classes} classes, {slots} functions, {checks} checks")
