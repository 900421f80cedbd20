// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decoding/decodinginput.h"
#include "engine/decoding/modelgroup.h"
#include "engine/decoding/wordscores.h"

namespace attentoscope {

/// The state of models while they decode together. At first it has one row for each sentence, later the selected rows.
/// The sources are encoded and their keys computed once. Dropout and autograd are off during the object's life.
class DecodingBatch
{
public:
    /// Only a single model can return the weights of its heads.
    DecodingBatch(const ModelGroup& models, std::span<const PreparedSentence> sources, HeadsAnswer heads);

    /// The result of one step, on the processor.
    struct Step
    {
        WordScores words; ///< of all members together
        torch::Tensor weights; ///< (rows, 1, S); the mean of the members that attend; undefined: no member attends
        torch::Tensor centres; ///< (rows, 1) of a single model of a local kind; otherwise undefined
        DecoderHeads heads; ///< heads of each row, if the caller asked for them
    };
    /// Makes one step of all rows after these previous words. The attention is free, or all of it goes to one source
    /// token.
    Step step(const std::vector<std::int64_t>& previousWords, std::optional<std::int64_t> forcedColumn);

    /// EncodedSource::heads of all sources, also of those whose rows are no longer selected.
    const std::vector<torch::Tensor>& encoderHeads() const { return m_members.front().encoderHeads(); }

    /// Keeps the named rows, in this order; a row may be named more than once. With Sources::Stay every row keeps its
    /// source sentence, so that only the states move.
    enum class Sources : std::uint8_t { Move, Stay };
    void select(const std::vector<std::int64_t>& rows, Sources sources = Sources::Move);

private:
    /// The part of one model.
    class Member
    {
    public:
        Member(Seq2SeqImpl& network, const BatchTensors& tensors, HeadsAnswer heads);
        DecoderOutput step(const torch::Tensor& words, std::optional<std::int64_t> forcedColumn);
        torch::Tensor logits(const DecoderOutput& output) const; ///< (rows, V), on the processor
        void select(const torch::Tensor& rows, Sources sources);
        const std::vector<torch::Tensor>& encoderHeads() const { return m_source.heads; }

    private:
        Decoder* m_decoder;
        EncodedSource m_source;
        AttentionMemory m_memory;
        DecoderState m_state;
    };

    GroupEvaluationMode m_mode;
    std::vector<Member> m_members;
};

} // namespace attentoscope
