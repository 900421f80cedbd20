// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/alignment/statisticallinks.h"

#include "engine/corpus/files/lineproblems.h"
#include "engine/corpus/files/messages.h"
#include "engine/corpus/files/pairreader.h"
#include "engine/corpus/textpairsreader.h"
#include "engine/types/wordlinks.h"

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
    texts.reserve(tokens.size());
    for (auto& token : tokens)
        texts.push_back(std::move(token.text));
    return texts;
}

/// The words of a file. Lines that cannot be used are empty pairs.
struct FileWords
{
    WordPairs words;
    PairSourceFacts facts;
    LineProblems problems;
    std::size_t tooLong = 0; ///< number of lines that are too long
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
        notices.push_back(Message("{} of more than {} words got no links. The first is in line {}.",
            counted(read.tooLong, "{} sentence pair", "{} sentence pairs"), StatisticalAligner::longestLinked,
            read.firstTooLong));
    return notices;
}

bool isWholeWords(TokenizerKind tokenizer)
{
    return tokenizer == TokenizerKind::Words || tokenizer == TokenizerKind::Space;
}

/// Joins pieces and characters into words.
class WordJoiner
{
public:
    WordJoiner(const Vocabulary& vocabulary, TokenizerKind tokenizer) : m_vocabulary(vocabulary), m_tokenizer(tokenizer)
    {
    }

    std::vector<std::string> words(std::span<const std::int32_t> ids) const
    {
        std::vector<std::string> words;
        for (const auto id : ids) {
            std::string_view token = m_vocabulary.word(id);
            const bool begins = beginsWord(token);
            if (begins && !isWholeWords(m_tokenizer))
                token.remove_prefix(wordSeparator.size());
            if (begins || words.empty())
                words.emplace_back();
            words.back() += token;
        }
        return words;
    }

    std::vector<std::uint32_t> wordOfEach(std::span<const std::int32_t> ids) const
    {
        std::vector<std::uint32_t> words;
        std::uint32_t count = 0;
        for (const auto id : ids) {
            if (beginsWord(m_vocabulary.word(id)) || count == 0)
                ++count;
            words.push_back(count - 1);
        }
        return words;
    }

private:
    bool beginsWord(std::string_view token) const
    {
        return isWholeWords(m_tokenizer) || token.starts_with(wordSeparator);
    }

    const Vocabulary& m_vocabulary;
    TokenizerKind m_tokenizer;
};

/// For each word of both sides, the white-space word to which it belongs.
struct SpacedWords
{
    std::vector<std::uint32_t> source, target;
};

void countInSpacedWords(std::vector<AlignmentLink>& links, const SpacedWords& words)
{
    for (auto& link : links)
        link = {words.source.at(link.source), words.target.at(link.target)};
    std::ranges::sort(links);
    links.erase(std::ranges::unique(links).begin(), links.end());
}

/// Links that both directions have are sure. All others are possible.
GoldAlignment statisticalLinks(std::vector<AlignmentLink> sure, const std::vector<AlignmentLink>& all)
{
    GoldAlignment links{std::move(sure), {}, LinksKind::Statistical};
    std::ranges::set_difference(all, links.sure, std::back_inserter(links.possible));
    return links;
}

/// The words of a side in the form that the aligner has learned.
std::vector<std::string> learnedWords(const std::vector<Token>& tokens, TokenizerKind tokenizer)
{
    std::vector<std::string> words;
    for (const auto& token : tokens) {
        if (token.special)
            continue;
        if (words.empty() || isWholeWords(tokenizer) || !token.attached)
            words.emplace_back();
        words.back() += token.unknown ? Vocabulary().word(Vocabulary::unknown) : token.text;
    }
    return words;
}

/// For each of learnedWords(), the white-space word to which it belongs.
std::vector<std::uint32_t> spacedWords(const std::vector<Token>& tokens)
{
    std::vector<std::uint32_t> words;
    for (const auto& word : wordsOfTokens(tokens))
        if (word)
            words.push_back(static_cast<std::uint32_t>(*word));
    return words;
}

} // namespace

std::vector<std::uint32_t> spacedWords(const TextPipeline& pipeline, const std::string& text)
{
    std::vector<std::uint32_t> words;
    std::uint32_t count = 0;
    for (const auto& token : pipeline.tokens(text)) {
        if (!token.attached || count == 0)
            ++count;
        words.push_back(count - 1);
    }
    return words;
}

std::vector<std::uint32_t> learnedWordOf(
    std::span<const std::int32_t> ids, const Vocabulary& vocabulary, TokenizerKind tokenizer)
{
    return WordJoiner(vocabulary, tokenizer).wordOfEach(ids);
}

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
    return AlignedPairs{.links = std::move(links), .notices = std::move(notices)};
}

WordPairs trainingWords(const Corpus& corpus)
{
    const auto tokenizer = corpus.configuration.tokenizer;
    const WordJoiner source(corpus.source, tokenizer), target(corpus.target, tokenizer);
    WordPairs words;
    for (std::size_t pair = 0; pair < corpus.training.size(); ++pair)
        words.add(source.words(corpus.training.source[pair]), target.words(corpus.training.target[pair]));
    return words;
}

std::vector<GoldAlignment> heldOutLinks(const StatisticalAligner& aligner, const WordNumbering& numbering,
    const TextPairs& pairs, const AligningOptions& options)
{
    const auto tokenizer = numbering.configuration.tokenizer;
    const WordJoiner source(numbering.source, tokenizer), target(numbering.target, tokenizer);
    WordPairs words;
    for (std::size_t pair = 0; pair < pairs.text.size(); ++pair)
        words.add(source.words(pairs.encoded.source[pair]), target.words(pairs.encoded.target[pair]));
    auto sure = aligner.link(words, partOfOptions(options, 0.0, 0.5), Symmetrization::Intersection);
    auto all = aligner.link(words, partOfOptions(options, 0.5, 1.0), Symmetrization::GrowDiagFinalAnd);
    if (sure.size() != pairs.text.size() || all.size() != pairs.text.size())
        return {};
    const TextPipeline pipeline(numbering.configuration);
    std::vector<GoldAlignment> links;
    for (std::size_t pair = 0; pair < pairs.text.size(); ++pair) {
        if (tokenizer == TokenizerKind::Words) {
            const auto& text = pairs.text[pair];
            const SpacedWords spaced{spacedWords(pipeline, text.source), spacedWords(pipeline, text.target)};
            for (auto* some : {&sure[pair], &all[pair]})
                countInSpacedWords(*some, spaced);
        }
        links.push_back(statisticalLinks(std::move(sure[pair]), all[pair]));
    }
    return links;
}

GoldAlignment linksOfTranslation(
    const StatisticalAligner& aligner, TokenizerKind tokenizer, const Translation& translation)
{
    WordPairs words;
    words.add(learnedWords(translation.source, tokenizer), learnedWords(translation.target, tokenizer));
    const AligningOptions options;
    auto sure = aligner.link(words, options, Symmetrization::Intersection);
    auto all = aligner.link(words, options, Symmetrization::GrowDiagFinalAnd);
    if (isWholeWords(tokenizer)) {
        const SpacedWords spaced{spacedWords(translation.source), spacedWords(translation.target)};
        for (auto* some : {&sure.front(), &all.front()})
            countInSpacedWords(*some, spaced);
    }
    return statisticalLinks(std::move(sure.front()), all.front());
}

} // namespace attentoscope
