// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/sentencepairs.h"

#include "engine/corpus/files/messages.h"
#include "engine/corpus/textpairsreader.h"
#include "engine/metrics/alignment.h"
#include "engine/metrics/alignmentfile.h"

#include <algorithm>
#include <iterator>

namespace attentoscope {

namespace {

Result<SentencePairs> pairsOfCorpus(const SentencesRequest& request, const Corpus& corpus)
{
    const bool validation = request.set == SentenceSet::Validation;
    const TextPairs& part = validation ? corpus.validation : corpus.test;
    if (part.text.empty())
        return failure(ErrorCode::NotReady,
            "No test sentences are kept of this data (test_share is 0). Choose the validation sentences or a file, "
            "or "
            "set test_share and load the data again.");
    SentencePairs pairs{.text = part.text,
        .lines = part.lines,
        .direction = corpus.configuration.direction,
        .lineCount = part.lineCount > 0 ? part.lineCount : corpus.summary.lines,
        .data = corpus.summary.request};
    if (validation && !pairs.data.validation.empty())
        pairs.data = {.source = corpus.summary.request.validation};
    return pairs;
}

Result<SentencePairs> pairsOfFile(const std::string& file, Direction direction, const std::stop_token& stop)
{
    SentencePairs pairs{.direction = direction, .data = {.source = file}};
    const bool swapped = direction == Direction::Swapped;
    std::size_t usable = 0;
    LineProblems problems;
    auto facts = readPairs(
        pairs.data,
        [&](const RawPair& pair) {
            ++pairs.lineCount;
            if (pair.fault != LineFault::None)
                problems.addFault(pair.line, pair.fault);
            else if (++usable <= mostSentences) {
                const auto& [source, target] =
                    swapped ? std::pair(pair.second, pair.first) : std::pair(pair.first, pair.second);
                pairs.text.push_back({std::string(source), std::string(target)});
                pairs.lines.push_back(pairs.lineCount); // records, as alignments count them
            }
            return !stop.stop_requested();
        },
        stop);
    if (!facts)
        return std::unexpected(facts.error());
    if (pairs.text.empty())
        return failure(ErrorCode::BadData,
            Message(
                "No line of {} holds two sentences. Choose a file with one pair a line, split by a tab or |||.", file));
    pairs.notices = pairNotices(std::move(*facts), problems, pairs.lineCount);
    if (usable > mostSentences)
        pairs.notices.push_back(
            Message("The first {} of {} are listed.", mostSentences, counted(usable, "{} pair", "{} pairs")));
    return pairs;
}

Result<std::vector<AlignmentLine>> otherLines(const std::string& file, const SentencePairs& pairs)
{
    auto lines = readAlignmentFile(file, 0, pairs.lineCount);
    if (lines && lines->size() != pairs.lineCount)
        return failure(ErrorCode::BadData,
            Message(
                "{} covers {} and the data has {}; there must be one for each line. Let the other system translate the "
                "whole file, or choose the file that it translated.",
                file, counted(lines->size(), "{} sentence", "{} sentences"),
                counted(pairs.lineCount, "{} line", "{} lines")));
    return lines;
}

} // namespace

Result<SentencePairs> readSentences(
    const SentencesRequest& request, const Corpus* corpus, Direction direction, std::stop_token stop)
{
    if (request.set != SentenceSet::File && !corpus)
        return failure(ErrorCode::NotReady, "There are no sentence pairs yet: open a file, or choose a sample.");
    auto pairs =
        request.set == SentenceSet::File ? pairsOfFile(request.file, direction, stop) : pairsOfCorpus(request, *corpus);
    if (!pairs)
        return pairs;
    auto gold = goldLinks({request.goldFile, request.goldFirstIndex, pairs->data, pairs->lineCount, pairs->direction});
    if (!gold)
        return std::unexpected(gold.error());
    pairs->gold = std::move(*gold);
    std::ranges::move(
        goldNotices(pairs->gold, lengthsOf(pairs->text, pairs->lines)), std::back_inserter(pairs->notices));
    if (request.attentionFile.empty())
        return pairs;
    auto other = otherLines(request.attentionFile, *pairs);
    if (!other)
        return std::unexpected(other.error());
    pairs->other = std::move(*other);
    return pairs;
}

} // namespace attentoscope
