// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/widgets/backgroundwork.h"

#include <condition_variable>
#include <mutex>
#include <new>

using ui::BackgroundWork;

class TestBackgroundWork : public QObject
{
    Q_OBJECT

    static Result<int> untilStopped(const std::stop_token& stop)
    {
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any().wait(lock, stop, [] { return false; });
        return failure(ErrorCode::Cancelled, "stopped");
    }

private slots:
    void answersInItsOwnThread()
    {
        BackgroundWork work;
        const QThread* worked = nullptr;
        const QThread* received = nullptr;
        int answer = 0;
        work.run(
            [&worked](const std::stop_token&) -> Result<int> {
                worked = QThread::currentThread();
                return 3;
            },
            [&](const Result<int>& got) {
                received = QThread::currentThread();
                answer = *got;
            });
        QTRY_COMPARE(answer, 3);
        QCOMPARE(received, thread());
        QVERIFY(worked != thread());
    }

    void whatWorkThrowsIsItsAnswer()
    {
        BackgroundWork work;
        std::optional<Error> error;
        work.run([](const std::stop_token&) -> Result<int> { throw std::bad_alloc(); },
            [&error](const Result<int>& answer) { error = answer.error(); });
        QTRY_VERIFY(error);
        QCOMPARE(error->code, ErrorCode::OutOfMemory);
    }

    void stoppedWorkStillAnswers()
    {
        BackgroundWork work;
        std::optional<Error> error;
        work.run(untilStopped, [&error](const Result<int>& answer) { error = answer.error(); });
        work.stop();
        QTRY_VERIFY(error);
        QCOMPARE(error->code, ErrorCode::Cancelled);
    }

    void theEndDoesOnlyWhatItMust()
    {
        std::atomic<int> dropped = 0;
        std::atomic<int> done = 0;
        std::atomic<bool> isStopped = true;
        int answers = 0;
        {
            BackgroundWork work;
            const auto receive = [&answers](const Result<int>&) { ++answers; };
            work.run(untilStopped, receive);
            work.run([&dropped](const std::stop_token&) -> Result<int> { return ++dropped; }, receive);
            work.run(
                [&](const std::stop_token& stop) -> Result<int> {
                    isStopped = stop.stop_requested();
                    return ++done;
                },
                receive, BackgroundWork::AtEnd::Done);
        }
        QCoreApplication::processEvents();
        QCOMPARE(dropped.load(), 0);
        QCOMPARE(done.load(), 1);
        QVERIFY(!isStopped);
        QCOMPARE(answers, 0);
    }
};

ATTENTOSCOPE_TEST(TestBackgroundWork, QCoreApplication);
#include "tst_backgroundwork.moc"
