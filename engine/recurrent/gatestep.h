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
    /// (B); null: all sentences have the full length. A sentence keeps its state at times beyond its length.
    const std::int64_t* lengths;
};

} // namespace attentoscope
