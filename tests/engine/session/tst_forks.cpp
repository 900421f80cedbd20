// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/archive/runarchive.h"
#include "engine/storage/files/safetensors.h"
#include "engine/storage/forkrun.h"
#include "engine/storage/runfolder.h"
#include "tests/engine/session/smalltrainings.h"
#include "tests/support/testprogram.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

namespace {

namespace fs = std::filesystem;

const Settings tinySizes{{"embedding_size", "16"}, {"hidden_size", "16"}, {"heads", "2"}, {"layers", "1"},
    {"inner_size", "24"}, {"batch_size", "16"}, {"dropout", "0.2"}, {"validation_epochs", "1"}, {"keep_saves", "100"},
    {"autosave_seconds", "1000"}};

/// Sixty pairs of a few words each. "cat" is in every ninth.
std::string pairLines()
{
    const char* words[] = {"the", "dog", "runs", "a", "house", "sees", "old"};
    std::string lines;
    for (int pair = 0; pair < 60; ++pair) {
        std::string source, target;
        for (int word = 0; word <= pair % 4; ++word) {
            source += std::string(words[(pair + word * 3) % 7]) + " ";
            target = std::string(words[(pair * 2 + word) % 7]) + "o " + target;
        }
        lines += source + (pair % 9 == 0 ? "cat" : "dog") + "\t" + target + (pair % 9 == 0 ? "gato" : "perro") + "\n";
    }
    return lines;
}

QByteArray weightsAt(const std::string& run, std::int64_t step)
{
    return bytesOf(QString::fromStdString(run) + "/saves/" + QString::number(step) + "/model.safetensors");
}

/// All reports of a training, without times.
std::vector<QString> toldBy(const std::string& run)
{
    const auto history = valueOf(valueOf(RunFolder::open(run)).readMetrics());
    std::vector<QString> told;
    const auto exact = [](double value) { return QString::number(value, 'g', 17); };
    for (const auto& step : history.steps)
        told.push_back(u"step %1: %2 %3 %4 %5"_s.arg(step.step).arg(
            exact(step.loss), exact(step.learningRate), exact(step.gradientNorm), exact(step.epoch)));
    for (const auto& one : history.validations)
        told.push_back(u"validation %1: %2 %3 %4 %5"_s.arg(one.step)
                .arg(exact(one.loss), exact(one.bleu))
                .arg(one.best)
                .arg(one.mean ? one.mean->count : 0));
    for (const auto& change : history.changes)
        told.push_back(
            u"change %1: %2 %3"_s.arg(change.step).arg(QString::fromStdString(change.key), exact(change.value)));
    return told;
}

std::int64_t newestStep(const std::string& run)
{
    return valueOf(valueOf(RunFolder::open(run)).readPosition(WhichSave::Current)).step;
}

/// Weights and state of the newest saves.
void verifySameEnd(const std::string& one, const std::string& other)
{
    const auto save = valueOf(valueOf(RunFolder::open(one)).read(WhichSave::Current));
    const auto same = valueOf(valueOf(RunFolder::open(other)).read(WhichSave::Current));
    QCOMPARE(same.position.step, save.position.step);
    QCOMPARE(same.position.bestStep, save.position.bestStep);
    for (const auto& [all, others] : {std::pair(&save.model, &same.model), std::pair(&save.state, &same.state)}) {
        QCOMPARE(others->tensors.size(), all->tensors.size());
        for (const auto& tensor : all->tensors)
            QVERIFY2(tensor.bytes == others->find(tensor.name)->bytes, tensor.name.c_str());
    }
}

} // namespace

/// A fork repeats a training bit for bit, except for the pairs that it leaves out.
class TestForks : public QObject
{
    Q_OBJECT

    DataRequest data() const { return {.source = at("pairs.tsv")}; }
    std::string at(const char* name) const { return m_place.filePath(QString::fromUtf8(name)).toStdString(); }

