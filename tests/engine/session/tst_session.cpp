// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/session.h"
#include "tests/support/trainedsessions.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>

using namespace attentoscope;
using attentoscope::tests::losses;
using attentoscope::tests::sessionWith;

/// The engine from the outside: data, training, saving, resuming, translating, measuring.
class TestSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void learnsToReverse();
    void aModelsSizeIsKnownBeforeItIsMade_data();
    void aModelsSizeIsKnownBeforeItIsMade();
    void sameSeedSameLosses();
    void translatingMeanwhileChangesNothing();
    void resumeIsTheSameTrajectory_data();
    void resumeIsTheSameTrajectory();
    void validatingNowChangesNothing();
    void whatWasChangedIsResumed();
    void aChangeThatNoSettingCanHaveIsPassedOver();
    void teacherForcingChangesAtTheNextBatch();
    void discardingDeletesTheRunAlone();
    void aSaveHasASliceOfItsOwn();
    void notANumberStopsAndKeepsTheWeights();
    void watchedSentencesAreReported();
    void firstBestAndLastStepsAreWatched();
    void anOpenedRunKnowsWhatItWatched();
    void earlyStopComesAfterPatience_data();
    void earlyStopComesAfterPatience();
    void bleuOfAllSentencesDecides();
    void minutesEndWithAValidation();
    void refusesWhatCannotBeDone();
    void otherDataIsNotResumed();
    void unknownWordsAreMarkedAndCopied();
    void forcedWordsCrossTheSession();
};

namespace {

using Settings = std::vector<KeyValue>;

const Settings small{
    {"embedding_size", "16"}, {"hidden_size", "24"}, {"batch_size", "16"}, {"validation_epochs", "100"}};

TrainingRequest requestFor(std::int64_t steps, const std::string& folder = {}, const Settings& settings = small)
{
    TrainingRequest request;
    request.settings = settings;
    request.limit.steps = steps;
    request.runFolder = folder;
    return request;
}

} // namespace

void TestSession::learnsToReverse()
{
    auto session = sessionWith("reverse", 400);
    auto settings = small;
    settings.push_back({"warmup_steps", "10"});
    settings.push_back({"learning_rate", "0.01"});
    QVERIFY(session->startTraining(requestFor(150, {}, settings)));
    const auto values = losses(*session);
    QCOMPARE(values.size(), std::size_t(150));
    QVERIFY2(values.back() < 0.85 * values.front(), qPrintable(QString::number(values.back())));
}

void TestSession::aModelsSizeIsKnownBeforeItIsMade_data()
{
    QTest::addColumn<QString>("preset");
    QTest::addColumn<QString>("optimizer");
    QTest::newRow("Adam") << QStringLiteral("recommended") << QStringLiteral("adam");
    QTest::newRow("SGD") << QStringLiteral("luong-dot") << QStringLiteral("sgd");
    QTest::newRow("vectors") << QStringLiteral("unshuffle") << QStringLiteral("adam");
}

void TestSession::aModelsSizeIsKnownBeforeItIsMade()
{
    QFETCH(QString, preset);
    QFETCH(QString, optimizer);
    const QTemporaryDir directory;
    const auto folder = directory.filePath(QStringLiteral("run"));
    auto request = requestFor(1, folder.toStdString(), {});
    request.preset = preset.toStdString();
    if (preset != QStringLiteral("unshuffle"))
        request.settings = {{"hidden_size", "128"}, {"optimizer", optimizer.toStdString()}};
    auto session = sessionWith("reverse", 100);
    const auto size = session->sizeOf(request);
    QVERIFY2(size, size ? "" : size.error().message.c_str());
    QVERIFY(!QFileInfo::exists(folder));
    const auto run = session->startTraining(request);
    QVERIFY2(run, run ? "" : run.error().message.c_str());
    QCOMPARE(size->weights, static_cast<std::uint64_t>(run->parameters));
    losses(*session);
    std::uint64_t written = 0;
    for (const char* name : {"model", "state"})
        written += static_cast<std::uint64_t>(
            QFileInfo(folder + QStringLiteral("/saves/1/%1.safetensors").arg(QLatin1String(name))).size());
    constexpr double headers = 20'000; // and random generators
    QVERIFY2(std::abs(static_cast<double>(written) - static_cast<double>(size->saveBytes)) < headers,
        qPrintable(QStringLiteral("%1 %2").arg(written).arg(size->saveBytes)));
}

