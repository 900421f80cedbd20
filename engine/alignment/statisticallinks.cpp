// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/alignment/statisticallinks.h"

#include "engine/corpus/files/lineproblems.h"
#include "engine/corpus/files/messages.h"
#include "engine/corpus/files/pairreader.h"
#include "engine/corpus/textpairsreader.h"
#include "engine/corpus/tokens/textpipeline.h"

#include <algorithm>
#include <iterator>
#include <thread>

namespace attentoscope {

namespace {

constexpr double shareOfReading = 0.1;
constexpr double shareOfLearning = 0.8;

AligningOptions partOfOptions(const AligningOptions& options, double first, double last)
{
    const int cores = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    return {options.threads > 0 ? options.threads : cores, partOf(options.progress, first, last), options.stop};
}

std::vector<std::string> textsOf(std::vector<TextToken> tokens)
{
    std::vector<std::string> texts;
    for (auto& token : tokens)
        texts.push_back(std::move(token.text));
    return texts;
}

/// The words of a file, with an empty pair for each line that cannot be used.
struct FileWords
{
    WordPairs words;
    PairSourceFacts facts;
    LineProblems problems;
    std::size_t tooLong = 0; ///< lines
    std::size_t firstTooLong = 0;
};

Result<FileWords> readWords(const FileLinksRequest& request, const Progress& progress, const std::stop_token& stop)
{
    FileWords read;
    const TextPipeline pipeline({.tokenizer = request.tokenizer});
    const auto take = [&](const RawPair& pair) {
        const bool isUsable = pair.fault == LineFault::None;
        const auto source = isUsable ? textsOf(pipeline.tokens(pair.first)) : std::vector<std::string>{};
        const auto target = isUsable ? textsOf(pipeline.tokens(pair.second)) : std::vector<std::string>{};
        if (!isUsable)
            read.problems.addFault(pair.line, pair.fault);
        else if (source.empty() || target.empty())
            read.problems.add(pair.line, "Nothing is left of a sentence after cleaning.");
        if (std::max(source.size(), target.size()) > StatisticalAligner::longestLinked && read.tooLong++ == 0)
            read.firstTooLong = pair.line;
        read.words.add(source, target);
        if (progress)
            progress(pair.done);
        return !stop.stop_requested();
    };
    auto facts = readPairs(request.data, take, stop);
    if (!facts)
        return std::unexpected(facts.error());
    if (stop.stop_requested())
        return std::unexpected(loadingCancelled());
    if (const auto usable = checkMalformed(read.problems, read.words.pairs.size(), facts->name); !usable)
        return std::unexpected(usable.error());
    read.facts = std::move(*facts);
    return read;
}

std::vector<Message> noticesOf(FileWords&& read)
{
    auto notices = pairNotices(std::move(read.facts), read.problems, read.words.pairs.size());
    if (read.tooLong > 0)
        notices.push_back(Message("{} of more than {} words, the first in line {}, have no links.",
            counted(read.tooLong, "{} sentence pair", "{} sentence pairs"), StatisticalAligner::longestLinked,
            read.firstTooLong));
    return notices;
}

} // namespace

Result<AlignedPairs> linksOfFile(
    const FileLinksRequest& request, const AligningOptions& options, const LinkCache& cache)
{
    auto read = readWords(request, partOf(options.progress, 0.0, shareOfReading), options.stop);
    if (!read)
        return std::unexpected(read.error());
    const auto learned = shareOfReading + shareOfLearning;
    std::vector<Message> ofCache;
    const auto aligner = cache.learn(read->words, partOfOptions(options, shareOfReading, learned), ofCache);
    if (!aligner)
        return std::unexpected(aligner.error());
    auto links = aligner->link(read->words, partOfOptions(options, learned, 1.0), request.rule);
    if (options.stop.stop_requested())
        return std::unexpected(loadingCancelled());
    auto notices = noticesOf(std::move(*read));
    std::ranges::move(ofCache, std::back_inserter(notices));
    return AlignedPairs{std::move(links), {}, std::move(notices)};
}

} // namespace attentoscope
