// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/settings/presets.h"
#include "engine/settings/settings.h"
#include "tests/support/textondisk.h"
#include "tests/support/trainedsessions.h"

namespace {

using namespace std::chrono_literals;

TrainingRequest ruled(const char* preset, std::int64_t steps, const QString& folder = {})
{
    TrainingRequest request;
    request.preset = preset;
    request.limit.steps = steps;
    request.runFolder = folder.toStdString();
    request.settingsFrom = SettingsFrom::Rule;
    return request;
}

std::vector<StepReport> stepsOf(Session& session)
{
    std::vector<StepReport> steps;
    auto end = TrainingEnd::StillRunning;
    while (end == TrainingEnd::StillRunning) {
        const auto reports = valueOf(session.advance(0ms, {}));
        steps.insert(steps.end(), reports.steps.begin(), reports.steps.end());
        end = reports.end;
    }
    (void)session.finishTraining(end);
    return steps;
}

double meanLoss(std::span<const StepReport> steps)
{
    double sum = 0.0;
    for (const auto& step : steps)
        sum += step.loss;
    return sum / static_cast<double>(steps.size());
}

/// Pairs whose source has no spaces. So each sentence is a single word.
QByteArray joinedSentences()
{
    const QStringList who{u"thedog"_s, u"thecat"_s, u"thebird"_s, u"myfriend"_s, u"everybody"_s};
    const QStringList what{u"sees"_s, u"likes"_s, u"follows"_s, u"remembers"_s};
    QString text;
    for (const auto& subject : who)
        for (const auto& verb : what)
            for (const auto& object : who)
                text += u"%1%2%3today\t%1 %2 %3 today\n"_s.arg(subject, verb, object);
    return text.toUtf8();
}

} // namespace

/// Trainings whose settings follow from their pairs and their limit.
class TestChosenRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aShortTrainingReachesItsRate_data()
    {
        addColumns<QString, int>("preset", "steps");
        QTest::newRow("50") << u"transformer"_s << 50;
        QTest::newRow("150") << u"transformer-tiny"_s << 150;
    }

    void aShortTrainingReachesItsRate()
    {
        const auto [preset, count] = fetched<QString, int>();
        auto session = sessionWith("reverse", 300);
        const auto run = session->startTraining(ruled(qPrintable(preset), count));
        QVERIFY2(run, run ? "" : run.error().message.c_str());
        QCOMPARE(run->configuration.training.warmupSteps, count / 10);
        const auto steps = stepsOf(*session);
        QCOMPARE(steps.size(), static_cast<std::size_t>(count));
        const auto fastest = std::ranges::max_element(steps, {}, &StepReport::learningRate);
        QCOMPARE(fastest->learningRate, run->configuration.training.learningRate);
        QVERIFY(meanLoss(std::span(steps).last(10)) < meanLoss(std::span(steps).first(10)));
    }

    void theChoicesAreTheRunsSettings()
    {
        auto session = sessionWith("reverse", 300);
        const auto request = ruled("transformer", 50);
        const auto chosen = session->choose(request);
        QVERIFY(chosen && !chosen->choices.empty());
        const auto size = session->sizeOf(request);
        const auto run = session->startTraining(request);
        QVERIFY(size && run);
        QCOMPARE(settingsText(ChosenSettings{.choices = run->chosen}.settings()), settingsText(chosen->settings()));
        for (const auto& setting : chosen->settings())
            QCOMPARE(settingValue(run->configuration, setting.key), setting.value);
        QCOMPARE(size->weights, static_cast<std::uint64_t>(run->parameters));
    }

    void withoutTheRuleThePresetDecides()
    {
        auto session = sessionWith("reverse", 300);
        auto request = ruled("transformer", 50);
        request.settingsFrom = SettingsFrom::Preset;
        const auto run = session->startTraining(request);
        QVERIFY(run && run->chosen.empty());
        QCOMPARE(run->configuration.training.warmupSteps, configure("transformer", {}, 300)->training.warmupSteps);
    }

    void twoWindowsThatStartTogetherHaveTwoRuns()
    {
        const QTemporaryDir place;
        const auto wanted = place.filePath(u"run"_s);
        auto request = ruled("transformer-tiny", 5, wanted);
        auto one = sessionWith("reverse", 300);
        auto other = sessionWith("reverse", 300);
        QVERIFY(one->startTraining(request));
        QVERIFY(!other->startTraining(request));
        request.ifTaken = TakenFolder::Number;
        const auto second = other->startTraining(request);
        QVERIFY2(second, second ? "" : second.error().message.c_str());
        QCOMPARE(QString::fromStdString(second->folder), wanted + u"-2"_s);
    }

    void aRefusedTrainingLeavesNoRun()
    {
        const QTemporaryDir place;
        auto request = ruled("transformer-tiny", 5, place.filePath(u"run"_s));
        request.settings = {{"alignment_weight", "1"}, {"alignment_head", "cross.9.1"}};
        auto session = sessionWith("reverse", 300);
        const auto refused = session->startTraining(request);
        QVERIFY(!refused && refused.error().code == ErrorCode::InvalidSetting);
        request.settings.clear();
        QVERIFY(session->startTraining(request));
    }

    void pairsAreReadOnceMoreInPieces()
    {
        const QTemporaryDir directory;
        const TextOnDisk file(joinedSentences(), u"pairs.tsv"_s);
        DataRequest data;
        data.source = file.path();
        auto session = sessionWith(data);
        auto request = ruled("recommended", 3, directory.filePath(u"run"_s));
        const auto run = session->startTraining(request);
        QVERIFY2(run, run ? "" : run.error().message.c_str());
        QCOMPARE(run->configuration.data.tokenizer, TokenizerKind::Bpe);
        QVERIFY(run->hasItsData);
        stepsOf(*session);

        request.settingsFrom = SettingsFrom::Preset; // the pairs are cut again as the person asked
        request.runFolder.clear();
        const auto words = session->startTraining(request);
        QVERIFY(words);
        QCOMPARE(words->configuration.data.tokenizer, TokenizerKind::Words);

        auto later = sessionWith(run->data);
        const auto resumed = later->resumeTraining(run->folder, {.steps = 6}, {});
        QVERIFY2(resumed, resumed ? "" : resumed.error().message.c_str());
        QCOMPARE(resumed->configuration.data.tokenizer, TokenizerKind::Bpe);
        QCOMPARE(resumed->values.size(), run->values.size());
        for (std::size_t index = 0; index < run->values.size(); ++index)
            QCOMPARE(resumed->values[index].value, run->values[index].value);
    }

    void nothingIsChosenWithoutPairs()
    {
        auto session = createSession({.threads = 1});
        QCOMPARE(session->choose(ruled("recommended", 50)).error().code, ErrorCode::NotReady);
        QVERIFY(session->choose(ruled("unshuffle", 50))->choices.empty());
    }
};

ATTENTOSCOPE_TEST(TestChosenRun, QCoreApplication);
#include "tst_chosenrun.moc"
