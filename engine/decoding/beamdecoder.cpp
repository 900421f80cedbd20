// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/beamdecoder.h"

#include "engine/decoding/decodingbatch.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace attentoscope {

namespace {

/// One chosen word, and where it was chosen: the step and the row of the batch at that step.
struct Choice
{
    std::int32_t word;
    double logProbability;
    std::int64_t row;
};

struct Hypothesis
{
    std::vector<Choice> choices;
    double score = 0.0; ///< sum of log probabilities

    double ranking() const { return score / std::pow((5.0 + static_cast<double>(choices.size())) / 6.0, 0.6); }
};

/// The hypotheses of one sentence.
struct SentenceBeam
{
    std::vector<Hypothesis> open{1};
    std::optional<Hypothesis> best; ///< of those that ended
    std::size_t endedCount = 0;
    std::size_t maximumLength = 0;

    void end(Hypothesis hypothesis)
    {
        ++endedCount;
        if (!best || hypothesis.ranking() > best->ranking())
            best = std::move(hypothesis);
    }

    bool isDone(std::size_t beam) const
    {
        if (open.empty() || endedCount >= beam)
            return true;
        if (!best)
            return false;
        // A longer hypothesis divides by more: the best that an open one can reach is its score at full length.
        auto longest = open.front();
        longest.choices.resize(maximumLength);
        return longest.ranking() < best->ranking();
    }

    Hypothesis result() const { return best ? *best : open.front(); }
};

/// A word that a hypothesis could go on with.
struct Candidate
{
    std::size_t parent;
    Choice choice;
    double score;
};

class BeamBatch
{
public:
    BeamBatch(TranslationModel& model, std::span<const PreparedSentence> sources, const DecodingOptions& options)
        : m_model(model)
        , m_sources(sources)
        , m_options(options)
        , m_beam(static_cast<std::size_t>(options.beam))
        , m_batch(model, sources)
    {
        std::vector<std::int64_t> rows;
        for (std::size_t index = 0; index < sources.size(); ++index) {
            auto& sentence = m_sentences.emplace_back();
            sentence.maximumLength = TranslationDraft(model, sources[index], options).maximumLength();
            if (sources[index].ids.empty())
                sentence.open.clear();
            else
                rows.push_back(static_cast<std::int64_t>(index));
        }
        if (!rows.empty() && rows.size() < sources.size())
            m_batch.select(rows);
    }

    bool isOpen() const
    {
        return std::ranges::any_of(m_sentences, [](const SentenceBeam& one) { return !one.open.empty(); });
    }

    void step()
    {
        std::vector<std::int64_t> words;
        for (const auto& sentence : m_sentences)
            for (const auto& hypothesis : sentence.open)
                words.push_back(hypothesis.choices.empty() ? Vocabulary::start : hypothesis.choices.back().word);
        const auto step = m_batch.step(words);
        m_outputs.push_back({step.output.weights, step.output.centres});
        const std::int64_t width =
            std::min<std::int64_t>(static_cast<std::int64_t>(m_beam), step.logProbabilities.size(1));
        const auto [scores, chosen] = step.logProbabilities.topk(width, -1);
        advance(scores.to(torch::kFloat64).contiguous(), chosen.contiguous());
    }

    std::vector<Translation> translations(TranslationEnd unfinished) const
    {
        std::vector<Translation> result;
        for (std::size_t index = 0; index < m_sentences.size(); ++index) {
            TranslationDraft draft(m_model, m_sources[index], m_options);
            const auto& sentence = m_sentences[index];
            if (!sentence.open.empty() || sentence.best)
                replay(sentence.result(), draft);
            result.push_back(draft.translation(unfinished));
        }
        return result;
    }

private:
    /// `scores` and `words` (rows, width): the likeliest next words of each row.
    void advance(const torch::Tensor& scores, const torch::Tensor& words)
    {
        const std::size_t width = static_cast<std::size_t>(scores.size(1));
        const auto* score = scores.data_ptr<double>();
        const auto* word = words.data_ptr<std::int64_t>();
        std::vector<std::int64_t> kept;
        bool sourcesStay = true;
        std::size_t row = 0;
        for (auto& sentence : m_sentences) {
            const std::size_t before = sentence.open.size(), firstRow = row;
            row += before;
            if (before == 0)
                continue;
            std::vector<Candidate> candidates;
            for (std::size_t parent = 0; parent < before; ++parent)
                for (std::size_t at = (firstRow + parent) * width; at < (firstRow + parent + 1) * width; ++at)
                    if (std::isfinite(score[at]))
                        candidates.push_back({parent,
                            {static_cast<std::int32_t>(word[at]), score[at],
                                static_cast<std::int64_t>(firstRow + parent)},
                            sentence.open[parent].score + score[at]});
            for (const std::size_t parent : choose(sentence, std::move(candidates)))
                kept.push_back(static_cast<std::int64_t>(firstRow + parent));
            sourcesStay = sourcesStay && sentence.open.size() == before;
        }
        if (!kept.empty())
            m_batch.select(kept, sourcesStay ? DecodingBatch::Sources::Stay : DecodingBatch::Sources::Move);
    }

    /// Makes the best candidates the sentence's hypotheses, and returns the parent of each that is open.
    std::vector<std::size_t> choose(SentenceBeam& sentence, std::vector<Candidate> candidates) const
    {
        const std::size_t count = std::min(m_beam, candidates.size());
        std::ranges::partial_sort(
            candidates, candidates.begin() + static_cast<std::ptrdiff_t>(count), std::greater{}, &Candidate::score);
        candidates.resize(count);
        std::vector<Hypothesis> open;
        std::vector<std::size_t> parents;
        for (const auto& candidate : candidates) {
            auto next = sentence.open[candidate.parent];
            next.choices.push_back(candidate.choice);
            next.score = candidate.score;
            if (candidate.choice.word == Vocabulary::end || next.choices.size() >= sentence.maximumLength) {
                sentence.end(std::move(next));
            } else {
                open.push_back(std::move(next));
                parents.push_back(candidate.parent);
            }
        }
        sentence.open = std::move(open);
        if (sentence.isDone(m_beam)) {
            sentence.open.clear();
            parents.clear();
        }
        return parents;
    }

    void replay(const Hypothesis& hypothesis, TranslationDraft& draft) const
    {
        for (std::size_t step = 0; step < hypothesis.choices.size(); ++step) {
            const auto& [word, logProbability, row] = hypothesis.choices[step];
            const auto& [weights, centres] = m_outputs[step];
            draft.append(word, logProbability,
                {weights.defined() ? weights[row][0] : weights, centres.defined() ? centres[row][0] : centres});
        }
    }

    TranslationModel& m_model;
    std::span<const PreparedSentence> m_sources;
    DecodingOptions m_options;
    std::size_t m_beam;
    DecodingBatch m_batch;
    std::vector<SentenceBeam> m_sentences;
    std::vector<AttendedStep> m_outputs; ///< of each step, all rows
};

} // namespace

std::vector<Translation> decodeWithBeam(TranslationModel& model, std::span<const PreparedSentence> sources,
    const DecodingOptions& options, std::stop_token stop)
{
    BeamBatch batch(model, sources, options);
    while (batch.isOpen()) {
        if (stop.stop_requested())
            return batch.translations(TranslationEnd::Cancelled);
        batch.step();
    }
    return batch.translations(TranslationEnd::MaximumLength);
}

} // namespace attentoscope
