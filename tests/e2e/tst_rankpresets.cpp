// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rankprocesses.h"

#include "engine/settings/presets.h"
#include "tests/support/testprogram.h"

/// Two ranks train like one process that takes the whole batch. This holds for every preset, on 50 batches.
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
            QStringList{u"--preset"_s, preset, u"--threads=1"_s, u"--steps=50"_s} + settingsFor(*row);
        const Outcome one = place.train("one", QStringList{u"--ranks=1"_s} + arguments);
        QVERIFY2(one.code == 0, one.err);
        const Outcome two = place.train("two", QStringList{u"--ranks=2"_s} + arguments);
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

    /// Each rank finds the links by itself. All ranks teach the same links.
    void twoRanksTeachAsOne()
    {
        const auto row = std::ranges::find(presets(), "transformer-tiny", &Preset::id);
        const Workplace place;
        const auto arguments = QStringList{u"--preset=transformer-tiny"_s, u"--threads=1"_s, u"--steps=30"_s,
                                   u"--set"_s, u"alignment_weight=0.5"_s}
            + settingsFor(*row);
        for (const auto* name : {"one", "two"}) {
            const auto ranks = name == "one"sv ? u"--ranks=1"_s : u"--ranks=2"_s;
            const Outcome trained = place.train(name, QStringList{ranks} + arguments);
            QVERIFY2(trained.code == 0, trained.err);
        }
        for (const auto* field : {"loss", "alignment_loss"}) {
            const auto expected = numbersOf(place.path("one"), field), found = numbersOf(place.path("two"), field);
            QCOMPARE(found.size(), std::size_t(30));
            QCOMPARE(expected.size(), std::size_t(30));
            for (std::size_t step = 0; step < found.size(); ++step)
                QVERIFY2(std::abs(found[step] - expected[step]) < 1e-4, field);
        }
    }

private:
    /// The losses of a run's steps, in order.
    static std::vector<double> numbersOf(const QString& run, const char* field)
    {
        std::vector<double> numbers;
        for (const auto& line : bytesOf(run + u"/metrics.jsonl"_s).split('\n')) {
            const auto step = QJsonDocument::fromJson(line).object();
            if (step.contains(QLatin1String("gradient_norm")) && step.contains(QLatin1String(field)))
                numbers.push_back(step[QLatin1String(field)].toDouble());
        }
        return numbers;
    }

    /// Small sizes without dropout: the ranks would draw other masks than one process.
    static QStringList settingsFor(const Preset& preset)
    {
        if (taskOf(preset.id) == Task::Unshuffle)
            return {};
        QStringList settings{
            u"--sample=tiny-french"_s, u"--pairs=400"_s, u"--set"_s, u"batch_size=32"_s, u"batch_tokens=0"_s};
        for (const char* key :
            {"dropout", "state_dropout", "context_dropout", "output_dropout", "attention_dropout", "word_dropout"})
            settings.append(QLatin1String(key) + u"=0"_s);
        for (const char* key : {"hidden_size", "embedding_size"})
            settings.append(QLatin1String(key) + u"=32"_s);
        return settings;
    }
};

ATTENTOSCOPE_TEST(TestRankPresets, QCoreApplication);
#include "tst_rankpresets.moc"
