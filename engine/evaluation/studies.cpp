// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/studies.h"

#include "engine/decoding/decodinginput.h"
#include "engine/decoding/eraser.h"
#include "engine/decoding/search.h"
#include "engine/evaluation/evaluator.h"
#include "engine/evaluation/manysentences.h"
#include "engine/metrics/bleu.h"
#include "engine/metrics/patternsums.h"
#include "engine/model/sourcelimit.h"
#include "engine/model/switchedoff.h"
#include "engine/reproducible/random.h"
#include "engine/settings/attentionkinds.h"

#include <algorithm>
#include <memory>
#include <span>
#include <utility>

namespace attentoscope {

namespace {

// Makes these random draws independent of other draws with the same seed.
constexpr std::uint64_t shuffleSalt = 0x73687566'66000000;

/// Shuffles the weights of words in each row. The weights of markers stay.
void shuffleRows(AttentionMap& map, const std::vector<Token>& columns, Random& random)
{
    std::vector<std::size_t> words;
    for (std::size_t column = 0; column < columns.size(); ++column)
        if (!columns[column].special)
            words.push_back(column);
    if (map.isEmpty() || map.columns != columns.size())
        return;
    auto weights = std::make_shared<std::vector<float>>(*map.weights);
    for (std::size_t row = 0; row < map.rows; ++row) {
        auto places = words;
        random.shuffle(places);
        for (std::size_t word = 0; word < words.size(); ++word)
            (*weights)[row * map.columns + words[word]] = map.at(row, places[word]);
    }
    map.weights = std::move(weights);
}

void shuffleRows(Erasure& erasure, std::uint64_t seed)
{
    Random random(seed);
    shuffleRows(erasure.words.attention, erasure.disturbed, random);
    for (auto& head : erasure.words.heads)
        shuffleRows(head.attention, erasure.disturbed, random);
}

void add(std::vector<HeadAgreements>& heads, const Erasure& erasure)
{
    const auto& words = erasure.words;
    if (heads.empty()) {
        heads.emplace_back();
        for (const auto& head : words.heads)
            heads.push_back({head.id, {}});
    }
    heads.front().sentences.push_back(agreementOf(erasure, words.attention));
    for (std::size_t head = 0; head < words.heads.size(); ++head)
        heads[head + 1].sentences.push_back(agreementOf(erasure, words.heads[head].attention));
}

} // namespace

Result<SentenceAgreements> faithfulSentences(TranslationModel& model, const TextPairs& pairs,
    const FaithfulnessRequest& request, const Progress& progress, const std::stop_token& stop)
{
    if (rowSumOf(model.configuration().model) == RowSum::None)
        return failure(ErrorCode::InvalidSetting,
            "This model has no attention that could be faithful. Open a run with another preset.");
    if (!erasesWords(request.disturbance))
        return failure(ErrorCode::InvalidSetting,
            "Faithfulness compares weights with what erased words cost: choose a way to erase words.");
    constexpr std::size_t shortest = 2; // in a sentence of one word there is no order of words to compare
    const auto sampled = drawnPairs(model, pairs, shortest, request.sentences, request.seed);
    if (sampled.empty())
        return failure(ErrorCode::BadData,
            "No validation sentence has two words that the model can read. Load pairs with a validation set.");
    SentenceAgreements agreements{.step = model.step, .first = request.first, .total = sampled.size(), .heads = {}};
    const auto first = std::min(request.first, sampled.size());
    const auto count = std::min(request.count, sampled.size() - first);
    std::vector<PreparedSentence> sources;
    for (const auto pair : std::span(sampled).subspan(first, count))
        sources.push_back(preparedSide(model.sourcePipeline(), pairs.text[pair].source, pairs.encoded.source[pair]));
    if (sources.empty())
        return agreements;
    auto translations = searchTranslations(model, sources, {}, {}, stop);
    for (std::size_t sentence = 0; sentence < count; ++sentence) {
        if (stop.stop_requested())
            return failure(ErrorCode::Cancelled, "Stopped.");
        // If a translation fills the table of positions, a given one has no room for its end token.
        const auto words = std::ranges::count(translations[sentence].target, false, &Token::special);
        if (progress)
            progress(static_cast<double>(sentence) / static_cast<double>(count));
        if (!checkTargetLength(model.configuration().model, static_cast<std::size_t>(words)))
            continue;
        auto erasure = erase(
            model, {.translation = std::move(translations[sentence]), .disturbance = request.disturbance, .head = {}});
        if (!erasure)
            return std::unexpected(erasure.error());
        if (request.order == WeightOrder::Shuffled)
            shuffleRows(*erasure, request.seed ^ (shuffleSalt + first + sentence));
        add(agreements.heads, *erasure);
    }
    if (progress)
        progress(1.0);
    return agreements;
}

namespace {

std::unexpected<Error> stopped()
{
    return failure(ErrorCode::Cancelled, "Stopped.");
}

/// Sorted as in the file. So if all sentences are drawn, the batches are those of an evaluation of the file.
Result<std::vector<std::size_t>> sampleOf(
    const TranslationModel& model, const TextPairs& pairs, const SentenceSample& sample)
{
    auto drawn = drawnPairs(model, pairs, 1, sample.sentences, sample.seed);
    if (drawn.empty())
        return failure(ErrorCode::BadData,
            "There is no sentence that the model can read. Load pairs with a validation set, or give other pairs.");
    std::ranges::sort(drawn);
    return drawn;
}

TextPairs only(const TextPairs& pairs, std::span<const std::size_t> indices)
{
    TextPairs some;
    for (const auto pair : indices) {
        some.encoded.source.add(pairs.encoded.source[pair]);
        some.encoded.target.add(pairs.encoded.target[pair]);
        some.text.push_back(pairs.text[pair]);
        some.lines.push_back(pairs.lines[pair]);
    }
    some.lineCount = pairs.lineCount;
    return some;
}

/// Without any reference of four words, BLEU is 0 whatever is switched off, so no head would be needed.
Result<void> checkJudging(const TranslationModel& model, const TextPairs& pairs)
{
    std::vector<std::string> references;
    for (const auto& pair : pairs.text)
        references.push_back(comparedReference(model, pair.target));
    if (longEnoughForBleu(references) > 0)
        return {};
    return failure(ErrorCode::BadData,
        Message("BLEU means nothing here, and the least set is judged by it: it counts four words in a row, and {} of "
                "{} references have at least four. Give pairs with longer sentences.",
            longEnoughForBleu(references), references.size()));
}

Result<HeadTrial> trialOf(TranslationModel& model, const TextPairs& pairs, std::vector<AttentionHead> off,
    const std::optional<AttentionHead>& head, const std::stop_token& stop)
{
    if (head)
        off.push_back(*head);
    const auto without = SwitchedOff::of(model, off);
    if (!without)
        return std::unexpected(without.error());
    const auto totals = totalsOf(model, pairs, EvaluationRequest{}, {}, stop);
    if (stop.stop_requested())
        return stopped();
    return HeadTrial{head, totals.bleu.value_or(0.0), totals.loss};
}

} // namespace

Result<HeadPatterns> measurePatterns(TranslationModel& model, const TextPairs& pairs, const PatternsRequest& request,
    const Progress& progress, const std::stop_token& stop)
{
    if (rowSumOf(model.configuration().model) == RowSum::None)
        return failure(ErrorCode::InvalidSetting,
            "This model has no attention that could be measured. Open a run with another preset.");
    const auto sampled = sampleOf(model, pairs, request.sample);
    if (!sampled)
        return std::unexpected(sampled.error());
    HeadPatterns patterns{
        .step = model.step, .first = request.first, .total = sampled->size(), .likeness = {}, .averages = {}};
    constexpr std::size_t atOnce = 20; // the heads of this many sentences fit into memory
    const auto first = std::min(request.first, sampled->size());
    const auto asked = std::span(*sampled).subspan(first, std::min(request.count, sampled->size() - first));
    for (std::size_t begin = 0; begin < asked.size(); begin += atOnce) {
        std::vector<PreparedSentence> sources;
        for (const auto pair : asked.subspan(begin, std::min(atOnce, asked.size() - begin)))
            sources.push_back(
                preparedSide(model.sourcePipeline(), pairs.text[pair].source, pairs.encoded.source[pair]));
        const auto translations = translateSentences(model, sources, {.heads = HeadsAnswer::All}, {}, stop);
        if (stop.stop_requested())
            return stopped();
        for (const auto& translation : translations)
            addSentence(patterns, translation);
        if (progress)
            progress(static_cast<double>(begin + sources.size()) / static_cast<double>(asked.size()));
    }
    return patterns;
}

Result<HeadTrials> tryWithoutHeads(TranslationModel& model, const TextPairs& pairs, const HeadTrialsRequest& request,
    const Progress& progress, const std::stop_token& stop)
{
    if (allHeads(model.configuration().model).empty())
        return std::unexpected(noHeadsToSwitchOff());
    const auto sampled = sampleOf(model, pairs, request.sample);
    if (!sampled)
        return std::unexpected(sampled.error());
    const auto drawn = only(pairs, *sampled);
    if (auto judged = checkJudging(model, drawn); !judged)
        return std::unexpected(judged.error());
    HeadTrials answer{.step = model.step, .sentences = drawn.text.size(), .trials = {}};
    std::vector<std::optional<AttentionHead>> heads(request.tried.begin(), request.tried.end());
    if (heads.empty())
        heads.emplace_back();
    for (const auto& head : heads) {
        const auto trial = trialOf(model, drawn, request.switchedOff, head, stop);
        if (!trial)
            return std::unexpected(trial.error());
        answer.trials.push_back(*trial);
        if (progress)
            progress(static_cast<double>(answer.trials.size()) / static_cast<double>(heads.size()));
    }
    return answer;
}

} // namespace attentoscope
