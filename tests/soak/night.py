#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A training in an engine whose window is away: night.py [BUILD-FOLDER [SECONDS [VISITS]]] (600 seconds, ten visits).

The window begins a Transformer with five watched sentences and all heads, goes away, and comes back VISITS times. It must
be connected within 2 s with a curve that goes on to the newest step, and after the tenth minute, or the first fifth of
a shorter night, the engine's memory may grow by 64 MiB. The last row of night.tsv is this run's."""
import datetime
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

BUILD = Path((sys.argv[1:] or ["build/release"])[0]).resolve()
SECONDS = float((sys.argv[2:] or ["600"])[0])
VISITS = int((sys.argv[3:] or ["10"])[0])
TABLE = Path(__file__).with_suffix(".tsv")
LONGEST, GROWTH = 2.0, 64.0
SETTLED = 600 if SECONDS >= 1200 else SECONDS / 5


def engine_of(place):
    """The process that serves in that folder."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if b"XDG_RUNTIME_DIR=" + os.fsencode(place) in (process / "environ").read_bytes().split(b"\0") \
                    and b"serve" in (process / "cmdline").read_bytes().split(b"\0"):
                return process
        except OSError:
            continue
    raise SystemExit("there is no engine")


def memory(process):
    line = next(line for line in (process / "status").read_text().splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024


def window(environment, what):
    done = subprocess.run([BUILD / "bin/soak_night", what, BUILD / "bin/attentoscope-cli", "serve"], env=environment,
                          stdout=subprocess.PIPE, text=True, timeout=300, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{what}: {done.stdout}")
    return done.stdout.split()


def main():
    with tempfile.TemporaryDirectory() as place:
        environment = {**os.environ, "XDG_RUNTIME_DIR": place, "XDG_DATA_HOME": place, "GOMP_SPINCOUNT": "2000"}
        os.chmod(place, 0o700)
        window(environment, "begin")
        began, seconds, before, faults = time.monotonic(), [], 0, []
        engine, settled, most = engine_of(place), None, 0.0
        for visit in range(1, VISITS + 1):
            time.sleep(max(0.0, began + SECONDS * visit / VISITS - time.monotonic()))
            taken, step, validated, kept = (float(word) for word in window(environment, "look"))
            seconds.append(taken)
            held = memory(engine)
            if taken > LONGEST:
                faults.append(f"visit {visit}: {taken:.1f} s")
            if not before < step or validated < step - 100:
                faults.append(f"visit {visit}: the curve ends at {step:.0f}, its validations at {validated:.0f}")
            before = step
            if SECONDS * visit / VISITS >= SETTLED:
                settled = settled or held
                most = max(most, held)
            print(f"{time.monotonic() - began:7.0f} s  {taken:.2f} s  step {step:.0f}  validations kept {kept:.0f}  {held:.0f} MiB", flush=True)
        if most - settled > GROWTH:
            faults.append(f"memory grew from {settled:.0f} to {most:.0f} MiB")
        window(environment, "stop")
        subprocess.run([BUILD / "bin/attentoscope-cli", "serve", "--stop"], env=environment, check=True, stdout=subprocess.DEVNULL)
    row = [datetime.date.today().isoformat(), f"{SECONDS:.0f}", str(VISITS), f"{before:.0f}", f"{max(seconds):.2f}",
           f"{settled:.0f}", f"{most:.0f}", str(len(faults))]
    with TABLE.open("a") as table:
        table.write("\t".join(row) + "\n")
    print(*faults, sep="\n")
    sys.exit(1 if faults else 0)


main()
