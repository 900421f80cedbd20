// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/weightcount.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace attentoscope {

namespace {

using Count = std::uint64_t;

/// Sizes as in engine/model/attention.h.
struct Sizes
{
    Count annotation, state, word, inner, scoreHidden, positions;
    bool bias;
};

Count linear(Count inputs, Count outputs, bool bias = true)
{
    return inputs * outputs + (bias ? outputs : 0);
}

enum class Attends : std::uint8_t { Never, AfterTheStep, BeforeTheStep };

/// What the weights of each attention kind are.
struct KindCount
{
    std::string_view id;
    Attends attends;
    Count (*count)(const Sizes& sizes);
};

Count none(const Sizes&)
{
    return 0;
}

Count general(const Sizes& sizes)
{
    return linear(sizes.annotation, sizes.state, sizes.bias);
}

constexpr std::array kinds = {
    KindCount{"none", Attends::Never, none},
    KindCount{"dot", Attends::AfterTheStep, none},
    KindCount{"general", Attends::AfterTheStep, general},
    KindCount{"local-m", Attends::AfterTheStep, general},
    KindCount{"local-p", Attends::AfterTheStep,
        [](const Sizes& sizes) { return general(sizes) + linear(sizes.state, sizes.inner, false) + sizes.inner; }},
    KindCount{"concat", Attends::AfterTheStep,
        [](const Sizes& sizes) {
            return linear(sizes.state + sizes.annotation, sizes.inner, sizes.bias) + sizes.inner;
        }},
    KindCount{"additive", Attends::BeforeTheStep,
        [](const Sizes& sizes) {
            return linear(sizes.state, sizes.inner, sizes.bias) + linear(sizes.annotation, sizes.inner, false)
                + sizes.inner;
        }},
    KindCount{"location", Attends::BeforeTheStep,
        [](const Sizes& sizes) { return linear(sizes.word + sizes.state, sizes.positions); }},
    KindCount{"linear", Attends::BeforeTheStep,
        [](const Sizes& sizes) {
            return linear(sizes.state + sizes.annotation, std::max<Count>(1, sizes.scoreHidden)) + sizes.scoreHidden;
        }},
};

Count count(int size)
{
    return static_cast<Count>(std::max(size, 0));
}

Count recurrent(const ModelConfiguration& model, Count input, Count hidden, Count directions)
{
    const Count gates = model.cell == CellKind::Lstm ? 4 : 3;
    Count sum = 0;
    for (int layer = 0; layer < model.layers; ++layer)
        sum += directions * gates * hidden * ((layer == 0 ? input : directions * hidden) + hidden + 2);
    return sum;
}

Count bridges(const ModelConfiguration& model, const Sizes& sizes)
{
    const Count each = count(model.layers) * (model.cell == CellKind::Lstm ? 2 : 1);
    if (model.initialState == InitialState::Projected)
        return each * linear(sizes.annotation, sizes.state);
    return model.initialState == InitialState::FirstBackward ? each * linear(count(model.hiddenSize), sizes.state) : 0;
}

Count attendsBefore(const ModelConfiguration& model, const Sizes& sizes, Count words)
{
    const Count read = sizes.word + sizes.annotation;
    const bool combined = model.decoderInput == DecoderInput::Combined;
    const Count layers =
        (combined ? linear(read, sizes.state) : 0) + recurrent(model, combined ? sizes.state : read, sizes.state, 1);
    if (model.readout == Readout::State)
        return layers + linear(sizes.state, words);
    const Count units = model.maxoutSize > 0 ? count(model.maxoutSize) : std::max<Count>(1, sizes.state / 2);
    return layers + linear(sizes.state + read, 2 * units) + linear(units, words);
}

Count attendsAfter(const ModelConfiguration& model, const Sizes& sizes, Count words, Attends attends)
{
    const Count combine = attends == Attends::Never ? 0 : linear(sizes.state + sizes.annotation, sizes.state);
    return recurrent(model, sizes.word + (model.inputFeeding ? sizes.state : 0), sizes.state, 1) + combine
        + linear(sizes.state, words);
}

/// The article's network over vectors of two numbers.
Count unshuffleCount(const ModelConfiguration& model)
{
    constexpr Count articleInnerSize = 20;
    return 5 * (model.attentionSize > 0 ? count(model.attentionSize) : articleInnerSize);
}

} // namespace

std::optional<std::uint64_t> weightCount(
    const Configuration& configuration, std::size_t sourceWords, std::size_t targetWords)
{
    const auto& model = configuration.model;
    if (configuration.task == Task::Unshuffle)
        return unshuffleCount(model);
    const auto kind = std::ranges::find(kinds, model.attention, &KindCount::id);
    if (kind == kinds.end())
        return std::nullopt;
    const bool isLearned = model.wordVectors == WordVectors::Learned;
    const Count directions = model.bidirectional ? 2 : 1;
    const Count state = count(model.decoderHiddenSize > 0 ? model.decoderHiddenSize : model.hiddenSize);
    const Sizes sizes{directions * count(model.hiddenSize), state, isLearned ? count(model.embeddingSize) : targetWords,
        model.attentionSize > 0 ? count(model.attentionSize) : state, count(model.scoreHidden),
        count(model.attentionPositions), model.attentionBias};
    const Count embeddings = isLearned ? count(model.embeddingSize) * (sourceWords + targetWords) : 0;
    const Count encoder =
        recurrent(model, isLearned ? count(model.embeddingSize) : sourceWords, count(model.hiddenSize), directions);
    const Count decoder = kind->attends == Attends::BeforeTheStep
        ? attendsBefore(model, sizes, targetWords)
        : attendsAfter(model, sizes, targetWords, kind->attends);
    return embeddings + encoder + decoder + kind->count(sizes) + bridges(model, sizes);
}

} // namespace attentoscope
