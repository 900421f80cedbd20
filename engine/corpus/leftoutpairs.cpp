// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/leftoutpairs.h"

#include "engine/corpus/files/messages.h"
#include "engine/corpus/files/pairreader.h"
#include "engine/corpus/textpairsreader.h"
#include "engine/corpus/tokens/textpipeline.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <unordered_map>

namespace attentoscope {

namespace {

using Words = std::vector<TextToken>;

/// A pipeline that cuts sentences of both sides as the run does, but cuts no word into pieces.
TextPipeline wordsOf(DataConfiguration configuration)
{
    if (cutsWords(configuration.tokenizer))
        configuration.tokenizer = TokenizerKind::Words;
    return TextPipeline(configuration);
}

Result<void> checkReadable(const DataRequest& request)
{
    std::error_code problem;
    if (!request.sample.empty() || std::filesystem::is_regular_file(request.source, problem)
        || !std::filesystem::exists(request.source, problem))
        return {};
    return failure(ErrorCode::BadData,
        Message("\"{}\" can be read only once, and to find the pairs that are left out it is read again. Give a file.",
            request.source));
}

/// Gives each pair of the data to the sink. Returns the name of the data.
Result<std::string> readEach(const DataRequest& request, const std::function<void(const RawPair& pair)>& take,
    const std::stop_token& stop, const PairLanguages& languages = {})
{
    const auto read = readPairs(
        request,
        [&](const RawPair& pair) {
            take(pair);
            return !stop.stop_requested();
        },
        stop, languages);
    if (!read)
        return std::unexpected(read.error());
    if (stop.stop_requested())
        return std::unexpected(loadingCancelled());
    return read->name;
}

/// Marks the training pairs that contain a chosen word.
Result<std::vector<bool>> marked(const Corpus& corpus, const TextPipeline& pipeline, const std::stop_token& stop,
    const std::function<bool(const Words& first, const Words& second)>& isChosen)
{
    const auto& request = corpus.summary.request;
    if (auto readable = checkReadable(request); !readable)
        return std::unexpected(readable.error());
    std::vector<bool> pairs(corpus.training.size());
    std::size_t record = 0, next = 0;
    const auto name = readEach(
        request,
        [&](const RawPair& pair) {
            ++record;
            if (next < pairs.size() && corpus.trainingLines[next] == record)
                pairs[next++] = isChosen(pipeline.tokens(pair.first), pipeline.tokens(pair.second));
        },
        stop);
    if (!name)
        return std::unexpected(name.error());
    if (next < pairs.size())
        return failure(
            ErrorCode::BadData, Message("{} has changed since it was loaded. Load it again.", corpus.summary.name));
    return pairs;
}

std::string keyOf(const Words& first, const Words& second)
{
    std::string key;
    for (const auto* side : {&first, &second}) {
        for (const auto& token : *side)
            key.append(token.text).append(1, '\x1f');
        key.append(1, '\x1e');
    }
    return key;
}

struct WantedPair
{
    std::size_t line = 0;
    bool isFound = false;
};

using WantedPairs = std::unordered_map<std::string, WantedPair>;

Result<WantedPairs> pairsIn(
    const std::string& file, const Corpus& corpus, const TextPipeline& pipeline, const std::stop_token& stop)
{
    WantedPairs pairs;
    LineProblems problems;
    const auto name = readEach(
        requestOfFile(file, corpus.summary.request),
        [&](const RawPair& pair) {
            if (pair.fault != LineFault::None)
                problems.addFault(pair.line, pair.fault);
            else
                pairs.try_emplace(
                    keyOf(pipeline.tokens(pair.first), pipeline.tokens(pair.second)), WantedPair{pair.line});
        },
        stop, corpus.languages);
    if (!name)
        return std::unexpected(name.error());
    if (problems.count() > 0)
        return failure(
            ErrorCode::BadData, Message("{}, line {}: {}", *name, problems.first().line, problems.first().message));
    return pairs;
}

/// Marks the training pairs that are wanted, and records which of the wanted ones were found.
Result<std::vector<bool>> markedOf(
    WantedPairs& wanted, const Corpus& corpus, const TextPipeline& pipeline, const std::stop_token& stop)
{
    return marked(corpus, pipeline, stop, [&](const Words& first, const Words& second) {
        const auto known = wanted.find(keyOf(first, second));
        return known != wanted.end() && (known->second.isFound = true);
    });
}

Result<std::vector<bool>> pairsOfFile(
    const Corpus& corpus, const std::string& file, const TextPipeline& pipeline, const std::stop_token& stop)
{
    auto wanted = pairsIn(file, corpus, pipeline, stop);
    if (!wanted)
        return std::unexpected(wanted.error());
    auto pairs = markedOf(*wanted, corpus, pipeline, stop);
    if (!pairs)
        return pairs;
    std::optional<std::size_t> line;
    for (const auto& [key, pair] : *wanted)
        if (!pair.isFound)
            line = std::min(pair.line, line.value_or(pair.line));
    if (line)
        return failure(ErrorCode::BadData,
            Message("Line {} of \"{}\" is no training pair of this run, so it cannot be left out. Take it out of the "
                    "file; it may be a validation pair.",
                *line, file));
    return pairs;
}

} // namespace

std::vector<PairRange> rangesOf(const std::vector<bool>& marked)
{
    std::vector<PairRange> ranges;
    for (std::size_t index = 0; index < marked.size(); ++index) {
        if (!marked[index])
            continue;
        const auto pair = static_cast<std::uint32_t>(index);
        if (!ranges.empty() && ranges.back().last + 1 == pair)
            ranges.back().last = pair;
        else
            ranges.push_back({pair, pair});
    }
    return ranges;
}

void markPairs(std::vector<bool>& pairs, const std::vector<PairRange>& ranges)
{
    for (const auto& [first, last] : ranges)
        for (std::size_t index = first; index <= last && index < pairs.size(); ++index)
            pairs[index] = true;
}

std::uint64_t countOf(const std::vector<PairRange>& ranges)
{
    std::uint64_t count = 0;
    for (const auto& [first, last] : ranges)
        count += std::uint64_t{last} - first + 1;
    return count;
}

Result<std::vector<bool>> pairsWithWord(const Corpus& corpus, const std::string& word, const std::stop_token& stop)
{
    if (word.empty())
        return std::vector<bool>(corpus.training.size());
    const auto pipeline = wordsOf(corpus.configuration);
    const auto tokens = pipeline.tokens(word);
    if (tokens.size() != 1)
        return failure(ErrorCode::InvalidSetting,
            Message("\"{}\" is no file, and no single word either: this run reads it as {} words. Give one word, or a "
                    "file of pairs.",
                word, tokens.size()));
    const auto holds = [&](const Words& sentence) {
        return std::ranges::find(sentence, tokens.front().text, &TextToken::text) != sentence.end();
    };
    auto pairs = marked(
        corpus, pipeline, stop, [&](const Words& first, const Words& second) { return holds(first) || holds(second); });
    if (pairs && std::ranges::find(*pairs, true) == pairs->end())
        return failure(ErrorCode::InvalidSetting,
            Message("No training pair of this run holds the word \"{}\", and there is no file of that name.", word));
    return pairs;
}

Result<std::vector<bool>> pairsToLeaveOut(const Corpus& corpus, const std::string& without, const std::stop_token& stop)
{
    std::error_code problem;
    const bool isFile = !without.empty() && std::filesystem::is_regular_file(without, problem);
    if (without.empty() || (isFile && std::filesystem::file_size(without, problem) == 0))
        return std::vector<bool>(corpus.training.size());
    return isFile ? pairsOfFile(corpus, without, wordsOf(corpus.configuration), stop)
                  : pairsWithWord(corpus, without, stop);
}

Result<std::vector<bool>> pairsToLeaveOut(
    const Corpus& corpus, const std::vector<SentencePair>& chosen, const std::stop_token& stop)
{
    if (chosen.empty())
        return std::vector<bool>(corpus.training.size());
    const auto pipeline = wordsOf(corpus.configuration);
    WantedPairs wanted;
    const bool isSwapped = corpus.configuration.direction == Direction::Swapped; // the keys have the file's direction
    for (const auto& [source, target] : chosen)
        wanted.try_emplace(isSwapped ? keyOf(pipeline.tokens(target), pipeline.tokens(source))
                                     : keyOf(pipeline.tokens(source), pipeline.tokens(target)));
    auto pairs = markedOf(wanted, corpus, pipeline, stop);
    if (pairs && std::ranges::none_of(wanted, [](const auto& pair) { return pair.second.isFound; }))
        return failure(ErrorCode::InvalidSetting,
            "None of the chosen pairs is a training pair of this run: they may be validation pairs. Choose others.");
    return pairs;
}

} // namespace attentoscope
