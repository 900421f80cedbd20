// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/sentencepairs.h"

#include "engine/corpus/files/messages.h"
#include "engine/corpus/textpairsreader.h"
#include "engine/metrics/alignment.h"
#include "engine/metrics/alignmentfile.h"
#include "engine/metrics/bleu.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <sstream>

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
    if (validation && !corpus.validationFile.source.empty())
        pairs.data = corpus.validationFile;
    return pairs;
}

Result<SentencePairs> pairsOfFile(
    const std::string& file, Direction direction, const WantedColumns& columns, const std::stop_token& stop)
{
    SentencePairs pairs{.direction = direction, .data = {.source = file, .columns = columns.columns}};
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
                pairs.lines.push_back(pairs.lineCount); // counts records, as alignments do
            }
            return !stop.stop_requested();
        },
        stop, columns.languages);
    if (!facts)
        return std::unexpected(facts.error());
    pairs.data.columns = facts->columns;
    if (pairs.text.empty())
        return failure(ErrorCode::BadData,
            Message(
                "No line of {} holds two sentences. Choose a file with one pair a line, split by a tab or |||.", file));
    pairs.notices = pairNotices(std::move(*facts), problems, pairs.lineCount);
    if (usable > mostSentences)
        pairs.notices.push_back(
            Message("The first {} {} are listed.", mostSentences, counted(usable, "of {} pair", "of {} pairs")));
    return pairs;
}

Result<std::vector<AlignmentLine>> otherLines(const std::string& file, const SentencePairs& pairs)
{
    auto lines = readAlignmentFile(file, 0, pairs.lineCount);
    if (lines && lines->size() != pairs.lineCount)
        return failure(ErrorCode::BadData,
            Message(
                "{} covers {}, but the data has {}. Each line needs its sentence. Let the other system translate the "
                "whole file, or choose the file that it translated.",
                file, counted(lines->size(), "{} sentence", "{} sentences"),
                counted(pairs.lineCount, "{} line", "{} lines")));
    return lines;
}

using Words = std::vector<std::string>;

Words wordsOf(const std::string& text)
{
    std::istringstream words(text);
    Words all;
    for (std::string word; words >> word;)
        all.push_back(word);
    return all;
}

std::vector<Token> tokensOf(const Words& words, bool withEnd)
{
    std::vector<Token> tokens;
    for (const auto& word : words)
        tokens.push_back({.text = word});
    if (withEnd)
        tokens.push_back({.text = "</s>", .special = true});
    return tokens;
}

bool areSame(const Words& written, const Words& reference, bool cut)
{
    return std::ranges::equal(written, reference, [cut](const std::string& one, const std::string& other) {
        return cut ? other.starts_with(one) : one == other;
    });
}

/// Checks the number of words. Each side may have one more word, the end mark that some systems write.
Result<void> checkFit(const AlignmentPlace& place, const Message& found, std::size_t kept, std::size_t words)
{
    if (kept == words || kept == words + 1)
        return {};
    return refuseLine(place,
        Message("the weights are of {}, but the sentence has {} between spaces (one more with an end mark). Use data "
                "that is cut into the same words or pieces as the other system's.",
            found, counted(words, "{} word", "{} words")));
}

AttentionMap mapOf(WeightRows rows)
{
    return {.rows = rows.rows,
        .columns = rows.columns,
        .weights = std::make_shared<const std::vector<float>>(std::move(rows.weights)),
        .centres = {}};
}

/// Limits the words of a pair, because a full matrix is needed even for few links.
Result<void> checkCells(const AlignmentPlace& place, std::size_t sources, std::size_t targets)
{
    constexpr std::size_t most = 2'000; // words on each side
    if (sources <= most && targets <= most)
        return {};
    return refuseLine(place,
        Message("the sentence pair has {} and {} words; at most {} a side can be shown. Leave the pair out, or cut it "
                "into sentences.",
            sources, targets, most));
}

/// Divides each target word's weight equally among its linked source words.
WeightRows rowsOf(const std::vector<AlignmentLink>& links, std::size_t sources, std::size_t targets)
{
    WeightRows rows{targets, sources, std::vector<float>(targets * sources)};
    for (const auto& link : links)
        rows.weights[link.target * sources + link.source] = 1.0f;
    for (std::size_t target = 0; target < targets; ++target) {
        const auto row = std::span(rows.weights).subspan(target * sources, sources);
        const auto count = static_cast<float>(std::ranges::count(row, 1.0f));
        for (auto& weight : row)
            weight = weight > 0.0f ? weight / count : 0.0f;
    }
    return rows;
}

