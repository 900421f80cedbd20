#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains both recipes of the preset unshuffle with several seeds and prints what they reach on the same 500 sequences.

  tests/bench/unshuffle_table.py build/release/bin/attentoscope-cli
"""
import argparse
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile

RECIPES = {"robust": (10, 2500), "article": (40, 800)}  # seeds, and steps or sequences at the latest


def output(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout


def measured(cli, folder, recipe, seed):
    run = folder / f"{recipe}-{seed}"
    trained = output(cli, "train", "--preset", "unshuffle", "--set", f"recipe={recipe}", "--seed", str(seed), "--threads", "1",
                     "--out", run, "--json")
    evaluated = output(cli, "evaluate", "--model", run, "--data", folder / "pairs.tsv", "--gold", folder / "pairs.talp",
                       "--threads", "1", "--json")
    return json.loads(trained) | {"seed": seed, "measured": json.loads(evaluated)}


def span(values, digits):
    return f"{min(values):.{digits}f} to {max(values):.{digits}f}, median {statistics.median(values):.{digits}f}"


def report(recipe, runs, latest):
    early = [run for run in runs if run["steps"] < latest]
    steps = [run["steps"] for run in early]
    print(f"recipe={recipe}: {len(early)} of {len(runs)} end before step {latest}"
          + (f", after {min(steps)} to {max(steps)} steps (seeds {', '.join(str(run['seed']) for run in early)})" if early else ""))
    print("  mean squared error", span([run["measured"]["loss"] for run in runs], 5))
    print("  rows with the largest weight on the right vector (%)", span([100 * (1 - run["measured"]["aer"]) for run in runs], 1))
    exact = [run["measured"]["exact"] for run in runs]
    best = max(runs, key=lambda run: run["measured"]["exact"])
    print("  sequences without a fault (%)", span(exact, 1) + f"; {sum(value > 0 for value in exact)} seeds with one at least,"
          f" most with seed {best['seed']}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cli")
    parser.add_argument("--recipes", default=",".join(RECIPES))
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        output(arguments.cli, "samples", "unshuffle", "--pairs", "500", "--seed", "777", "--out", folder / "pairs.tsv",
               "--alignments", folder / "pairs.talp")
        for recipe in arguments.recipes.split(","):
            seeds, latest = RECIPES[recipe]
            report(recipe, [measured(arguments.cli, folder, recipe, seed) for seed in range(1, seeds + 1)], latest)


if __name__ == "__main__":
    sys.exit(main())
