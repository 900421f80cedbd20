#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the runs of one version in tests/data/golden/, and beside each run what that version makes of it.

    make_golden_runs.py CLI COMMIT FOLDER

CLI is the attentoscope-cli of that version, and attentoscope-subwords lies beside it. FOLDER is a new folder in
tests/data/golden/. A kind of run that the version does not know is left out. Every NAME.attentoscope has a NAME.json:
translations by `translate --json`, how many pictures of watched sentences there are, and the losses of the first steps
after the run is resumed. together.json has translations by two runs together. A lesson, NAME.lesson.md, is written by
hand. The folder's files are added to files.txt beside it. Standard library only."""

import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

RESUMED_STEPS = 5
STEPS = 100
# The rate is constant, so that the losses after resuming depend on the optimiser's state.
SMALL = ["embedding_size=8", "hidden_size=8", "batch_size=16", "schedule=constant", "learning_rate=0.05"]
ONE_VALIDATION = ["validation_epochs=1000"]  # so that the best save is the newest, and only one is packed
LETTERS = ["c d a b", "b a", "e c d"]
WORDS = ["the black cat sleeps .", "we are on my old tree ."]
VECTORS = ["3 1 2", "[3,4] [1,2] [2,3] [4,5]"]


class Program:
    def __init__(self, path):
        self.path = path

    def run(self, *arguments):
        done = subprocess.run([self.path, *map(str, arguments)], capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"{' '.join(map(str, arguments))}: {done.stderr}{done.stdout}")
        return done.stdout

    def knows(self, command, words):
        done = subprocess.run([self.path, command, "--help"], capture_output=True, text=True)
        return done.returncode == 0 and words in done.stdout

    def has_preset(self, preset):
        return f"\n{preset}: " in "\n" + self.run("presets")


def reversed_letters():
    """Few letters, so that a model of this size learns them within its few steps."""
    source = random.Random(3)
    lines = []
    for _ in range(120):
        letters = [source.choice("abcde") for _ in range(source.randint(2, 4))]
        lines.append(f"{' '.join(letters)}\t{' '.join(reversed(letters))}\n")
    return "".join(lines)


def losses_after(run, step):
    lines = [json.loads(line) for line in (run / "metrics.jsonl").read_text().splitlines()]
    return [line["loss"] for line in lines if "loss" in line and line["step"] > step]


def newest_step(run):
    return int((run / "current").read_text().split()[0])  # a sum follows in later versions


class GoldenRuns:
    def __init__(self, program, commit, folder, scratch):
        self.program = program
        self.commit = commit
        self.folder = folder
        self.scratch = scratch
        self.version = program.run("--version").split()[-1]

    def train(self, name, settings, data, steps=STEPS, preset="recommended"):
        run = self.scratch / name
        watched = ["--watch", "a b c"] if data and self.program.knows("train", "--watch") else []
        self.program.run("train", *data, "--preset", preset, "--steps", steps, "--seed", 3, "--threads", 1, "--out",
                         run, *watched, "--set", *settings)
        return run

    def translations(self, runs, sentences, beams=(1, 3)):
        models = [argument for run in runs for argument in ("--model", run)]
        heads = ["--heads", "--head", "mean"] if runs[0].name.startswith("transformer") else []
        answers = []
        for beam in beams:
            for sentence in sentences:
                printed = self.program.run(
                    "translate", *models, "--threads", 1, "--beam", beam, "--json", *heads, sentence)
                answers.append({"text": sentence, "beam": beam, **json.loads(printed)[0]})
        return answers

    def write(self, name, expected):
        expected = {"version": self.version, "commit": self.commit, **expected}
        text = json.dumps(expected, ensure_ascii=False, separators=(",", ":"))
        (self.folder / f"{name}.json").write_text(text + "\n")

    def keep(self, run, sentences, beams=(1, 3)):
        """Packs the run, and then writes what its version makes of the packed one."""
        packed = self.folder / f"{run.name}.attentoscope"
        from_file = run.name not in ("pieces", "unshuffle")
        self.program.run("pack", "--model", run, "--out", packed, *(["--with-data"] if from_file else []))
        unpacked = self.scratch / f"{run.name}-unpacked"
        self.program.run("unpack", packed, "--out", unpacked)
        step = newest_step(unpacked)
        answers = self.translations([unpacked], sentences, beams)
        watched = unpacked / "watched" / "snapshots.jsonl"
        pictures = len(watched.read_text().splitlines()) if watched.exists() else 0
        self.program.run("train", "--resume", "--steps", step + RESUMED_STEPS, "--threads", 1, "--out", unpacked)
        self.write(run.name, {"step": step, "pictures": pictures, "translations": answers,
                              "resumed": losses_after(unpacked, step)})

    def make(self):
        pairs = self.scratch / "pairs.tsv"
        pairs.write_text(reversed_letters())
        letters = ["--data", pairs]
        once = SMALL + ONE_VALIDATION
        recurrent = self.train("recurrent", once, letters)
        self.keep(recurrent, LETTERS)
        second = self.train("second", once + ["attention=additive"], letters)
        self.keep(second, LETTERS)
        pieces = once + ["tokenizer=bpe", "subword_vocabulary=60"]
        self.keep(self.train("pieces", pieces, ["--sample", "tiny-french", "--pairs", 200]), WORDS)
        # Its schedule falls to zero. So the run is stopped by a smaller limit, and continues from there.
        vectors = ["attention_size=8", "steps=400"]
        self.keep(self.train("unshuffle", vectors, [], steps=200, preset="unshuffle"), VECTORS, beams=(1,))
        if self.program.has_preset("transformer-tiny"):
            heads = once + ["heads=2", "inner_size=16"]
            self.keep(self.train("transformer", heads, letters, preset="transformer-tiny"), LETTERS)
        if self.program.knows("average", "--best"):
            saves = self.train("saves", SMALL + ["validation_epochs=2", "keep_saves=20"], letters)
            average = self.scratch / "average"
            self.program.run("average", "--model", saves, "--best", 3, "--out", average)
            self.keep(average, LETTERS)
        if any(self.program.knows("translate", words) for words in ("Given several times", "translate together")):
            answers = self.translations([recurrent, second], LETTERS)
            self.write("together", {"runs": ["recurrent", "second"], "translations": answers})


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    folder = Path(sys.argv[3])
    folder.mkdir(parents=True, exist_ok=True)  # a lesson may be there, written by hand
    with tempfile.TemporaryDirectory() as scratch:
        GoldenRuns(Program(sys.argv[1]), sys.argv[2], folder, Path(scratch)).make()
    listed = folder.parent / "files.txt"
    names = set(listed.read_text().split()) if listed.exists() else set()
    names |= {f"{folder.name}/{file.name}" for file in folder.iterdir()}
    listed.write_text("".join(f"{name}\n" for name in sorted(names)))


main()
