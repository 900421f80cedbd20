// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/machine/readiness.h"
#include "signalstorm.h"
#include "tests/support/testprogram.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

using namespace std::chrono_literals;

/// The wait for one descriptor.
class TestReadiness : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QCOMPARE(pipe2(m_ends.data(), O_CLOEXEC), 0); }
    void cleanup()
    {
        close(m_ends[0]);
        close(m_ends[1]);
    }

    void tellsWhatIsReady()
    {
        QVERIFY(!isReadyWithin(m_ends[0], POLLIN, 0ms));
        QVERIFY(isReadyWithin(m_ends[1], POLLOUT, 60s));
        QCOMPARE(write(m_ends[1], "a", 1), ssize_t(1));
        QVERIFY(isReadyWithin(m_ends[0], POLLIN, 60s));
    }

    void aSignalDoesNotEndTheWait()
    {
        const SignalStorm storm;
        std::jthread writing([&] {
            while (storm.sent() < 1'000)
                std::this_thread::yield();
            QCOMPARE(write(m_ends[1], "a", 1), ssize_t(1));
        });
        QVERIFY(isReadyWithin(m_ends[0], POLLIN, 60s));
    }

    void signalsDoNotMakeTheWaitLonger()
    {
        const SignalStorm storm;
        const auto begin = std::chrono::steady_clock::now();
        QVERIFY(!isReadyWithin(m_ends[0], POLLIN, 50ms));
        const auto taken = std::chrono::steady_clock::now() - begin;
        QVERIFY(taken >= 50ms && taken < 30s);
    }

private:
    std::array<int, 2> m_ends{};
};

ATTENTOSCOPE_TEST(TestReadiness, QCoreApplication);
#include "tst_readiness.moc"
