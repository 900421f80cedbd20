// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/beamdecoder.h"

#include "engine/decoding/decodingbatch.h"
#include "engine/decoding/sentencebeam.h"
#include "engine/types/beam.h"

#include <algorithm>
#include <cmath>

namespace attentoscope {

namespace {

class BeamBatch
{
public:
    BeamBatch(const ModelGroup& models, std::span<const PreparedSentence> sources, const DecodingOptions& options)
        : m_model(models.first())
        , m_sources(sources)
        , m_options(options)
        , m_beam(static_cast<std::size_t>(options.beam))
        , m_batch(models, sources, options.heads)
    {
        std::vector<std::int64_t> rows;
        for (std::size_t index = 0; index < sources.size(); ++index) {
            auto& sentence =
                m_sentences.emplace_back(m_beam, TranslationDraft(m_model, sources[index], options).maximumLength(),
                    options.beamAnswer, options.lengthPenalty);
            if (sources[index].ids.empty())
                sentence.close();
            else
                rows.push_back(static_cast<std::int64_t>(index));
        }
        if (!rows.empty() && rows.size() < sources.size())
            m_batch.select(rows);
    }

    bool isOpen() const
    {
        return std::ranges::any_of(m_sentences, [](const SentenceBeam& one) { return !one.open().empty(); });
    }

    void step()
    {
        std::vector<std::int64_t> words;
        for (const auto& sentence : m_sentences)
            for (const auto& hypothesis : sentence.open())
                words.push_back(sentence.lastWord(hypothesis));
        const auto step = m_batch.step(words, m_options.forcedColumn(m_outputs.size()));
        const auto* settled = m_options.settledWord(m_outputs.size());
        m_outputs.push_back({step.weights, step.centres, step.heads,
            LikeliestWords(step.words, std::max(m_beam, m_options.alternatives))});
        std::vector<std::int64_t> kept;
        bool sourcesStay = true;
        std::size_t row = 0;
        for (auto& sentence : m_sentences) {
            const std::size_t before = sentence.open().size(), firstRow = row;
            row += before;
            if (before == 0)
                continue;
            for (const std::size_t parent : sentence.choose(candidates(sentence, firstRow, step, settled)))
                kept.push_back(static_cast<std::int64_t>(firstRow + parent));
            sourcesStay = sourcesStay && sentence.open().size() == before;
        }
        if (!kept.empty())
            m_batch.select(kept, sourcesStay ? DecodingBatch::Sources::Stay : DecodingBatch::Sources::Move);
    }

    std::vector<Translation> translations(TranslationEnd unfinished) const
    {
        std::vector<Translation> result;
        for (std::size_t index = 0; index < m_sentences.size(); ++index) {
            const auto hypotheses = m_sentences[index].results();
            result.push_back(translation(index, hypotheses.empty() ? Hypothesis() : hypotheses.front(), unfinished));
            if (m_options.beamAnswer == BeamAnswer::Whole)
                result.back().beam = std::make_shared<const Beam>(wholeBeam(index, unfinished));
        }
        return result;
    }

private:
    /// What the hypotheses of a sentence, whose first is in `firstRow`, could go on with.
    std::vector<BeamCandidate> candidates(const SentenceBeam& sentence, std::size_t firstRow,
        const DecodingBatch::Step& step, const SettledWord* settled) const
    {
        std::vector<BeamCandidate> candidates;
        for (std::size_t parent = 0; parent < sentence.open().size(); ++parent) {
            const auto row = static_cast<std::int64_t>(firstRow + parent);
            auto likeliest = m_outputs.back().likeliest.of(firstRow + parent);
            if (settled)
                likeliest = {step.words.scored(row, settled->id)};
            else if (likeliest.size() > m_beam)
                likeliest.resize(m_beam);
            for (const auto& word : likeliest)
                candidates.push_back({parent, word, row, sentence.open()[parent].score + word.logProbability});
        }
        return candidates;
    }

    Translation translation(std::size_t index, const Hypothesis& hypothesis, TranslationEnd unfinished) const
    {
        TranslationDraft draft(m_model, m_sources[index], m_options);
        draft.setEncoderHeads(m_batch.encoderHeads(), index);
        const auto& sentence = m_sentences[index];
        for (const std::size_t node : sentence.wordsOf(hypothesis)) {
            const auto& chosen = sentence.words()[node];
            const auto& [weights, centres, heads, likeliest] = m_outputs[draft.length()];
            auto told = likeliest.of(static_cast<std::size_t>(chosen.row));
            told.resize(std::min(told.size(), m_options.alternatives));
            draft.append(chosen.word,
                {weights.defined() ? weights[chosen.row][0] : weights,
                    centres.defined() ? centres[chosen.row][0] : centres, heads, chosen.row},
                told);
        }
        return draft.translation(unfinished);
    }

    Beam wholeBeam(std::size_t index, TranslationEnd unfinished) const
    {
        const auto& sentence = m_sentences[index];
        Beam beam;
        for (const auto& [word, parent, row, score] : sentence.words()) {
            const auto previous = parent ? sentence.words()[*parent].word.id : Vocabulary::start;
            beam.nodes.push_back({parent, targetToken(m_model, previous, word.id),
                static_cast<float>(std::exp(word.logProbability)), score, {}});
        }
        for (const auto& hypothesis : sentence.results()) {
            if (hypothesis.last)
                beam.nodes[*hypothesis.last].hypothesis = beam.hypotheses.size();
            beam.hypotheses.push_back(
                {translation(index, hypothesis, unfinished), hypothesis.ranking(m_options.lengthPenalty)});
        }
        return beam;
    }

    struct StepOutput
    {
        torch::Tensor weights, centres; ///< of all rows; see DecodingBatch::Step
        DecoderHeads heads;
        LikeliestWords likeliest;
    };

    const TranslationModel& m_model; ///< the first
    std::span<const PreparedSentence> m_sources;
    DecodingOptions m_options;
    std::size_t m_beam;
    DecodingBatch m_batch;
    std::vector<SentenceBeam> m_sentences;
    std::vector<StepOutput> m_outputs; ///< of each step
};

} // namespace

std::vector<Translation> decodeWithBeam(const ModelGroup& models, std::span<const PreparedSentence> sources,
    const DecodingOptions& options, std::stop_token stop)
{
    BeamBatch batch(models, sources, options);
    while (batch.isOpen()) {
        if (stop.stop_requested())
            return batch.translations(TranslationEnd::Cancelled);
        batch.step();
    }
    return batch.translations(TranslationEnd::MaximumLength);
}

} // namespace attentoscope
