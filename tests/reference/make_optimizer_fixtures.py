#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Attentoscope authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes what PyTorch's AdamW and CosineAnnealingLR compute, for tst_optimizer and tst_schedule.

Run with the distribution's python3-torch: /usr/bin/python3 make_optimizer_fixtures.py
`adamw.safetensors` holds first values of two parameters, a matrix and a bias, a gradient for each of five steps, and the
values after each step; the rate falls from step to step and the decay is 0.3. `cosine.safetensors` holds the rates of
CosineAnnealingLR, of 0.02 to 1, at each of 40 steps.
"""
import pathlib

import torch

from make_model_fixtures import save

STEPS, DECAY = 5, 0.3
FOLDER = pathlib.Path(__file__).parent / "fixtures"


def write_adamw():
    torch.manual_seed(5)
    parameters = {"matrix": torch.nn.Parameter(torch.randn(3, 4)), "bias": torch.nn.Parameter(torch.randn(4))}
    tensors = {"first." + name: value.detach().clone() for name, value in parameters.items()}
    optimizer = torch.optim.AdamW(parameters.values(), lr=1.0, weight_decay=DECAY)
    rates = torch.tensor([0.1 / (step + 1) for step in range(STEPS)])
    for step in range(STEPS):
        optimizer.param_groups[0]["lr"] = rates[step].item()
        for name, value in parameters.items():
            value.grad = torch.randn_like(value)
            tensors[f"gradient.{step}.{name}"] = value.grad.clone()
        optimizer.step()
        for name, value in parameters.items():
            tensors[f"after.{step}.{name}"] = value.detach().clone()
    save(FOLDER / "adamw.safetensors", tensors | {"rates": rates, "decay": torch.tensor([DECAY])})


def write_cosine(steps=40):
    optimizer = torch.optim.SGD([torch.nn.Parameter(torch.zeros(1))], lr=1.0)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=steps, eta_min=0.02)
    rates = []
    for _ in range(steps + 1):
        rates.append(schedule.get_last_lr()[0])
        optimizer.step()
        schedule.step()
    save(FOLDER / "cosine.safetensors", {"rates": torch.tensor(rates)})
    print(rates[0], rates[steps // 2], rates[steps])


if __name__ == "__main__":
    write_adamw()
    write_cosine()
