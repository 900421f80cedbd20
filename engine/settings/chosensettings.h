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

/// Operations a second of a training step on so many threads, from a table of measured steps. The same machine gives
/// the same number, busy or not, so that the same seed chooses the same settings.
double operationsPerSecond(const Processor& processor, int threads);

/// What the settings are chosen for.
struct ChoiceQuestion
{
    CorpusFacts facts;
    std::string preset;
    std::vector<KeyValue> given; ///< by the person, of data, model and training; they are never changed
    TrainingLimit limit; ///< all zero: that of the given settings or of the preset
    double operationsPerSecond = 0.0;
};

/// THE rule. For presets of ours it chooses tokens, pieces, ties, sizes and length; for every preset with sentence
/// pairs it fits warm-up, decay and validations to the steps that the limit leaves time for. Nothing for other tasks.
Result<ChosenSettings> chooseSettings(const ChoiceQuestion& question);

} // namespace attentoscope
