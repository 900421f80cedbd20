// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decoding/preparedsentence.h"
#include "engine/model/evaluationmode.h"

namespace attentoscope {

/// What the model carries while it decodes: a row for each sentence at first, and later whichever rows are selected.
/// The sources are encoded and their keys made once. Dropout and autograd are off for as long as it lives.
class DecodingBatch
{
public:
    DecodingBatch(TranslationModel& model, std::span<const PreparedSentence> sources);

    struct Step
    {
        torch::Tensor logProbabilities; ///< (rows, V); minus infinity for words that are never chosen
        DecoderOutput output; ///< of one step
    };
    /// One step of all rows after these previous words, with their attention free or on one source token.
    Step step(const std::vector<std::int64_t>& previousWords, std::optional<std::int64_t> forcedColumn);

    /// From now on the rows are those named, in that order; one may be named more than once. Sources stay when
    /// every row keeps its source sentence: then only states move.
    enum class Sources : std::uint8_t { Move, Stay };
    void select(const std::vector<std::int64_t>& rows, Sources sources = Sources::Move);

private:
    EvaluationMode m_mode;
    Decoder& m_decoder;
    EncodedSource m_source;
    AttentionMemory m_memory;
    DecoderState m_state;
};

} // namespace attentoscope
