// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/fusedheads.h"

#include <ATen/Parallel.h>
#include <torch/csrc/autograd/custom_function.h>

#include <algorithm>
#include <cmath>
#include <functional>

namespace attentoscope {

namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

/// Some columns of a matrix, from `column` on. They have the numbers of all heads side by side.
struct HeadColumns
{
    torch::Tensor matrix;
    std::int64_t column = 0;

    template <typename Number>
    HeadMatrix<Number> of(std::int64_t row, std::int64_t head, std::int64_t size) const
    {
        const std::int64_t stride = matrix.size(1);
        return {matrix.data_ptr<float>() + row * stride + column + head * size, stride};
    }
};

/// The places of queries, keys and values, or of their gradients.
struct HeadParts
{
    HeadColumns queries, keys, values;

    static HeadParts of(const torch::Tensor& projected)
    {
        const std::int64_t size = projected.size(1) / 3;
        return {{projected, 0}, {projected, size}, {projected, 2 * size}};
    }
    static HeadParts of(const torch::Tensor& queries, const torch::Tensor& memory)
    {
        return {{queries, 0}, {memory, 0}, {memory, queries.size(1)}};
    }
};

/// Data that the forward and the backward pass share.
struct HeadsTask : torch::CustomClassHolder
{
    HeadsTask(SentenceRows queries, SentenceRows keys, const HeadsOptions& wanted, std::int64_t columns)
        : queryRows(std::move(queries)), keyRows(std::move(keys)), options(wanted), size(columns / wanted.heads)
    {
        TORCH_INTERNAL_ASSERT(columns % wanted.heads == 0 && queryRows.sentences() == keyRows.sentences());
    }

    SentenceRows queryRows, keyRows;
    HeadsOptions options;
    std::int64_t size; ///< numbers in a head

