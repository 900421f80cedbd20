// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/translations.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <random>
#include <sstream>

namespace attentoscope::tests {

namespace {

/// The words are repeated until there are this many tokens with the end token.
std::string repeated(const std::string& sentence, std::size_t tokens)
{
    std::string all;
    std::istringstream stream(sentence);
    for (std::size_t index = 0; index + 1 < tokens; ++index) {
        std::string word;
        if (!(stream >> word)) {
            stream = std::istringstream(sentence);
            stream >> word;
        }
        all += word + ' ';
    }
    return all + "<eos>";
}

using WeightOf = std::function<float(std::size_t row, std::size_t column)>;

std::vector<float> weightsOf(std::size_t rows, std::size_t columns, const WeightOf& weight)
{
    std::vector<float> weights;
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t column = 0; column < columns; ++column)
            weights.push_back(weight(row, column));
    return weights;
}

AttentionMap headMap(HeadKind kind, int pattern, std::size_t rows, std::size_t columns)
{
    return mapOf(rows, columns, weightsOf(rows, columns, [&](std::size_t row, std::size_t column) {
        const std::size_t seen = kind == HeadKind::Decoder ? row + 1 : columns;
        const std::size_t same = std::min(row, seen - 1);
        const std::size_t favourite = pattern == 0 ? (same > 0 ? same - 1 : 0) : pattern == 1 ? same : seen - 1;
        const float spread = (pattern == 3 ? 1.0F : 0.2F) / static_cast<float>(seen);
        return column < seen ? spread + (pattern != 3 && column == favourite ? 0.8F : 0.0F) : 0.0F;
    }));
}

AttentionMap randomHead(HeadKind kind, std::size_t rows, std::size_t columns, std::mt19937& random)
{
    std::uniform_real_distribution<float> weight(0.0F, 1.0F);
    std::vector<float> weights(rows * columns, 0.0F);
    for (std::size_t row = 0; row < rows; ++row) {
        const auto seen = kind == HeadKind::Decoder ? row + 1 : columns;
        float sum = 0.0F;
        for (std::size_t column = 0; column < seen; ++column)
            sum += weights[row * columns + column] = weight(random) + 0.001F;
        for (std::size_t column = 0; column < seen; ++column)
            weights[row * columns + column] /= sum;
    }
    return mapOf(rows, columns, std::move(weights));
}

/// `map` makes the map of each head.
void addHeads(Translation& translation, const HeadShape& shape,
    const std::function<AttentionMap(AttentionHead head, std::size_t rows, std::size_t columns)>& map)
{
    const auto source = translation.source.size();
    const auto target = translation.target.size();
    for (const auto kind : {HeadKind::Encoder, HeadKind::Cross, HeadKind::Decoder})
        for (int layer = 1; layer <= shape.layers; ++layer)
            for (int head = 1; head <= shape.heads; ++head)
                translation.heads.push_back({{kind, layer, head},
                    map({kind, layer, head}, kind == HeadKind::Encoder ? source : target,
                        kind == HeadKind::Decoder ? target : source)});
}

} // namespace

std::vector<Token> tokensOf(const std::string& sentence)
{
    std::vector<Token> tokens;
    std::istringstream words(sentence);
    for (std::string word; words >> word;) {
        const bool isUnknown = word == "<unk>";
        tokens.push_back({.text = word, .unknown = isUnknown, .special = word.starts_with('<') && !isUnknown});
    }
    return tokens;
}

AttentionMap mapOf(std::size_t rows, std::size_t columns, std::vector<float> weights)
{
    return {.rows = rows,
        .columns = columns,
        .weights = std::make_shared<const std::vector<float>>(std::move(weights)),
        .centres = {}};
}

Translation translationWith(const std::string& source, const std::string& target, std::vector<float> weights)
{
    Translation translation{.source = tokensOf(source), .target = tokensOf(target)};
    for (const auto& token : translation.target)
        if (!token.special)
            translation.text += (translation.text.empty() ? "" : " ") + token.text;
    translation.attention = mapOf(translation.target.size(), translation.source.size(), std::move(weights));
    return translation;
}

Translation sampleTranslation(const std::string& source, const std::string& target)
{
    const auto columns = tokensOf(source).size();
    auto translation = translationWith(source, target,
        weightsOf(tokensOf(target).size(), columns,
            [&](std::size_t row, std::size_t column) { return column == row % columns ? 0.9F : 0.1F; }));
    translation.step = 7;
    translation.text = target;
    return translation;
}

Translation weighed(const std::string& source, const std::string& target, float more)
{
    auto translation = translationWith(source, target,
        weightsOf(tokensOf(target).size(), tokensOf(source).size(), [&](std::size_t row, std::size_t column) {
            return static_cast<float>((row + 1) * (column + 1)) / 100.0F + more;
        }));
    translation.text = target;
    translation.probabilities.assign(translation.target.size(), 0.5F);
    translation.score = static_cast<double>(translation.target.size()) * std::log(0.5);
    translation.step = 1200;
    return translation;
}

