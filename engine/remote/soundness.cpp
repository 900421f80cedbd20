// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/soundness.h"

#include <algorithm>

namespace attentoscope {

namespace {

constexpr std::size_t longestSentence = 1U << 20U; ///< tokens; so that products below fit into 64 bits

/// Nothing, or so many rows and columns.
bool hasSize(const AttentionMap& map, std::size_t rows, std::size_t columns)
{
    return !map.weights || (map.rows == rows && map.columns == columns);
}

std::size_t rowsOf(HeadKind kind, const Translation& translation)
{
    return kind == HeadKind::Encoder ? translation.source.size() : translation.target.size();
}

std::size_t columnsOf(HeadKind kind, const Translation& translation)
{
    return kind == HeadKind::Decoder ? translation.target.size() : translation.source.size();
}

bool isWithin(const ForcedRow& row, const Translation& translation)
{
    const auto kind = row.head ? row.head->kind : HeadKind::Cross;
    return row.position < rowsOf(kind, translation) && row.column < columnsOf(kind, translation);
}

/// Terms name terms before them, which count through both lists.
bool areOrdered(const std::vector<DissectionTerm>& terms, std::size_t before)
{
    for (const auto& term : terms) {
        if (std::ranges::any_of(term.operands, [&](std::size_t operand) { return operand >= before; }))
            return false;
        ++before;
    }
    return true;
}

} // namespace

bool isSound(const AttentionHead& head)
{
    return head.layer >= 1 && head.head >= 1;
}

bool isSound(const AttentionMap& map)
{
    if (!map.weights)
        return true;
    return map.rows <= longestSentence && map.columns <= longestSentence
        && map.rows * map.columns == map.weights->size() && (map.centres.empty() || map.centres.size() == map.rows);
}

bool isSound(const Translation& translation)
{
    const auto words = translation.target.size();
    const auto fits = [&](const WordChoice& choice) {
        return !choice.forcedColumn || *choice.forcedColumn < translation.source.size();
    };
    return hasSize(translation.attention, words, translation.source.size())
        && (translation.probabilities.empty() || translation.probabilities.size() == words)
        && (translation.choices.empty()
            || (translation.choices.size() == words && translation.probabilities.size() == words))
        && std::ranges::all_of(translation.choices, fits)
        && std::ranges::all_of(translation.heads,
            [&](const HeadMap& map) {
                const auto kind = map.id.kind;
                return hasSize(map.attention, rowsOf(kind, translation), columnsOf(kind, translation));
            })
        && std::ranges::all_of(
            translation.forcedHeads, [&](const ForcedRow& row) { return isWithin(row, translation); });
}

bool isSound(const Beam& beam)
{
    for (std::size_t node = 0; node < beam.nodes.size(); ++node) {
        const auto& [parent, word, probability, score, hypothesis] = beam.nodes[node];
        if ((parent && *parent >= node) || (hypothesis && *hypothesis >= beam.hypotheses.size()))
            return false;
    }
    return true;
}

bool isSound(const WatchedSnapshot& snapshot)
{
    const auto& [counts, weights] = snapshot.heads;
    return !weights
        || keptWeights(counts, snapshot.translation.source.size(), snapshot.translation.target.size())
        == weights->size();
}

bool isSound(const Dissection& dissection)
{
    const auto& [scores, softmax, bell, weights] = dissection.arithmetic;
    const auto tokens = dissection.columnTokens.size();
    const auto width = dissection.context.size();
    return dissection.column < weights.size() && weights.size() <= tokens && weights.size() <= scores.size()
        && softmax.size() >= weights.size() && (bell.empty() || bell.size() >= weights.size())
        && (!dissection.forcedColumn || *dissection.forcedColumn < tokens)
        && dissection.annotations.size() >= weights.size()
        && std::ranges::all_of(
            dissection.annotations, [&](const auto& vector) { return vector.size() >= width; })
        && areOrdered(dissection.terms, 0) && areOrdered(dissection.outputTerms, dissection.terms.size());
}

bool isSound(const MeasuredSentence& sentence)
{
    return sentence.aligned != nullptr;
}

bool isSound(const RunHistory& history)
{
    return history.every > 0
        && std::ranges::all_of(history.heads, [](const auto& report) { return report != nullptr; });
}

bool isSound(const RunDescription& run)
{
    return run.history != nullptr;
}

bool isSound(const CorpusSummary& summary)
{
    constexpr std::size_t longest = longestTextLine; // a token has a byte at least
    return summary.sourceLengths.size() <= longest && summary.targetLengths.size() <= longest;
}

} // namespace attentoscope
