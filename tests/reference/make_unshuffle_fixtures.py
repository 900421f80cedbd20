#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes what PyTorch computes for the unshuffle task, for tst_unshuffletraining.

Run with the distribution's python3-torch: /usr/bin/python3 make_unshuffle_fixtures.py
`unshuffle-article` holds first weights and three shuffled sequences, with the loss of each output and the weights after each
sequence when every output is an SGD step of its own. `unshuffle-robust` holds weights and a batch of sequences of unequal
lengths, computed one by one here: loss of each, mean over all outputs, gradients, and the attention of the longest.
"""
import pathlib

import torch
from torch import nn
from torch.nn import functional as F

from make_model_fixtures import save

INNER = 20


class Alignment(nn.Module):
    def __init__(self):
        super().__init__()
        self.U = nn.Linear(2, INNER, bias=False)
        self.W = nn.Linear(2, INNER, bias=False)
        self.v = nn.Linear(INNER, 1, bias=False)

    def forward(self, s, x):
        """s (2), x (N, 2) -> output (2), weights (N)."""
        weights = F.softmax(self.v(torch.tanh(self.W(s) + self.U(x))).squeeze(-1), 0)
        return weights @ x, weights


def vectors(numbers):
    return torch.tensor([[number, number + 1.0] for number in numbers])


def write_article(path):
    torch.manual_seed(11)
    model = Alignment()
    for weight in model.parameters():
        nn.init.uniform_(weight, 0.0, 1.0)
    tensors = {"weight." + key: value.clone() for key, value in model.named_parameters()}
    optimizer = torch.optim.SGD(model.parameters(), lr=1e-3, momentum=0.9)
    for index, count in enumerate((6, 5, 9)):
        order = torch.randperm(count) + 1
        x = vectors([0] + order.tolist())
        s, losses = x[0], []
        for target in vectors(range(2, count + 1)):
            optimizer.zero_grad()
            loss = F.mse_loss(model(s, x)[0], target)
            loss.backward()
            optimizer.step()
            losses.append(loss.item())
            s = target
        tensors[f"numbers.{index}"] = order
        tensors[f"losses.{index}"] = torch.tensor(losses)
        tensors |= {f"after.{index}.{key}": value.clone() for key, value in model.named_parameters()}
        print("article", count, losses[0], losses[-1])
    save(path, tensors)


def write_robust(path):
    torch.manual_seed(12)
    model = Alignment()
    for weight in model.parameters():
        nn.init.normal_(weight, 0.0, 0.5)
    tensors = {"weight." + key: value.clone() for key, value in model.named_parameters()}
    total, outputs, means = 0.0, 0, []
    for index, count in enumerate((5, 12, 7)):
        order = torch.randperm(count) + 1
        x = vectors([0] + order.tolist())
        rows = [model(s, x) for s in vectors(range(count))]
        losses = torch.stack([F.mse_loss(row[0], y) for row, y in zip(rows, vectors(range(1, count + 1)))])
        total, outputs = total + losses.sum(), outputs + count
        means.append(losses.mean().item())
        tensors[f"numbers.{index}"] = order
        if count == 12:
            tensors["attention"] = torch.stack([row[1] for row in rows])
    loss = total / outputs
    loss.backward()
    tensors["losses"] = torch.tensor(means)
    tensors["loss"] = loss.reshape(1)
    tensors |= {"gradient." + key: value.grad.clone() for key, value in model.named_parameters()}
    save(path, tensors)
    print("robust", loss.item())


if __name__ == "__main__":
    folder = pathlib.Path(__file__).parent / "fixtures"
    write_article(folder / "unshuffle-article.safetensors")
    write_robust(folder / "unshuffle-robust.safetensors")
