// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/averagerun.h"
#include "engine/storage/runfolder.h"
#include "engine/storage/runlist.h"
#include "tests/support/testprogram.h"
#include "tests/support/trainedsessions.h"

namespace {

using Settings = std::vector<KeyValue>;

/// A validation every five steps or so.
Settings smallWith(const Settings& more)
{
    Settings settings{{"embedding_size", "12"}, {"hidden_size", "16"}, {"batch_size", "16"}, {"dropout", "0.2"},
        {"validation_epochs", "0.4"}, {"learning_rate", "0.05"}, {"optimizer", "adam"}, {"schedule", "constant"}};
    settings.insert(settings.end(), more.begin(), more.end());
    return settings;
}

struct Trained
{
    std::vector<double> losses;
    std::vector<ValidationReport> validations; ///< validations of the trained weights, not of a mean
    std::optional<ValidationReport> mean;
    std::vector<Message> notices;
    TrainingEnd end = TrainingEnd::StillRunning;
};

/// Trains until training ends, which is then finished, or until `steps` are done, which is not.
void train(Session& session, Trained& trained, std::size_t steps = 1'000'000)
{
    while (trained.end == TrainingEnd::StillRunning && trained.losses.size() < steps) {
        const auto reports = valueOf(session.advance(std::chrono::milliseconds(0), {}));
        for (const auto& step : reports.steps)
            trained.losses.push_back(step.loss);
        for (const auto& validation : reports.validations)
            validation.mean ? void(trained.mean = validation) : trained.validations.push_back(validation);
        trained.notices.insert(trained.notices.end(), reports.notices.begin(), reports.notices.end());
        trained.end = reports.end;
    }
    if (trained.end != TrainingEnd::StillRunning && !session.finishTraining(trained.end))
        qFatal("finishing failed");
}

struct Place
{
    QTemporaryDir folder;
    std::string run = folder.filePath(u"run"_s).toStdString();
    std::string other = folder.filePath(u"other"_s).toStdString();
};

TrainingRequest requestFor(std::int64_t steps, const std::string& folder, const Settings& settings)
{
    TrainingRequest request{
        .preset = "luong-general", .settings = smallWith(settings), .limit = {.steps = steps}, .runFolder = folder};
    return request;
}

Trained trainWhole(const TrainingRequest& request)
{
    Trained trained;
    auto session = sessionWith("reverse", 200);
    valueOf(session->startTraining(request));
    train(*session, trained);
    return trained;
}

/// The settings with the first seed whose mean of saves is better than every save. That seed depends on the processor.
Settings withABetterMean(Settings settings)
{
    settings.emplace_back("seed", "");
    for (int seed = 1; seed < 20; ++seed) {
        settings.back().value = std::to_string(seed);
        if (const auto trained = trainWhole(requestFor(300, {}, settings)); trained.mean && trained.mean->best)
            return settings;
    }
    qFatal("no seed has a better mean");
}

RunSave readSaveOf(const std::string& run, WhichSave which = WhichSave::Best)
{
    return RunFolder::open(run)->read(which).value();
}

bool areSame(const StoredTensors& first, const StoredTensors& second)
{
    return std::ranges::equal(first.tensors, second.tensors, [](const StoredTensor& one, const StoredTensor& other) {
        return one.name == other.name && one.shape == other.shape && one.bytes == other.bytes;
    });
}

StoredTensors meanOf(const std::vector<StoredTensors>& all)
{
    WeightMean mean;
    for (const auto& weights : all)
        if (!mean.add(weights))
            qFatal("the weights differ");
    return mean.result();
}

/// The steps of the last validations, or of those with the lowest loss.
std::vector<std::int64_t> stepsOf(std::vector<ValidationReport> validations, std::size_t count, bool best)
{
    if (best)
        std::ranges::stable_sort(validations, std::greater(), &ValidationReport::loss);
    std::vector<std::int64_t> steps;
    for (std::size_t index = validations.size() - count; index < validations.size(); ++index)
        steps.push_back(validations[index].step);
    std::ranges::sort(steps);
    return steps;
}

void verifyAverage(const Trained& trained, const std::string& run, std::size_t count, bool best)
{
    QVERIFY(trained.mean && trained.mean->best);
    const auto save = readSaveOf(run);
    std::vector<std::int64_t> steps;
    std::vector<StoredTensors> members;
    for (const auto& member : save.window) {
        steps.push_back(member->step);
        members.push_back(member->weights);
    }
    QCOMPARE(steps, stepsOf(trained.validations, count, best));
    QVERIFY(areSame(save.model, meanOf(members)));
    QVERIFY(save.trained && !areSame(save.model, *save.trained));
    const MeanOfSaves expected{std::int64_t(count), steps.front(), steps.back()};
    QCOMPARE(save.position.mean, std::optional(expected));
    QCOMPARE(trained.mean->mean, std::optional(expected));
    QCOMPARE(save.position.bestLoss, trained.mean->loss);
    for (const auto& validation : trained.validations)
        QVERIFY(trained.mean->loss < validation.loss);
    auto session = createSession({.threads = 1});
    const auto opened = session->openRun(run, RunDetail::History);
    QVERIFY(opened);
    QCOMPARE(opened->mean, std::optional(expected));
    QCOMPARE(opened->weightsStep, save.position.step);
    QCOMPARE(opened->history->validations.back().mean, std::optional(expected));
    QVERIFY(session->translate({.source = "a b c", .forcedTarget = {}, .constraints = {}}, {}, {}));
}

} // namespace