    using Work = std::function<void(
        std::int64_t sentence, std::int64_t head, const HeadInput&, const HeadDropout&, HeadScratch&)>;
    void forEachHead(const HeadParts& parts, const Work& work) const;

private:
    HeadInput inputOf(const HeadParts& parts, std::int64_t sentence, std::int64_t head) const;
    void fetchAhead(const HeadParts& parts, std::int64_t sentence) const;
    HeadDropout dropoutOf(std::int64_t sentence, std::int64_t head) const;
};

using HeadsTaskHandle = c10::intrusive_ptr<HeadsTask>;

HeadInput HeadsTask::inputOf(const HeadParts& parts, std::int64_t sentence, std::int64_t head) const
{
    const auto &queries = queryRows.spans[sentence], &keys = keyRows.spans[sentence];
    return {.queries = parts.queries.of<const float>(queries.first, head, size),
        .keys = parts.keys.of<const float>(keys.first, head, size),
        .values = parts.values.of<const float>(keys.first, head, size),
        .queryCount = queries.count,
        .keyCount = keys.count,
        .size = size,
        .scale = 1.0f / std::sqrt(static_cast<float>(size)),
        .mask = options.mask};
}

/// Prefetches the keys and values of a sentence while the sentence before is computed. In decoding, each step has one
/// query and reads each key and value once, so it mostly waits for memory.
void HeadsTask::fetchAhead(const HeadParts& parts, std::int64_t sentence) const
{
    constexpr std::int64_t cacheLine = 64 / sizeof(float);
    const auto& span = keyRows.spans[static_cast<std::size_t>(sentence)];
    for (std::int64_t row = span.first; row < span.first + span.count; ++row)
        for (const auto* part : {&parts.keys, &parts.values}) {
            const float* numbers = part->of<const float>(row, 0, size).first;
            for (std::int64_t unit = 0; unit < options.heads * size; unit += cacheLine)
                __builtin_prefetch(numbers + unit, 0, 2);
        }
}

HeadDropout HeadsTask::dropoutOf(std::int64_t sentence, std::int64_t head) const
{
    const std::int64_t place = (sentence * options.heads + head) * queryRows.longest * keyRows.longest;
    return {.mask = DropoutMask(options.dropout.rate, options.dropout.key),
        .isOn = options.dropout.rate > 0.0,
        .place = static_cast<std::uint32_t>(place),
        .stride = static_cast<std::uint32_t>(keyRows.longest)};
}

void HeadsTask::forEachHead(const HeadParts& parts, const Work& work) const
{
    const std::int64_t heads = options.heads;
    const bool isOneStep = queryRows.longest == 1;
    at::parallel_for(0, queryRows.sentences() * heads, 4 * heads, [&](std::int64_t begin, std::int64_t end) {
        HeadScratch scratch(keyRows.longest, size);
        for (std::int64_t index = begin; index < end; ++index) {
            const std::int64_t sentence = index / heads, head = index % heads;
            if (isOneStep && head == 0 && sentence + 1 < queryRows.sentences())
                fetchAhead(parts, sentence + 1);
            if (queryRows.spans[sentence].count > 0)
                work(sentence, head, inputOf(parts, sentence, head), dropoutOf(sentence, head), scratch);
        }
    });
}

struct HeadResults
{
    torch::Tensor contexts, logSums, weights;
};

/// Weights (B, H, T, S) or their gradients: the numbers of one head of one sentence. Null if there are none.
template <typename Number>
HeadMatrix<Number> weightsIn(
    const torch::Tensor& weights, const HeadsTask& task, std::int64_t sentence, std::int64_t head)
{
    const std::int64_t steps = task.queryRows.longest, positions = task.keyRows.longest;
    const std::int64_t first = (sentence * task.options.heads + head) * steps * positions;
    return {weights.defined() ? weights.data_ptr<float>() + first : nullptr, positions};
}

HeadResults attended(const HeadParts& parts, const HeadsTask& task)
{
    const auto& queries = parts.queries.matrix;
    const auto options = queries.options().requires_grad(false);
    const std::int64_t rows = task.queryRows.rows, heads = task.options.heads, steps = task.queryRows.longest,
                       positions = task.keyRows.longest;
    HeadResults result{torch::empty({rows, heads * task.size}, options), torch::empty({rows, heads}, options), {}};
    if (task.options.answer == HeadsAnswer::All)
        result.weights = torch::zeros({task.queryRows.sentences(), heads, steps, positions}, options);
    zeroPadding(result.contexts, task.queryRows);
    auto* logSums = result.logSums.data_ptr<float>();
    task.forEachHead(parts,
        [&](std::int64_t sentence, std::int64_t head, const HeadInput& input, const HeadDropout& dropout,
            HeadScratch& scratch) {
            const std::int64_t first = task.queryRows.spans[sentence].first;
            attendHead(input, dropout, scratch,
                {.contexts = HeadColumns{result.contexts}.of<float>(first, head, task.size),
                    .logSums = {logSums + first * heads + head, heads},
                    .weights = weightsIn<float>(result.weights, task, sentence, head)});
        });
    return result;
}

/// `given` has the gradients of the contexts and, if weights were requested, those of the weights.
void writeGradients(const HeadParts& parts, const HeadsTask& task, const torch::Tensor& logSums,
    const variable_list& given, const HeadParts& gradients)
{
    const std::int64_t heads = task.options.heads, size = task.size;
    const auto contexts = given[0].contiguous();
    const auto weights = given.size() > 1 ? given[1].contiguous() : torch::Tensor();
    const auto* sums = logSums.data_ptr<float>();
    for (const auto* part : {&gradients.queries, &gradients.keys, &gradients.values})
        zeroPadding(part->matrix, part == &gradients.queries ? task.queryRows : task.keyRows);
    task.forEachHead(parts,
        [&](std::int64_t sentence, std::int64_t head, const HeadInput& input, const HeadDropout& dropout,
            HeadScratch& scratch) {
            const std::int64_t query = task.queryRows.spans[sentence].first, key = task.keyRows.spans[sentence].first;
            attendHeadBack(input, dropout, scratch,
                {.logSums = {sums + query * heads + head, heads},
                    .contexts = HeadColumns{contexts}.of<const float>(query, head, size),
                    .weights = weightsIn<const float>(weights, task, sentence, head)},
                {.queries = gradients.queries.of<float>(query, head, size),
                    .keys = gradients.keys.of<float>(key, head, size),
                    .values = gradients.values.of<float>(key, head, size)});
        });
}

variable_list forwardWith(
    AutogradContext& context, const HeadsTaskHandle& task, variable_list inputs, const HeadResults& result)
{
    inputs.push_back(result.logSums);
    context.save_for_backward(std::move(inputs));
    context.saved_data["task"] = c10::IValue::make_capsule(task);
    if (!result.weights.defined())
        return {result.contexts};
    return {result.contexts, result.weights};
}

HeadsTaskHandle headsTaskOf(AutogradContext& context)
{
    return c10::static_intrusive_pointer_cast<HeadsTask>(context.saved_data["task"].toCapsule());
}

class SelfNode : public torch::autograd::Function<SelfNode>
{
public:
    static variable_list forward(AutogradContext* context, const torch::Tensor& projected, const HeadsTaskHandle& task)
    {
        return forwardWith(*context, task, {projected}, attended(HeadParts::of(projected), *task));
    }

