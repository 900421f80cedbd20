// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/choices.h"
#include "engine/types/configuration.h"
#include "engine/types/message.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace attentoscope {

/// The least memory in bytes that a training takes. The activations of a batch come on top.
struct TrainingMemory
{
    std::uint64_t weights = 0; ///< and their copies in the layout that multiplies fastest
    std::uint64_t gradients = 0; ///< of each replica
    std::uint64_t moments = 0; ///< of the optimiser
    std::uint64_t saving = 0; ///< the copy of weights and moments that is written while training goes on

    std::uint64_t sum() const { return weights + gradients + moments + saving; }
};

/// What a person is told before the training of a model continues with the loaded pairs.
struct FineTuningPlan
{
    std::size_t trainingPairs = 0;
    std::size_t validationPairs = 0;
    std::size_t alsoValidationPairs = 0; ///< pairs of the second validation file
    std::vector<Message> notices; ///< about the pairs, such as how many of their tokens the model does not know
    std::vector<SettingChoice> choices;
    std::vector<KeyValue> values; ///< every key with its value in force
    TrainingMemory memory;
    std::uint64_t memoryOfComputer = 0;
    Message refusal; ///< why the training would be refused; empty: it would not
};

} // namespace attentoscope
