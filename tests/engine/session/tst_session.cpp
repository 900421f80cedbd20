// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/files/sums.h"
#include "tests/engine/session/smalltrainings.h"
#include "tests/support/testprogram.h"

/// The engine from the outside: data, training, saving, resuming, translating, measuring.
class TestSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void learnsToReverse()
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

    void aModelsSizeIsKnownBeforeItIsMade_data()
    {
        addColumns<QString, QString>("preset", "optimizer");
        QTest::newRow("Adam") << u"recommended"_s << u"adam"_s;
        QTest::newRow("SGD") << u"luong-dot"_s << u"sgd"_s;
        QTest::newRow("vectors") << u"unshuffle"_s << u"adam"_s;
    }

    void aModelsSizeIsKnownBeforeItIsMade()
    {
        const auto [preset, optimizer] = fetched<QString, QString>();
        const QTemporaryDir directory;
        const auto folder = directory.filePath(u"run"_s);
        auto request = requestFor(1, folder.toStdString(), {});
        request.preset = preset.toStdString();
        if (preset != u"unshuffle"_s)
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
                QFileInfo(folder + u"/saves/1/%1.safetensors"_s.arg(QLatin1String(name))).size());
        constexpr double headers = 20'000; // for headers and random generators
        QVERIFY2(std::abs(static_cast<double>(written) - static_cast<double>(size->saveBytes)) < headers,
            qPrintable(u"%1 %2"_s.arg(written).arg(size->saveBytes)));
    }

    void sameSeedSameLosses()
    {
        std::vector<double> runs[2];
        for (auto& run : runs) {
            auto session = sessionWith("reverse", 200);
            QVERIFY(session->startTraining(requestFor(20)));
            run = losses(*session);
        }
        QCOMPARE(runs[0], runs[1]);
    }

    void translatingMeanwhileChangesNothing()
    {
        auto alone = sessionWith("reverse", 200);
        QVERIFY(alone->startTraining(requestFor(20)));
        const auto expected = losses(*alone);
        auto session = sessionWith("reverse", 200);
        QVERIFY(session->startTraining(requestFor(20)));
        const auto actual = losses(*session, [&] {
            TranslationRequest request{.source = "a b c d"};
            QVERIFY(session->translate(request, {}, {}));
        });
        QCOMPARE(actual, expected);
    }

    void resumeIsTheSameTrajectory_data()
    {
        QTest::addColumn<QString>("preset");
        for (const auto& preset : createSession({.threads = 1})->catalogue().presets)
            if (preset.task == Task::Sentences) // presets of the other task have their own test
                QTest::newRow(preset.id.c_str()) << QString::fromStdString(preset.id);
    }

    void resumeIsTheSameTrajectory()
    {
        QFETCH(QString, preset);
        const QTemporaryDir directory;
        const auto folder = directory.filePath(u"run"_s).toStdString();
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
        TrainingLimit limit{.steps = 60};
        const auto resumed = second->resumeTraining(folder, limit, {});
        QVERIFY2(resumed, resumed ? "" : resumed.error().message.c_str());
        QCOMPARE(resumed->step, 10);
        QCOMPARE(resumed->history->steps.size(), std::size_t(10));
        const auto rest = losses(*second);
        actual.insert(actual.end(), rest.begin(), rest.end());
        QCOMPARE(actual, expected);
    }

    void validatingNowChangesNothing()
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

    void watchesTheLastStepOnRequest()
    {
        auto alone = sessionWith("reverse", 200);
        QVERIFY(alone->startTraining(requestFor(40)));
        const auto expected = losses(*alone);
        auto session = sessionWith("reverse", 200);
        auto request = requestFor(40);
        request.watched = {{"a b c", {}}};
        QVERIFY(session->startTraining(request));
        int behind = 0;
        const auto actual = losses(*session, [&] {
            const auto seen = session->watchNow();
            QVERIFY(seen);
            behind += static_cast<int>(seen->snapshots.size());
            for (const auto& snapshot : seen->snapshots)
                QCOMPARE(snapshot.step, seen->progress.step);
            const auto again = session->watchNow();
            QVERIFY(again && again->snapshots.empty());
        });
        QVERIFY(behind > 0);
        QCOMPARE(actual, expected);
    }

    void whatWasChangedIsResumed()
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
        const auto folder = directory.filePath(u"run"_s).toStdString();
        auto first = sessionWith("reverse", 200);
        QVERIFY(first->startTraining(requestFor(60, folder)));
        auto actual = train(*first, 5);
        QVERIFY(first->save());
        change(*first);
        // the step has been saved, but the changes have not
        const auto told = first->finishTraining(TrainingEnd::Stopped);
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

    void aChangeThatNoSettingCanHaveIsPassedOver()
    {
        const QTemporaryDir directory;
        const auto folder = directory.filePath(u"run"_s);
        auto session = sessionWith("reverse", 200);
        QVERIFY(session->startTraining(requestFor(60, folder.toStdString())));
        QVERIFY(session->advance(std::chrono::milliseconds(0), {}));
        QVERIFY(session->save());
        session->setLearningRate(0.00123456);
        session->setTeacherForcing(0.4);
        QVERIFY(session->finishTraining(TrainingEnd::Stopped));
        QFile metrics(folder + u"/metrics.jsonl"_s);
        QVERIFY(metrics.open(QIODevice::ReadWrite));
        auto lines = metrics.readAll();
        const auto changed = lines.indexOf("0.00123456");
        QVERIFY(changed > 0);
        const auto begin = lines.lastIndexOf('\n', changed) + 1;
        const auto length = lines.indexOf('\n', changed) - begin;
        constexpr qsizetype sum = 26; // ,"sum":"0123456789abcdef"}
        auto bare = lines.mid(begin, length - sum) + '}';
        // it has the same length, because a save knows the length of its metrics
        bare.replace("0.00123456", "1.000e+030");
        lines.replace(begin, length, QByteArray::fromStdString(withOwnSum(bare.toStdString())));
        QVERIFY(metrics.seek(0) && metrics.write(lines) == lines.size());
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

    void teacherForcingChangesAtTheNextBatch()
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

    void discardingDeletesTheRunAlone()
    {
        const QTemporaryDir directory;
        const auto folder = directory.filePath(u"run"_s);
        QVERIFY(QDir().mkpath(folder));
        QFile own(folder + u"/thesis.txt"_s);
        QVERIFY(own.open(QIODevice::WriteOnly));
        own.close();
        auto session = sessionWith("reverse", 200);
        QCOMPARE(session->discardTraining().error().code, ErrorCode::NotReady);
        QVERIFY(session->startTraining(requestFor(5, folder.toStdString())));
        QVERIFY(session->advance(std::chrono::milliseconds(0), {}));
        QVERIFY(session->save());
        QVERIFY(own.copy(folder + u"/view.json"_s)); // made by the window, but part of the run
        QVERIFY(session->discardTraining());
        QCOMPARE(QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
            QStringList{u"thesis.txt"_s});
        QCOMPARE(session->translate({}, {}, {}).error().code, ErrorCode::NotReady);
        QVERIFY(own.remove());

        // a folder that contains only this is removed too
        QVERIFY(session->startTraining(requestFor(2, folder.toStdString())));
        losses(*session);
        QVERIFY(session->discardTraining());
        QVERIFY(!QDir(folder).exists());
        QVERIFY(QDir(directory.path()).exists());

        QVERIFY(session->startTraining(requestFor(2, folder.toStdString())));
        losses(*session);
        // a run that was only opened is never deleted
        QVERIFY(session->openRun(folder.toStdString(), RunDetail::History));
        QVERIFY(!session->discardTraining());
        QVERIFY(QDir(folder).exists());
    }

    void aSaveHasASliceOfItsOwn()
    {
        const QTemporaryDir directory;
        auto session = sessionWith("reverse", 200);
        auto settings = small;
        settings.push_back({"autosave_seconds", "0.1"});
        settings.push_back({"validation_epochs", "1000"});
        const auto folder = directory.filePath(u"run"_s).toStdString();
        QVERIFY(session->startTraining(requestFor(100'000, folder, settings)));
        bool hadItsOwn = false;
        for (bool saved = false; !saved;) {
            const auto reports = session->advance(std::chrono::milliseconds(20), {});
            QVERIFY(reports && reports->saveFailures.empty());
            hadItsOwn = hadItsOwn || reports->steps.empty(); // a call of its own made the copy, which is written later
            saved = !reports->saves.empty();
        }
        QVERIFY(hadItsOwn);
        for (bool saved = false; !saved;) { // a single step that a person requests is always a step
            const auto reports = session->advance(std::chrono::milliseconds(0), {});
            QVERIFY(reports);
            QCOMPARE(reports->steps.size(), std::size_t(1));
            saved = !reports->saves.empty();
        }
    }

    void aModelWhoseTrainingIsOverIsNotTrained()
    {
        auto session = sessionWith("reverse", 200);
        QVERIFY(session->startTraining(requestFor(2)));
        QVERIFY(session->finishTraining(TrainingEnd::Stopped));
        const auto more = session->advance(std::chrono::milliseconds(0), {});
        const auto again = session->finishTraining(TrainingEnd::Stopped);
        QVERIFY(!more && !again);
        for (const auto& error : {more.error(), again.error()}) {
            QCOMPARE(error.code, ErrorCode::NotReady);
            QVERIFY2(error.message.contains("No training is under way"), error.message.c_str());
        }
    }

    void refusesWhatCannotBeDone()
    {
        auto session = createSession({.threads = 1});
        QCOMPARE(session->startTraining({}).error().code, ErrorCode::NotReady);
        QCOMPARE(session->translate({}, {}, {}).error().code, ErrorCode::NotReady);
        QCOMPARE(session->advance(std::chrono::milliseconds(0), {}).error().code, ErrorCode::NotReady);
        QCOMPARE(session->openRun("/nowhere/at/all", RunDetail::History).error().code, ErrorCode::FileNotFound);

        session = sessionWith("reverse", 100);
        TrainingRequest request{.preset = "telepathy"};
        const auto preset = session->startTraining(request);
        QCOMPARE(preset.error().code, ErrorCode::InvalidSetting);
        QVERIFY(preset.error().message.find("bahdanau-lstm") != std::string::npos);
        request.preset = "recommended";
        request.settings = {{"hiden_size", "3"}};
        QCOMPARE(session->startTraining(request).error().code, ErrorCode::InvalidSetting);
        request.settings = {{"attention", "dot"}, {"bidirectional", "true"}};
        QVERIFY(session->startTraining(request).error().message.find("bidirectional") != std::string::npos);

        QVERIFY(session->startTraining(requestFor(3)));
        TranslationRequest empty{.source = "  "};
        QCOMPARE(session->translate(empty, {}, {}).error().code, ErrorCode::BadData);
        QVERIFY(session->startTraining(requestFor(3, "/proc/nothing/here")).error().code == ErrorCode::Unwritable);
    }

    void everyTextOfATranslationIsUtf8()
    {
        const auto session = sessionWith("reverse", 200);
        valueOf(session->startTraining(requestFor(1)));
        losses(*session);
        const std::string latin1 = "caf\xE9";
        TranslationRequest given{.source = "a b"}, forced{.source = "a b"};
        given.forcedTarget = latin1;
        forced.constraints.words.push_back({.position = 0, .word = latin1});
        for (const auto& request : {TranslationRequest{.source = latin1}, given, forced}) {
            const auto refused = session->translate(request, {}, {});
            QVERIFY(!refused);
            QCOMPARE(refused.error().code, ErrorCode::BadData);
            QVERIFY2(refused.error().message.contains("not UTF-8"), refused.error().message.c_str());
        }
    }

    void otherDataIsNotResumed()
    {
        const QTemporaryDir directory;
        const auto folder = directory.filePath(u"run"_s).toStdString();
        auto session = sessionWith("reverse", 100);
        QVERIFY(session->startTraining(requestFor(2, folder)));
        losses(*session);
        auto other = sessionWith("copy", 100);
        const auto resumed = other->resumeTraining(folder, {}, {});
        QVERIFY(!resumed);
        QCOMPARE(resumed.error().code, ErrorCode::BadRun);
    }

    void unknownWordsAreMarkedAndCopied()
    {
        auto session = sessionWith("reverse", 100);
        QVERIFY(session->startTraining(requestFor(2)));
        TranslationRequest request{.source = "zebra quagga"};
        const auto translation = session->translate(request, {}, {});
        QVERIFY(translation);
        QVERIFY(translation->source[0].unknown && translation->source[1].unknown);
        QVERIFY(translation->source[2].special);
        QCOMPARE(translation->source[0].text, std::string("zebra"));
    }

    void forcedWordsCrossTheSession()
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
};

ATTENTOSCOPE_TEST(TestSession, QCoreApplication);
#include "tst_session.moc"
