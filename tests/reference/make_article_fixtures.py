#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the articles' other models compute, one safetensors file a model, for tst_modelfixtures.

Run with the distribution's python3-torch: /usr/bin/python3 make_article_fixtures.py
These models take one sentence at a time, as the articles' programs do, so nothing here knows about padding: that the
batched C++ models agree with them is the test. The files hold what those of make_model_fixtures.py hold; log
probabilities and attention are zero beyond a sentence's own end.
"""
import pathlib

import torch
from torch import nn
from torch.nn import functional as F

from make_model_fixtures import EMBEDDING, END, HIDDEN, SOURCE_WORDS, START, TARGET_WORDS, make_batch, named_weights, save


class Recurrent2014(nn.Module):
    """The gated unit of the 2014 papers, with torch.nn.GRU's parameter names; `suffix` names the direction."""

    def __init__(self, inputs, hidden, directions=1):
        super().__init__()
        self.hidden = hidden
        for suffix in ("", "_reverse")[:directions]:
            for name, columns in (("weight_ih", inputs), ("weight_hh", hidden)):
                setattr(self, f"{name}_l0{suffix}", nn.Parameter(torch.empty(3 * hidden, columns)))
            for name in ("bias_ih", "bias_hh"):
                setattr(self, f"{name}_l0{suffix}", nn.Parameter(torch.empty(3 * hidden)))

    def step(self, x, s, suffix=""):
        w, u, b, c = (getattr(self, f"{name}_l0{suffix}").chunk(3) for name in ("weight_ih", "weight_hh", "bias_ih", "bias_hh"))
        r = torch.sigmoid(w[0] @ x + b[0] + u[0] @ s + c[0])
        z = torch.sigmoid(w[1] @ x + b[1] + u[1] @ s + c[1])
        candidate = torch.tanh(w[2] @ x + b[2] + u[2] @ (r * s) + c[2])
        return (1 - z) * s + z * candidate


class Sentence(nn.Module):
    """What the models share: names, and the walk over one sentence."""

    def __init__(self):
        super().__init__()
        self.encoder, self.decoder = nn.Module(), nn.Module()
        self.decoder.attention = nn.Module()

    def learned_words(self):
        self.encoder.embedding = nn.Embedding(SOURCE_WORDS, EMBEDDING)
        self.decoder.embedding = nn.Embedding(TARGET_WORDS, EMBEDDING)

    def walk(self, source, target_input, forced, own_end):
        """Logits (T, V) and attention rows (T, S); T is shorter where an unforced sentence ends itself."""
        annotations, carry = self.encode(source)
        logits, rows = [], []
        for step, true_word in enumerate(target_input):
            word = true_word
            if step > 0 and not forced[step]:
                word = logits[-1].argmax()
                if own_end and word == END:
                    break
            carry, out, weights = self.step(word, carry, annotations, step)
            logits.append(out)
            rows.append(weights)
        return torch.stack(logits), torch.stack(rows)


class Local(Sentence):
    """Luong's local attention over two LSTM layers; window of two words a side."""

    def __init__(self, predictive):
        super().__init__()
        self.predictive, self.window = predictive, 2
        self.learned_words()
        self.encoder.recurrent = nn.LSTM(EMBEDDING, HIDDEN, 2)
        self.decoder.attention.annotation = nn.Linear(HIDDEN, HIDDEN, bias=False)
        if predictive:
            self.decoder.attention.position = nn.Linear(HIDDEN, HIDDEN, bias=False)
            self.decoder.attention.v = nn.Parameter(torch.empty(HIDDEN))
        self.decoder.recurrent = nn.LSTM(EMBEDDING, HIDDEN, 2)
        self.decoder.combine = nn.Linear(2 * HIDDEN, HIDDEN)
        self.decoder.output = nn.Linear(HIDDEN, TARGET_WORDS)

    def encode(self, source):
        return self.encoder.recurrent(self.encoder.embedding(source))

    def step(self, word, carry, annotations, step):
        out, carry = self.decoder.recurrent(self.decoder.embedding(word).unsqueeze(0), carry)
        h, length, parts = out[0], annotations.size(0), self.decoder.attention
        centre = torch.tensor(float(min(step, length - 1)))
        if self.predictive:
            centre = length * torch.sigmoid(parts.v @ torch.tanh(parts.position(h)))
        positions = torch.arange(length)
        seen = (positions - centre).abs() <= self.window
        weights = torch.zeros(length)
        weights[seen] = F.softmax((parts.annotation(annotations) @ h)[seen], 0)
        if self.predictive:
            sigma = self.window / 2
            weights = weights * torch.exp(-(positions - centre) ** 2 / (2 * sigma ** 2))
        readout = torch.tanh(self.decoder.combine(torch.cat([h, weights @ annotations])))
        return carry, self.decoder.output(readout), weights


