// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/constraints.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace attentoscope {

enum class UnknownWords : std::uint8_t { Keep, CopySource };
enum class BeamAnswer : std::uint8_t { Best, Whole }; ///< only the best translation, or the whole beam too
enum class HeadsAnswer : std::uint8_t { None, All }; ///< only one attention map, or those of all heads too
enum class WholeModel : std::uint8_t { LeaveOut, Measure }; ///< whether the same is also done with no head switched off

/// The purpose of a translation. It decides what happens to the request when another translation is requested.
enum class TranslationPurpose : std::uint8_t {
    Typing, ///< for a text that is being typed; the next such request replaces it
    Picture, ///< drawn or kept; it is always answered
};

/// The exponent of the length penalty if nobody chooses one (Wu and others 2016: 0.6 to 0.7 are usually best).
constexpr double usualLengthPenalty = 0.6;

/// A number that no other request of this process has. Never 0.
std::uint64_t newRequestId();

struct TranslationRequest
{
    std::uint64_t id = 0; ///< from newRequestId(); the caller keeps it, and ignores answers with other ids
    TranslationPurpose purpose = TranslationPurpose::Typing;
    std::string source;
    /// If set, the decoder uses these words instead of choosing (forced decoding).
    std::optional<std::string> forcedTarget;
    UnknownWords unknownWords = UnknownWords::Keep;
    int beam = 1;
    double lengthPenalty = usualLengthPenalty; ///< for a beam; 0: no penalty, so that short translations win
    int maximumLength = 0; ///< target tokens; 0: twice the source length plus ten
    Constraints constraints; ///< with a forced target, only rows of single heads are possible
    int alternatives = 0; ///< number of the likeliest words to report for each step
    BeamAnswer beamAnswer = BeamAnswer::Best;
    HeadsAnswer heads = HeadsAnswer::None; ///< a recurrent model has no heads
    std::vector<AttentionHead> switchedOff; ///< heads whose output is zero in this translation
    WholeModel whole = WholeModel::LeaveOut; ///< for comparison if heads are switched off
};

/// One token of a sentence as the model sees it.
struct Token
{
    std::string text; ///< special tokens are "<sos>", "<eos>" and "<unk>"
    bool unknown = false; ///< whether the word is not in the vocabulary
    bool special = false; ///< whether it is a start or end token
    bool attached = false; ///< whether it is written without a space after the token before it
};

/// Attention weights of one sentence: a row for each target token, a column for each source token, with special tokens.
/// The row of a token is the one from which the token was predicted.
struct AttentionMap
{
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::shared_ptr<const std::vector<float>> weights; ///< row-major, rows × columns; null without attention
    std::vector<float> centres; ///< for local attention: p(t) of each row, counted from 0; otherwise empty
    float windowRadius = 0.0f; ///< for local attention: D, the number of columns on each side of the centre

    [[nodiscard]] bool isEmpty() const { return !weights || weights->empty(); }
    [[nodiscard]] float at(std::size_t row, std::size_t column) const { return (*weights)[row * columns + column]; }
};

/// A weight for JSON: the double with the fewest digits that reads back as the same float, so 0.1 and not
/// 0.10000000149011612.
double shortest(float value);

/// The attention of one head of a Transformer. A row belongs to a source token (encoder), or to the target token that
/// was predicted from it (cross, decoder). A column is a source token (encoder, cross), or a token that the decoder has
/// read: first the start token, then the target without its last token. Beyond the diagonal, the weights of the decoder
/// are zero.
struct HeadMap
{
    AttentionHead id;
    AttentionMap attention;
};

struct Alternative
{
    Token word;
    float probability = 0.0f;
};

/// How a word of a translation was chosen.
struct WordChoice
{
    ChosenBy chosenBy = ChosenBy::Model;
    std::optional<std::size_t> forcedColumn; ///< column onto which the step's attention was forced
    std::vector<Alternative> alternatives; ///< the likeliest words at this step, best first
};

struct Beam;
struct GoldAlignment;

enum class TranslationEnd : std::uint8_t { EndToken, MaximumLength, Cancelled };

/// The result for the same sentence and the same weights with no head switched off.
struct WholeAnswer
{
    std::string text;
    double score = 0.0; ///< sum of log probabilities, in nats
};

struct Translation
{
    std::uint64_t id = 0;
    std::int64_t step = 0; ///< number of optimiser steps of the model
    std::vector<Token> source;
    std::vector<Token> target; ///< with the end token, if it was produced
    std::vector<float> probabilities; ///< for each target token
    std::vector<WordChoice> choices; ///< for each target token, if alternatives or constraints were requested
    AttentionMap attention; ///< for a Transformer: cross attention, the mean of the last layer's heads
    std::vector<HeadMap> heads; ///< if requested: encoder, cross, decoder; then by layer and head
    std::vector<ForcedRow> forcedHeads; ///< rows of single heads; those of all heads are in `choices`
    std::vector<AttentionHead> switchedOff; ///< heads that were switched off in this translation
    std::optional<WholeAnswer> whole; ///< set if heads are switched off and it was requested
    std::string text; ///< the target without special tokens, with spaces as people write them
    double score = 0.0; ///< sum of log probabilities, in nats
    bool forced = false; ///< whether the target was given and not chosen
    TranslationEnd end = TranslationEnd::EndToken;
    std::shared_ptr<const Beam> beam; ///< set if the whole beam was requested; otherwise null
    std::shared_ptr<const GoldAlignment> gold; ///< links between exactly these words; null: none are known
};

/// A word that was in the beam at its step.
struct BeamNode
{
    std::optional<std::size_t> parent; ///< node of the word before; none for a first word
    Token word;
    float probability = 0.0f; ///< probability after the words before it
    double score = 0.0; ///< sum of log probabilities so far, in nats
    std::optional<std::size_t> hypothesis; ///< hypothesis that ends here
};

struct BeamHypothesis
{
    Translation translation; ///< with its own attention
    double ranking = 0.0; ///< score over the length penalty; the largest one wins
};

/// The course of a beam search: all words that were in the beam, and its results.
struct Beam
{
    std::vector<BeamNode> nodes; ///< parents come before their children
    /// The ended hypotheses, best first. If none has ended, the open ones.
    std::vector<BeamHypothesis> hypotheses;
};

} // namespace attentoscope
