# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains well and badly chosen models on samples, and writes their numbers for tst_trainingadvice.

    python3 tests/reference/make_advice_curves.py build/release/bin/attentoscope-cli tests/engine/diagnosis/data [NAME…]

It takes half an hour. A file begins with the preset, its training pairs and its settings; then there is for each step
`s STEP LOSS GRADIENT_NORM`, for each validation `v STEP LOSS`, and for each cross head at the last validation
`h LAYER HEAD EVENNESS`.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

SAMPLE = ["--sample", "tiny-french"]
RUNS = {
    "recommended": SAMPLE + ["--steps", "1500"],
    "transformer-tiny": SAMPLE + ["--preset", "transformer-tiny", "--steps", "3000"],
    "luong-general": SAMPLE + ["--preset", "luong-general", "--steps", "900"],
    "bahdanau-2014": SAMPLE + ["--preset", "bahdanau-2014", "--steps", "700"],
    "tutorial-location": SAMPLE + ["--preset", "tutorial-location", "--steps", "2500"],
    "rate-times-10": SAMPLE + ["--set", "learning_rate=0.02", "--steps", "600"],
    "rate-times-100": SAMPLE + ["--set", "learning_rate=0.2", "--steps", "400"],
    "transformer-rate-times-100": SAMPLE
    + ["--preset", "transformer-tiny", "--set", "learning_rate=0.4", "--steps", "400"],
    "rate-by-200": SAMPLE + ["--set", "learning_rate=0.00001", "--steps", "400"],
    "pairs-20": SAMPLE + ["--pairs", "20"],
    "pairs-300": SAMPLE + ["--pairs", "300"],
    "by-heart": SAMPLE + ["--pairs", "600", "--set", "dropout=0", "embedding_dropout=0", "state_dropout=0",
                          "output_dropout=0", "word_dropout=0", "label_smoothing=0", "validation_share=0.3", "--epochs", "60"],
}


def numbers_of(run):
    config = json.loads((run / "config.json").read_text())
    lines = []
    for line in (run / "metrics.jsonl").read_text().splitlines():
        one = json.loads(line)
        if "loss" in one and "gradient_norm" in one:
            lines.append(f"s {one['step']} {one['loss']:.4g} {one['gradient_norm']:.3g}")
        elif "valid_loss" in one:
            lines.append(f"v {one['step']} {one['valid_loss']:.4g}")
    heads = run / "heads.jsonl"
    if heads.exists():
        last = json.loads(heads.read_text().splitlines()[-1])
        for head in last["heads"]:
            if head["kind"] == "cross":
                lines.append(f"h {head['layer']} {head['head']} {head['evenness']:.3g}")
    return config, lines


def main():
    program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    for name, arguments in RUNS.items():
        if len(sys.argv) > 3 and name not in sys.argv[3:]:
            continue
        with tempfile.TemporaryDirectory() as place:
            run = pathlib.Path(place) / "run"
            printed = subprocess.run([program, "train", *arguments, "--as-preset", "--threads", "1", "--json", "--out", str(run)],
                                     check=True, capture_output=True, text=True)
            config, lines = numbers_of(run)
            count = printed.stderr.split(" to train and ")[0].rsplit(" ", 1)[1].replace(",", "")
            changed = [one for one in arguments if "=" in one]
            (folder / f"{name}.txt").write_text(
                "\n".join([" ".join([config["preset"], count, *changed]), *lines]) + "\n")
            print(name, count, len(lines), json.loads(printed.stdout.splitlines()[-1])["end"], flush=True)


main()
