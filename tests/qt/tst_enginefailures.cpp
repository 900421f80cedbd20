// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "enginerecorder.h"
#include "tests/support/testprogram.h"

namespace {

void addCalls(std::initializer_list<std::pair<const char*, FakeCall>> calls)
{
    QTest::addColumn<FakeCall>("call");
    for (const auto& [name, call] : calls)
        QTest::newRow(name) << call;
}

void request(EngineController& controller, FakeCall call)
{
    switch (call) {
    case FakeCall::StartTraining:
        return controller.startTraining({});
    case FakeCall::ResumeTraining:
        return controller.resumeTraining(u"folder"_s, {}, {});
    case FakeCall::OpenRun:
        return controller.openRun(u"folder"_s);
    case FakeCall::LoadData:
        return controller.loadData({});
    case FakeCall::Save:
        return controller.save();
    case FakeCall::SetLearningRate:
        return controller.setLearningRate(1.0);
    case FakeCall::SetTeacherForcing:
        return controller.setTeacherForcing(0.5);
    case FakeCall::SetAlignmentWeight:
        return controller.setAlignmentWeight(0.5);
    case FakeCall::SetLimit:
        return controller.setLimit({});
    case FakeCall::SetWatched:
        return controller.setWatched({});
    case FakeCall::Translate:
        controller.translate({});
        return;
    default:
        QFAIL("no such request");
    }
}

} // namespace

