#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes what PyTorch computes for small models, one safetensors file a preset, for tst_modelfixtures.

Run with the distribution's python3-torch: /usr/bin/python3 make_model_fixtures.py
Each file holds the weights, one batch with unequal lengths, which steps are teacher-forced, attention, log probabilities,
the mean loss a target token, all gradients, and the losses of ten Adam steps with the gradient norm clipped to one.
Dropout is off: it is the only part whose random numbers differ between the two programs.
"""
import json
import pathlib
import struct

import torch
from torch import nn
from torch.nn import functional as F

SOURCE_WORDS, TARGET_WORDS, EMBEDDING, HIDDEN = 11, 9, 5, 6
START, END = 1, 2


class Model(nn.Module):
    """Encoder and decoder with the names of the C++ modules; `kind` decides score and order of things."""

    def __init__(self, kind, layers, cell, bidirectional=False, feeding=False, projected=False, tied=None):
        super().__init__()
        self.kind, self.feeding, self.projected, self.cell = kind, feeding, projected, cell
        recurrent = nn.LSTM if cell == "lstm" else nn.GRU
        annotation = HIDDEN * (2 if bidirectional else 1)
        self.encoder = nn.Module()
        self.encoder.embedding = nn.Embedding(SOURCE_WORDS, EMBEDDING)
        self.encoder.recurrent = recurrent(EMBEDDING, HIDDEN, layers, bidirectional=bidirectional)
        self.decoder = nn.Module()
        words = SOURCE_WORDS if tied == "all" else TARGET_WORDS
        self.decoder.embedding = nn.Embedding(words, EMBEDDING)
        self.readout = EMBEDDING if tied else HIDDEN
        self.decoder.attention = nn.Module()
        if kind == "additive":
            self.decoder.attention.state = nn.Linear(HIDDEN, HIDDEN, bias=False)
            self.decoder.attention.annotation = nn.Linear(annotation, HIDDEN, bias=False)
            self.decoder.attention.v = nn.Parameter(torch.empty(HIDDEN))
        if kind == "general":
            self.decoder.attention.annotation = nn.Linear(annotation, HIDDEN)
        if kind == "concat":
            self.decoder.attention.both = nn.Linear(HIDDEN + annotation, HIDDEN)
            self.decoder.attention.v = nn.Parameter(torch.empty(HIDDEN))
        inputs = EMBEDDING + (annotation if kind == "additive" else self.readout if feeding else 0)
        self.decoder.recurrent = recurrent(inputs, HIDDEN, layers)
        if projected:
            self.decoder.bridge = nn.ModuleList(
                nn.Linear(annotation, HIDDEN) for _ in range(layers * (2 if cell == "lstm" else 1)))
        if kind not in ("additive", "none"):
            self.decoder.combine = nn.Linear(HIDDEN + annotation, self.readout)
        self.decoder.output = nn.Linear(self.readout, words)
        if tied:
            self.decoder.output.weight = self.decoder.embedding.weight
        if tied == "all":
            self.encoder.embedding.weight = self.decoder.embedding.weight

    def start(self, last):
        if not self.projected:
            return last
        layers = self.decoder.recurrent.num_layers
        states = last if self.cell == "lstm" else (last,)
        made = []
        for which, state in enumerate(states):
            rows = []
            for layer in range(layers):
                both = torch.cat(list(state[layer * (state.size(0) // layers):(layer + 1) * (state.size(0) // layers)]), 1)
                rows.append(torch.tanh(self.decoder.bridge[which * layers + layer](both)))
            made.append(torch.stack(rows))
        return tuple(made) if self.cell == "lstm" else made[0]

    def attend(self, state, annotations, padding):
        """state (B, H), annotations (S, B, A), padding (S, B) -> weights (B, S), context (B, A)."""
        parts = self.decoder.attention
        if self.kind == "dot":
            scores = (state.unsqueeze(0) * annotations).sum(-1)
        elif self.kind == "general":
            scores = (state.unsqueeze(0) * parts.annotation(annotations)).sum(-1)
        elif self.kind == "concat":
            both = torch.cat([state.unsqueeze(0).expand(annotations.size(0), -1, -1), annotations], -1)
            scores = torch.tanh(parts.both(both)) @ parts.v
        else:
            scores = torch.tanh(parts.state(state).unsqueeze(0) + parts.annotation(annotations)) @ parts.v
        weights = F.softmax(scores.masked_fill(padding, float("-inf")), 0)
        return weights.t(), (weights.unsqueeze(-1) * annotations).sum(0)

    def forward(self, source, lengths, target_input, forced):
        packed = nn.utils.rnn.pack_padded_sequence(self.encoder.embedding(source), lengths, enforce_sorted=False)
        out, last = self.encoder.recurrent(packed)
        annotations, _ = nn.utils.rnn.pad_packed_sequence(out)
        padding = torch.arange(source.size(0)).unsqueeze(1) >= lengths.unsqueeze(0)
        state, feed = self.start(last), torch.zeros(source.size(1), self.readout)
        logits, rows, word = [], [], target_input[0]
        for step in range(target_input.size(0)):
            if step > 0:
                word = target_input[step] if forced[step] else logits[-1].argmax(-1)
            embedded = self.decoder.embedding(word)
            if self.kind == "additive":
                top = (state[0] if self.cell == "lstm" else state)[-1]
                weights, context = self.attend(top, annotations, padding)
                out, state = self.decoder.recurrent(torch.cat([embedded, context], -1).unsqueeze(0), state)
                readout = out[0]
            else:
                inputs = torch.cat([embedded, feed], -1) if self.feeding else embedded
                out, state = self.decoder.recurrent(inputs.unsqueeze(0), state)
                readout = out[0]
                if self.kind != "none":
                    weights, context = self.attend(readout, annotations, padding)
                    readout = torch.tanh(self.decoder.combine(torch.cat([readout, context], -1)))
                feed = readout
            logits.append(self.decoder.output(readout))
            if self.kind != "none":
                rows.append(weights)
        return torch.stack(logits), torch.stack(rows, 1) if rows else None


def make_batch():
    sources = [[4, 7, 5, 2], [10, 2], [6, 8, 9, 5, 4, 2], [3, 2]]
    targets = [[5, 4], [8, 7, 6, 5], [4], [3, 8, 8]]
    pad = lambda rows: nn.utils.rnn.pad_sequence([torch.tensor(row) for row in rows])
    return (pad(sources), torch.tensor([len(row) for row in sources]), pad([[START] + row for row in targets]),
            pad([row + [END] for row in targets]))


def named_weights(model):
    """The parameters by the names of our files: a tied matrix stands there once, as the target words' vectors."""
    words = getattr(model.decoder, "embedding", None)
    for name, value in model.named_parameters():
        yield "decoder.embedding.weight" if words is not None and value is words.weight else name, value


