// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/corpusnumbering.h"

#include "engine/corpus/files/messages.h"
#include "engine/corpus/spacinglearner.h"
#include "engine/corpus/tokens/vocabulary.h"
#include "engine/reproducible/fnv.h"

#include <algorithm>
#include <unordered_map>

namespace attentoscope {

namespace {

/// With this many pairs, the default leaves out words that occur once.
constexpr std::size_t pairsForRareWords = 10'000;

enum class Part : std::uint8_t { Training, Validation, Test };

struct SideParts
{
    EncodedSentences training;
    EncodedSentences validation;
    EncodedSentences test;
};

Result<VocabularyBuilder::Numbered> numberWords(const WordTable& words, const EncodedSentences& sentences,
    const std::vector<Part>& parts, const DataConfiguration& configuration)
{
    VocabularyBuilder builder(words);
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (parts[i] == Part::Training)
            builder.count(sentences[i]);
    return builder.build(configuration.minimumFrequency, configuration.maximumVocabulary);
}

/// The ids of words in an existing vocabulary.
VocabularyBuilder::Numbered numberBy(Vocabulary vocabulary, const WordTable& words)
{
    VocabularyBuilder::Numbered numbered{std::move(vocabulary), {}, 0};
    for (std::size_t id = 0; id < words.size(); ++id)
        numbered.ids.push_back(numbered.vocabulary.id(words.word(static_cast<std::int32_t>(id))));
    return numbered;
}

/// The vocabulary of a side that is cut into pieces. It has all pieces of the model, so that any word can be written.
Result<VocabularyBuilder::Numbered> numberPieces(const WordTable& words, const SubwordModel& model)
{
    auto vocabulary = Vocabulary::fromWords(model.words());
    if (!vocabulary)
        return std::unexpected(vocabulary.error());
    return numberBy(std::move(*vocabulary), words);
}

Spacing spacingOf(const Corpus& corpus, const std::vector<bool>& attached)
{
    const auto tokenizer = corpus.configuration.tokenizer;
    return tokenizer == TokenizerKind::Characters || cutsWords(tokenizer)
        ? markedSpacing(corpus.target)
        : learnSpacing(corpus.training.target, attached, corpus.target.size());
}

/// Takes the sentences by value, so that those of training keep their memory, which is large.
SideParts renumber(EncodedSentences sentences, const std::vector<std::int32_t>& ids, const std::vector<Part>& parts)
{
    for (auto& id : sentences.ids())
        id = ids[static_cast<std::size_t>(id)];
    SideParts side;
    std::vector<bool> kept(parts.size());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        kept[i] = parts[i] == Part::Training;
        if (!kept[i])
            (parts[i] == Part::Validation ? side.validation : side.test).add(sentences[i]);
    }
    sentences.keepOnly(kept);
    side.training = std::move(sentences);
    return side;
}

std::vector<bool> trainingOnly(
    const std::vector<bool>& attached, const EncodedSentences& sentences, const std::vector<Part>& parts)
{
    std::vector<bool> kept;
    kept.reserve(attached.size());
    auto token = attached.begin();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto end = token + static_cast<std::ptrdiff_t>(sentences[i].size());
        if (parts[i] == Part::Training)
            kept.insert(kept.end(), token, end);
        token = end;
    }
    return kept;
}

/// Takes the records by value, so that those of training keep their memory.
std::vector<std::uint32_t> trainingRecords(std::vector<std::uint32_t> records, const std::vector<Part>& parts)
{
    auto next = records.begin();
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (parts[i] == Part::Training)
            *next++ = records[i];
    records.erase(next, records.end());
    return records;
}

std::vector<Part> partsOf(std::size_t pairs, const SplitSampler::Split& split)
{
    std::vector<Part> parts(pairs, Part::Training);
    for (const auto& pair : split.validation)
        parts[pair.index] = Part::Validation;
    for (const auto& pair : split.test)
        parts[pair.index] = Part::Test;
    return parts;
}

TextPairs textPairs(
    EncodedSentences source, EncodedSentences target, std::vector<SampledPair> sampled, std::size_t lines)
{
    TextPairs pairs{{std::move(source), std::move(target)}, {}, {}, lines};
    for (auto& pair : sampled) {
        pairs.text.push_back(std::move(pair.text));
        pairs.lines.push_back(pair.line);
    }
    return pairs;
}

void addPair(Fnv& hash, const EncodedPairs& pairs, std::size_t index)
{
    const auto mix = [&hash](std::uint32_t number) {
        for (int shift = 0; shift < 32; shift += 8)
            hash.add(static_cast<unsigned char>((number >> shift) & 0xFF));
    };
    for (const auto ids : {pairs.source[index], pairs.target[index]}) {
        mix(static_cast<std::uint32_t>(ids.size()));
        for (const std::int32_t id : ids)
            mix(static_cast<std::uint32_t>(id));
    }
}

void noticeReservedWords(CorpusSummary& summary, std::size_t count)
{
    if (count > 0)
        summary.notices.push_back(Message(
            "Words spelled like a special token (<pad>, <sos>, <eos>, <unk>) appear in the text {}; they are treated "
            "as unknown words.",
            counted(count, "{} time", "{} times")));
}

std::uint64_t hashOf(const EncodedPairs& pairs, std::size_t index)
{
    Fnv hash;
    addPair(hash, pairs, index);
    return hash.hash();
}

