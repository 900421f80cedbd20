// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/training.h"

#include <cstdint>
#include <string>
#include <vector>

namespace attentoscope {

/// Trains a run again, from its start or from one of its saves, without some of its pairs. All else stays as it was:
/// settings, words, batches, random numbers, learning rates, and the number of steps.
struct ForkRequest
{
    std::string run; ///< folder of the original, which is only read
    std::int64_t step = 0; ///< of a save; 0: the start
    std::string without; ///< a word, or a file of pairs; empty: neither
    std::string word; ///< every pair that holds it on either side, whatever files there are; empty: none
    std::vector<SentencePair> pairs; ///< in the model's direction; those that are no training pairs teach nothing
    std::string runFolder; ///< of the new run
    std::vector<WatchedSentence> watched;
};

} // namespace attentoscope
