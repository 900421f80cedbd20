// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/page/pagedata.h"

#include "engine/types/heads.h"
#include "engine/types/programversion.h"
#include "engine/types/wordlinks.h"

#include <nlohmann/json.hpp>

#include <zlib.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <span>
#include <tuple>
#include <unordered_map>

namespace attentoscope {

namespace {

using Json = nlohmann::ordered_json;
using PageBytes = std::vector<std::uint8_t>;

constexpr std::size_t mostLosses = 1'500; ///< points of the curve; a screen has no more
/// Numbers of terms. After these, a row has only its scores and weights.
constexpr std::size_t mostTermNumbers = 300'000;

constexpr int unknownMark = 1, specialMark = 2, attachedMark = 4;
constexpr int hasMap = 1, hasProbabilities = 2, hasHeads = 4, isForced = 8;

/// Few digits, because people only read the number.
Json fewDigits(double value)
{
    if (!std::isfinite(value) || value == 0.0)
        return std::isfinite(value) ? Json(0) : Json(nullptr);
    const double unit = std::pow(10.0, 4.0 - std::floor(std::log10(std::abs(value))));
    return std::isfinite(unit) && unit > 0.0 ? std::round(value * unit) / unit : value;
}

/// Gives numbers to texts that often occur.
class Numbering
{
public:
    std::size_t of(const std::string& text)
    {
        const auto [place, isNew] = m_numbers.try_emplace(text, m_texts.size());
        if (isNew)
            m_texts.push_back(text);
        return place->second;
    }
    const std::vector<std::string>& texts() const { return m_texts; }

private:
    std::vector<std::string> m_texts;
    std::unordered_map<std::string, std::size_t> m_numbers;
};

void putLow(PageBytes& bytes, std::uint64_t value, int count)
{
    for (int byte = 0; byte < count; ++byte)
        bytes.push_back(static_cast<std::uint8_t>(value >> (8 * byte)));
}

/// Writes numbers from 0 to 1 with 16 bits: first all low bytes, then all high ones.
void putShares(PageBytes& bytes, std::span<const float> shares)
{
    constexpr float whole = 65'535.0F;
    std::vector<std::uint16_t> numbers;
    for (const float share : shares)
        numbers.push_back(static_cast<std::uint16_t>(std::lround(share > 0.0F ? whole * std::min(share, 1.0F) : 0.0F)));
    for (const int shift : {0, 8})
        for (const auto number : numbers)
            bytes.push_back(static_cast<std::uint8_t>(number >> shift));
}

Json wordsJson(const std::vector<Token>& tokens, Numbering& words)
{
    auto list = Json::array();
    for (const auto& token : tokens)
        list.push_back({words.of(token.text),
            (token.unknown ? unknownMark : 0) | (token.special ? specialMark : 0)
                | (token.attached ? attachedMark : 0)});
    return list;
}

/// The cells of links between words: [row, column], with tokens counted from zero.
Json cellsOf(const std::vector<AlignmentLink>& links, const Translation& translation)
{
    const auto rows = wordsOfTokens(translation.target), columns = wordsOfTokens(translation.source);
    auto cells = Json::array();
    for (const auto& link : links)
        for (std::size_t row = 0; row < rows.size(); ++row)
            for (std::size_t column = 0; rows[row] == link.target && column < columns.size(); ++column)
                if (columns[column] == link.source)
                    cells.push_back({row, column});
    return cells;
}

/// Writes one sentence: its constant parts once, and a block of numbers for each moment.
class SentenceWriter
{
public:
    SentenceWriter(
        const PageSentence& sentence, const RunHistory& history, int headLevels, Numbering& words, PageBytes& bytes)
        : m_sentence(sentence), m_history(history), m_headLevels(headLevels), m_words(words), m_bytes(bytes)
    {
        for (const auto& moment : sentence.moments)
            if (!m_heads && !moment.heads.isEmpty())
                m_heads = moment.heads.counts;
    }

    Json write()
    {
        auto moments = Json::array();
        for (const auto& moment : m_sentence.moments)
            moments.push_back(momentJson(moment));
        Json values = {{"source", m_sentence.sentence.source}};
        if (m_sentence.sentence.target)
            values["target"] = *m_sentence.sentence.target;
        if (m_heads)
            values["heads"] = {m_heads->encoderLayers, m_heads->decoderLayers, m_heads->heads};
        values["targets"] = std::move(m_targets);
        values["moments"] = std::move(moments);
        return values;
    }

private:
    /// [step, epoch, target, flags, score, loss]
    Json momentJson(const WatchedSnapshot& moment)
    {
        const auto& translation = moment.translation;
        int flags = translation.forced || moment.sentence.target ? isForced : 0;
        PageBytes block;
        if (!translation.attention.isEmpty()) {
            flags |= hasMap;
            putShares(block, *translation.attention.weights);
        }
        if (!translation.probabilities.empty()) {
            flags |= hasProbabilities;
            putShares(block, translation.probabilities);
        }
        if (!moment.heads.isEmpty() && moment.heads.counts == *m_heads) {
            flags |= hasHeads;
            constexpr int keptLevels = 255;
            for (const int weight : *moment.heads.weights)
                block.push_back(static_cast<std::uint8_t>((weight * m_headLevels + keptLevels / 2) / keptLevels));
        }
        putBlock(std::move(block));
        return {moment.step, fewDigits(moment.epoch), targetOf(translation), flags, fewDigits(translation.score),
            lossAt(moment.step)};
    }

