// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/session/smalltrainings.h"
#include "tests/support/testprogram.h"
#include "tests/support/unsummed.h"

#include "engine/corpus/corpusnumbering.h"

namespace {

/// A hundred pairs of numbers, with targets of so many words.
std::string numberPairs(int words, int longOnes)
{
    std::string lines;
    for (int pair = 0; pair < 100; ++pair) {
        lines += "n" + std::to_string(pair) + "\tw" + std::to_string(pair % 10);
        for (int word = 1; word < (pair % 100 < longOnes ? 12 : words); ++word)
            lines += " v" + std::to_string((pair + word) % 7);
        lines += '\n';
    }
    return lines;
}

std::string writtenFile(const QTemporaryDir& folder, const char* name, const std::string& content)
{
    QFile file(folder.filePath(QLatin1String(name)));
    if (!file.open(QIODevice::WriteOnly) || file.write(content.data(), qint64(content.size())) < 0)
        qFatal("no file");
    return file.fileName().toStdString();
}

bool tells(const std::vector<Message>& notes, const char* what)
{
    return std::ranges::any_of(
        notes, [what](const Message& note) { return note.text().find(what) != std::string::npos; });
}

} // namespace

/// The reasons for which a training ends: its limit, or patience by loss or BLEU. Also the choice of the best weights.
class TestTrainingEnds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void notANumberStopsAndKeepsTheWeights()
    {
        const QTemporaryDir directory;
        const auto folder = directory.filePath(u"run"_s).toStdString();
        auto session = sessionWith("reverse", 200);
        auto settings = small;
        settings.push_back({"clip_norm", "0"});
        QVERIFY(session->startTraining(requestFor(500, folder, settings)));
        QVERIFY(session->advance(std::chrono::milliseconds(0), {}));
        QVERIFY(session->save());
        session->setLearningRate(1e38); // leads to weights whose sums are too large for a float
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

    void aFailedStepForgetsNoChange()
    {
        auto session = sessionWith("reverse", 200);
        auto settings = small;
        settings.push_back({"clip_norm", "0"});
        QVERIFY(session->startTraining(requestFor(500, {}, settings)));
        session->setLearningRate(1e38);
        const auto broken = session->advance(std::chrono::milliseconds(0), {});
        QVERIFY(broken);
        QCOMPARE(broken->changes.size(), std::size_t(1));
        session->setLearningRate(0.5);
        QVERIFY(!session->advance(std::chrono::milliseconds(0), {}));
        const auto last = session->finishTraining(TrainingEnd::Stopped);
        QVERIFY2(last, last ? "" : last.error().message.c_str());
        QCOMPARE(last->changes.size(), std::size_t(1));
        QCOMPARE(last->changes.front().value, 0.5);
    }

    void aRateOfAHundredKeepsTheBestWeights()
    {
        const QTemporaryDir directory;
        const auto folder = directory.filePath(u"run"_s).toStdString();
        auto session = sessionWith("reverse", 100);
        Settings settings{{"embedding_size", "16"}, {"hidden_size", "24"}, {"batch_size", "16"},
            {"validation_epochs", "1"}, {"clip_norm", "0"}};
        QVERIFY(session->startTraining(requestFor(60, folder, settings)));
        std::vector<ValidationReport> validations;
        auto end = TrainingEnd::StillRunning;
        while (end == TrainingEnd::StillRunning) {
            const auto reports = session->advance(std::chrono::milliseconds(0), {});
            QVERIFY2(reports, reports ? "" : reports.error().message.c_str());
            for (const auto& step : reports->steps)
                QVERIFY(std::isfinite(step.loss));
            validations.insert(validations.end(), reports->validations.begin(), reports->validations.end());
            if (reports->progress.step >= 30)
                session->setLearningRate(100.0);
            end = reports->end;
        }
        const auto last = session->finishTraining(end);
        QVERIFY(last);
        validations.insert(validations.end(), last->validations.begin(), last->validations.end());
        const auto best = std::ranges::min_element(validations, {}, &ValidationReport::loss);
        QVERIFY(best != validations.end() && best->step < validations.back().step);
        const auto opened = createSession({.threads = 1})->openRun(folder, RunDetail::History);
        QVERIFY(opened);
        QCOMPARE(opened->weightsStep, best->step);
    }

    void earlyStopComesAfterPatience_data()
    {
        addColumns<QString, QString>("measure", "reason");
        QTest::newRow("loss") << "loss" << "has not fallen in 2 validations";
        QTest::newRow("bleu") << "bleu" << "has not risen in 2 validations";
    }

    void earlyStopComesAfterPatience()
    {
        const auto [measure, reason] = fetched<QString, QString>();
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

    /// The deciding BLEU is over more than the first 200 sentences. In this case the best weights by BLEU are not the
    /// best by loss.
    void bleuOfAllSentencesDecides()
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

    void minutesEndWithAValidation()
    {
        QTemporaryDir place;
        const auto folder = place.filePath(u"run"_s).toStdString();
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
            all.notices.insert(all.notices.end(), reports->notices.begin(), reports->notices.end());
            all.progress = reports->progress;
            all.end = reports->end;
        }
        QCOMPARE(all.end, TrainingEnd::LimitReached);
        // on a busy machine this notice comes, and then there is no validation
        if (!tells(all.notices, "would take too much of the")) {
            QVERIFY(!all.validations.empty());
            QCOMPARE(all.validations.back().step, all.steps.back().step);
        }
        QVERIFY(all.steps.back().learningRate < 0.1 * all.steps[all.steps.size() / 4].learningRate);
        QVERIFY(all.progress.plan && all.progress.plan->steps > 0);
        QVERIFY(session->finishTraining(all.end));
        const auto opened = createSession({.threads = 1})->openRun(folder, RunDetail::Identity);
        QVERIFY(opened && opened->past);
        QCOMPARE(opened->past->end, RunPast::End::LimitReached);
        QCOMPARE(opened->configuration.training.minutes, seconds / 60.0);
    }

    /// The last minutes are kept for validation and save, so no further step is trained.
    void aLimitReachedBetweenTwoStepsIsRemembered()
    {
        QTemporaryDir place;
        const auto folder = place.filePath(u"run"_s).toStdString();
        auto session = sessionWith("reverse", 200);
        QVERIFY(session->startTraining(requestFor(0, folder, small)));
        double seconds = 0.0;
        while (seconds < 1.0) {
            const auto reports = session->advance(std::chrono::milliseconds(20), {});
            QVERIFY(reports);
            seconds = reports->progress.seconds;
        }
        constexpr double left = 0.002; // even on the fastest machine, a validation and a save take longer
        QVERIFY(session->setLimit({.minutes = (seconds + left) / 60.0}));
        const auto reports = session->advance(std::chrono::milliseconds(0), {});
        QVERIFY(reports);
        QVERIFY(reports->steps.empty());
        QCOMPARE(reports->end, TrainingEnd::LimitReached);
        QVERIFY(session->finishTraining(reports->end));
        const auto opened = createSession({.threads = 1})->openRun(folder, RunDetail::Identity);
        QVERIFY(opened && opened->past);
        QCOMPARE(opened->past->end, RunPast::End::LimitReached);
    }

    void aValidationAfterASaveIsSavedToo_data()
    {
        QTest::addColumn<bool>("during");
        QTest::newRow("saved before it") << false;
        QTest::newRow("saved during it") << true;
    }

    void aValidationAfterASaveIsSavedToo()
    {
        QFETCH(bool, during);
        const QTemporaryDir directory;
        const auto folder = directory.filePath(u"run"_s).toStdString();
        auto session = sessionWith("reverse", 200);
        QVERIFY(session->startTraining(requestFor(100, folder)));
        losses(*session, 5);
        if (!during)
            QVERIFY(session->save());
        QVERIFY(session->validateNow());
        if (during) {
            QVERIFY(session->advance(std::chrono::milliseconds(0), {})->progress.validating);
            QVERIFY(session->save());
        }
        while (session->advance(std::chrono::milliseconds(0), {})->validations.empty()) { }
        QVERIFY(session->finishTraining(TrainingEnd::Stopped));
        const auto resumed = session->resumeTraining(folder, {}, {});
        QVERIFY(resumed);
        QCOMPARE(resumed->step, std::int64_t(5));
        QCOMPARE(resumed->history->validations.size(), std::size_t(1));
    }

    void shortTargetsAreLeftToTheLoss_data()
    {
        QTest::addColumn<int>("words"); // words of each target
        QTest::addColumn<int>("longOnes"); // number of long targets among a hundred
        QTest::addColumn<bool>("byLoss");
        QTest::newRow("one word") << 1 << 0 << true;
        QTest::newRow("two words") << 2 << 0 << true;
        QTest::newRow("three words") << 3 << 0 << true;
        QTest::newRow("a long one among short ones") << 2 << 5 << true;
        QTest::newRow("four words") << 4 << 0 << false;
        QTest::newRow("most are long") << 2 << 70 << false;
    }

    /// With such short targets, BLEU would prefer long outputs. A notice says this before the first batch, and again
    /// when it names the best weights.
    void shortTargetsAreLeftToTheLoss()
    {
        QFETCH(int, words);
        QFETCH(int, longOnes);
        QFETCH(bool, byLoss);
        const QTemporaryDir folder;
        DataRequest data;
        data.source = writtenFile(folder, "pairs.tsv", numberPairs(words, longOnes));
        data.validation = writtenFile(folder, "valid.tsv", numberPairs(words, longOnes));
        auto session = sessionWith(data);
        auto settings = small;
        std::erase_if(settings, [](const KeyValue& setting) { return setting.key == "validation_epochs"; });
        settings.push_back({"validation_epochs", "1"});
        settings.push_back({"validation_measure", "bleu"});
        settings.push_back({"learning_rate", "0.02"});
        const auto run = session->startTraining(requestFor(60, {}, settings));
        QVERIFY(run);
        QCOMPARE(tells(run->notes, "The loss decides which weights are the best, and not BLEU"), byLoss);
        double best = 1e9;
        int validations = 0;
        for (auto end = TrainingEnd::StillRunning; end == TrainingEnd::StillRunning;) {
            const auto reports = session->advance(std::chrono::milliseconds(0), {});
            QVERIFY(reports);
            for (const auto& validation : reports->validations) {
                if (byLoss)
                    QCOMPARE(validation.best, validation.loss < best);
                best = std::min(best, validation.loss);
                ++validations;
            }
            end = reports->end;
        }
        QVERIFY(validations > 1);
    }

    /// A run that is resumed with a longer limit says how that changes the rate. If the limit is too short, it says
    /// that.
    void anotherLimitIsToldBeforeItTrains()
    {
        const QTemporaryDir directory;
        const auto folder = directory.filePath(u"run"_s).toStdString();
        auto session = sessionWith("reverse", 100);
        auto settings = small;
        settings.push_back({"schedule", "linear"});
        settings.push_back({"warmup_steps", "0"});
        settings.push_back({"learning_rate", "0.002"});
        QVERIFY(session->startTraining(requestFor(30, folder, settings)));
        losses(*session);
        const auto shorter = session->resumeTraining(folder, {.steps = 20}, {});
        QVERIFY(shorter && tells(shorter->notes, "Nothing is left to train: the limit of 20 steps"));
        const auto longer = session->resumeTraining(folder, {.steps = 60}, {});
        QVERIFY(longer && tells(longer->notes, "schedule=linear follows it: the learning rate goes on at 0.001; "));
        const auto reports = session->advance(std::chrono::milliseconds(0), {});
        QVERIFY(reports);
        QVERIFY(std::abs(reports->steps.front().learningRate - 0.001) < 1e-5);
        QVERIFY(!tells(reports->notices, "follows it")); // the notice came only once
        session->setLimit({.steps = 600});
        const auto told = session->advance(std::chrono::milliseconds(0), {});
        QVERIFY(told && tells(told->notices, "schedule=linear follows it"));
    }

    /// Some pairs of this run have copies on both sides of the split. It continues with the same split.
    void aSplitOfAnOlderVersionIsKept()
    {
        const QTemporaryDir directory;
        std::string lines;
        for (int pair = 0; pair < 240; ++pair) // 16 different ones, of words that stand in several
            lines += "a" + std::to_string(pair % 4) + " b" + std::to_string(pair / 4 % 4) + "\tc"
                + std::to_string(pair % 4) + " d" + std::to_string(pair / 4 % 4) + '\n';
        DataRequest data{.source = writtenFile(directory, "copies.tsv", lines)};
        const auto folder = directory.filePath(u"run"_s).toStdString();
        auto session = sessionWith(data);
        QVERIFY(session->startTraining(requestFor(3, folder, small)));
        losses(*session);
        // The configuration as an older version would have written it.
        const auto old = loadCorpus(data, {}, SplitRule::EachPair, {}, {});
        QVERIFY(old);
        QFile file(QString::fromStdString(folder + "/config.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        auto config = file.readAll();
        file.close();
        const auto set = [&config](const char* key, const QByteArray& value) {
            const auto begin = config.indexOf(QByteArray("\"") + key + "\": ") + qsizetype(qstrlen(key)) + 4;
            auto end = config.indexOf('\n', begin); // the last key of an object has no comma
            end -= config[end - 1] == ',' ? 1 : 0;
            config.replace(begin, end - begin, value);
        };
        set("data_fingerprint",
            '"' + QByteArray::number(qulonglong(old->fingerprint), 16).rightJustified(16, '0') + '"');
        set("training_pairs", QByteArray::number(qulonglong(old->training.size())));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(config) == config.size());
        file.close();
        const auto setWords = [&](const char* name, const Vocabulary& vocabulary) {
            std::string text;
            for (const auto& word : vocabulary.words())
                text += word + '\n';
            QFile words(QString::fromStdString(folder + '/' + name));
            QVERIFY(words.open(QIODevice::WriteOnly)
                && words.write(text.data(), qint64(text.size())) == qint64(text.size()));
        };
        setWords("vocab.source.txt", old->source);
        setWords("vocab.target.txt", old->target);
        tests::removeSums(folder);
        const auto resumed = session->resumeTraining(folder, {.steps = 6}, {});
        QVERIFY2(resumed, resumed ? "" : resumed.error().message.c_str());
        QVERIFY(resumed->hasItsData);
        QCOMPARE(resumed->trainingPairs, old->training.size());
        QCOMPARE(losses(*session).size(), std::size_t(3));
        // The window first opens the run, and then loads its pairs.
        QVERIFY(session->openRun(folder, RunDetail::Identity));
        const auto loaded = session->loadDataOfRun(data, {}, {});
        QVERIFY2(loaded, loaded ? "" : loaded.error().message.c_str());
        QCOMPARE(loaded->trainingPairs, old->training.size());
    }
};

ATTENTOSCOPE_TEST(TestTrainingEnds, QCoreApplication);
#include "tst_trainingends.moc"