    std::string write(const char* name, const QByteArray& content) const
    {
        if (!putFile(QString::fromStdString(at(name)), content))
            qFatal("no file");
        return at(name);
    }

    /// A training of these settings, saved at step 7, in which `meddle` may change something at each step.
    std::string original(const char* name, const std::string& preset, const Settings& more, const TrainingLimit& limit,
        const std::function<void(Session&, std::int64_t step)>& meddle = {}) const
    {
        const auto folder = at(name);
        auto session = sessionWith(data());
        auto settings = tinySizes;
        settings.insert(settings.end(), more.begin(), more.end());
        valueOf(session->startTraining(
            {.preset = preset, .settings = settings, .limit = limit, .runFolder = folder, .watched = {}}));
        for (auto end = TrainingEnd::StillRunning; end == TrainingEnd::StillRunning;) {
            const auto reports = valueOf(session->advance(std::chrono::milliseconds(0), {}));
            end = reports.end;
            if (end != TrainingEnd::StillRunning)
                valueOf(session->finishTraining(end));
            if (reports.steps.empty())
                continue;
            const auto step = reports.steps.back().step;
            if (step == 7)
                valueOf(session->save());
            if (meddle)
                meddle(*session, step);
        }
        return folder;
    }

    std::string fork(const std::string& run, std::int64_t step, const std::string& without, const char* name,
        const std::vector<SentencePair>& pairs = {}) const
    {
        const auto folder = at(name);
        fs::remove_all(folder);
        auto session = sessionWith(data());
        valueOf(session->forkTraining(
            {.run = run, .step = step, .without = without, .pairs = pairs, .runFolder = folder, .watched = {}}));
        losses(*session);
        return folder;
    }

    QString refusal(const ForkRequest& request) const
    {
        auto session = sessionWith(data());
        const auto forked = session->forkTraining(request);
        return forked ? QString() : QString::fromStdString(forked.error().message.text());
    }

private Q_SLOTS:
    void initTestCase() { write("pairs.tsv", QByteArray::fromStdString(pairLines())); }

    void withNothingLeftOutItIsTheOriginal_data()
    {
        addColumns<QString, Settings, QString>("preset", "settings", "limit");
        const auto row = [](const char* name, const char* preset, const Settings& settings,
                             const char* limit = "steps") {
            QTest::newRow(name) << QString(preset) << settings << QString(limit);
        };
        row("recurrent", "recommended",
            {{"teacher_forcing", "0.8"}, {"forcing_coin", "word"}, {"word_dropout", "0.1"}});
        row("recurrent, reference", "recommended", {{"recurrent", "reference"}});
        row("Transformer", "transformer-tiny", {{"attention_dropout", "0.1"}});
        row("bfloat16", "transformer-tiny", {{"precision", "bfloat16"}});
        row("a taught head", "transformer-tiny", {{"alignment_weight", "1"}});
        row("a taught attention", "recommended", {{"alignment_weight", "0.5"}});
        row("a rate that falls after validations", "recommended", {{"schedule", "plateau"}, {"learning_rate", "0.2"}});
        row("early stopping", "recommended", {{"patience", "2"}, {"learning_rate", "0.3"}, {"clip_norm", "0"}});
        row("a mean of saves", "transformer-tiny", {{"average_saves", "2"}});
        row("epochs", "recommended", {{"schedule", "cosine"}}, "epochs");
        row("minutes", "recommended", {{"schedule", "linear"}, {"warmup_steps", "40"}}, "minutes");
    }

    void withNothingLeftOutItIsTheOriginal()
    {
        const auto [preset, settings, limit] = fetched<QString, Settings, QString>();
        const TrainingLimit wanted = limit == "minutes" ? TrainingLimit{.minutes = 0.01}
            : limit == "epochs"                         ? TrainingLimit{.epochs = 5}
                                                        : TrainingLimit{.steps = 20};
        const auto name = QByteArray(QTest::currentDataTag());
        const auto run = original(name.constData(), preset.toStdString(), settings, wanted);
        QVERIFY(newestStep(run) > 7);
        const auto none = write("none.tsv", {});
        for (const std::int64_t step : {0, 7}) {
            const auto folder = fork(run, step, none, "fork");
            QCOMPARE(toldBy(folder), toldBy(run));
            verifySameEnd(folder, run);
        }
    }

