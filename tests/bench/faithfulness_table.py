#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how faithful the attention of presets is (Kendall's τ between weights and erasure), untrained, trained, and with
the weights of each row shuffled, and prints a table. A run that is in the folder is not trained again, and a number that
is in its results.jsonl is not measured again: started once more, the script goes on where it stopped.

  tests/bench/faithfulness_table.py build/release/bin/attentoscope-cli FOLDER
  tests/bench/faithfulness_table.py build/release/bin/attentoscope-cli FOLDER --sample reverse --presets luong-local-m
"""
import argparse
import json
import pathlib
import shutil
import subprocess
import sys

# Further settings that a preset needs on a sample, as in preset_table.py.
EXTRA = {
    "bilstm-concat": ["score_hidden=64"],
    "tutorial-location": ["attention_positions=24"],
}
PRESETS = ["recommended", "bahdanau-lstm", "luong-dot", "luong-general", "luong-concat", "luong-local-m", "tutorial-location",
           "transformer-tiny"]
UNTRAINED = ["learning_rate=1e-9"]  # one step, because a run of none has no save


def train(arguments, preset, seed, state):
    steps = 1 if state == "untrained" else arguments.steps
    run = arguments.folder / f"{arguments.sample}-{preset}-{seed}-{steps}"
    if (run / "current").exists():
        return run
    shutil.rmtree(run, ignore_errors=True)
    settings = EXTRA.get(preset, []) + (UNTRAINED if state == "untrained" else [])
    done = subprocess.run([arguments.cli, "train", "--sample", arguments.sample, "--pairs", str(arguments.pairs), "--preset", preset,
                           "--as-preset", "--seed", str(seed), "--steps", str(steps), "--threads", str(arguments.threads),
                           "--out", run, *(["--set", *settings] if settings else [])],
                          stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"{run.name}: {done.stderr}")
    return run


def measure(arguments, preset, seed, state):
    """The row of the attention that a translation shows."""
    run = train(arguments, preset, seed, "untrained" if state == "untrained" else "trained")
    options = ["--shuffled"] if state == "shuffled" else []
    told = subprocess.run([arguments.cli, "faithfulness", run, "--json", "--sentences", str(arguments.sentences), "--by",
                           arguments.by, "--threads", str(arguments.threads), *options],
                          check=True, stdout=subprocess.PIPE, text=True).stdout
    shown = [head for head in json.loads(told)["heads"] if "kind" not in head]
    return {name: shown[0][name] for name in ("tau", "low", "high")} if shown else None


def bleu_of(run):
    """Of the last validation: how far the training has come."""
    lines = [json.loads(line) for line in (run / "metrics.jsonl").read_text(encoding="utf-8").splitlines()]
    return next(line["valid_bleu"] for line in reversed(lines) if "valid_bleu" in line)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cli")
    parser.add_argument("folder", type=pathlib.Path, help="for the runs and results.jsonl")
    parser.add_argument("--sample", default="tiny-french")
    parser.add_argument("--pairs", type=int, default=4000)
    parser.add_argument("--presets", type=lambda text: text.split(","), default=PRESETS)
    parser.add_argument("--seeds", type=lambda text: text.split(","), default=["1", "2", "3"])
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--sentences", type=int, default=100)
    parser.add_argument("--by", default="zero")
    parser.add_argument("--threads", type=int, default=1)
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    results = arguments.folder / "results.jsonl"
    known = {}
    if results.exists():
        for line in results.read_text(encoding="utf-8").splitlines():
            record = json.loads(line)
            known[tuple(record["of"])] = record["value"]
    print("| Preset | Seed | BLEU | Untrained | Trained | Trained, rows shuffled |\n|---|---|---|---|---|---|")
    for preset in arguments.presets:
        for seed in arguments.seeds:
            cells = []
            for state in ("untrained", "trained", "shuffled"):
                of = (arguments.sample, str(arguments.pairs), preset, seed, state, str(arguments.steps),
                      str(arguments.sentences), arguments.by)
                if of not in known:
                    known[of] = measure(arguments, preset, seed, state)
                    with results.open("a", encoding="utf-8") as file:
                        file.write(json.dumps({"of": of, "value": known[of]}) + "\n")
                value = known[of]
                cells.append("{tau:.2f} ({low:.2f} to {high:.2f})".format(**value) if value else "none")
            bleu = bleu_of(train(arguments, preset, seed, "trained"))
            print(f"| `{preset}` | {seed} | {bleu:.1f} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
