#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a step with several ranks costs, by the model of docs/scaling.md. Prints one row for each number of ranks.

rank_model.py --compute SECONDS --fixed SECONDS --bytes N [--rate BITS] [--latency SECONDS] [--overlap SHARE]
              [--cores N] [RANKS ...]
"""
import argparse

BACKWARD = 0.6  # of the computing: what sums can hide behind
BUCKET = 2 << 20  # bytes


def step(options, ranks):
    """Seconds of computing, of what every rank does anew, and of waiting for sums."""
    beside = 1 if options.cores == 0 else max(1.0, ranks / options.cores)  # ranks that share a core wait for it
    compute, fixed = options.compute / ranks * beside, options.fixed * beside
    if ranks == 1:
        return compute, fixed, 0.0
    # In a ring, each rank sends 2 (R - 1) / R of the gradients. Buckets follow each other, two at a time.
    wire = 2 * (ranks - 1) / ranks * options.bytes * 8 / options.rate
    rounds = 2 * (ranks - 1) * options.latency * max(1, options.bytes / BUCKET) / 2
    hidden = options.overlap * BACKWARD * compute
    return compute, fixed, max(0.0, wire + rounds - hidden) + 2 * options.latency


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compute", type=float, required=True, help="of the whole batch, on one rank")
    parser.add_argument("--fixed", type=float, required=True, help="of the update and of copying gradients")
    parser.add_argument("--bytes", type=float, required=True, help="of all gradients")
    parser.add_argument("--rate", type=float, default=0.94e9, help="bits a second that a rank can send")
    parser.add_argument("--latency", type=float, default=1e-4, help="seconds from one rank to the next")
    parser.add_argument("--overlap", type=float, default=0.9, help="share of the backward pass in which sums advance")
    parser.add_argument("--cores", type=int, default=0, help="that all ranks share; 0: each has its own")
    parser.add_argument("ranks", nargs="*", type=int, default=[1, 2, 4, 8, 16, 32, 64])
    options = parser.parse_args()
    alone = sum(step(options, 1))
    print(f"{'ranks':>5} {'compute':>8} {'fixed':>6} {'sums':>6} {'step s':>7} {'speed-up':>8} {'efficiency':>10}")
    for ranks in options.ranks:
        parts = step(options, ranks)
        gain = alone / sum(parts)
        print(f"{ranks:5} {parts[0]:8.3f} {parts[1]:6.3f} {parts[2]:6.3f} {sum(parts):7.3f} {gain:8.2f} {gain / ranks:10.2f}")


if __name__ == "__main__":
    main()
