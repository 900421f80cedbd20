// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/dropout.h"
#include "engine/arithmetic/fusedheads.h"
#include "engine/arithmetic/librarystate.h"
#include "tests/support/testprogram.h"

#include <ATen/CPUGeneratorImpl.h>
#include <torch/autograd.h>

using Lengths = std::vector<std::int64_t>;

namespace {

torch::Tensor randomHeads(at::IntArrayRef shape, std::uint64_t seed)
{
    return torch::empty(shape).uniform_(-1.5, 1.5, at::detail::createCPUGenerator(seed));
}

enum class Layout { Packed, Padded };

SentenceRows rowsOf(const Lengths& lengths, Layout layout)
{
    const auto tensor = torch::tensor(lengths);
    return layout == Layout::Packed ? SentenceRows::packed(tensor)
                                    : SentenceRows::padded(tensor, *std::ranges::max_element(lengths));
}

/// (H, count, d) of one sentence.
torch::Tensor headsOf(const torch::Tensor& matrix, const SentenceRows::Span& span, std::int64_t heads)
{
    return matrix.narrow(0, span.first, span.count).view({span.count, heads, -1}).transpose(0, 1);
}

/// Computes the attention of one sentence after the other with LibTorch's products and softmax.
AttendedHeads reference(const torch::Tensor& queries, const SentenceRows& queryRows, const torch::Tensor& keys,
    const torch::Tensor& values, const SentenceRows& keyRows, const HeadsOptions& options)
{
    const std::int64_t heads = options.heads, longest = queryRows.longest, positions = keyRows.longest;
    AttendedHeads result{torch::zeros_like(queries),
        torch::zeros({queryRows.sentences(), heads, longest, positions}, queries.options())};
    const auto mask =
        dropOut(torch::ones_like(result.weights.detach(), torch::kFloat32), options.dropout.rate, options.dropout.key);
    for (std::int64_t sentence = 0; sentence < queryRows.sentences(); ++sentence) {
        const auto &asking = queryRows.spans[sentence], &asked = keyRows.spans[sentence];
        const auto query = headsOf(queries, asking, heads), key = headsOf(keys, asked, heads);
        auto scores = torch::bmm(query, key.transpose(1, 2)) / std::sqrt(static_cast<double>(query.size(2)));
        if (options.mask == AttentionMask::Causal) {
            const auto future =
                torch::ones({asking.count, asked.count}, torch::kBool).triu(asked.count - asking.count + 1);
            scores = scores.masked_fill(future, -std::numeric_limits<double>::infinity());
        }
        const auto weights = torch::softmax(scores, -1);
        result.weights[sentence].narrow(1, 0, asking.count).narrow(2, 0, asked.count).copy_(weights);
        const auto dropped = weights * mask[sentence].narrow(1, 0, asking.count).narrow(2, 0, asked.count);
        const auto contexts = torch::bmm(dropped, headsOf(values, asked, heads)).transpose(0, 1);
        result.contexts = result.contexts.slice_scatter(
            contexts.reshape({asking.count, -1}), 0, asking.first, asking.first + asking.count);
    }
    return result;
}

void compare(const torch::Tensor& ours, const torch::Tensor& theirs)
{
    QCOMPARE(ours.sizes(), theirs.sizes());
    const double difference = (ours.to(torch::kFloat64) - theirs).abs().max().item<double>();
    const double size = std::max(1.0, theirs.abs().max().item<double>());
    QVERIFY2(difference <= 2e-6 * size, qPrintable(u"%1 of %2"_s.arg(difference).arg(size)));
}

} // namespace

