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
    const std::int64_t*
        lengths; ///< (B); null: no sentence is over. Where time is beyond a length the state stays as it is.
};

} // namespace attentoscope
