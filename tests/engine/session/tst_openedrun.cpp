// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/session.h"
#include "tests/support/testprogram.h"
#include "tests/support/trainedsessions.h"
#include "tests/support/unsummed.h"

/// The description of an opened run: its training and its data.
class TestOpenedRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = m_place.filePath(QString::number(++m_runs)).toStdString(); }

    void oneThatReachedItsLimitSaysSo()
    {
        auto session = sessionWith("reverse", 60);
        QVERIFY(session->startTraining(request(5)));
        losses(*session);
        const auto opened = session->openRun(m_folder, RunDetail::History);
        QVERIFY(opened && opened->past);
        QCOMPARE(opened->past->end, RunPast::End::LimitReached);
        QCOMPARE(opened->past->limit.steps, std::int64_t(5));
        QCOMPARE(opened->past->fraction, 1.0);
        QCOMPARE(opened->step, std::int64_t(5));
        QVERIFY(opened->bestStep > 0);
        QCOMPARE(opened->weightsStep, opened->bestStep);
    }

    void oneThatWasStoppedSaysWhereAndOfHowMany()
    {
        auto session = sessionWith("reverse", 60);
        auto epochs = request(0);
        epochs.limit.epochs = 10;
        QVERIFY(session->startTraining(epochs));
        losses(*session, 5);
        QVERIFY(session->finishTraining(TrainingEnd::Stopped));
        const auto opened = session->openRun(m_folder, RunDetail::History);
        QVERIFY(opened && opened->past);
        QCOMPARE(opened->past->end, RunPast::End::Stopped);
        QCOMPARE(opened->past->limit.epochs, 10);
        QCOMPARE(opened->step, std::int64_t(5));
        QCOMPARE(opened->epoch, opened->history->steps.back().epoch);
        QVERIFY(opened->epoch > 1.0 && opened->epoch < 2.0); // four batches an epoch
        QVERIFY(opened->past->fraction > 0.1 && opened->past->fraction < 0.2);
    }

    void oneThatReachedItsGoalSaysSo()
    {
        auto session = createSession({.threads = 1});
        TrainingRequest unshuffle{
            .preset = "unshuffle", .settings = {}, .limit = {}, .runFolder = m_folder, .watched = {}};
        QVERIFY(session->startTraining(unshuffle));
        losses(*session);
        const auto opened = session->openRun(m_folder, RunDetail::History);
        QVERIFY(opened && opened->past);
        QCOMPARE(opened->past->end, RunPast::End::GoalReached);
        QVERIFY(!opened->hasItsData);
    }

    void oneThatWasCutShortSaysSo()
    {
        auto session = sessionWith("reverse", 60);
        QVERIFY(session->startTraining(request(5)));
        losses(*session);
        QFile lock(QString::fromStdString(m_folder + "/.lock"));
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.write("process 1 on elsewhere\n"); // nobody holds it
        lock.close();
        const auto opened = session->openRun(m_folder, RunDetail::History);
        QVERIFY(opened && opened->past);
        QCOMPARE(opened->past->end, RunPast::End::Interrupted);
    }

    void oneThatIsTrainedElsewhereSaysSo()
    {
        auto session = sessionWith("reverse", 60);
        QVERIFY(session->startTraining(request(50)));
        losses(*session, 5);
        QVERIFY(session->save());
        losses(*session, 2);
        const auto opened = createSession({.threads = 1})->openRun(m_folder, RunDetail::History);
        QVERIFY(opened && opened->past);
        QCOMPARE(opened->past->end, RunPast::End::TrainedElsewhere);
    }

    void itsHistoryEndsAtItsSave()
    {
        auto session = sessionWith("reverse", 60);
        QVERIFY(session->startTraining(request(50)));
        losses(*session, 5);
        QVERIFY(session->save());
        losses(*session, 2);
        const auto opened = createSession({.threads = 1})->openRun(m_folder, RunDetail::History);
        QVERIFY(opened);
        QCOMPARE(opened->history->steps.back().step, opened->step);
    }

    void knowsItsDataWhenTheyAreLoaded()
    {
        auto session = sessionWith("reverse", 60);
        QVERIFY(session->startTraining(request(5)));
        losses(*session);
        DataRequest others{.sample = "copy"};
        QVERIFY(!session->loadData(others, {}, {})->isOfRun);

        const auto opened = session->openRun(m_folder, RunDetail::History);
        QVERIFY(opened);
        QVERIFY(!opened->hasItsData);
        QCOMPARE(opened->data.sample, std::string("reverse"));
        QCOMPARE(opened->data.samplePairs, std::size_t(60));
        QVERIFY(opened->trainingPairs > 0);

        const auto loaded = session->loadData(opened->data, {}, {});
        QVERIFY(loaded && loaded->isOfRun);
        QVERIFY(session->openRun(m_folder, RunDetail::History)->hasItsData);
        QVERIFY(session->resumeTraining(m_folder, {.epochs = 0, .steps = 8, .minutes = 0.0}, {})->hasItsData);
    }

    void otherPairsAreNotTakenForItsOwn()
    {
        auto session = sessionWith("reverse", 60);
        QVERIFY(session->startTraining(request(5)));
        losses(*session);
        auto again = sessionWith("copy", 50);
        const auto opened = again->openRun(m_folder, RunDetail::Identity);
        QVERIFY(opened);
        auto others = opened->data;
        others.samplePairs = 70;
        const auto refused = again->loadDataOfRun(others, {}, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::BadRun);
        QVERIFY(refused.error().message.contains("reverse"));
        QVERIFY(!again->resumeTraining(m_folder, {}, {})); // the data that was loaded before is still there
        QVERIFY(again->loadDataOfRun(opened->data, {}, {})->isOfRun);
        QVERIFY(again->resumeTraining(m_folder, {}, {}));
    }

    /// A run of Thai words whose config.json names another ICU, and one of Latin words, which no dictionary cuts.
    void otherDictionariesAreTold()
    {
        const auto isTold = [](const Result<RunDescription>& run) {
            return run
                && std::ranges::any_of(run->notes, [](const Message& note) { return note.contains("dictionaries"); });
        };
        const auto config = QString::fromStdString(m_folder) + u"/config.json"_s;
        const auto contents = [&config] { return bytesOf(config); };
        QFile pairs(m_place.filePath(u"thai.tsv"_s));
        QVERIFY(pairs.open(QIODevice::WriteOnly));
        for (int line = 0; line < 20; ++line)
            pairs.write("\u0e09\u0e31\u0e19\u0e23\u0e31\u0e01\u0e40\u0e18\u0e2d\tI love you\n");
        pairs.close();
        DataRequest data{.source = pairs.fileName().toStdString()};
        auto session = sessionWith(data);
        QVERIFY(session->startTraining(request(2)));
        losses(*session);
        QVERIFY(!isTold(session->openRun(m_folder, RunDetail::Identity)));
        auto text = contents();
        const auto at = text.indexOf("\"dictionaries\": \"ICU ");
        QVERIFY(at > 0);
        text.insert(at + int(std::string_view("\"dictionaries\": \"ICU ").size()), "1");
        QVERIFY(putFile(config, text));
        tests::removeSums(m_folder);
        QVERIFY(isTold(session->openRun(m_folder, RunDetail::Identity)));
        QVERIFY(isTold(session->resumeTraining(m_folder, {.epochs = 0, .steps = 4, .minutes = 0.0}, {})));

        init();
        auto latin = sessionWith("reverse", 60);
        QVERIFY(latin->startTraining(request(2)));
        losses(*latin);
        const auto latinConfig = QString::fromStdString(m_folder) + u"/config.json"_s;
        QFile other(latinConfig);
        QVERIFY(other.open(QIODevice::ReadOnly));
        QVERIFY(!other.readAll().contains("dictionaries"));
    }

private:
    TrainingRequest request(std::int64_t steps) const
    {
        TrainingRequest request{
            .settings = {{"embedding_size", "8"}, {"hidden_size", "8"}, {"batch_size", "16"}, {"epochs", "1000"}},
            .limit = {.steps = steps},
            .runFolder = m_folder};
        return request;
    }

    QTemporaryDir m_place;
    int m_runs = 0;
    std::string m_folder;
};

ATTENTOSCOPE_TEST(TestOpenedRun, QCoreApplication);
#include "tst_openedrun.moc"
