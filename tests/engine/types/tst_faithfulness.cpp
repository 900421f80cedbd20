// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/types/faithfulness.h"
#include "tests/support/testprogram.h"

namespace {

std::optional<double> tauOf(const std::vector<float>& one, const std::vector<float>& other)
{
    return rankAgreement(one, other).tau();
}

AttentionMap mapOf(std::size_t rows, std::vector<float> numbers)
{
    const auto columns = numbers.size() / rows;
    return {rows, columns, std::make_shared<const std::vector<float>>(std::move(numbers))};
}

/// Two rows, of a word and of the end token; two words and the end token as columns.
Erasure erasureOf(std::vector<float> change)
{
    Erasure erasure;
    erasure.words.target = {{.text = "chat"}, {.text = "<eos>", .special = true}};
    erasure.disturbed = {{.text = "cat"}, {.text = "black"}, {.text = "<eos>", .special = true}};
    erasure.change = mapOf(2, std::move(change));
    return erasure;
}

} // namespace

class TestFaithfulness : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The third is the example in the documentation of scipy.stats.kendalltau.
    void tauIsKendallsTauB()
    {
        QCOMPARE(tauOf({1, 2, 3, 4}, {1, 2, 3, 4}).value(), 1.0);
        QCOMPARE(tauOf({1, 2, 3, 4}, {4, 3, 2, 1}).value(), -1.0);
        QCOMPARE_LT(std::abs(tauOf({12, 2, 1, 12, 2}, {1, 4, 7, 1, 0}).value() - -0.47140452079103173), 1e-12);
        QCOMPARE(tauOf({1, 2, 3, 4, 5}, {3, 1, 2, 5, 4}).value(), 0.4); // seven pairs of ten in the same order
        QVERIFY(!tauOf({1, 1, 1}, {1, 2, 3}));
        QVERIFY(!tauOf({1}, {1}));
    }

    void markersDoNotCount()
    {
        const auto erasure = erasureOf({2, 1, 0, 1, 2, 0});
        const auto weights = mapOf(2, {.3F, .1F, .6F, .3F, .1F, .6F});
        const auto rows = rowAgreements(erasure, weights);
        QCOMPARE(rows.size(), std::size_t(2));
        QCOMPARE(rows[0], (RankAgreement{1, 1, 1}));
        QCOMPARE(rows[1], (RankAgreement{-1, 1, 1}));
        QCOMPARE(agreementOf(erasure, weights), (RankAgreement{1, 1, 1}));
        QVERIFY(rowAgreements(erasure, mapOf(2, {.3F, .1F, .3F, .1F})).empty());
    }

    void intervalHoldsWhatTheBootstrapSays()
    {
        SentenceAgreements part{
            .step = 3, .total = 40, .heads = {{{}, {}}, {AttentionHead{}, {}}, {AttentionHead{}, {}}}};
        for (int sentence = 0; sentence < 20; ++sentence) {
            part.heads[0].sentences.push_back({10, 10, 10});
            part.heads[1].sentences.push_back({sentence % 2 == 0 ? 10 : -2, 10, 10});
        }
        for (int sentence = 0; sentence < 20; ++sentence) // the sentences have many different values
            part.heads[2].sentences.push_back({sentence * sentence % 17 - 8, 10 + sentence, 12});
        SentenceAgreements all;
        append(all, part);
        append(all, part);
        QCOMPARE(all.heads[1].sentences.size(), std::size_t(40));
        const auto heads = faithfulnessOf(all, 5);
        QCOMPARE(heads.size(), std::size_t(3));
        QCOMPARE(heads[0].low, 1.0);
        QCOMPARE(heads[0].high, 1.0);
        QCOMPARE(heads[1].tau, 0.4);
        // The mean of 40 draws of 1 or −0.2 has a standard deviation of 0.6 / √40 = 0.095.
        QCOMPARE_LT(std::abs(heads[1].low - (0.4 - 1.96 * 0.095)), 0.04);
        QCOMPARE_LT(std::abs(heads[1].high - (0.4 + 1.96 * 0.095)), 0.04);
        const auto again = faithfulnessOf(all, 5), other = faithfulnessOf(all, 6);
        QCOMPARE(again[2].low, heads[2].low);
        QVERIFY(other[2].low != heads[2].low || other[2].high != heads[2].high);
    }
};

ATTENTOSCOPE_TEST(TestFaithfulness, QCoreApplication);
#include "tst_faithfulness.moc"
