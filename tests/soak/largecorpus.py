#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How a corpus of WMT14's size is read and trained on: pairs a second, and memory at its peak.

  tests/soak/largecorpus.py BUILD/bin [--pairs 4500000] [--steps 500] [--sentences 3] [--folder F]
  tests/soak/largecorpus.py BUILD/bin --sizes 10000,100000,1000000,4000000 [--steps 40]

The pairs are those of the sample tiny-french, several to a line, so that they are as long as real ones. Each line gets one
of 8,000 words on both sides, and each tenth a word that is nowhere else, so that vocabularies are as large as real ones.
With --sizes the speed of the same model and the same vocabulary is measured on data of each size; the first lines of the
same file are taken.
"""
import argparse
import itertools
import json
import os
import subprocess
import sys
import time


def run(command):
    """Its output, seconds and peak memory in MiB."""
    began = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"{' '.join(command)} ended with status {status}")
    return output, time.monotonic() - began, usage.ru_maxrss / 1024


def make(tools, folder, pairs, sentences):
    """A file of long pairs; a second one of a few more, to validate with."""
    base, data = f"{folder}/base.tsv", f"{folder}/pairs.tsv"
    if not os.path.exists(data):
        run([f"{tools}/attentoscope-cli", "samples", "tiny-french", "--pairs", str(min(pairs, 1_000_000)), "--out", base])
        with open(base, encoding="utf-8") as lines:
            halves = [line.rstrip("\n").split("\t") for line in lines]
        with open(data, "w", encoding="utf-8") as out:
            for number in range(pairs):
                chosen = [halves[(number + at * (7919 + number // len(halves))) % len(halves)] for at in range(sentences)]
                rare = f"w{number * 7919 % 8000}" + (f" u{number}" if number % 10 == 0 else "")
                out.write("\t".join(f"{' '.join(pair[side] for pair in chosen)} {rare}" for side in (0, 1)) + "\n")
    return data


def measure_reading_and_training(tools, folder, data, pairs, steps):
    print(run([f"{tools}/bench_corpus", data])[0], end="", flush=True)
    out = f"{folder}/run-{os.getpid()}"
    _, seconds, peak = run([f"{tools}/attentoscope-cli", "train", "--data", data, "--steps", str(steps), "--out", out])
    with open(f"{out}/metrics.jsonl", encoding="utf-8") as lines:
        metrics = [json.loads(line) for line in lines]
    training = [line["seconds"] for line in metrics if "loss" in line]
    print(f"train: {steps} steps of 64 pairs in {training[-1]:.0f} s, {steps * 64 / training[-1]:.0f} pairs/s; "
          f"with reading {seconds:.0f} s; peak {peak:.0f} MiB of 4,096", flush=True)


def measure_sizes(tools, folder, data, sizes, steps):
    validation = f"{folder}/validation.tsv"
    head(data, validation, 500)
    for size in sizes:
        part = f"{folder}/first-{size}.tsv"
        head(data, part, size)
        output, seconds, peak = run([f"{tools}/attentoscope-cli", "bench", "--data", part, "--valid", validation, "--json",
                                     "--steps", str(steps), "--set", "embedding_size=256", "hidden_size=256", "layers=1",
                                     "batch_size=64", "dropout=0.2", "min_frequency=1", "max_vocabulary=8000"])
        os.remove(part)
        print(f"{size} pairs: {json.dumps(json.loads(output))} in {seconds:.0f} s, peak {peak:.0f} MiB", flush=True)


def head(source, target, lines):
    with open(source, encoding="utf-8") as given, open(target, "w", encoding="utf-8") as out:
        out.writelines(itertools.islice(given, lines))


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("tools")
    options.add_argument("--pairs", type=int, default=4_500_000)
    options.add_argument("--steps", type=int, default=500)
    options.add_argument("--sentences", type=int, default=3)
    options.add_argument("--sizes")
    options.add_argument("--folder", default="/tmp/attentoscope-largecorpus")
    given = options.parse_args()
    os.environ.setdefault("GOMP_SPINCOUNT", "100000")
    os.makedirs(given.folder, exist_ok=True)
    print(f"load of the machine: {os.getloadavg()[0]:.1f}", flush=True)
    sizes = [int(size) for size in given.sizes.split(",")] if given.sizes else []
    data = make(given.tools, given.folder, max(sizes, default=given.pairs), given.sentences)
    if sizes:
        measure_sizes(given.tools, given.folder, data, sizes, given.steps)
    else:
        measure_reading_and_training(given.tools, given.folder, data, given.pairs, given.steps)


if __name__ == "__main__":
    main()
