// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/translationdraft.h"

#include <algorithm>
#include <cmath>

namespace attentoscope {

void AttentionRows::append(const torch::Tensor& weights)
{
    const auto row = weights.to(torch::kFloat32).contiguous();
    const auto* first = row.data_ptr<float>();
    m_weights.insert(m_weights.end(), first, first + m_columns);
}

const Token* AttentionRows::heaviest(const std::vector<Token>& source) const
{
    const Token* found = nullptr;
    float largest = -1.0f;
    for (std::size_t column = 0; column < m_columns && m_weights.size() >= m_columns; ++column) {
        const float weight = m_weights[m_weights.size() - m_columns + column];
        if (!source[column].special && weight > largest) {
            largest = weight;
            found = &source[column];
        }
    }
    return found;
}

AttentionMap AttentionRows::map(const ModelConfiguration& configuration) const
{
    if (m_weights.empty() || m_columns == 0)
        return {};
    return {m_weights.size() / m_columns, m_columns, std::make_shared<const std::vector<float>>(m_weights), m_centres,
        m_centres.empty() ? 0.0f : static_cast<float>(configuration.attentionWindow)};
}

void HeadRows::setEncoder(const std::vector<torch::Tensor>& layers, std::int64_t sentence)
{
    for (std::size_t row = 0; row < m_columns; ++row)
        appendRows(m_encoder, HeadKind::Encoder, layers, sentence, static_cast<std::int64_t>(row), m_columns);
}

void HeadRows::append(const DecoderHeads& heads, std::int64_t sentence, std::int64_t step)
{
    ++m_rows;
    appendRows(m_cross, HeadKind::Cross, heads.cross, sentence, step, m_columns);
    appendRows(m_decoder, HeadKind::Decoder, heads.own, sentence, step, m_rows);
}

void HeadRows::appendRows(std::vector<Head>& heads, HeadKind kind, const std::vector<torch::Tensor>& layers,
    std::int64_t sentence, std::int64_t step, std::size_t columns)
{
    std::size_t place = 0;
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
        const auto rows = layers[layer][sentence].select(1, step).to(torch::kFloat32).contiguous(); // (H, columns, …)
        for (std::int64_t head = 0; head < rows.size(0); ++head, ++place) {
            if (place == heads.size())
                heads.push_back({{kind, static_cast<int>(layer) + 1, static_cast<int>(head) + 1}, {}});
            const auto* first = rows.data_ptr<float>() + head * rows.size(1);
            auto& weights = heads[place].weights;
            weights.insert(weights.end(), first, first + columns);
        }
    }
}

AttentionMap HeadRows::map(const Head& head) const
{
    if (head.id.kind != HeadKind::Decoder)
        return {m_columns == 0 ? 0 : head.weights.size() / m_columns, m_columns,
            std::make_shared<const std::vector<float>>(head.weights), {}, 0.0f};
    std::vector<float> square(m_rows * m_rows);
    auto from = head.weights.begin();
    for (std::size_t row = 0; row < m_rows; ++row) {
        const auto next = from + static_cast<std::ptrdiff_t>(row) + 1;
        std::copy(from, next, square.begin() + static_cast<std::ptrdiff_t>(row * m_rows));
        from = next;
    }
    return {m_rows, m_rows, std::make_shared<const std::vector<float>>(std::move(square)), {}, 0.0f};
}

std::vector<HeadMap> HeadRows::maps() const
{
    std::vector<HeadMap> maps;
    for (const auto* heads : {&m_encoder, &m_cross, &m_decoder})
        for (const auto& head : *heads)
            maps.push_back({head.id, map(head)});
    return maps;
}

TranslationDraft::TranslationDraft(
    const ModelGroup& models, const PreparedSentence& source, const DecodingOptions& options)
    : m_model(models.first())
    , m_options(options)
    , m_rows(sourceTokens(m_model, source).size())
    , m_heads(sourceTokens(m_model, source).size())
    , m_maximumLength(std::min(models.mostSteps(),
          static_cast<std::size_t>(
              options.maximumLength > 0 ? options.maximumLength : 2 * static_cast<int>(source.ids.size()) + 10)))
    , m_open(!source.ids.empty())
{
    m_translation.step = m_model.step;
    m_translation.source = sourceTokens(m_model, source);
    m_translation.end = TranslationEnd::MaximumLength;
    m_translation.switchedOff = options.switchedOff;
}

/// The rows of the encoder, and rows of steps that are already done.
std::vector<ForcedRow> TranslationDraft::forcedHeads() const
{
    auto rows = m_options.constraints ? m_options.constraints->heads : std::vector<ForcedRow>();
    std::erase_if(
        rows, [this](const ForcedRow& row) { return row.head->kind != HeadKind::Encoder && row.position >= length(); });
    return rows;
}

Token TranslationDraft::tokenOf(std::int32_t word) const
{
    auto token = targetToken(m_model, m_previous, word);
    if (!token.unknown)
        return token;
    if (const auto* settled = m_options.settledWord(length()))
        token.text = settled->text;
    else if (m_options.unknownWords == UnknownWords::CopySource)
        if (const auto* copied = m_rows.heaviest(m_translation.source))
            token.text = copied->text;
    return token;
}

WordChoice TranslationDraft::choiceOf(std::span<const ScoredWord> likeliest) const
{
    WordChoice choice;
    if (const auto* settled = m_options.settledWord(length()))
        choice.chosenBy = settled->chosenBy;
    if (const auto column = m_options.forcedColumn(length()))
        choice.forcedColumn = static_cast<std::size_t>(*column);
    for (const auto& word : likeliest)
        choice.alternatives.push_back(
            {targetToken(m_model, m_previous, word.id), static_cast<float>(std::exp(word.logProbability))});
    return choice;
}

void TranslationDraft::append(const ScoredWord& word, const AttendedStep& step, std::span<const ScoredWord> likeliest)
{
    if (step.weights.defined())
        m_rows.append(step.weights);
    if (step.centre.defined())
        m_rows.appendCentre(step.centre.item<float>());
    m_heads.append(step.heads, step.row, 0);
    if (m_options.alternatives > 0 || m_options.constraints)
        m_translation.choices.push_back(choiceOf(likeliest));
    m_translation.target.push_back(tokenOf(word.id));
    m_translation.probabilities.push_back(static_cast<float>(std::exp(word.logProbability)));
    m_translation.score += word.logProbability;
    m_previous = word.id;
    if (word.id == Vocabulary::end)
        m_translation.end = TranslationEnd::EndToken;
    m_open = word.id != Vocabulary::end && m_translation.target.size() < m_maximumLength;
}

Translation TranslationDraft::translation(TranslationEnd unfinished) const
{
    auto result = partial();
    result.heads = m_heads.maps();
    result.forcedHeads = forcedHeads();
    if (m_open)
        result.end = unfinished;
    return result;
}

Translation TranslationDraft::partial() const
{
    auto result = m_translation;
    result.attention = m_rows.map(m_model.configuration().model);
    result.text = joinTokens(m_model, result.target);
    if (m_open)
        result.end = TranslationEnd::MaximumLength;
    return result;
}

} // namespace attentoscope
