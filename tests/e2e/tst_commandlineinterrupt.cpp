// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runcommand.h"

#include "tests/support/sendsignal.h"
#include "tests/support/testprogram.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>

/// Signals, and how the program starts.
class TestCommandLineInterrupt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void interruptedTrainingCanBeResumed_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGHUP") << SIGHUP; // a terminal that is closed
    }

    void interruptedTrainingCanBeResumed()
    {
        QFETCH(int, signal);
        const Workplace place;
        QProcess process;
        startTraining(process, place);
        sendSignal(process, signal);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
        QVERIFY(process.readAllStandardOutput().contains("--resume"));
        const Outcome resumed = place.train("run", words("--resume --minutes 0.0001"));
        QVERIFY2(resumed.code == 0, resumed.err);
        QVERIFY(resumed.out.contains("going on after step"));
        QVERIFY(resumed.out.contains("recurrent="));
    }

    void interruptedTranslationEnds()
    {
        const Workplace place;
        QCOMPARE(place.train("run", words("--sample=reverse --pairs=60 --steps=2")).code, 0);
        QProcess process;
        process.start(commandLineProgram(), {u"translate"_s, u"--model"_s, place.path("run")});
        process.write("a b\n");
        QVERIFY(process.waitForReadyRead(patience)); // it has answered, and waits for the next line
        sendSignal(process, SIGINT);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitCode(), 130);
    }

    /// The signal comes while the pairs are read. They never end, so only the signal can end the command.
    void interruptedReadingEnds_data()
    {
        QTest::addColumn<QString>("line");
        for (const char* line :
            {"presets --data {pipe}", "evaluate --model {run} --data {pipe}", "heads {run} averages --data {pipe}",
                "runs compare {run} {run} --data {pipe}", "page {run} --out {page} --data {pipe} --gold {gold}"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }

    void interruptedReadingEnds()
    {
        QFETCH(QString, line);
        const Workplace place;
        QCOMPARE(place.train("run", words("--sample=reverse --pairs=60 --steps=2")).code, 0);
        place.write("gold", "1-1\n");
        QProcess process;
        startReading(process, place, line);
        const int pipe = openForWriting(place.path("pipe"));
        QVERIFY(pipe >= 0);
        sendSignal(process, SIGINT);
        while (process.state() != QProcess::NotRunning && !process.waitForFinished(1)) [[maybe_unused]]
            const auto written = ::write(pipe, "a b\tb a\n", 8); // waits for nothing
        ::close(pipe);
        QCOMPARE(process.exitCode(), 130);
        QCOMPARE(objectOf(process)[u"error"_s][u"code"_s].toString(), u"interrupted"_s);
    }

    void answersEachLineAtOnce()
    {
        const Workplace place;
        QCOMPARE(place.train("run", words("--sample=reverse --pairs=60 --steps=2")).code, 0);
        QProcess process;
        process.start(commandLineProgram(), {u"translate"_s, u"--model"_s, place.path("run")});
        for (int line = 0; line < 3; ++line) {
            process.write("a b\n");
            QVERIFY(process.waitForReadyRead(patience));
            QCOMPARE(process.readAllStandardOutput().count('\n'), 1);
        }
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitCode(), 0);
    }

    void startsAgainWithLimitedSpinning()
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.remove(u"GOMP_SPINCOUNT"_s);
        environment.remove(u"OMP_WAIT_POLICY"_s);
        const Workplace place;
        QProcess process;
        process.setProcessEnvironment(environment);
        startTraining(process, place);
        QVERIFY(environmentOf(process).contains(QByteArray("\0GOMP_SPINCOUNT=100000\0", 23)));
        QFile commandLine(u"/proc/%1/cmdline"_s.arg(process.processId()));
        QVERIFY(commandLine.open(QIODevice::ReadOnly));
        QVERIFY(commandLine.readAll().startsWith(commandLineProgram().toUtf8() + '\0'));
        sendSignal(process, SIGINT);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitCode(), 130);
    }

    void respectsTheUsersSpinning()
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.remove(u"GOMP_SPINCOUNT"_s);
        environment.insert(u"OMP_WAIT_POLICY"_s, u"active"_s);
        const Workplace place;
        QProcess process;
        process.setProcessEnvironment(environment);
        startTraining(process, place);
        QVERIFY(!environmentOf(process).contains("GOMP_SPINCOUNT"));
        sendSignal(process, SIGTERM);
        QVERIFY(process.waitForFinished(patience));
    }

private:
    /// Training without end that has printed its first step.
    void startTraining(QProcess& process, const Workplace& place)
    {
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(commandLineProgram(),
            {u"train"_s, u"--data"_s, place.writeReverse("pairs.tsv", 500, 1), u"--out"_s, place.path("run"),
                u"--epochs"_s, u"100000"_s, u"--set"_s, u"hidden_size=16"_s, u"embedding_size=16"_s});
        QByteArray seen;
        while (!seen.contains("step ") && process.waitForReadyRead(patience))
            seen += process.readAllStandardOutput();
        QVERIFY(seen.contains("step "));
    }

    /// Starts a command that reads a pipe.
    void startReading(QProcess& process, const Workplace& place, QString line)
    {
        for (const char* name : {"pipe", "run", "page", "gold"})
            line.replace(u'{' + QLatin1String(name) + u'}', place.path(name));
        QCOMPARE(::mkfifo(place.path("pipe").toLocal8Bit().constData(), 0600), 0);
        std::signal(SIGPIPE, [](int) { }); // a write after the command has ended
        process.start(commandLineProgram(), words(line.toUtf8().constData()) << u"--json"_s);
    }

    /// A pipe can be opened in this way once it is read at the other end.
    static int openForWriting(const QString& pipe)
    {
        int descriptor = -1;
        [[maybe_unused]] const bool isRead = QTest::qWaitFor(
            [&] { return (descriptor = ::open(pipe.toLocal8Bit().constData(), O_WRONLY | O_NONBLOCK)) >= 0; },
            patience);
        return descriptor;
    }

    static QJsonObject objectOf(QProcess& process)
    {
        return QJsonDocument::fromJson(process.readAllStandardOutput()).object();
    }

    QByteArray environmentOf(const QProcess& process)
    {
        QFile file(u"/proc/%1/environ"_s.arg(process.processId()));
        return file.open(QIODevice::ReadOnly) ? '\0' + file.readAll() : QByteArray();
    }

    static constexpr int patience = 120'000;
};

ATTENTOSCOPE_TEST(TestCommandLineInterrupt, QCoreApplication);
#include "tst_commandlineinterrupt.moc"
