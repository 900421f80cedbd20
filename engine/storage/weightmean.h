// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/safetensors.h"

namespace attentoscope {

/// The mean of the weights of several saves of one training (Izmailov and others 2018; Vaswani and others 2017, section
/// 6.1). Sums are kept in double precision.
class WeightMean
{
public:
    /// Weights with other tensors than those before are a BadRun error that names the first one, and are not added.
    Result<void> add(const StoredTensors& weights);

    std::size_t count() const { return m_count; }
    StoredTensors result() const; ///< tensors as in the first; of nothing: nothing

private:
    StoredTensors m_like; ///< names, types and shapes
    std::vector<std::vector<double>> m_sums; ///< of each tensor
    std::size_t m_count = 0;
};

} // namespace attentoscope