    void whatAPersonChangedIsRepeated()
    {
        const auto run = original("changed", "recommended", {}, {.steps = 20}, [](Session& session, std::int64_t step) {
            if (step == 4)
                valueOf(session.setLearningRate(0.004));
            if (step == 9)
                valueOf(session.setTeacherForcing(0.5));
        });
        for (const std::int64_t step : {0, 7}) {
            const auto folder = fork(run, step, {}, "fork");
            QCOMPARE(toldBy(folder), toldBy(run));
            verifySameEnd(folder, run);
        }
    }

    /// Its loss would be the best one, or would lower the rate.
    void aValidationByAPersonIsNotRepeated()
    {
        const auto run = original("asked", "recommended", {{"schedule", "plateau"}, {"learning_rate", "0.2"}},
            {.steps = 20}, [](Session& session, std::int64_t step) {
                if (step == 5 || step == 9)
                    valueOf(session.validateNow());
            });
        auto told = toldBy(run);
        const auto count = std::erase_if(told,
            [](const QString& one) { return one.startsWith("validation 5:") || one.startsWith("validation 9:"); });
        QCOMPARE(count, std::size_t(2));
        for (const std::int64_t step : {0, 7}) {
            const auto folder = fork(run, step, {}, "fork");
            auto repeated = toldBy(folder);
            if (step == 7) // its history begins with that of the original
                std::erase_if(repeated, [](const QString& one) { return one.startsWith("validation 5:"); });
            QCOMPARE(repeated, told);
            verifySameEnd(folder, run);
        }
    }

    /// If the mean was the best, later validations were compared with it.
    void theMeanOfARunThatWentOnIsRepeated()
    {
        std::string run;
        Settings settings{{"average_saves", "3"}, {"average_of", "last"}, {"optimizer", "adam"},
            {"learning_rate", "0.2"}, {"schedule", "constant"}, {"seed", ""}};
        const auto hasBestMean = [&] {
            const auto validations = valueOf(valueOf(RunFolder::open(run)).readMetrics()).validations;
            return validations.back().mean && validations.back().best;
        };
        for (int seed = 1; seed < 20 && (run.empty() || !hasBestMean()); ++seed) { // it depends on the processor
            settings.back().value = std::to_string(seed);
            run = original(("mean " + std::to_string(seed)).c_str(), "luong-general", settings, {.steps = 24});
        }
        QVERIFY(hasBestMean());
        {
            auto session = sessionWith(data());
            valueOf(session->resumeTraining(run, {.steps = 36}, {}));
            losses(*session);
        }
        for (const std::int64_t step : {0, 7, 24}) {
            const auto folder = fork(run, step, {}, "fork");
            QCOMPARE(toldBy(folder), toldBy(run));
            verifySameEnd(folder, run);
        }
    }

    void aWordThatIsLeftOutChangesTheRest_data()
    {
        addColumns<QString>("preset");
        QTest::newRow("recurrent") << u"recommended"_s;
        QTest::newRow("Transformer") << u"transformer-tiny"_s;
    }

