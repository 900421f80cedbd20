// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/search.h"

#include "engine/corpus/tokens/vocabulary.h"
#include "engine/decoding/decodinginput.h"
#include "engine/decoding/modelgroup.h"
#include "engine/decoding/wordscores.h"
#include "engine/types/translation.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <optional>
#include <ranges>
#include <stop_token>

namespace attentoscope {

namespace {

/// The state of models while they decode together. At first it has a row for each sentence, later only the selected
/// rows. The sources are encoded once, and their keys computed once. Dropout and autograd are off while the object
/// lives.
class DecodingBatch
{
public:
    /// Only a single model can return the weights of its heads.
    DecodingBatch(const ModelGroup& models, std::span<const PreparedSentence> sources, HeadsAnswer heads);

    /// The result of one step, on the processor.
    struct Step
    {
        WordScores words; ///< scores of all models together
        torch::Tensor weights; ///< (rows, 1, S): the mean of the models with attention; undefined if none has it
        torch::Tensor centres; ///< (rows, 1) for a single model of a local kind; otherwise undefined
        DecoderHeads heads; ///< heads of each row, if the caller asked for them
    };
    /// Makes one step of all rows after these previous words. The attention is free, or its whole weight goes to one
    /// source token.
    Step step(const std::vector<std::int64_t>& previousWords, std::optional<std::int64_t> forcedColumn);

    /// EncodedSource::heads of all sources, including those whose rows are no longer selected.
    const std::vector<torch::Tensor>& encoderHeads() const { return m_members.front().encoderHeads(); }

    /// Keeps these rows, in this order; a row may occur more than once. With Sources::Stay every row keeps its source
    /// sentence, and only the states move.
    enum class Sources : std::uint8_t { Move, Stay };
    void select(const std::vector<std::int64_t>& rows, Sources sources = Sources::Move);

private:
    /// One model's part of the state.
    class Member
    {
    public:
        Member(Seq2SeqImpl& network, const BatchTensors& tensors, HeadsAnswer heads);
        DecoderOutput step(const torch::Tensor& words, std::optional<std::int64_t> forcedColumn);
        torch::Tensor logits(const DecoderOutput& output) const; ///< (rows, V), on the processor
        void select(const torch::Tensor& rows, Sources sources);
        const std::vector<torch::Tensor>& encoderHeads() const { return m_source.heads; }

    private:
        Decoder* m_decoder;
        EncodedSource m_source;
        AttentionMemory m_memory;
        DecoderState m_state;
    };

