// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/wire.h"

#include <algorithm>
#include <array>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace attentoscope {

namespace {

struct KeptKey
{
    char text[longestMessageKey + 1] = {};
};

/// A permanent copy of the key, always the same one for equal keys. Null if there are too many.
const KeptKey* kept(const std::string& key)
{
    static std::mutex mutex;
    static std::unordered_map<std::string, std::unique_ptr<KeptKey>> keys;
    const std::lock_guard lock(mutex);
    if (const auto known = keys.find(key); known != keys.end())
        return known->second.get();
    if (keys.size() >= mostMessageKeys)
        return nullptr;
    auto place = std::make_unique<KeptKey>();
    key.copy(place->text, longestMessageKey);
    return keys.emplace(key, std::move(place)).first->second.get();
}

std::size_t placesIn(std::string_view key)
{
    std::size_t places = 0;
    for (auto at = key.find("{}"); at != std::string_view::npos; at = key.find("{}", at + 2))
        ++places;
    return places;
}

/// "{}", `count` times: the text of a key whose places the compiler can count.
template <std::size_t count>
struct Places
{
    constexpr Places()
    {
        for (std::size_t at = 0; at < 2 * count; ++at)
            text[at] = at % 2 == 0 ? '{' : '}';
    }
    char text[2 * count + 1] = {};
};

template <std::size_t count>
constexpr Places<count> places;

template <std::size_t... place>
Message filled(const char* text, const std::vector<Message>& values, std::index_sequence<place...>)
{
    MessageKey<sizeof...(place)> key(places<sizeof...(place)>.text);
    key.text = text;
    return Message(key, values[place]...);
}

using Fill = Message (*)(const char* text, const std::vector<Message>& values);

template <std::size_t... count>
constexpr std::array<Fill, sizeof...(count)> fillsFor(std::index_sequence<count...>)
{
    return {[](const char* text, const std::vector<Message>& values) {
        return filled(text, values, std::make_index_sequence<count + 1>());
    }...};
}

/// The index is the number of values minus one.
constexpr auto fills = fillsFor(std::make_index_sequence<mostMessageValues>());

constexpr std::size_t longestSentence = 1U << 20U; ///< tokens; small enough for the products below to fit into 64 bits

/// Whether the map is empty, or has this many rows and columns.
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

/// Whether terms refer only to terms before them. The numbering continues from the first list to the second.
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

std::optional<Message> messageOf(const std::string& key, const std::vector<Message>& values)
{
    if (key.size() > longestMessageKey || key.contains('\0') || values.size() > mostMessageValues
        || placesIn(key) != values.size())
        return std::nullopt;
    const KeptKey* place = kept(key);
    if (place == nullptr)
        return std::nullopt;
    return values.empty() ? Message(place->text) : fills[values.size() - 1](place->text, values);
}

Message messageOf(std::int64_t number)
{
    return Message("{}", number).values().front();
}

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

bool isSound(const Erasure& erasure)
{
    return erasure.change.weights && hasSize(erasure.change, erasure.words.target.size(), erasure.disturbed.size());
}

bool isSound(const KindLikeness& likeness)
{
    const auto heads = likeness.heads.size();
    return heads <= mostComparedHeads && likeness.sums.size() == heads * (heads - std::min<std::size_t>(heads, 1)) / 2;
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
    constexpr std::size_t longest = longestTextLine; // a token has at least one byte
    return summary.sourceLengths.size() <= longest && summary.targetLengths.size() <= longest;
}

} // namespace attentoscope
