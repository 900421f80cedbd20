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
enum class BeamAnswer : std::uint8_t { Best, Whole }; ///< the best translation alone, or the whole beam too
enum class HeadsAnswer : std::uint8_t { None, All }; ///< one attention map alone, or those of all heads too
enum class WholeModel : std::uint8_t { LeaveOut, Measure }; ///< whether the same is done with no head switched off

/// What a translation is asked for, and so what becomes of it when another is.
enum class TranslationPurpose : std::uint8_t {
    Typing, ///< to be read while it is decoded; a newer one for typing takes its place
    Picture, ///< to be drawn or kept; it is always answered
};

/// The exponent of the length penalty where nobody chooses one (Wu and others 2016: 0.6 to 0.7 are usually best).
constexpr double usualLengthPenalty = 0.6;

/// A number that no other request of this process has; never 0.
std::uint64_t newRequestId();

struct TranslationRequest
{
    std::uint64_t id = 0; ///< of newRequestId(); the caller keeps it and ignores answers with other ids
    TranslationPurpose purpose = TranslationPurpose::Typing;
    std::string source;
    std::optional<std::string> forcedTarget; ///< decode these words instead of choosing (forced decoding)
    UnknownWords unknownWords = UnknownWords::Keep;
    int beam = 1;
    double lengthPenalty = usualLengthPenalty; ///< of a beam; 0: none, so that short translations win
    int maximumLength = 0; ///< target tokens; 0: twice the source length plus ten
    Constraints constraints; ///< together with a forced target only rows of single heads
    int alternatives = 0; ///< how many of the likeliest words of each step to report
    BeamAnswer beamAnswer = BeamAnswer::Best;
    HeadsAnswer heads = HeadsAnswer::None; ///< a recurrent model has none
    std::vector<AttentionHead> switchedOff; ///< what these heads read is zero while this is translated
    WholeModel whole = WholeModel::LeaveOut; ///< to compare with, where heads are switched off
};

/// One token of a sentence as the model sees it.
struct Token
{
    std::string text; ///< special tokens as "<sos>", "<eos>", "<unk>"
    bool unknown = false; ///< the word is not in the vocabulary
    bool special = false; ///< a start or end token
    bool attached = false; ///< written without a space after the token before it
};

/// Attention weights of one sentence: a row for each target token, a column for each source token, special tokens
/// included. Rows belong to the token that was predicted from them.
struct AttentionMap
{
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::shared_ptr<const std::vector<float>> weights; ///< row-major, rows × columns; null without attention
    std::vector<float> centres; ///< of local attention: each row's position p(t), counted from 0; otherwise empty
    float windowRadius = 0.0f; ///< of local attention: D columns on each side of the centre

    [[nodiscard]] bool isEmpty() const { return !weights || weights->empty(); }
    [[nodiscard]] float at(std::size_t row, std::size_t column) const { return (*weights)[row * columns + column]; }
};

/// A weight as JSON has it: the double with the fewest digits that reads back as the same float, 0.1 rather than
/// 0.10000000149011612.
double shortest(float value);

/// What one head of a Transformer attends to. A row belongs to a source token (encoder) or to the target token that was
/// predicted from it (cross, decoder). A column is a source token (encoder, cross), or a token that the decoder has
/// read: the start token first, then the target without its last token. Beyond the diagonal the decoder's weights are
/// zero.
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

/// How a word of a translation came about.
struct WordChoice
{
    ChosenBy chosenBy = ChosenBy::Model;
    std::optional<std::size_t> forcedColumn; ///< where the step's attention was forced to
    std::vector<Alternative> alternatives; ///< the likeliest words at this step, best first
};

struct Beam;
struct GoldAlignment;

enum class TranslationEnd : std::uint8_t { EndToken, MaximumLength, Cancelled };

/// What the same weights make of the same sentence with no head switched off.
struct WholeAnswer
{
    std::string text;
    double score = 0.0; ///< sum of log probabilities, in nats
};

struct Translation
{
    std::uint64_t id = 0;
    std::int64_t step = 0; ///< optimiser steps the model had seen
    std::vector<Token> source;
    std::vector<Token> target; ///< the end token included when it was produced
    std::vector<float> probabilities; ///< of each target token
    std::vector<WordChoice> choices; ///< of each target token, where alternatives or constraints were asked for
    AttentionMap attention; ///< of a Transformer: cross attention, the mean of the last layer's heads
    std::vector<HeadMap> heads; ///< where they were asked for: encoder, cross, decoder; then by layer and head
    std::vector<ForcedRow> forcedHeads; ///< rows of single heads; those of all heads are in `choices`
    std::vector<AttentionHead> switchedOff; ///< heads whose weights added nothing to this translation
    std::optional<WholeAnswer> whole; ///< where heads are switched off and it was asked for
    std::string text; ///< the target without special tokens, spaces as people write them
    double score = 0.0; ///< sum of log probabilities, in nats
    bool forced = false; ///< the target was given, not chosen
    TranslationEnd end = TranslationEnd::EndToken;
    std::shared_ptr<const Beam> beam; ///< where all of it was asked for; otherwise null
    std::shared_ptr<const GoldAlignment> gold; ///< links between these very words; null: none are known
};

/// A word that stood in the beam at its step.
struct BeamNode
{
    std::optional<std::size_t> parent; ///< the node of the word before it; none: it is a first word
    Token word;
    float probability = 0.0f; ///< after the words before it
    double score = 0.0; ///< sum of log probabilities up to here, in nats
    std::optional<std::size_t> hypothesis; ///< the one that ends here
};

struct BeamHypothesis
{
    Translation translation; ///< with its own attention
    double ranking = 0.0; ///< its score over the length penalty; the largest wins
};

/// The course of a beam search: everything that was in the beam, and its results.
struct Beam
{
    std::vector<BeamNode> nodes; ///< parents before their children
    std::vector<BeamHypothesis> hypotheses; ///< those that ended, best first; if none did, those still open
};

} // namespace attentoscope