void TestSession::sameSeedSameLosses()
{
    std::vector<double> runs[2];
    for (auto& run : runs) {
        auto session = sessionWith("reverse", 200);
        QVERIFY(session->startTraining(requestFor(20)));
        run = losses(*session);
    }
    QCOMPARE(runs[0], runs[1]);
}

void TestSession::translatingMeanwhileChangesNothing()
{
    auto alone = sessionWith("reverse", 200);
    QVERIFY(alone->startTraining(requestFor(20)));
    const auto expected = losses(*alone);
    auto session = sessionWith("reverse", 200);
    QVERIFY(session->startTraining(requestFor(20)));
    const auto actual = losses(*session, [&] {
        TranslationRequest request;
        request.source = "a b c d";
        QVERIFY(session->translate(request, {}, {}));
    });
    QCOMPARE(actual, expected);
}

void TestSession::resumeIsTheSameTrajectory_data()
{
    QTest::addColumn<QString>("preset");
    for (const auto& preset : createSession({.threads = 1})->catalogue().presets)
        if (preset.task == Task::Sentences) // the other task has a test of its own
            QTest::newRow(preset.id.c_str()) << QString::fromStdString(preset.id);
}

void TestSession::resumeIsTheSameTrajectory()
{
    QFETCH(QString, preset);
    const QTemporaryDir directory;
    const auto folder = directory.filePath(QStringLiteral("run")).toStdString();
    auto settings = small;
    settings.push_back({"dropout", "0.2"});
    settings.push_back({"teacher_forcing", "0.7"});
    auto whole = sessionWith("reverse", 200);
    auto request = requestFor(60, {}, settings);
    request.preset = preset.toStdString();
    QVERIFY(whole->startTraining(request));
    const auto expected = losses(*whole);

    auto first = sessionWith("reverse", 200);
    request.runFolder = folder;
    QVERIFY(first->startTraining(request));
    std::vector<double> actual;
    while (actual.size() < 10) {
        const auto reports = first->advance(std::chrono::milliseconds(0), {});
        QVERIFY(reports);
        for (const auto& step : reports->steps)
            actual.push_back(step.loss);
    }
    QVERIFY(first->finishTraining(TrainingEnd::Stopped));
    first.reset();
    auto second = sessionWith("reverse", 200);
    TrainingLimit limit;
    limit.steps = 60;
    const auto resumed = second->resumeTraining(folder, limit, {});
    QVERIFY2(resumed, resumed ? "" : resumed.error().message.c_str());
    QCOMPARE(resumed->step, 10);
    QCOMPARE(resumed->history->steps.size(), std::size_t(10));
    const auto rest = losses(*second);
    actual.insert(actual.end(), rest.begin(), rest.end());
    QCOMPARE(actual, expected);
}

void TestSession::validatingNowChangesNothing()
{
    auto settings = small;
    settings.front().value = "12";
    settings.push_back({"schedule", "plateau"});
    settings.push_back({"dropout", "0.2"});
    settings.push_back({"teacher_forcing", "0.7"});
    std::erase_if(settings, [](const KeyValue& setting) { return setting.key == "validation_epochs"; });
    settings.push_back({"validation_epochs", "0.5"});
    auto alone = sessionWith("reverse", 200);
    QVERIFY(alone->startTraining(requestFor(40, {}, settings)));
    const auto expected = losses(*alone);
    auto session = sessionWith("reverse", 200);
    QVERIFY(session->startTraining(requestFor(40, {}, settings)));
    int calls = 0; // a validation takes a few of them
    const auto actual = losses(*session, [&] {
        if (++calls % 8 == 0)
            QVERIFY(session->validateNow());
    });
    QCOMPARE(actual, expected);

    QVERIFY(session->startTraining(requestFor(40, {}, small)));
    QVERIFY(session->advance(std::chrono::milliseconds(0), {}));
    QVERIFY(session->validateNow());
    std::vector<ValidationReport> found;
    bool isGoingOn = true;
    while (isGoingOn) {
        const auto reports = session->advance(std::chrono::milliseconds(0), {});
        QVERIFY(reports && reports->steps.empty());
        found.insert(found.end(), reports->validations.begin(), reports->validations.end());
        isGoingOn = reports->progress.validating;
    }
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found.front().step, 1);
    QVERIFY(!found.front().best && found.front().loss > 0.0);
}

