#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains presets on a built-in sample and prints a table: exact translations of sentences never seen, and the alignment
error rate with the attention's rows one place earlier, as they are, and one place later.

  tests/bench/preset_table.py build/release/bin/attentoscope-cli --minutes 3
  tests/bench/preset_table.py build/release/bin/attentoscope-cli --sample reverse --presets luong-dot,bahdanau-lstm
"""
import argparse
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

# Further settings that a preset needs on a sample. A linear score alone cannot attend to anything, and the tutorial's
# limit of ten tokens is too short for these sentences.
# ten tokens is too short for these sentences.
EXTRA = {
    "bilstm-concat": [["score_hidden=64"]],
    "tutorial-location": [["attention_positions=24"]],
}
WITH_LINKS = ["tiny-french", "unshuffle"]
PRESETS = ["recommended", "bahdanau-lstm", "bahdanau-2014", "luong-dot", "luong-general", "luong-concat", "luong-local-m",
           "luong-local-p", "tutorial-location", "bilstm-concat", "no-attention", "transformer", "transformer-2017",
           "transformer-tiny"]


def write_pairs(cli, sample, folder):
    """Ten thousand pairs to train on, and 500 that share no sentence with them on either side."""
    gold = sample in WITH_LINKS
    for name, pairs, seed in (("train", 10_000, 1), ("other", 4_000, 2)):
        links = ["--alignments", folder / f"{name}.talp"] if gold else []
        subprocess.run([cli, "samples", sample, "--pairs", str(pairs), "--seed", str(seed), "--out", folder / f"{name}.tsv", *links],
                       check=True, stdout=subprocess.DEVNULL)
    read = lambda name: (folder / name).read_text(encoding="utf-8").splitlines()
    sides = [set(column) for column in zip(*(line.split("\t") for line in read("train.tsv")))]
    links = read("other.talp") if gold else [""] * len(read("other.tsv"))
    unseen = [(line, link) for line, link in zip(read("other.tsv"), links)
              if not any(text in side for text, side in zip(line.split("\t"), sides))][:500]
    (folder / "test.tsv").write_text("".join(line + "\n" for line, _ in unseen), encoding="utf-8")
    (folder / "test.talp").write_text("".join(link + "\n" for _, link in unseen), encoding="utf-8")
    return len(unseen), gold


def measure(cli, folder, gold, preset, settings, arguments):
    run = folder / "run"
    shutil.rmtree(run, ignore_errors=True)
    chosen = ["--set", *settings, *arguments.set] if settings or arguments.set else []
    limit = ["--steps", str(arguments.steps)] if arguments.steps else ["--minutes", str(arguments.minutes)]
    trained = subprocess.run([cli, "train", "--data", folder / "train.tsv", "--preset", preset, "--as-preset", *limit,
                              "--threads", str(arguments.threads), "--out", run, "--json", *chosen],
                             stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    if trained.returncode:
        return None
    links = ["--gold", folder / "test.talp"] if gold else []
    evaluated = subprocess.run([cli, "evaluate", "--model", run, "--data", folder / "test.tsv", "--json", *links],
                               check=True, stdout=subprocess.PIPE, text=True)
    return json.loads(trained.stdout) | json.loads(evaluated.stdout)


def row(preset, settings, result):
    name = preset + (f" ({' '.join(settings)})" if settings else "")
    rates = result.get("aer_by_shift", {})
    cells = [f"{result['exact']:.1f} %", f"{result['loss']:.3f}"]
    cells += [f"{rates[shift]:.3f}" if shift in rates else "" for shift in ("-1", "0", "1")]
    return f"| {name} | {result['steps']} | " + " | ".join(cells) + " |"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cli")
    parser.add_argument("--sample", default="tiny-french")
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--steps", type=int, default=0, help="in place of minutes")
    parser.add_argument("--threads", type=int, default=0)
    parser.add_argument("--presets", default=",".join(PRESETS))
    parser.add_argument("--set", nargs="*", default=[], help="settings for all of them")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        count, gold = write_pairs(arguments.cli, arguments.sample, folder)
        limit = f"{arguments.steps} steps" if arguments.steps else f"{arguments.minutes:g} minutes"
        print(f"{arguments.sample}: 10,000 pairs, {limit} each, {count} unseen sentences\n")
        print("| preset | steps | exact | loss | AER, one earlier | AER | AER, one later |\n|---|---|---|---|---|---|---|")
        for preset in arguments.presets.split(","):
            for settings in EXTRA.get(preset, [[]]):
                result = measure(arguments.cli, folder, gold, preset, settings, arguments)
                print(row(preset, settings, result) if result else f"| {preset} | failed |", flush=True)


if __name__ == "__main__":
    sys.exit(main())
