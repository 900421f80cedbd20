// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/distributed/ranks.h"
#include "tests/support/dissectionchecks.h"
#include "tests/support/pretendedgpu.h"
#include "tests/support/testprogram.h"
#include "tests/support/trainedsessions.h"
#include "tests/support/unsummed.h"

#include <torch/cuda.h>

using Settings = std::vector<KeyValue>;

namespace {

constexpr std::int64_t steps = 6;

Settings with(Settings settings, const Settings& further)
{
    settings.insert(settings.end(), further.begin(), further.end());
    return settings;
}

TrainingRequest requestFor(const std::string& preset, const Settings& settings, const std::string& folder = {})
{
    TrainingRequest request;
    request.preset = preset;
    request.settings = with({{"embedding_size", "12"}, {"hidden_size", "16"}, {"batch_size", "12"}}, settings);
    if (preset.starts_with("transformer"))
        request.settings = with(request.settings, {{"heads", "2"}});
    request.limit.steps = steps;
    request.runFolder = folder;
    return request;
}

bool isOnGpu(const RunDescription& run)
{
    return std::ranges::any_of(
        run.notes, [](const Message& note) { return note.contains("computed on the GPU cuda:0"); });
}

/// Trains on the device. The processor uses LibTorch's own operations, because nothing is fused on a GPU.
std::vector<double> trained(Session& session, const TrainingRequest& request, const char* device)
{
    auto own = request;
    const bool isGpu = std::string_view(device) == "cuda";
    own.settings = with(own.settings, {{"device", device}, {"recurrent", isGpu ? "fused" : "reference"}});
    const auto run = session.startTraining(own);
    if (!run)
        qFatal("%s: %s", device, run.error().message.c_str());
    if (isOnGpu(*run) != isGpu)
        qFatal("%s: the model is elsewhere", device);
    return losses(session);
}

void compare(const std::vector<double>& there, const std::vector<double>& here)
{
    QCOMPARE(there.size(), here.size());
    for (std::size_t step = 0; step < here.size(); ++step)
        QVERIFY2(std::abs(there[step] - here[step]) < 1e-4 * std::max(1.0, here[step]),
            qPrintable(QString("step %1: %2, here %3").arg(step + 1).arg(there[step]).arg(here[step])));
}

void compare(const std::vector<float>& there, const std::vector<float>& here)
{
    QCOMPARE(there.size(), here.size());
    for (std::size_t index = 0; index < here.size(); ++index)
        QVERIFY(std::abs(there[index] - here[index]) < 1e-4F * std::max(1.0F, std::abs(here[index])));
}

void compare(const AttentionMap& there, const AttentionMap& here)
{
    QCOMPARE(there.rows, here.rows);
    QCOMPARE(there.columns, here.columns);
    for (std::size_t row = 0; row < here.rows; ++row)
        for (std::size_t column = 0; column < here.columns; ++column)
            QVERIFY(std::abs(there.at(row, column) - here.at(row, column)) < 1e-4F);
}

void compare(const Translation& there, const Translation& here)
{
    QCOMPARE(there.text, here.text);
    QVERIFY(std::abs(there.score - here.score) < 1e-3);
    QCOMPARE(there.heads.size(), here.heads.size());
    compare(there.attention, here.attention);
    for (std::size_t head = 0; head < here.heads.size(); ++head)
        compare(there.heads[head].attention, here.heads[head].attention);
}

/// Changes what config.json says about the device.
void setDevice(const QString& folder, const char* device)
{
    QFile file(folder + "/config.json");
    if (!file.open(QIODevice::ReadWrite))
        qFatal("no configuration");
    const auto text = file.readAll().replace("\"device\": \"cuda\"", QByteArray("\"device\": \"") + device + '"');
    tests::removeSums(folder.toStdString());
    file.resize(0);
    file.seek(0);
    file.write(text);
}

std::vector<std::string> presetIds()
{
    std::vector<std::string> ids;
    for (const auto& preset : createSession({.threads = 1})->catalogue().presets)
        if (preset.task == Task::Sentences) // vectors are the processor's
            ids.push_back(preset.id);
    return ids;
}

/// Requests that together use every path of the decoders.
std::vector<TranslationRequest> requestsFor(const std::string& preset)
{
    TranslationRequest greedy{.source = "the cat sleeps .", .maximumLength = 5};
    auto forced = greedy;
    forced.forcedTarget = "le chat dort .";
    greedy.alternatives = 3;
    greedy.heads = forced.heads = HeadsAnswer::All;
    auto beam = greedy, constrained = greedy;
    beam.beam = 3;
    beam.beamAnswer = BeamAnswer::Whole;
    constrained.constraints.words = {{1, "chat"}};
    if (preset != "no-attention")
        constrained.constraints.rows = {{0, 1, {}}};
    if (preset.starts_with("transformer")) {
        for (const auto kind : {HeadKind::Encoder, HeadKind::Cross, HeadKind::Decoder})
            constrained.constraints.rows.push_back({1, 0, AttentionHead{kind, 1, 2}});
        constrained.switchedOff = {{HeadKind::Cross, 2, 1}};
    }
    return {greedy, beam, forced, constrained};
}

void compareTranslations(Session& there, Session& here, const std::string& preset)
{
    for (const auto& request : requestsFor(preset)) {
        const auto answer = there.translate(request, {}, {}), expected = here.translate(request, {}, {});
        QVERIFY2(answer && expected, answer ? "" : answer.error().message.c_str());
        compare(*answer, *expected);
        std::vector<std::optional<AttentionHead>> heads{std::nullopt};
        if (!answer->heads.empty())
            heads = {answer->heads.front().id, answer->heads.back().id};
        for (std::size_t head = 0; head < heads.size() && !answer->attention.isEmpty(); ++head) {
            const auto dissected = there.dissect({1, *answer, 0, 0, heads[head]});
            QVERIFY2(dissected, dissected ? "" : dissected.error().message.c_str());
            QCOMPARE(faultOf(*dissected), QString());
        }
    }
}

void compare(const Erasure& there, const Erasure& here)
{
    compare(there.change, here.change);
    QCOMPARE(there.disturbed.size(), here.disturbed.size());
}

/// Compares how much words matter, and what layers know.
void compareQuestions(Session& there, Session& here, const std::string& preset)
{
    const auto asked = requestsFor(preset).front();
    const auto translation = there.translate(asked, {}, {});
    QVERIFY(translation);
    using enum Disturbance;
    for (const auto disturbance : {ZeroVector, UnknownWord, NeighboursMean, CutOut, LargestMoved, MadeEven}) {
        if (!erasesWords(disturbance) && translation->attention.isEmpty())
            continue;
        const ErasureRequest request{.translation = *translation, .disturbance = disturbance};
        const auto answer = there.erase(request), expected = here.erase(request);
        QVERIFY2(answer && expected, answer ? "" : answer.error().message.c_str());
        compare(*answer, *expected);
    }
    if (const auto lengths = there.measureValues(*translation), known = here.measureValues(*translation); known) {
        QVERIFY2(lengths, lengths ? "" : lengths.error().message.c_str());
        compare(lengths->annotations, known->annotations);
        QCOMPARE(lengths->heads.size(), known->heads.size());
        for (std::size_t head = 0; head < known->heads.size(); ++head)
            compare(lengths->heads[head].columns, known->heads[head].columns);
    }
    if (!preset.starts_with("transformer"))
        return;
    const auto layers = there.translateFromLayers({.translation = asked}, {}),
               known = here.translateFromLayers({.translation = asked}, {});
    QVERIFY2(layers && known, layers ? "" : layers.error().message.c_str());
    QCOMPARE(layers->layers.size(), known->layers.size());
    for (std::size_t layer = 0; layer < known->layers.size(); ++layer)
        compare(layers->layers[layer], known->layers[layer]);
}

void compareMeasures(Session& there, Session& here, const std::string& preset)
{
    EvaluationRequest measured{.data = {.sample = "tiny-french", .samplePairs = 30}, .beam = 2};
    if (preset == "transformer-tiny")
        measured.eachHeadOff = EachHeadOff::Measure;
    const auto report = there.evaluate(measured, {}, {}), expected = here.evaluate(measured, {}, {});
    QVERIFY2(report && expected, report ? "" : report.error().message.c_str());
    QVERIFY(std::abs(report->loss - expected->loss) < 1e-4);
    QVERIFY(std::abs(report->bleu.value() - expected->bleu.value()) < 1e-3);
    const AlignmentRequest links{.data = measured.data, .reading = {}, .goldFile = {}};
    const auto aligned = there.align(links, {}, {}), known = here.align(links, {}, {});
    QVERIFY2(aligned && known, aligned ? "" : aligned.error().message.c_str());
    QVERIFY(aligned->links == known->links);
}

} // namespace

