// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

namespace {

ModelConfiguration article()
{
    return ModelConfiguration{.attention = "linear",
        .bidirectional = true,
        .hiddenSize = 20,
        .decoderHiddenSize = 25,
        .wordVectors = WordVectors::OneHot,
        .decoderInput = DecoderInput::ContextWord,
        .initialState = InitialState::Zeros};
}

Seq2Seq articleModel(const ModelConfiguration& configuration)
{
    auto random = std::make_shared<ModelRandom>(5);
    Seq2Seq model(sizesOf(configuration, 10, 30), random);
    TrainingConfiguration training{.initialRange = 0.9};
    initializeWeights(*model, training, *random);
    return model;
}

/// The largest difference between the rows of one forced decoding.
double spreadOfRows(const ModelConfiguration& configuration)
{
    auto model = articleModel(configuration);
    const auto batch = BatchTensors::from(makeBatch(raggedPairs(), std::vector<std::uint32_t>{0}, SourceMarkers::None));
    const auto weights = model->forward(batch, Forcing::all(batch.targetInput.size(0))).weights[0]; // (T, S)
    return (weights - weights[0]).abs().max().item<double>();
}

} // namespace

/// The shapes as the LSTM attention article goes through them, and the special features of its score.
class TestBilstmConcat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shapesAreTheArticles()
    {
        const torch::NoGradGuard guard;
        auto model = articleModel(article());
        const auto source = torch::full({1, 1}, 4, torch::kInt64);
        const auto encoded = model->encoder().forward(source, torch::ones({1}, torch::kInt64));
        QVERIFY(encoded.annotations.sizes().equals({1, 1, 40}));
        QVERIFY(encoded.last.hidden.sizes().equals({2, 1, 20}));
        QVERIFY(encoded.last.cell.sizes().equals({2, 1, 20}));

        auto& decoder = model->decoder();
        auto two = encoded;
        two.annotations = encoded.annotations.expand({1, 2, 40});
        two.padding = torch::zeros({1, 1, 2}, torch::kBool);
        two.lengths = torch::full({1}, 2, torch::kInt64);
        auto state = decoder.start(two);
        QCOMPARE(state.recurrent.hidden.abs().sum().item<double>(), 0.0);
        const auto output =
            decoder.forward(torch::full({1, 1}, Vocabulary::start, torch::kInt64), state, decoder.memory(two));
        QVERIFY(output.readouts.sizes().equals({1, 1, 25}));
        QVERIFY(state.recurrent.hidden.sizes().equals({1, 1, 25}));
        QVERIFY(decoder.logits(output.readouts[0]).sizes().equals({1, 30}));
        QVERIFY(torch::equal(output.weights.flatten(), torch::tensor({0.5F, 0.5F})));
    }

    void allRowsAreEqual() { QVERIFY(spreadOfRows(article()) < 1e-6); }

    void hiddenUnitsMakeRowsDiffer()
    {
        auto configuration = article();
        configuration.scoreHidden = 8;
        QVERIFY(spreadOfRows(configuration) > 1e-3);
    }

    void thePersonIsToldWhy()
    {
        auto configuration = article();
        QCOMPARE(heatmapNotes(configuration).size(), std::size_t(1));
        QVERIFY(heatmapNotes(configuration).front().find("cancels in the softmax") != std::string::npos);
        configuration.scoreHidden = 8;
        QVERIFY(heatmapNotes(configuration).empty());
    }
};

ATTENTOSCOPE_TEST(TestBilstmConcat, QCoreApplication);
#include "tst_bilstmconcat.moc"
