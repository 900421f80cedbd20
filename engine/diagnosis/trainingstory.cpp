// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diagnosis/trainingstory.h"

#include "engine/diagnosis/decimals.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <ranges>

namespace attentoscope {

namespace {

constexpr std::size_t byteValues = 256;

/// w·log2(w) for each 8-bit weight.
const std::array<float, byteValues>& weightLogs()
{
    static const auto table = [] {
        std::array<float, byteValues> logs{};
        for (std::size_t weight = 1; weight < byteValues; ++weight)
            logs[weight] = static_cast<float>(static_cast<double>(weight) * std::log2(static_cast<double>(weight)));
        return logs;
    }();
    return table;
}

/// Adds up the evenness of rows.
class EvennessMean
{
public:
    /// `weights` and `weightLogs` are the sums of w and of w·log2(w). The unit of the weights does not matter.
    void add(double weights, double weightLogs, std::size_t columns)
    {
        if (columns < 2)
            return;
        const double entropy = weights > 0.0 ? std::log2(weights) - weightLogs / weights : 0.0;
        m_sum += entropy / std::log2(static_cast<double>(columns));
        ++m_rows;
    }
    float mean() const { return m_rows == 0 ? 1.0F : static_cast<float>(m_sum / static_cast<double>(m_rows)); }

private:
    double m_sum = 0.0;
    std::size_t m_rows = 0;
};

/// Reads one of the kept heads, and moves `next` behind it.
float evennessOfNext(
    std::vector<std::uint8_t>::const_iterator& next, HeadKind kind, std::size_t rows, std::size_t columns)
{
    EvennessMean mean;
    for (std::size_t row = 0; row < rows; ++row) {
        const auto width = kind == HeadKind::Decoder ? row + 1 : columns;
        double weights = 0.0, logs = 0.0;
        for (std::size_t column = 0; column < width; ++column, ++next) {
            weights += *next;
            logs += weightLogs()[*next];
        }
        mean.add(weights, logs, width);
    }
    return mean.mean();
}

/// The moment from which something stays as it is at the end. None if that is the first moment, or if it has not lasted
/// long enough. `isAsInTheEnd` compares a moment with the last one.
template <typename IsAsInTheEnd>
std::optional<std::size_t> settledFrom(std::span<const ToldMoment> moments, const IsAsInTheEnd& isAsInTheEnd)
{
    std::size_t first = moments.size();
    while (first > 0 && isAsInTheEnd(moments[first - 1]))
        --first;
    const bool isLong = first < moments.size() && moments.size() - first >= settledMoments
        && static_cast<double>(moments.back().step - moments[first].step)
            >= settledShare * static_cast<double>(moments.back().step);
    return first > 0 && isLong ? std::optional(first) : std::nullopt;
}

Message headName(HeadKind kind, int layer, int head)
{
    switch (kind) {
    case HeadKind::Encoder:
        return {"Encoder head {}.{}", layer, head};
    case HeadKind::Cross:
        return {"Cross head {}.{}", layer, head};
    case HeadKind::Decoder:
        return {"Decoder head {}.{}", layer, head};
    }
    return {};
}

/// The head at a place in the order of headEvenness().
Message headName(const HeadCounts& counts, std::size_t place)
{
    if (counts.heads == 0)
        return "Attention";
    const auto head = static_cast<int>(place % counts.heads) + 1;
    auto layer = place / counts.heads;
    if (layer < counts.encoderLayers)
        return headName(HeadKind::Encoder, static_cast<int>(layer) + 1, head);
    layer -= counts.encoderLayers;
    const auto kind = layer < counts.decoderLayers ? HeadKind::Cross : HeadKind::Decoder;
    return headName(kind, static_cast<int>(layer % counts.decoderLayers) + 1, head);
}

int percent(float share)
{
    return static_cast<int>(std::lround(100.0F * share));
}

/// Whether a word has letters of right-to-left scripts: U+0580 to U+08FF, U+FB00 to U+FEFF.
bool runsLeft(const std::string& word)
{
    const auto byte = [&](std::size_t at) { return at < word.size() ? static_cast<unsigned char>(word[at]) : 0U; };
    for (std::size_t at = 0; at < word.size(); ++at)
        if ((byte(at) >= 0xD6U && byte(at) <= 0xDFU) || (byte(at) == 0xE0U && byte(at + 1) <= 0xA3U)
            || (byte(at) == 0xEFU && byte(at + 1) >= 0xACU && byte(at + 1) <= 0xBBU))
            return true;
    return false;
}

/// Puts a right-to-left word between U+2068 and U+2069, so that it does not move the sentence around it.
std::string quoted(const std::string& word)
{
    return runsLeft(word) ? "\u2068" + word + "\u2069" : word;
}

/// An element of a list, or null. The list may be shorter at other moments.
const std::string* at(const std::vector<std::string>& list, std::size_t index)
{
    return index < list.size() ? &list[index] : nullptr;
}

void tellWords(std::span<const ToldMoment> moments, std::vector<StoryEvent>& events)
{
    const auto& last = moments.back();
    for (std::size_t row = 0; row < last.words.size(); ++row) {
        const auto& word = last.words[row];
        const auto first = settledFrom(moments, [&](const ToldMoment& moment) {
            const auto* then = at(moment.words, row);
            return then && *then == word;
        });
        if (!first)
            continue;
        const auto& moment = moments[*first];
        const auto* before = at(moments[*first - 1].words, row);
        events.push_back({moment.step, StoryKind::Word,
            before ? Message("Step {}: word {} became “{}”, and stayed so. Before, it was “{}”.", moment.step, row + 1,
                         quoted(word), quoted(*before))
                   : Message("Step {}: word {} became “{}”, and stayed so. Before, the sentence was shorter.",
                         moment.step, row + 1, quoted(word))});
    }
}

void tellLooks(std::span<const ToldMoment> moments, std::vector<StoryEvent>& events)
{
    const auto& last = moments.back();
    for (std::size_t row = 0; row < std::min(last.words.size(), last.lookedAt.size()); ++row) {
        if (last.lookedAt[row].empty())
            continue;
        const auto first = settledFrom(moments, [&](const ToldMoment& moment) {
            const auto* then = at(moment.lookedAt, row);
            return then && *then == last.lookedAt[row];
        });
        if (!first)
            continue;
        const auto* before = at(moments[*first - 1].lookedAt, row);
        const auto step = moments[*first].step;
        const auto word = quoted(last.words[row]), place = quoted(last.lookedAt[row]);
        events.push_back({step, StoryKind::Look,
            before && !before->empty()
                ? Message("Step {}: the row “{}” looks most at “{}”, and stayed so. Before, it was “{}”.", step, word,
                      place, quoted(*before))
                : Message("Step {}: the row “{}” looks most at “{}”, and stayed so. Before, it looked nowhere in "
                          "particular.",
                      step, word, place)});
    }
}

void tellHeads(std::span<const ToldMoment> moments, const HeadCounts& counts, std::vector<StoryEvent>& events)
{
    for (std::size_t head = 0; head < moments.back().evenness.size(); ++head) {
        const auto evenness = [&](const ToldMoment& moment) {
            return head < moment.evenness.size() ? moment.evenness[head] : 1.0F;
        };
        const auto staysSharp =
            settledFrom(moments, [&](const ToldMoment& moment) { return evenness(moment) <= bluntEvenness; });
        if (!staysSharp)
            continue;
        const auto rest = moments.subspan(*staysSharp);
        const auto first =
            std::ranges::find_if(rest, [&](const ToldMoment& moment) { return evenness(moment) <= sharpEvenness; });
        const auto most = std::ranges::max(moments.first(*staysSharp) | std::views::transform(evenness));
        if (first == rest.end() || most < wasBluntEvenness)
            continue;
        events.push_back({first->step, StoryKind::SharpHead,
            Message("Step {}: {} became sharp. Its rows are {} % as even as they could be; before, up to {} %.",
                first->step, headName(counts, head), percent(evenness(*first)), percent(most))});
    }
}

} // namespace

float rowEvenness(const AttentionMap& map)
{
    EvennessMean mean;
    for (std::size_t row = 0; row < (map.isEmpty() ? 0 : map.rows); ++row) {
        double weights = 0.0, logs = 0.0;
        for (std::size_t column = 0; column < map.columns; ++column) {
            const double weight = map.at(row, column);
            weights += weight;
            logs += weight > 0.0 ? weight * std::log2(weight) : 0.0;
        }
        mean.add(weights, logs, map.columns);
    }
    return mean.mean();
}

std::vector<float> headEvenness(const KeptHeads& kept, std::size_t sourceTokens, std::size_t targetTokens)
{
    std::vector<float> all;
    if (kept.isEmpty() || keptWeights(kept.counts, sourceTokens, targetTokens) != kept.weights->size())
        return all;
    auto next = kept.weights->cbegin();
    for (const auto kind : {HeadKind::Encoder, HeadKind::Cross, HeadKind::Decoder}) {
        const bool isEncoder = kind == HeadKind::Encoder;
        const auto heads = (isEncoder ? kept.counts.encoderLayers : kept.counts.decoderLayers) * kept.counts.heads;
        for (std::size_t head = 0; head < heads; ++head)
            all.push_back(evennessOfNext(next, kind, isEncoder ? sourceTokens : targetTokens, sourceTokens));
    }
    return all;
}

std::vector<StoryEvent> trainingStory(
    std::span<const ToldMoment> moments, const HeadCounts& counts, const std::optional<BestValidation>& best)
{
    std::vector<StoryEvent> events;
    if (moments.empty())
        return events;
    if (moments.back().forced)
        tellLooks(moments, events);
    else
        tellWords(moments, events);
    tellHeads(moments, counts, events);
    if (best && best->step >= moments.front().step && best->step <= moments.back().step)
        events.push_back({best->step, StoryKind::BestValidation,
            best->bleu ? Message("Step {}: validation was best. Loss {}, BLEU {}.", best->step,
                             decimalMessage(best->loss, 3), decimalMessage(*best->bleu, 1))
                       : Message("Step {}: validation was best. Loss {}.", best->step, decimalMessage(best->loss, 3))});
    std::ranges::stable_sort(events, {}, &StoryEvent::step);
    return events;
}

std::vector<StoryMark> storyMarks(
    std::span<const StoryEvent> events, const std::function<double(std::int64_t step)>& placeOf, double apart)
{
    std::vector<StoryMark> marks;
    for (std::size_t left = events.size(); left > 0; --left) {
        const auto& event = events[left - 1];
        if (marks.empty() || placeOf(marks.back().step) - placeOf(event.step) >= apart)
            marks.push_back({event.step, {}});
        marks.back().events.insert(marks.back().events.begin(), event);
    }
    std::ranges::reverse(marks);
    return marks;
}

} // namespace attentoscope