void TestSession::whatWasChangedIsResumed()
{
    const auto change = [](Session& session) {
        session.setLearningRate(0.003);
        session.setTeacherForcing(0.4);
        session.setLimit({.steps = 30});
    };
    const auto train = [](Session& session, int steps) {
        std::vector<double> values;
        for (int step = 0; step < steps; ++step) {
            const auto reports = session.advance(std::chrono::milliseconds(0), {});
            if (!reports || reports->steps.size() != 1)
                qFatal("a step is missing");
            values.push_back(reports->steps.front().loss);
        }
        return values;
    };
    auto whole = sessionWith("reverse", 200);
    QVERIFY(whole->startTraining(requestFor(60)));
    auto expected = train(*whole, 5);
    change(*whole);
    const auto rest = losses(*whole);
    expected.insert(expected.end(), rest.begin(), rest.end());
    QCOMPARE(expected.size(), std::size_t(30));

    const QTemporaryDir directory;
    const auto folder = directory.filePath(QStringLiteral("run")).toStdString();
    auto first = sessionWith("reverse", 200);
    QVERIFY(first->startTraining(requestFor(60, folder)));
    auto actual = train(*first, 5);
    QVERIFY(first->save());
    change(*first);
    const auto told = first->finishTraining(TrainingEnd::Stopped); // the step is saved already, the changes are not
    QVERIFY(told);
    QCOMPARE(told->changes.size(), std::size_t(3));
    first.reset();
    auto second = sessionWith("reverse", 200);
    const auto resumed = second->resumeTraining(folder, {}, {});
    QVERIFY2(resumed, resumed ? "" : resumed.error().message.c_str());
    QCOMPARE(resumed->history->changes.size(), std::size_t(3));
    QCOMPARE(resumed->history->changes.front().key, std::string("learning_rate"));
    QCOMPARE(resumed->history->changes.front().value, 0.003);
    QCOMPARE(resumed->history->changes.front().step, 5);
    QCOMPARE(resumed->saves, std::vector<std::int64_t>{5});
    const auto valueOf = [&](const char* key) {
        return std::ranges::find(resumed->values, std::string(key), &KeyValue::key)->value;
    };
    QCOMPARE(valueOf("learning_rate"), std::string("0.003"));
    QCOMPARE(valueOf("teacher_forcing"), std::string("0.4"));
    const auto last = losses(*second);
    actual.insert(actual.end(), last.begin(), last.end());
    QCOMPARE(actual, expected);
}

void TestSession::aChangeThatNoSettingCanHaveIsPassedOver()
{
    const QTemporaryDir directory;
    const auto folder = directory.filePath(QStringLiteral("run"));
    auto session = sessionWith("reverse", 200);
    QVERIFY(session->startTraining(requestFor(60, folder.toStdString())));
    QVERIFY(session->advance(std::chrono::milliseconds(0), {}));
    QVERIFY(session->save());
    session->setLearningRate(0.00123456);
    session->setTeacherForcing(0.4);
    QVERIFY(session->finishTraining(TrainingEnd::Stopped));
    QFile metrics(folder + QStringLiteral("/metrics.jsonl"));
    QVERIFY(metrics.open(QIODevice::ReadWrite));
    auto lines = metrics.readAll();
    QVERIFY(lines.contains("0.00123456"));
    QVERIFY(metrics.seek(0)
        && metrics.write(lines.replace("0.00123456", "1.000e+030")) == lines.size()); // of the same length
    metrics.close();

    auto again = sessionWith("reverse", 200);
    const auto resumed = again->resumeTraining(folder.toStdString(), {}, {});
    QVERIFY2(resumed, resumed ? "" : resumed.error().message.c_str());
    const auto valueOf = [&](const char* key) {
        return std::ranges::find(resumed->values, std::string(key), &KeyValue::key)->value;
    };
    QVERIFY2(std::stod(valueOf("learning_rate")) < 1.0, valueOf("learning_rate").c_str());
    QCOMPARE(valueOf("teacher_forcing"), std::string("0.4"));
}

