// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/presets.h"
#include "engine/training/trainer.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

#include <ATen/Parallel.h>

using Settings = std::vector<KeyValue>;

namespace {

std::vector<double> losses(const std::string& preset, const char* path, Settings settings)
{
    settings.insert(settings.end(), {{"recurrent", path}, {"hidden_size", "24"}, {"embedding_size", "16"}});
    auto configuration = configure(preset, settings).value();
    auto model = TranslationModel::make(configuration, letters(12), letters(9), Spacing()).value();
    Trainer trainer(model);
    const auto pairs = raggedPairs();
    // The longest target first, as training has it, and so many that whole groups of sentences are over before the
    // others.
    std::vector<std::uint32_t> order;
    for (const std::uint32_t pair : {1, 3, 0, 2})
        order.insert(order.end(), 11, pair);
    const auto batch = makeBatch(pairs, order, configuration.model.sourceMarkers);
    std::vector<double> result;
    for (int step = 0; step < 50; ++step)
        result.push_back(trainer.train(batch, 1e-3).value().loss);
    return result;
}

} // namespace

/// Training on the fused path against training on LibTorch's, preset by preset.
class TestFusedPaths : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Two lanes drop other numbers than the reference path does.
    void initTestCase() { at::set_num_threads(1); }

    void fiftyLossesAgree_data()
    {
        addColumns<QString, Settings>("preset", "settings");
        for (const auto& preset : presets())
            if (taskOf(preset.id) == Task::Sentences)
                QTest::newRow(preset.id.c_str()) << QString::fromStdString(preset.id) << Settings();
        const Settings shaped{{"score_scale", "square-root"}, {"score_cap", "2"}};
        const Settings dropped{{"embedding_dropout", "0.2"}, {"state_dropout", "0.3"}, {"context_dropout", "0.2"},
            {"output_dropout", "0.3"}, {"attention_dropout", "0.2"}, {"word_dropout", "0.1"}};
        for (const char* preset : {"recommended", "bahdanau-2014", "luong-local-p", "tutorial-location"}) {
            QTest::addRow("%s, shaped scores", preset) << QString(preset) << shaped;
            QTest::addRow("%s, all dropouts", preset) << QString(preset) << dropped;
        }
        const Settings heads{{"embedding_dropout", "0.2"}, {"residual_dropout", "0.3"}, {"attention_dropout", "0.2"},
            {"word_dropout", "0.1"}, {"heads", "2"}};
        for (const char* preset : {"transformer-2017", "transformer-tiny"})
            QTest::addRow("%s, all dropouts", preset) << QString(preset) << heads;
        QTest::newRow("input feeding, state dropout")
            << QString("luong-dot") << Settings{{"input_feeding", "true"}, {"state_dropout", "0.3"}};
        QTest::newRow("two layers, state dropout")
            << QString("recommended") << Settings{{"layers", "2"}, {"state_dropout", "0.3"}};
    }

    void fiftyLossesAgree()
    {
        const auto [preset, settings] = fetched<QString, Settings>();
        const auto fused = losses(preset.toStdString(), "fused", settings),
                   reference = losses(preset.toStdString(), "reference", settings);
        QVERIFY(fused.back() < fused.front());
        for (std::size_t step = 0; step < fused.size(); ++step)
            QVERIFY2(std::abs(fused[step] - reference[step]) <= 1e-4 * reference[step],
                qPrintable(u"step %1: %2, %3"_s.arg(step).arg(fused[step]).arg(reference[step])));
    }
};

ATTENTOSCOPE_TEST(TestFusedPaths, QCoreApplication);
#include "tst_fusedpaths.moc"
