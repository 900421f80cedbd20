// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/training.h"

#include <cstdint>
#include <string>
#include <vector>

namespace attentoscope {

/// Trains a run again without some of its pairs, from its start or from one of its saves. Everything else stays the
/// same: settings, words, batches, random numbers, learning rates, and the number of steps.
struct ForkRequest
{
    std::string run; ///< folder of the original, which is only read
    std::int64_t step = 0; ///< step of a save; 0: the start
    std::string without; ///< a word, or a file of pairs; empty: neither
    /// Leaves out every pair with this word on either side, even if there is a file of that name; empty: none.
    std::string word;
    std::vector<SentencePair> pairs; ///< in the model's direction; those that are not training pairs have no effect
    std::string runFolder; ///< folder of the new run
    std::vector<WatchedSentence> watched;
};

} // namespace attentoscope