void TestSession::teacherForcingChangesAtTheNextBatch()
{
    std::vector<double> runs[2];
    for (auto& run : runs) {
        auto session = sessionWith("reverse", 200);
        QVERIFY(session->startTraining(requestFor(6)));
        int step = 0;
        run = losses(*session, [&] {
            if (++step == 3 && &run == &runs[1])
                session->setTeacherForcing(0.0);
        });
    }
    for (std::size_t step = 0; step < 3; ++step)
        QCOMPARE(runs[0][step], runs[1][step]);
    QVERIFY(runs[0][3] != runs[1][3]);
}

void TestSession::discardingDeletesTheRunAlone()
{
    const QTemporaryDir directory;
    const auto folder = directory.filePath(QStringLiteral("run"));
    QVERIFY(QDir().mkpath(folder));
    QFile own(folder + QStringLiteral("/thesis.txt"));
    QVERIFY(own.open(QIODevice::WriteOnly));
    own.close();
    auto session = sessionWith("reverse", 200);
    QCOMPARE(session->discardTraining().error().code, ErrorCode::NotReady);
    QVERIFY(session->startTraining(requestFor(5, folder.toStdString())));
    QVERIFY(session->advance(std::chrono::milliseconds(0), {}));
    QVERIFY(session->save());
    QVERIFY(own.copy(folder + QStringLiteral("/view.json"))); // the window's, but the run's
    QVERIFY(session->discardTraining());
    QCOMPARE(QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
        QStringList{QStringLiteral("thesis.txt")});
    QCOMPARE(session->translate({}, {}, {}).error().code, ErrorCode::NotReady);
    QVERIFY(own.remove());

    QVERIFY(session->startTraining(requestFor(2, folder.toStdString()))); // a folder with nothing else goes too
    losses(*session);
    QVERIFY(session->discardTraining());
    QVERIFY(!QDir(folder).exists());
    QVERIFY(QDir(directory.path()).exists());

    QVERIFY(session->startTraining(requestFor(2, folder.toStdString())));
    losses(*session);
    QVERIFY(session->openRun(folder.toStdString(), RunDetail::History)); // what was only opened is never deleted
    QVERIFY(!session->discardTraining());
    QVERIFY(QDir(folder).exists());
}

