// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/corpus/corpusnumbering.h"
#include "engine/corpus/files/messages.h"
#include "engine/corpus/pairgatherer.h"
#include "engine/corpus/subwordlearning.h"
#include "engine/corpus/text/textboundaries.h"
#include "engine/corpus/text/unicodetext.h"
#include "engine/corpus/textpairsreader.h"

#include <algorithm>
#include <array>
#include <map>

namespace attentoscope {

namespace {

/// No language that writes spaces has words of this length on average.
constexpr double longestWord = 15.0;

std::vector<std::size_t> occurrences(std::size_t words, const EncodedSentences& sentences)
{
    std::vector<std::size_t> counts(words);
    for (std::size_t sentence = 0; sentence < sentences.size(); ++sentence)
        for (const auto id : sentences[sentence])
            ++counts[static_cast<std::size_t>(id)];
    return counts;
}

} // namespace

SideFacts sideFacts(const WordTable& words, const EncodedSentences& sentences)
{
    const auto counts = occurrences(words.size(), sentences);
    SideFacts facts{.words = sentences.tokens(),
        .types = words.size() - static_cast<std::size_t>(std::ranges::count(counts, std::size_t{0})),
        .once = static_cast<std::size_t>(std::ranges::count(counts, std::size_t{1}))};
    std::map<std::string, std::size_t> scripts;
    std::size_t letters = 0;
    std::size_t lettered = 0; // number of words with letters
    std::size_t fromDictionary = 0;
    for (std::size_t id = 0; id < counts.size(); ++id) {
        const auto& word = words.word(static_cast<std::int32_t>(id));
        const auto script = scriptOf(word);
        if (script.empty())
            continue;
        scripts[script] += counts[id];
        lettered += counts[id];
        letters += counts[id] * characterCount(word);
        fromDictionary += isOfDictionary(word) ? counts[id] : 0;
    }
    if (lettered == 0)
        return facts;
    facts.script = std::ranges::max_element(scripts, {}, [](const auto& entry) { return entry.second; })->first;
    facts.wordLength = static_cast<double>(letters) / static_cast<double>(lettered);
    facts.sentenceLength = static_cast<double>(facts.words) / static_cast<double>(sentences.size());
    facts.hasKnownWords = facts.wordLength <= longestWord;
    facts.hasSpaces = facts.hasKnownWords && fromDictionary * 2 < lettered;
    return facts;
}

namespace {

constexpr double readingShare = 0.95; ///< share of the time; numbering takes the rest
constexpr double learningShare = 0.5; ///< share of the time, if subwords are learned first
constexpr std::size_t validationPreviewPairs = 50;
/// If one pair in this many has marks of a tokenizer, the text counts as tokenised.
constexpr std::size_t pairsForAMark = 100;

/// The message if no pair is left. It says how many pairs each filter removed.
Message nothingLeft(const PairGatherer& gathered, const DataConfiguration& configuration)
{
    const LeftOut& left = gathered.leftOut;
    Message reasons;
    Message advice;
    const auto add = [&](std::size_t count, const Message& why, const Message& what) {
        if (count == 0)
            return;
        const auto pairs = counted(count, "{} pair", "{} pairs");
        reasons = reasons.empty() ? Message(": {} {}", pairs, why) : Message("{}; {} {}", reasons, pairs, why);
        advice = Message("{} {}", advice, what);
    };
    add(left.byRecipe, Message("taken out by data_recipe=tutorial ({})", tutorialRule()),
        "Swap the direction or use data_recipe=plain.");
    add(left.tooLong,
        Message("longer than {} (max_length)",
            counted(static_cast<std::size_t>(configuration.maximumLength), "{} token", "{} tokens")),
        "Raise max_length.");
    add(left.emptied, "with nothing left after cleaning",
        "Look at how the text is cleaned (data_recipe, strip_accents).");
    return Message("No pair of {} is left{}.{}", gathered.summary.name, reasons, advice);
}

Result<void> checkUsable(const PairGatherer& gathered, const DataConfiguration& configuration)
{
    if (auto usable = checkMalformed(gathered.problems, gathered.summary.lines, gathered.summary.name); !usable)
        return usable;
    if (gathered.pairs.size() == 0)
        return failure(ErrorCode::BadData, nothingLeft(gathered, configuration));
    return {};
}

/// Reads the pairs of a validation file. Afterwards the request has the columns that were read.
Result<TextPairs> pairsToValidate(
    DataRequest& request, const Corpus& corpus, PairGatherer& gathered, const std::stop_token& stop)
{
    auto read = readTextPairs(
        request, corpus.configuration, corpus.source, corpus.target, {}, stop, corpus.subwords, gathered.languages);
    if (!read)
        return std::unexpected(read.error());
    if (read->pairs.encoded.size() == 0)
        return failure(ErrorCode::BadData,
            Message("The validation file {} has no usable pair; choose another one.", request.source));
    if (request.columns.rule != ColumnRule::FirstTwo)
        request.columns = read->facts.columns;
    for (auto& notice : read->facts.notices)
        gathered.summary.notices.push_back(std::move(notice));
    for (auto& problem : read->problems.take())
        gathered.problems.add(problem.line, Message("{}: {}", read->facts.name, problem.message));
    return std::move(read->pairs);
}

Result<void> readValidation(Corpus& corpus, PairGatherer& gathered, const std::stop_token& stop)
{
    const auto& data = gathered.summary.request;
    corpus.validationFile = requestOfFile(data.validation, data);
    auto pairs = pairsToValidate(corpus.validationFile, corpus, gathered, stop);
    if (!pairs)
        return std::unexpected(pairs.error());
    corpus.validation = std::move(*pairs);
    corpus.validationFingerprint = fingerprint(corpus.validation.encoded);
    return {};
}

Result<void> readAlsoValidation(Corpus& corpus, PairGatherer& gathered, const std::stop_token& stop)
{
    const auto& data = gathered.summary.request;
    auto request = requestOfFile(data.alsoValidation, data);
    auto pairs = pairsToValidate(request, corpus, gathered, stop);
    if (!pairs)
        return std::unexpected(pairs.error());
    corpus.alsoValidation = std::move(*pairs);
    return {};
}

/// A single pair cannot be split: it is used for training and for validation.
void validateOnTraining(Corpus& corpus, PairGatherer& gathered)
{
    corpus.validation.encoded = corpus.training;
    corpus.validation.text = gathered.summary.preview;
    corpus.validation.lines = {gathered.firstLine};
    gathered.summary.notices.push_back("There is only one pair, so it is used for training and for validation.");
}

/// Whether the text has marks of Moses' tokenizer, or of programs that cut words into pieces.
bool isCutAlready(const std::vector<SentencePair>& pairs, std::string SentencePair::* side)
{
    constexpr std::array marks = {
        " &apos;", " &quot;", " &amp; ", " &#91; ", " &#93; ", " &#124; ", " @-@ ", "@@ ", " ▁", "￭"};
    const auto isMarked = [&](const SentencePair& pair) {
        const auto text = ' ' + pair.*side + ' ';
        return std::ranges::any_of(marks, [&](const char* mark) { return text.contains(mark); });
    };
    return static_cast<std::size_t>(std::ranges::count_if(pairs, isMarked)) * pairsForAMark >= pairs.size();
}

/// Warns if the data is already tokenised, because its words would be cut again.
void noticeTokens(CorpusSummary& summary, const DataConfiguration& configuration)
{
    const bool cutsThem = configuration.tokenizer == TokenizerKind::Words || cutsWords(configuration.tokenizer);
    const auto& pairs = summary.preview;
    if (cutsThem && !pairs.empty()
        && (isCutAlready(pairs, &SentencePair::source) || isCutAlready(pairs, &SentencePair::target)))
        summary.notices.push_back(
            Message("{} is tokenised already: it has signs such as &apos; or @@. They would be cut "
                    "once more. To keep its words as they are, set tokenizer=space.",
                summary.name));
}

void noticePairsOfTraining(const Corpus& corpus, CorpusSummary& summary)
{
    const auto& validation = corpus.validation.encoded;
    const auto& test = corpus.test.encoded;
    if (const auto known = countIn(corpus.training, validation); known > 0)
        summary.notices.push_back(Message(
            "{} of the {} validation pairs are in training too, word for word: their measures say nothing about new "
            "sentences. Take the copies out of the data, or validate with a file of other pairs.",
            known, validation.size()));
    if (const auto known = countIn(corpus.training, test); known > 0)
        summary.notices.push_back(
            Message("{} of the {} test pairs are in training too, word for word.", known, test.size()));
}

/// Says how many tokens are unknown to an existing model.
void noticeUnknown(const Corpus& corpus, CorpusSummary& summary)
{
    const auto unknown = [&](EncodedSentences EncodedPairs::* side) {
        std::ptrdiff_t count = 0;
        for (const auto* pairs : {&corpus.training, &corpus.validation.encoded, &corpus.test.encoded})
            for (std::size_t index = 0; index < pairs->size(); ++index)
                count += std::ranges::count((pairs->*side)[index], Vocabulary::unknown);
        return count;
    };
    const Message values("{} of the {} source tokens and {} of the {} target tokens", unknown(&EncodedPairs::source),
        summary.sourceTokens, unknown(&EncodedPairs::target), summary.targetTokens);
    summary.notices.push_back(Message(
        "The words and pieces of the model stay as they are: {} of these pairs are unknown to it (<unk>).", values));
}

void summarize(Corpus& corpus, PairGatherer& gathered)
{
    CorpusSummary& summary = corpus.summary;
    summary = std::move(gathered.summary);
    noticeTokens(summary, corpus.configuration);
    if (summary.pairs > 1 || !summary.request.validation.empty())
        noticePairsOfTraining(corpus, summary);
    summary.trainingPairs = corpus.training.size();
    summary.facts.pairs = summary.trainingPairs;
    summary.validationPairs = corpus.validation.encoded.size();
    summary.testPairs = corpus.test.encoded.size();
    summary.sourceVocabulary = corpus.source.size();
    summary.targetVocabulary = corpus.target.size();
    summary.minimumFrequency = corpus.configuration.minimumFrequency;
    const auto& candidates = corpus.validation.text;
    const std::size_t shown = std::min(candidates.size(), validationPreviewPairs);
    summary.validationPreview.assign(candidates.begin(), candidates.begin() + static_cast<std::ptrdiff_t>(shown));
    summary.problemCount = gathered.problems.count();
    summary.problems = gathered.problems.take();
    if (gathered.leftOut.byRecipe > 0)
        summary.notices.push_back(Message("data_recipe=tutorial keeps {} {}.", summary.pairs,
            counted(summary.pairs + gathered.leftOut.byRecipe, "of {} pair", "of {} pairs")));
}

/// `known` is null for pairs that get words of their own.
Result<Corpus> loadedCorpus(const DataRequest& request, const DataConfiguration& configuration, SplitRule rule,
    const KnownWords* known, const Progress& progress, std::stop_token stop)
{
    const auto report = [&progress](double done) {
        if (progress)
            progress(done);
    };
    const double learning = cutsWords(configuration.tokenizer) && !known ? learningShare : 0.0;
    auto subwords = known
        ? Result<SubwordSides>(known->subwords)
        : subwordsFor(request, configuration, [&](double done) { report(done * learning / 2); }, stop);
    if (!subwords)
        return std::unexpected(subwords.error());
    const auto reading = [&](double done) { report(learning + done * (readingShare - learning)); };
    PairGatherer gathered(request, configuration, *subwords, reading, stop);
    auto facts = readPairs(request, [&gathered](const RawPair& pair) { return gathered.take(pair); }, stop);
    if (!facts)
        return std::unexpected(facts.error());
    if (stop.stop_requested())
        return std::unexpected(loadingCancelled());
    gathered.finish();
    gathered.summary.name = facts->name;
    gathered.summary.notices = std::move(facts->notices);
    gathered.summary.hasGoldAlignments = facts->hasGoldAlignments;
    if (request.columns.rule != ColumnRule::FirstTwo)
        gathered.summary.request.columns = facts->columns;
    gathered.languages = facts->languages;
    gathered.summary.pairs = gathered.pairs.size();
    gathered.summary.sourceTokens = gathered.pairs.source.tokens();
    gathered.summary.targetTokens = gathered.pairs.target.tokens();
    if (const auto usable = checkUsable(gathered, configuration); !usable)
        return std::unexpected(usable.error());
    gathered.summary.facts = {.isSample = !request.sample.empty(),
        .source = sideFacts(gathered.sourceWords(), gathered.pairs.source),
        .target = sideFacts(gathered.targetWords(), gathered.pairs.target)};

    auto corpus = numberCorpus(gathered, configuration, rule, known);
    if (!corpus)
        return corpus;
    if (!request.validation.empty()) {
        if (const auto read = readValidation(*corpus, gathered, stop); !read)
            return std::unexpected(read.error());
    } else if (corpus->validation.encoded.size() == 0) {
        validateOnTraining(*corpus, gathered);
    }
    if (!request.alsoValidation.empty())
        if (const auto read = readAlsoValidation(*corpus, gathered, stop); !read)
            return std::unexpected(read.error());
    summarize(*corpus, gathered);
    corpus->languages = std::move(gathered.languages);
    corpus->hasGivenWords = known != nullptr;
    if (known)
        noticeUnknown(*corpus, corpus->summary);
    report(1.0);
    return corpus;
}

} // namespace

Result<Corpus> loadCorpus(
    const DataRequest& request, const DataConfiguration& configuration, const Progress& progress, std::stop_token stop)
{
    return loadedCorpus(request, configuration, SplitRule::CopiesTogether, nullptr, progress, std::move(stop));
}

Result<Corpus> loadCorpus(const DataRequest& request, const DataConfiguration& configuration, SplitRule rule,
    const Progress& progress, std::stop_token stop)
{
    return loadedCorpus(request, configuration, rule, nullptr, progress, std::move(stop));
}

Result<Corpus> loadCorpus(const DataRequest& request, const DataConfiguration& configuration, const KnownWords& words,
    const Progress& progress, std::stop_token stop)
{
    return loadedCorpus(request, configuration, SplitRule::CopiesTogether, &words, progress, std::move(stop));
}

void EncodedSentences::add(std::span<const std::int32_t> ids)
{
    m_ids.insert(m_ids.end(), ids.begin(), ids.end());
    m_offsets.push_back(m_ids.size());
}

void EncodedSentences::reserve(std::size_t sentences, std::size_t tokens)
{
    m_offsets.reserve(sentences + 1);
    m_ids.reserve(tokens);
}

void EncodedSentences::keepOnly(const std::vector<bool>& kept)
{
    std::size_t sentences = 0;
    std::size_t tokens = 0;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        if (!kept[i])
            continue;
        const auto begin = m_ids.begin() + static_cast<std::ptrdiff_t>(m_offsets[i]);
        const auto end = m_ids.begin() + static_cast<std::ptrdiff_t>(m_offsets[i + 1]);
        std::copy(begin, end, m_ids.begin() + static_cast<std::ptrdiff_t>(tokens));
        tokens += static_cast<std::size_t>(end - begin);
        // Ids only move towards the front, so none is overwritten before it is read.
        m_offsets[++sentences] = tokens;
    }
    m_ids.resize(tokens);
    m_offsets.resize(sentences + 1);
}

} // namespace attentoscope