class TutorialLocation(Sentence):
    """The translation tutorial: annotations in a buffer of `positions` zero rows, weights over all of them."""

    def __init__(self, masked):
        super().__init__()
        self.masked, self.positions = masked, 8
        self.learned_words()
        self.encoder.recurrent = nn.GRU(EMBEDDING, HIDDEN)
        self.decoder.attention.position = nn.Linear(EMBEDDING + HIDDEN, self.positions)
        self.decoder.combine = nn.Linear(EMBEDDING + HIDDEN, HIDDEN)
        self.decoder.recurrent = nn.GRU(HIDDEN, HIDDEN)
        self.decoder.output = nn.Linear(HIDDEN, TARGET_WORDS)

    def encode(self, source):
        return self.encoder.recurrent(self.encoder.embedding(source))

    def step(self, word, carry, annotations, step):
        embedded, length = self.decoder.embedding(word), annotations.size(0)
        scores = self.decoder.attention.position(torch.cat([embedded, carry[0]]))
        weights = F.softmax(scores[:length], 0) if self.masked else F.softmax(scores, 0)
        buffer = torch.zeros(self.positions, HIDDEN)
        buffer[:length] = annotations
        context = weights @ buffer[:weights.size(0)]
        inputs = torch.relu(self.decoder.combine(torch.cat([embedded, context])))
        out, carry = self.decoder.recurrent(inputs.unsqueeze(0), carry)
        return carry, self.decoder.output(out[0]), weights[:length]


class BilstmConcat(Sentence):
    """One-hot words, both directions, a linear score (or a small network), a decoder of its own size from zeros."""

    def __init__(self, score_hidden=0):
        super().__init__()
        self.states = HIDDEN + 1
        self.encoder.recurrent = nn.LSTM(SOURCE_WORDS, HIDDEN, bidirectional=True)
        self.decoder.attention.both = nn.Linear(self.states + 2 * HIDDEN, max(1, score_hidden))
        if score_hidden:
            self.decoder.attention.v = nn.Parameter(torch.empty(score_hidden))
        self.decoder.recurrent = nn.LSTM(2 * HIDDEN + TARGET_WORDS, self.states)
        self.decoder.output = nn.Linear(self.states, TARGET_WORDS)

    def encode(self, source):
        annotations, _ = self.encoder.recurrent(F.one_hot(source, SOURCE_WORDS).float())
        return annotations, (torch.zeros(1, self.states), torch.zeros(1, self.states))

    def step(self, word, carry, annotations, step):
        parts = self.decoder.attention
        scores = []
        for annotation in annotations:
            score = parts.both(torch.cat([carry[0][0], annotation]))
            scores.append(parts.v @ torch.tanh(score) if hasattr(parts, "v") else score[0])
        weights = F.softmax(torch.stack(scores), 0)
        vector = torch.zeros(TARGET_WORDS) if word == START else F.one_hot(word, TARGET_WORDS).float()
        out, carry = self.decoder.recurrent(torch.cat([weights @ annotations, vector]).unsqueeze(0), carry)
        return carry, self.decoder.output(out[0]), weights


class Bahdanau2014(Sentence):
    """The paper: its gated units on both sides, s(0) from the backward state, additive score, maxout readout."""

    def __init__(self, tied=False):
        super().__init__()
        self.learned_words()
        self.encoder.recurrent = Recurrent2014(EMBEDDING, HIDDEN, 2)
        self.decoder.attention.state = nn.Linear(HIDDEN, HIDDEN)
        self.decoder.attention.annotation = nn.Linear(2 * HIDDEN, HIDDEN, bias=False)
        self.decoder.attention.v = nn.Parameter(torch.empty(HIDDEN))
        self.decoder.bridge = nn.ModuleList([nn.Linear(HIDDEN, HIDDEN)])
        self.decoder.recurrent = Recurrent2014(EMBEDDING + 2 * HIDDEN, HIDDEN)
        self.units = EMBEDDING if tied else 3
        self.decoder.maxout = nn.Linear(HIDDEN + EMBEDDING + 2 * HIDDEN, 2 * self.units)
        self.decoder.output = nn.Linear(self.units, TARGET_WORDS)
        if tied:
            self.decoder.output.weight = self.decoder.embedding.weight

    def encode(self, source):
        words, cell = self.encoder.embedding(source), self.encoder.recurrent
        forward, backward, s = [], [], torch.zeros(HIDDEN)
        for word in words:
            s = cell.step(word, s)
            forward.append(s)
        s = torch.zeros(HIDDEN)
        for word in words.flip(0):
            s = cell.step(word, s, "_reverse")
            backward.insert(0, s)
        annotations = torch.stack([torch.cat(both) for both in zip(forward, backward)])
        return annotations, torch.tanh(self.decoder.bridge[0](backward[0]))

    def step(self, word, s, annotations, step):
        embedded, parts = self.decoder.embedding(word), self.decoder.attention
        scores = torch.tanh(parts.state(s) + parts.annotation(annotations)) @ parts.v
        weights = F.softmax(scores, 0)
        context = weights @ annotations
        pairs = self.decoder.maxout(torch.cat([s, embedded, context]))
        largest = torch.stack([torch.max(pairs[2 * unit], pairs[2 * unit + 1]) for unit in range(self.units)])
        out = self.decoder.output(largest)
        return self.decoder.recurrent.step(torch.cat([embedded, context]), s), out, weights