    GroupEvaluationMode m_mode;
    std::vector<Member> m_members;
};

torch::Tensor selected(const torch::Tensor& tensor, std::int64_t dimension, const torch::Tensor& rows)
{
    return tensor.defined() ? tensor.index_select(dimension, rows) : tensor;
}

DecodingBatch::Member::Member(Seq2SeqImpl& network, const BatchTensors& tensors, HeadsAnswer heads)
    : m_decoder(&network.decoder())
    , m_source(network.encoder().forward(tensors.source, tensors.sourceLengths, heads))
    , m_memory(m_decoder->memory(m_source))
    , m_state(m_decoder->start(m_source))
{
    m_source.heads = onProcessor(std::move(m_source.heads));
}

DecoderOutput DecodingBatch::Member::step(const torch::Tensor& words, std::optional<std::int64_t> forcedColumn)
{
    m_memory.forcedColumn = forcedColumn;
    return m_decoder->forward(words, m_state, m_memory);
}

torch::Tensor DecodingBatch::Member::logits(const DecoderOutput& output) const
{
    return onProcessor(m_decoder->logits(output.readouts[0]));
}

void DecodingBatch::Member::select(const torch::Tensor& rows, Sources sources)
{
    const auto there = rows.to(m_source.annotations.device());
    m_state.recurrent = {selected(m_state.recurrent.hidden, 1, there), selected(m_state.recurrent.cell, 1, there)};
    m_state.feed = selected(m_state.feed, 0, there);
    for (auto& layer : m_state.read)
        layer.select(rows);
    if (sources == Sources::Stay)
        return;
    m_source.lengths = m_source.lengths.index_select(0, rows);
    if (!m_memory.layers.empty()) { // only a Transformer has layers in memory
        m_memory.words = m_memory.words.selected(rows);
        return;
    }
    m_memory.annotations = m_memory.annotations.index_select(0, there);
    m_memory.keys = selected(m_memory.keys, 0, there);
    m_memory.padding = m_memory.padding.index_select(0, there);
    if (m_memory.fused)
        m_memory.fused.emplace(m_memory.annotations, m_memory.keys, m_source.lengths);
}

DecodingBatch::DecodingBatch(const ModelGroup& models, std::span<const PreparedSentence> sources, HeadsAnswer heads)
    : m_mode(models)
{
    const auto tensors = BatchTensors::from(makeBatch(models.first(), sources, {}));
    for (auto* network : models.networks())
        m_members.emplace_back(*network, tensors, models.isOneModel() ? heads : HeadsAnswer::None);
}

DecodingBatch::Step DecodingBatch::step(
    const std::vector<std::int64_t>& previousWords, std::optional<std::int64_t> forcedColumn)
{
    const auto words = torch::tensor(previousWords, torch::kInt64).unsqueeze(0);
    if (m_members.size() == 1) {
        auto& member = m_members.front();
        const auto output = member.step(words, forcedColumn);
        return {WordScores(member.logits(output)), onProcessor(output.weights), onProcessor(output.centres),
            onProcessor(output.heads)};
    }
    // There are no centres: the windows of several models have no common centre.
    std::vector<torch::Tensor> logProbabilities, weights;
    for (auto& member : m_members) {
        const auto output = member.step(words, forcedColumn);
        logProbabilities.push_back(WordScores(member.logits(output)).logProbabilities());
        weights.push_back(onProcessor(output.weights));
    }
    return {WordScores::ofLogProbabilities(logOfMean(logProbabilities)), meanOfDefined(weights), {}, {}};
}

void DecodingBatch::select(const std::vector<std::int64_t>& rows, Sources sources)
{
    const auto indices = torch::tensor(rows, torch::kInt64);
    for (auto& member : m_members)
        member.select(indices, sources);
}

/// A word that was in the beam at its step: a node in the tree of hypotheses.
struct BeamWord
{
    ScoredWord word;
    std::optional<std::size_t> parent; ///< node of the word before it; none for a first word
    std::int64_t row; ///< row of the batch at the step at which it was chosen
    double score; ///< sum of the log probabilities up to this word
};

/// The beginning of a translation, given by the node of its last word.
struct Hypothesis
{
    std::optional<std::size_t> last; ///< none before the first word is chosen
    std::size_t length = 0;
    double score = 0.0;
};

/// The divisor of scores, so that long translations are not at a disadvantage: ((5 + n) / 6)^A (Wu et al. 2016, section
/// 7) or n^A for n tokens, including the end token. It grows with n.
struct LengthPenalty
{
    LengthPenaltyKind kind = LengthPenaltyKind::Wu;
    double exponent = 0.0; ///< A

    double ranking(const Hypothesis& hypothesis) const;
};

/// A word with which an open hypothesis could continue.
struct BeamCandidate
{
    std::size_t parent; ///< index of the open hypothesis
    ScoredWord word;
    std::int64_t row;
    double score;
};

struct BeamRules
{
    std::size_t width;
    BeamEnd end;
    /// With BeamAnswer::Whole the search goes on until `end` ends it. Otherwise it is also over as soon as no open
    /// hypothesis can win. Both find the same best one.
    BeamAnswer wanted;
    LengthPenalty penalty;

    /// The number of a sentence's candidates that are examined. If it is twice the width, at most half of them end, so
    /// enough are left to fill the beam.
    std::size_t candidates() const { return end == BeamEnd::Narrowing ? width : 2 * width; }
    /// Candidates of one hypothesis. One of them is its end.
    std::size_t words() const { return end == BeamEnd::Narrowing ? width : width + 1; }
};

/// The hypotheses of one sentence, and the tree of their words.
class SentenceBeam
{
public:
    SentenceBeam(const BeamRules& rules, std::size_t maximumLength) : m_rules(rules), m_maximumLength(maximumLength) { }

    const std::vector<Hypothesis>& open() const { return m_open; }
    void close() { m_open.clear(); }
    std::int32_t lastWord(const Hypothesis& hypothesis) const;

    /// Makes the best candidates the hypotheses of the sentence. Returns for each open one the index of the hypothesis
    /// that it continues.
    std::vector<std::size_t> choose(std::vector<BeamCandidate> candidates);

    /// The hypotheses that have ended, best first. If none has, the open ones. Empty for an empty sentence.
    std::vector<Hypothesis> results() const;
    const std::vector<BeamWord>& words() const { return m_words; } ///< parents come before their children
    std::vector<std::size_t> wordsOf(const Hypothesis& hypothesis) const; ///< nodes of the hypothesis, first word first

private:
    double ranking(const Hypothesis& hypothesis) const { return m_rules.penalty.ranking(hypothesis); }
    void sortEnded();
    bool isDone() const;
    bool isFull() const;

