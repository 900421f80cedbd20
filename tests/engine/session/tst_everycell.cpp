// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dissectionchecks.h"
#include "tests/support/trainedsessions.h"

#include <QTest>

using namespace attentoscope;

/// Whatever preset a person chooses, each cell of its heatmap can be taken apart, and the numbers agree.
class TestEveryCell : public QObject
{
    Q_OBJECT

private slots:
    void ofEveryPresetCanBeTakenApart_data();
    void ofEveryPresetCanBeTakenApart();
    void ofATransformerIsRefusedWithAReason();
};

namespace {

std::vector<KeyValue> smallSizes(const PresetInfo& preset)
{
    if (preset.task == Task::Unshuffle)
        return {};
    return {{"embedding_size", "12"}, {"hidden_size", "16"}, {"batch_size", "4"}};
}

} // namespace

void TestEveryCell::ofEveryPresetCanBeTakenApart_data()
{
    QTest::addColumn<std::string>("preset");
    QTest::addColumn<std::vector<KeyValue>>("settings");
    const auto catalogue = createSession({.threads = 1})->catalogue();
    for (const auto& preset : catalogue.presets) {
        if (preset.rowSum == RowSum::None || preset.attention == "multi-head") // whose map is a mean of heads
            continue;
        const auto small = smallSizes(preset);
        QTest::addRow("%s", preset.id.c_str()) << preset.id << small;
        const auto variant = [&](const char* key, const char* value) {
            auto settings = small;
            settings.push_back({key, value});
            QTest::addRow("%s %s=%s", preset.id.c_str(), key, value) << preset.id << settings;
        };
        if (preset.attention == "location")
            variant("mask", "off");
        if (preset.attention == "linear")
            variant("score_hidden", "8");
        if (preset.attention == "vectors")
            variant("recipe", "article");
    }
}

void TestEveryCell::ofEveryPresetCanBeTakenApart()
{
    QFETCH(std::string, preset);
    QFETCH(std::vector<KeyValue>, settings);
    auto session = tests::sessionWith("tiny-french", 40);
    TrainingRequest request;
    request.preset = preset;
    request.settings = settings;
    request.limit.steps = 3;
    const auto run = session->startTraining(request);
    QVERIFY2(run, run ? "" : run.error().message.c_str());
    tests::losses(*session);
    TranslationRequest asked;
    asked.source = run->configuration.task == Task::Unshuffle ? "3 1 4 2" : "the cat sleeps .";
    asked.maximumLength = 6;
    const auto picture = session->translate(asked, {}, {});
    QVERIFY2(picture, picture ? "" : picture.error().message.c_str());
    for (std::size_t row = 0; row < picture->target.size(); ++row)
        for (std::size_t column = 0; column < picture->source.size(); ++column) {
            const auto dissected = session->dissect({1, *picture, row, column});
            QVERIFY2(dissected, dissected ? "" : dissected.error().message.c_str());
            QCOMPARE(tests::faultOf(*dissected), QString());
            QVERIFY(!dissected->equation.empty());
            QVERIFY(std::abs(dissected->arithmetic.weights[column] - picture->attention.at(row, column)) < 1e-5);
        }
}

void TestEveryCell::ofATransformerIsRefusedWithAReason()
{
    auto session = tests::sessionWith("tiny-french", 40);
    TrainingRequest request;
    request.preset = "transformer-tiny";
    request.limit.steps = 1;
    const auto run = session->startTraining(request);
    QVERIFY2(run, run ? "" : run.error().message.c_str());
    tests::losses(*session);
    TranslationRequest asked;
    asked.source = "the cat sleeps .";
    const auto picture = session->translate(asked, {}, {});
    QVERIFY2(picture, picture ? "" : picture.error().message.c_str());
    const auto dissected = session->dissect({1, *picture, 0, 0});
    QVERIFY(!dissected);
    QVERIFY2(dissected.error().message.text().contains("mean of several heads"), dissected.error().message.c_str());
}

QTEST_GUILESS_MAIN(TestEveryCell)
#include "tst_everycell.moc"
