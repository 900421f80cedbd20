// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/corpus.h"
#include "engine/loadedmodel.h"
#include "engine/model/presets.h"
#include "engine/rundescription.h"
#include "engine/training/trainingrun.h"
#include "tests/engine/storage/faultyfiles.h"

#include <QTemporaryDir>
#include <QTest>

using namespace attentoscope;

/// A training whose disk is full: what is said, how often, and that it ends well once there is room.
class TestFullDisk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isSaidOnceAndEndsWhenThereIsRoom();
};

void TestFullDisk::isSaidOnceAndEndsWhenThereIsRoom()
{
    const auto configuration = configure("luong-general",
        {{"hidden_size", "12"}, {"embedding_size", "8"}, {"batch_size", "16"}, {"validation_epochs", "100"}});
    DataRequest data;
    data.sample = "reverse";
    data.samplePairs = 200;
    const auto corpus = std::make_shared<const Corpus>(loadCorpus(data, configuration->data, {}, {}).value());
    const auto identity = identityOf(*configuration, *corpus);
    const QTemporaryDir place;
    FullDisk files;
    files.isFull = false;
    const auto model = LoadedModel::make(identity).value();
    auto folder = RunFolder::create(place.filePath(QStringLiteral("run")).toStdString(), identity, files);
    QVERIFY(folder);
    TrainingRunParts parts{
        model->makeTask(corpus).value(), std::move(*folder), {}, {.steps = 1'000}, {{"a b c", "c b a"}}};
    const auto run = TrainingRun::make(std::move(parts)).value();

    files.isFull = true;
    QStringList told;
    bool wasWatched = false;
    // Beyond the steps of which every one is kept, so that most pictures write nothing.
    for (std::int64_t step = 0; step < 160 || !wasWatched; step = run->position().step) {
        const auto reports = run->advance(std::chrono::milliseconds(0), {});
        QVERIFY2(reports, reports ? "" : reports.error().message.c_str());
        wasWatched = wasWatched || (step > 110 && !reports->snapshots.empty());
        if (step > 110)
            for (const auto& failure : reports->saveFailures)
                told << QString::fromStdString(failure.message);
        else if (step == 0)
            QCOMPARE(reports->saveFailures.size(), std::size_t(2)); // the log's and the watched sentences'
    }
    QCOMPARE(told, QStringList());

    const auto refused = run->finish(TrainingEnd::Stopped);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Unwritable);
    files.isFull = false;
    const auto ended = run->finish(TrainingEnd::Stopped);
    QVERIFY2(ended, ended ? "" : ended.error().message.c_str());
    QCOMPARE(ended->saves.back().step, run->position().step);
}

QTEST_GUILESS_MAIN(TestFullDisk)
#include "tst_fulldisk.moc"
