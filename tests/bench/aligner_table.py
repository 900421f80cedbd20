# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Alignment error rate, seconds and memory of statistical links, beside eflomal where `eflomal-align` is on PATH.

    aligner_table.py CLI SHARED_DATA [--rounds N] [--million]

CLI is attentoscope-cli; SHARED_DATA has alignment/ and tatoeba/ (see CONTRIBUTING.md). Each round runs both programs on
each corpus, one after the other; seconds are the lowest of all rounds, from start to end with reading and writing. Both
read lower-cased words between spaces. Our cache is a new folder each time. --million adds a million pairs, Tatoeba
thirteen times, shuffled by a seed.
"""
import argparse
import os
import pathlib
import random
import re
import shutil
import subprocess
import tempfile
import time


def lines(path):
    return path.read_text(encoding="utf-8").splitlines()


def links(text):
    return [{tuple(map(int, link.split("-"))) for link in line.split()} for line in text.split("\n")]


def gold_links(path):
    """Sure and possible links of each sentence, counted from 0."""
    gold = []
    for line in lines(path):
        marked = [re.fullmatch(r"(\d+)([-p])(\d+)", link).groups() for link in line.split()]
        possible = {(int(i) - 1, int(j) - 1) for i, _, j in marked}
        gold.append(({(int(i) - 1, int(j) - 1) for i, mark, j in marked if mark == "-"}, possible))
    return gold


def error_rate(found, gold):
    """Och and Ney 2003."""
    both = list(zip(found, gold))
    hits = sum(len(links & sure) + len(links & possible) for links, (sure, possible) in both)
    return 1 - hits / sum(len(links) + len(sure) for links, (sure, _) in both)


def grown(forward, backward):
    """grow-diag-final-and."""
    taken, union = forward & backward, forward | backward
    sources, targets = {i for i, _ in taken}, {j for _, j in taken}

    def take(link):
        taken.add(link)
        sources.add(link[0])
        targets.add(link[1])

    grew = True
    while grew:
        grew = False
        for i, j in sorted(taken):
            for down, right in [(-1, 0), (0, -1), (1, 0), (0, 1), (-1, -1), (-1, 1), (1, -1), (1, 1)]:
                link = i + down, j + right
                if link in union and link not in taken and (link[0] not in sources or link[1] not in targets):
                    take(link)
                    grew = True
    for link in sorted(forward) + sorted(backward):
        if link[0] not in sources and link[1] not in targets:
            take(link)
    return taken


def run(command, **more):
    """Standard output, seconds and the most mebibytes that the program held."""
    with tempfile.NamedTemporaryFile("r") as memory:
        began = time.monotonic()
        done = subprocess.run(["/usr/bin/time", "-f", "%M", "-o", memory.name, *command], check=True, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, **more)
        return done.stdout, time.monotonic() - began, int(memory.read().split()[-1]) / 1024


def ours(cli, pairs, folder, rule="grow-diag-final-and"):
    with tempfile.TemporaryDirectory(dir=folder) as cache:
        return run([cli, "align", "--statistical", "--data", str(pairs), "--symmetrization", rule],
                   env={**os.environ, "XDG_CACHE_HOME": cache})


def eflomal(pairs, folder):
    for side in range(2):
        (folder / f"side{side}").write_text("".join(line.split("\t")[side] + "\n" for line in lines(pairs)))
    _, seconds, memory = run(["eflomal-align", "-s", f"{folder}/side0", "-t", f"{folder}/side1", "-f", f"{folder}/forward",
                              "-r", f"{folder}/backward", "--model", "3", "--overwrite"])
    found = [links((folder / name).read_text()) for name in ("forward", "backward")]
    return found, seconds, memory


def corpora(cli, shared, folder, million):
    """Name, file of pairs, gold links of its first lines."""
    def written(name, rows):
        path = folder / name
        path.write_text("".join(row.lower() + "\n" for row in rows), encoding="utf-8")
        return path

    sample, talp = folder / "sample.tsv", folder / "sample.talp"
    subprocess.run([cli, "samples", "tiny-french", "--pairs", "10000", "--out", sample, "--alignments", talp], check=True,
                   stdout=subprocess.DEVNULL)
    yield "tiny-french, 10,000", written("tiny", lines(sample)), gold_links(talp)
    hansards, tatoeba = lines(shared / "alignment/hansards.en-fr.tsv"), lines(shared / "tatoeba/eng-fra.tsv")
    gold = gold_links(shared / "alignment/hansards.en-fr.talp")
    yield "Hansards, 447 alone", written("hansards", hansards), gold
    yield "Hansards, then Tatoeba", written("both", hansards + tatoeba), gold
    yield "Tatoeba, 76,037", written("tatoeba", tatoeba), []
    if million:
        many = tatoeba * 13
        random.Random(1).shuffle(many)
        yield "a million pairs", written("million", many), []


def main():
    options = argparse.ArgumentParser()
    options.add_argument("cli")
    options.add_argument("shared", type=pathlib.Path)
    options.add_argument("--rounds", type=int, default=1)
    options.add_argument("--million", action="store_true")
    options = options.parse_args()
    peer = shutil.which("eflomal-align")
    print("| pairs | aligner | intersection | grow-diag-final-and | seconds | MiB |\n|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        for name, pairs, gold in corpora(options.cli, options.shared, folder, options.million):
            rate = lambda found: f"{error_rate(found, gold):.3f}" if gold else ""
            rows = {}
            for _ in range(options.rounds):
                text, seconds, memory = ours(options.cli, pairs, folder)
                both = links(ours(options.cli, pairs, folder, "intersection")[0]) if gold else []
                rows.setdefault("ours", []).append((seconds, rate(both), rate(links(text)), memory))
                if peer:
                    (forward, backward), seconds, memory = eflomal(pairs, folder)
                    both = [one & other for one, other in zip(forward, backward)]
                    some = [grown(set(one), other) for one, other in list(zip(forward, backward))[:len(gold)]]
                    rows.setdefault("eflomal", []).append((seconds, rate(both), rate(some), memory))
            for aligner, measured in rows.items():
                seconds, both, some, memory = min(measured)
                print(f"| {name} | {aligner} | {both} | {some} | {seconds:.1f} | {memory:.0f} |", flush=True)


main()
