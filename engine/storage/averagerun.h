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
    /// Weights with other tensors than those before are a BadRun error that names the first one, and are not added.
    Result<void> add(const StoredTensors& weights);

    std::size_t count() const { return m_count; }
    StoredTensors result() const; ///< tensors as in the first; of nothing: nothing

private:
    StoredTensors m_like; ///< names, types and shapes
    std::vector<std::vector<double>> m_sums; ///< of each tensor
    std::size_t m_count = 0;
};

/// Which saves of a run are averaged, and where the mean goes.
struct AverageRequest
{
    std::filesystem::path run;
    AveragedSaves of = AveragedSaves::Best;
    int count = 0; ///< of saves
    std::filesystem::path output; ///< a folder that holds no run yet
};

struct AveragedRun
{
    MeanOfSaves mean;
    std::vector<std::int64_t> steps; ///< of the saves that it is made of, in order
};

/// Makes a run of the mean of the weights of several saves: the last ones, or those whose validation had the lowest
/// loss. The new run has one save, with the place and the state of the newest of them, their history up to there, and a
/// note that says what it is. Too few saves are an InvalidSetting error, saves of different sizes a BadRun error.
Result<AveragedRun> averageRun(const AverageRequest& request);

} // namespace attentoscope
