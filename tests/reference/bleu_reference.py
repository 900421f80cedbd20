#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""BLEU and chrF from their published definitions, in plain Python and without a line in common with the engine.

    bleu_reference.py CASES.tsv [CORPUS.tsv] > EXPECTED.tsv

CASES.tsv has three columns: name of the case, hypothesis, reference; lines of one name are one corpus. With CORPUS.tsv
a case "thinned" is added: each sentence of its second column is a reference, and the hypothesis is the same sentence
without the words whose place plus the number of the sentence, both counted from zero, is a multiple of five.

BLEU is that of Papineni et al. (2002) with the settings of Post (2018): no tokenisation, orders one to four, and where
an order has no match the k-th such order counts as 1 / 2^k matches (Chen and Cherry 2014, method 3). Without a single
match, or when no hypothesis is long enough for an order, the score is zero.
chrF is that of Popović (2015): orders one to six over characters without white space, F2 of the precision and
recall averaged over the orders that occur on both sides; a sentence adds no hypothesis n-grams of an order that its
reference does not have.
"""
import collections
import fractions
import math
import sys


def grams(units, order):
    return collections.Counter(tuple(units[i:i + order]) for i in range(len(units) - order + 1))


def bleu(pairs):
    match, ours, theirs = [0] * 4, [0] * 4, 0
    for hypothesis, reference in pairs:
        words, right = hypothesis.split(), reference.split()
        theirs += len(right)
        for order in range(1, 5):
            found = grams(words, order)
            match[order - 1] += (found & grams(right, order)).total()
            ours[order - 1] += found.total()
    if not any(match) or 0 in ours:
        return 0.0
    product, without = fractions.Fraction(1), 0
    for hits, total in zip(match, ours):
        if hits == 0:
            without += 1
        product *= fractions.Fraction(hits, total) if hits else fractions.Fraction(1, 2 ** without * total)
    penalty = 1.0 if ours[0] >= theirs else math.exp(1 - theirs / ours[0])
    return 100 * penalty * float(product) ** 0.25


def chrf(pairs):
    table = [[0, 0, 0] for _ in range(6)]
    for hypothesis, reference in pairs:
        letters, right = "".join(hypothesis.split()), "".join(reference.split())
        for order, row in enumerate(table, 1):
            found, wanted = grams(letters, order), grams(right, order)
            row[0] += found.total() if wanted else 0
            row[1] += wanted.total()
            row[2] += (found & wanted).total()
    used = [row for row in table if row[0] and row[1]]
    if not used:
        return 0.0
    precision = sum(fractions.Fraction(hits, ours) for ours, _, hits in used) / len(used)
    recall = sum(fractions.Fraction(hits, theirs) for _, theirs, hits in used) / len(used)
    return float(500 * precision * recall / (4 * precision + recall)) if precision else 0.0


def thinned(path):
    with open(path, encoding="utf-8") as lines:
        for number, line in enumerate(lines):
            sentence = line.rstrip("\n").split("\t")[1]
            kept = (word for place, word in enumerate(sentence.split()) if (place + number) % 5)
            yield " ".join(kept), sentence


def main():
    cases = {}
    with open(sys.argv[1], encoding="utf-8", newline="\n") as lines:
        for line in lines:
            name, hypothesis, reference = line.rstrip("\n").split("\t")
            cases.setdefault(name, []).append((hypothesis, reference))
    if len(sys.argv) > 2:
        cases["thinned"] = list(thinned(sys.argv[2]))
    for name, pairs in cases.items():
        print(f"{name}\t{bleu(pairs):.12f}\t{chrf(pairs):.12f}")


if __name__ == "__main__":
    main()