/// The mean of a training's saves. It is made when training ends, and by hand afterwards.
class TestAveraging : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBestValidationsAreAveraged()
    {
        const Place place;
        const auto trained = trainWhole(requestFor(300, place.run, withABetterMean({{"average_saves", "4"}})));
        verifyAverage(trained, place.run, 4, true);
        QVERIFY(std::ranges::any_of(
            trained.notices, [](const Message& notice) { return notice.contains("The mean of 4 saves"); }));
    }

    void theLastValidationsAreAveraged()
    {
        const Place place;
        const auto settings = withABetterMean({{"average_saves", "3"}, {"average_of", "last"}});
        const auto trained = trainWhole(requestFor(300, place.run, settings));
        verifyAverage(trained, place.run, 3, false);
    }

    void theMeanIsChosenByItsBleu()
    {
        const Place place;
        const auto trained =
            trainWhole(requestFor(300, place.run, {{"average_saves", "4"}, {"validation_measure", "bleu"}}));
        QVERIFY(trained.mean);
        const auto& mean = *trained.mean;
        const auto best = std::ranges::max(trained.validations, [](const auto& one, const auto& other) {
            return std::pair(one.bleu, -one.loss) < std::pair(other.bleu, -other.loss);
        });
        QCOMPARE(mean.best, std::pair(mean.bleu, -mean.loss) > std::pair(best.bleu, -best.loss));
        const auto save = readSaveOf(place.run);
        QCOMPARE(save.position.bestBleu, std::optional(mean.best ? mean.bleu : best.bleu));
        QCOMPARE(save.position.bestStep, mean.best ? mean.step : best.step);
        QCOMPARE(save.position.mean.has_value(), mean.best);
        QVERIFY(std::ranges::any_of(trained.notices,
            [](const Message& notice) { return notice.contains("its BLEU on the validation sentences is"); }));
        const auto newest = readSaveOf(place.run, WhichSave::Current);
        QCOMPARE(newest.window.size(), std::size_t(4));
        double least = 100.0;
        for (const auto& member : newest.window)
            least = std::min(least, -member->rank);
        for (const auto& validation : trained.validations)
            if (std::ranges::none_of(
                    newest.window, [&](const auto& member) { return member->step == validation.step; }))
                QVERIFY(validation.bleu <= least);
    }

    void aMeanThatIsNoBetterIsNotKept()
    {
        const Place with, without;
        const auto trained = trainWhole(requestFor(60, with.run, {{"average_saves", "20"}, {"average_of", "last"}}));
        const auto plain = trainWhole(requestFor(60, without.run, {}));
        QVERIFY(trained.mean && !trained.mean->best); // this mean contains the first steps too
        QCOMPARE(trained.losses, plain.losses);
        const auto kept = readSaveOf(with.run), other = readSaveOf(without.run);
        QVERIFY(areSame(kept.model, other.model));
        QVERIFY(!kept.trained && !kept.position.mean);
        QCOMPARE(kept.position.bestStep, other.position.bestStep);
        QVERIFY(
            areSame(readSaveOf(with.run, WhichSave::Current).model, readSaveOf(without.run, WhichSave::Current).model));
    }

    void theHeadsOfADiscardedMeanAreNotWritten()
    {
        const Place place;
        auto request = requestFor(60, place.run, {{"average_saves", "20"}, {"average_of", "last"}, {"heads", "2"}});
        request.preset = "transformer-tiny";
        std::ranges::find(request.settings, "learning_rate", &KeyValue::key)->value = "0.005";
        const auto trained = trainWhole(request);
        QVERIFY(trained.mean && !trained.mean->best && trained.mean->heads);
        const auto written = valueOf(valueOf(RunFolder::open(place.run)).readHeads());
        const auto measuresOf = [](const SharedHeadReport& report) { return report->heads.front().measures.evenness; };
        // The file has six digits.
        QCOMPARE_LT(std::abs(measuresOf(written.back()) - measuresOf(trained.validations.back().heads)), 1e-5);
        QCOMPARE_GT(std::abs(measuresOf(written.back()) - measuresOf(trained.mean->heads)), 1e-4);
    }

    void anInterruptedTrainingHasTheSameMean_data()
    {
        QTest::addColumn<QString>("of");
        QTest::newRow("best") << "best";
        QTest::newRow("last") << "last";
    }

    void anInterruptedTrainingHasTheSameMean()
    {
        QFETCH(QString, of);
        const Settings settings{{"average_saves", "4"}, {"average_of", of.toStdString()}};
        const Place whole, cut;
        const auto expected = trainWhole(requestFor(300, whole.run, settings));
        Trained actual;
        {
            auto session = sessionWith("reverse", 200);
            QVERIFY(session->startTraining(requestFor(300, cut.run, settings)));
            train(*session, actual, 277);
            QVERIFY(session->finishTraining(TrainingEnd::Stopped));
        }
        auto session = sessionWith("reverse", 200);
        QVERIFY(session->resumeTraining(cut.run, {}, {}));
        train(*session, actual);
        QCOMPARE(actual.losses, expected.losses);
        QCOMPARE(actual.mean->loss, expected.mean->loss);
        QVERIFY(areSame(readSaveOf(cut.run).model, readSaveOf(whole.run).model));
    }

    void trainingGoesOnFromTheTrainedWeights_data()
    {
        QTest::addColumn<bool>("resumed");
        QTest::newRow("after its end, in the same program") << false;
        QTest::newRow("opened again") << true;
    }

    void trainingGoesOnFromTheTrainedWeights()
    {
        QFETCH(bool, resumed);
        const Place place;
        const auto settings = withABetterMean({{"average_saves", "4"}});
        const auto expected = trainWhole(requestFor(320, {}, {settings.back()})); // uses the same seed
        Trained actual;
        auto session = sessionWith("reverse", 200);
        QVERIFY(session->startTraining(requestFor(300, place.run, settings)));
        if (resumed) {
            train(*session, actual);
            session = sessionWith("reverse", 200);
            QVERIFY(session->resumeTraining(place.run, {.steps = 320}, {}));
        } else {
            while (actual.end == TrainingEnd::StillRunning) {
                const auto reports = session->advance(std::chrono::milliseconds(0), {});
                for (const auto& step : reports->steps)
                    actual.losses.push_back(step.loss);
                for (const auto& validation : reports->validations)
                    if (validation.mean)
                        actual.mean = validation;
                actual.end = reports->end;
            }
            session->setLimit({.steps = 320});
        }
        QVERIFY(actual.mean && actual.mean->best); // otherwise there would be nothing to go back from
        QVERIFY(session->save()); // saves the step that has the mean
        const auto saved = readSaveOf(place.run);
        QVERIFY(saved.trained && saved.position.mean == actual.mean->mean);
        QVERIFY(!areSame(saved.model, *saved.trained));
        actual.end = TrainingEnd::StillRunning;
        train(*session, actual);
        QCOMPARE(actual.losses, expected.losses);
    }

    void whatIsStoppedHasNoMean()
    {
        const Place place;
        auto session = sessionWith("reverse", 200);
        QVERIFY(session->startTraining(requestFor(100, place.run, {{"average_saves", "4"}, {"average_of", "last"}})));
        Trained trained;
        train(*session, trained, 100);
        while (session->advance(std::chrono::milliseconds(0), {})->validations.empty()) { } // the last of the training
        const auto begun = session->advance(std::chrono::milliseconds(0), {});
        QVERIFY(begun->progress.validating && begun->end == TrainingEnd::StillRunning); // the mean
        QVERIFY(session->finishTraining(TrainingEnd::Stopped));
        const auto save = readSaveOf(place.run, WhichSave::Current);
        QVERIFY(!save.position.mean && !save.trained);
        QCOMPARE(save.window.back()->step, std::int64_t(100));
        QVERIFY(areSame(save.window.back()->weights, save.model));
        const auto sentence = TranslationRequest{.source = "a b c", .forcedTarget = {}, .constraints = {}};
        const auto inMemory = session->translate(sentence, {}, {});
        // without this file, the newest save is opened
        std::filesystem::remove(std::filesystem::path(place.run) / "best");
        auto other = createSession({.threads = 1});
        QVERIFY(other->openRun(place.run, RunDetail::Identity));
        QCOMPARE(inMemory->score, other->translate(sentence, {}, {})->score);
    }

    void savesAreAveragedAfterwards_data()
    {
        QTest::addColumn<bool>("best");
        QTest::newRow("last") << false;
        QTest::newRow("best") << true;
    }

    void savesAreAveragedAfterwards()
    {
        QFETCH(bool, best);
        const Place place;
        const auto trained = trainWhole(requestFor(100, place.run, {{"keep_saves", "50"}}));
        const auto made = averageRun({.run = place.run,
            .of = best ? AveragedSaves::Best : AveragedSaves::Last,
            .count = 3,
            .output = place.other});
        QVERIFY2(made, made ? "" : made.error().message.c_str());
        auto saved = RunFolder::open(place.run)->savedSteps();
        if (best) {
            std::vector<ValidationReport> validations;
            for (const auto& validation : trained.validations)
                if (std::ranges::find(saved, validation.step) != saved.end())
                    validations.push_back(validation);
            saved = stepsOf(validations, 3, true);
        }
        QCOMPARE(made->steps, std::vector(saved.end() - 3, saved.end()));
        std::vector<StoredTensors> members;
        for (const auto step : made->steps)
            members.push_back(readSave(std::filesystem::path(place.run) / "saves" / std::to_string(step))->model);
        QVERIFY(areSame(readSaveOf(place.other).model, meanOf(members)));
        auto session = createSession({.threads = 1});
        const auto opened = session->openRun(place.other, RunDetail::History);
        QVERIFY2(opened, opened ? "" : opened.error().message.c_str());
        QCOMPARE(opened->mean, std::optional(MeanOfSaves{3, made->steps.front(), made->steps.back()}));
        QCOMPARE(opened->step, made->steps.back());
        QCOMPARE(opened->weightsStep, opened->step);
        QCOMPARE(opened->bestStep, opened->step);
        QCOMPARE(opened->history->steps.back().step, made->steps.back());
        QVERIFY(readRunLabel(place.other)->note.contains("Mean of 3 saves of run"));
        QVERIFY(session->translate({.source = "a b c", .forcedTarget = {}, .constraints = {}}, {}, {}));
    }

    /// Its loss is not known, so it must not be that of a save.
    void whatIsTrainedOnFromAMeanMayBeBetter()
    {
        const Place place;
        trainWhole(requestFor(100, place.run, {{"keep_saves", "50"}}));
        const auto made = averageRun({.run = place.run, .of = AveragedSaves::Last, .count = 3, .output = place.other});
        QVERIFY(made);
        const auto position = readSaveOf(place.other).position;
        QCOMPARE(position.bestStep, 0);
        QVERIFY(!position.bestBleu && position.bestLoss == 0.0 && position.validationsSinceBest == 0);
        auto session = sessionWith("reverse", 200);
        QVERIFY(session->resumeTraining(place.other, {.steps = position.step + 20}, {}));
        session->setLearningRate(1.0); // the loss rises
        Trained trained;
        train(*session, trained);
        QVERIFY(trained.validations.size() > 1 && trained.validations.front().best);
        const auto best = std::ranges::min_element(trained.validations, {}, &ValidationReport::loss);
        QCOMPARE(readSaveOf(place.other).position.step, best->step);
    }

    void aMeanThatCannotBeWrittenLeavesNothing()
    {
        const Place place;
        const auto odd = place.folder.filePath(u"odd\x1f"_s).toStdString(); // cannot be named in a note
        trainWhole(requestFor(40, odd, {{"keep_saves", "50"}}));
        const auto refused = averageRun({.run = odd, .of = AveragedSaves::Last, .count = 2, .output = place.other});
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.contains("control characters"), refused.error().message.c_str());
        QVERIFY(!std::filesystem::exists(place.other));
    }

    void whatCannotBeAveragedIsRefused()
    {
        const Place place, wider;
        trainWhole(requestFor(100, place.run, {{"keep_saves", "50"}}));
        const auto most = static_cast<int>(RunFolder::open(place.run)->savedSteps().size());
        const auto tooMany =
            averageRun({.run = place.run, .of = AveragedSaves::Last, .count = most + 1, .output = place.other});
        QCOMPARE(tooMany.error().code, ErrorCode::InvalidSetting);
        QVERIFY(tooMany.error().message.contains(std::to_string(most)));
        QVERIFY(!std::filesystem::exists(place.other));

        trainWhole(requestFor(20, wider.run, {{"hidden_size", "24"}}));
        const auto saves = std::filesystem::path(place.run) / "saves";
        const auto wide = std::filesystem::path(wider.run) / "saves";
        const auto newest = RunFolder::open(place.run)->savedSteps().back();
        std::filesystem::remove_all(saves / std::to_string(newest));
        std::filesystem::copy(wide / std::to_string(RunFolder::open(wider.run)->savedSteps().back()),
            saves / std::to_string(newest), std::filesystem::copy_options::recursive);
        const auto unlike =
            averageRun({.run = place.run, .of = AveragedSaves::Last, .count = 2, .output = place.other});
        QCOMPARE(unlike.error().code, ErrorCode::BadRun);
        QVERIFY(!std::filesystem::exists(place.other));
    }
};

ATTENTOSCOPE_TEST(TestAveraging, QCoreApplication);
#include "tst_averaging.moc"