/// For each of these pairs, its hash and how often it occurs in `pairs`.
std::vector<Copies> copiesOf(const EncodedPairs& pairs, const std::vector<std::size_t>& indices)
{
    std::vector<Copies> copies;
    std::unordered_map<std::uint64_t, std::size_t> counts;
    for (const auto index : indices) {
        copies.push_back({hashOf(pairs, index), 0});
        counts[copies.back().hash] = 0;
    }
    for (std::size_t i = 0; i < pairs.size(); ++i)
        if (const auto known = counts.find(hashOf(pairs, i)); known != counts.end())
            ++known->second;
    for (auto& one : copies)
        one.count = counts.at(one.hash);
    return copies;
}

/// Pairs are equal if their tokens are, after normalisation.
SplitSampler::Split splitOf(PairGatherer& gathered, const SplitSizes& sizes, SplitRule rule)
{
    if (rule == SplitRule::EachPair)
        return gathered.sampler.take(sizes);
    const auto copies = copiesOf(gathered.pairs, gathered.sampler.candidates());
    return gathered.sampler.takeTogether(sizes, copies);
}

/// Warns if a side's vocabulary has only special tokens.
void noticeNoWord(CorpusSummary& summary, const Corpus& corpus)
{
    const bool source = corpus.source.size() <= Vocabulary::firstWord;
    const bool target = corpus.target.size() <= Vocabulary::firstWord;
    if (!source && !target)
        return;
    const auto which = source && target ? Message("no word of either side")
        : source                        ? Message("no word of the source side")
                                        : Message("no word of the target side");
    summary.notices.push_back(Message("With min_frequency {} and max_vocabulary {}, {} is in the vocabulary, so "
                                      "every word is <unk>. Lower min_frequency, or take more data.",
        corpus.configuration.minimumFrequency, corpus.configuration.maximumVocabulary, which));
}

} // namespace

Result<Corpus> numberCorpus(
    PairGatherer& gathered, const DataConfiguration& configuration, SplitRule rule, const KnownWords* known)
{
    const std::size_t pairs = gathered.pairs.size();
    const bool hasValidationFile = !gathered.summary.request.validation.empty();
    const SplitSizes sizes = splitSizes(pairs, configuration, hasValidationFile);
    auto split = splitOf(gathered, sizes, rule);
    const auto parts = partsOf(pairs, split);

    Corpus corpus;
    corpus.configuration = configuration;
    if (cutsWords(configuration.tokenizer))
        corpus.configuration.minimumFrequency = 1; // keeps all pieces
    else if (configuration.minimumFrequency == 0)
        corpus.configuration.minimumFrequency =
            pairs - split.validation.size() - split.test.size() >= pairsForRareWords ? 2 : 1;
    using Numbered = Result<VocabularyBuilder::Numbered>;
    const auto number = [&](const WordTable& words, const EncodedSentences& sentences, const SharedSubwords& subwords,
                            const Vocabulary* vocabulary) -> Numbered {
        if (vocabulary)
            return numberBy(*vocabulary, words);
        return subwords ? numberPieces(words, *subwords) : numberWords(words, sentences, parts, corpus.configuration);
    };
    corpus.subwords = gathered.subwords;
    auto source =
        number(gathered.sourceWords(), gathered.pairs.source, corpus.subwords.source, known ? &known->source : nullptr);
    if (!source)
        return std::unexpected(source.error());
    auto target =
        number(gathered.targetWords(), gathered.pairs.target, corpus.subwords.target, known ? &known->target : nullptr);
    if (!target)
        return std::unexpected(target.error());
    noticeReservedWords(gathered.summary, source->reservedWords + target->reservedWords);
    corpus.source = std::move(source->vocabulary);
    corpus.target = std::move(target->vocabulary);
    noticeNoWord(gathered.summary, corpus);

    const auto attached = trainingOnly(gathered.targetAttached, gathered.pairs.target, parts);
    auto sourceParts = renumber(std::exchange(gathered.pairs.source, {}), source->ids, parts);
    auto targetParts = renumber(std::exchange(gathered.pairs.target, {}), target->ids, parts);
    corpus.training = {std::move(sourceParts.training), std::move(targetParts.training)};
    corpus.trainingLines = trainingRecords(std::exchange(gathered.records, {}), parts);
    corpus.validation = textPairs(std::move(sourceParts.validation), std::move(targetParts.validation),
        std::move(split.validation), gathered.summary.lines);
    corpus.test = textPairs(
        std::move(sourceParts.test), std::move(targetParts.test), std::move(split.test), gathered.summary.lines);
    corpus.targetSpacing = known ? known->targetSpacing : spacingOf(corpus, attached);
    corpus.fingerprint = fingerprint(corpus.training);
    return corpus;
}

std::uint64_t fingerprint(const EncodedPairs& pairs)
{
    Fnv hash;
    for (std::size_t i = 0; i < pairs.size(); ++i)
        addPair(hash, pairs, i);
    return hash.hash();
}

std::size_t countIn(const EncodedPairs& training, const EncodedPairs& held)
{
    const auto isKnown = [](std::span<const std::int32_t> ids) {
        return std::ranges::find(ids, Vocabulary::unknown) == ids.end();
    };
    std::unordered_map<std::uint64_t, std::size_t> counts;
    for (std::size_t i = 0; i < held.size(); ++i)
        if (isKnown(held.source[i]) && isKnown(held.target[i]))
            ++counts[hashOf(held, i)];
    std::size_t found = 0;
    for (std::size_t i = 0; i < training.size() && !counts.empty(); ++i)
        if (const auto copies = counts.extract(hashOf(training, i)))
            found += copies.mapped();
    return found;
}

} // namespace attentoscope
