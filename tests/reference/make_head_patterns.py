#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes fixtures/head-patterns.json for tst_patternsums: three sentences with random heads, and what numpy says of them.

Run with numpy: python3 make_head_patterns.py
"""
import json
import pathlib
import unicodedata

import numpy as np

SENTENCES = [("<sos> Der Hund frisst 3 Äpfel . <eos>", "The dog eats 3 apples . <eos>"),
             ("<sos> ja <eos>", "▁Yes , ▁yes <eos>"),
             ("<sos> « Oui » dit-il <eos>", "he said yes")]  # the last translation has no end
HEADS = [(kind, 1, head) for kind in ("encoder", "cross", "decoder") for head in (1, 2, 3)]


def is_mark(token):
    return token in ("<sos>", "<eos>")


def word_class(token):
    if is_mark(token):
        return "start_mark" if token == "<sos>" else "end_mark"
    category = unicodedata.category(token.removeprefix("▁")[0])
    if category[0] in "PS":
        return "punctuation"
    return "number" if category[0] == "N" else "capital" if category in ("Lu", "Lt") else "other"


def places(tokens):
    words = [token for token in tokens if not is_mark(token)]
    result, count = [], 0
    for token in tokens:
        result.append(None if is_mark(token) else count)
        count += not is_mark(token)
    assert count == len(words)
    return result


def axes(kind, source, target):
    """The tokens of a map's rows and of its columns."""
    return {"encoder": (source, source), "cross": (target, source),
            "decoder": (target, ["<sos>", *target[:-1]])}[kind]


def draw(random, kind, rows, columns):
    weights = random.gamma(0.5, size=(rows, columns)) + 1e-6
    if kind == "decoder":
        weights = np.tril(weights)
    return (weights / weights.sum(axis=1, keepdims=True)).astype(np.float32)


def divergence(p, q):
    """Jensen-Shannon in bits: the mean of both divergences (Kullback and Leibler) from the middle."""
    m = (p + q) / 2

    def kl(a):
        seen = a > 0
        return float(np.sum(a[seen] * np.log2(a[seen] / m[seen])))

    return (kl(p) + kl(q)) / 2


def shares(weights, kind, row):
    seen = weights[row, :row + 1] if kind == "decoder" else weights[row]
    seen = seen.astype(np.float64)
    return seen / seen.sum()


def averages(kind, maps):
    classes, even, distances, positions, rows = {}, {}, {}, {}, 0
    for (source, target), weights in maps:
        row_tokens, column_tokens = axes(kind, source, target)
        row_places, column_places = places(row_tokens), places(column_tokens)
        for row, row_place in enumerate(row_places):
            if row_place is None:
                continue
            rows += 1
            share = shares(weights, kind, row)
            for column, weight in enumerate(share):
                name = word_class(column_tokens[column])
                classes[name] = classes.get(name, 0.0) + weight
                even[name] = even.get(name, 0.0) + 1 / len(share)
                if column_places[column] is not None:
                    distances.setdefault(row_place - column_places[column], []).append(weight)
                    positions.setdefault(column_places[column], []).append(weight)
    mean = lambda table: [[place, float(np.mean(table[place])), len(table[place])] for place in sorted(table)]
    return {"rows": rows, "classes": {name: [classes[name] / rows, even[name] / rows] for name in sorted(classes)},
            "distances": mean(distances), "positions": mean(positions)}


def main():
    random = np.random.default_rng(7)
    sentences = [(source.split(), target.split()) for source, target in SENTENCES]
    drawn = {}  # (kind, layer, head) or None → the map of each sentence
    for head in [None, *HEADS]:
        kind = head[0] if head else "cross"
        drawn[head] = [draw(random, kind, *(len(side) for side in axes(kind, *sentence))) for sentence in sentences]
    likeness = {}
    for kind in ("encoder", "cross", "decoder"):
        heads = [head for head in HEADS if head[0] == kind]
        matrix, rows = np.zeros((len(heads), len(heads))), 0
        for index, sentence in enumerate(sentences):
            for row, token in enumerate(axes(kind, *sentence)[0]):
                if is_mark(token) or (kind == "decoder" and row == 0):  # one column alone
                    continue
                rows += 1
                for one, first in enumerate(heads):
                    for other, second in enumerate(heads):
                        matrix[one, other] += divergence(shares(drawn[first][index], kind, row),
                                                         shares(drawn[second][index], kind, row))
        likeness[kind] = {"rows": rows, "divergence": (matrix / rows).tolist()}
    result = {
        "sentences": [{"source": source, "target": target, "attention": drawn[None][index].tolist(),
                       "heads": [{"kind": head[0], "layer": head[1], "head": head[2],
                                  "rows": drawn[head][index].tolist()} for head in HEADS]}
                      for index, (source, target) in enumerate(sentences)],
        "likeness": likeness,
        "averages": [averages(head[0] if head else "cross", list(zip(sentences, drawn[head]))) for head in [None, *HEADS]],
    }
    path = pathlib.Path(__file__).parent / "fixtures" / "head-patterns.json"
    path.write_text(json.dumps(result, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


main()