    void aWordThatIsLeftOutChangesTheRest()
    {
        const auto [preset] = fetched<QString>();
        const auto run = original((preset + " whole").toUtf8().constData(), preset.toStdString(), {}, {.steps = 20});
        const auto folder = fork(run, 7, "cat", "without");
        const auto whole = toldBy(run), parted = toldBy(folder);
        QCOMPARE(parted.size(), whole.size());
        for (std::size_t step = 0; step < 7; ++step)
            QCOMPARE(parted[step], whole[step]);
        QVERIFY(weightsAt(folder, 7) == weightsAt(run, 7));
        QVERIFY(weightsAt(folder, 20) != weightsAt(run, 20));
        const auto config = QJsonDocument::fromJson(bytesOf(QString::fromStdString(folder) + "/config.json")).object();
        const auto told = config["fork"].toObject();
        QCOMPARE(told["name"].toString(), preset + " whole");
        QCOMPARE(told["step"].toInt(), 7);
        QCOMPARE(told["steps"].toInt(), 20);
        QCOMPARE(told["without"].toString(), u"cat"_s);
        QCOMPARE(told["left_out"].toString().split(',').size(), told["pairs"].toInt()); // none are neighbours
        QVERIFY(told["pairs"].toInt() >= 5 && told["pairs"].toInt() <= 7);

        // When the fork translates, a note says what it is.
        auto session = createSession({.threads = 1});
        const auto description = valueOf(session->openRun(folder, RunDetail::Identity));
        QVERIFY(std::ranges::any_of(description.notes, [](const Message& note) {
            return note.text().contains("repeats the run") && note.text().contains("(cat)");
        }));
        // The fork has not learned the omitted pairs: the model that saw them gives them a lower loss.
        std::string held;
        for (const auto& line : QString::fromStdString(pairLines()).split('\n'))
            if (line.contains("cat"))
                held += line.toStdString() + "\n";
        const auto file = write("cats.tsv", QByteArray::fromStdString(held));
        const auto without = valueOf(session->evaluate({.data = {.source = file}, .translate = false}, {}, {})).loss;
        valueOf(session->openRun(run, RunDetail::Identity));
        const auto with = valueOf(session->evaluate({.data = {.source = file}, .translate = false}, {}, {})).loss;
        QVERIFY2(with < without, qPrintable(u"%1 %2"_s.arg(with).arg(without)));
    }

    /// Leaving out the pairs of a word gives the same fork as a file of these pairs. So does a fork of another fork.
    void allWaysToLeaveOutAreOne()
    {
        const auto run = original("ways", "recommended", {}, {.steps = 12});
        const auto byWord = fork(run, 0, "cat", "by-word");
        QByteArray cats;
        const auto held = valueOf(sessionWith(data())->loadData(data(), {}, {})).validationPreview;
        for (const auto& line : QByteArray::fromStdString(pairLines()).split('\n'))
            if (line.contains("cat") && std::ranges::none_of(held, [&](const SentencePair& pair) {
                    return line == QByteArray::fromStdString(pair.source + "\t" + pair.target);
                }))
                cats += line + "\n";
        const auto byFile = fork(run, 0, write("cats.tsv", cats), "by-file");
        QCOMPARE(toldBy(byFile), toldBy(byWord));
        verifySameEnd(byFile, byWord);
        std::vector<SentencePair> chosen;
        for (const auto& line : QString::fromUtf8(cats).split('\n', Qt::SkipEmptyParts))
            chosen.push_back({line.section('\t', 0, 0).toStdString(), line.section('\t', 1).toStdString()});
        const auto byList = fork(run, 0, {}, "by-list", chosen);
        QCOMPARE(toldBy(byList), toldBy(byWord));
        verifySameEnd(byList, byWord);
        const auto again = fork(byWord, 0, {}, "again");
        QCOMPARE(toldBy(again), toldBy(byWord));
        verifySameEnd(again, byWord);
        const auto both = valueOf(RunFolder::open(fork(byWord, 0, "house", "both"))).identity().fork;
        QCOMPARE(both->without, std::string("cat, house"));
        QVERIFY(countOf(both->leftOut) > countOf(valueOf(RunFolder::open(byWord)).identity().fork->leftOut));
    }

    void anInterruptedForkGoesOn_data()
    {
        addColumns<int, int>("forked", "stopped");
        for (const int forked : {0, 7})
            for (const int stopped : {0, 4})
                QTest::addRow("at %d, after %d steps", forked, stopped) << forked << stopped;
    }

