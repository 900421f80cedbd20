#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes what torch.nn.Transformer computes, one safetensors file a model, for tst_modelfixtures.

Run with the distribution's python3-torch: /usr/bin/python3 make_transformer_fixtures.py
Each file holds what make_model_fixtures.py describes, and the weights of every head: heads.KIND.LAYER (B, H, rows, columns).
"""
import math
import pathlib

import torch
from torch import nn
from torch.nn import functional as F

from make_model_fixtures import START, SOURCE_WORDS, TARGET_WORDS, make_batch, mean_loss, named_weights, save

MODEL, HEADS, INNER, LAYERS, POSITIONS = 8, 2, 12, 2, 7


class Model(nn.Transformer):
    """torch.nn.Transformer with the embeddings and the output layer that it leaves to others."""

    def __init__(self, norm_first, activation="relu", positions="sinusoidal", tied="target", layers=LAYERS,
                 decoder_layers=LAYERS, final_norm=True, output_bias=True, zero_start=False):
        super().__init__(MODEL, HEADS, layers, decoder_layers, INNER, 0.0, activation, batch_first=True,
                         norm_first=norm_first)
        words = SOURCE_WORDS if tied == "all" else TARGET_WORDS
        self.positions, self.zero_start, self.decoder_layers = positions, zero_start, decoder_layers
        if not final_norm:
            self.encoder.norm = self.decoder.norm = None
        self.encoder.embedding = nn.Embedding(SOURCE_WORDS, MODEL)
        self.decoder.embedding = nn.Embedding(words, MODEL)
        self.decoder.output = nn.Linear(MODEL, words, bias=output_bias)
        if tied:
            self.decoder.output.weight = self.decoder.embedding.weight
        if tied == "all":
            self.encoder.embedding.weight = self.decoder.embedding.weight
        if positions != "sinusoidal":
            self.encoder.positions, self.decoder.positions = nn.Embedding(POSITIONS, MODEL), nn.Embedding(POSITIONS, MODEL)
        self.heads = {}
        for layer in range(layers):
            self.record(f"heads.encoder.{layer}", self.encoder.layers[layer].self_attn)
        for layer in range(decoder_layers):
            self.record(f"heads.decoder.{layer}", self.decoder.layers[layer].self_attn)
            self.record(f"heads.cross.{layer}", self.decoder.layers[layer].multihead_attn)

    def record(self, name, attention):
        plain = attention.forward

        def recorded(*args, **options):
            output, weights = plain(*args, **(options | {"need_weights": True, "average_attn_weights": False}))
            self.heads[name] = weights.detach()
            return output, weights

        attention.forward = recorded

    def place(self, side, words):
        if self.positions != "sinusoidal":
            positions = side.positions.weight[:words.size(1)]
        else:
            positions = torch.zeros(words.size(1), MODEL)
            for position in range(words.size(1)):
                for pair in range(MODEL // 2):
                    angle = position / 10000 ** (2 * pair / MODEL)
                    positions[position, 2 * pair], positions[position, 2 * pair + 1] = math.sin(angle), math.cos(angle)
        vectors = side.embedding(words) * math.sqrt(MODEL)
        if self.zero_start and side is self.decoder:
            vectors = torch.stack([torch.stack([torch.zeros(MODEL) if word == START else vector
                                                for word, vector in zip(*row)]) for row in zip(words, vectors)])
        return vectors + positions

    def fix_positions(self):
        """Marian's table, which is not trained: all sines, then all cosines."""
        for table in (self.encoder.positions.weight, self.decoder.positions.weight):
            table.requires_grad_(False)
            for position in range(POSITIONS):
                for wave in range(MODEL // 2):
                    angle = position / 10000 ** (2 * wave / MODEL)
                    table[position, wave], table[position, MODEL // 2 + wave] = math.sin(angle), math.cos(angle)

    def logits(self, source, lengths, target_input):
        """(T, B, V) after the previous words (T, B)."""
        padding = torch.arange(source.size(0)).unsqueeze(0) >= lengths.unsqueeze(1)
        future = torch.ones(target_input.size(0), target_input.size(0), dtype=torch.bool).triu(1)
        out = self(self.place(self.encoder, source.t()), self.place(self.decoder, target_input.t()), tgt_mask=future,
                   src_key_padding_mask=padding, memory_key_padding_mask=padding)
        return self.decoder.output(out).transpose(0, 1)

    def read(self, source, lengths, target_input, forced):
        """The previous words: the true ones, or the model's own where a step is not forced."""
        words = target_input.clone()
        for step, is_forced in enumerate(forced):
            if not is_forced:
                with torch.no_grad():
                    words[step] = self.logits(source, lengths, words[:step])[-1].argmax(-1)
        return words


def write(name, forced=(True,) * 5, **options):
    torch.manual_seed(7)
    model = Model(**options)
    for key, weight in model.named_parameters():
        nn.init.uniform_(weight, -0.6, 0.6)
        if "norm" in key and key.endswith("weight"):
            weight.data += 1
    if model.positions == "fixed-table":
        model.fix_positions()
    source, lengths, target_input, target_output = make_batch()
    tensors = {"weight." + key: value.clone() for key, value in named_weights(model)}
    tensors |= {"source": source, "source_lengths": lengths, "target_input": target_input, "target_output": target_output,
                "forced": torch.tensor([int(step) for step in forced])}
    adam, losses = torch.optim.Adam(model.parameters(), lr=0.01, betas=(0.9, 0.98)), []
    for step in range(10):
        logits = model.logits(source, lengths, model.read(source, lengths, target_input, forced))
        loss = mean_loss(logits, target_output)
        adam.zero_grad()
        loss.backward()
        if step == 0:
            tensors["log_probabilities"] = F.log_softmax(logits, -1)
            tensors |= {"gradient." + key: value.grad.clone() for key, value in named_weights(model) if value.requires_grad}
            tensors |= model.heads
            tensors["attention"] = model.heads[f"heads.cross.{model.decoder_layers - 1}"].mean(1)
        losses.append(loss.item())
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        adam.step()
    tensors["losses"] = torch.tensor(losses)
    save(pathlib.Path(__file__).parent / "fixtures" / f"{name}.safetensors", tensors)
    print(name, losses[0], losses[-1])


if __name__ == "__main__":
    write("transformer-pre", norm_first=True)
    write("transformer-post", norm_first=False, tied="all")
    write("transformer-learned", norm_first=True, activation="gelu", positions="learned", tied=None,
          forced=(True, True, False, True, False))
    write("transformer-marian", norm_first=False, activation=F.silu, positions="fixed-table", tied="all", layers=3,
          decoder_layers=1, final_norm=False, zero_start=True)
    write("transformer-bare", norm_first=True, activation=F.silu, tied=None, layers=1, final_norm=False,
          output_bias=False, zero_start=True, forced=(True, True, False, True, False))
