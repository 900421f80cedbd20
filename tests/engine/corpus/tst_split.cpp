// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/split.h"
#include "tests/support/testprogram.h"

class TestSplit : public QObject
{
    Q_OBJECT

private slots:
    void sizes_data()
    {
        addColumns<std::size_t, double, double, bool, std::size_t, std::size_t>(
            "pairs", "validationShare", "testShare", "file", "validation", "test");
        const auto row = [](const char* name, std::size_t pairs, double validationShare, double testShare, bool file,
                             std::size_t validation, std::size_t test) {
            QTest::newRow(name) << pairs << validationShare << testShare << file << validation << test;
        };
        row("usual", 1'000, 0.05, 0.0, false, 50, 0);
        row("with a test share", 1'000, 0.05, 0.1, false, 50, 100);
        row("rounded", 29, 0.05, 0.0, false, 1, 0);
        row("at least one", 5, 0.01, 0.0, false, 1, 0);
        row("at least one, share of zero", 5, 0.0, 0.0, false, 1, 0);
        row("two pairs", 2, 0.5, 0.4, false, 1, 0);
        row("one pair", 1, 0.5, 0.4, false, 0, 0);
        row("never all", 10, 0.5, 0.6, false, 5, 4);
        row("validation is limited", 1'000'000, 0.05, 0.0, false, 2'000, 0);
        row("test is limited", 1'000'000, 0.05, 0.4, false, 2'000, 10'000);
        row("validation file", 1'000, 0.05, 0.1, true, 0, 100);
    }

    void sizes()
    {
        QFETCH(std::size_t, pairs);
        QFETCH(double, validationShare);
        QFETCH(double, testShare);
        QFETCH(bool, file);
        DataConfiguration configuration{.validationShare = validationShare, .testShare = testShare};
        const auto sizes = splitSizes(pairs, configuration, file);
        QTEST(sizes.validation, "validation");
        QTEST(sizes.test, "test");
    }

    void chosenPairsAreDisjointAndInOrder()
    {
        const auto chosen = split(3, 500, {40, 60}, 2'000);
        const auto validation = indices(chosen.validation);
        const auto test = indices(chosen.test);
        QCOMPARE(validation.size(), std::size_t{40});
        QCOMPARE(test.size(), std::size_t{60});
        QVERIFY(std::ranges::is_sorted(validation));
        QVERIFY(std::ranges::is_sorted(test));
        std::set<std::size_t> all(validation.begin(), validation.end());
        all.insert(test.begin(), test.end());
        QCOMPARE(all.size(), std::size_t{100});
        for (const auto& pair : chosen.validation) {
            QCOMPARE(pair.text.source, "s" + std::to_string(pair.index));
            QCOMPARE(pair.text.target, "t" + std::to_string(pair.index));
            QCOMPARE(pair.line, pair.index * 2 + 1);
        }
    }

    void seedDecides()
    {
        QCOMPARE(indices(split(3, 500, {40, 0}, 2'000).validation), indices(split(3, 500, {40, 0}, 2'000).validation));
        QVERIFY(indices(split(3, 500, {40, 0}, 2'000).validation) != indices(split(4, 500, {40, 0}, 2'000).validation));
    }

    void keepsAsManyTextsAsNeeded()
    {
        // The choice does not depend on the capacity, if it is just large enough.
        QCOMPARE(indices(split(3, 500, {40, 0}, 40).validation), indices(split(3, 500, {40, 0}, 500).validation));
        QVERIFY(split(3, 500, {0, 0}, 0).validation.empty());
    }

    void everyPairIsAsLikely()
    {
        std::vector<int> chosen(20);
        for (std::uint64_t seed = 0; seed < 2'000; ++seed)
            for (const std::size_t index : indices(split(seed, 20, {5, 0}, 5).validation))
                ++chosen[index];
        // 500 expected each; five standard deviations are 97.
        for (const int count : chosen)
            QVERIFY2(std::abs(count - 500) < 97, std::to_string(count).c_str());
    }

private:
    static SplitSampler::Split split(std::uint64_t seed, std::size_t pairs, SplitSizes sizes, std::size_t capacity)
    {
        SplitSampler sampler(seed, capacity);
        for (std::size_t i = 0; i < pairs; ++i)
            sampler.offer(i * 2 + 1, "s" + std::to_string(i), "t" + std::to_string(i));
        return sampler.take(sizes);
    }

    static std::vector<std::size_t> indices(const std::vector<SampledPair>& pairs)
    {
        std::vector<std::size_t> indices;
        for (const auto& pair : pairs)
            indices.push_back(pair.index);
        return indices;
    }
};

ATTENTOSCOPE_TEST(TestSplit, attentoscope::tests::NoApplication);
#include "tst_split.moc"
