// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/tensors.h"
#include "engine/storage/files/safetensors.h"
#include "engine/training/optimizer.h"
#include "tests/support/pretendedgpu.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"

#include <torch/cuda.h>

namespace {

constexpr std::int64_t sourceWords = 11;

torch::Device device(torch::kCPU);

/// The model of a fixture, and the options of its ten steps.
struct Case
{
    const char* name;
    void (*change)(ModelConfiguration&);
    OptimizerKind optimizer = OptimizerKind::Adam;
    double learningRate = 0.01;
    std::int64_t targetWords = 9;
    double secondMomentDecay = 0.999;
};

void additive(ModelConfiguration& model)
{
    model.attention = "additive";
    model.attentionBias = false;
}

void projectBothWays(ModelConfiguration& model)
{
    model.bidirectional = true;
    model.initialState = InitialState::Projected;
}

void local(ModelConfiguration& model, const char* kind)
{
    model.attention = kind;
    model.attentionBias = false;
    model.attentionWindow = 2;
}

void location(ModelConfiguration& model, PositionMask mask)
{
    model.attention = "location";
    model.layers = 1;
    model.cell = CellKind::Gru;
    model.decoderInput = DecoderInput::Combined;
    model.attentionPositions = 8;
    model.mask = mask;
}

void bilstmConcat(ModelConfiguration& model, int scoreHidden)
{
    model.attention = "linear";
    model.layers = 1;
    model.bidirectional = true;
    model.wordVectors = WordVectors::OneHot;
    model.decoderInput = DecoderInput::ContextWord;
    model.initialState = InitialState::Zeros;
    model.decoderHiddenSize = model.hiddenSize + 1;
    model.scoreHidden = scoreHidden;
}

void bahdanau2014(ModelConfiguration& model)
{
    model.attention = "additive";
    model.layers = 1;
    model.cell = CellKind::Gru2014;
    model.bidirectional = true;
    model.initialState = InitialState::FirstBackward;
    model.readout = Readout::Maxout;
    model.maxoutSize = 3;
}

using Model = ModelConfiguration;

void tiedTarget(Model& model)
{
    projectBothWays(model);
    model.layers = 1;
    model.inputFeeding = true;
    model.tiedEmbeddings = TiedEmbeddings::Target;
}

void tiedAll(Model& model)
{
    model.cell = CellKind::Gru;
    model.tiedEmbeddings = TiedEmbeddings::All;
}

void tiedMaxout(Model& model)
{
    bahdanau2014(model);
    model.maxoutSize = 0;
    model.tiedEmbeddings = TiedEmbeddings::Target;
}

void transformer(Model& model, NormPlace norm, TiedEmbeddings tied)
{
    model = tinyTransformer(norm);
    model.tiedEmbeddings = tied;
}

void transformerLearned(Model& model)
{
    transformer(model, NormPlace::Pre, TiedEmbeddings::None);
    model.positions = Positions::Learned;
    model.maximumPositions = 7;
    model.activation = Activation::Gelu;
}

/// The differences of a MarianMT model: three layers in the encoder, one in the decoder, Marian's table of positions,
/// and no last normalisation.
void transformerMarian(Model& model)
{
    transformer(model, NormPlace::Post, TiedEmbeddings::All);
    model.layers = 3;
    model.decoderLayers = 1;
    model.finalNorm = false;
    model.positions = Positions::FixedTable;
    model.maximumPositions = 7;
    model.activation = Activation::Swish;
    model.startVector = StartVector::Zero;
}

void transformerBare(Model& model)
{
    transformer(model, NormPlace::Pre, TiedEmbeddings::None);
    model.layers = 1;
    model.decoderLayers = 2;
    model.finalNorm = false;
    model.activation = Activation::Swish;
    model.outputBias = false;
    model.startVector = StartVector::Zero;
}

const Case cases[] = {
    {"luong-dot", [](Model& model) { model.attention = "dot"; }},
    {"luong-general", [](Model&) {}},
    {"luong-concat", [](Model& model) { model.attention = "concat"; }},
    {"luong-local-m", [](Model& model) { local(model, "local-m"); }},
    {"luong-local-p", [](Model& model) { local(model, "local-p"); }},
    {"bahdanau-lstm", [](Model& model) { additive(model), model.layers = 1; }},
    {"bahdanau-2014", bahdanau2014, OptimizerKind::Adadelta, 1.0},
    {"bilstm-concat", [](Model& model) { bilstmConcat(model, 0); }},
    {"bilstm-concat-hidden", [](Model& model) { bilstmConcat(model, 5); }},
    {"tutorial-location", [](Model& model) { location(model, PositionMask::On); }, OptimizerKind::Sgd, 0.3},
    {"tutorial-location-unmasked", [](Model& model) { location(model, PositionMask::Off); }, OptimizerKind::Sgd, 0.3},
    {"no-attention", [](Model& model) { model.attention = "none", model.layers = 1; }},
    {"bidirectional-feeding",
        [](Model& model) { projectBothWays(model), model.layers = 1, model.inputFeeding = true; }},
    {"gru-additive", [](Model& model) { additive(model), projectBothWays(model), model.cell = CellKind::Gru; }},
    {"luong-tied-target", tiedTarget},
    {"luong-tied-all", tiedAll, OptimizerKind::Adam, 0.01, sourceWords},
    {"bahdanau-2014-tied", tiedMaxout, OptimizerKind::Adadelta, 1.0},
    {"scheduled-sampling", [](Model& model) { model.layers = 1; }},
    {"transformer-pre", [](Model& model) { transformer(model, NormPlace::Pre, TiedEmbeddings::Target); },
        OptimizerKind::Adam, 0.01, 9, 0.98},
    {"transformer-post", [](Model& model) { transformer(model, NormPlace::Post, TiedEmbeddings::All); },
        OptimizerKind::Adam, 0.01, sourceWords, 0.98},
    {"transformer-learned", transformerLearned, OptimizerKind::Adam, 0.01, 9, 0.98},
    {"transformer-marian", transformerMarian, OptimizerKind::Adam, 0.01, sourceWords, 0.98},
    {"transformer-bare", transformerBare, OptimizerKind::Adam, 0.01, 9, 0.98},
};

torch::Tensor loaded(const StoredTensors& stored, const std::string& name)
{
    const auto* tensor = stored.find(name);
    Q_ASSERT(tensor);
    const auto type = tensor->type == TensorType::Int64 ? torch::kInt64 : torch::kFloat32;
    return fromStored(stored, name, torch::empty(tensor->shape, type)).value();
}

BatchTensors batchOf(const StoredTensors& fixture)
{
    const auto wanted = loaded(fixture, "target_output");
    return {loaded(fixture, "source"), loaded(fixture, "source_lengths"), loaded(fixture, "target_input"), wanted,
        wanted.ne(0).sum(0), wanted.ne(0).sum().item<std::int64_t>()};
}

Forcing forcingOf(const StoredTensors& fixture)
{
    const bool byWord = fixture.find("forced_words") != nullptr;
    const auto coins = loaded(fixture, byWord ? "forced_words" : "forced").to(torch::kBool);
    Forcing forcing{{}, byWord ? coins : torch::Tensor()};
    for (std::int64_t step = 0; step < coins.size(0); ++step)
        forcing.steps.push_back(coins[step].all().item<bool>());
    if (byWord && loaded(fixture, "own_end").item<std::int64_t>() == 1)
        forcing.end = FreeRunningEnd::OwnEnd;
    return forcing;
}

/// A fixture's network, batch and coins.
struct Loaded
{
    StoredTensors fixture;
    Seq2Seq model;
    NamedParameters parameters;
    BatchTensors batch;
    Forcing forcing;