void TestSession::aSaveHasASliceOfItsOwn()
{
    const QTemporaryDir directory;
    auto session = sessionWith("reverse", 200);
    auto settings = small;
    settings.push_back({"autosave_seconds", "0.1"});
    settings.push_back({"validation_epochs", "1000"});
    const auto folder = directory.filePath(QStringLiteral("run")).toStdString();
    QVERIFY(session->startTraining(requestFor(100'000, folder, settings)));
    bool hadItsOwn = false;
    for (bool saved = false; !saved;) {
        const auto reports = session->advance(std::chrono::milliseconds(20), {});
        QVERIFY(reports && reports->saveFailures.empty());
        hadItsOwn = hadItsOwn || reports->steps.empty(); // the copy; what is written beside comes later
        saved = !reports->saves.empty();
    }
    QVERIFY(hadItsOwn);
    for (bool saved = false; !saved;) { // a person's single step is always a step
        const auto reports = session->advance(std::chrono::milliseconds(0), {});
        QVERIFY(reports);
        QCOMPARE(reports->steps.size(), std::size_t(1));
        saved = !reports->saves.empty();
    }
}

void TestSession::notANumberStopsAndKeepsTheWeights()
{
    const QTemporaryDir directory;
    const auto folder = directory.filePath(QStringLiteral("run")).toStdString();
    auto session = sessionWith("reverse", 200);
    auto settings = small;
    settings.push_back({"clip_norm", "0"});
    QVERIFY(session->startTraining(requestFor(500, folder, settings)));
    QVERIFY(session->advance(std::chrono::milliseconds(0), {}));
    QVERIFY(session->save());
    session->setLearningRate(1e38); // weights whose sums leave the range of a float
    Result<TrainingReports> reports;
    do
        reports = session->advance(std::chrono::milliseconds(0), {});
    while (reports && reports->end == TrainingEnd::StillRunning);
    QVERIFY(!reports);
    QVERIFY2(reports.error().code == ErrorCode::NotFinite, reports.error().detail.c_str());
    QVERIFY(reports.error().message.find("learning rate") != std::string::npos);
    auto again = createSession({.threads = 1});
    QVERIFY(again->openRun(folder, RunDetail::History));
}

void TestSession::watchedSentencesAreReported()
{
    auto session = sessionWith("reverse", 200);
    auto request = requestFor(5);
    request.watched = {{"a b c", "c b a"}, {"d e f g", std::nullopt}};
    QVERIFY(session->startTraining(request));
    const auto reports = session->advance(std::chrono::milliseconds(0), {});
    QVERIFY(reports);
    QCOMPARE(reports->snapshots.size(), std::size_t(2));
    const auto& forced = reports->snapshots[0].translation;
    QVERIFY(forced.forced);
    QCOMPARE(forced.text, std::string("c b a"));
    // Three words and the end token on both sides: nothing is shifted by a start token.
    QCOMPARE(forced.attention.rows, std::size_t(4));
    QCOMPARE(forced.attention.columns, std::size_t(4));
    QCOMPARE(forced.target.front().text, std::string("c"));
    QCOMPARE(forced.target.back().text, std::string("<eos>"));
    QVERIFY(!reports->snapshots[1].translation.forced);
}

void TestSession::firstBestAndLastStepsAreWatched()
{
    auto session = sessionWith("reverse", 200);
    auto settings = small;
    settings.push_back({"validation_epochs", "1"});
    auto request = requestFor(40, {}, settings);
    request.watched = {{"a b c", "c b a"}};
    QVERIFY(session->startTraining(request));
    std::vector<std::int64_t> watched;
    std::vector<std::int64_t> best;
    TrainingEnd end = TrainingEnd::StillRunning;
    while (end == TrainingEnd::StillRunning) {
        const auto reports = session->advance(std::chrono::milliseconds(20), {});
        QVERIFY(reports);
        for (const auto& snapshot : reports->snapshots) {
            QCOMPARE(snapshot.sentence, request.watched.front());
            QCOMPARE(snapshot.epoch > 0.0, true);
            watched.push_back(snapshot.step);
        }
        for (const auto& validation : reports->validations)
            if (validation.best)
                best.push_back(validation.step);
        end = reports->end;
    }
    QCOMPARE(watched.front(), std::int64_t(1));
    QCOMPARE(watched.back(), std::int64_t(40));
    QVERIFY2(std::ranges::adjacent_find(watched, std::greater_equal()) == watched.end(), "no step twice");
    QVERIFY(!best.empty());
    for (const auto step : best)
        QVERIFY2(std::ranges::binary_search(watched, step), qPrintable(QString::number(step)));
    // What was decoded at the end is not decoded once more.
    QVERIFY(session->finishTraining(end)->snapshots.empty());
}

void TestSession::anOpenedRunKnowsWhatItWatched()
{
    QTemporaryDir place;
    const auto folder = place.filePath("run").toStdString();
    auto session = sessionWith("reverse", 200);
    auto request = requestFor(30, folder);
    request.watched = {{"a b c", "c b a"}, {"d e f g", std::nullopt}};
    const auto begun = session->startTraining(request);
    QVERIFY(begun);
    QVERIFY(!begun->snapshots);
    std::vector<WatchedSnapshot> seen;
    for (auto end = TrainingEnd::StillRunning; end == TrainingEnd::StillRunning;) {
        const auto reports = session->advance(std::chrono::milliseconds(0), {});
        QVERIFY(reports);
        seen.insert(seen.end(), reports->snapshots.begin(), reports->snapshots.end());
        end = reports->end;
    }
    QVERIFY(session->finishTraining(TrainingEnd::LimitReached));

    auto again = createSession({.threads = 1});
    const auto opened = again->openRun(folder, RunDetail::History);
    QVERIFY(opened && opened->snapshots);
    QCOMPARE(opened->snapshots->size(), seen.size()); // none of so few steps is thinned
    const auto& last = opened->snapshots->back();
    QCOMPARE(last.step, std::int64_t(30));
    QCOMPARE(last.sentence, request.watched.back());
    QCOMPARE(*last.translation.attention.weights, *seen.back().translation.attention.weights);
    QCOMPARE(last.translation.text, seen.back().translation.text);

    // Going on appends, and what stands there is not lost.
    const auto resumed = session->resumeTraining(folder, {.steps = 40}, request.watched);
    QVERIFY(resumed && resumed->snapshots);
    QCOMPARE(resumed->snapshots->size(), seen.size());
    while (session->advance(std::chrono::milliseconds(0), {})->end == TrainingEnd::StillRunning) { }
    QVERIFY(session->finishTraining(TrainingEnd::LimitReached));
    const auto longer = again->openRun(folder, RunDetail::History);
    QVERIFY(longer && longer->snapshots);
    QCOMPARE(longer->snapshots->back().step, std::int64_t(40));
    QCOMPARE(longer->snapshots->front().step, std::int64_t(1));
}

void TestSession::earlyStopComesAfterPatience_data()
{
    QTest::addColumn<QString>("measure");
    QTest::addColumn<QString>("reason");
    QTest::newRow("loss") << "loss" << "has not fallen in 2 validations";
    QTest::newRow("bleu") << "bleu" << "has not risen in 2 validations";
}

void TestSession::earlyStopComesAfterPatience()
{
    QFETCH(QString, measure);
    QFETCH(QString, reason);
    auto session = sessionWith("reverse", 60);
    auto settings = small;
    settings.push_back({"validation_epochs", "1"});
    settings.push_back({"patience", "2"});
    settings.push_back({"learning_rate", "0.5"});
    settings.push_back({"validation_measure", measure.toStdString()});
    auto request = requestFor(100000, {}, settings);
    QVERIFY(session->startTraining(request));
    Result<TrainingReports> reports;
    int validations = 0, sinceBest = 0;
    QString notices;
    do {
        reports = session->advance(std::chrono::milliseconds(0), {});
        QVERIFY(reports);
        for (const auto& validation : reports->validations) {
            ++validations;
            sinceBest = validation.best ? 0 : sinceBest + 1;
        }
        for (const auto& notice : reports->notices)
            notices += QString::fromStdString(notice.text());
    } while (reports->end == TrainingEnd::StillRunning);
    QVERIFY2(notices.contains(reason), qPrintable(notices));
    QCOMPARE(reports->end, TrainingEnd::EarlyStopped);
    QCOMPARE(sinceBest, 2);
    QVERIFY(validations >= 3);
}

/// Where BLEU decides, it is of more than the first 200 sentences: here the best by it is not the best by the loss.
void TestSession::bleuOfAllSentencesDecides()
{
    auto session = sessionWith("reverse", 300);
    auto settings = small;
    std::erase_if(settings, [](const KeyValue& setting) { return setting.key == "validation_epochs"; });
    settings.push_back({"validation_epochs", "1"});
    settings.push_back({"learning_rate", "0.02"});
    settings.push_back({"validation_measure", "bleu"});
    QVERIFY(session->startTraining(requestFor(150, {}, settings)));
    std::vector<ValidationReport> validations;
    auto end = TrainingEnd::StillRunning;
    while (end == TrainingEnd::StillRunning) {
        const auto reports = session->advance(std::chrono::milliseconds(0), {});
        QVERIFY(reports);
        validations.insert(validations.end(), reports->validations.begin(), reports->validations.end());
        end = reports->end;
    }
    QVERIFY(validations.size() > 4);
    double best = -1.0;
    for (const auto& validation : validations) {
        if (validation.bleu != best)
            QCOMPARE(validation.best, validation.bleu > best);
        best = std::max(best, validation.bleu);
    }
    QVERIFY(best > 0.0);
}

void TestSession::minutesEndWithAValidation()
{
    QTemporaryDir place;
    const auto folder = place.filePath(QStringLiteral("run")).toStdString();
    constexpr double seconds = 3.0;
    auto session = sessionWith("reverse", 200);
    auto request = requestFor(0, folder, small);
    request.settings.push_back({"schedule", "cosine"});
    request.limit.minutes = seconds / 60.0;
    QVERIFY(session->startTraining(request));
    TrainingReports all;
    while (all.end == TrainingEnd::StillRunning) {
        const auto reports = session->advance(std::chrono::milliseconds(20), {});
        QVERIFY(reports);
        all.steps.insert(all.steps.end(), reports->steps.begin(), reports->steps.end());
        all.validations.insert(all.validations.end(), reports->validations.begin(), reports->validations.end());
        all.progress = reports->progress;
        all.end = reports->end;
    }
    QCOMPARE(all.end, TrainingEnd::LimitReached);
    QVERIFY(!all.validations.empty());
    QCOMPARE(all.validations.back().step, all.steps.back().step);
    QVERIFY(all.steps.back().learningRate < 0.1 * all.steps[all.steps.size() / 4].learningRate);
    QVERIFY(all.progress.plan && all.progress.plan->steps > 0);
    QVERIFY(session->finishTraining(all.end));
    const auto opened = createSession({.threads = 1})->openRun(folder, RunDetail::Identity);
    QVERIFY(opened && opened->past);
    QCOMPARE(opened->past->end, RunPast::End::LimitReached);
    QCOMPARE(opened->configuration.training.minutes, seconds / 60.0);
}

void TestSession::refusesWhatCannotBeDone()
{
    auto session = createSession({.threads = 1});
    QCOMPARE(session->startTraining({}).error().code, ErrorCode::NotReady);
    QCOMPARE(session->translate({}, {}, {}).error().code, ErrorCode::NotReady);
    QCOMPARE(session->advance(std::chrono::milliseconds(0), {}).error().code, ErrorCode::NotReady);
    QCOMPARE(session->openRun("/nowhere/at/all", RunDetail::History).error().code, ErrorCode::FileNotFound);

    session = sessionWith("reverse", 100);
    TrainingRequest request;
    request.preset = "telepathy";
    const auto preset = session->startTraining(request);
    QCOMPARE(preset.error().code, ErrorCode::InvalidSetting);
    QVERIFY(preset.error().message.find("bahdanau-lstm") != std::string::npos);
    request.preset = "recommended";
    request.settings = {{"hiden_size", "3"}};
    QCOMPARE(session->startTraining(request).error().code, ErrorCode::InvalidSetting);
    request.settings = {{"attention", "dot"}, {"bidirectional", "true"}};
    QVERIFY(session->startTraining(request).error().message.find("bidirectional") != std::string::npos);

    QVERIFY(session->startTraining(requestFor(3)));
    TranslationRequest empty;
    empty.source = "  ";
    QCOMPARE(session->translate(empty, {}, {}).error().code, ErrorCode::BadData);
    QVERIFY(session->startTraining(requestFor(3, "/proc/nothing/here")).error().code == ErrorCode::Unwritable);
}

void TestSession::otherDataIsNotResumed()
{
    const QTemporaryDir directory;
    const auto folder = directory.filePath(QStringLiteral("run")).toStdString();
    auto session = sessionWith("reverse", 100);
    QVERIFY(session->startTraining(requestFor(2, folder)));
    losses(*session);
    auto other = sessionWith("copy", 100);
    const auto resumed = other->resumeTraining(folder, {}, {});
    QVERIFY(!resumed);
    QCOMPARE(resumed.error().code, ErrorCode::BadRun);
}

void TestSession::unknownWordsAreMarkedAndCopied()
{
    auto session = sessionWith("reverse", 100);
    QVERIFY(session->startTraining(requestFor(2)));
    TranslationRequest request;
    request.source = "zebra quagga";
    const auto translation = session->translate(request, {}, {});
    QVERIFY(translation);
    QVERIFY(translation->source[0].unknown && translation->source[1].unknown);
    QVERIFY(translation->source[2].special);
    QCOMPARE(translation->source[0].text, std::string("zebra"));
}

void TestSession::forcedWordsCrossTheSession()
{
    auto session = sessionWith("reverse", 100);
    QVERIFY(session->startTraining(requestFor(2)));
    TranslationRequest request;
    request.source = "a b c";
    request.constraints = {.words = {{0, "c"}}, .rows = {{0, 1}}};
    request.alternatives = 3;
    const auto translation = session->translate(request, {}, {});
    QVERIFY(translation);
    QCOMPARE(translation->target.front().text, std::string("c"));
    QCOMPARE(translation->attention.at(0, 1), 1.0F);
    QCOMPARE(translation->choices.front().chosenBy, ChosenBy::Person);
    QCOMPARE(translation->choices.front().alternatives.size(), std::size_t(3));

    QCOMPARE(session->translateAll({request, request}, {}, {}).error().code, ErrorCode::InvalidSetting);
    auto unclear = request;
    unclear.forcedTarget = "c b a";
    QCOMPARE(session->translate(unclear, {}, {}).error().code, ErrorCode::InvalidSetting);
    request.constraints.rows = {{0, 9}};
    QVERIFY(session->translate(request, {}, {}).error().message.find("10") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
