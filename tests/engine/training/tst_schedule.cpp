// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/files/safetensors.h"
#include "engine/training/trainingcourse.h"
#include "tests/support/testprogram.h"

namespace {

TrainingConfiguration scheduled(ScheduleKind kind, int warmupSteps = 0)
{
    return TrainingConfiguration{.schedule = kind, .warmupSteps = warmupSteps};
}

} // namespace

/// Learning rates, step by step.
class TestSchedule : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// tests/reference/make_optimizer_fixtures.py wrote the rates.
    void cosineIsPyTorchs()
    {
        const auto stored =
            readSafetensors(std::string(ATTENTOSCOPE_TEST_SOURCES) + "/reference/fixtures/cosine.safetensors").value();
        const auto* rates = stored.find("rates");
        QVERIFY(rates && rates->shape.size() == 1);
        const auto steps = rates->shape.front() - 1;
        QVERIFY(steps > 30);
        for (std::int64_t step = 0; step <= steps; ++step) {
            float expected = 0.0f;
            std::memcpy(
                &expected, rates->bytes.data() + static_cast<std::size_t>(step) * sizeof expected, sizeof expected);
            const double fraction = static_cast<double>(step) / static_cast<double>(steps);
            const double rate = scheduledRate(scheduled(ScheduleKind::Cosine), 1.0, step + 1, fraction);
            QVERIFY2(std::abs(rate - static_cast<double>(expected)) < 1e-6, std::to_string(step).c_str());
        }
    }

    /// Vaswani and others 2017, equation 3: d^-0.5 · min(step^-0.5, step · warmup^-1.5). Its peak is the rate given
    /// here.
    void inverseSquareRootIsTheTransformers()
    {
        constexpr double size = 512.0;
        constexpr int warmup = 4000;
        const auto configuration = scheduled(ScheduleKind::InverseSquareRoot, warmup);
        const double peak = std::pow(size, -0.5) * std::pow(warmup, -0.5);
        for (const std::int64_t step : {1, 10, 3999, 4000, 4001, 100'000}) {
            const auto at = static_cast<double>(step);
            const double expected = std::pow(size, -0.5) * std::min(std::pow(at, -0.5), at * std::pow(warmup, -1.5));
            QVERIFY(std::abs(scheduledRate(configuration, peak, step, 0.5) - expected) < 1e-12);
        }
    }

    void eachRisesOverTheWarmUp_data()
    {
        QTest::addColumn<ScheduleKind>("kind");
        QTest::newRow("constant") << ScheduleKind::Constant;
        QTest::newRow("linear") << ScheduleKind::Linear;
        QTest::newRow("inverse-square-root") << ScheduleKind::InverseSquareRoot;
        QTest::newRow("plateau") << ScheduleKind::Plateau;
        QTest::newRow("one-cycle") << ScheduleKind::OneCycle;
        QTest::newRow("cosine") << ScheduleKind::Cosine;
        QTest::newRow("linear-after-warmup") << ScheduleKind::LinearAfterWarmup;
    }

    void eachRisesOverTheWarmUp()
    {
        QFETCH(ScheduleKind, kind);
        const auto configuration = scheduled(kind, 100);
        const double whole = scheduledRate(configuration, 1.0, 100, 0.0);
        QVERIFY(whole > 0.0);
        QVERIFY(std::abs(scheduledRate(configuration, 1.0, 25, 0.0) - 0.25 * whole) < 1e-12);
    }

    /// With w warm-up steps of S, the factor of the rate is step / w, and afterwards the straight line (S - step + 1) /
    /// (S - w).
    void linearAfterWarmupReachesTheRate()
    {
        constexpr int steps = 150;
        constexpr int warmup = 15;
        const auto configuration = scheduled(ScheduleKind::LinearAfterWarmup, warmup);
        for (int step = 1; step <= steps; ++step) {
            const double fraction = static_cast<double>(step - 1) / steps;
            const double expected = step <= warmup ? static_cast<double>(step) / warmup
                                                   : static_cast<double>(steps - step + 1) / (steps - warmup);
            const double rate = scheduledRate(configuration, 1.0, step, fraction);
            QVERIFY2(std::abs(rate - std::max(expected, 0.02)) < 1e-12, std::to_string(step).c_str());
        }
    }

    void aShorterWarmUpRisesFaster()
    {
        const auto configuration = scheduled(ScheduleKind::InverseSquareRoot, 100);
        QCOMPARE(scheduledRate(configuration, 1.0, 10, 0.0, 20.0), 0.5);
        QCOMPARE(scheduledRate(configuration, 1.0, 80, 0.0, 20.0), 0.5);
        QCOMPARE(scheduledRate(configuration, 1.0, 1, 0.0, 0.0), 1.0);
    }

    void whatFallsEndsAtAFiftieth()
    {
        for (const double fraction : {1.0, 1.2}) {
            QCOMPARE(scheduledRate(scheduled(ScheduleKind::Linear), 1.0, 50, fraction), 0.02);
            QCOMPARE(scheduledRate(scheduled(ScheduleKind::Cosine), 1.0, 50, fraction), 0.02);
        }
        QVERIFY(scheduledRate(scheduled(ScheduleKind::Cosine), 1.0, 50, 0.5) == 0.51);
    }

    /// Even where the warm-up is longer than the training.
    void whatFallsDoesNotRiseAgain()
    {
        for (const auto kind : {ScheduleKind::Linear, ScheduleKind::Cosine, ScheduleKind::OneCycle})
            for (const std::int64_t steps : {20, 150, 400, 1'000, 3'000}) {
                double before = 1.0;
                for (std::int64_t step = steps - steps / 20; step <= steps; ++step) {
                    const double fraction = static_cast<double>(step - 1) / static_cast<double>(steps);
                    const double rate = scheduledRate(scheduled(kind, 4'000), 1.0, step, fraction);
                    QVERIFY2(rate <= before * (1.0 + 1e-12), std::to_string(step).c_str());
                    before = rate;
                }
            }
    }
};

ATTENTOSCOPE_TEST(TestSchedule, QCoreApplication);
#include "tst_schedule.moc"
