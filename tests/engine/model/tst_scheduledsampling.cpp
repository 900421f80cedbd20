// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/scheduledsampling.h"
#include "tests/support/testprogram.h"

namespace {

constexpr std::int64_t steps = 40, sentenceCount = 50;

Forcing thrown(ForcingUnit coin, double probability = 0.5)
{
    Random coins(7);
    return sampleForcing(steps, sentenceCount, probability, coin, coins);
}

} // namespace

/// Teacher forcing: what one coin decides, and how often it says yes as training goes on.
class TestForcing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void firstWordIsAlwaysForced()
    {
        for (const auto coin : {ForcingUnit::Step, ForcingUnit::Pair, ForcingUnit::Word}) {
            const auto forcing = thrown(coin, 0.0);
            QVERIFY(forcing.steps.front());
            QCOMPARE(std::count(forcing.steps.begin(), forcing.steps.end(), true), 1);
            if (forcing.words.defined())
                QVERIFY(forcing.words[0].all().item<bool>());
        }
    }

    void stepCoinsAreForTheWholeBatch()
    {
        const auto forcing = thrown(ForcingUnit::Step);
        QVERIFY(!forcing.words.defined());
        QCOMPARE(forcing.steps.size(), std::size_t(steps));
    }

    void pairCoinsAreForTheWholeSentence()
    {
        const auto words = thrown(ForcingUnit::Pair).words;
        const auto later = words.narrow(0, 1, steps - 1);
        QVERIFY(torch::equal(later, words[1].unsqueeze(0).expand_as(later)));
        QVERIFY(!words[1].all().item<bool>() && words[1].any().item<bool>());
    }

    void wordCoinsAreForOneWord()
    {
        const auto words = thrown(ForcingUnit::Word).words;
        QVERIFY(!torch::equal(words[1], words[2]));
        QVERIFY(!torch::equal(words.select(1, 0).narrow(0, 1, steps - 1), words.select(1, 1).narrow(0, 1, steps - 1)));
    }

    void coinsFallAsOftenAsAsked_data()
    {
        QTest::addColumn<double>("probability");
        for (const double probability : {0.1, 0.5, 0.9})
            QTest::addRow("%g", probability) << probability;
    }

    void coinsFallAsOftenAsAsked()
    {
        QFETCH(double, probability);
        const auto words = thrown(ForcingUnit::Word, probability).words.narrow(0, 1, steps - 1).to(torch::kFloat64);
        QVERIFY(std::abs(words.mean().item<double>() - probability) < 0.03); // three standard deviations of 1,950 coins
    }

    void probabilityFollowsItsSchedule()
    {
        TrainingConfiguration training{.teacherForcing = 0.9, .finalForcing = 0.1, .forcingSteps = 100};
        QCOMPARE(forcingProbability(training, 1'000'000), 0.9);
        training.forcingSchedule = ForcingSchedule::Linear;
        QCOMPARE(forcingProbability(training, 50), 0.5);
        QCOMPARE(forcingProbability(training, 100), 0.1);
        QCOMPARE(forcingProbability(training, 1'000'000), 0.1);
        training.forcingSchedule = ForcingSchedule::InverseSigmoid;
        const double middle = 100.0 * std::log(100.0);
        QVERIFY(std::abs(forcingProbability(training, std::llround(middle)) - 0.5) < 1e-3);
        QVERIFY(forcingProbability(training, 1) > 0.89);
        QVERIFY(std::abs(forcingProbability(training, 1'000'000'000) - 0.1) < 1e-12);
    }
};

ATTENTOSCOPE_TEST(TestForcing, QCoreApplication);
#include "tst_scheduledsampling.moc"