/// Everything that a person does with a model, on a pretended GPU (pretendedgpu.h). If an operation mixes tensors of
/// processor and GPU, or the program reads a GPU's memory, the test ends. It does not show whether LibTorch's real
/// kernels are right and fast, nor whether the program waits for unfinished work of a GPU. With a LibTorch that has
/// CUDA, the same test uses the real GPU.
class TestPretendedGpu : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!pretendGpu() && !torch::cuda::is_available()) // must be called before the first session
            QSKIP("No GPU can be pretended with this LibTorch, and there is none.");
    }

    void trainsAsTheProcessorDoes_data()
    {
        addColumns<std::string, Settings>("preset", "settings");
        for (const auto& preset : presetIds())
            QTest::addRow("%s", preset.c_str()) << preset << Settings();
        const Settings dropped{{"embedding_dropout", "0.2"}, {"state_dropout", "0.3"}, {"context_dropout", "0.2"},
            {"output_dropout", "0.3"}, {"attention_dropout", "0.2"}, {"word_dropout", "0.1"}};
        for (const char* preset : {"recommended", "bahdanau-2014", "luong-local-p"})
            QTest::addRow("%s dropout", preset) << std::string(preset) << dropped;
        const auto row = [](const char* preset, const Settings& settings) {
            const auto& [key, value] = settings.front();
            QTest::addRow("%s %s=%s", preset, key.c_str(), value.c_str()) << std::string(preset) << settings;
        };
        row("recommended", {{"layer_norm", "on"}});
        row("recommended", {{"forcing_coin", "word"}, {"teacher_forcing", "0.5"}, {"free_running_end", "own-end"}});
        row("luong-general", {{"teacher_forcing", "0"}, {"input_feeding", "true"}});
        row("bahdanau-lstm", {{"optimizer", "adadelta"}});
        row("luong-dot", {{"optimizer", "sgd"}, {"momentum", "0.5"}});
        row("luong-concat", {{"weight_decay", "0.1"}, {"loss_average", "pairs"}, {"label_smoothing", "0.1"}});
        row("bilstm-concat", {{"score_hidden", "8"}});
        row("tutorial-location", {{"mask", "off"}});
        row("transformer", {{"positions", "learned"}, {"activation", "gelu"}});
        row("transformer",
            {{"positions", "fixed-table"}, {"activation", "swish"}, {"final_norm", "off"}, {"output_bias", "off"},
                {"start_vector", "zero"}, {"decoder_layers", "1"}});
        row("transformer-tiny", {{"teacher_forcing", "0.5"}});
        row("transformer-tiny", {{"alignment_weight", "1"}});
        row("recommended", {{"alignment_weight", "1"}, {"teacher_forcing", "0.5"}, {"free_running_end", "own-end"}});
    }

    /// The masks are the same, so the losses differ only by rounding.
    void trainsAsTheProcessorDoes()
    {
        const auto [preset, settings] = fetched<std::string, Settings>();
        auto session = sessionWith("tiny-french", 60);
        const auto request = requestFor(preset, settings);
        const auto here = trained(*session, request, "cpu"), there = trained(*session, request, "cuda");
        compare(there, here);
    }

    void answersAsTheProcessorDoes_data()
    {
        QTest::addColumn<std::string>("preset");
        for (const auto& preset : presetIds())
            QTest::addRow("%s", preset.c_str()) << preset;
    }

    void answersAsTheProcessorDoes()
    {
        QFETCH(std::string, preset);
        const QTemporaryDir folder;
        const auto run = folder.filePath("run");
        const auto path = run.toStdString();
        auto trainer = sessionWith("tiny-french", 60);
        trained(*trainer, requestFor(preset, {}, path), "cuda");
        const auto there = createSession({.threads = 1}), here = createSession({.threads = 1});
        const auto onGpu = there->openRun(path, RunDetail::Identity);
        QVERIFY2(onGpu, onGpu ? "" : onGpu.error().message.c_str());
        QVERIFY(isOnGpu(*onGpu));
        setDevice(run, "cpu");
        QVERIFY(here->openRun(path, RunDetail::Identity));
        compareTranslations(*there, *here, preset);
        compareQuestions(*there, *here, preset);
        compareMeasures(*there, *here, preset);
    }

    void modelsOfBothTranslateTogether()
    {
        const QTemporaryDir folder;
        const auto first = folder.filePath("first"), second = folder.filePath("second");
        auto trainer = sessionWith("tiny-french", 60);
        trained(*trainer, requestFor("luong-general", {}, first.toStdString()), "cuda");
        trained(*trainer, requestFor("luong-dot", {}, second.toStdString()), "cpu");
        const auto there = createSession({.threads = 1}), here = createSession({.threads = 1});
        const std::vector folders{first.toStdString(), second.toStdString()};
        QVERIFY(there->openTogether(folders));
        setDevice(first, "cpu");
        QVERIFY(here->openTogether(folders));
        auto request = requestsFor("luong-general").front();
        request.heads = HeadsAnswer::None;
        const auto answer = there->translate(request, {}, {}), expected = here->translate(request, {}, {});
        QVERIFY2(answer && expected, answer ? "" : answer.error().message.c_str());
        compare(*answer, *expected);
    }

    /// Optimiser and random numbers are saved from a GPU and go back to it.
    void aSavedRunGoesOnTheSame()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath("run").toStdString();
        auto session = sessionWith("tiny-french", 60);
        auto request = requestFor("recommended", {{"schedule", "constant"}});
        request.limit.steps = 2 * steps;
        const auto whole = trained(*session, request, "cuda");
        request.limit.steps = steps;
        request.runFolder = path;
        trained(*session, request, "cuda");
        const auto resumed = session->resumeTraining(path, {.steps = 2 * steps}, {});
        QVERIFY2(resumed, resumed ? "" : resumed.error().message.c_str());
        compare(losses(*session), std::vector(whole.begin() + steps, whole.end()));
    }

    void ranksAreRefused()
    {
        const auto ranks = Ranks::join({.port = 0, .interface = "lo"}, {});
        QVERIFY2(ranks, ranks ? "" : ranks.error().message.c_str());
        const auto session = createSession({.threads = 1, .ranks = *ranks});
        DataRequest data{.sample = "tiny-french", .samplePairs = 20};
        QVERIFY(session->loadData(data, {}, {}));
        const auto refused = session->startTraining(requestFor("recommended", {{"device", "auto"}}));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InvalidSetting);
        QVERIFY2(refused.error().message.contains("device=auto and several ranks"), refused.error().message.c_str());
    }
};

ATTENTOSCOPE_TEST(TestPretendedGpu, QCoreApplication);
#include "tst_pretendedgpu.moc"