class TestEngineFailures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void failingFactoryCanBeTriedAgain()
    {
        auto script = std::make_shared<FakeScript>();
        script->fail(FakeCall::Create, ErrorCode::OutOfMemory);
        EngineRecorder engine(script);
        EVENTUALLY_EQUAL(engine.errors.size(), 1u);
        QVERIFY(engine.errors.front().code == ErrorCode::OutOfMemory);
        QVERIFY(engine.activity() == Activity::Failed);
        engine.controller->loadData({}); // still broken
        EVENTUALLY_EQUAL(engine.errors.size(), 2u);
        QVERIFY(engine.activity() == Activity::Failed);
        script->behave(FakeCall::Create);
        QVERIFY(engine.load());
        QVERIFY(engine.activity() == Activity::Idle);
        QVERIFY(engine.order.contains(u"engineReady"_s));
    }

    void throwingFactoryIsAnError()
    {
        auto script = std::make_shared<FakeScript>();
        script->throwFrom(FakeCall::Create);
        EngineRecorder engine(script);
        EVENTUALLY_EQUAL(engine.errors.size(), 1u);
        QVERIFY(engine.errors.front().code == ErrorCode::Internal);
        QVERIFY(engine.errors.front().detail.contains("thrown by the test"));
        QVERIFY(engine.activity() == Activity::Failed);
    }

    void failedLoadKeepsTheOldData()
    {
        EngineRecorder engine;
        engine.script->fail(FakeCall::LoadData, ErrorCode::BadData);
        engine.controller->loadData({});
        EVENTUALLY_EQUAL(engine.errors.size(), 1u);
        QVERIFY(engine.controller->state().data == DataState::None);
        engine.script->behave(FakeCall::LoadData);
        QVERIFY(engine.load());
        engine.script->fail(FakeCall::LoadData, ErrorCode::BadData);
        engine.controller->loadData({});
        EVENTUALLY_EQUAL(engine.errors.size(), 2u);
        QVERIFY(engine.errors.back().code == ErrorCode::BadData);
        const EngineState expected{DataState::Loaded, ModelState::None, Activity::Idle};
        QVERIFY(engine.controller->state() == expected);
    }

    /// The refusal may come from an engine elsewhere, which checks what a window sends.
    void aRefusedChangeIsTold_data()
    {
        addCalls({{"rate", FakeCall::SetLearningRate}, {"forcing", FakeCall::SetTeacherForcing},
            {"alignment", FakeCall::SetAlignmentWeight}, {"limit", FakeCall::SetLimit},
            {"watched", FakeCall::SetWatched}});
    }

    void aRefusedChangeIsTold()
    {
        QFETCH(FakeCall, call);
        EngineRecorder engine;
        QVERIFY(engine.train());
        engine.script->fail(call, ErrorCode::InvalidSetting);
        request(*engine.controller, call);
        EVENTUALLY_EQUAL(engine.errors.size(), 1u);
        QVERIFY(engine.errors.front().code == ErrorCode::InvalidSetting);
        QVERIFY(engine.activity() == Activity::Running);
    }

    void failedStartKeepsTheState_data()
    {
        addCalls(
            {{"start", FakeCall::StartTraining}, {"resume", FakeCall::ResumeTraining}, {"open", FakeCall::OpenRun}});
    }

    void failedStartKeepsTheState()
    {
        QFETCH(FakeCall, call);
        EngineRecorder engine;
        QVERIFY(engine.train());
        engine.controller->stop();
        EVENTUALLY(engine.activity() == Activity::Idle);
        engine.script->fail(call, ErrorCode::InvalidSetting);
        request(*engine.controller, call);
        EVENTUALLY_EQUAL(engine.errors.size(), 1u);
        QVERIFY(engine.errors.front().code == ErrorCode::InvalidSetting);
        const EngineState expected{DataState::Loaded, ModelState::Loaded, Activity::Idle};
        QVERIFY(engine.controller->state() == expected);
        engine.controller->translate({}); // the model from before
        EVENTUALLY_EQUAL(engine.translations.size(), 1u);
    }

    void failedTrainingIsLeftByStartingAgain_data() { failedStartKeepsTheState_data(); }

    void failedTrainingIsLeftByStartingAgain()
    {
        QFETCH(FakeCall, call);
        EngineRecorder engine;
        QVERIFY(engine.train());
        engine.script->fail(FakeCall::Advance, ErrorCode::NotFinite);
        EVENTUALLY(engine.activity() == Activity::Failed);
        QVERIFY(engine.errors.front().code == ErrorCode::NotFinite);
        QVERIFY(engine.controller->state().model == ModelState::Loaded);
        engine.script->behave(FakeCall::Advance);
        request(*engine.controller, call);
        EVENTUALLY(engine.activity() == (call == FakeCall::OpenRun ? Activity::Idle : Activity::Running));
        QCOMPARE(engine.errors.size(), 1u);
    }

    void failedTrainingIsLeftByLoading()
    {
        EngineRecorder engine;
        QVERIFY(engine.train());
        engine.script->throwFrom(FakeCall::Advance);
        EVENTUALLY(engine.activity() == Activity::Failed);
        engine.controller->loadData({});
        EVENTUALLY(engine.activity() == Activity::Idle);
        QVERIFY(engine.controller->state().data == DataState::Loaded);
    }

    void failedTrainingDeliversWhatItDid()
    {
        EngineRecorder engine;
        QVERIFY(engine.train());
        QVERIFY(engine.script->waitForCalls(FakeCall::Advance, 3));
        engine.script->fail(FakeCall::Advance, ErrorCode::NotFinite);
        EVENTUALLY(engine.activity() == Activity::Failed);
        const auto steps = engine.steps();
        QVERIFY(!steps.empty());
        engine.controller->translate({});
        EVENTUALLY_EQUAL(engine.translations.size(), 1u);
        QCOMPARE(engine.translations.front().step, steps.back()); // the step of the model in memory was reported
    }

    void failedTrainingKeepsTheLastGoodState_data()
    {
        addColumns<ErrorCode, std::size_t>("code", "saves");
        QTest::newRow("loss not finite") << ErrorCode::NotFinite << std::size_t(1);
        QTest::newRow("disk full") << ErrorCode::Unwritable << std::size_t(0);
        // the state after such a fault is unknown
        QTest::newRow("a fault of ours") << ErrorCode::Internal << std::size_t(0);
    }

    void failedTrainingKeepsTheLastGoodState()
    {
        const auto [code, saves] = fetched<ErrorCode, std::size_t>();
        EngineRecorder engine;
        QVERIFY(engine.train());
        engine.script->fail(FakeCall::Advance, code);
        EVENTUALLY(engine.activity() == Activity::Failed);
        EVENTUALLY_EQUAL(engine.errors.size(), 1u);
        QVERIFY(engine.errors.front().code == code);
        QCOMPARE(engine.saves.size(), saves);
        QCOMPARE(engine.script->count(FakeCall::FinishTraining), int(saves));
    }

    void outOfMemoryPausesAndGoesOn()
    {
        EngineRecorder engine;
        QVERIFY(engine.train());
        QVERIFY(engine.script->waitForCalls(FakeCall::Advance, 3));
        engine.script->fail(FakeCall::Advance, ErrorCode::OutOfMemory);
        EVENTUALLY(engine.activity() == Activity::Paused);
        EVENTUALLY_EQUAL(engine.errors.size(), 1u);
        QVERIFY(engine.errors.front().code == ErrorCode::OutOfMemory);
        QCOMPARE(engine.script->count(FakeCall::FinishTraining), 0);
        engine.script->behave(FakeCall::Advance);
        const auto before = engine.steps().size();
        engine.controller->resume();
        EVENTUALLY(engine.steps().size() > before);
        QVERIFY(engine.activity() == Activity::Running);
    }

    void failedLastSaveCanBeTriedAgain()
    {
        EngineRecorder engine;
        engine.script->fail(FakeCall::FinishTraining, ErrorCode::Unwritable);
        QVERIFY(engine.train());
        engine.controller->stop();
        EVENTUALLY_EQUAL(engine.errors.size(), 1u);
        QVERIFY(engine.errors.front().code == ErrorCode::Unwritable);
        QVERIFY(engine.activity() == Activity::Paused);
        QVERIFY(engine.ends.empty());
        engine.script->behave(FakeCall::FinishTraining);
        engine.controller->stop();
        EVENTUALLY_EQUAL(engine.ends.size(), 1u);
        QVERIFY(engine.activity() == Activity::Idle);
    }

    void failedLastSaveLetsTrainingGoOn()
    {
        EngineRecorder engine;
        engine.script->fail(FakeCall::FinishTraining, ErrorCode::Unwritable);
        QVERIFY(engine.train());
        engine.controller->stop();
        EVENTUALLY(engine.activity() == Activity::Paused);
        const auto before = engine.steps().size();
        engine.controller->resume();
        EVENTUALLY(engine.steps().size() > before);
        QVERIFY(engine.activity() == Activity::Running);
        QCOMPARE(engine.script->count(FakeCall::FinishTraining), 1);
    }

    /// The engine of another process may still train.
    void aLostConnectionIsNoEndOfTraining_data()
    {
        addColumns<FakeCall>("call");
        QTest::newRow("stop") << FakeCall::FinishTraining;
        QTest::newRow("discard") << FakeCall::Discard;
    }

    void aLostConnectionIsNoEndOfTraining()
    {
        const auto [call] = fetched<FakeCall>();
        EngineRecorder engine;
        QVERIFY(engine.train());
        engine.script->fail(call, ErrorCode::ConnectionLost);
        if (call == FakeCall::Discard)
            engine.controller->discard();
        else
            engine.controller->stop();
        EVENTUALLY_EQUAL(engine.errors.size(), 1u);
        QVERIFY(engine.errors.front().code == ErrorCode::ConnectionLost);
        QVERIFY(engine.activity() == Activity::Failed);
        QVERIFY(engine.controller->state().model == ModelState::Loaded);
        engine.controller->loadData({}); // what is done next comes after anything that was still to be said
        EVENTUALLY(engine.activity() == Activity::Idle);
        QVERIFY(engine.ends.empty() && engine.discarded.isEmpty());
    }

    void failedSaveGoesOnTraining()
    {
        EngineRecorder engine;
        QVERIFY(engine.train());
        engine.script->fail(FakeCall::Save, ErrorCode::Unwritable);
        engine.controller->save();
        EVENTUALLY_EQUAL(engine.errors.size(), 1u);
        QVERIFY(engine.errors.front().code == ErrorCode::Unwritable);
        engine.script->throwFrom(FakeCall::Save);
        engine.controller->save();
        EVENTUALLY_EQUAL(engine.errors.size(), 2u);
        QVERIFY(engine.errors.back().code == ErrorCode::Internal);
        QVERIFY(engine.activity() == Activity::Running);
    }

    void throwingCallsAreErrors_data()
    {
        addCalls({{"load", FakeCall::LoadData}, {"start", FakeCall::StartTraining},
            {"resume", FakeCall::ResumeTraining}, {"open", FakeCall::OpenRun}, {"translate", FakeCall::Translate}});
    }

    void throwingCallsAreErrors()
    {
        QFETCH(FakeCall, call);
        EngineRecorder engine;
        QVERIFY(engine.train());
        engine.controller->stop();
        EVENTUALLY(engine.activity() == Activity::Idle);
        const EngineState before = engine.controller->state();
        engine.script->throwFrom(call);
        request(*engine.controller, call);
        EVENTUALLY_EQUAL(engine.errors.size(), 1u);
        QVERIFY(engine.errors.front().code == ErrorCode::Internal);
        QVERIFY(engine.controller->state() == before);
    }

    void impossibleRequestsAreRefused_data()
    {
        addCalls({{"start", FakeCall::StartTraining}, {"resume", FakeCall::ResumeTraining}, {"save", FakeCall::Save},
            {"translate", FakeCall::Translate}, {"learning rate", FakeCall::SetLearningRate},
            {"limit", FakeCall::SetLimit}});
    }

    void impossibleRequestsAreRefused()
    {
        QFETCH(FakeCall, call);
        EngineRecorder engine;
        EVENTUALLY(engine.activity() == Activity::Idle);
        request(*engine.controller, call);
        EVENTUALLY_EQUAL(engine.errors.size(), 1u);
        QVERIFY(engine.errors.front().code == ErrorCode::NotReady);
        QVERIFY(!engine.errors.front().message.empty());
        QCOMPARE(engine.script->count(call), 0);
        engine.controller->resume();
        engine.controller->stepOnce();
        EVENTUALLY_EQUAL(engine.errors.size(), 3u);
    }

    void refusesOtherDataWhileTraining()
    {
        EngineRecorder engine;
        QVERIFY(engine.train());
        engine.controller->loadData({});
        engine.controller->openRun(u"folder"_s);
        EVENTUALLY_EQUAL(engine.errors.size(), 2u);
        QVERIFY(engine.errors.front().code == ErrorCode::NotReady);
        QVERIFY(engine.activity() == Activity::Running);
        QCOMPARE(engine.script->count(FakeCall::LoadData), 1);
    }

    void weightsOfAnotherRunAreRefused()
    {
        EngineRecorder engine;
        QVERIFY(engine.load());
        engine.controller->renewWeights(u"/another/run"_s);
        EVENTUALLY_EQUAL(engine.errors.size(), 1u);
        QVERIFY(engine.errors.front().code == ErrorCode::NotReady);
        QVERIFY(engine.errors.front().message.contains("/another/run"));
    }

    void refusedStartLeavesTheStopWorking()
    {
        EngineRecorder engine;
        QVERIFY(engine.train());
        engine.controller->startTraining({});
        EVENTUALLY_EQUAL(engine.errors.size(), 1u);
        engine.script->hold(FakeCall::Advance);
        QVERIFY(engine.script->waitUntilHeld(FakeCall::Advance));
        engine.controller->stop();
        EVENTUALLY_EQUAL(engine.ends.size(), 1u);
    }

    void stoppingWhatDoesNotRunIsNoError()
    {
        EngineRecorder engine;
        QVERIFY(engine.load());
        engine.controller->stop();
        engine.controller->pause();
        engine.controller->cancelLoading();
        QVERIFY(engine.load());
        QVERIFY(engine.errors.empty());
        QVERIFY(engine.activity() == Activity::Idle);
    }
};

ATTENTOSCOPE_TEST(TestEngineFailures, QCoreApplication);
#include "tst_enginefailures.moc"
