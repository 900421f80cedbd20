// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decoding/preparedsentence.h"
#include "engine/model/evaluationmode.h"

namespace attentoscope {

/// The state of a model while it decodes. At first it has one row for each sentence, later whichever rows are selected.
/// The sources are encoded and their keys computed once. Dropout and autograd are off as long as the object lives.
class DecodingBatch
{
public:
    DecodingBatch(TranslationModel& model, std::span<const PreparedSentence> sources);

    struct Step
    {
        torch::Tensor logProbabilities; ///< (rows, V); minus infinity for words that are never chosen
        DecoderOutput output; ///< of one step
    };
    /// One step of all rows after these previous words. The attention is free, or all of it goes to one source token.
    Step step(const std::vector<std::int64_t>& previousWords, std::optional<std::int64_t> forcedColumn);

    /// Keeps the named rows, in this order; a row may be named more than once. With Sources::Stay every row keeps its
    /// source sentence, so that only the states move.
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