/// Attention in heads, as one node, against LibTorch's own operations in double precision.
class TestFusedHeads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithLibTorch_data()
    {
        addColumns<int, int, Lengths, Lengths, bool, double>("heads", "size", "queries", "keys", "isCausal", "rate");
        const Lengths ragged{13, 1, 17, 4, 8}, others{9, 16, 1, 33, 12}, longOnes{150, 3}, longer{170, 70};
        for (const double rate : {0.0, 0.3}) {
            QTest::addRow("encoder, dropout %g", rate) << 8 << 32 << ragged << ragged << false << rate;
            QTest::addRow("decoder, dropout %g", rate) << 8 << 32 << ragged << ragged << true << rate;
            QTest::addRow("cross, dropout %g", rate) << 8 << 32 << ragged << others << false << rate;
            QTest::addRow("odd sizes, dropout %g", rate) << 3 << 7 << ragged << others << false << rate;
            QTest::addRow("long, dropout %g", rate) << 2 << 24 << longOnes << longer << false << rate;
            QTest::addRow("long, last words, dropout %g", rate) << 2 << 24 << longOnes << longer << true << rate;
        }
    }

    void agreesWithLibTorch()
    {
        const auto [heads, size, queries, keys, isCausal, rate] = fetched<int, int, Lengths, Lengths, bool, double>();
        const HeadsOptions options{.heads = heads,
            .mask = isCausal ? AttentionMask::Causal : AttentionMask::None,
            .dropout = {rate, 77},
            .answer = HeadsAnswer::All};
        const std::int64_t width = heads * size;
        for (const auto layout : {Layout::Packed, Layout::Padded}) {
            const auto queryRows = rowsOf(queries, layout), keyRows = rowsOf(keys, layout);
            const bool isSelf = queries == keys;
            const auto asking = randomHeads({queryRows.rows, isSelf ? 3 * width : width}, 1).requires_grad_();
            const auto asked = isSelf ? asking : randomHeads({keyRows.rows, 2 * width}, 2).requires_grad_();
            const auto ours = isSelf ? attendToSelf(asking, queryRows, options)
                                     : attendToMemory(asking, queryRows, asked, keyRows, options);
            const auto exactAsking = asking.detach().to(torch::kFloat64).requires_grad_();
            const auto exactAsked = isSelf ? exactAsking : asked.detach().to(torch::kFloat64).requires_grad_();
            const auto theirs =
                reference(exactAsking.narrow(1, 0, width), queryRows, exactAsked.narrow(1, isSelf ? width : 0, width),
                    exactAsked.narrow(1, isSelf ? 2 * width : width, width), keyRows, options);
            compare(ours.contexts, theirs.contexts);
            compare(ours.weights, theirs.weights);

            const auto toContexts = randomHeads(ours.contexts.sizes(), 3),
                       toWeights = randomHeads(ours.weights.sizes(), 4);
            torch::autograd::backward({ours.contexts, ours.weights}, {toContexts, toWeights});
            torch::autograd::backward(
                {theirs.contexts, theirs.weights}, {toContexts.to(torch::kFloat64), toWeights.to(torch::kFloat64)});
            compare(asking.grad(), exactAsking.grad());
            if (!isSelf)
                compare(asked.grad(), exactAsked.grad());
        }
    }

    void gradientsAreSlopes_data()
    {
        addColumns<HeadsAnswer>("answer");
        QTest::newRow("of contexts") << HeadsAnswer::None;
        QTest::newRow("of contexts and weights") << HeadsAnswer::All;
    }

    void gradientsAreSlopes()
    {
        const auto [answer] = fetched<HeadsAnswer>();
        const auto rows = rowsOf({6, 9}, Layout::Packed);
        const HeadsOptions options{.heads = 2, .mask = AttentionMask::Causal, .dropout = {0.2, 5}, .answer = answer};
        const auto projected = randomHeads({rows.rows, 3 * 16}, 1).requires_grad_(),
                   direction = randomHeads({rows.rows, 16}, 2);
        const auto loss = [&](const torch::Tensor& at) {
            const auto attended = attendToSelf(at, rows, options);
            auto sum = (attended.contexts * direction).sum(torch::kFloat64);
            if (attended.weights.defined()) // the cross-entropy of one head; a word's label is its own place
                sum = sum - attended.weights.select(1, 1).diagonal(0, 1, 2).narrow(1, 0, 6).log().sum(torch::kFloat64);
            return sum;
        };
        loss(projected).backward();
        const torch::NoGradGuard guard;
        constexpr double step = 2e-3;
        for (std::uint64_t seed = 10; seed < 20; ++seed) {
            const auto way = randomHeads(projected.sizes(), seed);
            const double slope =
                (loss(projected + step * way) - loss(projected - step * way)).item<double>() / (2 * step);
            const double expected = (projected.grad() * way).sum(torch::kFloat64).item<double>();
            QVERIFY2(std::abs(slope - expected) < 2e-3 * std::max(1.0, std::abs(expected)),
                qPrintable(u"%1, %2"_s.arg(slope).arg(expected)));
        }
    }

    void bitsDoNotDependOnThreads()
    {
        const auto rows = rowsOf(Lengths(24, 11), Layout::Packed);
        const HeadsOptions options{.heads = 4, .dropout = {0.2, 5}};
        std::vector<torch::Tensor> contexts, gradients;
        for (const int threads : {1, 3}) {
            const OpenMpThreads set(threads);
            const auto projected = randomHeads({rows.rows, 3 * 32}, 1).requires_grad_();
            contexts.push_back(attendToSelf(projected, rows, options).contexts);
            contexts.back().sum().backward();
            gradients.push_back(projected.grad());
        }
        QVERIFY(torch::equal(contexts[0], contexts[1]));
        QVERIFY(torch::equal(gradients[0], gradients[1]));
    }

    // While decoding, queries come one word at a time. The memory has all words so far.
    void aWordAtATimeGivesTheSame()
    {
        constexpr std::int64_t words = 7, width = 32;
        const torch::NoGradGuard guard;
        const HeadsOptions options{.heads = 4, .mask = AttentionMask::Causal};
        const auto projected = randomHeads({2 * words, 3 * width}, 1);
        const auto whole = attendToSelf(projected, rowsOf({words, words}, Layout::Padded), options).contexts;
        const auto queries = projected.view({2, words, -1}).narrow(2, 0, width);
        const auto memory = projected.narrow(1, width, 2 * width);
        for (std::int64_t word = 0; word < words; ++word) {
            const auto read = SentenceRows::padded(torch::tensor(Lengths{word + 1, word + 1}), words);
            const auto step = attendToMemory(
                queries.select(1, word), SentenceRows::padded(torch::tensor(Lengths{1, 1}), 1), memory, read, options);
            compare(step.contexts, whole.view({2, words, width}).select(1, word).to(torch::kFloat64));
        }
    }

    void sentencesMayShareTheirMemory()
    {
        const torch::NoGradGuard guard;
        const HeadsOptions options{.heads = 2};
        const auto memory = randomHeads({5, 2 * 16}, 1), queries = randomHeads({2, 16}, 2);
        const SentenceRows both{.spans = {{0, 5}, {0, 5}}, .rows = 5, .longest = 5};
        const auto shared = attendToMemory(queries, rowsOf({1, 1}, Layout::Padded), memory, both, options).contexts;
        const auto copied = attendToMemory(
            queries, rowsOf({1, 1}, Layout::Padded), memory.repeat({2, 1}), rowsOf({5, 5}, Layout::Padded), options)
                                .contexts;
        QVERIFY(torch::equal(shared, copied));
    }

    void withoutKeysThereIsNoContext()
    {
        const HeadsOptions options{.heads = 2};
        const auto queries = randomHeads({9, 8}, 1).requires_grad_(),
                   memory = randomHeads({4, 2 * 8}, 2).requires_grad_();
        const SentenceRows asking{.spans = {{0, 5}, {5, 1}, {6, 3}}, .rows = 9, .longest = 5},
            asked{.spans = {{0, 0}, {0, 0}, {0, 4}}, .rows = 4, .longest = 4};
        const auto contexts = attendToMemory(queries, asking, memory, asked, options).contexts;
        QCOMPARE(contexts.narrow(0, 0, 6).abs().max().item<float>(), 0.0f);
        contexts.sum().backward();
        QCOMPARE(queries.grad().narrow(0, 0, 6).abs().max().item<float>(), 0.0f);
        QVERIFY(queries.grad().isfinite().all().item<bool>() && memory.grad().isfinite().all().item<bool>());
    }
};

ATTENTOSCOPE_TEST(TestFusedHeads, QCoreApplication);
#include "tst_fusedheads.moc"
