// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runsamples.h"

#include "engine/storage/runlist.h"
#include "tests/support/testprogram.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

class RunLockTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_place;
    std::filesystem::path path() const { return m_place->path().toStdString(); }

private slots:
    void init() { m_place = std::make_unique<QTemporaryDir>(); }

    void aSecondOneIsRefusedAndToldWhatToDo()
    {
        QVERIFY(RunLock::stateOf(path()) == RunLock::State::Free);
        auto first = RunLock::take(path());
        QVERIFY(first);
        QVERIFY(RunLock::stateOf(path()) == RunLock::State::Held);
        const auto second = RunLock::take(path());
        QVERIFY(!second);
        QCOMPARE(second.error().code, ErrorCode::Unwritable);
        const auto message = QString::fromStdString(second.error().message);
        for (const auto& part : {m_place->path(), QString::number(::getpid()), u"Stop it there"_s})
            QVERIFY2(message.contains(part), qPrintable(message));
        first->setEnded();
        QVERIFY(RunLock::stateOf(path()) == RunLock::State::Held); // held until it is released
        first = failure(ErrorCode::Internal, {});
        QVERIFY(RunLock::stateOf(path()) == RunLock::State::Free);
        QVERIFY(RunLock::take(path()));
    }

    void whoeverIsKilledHoldsItNoMore()
    {
        int ends[2];
        QCOMPARE(::pipe(ends), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            const auto lock = RunLock::take(path());
            const char answer = lock ? 'y' : 'n';
            if (::write(ends[1], &answer, 1) != 1)
                ::_exit(1);
            ::alarm(60); // ends the child if the test ends before it
            for (;;)
                ::pause();
        }
        char answer = 0;
        QCOMPARE(::read(ends[0], &answer, 1), ssize_t(1));
        QCOMPARE(answer, 'y');
        QVERIFY(RunLock::stateOf(path()) == RunLock::State::Held);
        QVERIFY(RunLock::take(path()).error().message.contains(std::to_string(child)));
        QCOMPARE(::kill(child, SIGKILL), 0);
        QCOMPARE(::waitpid(child, nullptr, 0), child);
        QVERIFY(RunLock::stateOf(path()) == RunLock::State::Interrupted);
        QVERIFY(RunLock::take(path()));
        ::close(ends[0]);
        ::close(ends[1]);
    }

    void aLinkIsNotFollowed()
    {
        const auto victim = m_place->filePath("victim");
        QFile file(victim);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("precious") == 8);
        file.close();
        std::filesystem::create_symlink(victim.toStdString(), path() / RunLock::fileName);
        QVERIFY(!RunLock::take(path()));
        QVERIFY(RunLock::stateOf(path()) == RunLock::State::Free);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("precious"));
    }

    void interruptedRunsAreFoundAndForgotten()
    {
        const auto make = [&](const char* name) { return RunFolder::create(path() / name, sampleIdentity()); };
        {
            auto ended = make("ended");
            QVERIFY(ended && writeSave(*ended, saveOfStep(3)));
            ended->setEnded();
            auto early = make("early"); // this run has no save yet
            auto crashed = make("crashed");
            QVERIFY(early && crashed && writeSave(*crashed, saveOfStep(7)));
        }
        std::filesystem::create_directory(path() / "something else");
        auto running = make("running");
        QVERIFY(running && writeSave(*running, saveOfStep(5)));

        const std::filesystem::path known[] = {path() / "crashed", path() / "gone"};
        auto found = findInterruptedRuns(known, path());
        QCOMPARE(found.size(), std::size_t(2));
        std::ranges::sort(found, {}, &InterruptedRun::step);
        QCOMPARE(found[0].folder, (path() / "early").string());
        QCOMPARE(found[0].step, 0);
        QCOMPARE(found[1].folder, (path() / "crashed").string());
        QCOMPARE(found[1].step, 7);
        QCOMPARE(found[1].preset, "luong-general");
        QCOMPARE(found[1].data.source, sampleIdentity().data.source);
        QVERIFY(found[1].saved > std::chrono::system_clock::now() - std::chrono::minutes(5));
        QCOMPARE(findInterruptedRuns(known, {}).size(), std::size_t(1));

        QVERIFY(RunLock::forget(path() / "crashed"));
        QVERIFY(findInterruptedRuns(known, {}).empty());
        QVERIFY(!RunLock::forget(path() / "running"));
        QVERIFY(RunFolder::open(path() / "crashed")->read(WhichSave::Current)); // releasing the lock loses nothing
    }

    void aRunThatIsTrainedIsNotDeleted()
    {
        auto folder = RunFolder::create(path() / "run", sampleIdentity());
        QVERIFY(folder);
        const auto refused = RunFolder::remove(path() / "run");
        QVERIFY(!refused);
        QVERIFY(refused.error().message.contains("another Attentoscope"));
        QVERIFY(RunFolder::open(path() / "run"));
        folder = failure(ErrorCode::Internal, {});
        QVERIFY(RunFolder::remove(path() / "run"));
        QVERIFY(!std::filesystem::exists(path() / "run"));
    }
};

ATTENTOSCOPE_TEST(RunLockTest, QCoreApplication);
#include "tst_runlock.moc"
