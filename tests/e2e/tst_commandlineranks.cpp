// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rankprocesses.h"
#include "tests/support/testprogram.h"

#include <QElapsedTimer>
#include <QFile>
#include <QRegularExpression>

#include <csignal>

using namespace attentoscope::testing;

namespace {

const QStringList small{QStringLiteral("--sample=reverse"), QStringLiteral("--pairs=300"), QStringLiteral("--set"),
    QStringLiteral("hidden_size=16"), QStringLiteral("embedding_size=16"), QStringLiteral("dropout=0.3"),
    QStringLiteral("schedule=constant"), QStringLiteral("warmup_steps=0")};

} // namespace

/// Several processes train one model together: from their start to their end, and to the end of one of them.
class TestCommandLineRanks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSameSeedAndRanksGiveTheSameBits()
    {
        const Workplace place;
        for (const char* run : {"first", "second"}) {
            const Outcome trained = train(place, run, "3", "25", small);
            QVERIFY2(trained.code == 0, trained.err);
            QVERIFY(trained.out.contains("3 ranks train together"));
        }
        QCOMPARE(lossesOf(place.path("first")).size(), 25);
        QCOMPARE(lossesOf(place.path("first")), lossesOf(place.path("second")));
        QVERIFY(!weightsOf(place, "first").isEmpty());
        QCOMPARE(weightsOf(place, "first"), weightsOf(place, "second"));
    }

    void goesOnAsIfItHadNeverStopped()
    {
        const Workplace place;
        QCOMPARE(train(place, "whole", "2", "24", small).code, 0);
        QCOMPARE(train(place, "parts", "2", "11", small).code, 0);
        const Outcome resumed = train(place, "parts", "2", "24", {QStringLiteral("--resume")});
        QVERIFY2(resumed.code == 0, resumed.err);
        QVERIFY(!resumed.out.contains("goes on with"));
        QCOMPARE(lossesOf(place.path("parts")), lossesOf(place.path("whole")));
        QCOMPARE(weightsOf(place, "parts"), weightsOf(place, "whole"));
    }

    void anotherNumberOfRanksIsSaid()
    {
        const Workplace place;
        QCOMPARE(train(place, "run", "2", "6", small).code, 0);
        const Outcome more = train(place, "run", "3", "9", {QStringLiteral("--resume")});
        QVERIFY2(more.code == 0, more.err);
        QVERIFY2(more.out.contains("trained by 2 ranks until now and goes on with 3"), more.out);
        const Outcome alone = train(place, "run", "1", "12", {QStringLiteral("--resume")});
        QVERIFY2(alone.code == 0, alone.err);
        QVERIFY2(alone.out.contains("trained by 3 ranks until now and goes on with 1"), alone.out);
    }

    void allStopAtTheSameStep_data()
    {
        QTest::addColumn<int>("rank");
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGTERM, rank 0") << 0 << SIGTERM;
        QTest::newRow("SIGTERM, rank 1") << 1 << SIGTERM;
        QTest::newRow("SIGUSR1, rank 1") << 1 << SIGUSR1;
    }

    void allStopAtTheSameStep()
    {
        QFETCH(int, rank);
        QFETCH(int, signal);
        const Workplace place;
        RankProcesses ranks(2);
        QVERIFY(bothStart(ranks, place));
        ranks.signal(rank, signal);
        const Outcome leader = ranks.outcomeOf(0), other = ranks.outcomeOf(1);
        QVERIFY2(leader.code == 130, leader.err);
        QVERIFY2(other.code == 130, other.err);
        QVERIFY(leader.out.contains("--resume"));
        QVERIFY(other.out.isEmpty());
        const auto steps = lossesOf(place.path("run")).size();
        const Outcome resumed = place.train("run",
            {QStringLiteral("--resume"), QStringLiteral("--ranks=2"), QStringLiteral("--steps"),
                QString::number(steps + 3)});
        QVERIFY2(resumed.code == 0, resumed.err);
        QVERIFY2(resumed.out.contains("going on after step"), resumed.out);
        QCOMPARE(lossesOf(place.path("run")).size(), steps + 3); // nothing was lost, nothing came twice
    }

    void namesARankThatIsKilled()
    {
        const Workplace place;
        RankProcesses ranks(2);
        QVERIFY(bothStart(ranks, place));
        ranks.signal(1, SIGKILL);
        const Outcome leader = ranks.outcomeOf(0);
        QCOMPARE(leader.code, 1);
        QVERIFY2(leader.err.contains("lost rank 1 (process "), leader.err);
        const auto steps = lossesOf(place.path("run")).size();
        const Outcome resumed =
            place.train("run", {QStringLiteral("--resume"), QStringLiteral("--steps"), QString::number(steps + 2)});
        QVERIFY2(resumed.code == 0, resumed.err);
        QCOMPARE(lossesOf(place.path("run")).size(), steps + 2); // the last step was saved
    }

    void namesRankZeroThatIsKilled()
    {
        const Workplace place;
        RankProcesses ranks(2);
        QVERIFY(bothStart(ranks, place));
        ranks.signal(0, SIGKILL);
        const Outcome other = ranks.outcomeOf(1);
        QCOMPARE(other.code, 1);
        QVERIFY2(other.err.contains("lost rank 0 (process "), other.err);
        const Outcome resumed = place.train("run", {QStringLiteral("--resume"), QStringLiteral("--minutes=0.0001")});
        QVERIFY2(resumed.code == 0, resumed.err);
    }

    void namesARankThatHangs()
    {
        const Workplace place;
        RankProcesses ranks(2);
        QVERIFY(bothStart(ranks, place));
        QElapsedTimer timer;
        timer.start();
        ranks.signal(1, SIGSTOP);
        const Outcome leader = ranks.outcomeOf(0);
        QVERIFY2(timer.elapsed() < 60'000, qPrintable(QString::number(timer.elapsed())));
        QCOMPARE(leader.code, 1);
        QVERIFY2(leader.err.contains("lost rank 1 (process ") && leader.err.contains("20 seconds"), leader.err);
        ranks.signal(1, SIGCONT);
        QCOMPARE(ranks.outcomeOf(1).code, 1);
    }

    void namesTheSettingThatDiffers()
    {
        const Workplace place;
        const QString data = place.writeReverse("pairs.tsv", 300, 1);
        RankProcesses ranks(2);
        ranks.start(0, RankProcesses::endless(place, data));
        ranks.start(1, RankProcesses::endless(place, data, {QStringLiteral("batch_size=48")}));
        for (int rank = 0; rank < 2; ++rank) {
            const Outcome outcome = ranks.outcomeOf(rank);
            QCOMPARE(outcome.code, 2);
            QVERIFY2(outcome.err.contains("batch_size is 48 there and 32 on rank 0"), outcome.err);
            QVERIFY2(outcome.err.contains("of rank 1 (process "), outcome.err);
        }
        QVERIFY(!QFile::exists(place.path("run")));
    }

    void namesTheDataThatDiffer()
    {
        const Workplace place;
        QByteArray copies;
        QByteArray reversed; // of the same words
        for (int number = 0; number < 80; ++number) {
            QByteArrayList words;
            for (int bit = 0; bit < 7; ++bit)
                words << (number >> bit & 1 ? "a" : "b");
            const auto text = words.join(' ');
            std::ranges::reverse(words);
            copies += text + '\t' + text + '\n';
            reversed += text + '\t' + words.join(' ') + '\n';
        }
        RankProcesses ranks(2);
        ranks.start(0, RankProcesses::endless(place, place.write("one.tsv", copies)));
        ranks.start(1, RankProcesses::endless(place, place.write("two.tsv", reversed)));
        for (int rank = 0; rank < 2; ++rank) {
            const Outcome outcome = ranks.outcomeOf(rank);
            QCOMPARE(outcome.code, 2);
            QVERIFY2(outcome.err.contains("the training data is 76 pairs (hash "), outcome.err);
        }
    }

    void namesWhatARankCouldNotRead()
    {
        const Workplace place;
        RankProcesses ranks(2);
        ranks.start(0, RankProcesses::endless(place, place.writeReverse("pairs.tsv", 300, 1)));
        ranks.start(1, RankProcesses::endless(place, place.path("none.tsv")));
        const Outcome leader = ranks.outcomeOf(0), other = ranks.outcomeOf(1);
        QCOMPARE(other.code, 3);
        QCOMPARE(leader.code, 3);
        QVERIFY2(leader.err.contains("rank 1 (process ") && leader.err.contains("none.tsv"), leader.err);
    }

    void namesTheRankThatIsMissing()
    {
        const Workplace place;
        const QString data = place.writeReverse("pairs.tsv", 300, 1);
        RankProcesses ranks(3);
        ranks.start(0, RankProcesses::endless(place, data));
        ranks.start(2, RankProcesses::endless(place, data));
        RankProcesses lonely(2);
        lonely.start(1, RankProcesses::endless(place, data));
        for (const int rank : {0, 2}) {
            const Outcome outcome = ranks.outcomeOf(rank);
            QCOMPARE(outcome.code, 1);
            QVERIFY2(outcome.err.contains("these of 3 ranks have not come: 1."), outcome.err);
        }
        const Outcome outcome = lonely.outcomeOf(1);
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains("Rank 0 is missing"), outcome.err);
    }

    void refusesALoopbackAddressBetweenMachines()
    {
        const Workplace place;
        const QString data = place.writeReverse("pairs.tsv", 300, 1);
        for (const char* address : {"localhost", "127.0.0.1"}) {
            RankProcesses ranks(2);
            ranks.start(0, RankProcesses::endless(place, data),
                {{QStringLiteral("LOCAL_WORLD_SIZE"), QStringLiteral("1")},
                    {QStringLiteral("MASTER_ADDR"), QLatin1String(address)}});
            const Outcome outcome = ranks.outcomeOf(0);
            QCOMPARE(outcome.code, 2);
            QVERIFY2(outcome.err.contains(QByteArray("MASTER_ADDR is ") + address), outcome.err);
            QVERIFY2(outcome.err.contains("Set MASTER_ADDR to the address of rank 0's machine"), outcome.err);
        }
    }

    void refusesAHiddenAddress()
    {
        const Workplace place;
        const QString data = place.writeReverse("pairs.tsv", 300, 1);
        // The list of interfaces in the message about one that is not there.
        const Outcome refused = place.train("run",
            {QStringLiteral("--sample=reverse"), QStringLiteral("--ranks=2"), QStringLiteral("--interface=none")});
        const auto found =
            QRegularExpression(QStringLiteral("There are: (.*)\\.")).match(QString::fromUtf8(refused.err));
        QVERIFY2(found.hasMatch(), refused.err);
        auto names = found.captured(1).split(QStringLiteral(", "));
        names.removeAll(QStringLiteral("lo"));
        if (names.isEmpty())
            QSKIP("This machine has no network interface but loopback.");
        RankProcesses ranks(2);
        ranks.start(0, RankProcesses::endless(place, data, {QStringLiteral("--interface=") + names.front()}));
        ranks.start(1, RankProcesses::endless(place, data, {QStringLiteral("--interface=lo")}));
        for (int rank = 0; rank < 2; ++rank) {
            const Outcome outcome = ranks.outcomeOf(rank);
            QCOMPARE(outcome.code, 2);
            QVERIFY2(outcome.err.contains("would have to reach rank 1 (process "), outcome.err);
            QVERIFY2(outcome.err.contains("at 127.0.0.1, a loopback address"), outcome.err);
        }
    }

    void refusesAnInterfaceThatIsNotThere()
    {
        const Workplace place;
        const Outcome refused = place.train("run",
            {QStringLiteral("--sample=reverse"), QStringLiteral("--ranks=2"), QStringLiteral("--interface=eth99")});
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains("No network interface \"eth99\"") && refused.err.contains("lo"), refused.err);
        const Outcome alone =
            place.train("run", {QStringLiteral("--sample=reverse"), QStringLiteral("--interface=lo")});
        QCOMPARE(alone.code, 2);
        QVERIFY2(alone.err.contains("give --ranks too"), alone.err);
    }

    void refusesWhatHasNothingToShare()
    {
        const Workplace place;
        const Outcome refused = place.train("run",
            {QStringLiteral("--preset=unshuffle"), QStringLiteral("--ranks=2"), QStringLiteral("--steps=5"),
                QStringLiteral("--set"), QStringLiteral("recipe=article")});
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains("several ranks have nothing to share"), refused.err);
        QVERIFY(!QFile::exists(place.path("run")));
    }

    void refusesRanksWithinRanks()
    {
        const Workplace place;
        RankProcesses ranks(2);
        ranks.start(0, RankProcesses::endless(place, place.path("none.tsv"), {QStringLiteral("--ranks=2")}));
        const Outcome outcome = ranks.outcomeOf(0);
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains("is rank 0 of 2 already"), outcome.err);
    }

private:
    /// A run of so many steps with dropout, by --ranks.
    static Outcome train(
        const Workplace& place, const char* run, const char* ranks, const char* steps, const QStringList& more = {})
    {
        return place.train(run,
            QStringList{
                QStringLiteral("--steps"), QLatin1String(steps), QStringLiteral("--ranks"), QLatin1String(ranks)}
                + more);
    }

    /// Two ranks; false, and the test has failed, if they did not train.
    static bool bothStart(RankProcesses& ranks, const Workplace& place)
    {
        const QString data = place.writeReverse("pairs.tsv", 500, 1);
        ranks.start(0, RankProcesses::endless(place, data));
        ranks.start(1, RankProcesses::endless(place, data));
        ranks.waitForSteps();
        return !QTest::currentTestFailed();
    }

    static QByteArray weightsOf(const Workplace& place, const char* run)
    {
        QFile file(place.path(run) + QStringLiteral("/model.safetensors"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

ATTENTOSCOPE_TEST(TestCommandLineRanks, QCoreApplication);
#include "tst_commandlineranks.moc"
