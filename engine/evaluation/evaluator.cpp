// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/evaluator.h"

#include "engine/decoding/decodinginput.h"
#include "engine/decoding/forceddecoder.h"
#include "engine/metrics/alignment.h"
#include "engine/metrics/attentionspread.h"
#include "engine/metrics/bleu.h"
#include "engine/metrics/quotedscores.h"
#include "engine/metrics/readingcontest.h"
#include "engine/model/switchedoff.h"
#include "engine/types/headmeasures.h"
#include "engine/types/wordlinks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace attentoscope {

namespace {

/// Switches each head off in turn, and records loss and BLEU without it. There is only one model. If a stop is
/// requested, the remaining heads have no numbers.
void measureEachHeadOff(const ModelGroup& models, const TextPairs& pairs, const EvaluationRequest& request,
    std::vector<MeasuredHead>& heads, const Progress& progress, std::stop_token stop)
{
    for (std::size_t index = 0; index < heads.size() && !stop.stop_requested(); ++index) {
        const auto off = SwitchedOff::of(models.first(), {heads[index].head});
        if (!off)
            return;
        const auto totals = totalsOf(models, pairs, request, {}, stop);
        if (!stop.stop_requested())
            heads[index].without = {totals.loss, totals.bleu};
        if (progress)
            progress(static_cast<double>(index + 1) / static_cast<double>(heads.size()));
    }
}

constexpr std::uint64_t evaluationSeed = 0x6576616c; // one seed for every evaluation, so that runs can be compared

struct PairLoss
{
    double nats = 0.0;
    std::int64_t tokens = 0;
};

/// The loss of each pair separately, so that it can be shown by length.
std::vector<PairLoss> pairLosses(const ModelGroup& models, const TextPairs& pairs, double forcing, std::stop_token stop)
{
    const auto& model = models.first();
    Random random(evaluationSeed);
    const auto coin = model.configuration().training.forcingCoin;
    std::vector<PairLoss> losses(pairs.text.size());
    for (const auto& indices : sortedBatches(pairs.encoded, evaluatedAtOnce)) {
        if (stop.stop_requested())
            break;
        const auto batch = makeBatch(pairs.encoded, indices, model.configuration().model.sourceMarkers);
        const auto tensors = BatchTensors::from(batch);
        const auto output = forcedOutput(models, tensors,
            sampleForcing(tensors.targetInput.size(0), tensors.targetInput.size(1), forcing, coin, random));
        const auto nats = output.logProbabilities.neg()
                              .masked_fill(tensors.targetOutput.eq(Vocabulary::padding), 0.0)
                              .to(torch::kFloat64)
                              .sum(0)
                              .contiguous(); // (B)
        for (std::size_t index = 0; index < indices.size(); ++index)
            losses[indices[index]] = {nats.data_ptr<double>()[index], batch.targetLengths[index]};
    }
    return losses;
}

PairLoss sumOf(const std::vector<PairLoss>& losses)
{
    PairLoss total;
    for (const auto& loss : losses) {
        total.nats += loss.nats;
        total.tokens += loss.tokens;
    }
    return total;
}

/// Nats per token.
double lossOf(const std::vector<PairLoss>& losses)
{
    const auto total = sumOf(losses);
    return total.nats / static_cast<double>(std::max<std::int64_t>(1, total.tokens));
}

/// The number of words between white space in the text as written. It is the same for every tokenizer.
std::size_t writtenWords(const std::string& sentence)
{
    const auto text = characters(sentence);
    return whiteSpaceWords(text).size();
}

/// Counts the target words, and one more for the end of each sentence.
std::size_t targetWords(const TextPairs& pairs)
{
    std::size_t words = pairs.text.size();
    for (const auto& pair : pairs.text)
        words += writtenWords(pair.target);
    return words;
}

void measureAlignments(const ModelGroup& models, const TextPairs& pairs, const std::vector<GoldAlignment>& gold,
    EvaluationReport& report, std::stop_token stop)
{
    constexpr std::array shifts{-1, 0, 1};
    std::array<AlignmentErrorRate, shifts.size()> attention;
    AlignmentErrorRate diagonal;
    HeadTable heads;
    ReadingContest contest;
    const auto parts = ReadingContest::parts(pairs.text.size());
    const auto measure = [&](std::size_t pair, const Translation& forced) {
        const std::size_t line = pairs.lines[pair] - 1;
        if (line >= gold.size())
            return true;
        const auto links = linksFromAttention(forced);
        const auto targetWords = wordCount(forced.target);
        for (std::size_t which = 0; which < shifts.size(); ++which)
            attention[which].add(shifted(links, shifts[which], targetWords), gold[line]);
        diagonal.add(diagonalAlignment(wordCount(forced.source), targetWords), gold[line]);
        heads.add(forced, &gold[line]);
        contest.add(forced, gold[line], parts[pair]);
        return true;
    };
    alignPairs(models, pairs, HeadsAnswer::All, measure, {}, stop);
    for (std::size_t which = 0; which < shifts.size(); ++which)
        report.shiftedErrorRates.push_back({shifts[which], attention[which].value()});
    report.alignmentErrorRate = attention[1].value();
    report.diagonalErrorRate = diagonal.value();
    report.heads = heads.heads();
    report.reading = contest.chosen();
}

/// The texts that were translated, and their references in the form of the model's output. Empty, or one entry for each
/// pair.
struct ComparedTexts
{
    std::vector<std::string> hypotheses;
    std::vector<std::string> references;
};

/// Buckets of five source words.
std::vector<LengthBucket> byLength(
    const TextPairs& pairs, const std::vector<PairLoss>& losses, const ComparedTexts& texts)
{
    constexpr std::size_t width = 5;
    std::map<std::size_t, std::vector<std::size_t>> buckets;
    for (std::size_t index = 0; index < pairs.text.size(); ++index)
        buckets[(std::max<std::size_t>(1, writtenWords(pairs.text[index].source)) - 1) / width].push_back(index);
    std::vector<LengthBucket> table;
    for (const auto& [bucket, members] : buckets) {
        PairLoss sum;
        std::vector<std::string> hypotheses, references;
        for (const auto index : members) {
            sum.nats += losses[index].nats;
            sum.tokens += losses[index].tokens;
            if (texts.hypotheses.empty())
                continue;
            hypotheses.push_back(texts.hypotheses[index]);
            references.push_back(texts.references[index]);
        }
        table.push_back({static_cast<int>(bucket * width + 1), static_cast<int>((bucket + 1) * width), members.size(),
            hypotheses.empty() ? 0.0 : bleu(hypotheses, references), sum.nats / static_cast<double>(sum.tokens)});
    }
    return table;
}

ComparedTexts translatedTexts(const ModelGroup& models, const TextPairs& pairs, const EvaluationRequest& request,
    EvaluationReport& report, const Progress& progress, std::stop_token stop)
{
    const auto& model = models.first();
    ComparedTexts texts;
    std::vector<PreparedSentence> sources;
    for (std::size_t index = 0; index < pairs.text.size(); ++index) {
        sources.push_back(preparedSide(model.sourcePipeline(), pairs.text[index].source, pairs.encoded.source[index]));
        texts.references.push_back(comparedReference(model, pairs.text[index].target));
    }
    AttentionSpread spread;
    const DecodingOptions options{.beam = request.beam, .lengthPenalty = request.lengthPenalty};
    for (auto& translation : translateSentences(models, sources, options, progress, stop)) {
        spread.add(translation);
        texts.hypotheses.push_back(std::move(translation.text));
    }
    report.attention = spread.measures();
    return texts;
}

/// Measures the translations. The file's own references are never changed by the model's pipeline or vocabulary.
void measureTranslations(
    const ComparedTexts& texts, const TextPairs& pairs, EvaluationReport& report, const std::stop_token& stop)
{
    for (std::size_t index = 0; index < texts.hypotheses.size(); ++index)
        report.pairs.push_back({pairs.lines[index], texts.hypotheses[index], pairs.text[index].target});
    quoteScores(report, texts.references, stop);
    const auto& [hypotheses, references] = texts;
    std::size_t exact = 0;
    for (std::size_t index = 0; index < hypotheses.size(); ++index)
        exact += hypotheses[index] == references[index] ? 1 : 0;
    report.bleu = bleu(hypotheses, references);
    report.chrf = chrf(hypotheses, references);
    report.exact = static_cast<double>(exact) / static_cast<double>(std::max<std::size_t>(1, hypotheses.size()));
}

} // namespace

