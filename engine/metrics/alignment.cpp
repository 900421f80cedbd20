// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/alignment.h"

#include "engine/corpus/files/messages.h"
#include "engine/corpus/samples/samples.h"
#include "engine/metrics/drawnlinksfile.h"

#include <algorithm>
#include <sstream>

namespace attentoscope {

namespace {

std::vector<AlignmentLink> swappedLinks(std::vector<AlignmentLink> links)
{
    for (auto& link : links)
        std::swap(link.source, link.target);
    std::ranges::sort(links);
    return links;
}

Result<std::vector<GoldAlignment>> linksOfSample(const DataRequest& data)
{
    const auto sample = findSample(data.sample);
    if (!sample)
        return std::unexpected(sample.error());
    std::vector<GoldAlignment> gold;
    if (!(*sample)->info.hasAlignments)
        return gold;
    const auto pairs = data.samplePairs > 0 ? data.samplePairs : (*sample)->info.defaultPairs;
    (*sample)->make(pairs, data.seed, [&](const SamplePair& pair) {
        gold.push_back({pair.links, {}});
        return true;
    });
    return gold;
}

Result<std::vector<GoldAlignment>> linksOfFile(const GoldRequest& request)
{
    auto gold = readAlignments(request.file, request.firstIndex, request.lineCount);
    if (gold && gold->size() != request.lineCount) {
        const auto& data = request.data.sample.empty() ? request.data.source : request.data.sample;
        return failure(ErrorCode::BadData,
            Message("{} has {} and {} has {}; there must be one line of links for each pair, an empty one for a pair "
                    "without links.",
                request.file, counted(gold->size(), "{} line", "{} lines"), data,
                counted(request.lineCount, "{} line", "{} lines")));
    }
    return gold;
}

/// Replaces the links of sentences for which a person has drawn links.
Result<std::vector<GoldAlignment>> withDrawnLinks(std::vector<GoldAlignment> gold, const GoldRequest& request)
{
    const auto drawn = readDrawnLinks(request.data);
    if (!drawn)
        return std::unexpected(drawn.error());
    if (drawn->empty())
        return gold;
    gold.resize(std::max({gold.size(), drawn->size(), request.lineCount}), unknownLinks());
    for (std::size_t line = 0; line < drawn->size(); ++line)
        if (const auto& links = (*drawn)[line]; !links.sure.empty() || !links.possible.empty())
            gold[line] = links;
    return gold;
}

std::size_t wordsIn(const std::string& text)
{
    std::istringstream words(text);
    std::size_t count = 0;
    for (std::string word; words >> word;)
        ++count;
    return count;
}

std::size_t linksBeyond(const GoldAlignment& gold, const LinkedLengths& lengths)
{
    const auto isBeyond = [&](const AlignmentLink& link) {
        return link.source >= lengths.source || link.target >= lengths.target;
    };
    return static_cast<std::size_t>(
        std::ranges::count_if(gold.sure, isBeyond) + std::ranges::count_if(gold.possible, isBeyond));
}

} // namespace

std::vector<AlignmentLink> diagonalAlignment(std::size_t sourceWords, std::size_t targetWords)
{
    std::vector<AlignmentLink> links;
    if (sourceWords == 0)
        return links;
    for (std::size_t target = 0; target < targetWords; ++target) {
        const auto source = std::min(target, sourceWords - 1);
        links.push_back({static_cast<std::uint32_t>(source), static_cast<std::uint32_t>(target)});
    }
    return links;
}

std::vector<AlignmentLink> shifted(const std::vector<AlignmentLink>& links, int shift, std::size_t targetWords)
{
    std::vector<AlignmentLink> moved;
    for (const auto& link : links) {
        const auto target = static_cast<std::int64_t>(link.target) + shift;
        if (target >= 0 && target < static_cast<std::int64_t>(targetWords))
            moved.push_back({link.source, static_cast<std::uint32_t>(target)});
    }
    return moved;
}

GoldAlignment swapped(const GoldAlignment& gold)
{
    return {swappedLinks(gold.sure), swappedLinks(gold.possible), gold.kind};
}

Result<const AttentionMap*> crossMap(const Translation& translation, const AttentionHead& head)
{
    int layers = 0, heads = 0;
    for (const auto& [id, attention] : translation.heads) {
        if (id == head)
            return &attention;
        if (id.kind == HeadKind::Cross) {
            layers = std::max(layers, id.layer);
            heads = std::max(heads, id.head);
        }
    }
    if (layers == 0)
        return failure(ErrorCode::InvalidSetting,
            "There are no heads to choose from. Only a Transformer has them, and several models together show one "
            "attention. Leave the head out.");
    return failure(ErrorCode::InvalidSetting,
        Message("There is no head {}.{}: the model has layers 1 to {} and heads 1 to {}.", head.layer, head.head,
            layers, heads));
}

Result<std::vector<GoldAlignment>> goldLinks(const GoldRequest& request)
{
    auto gold = !request.file.empty()  ? linksOfFile(request)
        : !request.data.sample.empty() ? linksOfSample(request.data)
                                       : Result<std::vector<GoldAlignment>>();
    if (gold && request.file.empty() && request.drawn == GoldRequest::Drawn::Count)
        gold = withDrawnLinks(std::move(*gold), request);
    if (gold && request.direction == Direction::Swapped)
        for (auto& sentence : *gold)
            sentence = swapped(sentence);
    return gold;
}

std::vector<LinkedLengths> lengthsOf(const std::vector<SentencePair>& text, const std::vector<std::size_t>& lines)
{
    std::vector<LinkedLengths> lengths;
    lengths.reserve(text.size());
    for (std::size_t index = 0; index < text.size(); ++index)
        lengths.push_back({lines[index], wordsIn(text[index].source), wordsIn(text[index].target)});
    return lengths;
}

std::vector<Message> goldNotices(const std::vector<GoldAlignment>& gold, const std::vector<LinkedLengths>& lengths)
{
    std::size_t beyond = 0;
    std::size_t first = 0;
    for (const auto& one : lengths) {
        const auto here = gold.empty() ? 0 : linksBeyond(gold[one.line - 1], one);
        first = beyond == 0 && here > 0 ? one.line : first;
        beyond += here;
    }
    if (beyond == 0)
        return {};
    return {
        Message("{} point beyond the words of a sentence, the first in line {}. Check whether the file counts words "
                "from 0 or from 1, and whether it belongs to these sentences.",
            counted(beyond, "{} gold link", "{} gold links"), first)};
}

} // namespace attentoscope
