// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/session.h"
#include "tests/support/testprogram.h"
#include "tests/support/trainedsessions.h"

/// The folder of a run is removed or moved during its training.
class TestRemovedRuns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = m_place.filePath(QString::number(++m_runs));
        m_session = sessionWith("reverse", 60);
        TrainingRequest request{.settings = {{"embedding_size", "8"}, {"hidden_size", "8"}, {"batch_size", "16"}},
            .limit = {.steps = 30},
            .runFolder = folder(),
            .watched = {{"a b c", std::nullopt}}};
        QVERIFY(m_session->startTraining(request));
        losses(*m_session, 10);
        QVERIFY(m_session->save());
        losses(*m_session, 2);
    }

    void itIsSaidOnce()
    {
        QVERIFY(QDir(m_folder).removeRecursively());
        const auto told = advance().saveFailures;
        QVERIFY(!told.empty());
        QVERIFY2(told.front().message.contains(folder()) && told.front().message.contains("removed or moved"),
            told.front().message.c_str());
        advance();
        QVERIFY(advance().saveFailures.empty());
    }

    void theNextSaveMakesAWholeRunAgain_data()
    {
        QTest::addColumn<bool>("isMoved");
        QTest::newRow("removed") << false;
        QTest::newRow("moved") << true;
    }

    void theNextSaveMakesAWholeRunAgain()
    {
        QFETCH(bool, isMoved);
        QVERIFY(isMoved ? QDir().rename(m_folder, m_folder + "-elsewhere") : QDir(m_folder).removeRecursively());
        losses(*m_session, 3); // 15
        const auto saved = m_session->save();
        QVERIFY2(saved, saved ? "" : saved.error().message.c_str());
        const auto notices = advance().notices; // 16
        QCOMPARE(notices.size(), std::size_t(1));
        QVERIFY2(notices.front().contains("made again"), notices.front().c_str());

        const auto opened = createSession({.threads = 1})->openRun(folder(), RunDetail::History);
        QVERIFY2(opened, opened ? "" : opened.error().message.c_str());
        QCOMPARE(opened->step, std::int64_t(15));
        QCOMPARE(opened->weightsStep, std::int64_t(15)); // the best save went with the folder
        QCOMPARE(opened->history->steps.size(), std::size_t(15));
        QCOMPARE(opened->history->steps.front().step, std::int64_t(1));
        QVERIFY(opened->snapshots && opened->snapshots->front().step == 1);
        QVERIFY(m_session->finishTraining(TrainingEnd::Stopped));
        QVERIFY(m_session->resumeTraining(folder(), {.epochs = 0, .steps = 40, .minutes = 0.0}, {}));
    }

    void theEndOfTrainingMakesAWholeRunAgain()
    {
        QVERIFY(QDir(m_folder).removeRecursively());
        const auto last = m_session->finishTraining(TrainingEnd::Stopped);
        QVERIFY2(last, last ? "" : last.error().message.c_str());
        QVERIFY(last->saveFailures.empty());
        QCOMPARE(last->saves.back().step, std::int64_t(12));
        const auto opened = createSession({.threads = 1})->openRun(folder(), RunDetail::History);
        QVERIFY2(opened, opened ? "" : opened.error().message.c_str());
        QCOMPARE(opened->step, std::int64_t(12));
        QCOMPARE(opened->past->end, RunPast::End::Stopped);
    }

    void whereNoFolderCanBeMadeItIsSaid()
    {
        QVERIFY(QDir(m_folder).removeRecursively());
        QFile inTheWay(m_folder);
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        const auto saved = m_session->save();
        QVERIFY(!saved);
        QCOMPARE(saved.error().code, ErrorCode::Unwritable);
        const auto ended = m_session->finishTraining(TrainingEnd::Stopped);
        QVERIFY(!ended);
        QCOMPARE(ended.error().code, ErrorCode::Unwritable);
        QVERIFY(inTheWay.remove());
        QVERIFY(m_session->finishTraining(TrainingEnd::Stopped)); // room was made
        QVERIFY(createSession({.threads = 1})->openRun(folder(), RunDetail::History));
    }

private:
    std::string folder() const { return m_folder.toStdString(); }
    TrainingReports advance() { return m_session->advance(std::chrono::milliseconds(0), {}).value(); }

    QTemporaryDir m_place;
    int m_runs = 0;
    QString m_folder;
    std::unique_ptr<Session> m_session;
};

ATTENTOSCOPE_TEST(TestRemovedRuns, QCoreApplication);
#include "tst_removedruns.moc"