    Loaded(StoredTensors stored, const ModelConfiguration& configuration, std::int64_t targetWords)
        : fixture(std::move(stored))
        , model(sizesOf(configuration, sourceWords, static_cast<std::size_t>(targetWords)),
              std::make_shared<ModelRandom>(1))
        , parameters(trainedWeights(*model))
        , batch(batchOf(fixture))
        , forcing(forcingOf(fixture))
    {
        const torch::NoGradGuard guard;
        for (const auto& item : model->named_parameters()) {
            const auto weight = loaded(fixture, "weight." + item.key());
            // Weights that are not trained are the same from the beginning.
            QVERIFY2(
                item.value().requires_grad() || relativeDifference(item.value(), weight) < 1e-6, item.key().c_str());
            item.value().copy_(weight);
        }
        model->to(device);
    }
};

StoredTensors fixtureNamed(const std::string& name)
{
    return readSafetensors(std::string(ATTENTOSCOPE_TEST_SOURCES) + "/reference/fixtures/" + name + ".safetensors")
        .value();
}

Loaded loadedCase(const Case& which)
{
    auto configuration = tinyConfiguration("general");
    which.change(configuration);
    return {fixtureNamed(which.name), configuration, which.targetWords};
}

/// Compares forward values only where sentences have not ended. Values after the end have no meaning.
void compareForward(Loaded& run, const SequenceOutput& output)
{
    const auto steps = output.readouts.size(0);
    auto counted = run.batch.targetOutput.narrow(0, 0, steps).ne(0);
    if (output.over.defined())
        counted = torch::logical_and(counted, output.over.logical_not());
    const auto mask = counted.to(torch::kFloat32).unsqueeze(-1); // (T, B, 1)
    const auto probabilities = run.model->decoder().logits(output.readouts).log_softmax(-1).cpu() * mask;
    const auto expected = loaded(run.fixture, "log_probabilities");
    QVERIFY(relativeDifference(probabilities, expected.narrow(0, 0, steps) * mask) < 1e-5);
    QCOMPARE((expected.narrow(0, 0, steps) * (1 - mask)).abs().sum().item<double>() > 0.0,
        run.fixture.find("forced_words") == nullptr);
    if (!output.weights.defined())
        return;
    const auto rows = loaded(run.fixture, "attention").narrow(1, 0, steps);
    QVERIFY(relativeDifference(output.weights.cpu() * mask.transpose(0, 1), rows * mask.transpose(0, 1)) < 1e-5);
}

/// Rows of words, not those of padding.
void compareHeads(const torch::Tensor& actual, const torch::Tensor& expected, const torch::Tensor& lengths)
{
    const auto mask = torch::arange(actual.size(2)).unsqueeze(0).lt(lengths.unsqueeze(1)).unsqueeze(1).unsqueeze(-1);
    QVERIFY(relativeDifference(actual.cpu() * mask, expected * mask) < 1e-5);
}

/// Every head of every layer of this kind; a recurrent model has none.
void compareHeads(
    const Loaded& run, const std::vector<torch::Tensor>& layers, const std::string& kind, const torch::Tensor& lengths)
{
    const auto name = [&](std::size_t layer) { return "heads." + kind + "." + std::to_string(layer); };
    for (std::size_t layer = 0; layer < layers.size(); ++layer)
        compareHeads(layers[layer], loaded(run.fixture, name(layer)), lengths);
    QVERIFY(!run.fixture.find(name(layers.size())));
}

} // namespace

