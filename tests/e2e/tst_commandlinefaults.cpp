// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runcommand.h"

#include "tests/support/sendsignal.h"
#include "tests/support/testprogram.h"

#include <csignal>

/// Influences from outside of the program: closed descriptors, limits, output that nobody reads, another number of
/// cores.
class TestCommandLineFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_place.writeReverse("pairs", 60, 1);
        const auto trained =
            shell("\"$0\" train --data \"$1/pairs\" --out \"$1/run\" --steps 2 --threads 2 --set hidden_size=16 "
                  "embedding_size=16");
        QVERIFY2(trained.code == 0, trained.err);
        const auto packed = shell("\"$0\" pack --model \"$1/run\" --out \"$1/run.attentoscope\"");
        QVERIFY2(packed.code == 0, packed.err);
    }

    void closedDescriptorsDoNoHarm_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("input, translate") << QByteArray("timeout 60 \"$0\" translate --model \"$1/run\" <&-");
        QTest::newRow("output, translate")
            << QByteArray("echo a b | timeout 60 \"$0\" translate --model \"$1/run\" >&-");
        QTest::newRow("all, train") << QByteArray(
            "timeout 60 \"$0\" train --out \"$1/all\" --data \"$1/pairs\" --steps 20 --set hidden_size=16 embedding_size=16 "
            "<&- >&- 2>&-; code=$?; test \"$(head -n 1 \"$1/all/current\")\" = 20 && exit $code");
    }

    void closedDescriptorsDoNoHarm()
    {
        QFETCH(const QByteArray, line);
        const auto outcome = shell(line.constData());
        QVERIFY2(outcome.code == 0, outcome.err);
    }

    void aLimitToFilesIsAnError()
    {
        const auto trained =
            shell("ulimit -f 20; exec \"$0\" train --data \"$1/pairs\" --out \"$1/limited\" --steps 2 --set "
                  "hidden_size=64 embedding_size=64");
        QCOMPARE(trained.code, 1);
        QVERIFY2(trained.err.contains("ulimit -f"), trained.err);
        const auto packed = shell("ulimit -f 1; exec \"$0\" pack --model \"$1/run\" --out \"$1/small.attentoscope\"");
        QCOMPARE(packed.code, 1);
        QVERIFY2(packed.err.contains("ulimit -f"), packed.err);
        const auto left = QDir(at("")).entryList({u"*small*"_s}, QDir::AllEntries | QDir::Hidden);
        QCOMPARE(left, QStringList());
    }

    void aLimitLeavesNoHalfFile()
    {
        const auto written = shell("ulimit -f 16; exec \"$0\" samples tiny-french --pairs 5000 --out \"$1/half.tsv\" "
                                   "--alignments \"$1/half.talp\"");
        QCOMPARE(written.code, 1);
        QVERIFY2(written.err.contains("half.tsv\" cannot be written: File too large"), written.err);
        const auto left = QDir(at("")).entryList({u"*half*"_s}, QDir::AllEntries | QDir::Hidden);
        QCOMPARE(left, QStringList());
    }

    void outputThatNobodyReadsSavesFirst()
    {
        const auto piped = shell(
            "{ \"$0\" train --data \"$1/pairs\" --out \"$1/unread\" --epochs 100000 --set hidden_size=16 embedding_size=16; "
            "echo $? > \"$1/code\"; } | head -n 1");
        QCOMPARE(piped.code, 0);
        QFile code(at("code"));
        QVERIFY(code.open(QIODevice::ReadOnly));
        QCOMPARE(code.readAll().trimmed(), "141");
        const auto resumed = shell("\"$0\" train --out \"$1/unread\" --resume --minutes 0.0001");
        QVERIFY2(resumed.code == 0 && resumed.out.contains("going on after step"), resumed.err);
    }

    void outputThatNobodyReadsEndsInOneWay_data()
    {
        QTest::addColumn<QByteArray>("command");
        const auto row = [](const QByteArray& command) { QTest::newRow(command) << command; };
        row("--help");
        row("--version");
        row("translate --help");
        row("lesson");
        row("lesson --json");
        row("lesson check \"$1/pairs\"");
        row("runs");
        row("runs --json");
        row("samples");
        row("presets");
        row("presets --json");
        row("evaluate --model \"$1/run\" --data \"$1/pairs\"");
        row("evaluate --model \"$1/run\" --data \"$1/pairs\" --json");
        row("align --model \"$1/run\" --data \"$1/pairs\"");
        row("translate --model \"$1/run\" a b");
        row("translate --model \"$1/run\" --json a b");
        row("translate --model \"$1/run\" < \"$1/pairs\"");
        row("watch \"$1/run\"");
        row("watch \"$1/run\" --json");
        row("pack --model \"$1/run\" --out \"$1/unread.attentoscope\"");
        row("unpack \"$1/run.attentoscope\" --out \"$1/unpacked\"");
        row("samples copy --pairs 5 --out \"$1/unread.tsv\"");
        row("train --data \"$1/pairs\" --out \"$1/other\" --steps 2 --set hidden_size=16 embedding_size=16 --json");
    }

    /// The reading end of the pipe is closed before anything is written. The message must not blame a disk.
    void outputThatNobodyReadsEndsInOneWay()
    {
        QFETCH(QByteArray, command);
        const auto unread = shell("rm -f \"$1/go\"; mkfifo \"$1/go\"; { read line < \"$1/go\"; \"$0\" " + command
            + " 2> \"$1/said\"; " + "echo $? > \"$1/code\"; } | { exec < /dev/null; echo > \"$1/go\"; }");
        QCOMPARE(unread.code, 0);
        QFile code(at("code"));
        QFile said(at("said"));
        QVERIFY(code.open(QIODevice::ReadOnly) && said.open(QIODevice::ReadOnly));
        const auto told = said.readAll();
        QVERIFY2(!told.contains("could not be written") && !told.contains("unexpected"), told);
        QCOMPARE(code.readAll().trimmed(), "141");
        if (command.startsWith("pack") || command.startsWith("unpack"))
            QVERIFY(QFile::exists(at(command.startsWith("pack") ? "unread.attentoscope" : "unpacked/config.json")));
    }

    void surroundingsThatLackAPlaceAreNamed()
    {
        const auto lesson = shell("TMPDIR=/nonexistent \"$0\" lesson run one-step-by-hand --short");
        QCOMPARE(lesson.code, 1);
        QVERIFY2(lesson.err.contains("Set TMPDIR to a folder"), lesson.err);
        const auto runs = shell("cd \"$1\" && unset HOME XDG_DATA_HOME; \"$0\" runs --json");
        QVERIFY2(runs.code == 0 && !runs.out.contains("\"./"), runs.out);
    }

    void aClosedTerminalIsIgnoredUnderNohup()
    {
        QProcess process;
        process.start(u"/bin/sh"_s,
            {u"-c"_s,
                u"trap '' HUP; exec \"$0\" train --data \"$1/pairs\" --out \"$1/kept\" --steps 200 --set "
                "hidden_size=16 embedding_size=16"_s,
                commandLineProgram(), at("")});
        QVERIFY(process.waitForReadyRead(patience));
        sendSignal(process, SIGHUP);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitCode(), 0);
        QVERIFY(process.readAllStandardOutput().contains("The limit is reached after 200 steps"));
    }

    void threadsOverruleTheRun()
    {
        const auto same = shell("\"$0\" train --out \"$1/run\" --resume --steps 3 --threads 2");
        QVERIFY2(same.code == 0 && !same.out.contains("bit for bit"), same.out);
        const auto other = shell("\"$0\" train --out \"$1/run\" --resume --steps 4 --threads 1");
        QVERIFY2(other.code == 0 && other.out.contains("made with 2 threads and goes on with 1"), other.out);
    }

    void aRunFromALargerComputerGoesOn()
    {
        const auto edited =
            shell("sed -i 's/\"threads\": 2/\"threads\": 1024/' \"$1/run/config.json\" && rm \"$1/run/sums\"");
        QCOMPARE(edited.code, 0);
        const auto resumed = shell("\"$0\" train --out \"$1/run\" --resume --steps 6");
        QVERIFY2(resumed.code == 0, resumed.err);
        QVERIFY2(resumed.out.contains("made with 1,024 threads") && resumed.out.contains("as many as there are cores"),
            resumed.out);
    }

private:
    /// Runs a line of shell in which "$0" is the program and "$1" the test's folder.
    Outcome shell(const QByteArray& line) const
    {
        QProcess process;
        process.start(u"/bin/sh"_s, {u"-c"_s, QString::fromUtf8(line), commandLineProgram(), at("")});
        Outcome outcome;
        if (process.waitForFinished(patience) && process.exitStatus() == QProcess::NormalExit)
            outcome.code = process.exitCode();
        outcome.out = process.readAllStandardOutput();
        outcome.err = process.readAllStandardError();
        return outcome;
    }

    QString at(const char* name) const { return m_place.path(name); }

    Workplace m_place;
    static constexpr int patience = 120'000;
};

ATTENTOSCOPE_TEST(TestCommandLineFaults, QCoreApplication);
#include "tst_commandlinefaults.moc"
