// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "enginerecorder.h"

#include "engine/qt/engineflags.h"
#include "engine/qt/engineworker.h"
#include "tests/support/testprogram.h"

class TestEngineController : public QObject
{
    Q_OBJECT

    static DataRequest dataFrom(const std::string& file) { return DataRequest{.source = file}; }

private Q_SLOTS:
    void tellsSignalsInOrder()
    {
        EngineRecorder engine;
        engine.script->stepLimit = 20;
        QVERIFY(engine.train());
        EVENTUALLY_EQUAL(engine.ends.size(), 1u);
        const QStringList expected{
            u"stateChanged"_s, u"engineReady"_s, // idle
            u"stateChanged"_s, u"stateChanged"_s,
            u"dataLoaded"_s, // loading, loaded
            u"stateChanged"_s, u"stateChanged"_s,
            u"runStarted"_s, // starting, running
            u"stateChanged"_s, u"stateChanged"_s,
            u"trainingEnded"_s, // stopping, idle
        };
        QCOMPARE(engine.order, expected);
        QVERIFY(engine.ends.front() == TrainingEnd::LimitReached);
        QVERIFY(engine.script->finishedWith() == TrainingEnd::LimitReached);
    }

    void statesFollowTheProtocol()
    {
        EngineRecorder engine;
        QVERIFY(engine.activity() == Activity::Starting);
        engine.script->stepLimit = 5;
        QVERIFY(engine.train());
        EVENTUALLY_EQUAL(engine.ends.size(), 1u);
        using enum Activity;
        const std::vector<EngineState> expected{
            {DataState::None, ModelState::None, Idle},
            {DataState::Loading, ModelState::None, Idle},
            {DataState::Loaded, ModelState::None, Idle},
            {DataState::Loaded, ModelState::None, Starting},
            {DataState::Loaded, ModelState::Loaded, Running},
            {DataState::Loaded, ModelState::Loaded, Stopping},
            {DataState::Loaded, ModelState::Loaded, Idle},
        };
        QVERIFY(engine.states == expected);
    }

    void usesOneThreadOfItsOwn()
    {
        EngineRecorder engine;
        QVERIFY(engine.train());
        engine.controller->translate({});
        EVENTUALLY_EQUAL(engine.translations.size(), 1u);
        engine.destroyController();
        QCOMPARE(engine.script->count(FakeCall::Destroy), 1);
        const auto threads = engine.script->threads();
        QCOMPARE(threads.size(), 1u);
        QVERIFY(!threads.contains(std::this_thread::get_id()));
    }

    void lowersThePriorityBeforeTheSessionIsMade()
    {
        EngineRecorder engine;
        EVENTUALLY(engine.activity() == Activity::Idle);
        QVERIFY(engine.script->niceness() >= engineNiceness);
    }

    void boundsDeliveriesByTime()
    {
        EngineRecorder engine;
        engine.script->batchTime = std::chrono::microseconds(100);
        QElapsedTimer timer;
        timer.start();
        QVERIFY(engine.train());
        EVENTUALLY(engine.reports.size() >= 10);
        const auto elapsed = std::chrono::milliseconds(timer.elapsed());
        QVERIFY(engine.steps().size() > 2 * engine.reports.size());
        QVERIFY(engine.reports.size() <= std::size_t(elapsed / DeliveryGate::interval + 1));
    }

    void keepsOneDeliveryInFlight()
    {
        EngineRecorder engine;
        QVERIFY(engine.train());
        const std::size_t before = engine.reports.size();
        // This thread handles no events while the engine trains 20 more slices, which take 400 ms.
        QVERIFY(engine.script->waitForCalls(FakeCall::Advance, engine.script->count(FakeCall::Advance) + 20));
        QCoreApplication::processEvents();
        QVERIFY(engine.reports.size() <= before + 1);
        EVENTUALLY(engine.reports.size() > before + 3); // reports come again when the events are handled
    }

    void deliversEveryStepBeforeTheEnd()
    {
        EngineRecorder engine;
        engine.script->stepLimit = 137;
        engine.script->batchTime = std::chrono::microseconds(300);
        QVERIFY(engine.train());
        EVENTUALLY_EQUAL(engine.ends.size(), 1u);
        std::vector<std::int64_t> expected(137);
        std::iota(expected.begin(), expected.end(), 1);
        QCOMPARE(engine.stepsWhenEnded, expected.size());
        QVERIFY(engine.steps() == expected);
        QVERIFY(engine.reports.back().end == TrainingEnd::LimitReached);
        QCOMPARE(engine.reports.front().steps.front().loss, FakeSession::lossOf(1));
    }

