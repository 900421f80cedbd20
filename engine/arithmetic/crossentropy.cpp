// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/crossentropy.h"
#include "engine/arithmetic/sharedweight.h"

#include "engine/arithmetic/rowkernels.h"

#include <ATen/Parallel.h>
#include <torch/csrc/autograd/custom_function.h>
#include <torch/nn/functional/loss.h>

#include <algorithm>

namespace attentoscope {

namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

enum class Wanted : std::uint8_t { Loss, LossAndGradients };

struct Gradients
{
    torch::Tensor rows, weight, bias;
};

/// oneDNN compiles a kernel for every number of rows, so numbers of rows are multiples of this.
constexpr std::int64_t multipleOfRows = 32;

/// The places that have a target. The last one is repeated until their number is a multiple of multipleOfRows.
torch::Tensor roundedUp(const torch::Tensor& places)
{
    const std::int64_t count = places.size(0), missing = (multipleOfRows - count % multipleOfRows) % multipleOfRows;
    return count == 0 || missing == 0 ? places
                                      : torch::cat({places, places.narrow(0, count - 1, 1).expand({missing})}, 0);
}

/// Computes the loss of the rows that have a target, chunk by chunk.
class ChunkedLoss
{
public:
    ChunkedLoss(SharedWeight::Shared& weight, const torch::Tensor& rows, const torch::Tensor& targets, double smoothing)
        : m_weight(weight)
        , m_rows(rows)
        , m_targets(targets)
        , m_count(targets.ne(noTarget).sum().item<std::int64_t>())
        , m_places(roundedUp(targets.ne(noTarget).nonzero().squeeze(1)))
        , m_smoothing(smoothing)
    {
    }

    double run(Wanted wanted)
    {
        // The numbers in a chunk. 8 MiB stay in the cache between the passes over a chunk. But each chunk also reads
        // the weight and adds to its gradient. With many words and few rows, small chunks would do hardly anything
        // else.
        constexpr std::int64_t numbersInChunk = 1 << 21, manyWords = 1 << 14, rowsOfManyWords = 512;
        const std::int64_t words = m_weight.weight().size(0), count = m_places.size(0);
        const std::int64_t rows = words < manyWords ? numbersInChunk / words : rowsOfManyWords;
        const std::int64_t chunk = std::min(rows / multipleOfRows * multipleOfRows, count);
        const auto options = m_rows.options().requires_grad(false);
        if (wanted == Wanted::LossAndGradients) {
            const auto weightGradient = torch::empty(m_weight.weight().sizes(), options);
            m_gradients = {torch::zeros(m_rows.sizes(), options), count > 0 ? weightGradient : weightGradient.zero_(),
                m_weight.bias().defined() ? torch::zeros({words}, options) : torch::Tensor()};
        }
        const auto scores = torch::empty({chunk, words}, options);
        double nats = 0.0;
        for (std::int64_t first = 0; first < count; first += chunk)
            nats += runChunk(first, scores.narrow(0, 0, std::min(chunk, count - first)), wanted);
        if (wanted == Wanted::LossAndGradients)
            m_weight.unpack();
        return nats;
    }

    const Gradients& gradients() const { return m_gradients; }

private:
    /// Computes as many rows as `scores` has, at the places from `first` on.
    double runChunk(std::int64_t first, const torch::Tensor& scores, Wanted wanted)
    {
        const auto places = m_places.narrow(0, first, scores.size(0));
        const auto rows = m_rows.index_select(0, places), targets = m_targets.index_select(0, places);
        m_weight.multiply(rows, scores, Accumulation::Replace);
        const std::int64_t words = scores.size(1), count = std::min(scores.size(0), m_count - first);
        auto losses = torch::empty({count}, torch::kFloat64);
        auto* loss = losses.data_ptr<double>();
        auto* score = scores.data_ptr<float>();
        const auto* target = targets.data_ptr<std::int64_t>();
        at::parallel_for(0, count, 4, [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t row = begin; row < end; ++row)
                loss[row] = softmaxLossRow(score + row * words, words, target[row], static_cast<float>(m_smoothing));
        });
        if (wanted == Wanted::LossAndGradients)
            addGradients(first, count, rows, scores);
        return losses.sum().item<double>();
    }