    static variable_list backward(AutogradContext* context, const variable_list& gradients)
    {
        const auto saved = context->get_saved_variables();
        const auto gradient = torch::empty_like(saved[0]);
        writeGradients(HeadParts::of(saved[0]), *headsTaskOf(*context), saved[1], gradients, HeadParts::of(gradient));
        return {gradient, {}};
    }
};

class MemoryNode : public torch::autograd::Function<MemoryNode>
{
public:
    static variable_list forward(AutogradContext* context, const torch::Tensor& queries, const torch::Tensor& memory,
        const HeadsTaskHandle& task)
    {
        return forwardWith(*context, task, {queries, memory}, attended(HeadParts::of(queries, memory), *task));
    }

    static variable_list backward(AutogradContext* context, const variable_list& gradients)
    {
        const auto saved = context->get_saved_variables();
        const auto task = headsTaskOf(*context);
        const auto queries = torch::empty_like(saved[0]), memory = torch::empty_like(saved[1]);
        // A sentence without queries adds nothing to the gradients of its keys and values.
        writeGradients(HeadParts::of(saved[0], saved[1]), *task, saved[2], gradients, HeadParts::of(queries, memory));
        return {queries, memory, {}};
    }
};

AttendedHeads answer(const variable_list& results)
{
    return {results[0], results.size() > 1 ? results[1] : torch::Tensor()};
}

} // namespace

AttendedHeads attendToSelf(const torch::Tensor& projected, const SentenceRows& rows, const HeadsOptions& options)
{
    const auto matrix = projected.contiguous();
    const auto task = c10::make_intrusive<HeadsTask>(rows, rows, options, matrix.size(1) / 3);
    if (torch::GradMode::is_enabled() && matrix.requires_grad())
        return answer(SelfNode::apply(matrix, task));
    const auto result = attended(HeadParts::of(matrix), *task);
    return {result.contexts, result.weights};
}

AttendedHeads attendToMemory(const torch::Tensor& queries, const SentenceRows& queryRows, const torch::Tensor& memory,
    const SentenceRows& memoryRows, const HeadsOptions& options)
{
    const auto asking = queries.contiguous(), asked = memory.contiguous();
    const auto task = c10::make_intrusive<HeadsTask>(queryRows, memoryRows, options, asking.size(1));
    if (torch::GradMode::is_enabled() && (asking.requires_grad() || asked.requires_grad()))
        return answer(MemoryNode::apply(asking, asked, task));
    const auto result = attended(HeadParts::of(asking, asked), *task);
    return {result.contexts, result.weights};
}

} // namespace attentoscope