class LuongGeneral(Sentence):
    """For scheduled sampling: Luong's general score, one LSTM layer."""

    def __init__(self):
        super().__init__()
        self.learned_words()
        self.encoder.recurrent = nn.LSTM(EMBEDDING, HIDDEN)
        self.decoder.attention.annotation = nn.Linear(HIDDEN, HIDDEN)
        self.decoder.recurrent = nn.LSTM(EMBEDDING, HIDDEN)
        self.decoder.combine = nn.Linear(2 * HIDDEN, HIDDEN)
        self.decoder.output = nn.Linear(HIDDEN, TARGET_WORDS)

    def encode(self, source):
        return self.encoder.recurrent(self.encoder.embedding(source))

    def step(self, word, carry, annotations, step):
        out, carry = self.decoder.recurrent(self.decoder.embedding(word).unsqueeze(0), carry)
        weights = F.softmax(self.decoder.attention.annotation(annotations) @ out[0], 0)
        readout = torch.tanh(self.decoder.combine(torch.cat([out[0], weights @ annotations])))
        return carry, self.decoder.output(readout), weights


def run(model, batch, forced, own_end):
    """Mean loss a target token, log probabilities (T, B, V), attention (B, T, S), zero where a sentence is over."""
    source, lengths, target_input, target_output = batch
    steps, sentences = target_input.shape
    log_probabilities = torch.zeros(steps, sentences, TARGET_WORDS)
    attention = torch.zeros(sentences, steps, source.size(0))
    nats = 0.0
    for index in range(sentences):
        own = int((target_output[:, index] != 0).sum())
        logits, rows = model.walk(source[:lengths[index], index], target_input[:own, index], forced[:, index], own_end)
        logs = F.log_softmax(logits, -1)
        nats = nats - logs.gather(1, target_output[:logs.size(0), index].unsqueeze(1)).sum()
        log_probabilities[:logs.size(0), index] = logs.detach()
        attention[index, :rows.size(0), :rows.size(1)] = rows.detach()
    return nats / int((target_output != 0).sum()), log_probabilities, attention


def write(name, model, forced=None, own_end=False, optimizer=lambda weights: torch.optim.Adam(weights, lr=0.01), seed=7):
    torch.manual_seed(seed)
    for weight in model.parameters():
        nn.init.uniform_(weight, -0.6, 0.6)
    batch = make_batch()
    if forced is None:
        forced = torch.tensor([1, 1, 0, 1, 0]).unsqueeze(1).expand(-1, 4).contiguous()
    tensors = {"weight." + key: value.clone() for key, value in named_weights(model)}
    tensors |= dict(zip(("source", "source_lengths", "target_input", "target_output"), batch))
    tensors |= {"forced_words": forced, "own_end": torch.tensor([int(own_end)])}
    walker, losses = optimizer(model.parameters()), []
    for step in range(10):
        loss, log_probabilities, attention = run(model, batch, forced, own_end)
        walker.zero_grad()
        loss.backward()
        if step == 0:
            tensors |= {"log_probabilities": log_probabilities, "attention": attention}
            tensors |= {"gradient." + key: value.grad.clone() for key, value in named_weights(model)}
        losses.append(loss.item())
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        walker.step()
    tensors["losses"] = torch.tensor(losses)
    save(pathlib.Path(__file__).parent / "fixtures" / f"{name}.safetensors", tensors)
    print(name, losses[0], losses[-1])


if __name__ == "__main__":
    write("luong-local-m", Local(predictive=False))
    write("luong-local-p", Local(predictive=True))
    by_pair = torch.tensor([[1, 1, 1, 1], *[[1, 0, 0, 1]] * 4])
    descent = lambda weights: torch.optim.SGD(weights, lr=0.3)
    write("tutorial-location", TutorialLocation(masked=True), by_pair, optimizer=descent)
    write("tutorial-location-unmasked", TutorialLocation(masked=False), by_pair, own_end=True, optimizer=descent, seed=9)
    write("bilstm-concat", BilstmConcat())
    write("bilstm-concat-hidden", BilstmConcat(score_hidden=5))
    adadelta = lambda weights: torch.optim.Adadelta(weights, lr=1.0, rho=0.95, eps=1e-6)
    write("bahdanau-2014", Bahdanau2014(), optimizer=adadelta)
    write("bahdanau-2014-tied", Bahdanau2014(tied=True), optimizer=adadelta)
    by_word = torch.tensor([[1, 1, 1, 1], [0, 1, 1, 0], [1, 0, 1, 1], [1, 0, 0, 1], [0, 1, 0, 1]])
    write("scheduled-sampling", LuongGeneral(), by_word)
