// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/averagerun.h"
#include "engine/storage/runsave.h"
#include "tests/engine/storage/runsamples.h"
#include "tests/support/testprogram.h"

namespace {

StoredTensors weights(const std::vector<float>& first, const std::vector<float>& second)
{
    return {{floats("first", first), floats("second", second)}, {}};
}

std::vector<float> valuesOf(const StoredTensors& tensors, const char* name)
{
    const auto* tensor = tensors.find(name);
    std::vector<float> values(tensor->bytes.size() / sizeof(float));
    std::memcpy(values.data(), tensor->bytes.data(), tensor->bytes.size());
    return values;
}

RunSave saveWithAverages()
{
    auto save = saveOfStep(30);
    for (const std::int64_t step : {8, 20, 110}) // as texts, these numbers have another order
        if (step <= 30)
            save.window.push_back(std::make_shared<const AveragedWeights>(
                AveragedWeights{step, -1.0 / 3.0 * double(step), saveOfStep(step).model}));
    save.trained = std::make_shared<const StoredTensors>(saveOfStep(30, 0.5F).model);
    save.position.mean = MeanOfSaves{2, 8, 20};
    return save;
}

RunFolder folderIn(const QTemporaryDir& place, int kept = 3)
{
    auto identity = sampleIdentity();
    identity.configuration.training.keepSaves = kept;
    return RunFolder::create(place.filePath(u"run"_s).toStdString(), identity).value();
}

} // namespace

/// Means of weights, and the sums that a save keeps for them.
class TestAverages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMeanIsThatOfEachNumber()
    {
        WeightMean mean;
        QVERIFY(mean.add(weights({1.0F, -2.0F}, {16'777'216.0F})));
        QVERIFY(mean.add(weights({2.0F, 6.0F}, {1.0F})));
        QVERIFY(mean.add(weights({6.0F, 2.0F}, {1.0F})));
        QCOMPARE(mean.count(), std::size_t(3));
        const auto result = mean.result();
        QCOMPARE(valuesOf(result, "first"), (std::vector<float>{3.0F, 2.0F}));
        // In single precision, the sum would lose the two ones.
        QCOMPARE(valuesOf(result, "second"), (std::vector<float>{static_cast<float>(16'777'218.0 / 3.0)}));
    }

    void tensorsAreFoundByTheirNames()
    {
        WeightMean mean;
        QVERIFY(mean.add(weights({1.0F}, {10.0F})));
        QVERIFY(mean.add({{floats("second", {20.0F}), floats("first", {3.0F})}, {}}));
        QCOMPARE(valuesOf(mean.result(), "first"), (std::vector<float>{2.0F}));
        QCOMPARE(valuesOf(mean.result(), "second"), (std::vector<float>{15.0F}));
    }

    void othersAreRefused_data()
    {
        QTest::addColumn<QString>("which");
        for (const char* which : {"longer", "renamed", "fewer", "whole numbers"})
            QTest::newRow(which) << QString(which);
    }

    void othersAreRefused()
    {
        QFETCH(QString, which);
        auto other = weights({1.0F}, {2.0F});
        if (which == "longer")
            other = weights({1.0F}, {2.0F, 3.0F});
        if (which == "renamed")
            other.tensors.back().name = "third";
        if (which == "fewer")
            other.tensors.pop_back();
        if (which == "whole numbers")
            other.tensors.back().type = TensorType::UInt8;
        WeightMean mean;
        QVERIFY(mean.add(weights({3.0F}, {4.0F})));
        const auto added = mean.add(other);
        QVERIFY(!added);
        QCOMPARE(added.error().code, ErrorCode::BadRun);
        QVERIFY2(
            added.error().message.contains(which == "fewer" ? "2 tensors" : "second"), added.error().message.c_str());
        QCOMPARE(mean.count(), std::size_t(1));
        QCOMPARE(valuesOf(mean.result(), "first"), (std::vector<float>{3.0F}));
    }

    void aSaveKeepsWhatIsAveraged()
    {
        const QTemporaryDir place;
        auto folder = folderIn(place);
        const auto save = saveWithAverages();
        QVERIFY(writeSave(folder, save, SaveKind::Best));
        const auto read = folder.read(WhichSave::Current);
        QVERIFY2(read, read ? "" : read.error().message.c_str());
        QCOMPARE(read->window.size(), std::size_t(2));
        for (std::size_t index = 0; index < 2; ++index) {
            QCOMPARE(read->window[index]->step, save.window[index]->step);
            QCOMPARE(read->window[index]->rank, save.window[index]->rank);
            QCOMPARE(valuesOf(read->window[index]->weights, "encoder.weight"),
                valuesOf(save.window[index]->weights, "encoder.weight"));
        }
        QVERIFY(read->trained);
        QCOMPARE(markOf(*read->trained->find("decoder.bias")), 30.5F);
        QCOMPARE(markOf(*read->model.find("decoder.bias")), 30.0F);
        QCOMPARE(read->state.tensors.size(), save.state.tensors.size()); // the state contains nothing else
        QCOMPARE(read->state.metadata, save.state.metadata);
    }

    void aSaveOfAMeanSaysSo()
    {
        const QTemporaryDir place;
        auto folder = folderIn(place);
        QVERIFY(writeSave(folder, saveWithAverages(), SaveKind::Best));
        QCOMPARE(folder.readPosition(WhichSave::Best)->mean, (std::optional(MeanOfSaves{2, 8, 20})));
        QVERIFY(writeSave(folder, saveOfStep(40)));
        QVERIFY(!folder.readPosition(WhichSave::Current)->mean);
        ValidationReport validation{.step = 30, .loss = 1.5, .best = true, .mean = MeanOfSaves{2, 8, 20}};
        QVERIFY(folder.append(validation));
        validation.mean.reset();
        QVERIFY(folder.append(validation));
        const auto history = folder.readMetrics();
        QCOMPARE(history->validations.size(), std::size_t(2));
        QCOMPARE(history->validations[0].mean, (std::optional(MeanOfSaves{2, 8, 20})));
        QVERIFY(!history->validations[1].mean);
    }

    void damagedAveragesAreRefused_data()
    {
        addColumns<QString, QString>("key", "value");
        QTest::newRow("no step") << "average.x" << "1";
        QTest::newRow("no rank") << "average.20" << "low";
        QTest::newRow("a rank that is no number") << "average.20" << "nan";
        QTest::newRow("a step to come") << "average.31" << "1";
    }

    void damagedAveragesAreRefused()
    {
        const auto [key, value] = fetched<QString, QString>();
        auto save = saveOfStep(30);
        save.state.metadata[key.toStdString()] = value.toStdString();
        const auto taken = takeAverages(save, "state.safetensors");
        QVERIFY(!taken);
        QCOMPARE(taken.error().code, ErrorCode::BadRun);
    }

    void asManySavesStayAsAreAskedFor()
    {
        const QTemporaryDir place;
        auto folder = folderIn(place, 5);
        for (std::int64_t step = 10; step <= 100; step += 10)
            QVERIFY(writeSave(folder, saveOfStep(step), step == 20 ? SaveKind::Best : SaveKind::Plain));
        QCOMPARE(folder.savedSteps(), (std::vector<std::int64_t>{20, 60, 70, 80, 90, 100}));
    }
};

ATTENTOSCOPE_TEST(TestAverages, QCoreApplication);
#include "tst_averages.moc"