    BeamRules m_rules;
    std::size_t m_maximumLength;
    std::vector<BeamWord> m_words;
    std::vector<Hypothesis> m_open = std::vector<Hypothesis>(1);
    std::vector<Hypothesis> m_ended; ///< best first
};

double LengthPenalty::ranking(const Hypothesis& hypothesis) const
{
    const auto length = static_cast<double>(hypothesis.length);
    // If a search is cancelled before its first word, it has a hypothesis without words, whose score is 0.
    const double base = kind == LengthPenaltyKind::Wu ? (5.0 + length) / 6.0 : std::max(1.0, length);
    return hypothesis.score / std::pow(base, exponent);
}

std::int32_t SentenceBeam::lastWord(const Hypothesis& hypothesis) const
{
    return hypothesis.last ? m_words[*hypothesis.last].word.id : Vocabulary::start;
}

std::vector<std::size_t> SentenceBeam::choose(std::vector<BeamCandidate> candidates)
{
    const std::size_t count = std::min(m_rules.candidates(), candidates.size());
    std::ranges::partial_sort(
        candidates, candidates.begin() + static_cast<std::ptrdiff_t>(count), std::greater{}, &BeamCandidate::score);
    std::vector<Hypothesis> open;
    std::vector<std::size_t> parents;
    for (std::size_t place = 0; place < count && open.size() < m_rules.width; ++place) {
        const auto& candidate = candidates[place];
        const auto& parent = m_open[candidate.parent];
        const std::size_t length = parent.length + 1;
        const bool ends = candidate.word.id == Vocabulary::end || length >= m_maximumLength;
        if (ends && place >= m_rules.width)
            continue;
        m_words.push_back({candidate.word, parent.last, candidate.row, candidate.score});
        (ends ? m_ended : open).push_back({m_words.size() - 1, length, candidate.score});
        if (!ends)
            parents.push_back(candidate.parent);
    }
    m_open = std::move(open);
    sortEnded();
    if (isDone()) {
        close();
        parents.clear();
    }
    return parents;
}

/// UntilWorse keeps only the best of them, as many as the beam is wide.
void SentenceBeam::sortEnded()
{
    std::ranges::stable_sort(m_ended, std::greater{}, [this](const Hypothesis& one) { return ranking(one); });
    if (m_rules.end == BeamEnd::UntilWorse && m_ended.size() > m_rules.width)
        m_ended.resize(m_rules.width);
}

bool SentenceBeam::isFull() const
{
    return m_ended.size() >= m_rules.width
        && (m_rules.end != BeamEnd::UntilWorse || ranking(m_open.front()) <= ranking(m_ended.back()));
}

bool SentenceBeam::isDone() const
{
    if (m_open.empty() || isFull())
        return true;
    if (m_ended.empty() || m_rules.wanted == BeamAnswer::Whole)
        return false;
    // The penalty grows with the length. So an open hypothesis can reach at most its score divided by the penalty of
    // the full length.
    auto longest = m_open.front();
    longest.length = m_maximumLength;
    return ranking(longest) < ranking(m_ended.front());
}

std::vector<Hypothesis> SentenceBeam::results() const
{
    if (!m_ended.empty())
        return m_ended;
    auto results = m_open;
    std::ranges::stable_sort(results, std::greater{}, [this](const Hypothesis& one) { return ranking(one); });
    return results;
}

std::vector<std::size_t> SentenceBeam::wordsOf(const Hypothesis& hypothesis) const
{
    std::vector<std::size_t> nodes;
    for (auto node = hypothesis.last; node; node = m_words[*node].parent)
        nodes.push_back(*node);
    std::ranges::reverse(nodes);
    return nodes;
}

class BeamBatch
{
public:
    BeamBatch(const ModelGroup& models, std::span<const PreparedSentence> sources, const DecodingOptions& options)
        : m_models(models)
        , m_model(models.first())
        , m_sources(sources)
        , m_options(options)
        , m_rules{static_cast<std::size_t>(options.beam), m_model.configuration().model.beamEnd, options.beamAnswer,
              {m_model.configuration().model.lengthPenaltyKind, options.lengthPenalty}}
        , m_batch(models, sources, options.heads)
    {
        std::vector<std::int64_t> rows;
        for (std::size_t index = 0; index < sources.size(); ++index) {
            auto& sentence =
                m_sentences.emplace_back(m_rules, TranslationDraft(models, sources[index], options).maximumLength());
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
            LikeliestWords(step.words, std::max(m_rules.words(), m_options.alternatives))});
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
    /// The candidates that continue a sentence's hypotheses. The first hypothesis is in row `firstRow`.
    std::vector<BeamCandidate> candidates(const SentenceBeam& sentence, std::size_t firstRow,
        const DecodingBatch::Step& step, const SettledWord* settled) const
    {
        std::vector<BeamCandidate> candidates;
        for (std::size_t parent = 0; parent < sentence.open().size(); ++parent) {
            const auto row = static_cast<std::int64_t>(firstRow + parent);
            const auto add = [&](const ScoredWord& word) {
                candidates.push_back({parent, word, row, sentence.open()[parent].score + word.logProbability});
            };
            if (settled)
                add(step.words.scored(row, settled->id));
            else
                std::ranges::for_each(
                    m_outputs.back().likeliest.of(firstRow + parent) | std::views::take(m_rules.words()), add);
        }
        return candidates;
    }

