// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/machine/processor.h"
#include "engine/types/choices.h"
#include "engine/types/data.h"
#include "engine/types/error.h"

#include <string>
#include <vector>

namespace attentoscope {

/// The operations of a training step in a second with this many threads, from a table of measured steps. The number
/// depends only on the machine, not on its load, so that the same seed always chooses the same settings.
double operationsPerSecond(const Processor& processor, int threads);

/// The facts from which settings are chosen.
struct ChoiceQuestion
{
    CorpusFacts facts;
    std::string preset;
    std::vector<KeyValue> given; ///< settings of data, model and training that the person set; they are never changed
    TrainingLimit limit; ///< all zero: the limit of the given settings or of the preset
    double operationsPerSecond = 0.0;
};

/// THE rule. For our own presets it chooses tokens, pieces, ties, sizes and length. For every preset for sentence pairs
/// it fits warm-up, decay and validations to the number of steps for which the limit leaves time. For other tasks it
/// chooses nothing.
Result<ChosenSettings> chooseSettings(const ChoiceQuestion& question);

} // namespace attentoscope