/// Drops links to the end mark, which Marian writes. Links beyond the end mark are an error.
Result<std::vector<AlignmentLink>> linksBetween(
    const AlignmentLine& line, const AlignmentPlace& place, std::size_t sources, std::size_t targets)
{
    auto all = line.links.sure;
    all.insert(all.end(), line.links.possible.begin(), line.links.possible.end());
    const auto beyond = std::ranges::find_if(
        all, [&](const AlignmentLink& link) { return link.source > sources || link.target > targets; });
    if (beyond != all.end())
        return refuseLine(place,
            Message("the link \"{}-{}\" points beyond {} and {}. Use data that is cut into the same words or pieces as "
                    "the other system's.",
                beyond->source, beyond->target, counted(sources, "{} source word", "{} source words"),
                counted(targets, "{} target word", "{} target words")));
    std::erase_if(all, [&](const AlignmentLink& link) { return link.source == sources || link.target == targets; });
    return all;
}

double bitsOf(std::span<const float> row)
{
    double bits = 0.0;
    for (const float weight : row)
        if (weight > 0.0f)
            bits -= static_cast<double>(weight) * std::log2(static_cast<double>(weight));
    return std::max(0.0, bits);
}

double meanEntropy(const WeightRows& rows, std::size_t words)
{
    double sum = 0.0;
    for (std::size_t row = 0; row < words; ++row)
        sum += bitsOf(rows.row(row));
    return words == 0 ? 0.0 : sum / static_cast<double>(words);
}

} // namespace

Result<SentencePairs> readSentences(const SentencesRequest& request, const Corpus* corpus, Direction direction,
    const WantedColumns& columns, std::stop_token stop)
{
    if (request.set != SentenceSet::File && !corpus)
        return failure(ErrorCode::NotReady, "There are no sentence pairs yet: open a file, or choose a sample.");
    auto pairs = request.set == SentenceSet::File ? pairsOfFile(request.file, direction, columns, stop)
                                                  : pairsOfCorpus(request, *corpus);
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

Result<MeasuredSentence> sentenceOfOther(const AlignmentLine& line, const std::string& file, const SentencePair& pair,
    const std::shared_ptr<const GoldAlignment>& gold)
{
    const AlignmentPlace place{file, line.line};
    const auto source = wordsOf(pair.source);
    const auto reference = wordsOf(pair.target);
    const auto target = line.translation ? wordsOf(*line.translation) : reference;
    MeasuredSentence sentence{.text = pair, .reference = pair.target, .translation = line.translation.value_or("")};
    WeightRows rows = line.weights;
    if (rows.isEmpty()) {
        auto links = linksBetween(line, place, source.size(), target.size());
        if (!links)
            return std::unexpected(links.error());
        if (auto few = checkCells(place, source.size(), target.size()); !few)
            return std::unexpected(few.error());
        rows = rowsOf(*links, source.size(), target.size());
        sentence.links = std::move(*links);
    } else if (auto fits = checkFit(
                   place, counted(rows.columns, "{} source word", "{} source words"), rows.columns, source.size());
        !fits) {
        return std::unexpected(fits.error());
    } else if (auto high =
                   checkFit(place, counted(rows.rows, "{} target word", "{} target words"), rows.rows, target.size());
        !high) {
        return std::unexpected(high.error());
    }
    auto aligned = std::make_shared<Translation>();
    aligned->source = tokensOf(source, rows.columns > source.size());
    aligned->target = tokensOf(target, rows.rows > target.size());
    aligned->text = line.translation.value_or(pair.target);
    aligned->forced = true;
    if (areSame(target, reference, line.wordsAreCut))
        aligned->gold = gold;
    sentence.entropy = meanEntropy(rows, target.size());
    aligned->attention = mapOf(std::move(rows));
    if (line.translation && !line.wordsAreCut)
        sentence.bleu = sentenceBleu(*line.translation, sentence.reference);
    sentence.aligned = std::move(aligned);
    return sentence;
}

} // namespace attentoscope
