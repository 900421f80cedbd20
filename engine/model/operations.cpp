// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/operations.h"

#include "engine/model/attentionkinds.h"
#include "engine/model/decoder.h"
#include <algorithm>
#include <cmath>

namespace attentoscope {

namespace {

/// Multiplications and additions for one token, or for one pair of a target and a source token.
struct OperationCounts
{
    double source = 0.0, target = 0.0, pair = 0.0;
};

double product(double inputs, double outputs)
{
    return 2.0 * inputs * outputs;
}

double recurrent(const ModelConfiguration& model, double inputs, double hidden, double directions)
{
    const double gates = model.cell == CellKind::Lstm ? 4.0 : 3.0;
    double operations = 0.0;
    for (int layer = 0; layer < model.layers; ++layer) {
        operations += directions * product((layer == 0 ? inputs : directions * hidden) + hidden, gates * hidden);
    }
    return operations;
}

OperationCounts count(const ModelConfiguration& model, double sourceVocabulary, double targetVocabulary)
{
    const double directions = model.bidirectional ? 2.0 : 1.0, annotation = directions * model.hiddenSize;
    const auto hidden = static_cast<double>(decoderHiddenSize(model));
    const bool oneHot = model.wordVectors == WordVectors::OneHot;
    const double word = oneHot ? targetVocabulary : model.embeddingSize;

    const auto* kind = findAttentionKind(model.attention).value();
    const bool attends = kind->make != nullptr;
    const auto attention = kind->operations(attentionSizes(model, static_cast<std::int64_t>(word)));
    OperationCounts counts{
        attention.source, attention.target, attends ? attention.score + product(annotation, 1.0) : 0.0};
    counts.source += recurrent(model, oneHot ? sourceVocabulary : model.embeddingSize, model.hiddenSize, directions);
    double readout = hidden;
    if (attends && kind->info.reads == ReadsState::Previous) {
        const bool combined = model.decoderInput == DecoderInput::Combined;
        counts.target += recurrent(model, combined ? hidden : word + annotation, hidden, 1.0)
            + (combined ? product(word + annotation, hidden) : 0.0);
        if (model.readout == Readout::Maxout) {
            readout = model.maxoutSize > 0 ? model.maxoutSize : std::max(1.0, std::floor(hidden / 2));
            counts.target += product(hidden + word + annotation, 2 * readout);
        }
    } else {
        counts.target += recurrent(model, word + (model.inputFeeding ? hidden : 0.0), hidden, 1.0)
            + (attends ? product(hidden + annotation, hidden) : 0.0);
    }
    counts.target += product(readout, targetVocabulary);
    return counts;
}

} // namespace

double trainingOperations(
    const ModelConfiguration& model, std::size_t sourceVocabulary, std::size_t targetVocabulary, const Batch& batch)
{
    const auto counts = count(model, static_cast<double>(sourceVocabulary), static_cast<double>(targetVocabulary));
    double pairs = 0.0;
    for (std::size_t sentence = 0; sentence < batch.size; ++sentence)
        pairs += static_cast<double>(batch.sourceLengths[sentence] * batch.targetLengths[sentence]);
    constexpr double forwardAndBackward = 3.0;
    return forwardAndBackward
        * (counts.source * static_cast<double>(batch.sourceTokens)
            + counts.target * static_cast<double>(batch.targetTokens) + counts.pair * pairs);
}

} // namespace attentoscope