    /// The loss of the last step up to this one; the curve has only means of several steps. Null: there is none.
    Json lossAt(std::int64_t step) const
    {
        const auto after = std::ranges::upper_bound(m_history.steps, step, {}, &StepReport::step);
        return after == m_history.steps.begin() ? Json(nullptr) : fewDigits(std::prev(after)->loss);
    }

    void putBlock(PageBytes block)
    {
        const bool isAlike = block.size() == m_before.size();
        for (std::size_t index = 0; index < block.size(); ++index)
            m_bytes.push_back(isAlike ? static_cast<std::uint8_t>(block[index] - m_before[index]) : block[index]);
        m_before = std::move(block);
    }

    /// The index of a target. Many moments have the same words, so they share one target.
    std::size_t targetOf(const Translation& translation)
    {
        auto source = wordsJson(translation.source, m_words), words = wordsJson(translation.target, m_words);
        const auto [place, isNew] = m_targetNumbers.try_emplace(source.dump() + words.dump(), m_targets.size());
        if (!isNew)
            return place->second;
        Json target = {{"text", translation.text}, {"source", std::move(source)}, {"tokens", std::move(words)}};
        if (translation.gold) {
            target["sure"] = cellsOf(translation.gold->sure, translation);
            target["possible"] = cellsOf(translation.gold->possible, translation);
        }
        m_targets.push_back(std::move(target));
        return place->second;
    }

    const PageSentence& m_sentence;
    const RunHistory& m_history;
    int m_headLevels;
    Numbering& m_words;
    PageBytes& m_bytes;
    PageBytes m_before;
    std::optional<HeadCounts> m_heads;
    Json m_targets = Json::array();
    std::map<std::string, std::size_t> m_targetNumbers;
};

/// Writes the arithmetic of cells. The engine's texts get numbers, because each row has the same texts.
class ArithmeticWriter
{
public:
    ArithmeticWriter(Numbering& phrases, Numbering& words, PageBytes& bytes)
        : m_phrases(phrases), m_words(words), m_bytes(bytes)
    {
    }

    Json row(const Dissection& dissection)
    {
        const auto& arithmetic = dissection.arithmetic;
        Json values = {{"row", dissection.row}, {"column", dissection.column},
            {"equation", m_phrases.of(dissection.equation)}, {"scores", numbers(arithmetic.scores)},
            {"weights", numbers(arithmetic.weights)}};
        if (dissection.head)
            values["head"] = headText(*dissection.head);
        if (!arithmetic.bell.empty()) {
            values["softmax"] = numbers(arithmetic.softmax);
            values["bell"] = numbers(arithmetic.bell);
        }
        if (!dissection.words.empty())
            values["likely"] = likely(dissection.words);
        auto all = dissection.terms;
        all.insert(all.end(), dissection.outputTerms.begin(), dissection.outputTerms.end());
        if (takes(all)) {
            values["terms"] = terms(all);
            values["score_terms"] = dissection.terms.size();
            if (!dissection.stepEquations.empty())
                values["step"] = m_phrases.of(dissection.stepEquations);
        }
        return values;
    }

private:
    static Json numbers(const std::vector<float>& all)
    {
        auto list = Json::array();
        for (const float number : all)
            list.push_back(fewDigits(static_cast<double>(number)));
        return list;
    }

    Json likely(const std::vector<LikelyWord>& words)
    {
        auto list = Json::array();
        for (const auto& word : words)
            list.push_back({m_words.of(word.word.text), fewDigits(word.probability), fewDigits(word.logit),
                fewDigits(word.meanLogit)});
        return list;
    }

    bool takes(const std::vector<DissectionTerm>& terms)
    {
        std::size_t count = 0;
        for (const auto& term : terms)
            count += term.numbers.size();
        if (count == 0 || m_numbers + count > mostTermNumbers)
            return false;
        m_numbers += count;
        return true;
    }

    /// Each term is [symbol, meaning, one number], or [symbol, meaning, count, scale] with its numbers among the bytes.
    Json terms(const std::vector<DissectionTerm>& all)
    {
        auto list = Json::array();
        for (const auto& term : all) {
            Json values = {m_phrases.of(term.symbol), m_phrases.of(term.meaning)};
            if (term.numbers.size() == 1)
                values.push_back(fewDigits(static_cast<double>(term.numbers.front())));
            else
                putVector(term.numbers, values);
            list.push_back(std::move(values));
        }
        return list;
    }

