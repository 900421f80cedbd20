// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/decoding/decodinginput.h"
#include "engine/decoding/modelgroup.h"
#include "engine/decoding/wordscores.h"
#include "engine/model/decoder.h"
#include "engine/types/configuration.h"
#include "engine/types/translation.h"

#include <torch/types.h>

namespace attentoscope {

/// Collects the rows of one sentence's attention map while it is decoded.
class AttentionRows
{
public:
    explicit AttentionRows(std::size_t columns) : m_columns(columns) { }

    /// Adds a row with the first of the weights (S). The others are padding.
    void append(const torch::Tensor& weights);
    /// Adds p(t) for the last row, if the kind has one.
    void appendCentre(float centre) { m_centres.push_back(centre); }

    /// The source token with the largest weight in the last row. Special tokens do not count. Null if there is none.
    const Token* heaviest(const std::vector<Token>& source) const;

    AttentionMap map(const ModelConfiguration& configuration) const;

private:
    std::size_t m_columns;
    std::vector<float> m_weights;
    std::vector<float> m_centres;
};

/// Collects the attention of one sentence's heads while it is decoded. Empty for a model without heads.
class HeadRows
{
public:
    /// `columns` is the number of source tokens.
    explicit HeadRows(std::size_t columns) : m_columns(columns) { }

    /// Takes the encoder's weights of one sentence from those of a batch, (B, H, S, S) for each layer.
    void setEncoder(const std::vector<torch::Tensor>& layers, std::int64_t sentence);
    /// Adds the weights of the next target token: those of one sentence at one step of `heads`.
    void append(const DecoderHeads& heads, std::int64_t sentence, std::int64_t step);

    /// Ordered by encoder, cross, decoder; then by layer and head.
    std::vector<HeadMap> maps() const;

private:
    struct Head
    {
        AttentionHead id;
        std::vector<float> weights; ///< row after row; in a decoder head, row t has t + 1 numbers
    };
    void appendRows(std::vector<Head>& heads, HeadKind kind, const std::vector<torch::Tensor>& layers,
        std::int64_t sentence, std::int64_t step, std::size_t columns);
    AttentionMap map(const Head& head) const;

    std::size_t m_columns;
    std::size_t m_rows = 0; ///< target tokens so far
    std::vector<Head> m_encoder, m_cross, m_decoder;
};

struct DecodingOptions
{
    int maximumLength = 0; ///< target tokens; 0: twice the source length plus ten
    UnknownWords unknownWords = UnknownWords::Keep;
    int beam = 1; ///< hypotheses that the beam follows at the same time
    double lengthPenalty = usualLengthPenalty; ///< length penalty of a beam
    std::size_t alternatives = 0; ///< number of likely words to report for each step
    BeamAnswer beamAnswer = BeamAnswer::Best;
    std::shared_ptr<const PreparedConstraints> constraints = {}; ///< constraints of each sentence; null: none
    HeadsAnswer heads = HeadsAnswer::None;
    std::vector<AttentionHead> switchedOff = {}; ///< copied into the translations; SwitchedOff applies it

    /// The fixed word at the next step of a translation of `length` words; null if the model chooses.
    const SettledWord* settledWord(std::size_t length) const
    {
        return constraints ? constraints->wordAt(length) : nullptr;
    }
    std::optional<std::int64_t> forcedColumn(std::size_t length) const
    {
        return constraints ? constraints->columnAt(length) : std::nullopt;
    }
};

/// One step of one sentence. If the model attends, the step has the weights (S, then padding) with which its word was
/// chosen. It has p(t) for local kinds, and the weights of the heads in this row.
struct AttendedStep
{
    torch::Tensor weights;
    torch::Tensor centre;
    const DecoderHeads& heads;
    std::int64_t row;
};

/// The translation of one sentence while its words are chosen.
class TranslationDraft
{
public:
    /// The first of the models must outlive the draft.
    TranslationDraft(const ModelGroup& models, const PreparedSentence& source, const DecodingOptions& options);

    /// The encoder's heads are the same for the whole translation; see HeadRows.
    void setEncoderHeads(const std::vector<torch::Tensor>& layers, std::size_t sentence)
    {
        m_heads.setEncoder(layers, static_cast<std::int64_t>(sentence));
    }
    /// Adds the next word, with the likeliest words at its step. The end token or the greatest length closes the draft.
    void append(const ScoredWord& word, const AttendedStep& step, std::span<const ScoredWord> likeliest);

    bool isOpen() const { return m_open; }
    std::size_t length() const { return m_translation.target.size(); }
    std::int32_t previousWord() const { return m_previous; }
    std::size_t maximumLength() const { return m_maximumLength; }

    /// The translation so far. If it is still open, `unfinished` says why it ends here.
    Translation translation(TranslationEnd unfinished) const;
    /// The translation so far, without heads. Copying the heads after each token would cost the cube of the length.
    Translation partial() const;

private:
    Token tokenOf(std::int32_t word) const;
    std::vector<ForcedRow> forcedHeads() const;
    WordChoice choiceOf(std::span<const ScoredWord> likeliest) const;

    const TranslationModel& m_model;
    DecodingOptions m_options;
    Translation m_translation;
    AttentionRows m_rows;
    HeadRows m_heads;
    std::size_t m_maximumLength;
    std::int32_t m_previous = Vocabulary::start;
    bool m_open;
};

} // namespace attentoscope
