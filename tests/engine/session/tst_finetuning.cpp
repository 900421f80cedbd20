// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/textpipeline.h"
#include "engine/foreign/foreignmodel.h"
#include "engine/session/finetuning.h"
#include "engine/settings/presets.h"
#include "engine/storage/archive/runarchive.h"
#include "engine/storage/files/encodings.h"
#include "engine/storage/files/safetensors.h"
#include "tests/support/testprogram.h"
#include "tests/support/trainedsessions.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <sys/resource.h>

#include <csignal>

namespace {

namespace fs = std::filesystem;

const std::string samples = ATTENTOSCOPE_TEST_SOURCES "/data/foreign/";

/// Sentences with the words of the small models. One has a piece that they do not know.
std::string pairsOfWords()
{
    const char* sentences[] = {"the dog runs.", "the dogs", "dog runs a b", "a dog.", "the dog a", "dogs runs."};
    std::string lines;
    for (int pair = 0; pair < 60; ++pair)
        lines += std::string(sentences[pair % 6]) + (pair % 7 == 0 ? " b" : "") + '\t' + sentences[(pair * 5 + 1) % 6]
            + (pair % 5 == 0 ? " a\n" : "\n");
    return lines + "the dog z\tthe dog\n";
}

/// The models that all tests train on, in one folder.
class Place
{
public:
    Place()
    {
        write("pairs.tsv", pairsOfWords());
        write("others.tsv", "the dog runs.\tthe dogs\na b\tdog runs.\nthe dog\ta dog\n");
    }

    std::string at(const char* name) const { return m_folder.filePath(QLatin1String(name)).toStdString(); }
    fs::path operator/(const char* name) const { return at(name); }
    void write(const char* name, const std::string& content) const
    {
        if (!putFile(m_folder.filePath(QLatin1String(name)), QByteArray::fromStdString(content)))
            qFatal("no file");
    }

    /// A run of our own, with this architecture, on the pairs.
    std::string run(const char* preset) const
    {
        const auto folder = at(preset);
        if (fs::exists(folder))
            return folder;
        auto session = sessionWith(DataRequest{.source = at("pairs.tsv"), .validation = at("others.tsv")});
        TrainingRequest request{.preset = preset, .limit = {.steps = 6}, .runFolder = folder};
        request.settings = {{"embedding_size", "16"}, {"hidden_size", "16"}, {"heads", "2"}, {"layers", "1"},
            {"inner_size", "24"}, {"batch_size", "16"}, {"learning_rate", "0.01"}};
        valueOf(session->startTraining(request));
        losses(*session);
        return folder;
    }

private:
    QTemporaryDir m_folder;
};

DataRequest dataFor(const Place& place, const std::string& model)
{
    DataRequest data{.source = place.at("pairs.tsv"), .validation = place.at("others.tsv")};
    data.wordsOf = model;
    return data;
}

TrainingRequest requestFor(const std::string& model, const std::string& folder, std::int64_t steps = 6)
{
    TrainingRequest request{.settings = {{"batch_size", "16"}},
        .limit = {.steps = steps},
        .runFolder = folder,
        .settingsFrom = SettingsFrom::Rule};
    request.from = model;
    return request;
}

/// The first validation, which is that of step 0.
ValidationReport startOf(Session& session)
{
    while (true)
        if (auto reports = valueOf(session.advance(std::chrono::milliseconds(0), {})); !reports.validations.empty())
            return reports.validations.front();
}

QByteArray weightsAt(const std::string& run, int step)
{
    return bytesOf(QString::fromStdString(run) + "/saves/" + QString::number(step) + "/model.safetensors");
}

bool tells(const std::vector<Message>& notes, const char* what)
{
    return std::ranges::any_of(notes, [what](const Message& note) { return note.text().contains(what); });
}

QJsonObject configOf(const std::string& run)
{
    return QJsonDocument::fromJson(bytesOf(QString::fromStdString(run) + "/config.json")).object();
}

} // namespace

