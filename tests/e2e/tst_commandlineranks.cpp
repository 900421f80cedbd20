// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rankprocesses.h"
#include "tests/support/testprogram.h"

#include <csignal>

namespace {

const QStringList small{u"--sample=reverse"_s, u"--pairs=300"_s, u"--set"_s, u"hidden_size=16"_s,
    u"embedding_size=16"_s, u"dropout=0.3"_s, u"schedule=constant"_s, u"warmup_steps=0"_s};

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
        const Outcome resumed = train(place, "parts", "2", "24", {u"--resume"_s});
        QVERIFY2(resumed.code == 0, resumed.err);
        QVERIFY(!resumed.out.contains("goes on with"));
        QCOMPARE(lossesOf(place.path("parts")), lossesOf(place.path("whole")));
        QCOMPARE(weightsOf(place, "parts"), weightsOf(place, "whole"));
    }

    void anotherNumberOfRanksIsSaid()
    {
        const Workplace place;
        QCOMPARE(train(place, "run", "2", "6", small).code, 0);
        const Outcome more = train(place, "run", "3", "9", {u"--resume"_s});
        QVERIFY2(more.code == 0, more.err);
        QVERIFY2(more.out.contains("trained by 2 ranks until now and goes on with 3"), more.out);
        const Outcome alone = train(place, "run", "1", "12", {u"--resume"_s});
        QVERIFY2(alone.code == 0, alone.err);
        QVERIFY2(alone.out.contains("trained by 3 ranks until now and goes on with 1"), alone.out);
    }

    void allStopAtTheSameStep_data()
    {
        addColumns<int, int>("rank", "signal");
        QTest::newRow("SIGTERM, rank 0") << 0 << SIGTERM;
        QTest::newRow("SIGTERM, rank 1") << 1 << SIGTERM;
        QTest::newRow("SIGUSR1, rank 1") << 1 << SIGUSR1;
    }

    void allStopAtTheSameStep()
    {
        const auto [rank, signal] = fetched<int, int>();
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
        const Outcome resumed =
            place.train("run", {u"--resume"_s, u"--ranks=2"_s, u"--steps"_s, QString::number(steps + 3)});
        QVERIFY2(resumed.code == 0, resumed.err);
        QVERIFY2(resumed.out.contains("going on after step"), resumed.out);
        QCOMPARE(lossesOf(place.path("run")).size(), steps + 3); // no step is missing, and none is there twice
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
        const Outcome resumed = place.train("run", {u"--resume"_s, u"--steps"_s, QString::number(steps + 2)});
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
        const Outcome resumed = place.train("run", {u"--resume"_s, u"--minutes=0.0001"_s});
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
        ranks.start(1, RankProcesses::endless(place, data, {u"batch_size=48"_s}));
        for (int rank = 0; rank < 2; ++rank) {
            const Outcome outcome = ranks.outcomeOf(rank);
            QCOMPARE(outcome.code, 2);
            QVERIFY2(outcome.err.contains("batch_size is 48 there and 32 on rank 0"), outcome.err);
            QVERIFY2(outcome.err.contains("rank 1 (process "), outcome.err);
        }
        QVERIFY(!QFile::exists(place.path("run")));
    }

    void namesTheDataThatDiffer()
    {
        const Workplace place;
        QByteArray copies;
        QByteArray reversed; // the same words in reverse
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
                {{u"LOCAL_WORLD_SIZE"_s, u"1"_s}, {u"MASTER_ADDR"_s, QLatin1String(address)}});
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
        // Reads the interfaces from the message about an interface that does not exist.
        const Outcome refused = place.train("run", {u"--sample=reverse"_s, u"--ranks=2"_s, u"--interface=none"_s});
        const auto found = QRegularExpression(u"There are: (.*)\\."_s).match(QString::fromUtf8(refused.err));
        QVERIFY2(found.hasMatch(), refused.err);
        auto names = found.captured(1).split(u", "_s);
        names.removeAll(u"lo"_s);
        if (names.isEmpty())
            QSKIP("This machine has no network interface but loopback.");
        RankProcesses ranks(2);
        ranks.start(0, RankProcesses::endless(place, data, {u"--interface="_s + names.front()}));
        ranks.start(1, RankProcesses::endless(place, data, {u"--interface=lo"_s}));
        for (int rank = 0; rank < 2; ++rank) {
            const Outcome outcome = ranks.outcomeOf(rank);
            QCOMPARE(outcome.code, 2);
            QVERIFY2(outcome.err.contains("cannot reach rank 1 (process "), outcome.err);
            QVERIFY2(outcome.err.contains("at 127.0.0.1, a loopback address"), outcome.err);
        }
    }

    void refusesAnInterfaceThatIsNotThere()
    {
        const Workplace place;
        const Outcome refused = place.train("run", {u"--sample=reverse"_s, u"--ranks=2"_s, u"--interface=eth99"_s});
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains("No network interface \"eth99\"") && refused.err.contains("lo"), refused.err);
        const Outcome alone = place.train("run", {u"--sample=reverse"_s, u"--interface=lo"_s});
        QCOMPARE(alone.code, 2);
        QVERIFY2(alone.err.contains("give --ranks too"), alone.err);
    }

    void refusesWhatHasNothingToShare()
    {
        const Workplace place;
        const Outcome refused = place.train(
            "run", {u"--preset=unshuffle"_s, u"--ranks=2"_s, u"--steps=5"_s, u"--set"_s, u"recipe=article"_s});
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains("several ranks have nothing to share"), refused.err);
        QVERIFY(!QFile::exists(place.path("run")));
    }

    void refusesRanksWithinRanks()
    {
        const Workplace place;
        RankProcesses ranks(2);
        ranks.start(0, RankProcesses::endless(place, place.path("none.tsv"), {u"--ranks=2"_s}));
        const Outcome outcome = ranks.outcomeOf(0);
        QCOMPARE(outcome.code, 2);
        QVERIFY2(outcome.err.contains("is rank 0 of 2 already"), outcome.err);
    }

private:
    /// A run of this many steps with dropout, started with --ranks.
    static Outcome train(
        const Workplace& place, const char* run, const char* ranks, const char* steps, const QStringList& more = {})
    {
        return place.train(
            run, QStringList{u"--steps"_s, QLatin1String(steps), u"--ranks"_s, QLatin1String(ranks)} + more);
    }

    /// Starts two ranks. Fails the test and returns false if they do not train.
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
        return bytesOf(place.path(run) + u"/model.safetensors"_s);
    }
};

ATTENTOSCOPE_TEST(TestCommandLineRanks, QCoreApplication);
#include "tst_commandlineranks.moc"
