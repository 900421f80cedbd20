// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/quotedscores.h"

#include "engine/corpus/text/detokenizer.h"
#include "engine/corpus/text/normalizer.h"
#include "engine/metrics/resampling.h"
#include "engine/metrics/tokenizer13a.h"

#include <algorithm>
#include <array>

namespace attentoscope {

namespace {

enum class QuotedMetric : std::uint8_t { Bleu, Chrf };
enum class LetterCase : std::uint8_t { Mixed, Lower };
enum class WordCutting : std::uint8_t { None, V13a };

struct QuotedForm
{
    ComparedText text;
    QuotedMetric metric;
    LetterCase letters;

    [[nodiscard]] WordCutting cutting() const
    {
        return text == ComparedText::Detokenized ? WordCutting::V13a : WordCutting::None;
    }
};

constexpr std::array quotedForms = {
    QuotedForm{ComparedText::Given, QuotedMetric::Bleu, LetterCase::Mixed},
    QuotedForm{ComparedText::Given, QuotedMetric::Bleu, LetterCase::Lower},
    QuotedForm{ComparedText::Given, QuotedMetric::Chrf, LetterCase::Mixed},
    QuotedForm{ComparedText::Given, QuotedMetric::Chrf, LetterCase::Lower},
    QuotedForm{ComparedText::Detokenized, QuotedMetric::Bleu, LetterCase::Mixed},
    QuotedForm{ComparedText::Detokenized, QuotedMetric::Bleu, LetterCase::Lower},
    QuotedForm{ComparedText::Detokenized, QuotedMetric::Chrf, LetterCase::Mixed},
    QuotedForm{ComparedText::Detokenized, QuotedMetric::Chrf, LetterCase::Lower},
    QuotedForm{ComparedText::Normalized, QuotedMetric::Bleu, LetterCase::Mixed},
    QuotedForm{ComparedText::Normalized, QuotedMetric::Chrf, LetterCase::Mixed},
};

/// The texts of a report in one of their forms.
struct TextSides
{
    std::vector<std::string> translations;
    std::vector<std::string> references;
};

ScoreOfCounts scoreFor(QuotedMetric metric)
{
    return metric == QuotedMetric::Bleu ? bleuOf : chrfOf;
}

/// Names and order as sacreBLEU 2 prints them; the version is ours, because the program is.
std::string signatureOf(const QuotedForm& form)
{
    const std::string common = "nrefs:1|bs:" + std::to_string(bootstrapSamples)
        + "|seed:" + std::to_string(resamplingSeed) + (form.letters == LetterCase::Lower ? "|case:lc" : "|case:mixed");
    const std::string version = "|version:attentoscope-" ATTENTOSCOPE_VERSION;
    if (form.metric == QuotedMetric::Chrf)
        return "chrF2|" + common + "|eff:yes|nc:6|nw:0|space:no" + version;
    return "BLEU|" + common + "|eff:no|tok:" + (form.cutting() == WordCutting::V13a ? "13a" : "none") + "|smooth:exp"
        + version;
}

std::string prepared(const QuotedForm& form, const std::string& text)
{
    // sacreBLEU's small letters are Python's, which leave the dot of İ.
    auto result = form.letters == LetterCase::Lower ? lowercased(text, TextRules::First) : text;
    return form.metric == QuotedMetric::Bleu && form.cutting() == WordCutting::V13a ? tokenized13a(result) : result;
}

std::vector<ScoreCounts> countsOf(const QuotedForm& form, const TextSides& sides)
{
    std::vector<ScoreCounts> counts;
    counts.reserve(sides.translations.size());
    const auto count = form.metric == QuotedMetric::Bleu ? bleuCounts : chrfCounts;
    for (std::size_t index = 0; index < sides.translations.size(); ++index)
        counts.push_back(count(prepared(form, sides.translations[index]), prepared(form, sides.references[index])));
    return counts;
}

TextSides givenSides(const EvaluationReport& report)
{
    TextSides sides;
    for (const auto& pair : report.pairs) {
        sides.translations.push_back(pair.translation);
        sides.references.push_back(pair.reference);
    }
    return sides;
}

void detokenize(std::vector<std::string>& sentences)
{
    for (auto& sentence : sentences)
        sentence = detokenized(sentence);
}

TextSides sidesInForm(ComparedText text, const EvaluationReport& report)
{
    auto sides = givenSides(report);
    if (text == ComparedText::Detokenized && report.detokenizedTranslations)
        detokenize(sides.translations);
    if (text == ComparedText::Detokenized && report.detokenizedReferences)
        detokenize(sides.references);
    return sides;
}

QuotedScore quotedScore(const QuotedForm& form, const TextSides& sides, const std::stop_token& stop)
{
    const auto counts = countsOf(form, sides);
    const auto sum = totalOf(counts);
    const auto score = scoreFor(form.metric);
    const auto interval = bootstrapInterval(counts, score, stop);
    QuotedScore result{.text = form.text,
        .signature = signatureOf(form),
        .value = score(sum),
        .mean = interval.mean,
        .halfWidth = interval.halfWidth};
    if (form.metric == QuotedMetric::Bleu) {
        result.precisions = bleuPrecisions(sum);
        result.brevityPenalty = brevityPenalty(sum);
        result.words = sum[0].hypothesis;
        result.referenceWords = sum[0].reference;
    }
    return result;
}

bool haveSameWords(const std::vector<std::string>& some, const std::vector<std::string>& others)
{
    for (std::size_t index = 0; index < some.size(); ++index) {
        const auto counts = bleuCounts(some[index], others[index]);
        const bool same = counts[0].common == counts[0].hypothesis && counts[0].common == counts[0].reference;
        if (!same)
            return false;
    }
    return true;
}

} // namespace

void quoteScores(EvaluationReport& report, const std::vector<std::string>& normalized, const std::stop_token& stop)
{
    const auto given = givenSides(report);
    const auto style = styleOf(given.translations);
    report.detokenizedReferences = styleOf(given.references) == TextStyle::Tokens;
    report.detokenizedTranslations =
        style == TextStyle::Unclear ? report.detokenizedReferences : style == TextStyle::Tokens;
    const bool isDetokenized = report.detokenizedTranslations || report.detokenizedReferences;
    const bool isNormalized = !haveSameWords(normalized, given.references);
    for (const auto& form : quotedForms) {
        // Characters of what was not detokenised are those of the text as given.
        if (form.text == ComparedText::Detokenized && form.metric == QuotedMetric::Chrf && !isDetokenized)
            continue;
        if (form.text == ComparedText::Normalized && !isNormalized)
            continue;
        auto sides = sidesInForm(form.text, report);
        if (form.text == ComparedText::Normalized)
            sides.references = normalized;
        report.scores.push_back(quotedScore(form, sides, stop));
    }
}

void quoteAgainst(
    EvaluationReport& report, const EvaluationReport& other, const Progress& progress, const std::stop_token& stop)
{
    std::size_t done = 0;
    for (auto& score : report.scores) {
        const auto* form = std::ranges::find_if(quotedForms,
            [&](const QuotedForm& one) { return one.text == score.text && signatureOf(one) == score.signature; });
        if (form->text == ComparedText::Normalized) // the other run normalises in its own way
            continue;
        const auto ours = countsOf(*form, sidesInForm(form->text, report));
        const auto theirs = countsOf(*form, sidesInForm(form->text, other));
        const auto valueOf = scoreFor(form->metric);
        score.against = PairedScore{valueOf(totalOf(theirs)), pairedBootstrap(ours, theirs, valueOf, stop),
            approximateRandomization(ours, theirs, valueOf, stop)};
        if (progress)
            progress(static_cast<double>(++done) / static_cast<double>(report.scores.size()));
    }
}

} // namespace attentoscope
