// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/fusednorm.h"

#include "engine/arithmetic/dropout.h"
#include "engine/arithmetic/rowkernels.h"

#include <ATen/Parallel.h>
#include <torch/csrc/autograd/custom_function.h>

#include <algorithm>
#include <functional>

namespace attentoscope {

namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

/// Blocks of rows. Each block has its own sums over rows, so the result does not depend on the number of threads.
constexpr std::int64_t normBlock = 64;

std::int64_t rowCount(const torch::Tensor& rows)
{
    return rows.numel() / rows.size(-1);
}

std::int64_t normBlocks(const torch::Tensor& rows)
{
    return (rowCount(rows) + normBlock - 1) / normBlock;
}

void forEachRow(const torch::Tensor& rows, const std::function<void(std::int64_t block, std::int64_t row)>& work)
{
    constexpr std::int64_t numbersWorthAThread = 32768;
    const std::int64_t grain = std::max<std::int64_t>(1, numbersWorthAThread / (normBlock * rows.size(-1)));
    at::parallel_for(0, normBlocks(rows), grain, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t block = begin; block < end; ++block)
            for (std::int64_t row = block * normBlock; row < std::min((block + 1) * normBlock, rowCount(rows)); ++row)
                work(block, row);
    });
}

const float* dataOrNull(const torch::Tensor& tensor)
{
    return tensor.defined() ? tensor.data_ptr<float>() : nullptr;
}

struct NormResult
{
    torch::Tensor sum, normed, statistics; ///< statistics (N, 2): mean and 1/σ
};

/// `branch` may be undefined.
NormResult normed(
    const torch::Tensor& rows, const torch::Tensor& branch, double rate, std::uint64_t key, const NormWeights& weights)
{
    const auto options = rows.options().requires_grad(false);
    const std::int64_t size = rows.size(-1);
    NormResult result{branch.defined() ? torch::empty(rows.sizes(), options) : rows.detach(),
        torch::empty(rows.sizes(), options), torch::empty({rowCount(rows), 2}, options)};
    const auto *from = rows.data_ptr<float>(), *added = dataOrNull(branch), *gain = weights.gain.data_ptr<float>(),
               *bias = weights.bias.data_ptr<float>();
    auto *sums = result.sum.data_ptr<float>(), *to = result.normed.data_ptr<float>();
    auto* statistics = reinterpret_cast<RowStatistics*>(result.statistics.data_ptr<float>());
    const DropoutMask mask(rate, key);
    forEachRow(rows, [&](std::int64_t, std::int64_t row) {
        const std::int64_t at = row * size;
        if (added && rate > 0.0)
            addDroppedRow(from + at, added + at, mask, static_cast<std::uint32_t>(at), size, sums + at);
        else if (added)
            addRows(from + at, added + at, size, sums + at);
        statistics[row] = normalizeRow(sums + at, gain, bias, static_cast<float>(weights.epsilon), size, to + at);
    });
    return result;
}

struct NormGradients
{
    torch::Tensor rows, branch, gain, bias;
};

/// `fromSum` and `fromNormed` are the gradients of the sum and of the normalised rows. One of them may be undefined.
NormGradients normedBack(const torch::Tensor& sum, const torch::Tensor& statistics, const torch::Tensor& gain,
    const torch::Tensor& fromSum, const torch::Tensor& fromNormed)
{
    const std::int64_t size = sum.size(-1);
    auto sums = torch::zeros({2, normBlocks(sum), size}, sum.options());
    NormGradients result{torch::empty_like(sum), {}, {}, {}};
    const auto *numbers = sum.data_ptr<float>(), *gains = gain.data_ptr<float>(), *further = dataOrNull(fromSum),
               *gradients = fromNormed.data_ptr<float>();
    const auto* rowStatistics = reinterpret_cast<const RowStatistics*>(statistics.data_ptr<float>());
    auto *to = result.rows.data_ptr<float>(), *gainSums = sums[0].data_ptr<float>(),
         *biasSums = sums[1].data_ptr<float>();
    forEachRow(sum, [&](std::int64_t block, std::int64_t row) {
        const std::int64_t at = row * size;
        normalizeRowBack(numbers + at, gains, rowStatistics[row], gradients + at, further ? further + at : nullptr,
            size, to + at, gainSums + block * size, biasSums + block * size);
    });
    const auto whole = sums.sum(1);
    result.gain = whole[0];
    result.bias = whole[1];
    return result;
}

class NormNode : public torch::autograd::Function<NormNode>
{
public:
    static torch::Tensor forward(AutogradContext* context, const torch::Tensor& rows, const torch::Tensor& gain,
        const torch::Tensor& bias, double epsilon)
    {
        const auto result = normed(rows, {}, 0.0, 0, {gain, bias, epsilon});
        context->save_for_backward({rows, result.statistics, gain});
        return result.normed;
    }

    static variable_list backward(AutogradContext* context, const variable_list& gradients)
    {
        const auto saved = context->get_saved_variables();
        const auto result = normedBack(saved[0], saved[1], saved[2], {}, gradients[0].contiguous());
        return {result.rows, result.gain, result.bias, {}};
    }
};

class AddNormNode : public torch::autograd::Function<AddNormNode>
{
public:
    static variable_list forward(AutogradContext* context, const torch::Tensor& rows, const torch::Tensor& branch,
        const torch::Tensor& gain, const torch::Tensor& bias, double epsilon, double rate, std::int64_t key)
    {
        const auto result = normed(rows, branch, rate, static_cast<std::uint64_t>(key), {gain, bias, epsilon});
        context->save_for_backward({result.sum, result.statistics, gain});
        context->saved_data["rate"] = rate;
        context->saved_data["key"] = key;
        context->set_materialize_grads(false);
        return {result.sum, result.normed};
    }

    static variable_list backward(AutogradContext* context, const variable_list& gradients)
    {
        const auto saved = context->get_saved_variables();
        const auto fromSum = gradients[0].defined() ? gradients[0].contiguous() : gradients[0];
        const auto fromNormed = gradients[1].defined() ? gradients[1].contiguous() : torch::zeros_like(saved[0]);
        const auto result = normedBack(saved[0], saved[1], saved[2], fromSum, fromNormed);
        const double rate = context->saved_data["rate"].toDouble();
        const auto branch = rate > 0.0
            ? dropOut(result.rows, rate, static_cast<std::uint64_t>(context->saved_data["key"].toInt()))
            : result.rows;
        return {result.rows, branch, result.gain, result.bias, {}, {}, {}};
    }
};

} // namespace

torch::Tensor normalize(const torch::Tensor& rows, const NormWeights& weights)
{
    return NormNode::apply(rows.contiguous(), weights.gain, weights.bias, weights.epsilon);
}

AddedAndNormed addAndNormalize(
    const torch::Tensor& rows, const torch::Tensor& branch, double rate, std::uint64_t key, const NormWeights& weights)
{
    const auto results = AddNormNode::apply(rows.contiguous(), branch.contiguous(), weights.gain, weights.bias,
        weights.epsilon, rate, static_cast<std::int64_t>(key));
    return {results[0], results[1]};
}

} // namespace attentoscope
