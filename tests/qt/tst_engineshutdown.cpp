// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "enginerecorder.h"
#include "tests/support/testprogram.h"

/// Destroying the controller. If that were wrong, each test would hang or end before the session does.
class TestEngineShutdown : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rightAfterTheStart()
    {
        for (int time = 0; time < 50; ++time) {
            EngineRecorder engine;
            finishesAndDestroys(engine, 0);
        }
    }

    void whileLoading()
    {
        EngineRecorder engine;
        engine.script->hold(FakeCall::LoadData);
        engine.controller->loadData({});
        QVERIFY(engine.script->waitUntilHeld(FakeCall::LoadData));
        finishesAndDestroys(engine, 0);
    }

    void whileTraining()
    {
        EngineRecorder engine;
        QVERIFY(engine.train());
        QVERIFY(engine.script->waitForCalls(FakeCall::Advance, 3));
        finishesAndDestroys(engine, 1);
        QVERIFY(engine.script->finishedWith() == TrainingEnd::Stopped);
    }

    void withinABatch()
    {
        EngineRecorder engine;
        engine.script->hold(FakeCall::Advance);
        QVERIFY(engine.train());
        QVERIFY(engine.script->waitUntilHeld(FakeCall::Advance));
        finishesAndDestroys(engine, 1);
    }

    void whilePaused()
    {
        EngineRecorder engine;
        QVERIFY(engine.train());
        engine.controller->pause();
        EVENTUALLY(engine.activity() == Activity::Paused);
        finishesAndDestroys(engine, 1);
    }

    void whileTranslating()
    {
        EngineRecorder engine;
        engine.script->tokens = 1'000'000;
        QVERIFY(engine.train());
        engine.controller->translate({});
        EVENTUALLY(!engine.partials.empty());
        finishesAndDestroys(engine, 1);
    }

    void afterAFailure()
    {
        EngineRecorder engine;
        engine.script->fail(FakeCall::Advance, ErrorCode::Internal);
        QVERIFY(engine.load());
        engine.controller->startTraining({});
        EVENTUALLY(engine.activity() == Activity::Failed);
        finishesAndDestroys(engine, 0);
    }

    void withoutASession()
    {
        auto script = std::make_shared<FakeScript>();
        script->fail(FakeCall::Create, ErrorCode::Internal);
        EngineRecorder engine(script);
        EVENTUALLY(engine.activity() == Activity::Failed);
        engine.destroyController();
        QCOMPARE(script->count(FakeCall::Destroy), 0);
    }

    void dropsWhatHasNotBegun()
    {
        EngineRecorder engine;
        engine.script->hold(FakeCall::LoadData);
        EVENTUALLY(engine.activity() == Activity::Idle);
        engine.controller->loadData({});
        QVERIFY(engine.script->waitUntilHeld(FakeCall::LoadData));
        for (int request = 0; request < 100; ++request) {
            engine.controller->openRun({});
            engine.controller->startTraining({});
            engine.controller->translate({});
        }
        finishesAndDestroys(engine, 0);
        QCOMPARE(engine.script->count(FakeCall::OpenRun), 0);
        QCOMPARE(engine.script->count(FakeCall::Translate), 0);
    }

    void survivesAFailingLastSave_data()
    {
        QTest::addColumn<bool>("throws");
        QTest::newRow("fails") << false;
        QTest::newRow("throws") << true;
    }

    void survivesAFailingLastSave()
    {
        QFETCH(bool, throws);
        EngineRecorder engine;
        QVERIFY(engine.train());
        if (throws)
            engine.script->throwFrom(FakeCall::FinishTraining);
        else
            engine.script->fail(FakeCall::FinishTraining, ErrorCode::Unwritable);
        finishesAndDestroys(engine, 1);
    }

private:
    void finishesAndDestroys(EngineRecorder& engine, int finished)
    {
        QElapsedTimer timer;
        timer.start();
        engine.destroyController();
        QVERIFY(timer.elapsed() < 9000); // a call that nothing stops is held for ten seconds
        QCOMPARE(engine.script->count(FakeCall::FinishTraining), finished);
        QCOMPARE(engine.script->count(FakeCall::Destroy), engine.script->count(FakeCall::Create));
    }
};

ATTENTOSCOPE_TEST(TestEngineShutdown, QCoreApplication);
#include "tst_engineshutdown.moc"