    void stopsWithinASlice()
    {
        EngineRecorder engine;
        QVERIFY(engine.train());
        engine.script->hold(FakeCall::Advance); // a batch that never ends, unless the stop reaches it
        QVERIFY(engine.script->waitUntilHeld(FakeCall::Advance));
        QElapsedTimer timer;
        timer.start();
        engine.controller->stop();
        EVENTUALLY_EQUAL(engine.ends.size(), 1u);
        QVERIFY(timer.elapsed() < 9000); // without the stop the fake gives up after ten seconds
        QVERIFY(engine.ends.front() == TrainingEnd::Stopped);
        QVERIFY(engine.controller->state().model == ModelState::Loaded);
        QCOMPARE(engine.script->count(FakeCall::FinishTraining), 1);
    }

    void showsStoppingAtOnce()
    {
        EngineRecorder engine;
        QVERIFY(engine.train());
        engine.controller->stop();
        QVERIFY(engine.activity() == Activity::Stopping);
        EVENTUALLY(engine.activity() == Activity::Idle);
        for (std::size_t index = 1; index < engine.states.size(); ++index)
            QVERIFY(engine.states[index] != engine.states[index - 1]);
        engine.controller->startTraining({}); // the old stop does not reach the new run
        EVENTUALLY(engine.activity() == Activity::Running);
        EVENTUALLY(engine.script->count(FakeCall::Advance) > 5);
        QVERIFY(engine.activity() == Activity::Running);
    }

    void stopsWhilePaused()
    {
        EngineRecorder engine;
        QVERIFY(engine.train());
        engine.controller->pause();
        EVENTUALLY(engine.activity() == Activity::Paused);
        engine.controller->stop();
        EVENTUALLY(engine.activity() == Activity::Idle);
        EVENTUALLY_EQUAL(engine.ends.size(), 1u);
    }

    void pausesAndResumes()
    {
        EngineRecorder engine;
        QVERIFY(engine.train());
        engine.controller->pause();
        EVENTUALLY(engine.activity() == Activity::Paused);
        const int slices = engine.script->count(FakeCall::Advance);
        const auto steps = engine.steps();
        QVERIFY(!steps.empty()); // the last report came before the pause
        QCOMPARE(engine.script->count(FakeCall::WatchNow), 1);
        engine.controller->translate({}); // answered while paused, and after anything still queued
        EVENTUALLY_EQUAL(engine.translations.size(), 1u);
        QCOMPARE(engine.script->count(FakeCall::Advance), slices);
        QCOMPARE(engine.translations.front().step, steps.back());
        engine.controller->resume();
        engine.controller->resume();
        EVENTUALLY(engine.script->count(FakeCall::Advance) > slices + 3);
        QVERIFY(engine.activity() == Activity::Running);
        QVERIFY(engine.errors.empty());
    }

    void stepsOnceWhilePaused()
    {
        EngineRecorder engine;
        QVERIFY(engine.train());
        engine.controller->pause();
        EVENTUALLY(engine.activity() == Activity::Paused);
        const auto before = engine.steps().size();
        engine.controller->stepOnce();
        EVENTUALLY_EQUAL(engine.steps().size(), before + 1);
        engine.controller->stepOnce();
        engine.controller->stepOnce();
        EVENTUALLY_EQUAL(engine.steps().size(), before + 3);
        QVERIFY(engine.activity() == Activity::Paused);
    }

    void changesTheRunningTraining()
    {
        EngineRecorder engine;
        QVERIFY(engine.train());
        engine.controller->setLearningRate(0.25);
        engine.controller->setTeacherForcing(0.5);
        engine.controller->setAlignmentWeight(2.0);
        engine.controller->setLimit({.epochs = 3});
        engine.controller->setWatched({{"one", {}}});
        EVENTUALLY_EQUAL(engine.script->count(FakeCall::SetWatched), 1);
        QCOMPARE(engine.script->learningRate(), 0.25);
        QCOMPARE(engine.script->teacherForcing(), 0.5);
        QCOMPARE(engine.script->alignmentWeight(), 2.0);
        QCOMPARE(engine.script->count(FakeCall::SetLimit), 1);
        EVENTUALLY(!engine.reports.empty() && !engine.reports.back().snapshots.empty());
    }

    void validatesOnRequest()
    {
        EngineRecorder engine;
        QVERIFY(engine.train());
        engine.controller->validateNow();
        EVENTUALLY_EQUAL(engine.validations(), 1);
        QVERIFY(engine.activity() == Activity::Running);
        const auto steps = engine.steps().size();
        EVENTUALLY(engine.steps().size() > steps);
        engine.script->fail(FakeCall::ValidateNow, ErrorCode::NotReady);
        engine.controller->validateNow();
        EVENTUALLY_EQUAL(engine.errors.size(), 1u);
        QVERIFY(engine.activity() == Activity::Running);
    }