    void putVector(const std::vector<float>& vector, Json& values)
    {
        constexpr double most = 32'767.0;
        double largest = 0.0;
        for (const float number : vector)
            largest = std::isfinite(number) ? std::max(largest, std::abs(static_cast<double>(number))) : largest;
        const double scale = largest > 0.0 ? largest / most : 1.0;
        for (const float number : vector) {
            const double share = std::isfinite(number) ? static_cast<double>(number) / scale : 0.0;
            putLow(m_bytes, static_cast<std::uint16_t>(std::lround(share)), 2);
        }
        values.push_back(vector.size());
        values.push_back(scale);
    }

    Numbering& m_phrases;
    Numbering& m_words;
    PageBytes& m_bytes;
    std::size_t m_numbers = 0;
};

/// The curve with few points. A point is the mean of several steps, at the last of them.
Json lossesJson(const std::vector<StepReport>& steps)
{
    const std::size_t each = steps.size() / mostLosses + 1;
    auto at = Json::array(), loss = Json::array();
    for (std::size_t first = 0; first < steps.size(); first += each) {
        const auto part = std::span(steps).subspan(first, std::min(each, steps.size() - first));
        double sum = 0.0;
        for (const auto& step : part)
            sum += step.loss;
        at.push_back(part.back().step);
        loss.push_back(fewDigits(sum / static_cast<double>(part.size())));
    }
    return {{"steps", std::move(at)}, {"loss", std::move(loss)}};
}

/// One validation for each step. A mean that was kept replaces the validation before it.
Json validationsJson(const std::vector<ValidationReport>& validations)
{
    auto list = Json::array();
    for (const auto& report : validations) {
        if (report.isDiscarded())
            continue;
        if (!list.empty() && list.back()[0] == report.step)
            list.erase(list.end() - 1);
        list.push_back({report.step, fewDigits(report.loss),
            report.isBleuMeaningful ? fewDigits(report.bleu) : Json(nullptr), report.best ? 1 : 0});
    }
    return list;
}

/// The engine's texts and their translations.
Json phrasesJson(const std::vector<std::string>& phrases, const RunPage& page)
{
    Json values = {{"en", phrases}};
    for (const char* language : {"de", "fr"}) {
        auto list = Json::array();
        for (const auto& phrase : phrases)
            list.push_back(page.translated ? page.translated(phrase, language) : phrase);
        values[language] = std::move(list);
    }
    return values;
}

Json settingsJson(const std::vector<KeyValue>& settings)
{
    auto list = Json::array();
    for (const auto& setting : settings)
        list.push_back({setting.key, setting.value});
    return list;
}

Json aboutJson(const RunPage& page, const PagePacking& packing)
{
    Json values = {{"format", pageFormat}, {"program", std::string("Attentoscope ") + programVersion},
        {"language", packing.language}, {"name", page.label.name.empty() ? page.name : page.label.name},
        {"note", page.label.note}, {"preset", page.preset}, {"data", page.data}, {"training_pairs", page.trainingPairs},
        {"settings", settingsJson(page.settings)}, {"of_moments", packing.ofMoments},
        {"head_levels", packing.headLevels}, {"links", linksKindName(page.links)}};
    if (page.arithmeticStep)
        values["arithmetic_step"] = *page.arithmeticStep;
    return values;
}

PageBytes compressed(const PageBytes& bytes)
{
    auto size = compressBound(static_cast<uLong>(bytes.size()));
    PageBytes packed(size);
    // fails only if the room is too small; compressBound() gives enough
    compress2(packed.data(), &size, bytes.data(), static_cast<uLong>(bytes.size()), Z_DEFAULT_COMPRESSION);
    packed.resize(size);
    return packed;
}

} // namespace

std::vector<std::uint8_t> pageData(const RunPage& page, const PagePacking& packing)
{
    Numbering words, phrases;
    PageBytes numbers;
    auto sentences = Json::array();
    for (const auto& sentence : page.sentences)
        sentences.push_back(SentenceWriter(sentence, *page.history, packing.headLevels, words, numbers).write());
    ArithmeticWriter arithmetic(phrases, words, numbers);
    for (std::size_t index = 0; index < page.sentences.size(); ++index) {
        auto rows = Json::array();
        for (const auto& dissection : page.sentences[index].arithmetic)
            rows.push_back(arithmetic.row(dissection));
        if (!rows.empty())
            sentences[index]["arithmetic"] = std::move(rows);
    }
    auto values = aboutJson(page, packing);
    values["losses"] = lossesJson(page.history->steps);
    values["validations"] = validationsJson(page.history->validations);
    values["sentences"] = std::move(sentences);
    values["words"] = words.texts();
    values["phrases"] = phrasesJson(phrases.texts(), page);
    const auto text = values.dump(-1, ' ', false, Json::error_handler_t::replace);
    PageBytes all;
    putLow(all, text.size(), 4);
    all.insert(all.end(), text.begin(), text.end());
    all.insert(all.end(), numbers.begin(), numbers.end());
    return compressed(all);
}

} // namespace attentoscope
