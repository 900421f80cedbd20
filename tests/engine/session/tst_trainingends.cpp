// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/session/smalltrainings.h"
#include "tests/support/testprogram.h"

#include <QTemporaryDir>

#include <algorithm>

using namespace attentoscope;
using namespace attentoscope::tests;

/// What ends a training: its limit, patience, the best by loss or BLEU.
class TestTrainingEnds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void notANumberStopsAndKeepsTheWeights();
    void earlyStopComesAfterPatience_data();
    void earlyStopComesAfterPatience();
    void bleuOfAllSentencesDecides();
    void minutesEndWithAValidation();
};

void TestTrainingEnds::notANumberStopsAndKeepsTheWeights()
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

void TestTrainingEnds::earlyStopComesAfterPatience_data()
{
    QTest::addColumn<QString>("measure");
    QTest::addColumn<QString>("reason");
    QTest::newRow("loss") << "loss" << "has not fallen in 2 validations";
    QTest::newRow("bleu") << "bleu" << "has not risen in 2 validations";
}

void TestTrainingEnds::earlyStopComesAfterPatience()
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
void TestTrainingEnds::bleuOfAllSentencesDecides()
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

void TestTrainingEnds::minutesEndWithAValidation()
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

ATTENTOSCOPE_TEST(TestTrainingEnds, QCoreApplication);
#include "tst_trainingends.moc"
