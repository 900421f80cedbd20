// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace attentoscope;

/// The engine from the outside: data, training, saving, resuming, translating, measuring.
class TestSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void learnsToReverse();
    void sameSeedSameLosses();
    void translatingMeanwhileChangesNothing();
    void resumeIsTheSameTrajectory_data();
    void resumeIsTheSameTrajectory();
    void aSaveHasASliceOfItsOwn();
    void notANumberStopsAndKeepsTheWeights();
    void watchedSentencesAreReported();
    void earlyStopComesAfterPatience();
    void refusesWhatCannotBeDone();
    void otherDataIsNotResumed();
    void unknownWordsAreMarkedAndCopied();
    void forcedWordsCrossTheSession();
};

namespace {

using Settings = std::vector<KeyValue>;

const Settings small{
    {"embedding_size", "16"}, {"hidden_size", "24"}, {"batch_size", "16"}, {"validation_epochs", "100"}};

std::unique_ptr<Session> sessionWith(const std::string& sample, std::size_t pairs)
{
    auto session = createSession({.threads = 1});
    DataRequest data;
    data.sample = sample;
    data.samplePairs = pairs;
    if (!session->loadData(data, {}, {}))
        qFatal("the sample could not be loaded");
    return session;
}

TrainingRequest requestFor(std::int64_t steps, const std::string& folder = {}, const Settings& settings = small)
{
    TrainingRequest request;
    request.settings = settings;
    request.limit.steps = steps;
    request.runFolder = folder;
    return request;
}

/// Trains to the end; gives every step's loss.
std::vector<double> losses(Session& session, const std::function<void()>& between = {})
{
    std::vector<double> values;
    for (;;) {
        const auto reports = session.advance(std::chrono::milliseconds(0), {});
        if (!reports)
            qFatal("%s", reports.error().message.c_str());
        for (const auto& step : reports->steps)
            values.push_back(step.loss);
        if (reports->end != TrainingEnd::StillRunning) {
            if (!session.finishTraining(reports->end))
                qFatal("finishing failed");
            return values;
        }
        if (between)
            between();
    }
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
    QCOMPARE(resumed->steps.size(), std::size_t(10));
    const auto rest = losses(*second);
    actual.insert(actual.end(), rest.begin(), rest.end());
    QCOMPARE(actual, expected);
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
    const auto savedIn = [&](std::chrono::milliseconds budget) {
        for (;;) {
            auto reports = session->advance(budget, {});
            if (!reports || !reports->saves.empty())
                return reports;
        }
    };
    const auto slice = savedIn(std::chrono::milliseconds(20));
    QVERIFY(slice);
    QCOMPARE(slice->saves.size(), std::size_t(1));
    QVERIFY(slice->steps.empty());
    const auto step = savedIn(std::chrono::milliseconds(0)); // a person's single step is always a step
    QVERIFY(step);
    QCOMPARE(step->steps.size(), std::size_t(1));
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
    QVERIFY(again->openRun(folder));
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

void TestSession::earlyStopComesAfterPatience()
{
    auto session = sessionWith("reverse", 60);
    auto settings = small;
    settings.push_back({"validation_epochs", "1"});
    settings.push_back({"patience", "2"});
    settings.push_back({"learning_rate", "0.5"});
    auto request = requestFor(100000, {}, settings);
    QVERIFY(session->startTraining(request));
    Result<TrainingReports> reports;
    int validations = 0, sinceBest = 0;
    do {
        reports = session->advance(std::chrono::milliseconds(0), {});
        QVERIFY(reports);
        for (const auto& validation : reports->validations) {
            ++validations;
            sinceBest = validation.best ? 0 : sinceBest + 1;
        }
    } while (reports->end == TrainingEnd::StillRunning);
    QCOMPARE(reports->end, TrainingEnd::EarlyStopped);
    QCOMPARE(sinceBest, 2);
    QVERIFY(validations >= 3);
}

void TestSession::refusesWhatCannotBeDone()
{
    auto session = createSession({.threads = 1});
    QCOMPARE(session->startTraining({}).error().code, ErrorCode::NotReady);
    QCOMPARE(session->translate({}, {}, {}).error().code, ErrorCode::NotReady);
    QCOMPARE(session->advance(std::chrono::milliseconds(0), {}).error().code, ErrorCode::NotReady);
    QCOMPARE(session->openRun("/nowhere/at/all").error().code, ErrorCode::FileNotFound);

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
