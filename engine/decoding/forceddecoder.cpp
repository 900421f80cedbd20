// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/forceddecoder.h"

#include "engine/decoding/translationdraft.h"
#include "engine/decoding/wordscores.h"

#include <cmath>

namespace attentoscope {

namespace {

std::vector<Token> targetTokens(const TranslationModel& model, const PreparedSentence& sentence)
{
    std::vector<Token> tokens;
    for (std::size_t index = 0; index < sentence.ids.size(); ++index)
        tokens.push_back({sentence.tokens[index].text, sentence.ids[index] == Vocabulary::unknown, false,
            sentence.tokens[index].attached});
    tokens.push_back({.text = model.target().word(Vocabulary::end), .special = true});
    return tokens;
}

/// The log probabilities of these words (T, B), from logits (T, B, V).
torch::Tensor logProbabilitiesOf(const torch::Tensor& words, const torch::Tensor& logits)
{
    if (!logits.is_cpu())
        return onProcessor(logits.log_softmax(-1).gather(-1, words.unsqueeze(-1).to(logits.device())).squeeze(-1));
    const auto wanted = words.to(torch::kCPU, torch::kInt64).contiguous();
    auto result = torch::empty(words.sizes(), torch::kFloat32);
    const WordScores scores(logits.flatten(0, 1));
    for (std::int64_t row = 0; row < wanted.numel(); ++row)
        result.data_ptr<float>()[row] = static_cast<float>(
            scores.scored(row, static_cast<std::int32_t>(wanted.data_ptr<std::int64_t>()[row])).logProbability);
    return result;
}

} // namespace

ForcedOutput forcedOutput(
    const ModelGroup& models, const BatchTensors& batch, const Forcing& forcing, HeadsAnswer heads)
{
    const GroupEvaluationMode mode(models);
    ForcedOutput forced;
    std::vector<torch::Tensor> logProbabilities, weights;
    for (auto* network : models.networks()) {
        const auto output = network->forward(batch, forcing, models.isOneModel() ? heads : HeadsAnswer::None);
        logProbabilities.push_back(logProbabilitiesOf(batch.targetOutput, network->decoder().logits(output.readouts)));
        weights.push_back(onProcessor(output.weights));
        if (models.isOneModel()) {
            forced.centres = onProcessor(output.centres);
            forced.heads = onProcessor(output.heads);
            forced.encoderHeads = onProcessor(output.encoderHeads);
        }
    }
    forced.logProbabilities = logOfMean(logProbabilities);
    forced.weights = meanOfDefined(weights);
    return forced;
}

std::vector<Translation> decodeForced(const ModelGroup& models, std::span<const PreparedSentence> sources,
    std::span<const PreparedSentence> targets, HeadsAnswer heads)
{
    const auto& model = models.first();
    const auto tensors = BatchTensors::from(makeBatch(model, sources, targets));
    const auto output = forcedOutput(models, tensors, Forcing::all(tensors.targetInput.size(0)), heads);
    const auto logProbabilities = output.logProbabilities.to(torch::kFloat64).contiguous(); // (T, B)
    std::vector<Translation> translations;
    for (std::size_t index = 0; index < sources.size(); ++index) {
        Translation translation;
        translation.step = model.step;
        translation.source = sourceTokens(model, sources[index]);
        translation.target = targetTokens(model, targets[index]);
        translation.forced = true;
        const auto sentence = static_cast<std::int64_t>(index);
        AttentionRows rows(translation.source.size());
        HeadRows headRows(translation.source.size());
        headRows.setEncoder(output.encoderHeads, sentence);
        for (std::int64_t step = 0; step < static_cast<std::int64_t>(translation.target.size()); ++step) {
            const double score = logProbabilities[step][sentence].item<double>();
            translation.score += score;
            translation.probabilities.push_back(static_cast<float>(std::exp(score)));
            if (output.weights.defined())
                rows.append(output.weights[sentence][step]);
            if (output.centres.defined())
                rows.appendCentre(output.centres[sentence][step].item<float>());
            headRows.append(output.heads, sentence, step);
        }
        translation.attention = rows.map(model.configuration().model);
        translation.heads = headRows.maps();
        translation.text = joinTokens(model, translation.target);
        translations.push_back(std::move(translation));
    }
    return translations;
}

} // namespace attentoscope
