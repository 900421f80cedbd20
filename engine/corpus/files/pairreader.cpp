// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/pairreader.h"

#include "engine/corpus/files/pairfile.h"
#include "engine/corpus/files/parallelfiles.h"
#include "engine/corpus/samples/samples.h"

namespace attentoscope {

namespace {

Result<PairSourceFacts> makePairs(const DataRequest& request, const PairSink& sink)
{
    const auto sample = findSample(request.sample);
    if (!sample)
        return std::unexpected(sample.error());
    const SampleInfo& info = (*sample)->info;
    const std::size_t wanted = request.samplePairs > 0 ? request.samplePairs : info.defaultPairs;
    std::size_t made = 0;
    (*sample)->make(wanted, request.seed, [&](const SamplePair& pair) {
        ++made;
        const double done = static_cast<double>(made) / static_cast<double>(wanted);
        return sink({made, pair.text.source, pair.text.target, LineFault::None, done});
    });
    return PairSourceFacts{info.id, {}, info.hasAlignments};
}

} // namespace

Result<PairSourceFacts> readPairs(const DataRequest& request, const PairSink& sink, std::stop_token stop)
{
    if (!request.sample.empty())
        return makePairs(request, sink);
    if (request.source.empty())
        return failure(ErrorCode::NotReady, "No data is chosen. Name a file of sentence pairs or a built-in sample.");
    return request.target.empty() ? readPairFile(request.source, request.columns, sink, std::move(stop))
                                  : readParallelFiles(request.source, request.target, sink, std::move(stop));
}

} // namespace attentoscope