/// Models that are trained on: runs of our own, and random models of others.
class TestFineTuning : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStartThatCannotBeSavedLeavesNoRun()
    {
        const Place place;
        const auto model = place.run("recommended");
        auto session = sessionWith(dataFor(place, model));
        const auto request = requestFor(model, place.at("new"));
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
        // enough for config.json, but not for the weights
        const rlimit small{.rlim_cur = 16'384, .rlim_max = before.rlim_max};
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
        const auto refused = session->startTraining(request);
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
        std::signal(SIGXFSZ, handler);
        QVERIFY(!refused && refused.error().code == ErrorCode::Unwritable);
        const auto started = session->startTraining(request);
        QVERIFY2(started, started ? "" : started.error().message.c_str());
    }

    void stepZeroIsTheModel_data()
    {
        addColumns<std::string>("model");
        for (const char* model :
            {"recommended", "transformer", "marian-f32", "marian-f16", "marian-apart", "pegasus", "ctranslate2"})
            QTest::addRow("%s", model) << std::string(model);
    }

    void stepZeroIsTheModel()
    {
        const auto [name] = fetched<std::string>();
        const bool isOwn = fs::exists(samples + name) == false;
        const auto model = isOwn ? m_place.run(name.c_str()) : samples + name;
        auto session = sessionWith(dataFor(m_place, model));
        const auto run = m_place.at(("on-" + name).c_str());
        const auto description = valueOf(session->startTraining(requestFor(model, run)));
        QVERIFY(tells(description.notes, isOwn ? "was trained on from step 6" : "which others trained"));
        const auto start = startOf(*session);
        QCOMPARE(start.step, 0);
        QVERIFY(!start.best);
        auto opened = createSession({.threads = 1});
        valueOf(opened->openRun(model, RunDetail::Identity));
        const auto measured =
            valueOf(opened->evaluate({.data = {.source = m_place.at("others.tsv")}, .translate = false}, {}, {}));
        QVERIFY(std::abs(start.loss - measured.loss) < 1e-6); // evaluate() measures one sentence after the other
        const auto stored = valueOf(readSafetensors(run + "/saves/0/model.safetensors"));
        if (isOwn) {
            const auto of = RunFolder::open(model);
            const auto best = valueOf(of->readModel(WhichSave::Best));
            for (const auto& tensor : best.tensors)
                QVERIFY2(tensor.bytes == stored.find(tensor.name)->bytes, tensor.name.c_str());
            return;
        }
        const auto foreign = valueOf(readForeignModel(model));
        for (const auto& tensor : foreign.tensors) {
            const auto* ours = stored.find(tensor.name);
            QVERIFY2(ours, tensor.name.c_str());
            std::vector<float> numbers(ours->bytes.size() / sizeof(float));
            valueOf(readTensor(foreign, tensor, numbers));
            QVERIFY2(std::memcmp(numbers.data(), ours->bytes.data(), ours->bytes.size()) == 0, tensor.name.c_str());
        }
    }

    /// Sizes follow from the settings. Faulty weights matter only when training starts.
    void sizesNeedNoWeights()
    {
        const Place place;
        const auto model = place.run("recommended");
        auto session = sessionWith(dataFor(place, model));
        const auto whole = valueOf(session->sizeOf(requestFor(model, {})));
        for (const auto& save : fs::directory_iterator(fs::path(model) / "saves")) {
            const auto file = QString::fromStdString((save.path() / "model.safetensors").string());
            auto bytes = bytesOf(file);
            bytes.back() = char(bytes.back() ^ 1);
            QVERIFY(putFile(file, bytes));
        }
        QCOMPARE(valueOf(session->sizeOf(requestFor(model, {}))).weights, whole.weights);
        QVERIFY(!session->startTraining(requestFor(model, {})));
    }

    void wordsPiecesAndNetworkStay()
    {
        const auto model = samples + "marian-apart";
        auto session = sessionWith(dataFor(m_place, model));
        const auto run = m_place.at("stays");
        const auto description = valueOf(session->startTraining(requestFor(model, run)));
        losses(*session);
        const auto foreign = valueOf(readForeignModel(model));
        const auto opened = RunFolder::open(run);
        QVERIFY2(opened.has_value(), opened ? "" : opened.error().message.c_str());
        const auto& identity = opened->identity();
        QCOMPARE(identity.source.words(), foreign.source.vocabulary.words());
        QCOMPARE(identity.target.words(), foreign.target.vocabulary.words());
        QCOMPARE(identity.subwords.target->bytes(), foreign.target.pieces->bytes());
        QCOMPARE(identity.configuration.model.activation, Activation::Swish);
        QCOMPARE(identity.configuration.model.finalNorm, false);
        QVERIFY(identity.origin.has_value());
        const auto from = configOf(run)["from"].toObject();
        QCOMPARE(from["name"].toString(), QStringLiteral("marian-apart"));
        QCOMPARE(from["form"].toString(), QStringLiteral("MarianMT"));
        QCOMPARE(from["hash"].toString().toStdString(), hexadecimal(foreign.hash));
        QVERIFY(!QString::fromUtf8(bytesOf(QString::fromStdString(run) + "/config.json")).contains("data/foreign"));
        QCOMPARE(description.chosen.front().settings.front().key, std::string("learning_rate"));
        QCOMPARE(identity.configuration.training.learningRate, 2e-5);
        QVERIFY(weightsAt(run, 6) != weightsAt(run, 0));
    }

    void unknownPiecesAreCounted()
    {
        auto session = createSession({.threads = 1});
        const auto summary = valueOf(session->loadData(dataFor(m_place, samples + "marian-f32"), {}, {}));
        QVERIFY(tells(summary.notices, "1 of the ")); // "z" of the last source
        QVERIFY(tells(summary.notices, "unknown to it"));
    }

    /// The pairs may be loaded before they are wanted for a model.
    void loadedPairsGoThroughTheModel()
    {
        const auto model = samples + "pegasus";
        auto session = sessionWith(DataRequest{.source = m_place.at("pairs.tsv")});
        const auto description = valueOf(session->startTraining(requestFor(model, {})));
        QCOMPARE(description.sourceVocabulary, valueOf(readForeignModel(model)).source.vocabulary.size());
    }

    void aPlanIsWhatIsStarted()
    {
        const auto model = samples + "pegasus";
        auto session = sessionWith(DataRequest{.source = m_place.at("pairs.tsv")});
        auto request = requestFor(model, {});
        request.alsoValidation = m_place.at("others.tsv");
        const auto plan = valueOf(session->planFineTuning(request, {}));
        QVERIFY(tells(plan.notices, "unknown to it"));
        QCOMPARE(plan.trainingPairs + plan.validationPairs, std::size_t(61));
        QCOMPARE(plan.alsoValidationPairs, std::size_t(3));
        QVERIFY(plan.refusal.empty() && plan.memory.sum() > 0);
        const auto run = valueOf(session->startTraining(request));
        QCOMPARE(run.trainingPairs, plan.trainingPairs);
        QCOMPARE(run.origin->name, std::string("pegasus"));
        const auto asText = [](const std::vector<SettingChoice>& choices) {
            std::string text;
            for (const auto& choice : choices)
                text += settingsText(choice.settings) + ": " + choice.reason.text() + "\n";
            return text;
        };
        QCOMPARE(asText(run.chosen), asText(plan.choices));
        QCOMPARE(settingsText(run.values), settingsText(plan.values));
        QVERIFY(startOf(*session).also.has_value());
    }

    void aPlanChangesNothing()
    {
        auto session = sessionWith(DataRequest{.source = m_place.at("pairs.tsv")});
        const TrainingRequest anew{.settings = {{"seed", "3"}}, .limit = {.steps = 1}};
        const auto before = valueOf(session->startTraining(anew));
        valueOf(session->planFineTuning(requestFor(samples + "marian-f32", {}), {}));
        const auto refused = session->planFineTuning(requestFor(m_place.at("none"), {}), {});
        QVERIFY(!refused);
        const auto after = valueOf(session->startTraining(anew));
        QCOMPARE(after.sourceVocabulary, before.sourceVocabulary);
        QVERIFY(!after.origin);
    }

    /// A new model does not take the words of the model before.
    void aNewModelHasItsOwnWords()
    {
        auto session = sessionWith(DataRequest{.source = m_place.at("pairs.tsv")});
        const TrainingRequest anew{.limit = {.steps = 1}};
        const auto before = valueOf(session->startTraining(anew));
        const auto on = valueOf(session->startTraining(requestFor(samples + "marian-f32", {})));
        QVERIFY(on.sourceVocabulary != before.sourceVocabulary);
        const auto after = valueOf(session->startTraining(anew));
        QCOMPARE(after.sourceVocabulary, before.sourceVocabulary);
        QVERIFY(!after.origin && after.data.wordsOf.empty());
    }

    /// The form asks for the sizes of a new model while the pairs have the words of an open one.
    void sizesAreThoseOfAModelOfItsOwn()
    {
        auto session = sessionWith(DataRequest{.source = m_place.at("pairs.tsv")});
        const TrainingRequest anew{.limit = {.steps = 1}};
        const auto before = valueOf(session->sizeOf(anew)).weights;
        const auto on = requestFor(samples + "marian-f32", {});
        const auto ofModel = valueOf(session->sizeOf(on)).weights;
        valueOf(session->startTraining(on));
        QCOMPARE(valueOf(session->sizeOf(anew)).weights, before);
        QCOMPARE(valueOf(session->sizeOf(on)).weights, ofModel);
        const auto without = createSession({.threads = 1});
        QVERIFY(valueOf(without->sizeOf({.preset = "unshuffle"})).weights > 0);
        QVERIFY(!without->sizeOf(anew));
    }

    /// Pairs that were loaded with a run have its words. A new model does not take those.
    void aNewModelAfterARunHasItsOwnWords()
    {
        auto session = sessionWith(DataRequest{.source = m_place.at("pairs.tsv")});
        const TrainingRequest anew{.limit = {.steps = 1}};
        const auto own = valueOf(session->startTraining(anew)).sourceVocabulary;
        auto on = requestFor(samples + "marian-f32", {});
        on.runFolder = m_place.at("trained-on");
        valueOf(session->startTraining(on));
        valueOf(session->finishTraining(TrainingEnd::Stopped));
        const auto later = createSession({.threads = 1});
        const auto run = valueOf(later->openRun(on.runFolder, RunDetail::Identity));
        valueOf(later->loadData({.source = m_place.at("pairs.tsv")}, {}, {}));
        const auto after = valueOf(later->startTraining(anew));
        QCOMPARE(after.sourceVocabulary, own);
        QVERIFY(!after.origin);
    }

    void aBadSecondFileIsRefusedBeforeTheStart()
    {
        m_place.write("empty.tsv", "");
        auto session = sessionWith(DataRequest{.source = m_place.at("pairs.tsv")});
        auto request = requestFor(samples + "marian-f32", {});
        for (const char* file : {"empty.tsv", "missing.tsv"}) {
            request.alsoValidation = m_place.at(file);
            const auto planned = session->planFineTuning(request, {});
            const auto started = session->startTraining(request);
            QVERIFY2(!planned && !started, file);
            QCOMPARE(planned.error().message, started.error().message);
            QVERIFY2(planned.error().message.contains(file), planned.error().message.c_str());
        }
    }

    void goesOnBitForBit_data()
    {
        addColumns<std::string, int>("model", "stopped");
        for (const char* model : {"recommended", "marian-f32"})
            for (const int stopped : {0, 3})
                QTest::addRow("%s after %d", model, stopped) << std::string(model) << stopped;
    }

    void goesOnBitForBit()
    {
        const auto [name, stopped] = fetched<std::string, int>();
        const auto model = fs::exists(samples + name) ? samples + name : m_place.run(name.c_str());
        const auto whole = m_place.at("whole"), parted = m_place.at("parted");
        std::string records[2];
        for (const auto& run : {whole, parted}) {
            fs::remove_all(run);
            auto session = sessionWith(dataFor(m_place, model));
            valueOf(session->startTraining(requestFor(model, run)));
            if (run == whole) {
                losses(*session);
            } else if (stopped > 0) {
                losses(*session, std::size_t(stopped));
                valueOf(session->finishTraining(TrainingEnd::Stopped));
            } // without this, the program would be killed before its first step
        }
        auto session = createSession({.threads = 1});
        const auto data = RunFolder::open(parted)->identity().data;
        QCOMPARE(data.wordsOf, parted);
        valueOf(session->loadData(data, {}, {}));
        valueOf(session->resumeTraining(parted, {}, {}));
        losses(*session);
        QVERIFY(!weightsAt(whole, 6).isEmpty());
        QVERIFY(weightsAt(whole, 6) == weightsAt(parted, 6));
        const auto history = valueOf(RunFolder::open(parted)->readMetrics());
        QCOMPARE(history.validations.front().step, 0);
        QCOMPARE(
            history.validations.front().loss, valueOf(RunFolder::open(whole)->readMetrics()).validations.front().loss);
        fs::remove_all(m_place / name.c_str());
    }

    void theSecondFileIsMeasured()
    {
        const auto model = samples + "marian-f32";
        auto data = dataFor(m_place, model);
        data.alsoValidation = data.validation;
        auto session = sessionWith(data);
        const auto run = m_place.at("also");
        valueOf(session->startTraining(requestFor(model, run)));
        losses(*session);
        const auto history = valueOf(RunFolder::open(run)->readMetrics());
        QVERIFY(history.validations.size() >= 2);
        for (const auto& validation : history.validations) {
            QVERIFY(validation.also.has_value());
            QCOMPARE(validation.also->loss, validation.loss); // both files are the same
            QCOMPARE(validation.also->bleu, validation.bleu);
        }
        QVERIFY(history.validations.front().loss != history.validations.back().loss);
        QCOMPARE(RunFolder::open(run)->identity().data.alsoValidation, data.validation);
    }

    void isAWholeRun()
    {
        const auto model = samples + "pegasus";
        const auto run = m_place.at("whole-run"), archive = m_place.at("whole-run.attentoscope");
        {
            auto session = sessionWith(dataFor(m_place, model));
            valueOf(session->startTraining(requestFor(model, run)));
            losses(*session);
        }
        valueOf(packRun(run, archive, PackedData::Included, {}, {}));
        const auto back = m_place.at("unpacked");
        valueOf(unpackRun(archive, back, {}, {}));
        auto session = createSession({.threads = 1});
        const auto description = valueOf(session->openRun(back, RunDetail::History));
        QVERIFY(tells(description.notes, "which others trained"));
        const auto pairs = valueOf(session->loadDataOfRun(description.data, {}, {}));
        QVERIFY(pairs.isOfRun);
        QVERIFY(!valueOf(session->translate({.source = "the dog"}, {}, {})).text.empty()
            || description.sourceVocabulary > 0);
        // The run can be trained on again, and its pieces cut as before.
        auto again = sessionWith(dataFor(m_place, back));
        const auto second = m_place.at("second");
        valueOf(again->startTraining(requestFor(back, second)));
        losses(*again);
        QCOMPARE(configOf(second)["from"].toObject()["form"].toString(), QStringLiteral("run-of-others"));
        const std::string text = "the dogs, ｒｕｎｓ a  b";
        const auto cut = [&](const SubwordSides& sides) {
            QStringList tokens;
            for (const auto& token :
                TextPipeline(RunFolder::open(run)->identity().configuration.data, sides.source).tokens(text))
                tokens << QString::fromStdString(token.text);
            return tokens;
        };
        const auto theirs = valueOf(readForeignModel(model)).source.pieces;
        QCOMPARE(cut(RunFolder::open(run)->identity().subwords), cut({theirs, theirs}));
        QCOMPARE(cut(RunFolder::open(second)->identity().subwords), cut({theirs, theirs}));
    }

    void whatWouldChangeTheModelIsRefused_data()
    {
        addColumns<KeyValue, QString>("setting", "told");
        const auto row = [](const char* key, const char* value, const char* told) {
            QTest::addRow("%s", key) << KeyValue{key, value} << QString::fromLatin1(told);
        };
        row("layers", "3", "it has layers=2, so layers=3 cannot be set");
        row("norm", "pre", "it has norm=post");
        row("attention", "dot", "it has attention=multi-head");
    }

    void whatWouldChangeTheModelIsRefused()
    {
        const auto [setting, told] = fetched<KeyValue, QString>();
        const auto model = samples + "marian-f32";
        auto session = sessionWith(dataFor(m_place, model));
        auto request = requestFor(model, {});
        request.settings.push_back(setting);
        const auto refused = session->startTraining(request);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InvalidSetting);
        QVERIFY2(QString::fromStdString(refused.error().message).contains(told), refused.error().message.c_str());
        request.settings.back() = {"dropout", "0.3"};
        QVERIFY(session->startTraining(request).has_value());
    }

    void tokensStay()
    {
        auto data = dataFor(m_place, samples + "marian-f32");
        data.settings = {{"tokenizer", "words"}};
        auto session = createSession({.threads = 1});
        const auto refused = session->loadData(data, {}, {});
        QVERIFY(!refused && refused.error().message.contains("it has tokenizer="));
        data.settings = {{"max_length", "10"}, {"lowercase", "false"}};
        QVERIFY(session->loadData(data, {}, {}).has_value());
    }

    void memoryIsPlanned()
    {
        const auto start = valueOf(openStartingModel(samples + "marian-f32", StartingDetail::WithWeights));
        auto identity = start.identity;
        identity.configuration.training.threads = 1;
        const std::uint64_t weights = valueOf(readForeignModel(samples + "marian-f32")).bytes();
        // weights with copies, gradients, Adam's state, and a save
        const std::uint64_t needed = (2 + 1 + 2 + 3) * weights;
        QVERIFY(checkTrainingMemory(identity, needed).has_value());
        const auto refused = checkTrainingMemory(identity, needed - 1);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::OutOfMemory);
        auto told = QString::fromStdString(refused.error().message);
        told.remove(',');
        for (const auto number : {needed, 2 * weights, weights, 3 * weights, needed - 1})
            QVERIFY2(told.contains(QString::number(number)), qPrintable(told));
        identity.configuration.training.optimizer = OptimizerKind::Sgd;
        QVERIFY(checkTrainingMemory(identity, needed - 1).has_value());
    }

private:
    Place m_place;
};

ATTENTOSCOPE_TEST(TestFineTuning, QCoreApplication);
#include "tst_finetuning.moc"
