#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The scores that `evaluate` quotes, from their definitions, in Python and without a line in common with the engine.

    quoted_scores_reference.py CASES.tsv > EXPECTED.tsv

CASES.tsv has four columns: name of the corpus, translation, another system's translation, reference. Each line of the
output is one score of one corpus: name, form (given, detokenized), metric, case, score, mean and half width of the
bootstrap, the other system's score, p-values of the paired bootstrap and of approximate randomisation.

BLEU and chrF are those of bleu_reference.py. `13a` is the tokenisation of NIST's mteval-v13a.pl. Samples are drawn with
NumPy's default_rng(12345), as sacreBLEU 2 draws them: one table of choices for each metric, 1,000 samples and 10,000
trials (Koehn 2004; Riezler and Maxwell 2005). A side is detokenised if more of its sentences look tokenised than not,
and one that tells nothing as the references are, by the rules of Moses' detokenizer.perl for English and French together.
"""
import re
import sys
import unicodedata

import numpy

from bleu_reference import grams

ESCAPES = [(" @-@ ", "-"), ("&bar;", "|"), ("&#124;", "|"), ("&lt;", "<"), ("&gt;", ">"), ("&bra;", "["),
           ("&ket;", "]"), ("&quot;", '"'), ("&apos;", "'"), ("&#91;", "["), ("&#93;", "]"), ("&amp;", "&")]
EAST_ASIAN = re.compile("[\u1100-\u11ff\u2e80-\ua4cf\ua840-\ua87f\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff65-\uffdc"
                        "\U00020000-\U0002ffff]")


def token_votes(sentences):
    votes = 0
    for sentence in sentences:
        words = sentence.split()
        if any(mark in sentence for mark in ("&apos;", "&quot;", " @-@ ")):
            votes += 1
        elif words and words[-1][-1] in ".!?":
            votes += 1 if len(words[-1]) == 1 else -1
    return votes


def detokenized(sentence):
    sentence = f" {sentence} "
    for escape, sign in ESCAPES:
        sentence = sentence.replace(escape, sign)
    words = sentence.split()
    text, space, quotes = "", "", {}
    for place, word in enumerate(words):
        before = words[place - 1] if place else ""
        behind = words[place + 1] if place + 1 < len(words) else ""
        left = right = False
        if EAST_ASIAN.match(word):
            left = bool(before and EAST_ASIAN.match(before[-1]))
        elif all(sign in "([{¿¡" or unicodedata.category(sign) == "Sc" for sign in word):
            right = True
        elif all(sign in ",.?!:;\\%}])" for sign in word):
            left = True
        elif re.match("'[^\\W\\d_]", word) and re.search("[^\\W_]$", before):
            left = True
        elif re.search("[^\\W\\d_]'$", word) and re.match("[^\\W\\d_]", behind):
            right = True
        elif all(sign in "'\"„“`" for sign in word):
            kind = '"' if all(sign in "„“" for sign in word) else word
            if quotes.get(kind, 0) % 2 == 0 and word == "'" and before.endswith("s"):
                left = True
            else:
                left, right = quotes.get(kind, 0) % 2 == 1, quotes.get(kind, 0) % 2 == 0
                quotes[kind] = quotes.get(kind, 0) + 1
        text += ("" if left else space) + word
        space = "" if right else " "
    return text


def tokenized_13a(text):
    text = text.rstrip().replace("<skipped>", "").replace("-\n", "").replace("\n", " ")
    for escape, sign in (("&quot;", '"'), ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">")):
        text = text.replace(escape, sign)
    text = f" {text} "
    text = re.sub(r"([{-~[-` -&(-+:-@/])", r" \1 ", text)
    text = re.sub(r"([^0-9])([.,])", r"\1 \2 ", text)
    text = re.sub(r"([.,])([^0-9])", r" \1 \2", text)
    return re.sub(r"([0-9])(-)", r"\1 \2 ", text)


def bleu_row(translation, reference):
    ours, theirs = translation.split(), reference.split()
    row = [len(ours), len(theirs)]
    for order in range(1, 5):
        found = grams(ours, order)
        row += [(found & grams(theirs, order)).total(), found.total()]
    return row


def bleu_of(rows):
    ours, theirs, *orders = rows
    matches, totals = orders[0::2], orders[1::2]
    if not any(matches) or 0 in totals:
        return 0.0
    logarithms, without = 0.0, 0
    for hits, total in zip(matches, totals):
        if hits == 0:
            without += 1
        logarithms += numpy.log(hits / total if hits else 1 / (2 ** without * total))
    return 100 * min(1.0, numpy.exp(1 - theirs / ours)) * numpy.exp(logarithms / 4)


def chrf_row(translation, reference):
    ours, theirs = "".join(translation.split()), "".join(reference.split())
    row = []
    for order in range(1, 7):
        found, wanted = grams(ours, order), grams(theirs, order)
        row += [found.total() if wanted else 0, wanted.total(), (found & wanted).total()]
    return row


def chrf_of(rows):
    orders = [rows[at:at + 3] for at in range(0, 18, 3)]
    used = [(hits / ours, hits / theirs) for ours, theirs, hits in orders if ours and theirs]
    if not used:
        return 0.0
    precision, recall = (sum(side) / len(used) for side in zip(*used))
    return 500 * precision * recall / (4 * precision + recall) if precision + recall else 0.0


METRICS = {"BLEU": (bleu_row, bleu_of), "chrF2": (chrf_row, chrf_of)}


def statistics(ours, theirs, score_of):
    count = len(ours)
    choices = numpy.random.default_rng(12345).choice(count, size=(1000, count), replace=True)
    samples = numpy.array([score_of(ours[chosen].sum(0)) for chosen in choices])
    others = numpy.array([score_of(theirs[chosen].sum(0)) for chosen in choices])
    in_order = numpy.sort(samples)
    half_width = 0.5 * (in_order[-(1000 // 40) - 1] - in_order[1000 // 40])
    real = abs(score_of(ours.sum(0)) - score_of(theirs.sum(0)))
    differences = abs(samples - others)
    bootstrap = (1 + numpy.count_nonzero(differences - differences.mean() > real)) / 1001
    coins = numpy.random.default_rng(12345).integers(2, size=(10000, count), dtype=bool)
    trials = [abs(score_of(coin @ ours + ~coin @ theirs) - score_of(~coin @ ours + coin @ theirs)) for coin in coins]
    randomization = (1 + sum(trial > real for trial in trials)) / 10001
    return (score_of(ours.sum(0)), samples.mean(), half_width, score_of(theirs.sum(0)), bootstrap, randomization)


def main():
    corpora = {}
    with open(sys.argv[1], encoding="utf-8", newline="\n") as lines:
        for line in lines:
            name, *texts = line.rstrip("\n").split("\t")
            corpora.setdefault(name, []).append(texts)
    for name, rows in corpora.items():
        given = [list(side) for side in zip(*rows)]
        votes = [token_votes(side) for side in given]
        joined = [[detokenized(text) for text in side] if (vote or votes[2]) > 0 else side
                  for side, vote in zip(given, votes)]
        for form, sides in (("given", given), ("detokenized", joined)):
            for metric, (row_of, score_of) in METRICS.items():
                for case in ("mixed", "lc"):
                    prepared = [[text.lower() if case == "lc" else text for text in side] for side in sides]
                    if form == "detokenized" and metric == "BLEU":
                        prepared = [[tokenized_13a(text) for text in side] for side in prepared]
                    one, other, reference = prepared
                    counts = [numpy.array([row_of(text, right) for text, right in zip(side, reference)])
                              for side in (one, other)]
                    numbers = statistics(*counts, score_of)
                    print(name, form, metric, case, *(f"{number:.6f}" for number in numbers), sep="\t")


if __name__ == "__main__":
    main()
