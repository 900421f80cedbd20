// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/arithmetic/librarystate.h"
#include "tests/support/testprogram.h"

namespace {

qsizetype threadsOfProcess()
{
    return QDir(u"/proc/self/task"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size();
}

/// Looks four times a second. `waited` is the time that threads have waited since the last look.
class Looks
{
public:
    bool look(std::chrono::milliseconds waited, std::chrono::milliseconds after = 250ms)
    {
        m_now += after;
        m_waited += waited;
        contention.look(m_now, m_waited);
        return contention.isCrowded();
    }

    CoreContention contention;

private:
    CoreContention::Clock::time_point m_now{1h};
    std::chrono::nanoseconds m_waited{5s};
};

Looks quietLooks()
{
    Looks looks;
    for (int i = 0; i < 4; ++i)
        looks.look(0ms);
    return looks;
}

} // namespace

class TestBusyWaiting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_threadsAtStart = threadsOfProcess(); }

    void isCrowdedUntilItIsKnownToBeQuiet()
    {
        Looks looks;
        QVERIFY(looks.contention.isCrowded());
        QVERIFY(looks.look(0ms)); // no earlier look with which to compare
        QVERIFY(looks.look(1ms));
        QVERIFY(looks.look(1ms));
        QVERIFY(!looks.look(1ms));
    }

    void isCrowdedAtOnceAndQuietAfterAWhile()
    {
        Looks looks = quietLooks();
        QVERIFY(!looks.contention.isCrowded());
        QVERIFY(!looks.look(20ms)); // less than a tenth
        QVERIFY(looks.look(30ms));
        QVERIFY(looks.look(0ms));
        QVERIFY(looks.look(0ms));
        QVERIFY(looks.look(10ms)); // this look was not quiet, so counting begins again
        QVERIFY(looks.look(0ms));
        QVERIFY(looks.look(0ms));
        QVERIFY(!looks.look(0ms));
    }

    void aPauseSaysNothing()
    {
        Looks looks = quietLooks();
        QVERIFY(!looks.look(5s, 1h));
        QVERIFY(looks.look(100ms));
    }

    void threadsThatEndTakeTheirTimeAlong()
    {
        Looks looks = quietLooks();
        QVERIFY(!looks.look(-3s));
    }

    void isCrowdedWhereTheSystemTellsNothing()
    {
        Looks looks = quietLooks();
        looks.contention.look(CoreContention::Clock::time_point(2h), std::nullopt);
        QVERIFY(looks.contention.isCrowded());
    }

    void timeWithoutCoreGrowsWhereThreadsStandInLine()
    {
        const auto before = timeWithoutCore();
        if (!before)
            QSKIP("this system keeps no account of it");
        std::atomic<bool> end = false;
        std::vector<std::jthread> busy;
        for (unsigned i = 0; i < 2 * std::thread::hardware_concurrency(); ++i)
            busy.emplace_back([&end] {
                while (!end) { }
            });
        const bool grew = QTest::qWaitFor([&] { return *timeWithoutCore() - *before > 50ms; }, 20'000);
        end = true;
        QVERIFY(grew);
    }

    void aCrowdOfThreadsIsKeptWhileCrowded()
    {
        QTRY_COMPARE(threadsOfProcess(), m_threadsAtStart); // a thread that was joined is listed a moment longer
        auto waiting = std::make_unique<BusyWaiting>();
        QVERIFY(waiting->isShort());
        QVERIFY(threadsOfProcess() > m_threadsAtStart + static_cast<qsizetype>(std::thread::hardware_concurrency()));
        waiting.reset();
        QTRY_COMPARE(threadsOfProcess(), m_threadsAtStart);
    }

private:
    qsizetype m_threadsAtStart = 0;
};

ATTENTOSCOPE_TEST(TestBusyWaiting, QCoreApplication);
#include "tst_busywaiting.moc"
