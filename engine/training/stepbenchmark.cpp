// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/stepbenchmark.h"

#include "engine/machine/openblas.h"
#include "engine/settings/modelcounts.h"
#include "engine/training/trainer.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <dnnl.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <vector>

namespace attentoscope {

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin)
{
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

constexpr dnnl_dim_t productSize = 2048;

/// The speed of a float32 product of size 2048³ on this machine, with torch's number of threads, in 10⁹ operations a
/// second.
template <typename Product>
double bestRate(const Product& product)
{
    constexpr int rounds = 5;
    constexpr double operations = 2.0 * productSize * productSize * productSize;
    double best = 0.0;
    for (int round = 0; round < rounds; ++round) {
        const auto begin = Clock::now();
        product();
        best = std::max(best, operations / secondsSince(begin) * 1e-9);
    }
    return best;
}

/// Fused paths are compared with oneDNN's sgemm.
double oneDnnProductRate()
{
    constexpr auto size = productSize;
    const std::vector<float> left(size * size, 0.01f), right(size * size, 0.01f);
    std::vector<float> result(size * size);
    return bestRate([&] {
        dnnl_sgemm('N', 'N', size, size, size, 1.0f, left.data(), size, right.data(), size, 0.0f, result.data(), size);
    });
}

/// The reference path uses LibTorch's own product.
double libTorchProductRate()
{
    const auto left = at::full({productSize, productSize}, 0.01f), right = left.clone();
    auto result = at::empty_like(left);
    return bestRate([&] { at::mm_out(result, left, right); });
}

double peakMemoryMib()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024.0; // Linux counts KiB
}

/// Totals of the timed batches.
struct Totals
{
    double sourceTokens = 0.0, targetTokens = 0.0, sourcePositions = 0.0, targetPositions = 0.0, operations = 0.0;

    void add(const Batch& batch, const TranslationModel& model)
    {
        const auto size = static_cast<double>(batch.size);
        sourceTokens += static_cast<double>(batch.sourceTokens);
        targetTokens += static_cast<double>(batch.targetTokens);
        sourcePositions += size * static_cast<double>(batch.sourceLength);
        targetPositions += size * static_cast<double>(batch.targetLength);
        operations += trainingOperations(model.sizes(), batch);
    }
};

/// The requested batches, or those of the first epochs, one for each step.
class BatchSource
{
public:
    BatchSource(const EncodedPairs& pairs, const BenchmarkRequest& request, const Configuration& configuration)
        : m_pairs(pairs), m_request(request), m_configuration(configuration)
    {
    }

    Batch next()
    {
        if (m_at == m_order.size()) {
            m_at = 0;
            m_order = m_request.batches.empty() ? epochOrder() : m_request.batches;
        }
        return makeBatch(m_pairs, m_order[m_at++], m_configuration.model.sourceMarkers);
    }

private:
    std::vector<std::vector<std::uint32_t>> epochOrder()
    {
        const auto& training = m_configuration.training;
        return batchOrder(m_pairs, BatchLimit::of(training), training.seed, m_epoch++);
    }

    const EncodedPairs& m_pairs;
    const BenchmarkRequest& m_request;
    Configuration m_configuration;
    std::uint64_t m_epoch = 0;
    std::vector<std::vector<std::uint32_t>> m_order;
    std::size_t m_at = 0;
};

Result<void> checkBatches(const EncodedPairs& pairs, const BenchmarkRequest& request)
{
    for (const auto& batch : request.batches)
        for (const std::uint32_t pair : batch)
            if (pair >= pairs.size())
                return failure(ErrorCode::InvalidSetting,
                    Message("The batches name pair {}, but there are only {} training pairs, counted from 0.", pair,
                        pairs.size()));
    return {};
}

} // namespace

Result<BenchmarkReport> timeTraining(std::shared_ptr<TranslationModel> model, const Corpus& corpus,
    const BenchmarkRequest& request, const std::function<void(double)>& progress, std::stop_token stop)
{
    if (auto checked = checkBatches(corpus.training, request); !checked)
        return std::unexpected(checked.error());
    Trainer trainer(model);
    BatchSource batches(corpus.training, request, model->configuration());
    Totals totals;
    StepSeconds before{};
    BenchmarkReport report{.steps = request.steps, .threads = at::get_num_threads()};
    auto begin = Clock::now();
    const std::int64_t all = request.warmUpSteps + request.steps;
    for (std::int64_t step = 0; step < all; ++step) {
        if (stop.stop_requested())
            return report;
        if (step == request.warmUpSteps) {
            model->network().clock().enter(StepPart::Data);
            before = model->network().clock().seconds();
            begin = Clock::now();
        }
        const auto batch = batches.next();
        const auto trained = trainer.train(batch, model->configuration().training.learningRate);
        if (!trained)
            return std::unexpected(trained.error());
        report.loss = trained->loss;
        if (step >= request.warmUpSteps)
            totals.add(batch, *model);
        progress(static_cast<double>(step + 1) / static_cast<double>(all));
    }
    report.seconds = secondsSince(begin);
    for (std::size_t part = 0; part < stepPartCount; ++part)
        report.parts[part] =
            (model->network().clock().seconds()[part] - before[part]) / static_cast<double>(request.steps);
    report.targetTokensPerSecond = totals.targetTokens / report.seconds;
    report.sourceTokensPerSecond = totals.sourceTokens / report.seconds;
    report.gflopPerTargetToken = totals.operations / totals.targetTokens * 1e-9;
    report.sourcePadding = 1.0 - totals.sourceTokens / totals.sourcePositions;
    report.targetPadding = 1.0 - totals.targetTokens / totals.targetPositions;
    report.peakMemoryMib = peakMemoryMib();
    report.sgemmGflops = oneDnnProductRate();
    report.fractionOfSgemm = report.targetTokensPerSecond * report.gflopPerTargetToken / report.sgemmGflops;
    report.libTorchGflops = libTorchProductRate();
    report.kernels = matrixKernels();
    return report;
}

} // namespace attentoscope
