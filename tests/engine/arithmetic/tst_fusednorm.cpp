// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/dropout.h"
#include "engine/arithmetic/fusednorm.h"
#include "engine/arithmetic/librarystate.h"
#include "tests/support/testprogram.h"

#include <ATen/CPUGeneratorImpl.h>
#include <torch/autograd.h>

namespace {

torch::Tensor randomRows(at::IntArrayRef shape, std::uint64_t seed)
{
    return torch::empty(shape).uniform_(-2.0, 3.0, at::detail::createCPUGenerator(seed));
}

/// Leaves of a graph: rows, branch, gain and bias.
std::vector<torch::Tensor> leaves(std::int64_t rows, std::int64_t size)
{
    std::vector<torch::Tensor> result{
        randomRows({rows, size}, 1), randomRows({rows, size}, 2), randomRows({size}, 3), randomRows({size}, 4)};
    for (auto& leaf : result)
        leaf.requires_grad_();
    return result;
}

void compareNorms(const torch::Tensor& ours, const torch::Tensor& theirs)
{
    QCOMPARE(ours.sizes(), theirs.sizes());
    const double difference = (ours.to(torch::kFloat64) - theirs).abs().max().item<double>();
    const double size = std::max(1.0, theirs.abs().max().item<double>());
    QVERIFY2(difference <= 3e-6 * size, qPrintable(u"%1 of %2"_s.arg(difference).arg(size)));
}

} // namespace

/// Layer normalisation as one node, against LibTorch's own in double precision.
class TestFusedNorm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithLibTorch_data()
    {
        addColumns<int, int, double, bool, bool>("rows", "size", "rate", "isSumUsed", "isNormUsed");
        QTest::newRow("post-norm") << 130 << 64 << 0.0 << false << true;
        QTest::newRow("post-norm, dropout") << 130 << 64 << 0.3 << false << true;
        QTest::newRow("pre-norm") << 130 << 64 << 0.0 << true << true;
        QTest::newRow("pre-norm, dropout, odd size") << 70 << 37 << 0.3 << true << true;
        QTest::newRow("only the sum has a gradient") << 5 << 16 << 0.3 << true << false;
    }

    void agreesWithLibTorch()
    {
        const auto [rows, size, rate, isSumUsed, isNormUsed] = fetched<int, int, double, bool, bool>();
        constexpr std::uint64_t key = 99;
        auto ours = leaves(rows, size);
        std::vector<torch::Tensor> theirs;
        for (const auto& leaf : ours)
            theirs.push_back(leaf.detach().to(torch::kFloat64).requires_grad_());
        const auto mask = dropOut(torch::ones({rows, size}), rate, key).to(torch::kFloat64);

        const auto added = addAndNormalize(ours[0], ours[1], rate, key, {ours[2], ours[3]});
        const auto sum = theirs[0] + theirs[1] * mask;
        const auto normed = torch::layer_norm(sum, {size}, theirs[2], theirs[3]);
        compareNorms(added.sum, sum);
        compareNorms(added.normed, normed);
        compareNorms(normalize(added.sum.detach(), {ours[2], ours[3]}), normed);

        const auto forSum = randomRows({rows, size}, 5) * (isSumUsed ? 1 : 0),
                   forNorm = randomRows({rows, size}, 6) * (isNormUsed ? 1 : 0);
        (sum * forSum.to(torch::kFloat64) + normed * forNorm.to(torch::kFloat64)).sum().backward();
        auto loss = isSumUsed ? (added.sum * forSum).sum() : (added.normed * forNorm).sum();
        if (isSumUsed && isNormUsed)
            loss = loss + (added.normed * forNorm).sum();
        loss.backward();
        for (std::size_t leaf = 0; leaf < ours.size(); ++leaf)
            compareNorms(ours[leaf].grad(), theirs[leaf].grad());

        auto alone = leaves(rows, size);
        const auto exact = theirs[0].detach().requires_grad_();
        normalize(alone[0], {alone[2], alone[3]}).backward(forNorm);
        torch::layer_norm(exact, {size}, theirs[2], theirs[3]).backward(forNorm.to(torch::kFloat64));
        compareNorms(alone[0].grad(), exact.grad());
    }

    void bitsDoNotDependOnThreads()
    {
        std::vector<std::vector<torch::Tensor>> gradients;
        for (const int threads : {1, 3}) {
            const OpenMpThreads set(threads);
            auto own = leaves(1500, 48);
            own[0] = own[0].detach().view({30, 50, 48}).requires_grad_();
            own[1] = own[1].detach().view({30, 50, 48}).requires_grad_();
            addAndNormalize(own[0], own[1], 0.2, 7, {own[2], own[3]}).normed.square().sum().backward();
            gradients.emplace_back();
            for (const auto& leaf : own)
                gradients.back().push_back(leaf.grad());
        }
        for (std::size_t leaf = 0; leaf < gradients[0].size(); ++leaf)
            QVERIFY(torch::equal(gradients[0][leaf], gradients[1][leaf]));
    }

    void rowsOfOneNumberStayFinite()
    {
        auto rows = torch::full({3, 8}, 2.5).requires_grad_();
        const auto normed = normalize(rows, {torch::ones({8}), torch::full({8}, 0.5)});
        QVERIFY(torch::equal(normed, torch::full({3, 8}, 0.5)));
        normed.sum().backward();
        QVERIFY(rows.grad().isfinite().all().item<bool>());
    }
};

ATTENTOSCOPE_TEST(TestFusedNorm, QCoreApplication);
#include "tst_fusednorm.moc"
