// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dissectionchecks.h"
#include "tests/support/testprogram.h"
#include "tests/support/trainedsessions.h"

namespace {

std::vector<KeyValue> smallSizes(const PresetInfo& preset)
{
    if (preset.task == Task::Unshuffle)
        return {};
    return {{"embedding_size", "12"}, {"hidden_size", "16"}, {"batch_size", "4"}};
}

} // namespace

/// For every preset, each cell of its heatmap can be explained, and the numbers agree.
class TestEveryCell : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ofEveryPresetCanBeTakenApart_data()
    {
        addColumns<std::string, std::vector<KeyValue>>("preset", "settings");
        const auto catalogue = createSession({.threads = 1})->catalogue();
        for (const auto& preset : catalogue.presets) {
            if (preset.rowSum == RowSum::None || preset.attention == "multi-head") // their maps are those of heads
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

    void ofEveryPresetCanBeTakenApart()
    {
        const auto [preset, settings] = fetched<std::string, std::vector<KeyValue>>();
        auto session = sessionWith("tiny-french", 40);
        TrainingRequest request{.preset = preset, .settings = settings, .limit = {.steps = 3}};
        const auto run = session->startTraining(request);
        QVERIFY2(run, run ? "" : run.error().message.c_str());
        losses(*session);
        TranslationRequest asked;
        asked.source = run->configuration.task == Task::Unshuffle ? "3 1 4 2" : "the cat sleeps .";
        asked.maximumLength = 6;
        const auto picture = session->translate(asked, {}, {});
        QVERIFY2(picture, picture ? "" : picture.error().message.c_str());
        for (std::size_t row = 0; row < picture->target.size(); ++row)
            for (std::size_t column = 0; column < picture->source.size(); ++column) {
                const auto dissected = session->dissect({1, *picture, row, column});
                QVERIFY2(dissected, dissected ? "" : dissected.error().message.c_str());
                QCOMPARE(faultOf(*dissected), QString());
                QVERIFY(!dissected->equation.empty());
                QVERIFY(std::abs(dissected->arithmetic.weights[column] - picture->attention.at(row, column)) < 1e-5);
            }
    }

    void ofEveryHeadCanBeTakenApart_data()
    {
        QTest::addColumn<std::vector<KeyValue>>("settings");
        QTest::newRow("words") << std::vector<KeyValue>{};
        QTest::newRow("sub-words") << std::vector<KeyValue>{{"tokenizer", "bpe"}, {"subword_vocabulary", "60"}};
    }

    /// The sentence has an unknown word, a forced word and a forced row.
    void ofEveryHeadCanBeTakenApart()
    {
        QFETCH(std::vector<KeyValue>, settings);
        DataRequest data{.sample = "tiny-french", .samplePairs = 40, .settings = settings};
        auto session = sessionWith(data);
        TrainingRequest request{.preset = "transformer-tiny",
            .settings = {{"embedding_size", "16"}, {"batch_size", "4"}},
            .limit = {.steps = 3}};
        const auto run = session->startTraining(request);
        QVERIFY2(run, run ? "" : run.error().message.c_str());
        losses(*session);
        TranslationRequest asked{.source = "the zebra sleeps .",
            .maximumLength = 5,
            .constraints = {{{1, "chat"}}, {{0, 2}}},
            .heads = HeadsAnswer::All};
        const auto picture = session->translate(asked, {}, {});
        QVERIFY2(picture, picture ? "" : picture.error().message.c_str());
        QVERIFY(!picture->heads.empty());
        for (const auto& [head, map] : picture->heads)
            for (std::size_t row = 0; row < map.rows; ++row)
                for (std::size_t column = 0; column < map.columns; ++column) {
                    const auto dissected = session->dissect({1, *picture, row, column, head});
                    QVERIFY2(dissected, dissected ? "" : dissected.error().message.c_str());
                    QCOMPARE(faultOf(*dissected), QString());
                    if (!dissected->forcedColumn)
                        QVERIFY(std::abs(dissected->arithmetic.weights[column] - map.at(row, column)) < 1e-5);
                }
        const auto mean = session->dissect({1, *picture, 0, 0});
        QVERIFY(!mean);
        QVERIFY2(mean.error().message.text().contains("Choose one head"), mean.error().message.c_str());
    }
};

ATTENTOSCOPE_TEST(TestEveryCell, QCoreApplication);
#include "tst_everycell.moc"