    void validatesWhilePausedAndPausesAgain()
    {
        EngineRecorder engine;
        QVERIFY(engine.train());
        engine.controller->pause();
        EVENTUALLY(engine.activity() == Activity::Paused);
        const auto steps = engine.steps().size();
        const auto told = engine.states.size();
        engine.controller->validateNow();
        EVENTUALLY_EQUAL(engine.states.size(), told + 2);
        QCOMPARE(engine.validations(), 1); // the report comes before the state says that the validation has ended
        QVERIFY(engine.states[told].activity == Activity::Evaluating);
        QVERIFY(engine.activity() == Activity::Paused);
        QCOMPARE(engine.steps().size(), steps);
    }

    void aStepTakesTheValidationThatIsDueWithIt()
    {
        EngineRecorder engine;
        engine.script->validatesAfterSteps = true;
        QVERIFY(engine.train());
        engine.controller->pause();
        EVENTUALLY(engine.activity() == Activity::Paused);
        const int validations = engine.validations() + 1;
        engine.controller->stepOnce(); // may first finish a validation that the pause has interrupted
        EVENTUALLY_EQUAL(engine.validations(), validations);
        EVENTUALLY(engine.activity() == Activity::Paused);
        const auto steps = engine.steps().size();
        for (int time = 1; time <= 3; ++time) {
            engine.controller->stepOnce();
            EVENTUALLY_EQUAL(engine.validations(), validations + time);
            EVENTUALLY(engine.activity() == Activity::Paused);
        }
        QCOMPARE(engine.steps().size(), steps + 3);
    }

    void goesOnFromAValidationWhilePaused()
    {
        EngineRecorder engine;
        engine.script->validationBatches = 1'000'000;
        QVERIFY(engine.train());
        engine.controller->pause();
        EVENTUALLY(engine.activity() == Activity::Paused);
        engine.controller->validateNow();
        EVENTUALLY(engine.activity() == Activity::Evaluating);
        engine.controller->resume();
        EVENTUALLY(engine.activity() == Activity::Running);
        engine.controller->stop();
        EVENTUALLY(engine.activity() == Activity::Idle);
        QCOMPARE(engine.ends.size(), 1u);
    }

    void discardsInsteadOfSaving()
    {
        EngineRecorder engine;
        TrainingRequest request{.runFolder = "folder"};
        QVERIFY(engine.train(request));
        engine.controller->discard();
        QVERIFY(engine.activity() == Activity::Stopping);
        EVENTUALLY_EQUAL(engine.discarded, QStringList{u"folder"_s});
        const EngineState expected{DataState::Loaded, ModelState::None, Activity::Idle};
        QVERIFY(engine.controller->state() == expected);
        QCOMPARE(engine.script->count(FakeCall::FinishTraining), 0); // finishing would save
        QVERIFY(engine.ends.empty());
        QVERIFY(engine.errors.empty());
        engine.controller->startTraining({}); // the next run gets nothing of it
        EVENTUALLY(engine.activity() == Activity::Running);
    }

    void discardsWhatHasEndedMeanwhile()
    {
        EngineRecorder engine;
        engine.script->stepLimit = 3;
        TrainingRequest request{.runFolder = "folder"};
        QVERIFY(engine.train(request));
        EVENTUALLY_EQUAL(engine.ends.size(), 1u);
        engine.controller->discard();
        EVENTUALLY_EQUAL(engine.discarded.size(), 1);
        QVERIFY(engine.controller->state().model == ModelState::None);
    }

    void whatCannotBeDeletedIsTold()
    {
        EngineRecorder engine;
        engine.script->fail(FakeCall::Discard, ErrorCode::Unwritable);
        QVERIFY(engine.train({.runFolder = "folder"}));
        engine.controller->discard();
        EVENTUALLY_EQUAL(engine.errors.size(), 1u);
        QCOMPARE(engine.discarded, QStringList{QString()}); // the folder is still there
        QVERIFY(engine.activity() == Activity::Idle);
        QVERIFY(engine.controller->state().model == ModelState::None);
    }

    void savesOnRequest()
    {
        EngineRecorder engine;
        QVERIFY(engine.train());
        engine.controller->save();
        EVENTUALLY_EQUAL(engine.saves.size(), 1u);
        QVERIFY(engine.activity() == Activity::Running);
        const int slices = engine.script->count(FakeCall::Advance);
        EVENTUALLY(engine.script->count(FakeCall::Advance) > slices); // training goes on
    }