def mean_loss(logits, target_output):
    return F.cross_entropy(logits.flatten(0, 1), target_output.flatten(), ignore_index=0)


def save(path, tensors):
    """The safetensors format, by hand: it is a JSON header and the bytes."""
    names = {torch.float32: "F32", torch.int64: "I64"}
    header, blob = {}, b""
    for name, tensor in tensors.items():
        data = tensor.detach().contiguous().numpy().tobytes()
        header[name] = {"dtype": names[tensor.dtype], "shape": list(tensor.shape), "data_offsets": [len(blob), len(blob) + len(data)]}
        blob += data
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    path.write_bytes(struct.pack("<Q", len(text)) + text + blob)


def write(name, **options):
    torch.manual_seed(7)
    model = Model(**options)
    for weight in model.parameters():
        nn.init.uniform_(weight, -0.6, 0.6)
    source, lengths, target_input, target_output = make_batch()
    forced = [True, True, False, True, False]
    tensors = {"weight." + key: value.clone() for key, value in named_weights(model)}
    tensors |= {"source": source, "source_lengths": lengths, "target_input": target_input, "target_output": target_output,
                "forced": torch.tensor([int(step) for step in forced])}
    adam, losses = torch.optim.Adam(model.parameters(), lr=0.01), []
    for step in range(10):
        logits, rows = model(source, lengths, target_input, forced)
        loss = mean_loss(logits, target_output)
        adam.zero_grad()
        loss.backward()
        if step == 0:
            tensors["log_probabilities"] = F.log_softmax(logits, -1)
            tensors |= {"gradient." + key: value.grad.clone() for key, value in named_weights(model)}
            if rows is not None:
                tensors["attention"] = rows
        losses.append(loss.item())
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        adam.step()
    tensors["losses"] = torch.tensor(losses)
    save(pathlib.Path(__file__).parent / "fixtures" / f"{name}.safetensors", tensors)
    print(name, losses[0], losses[-1])


if __name__ == "__main__":
    (pathlib.Path(__file__).parent / "fixtures").mkdir(exist_ok=True)
    write("luong-dot", kind="dot", layers=2, cell="lstm")
    write("luong-general", kind="general", layers=2, cell="lstm")
    write("luong-concat", kind="concat", layers=2, cell="lstm")
    write("bahdanau-lstm", kind="additive", layers=1, cell="lstm")
    write("no-attention", kind="none", layers=1, cell="lstm")
    write("bidirectional-feeding", kind="general", layers=1, cell="lstm", bidirectional=True, feeding=True, projected=True)
    write("luong-tied-target", kind="general", layers=1, cell="lstm", bidirectional=True, feeding=True, projected=True,
          tied="target")
    write("luong-tied-all", kind="general", layers=2, cell="gru", tied="all")
    write("gru-additive", kind="additive", layers=2, cell="gru", bidirectional=True, projected=True)