    void anInterruptedForkGoesOn()
    {
        const auto [forked, stopped] = fetched<int, int>();
        const auto run = at("long");
        if (!fs::exists(run))
            original("long", "recommended", {{"schedule", "linear"}}, {.minutes = 0.01});
        const auto whole = fork(run, forked, "cat", "whole"), parted = at("parted");
        fs::remove_all(parted);
        {
            auto session = sessionWith(data());
            valueOf(session->forkTraining(
                {.run = run, .step = forked, .without = "cat", .pairs = {}, .runFolder = parted, .watched = {}}));
            if (stopped > 0) {
                losses(*session, std::size_t(stopped));
                valueOf(session->finishTraining(TrainingEnd::Stopped));
            } // without this, the program would be killed before its first step
        }
        fs::rename(run, at("moved")); // the fork needs nothing from the run's folder
        if (stopped > 0) { // packing the fork takes all of it along
            valueOf(packRun(parted, at("parted.attentoscope"), PackedData::LeftOut));
            fs::remove_all(parted);
            valueOf(unpackRun(at("parted.attentoscope"), parted));
        }
        auto session = sessionWith(data());
        const auto resumed = session->resumeTraining(parted, {}, {});
        fs::rename(at("moved"), run);
        QVERIFY2(resumed, resumed ? "" : resumed.error().message.c_str());
        QCOMPARE(resumed->without, std::string("cat"));
        losses(*session);
        QCOMPARE(toldBy(parted), toldBy(whole));
        verifySameEnd(parted, whole);
    }

    void aForkKeepsItsOwnLimit_data()
    {
        addColumns<int, int>("limit", "stopped");
        QTest::newRow("longer, before the original's end") << 16 << 10;
        QTest::newRow("longer, after the original's end") << 16 << 14;
        QTest::newRow("shorter") << 10 << 9;
    }

    void aForkKeepsItsOwnLimit()
    {
        const auto [limit, stopped] = fetched<int, int>();
        const auto run = at("twelve"), folder = at("limited");
        if (!fs::exists(run))
            original("twelve", "recommended", {}, {.steps = 12});
        fs::remove_all(folder);
        {
            auto session = sessionWith(data());
            valueOf(session->forkTraining(
                {.run = run, .step = 7, .without = "cat", .pairs = {}, .runFolder = folder, .watched = {}}));
            session->setLimit({.steps = limit});
            losses(*session, std::size_t(stopped - 7));
            valueOf(session->finishTraining(TrainingEnd::Stopped));
        }
        QCOMPARE(newestStep(folder), stopped);
        for (int time = 0; time < 2; ++time) { // the second time, nothing is left
            auto session = sessionWith(data());
            valueOf(session->resumeTraining(folder, {}, {}));
            losses(*session);
            QCOMPARE(newestStep(folder), time == 0 ? limit : std::max(limit, 12));
        }
    }

    /// Another program trains the original while it is forked.
    void anOriginalMayGoOnMeanwhile()
    {
        const auto run = original("going on", "recommended", {}, {.steps = 12}), folder = at("meanwhile");
        const auto told = toldBy(run);
        const RunFork fork{.name = "going on", .step = 0, .steps = 12, .without = {}, .leftOut = {}};
        {
            auto session = sessionWith(data());
            valueOf(session->resumeTraining(run, {.steps = 20}, {}));
            losses(*session);
        }
        const auto forked = forkRun(valueOf(RunFolder::open(run)), fork, folder);
        QVERIFY2(forked, forked ? "" : forked.error().message.c_str());
        auto session = sessionWith(data());
        const auto resumed = session->resumeTraining(folder, {}, {});
        QVERIFY2(resumed, resumed ? "" : resumed.error().message.c_str());
        losses(*session);
        QCOMPARE(toldBy(folder), told);
    }

