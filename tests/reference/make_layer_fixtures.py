#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes fixtures/transformer-layers.safetensors for tst_modelfixtures: what torch.nn.Transformer says when its decoder reads
layer k of its encoder as if it were the last (DecoderLens, Langedijk and others 2023).

Run with torch: python3 make_layer_fixtures.py. The models are those of make_transformer_fixtures.py, read from their files.
The file holds MODEL.k, log probabilities (T, B, V).
"""
import json
import pathlib
import struct

import numpy as np
import torch
from torch.nn import functional as F

from make_model_fixtures import named_weights, save
from make_transformer_fixtures import Model

FOLDER = pathlib.Path(__file__).parent / "fixtures"
MODELS = {"transformer-pre": {"norm_first": True}, "transformer-post": {"norm_first": False, "tied": "all"},
          "transformer-marian": {"norm_first": False, "activation": F.silu, "positions": "fixed-table", "tied": "all",
                                 "layers": 3, "decoder_layers": 1, "final_norm": False, "zero_start": True}}


def read(path):
    data = path.read_bytes()
    size = struct.unpack("<Q", data[:8])[0]
    types, blob = {"F32": np.float32, "I64": np.int64}, data[8 + size:]
    return {name: torch.from_numpy(np.frombuffer(blob[slice(*entry["data_offsets"])], types[entry["dtype"]])
                                   .reshape(entry["shape"]).copy())
            for name, entry in json.loads(data[8:8 + size]).items()}


def main():
    tensors = {}
    for name, options in MODELS.items():
        stored, model = read(FOLDER / f"{name}.safetensors"), Model(**options)
        with torch.no_grad():
            for key, weight in named_weights(model):
                weight.copy_(stored["weight." + key])
            layers = model.encoder.layers
            for last in range(1, len(layers) + 1):
                model.encoder.layers = layers[:last]
                logits = model.logits(stored["source"], stored["source_lengths"], stored["target_input"])
                tensors[f"{name}.{last}"] = F.log_softmax(logits, -1)
        if all(stored["forced"]):  # the last layer is the usual model
            assert torch.allclose(tensors[f"{name}.{len(layers)}"], stored["log_probabilities"], atol=1e-5)
    save(FOLDER / "transformer-layers.safetensors", tensors)


main()
