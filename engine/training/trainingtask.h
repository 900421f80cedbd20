// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/runsave.h"
#include "engine/types/configuration.h"
#include "engine/types/error.h"
#include "engine/types/training.h"

#include <cstdint>
#include <optional>

namespace attentoscope {

/// What one batch of training did.
struct BatchReport
{
    double loss = 0.0; ///< in the unit of StepReport
    double gradientNorm = 0.0; ///< before clipping
    double learningRate = 0.0; ///< the one used
    std::int64_t sourceTokens = 0;
    std::int64_t targetTokens = 0;
    bool goalReached = false; ///< the task counts as learned, so training can end
};

/// What a validation still has to do once nothing more is to be translated.
enum class ValidationRest : std::uint8_t { Short, Long };

/// What is trained: a model, where its batches come from, its loss and its optimiser. When to validate, save and stop
/// is the business of the training loop, which knows no more of a model than this.
class TrainingTask
{
public:
    TrainingTask() = default;
    TrainingTask(const TrainingTask&) = delete;
    TrainingTask& operator=(const TrainingTask&) = delete;
    virtual ~TrainingTask() = default;

    virtual const TrainingConfiguration& configuration() const = 0;

    /// What decides which validation is better: the measure that was asked for, unless it says nothing of this task's
    /// validation sentences.
    virtual ValidationMeasure decidingMeasure() const { return configuration().validationMeasure; }

    /// Batches in an epoch; 0 for a task that never sees the same data twice and so has no epochs.
    virtual std::int64_t batchesInEpoch(std::int64_t epoch) = 0;

    /// The batch at that place: one forward and backward pass and update. After a NotFinite error and when memory runs
    /// out the weights are those of before.
    virtual Result<BatchReport> trainBatch(const RunPosition& position, double learningRate) = 0;

    /// After the batch at that place did not fit into the memory: takes smaller parts at a time from now on, if it can.
    /// Says what batch it was and what to do, to stand after "not enough memory for ".
    virtual Message useLessMemory(const RunPosition& position) = 0;

    /// Validation is a batch a call. `begin` says whether there is anything to validate with; `advance` works a batch
    /// and gives the result after the last one: its step, epoch, seconds and best are the loop's.
    virtual bool beginValidation() = 0;
    virtual std::optional<ValidationReport> advanceValidation() = 0;
    virtual void cancelValidation() = 0;
    /// A validation takes about as long as training on so many target tokens. 0: there is nothing to validate with.
    virtual double validationWork() const = 0;
    /// Translates no more for the validation under way. Says whether it is over soon, or its loss is not known yet.
    virtual ValidationRest shortenValidation() = 0;

    /// Decodes with the model as it is and changes nothing. Nothing for a sentence that cannot be decoded.
    virtual std::optional<Translation> decode(const WatchedSentence& sentence) = 0;

    virtual StoredTensors weights() const = 0;
    /// `step` is how many updates these weights have seen.
    virtual Result<void> setWeights(const StoredTensors& weights, std::int64_t step) = 0;

    /// Optimiser and random generators: with weights and position, all that the next batch depends on.
    virtual StoredTensors state() const = 0;
    virtual Result<void> setState(const StoredTensors& state) = 0;
};

} // namespace attentoscope
