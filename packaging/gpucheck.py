#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""gpucheck.py PROGRAM FOLDER [STEPS [PRESET…]]: trains each preset for sentences for STEPS steps (100) on the processor
and on the GPU from the same seed, in FOLDER, and prints a table of both. The weights from the GPU also evaluate and
translate on both. Exit code 1 where they differ by more than the limits below. gpu-check.sh starts it."""
import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

FIRST_STEPS = 20  # before rounding has grown
FIRST_LIMIT = 1e-3  # of the first losses: largest difference, as a share of the loss
LAST_LIMIT = 0.1  # of all losses: what was rounded otherwise grows with every update
SAME_LIMIT = 1e-4  # of the loss of the same weights, measured on both
MOST_WORDS = 8  # tutorial-location has room for no more
LINES_LIMIT = 0.98  # share of sentences that the same weights translate alike: the rest are nearly even choices

program, folder = sys.argv[1], Path(sys.argv[2])
steps = sys.argv[3] if len(sys.argv) > 3 else "100"
cores = os.cpu_count() or 1
# A program on a GPU needs one core to start its many small operations, so both train at the same time.
lanes = max(1, cores // 8)
# With two or four threads there are replicas, which draw their own masks for dropout. Five are too many for such
# batches.
threads = 1 if cores < 8 else 5


def run(*arguments, lines="", sees_gpu=True):
    """What the program prints. It fails with the last line of its messages."""
    hidden = {} if sees_gpu else {"CUDA_VISIBLE_DEVICES": ""}
    done = subprocess.run([program, *map(str, arguments)], input=lines, capture_output=True, text=True,
                          env={**os.environ, **hidden})
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or [""])[-1]
        raise RuntimeError(last if done.returncode > 0 else f"{arguments[0]} ended with {done.returncode} after: {last}")
    return done.stdout


def train(preset, device, used):
    """The steps' records of a run in FOLDER/PRESET-DEVICE."""
    out = folder / f"{preset}-{device}"
    run("train", "--sample", "tiny-french", "--pairs", 2000, "--preset", preset, "--seed", 1, "--steps", steps,
        "--set", f"device={device}", "--threads", used, "--out", out)
    records = map(json.loads, (out / "metrics.jsonl").read_text().splitlines())
    return [record for record in records if "loss" in record]


def measure(preset, sees_gpu):
    """What the weights from the GPU do. Where no GPU is seen, the processor computes them."""
    out, test = folder / f"{preset}-cuda", folder / "test.tsv"
    report = json.loads(run("evaluate", "--model", out, "--data", test, "--threads", 2, "--json", sees_gpu=sees_gpu))
    sources = "".join(line.split("\t")[0] + "\n" for line in test.read_text().splitlines())
    return report, run("translate", "--model", out, "--threads", 2, lines=sources, sees_gpu=sees_gpu).splitlines()


def on_gpu(preset):
    return train(preset, "cuda", 1), measure(preset, True), measure(preset, False)


def apart(here, there):
    return abs(there - here) / max(abs(here), 1e-9)


def rate(records):
    """Target tokens a second: the median of the later half of the steps."""
    later = sorted(record["target_tokens_per_second"] for record in records[len(records) // 2:])
    return later[len(later) // 2]


def row(preset, here, there):
    """The table's columns, and whether both agree."""
    cpu, (cuda, (report, lines), (known, known_lines)) = here, there
    shares = [apart(one["loss"], other["loss"]) for one, other in zip(cpu, cuda, strict=True)]
    same = apart(known["loss"], report["loss"])
    alike = sum(map(str.__eq__, lines, known_lines)) / len(known_lines)
    agrees = (max(shares[:FIRST_STEPS]) <= FIRST_LIMIT and max(shares) <= LAST_LIMIT and same <= SAME_LIMIT
              and alike >= LINES_LIMIT)
    return [preset, f"{cpu[-1]['loss']:.4f}", f"{cuda[-1]['loss']:.4f}", f"{max(shares[:FIRST_STEPS]):.1e}",
            f"{max(shares):.1e}", f"{same:.1e}", f"{known['bleu']:.1f} {report['bleu']:.1f}",
            f"{known['exact']:.2f} {report['exact']:.2f}", f"{alike:.1%}", f"{rate(cpu):,.0f}", f"{rate(cuda):,.0f}",
            "" if agrees else "TOO FAR"], agrees


def name_of_gpu():
    try:
        return subprocess.run(["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"],
                              capture_output=True, text=True).stdout.strip().replace(", ", ", driver ")
    except OSError:
        return "a GPU"


def main():
    test = folder / "test.tsv"
    run("samples", "tiny-french", "--pairs", 400, "--seed", 7, "--out", test)
    short = [line for line in test.read_text().splitlines(True) if len(line.split("\t")[0].split()) <= MOST_WORDS]
    test.write_text("".join(short))
    run("train", "--sample", "tiny-french", "--pairs", 100, "--steps", 1, "--set", "device=cuda", "--out", folder / "trial")
    known = [preset["id"] for preset in json.loads(run("presets", "--json"))["presets"] if preset["kind"] != "vectors"]
    presets = sys.argv[4:] or known
    started = time.monotonic()
    with ThreadPoolExecutor(lanes) as processor, ThreadPoolExecutor(2 * lanes) as gpu:
        here = [processor.submit(train, preset, "cpu", threads) for preset in presets]
        there = [gpu.submit(on_gpu, preset) for preset in presets]
    rows = [["preset", "loss, cpu", "cuda", f"{FIRST_STEPS} steps", "all steps", "same weights", "BLEU", "exact",
             "alike", "tokens/s, cpu", "cuda", ""]]
    agree = True
    for preset, one, other in zip(presets, here, there):
        try:
            columns, agrees = row(preset, one.result(), other.result())
        except RuntimeError as error:
            columns, agrees = [preset, str(error)], False
        rows.append(columns)
        agree = agree and agrees
    widths = [max(len(columns[place]) for columns in rows if len(columns) > 2) for place in range(len(rows[0]))]
    for columns in rows:
        print("  ".join(text.ljust(width) for text, width in zip(columns, widths)).rstrip())
    print(f"{steps} steps, {time.monotonic() - started:.0f} s, on {cores} cores and {name_of_gpu()}: {lanes} × {threads} "
          f"threads, and {2 * lanes} programs on the GPU, at a time")
    return 0 if agree else 1


try:
    sys.exit(main())
except RuntimeError as failure:
    sys.exit(f"gpu-check.sh: {failure}")
