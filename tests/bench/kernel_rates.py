#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""LibTorch's own product of 2048³ inside the program, with each of OpenBLAS's kernels, in turns.

  tests/bench/kernel_rates.py build/release/bin/attentoscope-cli

"mended" is the program with an OpenBLAS that takes the processor for a Prescott (libattentoscope_misled_openblas.so, which
is built beside the program with the tests) and that is told better; the others are set by OPENBLAS_CORETYPE. Prints the
medians in 10⁹ operations a second, and mended beside the best.
"""
import argparse
import json
import os
import pathlib
import statistics
import subprocess
import tempfile

CORES = ["Prescott", "Nehalem", "Sandybridge", "Haswell", "Zen", "SkylakeX", "Cooperlake"]
DECIDES = ("OPENBLAS_CORETYPE", "GOMP_SPINCOUNT", "OMP_WAIT_POLICY")


def measure(cli, pairs, variables):
    environment = {name: value for name, value in os.environ.items() if name not in DECIDES} | variables
    output = subprocess.run(
        [cli, "bench", "--data", pairs, "--steps", "1", "--warm-up", "0", "--set", "hidden_size=16", "embedding_size=16",
         f"threads={os.cpu_count()}", "--json"], check=True, stdout=subprocess.PIPE, text=True, env=environment).stdout
    result = json.loads(output)
    return result["kernels"]["core"], result["libtorch_gflops"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cli", type=pathlib.Path)
    parser.add_argument("--cores", nargs="*", default=CORES)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    misled = arguments.cli.resolve().parent / "libattentoscope_misled_openblas.so"
    settings = {"mended": {"LD_PRELOAD": str(misled), "MISLED_CORE": "Prescott"}, "its own choice": {}}
    settings |= {core: {"OPENBLAS_CORETYPE": core} for core in arguments.cores}
    rates, taken = {name: [] for name in settings}, {}
    with tempfile.TemporaryDirectory() as folder:
        pairs = pathlib.Path(folder) / "pairs.tsv"
        subprocess.run([arguments.cli, "samples", "reverse", "--pairs", "200", "--out", pairs], check=True,
                       stdout=subprocess.DEVNULL)
        for _ in range(arguments.rounds):
            for name, variables in settings.items():
                taken[name], rate = measure(arguments.cli, pairs, variables)
                rates[name].append(rate)
    medians = {name: statistics.median(found) for name, found in rates.items()}
    for name, found in rates.items():
        print(f"{name:16} {taken[name]:16} median {medians[name]:6.1f}  from {min(found):6.1f} to {max(found):6.1f}")
    best = max((name for name in medians if name != "mended"), key=medians.get)
    print(f"mended / best ({best}): {medians['mended'] / medians[best]:.3f}")


if __name__ == "__main__":
    main()