std::vector<MeasuredHead> measureHeads(
    const ModelGroup& models, const TextPairs& pairs, const std::vector<GoldAlignment>& gold, std::stop_token stop)
{
    HeadTable heads;
    alignPairs(
        models, pairs, HeadsAnswer::All,
        [&](std::size_t pair, const Translation& forced) {
            const auto line = pairs.lines[pair] - 1;
            if (gold.empty() || line < gold.size())
                heads.add(forced, gold.empty() ? nullptr : &gold[line]);
            return !forced.heads.empty();
        },
        {}, stop);
    return heads.heads();
}

std::optional<ChosenReading> chooseReading(
    const ModelGroup& models, const TextPairs& pairs, const std::vector<GoldAlignment>& links, std::stop_token stop)
{
    ReadingContest contest;
    const auto parts = ReadingContest::parts(pairs.text.size());
    const auto add = [&](std::size_t pair, const Translation& forced) {
        if (const auto line = pairs.lines[pair] - 1; line < links.size())
            contest.add(forced, links[line], parts[pair]);
        return !forced.heads.empty();
    };
    alignPairs(models, pairs, HeadsAnswer::All, add, {}, stop);
    return contest.chosen();
}

PairTotals totalsOf(const ModelGroup& models, const TextPairs& pairs, const EvaluationRequest& request,
    const Progress& progress, std::stop_token stop)
{
    PairTotals totals{lossOf(pairLosses(models, pairs, request.teacherForcing, stop)), {}};
    if (!request.translate)
        return totals;
    EvaluationReport unused;
    const auto texts = translatedTexts(models, pairs, request, unused, progress, stop);
    totals.bleu = bleu(texts.hypotheses, texts.references);
    return totals;
}

