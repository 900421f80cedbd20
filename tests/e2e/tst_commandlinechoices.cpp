// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runcommand.h"
#include "tests/support/testprogram.h"

namespace {

QJsonObject objectOf(const Outcome& outcome)
{
    return QJsonDocument::fromJson(outcome.out).object();
}

} // namespace

/// Settings that are chosen, runs of several seeds, and their comparison.
class TestCommandLineChoices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_data = m_place.writeReverse("pairs.tsv", 300, 1);
        m_seeds = runCommand(QStringList{u"train"_s, u"--data"_s, m_data, u"--out"_s, m_place.path("runs")}
            + words("--preset transformer-tiny --steps 20 --seeds 1,2 --threads 1 --json"));
        QVERIFY2(m_seeds.code == 0, m_seeds.err);
        const auto words = runCommand(QStringList{u"train"_s, u"--data"_s, m_data, u"--out"_s, m_place.path("other")}
            + tests::words("--preset transformer-tiny --steps 20 --seed 1 --threads 1 --as-preset --json"));
        QVERIFY2(words.code == 0, words.err);
        QVERIFY(objectOf(words)[u"chosen"_s].toArray().isEmpty());
    }

    void choicesAreTold()
    {
        const auto result =
            runCommand(QStringList{u"presets"_s, u"--json"_s, u"--data"_s, m_data} + words("--steps 150 --threads 1"));
        QVERIFY2(result.code == 0, result.err);
        bool isFound = false;
        for (const auto& value : objectOf(result)[u"presets"_s].toArray()) {
            const auto preset = value.toObject();
            if (preset[u"id"_s] != u"transformer"_s)
                continue;
            QCOMPARE(preset[u"planned"_s][u"steps"_s].toInt(), 150);
            for (const auto& choice : preset[u"chosen"_s].toArray()) {
                QVERIFY(!choice[u"reason"_s].toString().isEmpty());
                isFound = isFound || choice[u"settings"_s][u"warmup_steps"_s] == u"15"_s;
            }
        }
        QVERIFY(isFound);
    }

    void eachSeedHasItsRun()
    {
        const auto sum = objectOf(m_seeds);
        const auto runs = sum[u"runs"_s].toArray();
        QCOMPARE(runs.size(), 2);
        const double first = runs[0][u"loss"_s].toDouble(), second = runs[1][u"loss"_s].toDouble();
        QVERIFY(first != second);
        QVERIFY(qFuzzyCompare(sum[u"loss"_s][u"mean"_s].toDouble(), (first + second) / 2.0));
        QVERIFY(qFuzzyCompare(sum[u"loss"_s][u"half_spread"_s].toDouble(), std::abs(first - second) / 2.0));
        for (const char* name : {"runs/seed-1", "runs/seed-2"})
            QVERIFY(QFile::exists(m_place.path(name) + u"/config.json"_s));
    }

    /// The second process trains nothing, so it takes the measures from the runs.
    void finishedRunsKeepTheirMeasures()
    {
        const auto again = runCommand(QStringList{u"train"_s, u"--data"_s, m_data, u"--out"_s, m_place.path("runs")}
            + words("--preset transformer-tiny --steps 20 --seeds 1,2 --threads 1 --resume --json"));
        QVERIFY2(again.code == 0, again.err);
        const auto before = objectOf(m_seeds), after = objectOf(again);
        for (const auto& measure : {u"loss"_s, u"valid_loss"_s, u"valid_bleu"_s}) {
            QVERIFY(!before[measure].isNull());
            QCOMPARE(after[measure], before[measure]);
        }
    }

    void runsAreCompared()
    {
        const auto result = runCommand(QStringList{u"runs"_s, u"compare"_s, m_place.path("runs/seed-1"),
                                           m_place.path("runs/seed-2"), m_place.path("other"), u"--data"_s, m_data}
            + words("--threads 1 --json"));
        QVERIFY2(result.code == 0, result.err);
        const auto values = objectOf(result);
        const auto differing = values[u"differing_settings"_s].toArray();
        QVERIFY(differing.contains(u"warmup_steps"_s) && !differing.contains(u"seed"_s));
        const auto groups = values[u"groups"_s].toArray();
        QCOMPARE(groups.size(), 2);
        QCOMPARE(groups[0][u"runs"_s].toArray().size(), 2);
        const auto runs = values[u"runs"_s].toArray();
        QVERIFY(runs[0].toObject().contains(u"word_loss"_s) && !runs[0].toObject().contains(u"against_first"_s));
        QVERIFY(runs[2][u"against_first"_s].toObject().contains(u"p_bootstrap"_s));
        const double mean = (runs[0][u"word_loss"_s].toDouble() + runs[1][u"word_loss"_s].toDouble()) / 2.0;
        QVERIFY(qFuzzyCompare(groups[0][u"word_loss"_s][u"mean"_s].toDouble(), mean));
    }

    /// A right translation of three words has no four words in a row.
    void bleuOfShortReferencesIsADash()
    {
        QByteArray pairs;
        for (char letter = 'a'; letter <= 'z'; ++letter)
            pairs += QByteArray("%1 b c\tc b %1\n").replace("%1", QByteArray(1, letter));
        const auto data = m_place.write("short.tsv", pairs);
        const auto trained = runCommand(QStringList{u"train"_s, u"--data"_s, data, u"--out"_s, m_place.path("short")}
            + words("--preset luong-general --steps 20 --threads 1 --json"));
        QVERIFY2(trained.code == 0, trained.err);
        QVERIFY(!objectOf(trained)[u"bleu_is_meaningful"_s].toBool(true));
        QVERIFY2(trained.err.contains(", BLEU –"), trained.err);
        const auto compared = runCommand({u"runs"_s, u"compare"_s, m_place.path("short"), m_place.path("short")});
        QVERIFY2(compared.out.contains(", BLEU –"), compared.out);
        QVERIFY(!compared.out.contains("valid_bleu"));
    }

private:
    Workplace m_place;
    QString m_data;
    Outcome m_seeds;
};

ATTENTOSCOPE_TEST(TestCommandLineChoices, QCoreApplication);
#include "tst_commandlinechoices.moc"
