// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/safetensors.h"
#include "engine/types/configuration.h"
#include "engine/types/error.h"
#include "engine/types/training.h"

#include <filesystem>
#include <vector>

namespace attentoscope {

/// The mean of the weights of several saves of one training (Izmailov and others 2018; Vaswani and others 2017, section
/// 6.1). Sums are kept in double precision.
class WeightMean
{
public:
    /// Adds weights. If the name, type or shape of a tensor differs from those before, the BadRun error names the first
    /// such tensor, and nothing is added.
    Result<void> add(const StoredTensors& weights);

    std::size_t count() const { return m_count; }
    StoredTensors result() const; ///< the mean, with the tensors of the first weights; empty if nothing was added

private:
    StoredTensors m_like; ///< names, types and shapes
    std::vector<std::vector<double>> m_sums; ///< sums of each tensor
    std::size_t m_count = 0;
};

/// The saves of a run to average, and the folder for the mean.
struct AverageRequest
{
    std::filesystem::path run;
    AveragedSaves of = AveragedSaves::Best;
    int count = 0; ///< number of saves
    std::filesystem::path output; ///< a folder that has no run yet
};

struct AveragedRun
{
    MeanOfSaves mean;
    std::vector<std::int64_t> steps; ///< the steps of the averaged saves, in order
};

/// Makes a run from the mean of the weights of several saves: the last ones, or those with the lowest validation loss.
/// The new run has one save. Its position and state are those of the newest of these saves. Its history ends there, and
/// a note describes the mean. Too few saves are an InvalidSetting error. Saves of different sizes are a BadRun error.
Result<AveragedRun> averageRun(const AverageRequest& request);

} // namespace attentoscope
