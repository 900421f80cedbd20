// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/safetensors.h"
#include "engine/storage/tensors.h"
#include "engine/training/optimizer.h"
#include "tests/support/tinymodels.h"

#include <QTest>

using namespace attentoscope;
using namespace attentoscope::tests;

/// The numbers of our models against those of PyTorch in Python: tests/reference/make_model_fixtures.py wrote them.
class TestModelFixtures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithPyTorch_data();
    void agreesWithPyTorch();
};

namespace {

ModelConfiguration configurationOf(const std::string& name)
{
    auto configuration = tinyConfiguration("general");
    if (name == "luong-dot")
        configuration.attention = "dot";
    if (name == "luong-concat")
        configuration.attention = "concat";
    if (name == "no-attention")
        configuration.attention = "none";
    if (name == "bahdanau-lstm" || name == "gru-additive") {
        configuration.attention = "additive";
        configuration.attentionBias = false;
    }
    if (name == "bahdanau-lstm" || name == "no-attention" || name == "bidirectional-feeding")
        configuration.layers = 1;
    if (name == "gru-additive")
        configuration.cell = CellKind::Gru;
    if (name == "gru-additive" || name == "bidirectional-feeding") {
        configuration.bidirectional = true;
        configuration.initialState = InitialState::Projected;
    }
    configuration.inputFeeding = name == "bidirectional-feeding";
    return configuration;
}

torch::Tensor loaded(const StoredTensors& stored, const std::string& name)
{
    const auto* tensor = stored.find(name);
    Q_ASSERT(tensor);
    const auto type = tensor->type == TensorType::Int64 ? torch::kInt64 : torch::kFloat32;
    return fromStored(stored, name, torch::empty(tensor->shape, type)).value();
}

} // namespace

void TestModelFixtures::agreesWithPyTorch_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"luong-dot", "luong-general", "luong-concat", "bahdanau-lstm", "no-attention",
             "bidirectional-feeding", "gru-additive"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestModelFixtures::agreesWithPyTorch()
{
    QFETCH(QString, name);
    const auto path =
        std::string(ATTENTOSCOPE_TEST_SOURCES) + "/reference/fixtures/" + name.toStdString() + ".safetensors";
    const auto read = readSafetensors(path);
    QVERIFY2(read, read ? "" : read.error().message.c_str());
    const auto& fixture = *read;

    auto random = std::make_shared<ModelRandom>(1);
    Seq2Seq model(configurationOf(name.toStdString()), 11, 9, random);
    NamedParameters parameters;
    for (const auto& item : model->named_parameters()) {
        const torch::NoGradGuard guard;
        item.value().copy_(loaded(fixture, "weight." + item.key()));
        parameters.emplace_back(item.key(), item.value());
    }
    const BatchTensors batch{loaded(fixture, "source"), loaded(fixture, "source_lengths"),
        loaded(fixture, "target_input"), loaded(fixture, "target_output"),
        loaded(fixture, "target_output").ne(0).sum().item<std::int64_t>()};
    ForcedSteps forced;
    const auto coins = loaded(fixture, "forced");
    for (std::int64_t step = 0; step < coins.size(0); ++step)
        forced.push_back(coins[step].item<std::int64_t>() != 0);

    TrainingConfiguration training;
    training.optimizer = OptimizerKind::Adam;
    const auto adam = makeOptimizer(training, parameters);
    const auto losses = loaded(fixture, "losses");
    for (std::int64_t step = 0; step < losses.size(0); ++step) {
        model->zero_grad();
        const auto output = model->forward(batch, forced);
        const auto loss = model->lossSum(output, batch) / static_cast<double>(batch.targetTokens);
        loss.backward();
        double squares = 0.0;
        for (const auto& [key, weight] : parameters) {
            squares += weight.grad().square().sum().item<double>();
            if (step == 0) {
                const double difference = relativeDifference(weight.grad(), loaded(fixture, "gradient." + key));
                QVERIFY2(difference < 1e-4, (key + " " + std::to_string(difference)).c_str());
            }
        }
        if (step == 0) {
            const auto probabilities = model->decoder().logits(output.readouts).log_softmax(-1);
            QVERIFY(relativeDifference(probabilities, loaded(fixture, "log_probabilities")) < 1e-5);
            if (output.weights.defined())
                QVERIFY(relativeDifference(output.weights, loaded(fixture, "attention")) < 1e-5);
        }
        const double expected = losses[step].item<double>();
        QVERIFY2(std::abs(loss.item<double>() - expected) < 1e-4 * expected, std::to_string(step).c_str());
        const double norm = std::sqrt(squares);
        adam->step(0.01, norm > 1.0 ? 1.0 / (norm + 1e-6) : 1.0);
    }
}

QTEST_GUILESS_MAIN(TestModelFixtures)
#include "tst_modelfixtures.moc"
