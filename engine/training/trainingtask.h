// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/runsave.h"
#include "engine/types/configuration.h"
#include "engine/types/error.h"
#include "engine/types/training.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace attentoscope {

struct CorpusLinks;

/// The results of one batch of training.
struct BatchReport
{
    double loss = 0.0; ///< unit as in StepReport
    double gradientNorm = 0.0; ///< before clipping
    double learningRate = 0.0; ///< the learning rate of this step
    std::int64_t sourceTokens = 0;
    std::int64_t targetTokens = 0;
    std::optional<double> alignmentLoss = {}; ///< as in StepReport
    bool goalReached = false; ///< whether the task counts as learned, so that training can end
};

/// The progress of the links that are taught.
struct Guiding
{
    std::optional<double> learning = {}; ///< 0–1 while they are learned; none: they are ready
    std::vector<Message> notes = {}; ///< notes about the links for the person; given once
};

/// Whether a validation takes long after its last translation.
enum class ValidationRest : std::uint8_t { Short, Long };

/// A training: a model, the source of its batches, its loss and its optimiser. The training loop decides when to
/// validate, save and stop, and needs nothing else from a model.
class TrainingTask
{
public:
    TrainingTask() = default;
    TrainingTask(const TrainingTask&) = delete;
    TrainingTask& operator=(const TrainingTask&) = delete;
    virtual ~TrainingTask() = default;

    virtual const TrainingConfiguration& configuration() const = 0;

    /// The measure by which validations are compared. It is the configured one, unless that has no meaning for this
    /// task's validation sentences.
    virtual ValidationMeasure decidingMeasure() const { return configuration().validationMeasure; }

    /// The number of batches in an epoch. 0 if the task never repeats data, and so has no epochs.
    virtual std::int64_t batchesInEpoch(std::int64_t epoch) = 0;

    /// Trains on the batch at that position: forward, backward, update. After a NotFinite error, or if memory runs out,
    /// the weights are unchanged.
    virtual Result<BatchReport> trainBatch(const RunPosition& position, double learningRate) = 0;

    /// Called if the batch at that position needed too much memory. From now on, uses smaller parts if possible.
    /// Returns the name of the batch and advice, as a text that continues "not enough memory for ".
    virtual Message useLessMemory(const RunPosition& position) = 0;

    /// A validation computes a batch in each call. beginValidation() returns false if there are no validation pairs.
    /// advanceValidation() computes a batch, and returns the result after the last one. The loop fills in the result's
    /// step, epoch, seconds and best.
    virtual bool beginValidation() = 0;
    virtual std::optional<ValidationReport> advanceValidation() = 0;
    virtual void cancelValidation() = 0;
    /// The number of target tokens on which training takes about as long as a validation. 0 if there are no validation
    /// pairs.
    virtual double validationWork() const = 0;
    /// Ends the translations of the current validation. Returns Short if the rest is short, or if the loss is not known
    /// yet.
    virtual ValidationRest shortenValidation() = 0;

    /// Prepares the links that an alignment weight above zero needs, and waits for them, but only for the given time.
    /// Called before the first batch with such a weight, and repeated until they are ready. It is an error if nothing
    /// can be taught.
    virtual Result<Guiding> prepareGuiding(std::chrono::milliseconds /*patience*/)
    {
        return failure(
            ErrorCode::InvalidSetting, "Vectors have no links that could be taught: leave alignment_weight out.");
    }

    /// Gives the task statistical links of the pairs. They change what is measured, but never what is trained.
    virtual void useLinks(std::shared_ptr<const CorpusLinks> /*links*/) { }

    /// Decodes with the present weights, and changes nothing. None if the sentence cannot be decoded.
    virtual std::optional<Translation> decode(const WatchedSentence& sentence) = 0;

    virtual StoredTensors weights() const = 0;
    /// `step` is the number of updates that made these weights.
    virtual Result<void> setWeights(const StoredTensors& weights, std::int64_t step) = 0;

    /// The state of the optimiser and random generators. With weights and position it determines the next batch.
    virtual StoredTensors state() const = 0;
    virtual Result<void> setState(const StoredTensors& state) = 0;
};

} // namespace attentoscope
