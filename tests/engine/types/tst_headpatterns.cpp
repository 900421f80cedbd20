// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/headpatterns.h"
#include "tests/support/testprogram.h"

namespace {

KindLikeness likenessOf(std::size_t heads, const std::function<double(std::size_t, std::size_t)>& divergence)
{
    KindLikeness likeness{.heads = {}, .rows = 2, .sums = {}};
    for (std::size_t one = 0; one < heads; ++one) {
        likeness.heads.push_back({HeadKind::Cross, 1, static_cast<int>(one) + 1});
        for (std::size_t other = one + 1; other < heads; ++other)
            likeness.sums.push_back(2.0 * divergence(one, other));
    }
    return likeness;
}

} // namespace

class TestHeadPatterns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPairHasAPlaceOfItsOwn()
    {
        const auto likeness = likenessOf(7, [](auto one, auto other) { return double(10 * one + other); });
        for (std::size_t one = 0; one < 7; ++one)
            for (std::size_t other = 0; other < 7; ++other)
                QCOMPARE(likeness.divergence(one, other),
                    one == other ? 0.0 : double(10 * std::min(one, other) + std::max(one, other)));
    }

    /// Heads on a line: the order must be that of the line, whatever their numbers are.
    void alikeHeadsStandTogether()
    {
        const std::vector<double> line{0.9, 0.05, 0.52, 0.0, 0.95, 0.5};
        const auto likeness =
            likenessOf(line.size(), [&](auto one, auto other) { return std::abs(line[one] - line[other]); });
        auto order = likenessOrder(likeness);
        if (line[order.front()] > line[order.back()])
            std::ranges::reverse(order);
        QCOMPARE(order, (std::vector<std::size_t>{3, 1, 5, 2, 0, 4}));
    }

    void everyHeadIsInTheOrderOnce()
    {
        QVERIFY(likenessOrder({}).empty());
        for (const std::size_t heads : {1, 2, 5, 24}) {
            auto order = likenessOrder(
                likenessOf(heads, [](auto one, auto other) { return double((one * 7 + other * 13) % 11) / 11.0; }));
            std::ranges::sort(order);
            std::vector<std::size_t> all(heads);
            std::iota(all.begin(), all.end(), 0);
            QCOMPARE(order, all);
        }
    }
};

ATTENTOSCOPE_TEST(TestHeadPatterns, QCoreApplication);
#include "tst_headpatterns.moc"
