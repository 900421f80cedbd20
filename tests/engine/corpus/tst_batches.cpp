// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/batches.h"
#include "engine/reproducible/random.h"
#include "tests/support/testprogram.h"

using Ids = std::vector<std::int64_t>;

class TestBatches : public QObject
{
    Q_OBJECT

private slots:
    void layout()
    {
        EncodedPairs pairs;
        pairs.source.add(std::vector{10, 11, 12});
        pairs.target.add(std::vector{20});
        pairs.source.add(std::vector{13});
        pairs.target.add(std::vector{21, 22});
        const std::vector<std::uint32_t> indices{1, 0};
        const Batch batch = makeBatch(pairs, indices, SourceMarkers::End);
        QCOMPARE(batch.size, std::size_t{2});
        QCOMPARE(batch.sourceLength, std::size_t{4});
        QCOMPARE(batch.targetLength, std::size_t{3});
        QCOMPARE(batch.source, (Ids{13, 10, 2, 11, 0, 12, 0, 2}));
        QCOMPARE(batch.sourceLengths, (Ids{2, 4}));
        QCOMPARE(batch.targetInput, (Ids{1, 1, 21, 20, 22, 0}));
        QCOMPARE(batch.targetOutput, (Ids{21, 20, 22, 2, 2, 0}));
        QCOMPARE(batch.targetLengths, (Ids{3, 2}));
        QCOMPARE(batch.sourceTokens, std::size_t{6});
        QCOMPARE(batch.targetTokens, std::size_t{5});
    }

    void markers_data()
    {
        addColumns<int, Ids>("markers", "source");
        QTest::newRow("none") << static_cast<int>(SourceMarkers::None) << Ids{7, 8};
        QTest::newRow("end") << static_cast<int>(SourceMarkers::End) << Ids{7, 8, 2};
        QTest::newRow("start and end") << static_cast<int>(SourceMarkers::StartAndEnd) << Ids{1, 7, 8, 2};
    }

    void markers()
    {
        const auto [markers, source] = fetched<int, Ids>();
        EncodedPairs pairs;
        pairs.source.add(std::vector{7, 8});
        pairs.target.add(std::vector{9});
        const Batch batch = makeBatch(pairs, std::vector{0U}, static_cast<SourceMarkers>(markers));
        QCOMPARE(batch.source, source);
        QCOMPARE(batch.sourceLengths, Ids{static_cast<std::int64_t>(source.size())});
        QCOMPARE(batch.sourceTokens, source.size());
        QCOMPARE(batch.targetInput, (Ids{1, 9}));
    }

    void singleSentence()
    {
        EncodedPairs pairs;
        pairs.source.add(std::vector{7});
        pairs.target.add({});
        const Batch batch = makeBatch(pairs, std::vector{0U}, SourceMarkers::End);
        QCOMPARE(batch.targetInput, Ids{1});
        QCOMPARE(batch.targetOutput, Ids{2});
        QCOMPARE(batch.targetLength, std::size_t{1});
    }

    void orderHoldsEveryPairOnce_data()
    {
        addColumns<std::size_t, std::size_t>("pairs", "batchSize");
        QTest::newRow("one pair") << std::size_t{1} << std::size_t{64};
        QTest::newRow("exact") << std::size_t{128} << std::size_t{64};
        QTest::newRow("with a rest") << std::size_t{1'000} << std::size_t{7};
        QTest::newRow("batches of one") << std::size_t{333} << std::size_t{1};
    }

    void orderHoldsEveryPairOnce()
    {
        const auto [pairs, batchSize] = fetched<std::size_t, std::size_t>();
        const auto encoded = randomPairs(pairs);
        for (const auto& batches : {batchOrder(encoded, {batchSize}, 1, 0), sortedBatches(encoded, batchSize)}) {
            std::vector<int> seen(pairs);
            for (const auto& batch : batches) {
                QVERIFY(!batch.empty() && batch.size() <= batchSize);
                for (const auto index : batch)
                    ++seen[index];
            }
            QCOMPARE(seen, std::vector<int>(pairs, 1));
        }
    }

    void seedAndEpochDecide()
    {
        const auto pairs = randomPairs(500);
        QCOMPARE(batchOrder(pairs, {16}, 5, 2), batchOrder(pairs, {16}, 5, 2));
        QVERIFY(batchOrder(pairs, {16}, 5, 2) != batchOrder(pairs, {16}, 5, 3));
        QVERIFY(batchOrder(pairs, {16}, 5, 2) != batchOrder(pairs, {16}, 6, 2));
        QVERIFY(batchOrder(pairs, {16}, 5, 2) != batchOrder(pairs, {16}, 6, 1));
        QVERIFY(batchOrder({}, {16}, 5, 2).empty());
    }

    void lengthsOfABatchAreAlike()
    {
        const auto pairs = randomPairs(6'400);
        std::size_t padded = 0, used = 0;
        for (const auto& indices : batchOrder(pairs, {64}, 1, 0)) {
            const Batch batch = makeBatch(pairs, indices, SourceMarkers::End);
            padded += batch.source.size();
            used += batch.sourceTokens;
        }
        QVERIFY(static_cast<double>(used) / static_cast<double>(padded) > 0.95);
    }

    void batchesAreNotInOrderOfLength()
    {
        const auto pairs = randomPairs(6'400);
        int longer = 0;
        const auto batches = batchOrder(pairs, {64}, 1, 0);
        for (std::size_t i = 1; i < batches.size(); ++i)
            longer += pairs.source[batches[i][0]].size() > pairs.source[batches[i - 1][0]].size();
        QVERIFY(longer > 25 && longer < 75);
    }

    void sortedBatchesAreSorted()
    {
        const auto pairs = randomPairs(300);
        std::size_t last = 0;
        for (const auto& batch : sortedBatches(pairs, 16)) {
            const auto length = [&](std::uint32_t index) { return pairs.source[index].size(); };
            const auto [shortest, longest] = std::ranges::minmax(batch, {}, length);
            QVERIFY(length(shortest) >= last);
            last = length(longest);
        }
    }

    void theLongestTargetComesFirst()
    {
        const auto pairs = randomPairs(700);
        for (const auto& batches : {batchOrder(pairs, {32}, 1, 0), sortedBatches(pairs, 32)})
            for (const auto& batch : batches)
                QVERIFY(std::ranges::is_sorted(
                    batch, std::greater{}, [&](std::uint32_t index) { return pairs.target[index].size(); }));
    }

    void tokensLimitABatch()
    {
        const auto pairs = randomPairs(700);
        constexpr std::size_t tokens = 200;
        std::size_t seen = 0, full = 0;
        for (const auto& indices : batchOrder(pairs, {64, tokens}, 1, 0)) {
            const Batch batch = makeBatch(pairs, indices, SourceMarkers::End);
            QVERIFY(batch.size <= 64);
            QVERIFY(batch.size == 1 || batch.targetOutput.size() <= tokens);
            full += batch.targetOutput.size() > tokens / 2;
            seen += batch.size;
        }
        QCOMPARE(seen, pairs.size());
        QVERIFY(full > 0);
    }

private:
    static EncodedPairs randomPairs(std::size_t count)
    {
        Random random(1);
        EncodedPairs pairs;
        for (std::size_t i = 0; i < count; ++i) {
            pairs.source.add(std::vector<std::int32_t>(1 + random.below(40), 4));
            pairs.target.add(std::vector<std::int32_t>(1 + random.below(40), 5));
        }
        return pairs;
    }
};

ATTENTOSCOPE_TEST(TestBatches, attentoscope::tests::NoApplication);
#include "tst_batches.moc"
