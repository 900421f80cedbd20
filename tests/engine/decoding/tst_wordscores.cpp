// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/vocabulary.h"
#include "engine/decoding/wordscores.h"
#include "tests/support/testprogram.h"

#include <torch/torch.h>

/// The scores of all words at a step. They are compared with LibTorch's log softmax.
class TestWordScores : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithLogSoftmax_data()
    {
        QTest::addColumn<int>("vocabulary");
        for (const int vocabulary : {4, 15, 16, 17, 1'000, 10'007})
            QTest::addRow("%d words", vocabulary) << vocabulary;
    }

    void agreesWithLogSoftmax()
    {
        QFETCH(const int, vocabulary);
        torch::manual_seed(7);
        const auto logits = 5.0 * torch::randn({6, vocabulary});
        auto expected = logits.to(torch::kFloat64).log_softmax(-1);
        const WordScores scores(logits);
        QVERIFY(torch::allclose(scores.logProbabilities().to(torch::kFloat64), expected, 5e-7, 2e-6));
        expected.narrow(1, Vocabulary::padding, 2).fill_(-std::numeric_limits<double>::infinity());
        const auto table = scores.logProbabilities().to(torch::kFloat64);
        const LikeliestWords best(scores, 3);
        for (std::int64_t row = 0; row < logits.size(0); ++row) {
            const auto likeliest = scores.likeliest(row);
            QCOMPARE(std::int64_t(likeliest.id), expected[row].argmax().item<std::int64_t>());
            QCOMPARE(likeliest.logProbability, table[row][likeliest.id].item<double>()); // equal to the last bit
            QCOMPARE(scores.scored(row, 3).logProbability, table[row][3].item<double>());
            const auto told = best.of(static_cast<std::size_t>(row));
            QCOMPARE(told.size(), std::size_t(std::min(3, vocabulary - 2)));
            QCOMPARE(told.front().id, likeliest.id);
            QCOMPARE(told.front().logProbability, likeliest.logProbability);
        }
    }

    void theLikeliestAreThoseOfASort_data()
    {
        QTest::addColumn<int>("vocabulary");
        QTest::addColumn<int>("count");
        for (const int vocabulary : {3, 255, 258, 259, 5'000})
            for (const int count : {1, 2, 5, 12})
                QTest::addRow("%d of %d words", count, vocabulary) << vocabulary << count;
    }

    /// Many words have equal scores, and some are impossible.
    void theLikeliestAreThoseOfASort()
    {
        QFETCH(const int, vocabulary);
        QFETCH(const int, count);
        torch::manual_seed(11);
        auto logits = torch::randint(-20, 20, {8, vocabulary}).to(torch::kFloat32);
        logits.masked_fill_(logits.lt(-15.0), -std::numeric_limits<float>::infinity());
        logits[7].fill_(-std::numeric_limits<float>::infinity());
        const WordScores scores(logits);
        const LikeliestWords best(scores, std::size_t(count));
        for (std::int64_t row = 0; row < logits.size(0); ++row) {
            std::vector<std::int32_t> expected;
            for (std::int32_t word = Vocabulary::end; word < vocabulary; ++word)
                if (std::isfinite(scores.scored(row, word).logProbability))
                    expected.push_back(word);
            const auto* own = logits.data_ptr<float>() + row * vocabulary;
            std::ranges::stable_sort(expected, std::greater{}, [own](std::int32_t word) { return own[word]; });
            expected.resize(std::min(expected.size(), std::size_t(count)));
            std::vector<std::int32_t> found;
            for (const auto& word : best.of(std::size_t(row))) {
                found.push_back(word.id);
                QCOMPARE(word.logProbability, scores.scored(row, word.id).logProbability);
            }
            QCOMPARE(found, expected);
        }
    }

    void paddingAndStartAreNeverChosen()
    {
        const WordScores scores(torch::tensor({{9.0F, 8.0F, 1.0F, 2.0F}}));
        const auto likeliest = scores.likeliest(0);
        QCOMPARE(likeliest.id, 3);
        QVERIFY(likeliest.logProbability < -6.9); // the other words keep their part of the probability
        QCOMPARE(LikeliestWords(scores, 4).of(0).size(), std::size_t(2));
    }

    void theFirstOfEqualsIsChosen() { QCOMPARE(WordScores(torch::zeros({1, 40})).likeliest(0).id, Vocabulary::end); }

    void largeAndSmallNumbersStayNumbers()
    {
        const WordScores scores(torch::tensor({{0.0F, 0.0F, 3e38F, -3e38F}, {-1e4F, -1e4F, -1e4F, -1e4F}}));
        QCOMPARE(scores.likeliest(0).logProbability, 0.0);
        QVERIFY(std::abs(scores.likeliest(1).logProbability + std::log(4.0)) < 1e-3);
    }

    void whatIsNoNumberIsNoPadding()
    {
        const auto likeliest = WordScores(torch::full({1, 30}, std::nanf(""))).likeliest(0);
        QVERIFY(likeliest.id >= Vocabulary::end && likeliest.id < 30);
        QVERIFY(std::isnan(likeliest.logProbability));
    }
};

ATTENTOSCOPE_TEST(TestWordScores, QCoreApplication);
#include "tst_wordscores.moc"
