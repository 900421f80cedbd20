// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/evaluation/sentencetable.h"

#include "engine/decoding/decodinginput.h"
#include "engine/decoding/forceddecoder.h"
#include "engine/decoding/search.h"
#include "engine/metrics/attentionspread.h"
#include "engine/metrics/bleu.h"
#include "engine/metrics/otherattention.h"
#include "engine/model/switchedoff.h"

#include <algorithm>
#include <numeric>

namespace attentoscope {

namespace {

constexpr std::size_t tableBatch = 32;

std::vector<Token> plainTokens(const std::vector<TextToken>& words)
{
    std::vector<Token> tokens;
    for (const auto& word : words)
        tokens.push_back({.text = word.text, .attached = word.attached});
    return tokens;
}

} // namespace

SentenceTable::SentenceTable(const SentencesRequest& request, SentencePairs pairs, const DataConfiguration& data,
    std::shared_ptr<TranslationModel> model)
    : m_request(request)
    , m_pairs(std::move(pairs))
    , m_pipeline(data)
    , m_model(std::move(model))
    , m_order(m_pairs.text.size())
{
    std::iota(m_order.begin(), m_order.end(), 0);
    if (m_model)
        std::ranges::stable_sort(m_order, {}, [this](std::size_t index) { return m_pairs.text[index].target.size(); });
}

std::shared_ptr<const GoldAlignment> SentenceTable::goldOf(std::size_t index) const
{
    if (m_pairs.gold.empty())
        return nullptr;
    return std::make_shared<const GoldAlignment>(m_pairs.gold[m_pairs.lines[index] - 1]);
}

std::shared_ptr<Translation> SentenceTable::wordsOf(std::size_t index) const
{
    auto words = std::make_shared<Translation>();
    words->source = plainTokens(m_pipeline.tokens(m_pairs.text[index].source));
    words->target = plainTokens(m_pipeline.tokens(m_pairs.text[index].target));
    words->text = m_pairs.text[index].target;
    words->forced = true;
    words->gold = goldOf(index);
    return words;
}

MeasuredSentence SentenceTable::listed(std::size_t index) const
{
    const auto& text = m_pairs.text[index];
    return {.line = m_pairs.lines[index],
        .text = text,
        .reference = text.target,
        .translation = {},
        .aligned = wordsOf(index)};
}

Result<MeasuredSentences> SentenceTable::advance(std::chrono::milliseconds budget, std::stop_token stop)
{
    const auto end = std::chrono::steady_clock::now() + budget;
    MeasuredSentences part{.id = m_request.id, .total = m_order.size()};
    part.step = m_model ? m_model->step : 0;
    if (m_next == 0)
        part.notices = m_pairs.notices;
    do {
        const auto count = std::min(tableBatch, m_order.size() - m_next);
        if (auto done = measure(std::span(m_order).subspan(m_next, count), stop, part); !done)
            return std::unexpected(done.error());
        m_next += count;
    } while (m_next < m_order.size() && !stop.stop_requested() && std::chrono::steady_clock::now() < end);
    if (m_next == m_order.size())
        complete(part);
    return part;
}

Result<void> SentenceTable::measure(std::span<const std::size_t> indices, std::stop_token stop, MeasuredSentences& part)
{
    if (m_model) {
        measureByModel(indices, stop, part);
        return {};
    }
    for (const auto index : indices) {
        if (m_pairs.other.empty()) {
            part.sentences.push_back(listed(index));
            continue;
        }
        const auto line = m_pairs.lines[index];
        auto sentence =
            sentenceOfOther(m_pairs.other[line - 1], m_request.attentionFile, m_pairs.text[index], goldOf(index));
        if (!sentence)
            return std::unexpected(sentence.error());
        sentence->line = line;
        if (sentence->bleu) {
            m_sums.addTexts(sentence->translation, sentence->reference);
        }
        part.sentences.push_back(std::move(*sentence));
    }
    return {};
}

void SentenceTable::measureByModel(std::span<const std::size_t> indices, std::stop_token stop, MeasuredSentences& part)
{
    const auto [sources, targets, usable] = usablePairs(*m_model, m_pairs.text, indices);
    for (const auto index : indices)
        if (std::ranges::find(usable, index) == usable.end())
            part.sentences.push_back(listed(index));
    if (usable.empty())
        return;
    if (m_request.whole == WholeModel::Measure && !m_request.switchedOff.empty())
        measureWhole(sources, targets, usable, stop);
    const auto off = SwitchedOff::of(*m_model, m_request.switchedOff);
    auto forced = decodeForced(*m_model, sources, targets);
    const auto translated = searchTranslations(*m_model, sources, {}, {}, stop);
    for (std::size_t at = 0; at < usable.size() && !stop.stop_requested(); ++at) {
        const auto index = usable[at];
        MeasuredSentence sentence{.line = m_pairs.lines[index],
            .text = m_pairs.text[index],
            .reference = comparedReference(*m_model, m_pairs.text[index].target),
            .translation = translated[at].text};
        sentence.loss = -forced[at].score / static_cast<double>(forced[at].target.size());
        sentence.bleu = sentenceBleu(sentence.translation, sentence.reference);
        sentence.entropy = meanRowEntropy(forced[at]);
        m_sums.addForced(forced[at]);
        m_sums.addTexts(sentence.translation, sentence.reference);
        forced[at].switchedOff = m_request.switchedOff;
        forced[at].gold = goldOf(index);
        sentence.aligned = std::make_shared<const Translation>(std::move(forced[at]));
        part.sentences.push_back(std::move(sentence));
    }
}

void SentenceTable::measureWhole(std::span<const PreparedSentence> sources, std::span<const PreparedSentence> targets,
    std::span<const std::size_t> indices, std::stop_token stop)
{
    const auto forced = decodeForced(*m_model, sources, targets);
    const auto translated = searchTranslations(*m_model, sources, {}, {}, stop);
    for (std::size_t at = 0; at < indices.size(); ++at) {
        m_whole.addForced(forced[at]);
        m_whole.addTexts(translated[at].text, comparedReference(*m_model, m_pairs.text[indices[at]].target));
    }
}

void SentenceTable::complete(MeasuredSentences& part) const
{
    part.complete = true;
    part.bleu = m_sums.bleu();
    part.loss = m_sums.loss();
    if (m_whole.bleu() && m_whole.loss())
        part.whole = {m_whole.bleu(), m_whole.loss()};
}

} // namespace attentoscope
