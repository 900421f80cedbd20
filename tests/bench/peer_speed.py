#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Training speed beside a program in stock PyTorch with the same model, on the same batches, in turns.

  tests/bench/peer_speed.py build/release/bin/attentoscope-cli --peer luong_pytorch.py --data multi30k --forcing 1
  tests/bench/peer_speed.py build/release/bin/attentoscope-cli --peer transformer_pytorch.py --data multi30k \\
    --preset transformer

The folder holds train.de-en.tsv and val.de-en.tsv. Both programs do three batches to warm up and 60 that count; the peer
runs with the thread count, OpenMP setting and kernels of OpenBLAS that were quickest in a short trial. Prints the medians
and their ratio.
"""
import argparse
import importlib.util
import json
import os
import pathlib
import random
import re
import statistics
import subprocess
import sys
import tempfile

WARM_UP, TIMED = 3, 60
# The settings that make a preset the same model as its peer. Only a recurrent model can be forced in part.
PRESETS = {
    "luong-general": ["teacher_forcing={forcing}"],
    "transformer": ["tied_embeddings=target", "dropout=0.1", "attention_dropout=0.1", "label_smoothing=0.1"],
}
PEER_SETTINGS = [("1", {}), ("2", {}), ("2", {"GOMP_SPINCOUNT": "2000"}), ("2", {"OMP_WAIT_POLICY": "passive"})]


def environment(extra):
    """Without the core type that some systems export, which may halve OpenBLAS."""
    result = {name: value for name, value in os.environ.items() if name != "OPENBLAS_CORETYPE"}
    return result | extra


def peer_batches(peer_path, data, seed):
    """The numbers of the pairs in each of the peer's batches, from its own code: every pair's words are its number."""
    sys.path.insert(0, str(peer_path.parent))  # peers share their reading of files
    specification = importlib.util.spec_from_file_location("peer", peer_path)
    peer = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(peer)
    pairs = [[[str(number)] * len(side) for side in pair] for number, pair in enumerate(peer.read(data / "train.de-en.tsv"))]
    numbers = {str(number): number + 4 for number in range(len(pairs))}
    random.seed(seed)
    batches = []
    for source, _ in peer.batches(pairs, numbers, numbers, 128, True):
        batches.append((source[1] - 4).tolist())
        if len(batches) == WARM_UP + TIMED:
            break
    return batches


def run_peer(arguments, threads, extra, timed):
    forcing = ["--forcing", str(arguments.forcing)] if arguments.preset == "luong-general" else []
    output = subprocess.run(
        [sys.executable, arguments.peer, arguments.data, *forcing, "--threads", threads, "--skip", str(WARM_UP), "--limit",
         str(WARM_UP + timed), "--seed", str(arguments.seed)],
        check=True, stdout=subprocess.PIPE, text=True, env=environment(extra)).stdout
    return float(re.search(r"([0-9]+) target tok(?:ens)?/s", output).group(1))


def peer_settings(kernels):
    """Where our program took other kernels than OpenBLAS by itself, the peer is tried with both."""
    if not kernels or kernels["chosen_by"] != "program":
        return PEER_SETTINGS
    named = {"OPENBLAS_CORETYPE": kernels["core"]}
    return PEER_SETTINGS + [(threads, extra | named) for threads, extra in PEER_SETTINGS]


def run_ours(arguments, batches, timed=TIMED):
    output = subprocess.run(
        [arguments.cli, "bench", "--data", arguments.data / "train.de-en.tsv", "--valid", arguments.data / "val.de-en.tsv",
         "--preset", arguments.preset, "--threads", str(arguments.threads), "--batches", batches, "--steps", str(timed),
         "--warm-up", str(WARM_UP), "--json", "--set", "tokenizer=space", "min_frequency=2",
         *(setting.format(forcing=arguments.forcing) for setting in PRESETS[arguments.preset]), *arguments.set],
        check=True, stdout=subprocess.PIPE, text=True, env=environment({})).stdout
    return json.loads(output)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cli", type=pathlib.Path)
    parser.add_argument("--peer", type=pathlib.Path, required=True)
    parser.add_argument("--data", type=pathlib.Path, required=True)
    parser.add_argument("--preset", choices=PRESETS, default="luong-general")
    parser.add_argument("--forcing", type=float, default=1.0)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--set", nargs="*", default=[], help="further settings for ours, such as precision=bfloat16")
    arguments = parser.parse_args()
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        batches = peer_batches(arguments.peer, arguments.data, arguments.seed)
        file.write("".join(" ".join(map(str, batch)) + "\n" for batch in batches))
        file.flush()
        kernels = run_ours(arguments, file.name, timed=1)["kernels"]
        trials = [(run_peer(arguments, *setting, 7), *setting) for setting in peer_settings(kernels)]
        _, threads, extra = max(trials, key=lambda trial: trial[0])
        print("our kernels:", kernels)
        print("peer in a short trial:", ", ".join(f"{t} threads {e or ''}: {rate:.0f}" for rate, t, e in trials), flush=True)
        ours, theirs = [], []
        for number in range(arguments.rounds):
            ours.append(run_ours(arguments, file.name))
            theirs.append(run_peer(arguments, threads, extra, TIMED))
            print(f"round {number + 1}: ours {ours[-1]['target_tokens_per_second']:.0f} target tokens/s, "
                  f"{ours[-1]['fraction_of_sgemm']:.3f} of sgemm; peer {theirs[-1]:.0f}", flush=True)
    rate = statistics.median(one["target_tokens_per_second"] for one in ours)
    peer = statistics.median(theirs)
    fraction = statistics.median(one["fraction_of_sgemm"] for one in ours)
    sgemm = statistics.median(one["sgemm_gflops"] for one in ours)
    memory = max(one["peak_rss_mib"] for one in ours)
    print(f"median: ours {rate:.0f}, peer {peer:.0f}, ratio {rate / peer:.2f}; {fraction:.3f} of sgemm at {sgemm:.0f} GFLOP/s; "
          f"peak memory {memory:.0f} MiB")


if __name__ == "__main__":
    main()
