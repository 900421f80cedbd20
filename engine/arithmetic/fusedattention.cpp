// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/fusedattention.h"

#include "engine/arithmetic/dropout.h"
#include "engine/arithmetic/rowkernels.h"

#include <ATen/Parallel.h>
#include <torch/csrc/autograd/custom_function.h>

#include <functional>

namespace attentoscope {

namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;
using Shared = FusedAttention::Shared;
using Handle = c10::intrusive_ptr<Shared>;

constexpr auto sharedKey = "shared";

Handle handleOf(AutogradContext& context)
{
    return c10::static_intrusive_pointer_cast<Shared>(context.saved_data[sharedKey].toCapsule());
}

/// The numbers of one sentence of a contiguous (B, …) tensor.
float* of(const torch::Tensor& tensor, std::int64_t sentence)
{
    return tensor.defined() ? tensor.data_ptr<float>() + sentence * tensor.stride(0) : nullptr;
}

/// Runs `work` for each sentence, with the number of its positions from validLength().
void forEachSentence(const torch::Tensor& lengths, std::int64_t sentences,
    const std::function<void(std::int64_t sentence, std::int64_t validLength)>& work)
{
    const auto* validLength = lengths.data_ptr<std::int64_t>();
    at::parallel_for(0, sentences, 4, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t sentence = begin; sentence < end; ++sentence)
            work(sentence, validLength[sentence]);
    });
}

class GatherNode : public torch::autograd::Function<GatherNode>
{
public:
    static torch::Tensor forward(
        AutogradContext* context, const torch::Tensor& annotations, const torch::Tensor&, const Handle& shared)
    {
        context->saved_data[sharedKey] = c10::IValue::make_capsule(shared);
        return torch::zeros({1}, annotations.options().requires_grad(false));
    }

    static variable_list backward(AutogradContext* context, const variable_list&)
    {
        const auto shared = handleOf(*context);
        return {shared->annotationGradient(), shared->takeKeyGradient(), {}};
    }
};

torch::Tensor scoreForward(const torch::Tensor& queries, const torch::Tensor& v, const Shared& shared)
{
    const std::int64_t steps = queries.size(1), positions = shared.keys.size(1), size = queries.size(2);
    auto scores = torch::zeros({queries.size(0), steps, positions}, queries.options().requires_grad(false));
    const auto* weights = v.data_ptr<float>();
    forEachSentence(shared.lengths, queries.size(0), [&](std::int64_t sentence, std::int64_t validLength) {
        for (std::int64_t step = 0; step < steps; ++step)
            additiveScores(of(queries, sentence) + step * size, of(shared.keys, sentence), weights, validLength, size,
                of(scores, sentence) + step * positions);
    });
    return scores;
}

class AdditiveScoreNode : public torch::autograd::Function<AdditiveScoreNode>
{
public:
    static torch::Tensor forward(AutogradContext* context, const torch::Tensor& queries, const torch::Tensor& v,
        const torch::Tensor&, const Handle& shared)
    {
        context->save_for_backward({queries, v});
        context->saved_data[sharedKey] = c10::IValue::make_capsule(shared);
        return scoreForward(queries, v, *shared);
    }

    static variable_list backward(AutogradContext* context, const variable_list& gradients)
    {
        const auto shared = handleOf(*context);
        const auto saved = context->get_saved_variables();
        const auto &queries = saved[0], &v = saved[1];
        const auto scores = gradients.front().contiguous();
        const std::int64_t steps = queries.size(1), positions = shared->keys.size(1), size = queries.size(2);
        auto queryGradient = torch::zeros_like(queries);
        const auto& keyGradient = shared->keyGradient();
        // Each sentence has its own sum, so the result does not depend on the threads.
        auto vGradients = torch::zeros({queries.size(0), size}, queries.options());
        forEachSentence(shared->lengths, queries.size(0), [&](std::int64_t sentence, std::int64_t validLength) {
            for (std::int64_t step = 0; step < steps; ++step)
                additiveGradients(of(queries, sentence) + step * size, of(shared->keys, sentence), v.data_ptr<float>(),
                    of(scores, sentence) + step * positions, validLength, size,
                    of(queryGradient, sentence) + step * size, of(keyGradient, sentence), of(vGradients, sentence));
        });
        return {queryGradient, vGradients.sum(0), {}, {}};
    }
};

