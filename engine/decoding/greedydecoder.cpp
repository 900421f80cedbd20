// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/greedydecoder.h"

#include "engine/decoding/decodingbatch.h"

#include <algorithm>
#include <numeric>

namespace attentoscope {

namespace {

/// The drafts of one batch, and which of them the rows of the DecodingBatch belong to.
class GreedyBatch
{
public:
    GreedyBatch(
        const TranslationModel& model, std::span<const PreparedSentence> sources, const DecodingOptions& options)
        : m_options(options)
    {
        for (const auto& source : sources)
            m_drafts.emplace_back(model, source, options);
        m_rows.resize(m_drafts.size());
        std::iota(m_rows.begin(), m_rows.end(), std::size_t{0});
    }

    bool isOpen() const { return std::ranges::any_of(m_drafts, &TranslationDraft::isOpen); }

    void setEncoderHeads(const DecodingBatch& batch)
    {
        for (std::size_t index = 0; index < m_drafts.size(); ++index)
            m_drafts[index].setEncoderHeads(batch.encoderHeads(), index);
    }

    /// One step of all open drafts, which are of one length.
    void advance(DecodingBatch& batch)
    {
        const auto step = batch.step(previousWords(), m_options.forcedColumn(m_length));
        const auto* settled = m_options.settledWord(m_length);
        const LikeliestWords likeliest(step.words, m_options.alternatives);
        const auto &weights = step.weights, &centres = step.centres;
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            auto& draft = m_drafts[m_rows[row]];
            const auto index = static_cast<std::int64_t>(row);
            if (draft.isOpen())
                draft.append(settled ? step.words.scored(index, settled->id) : step.words.likeliest(index),
                    {weights.defined() ? weights[index][0] : weights, centres.defined() ? centres[index][0] : centres,
                        step.heads, index},
                    likeliest.of(row));
        }
        ++m_length;
    }

    /// Leaves out rows that are finished, once they are many enough to be worth the copy.
    void compact(DecodingBatch& batch)
    {
        std::vector<std::int64_t> kept;
        std::vector<std::size_t> rows;
        for (std::size_t row = 0; row < m_rows.size(); ++row)
            if (m_drafts[m_rows[row]].isOpen()) {
                kept.push_back(static_cast<std::int64_t>(row));
                rows.push_back(m_rows[row]);
            }
        if (kept.empty() || 5 * kept.size() > 4 * m_rows.size())
            return;
        batch.select(kept);
        m_rows = std::move(rows);
    }

    std::vector<Translation> translations(TranslationEnd unfinished) const
    {
        std::vector<Translation> result;
        for (const auto& draft : m_drafts)
            result.push_back(draft.translation(unfinished));
        return result;
    }

    std::vector<Translation> partials() const
    {
        std::vector<Translation> result;
        for (const auto& draft : m_drafts)
            result.push_back(draft.partial());
        return result;
    }

private:
    std::vector<std::int64_t> previousWords() const
    {
        std::vector<std::int64_t> words;
        for (const std::size_t row : m_rows)
            words.push_back(m_drafts[row].previousWord());
        return words;
    }

    DecodingOptions m_options;
    std::size_t m_length = 0; ///< words of each open draft
    std::vector<TranslationDraft> m_drafts;
    std::vector<std::size_t> m_rows;
};

} // namespace

std::vector<Translation> decodeGreedily(const ModelGroup& models, std::span<const PreparedSentence> sources,
    const DecodingOptions& options, const StepSink& sink, std::stop_token stop)
{
    GreedyBatch drafts(models.first(), sources, options);
    if (!drafts.isOpen())
        return drafts.translations(TranslationEnd::EndToken);
    DecodingBatch batch(models, sources, options.heads);
    drafts.setEncoderHeads(batch);
    while (drafts.isOpen()) {
        if (stop.stop_requested())
            return drafts.translations(TranslationEnd::Cancelled);
        drafts.advance(batch);
        drafts.compact(batch);
        if (sink)
            sink([&] { return drafts.partials(); });
    }
    return drafts.translations(TranslationEnd::MaximumLength);
}

} // namespace attentoscope
