#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""testtimes.py JUNIT BUDGETS: where a run of ctest spent its time. Prints the twenty slowest rows and the rows that took
longer than their budget. BUDGETS has a row and its seconds on each line; a row without one has the default."""
import sys
import xml.etree.ElementTree as tree

budgets = {}
for line in open(sys.argv[2]):
    if line.strip() and not line.startswith("#"):
        name, seconds = line.split()[:2]
        budgets[name] = float(seconds)
default = budgets.pop("default")

rows = sorted(((float(case.get("time") or 0), case.get("name")) for case in tree.parse(sys.argv[1]).iter("testcase")),
              reverse=True)
unknown = sorted(budgets.keys() - {name for _, name in rows}) if len(rows) > len(budgets) else []
print(f"\n{len(rows)} rows, {sum(seconds for seconds, _ in rows):.0f} s one after the other. The slowest:")
for seconds, name in rows[:20]:
    print(f"  {seconds:6.1f} s  {name}")
over = [(seconds, name) for seconds, name in rows if seconds > budgets.get(name, default)]
for seconds, name in over:
    print(f"over its budget: {name} took {seconds:.1f} s of {budgets.get(name, default):g} s")
for name in unknown:
    print(f"tests/budgets.txt names {name}, which did not run")
