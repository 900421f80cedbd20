# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Expected values for tst_wordjumps, tst_symmetrization and tst_statisticalaligner, by enumeration and from the definitions alone:

    alignment_reference.py chain > tests/engine/alignment/data/chain.txt
    alignment_reference.py symmetrized > tests/engine/alignment/data/symmetrized.txt
    alignment_reference.py learned > tests/engine/alignment/data/learned.txt

chain: every way in which the words of one sentence can be made by the words of the other or by none is listed, with its
probability. A word that is made by none leaves the place where the chain stands. A line is: states, words, null share,
likelihoods [word][state], likelihoods of none, then the posteriors in the same order, then expected jumps by kind.

symmetrized: forward links | backward links | intersection | grow-diag-final-and. Koehn, Och and Marcu 2003: links are
sets, and each round of growing looks at the links that were there when it began, in order.
"""
import itertools
import math
import random
import sys

REACH = 8


def kind(distance):
    return 0 if distance < -REACH else 2 * REACH + 2 if distance > REACH else distance + REACH + 1


def first_weight(distance):
    return math.exp(-0.5 * abs(max(-REACH - 1, min(REACH + 1, distance)) - 1))


def chain(states, words, null, likelihoods, none, weight=first_weight):
    total = 0.0
    made = [[0.0] * states for _ in range(words)]
    by_none = [0.0] * words
    jumps = [0.0] * (2 * REACH + 3)
    for makers in itertools.product([None, *range(states)], repeat=words):
        probability, place, seen = 1.0, -1, []
        for word, maker in enumerate(makers):
            if maker is None:
                probability *= null * none[word]
                continue
            norm = sum(weight(state - place) for state in range(states))
            probability *= (1 - null) * weight(maker - place) / norm * likelihoods[word][maker]
            seen.append(kind(maker - place))
            place = maker
        total += probability
        for word, maker in enumerate(makers):
            if maker is None:
                by_none[word] += probability
            else:
                made[word][maker] += probability
        for jump in seen:
            jumps[jump] += probability
    flat = [value / total for row in made for value in row]
    return flat + [value / total for value in by_none] + [value / total for value in jumps]


def chains():
    draw = random.Random(38)
    for states, words in [(1, 1), (1, 4), (2, 2), (3, 4), (4, 3), (12, 3)]:
        null = draw.choice([0.05, 0.2, 0.4])
        likelihoods = [[draw.random() ** 3 for _ in range(states)] for _ in range(words)]
        none = [draw.random() * 0.3 for _ in range(words)]
        values = [null, *(v for row in likelihoods for v in row), *none, *chain(states, words, null, likelihoods, none)]
        print(states, words, *(f"{value:.9g}" for value in values))


def grow_diag_final_and(forward, backward):
    links, union = forward & backward, forward | backward
    free = lambda link: all(link[0] != other[0] for other in links), lambda link: all(link[1] != other[1] for other in links)
    grew = True
    while grew:
        grew = False
        for i, j in sorted(links):
            for down, right in [(-1, 0), (0, -1), (1, 0), (0, 1), (-1, -1), (-1, 1), (1, -1), (1, 1)]:
                link = (i + down, j + right)
                if link in union and link not in links and (free[0](link) or free[1](link)):
                    links = links | {link}
                    grew = True
    for direction in forward, backward:
        for link in sorted(direction):
            if link not in links and free[0](link) and free[1](link):
                links = links | {link}
    return links


def symmetrizations():
    draw = random.Random(38)
    text = lambda links: " ".join(f"{i}-{j}" for i, j in sorted(links))
    for _ in range(200):
        sources, targets = draw.randint(1, 7), draw.randint(1, 7)
        forward = {(draw.randrange(sources), j) for j in range(targets) if draw.random() < 0.8}
        backward = {(i, draw.randrange(targets)) for i in range(sources) if draw.random() < 0.8}
        near = {(i, min(targets - 1, i)) for i in range(sources) if draw.random() < 0.5}
        forward, backward = forward | near, backward | near
        print(f"{sources} {targets} | {text(forward)} | {text(backward)} | {text(forward & backward)} | "
              f"{text(grow_diag_final_and(forward, backward))}")


PAIRS = [
    ("the house", "la maison"),
    ("the blue house", "la maison bleue"),
    ("the flower", "la fleur"),
    ("a flower is blue", "une fleur est bleue"),
    ("the table", "la table"),
    ("tables", "les tables !"),
    ("the house", "une maison"),
    ("a table", "la maison bleue"),
    ("is the house a", "la fleur est une maison"),
]


def exp_digamma(x):
    less = 0.0
    while x < 30:
        less += 1 / x
        x += 1
    return math.exp(math.log(x) - 1 / (2 * x) - 1 / (12 * x**2) + 1 / (120 * x**4) - 1 / (252 * x**6) - less)


def alike(one, other):
    common = 0
    while common < min(len(one), len(other)) and one[common] == other[common]:
        common += 1
    if one == other:
        return 0.0 if len(one) == 1 and one.isalpha() else 1.0
    return 2 * common / (len(one) + len(other)) if common >= 3 else 0.0


class Direction:
    """makers make words; pairs are (makers, words)."""

    def __init__(self, pairs):
        self.pairs = pairs
        self.couples = sorted({(m, w) for makers, words in pairs for m in makers for w in words})
        self.table = dict.fromkeys(self.couples, 1.0)
        self.none = {w: 1.0 for _, words in pairs for w in words}
        self.null = 0.2
        self.weights = {distance: first_weight(distance) for distance in range(-9, 10)}

    def weight(self, distance):
        return self.weights[max(-9, min(9, distance))]

    def posteriors(self, makers, words, with_chain):
        """[word][maker], of none, and jumps."""
        likelihoods = [[self.table[m, w] for m in makers] for w in words]
        none = [self.none[w] for w in words]
        n, k = len(makers), len(words)
        if with_chain:
            flat = chain(n, k, self.null, likelihoods, none, self.weight)
            return [flat[j * n:(j + 1) * n] for j in range(k)], flat[n * k:n * k + k], flat[n * k + k:]
        rows, nulls = [], []
        for j in range(k):
            prior = [math.exp(-4 * abs((i + 1) / (n + 1) - (j + 1) / (k + 1))) for i in range(n)]
            row = [(1 - self.null) * prior[i] / sum(prior) * likelihoods[j][i] for i in range(n)]
            total = sum(row) + self.null * none[j]
            rows.append([value / total for value in row])
            nulls.append(self.null * none[j] / total)
        return rows, nulls, [0.0] * (2 * REACH + 3)

    def estimate(self, counts, nulls, jumps, likeness):
        stem = lambda word: word[:4]
        sums = lambda key: {k: sum(v for c, v in counts.items() if key(c) == k) for k in map(key, counts)}
        both, maker, made = sums(lambda c: (stem(c[0]), stem(c[1]))), sums(lambda c: stem(c[0])), sums(lambda c: stem(c[1]))
        single = sums(lambda c: c[1])
        value = {}
        for m, w in self.couples:
            makes = both[stem(m), stem(w)] / (maker[stem(m)] + 0.5)
            share = (single[w] + 1e-3) / (made[stem(w)] + 1e-2)
            value[m, w] = counts[m, w] + 0.03 + 3 * likeness(m, w) + 3 * makes * share
        for m, w in self.couples:
            self.table[m, w] = exp_digamma(value[m, w]) / exp_digamma(sum(v for c, v in value.items() if c[0] == m))
        total = sum(nulls.values())
        for w in self.none:
            self.none[w] = (nulls[w] + 0.1) / (total + 0.1 * len(self.none))
        self.null = max(0.005, min(0.5, total / sum(len(words) for _, words in self.pairs)))
        if jumps:
            whole = sum(jumps) + 0.5 * len(jumps)
            for index, count in enumerate(jumps):
                far = 10 if index in (0, len(jumps) - 1) else 1
                self.weights[index - REACH - 1] = (count + 0.5) / whole / far


def learned():
    pairs = [(source.split(), target.split()) for source, target in PAIRS]
    forward, backward = Direction(pairs), Direction([(target, source) for source, target in pairs])
    for iteration in range(10):
        with_chain = iteration >= 5
        results = []
        for direction in forward, backward:
            results.append([direction.posteriors(m, w, with_chain) for m, w in direction.pairs])
        for direction, own, other in (forward, *results), (backward, *reversed(results)):
            counts, nulls, jumps = dict.fromkeys(direction.couples, 0.0), dict.fromkeys(direction.none, 0.0), [0.0] * 19
            for (makers, words), (rows, none, jump), (crossed, _, _) in zip(direction.pairs, own, other):
                for j, w in enumerate(words):
                    nulls[w] += none[j]
                    for i, m in enumerate(makers):
                        counts[m, w] += rows[j][i] ** 0.75 * crossed[i][j] ** 0.25
                jumps = [one + more for one, more in zip(jumps, jump)]
            direction.estimate(counts, nulls, jumps if with_chain else None, alike)
    for source, target in PAIRS:
        print(f"pair|{source}|{target}")
    for m, w in forward.couples:
        print(f"couple|{m}|{w}|{forward.table[m, w]:.9g}|{backward.table[w, m]:.9g}")
    print(f"null|{forward.null:.9g}|{backward.null:.9g}")


{"learned": learned, "chain": chains, "symmetrized": symmetrizations}[sys.argv[1]]()
