// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/qt/engineflags.h"
#include "engine/remote/keptreports.h"
#include "tests/support/testprogram.h"

namespace {

TrainingReports oneStep(std::int64_t step, std::size_t sentences = 0)
{
    TrainingReports reports;
    reports.steps.push_back({.step = step});
    for (std::size_t index = 0; index < sentences; ++index)
        reports.snapshots.push_back({.index = index, .step = step});
    reports.progress.step = step;
    return reports;
}

} // namespace

class TestReportBatcher : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsEveryStepInOrder()
    {
        ReportBatcher batcher;
        for (std::int64_t step = 1; step <= 1000; ++step)
            batcher.add(oneStep(step));
        const TrainingReports all = batcher.take();
        QCOMPARE(all.steps.size(), 1000u);
        for (std::size_t index = 0; index < all.steps.size(); ++index)
            QCOMPARE(all.steps[index].step, std::int64_t(index) + 1);
    }

    void takesTheNewestProgressAndEnd()
    {
        ReportBatcher batcher;
        batcher.add(oneStep(1));
        TrainingReports last = oneStep(2);
        last.end = TrainingEnd::EarlyStopped;
        last.notices = {"said once"};
        batcher.add(last);
        const TrainingReports all = batcher.take();
        QCOMPARE(all.progress.step, std::int64_t(2));
        QVERIFY(all.end == TrainingEnd::EarlyStopped);
        QCOMPARE(all.notices.size(), 1u);
    }

    void isEmptyAfterTaking()
    {
        ReportBatcher batcher;
        QVERIFY(batcher.isEmpty());
        batcher.add(oneStep(1));
        QVERIFY(!batcher.isEmpty());
        batcher.take();
        QVERIFY(batcher.isEmpty());
        batcher.add(oneStep(2));
        QCOMPARE(batcher.take().steps.size(), 1u);
    }

    void boundsSnapshotsButKeepsTheNewest()
    {
        ReportBatcher batcher;
        constexpr std::int64_t steps = 5000;
        for (std::int64_t step = 1; step <= steps; ++step)
            batcher.add(oneStep(step, 2));
        const auto snapshots = batcher.take().snapshots;
        QVERIFY(snapshots.size() <= ReportBatcher::maximumSnapshots);
        QVERIFY(snapshots.size() > ReportBatcher::maximumSnapshots / 4);
        for (const std::size_t sentence : {0u, 1u}) {
            const auto isNewest = [&](const WatchedSnapshot& one) {
                return one.index == sentence && one.step == steps;
            };
            QVERIFY(std::ranges::any_of(snapshots, isNewest));
        }
        QVERIFY(std::ranges::is_sorted(snapshots, {}, &WatchedSnapshot::step));
    }

    void keepsOneSnapshotOfEverySentence()
    {
        ReportBatcher batcher;
        const std::size_t sentences = ReportBatcher::maximumSnapshots + 100;
        batcher.add(oneStep(1, sentences));
        batcher.add(oneStep(2, sentences));
        const auto snapshots = batcher.take().snapshots;
        QCOMPARE(snapshots.size(), sentences);
        QVERIFY(std::ranges::all_of(snapshots, [](const WatchedSnapshot& one) { return one.step == 2; }));
    }

    void gateWaitsForTheInterval()
    {
        DeliveryGate gate;
        const DeliveryGate::Clock::time_point start{};
        int passed = 0;
        for (auto elapsed = 0ms; elapsed < 1s; elapsed += 1ms) {
            passed += gate.tryPass(start + elapsed) ? 1 : 0;
            gate.acknowledge();
        }
        QCOMPARE(passed, 31); // at 0, 33, 66 … 990 ms
    }

    void gateWaitsForTheReceiver()
    {
        DeliveryGate gate;
        const DeliveryGate::Clock::time_point start{};
        QVERIFY(gate.tryPass(start));
        QVERIFY(!gate.tryPass(start + 1h));
        gate.acknowledge();
        QVERIFY(gate.tryPass(start + 1h));
    }

    void gateLetsTheLastValueThrough()
    {
        DeliveryGate gate;
        const DeliveryGate::Clock::time_point start{};
        QVERIFY(gate.tryPass(start));
        gate.acknowledge();
        gate.pass(start + 1ms);
        gate.acknowledge();
        QVERIFY(!gate.tryPass(start + 2ms)); // the one that was forced counts
        QVERIFY(gate.tryPass(start + 40ms));
    }
};

ATTENTOSCOPE_TEST(TestReportBatcher, QCoreApplication);
#include "tst_reportbatcher.moc"
