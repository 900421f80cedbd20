// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/quotedscores.h"

#include "engine/corpus/text/detokenizer.h"
#include "engine/corpus/text/normalizer.h"
#include "engine/reproducible/random.h"
#include "engine/types/programversion.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <numeric>
#include <utility>

namespace attentoscope {

namespace {

constexpr std::uint32_t resamplingSeed = 12345; ///< the seed of sacreBLEU

constexpr std::size_t bootstrapSamples = 1000;

constexpr std::size_t randomizationTrials = 10'000;

struct BootstrapInterval
{
    double mean = 0.0;
    double halfWidth = 0.0; ///< half of the distance between the 2.5th and the 97.5th percentile
};

constexpr std::string_view asciiSpace = " \t\n\v\f\r";

void replaceEach(std::string& text, std::string_view what, std::string_view with)
{
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
        text.replace(at, what.size(), with);
}

bool isDigit(char byte)
{
    return byte >= '0' && byte <= '9';
}

bool isStop(char byte)
{
    return byte == '.' || byte == ',';
}

/// Every ASCII sign except apostrophe, comma, hyphen and full stop.
bool isCutOff(char byte)
{
    return std::string_view("{|}~[\\]^_` !\"#$%&()*+:;<=>?@/").contains(byte);
}

std::string withSignsCut(std::string_view text)
{
    std::string cut;
    for (const char byte : text) {
        if (isCutOff(byte))
            cut.append({' ', byte, ' '});
        else
            cut += byte;
    }
    return cut;
}

/// Looks for two bytes for which `holds` is true. Puts a space between them, `before` in front and `behind` after them.
/// Continues after both bytes, as mteval's regular expressions do. Bytes of longer characters are neither digits nor
/// signs, so bytes can be compared instead of characters.
template <typename Holds>
std::string withPairsCut(std::string_view text, const Holds& holds, std::string_view before, std::string_view behind)
{
    std::string cut;
    std::size_t at = 0;
    while (at < text.size()) {
        if (at + 1 < text.size() && holds(text[at], text[at + 1])) {
            cut += before;
            cut += text[at];
            cut += ' ';
            cut += text[at + 1];
            cut += behind;
            at += 2;
        } else {
            cut += text[at++];
        }
    }
    return cut;
}

/// Calls `take` with the indices of each sample's sentences.
template <typename Take>
void forEachSample(std::size_t sentences, const std::stop_token& stop, const Take& take)
{
    NumpyRandom random(resamplingSeed);
    std::vector<std::uint32_t> places(sentences);
    for (std::size_t sample = 0; sample < bootstrapSamples && !stop.stop_requested(); ++sample) {
        for (auto& place : places)
            place = random.below(static_cast<std::uint32_t>(sentences));
        take(places);
    }
}

ScoreCounts sampledFrom(std::span<const ScoreCounts> sentences, const std::vector<std::uint32_t>& places)
{
    ScoreCounts sum;
    for (const auto place : places)
        sum += sentences[place];
    return sum;
}

double meanOf(const std::vector<double>& values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// The real difference is counted as one of the samples, so no p-value is zero. A difference of zero is never
/// significant, whereas sacreBLEU calls a system significantly different from itself.
double shareBeyond(const std::vector<double>& differences, double real)
{
    if (real == 0.0)
        return 1.0;
    const auto beyond = std::ranges::count_if(differences, [real](double one) { return one > real; });
    return static_cast<double>(beyond + 1) / static_cast<double>(differences.size() + 1);
}

NgramCounts without(const NgramCounts& all, const NgramCounts& some)
{
    return {all.hypothesis - some.hypothesis, all.reference - some.reference, all.common - some.common};
}

/// The scores of many samples of the sentences, drawn with replacement. Each sample has as many sentences as the whole
/// (Koehn 2004). The numbers are those of sacreBLEU, with its seed. If `stop` is requested, the results of this and the
/// following functions are meaningless.
BootstrapInterval bootstrapInterval(
    std::span<const ScoreCounts> sentences, ScoreOfCounts score, const std::stop_token& stop)
{
    std::vector<double> scores;
    if (!sentences.empty())
        forEachSample(sentences.size(), stop,
            [&](const std::vector<std::uint32_t>& places) { scores.push_back(score(sampledFrom(sentences, places))); });
    if (scores.empty())
        return {};
    std::ranges::sort(scores);
    const std::size_t left = scores.size() / 40;
    return {meanOf(scores), 0.5 * (scores[scores.size() - left - 1] - scores[left])};
}

/// The p-value of the difference of two systems on the same sentences, by paired bootstrap resampling as in sacreBLEU's
/// paired-bs. It is the share of samples whose absolute difference exceeds the samples' mean absolute difference by
/// more than the real absolute difference. It is about half of a two-sided p-value.
double pairedBootstrap(std::span<const ScoreCounts> first, std::span<const ScoreCounts> second, ScoreOfCounts score,
    const std::stop_token& stop)
{
    assert(first.size() == second.size());
    std::vector<double> differences;
    if (!first.empty())
        forEachSample(first.size(), stop, [&](const std::vector<std::uint32_t>& places) {
            differences.push_back(std::abs(score(sampledFrom(first, places)) - score(sampledFrom(second, places))));
        });
    if (differences.empty())
        return 1.0;
    const double mean = meanOf(differences);
    for (auto& difference : differences)
        difference -= mean;
    return shareBeyond(differences, std::abs(score(totalOf(first)) - score(totalOf(second))));
}

/// A two-sided p-value by approximate randomisation (Riezler and Maxwell 2005), as in sacreBLEU's paired-ar. In each
/// trial a coin decides for each sentence whether its two translations are exchanged. The p-value is the share of
/// trials with a larger difference.
double approximateRandomization(std::span<const ScoreCounts> first, std::span<const ScoreCounts> second,
    ScoreOfCounts score, const std::stop_token& stop)
{
    assert(first.size() == second.size());
    NumpyRandom random(resamplingSeed);
    auto both = totalOf(first);
    both += totalOf(second);
    std::vector<double> differences;
    for (std::size_t trial = 0; trial < randomizationTrials && !stop.stop_requested(); ++trial) {
        ScoreCounts one;
        for (std::size_t sentence = 0; sentence < first.size(); ++sentence)
            one += random.coin() ? first[sentence] : second[sentence];
        ScoreCounts other;
        for (std::size_t order = 0; order < both.size(); ++order)
            other[order] = without(both[order], one[order]);
        differences.push_back(std::abs(score(one) - score(other)));
    }
    return shareBeyond(differences, std::abs(score(totalOf(first)) - score(totalOf(second))));
}

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

/// The texts of a report in one of its forms.
struct TextSides
{
    std::vector<std::string> translations;
    std::vector<std::string> references;
};

ScoreOfCounts scoreFor(QuotedMetric metric)
{
    return metric == QuotedMetric::Bleu ? bleuOf : chrfOf;
}

/// Makes a signature with the names and order of sacreBLEU 2. The version is that of this program.
std::string signatureOf(const QuotedForm& form)
{
    const std::string common = "nrefs:1|bs:" + std::to_string(bootstrapSamples)
        + "|seed:" + std::to_string(resamplingSeed) + (form.letters == LetterCase::Lower ? "|case:lc" : "|case:mixed");
    const std::string version = std::string("|version:attentoscope-") + programVersion;
    if (form.metric == QuotedMetric::Chrf)
        return "chrF2|" + common + "|eff:yes|nc:6|nw:0|space:no" + version;
    return "BLEU|" + common + "|eff:no|tok:" + (form.cutting() == WordCutting::V13a ? "13a" : "none") + "|smooth:exp"
        + version;
}

std::string prepared(const QuotedForm& form, const std::string& text)
{
    // Lower case as in sacreBLEU, which is written in Python: the dot of İ stays.
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

std::string tokenized13a(std::string_view text)
{
    std::string line(text.substr(0, text.find_last_not_of(asciiSpace) + 1));
    using Sign = std::pair<std::string_view, std::string_view>;
    for (const auto& [sign, meaning] : {Sign{"<skipped>", ""}, Sign{"-\n", ""}, Sign{"\n", " "}, Sign{"&quot;", "\""},
             Sign{"&amp;", "&"}, Sign{"&lt;", "<"}, Sign{"&gt;", ">"}})
        replaceEach(line, sign, meaning);
    line = withSignsCut(" " + line + " ");
    line = withPairsCut(line, [](char one, char two) { return !isDigit(one) && isStop(two); }, "", " ");
    line = withPairsCut(line, [](char one, char two) { return isStop(one) && !isDigit(two); }, " ", "");
    return withPairsCut(line, [](char one, char two) { return isDigit(one) && two == '-'; }, "", " ");
}

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
        // If no text was detokenised, the number is the same as that of chrF for the unchanged text.
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
        if (form->text == ComparedText::Normalized) // runs may normalise differently
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