    void tellsOfSavesDuringTraining()
    {
        EngineRecorder engine;
        engine.script->savesEveryStep = true;
        engine.script->stepLimit = 7;
        QVERIFY(engine.train());
        EVENTUALLY_EQUAL(engine.saves.size(), 8u); // the seven before, and the one at the end
        QCOMPARE(engine.saves.back().step, std::int64_t(7));
    }

    void cancelsLoading()
    {
        EngineRecorder engine;
        engine.script->hold(FakeCall::LoadData);
        engine.controller->loadData({});
        EVENTUALLY(engine.controller->state().data == DataState::Loading);
        engine.controller->cancelLoading();
        EVENTUALLY(engine.controller->state().data == DataState::None);
        QVERIFY(engine.errors.empty());
        QVERIFY(!engine.order.contains(u"dataLoaded"_s));
        engine.script->release(FakeCall::LoadData);
        QVERIFY(engine.load());
    }

    void newestLoadWins()
    {
        EngineRecorder engine;
        engine.script->hold(FakeCall::LoadData);
        engine.controller->loadData(dataFrom("one"));
        QVERIFY(engine.script->waitUntilHeld(FakeCall::LoadData));
        engine.controller->loadData(dataFrom("two"));
        QVERIFY(engine.script->waitForCalls(FakeCall::LoadData, 2)); // the first request was cancelled
        engine.script->release(FakeCall::LoadData);
        EVENTUALLY_EQUAL(engine.loaded.size(), 1u);
        QCOMPARE(engine.loaded.front().name, std::string("two"));
        QVERIFY(engine.errors.empty());
    }

    void boundsLoadingProgress()
    {
        EngineRecorder engine;
        QVERIFY(engine.load()); // the fake tells a hundred at once
        QVERIFY(!engine.loading.empty());
        QVERIFY(engine.loading.size() < 10);
    }

    void opensARunWithoutData()
    {
        EngineRecorder engine;
        engine.controller->openRun(u"folder"_s);
        EVENTUALLY(engine.order.contains(u"runStarted"_s));
        const EngineState expected{DataState::None, ModelState::Loaded, Activity::Idle};
        QVERIFY(engine.controller->state() == expected);
        engine.controller->translate({});
        EVENTUALLY_EQUAL(engine.translations.size(), 1u);
    }

    void aLongHistoryIsNotCopied()
    {
        EngineRecorder engine;
        engine.script->history = std::make_shared<const RunHistory>(
            RunHistory{.steps = std::vector<StepReport>(1000), .validations = {}, .changes = {}});
        const RunHistory* told = nullptr;
        QObject::connect(engine.controller.get(), &EngineController::runStarted, engine.controller.get(),
            [&](const RunDescription& run) { told = run.history.get(); });
        engine.controller->openRun(u"folder"_s);
        EVENTUALLY(told);
        QCOMPARE(told, engine.script->history.get());
    }

    void resumesARun()
    {
        EngineRecorder engine;
        QVERIFY(engine.load());
        engine.controller->resumeTraining(u"folder"_s, {}, {{"one", {}}});
        EVENTUALLY(engine.activity() == Activity::Running);
        EVENTUALLY(!engine.reports.empty() && !engine.reports.back().snapshots.empty());
        QCOMPARE(engine.script->count(FakeCall::ResumeTraining), 1);
    }

    void forksARun()
    {
        EngineRecorder engine;
        QVERIFY(engine.load());
        ForkRequest request;
        request.runFolder = "fork";
        engine.controller->forkTraining(request);
        EVENTUALLY(engine.activity() == Activity::Running);
        EVENTUALLY(!engine.reports.empty());
        engine.controller->forkTraining(request); // refused while another run is trained
        EVENTUALLY(!engine.errors.empty());
        QCOMPARE(engine.script->count(FakeCall::ResumeTraining), 1); // the fake session begins a fork by resuming
    }

    void startsAndStopsManyTimes()
    {
        EngineRecorder engine;
        QVERIFY(engine.load());
        constexpr int times = 100;
        for (int time = 0; time < times; ++time) {
            engine.controller->startTraining({});
            if (time % 3 == 0)
                engine.controller->pause();
            if (time % 5 == 0)
                engine.controller->translate({});
            engine.controller->stop();
        }
        EVENTUALLY_EQUAL(engine.ends.size(), std::size_t(times));
        QVERIFY(engine.activity() == Activity::Idle);
        QVERIFY(engine.errors.empty());
        QCOMPARE(engine.script->count(FakeCall::FinishTraining), times);
    }
};

ATTENTOSCOPE_TEST(TestEngineController, QCoreApplication);
#include "tst_enginecontroller.moc"
