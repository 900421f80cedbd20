// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rankprocesses.h"

#include "engine/settings/presets.h"
#include "tests/support/testprogram.h"

#include <algorithm>
#include <cmath>

using namespace attentoscope;
using namespace attentoscope::testing;

/// Two ranks train as one does that takes the whole batch: every preset, on 50 batches.
class TestRankPresets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoRanksTrainAsOne_data()
    {
        QTest::addColumn<QString>("preset");
        for (const auto& preset : presets())
            QTest::newRow(preset.id.c_str()) << QString::fromStdString(preset.id);
    }

    void twoRanksTrainAsOne()
    {
        QFETCH(QString, preset);
        const auto row = std::ranges::find(presets(), preset.toStdString(), &Preset::id);
        const Workplace place;
        const auto arguments =
            QStringList{QStringLiteral("--preset"), preset, QStringLiteral("--threads=1"), QStringLiteral("--steps=50")}
            + settingsFor(*row);
        const Outcome one = place.train("one", QStringList{QStringLiteral("--ranks=1")} + arguments);
        QVERIFY2(one.code == 0, one.err);
        const Outcome two = place.train("two", QStringList{QStringLiteral("--ranks=2")} + arguments);
        QVERIFY2(two.code == 0, two.err);
        const auto expected = lossesOf(place.path("one")), found = lossesOf(place.path("two"));
        QCOMPARE(found.size(), expected.size());
        QCOMPARE(found.size(), 50);
        double largest = 0.0;
        for (int step = 0; step < found.size(); ++step)
            largest = std::max(largest, std::abs(found[step].toDouble() - expected[step].toDouble()));
        QVERIFY2(largest < 1e-4, qPrintable(QString::number(largest)));
        qInfo("largest difference of a loss: %g", largest);
    }

private:
    /// Small, and without dropout: each rank draws masks of its own, as each sentence does in one process.
    static QStringList settingsFor(const Preset& preset)
    {
        if (taskOf(preset.id) == Task::Unshuffle)
            return {};
        QStringList settings{QStringLiteral("--sample=tiny-french"), QStringLiteral("--pairs=400"),
            QStringLiteral("--set"), QStringLiteral("batch_size=32"), QStringLiteral("batch_tokens=0")};
        for (const char* key :
            {"dropout", "state_dropout", "context_dropout", "output_dropout", "attention_dropout", "word_dropout"})
            settings.append(QLatin1String(key) + QStringLiteral("=0"));
        for (const char* key : {"hidden_size", "embedding_size"})
            settings.append(QLatin1String(key) + QStringLiteral("=32"));
        return settings;
    }
};

ATTENTOSCOPE_TEST(TestRankPresets, QCoreApplication);
#include "tst_rankpresets.moc"
