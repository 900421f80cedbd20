// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/crossentropy.h"
#include "engine/arithmetic/dropout.h"
#include "engine/arithmetic/fusedattention.h"
#include "engine/arithmetic/linear.h"
#include "engine/arithmetic/sharedweight.h"
#include "engine/machine/processor.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

#include <ATen/Parallel.h>

#include <tuple>

namespace {

torch::Tensor random(at::IntArrayRef shape, std::uint64_t seed)
{
    return torch::empty(shape).uniform_(-1.0, 1.0, at::detail::createCPUGenerator(seed));
}

Linear linear(std::int64_t inputs, std::int64_t outputs, RecurrentPath path)
{
    Linear layer(LinearMap{.name = "weight", .inputs = inputs, .outputs = outputs}, Arithmetic{path});
    const torch::NoGradGuard guard;
    layer->weight.copy_(random({outputs, inputs}, 11));
    layer->bias.copy_(random({outputs}, 12));
    return layer;
}

} // namespace

/// The fused pieces, each against LibTorch's own operations in double precision.
class TestProducts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void multipliesAnyLayout_data()
    {
        addColumns<int, int, int>("rows", "inner", "columns");
        QTest::newRow("one of each") << 1 << 1 << 1;
        QTest::newRow("a row") << 1 << 33 << 70;
        QTest::newRow("a column") << 65 << 17 << 1;
        QTest::newRow("odd sizes") << 37 << 130 << 71;
        QTest::newRow("more rows than go at once") << 1'100 << 40 << 30;
    }

    void multipliesAnyLayout()
    {
        const auto [rows, inner, columns] = fetched<int, int, int>();
        const auto left = random({rows, inner}, 1), right = random({inner, columns}, 2), bias = random({columns}, 3);
        const auto gapped = torch::cat({left, left}, 1).narrow(1, 0, inner);
        const torch::Tensor lefts[] = {left, left.t().contiguous().t(), gapped, gapped.t().contiguous().t()};
        const torch::Tensor rights[] = {
            right, right.t().contiguous().t(), torch::cat({right, right}, 1).narrow(1, 0, columns)};
        const auto expected = torch::mm(left.to(torch::kFloat64), right.to(torch::kFloat64));
        for (const auto& oneLeft : lefts)
            for (const auto& oneRight : rights) {
                auto result = torch::empty({rows, columns});
                const PackedMatrix packed(oneRight);
                packed.multiply(oneLeft, result, Accumulation::Replace, bias);
                QVERIFY(relativeDifference(result, expected + bias) < 1e-6);
                packed.multiply(oneLeft, result, Accumulation::Add);
                QVERIFY(relativeDifference(result, 2 * expected + bias) < 1e-6);
            }
    }

    void bfloat16IsNearEnough()
    {
        if (!multipliesBFloat16())
            QSKIP("this processor has no bfloat16");
        const auto left = random({40, 300}, 1), right = random({300, 90}, 2);
        auto result = torch::empty({40, 90});
        multiply(left, right, result, Accumulation::Replace, Precision::BFloat16);
        const double difference = relativeDifference(result, torch::mm(left, right));
        QVERIFY(difference < 1e-2);
        QVERIFY(difference > 1e-5); // with a smaller difference it would not be bfloat16
    }

    void aWeightOfManyStepsGetsOneGradient()
    {
        const auto inputs = random({7, 5, 6}, 4);
        std::vector<torch::Tensor> weights, biases, first;
        for (const auto path : {RecurrentPath::Reference, RecurrentPath::Fused}) {
            auto layer = linear(6, 9, path);
            auto start = inputs.clone().requires_grad_();
            auto sum = torch::zeros({5, 9});
            for (std::int64_t step = 0; step < 7; ++step) // each step reads the result of the step before
                sum =
                    (layer->forward(start[step] + sum.narrow(1, 0, 6)) * (0.1 * static_cast<double>(step + 1))).tanh();
            sum.square().sum().backward();
            weights.push_back(layer->weight.grad());
            biases.push_back(layer->bias.grad());
            first.push_back(start.grad());
        }
        QVERIFY(relativeDifference(weights[1], weights[0]) < 1e-5);
        QVERIFY(relativeDifference(biases[1], biases[0]) < 1e-5);
        QVERIFY(relativeDifference(first[1], first[0]) < 1e-5);
    }

    void aChangedWeightIsPackedAnew()
    {
        auto layer = linear(6, 9, RecurrentPath::Fused);
        const auto input = random({5, 6}, 4);
        for (int round = 0; round < 3; ++round) {
            layer->weight.mutable_grad().reset();
            const auto output = layer->forward(input);
            QVERIFY(relativeDifference(output, torch::linear(input, layer->weight, layer->bias)) < 1e-6);
            output.sum().backward();
            QVERIFY(relativeDifference(layer->weight.grad(), input.sum(0).expand({9, 6})) < 1e-6);
            const torch::NoGradGuard guard;
            layer->weight.mul_(-1.5);
        }
    }

    void rowsOfAWeightGetTheirGradient()
    {
        auto weight = random({9, 6}, 11).requires_grad_(), bias = random({9}, 12).requires_grad_();
        SharedWeight lower(weight, bias, Precision::Float32, {3, 6});
        const auto input = random({5, 6}, 4);
        auto result = torch::empty({5, 6});
        lower.shared()->multiply(input, result, Accumulation::Replace);
        const auto expected = torch::linear(input, weight.narrow(0, 3, 6), bias.narrow(0, 3, 6));
        QVERIFY(relativeDifference(result, expected.detach()) < 1e-6);
        const auto gradient = random({5, 6}, 5);
        lower.shared()->accumulate(gradient, input);
        lower.shared()->accumulateBias(gradient);
        const auto [weightGradient, biasGradient] = lower.shared()->gradients();
        QCOMPARE(weightGradient.narrow(0, 0, 3).abs().sum().item<double>(), 0.0);
        QVERIFY(relativeDifference(weightGradient.narrow(0, 3, 6), torch::mm(gradient.t(), input)) < 1e-6);
        QVERIFY(relativeDifference(biasGradient.narrow(0, 3, 6), gradient.sum(0)) < 1e-6);
    }

    void columnsAreSummedByAllThreads()
    {
        const int before = at::get_num_threads();
        at::set_num_threads(2);
        const auto rows = random({300, 1'000}, 4);
        auto sums = random({1'000}, 5);
        const auto expected = sums + rows.to(torch::kFloat64).sum(0);
        addColumnSums(rows, sums);
        at::set_num_threads(before);
        QVERIFY(relativeDifference(sums, expected) < 1e-6);
    }

    void crossEntropyAgrees_data()
    {
        addColumns<double, int, int>("smoothing", "words", "count");
        QTest::newRow("plain") << 0.0 << 50 << 41;
        QTest::newRow("smoothed") << 0.1 << 50 << 41;
        QTest::newRow("more words than a chunk has rows") << 0.1 << 120'000 << 41;
        QTest::newRow("chunks of 8 MiB") << 0.1 << 16'000 << 300;
        QTest::newRow("chunks of many words") << 0.1 << 17'000 << 1'100;
    }

    void crossEntropyAgrees()
    {
        const auto [smoothing, words, count] = fetched<double, int, int>();
        const std::int64_t size = 8;
        auto targets = torch::arange(count).mul(7).remainder(words);
        targets[3] = noTarget;
        targets[count - 1] = noTarget;
#ifdef __SANITIZE_ADDRESS__
        constexpr double unvectorized = 50.0; // without vectors, 120,000 numbers are added one by one
#else
        constexpr double unvectorized = 1.0;
#endif
        std::vector<torch::Tensor> losses, rowGradients, weightGradients, biasGradients;
        for (const auto path : {RecurrentPath::Reference, RecurrentPath::Fused}) {
            // The reference is in double precision. Over this many words, LibTorch's float32 sums are not exact enough.
            auto layer = linear(size, words, path);
            auto rows = random({count, size}, 6).mul_(4.0);
            if (path == RecurrentPath::Reference) {
                layer->to(torch::kFloat64);
                rows = rows.to(torch::kFloat64);
            }
            rows.requires_grad_();
            const auto loss = crossEntropySum(*layer, rows, targets, smoothing);
            (loss / 3.0).backward();
            losses.push_back(loss.detach());
            rowGradients.push_back(rows.grad());
            weightGradients.push_back(layer->weight.grad());
            biasGradients.push_back(layer->bias.grad());
            const torch::NoGradGuard guard;
            QVERIFY(
                relativeDifference(crossEntropySum(*layer, rows, targets, smoothing), losses[0]) < 1e-6 * unvectorized);
        }
        QVERIFY(relativeDifference(losses[1], losses[0]) < 1e-6 * unvectorized);
        QVERIFY(relativeDifference(rowGradients[1], rowGradients[0]) < 1e-5 * unvectorized);
        QVERIFY(relativeDifference(weightGradients[1], weightGradients[0]) < 1e-5 * unvectorized);
        QVERIFY(relativeDifference(biasGradients[1], biasGradients[0]) < 1e-5 * unvectorized);
    }

    void withoutTargetsThereIsNoLoss()
    {
        auto layer = linear(8, 50, RecurrentPath::Fused);
        auto rows = random({5, 8}, 6).requires_grad_();
        const auto loss = crossEntropySum(*layer, rows, torch::full({5}, noTarget, torch::kInt64), 0.1);
        loss.backward();
        QCOMPARE(loss.item<double>(), 0.0);
        for (const auto& gradient : {rows.grad(), layer->weight.grad(), layer->bias.grad()})
            QCOMPARE(gradient.abs().max().item<double>(), 0.0);
    }

    void attentionAgrees_data()
    {
        QTest::addColumn<bool>("additive");
        QTest::newRow("additive") << true;
        QTest::newRow("dot") << false;
    }

    void attentionAgrees()
    {
        QFETCH(bool, additive);
        const std::int64_t batch = 6, positions = 5, steps = 4, size = 21;
        const auto lengths = torch::tensor({5L, 1L, 3L, 5L, 2L, 4L});
        const auto padding = torch::arange(positions).unsqueeze(0).ge(lengths.unsqueeze(1)).unsqueeze(1);
        std::vector<std::vector<torch::Tensor>> outcomes;
        for (const bool fused : {false, true}) {
            auto annotations = random({batch, positions, size}, 7).requires_grad_();
            auto keys = random({batch, positions, size}, 8).requires_grad_();
            auto queries = random({batch, steps, size}, 9).requires_grad_();
            auto v = random({size}, 10).mul_(3.0).requires_grad_();
            const FusedAttention memory(annotations, keys, lengths);
            auto loss = torch::zeros({});
            for (std::int64_t first : {0, 3}) { // three steps at once, then one
                const auto query = queries.narrow(1, first, first == 0 ? 3 : 1);
                torch::Tensor weights, context;
                if (fused) {
                    std::tie(weights, context) = [&] {
                        auto attended =
                            memory.attend(additive ? memory.additiveScores(query, v) : memory.dotScores(query) * v[0]);
                        return std::pair(attended.weights, attended.context);
                    }();
                } else {
                    const auto scores = additive ? (query.unsqueeze(2) + keys.unsqueeze(1)).tanh().matmul(v)
                                                 : torch::bmm(query, keys.transpose(1, 2)) * v[0];
                    weights = scores.masked_fill(padding, -std::numeric_limits<double>::infinity()).softmax(-1);
                    context = torch::bmm(weights, annotations);
                }
                loss = loss + context.sin().sum() + weights.square().sum() * 0.7;
            }
            loss.backward();
            outcomes.push_back({loss.detach(), annotations.grad(), keys.grad(), queries.grad(), v.grad()});
        }
        for (std::size_t index = 0; index < outcomes[0].size(); ++index)
            QVERIFY(relativeDifference(outcomes[1][index], outcomes[0][index]) < 1e-5);
    }

    // With few rows, the gradient of the weights waits for other nodes of the graph. With many it does not.
    void feedForwardAgrees_data()
    {
        QTest::addColumn<Activation>("activation");
        QTest::newRow("relu") << Activation::Relu;
        QTest::newRow("swish") << Activation::Swish;
    }

    void feedForwardAgrees()
    {
        QFETCH(Activation, activation);
        for (const std::int64_t sentences : {3, 60}) {
            auto inner = linear(24, 40, RecurrentPath::Fused), outer = linear(40, 24, RecurrentPath::Fused);
            const auto rows = random({sentences, 11, 24}, 1).requires_grad_(),
                       direction = random({sentences, 11, 24}, 2);
            const auto ours = fusedFeedForward(*inner, *outer, activation, rows);
            ours.backward(direction);
            std::vector<torch::Tensor> exact;
            for (const auto& leaf : {rows, inner->weight, inner->bias, outer->weight, outer->bias})
                exact.push_back(leaf.detach().to(torch::kFloat64).requires_grad_());
            const auto sums = torch::linear(exact[0], exact[1], exact[2]);
            const auto theirs =
                torch::linear(activation == Activation::Relu ? sums.relu() : sums * sums.sigmoid(), exact[3], exact[4]);
            theirs.backward(direction.to(torch::kFloat64));
            QVERIFY(torch::allclose(ours.to(torch::kFloat64), theirs, 1e-5, 1e-5));
            std::size_t leaf = 0;
            for (const auto& own : {rows, inner->weight, inner->bias, outer->weight, outer->bias})
                QVERIFY2(
                    torch::allclose(own.grad().to(torch::kFloat64), exact[leaf++].grad(), 1e-5, 2e-4), "gradients");
            const torch::NoGradGuard guard;
            QVERIFY(torch::equal(fusedFeedForward(*inner, *outer, activation, rows), ours));
        }
    }

    void dropoutKeepsItsShareAndItsMask()
    {
        const auto input = torch::ones({300, 1000}).requires_grad_();
        const auto output = dropOut(input, 0.2, 0x123456789abcdefULL);
        const double kept = output.gt(0).to(torch::kFloat64).mean().item<double>();
        QVERIFY(std::abs(kept - 0.8) < 0.005);
        QVERIFY(std::abs(output.max().item<double>() - 1.25) < 1e-6);
        output.sum().backward();
        QVERIFY(torch::equal(input.grad(), output.detach()));
        QVERIFY(torch::equal(dropOut(input, 0.2, 0x123456789abcdefULL), output));
        QVERIFY(!torch::equal(dropOut(input, 0.2, 0x123456789abcdeeULL), output));
        QVERIFY(!torch::equal(dropOut(input, 0.2, 0x223456789abcdefULL), output));
        // Rows and columns are dropped equally often, so no neuron and no sentence is favoured.
        QVERIFY((output.detach().mean(0) - 1.0).abs().max().item<double>() < 0.15);
        QVERIFY((output.detach().mean(1) - 1.0).abs().max().item<double>() < 0.08);
    }
};

ATTENTOSCOPE_TEST(TestProducts, QCoreApplication);
#include "tst_products.moc"
