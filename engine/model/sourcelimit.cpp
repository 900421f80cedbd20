// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/sourcelimit.h"

#include "engine/corpus/batches.h"
#include "engine/corpus/sentencelimit.h"
#include "engine/settings/attentionkinds.h"

#include <algorithm>
#include <limits>

namespace attentoscope {

namespace {

bool hasPositionTable(const ModelConfiguration& configuration)
{
    return configuration.architecture == Architecture::Transformer && configuration.positions != Positions::Sinusoidal;
}

/// The number of positions without those for markers; 0 if there are fewer positions than markers.
std::size_t without(std::size_t markers, int positions)
{
    return std::max(static_cast<std::size_t>(positions), markers) - markers;
}

Message limitText(const ModelConfiguration& configuration)
{
    if (hasPositionTable(configuration))
        return Message("max_positions={} leaves room for {} source and {} target tokens",
            std::to_string(configuration.maximumPositions), *longestSource(configuration),
            *longestTarget(configuration));
    return Message("attention_positions={} leaves room for {} source tokens",
        std::to_string(configuration.attentionPositions), *longestSource(configuration));
}

Result<void> checkLength(
    const ModelConfiguration& configuration, std::size_t tokens, const std::optional<std::size_t>& limit)
{
    if (!limit || tokens <= *limit)
        return {};
    return failure(ErrorCode::BadData,
        Message("The sentence has {} tokens, but {}. Shorten it, or train a model with more positions.", tokens,
            limitText(configuration)));
}

/// Whether the model can read both sides of a pair.
class PairLimit
{
public:
    explicit PairLimit(const ModelConfiguration& configuration)
        : m_source(longestSource(configuration)), m_target(longestTarget(configuration))
    {
    }

    bool isAny() const { return m_source || m_target; }
    bool takes(const EncodedPairs& pairs, std::size_t index) const
    {
        return (!m_source || pairs.source[index].size() <= *m_source)
            && (!m_target || pairs.target[index].size() <= *m_target);
    }
    /// The number of pairs that the model cannot read.
    std::size_t countTooLong(const EncodedPairs& pairs) const
    {
        std::size_t count = 0;
        for (std::size_t index = 0; index < pairs.size(); ++index)
            count += takes(pairs, index) ? 0 : 1;
        return count;
    }

private:
    std::optional<std::size_t> m_source, m_target;
};

EncodedPairs within(const EncodedPairs& pairs, const PairLimit& limit)
{
    EncodedPairs kept;
    for (std::size_t index = 0; index < pairs.size(); ++index)
        if (limit.takes(pairs, index)) {
            kept.source.add(pairs.source[index]);
            kept.target.add(pairs.target[index]);
            if (!pairs.leftOut.empty())
                kept.leftOut.push_back(pairs.leftOut[index]);
        }
    return kept;
}

} // namespace

std::optional<std::size_t> longestSource(const ModelConfiguration& configuration)
{
    const std::size_t markers = markerCount(configuration.sourceMarkers);
    if (hasPositionTable(configuration))
        return without(markers, configuration.maximumPositions);
    const auto kind = kindOf(configuration);
    if (!kind || kind->reach == Reach::AnyLength)
        return std::nullopt;
    return without(markers, configuration.attentionPositions);
}

std::optional<std::size_t> longestTarget(const ModelConfiguration& configuration)
{
    if (!hasPositionTable(configuration))
        return std::nullopt;
    return without(1, configuration.maximumPositions);
}

std::size_t mostSteps(const ModelConfiguration& configuration)
{
    return hasPositionTable(configuration) ? static_cast<std::size_t>(configuration.maximumPositions)
                                           : std::numeric_limits<std::size_t>::max();
}

Result<void> checkSourceLength(const ModelConfiguration& configuration, std::size_t tokens)
{
    if (auto few = checkSentenceTokens(tokens); !few)
        return few;
    return checkLength(configuration, tokens, longestSource(configuration));
}

bool takesPair(const ModelConfiguration& configuration, std::size_t source, std::size_t target)
{
    return source > 0 && target > 0 && checkSourceLength(configuration, source) && checkSentenceTokens(target)
        && checkTargetLength(configuration, target);
}

Result<void> checkTargetLength(const ModelConfiguration& configuration, std::size_t tokens)
{
    return checkLength(configuration, tokens, longestTarget(configuration));
}

std::vector<Message> sourceLimitNotes(const Corpus& corpus, const ModelConfiguration& configuration)
{
    const PairLimit limit(configuration);
    std::vector<Message> notes;
    if (!limit.isAny())
        return notes;
    const auto& training = corpus.training;
    const auto& validation = corpus.validation.encoded;
    const auto& also = corpus.alsoValidation.encoded;
    if (const auto count = limit.countTooLong(training); count > 0)
        notes.push_back(Message(
            "{} of {} training pairs are left out, because {}.", count, training.size(), limitText(configuration)));
    if (const auto count = limit.countTooLong(validation); count > 0)
        notes.push_back(Message(
            "{} of {} validation pairs are left out, because {}.", count, validation.size(), limitText(configuration)));
    if (const auto count = limit.countTooLong(also); count > 0)
        notes.push_back(Message("{} of {} pairs of the second validation file are left out, because {}.", count,
            also.size(), limitText(configuration)));
    return notes;
}

Result<std::shared_ptr<const Corpus>> withinSourceLimit(
    std::shared_ptr<const Corpus> corpus, const ModelConfiguration& configuration)
{
    const PairLimit limit(configuration);
    if (!limit.isAny())
        return corpus;
    auto training = within(corpus->training, limit);
    auto validation = withinSourceLimit(corpus->validation, configuration);
    auto also = withinSourceLimit(corpus->alsoValidation, configuration);
    if (training.size() == corpus->training.size() && validation.text.size() == corpus->validation.text.size()
        && also.text.size() == corpus->alsoValidation.text.size())
        return corpus;
    if (training.size() == 0)
        return failure(ErrorCode::BadData,
            Message("No pair is short enough: {}. Use a file with shorter sentences, or a larger {}.",
                limitText(configuration),
                std::string(hasPositionTable(configuration) ? "max_positions" : "attention_positions")));
    auto kept = std::make_shared<Corpus>(*corpus);
    kept->training = std::move(training);
    kept->validation = std::move(validation);
    kept->alsoValidation = std::move(also);
    return kept;
}

TextPairs withinSourceLimit(TextPairs pairs, const ModelConfiguration& configuration)
{
    const PairLimit limit(configuration);
    if (!limit.isAny())
        return pairs;
    TextPairs kept{.encoded = within(pairs.encoded, limit),
        .text = {},
        .lines = {},
        .lineCount = pairs.lineCount,
        .notices = std::move(pairs.notices)};
    if (const auto tooLong = pairs.encoded.size() - kept.encoded.size(); tooLong > 0)
        kept.notices.push_back(Message(
            "{} of {} pairs are left out, because {}.", tooLong, pairs.encoded.size(), limitText(configuration)));
    for (std::size_t index = 0; index < pairs.text.size(); ++index)
        if (limit.takes(pairs.encoded, index)) {
            kept.text.push_back(std::move(pairs.text[index]));
            if (index < pairs.lines.size())
                kept.lines.push_back(pairs.lines[index]);
        }
    return kept;
}

} // namespace attentoscope
