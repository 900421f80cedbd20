// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/session/smalltrainings.h"
#include "tests/support/testprogram.h"

/// Sentences that are decoded again and again while a model trains.
class TestWatchedTraining : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void watchedSentencesAreReported()
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
        // Both sides have three words and the end token. The start token does not shift anything.
        QCOMPARE(forced.attention.rows, std::size_t(4));
        QCOMPARE(forced.attention.columns, std::size_t(4));
        QCOMPARE(forced.target.front().text, std::string("c"));
        QCOMPARE(forced.target.back().text, std::string("<eos>"));
        QVERIFY(!reports->snapshots[1].translation.forced);
    }

    void aSentenceThatCannotBeReadIsLeftOut()
    {
        auto session = sessionWith("reverse", 200);
        auto request = requestFor(5);
        std::string longTarget;
        for (int word = 0; word < 1'001; ++word)
            longTarget += "c ";
        request.watched = {{"a \xE9", std::nullopt}, {"a b c", "c \xE9"}, {"a b c", longTarget}, {"a b c", "c b a"}};
        QVERIFY(session->startTraining(request));
        const auto reports = session->advance(std::chrono::milliseconds(0), {});
        QVERIFY(reports);
        QCOMPARE(reports->snapshots.size(), std::size_t(1));
        QCOMPARE(reports->snapshots.front().sentence, request.watched.back());
    }

    void firstBestAndLastStepsAreWatched()
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
        // If a sentence was decoded at the end already, it is not decoded again.
        QVERIFY(session->finishTraining(end)->snapshots.empty());
    }

    void theLastAndTheBestPictureAreKept_data()
    {
        addColumns<TrainingLimit, bool, int, int>("limit", "seesEveryStep", "stopAfter", "patience");
        for (const bool every : {false, true}) {
            const QByteArray screen = every ? ", every step on the screen" : "";
            QTest::newRow("steps" + screen) << TrainingLimit{.steps = 209} << every << 0 << 0;
            QTest::newRow("epochs" + screen) << TrainingLimit{.epochs = 20} << every << 0 << 0;
            QTest::newRow("minutes" + screen) << TrainingLimit{.minutes = 0.01} << every << 0 << 0;
            QTest::newRow("stopped by a person" + screen) << TrainingLimit{.steps = 500} << every << 127 << 0;
            QTest::newRow("patience" + screen) << TrainingLimit{.steps = 2000} << every << 0 << 1;
        }
    }

    /// The schedule leaves out steps after the hundredth. The last and the best picture are kept even then.
    void theLastAndTheBestPictureAreKept()
    {
        const auto [limit, seesEveryStep, stopAfter, patience] = fetched<TrainingLimit, bool, int, int>();
        QTemporaryDir place;
        const auto folder = place.filePath("run").toStdString();
        auto session = sessionWith("reverse", 200);
        auto settings = small;
        settings.push_back({"validation_epochs", "1"});
        settings.push_back({"patience", std::to_string(patience)});
        auto request = requestFor(0, folder, settings);
        request.limit = limit;
        request.watched = {{"a b c", "c b a"}};
        QVERIFY(session->startTraining(request));
        std::int64_t last = 0;
        std::set<std::int64_t> best;
        bool isValidating = false;
        auto end = TrainingEnd::StillRunning;
        while (end == TrainingEnd::StillRunning && (stopAfter == 0 || last < stopAfter)) {
            if (seesEveryStep && !isValidating)
                session->setWatched(request.watched); // this requests a picture of the next step
            const auto reports = session->advance(std::chrono::milliseconds(0), {});
            QVERIFY(reports);
            last = reports->progress.step;
            isValidating = reports->progress.validating;
            for (const auto& validation : reports->validations)
                if (validation.best)
                    best.insert(validation.step);
            end = reports->end;
        }
        QVERIFY(session->finishTraining(end == TrainingEnd::StillRunning ? TrainingEnd::Stopped : end));

        const auto opened = createSession({.threads = 1})->openRun(folder, RunDetail::History);
        QVERIFY(opened && opened->snapshots);
        std::vector<std::int64_t> kept;
        for (const auto& snapshot : *opened->snapshots)
            kept.push_back(snapshot.step);
        QVERIFY(std::ranges::is_sorted(kept));
        QCOMPARE(kept.back(), last);
        QVERIFY(!best.empty());
        for (const auto step : best)
            QVERIFY2(std::ranges::binary_search(kept, step), qPrintable(QString::number(step)));
        if (seesEveryStep && limit.minutes == 0.0)
            QVERIFY2(std::int64_t(kept.size()) < last, "the schedule leaves steps out");
    }

    void anOpenedRunKnowsWhatItWatched()
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

        // A resumed run appends pictures, and loses none.
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

    void headsOfATransformerAreKept()
    {
        QTemporaryDir place;
        const auto folder = place.filePath("run").toStdString();
        auto session = sessionWith("reverse", 200);
        auto request = requestFor(2, folder, {{"embedding_size", "16"}, {"batch_size", "16"}});
        request.preset = "transformer-tiny";
        request.watched = {{"a b c", "c b a"}, {"d e f g", std::nullopt}};
        QVERIFY(session->startTraining(request));
        std::vector<WatchedSnapshot> seen;
        for (auto end = TrainingEnd::StillRunning; end == TrainingEnd::StillRunning;) {
            const auto reports = session->advance(std::chrono::milliseconds(0), {});
            QVERIFY(reports);
            seen.insert(seen.end(), reports->snapshots.begin(), reports->snapshots.end());
            end = reports->end;
        }
        QVERIFY(session->finishTraining(TrainingEnd::LimitReached));
        const auto opened = createSession({.threads = 1})->openRun(folder, RunDetail::History);
        QVERIFY(opened && opened->snapshots);
        QCOMPARE(opened->snapshots->size(), seen.size());
        for (std::size_t index = 0; index < 2; ++index) {
            const auto& snapshot = opened->snapshots->end()[-2 + static_cast<int>(index)];
            QCOMPARE(*snapshot.heads.weights, *seen[seen.size() - 2 + index].heads.weights);
            // The heads are those of a translation with the weights after the last step.
            TranslationRequest translation{.source = snapshot.sentence.source,
                .forcedTarget = snapshot.sentence.target,
                .heads = HeadsAnswer::All};
            const auto exact = session->translate(translation, {}, {});
            QVERIFY(exact);
            QCOMPARE(exact->heads.size(), std::size_t(24));
            QCOMPARE(*snapshot.heads.weights, *keptHeads(*exact).weights);
        }
    }
};

ATTENTOSCOPE_TEST(TestWatchedTraining, QCoreApplication);
#include "tst_watchedtraining.moc"