/// The products (B, T, S) of vectors (B, T, n) with the rows (B, S, n) of their sentence; zero at padding.
torch::Tensor productsOf(const torch::Tensor& vectors, const torch::Tensor& rows, const torch::Tensor& lengths)
{
    const std::int64_t steps = vectors.size(1), positions = rows.size(1), size = vectors.size(2);
    auto products = torch::zeros({vectors.size(0), steps, positions}, vectors.options().requires_grad(false));
    forEachSentence(lengths, vectors.size(0), [&](std::int64_t sentence, std::int64_t validLength) {
        for (std::int64_t step = 0; step < steps; ++step)
            dotProducts(of(vectors, sentence) + step * size, of(rows, sentence), validLength, size,
                of(products, sentence) + step * positions);
    });
    return products;
}

class DotScoreNode : public torch::autograd::Function<DotScoreNode>
{
public:
    static torch::Tensor forward(
        AutogradContext* context, const torch::Tensor& queries, const torch::Tensor&, const Handle& shared)
    {
        context->save_for_backward({queries});
        context->saved_data[sharedKey] = c10::IValue::make_capsule(shared);
        return productsOf(queries, shared->keys, shared->lengths);
    }

    static variable_list backward(AutogradContext* context, const variable_list& gradients)
    {
        const auto shared = handleOf(*context);
        const auto queries = context->get_saved_variables().front();
        const auto scores = gradients.front().contiguous();
        const std::int64_t steps = queries.size(1), positions = shared->keys.size(1), size = queries.size(2);
        auto queryGradient = torch::empty_like(queries);
        const auto& keyGradient = shared->keyGradient();
        forEachSentence(shared->lengths, queries.size(0), [&](std::int64_t sentence, std::int64_t validLength) {
            for (std::int64_t step = 0; step < steps; ++step) {
                const float* score = of(scores, sentence) + step * positions;
                const std::int64_t at = step * size;
                weightedSum(score, of(shared->keys, sentence), validLength, size, of(queryGradient, sentence) + at);
                addOuter(score, of(queries, sentence) + at, validLength, size, of(keyGradient, sentence));
            }
        });
        return {queryGradient, {}, {}};
    }
};

/// The softmax of each row over its valid positions, (B, T, S).
torch::Tensor weightsOf(const torch::Tensor& scores, const Shared& shared)
{
    const std::int64_t steps = scores.size(1), positions = scores.size(2);
    auto weights = scores.clone(at::MemoryFormat::Contiguous);
    forEachSentence(shared.lengths, scores.size(0), [&](std::int64_t sentence, std::int64_t validLength) {
        for (std::int64_t step = 0; step < steps; ++step)
            softmaxRow(of(weights, sentence) + step * positions, positions, validLength);
    });
    return weights;
}

torch::Tensor contextsOf(const torch::Tensor& weights, const Shared& shared)
{
    const std::int64_t steps = weights.size(1), positions = weights.size(2), size = shared.annotations.size(2);
    auto contexts = torch::empty({weights.size(0), steps, size}, weights.options().requires_grad(false));
    forEachSentence(shared.lengths, weights.size(0), [&](std::int64_t sentence, std::int64_t validLength) {
        for (std::int64_t step = 0; step < steps; ++step)
            weightedSum(of(weights, sentence) + step * positions, of(shared.annotations, sentence), validLength, size,
                of(contexts, sentence) + step * size);
    });
    return contexts;
}

torch::Tensor dropped(const torch::Tensor& numbers, const WeightDropout& dropout)
{
    return dropout.rate > 0.0 ? dropOut(numbers, dropout.rate, dropout.key) : numbers;
}

/// The softmax's Jacobian: w(j) (g(j) − Σ w g).
void softmaxBackward(const float* weights, const float* gradients, std::int64_t validLength, float* result)
{
    float mean = 0.0f;
    for (std::int64_t position = 0; position < validLength; ++position)
        mean += weights[position] * gradients[position];
    for (std::int64_t position = 0; position < validLength; ++position)
        result[position] = weights[position] * (gradients[position] - mean);
}

class AttendNode : public torch::autograd::Function<AttendNode>
{
public:
    static variable_list forward(AutogradContext* context, const torch::Tensor& scores, const torch::Tensor&,
        const Handle& shared, double rate, std::int64_t key)
    {
        const auto weights = weightsOf(scores, *shared);
        const auto kept = dropped(weights, {rate, static_cast<std::uint64_t>(key)});
        context->save_for_backward({weights, kept});
        context->saved_data[sharedKey] = c10::IValue::make_capsule(shared);
        context->saved_data["rate"] = rate;
        context->saved_data["key"] = key;
        return {weights, contextsOf(kept, *shared)};
    }

