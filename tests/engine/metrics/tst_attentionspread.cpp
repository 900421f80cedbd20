// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/attentionspread.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"

namespace {

/// A translation with one word for each row, and an end token after them.
Translation attending(std::vector<std::vector<float>> rows, float windowRadius = 0.0f)
{
    std::string words;
    std::vector<float> weights;
    for (const auto& row : rows) {
        words += "word ";
        weights.insert(weights.end(), row.begin(), row.end());
    }
    auto translation = translationWith("", words, {});
    translation.target.back().special = true;
    translation.attention = mapOf(rows.size(), rows.front().size(), std::move(weights));
    translation.attention.windowRadius = windowRadius;
    return translation;
}

} // namespace

class TestAttentionSpread : public QObject
{
    Q_OBJECT

    static bool near(double value, double wanted) { return std::abs(value - wanted) < 1e-6; }

private Q_SLOTS:
    void measuresByHand()
    {
        AttentionSpread spread;
        spread.add(attending({{0.5f, 0.5f, 0.0f, 0.0f}, {0.25f, 0.25f, 0.25f, 0.25f}, {1.0f, 0.0f, 0.0f, 0.0f}}));
        spread.add(attending({{1.0f, 0.0f}, {0.0f, 1.0f}}));
        const auto measures = spread.measures();
        QVERIFY(measures);
        QVERIFY(near(measures->entropy, (1.0 + 2.0 + 0.0) / 3)); // rows of words, not of end tokens
        QVERIFY(near(measures->fullestColumn, (0.75 / 2 + 1.0) / 2)); // sentences count alike
    }

    void distancesOfScoresAreThoseOfLogarithms()
    {
        // Scores 3, 0, −3 and 1: the mean is 0.25, the largest lies 2.75 above it.
        const double sum = std::exp(3.0) + 1.0 + std::exp(-3.0) + std::exp(1.0);
        std::vector<float> row;
        for (const double score : {3.0, 0.0, -3.0, 1.0})
            row.push_back(static_cast<float>(std::exp(score) / sum));
        AttentionSpread spread;
        spread.add(attending({row, row}));
        QVERIFY(std::abs(spread.measures()->scoreDistance - 2.75) < 1e-5);
        spread.add(attending({{1.0f, 0.0f, 0.0f}, {1.0f, 0.0f, 0.0f}})); // beyond what a float can hold
        QVERIFY(spread.measures()->scoreDistance > 60.0);
    }

    void outsideAWindowThereIsNoScore()
    {
        AttentionSpread spread;
        spread.add(attending({{0.0f, 0.5f, 0.5f, 0.0f}, {0.0f, 0.5f, 0.5f, 0.0f}}, 1.0f));
        QVERIFY(near(spread.measures()->scoreDistance, 0.0));
    }

    void withoutWordsOrAttentionThereIsNothing()
    {
        AttentionSpread spread;
        spread.add({});
        spread.add(attending({{0.5f, 0.5f}})); // an end token alone
        QVERIFY(!spread.measures());
        QVERIFY(!meanRowEntropy({}));
        QVERIFY(near(*meanRowEntropy(attending({{0.5f, 0.5f}, {0.5f, 0.5f}})), 1.0));
    }
};

ATTENTOSCOPE_TEST(TestAttentionSpread, attentoscope::tests::NoApplication);

#include "tst_attentionspread.moc"
