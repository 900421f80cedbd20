// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace attentoscope {

/// One time step of a batch.
struct GateStep
{
    std::int64_t batch; ///< B
    std::int64_t size; ///< H
    std::int64_t time;
    /// (B); null if all sentences have the full length. After its end, a sentence keeps its state.
    const std::int64_t* lengths;
};

// One time step of torch.nn.GRU: r = σ(x_r + h_r), z = σ(x_z + h_z), n = tanh(x_n + r ∘ h_n), h' = (1 − z) n + z h.

/// `gates` (B, 3H) has the input's sums x, and receives r, z and n. `fromState` (B, 3H) has the state's sums h.
void gruForward(const GateStep& step, float* gates, const float* fromState, const float* previous, float* hidden);

/// `hiddenGradient` (B, H) has the gradient from the later step. It receives that part of the earlier step's gradient
/// which does not go through the gates. `inputGradient` and `stateSumGradient` (B, 3H) receive the gradients of x and
/// of h. They may use the memory of `gates` and `fromState`.
void gruBackward(const GateStep& step, const float* gates, const float* fromState, const float* previous,
    const float* stateGradient, float* hiddenGradient, float* inputGradient, float* stateSumGradient);

// One time step of the unit of 2014: r = σ(x_r + h_r), z = σ(x_z + h_z), n = tanh(x_n + U(r ∘ h)), h' = h + z (n − h).
// Between the two halves the caller multiplies r ∘ h by U.

/// `gates` (B, 2H) has the sums of r and z without `bias` (2H), and receives their values. `reset` (B, H) receives r ∘
/// h.
void gru2014Gates(const GateStep& step, const float* bias, float* gates, const float* previous, float* reset);
/// `candidate` (B, H) has its sum without `bias` (H), and receives its value. `hidden` receives the new state.
void gru2014State(const GateStep& step, const float* bias, const float* gates, float* candidate, const float* previous,
    float* hidden);
/// The first half of the backward pass, like gruBackward(). Fills `candidateGradient` (B, H) and the part of
/// `gateGradient` (B, 2H) for z.
void gru2014StateBackward(const GateStep& step, const float* gates, const float* candidate, const float* previous,
    const float* stateGradient, float* hiddenGradient, float* gateGradient, float* candidateGradient);
/// The second half. `resetGradient` (B, H) is the gradient of r ∘ h. Fills the part of `gateGradient` for r, and adds
/// to `hiddenGradient`.
void gru2014GatesBackward(const GateStep& step, const float* gates, const float* previous, const float* resetGradient,
    float* hiddenGradient, float* gateGradient);

/// `gates` (B, 4H) has the sums of the four gates without `bias` (4H), and receives their values. `hidden` and `cell`
/// (B, H) receive the new state.
void lstmForward(const GateStep& step, const float* bias, float* gates, const float* previousHidden,
    const float* previousCell, float* hidden, float* cell);

/// `gates` has the values from lstmForward(). `cell` is the new cell state, `previousCell` the old one.
/// `hiddenGradient` and `cellGradient` (B, H) have the gradients from the later step, and receive those of the earlier
/// step. Only the part of the hidden gradient that goes through the gates is missing: it is left zero, and the caller's
/// matrix product adds it. `gateGradient` (B, 4H) receives the gradient of the sums. It may be `gates` itself.
void lstmBackward(const GateStep& step, const float* gates, const float* cell, const float* previousCell,
    const float* stateGradient, float* hiddenGradient, float* cellGradient, float* gateGradient);

} // namespace attentoscope
