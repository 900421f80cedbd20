// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runcommand.h"

#include "tests/support/sendsignal.h"
#include "tests/support/testprogram.h"

#include <csignal>

namespace {

constexpr int patience = 120'000;

void begin(QProcess& process, const QStringList& arguments)
{
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(commandLineProgram(), arguments);
}

QStringList trainingFor(const Workplace& place, const char* steps)
{
    return {u"train"_s, u"--data"_s, place.writeReverse("pairs.tsv", 500, 1), u"--out"_s, place.path("run"),
        u"--steps"_s, QLatin1String(steps), u"--set"_s, u"hidden_size=16"_s, u"embedding_size=16"_s};
}

} // namespace

/// A run that another process trains, seen from a terminal.
class TestCommandLineWatch : public QObject
{
    Q_OBJECT

    static QJsonObject parsed(const QByteArray& line) { return QJsonDocument::fromJson(line).object(); }

private slots:
    void followsATrainingToItsEnd()
    {
        const Workplace place;
        QProcess training, watching;
        begin(training, trainingFor(place, "200"));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(place.path("run") + "/config.json"_L1), patience);
        begin(watching, {u"watch"_s, place.path("run"), u"--every"_s, u"0.1"_s, u"--json"_s});
        QVERIFY(training.waitForFinished(patience));
        QVERIFY(watching.waitForFinished(patience));
        QCOMPARE(watching.exitCode(), 0);
        int last = 0, lines = 0;
        QJsonObject update;
        for (const auto& line : watching.readAllStandardOutput().split('\n')) {
            if (line.isEmpty())
                continue;
            update = parsed(line);
            QVERIFY2(update.contains("state"_L1), line);
            QVERIFY(update["step"_L1].toInt() >= last);
            last = update["step"_L1].toInt();
            ++lines;
        }
        QVERIFY(lines > 0);
        QCOMPARE(last, 200);
        QCOMPARE(update["state"_L1].toString(), u"ended"_s);
        QCOMPARE(update["end"_L1].toString(), u"limit-reached"_s);
        QCOMPARE(update["validation"_L1].toObject()["step"_L1].toInt(), 200);
        QVERIFY(update["validation"_L1].toObject()["valid_loss"_L1].isDouble()); // as in metrics.jsonl
        QCOMPARE(update["newest_save"_L1].toInt(), 200);
    }

    void tellsPeopleWhatTheyWatchFor()
    {
        const Workplace place;
        QCOMPARE(runCommand(trainingFor(place, "20")).code, 0);
        const auto outcome = runCommand({u"watch"_s, place.path("run")});
        QCOMPARE(outcome.code, 0);
        for (const char* words : {"step 20", "loss", "learning rate", "left", "validation at step 20", "limit-reached"})
            QVERIFY2(outcome.out.contains(words), words);
    }

    /// The page of a run with one watched sentence.
    void aPageHasEachSentenceOnce()
    {
        const Workplace place;
        QCOMPARE(runCommand(trainingFor(place, "20") << u"--watch"_s << u"a b"_s).code, 0);
        const auto page = runCommand({u"page"_s, place.path("run"), u"--out"_s, place.path("page.html"), u"--source"_s,
            u"a b"_s, u"--source"_s, u"b c"_s, u"--source"_s, u"b c"_s, u"--json"_s});
        QVERIFY2(page.code == 0, page.err);
        QCOMPARE(parsed(page.out)["sentences"_L1].toInt(), 2);
    }

    void aRunWithoutASaveHasAPage()
    {
        const Workplace place;
        QCOMPARE(runCommand(trainingFor(place, "20") << u"--watch"_s << u"a b"_s).code, 0);
        const QDir run(place.path("run"));
        QVERIFY(QFile::remove(run.filePath(u"current"_s)));
        QVERIFY(QDir(run.filePath(u"saves"_s)).removeRecursively());
        const QStringList command{u"page"_s, place.path("run"), u"--out"_s, place.path("page.html"), u"--json"_s};
        const auto page = runCommand(command);
        QVERIFY2(page.code == 0, page.err);
        QVERIFY(parsed(page.out)["moments"_L1].toInt() > 0);
        QVERIFY(parsed(page.out)["arithmetic_step"_L1].isNull());
        QCOMPARE(runCommand(command + QStringList{u"--source"_s, u"b c"_s}).code, 3); // only a model translates it
    }

    /// The window watches a sentence in this way if the person gives a translation.
    void aGivenTargetIsASentenceOfItsOwn()
    {
        const Workplace place;
        QCOMPARE(runCommand(trainingFor(place, "20") << u"--watch"_s << u"a b"_s).code, 0);
        QFile log(place.path("run") + "/watched/snapshots.jsonl"_L1);
        QVERIFY(log.open(QIODevice::ReadWrite));
        const auto last = log.readAll().trimmed().split('\n').last();
        auto given = parsed(last);
        given["reference"_L1] = u"b a"_s;
        given["step"_L1] = 20;
        QVERIFY(log.write(QJsonDocument(given).toJson(QJsonDocument::Compact) + '\n') > 0);
        log.close();
        const auto outcome = runCommand({u"watch"_s, place.path("run"), u"--json"_s});
        QCOMPARE(outcome.code, 0);
        const auto translations = parsed(outcome.out.trimmed().split('\n').last())["translations"_L1].toArray();
        QCOMPARE(translations.size(), 2);
        QVERIFY(translations[0]["target"_L1].isNull());
        QCOMPARE(translations[1]["target"_L1].toString(), u"b a"_s);
    }

    void endsWithCtrlC()
    {
        const Workplace place;
        QCOMPARE(runCommand(trainingFor(place, "20")).code, 0);
        QFile lock(place.path("run") + "/.lock"_L1);
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.write("process 1 on another machine\n");
        lock.close();
        QProcess watching;
        begin(watching, {u"watch"_s, place.path("run"), u"--json"_s});
        QVERIFY(watching.waitForReadyRead(patience));
        const auto line = watching.readLine();
        QCOMPARE(parsed(line)["state"_L1].toString(), u"unknown"_s);
        sendSignal(watching, SIGINT);
        QVERIFY(watching.waitForFinished(patience));
        QCOMPARE(watching.exitCode(), 130);
        QCOMPARE(parsed(watching.readAllStandardOutput())["error"_L1]["code"_L1].toString(), u"interrupted"_s);
    }

    void saysThatATrainingWasInterrupted()
    {
        const Workplace place;
        QProcess training;
        begin(training, trainingFor(place, "100000"));
        QVERIFY(training.waitForReadyRead(patience));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(place.path("run") + "/metrics.jsonl"_L1), patience);
        training.kill();
        QVERIFY(training.waitForFinished(patience));
        const auto outcome = runCommand({u"watch"_s, place.path("run"), u"--json"_s});
        QCOMPARE(outcome.code, 1);
        QVERIFY(outcome.err.contains("--resume"));
        const auto lines = outcome.out.trimmed().split('\n');
        QCOMPARE(parsed(lines.front())["state"_L1].toString(), u"interrupted"_s);
        QCOMPARE(parsed(lines.back())["error"_L1]["exit_code"_L1].toInt(), 1);
    }

    void refusesWhatIsNoRun()
    {
        const Workplace place;
        const auto nothing = runCommand({u"watch"_s, place.path("nothing"), u"--json"_s});
        QCOMPARE(nothing.code, 3);
        QCOMPARE(parsed(nothing.out)["error"_L1]["code"_L1].toString(), u"bad-run"_s);
        QVERIFY(QDir().mkpath(place.path("empty")));
        QCOMPARE(runCommand({u"watch"_s, place.path("empty")}).code, 3);
        QCOMPARE(runCommand({u"watch"_s}).code, 2);
        QCOMPARE(runCommand({u"watch"_s, place.path("empty"), u"--every"_s, u"0"_s}).code, 2);
    }
};

ATTENTOSCOPE_TEST(TestCommandLineWatch, QCoreApplication);
#include "tst_commandlinewatch.moc"
