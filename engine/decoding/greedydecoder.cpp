// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/greedydecoder.h"

#include "engine/decoding/attentionrows.h"
#include "engine/model/evaluationmode.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attentoscope {

namespace {

/// The sentences of one batch while they are decoded.
class GreedyBatch
{
public:
    GreedyBatch(TranslationModel& model, std::span<const PreparedSentence> sources, const DecodingOptions& options)
        : m_model(model), m_options(options)
    {
        for (const auto& source : sources) {
            auto& translation = m_translations.emplace_back();
            translation.step = model.step;
            translation.source = sourceTokens(model, source);
            translation.end = TranslationEnd::MaximumLength;
            const int automatic = 2 * static_cast<int>(source.ids.size()) + 10;
            m_limits.push_back(static_cast<std::size_t>(options.maximumLength > 0 ? options.maximumLength : automatic));
            m_rows.emplace_back(m_translations.back().source.size());
            m_open.push_back(!source.ids.empty());
        }
        m_previous.assign(sources.size(), Vocabulary::start);
    }

    bool isOpen() const { return std::ranges::find(m_open, true) != m_open.end(); }

    torch::Tensor previousWords() const // (1, B)
    {
        return torch::tensor(m_previous, torch::kInt64).unsqueeze(0);
    }

    /// `logProbabilities` is (B, V); `output` is that of one step.
    void take(const torch::Tensor& logProbabilities, const DecoderOutput& output)
    {
        const auto [best, chosen] = logProbabilities.max(-1);
        const auto scores = best.to(torch::kFloat64);
        const auto* score = scores.data_ptr<double>();
        const auto* word = chosen.data_ptr<std::int64_t>();
        for (std::size_t index = 0; index < m_translations.size(); ++index) {
            if (!m_open[index])
                continue;
            const auto sentence = static_cast<std::int64_t>(index);
            if (output.weights.defined())
                m_rows[index].append(output.weights[sentence][0]);
            if (output.centres.defined())
                m_rows[index].appendCentre(output.centres[sentence][0].item<float>());
            append(index, static_cast<std::int32_t>(word[index]), score[index]);
        }
    }

    std::vector<Translation> translations(TranslationEnd unfinished) const
    {
        auto result = m_translations;
        for (std::size_t index = 0; index < result.size(); ++index) {
            result[index].attention = m_rows[index].map(m_model.configuration().model);
            result[index].text = joinTokens(result[index].target, m_model.configuration().data.tokenizer);
            if (m_open[index])
                result[index].end = unfinished;
        }
        return result;
    }

private:
    void append(std::size_t index, std::int32_t word, double score)
    {
        auto& translation = m_translations[index];
        auto token = targetToken(m_model, static_cast<std::int32_t>(m_previous[index]), word);
        if (token.unknown && m_options.unknownWords == UnknownWords::CopySource)
            if (const auto* copied = m_rows[index].heaviest(translation.source))
                token.text = copied->text;
        translation.target.push_back(std::move(token));
        translation.probabilities.push_back(static_cast<float>(std::exp(score)));
        translation.score += score;
        m_previous[index] = word;
        if (word == Vocabulary::end)
            translation.end = TranslationEnd::EndToken;
        m_open[index] = word != Vocabulary::end && translation.target.size() < m_limits[index];
    }

    TranslationModel& m_model;
    DecodingOptions m_options;
    std::vector<Translation> m_translations;
    std::vector<AttentionRows> m_rows;
    std::vector<std::size_t> m_limits;
    std::vector<std::int64_t> m_previous;
    std::vector<bool> m_open;
};

} // namespace

std::vector<Translation> decodeGreedily(TranslationModel& model, std::span<const PreparedSentence> sources,
    const DecodingOptions& options, const StepSink& sink, std::stop_token stop)
{
    GreedyBatch batch(model, sources, options);
    if (!batch.isOpen())
        return batch.translations(TranslationEnd::EndToken);
    const EvaluationMode mode(model.network());
    const auto tensors = BatchTensors::from(makeBatch(model, sources, {}));
    auto& decoder = model.network().decoder();
    const auto source = model.network().encoder()->forward(tensors.source, tensors.sourceLengths);
    const auto memory = decoder.memory(source);
    auto state = decoder.start(source);
    while (batch.isOpen()) {
        if (stop.stop_requested())
            return batch.translations(TranslationEnd::Cancelled);
        const auto output = decoder.forward(batch.previousWords(), state, memory);
        auto logProbabilities = decoder.logits(output.readouts[0]).log_softmax(-1); // (B, V)
        logProbabilities.narrow(1, Vocabulary::padding, 2).fill_(-std::numeric_limits<double>::infinity());
        batch.take(logProbabilities, output);
        if (sink)
            sink(batch.translations(TranslationEnd::MaximumLength));
    }
    return batch.translations(TranslationEnd::MaximumLength);
}

} // namespace attentoscope