Translation softDiagonal(const std::string& source, const std::string& target)
{
    std::mt19937 generator(7);
    std::uniform_real_distribution<double> noise(0.0, 1.0);
    const auto rows = tokensOf(target).size();
    const auto columns = tokensOf(source).size();
    std::vector<float> weights;
    for (std::size_t row = 0; row < rows; ++row) {
        const double shift = 1.6 * std::sin(static_cast<double>(row) * 0.9);
        const double centre = static_cast<double>(row) * static_cast<double>(columns) / static_cast<double>(rows);
        std::vector<double> line;
        for (std::size_t column = 0; column < columns; ++column) {
            const double distance = static_cast<double>(column) - centre - shift;
            line.push_back(std::exp(-0.7 * distance * distance) + 0.02 * noise(generator));
        }
        const double sum = std::accumulate(line.begin(), line.end(), 0.0);
        for (const double weight : line)
            weights.push_back(static_cast<float>(weight / sum));
    }
    auto translation = translationWith(source, target, std::move(weights));
    translation.score = -2.5;
    return translation;
}

Translation withSampleHeads(Translation translation, int layers, int heads)
{
    addHeads(translation, {layers, heads}, [](AttentionHead head, std::size_t rows, std::size_t columns) {
        return headMap(head.kind, (head.layer + head.head - 2) % 4, rows, columns);
    });
    return translation;
}

Translation translationWithHeads(
    std::size_t sourceTokens, std::size_t targetTokens, const HeadShape& shape, unsigned seed)
{
    Translation translation;
    for (std::size_t token = 0; token < sourceTokens; ++token)
        translation.source.push_back({.text = "s" + std::to_string(token), .special = token + 1 == sourceTokens});
    for (std::size_t token = 0; token < targetTokens; ++token)
        translation.target.push_back({.text = "t" + std::to_string(token), .special = token + 1 == targetTokens});
    std::mt19937 random(seed);
    addHeads(translation, shape, [&random](AttentionHead head, std::size_t rows, std::size_t columns) {
        return randomHead(head.kind, rows, columns, random);
    });
    translation.attention = randomHead(HeadKind::Cross, targetTokens, sourceTokens, random);
    translation.probabilities.assign(targetTokens, 0.5F);
    return translation;
}

Translation sampleOf(std::size_t words)
{
    if (words == 1)
        return softDiagonal("Hello", "Bonjour");
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
    return softDiagonal("我 昨天 在 图书馆 读 了 一本 有趣 的 书 。 <eos>",
        "I read an interesting book in the library yesterday . <eos>");
}

Translation arabicSample()
{
    return softDiagonal(
        "قرأت كتابا مثيرا للاهتمام في المكتبة أمس . <eos>", "昨日 図書館 で 面白い 本 を 読みました 。 <eos>");
}

Translation longWordSample()
{
    return softDiagonal(
        "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ist ein ausgesprochen langes "
        "Wort . <eos>",
        "the association for subordinate officials of the "
        "main-maintenance-building-of-the-Danube-steam-shipping-electrical-services is a long word . <eos>");
}

Translation unknownWordSample()
{
    auto translation = softDiagonal("Zaphod mange une pomme <eos>", "<unk> eats an apple <eos>");
    translation.source[0].unknown = true;
    return translation;
}

std::shared_ptr<const Beam> sampleBeam()
{
    const Token end{.text = "<eos>", .special = true};
    Beam beam;
    beam.nodes = {
        {{}, {.text = "p"}, 0.6F, -0.5, {}},
        {{}, {.text = "s"}, 0.3F, -1.2, {}},
        {0, {.text = "r"}, 0.5F, -1.19, {}},
        {0, {.text = "q"}, 0.4F, -1.4, {}},
        {3, end, 0.9F, -1.5, 0},
        {2, end, 0.2F, -2.8, 1},
    };
    auto best = sampleTranslation("a b", "p q <eos>");
    auto second = sampleTranslation("a b", "p r <eos>");
    best.text = "p q";
    second.text = "p r";
    for (auto* translation : {&best, &second}) {
        translation->probabilities.assign(3, 0.5F);
        translation->choices.resize(3);
    }
    beam.hypotheses = {{best, -1.3}, {second, -2.4}};
    return std::make_shared<const Beam>(std::move(beam));
}

Comparison comparisonOf(const Translation& first, const Translation& second)
{
    return Comparison{.first = {.translation = first, .preset = "luong-dot"},
        .second = {.translation = second, .preset = "recommended"}};
}

} // namespace attentoscope::tests
