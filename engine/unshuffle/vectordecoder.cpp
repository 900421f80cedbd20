// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/unshuffle/vectordecoder.h"

#include "engine/decoding/dissector.h"
#include "engine/model/attention/termlist.h"
#include "engine/model/evaluationmode.h"
#include "engine/model/tensors.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

namespace attentoscope {

namespace {

std::vector<Token> tokensOf(std::span<const NumberPair> vectors)
{
    std::vector<Token> tokens;
    for (const auto pair : vectors)
        tokens.push_back({.text = labelOf(pair)});
    return tokens;
}

torch::Tensor stateOf(NumberPair pair)
{
    return torch::tensor({static_cast<float>(pair.first), static_cast<float>(pair.second)}).view({1, 1, 2});
}

NumberPair rounded(const torch::Tensor& vector)
{
    const auto numbers = vector.to(torch::kFloat32).reshape({2}).contiguous();
    const auto* values = numbers.data_ptr<float>();
    return {static_cast<int>(std::lround(values[0])), static_cast<int>(std::lround(values[1]))};
}

/// The translation before the first output.
Translation beginning(const VectorModel& model, const TypedVectors& source)
{
    Translation translation;
    translation.step = model.step;
    translation.source = tokensOf(source.vectors);
    translation.source.insert(translation.source.begin(), {.text = labelOf(startPair), .special = true});
    return translation;
}

void setOutput(Translation& translation, const std::vector<NumberPair>& outputs, const torch::Tensor& weights,
    VectorNotation notation)
{
    translation.target = tokensOf(outputs);
    translation.text = writeVectors(outputs, notation);
    translation.attention.rows = outputs.size();
    translation.attention.columns = translation.source.size();
    translation.attention.weights = toFloats(weights);
}

} // namespace

Translation decodeVectors(
    VectorModel& model, const TypedVectors& source, int maximumLength, const VectorSink& sink, std::stop_token stop)
{
    const EvaluationMode mode(model.network());
    const auto inputs = withStart(source.vectors);
    const auto padding = torch::zeros({1, inputs.size(0)}, torch::kBool);
    auto steps = static_cast<int>(source.vectors.size());
    if (maximumLength > 0)
        steps = std::min(steps, maximumLength);
    auto translation = beginning(model, source);
    std::vector<NumberPair> outputs;
    std::vector<torch::Tensor> rows;
    NumberPair state = startPair;
    for (int step = 0; step < steps && !stop.stop_requested(); ++step) {
        const auto output = model.network().forward(stateOf(state), inputs, padding);
        state = rounded(output.vectors);
        outputs.push_back(state);
        rows.push_back(output.weights.view({-1}));
        if (sink) {
            setOutput(translation, outputs, torch::stack(rows), source.notation);
            sink(translation);
        }
    }
    if (stop.stop_requested())
        translation.end = TranslationEnd::Cancelled;
    if (!rows.empty())
        setOutput(translation, outputs, torch::stack(rows), source.notation);
    return translation;
}

Translation forceVectors(VectorModel& model, const TypedVectors& source, std::span<const NumberPair> target)
{
    const EvaluationMode mode(model.network());
    const auto inputs = withStart(source.vectors);
    const auto states = withStart(target.first(target.size() - 1));
    const auto output = model.network().forward(states, inputs, torch::zeros({1, inputs.size(0)}, torch::kBool));
    auto translation = beginning(model, source);
    setOutput(translation, {target.begin(), target.end()}, output.weights, source.notation);
    translation.forced = true;
    return translation;
}

namespace {

/// Reads a label such as "[3,4]", as labelOf() writes it. An untrained model may give numbers below zero.
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
        Message("\"{}\" is not a vector such as [3,4], so the model of vectors did not make this picture. Type numbers "
                "in any order to get one.",
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
    // The input of the first row is the start pair.
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
        .equation = vectorKind().equation,
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
