// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/textpairsreader.h"

#include "engine/corpus/files/messages.h"
#include "engine/corpus/tokens/textpipeline.h"

namespace attentoscope {

namespace {

constexpr std::size_t linesBetweenReports = 2'000;

std::vector<std::int32_t> idsOf(const std::vector<TextToken>& tokens, const Vocabulary& vocabulary)
{
    std::vector<std::int32_t> ids;
    ids.reserve(tokens.size());
    for (const auto& token : tokens)
        ids.push_back(vocabulary.id(token.text));
    return ids;
}

Message unusable(const std::string& name, std::size_t count, std::size_t lines, const LineProblem& first)
{
    return Message("{}: {} of {} cannot be used; the first one is line {}: {}", name, count,
        counted(lines, "{} line", "{} lines"), first.line, first.message);
}

} // namespace

DataRequest requestOfFile(const std::string& file, const DataRequest& data)
{
    DataRequest request;
    request.source = file;
    request.columns = data.columns;
    if (request.columns.rule == ColumnRule::Chosen)
        request.columns.rule = ColumnRule::ByContent;
    return request;
}

Result<ReadTextPairs> readTextPairs(const DataRequest& request, const DataConfiguration& configuration,
    const Vocabulary& source, const Vocabulary& target, const Progress& progress, const std::stop_token& stop,
    const SubwordSides& subwords, const PairLanguages& languages)
{
    ReadTextPairs read;
    TextPairs& pairs = read.pairs;
    const TextPipeline sourcePipeline(configuration, subwords.source);
    const TextPipeline targetPipeline(configuration, subwords.target);
    const bool swapped = configuration.direction == Direction::Swapped;
    auto facts = readPairs(
        request,
        [&](const RawPair& pair) {
            if (++pairs.lineCount % linesBetweenReports == 0 && progress)
                progress(pair.done);
            if (pair.fault != LineFault::None) {
                read.problems.addFault(pair.line, pair.fault);
                return !stop.stop_requested();
            }
            const auto sourceTokens = sourcePipeline.tokens(swapped ? pair.second : pair.first);
            const auto targetTokens = targetPipeline.tokens(swapped ? pair.first : pair.second);
            if (sourceTokens.empty() || targetTokens.empty()) {
                read.problems.add(pair.line, "Nothing is left of a sentence after cleaning.");
                return !stop.stop_requested();
            }
            pairs.encoded.source.add(idsOf(sourceTokens, source));
            pairs.encoded.target.add(idsOf(targetTokens, target));
            pairs.text.push_back(
                {std::string(swapped ? pair.second : pair.first), std::string(swapped ? pair.first : pair.second)});
            pairs.lines.push_back(pairs.lineCount);
            return !stop.stop_requested();
        },
        stop, languages);
    if (!facts)
        return std::unexpected(facts.error());
    if (stop.stop_requested())
        return std::unexpected(loadingCancelled());
    if (const auto usable = checkMalformed(read.problems, pairs.lineCount, facts->name); !usable)
        return std::unexpected(usable.error());
    read.facts = std::move(*facts);
    if (progress)
        progress(1.0);
    return read;
}

Result<TextPairs> loadPairs(const DataRequest& request, const DataConfiguration& configuration,
    const Vocabulary& source, const Vocabulary& target, const Progress& progress, std::stop_token stop,
    const SubwordSides& subwords)
{
    auto read = readTextPairs(request, configuration, source, target, progress, stop, subwords);
    if (!read)
        return std::unexpected(read.error());
    auto pairs = std::move(read->pairs);
    pairs.notices = pairNotices(std::move(read->facts), read->problems, pairs.lineCount);
    return pairs;
}

std::vector<Message> pairNotices(PairSourceFacts facts, const LineProblems& problems, std::size_t lines)
{
    auto notices = std::move(facts.notices);
    if (problems.count() > 0)
        notices.push_back(unusable(facts.name, problems.count(), lines, problems.first()));
    return notices;
}

Result<void> checkMalformed(const LineProblems& problems, std::size_t lines, const std::string& name)
{
    if (problems.malformed() * 2 <= lines)
        return {};
    return failure(ErrorCode::BadData, unusable(name, problems.malformed(), lines, problems.firstMalformed()));
}

} // namespace attentoscope
