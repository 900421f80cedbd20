// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/presets.h"
#include "engine/training/guidedalignment.h"
#include "engine/training/trainer.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

#include <ATen/Parallel.h>

using Settings = std::vector<KeyValue>;

namespace {

/// Shares of source tokens for some of the target tokens.
TaughtLinks someLinks(const Batch& batch, const Configuration& configuration)
{
    TaughtLinks links{
        torch::zeros({static_cast<std::int64_t>(batch.size), static_cast<std::int64_t>(batch.targetLength),
            static_cast<std::int64_t>(batch.sourceLength)}),
        taughtHead(configuration).value()};
    for (std::int64_t pair = 0; pair < links.shares.size(0); ++pair)
        for (std::int64_t token = 0; token + 1 < batch.targetLengths[static_cast<std::size_t>(pair)]; token += 2)
            links.shares[pair][token][token % batch.sourceLengths[static_cast<std::size_t>(pair)]] = 1.0;
    return links;
}

enum class Taught { Words, LinksToo };

std::vector<double> losses(
    const std::string& preset, const char* path, Settings settings, Taught taught = Taught::Words)
{
    settings.insert(settings.end(), {{"recurrent", path}, {"hidden_size", "24"}, {"embedding_size", "16"}});
    auto configuration = configure(preset, settings).value();
    auto model = TranslationModel::make(configuration, letters(12), letters(9), Spacing()).value();
    Trainer trainer(model);
    const auto pairs = raggedPairs();
    // The longest target comes first, as in training. There are so many sentences that whole groups end before the
    // others.
    std::vector<std::uint32_t> order;
    for (const std::uint32_t pair : {1, 3, 0, 2})
        order.insert(order.end(), 11, pair);
    const auto batch = makeBatch(pairs, order, configuration.model.sourceMarkers);
    Guidance guidance;
    if (taught == Taught::LinksToo)
        guidance = {someLinks(batch, configuration), 2.0};
    std::vector<double> result;
    for (int step = 0, steps = taught == Taught::Words ? 50 : 20; step < steps; ++step) {
        const auto trained = trainer.train(batch, 1e-3, std::nullopt, guidance).value();
        result.push_back(trained.alignmentLoss.value_or(trained.loss));
    }
    return result;
}

} // namespace

/// Training on the fused path against training on LibTorch's, preset by preset.
class TestFusedPaths : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // With two threads, dropout would draw other numbers than on the reference path.
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

    void twentyLossesOfTaughtHeadsAgree_data()
    {
        addColumns<QString, Settings>("preset", "settings");
        const Settings dropped{{"attention_dropout", "0.2"}, {"word_dropout", "0.1"}};
        for (const char* preset : {"transformer-2017", "transformer-tiny", "recommended", "bahdanau-2014",
                 "luong-local-p", "tutorial-location"}) {
            QTest::newRow(preset) << QString(preset) << Settings();
        }
        QTest::newRow("dropout") << QString("transformer-tiny") << dropped;
        QTest::newRow("recurrent, dropout") << QString("recommended") << dropped;
        QTest::newRow("own words") << QString("transformer-tiny") << Settings{{"teacher_forcing", "0.5"}};
        QTest::newRow("own end") << QString("recommended")
                                 << Settings{{"teacher_forcing", "0"}, {"free_running_end", "own-end"}};
    }

    /// Losses of teaching attention. They fall from step to step only if their gradients are right.
    void twentyLossesOfTaughtHeadsAgree()
    {
        const auto [preset, settings] = fetched<QString, Settings>();
        const auto name = preset.toStdString();
        const auto fused = losses(name, "fused", settings, Taught::LinksToo),
                   reference = losses(name, "reference", settings, Taught::LinksToo);
        QVERIFY(fused.back() < fused.front());
        for (std::size_t step = 0; step < fused.size(); ++step)
            QVERIFY2(std::abs(fused[step] - reference[step]) <= 1e-4 * reference[step],
                qPrintable(u"step %1: %2, %3"_s.arg(step).arg(fused[step]).arg(reference[step])));
    }
};

ATTENTOSCOPE_TEST(TestFusedPaths, QCoreApplication);
#include "tst_fusedpaths.moc"
