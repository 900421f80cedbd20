// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runcommand.h"
#include "tests/support/testprogram.h"

/// `train --fork`, and what `runs compare` tells of it.
class TestCommandLineForks : public QObject
{
    Q_OBJECT

    static QJsonObject objectOf(const Outcome& outcome) { return QJsonDocument::fromJson(outcome.out).object(); }

    QByteArray weights(const char* run) const { return bytesOf(m_place.path(run) + u"/saves/8/model.safetensors"_s); }

    Outcome train(const char* run, const QByteArray& options) const
    {
        return runCommand(QStringList{u"train"_s, u"--out"_s, m_place.path(run)} + words(options.constData()));
    }

    Outcome fork(const char* original, const char* run, const QByteArray& options) const
    {
        return runCommand(QStringList{u"train"_s, u"--fork"_s, m_place.path(original), u"--out"_s, m_place.path(run)}
            + words(options.constData()));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_data = m_place.writeReverse("pairs.tsv", 200, 1);
        m_small = "--data " + m_data.toUtf8()
            + " --preset recommended --as-preset --steps 8 --set embedding_size=16 hidden_size=16 batch_size=32 ";
        const auto trained = train("run", m_small + "--threads 1");
        QVERIFY2(trained.code == 0, trained.err);
    }

    void aForkIsTold()
    {
        const auto forked = fork("run", "without", "--without a --threads 1 --json");
        QVERIFY2(forked.code == 0, forked.err);
        const auto told = objectOf(forked)[u"fork"_s].toObject();
        QCOMPARE(told[u"run"_s].toString(), m_place.path("run"));
        QCOMPARE(told[u"step"_s].toInt(), 0);
        QCOMPARE(told[u"without"_s].toString(), u"a"_s);
        const auto leftOut = told[u"left_out"_s].toInt();
        QVERIFY(leftOut > 10 && leftOut < 190);
        QCOMPARE(objectOf(forked)[u"steps"_s].toInt(), 8);
        QVERIFY2(forked.err.contains("runs compare"), forked.err);
        QVERIFY(weights("without") != weights("run"));

        const auto compared =
            runCommand({u"runs"_s, u"compare"_s, m_place.path("run"), m_place.path("without"), u"--json"_s});
        QVERIFY2(compared.code == 0, compared.err);
        const auto values = objectOf(compared);
        QCOMPARE(values[u"differing_settings"_s].toArray(), (QJsonArray{u"without"_s}));
        const auto runs = values[u"runs"_s].toArray();
        QCOMPARE(runs[0][u"settings"_s][u"without"_s].toString(), QString());
        QCOMPARE(runs[1][u"settings"_s][u"without"_s].toString(), u"a"_s);
        QCOMPARE(values[u"groups"_s].toArray().size(), 2);
    }

    /// They are not runs that differ only in their seed.
    void runsOnOtherDataAreNoGroup()
    {
        auto options = m_small;
        options.replace(m_data.toUtf8(), m_place.writeReverse("others.tsv", 150, 2).toUtf8());
        const auto trained = train("others", options + "--threads 1");
        QVERIFY2(trained.code == 0, trained.err);
        const auto compared =
            runCommand({u"runs"_s, u"compare"_s, m_place.path("run"), m_place.path("others"), u"--json"_s});
        QVERIFY2(compared.code == 0, compared.err);
        const auto values = objectOf(compared);
        QCOMPARE(values[u"differing_settings"_s].toArray(), (QJsonArray{u"data"_s, u"training_pairs"_s}));
        QCOMPARE(values[u"groups"_s].toArray().size(), 2);
    }

    /// The test computes the changes itself: from the weights that `translate` prints, for the words that both runs
    /// write.
    void changedRowsAreTold()
    {
        const auto compared = [&](const char* run) {
            return runCommand({u"runs"_s, u"compare"_s, m_place.path("run"), m_place.path(run), u"--source"_s,
                u"a b c"_s, u"--threads"_s, u"1"_s, u"--json"_s});
        };
        const auto itself = compared("run");
        QVERIFY2(itself.code == 0, itself.err);
        for (const auto row : objectOf(itself)[u"runs"_s][1][u"rows"_s].toArray()) {
            QCOMPARE(row[u"moved"_s].toDouble(), 0.0);
            QCOMPARE(row[u"probability"_s], row[u"probability_of_first"_s]);
        }
        const auto other = compared("without");
        QVERIFY2(other.code == 0, other.err);
        const auto rows = objectOf(other)[u"runs"_s][1][u"rows"_s].toArray();
        const auto translated = [&](const char* run) {
            const auto printed = runCommand(
                {u"translate"_s, u"--model"_s, m_place.path(run), u"--threads"_s, u"1"_s, u"--json"_s, u"a b c"_s});
            return QJsonDocument::fromJson(printed.out)[0].toObject();
        };
        const auto first = translated("run"), second = translated("without");
        const auto target = first[u"target"_s].toArray(), others = second[u"target"_s].toArray();
        QCOMPARE(rows.size(), target.size());
        qsizetype same = 0; // number of equal words at the beginning; their rows can be compared
        for (; same < std::min(target.size(), others.size()); ++same) {
            const auto one = first[u"attention"_s][same].toArray(), two = second[u"attention"_s][same].toArray();
            QVERIFY(!one.isEmpty());
            double moved = 0.0;
            for (qsizetype column = 0; column < one.size(); ++column)
                moved += 0.5 * std::abs(one[column].toDouble() - two[column].toDouble());
            QVERIFY(std::abs(rows[same][u"moved"_s].toDouble() - moved) < 1e-5);
            QVERIFY(moved > 0.0);
            if (target[same] != others[same])
                break;
        }
    }

    void whatTheOriginalDecidesIsNoOption_data()
    {
        QTest::addColumn<QString>("options");
        for (const char* options : {"--steps 3", "--epochs 3", "--minutes 3", "--seed 3", "--preset luong-dot",
                 "--set layers=1", "--as-preset", "--resume", "--from run", "--at -1", "--at x"})
            QTest::newRow(options) << QString::fromLatin1(options);
    }

    void whatTheOriginalDecidesIsNoOption()
    {
        QFETCH(QString, options);
        const auto refused = fork("run", "refused", options.toUtf8());
        QCOMPARE(refused.code, 2);
        QVERIFY(!QFile::exists(m_place.path("refused")));
        QCOMPARE(train("refused", m_small + "--without a").code, 2);
    }

    /// Ranks draw their own random numbers, and each leaves out the pairs of its share.
    void ranksForkTogether()
    {
        const auto trained = train("ranked", m_small + "--ranks 2");
        QVERIFY2(trained.code == 0, trained.err);
        const auto forked = fork("ranked", "ranked-again", "--ranks 2");
        QVERIFY2(forked.code == 0, forked.err);
        QVERIFY(!weights("ranked").isEmpty());
        QVERIFY(weights("ranked-again") == weights("ranked"));
        const auto parted = fork("ranked", "ranked-parted", "--without a --ranks 2");
        QVERIFY2(parted.code == 0, parted.err);
        QVERIFY(weights("ranked-parted") != weights("ranked"));
    }

private:
    Workplace m_place;
    QString m_data;
    QByteArray m_small;
};

ATTENTOSCOPE_TEST(TestCommandLineForks, QCoreApplication);
#include "tst_commandlineforks.moc"
