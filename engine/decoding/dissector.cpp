// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/decoding/dissector.h"

#include "engine/decoding/checkcell.h"
#include "engine/decoding/headdissector.h"
#include "engine/decoding/preparedconstraints.h"
#include "engine/model/attention/termlist.h"
#include "engine/model/evaluationmode.h"
#include "engine/settings/attentionkinds.h"

#include <limits>

namespace attentoscope {

namespace {

constexpr std::int64_t likelyWords = 5;

/// One step of one sentence, asked again and again.
class StepInQuestion
{
public:
    StepInQuestion(TranslationModel& model, const DissectionRequest& request) : m_decoder(model.network().decoder())
    {
        const std::vector source{sentenceOf(model.source(), request.translation.source)};
        const auto target = sentenceOf(model.target(), request.translation.target);
        const auto tensors = BatchTensors::from(makeBatch(model, source, {}));
        const auto encoded = model.network().encoder().forward(tensors.source, tensors.sourceLengths);
        m_memory = m_decoder.memory(encoded);
        m_before = m_decoder.start(encoded);
        std::int64_t word = Vocabulary::start;
        for (std::size_t row = 0; row < request.row; ++row) {
            forceAsIn(request.translation, row);
            m_decoder.forward(torch::full({1, 1}, word, torch::kInt64), m_before, m_memory);
            word = target.ids.at(row);
        }
        m_memory.forcedColumn.reset();
        m_word = torch::full({1, 1}, word, torch::kInt64);
    }

    const AttentionMemory& memory() const { return m_memory; }

    /// What the step asks of the annotations.
    AttentionQuery query()
    {
        AttentionQuery asked;
        m_memory.asked = &asked;
        take();
        m_memory.asked = nullptr;
        return asked;
    }

    DecoderOutput take()
    {
        auto state = m_before;
        return m_decoder.forward(m_word, state, m_memory);
    }

    /// (V), of the step as it is, or as it were with another context (1, 1, A).
    torch::Tensor logits(const torch::Tensor& context = {})
    {
        m_memory.otherContext = context;
        const auto output = take();
        m_memory.otherContext.reset();
        return m_decoder.logits(output.readouts)[0][0].cpu();
    }

private:
    void forceAsIn(const Translation& translation, std::size_t row)
    {
        m_memory.forcedColumn.reset();
        if (const auto column = forcedColumn(translation, row))
            m_memory.forcedColumn = static_cast<std::int64_t>(*column);
    }

    Decoder& m_decoder;
    AttentionMemory m_memory;
    DecoderState m_before;
    torch::Tensor m_word; ///< (1, 1)
};

std::vector<LikelyWord> wordsOf(const TranslationModel& model, StepInQuestion& step)
{
    const auto logits = step.logits(), probabilities = logits.softmax(-1);
    const auto without = step.logits(step.memory().annotations.mean(1, /*keepdim=*/true));
    auto choosable = logits.clone();
    choosable.narrow(0, Vocabulary::padding, 2).fill_(-std::numeric_limits<double>::infinity()); // never chosen
    const auto likeliest = std::get<1>(choosable.topk(std::min(likelyWords, logits.size(0))));
    std::vector<LikelyWord> words;
    for (std::int64_t place = 0; place < likeliest.size(0); ++place) {
        const auto id = likeliest[place].item<std::int64_t>();
        words.push_back({targetToken(model, Vocabulary::start, static_cast<std::int32_t>(id)),
            probabilities[id].item<double>(), logits[id].item<double>(), without[id].item<double>()});
    }
    return words;
}

Result<void> check(const TranslationModel& model, const DissectionRequest& request)
{
    if (rowSumOf(model.configuration().model) == RowSum::None)
        return failure(ErrorCode::InvalidSetting,
            "This model has no attention, so there is no weight to take apart. Choose another preset.");
    if (request.head)
        return failure(ErrorCode::BadData,
            "This model has no heads, so it did not make this picture. Translate the sentence again.");
    return checkCell(request);
}

} // namespace

Result<Dissection> dissect(TranslationModel& model, const DissectionRequest& request)
{
    if (model.configuration().model.architecture == Architecture::Transformer)
        return dissectHead(model, request);
    if (auto checked = check(model, request); !checked)
        return std::unexpected(checked.error());
    const EvaluationMode mode(model.network());
    StepInQuestion step(model, request);
    const auto query = step.query();
    auto& attention = *model.network().decoder().attention();
    Dissection dissection{.id = request.id,
        .step = model.step,
        .translationStep = request.translation.step,
        .kind = model.configuration().model.attention,
        .equation = kindOf(model.configuration().model)->equation,
        .row = request.row,
        .column = request.column,
        .columnTokens = request.translation.source,
        .rowToken = request.translation.target[request.row],
        .forcedColumn = forcedColumn(request.translation, request.row),
        .terms = attention.explainScore(query, step.memory(), static_cast<std::int64_t>(request.column)),
        .arithmetic = attention.explainRow(query, step.memory()),
        .words = wordsOf(model, step)};
    for (std::int64_t word = 0; word < step.memory().annotations.size(1); ++word)
        dissection.annotations.push_back(numbersOf(step.memory().annotations[0][word]));
    dissection.context = numbersOf(attention.attend(query, step.memory()).context);
    return dissection;
}

} // namespace attentoscope