EvaluationReport evaluatePairs(const ModelGroup& models, const TextPairs& pairs, const EvaluationRequest& request,
    const std::vector<GoldAlignment>& gold, const Progress& progress, std::stop_token stop)
{
    // The approximate share of the whole evaluation, for the progress.
    const double own = request.eachHeadOff == EachHeadOff::Measure ? 0.1 : 1.0;
    EvaluationReport report;
    report.sentences = pairs.text.size();
    const auto losses = pairLosses(models, pairs, request.teacherForcing, stop);
    const auto total = sumOf(losses);
    report.targetTokens = static_cast<std::size_t>(total.tokens);
    report.targetWords = targetWords(pairs);
    report.loss = lossOf(losses);
    report.wordLoss = total.nats / static_cast<double>(std::max<std::size_t>(1, report.targetWords));
    report.perplexity = std::exp(report.loss);
    ComparedTexts texts;
    if (request.translate) {
        texts = translatedTexts(models, pairs, request, report, partOf(progress, 0.0, own), stop);
        measureTranslations(texts, pairs, report, stop);
    }
    if (request.byLength)
        report.lengths = byLength(pairs, losses, texts);
    if (!gold.empty())
        measureAlignments(models, pairs, gold, report, stop);
    if (request.eachHeadOff == EachHeadOff::Measure) {
        if (gold.empty())
            report.heads = measureHeads(models, pairs, {}, stop);
        measureEachHeadOff(models, pairs, request, report.heads, partOf(progress, own, 1.0), stop);
    }
    return report;
}

} // namespace attentoscope
