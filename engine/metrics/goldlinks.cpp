// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/goldlinks.h"

#include "engine/corpus/files/messages.h"
#include "engine/corpus/samples/samples.h"
#include "engine/metrics/alignment.h"

namespace attentoscope {

namespace {

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

} // namespace

Result<std::vector<GoldAlignment>> goldLinks(const GoldRequest& request)
{
    if (request.file.empty() && request.data.sample.empty())
        return std::vector<GoldAlignment>{};
    auto gold = request.file.empty() ? linksOfSample(request.data) : linksOfFile(request);
    if (gold && request.direction == Direction::Swapped)
        for (auto& sentence : *gold)
            sentence = swapped(sentence);
    return gold;
}

} // namespace attentoscope