    void whatCannotBeForkedIsRefused_data()
    {
        addColumns<QString, int, QString, QString>("run", "step", "without", "message");
        QTest::newRow("a step without a save") << u"run"_s << 5 << u"cat"_s << u"at these steps: 0, 4, 7, 8."_s;
        QTest::newRow("the last step") << u"run"_s << 12 << u"cat"_s << u"trained for 12 steps"_s;
        QTest::newRow("a step beyond it") << u"run"_s << 40 << u"cat"_s << u"one of these steps: 0, 4, 7, 8."_s;
        QTest::newRow("a word that is nowhere") << u"run"_s << 0 << u"zebra"_s << u"holds the word \"zebra\""_s;
        QTest::newRow("a run that is none") << u"nowhere"_s << 0 << u"cat"_s << u"There is no folder"_s;
        QTest::newRow("a run without a save") << u"unsaved"_s << 0 << u"cat"_s << u"has no save yet"_s;
        QTest::newRow("lost best weights") << u"lost"_s << 7 << u"cat"_s << u"no longer kept"_s;
        QTest::newRow("lost metrics") << u"gaps"_s << 0 << u"cat"_s << u"does not have all 12 steps"_s;
        QTest::newRow("vectors") << u"vectors"_s << 0 << u""_s << u"puts vectors in order"_s;
    }

    void whatCannotBeForkedIsRefused()
    {
        const auto [run, step, without, message] = fetched<QString, int, QString, QString>();
        makeRunsToRefuse();
        const auto folder = at("refused");
        const auto said = refusal({.run = at(run.toUtf8().constData()),
            .step = step,
            .without = without.toStdString(),
            .pairs = {},
            .runFolder = folder,
            .watched = {}});
        QVERIFY2(said.contains(message), qPrintable(said));
        QVERIFY(!fs::exists(folder + "/config.json"));
    }

    void otherPairsAndTakenFoldersAreRefused()
    {
        makeRunsToRefuse();
        const auto taken = refusal(
            {.run = at("run"), .step = 0, .without = {}, .pairs = {}, .runFolder = at("unsaved"), .watched = {}});
        QVERIFY2(taken.contains("already holds a run"), qPrintable(taken));
        QVERIFY(fs::exists(at("unsaved") + "/config.json"));
        auto session = sessionWith("reverse", 100);
        const auto others = session->forkTraining(
            {.run = at("run"), .step = 0, .without = {}, .pairs = {}, .runFolder = at("other"), .watched = {}});
        QVERIFY(!others);
        QVERIFY(others.error().message.text().contains("other sentence pairs"));
    }

private:
    void makeRunsToRefuse() const
    {
        if (fs::exists(at("run")))
            return;
        original("run", "recommended", {}, {.steps = 12});
        {
            auto session = sessionWith(data());
            valueOf(session->startTraining({.settings = tinySizes, .limit = {.steps = 9}, .runFolder = at("unsaved")}));
        }
        fs::copy(at("run"), at("gaps"), fs::copy_options::recursive);
        const auto metrics = QString::fromStdString(at("gaps")) + "/metrics.jsonl";
        auto lines = bytesOf(metrics).split('\n');
        lines.removeAt(2);
        if (!putFile(metrics, lines.join('\n')))
            qFatal("no metrics");
        // Validated at each second step, so that the best one before step 7 is not step 7.
        original("lost", "recommended", {{"validation_epochs", "0.5"}, {"learning_rate", "0.01"}}, {.steps = 12});
        const auto position = valueOf(readSave(at("lost") + "/saves/7")).position;
        if (position.bestStep <= 0 || position.bestStep >= 7)
            qFatal("the best step is %d", int(position.bestStep));
        fs::remove_all(at("lost") + "/saves/" + std::to_string(position.bestStep));
        auto session = createSession({.threads = 1});
        valueOf(session->startTraining({.preset = "unshuffle", .limit = {.steps = 3}, .runFolder = at("vectors")}));
        losses(*session);
    }

    QTemporaryDir m_place;
};

ATTENTOSCOPE_TEST(TestForks, QCoreApplication);
#include "tst_forks.moc"
