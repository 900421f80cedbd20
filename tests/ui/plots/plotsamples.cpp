// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/plots/plotsamples.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <sstream>

namespace attentoscope::tests {

namespace {

std::vector<std::string> split(const std::string& sentence)
{
    std::istringstream stream(sentence);
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

std::vector<std::string> repeated(const std::string& sentence, std::size_t words)
{
    const std::vector<std::string> some = split(sentence);
    std::vector<std::string> all;
    for (std::size_t index = 0; index + 1 < words; ++index)
        all.push_back(some[index % some.size()]);
    all.emplace_back("<eos>");
    return all;
}

std::vector<Token> tokensOf(const std::vector<std::string>& words)
{
    std::vector<Token> tokens;
    for (const std::string& word : words)
        tokens.push_back({.text = word, .unknown = word == "<unk>", .special = word == "<eos>" || word == "<sos>"});
    return tokens;
}

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words) {
        if (word != "<eos>")
            text += (text.empty() ? "" : " ") + word;
    }
    return text;
}

} // namespace

Translation softDiagonal(const std::vector<std::string>& source, const std::vector<std::string>& target)
{
    std::mt19937 generator(7);
    std::uniform_real_distribution<double> noise(0.0, 1.0);
    std::vector<float> weights;
    for (std::size_t row = 0; row < target.size(); ++row) {
        const double shift = 1.6 * std::sin(static_cast<double>(row) * 0.9);
        const double centre =
            static_cast<double>(row) * static_cast<double>(source.size()) / static_cast<double>(target.size());
        std::vector<double> line;
        double sum = 0.0;
        for (std::size_t column = 0; column < source.size(); ++column) {
            const double distance = static_cast<double>(column) - centre - shift;
            line.push_back(std::exp(-0.7 * distance * distance) + 0.02 * noise(generator));
            sum += line.back();
        }
        for (const double weight : line)
            weights.push_back(static_cast<float>(weight / sum));
    }
    Translation translation;
    translation.source = tokensOf(source);
    translation.target = tokensOf(target);
    translation.attention = {target.size(), source.size(), std::make_shared<const std::vector<float>>(weights)};
    translation.text = joined(target);
    translation.score = -2.5;
    return translation;
}

Translation sampleOf(std::size_t words)
{
    if (words == 1)
        return softDiagonal({"Hello"}, {"Bonjour"});
    const std::string english =
        "the little girl in the red dress does not see the big dog that is sleeping under the old "
        "table of the kitchen because she is reading a wonderful book about distant countries , and";
    const std::string french =
        "la petite fille en robe rouge ne voit pas le gros chien qui dort sous la vieille table de la "
        "cuisine parce qu' elle lit un livre merveilleux sur des pays lointains , et";
    return softDiagonal(repeated(english, words), repeated(french, words));
}

Translation chineseSample()
{
    return softDiagonal({"我", "昨天", "在", "图书馆", "读", "了", "一本", "有趣", "的", "书", "。", "<eos>"},
        {"I", "read", "an", "interesting", "book", "in", "the", "library", "yesterday", ".", "<eos>"});
}

Translation arabicSample()
{
    return softDiagonal({"قرأت", "كتابا", "مثيرا", "للاهتمام", "في", "المكتبة", "أمس", ".", "<eos>"},
        {"昨日", "図書館", "で", "面白い", "本", "を", "読みました", "。", "<eos>"});
}

Translation longWordSample()
{
    return softDiagonal({"Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "ist",
                            "ein", "ausgesprochen", "langes", "Wort", ".", "<eos>"},
        {"the", "association", "for", "subordinate", "officials", "of", "the",
            "main-maintenance-building-of-the-Danube-steam-shipping-electrical-services", "is", "a", "long", "word",
            ".", "<eos>"});
}

Translation unknownWordSample()
{
    Translation translation =
        softDiagonal({"Zaphod", "mange", "une", "pomme", "<eos>"}, {"<unk>", "eats", "an", "apple", "<eos>"});
    translation.source[0].unknown = true;
    return translation;
}

TrainingReports sampleRun(std::int64_t steps, std::int64_t stepsPerEpoch)
{
    std::mt19937 generator(3);
    std::normal_distribution<double> noise(0.0, 1.0);
    TrainingReports reports;
    double best = 1e9;
    for (std::int64_t step = 1; step <= steps; ++step) {
        const double progress = static_cast<double>(step) / static_cast<double>(stepsPerEpoch);
        const double trend = 1.4 + 7.5 * std::exp(-3.2 * progress) + 1.1 * std::exp(-0.35 * progress);
        StepReport report;
        report.step = step;
        report.epoch = progress;
        report.loss = trend * (1.0 + 0.06 * noise(generator));
        report.seconds = static_cast<double>(step) * 0.11;
        reports.steps.push_back(report);
        if (step % stepsPerEpoch == 0) {
            ValidationReport validation{.step = step, .epoch = progress, .seconds = report.seconds};
            validation.loss = trend + 0.12 + 0.015 * progress;
            validation.perplexity = std::exp(validation.loss);
            validation.bleu = 45.0 * (1.0 - std::exp(-0.4 * progress));
            validation.best = validation.loss < best;
            best = std::min(best, validation.loss);
            reports.validations.push_back(validation);
        }
    }
    return reports;
}

} // namespace attentoscope::tests
