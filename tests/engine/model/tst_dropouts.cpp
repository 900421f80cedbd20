// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recurrent/recurrentstack.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

namespace {

const std::vector<std::uint32_t> allPairs{0, 1, 2, 3};

double lossOf(TranslationModel& model)
{
    const auto batch = BatchTensors::from(makeBatch(raggedPairs(), allPairs, SourceMarkers::End));
    auto& network = model.network();
    return network.lossSum(network.forward(batch, Forcing::all(batch.targetInput.size(0))), batch).item<double>();
}

using Rate = double ModelConfiguration::*;

} // namespace

/// The places at which each dropout acts. None acts outside training.
class TestDropouts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachActsWhileTrainingOnly_data()
    {
        addColumns<Rate, QString>("rate", "kind");
        const std::pair<const char*, Rate> rates[] = {{"embedding", &ModelConfiguration::embeddingDropout},
            {"state", &ModelConfiguration::stateDropout}, {"context", &ModelConfiguration::contextDropout},
            {"output", &ModelConfiguration::outputDropout}, {"attention", &ModelConfiguration::attentionDropout},
            {"word", &ModelConfiguration::wordDropout}};
        for (const auto& [name, rate] : rates)
            for (const char* kind : {"general", "additive", "local-p", "location"})
                QTest::addRow("%s %s", name, kind) << rate << QString(kind);
    }

    void eachActsWhileTrainingOnly()
    {
        const auto [rate, kind] = fetched<Rate, QString>();
        auto configuration = tinyConfiguration(kind.toStdString());
        auto plain = tinyModel(configuration);
        const double whole = lossOf(*plain);
        configuration.*rate = 0.5;
        auto model = tinyModel(configuration);
        model->network().train();
        const double first = lossOf(*model), second = lossOf(*model);
        QVERIFY(first != whole);
        QVERIFY(first != second); // each step has other random numbers
        model->network().eval();
        QCOMPARE(lossOf(*model), whole);
    }

    void wordDropoutTakesWholeWords()
    {
        ModelRandom random(3);
        const auto words = random.dropWords(torch::ones({40, 30, 5}), 0.25);
        const auto sums = words.sum(-1);
        QVERIFY(torch::logical_or(sums.eq(0.0), (sums - 5.0 / 0.75).abs() < 1e-5).all().item<bool>());
        const double gone = sums.eq(0.0).to(torch::kFloat64).mean().item<double>();
        QVERIFY2(gone > 0.2 && gone < 0.3, qPrintable(QString::number(gone)));
    }

    void maskedStateIsAScaledMatrix_data()
    {
        addColumns<int, int>("cell", "path");
        const std::pair<const char*, CellKind> cells[] = {
            {"lstm", CellKind::Lstm}, {"gru", CellKind::Gru}, {"gru-2014", CellKind::Gru2014}};
        for (const auto& [name, cell] : cells)
            for (const auto path : {RecurrentPath::Reference, RecurrentPath::Fused})
                QTest::addRow("%s %d", name, int(path)) << int(cell) << int(path);
    }

    /// Masking a state is the same as scaling the columns of the matrix that reads it. LibTorch's own layer can compute
    /// that for one sentence.
    void maskedStateIsAScaledMatrix()
    {
        const auto [cell, path] = fetched<int, int>();
        const RecurrentOptions options{
            CellKind(cell), 5, 7, 2, true, LayerNormalization::Off, 0.0, {RecurrentPath(path)}};
        auto random = std::make_shared<ModelRandom>(5);
        RecurrentStack stack(options, random);
        const torch::NoGradGuard guard;
        for (auto& weight : stack->parameters())
            weight.uniform_(-0.7, 0.7, random->generator());
        const auto input = torch::empty({6, 1, 5}).uniform_(-1.0, 1.0, random->generator());
        auto start = stack->zeros(1);
        start.hidden.uniform_(-1.0, 1.0, random->generator());
        start.mask = random->dropoutMask(start.hidden, 0.4);
        const auto masked = stack->forward(input, start);
        for (auto& item : stack->named_parameters())
            if (item.key().starts_with("weight_hh")) {
                const std::int64_t layer = item.key()[11] - '0';
                const bool isReverse = item.key().ends_with("reverse");
                item.value().mul_(start.mask[2 * layer + (isReverse ? 1 : 0)]);
            }
        start.mask.reset();
        const auto scaled = stack->forward(input, start);
        QVERIFY(relativeDifference(masked.states, scaled.states) < 1e-5);
        QVERIFY(relativeDifference(masked.last.hidden, scaled.last.hidden) < 1e-5);
    }

    /// Without teacher forcing, a decoder makes one step at a time. It still uses one mask for its state.
    void theMaskOfAStateStaysForTheSentence()
    {
        auto configuration = tinyConfiguration("general");
        configuration.stateDropout = 0.5;
        auto model = tinyModel(configuration);
        auto& network = model->network();
        network.train();
        const auto batch = BatchTensors::from(makeBatch(raggedPairs(), allPairs, SourceMarkers::End));
        const auto source = network.encoder().forward(batch.source, batch.sourceLengths);
        const auto memory = network.decoder().memory(source);
        auto state = network.decoder().start(source);
        const auto mask = state.recurrent.mask;
        QVERIFY(mask.defined() && mask.eq(0.0).any().item<bool>());
        for (std::int64_t step = 0; step < 3; ++step) {
            network.decoder().forward(batch.targetInput.narrow(0, step, 1), state, memory);
            QVERIFY(state.recurrent.mask.is_same(mask));
        }
    }

    void shownWeightsAreWhole()
    {
        auto configuration = tinyConfiguration("general");
        configuration.attentionDropout = 0.5;
        for (const auto path : {RecurrentPath::Reference, RecurrentPath::Fused}) {
            configuration.recurrent = path;
            auto model = tinyModel(configuration);
            model->network().train();
            const auto batch = BatchTensors::from(makeBatch(raggedPairs(), allPairs, SourceMarkers::End));
            const auto output = model->network().forward(batch, Forcing::all(batch.targetInput.size(0)));
            QVERIFY((output.weights.sum(-1) - 1.0).abs().max().item<double>() < 1e-5);
        }
    }
};

ATTENTOSCOPE_TEST(TestDropouts, QCoreApplication);
#include "tst_dropouts.moc"