    static variable_list backward(AutogradContext* context, const variable_list& gradients)
    {
        const auto shared = handleOf(*context);
        const auto saved = context->get_saved_variables();
        const auto &weights = saved[0], &kept = saved[1];
        const WeightDropout dropout{
            context->saved_data["rate"].toDouble(), static_cast<std::uint64_t>(context->saved_data["key"].toInt())};
        const auto fromContext = gradients[1].contiguous();
        const auto fromSums = productsOf(fromContext, shared->annotations, shared->lengths);
        const auto sums = dropped(fromSums, dropout).add_(gradients[0]);
        const std::int64_t steps = weights.size(1), positions = weights.size(2);
        auto scores = torch::zeros_like(weights);
        forEachSentence(shared->lengths, weights.size(0), [&](std::int64_t sentence, std::int64_t validLength) {
            for (std::int64_t row = 0; row < steps * positions; row += positions)
                softmaxBackward(
                    of(weights, sentence) + row, of(sums, sentence) + row, validLength, of(scores, sentence) + row);
        });
        shared->addContexts(kept, fromContext);
        return {scores, {}, {}, {}, {}};
    }
};

} // namespace

const torch::Tensor& FusedAttention::Shared::keyGradient()
{
    if (!m_keyGradient.defined())
        m_keyGradient = torch::zeros_like(keys);
    return m_keyGradient;
}

torch::Tensor FusedAttention::Shared::takeKeyGradient()
{
    return std::exchange(m_keyGradient, {});
}

void FusedAttention::Shared::addContexts(torch::Tensor weights, torch::Tensor gradient)
{
    m_weights.push_back(std::move(weights));
    m_contextGradients.push_back(std::move(gradient));
}

torch::Tensor FusedAttention::Shared::annotationGradient()
{
    const auto weights = std::exchange(m_weights, {}), contexts = std::exchange(m_contextGradients, {});
    if (weights.empty())
        return {};
    auto result = torch::zeros_like(annotations);
    const std::int64_t positions = annotations.size(1), size = annotations.size(2);
    forEachSentence(lengths, annotations.size(0), [&](std::int64_t sentence, std::int64_t validLength) {
        for (std::size_t piece = 0; piece < weights.size(); ++piece)
            for (std::int64_t step = 0; step < weights[piece].size(1); ++step)
                addOuter(of(weights[piece], sentence) + step * positions, of(contexts[piece], sentence) + step * size,
                    validLength, size, of(result, sentence));
    });
    return result;
}

FusedAttention::FusedAttention(
    const torch::Tensor& annotations, const torch::Tensor& keys, const torch::Tensor& lengths)
    : m_shared(c10::make_intrusive<Shared>())
{
    m_shared->annotations = annotations.detach().contiguous();
    m_shared->keys = keys.defined() ? keys.detach().contiguous() : torch::Tensor();
    m_shared->lengths = lengths.contiguous();
    const bool wanted = annotations.requires_grad() || (keys.defined() && keys.requires_grad());
    if (torch::GradMode::is_enabled() && wanted)
        m_anchor = GatherNode::apply(annotations, keys.defined() ? keys : torch::empty({0}), m_shared);
}

torch::Tensor FusedAttention::additiveScores(const torch::Tensor& queries, const torch::Tensor& v) const
{
    const auto rows = queries.contiguous();
    return m_anchor.defined() ? AdditiveScoreNode::apply(rows, v, m_anchor, m_shared)
                              : scoreForward(rows, v, *m_shared);
}

torch::Tensor FusedAttention::dotScores(const torch::Tensor& queries) const
{
    const auto rows = queries.contiguous();
    return m_anchor.defined() ? DotScoreNode::apply(rows, m_anchor, m_shared)
                              : productsOf(rows, m_shared->keys, m_shared->lengths);
}

FusedAttention::Attended FusedAttention::attend(const torch::Tensor& scores, const WeightDropout& dropout) const
{
    if (!m_anchor.defined()) {
        const auto weights = weightsOf(scores, *m_shared);
        return {weights, contextsOf(dropped(weights, dropout), *m_shared)};
    }
    const auto results =
        AttendNode::apply(scores, m_anchor, m_shared, dropout.rate, static_cast<std::int64_t>(dropout.key));
    return {results[0], results[1]};
}

} // namespace attentoscope
