#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How training speed depends on vocabulary, sentence length, hidden size and the number of pairs: a table and a plot.

  tests/bench/speed_curves.py build/release/bin/attentoscope-cli --out docs/images/speed-curves.svg

The model is luong-general, always forced, batches of 64, on made sentences of random words; one thing changes at a time.
The numbers of pairs are of the sample "reverse", with the preset "recommended" in its small size.
"""
import argparse
import json
import os
import pathlib
import random
import subprocess
import tempfile

STANDARD = {"words": 8_000, "length": 15, "hidden": 512}
CURVES = {
    "words": ("vocabulary, words a side", [2_000, 4_000, 8_000, 16_000, 32_000, 64_000]),
    "length": ("source length, words", [5, 10, 20, 50, 100]),
    "hidden": ("hidden size", [128, 256, 512, 1_024]),
}
PAIRS = [10_000, 100_000, 1_000_000, 4_000_000]


def write_pairs(path, words, length):
    """Every word at least once on both sides, then any."""
    generator = random.Random(1)
    count = max(2_000, -(-words // length))
    with open(path, "w", encoding="utf-8") as file:
        for number in range(count):
            sides = []
            for _ in range(2):
                known = [(number * length + place) % words for place in range(length)]
                generator.shuffle(known)
                sides.append(" ".join(f"w{word}" for word in known))
            file.write("\t".join(sides) + "\n")


def bench(cli, data, valid, preset, settings, steps):
    environment = {name: value for name, value in os.environ.items() if name != "OPENBLAS_CORETYPE"}
    output = subprocess.run(
        [cli, "bench", "--data", data, "--valid", valid, "--preset", preset, "--threads", "2", "--warm-up", "2", "--steps",
         str(steps), "--json", "--set", "tokenizer=space", *settings],
        check=True, stdout=subprocess.PIPE, text=True, env=environment).stdout
    return json.loads(output)


def measure_curves(cli, folder):
    results = {}
    for name, (_, values) in CURVES.items():
        results[name] = []
        for value in values:
            point = STANDARD | {name: value}
            write_pairs(folder / "made.tsv", point["words"], point["length"])
            write_pairs(folder / "valid.tsv", 100, 5)
            report = bench(cli, folder / "made.tsv", folder / "valid.tsv", "luong-general",
                           ["teacher_forcing=1", "min_frequency=1", "batch_size=64", f"hidden_size={point['hidden']}"], 12)
            results[name].append((value, report))
            print(f"| {name} {value:,} | {report['target_tokens_per_second']:.0f} | {report['fraction_of_sgemm']:.3f} | "
                  f"{report['peak_rss_mib']:.0f} |", flush=True)
    return results


def measure_pairs(cli, folder):
    for pairs in PAIRS:
        subprocess.run([cli, "samples", "reverse", "--pairs", str(pairs), "--out", folder / "many.tsv"], check=True,
                       stdout=subprocess.DEVNULL)
        write_pairs(folder / "valid.tsv", 100, 5)
        report = bench(cli, folder / "many.tsv", folder / "valid.tsv", "recommended",
                       ["hidden_size=128", "embedding_size=64", "batch_size=32", "dropout=0.1"], 400)
        print(f"| pairs {pairs:,} | {report['target_tokens_per_second']:.0f} | {report['fraction_of_sgemm']:.3f} | "
              f"{report['peak_rss_mib']:.0f} |", flush=True)


def panel(left, title, points):
    """One set of axes: values evenly spaced, tokens a second from zero."""
    width, height, top = 240, 170, 30
    highest = max(report["target_tokens_per_second"] for _, report in points) * 1.1
    place = lambda index, rate: (left + 45 + index * (width - 60) / (len(points) - 1), top + height * (1 - rate / highest))
    spots = [place(index, report["target_tokens_per_second"]) for index, (_, report) in enumerate(points)]
    parts = [f'<text x="{left + 45}" y="18" class="t">tokens/s by {title}</text>',
             f'<line x1="{left + 45}" y1="{top + height}" x2="{left + width}" y2="{top + height}"/>',
             f'<line x1="{left + 45}" y1="{top}" x2="{left + 45}" y2="{top + height}"/>',
             '<polyline points="' + " ".join(f"{x:.1f},{y:.1f}" for x, y in spots) + '"/>']
    for (value, report), (x, y) in zip(points, spots):
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3"/>')
        parts.append(f'<text x="{x:.1f}" y="{y - 8:.1f}" class="m">{report["target_tokens_per_second"]:,.0f}</text>')
        parts.append(f'<text x="{x:.1f}" y="{top + height + 16}" class="m">{value:,}</text>')
    return parts


def write_plot(path, results):
    style = ("text{font:10px sans-serif;fill:#222}.t{font-size:12px;font-weight:bold}.m{text-anchor:middle}"
             "line,polyline{stroke:#222;fill:none}polyline{stroke:#20639b;stroke-width:2}circle{fill:#20639b}")
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 225"><style>{style}</style>',
             '<rect width="800" height="225" fill="white"/>']
    for index, (name, (title, _)) in enumerate(CURVES.items()):
        parts += panel(index * 262, title, results[name])
    path.write_text("\n".join(parts + ["</svg>"]) + "\n", encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cli", type=pathlib.Path)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--pairs", action="store_true", help="also by the number of pairs: four million take a while")
    arguments = parser.parse_args()
    print("| | target tokens/s | of sgemm | peak MiB |\n|---|---|---|---|")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        write_plot(arguments.out, measure_curves(arguments.cli, folder))
        if arguments.pairs:
            measure_pairs(arguments.cli, folder)


if __name__ == "__main__":
    main()