/// The numbers of our models against those of PyTorch in Python: the scripts tests/reference/make_*_fixtures.py wrote
/// them. The variable ATTENTOSCOPE_TEST_DEVICE chooses the device of our models. Without it, that is the processor.
/// "cuda" is a GPU, and "pretended" a pretended one (pretendedgpu.h).
class TestModelFixtures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const auto asked = qgetenv("ATTENTOSCOPE_TEST_DEVICE");
        if (asked.isEmpty())
            return;
        const bool isPretended = asked == "pretended" && pretendGpu();
        if (!isPretended && !torch::cuda::is_available())
            QSKIP("There is no GPU.");
        device = torch::Device(torch::kCUDA, 0);
    }

    void agreesWithPyTorch_data()
    {
        QTest::addColumn<int>("index");
        for (int index = 0; index < static_cast<int>(std::size(cases)); ++index)
            QTest::newRow(cases[index].name) << index;
    }

    void agreesWithPyTorch()
    {
        QFETCH(int, index);
        const Case& which = cases[index];
        auto run = loadedCase(which);

        TrainingConfiguration training{.optimizer = which.optimizer, .secondMomentDecay = which.secondMomentDecay};
        const auto optimizer = makeOptimizer(training, run.parameters);
        const auto losses = loaded(run.fixture, "losses");
        for (std::int64_t step = 0; step < losses.size(0); ++step) {
            run.model->zero_grad();
            const auto output = run.model->forward(run.batch, run.forcing, HeadsAnswer::All);
            const auto loss = run.model->lossSum(output, run.batch) / static_cast<double>(run.batch.targetTokens);
            loss.backward();
            if (step == 0) {
                compareForward(run, output);
                compareHeads(run, output.encoderHeads, "encoder", run.batch.sourceLengths);
                compareHeads(run, output.heads.cross, "cross", run.batch.targetLengths);
                compareHeads(run, output.heads.own, "decoder", run.batch.targetLengths);
            }
            double squares = 0.0;
            for (const auto& [key, weight] : run.parameters) {
                squares += weight.grad().square().sum().item<double>();
                if (step == 0) {
                    const double difference =
                        relativeDifference(weight.grad().cpu(), loaded(run.fixture, "gradient." + key));
                    QVERIFY2(difference < 1e-4, (key + " " + std::to_string(difference)).c_str());
                }
            }
            const double expected = losses[step].item<double>();
            QVERIFY2(std::abs(loss.item<double>() - expected) < 1e-4 * expected, std::to_string(step).c_str());
            const double norm = std::sqrt(squares);
            optimizer->step(which.learningRate, norm > 1.0 ? 1.0 / (norm + 1e-6) : 1.0);
        }
    }

    /// The decoder gets each layer of the encoder in place of the last one (make_layer_fixtures.py).
    void readsEachLayerAsPyTorchDoes()
    {
        const auto expected = fixtureNamed("transformer-layers");
        const torch::NoGradGuard guard;
        for (const char* name : {"transformer-pre", "transformer-post", "transformer-marian"}) {
            const auto which = std::ranges::find(cases, std::string_view(name), &Case::name);
            auto run = loadedCase(*which);
            const auto forced = Forcing::all(run.batch.targetInput.size(0));
            const auto mask = run.batch.targetOutput.ne(0).to(torch::kFloat32).unsqueeze(-1); // (T, B, 1)
            std::vector<torch::Tensor> found;
            for (std::int64_t layer = 1; expected.find(std::string(name) + '.' + std::to_string(layer)); ++layer) {
                run.model->encoder().setLastLayer(layer);
                const auto output = run.model->forward(run.batch, forced);
                found.push_back(run.model->decoder().logits(output.readouts).log_softmax(-1).cpu() * mask);
                const auto torchs = loaded(expected, std::string(name) + '.' + std::to_string(layer)) * mask;
                QVERIFY2((found.back() - torchs).abs().max().item<double>() < 1e-5, name);
            }
            QVERIFY(found.size() > 1);
            QVERIFY((found.front() - found.back()).abs().max().item<double>() > 0.01);
        }
    }
};

ATTENTOSCOPE_TEST(TestModelFixtures, QCoreApplication);
#include "tst_modelfixtures.moc"
