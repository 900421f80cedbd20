// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/unshuffle/vectordissector.h"

#include "engine/decoding/dissector.h"
#include "engine/model/attention/termlist.h"
#include "engine/model/evaluationmode.h"

#include <charconv>
#include <optional>

namespace attentoscope {

namespace {

/// A label as labelOf() writes it, "[3,4]". An output of an untrained model may be below zero.
std::optional<torch::Tensor> vectorOf(const Token& token)
{
    const auto& text = token.text;
    const char* end = text.data() + text.size();
    int numbers[2] = {};
    if (!text.starts_with('['))
        return std::nullopt;
    const auto first = std::from_chars(text.data() + 1, end, numbers[0]);
    if (first.ec != std::errc() || first.ptr == end || *first.ptr != ',')
        return std::nullopt;
    const auto second = std::from_chars(first.ptr + 1, end, numbers[1]);
    if (second.ec != std::errc() || second.ptr == end || *second.ptr != ']')
        return std::nullopt;
    return torch::tensor({static_cast<float>(numbers[0]), static_cast<float>(numbers[1])});
}

std::unexpected<Error> notVectors(const Token& token)
{
    return failure(ErrorCode::BadData,
        Message("\"{}\" is no vector such as [3,4], so the model of vectors did not make this picture. Type numbers in "
                "any order to get one.",
            token.text));
}

Result<torch::Tensor> inputsOf(const std::vector<Token>& source)
{
    std::vector<torch::Tensor> inputs;
    for (const auto& token : source) {
        const auto vector = vectorOf(token);
        if (!vector)
            return notVectors(token);
        inputs.push_back(*vector);
    }
    return torch::stack(inputs); // (S, 2)
}

} // namespace

Result<Dissection> dissectVectors(VectorModel& model, const DissectionRequest& request)
{
    const auto& translation = request.translation;
    if (auto inside = checkCell(request); !inside)
        return std::unexpected(inside.error());
    const auto inputs = inputsOf(translation.source);
    if (!inputs)
        return std::unexpected(inputs.error());
    // The start pair stands first among the inputs.
    const auto& before = request.row == 0 ? translation.source.front() : translation.target[request.row - 1];
    const auto state = vectorOf(before);
    if (!state)
        return notVectors(before);
    const EvaluationMode mode(model.network());
    auto& network = model.network();
    Dissection dissection{.id = request.id,
        .step = model.step,
        .translationStep = translation.step,
        .kind = "vectors",
        .equation = VectorAttentionImpl::information().equation,
        .row = request.row,
        .column = request.column,
        .columnTokens = translation.source,
        .rowToken = translation.target[request.row],
        .terms = network.explainScore(*state, (*inputs)[static_cast<std::int64_t>(request.column)]),
        .arithmetic = network.explainRow(*state, *inputs)};
    for (std::int64_t index = 0; index < inputs->size(0); ++index)
        dissection.annotations.push_back(numbersOf((*inputs)[index]));
    const auto weights = torch::tensor(dissection.arithmetic.weights);
    dissection.context = numbersOf(torch::matmul(weights, *inputs));
    return dissection;
}

} // namespace attentoscope