    Translation translation(std::size_t index, const Hypothesis& hypothesis, TranslationEnd unfinished) const
    {
        TranslationDraft draft(m_models, m_sources[index], m_options);
        draft.setEncoderHeads(m_batch.encoderHeads(), index);
        const auto& sentence = m_sentences[index];
        for (const std::size_t node : sentence.wordsOf(hypothesis)) {
            const auto& chosen = sentence.words()[node];
            const auto& [weights, centres, heads, likeliest] = m_outputs[draft.length()];
            auto ranked = likeliest.of(static_cast<std::size_t>(chosen.row));
            ranked = ranked.first(std::min(ranked.size(), m_options.alternatives));
            draft.append(chosen.word,
                {weights.defined() ? weights[chosen.row][0] : weights,
                    centres.defined() ? centres[chosen.row][0] : centres, heads, chosen.row},
                ranked);
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
                {translation(index, hypothesis, unfinished), m_rules.penalty.ranking(hypothesis)});
        }
        return beam;
    }

    struct StepOutput
    {
        torch::Tensor weights, centres; ///< for all rows; see DecodingBatch::Step
        DecoderHeads heads;
        LikeliestWords likeliest;
    };

    const ModelGroup& m_models;
    const TranslationModel& m_model; ///< the first member
    std::span<const PreparedSentence> m_sources;
    DecodingOptions m_options;
    BeamRules m_rules;
    DecodingBatch m_batch;
    std::vector<SentenceBeam> m_sentences;
    std::vector<StepOutput> m_outputs; ///< the output of each step
};

/// Follows the `options.beam` likeliest beginnings of each sentence at the same time, and returns the best complete
/// translation. Translations are ranked by their sum of log probabilities, divided by the first model's length penalty
/// with the options' exponent. A sentence is done when the first model's BeamEnd says so, or when no open hypothesis
/// can win any more. Everything else is as in decodeGreedily(). The attention is that of the chosen hypothesis.
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

/// The drafts of one batch, and their rows in the DecodingBatch.
class GreedyBatch
{
public:
    GreedyBatch(const ModelGroup& models, std::span<const PreparedSentence> sources, const DecodingOptions& options)
        : m_options(options)
    {
        for (const auto& source : sources)
            m_drafts.emplace_back(models, source, options);
        m_rows.resize(m_drafts.size());
        std::iota(m_rows.begin(), m_rows.end(), std::size_t{0});
    }

    bool isOpen() const { return std::ranges::any_of(m_drafts, &TranslationDraft::isOpen); }

    void setEncoderHeads(const DecodingBatch& batch)
    {
        for (std::size_t index = 0; index < m_drafts.size(); ++index)
            m_drafts[index].setEncoderHeads(batch.encoderHeads(), index);
    }

    /// Makes one step of all open drafts, which have the same length.
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

    /// Removes finished rows if there are enough of them to be worth the copy.
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
    std::size_t m_length = 0; ///< words in each open draft
    std::vector<TranslationDraft> m_drafts;
    std::vector<std::size_t> m_rows;
};

} // namespace

std::vector<Translation> decodeGreedily(const ModelGroup& models, std::span<const PreparedSentence> sources,
    const DecodingOptions& options, const StepSink& sink, std::stop_token stop)
{
    GreedyBatch drafts(models, sources, options);
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

std::vector<Translation> searchTranslations(const ModelGroup& models, std::span<const PreparedSentence> sources,
    const DecodingOptions& options, const StepSink& sink, std::stop_token stop)
{
    const bool isAnyFull = std::ranges::any_of(sources, [](const auto& one) { return !one.ids.empty(); });
    return options.beam > 1 && isAnyFull ? decodeWithBeam(models, sources, options, stop)
                                         : decodeGreedily(models, sources, options, sink, stop);
}

} // namespace attentoscope
