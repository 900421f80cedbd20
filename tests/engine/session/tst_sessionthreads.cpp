// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/torchheaders.h"

#include "engine/session/session.h"
#include "tests/support/testprogram.h"

#include <ATen/Parallel.h>

#include <new>

/// The number of torch's threads after a session has worked.
class TestSessionThreads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBenchmarkGivesTheThreadsBack_data()
    {
        QTest::addColumn<bool>("runsOutOfMemory");
        QTest::newRow("that ends") << false;
        QTest::newRow("that runs out of memory") << true;
    }

    void aBenchmarkGivesTheThreadsBack()
    {
        QFETCH(bool, runsOutOfMemory);
        const auto session = createSession({.threads = 1});
        DataRequest data{.sample = "reverse", .samplePairs = 100};
        QVERIFY(session->loadData(data, {}, {}));
        constexpr int ofTheRunUnderWay = 3;
        at::set_num_threads(ofTheRunUnderWay);
        BenchmarkRequest request{
            .settings = {{"embedding_size", "16"}, {"hidden_size", "24"}}, .warmUpSteps = 0, .steps = 1};
        const auto report = session->benchmark(request,
            [&](double) {
                if (runsOutOfMemory)
                    throw std::bad_alloc();
            },
            {});
        QCOMPARE(report.has_value(), !runsOutOfMemory);
        QCOMPARE(at::get_num_threads(), ofTheRunUnderWay);
    }
};

ATTENTOSCOPE_TEST(TestSessionThreads, QCoreApplication);
#include "tst_sessionthreads.moc"
