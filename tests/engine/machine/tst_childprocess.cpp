// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/machine/childprocess.h"
#include "signalstorm.h"
#include "tests/support/testprogram.h"

#include <csignal>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

/// Reads until the last writer has closed the pipe.
std::string readAll(int descriptor)
{
    std::string all;
    std::array<char, 256> part{};
    for (auto got = read(descriptor, part.data(), part.size()); got > 0;
        got = read(descriptor, part.data(), part.size()))
        all.append(part.data(), static_cast<std::size_t>(got));
    return all;
}

} // namespace

/// Programs that are started: what they are given, and how they end.
class TestChildProcess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void argumentsVariablesAndFilesReachIt()
    {
        const QTemporaryDir folder;
        const auto log = folder.filePath("log");
        std::array<int, 2> ends{};
        QCOMPARE(pipe2(ends.data(), O_CLOEXEC), 0);
        qputenv("ATTENTOSCOPE_CHILD", "ours");
        const auto child = ChildProcess::start({.program = "sh",
            .arguments = {"-c", "echo $0 \"$1\" $ATTENTOSCOPE_CHILD; cat; echo wrong >&2", "zero", "a b; c"},
            .variables = {"ATTENTOSCOPE_CHILD=its"},
            .input = ChildFile::null(),
            .output = ChildFile::of(ends[1]),
            .errors = ChildFile::log(log.toStdString()),
            .terminal = ChildTerminal::None});
        QVERIFY(child);
        close(ends[1]);
        QCOMPARE(readAll(ends[0]), std::string("zero a b; c its\n"));
        close(ends[0]);
        QVERIFY(child->id() > 0);
        int status = 0;
        QCOMPARE(waitpid(child->id(), &status, 0), child->id());
        QFile written(log);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll(), QByteArray("wrong\n"));
        QCOMPARE(QFileInfo(log).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    }

    void aProgramThatIsMissingIsNamed()
    {
        const auto child = ChildProcess::start({.program = "no-such-program"});
        QVERIFY(!child);
        QVERIFY(child.error().message.contains("no-such-program"));
        QVERIFY2(child.error().message.contains(child.error().detail), child.error().detail.c_str());
        QVERIFY(!child.error().detail.empty());
    }

    void itEndsWithItsObject_data()
    {
        QTest::addColumn<QString>("script");
        QTest::newRow("at once") << "echo ready; exec sleep 1000";
        QTest::newRow("it does not listen") << "trap '' TERM; echo ready; exec sleep 1000";
    }

    void itEndsWithItsObject()
    {
        QFETCH(const QString, script);
        std::array<int, 2> ends{};
        QCOMPARE(pipe2(ends.data(), O_CLOEXEC), 0);
        int process = 0;
        {
            auto child = ChildProcess::start({.program = "/bin/sh",
                .arguments = {"-c", script.toStdString()},
                .input = ChildFile::null(),
                .output = ChildFile::of(ends[1]),
                .patience = std::chrono::milliseconds(100)});
            QVERIFY(child);
            ChildProcess moved(std::move(*child));
            process = moved.id();
            std::array<char, 6> ready{};
            QCOMPARE(read(ends[0], ready.data(), ready.size()), ssize_t(6));
            QCOMPARE(kill(process, 0), 0);
        }
        QCOMPARE(kill(process, 0), -1); // the process is not a zombie either
        close(ends[0]);
        close(ends[1]);
    }

    void aSignalDoesNotEndThePatience()
    {
        auto child = ChildProcess::start({.program = "sleep", .arguments = {"0.2"}});
        QVERIFY(child);
        const SignalStorm storm;
        QVERIFY(child->hasEndedWithin(std::chrono::seconds(60)));
        QVERIFY(child->endedWell());
    }

    /// Such as of a program that has as many files open as it may.
    void patienceNeedsNoDescriptor()
    {
        std::array<int, 2> ends{};
        QCOMPARE(pipe2(ends.data(), O_CLOEXEC), 0);
        auto child = ChildProcess::start({.program = "sh",
            .arguments = {"-c", "trap 'echo bye; exit 0' TERM; echo ready; while :; do sleep 0.01; done"},
            .output = ChildFile::of(ends[1]),
            .patience = std::chrono::seconds(60)});
        QVERIFY(child);
        close(ends[1]);
        std::array<char, 6> ready{};
        QCOMPARE(read(ends[0], ready.data(), ready.size()), ssize_t(6));
        const int next = dup(ends[0]);
        close(next);
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_NOFILE, &before), 0);
        const rlimit none{static_cast<rlim_t>(next), before.rlim_max};
        QCOMPARE(setrlimit(RLIMIT_NOFILE, &none), 0);
        const bool hasEndedEarly = child->hasEndedWithin(std::chrono::milliseconds(1));
        child->end();
        QCOMPARE(setrlimit(RLIMIT_NOFILE, &before), 0);
        QVERIFY(!hasEndedEarly);
        QCOMPARE(readAll(ends[0]), std::string("bye\n"));
        close(ends[0]);
    }

    void itTellsWhetherItEndedWell()
    {
        for (const std::string status : {"0", "3"}) {
            auto child = ChildProcess::start({.program = "sh", .arguments = {"-c", "exit " + status}});
            QVERIFY(child);
            QVERIFY(child->hasEndedWithin(std::chrono::seconds(60)));
            QCOMPARE(child->endedWell(), status == "0");
        }
        auto killed = ChildProcess::start({.program = "sh", .arguments = {"-c", "kill -9 $$"}});
        QVERIFY(killed && !killed->endedWell());
    }

    void itIsAskedToEnd()
    {
        auto child = ChildProcess::start({.program = "sleep", .arguments = {"1000"}});
        QVERIFY(child);
        QVERIFY(!child->hasEndedWithin(std::chrono::milliseconds(1)));
        child->askToEnd();
        QVERIFY(child->hasEndedWithin(std::chrono::seconds(60)));
        QVERIFY(!child->endedWell());
    }

    void aDetachedOneGoesOn()
    {
        int process = 0;
        {
            auto child = ChildProcess::start(
                {.program = "sleep", .arguments = {"1000"}, .patience = std::chrono::milliseconds(1)});
            QVERIFY(child);
            process = child->detach();
        }
        QCOMPARE(kill(process, 0), 0);
        kill(process, SIGKILL);
        QCOMPARE(waitpid(process, nullptr, 0), process);
    }
};

ATTENTOSCOPE_TEST(TestChildProcess, QCoreApplication);
#include "tst_childprocess.moc"
