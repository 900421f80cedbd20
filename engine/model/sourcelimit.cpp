// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/sourcelimit.h"

#include "engine/corpus/batches.h"
#include "engine/corpus/sentencelimit.h"
#include "engine/settings/attentionkinds.h"

#include <algorithm>

namespace attentoscope {

namespace {

Message limitText(const ModelConfiguration& configuration)
{
    return Message("attention_positions={} leaves room for {} source tokens",
        std::to_string(configuration.attentionPositions), *longestSource(configuration));
}

EncodedPairs within(const EncodedPairs& pairs, std::size_t limit)
{
    EncodedPairs kept;
    for (std::size_t index = 0; index < pairs.size(); ++index)
        if (pairs.source[index].size() <= limit) {
            kept.source.add(pairs.source[index]);
            kept.target.add(pairs.target[index]);
        }
    return kept;
}

} // namespace

std::optional<std::size_t> longestSource(const ModelConfiguration& configuration)
{
    const auto kind = findAttentionKind(configuration.attention);
    if (!kind || (*kind)->info.reach == Reach::AnyLength)
        return std::nullopt;
    const std::size_t markers = markerCount(configuration.sourceMarkers);
    return std::max(static_cast<std::size_t>(configuration.attentionPositions), markers) - markers;
}

Result<void> checkSourceLength(const ModelConfiguration& configuration, std::size_t tokens)
{
    if (auto few = checkSentenceTokens(tokens); !few)
        return few;
    const auto limit = longestSource(configuration);
    if (!limit || tokens <= *limit)
        return {};
    return failure(ErrorCode::BadData,
        Message("The sentence has {} tokens, but {}. Shorten it, or train a model with more positions.", tokens,
            limitText(configuration)));
}

std::optional<Message> sourceLimitNote(const Corpus& corpus, const ModelConfiguration& configuration)
{
    const auto limit = longestSource(configuration);
    std::size_t tooLong = 0;
    for (std::size_t index = 0; limit && index < corpus.training.size(); ++index)
        tooLong += corpus.training.source[index].size() > *limit ? 1 : 0;
    if (tooLong == 0)
        return std::nullopt;
    return Message(
        "{} of {} training pairs are left out, because {}.", tooLong, corpus.training.size(), limitText(configuration));
}

Result<std::shared_ptr<const Corpus>> withinSourceLimit(
    std::shared_ptr<const Corpus> corpus, const ModelConfiguration& configuration)
{
    const auto limit = longestSource(configuration);
    if (!limit)
        return corpus;
    auto training = within(corpus->training, *limit);
    auto validation = withinSourceLimit(corpus->validation, configuration);
    if (training.size() == corpus->training.size() && validation.text.size() == corpus->validation.text.size())
        return corpus;
    if (training.size() == 0)
        return failure(ErrorCode::BadData,
            Message("No pair is short enough: {}. Use a file with shorter sentences, or a larger "
                    "attention_positions.",
                limitText(configuration)));
    auto kept = std::make_shared<Corpus>(*corpus);
    kept->training = std::move(training);
    kept->validation = std::move(validation);
    return kept;
}

TextPairs withinSourceLimit(TextPairs pairs, const ModelConfiguration& configuration)
{
    const auto limit = longestSource(configuration);
    if (!limit)
        return pairs;
    TextPairs kept{.encoded = within(pairs.encoded, *limit), .text = {}, .lines = {}, .lineCount = pairs.lineCount};
    for (std::size_t index = 0; index < pairs.text.size(); ++index)
        if (pairs.encoded.source[index].size() <= *limit) {
            kept.text.push_back(std::move(pairs.text[index]));
            if (index < pairs.lines.size())
                kept.lines.push_back(pairs.lines[index]);
        }
    return kept;
}

} // namespace attentoscope
