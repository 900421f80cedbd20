// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decoding/decodinginput.h"
#include "engine/decoding/modelgroup.h"
#include "engine/decoding/wordscores.h"

namespace attentoscope {

/// The state of models while they decode together. At first it has a row for each sentence, later only the selected
/// rows. The sources are encoded once, and their keys computed once. Dropout and autograd are off while the object
/// lives.
class DecodingBatch
{
public:
    /// Only a single model can return the weights of its heads.
    DecodingBatch(const ModelGroup& models, std::span<const PreparedSentence> sources, HeadsAnswer heads);

    /// The result of one step, on the processor.
    struct Step
    {
        WordScores words; ///< scores of all models together
        torch::Tensor weights; ///< (rows, 1, S): the mean of the models with attention; undefined if none has it
        torch::Tensor centres; ///< (rows, 1) for a single model of a local kind; otherwise undefined
        DecoderHeads heads; ///< heads of each row, if the caller asked for them
    };
    /// Makes one step of all rows after these previous words. The attention is free, or its whole weight goes to one
    /// source token.
    Step step(const std::vector<std::int64_t>& previousWords, std::optional<std::int64_t> forcedColumn);

    /// EncodedSource::heads of all sources, including those whose rows are no longer selected.
    const std::vector<torch::Tensor>& encoderHeads() const { return m_members.front().encoderHeads(); }

    /// Keeps these rows, in this order; a row may occur more than once. With Sources::Stay every row keeps its source
    /// sentence, and only the states move.
    enum class Sources : std::uint8_t { Move, Stay };
    void select(const std::vector<std::int64_t>& rows, Sources sources = Sources::Move);

private:
    /// One model's part of the state.
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