    /// `scores` has already become the gradient of the scores, for the first `count` rows.
    void addGradients(std::int64_t first, std::int64_t count, const torch::Tensor& rows, const torch::Tensor& scores)
    {
        scores.narrow(0, count, scores.size(0) - count).zero_();
        auto gradient = torch::empty_like(rows);
        // Both packed copies are kept, because the next chunk needs the forward one again.
        m_weight.multiplyBack(scores, gradient, Accumulation::Replace, PackedCopies::Both);
        m_gradients.rows.index_copy_(0, m_places.narrow(0, first, count), gradient.narrow(0, 0, count));
        multiply(scores.t(), rows, m_gradients.weight, first == 0 ? Accumulation::Replace : Accumulation::Add,
            m_weight.precision());
        if (m_gradients.bias.defined())
            addColumnSums(scores, m_gradients.bias);
    }

    SharedWeight::Shared& m_weight;
    torch::Tensor m_rows, m_targets;
    std::int64_t m_count; ///< number of rows with a target
    torch::Tensor m_places; ///< places of the rows with a target
    double m_smoothing;
    Gradients m_gradients;
};

class CrossEntropyNode : public torch::autograd::Function<CrossEntropyNode>
{
public:
    static torch::Tensor forward(AutogradContext* context, const torch::Tensor& rows, const torch::Tensor&,
        const torch::Tensor&, const torch::Tensor& targets, double smoothing, const SharedWeight::Handle& weight)
    {
        ChunkedLoss loss(*weight, rows, targets, smoothing);
        const double nats = loss.run(Wanted::LossAndGradients);
        const auto& gradients = loss.gradients();
        context->save_for_backward({gradients.rows, gradients.weight, gradients.bias});
        return torch::scalar_tensor(static_cast<float>(nats), rows.options().requires_grad(false));
    }

    static variable_list backward(AutogradContext* context, const variable_list& upstream)
    {
        // Changes the gradients in place, because the weight's gradient is large. So it can be called only once.
        TORCH_CHECK(!context->saved_data.count("spent"), "the loss has gone back already");
        context->saved_data["spent"] = true;
        const auto saved = context->get_saved_variables();
        const auto& factor = upstream.front();
        return {saved[0].mul_(factor), saved[1].mul_(factor), saved[2].defined() ? saved[2].mul_(factor) : saved[2], {},
            {}, {}};
    }
};

} // namespace

torch::Tensor crossEntropySum(
    LinearImpl& output, const torch::Tensor& rows, const torch::Tensor& targets, double smoothing)
{
    if (!output.arithmetic().isFusedFor(rows)) {
        namespace F = torch::nn::functional;
        const auto counted = targets.ne(noTarget).nonzero().squeeze(1);
        return F::cross_entropy(output.forward(rows.index_select(0, counted.to(rows.device()))),
            targets.index_select(0, counted).to(rows.device()),
            F::CrossEntropyFuncOptions().reduction(torch::kSum).label_smoothing(smoothing));
    }
    const auto& weight = output.steps().shared();
    if (torch::GradMode::is_enabled() && (rows.requires_grad() || output.weight.requires_grad()))
        return CrossEntropyNode::apply(rows, output.weight,
            output.bias.defined() ? output.bias : output.weight, // autograd accepts no undefined input
            targets, smoothing, weight);
    const double nats = ChunkedLoss(*weight, rows, targets, smoothing).run(Wanted::Loss);
    return torch::scalar_tensor(static_cast<float>(nats), rows.options().requires_grad(false));
}

} // namespace attentoscope
