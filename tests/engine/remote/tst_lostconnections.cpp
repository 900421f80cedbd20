// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/requests.h"
#include "engine/remote/wire.h"
#include "heldbytes.h"
#include "tests/support/fakesession.h"
#include "tests/support/servedengine.h"
#include "tests/support/testprogram.h"

namespace {

/// The numbers of the reported steps. Trains until there are `count` of them, or training ends.
std::vector<std::int64_t> steps(Session& session, std::size_t count)
{
    std::vector<std::int64_t> seen;
    while (seen.size() < count) {
        const auto reports = session.advance(20ms, {});
        if (!reports)
            qFatal("%s", reports.error().message.c_str());
        for (const auto& step : reports->steps)
            seen.push_back(step.step);
        if (reports->end != TrainingEnd::StillRunning)
            break;
    }
    return seen;
}

template <typename T>
concept IsTakenFromWindows = requires(const T& value) { beyondLimits(value); };

struct RequestOfALaterVersion
{
    int count = 0;
};

bool areWhole(const std::vector<std::int64_t>& steps, std::int64_t first = 1)
{
    for (const auto step : steps)
        if (step != first++)
            return false;
    return true;
}

} // namespace

/// Connections are lost while the engine goes on, and windows come and go.
class TestLostConnections : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_script = std::make_shared<FakeScript>(); }

    void everyLostConnectionIsMadeAgain()
    {
        const int cuts =
            qEnvironmentVariable("ATTENTOSCOPE_LOST_CONNECTIONS", "40").toInt(); // tests/soak/remote.sh: 200
        ServedEngine engine(fakeSession());
        const auto session = training(engine, engine.options());
        std::vector<std::int64_t> seen;
        for (int cut = 0; cut < cuts; ++cut) {
            const auto part = steps(*session, 1 + cut % 3);
            seen.insert(seen.end(), part.begin(), part.end());
            std::jthread cutting([&] { engine.cut(); }); // may come before, during or after the call
            const auto translated = session->translate({.id = std::uint64_t(cut) + 1, .source = "word"}, {}, {});
            QVERIFY(translated);
            QCOMPARE(translated->id, std::uint64_t(cut) + 1);
        }
        engine.cut();
        const auto part = steps(*session, 1);
        seen.insert(seen.end(), part.begin(), part.end());
        QVERIFY(engine.m_connections > cuts / 2);
        QVERIFY(areWhole(seen)); // no step is lost, and none comes twice
    }

    void aRequestIsCarriedOutOnce()
    {
        ServedEngine engine(fakeSession());
        const auto session = training(engine, engine.options());
        m_script->hold(FakeCall::Save);
        std::jthread cutting([&] {
            QVERIFY(m_script->waitUntilHeld(FakeCall::Save));
            const int before = engine.m_connections;
            engine.cut();
            while (engine.m_connections == before)
                std::this_thread::yield();
            m_script->release(FakeCall::Save);
        });
        QVERIFY(session->save());
        QCOMPARE(m_script->count(FakeCall::Save), 1);
    }

    /// The engine has answered before the connection is made again.
    void anAnswerThatIsLostIsSentAgain()
    {
        ServedEngine engine(fakeSession());
        const auto session = training(engine, engine.options());
        QVERIFY(!steps(*session, 1).empty());
        m_script->hold(FakeCall::Save);
        std::jthread cutting([&] {
            QVERIFY(m_script->waitUntilHeld(FakeCall::Save));
            engine.m_refuses = true;
            engine.cut();
            const int before = m_script->count(FakeCall::Advance);
            m_script->release(FakeCall::Save);
            // the engine trains again, so it has answered
            QVERIFY(m_script->waitForCalls(FakeCall::Advance, before + 2));
            engine.m_refuses = false;
        });
        QVERIFY(session->save());
        QCOMPARE(m_script->count(FakeCall::Save), 1);
    }

    void trainingGoesOnWithoutAConnection()
    {
        ServedEngine engine(fakeSession());
        const auto session = training(engine, engine.options());
        QVERIFY(!steps(*session, 1).empty());
        engine.m_refuses = true;
        engine.cut();
        const int before = m_script->count(FakeCall::Advance);
        QVERIFY(m_script->waitForCalls(FakeCall::Advance, before + 20));
        const auto nothing = session->advance(5ms, {}); // waits for nobody
        QVERIFY(nothing);
        QCOMPARE(nothing->end, TrainingEnd::StillRunning);
        engine.m_refuses = false;
        QVERIFY(steps(*session, 20).size() >= 20);
    }

    void aTrainingThatEndsMeanwhileIsSaved()
    {
        m_script->stepLimit = 300;
        ServedEngine engine(fakeSession());
        const auto session = training(engine, engine.options());
        auto seen = steps(*session, 1);
        engine.m_refuses = true;
        engine.cut();
        QVERIFY(m_script->waitForCalls(FakeCall::FinishTraining, 1));
        QCOMPARE(m_script->finishedWith(), TrainingEnd::LimitReached);
        engine.m_refuses = false;
        const auto rest = steps(*session, 1000);
        seen.insert(seen.end(), rest.begin(), rest.end());
        QCOMPARE(seen.size(), std::size_t(300));
        QVERIFY(areWhole(seen));
        const auto last = session->finishTraining(TrainingEnd::LimitReached);
        QVERIFY(last);
        QCOMPARE(last->saves.size(), std::size_t(1));
        QCOMPARE(m_script->count(FakeCall::FinishTraining), 1);
    }

    /// The session has ended the training, after every error but Unwritable.
    void aTrainingThatCannotEndWellIsNotPaused_data()
    {
        QTest::addColumn<bool>("isAsked");
        QTest::newRow("it ends by itself") << false;
        QTest::newRow("it is stopped") << true;
    }

    void aTrainingThatCannotEndWellIsNotPaused()
    {
        QFETCH(const bool, isAsked);
        m_script->fail(FakeCall::FinishTraining, ErrorCode::BadRun);
        m_script->stepLimit = isAsked ? 0 : 20;
        ServedEngine engine(fakeSession());
        auto session = training(engine, engine.options());
        QVERIFY(!steps(*session, 1).empty());
        if (isAsked)
            QVERIFY(!session->finishTraining(TrainingEnd::Stopped));
        session.reset();
        QVERIFY(m_script->waitForCalls(FakeCall::FinishTraining, 1));
        session = engine.connect();
        const auto state = session->state();
        QVERIFY(state && state->run);
        QCOMPARE(state->training, SessionTraining::None);
        QVERIFY(state->run->past);
        QCOMPARE(state->run->past->end, isAsked ? RunPast::End::Stopped : RunPast::End::LimitReached);
        QVERIFY(!state->run->notes.empty() && state->run->notes.back().contains("refused by the test"));
        engine.end();
        QCOMPARE(m_script->count(FakeCall::FinishTraining), 1); // nothing is left to end
    }

    /// As TestEngineFailures::failedLastSaveLetsTrainingGoOn(), but the window comes after the save.
    void aFailedLastSaveLetsANewWindowGoOn()
    {
        m_script->fail(FakeCall::FinishTraining, ErrorCode::Unwritable);
        m_script->stepLimit = 20;
        ServedEngine engine(fakeSession());
        auto session = training(engine, engine.options());
        QVERIFY(!steps(*session, 1).empty());
        session.reset();
        QVERIFY(m_script->waitForCalls(FakeCall::FinishTraining, 1));
        session = engine.connect();
        const auto state = session->state();
        QVERIFY(state);
        QCOMPARE(state->training, SessionTraining::Paused);
        m_script->stepLimit = 0;
        std::size_t trained = 0;
        QTRY_VERIFY((trained += valueOf(session->advance(20ms, {})).steps.size()) > 2);
        QCOMPARE(m_script->count(FakeCall::FinishTraining), 1);
    }

    void aPauseAfterTheEndTellsTheEnd()
    {
        m_script->stepLimit = 1;
        m_script->hold(FakeCall::FinishTraining);
        ServedEngine engine(fakeSession());
        const auto session = training(engine, engine.options());
        QVERIFY(session->advance(1ms, {}));
        QVERIFY(m_script->waitUntilHeld(FakeCall::FinishTraining));
        m_script->release(FakeCall::FinishTraining); // the reports come before the answer, and are not read yet
        const auto paused = session->pauseTraining();
        QVERIFY(paused && *paused);
        QCOMPARE((*paused)->end, TrainingEnd::LimitReached);
        QCOMPARE((*paused)->progress.step, std::int64_t(1));
        const auto last = session->finishTraining((*paused)->end);
        QVERIFY(last && last->saves.size() == 1);
        QCOMPARE(m_script->count(FakeCall::FinishTraining), 1);
    }

    void aPauseAfterAFailureTellsTheFailure()
    {
        m_script->fail(FakeCall::Advance, ErrorCode::OutOfMemory);
        m_script->hold(FakeCall::Advance);
        ServedEngine engine(fakeSession());
        const auto session = training(engine, engine.options());
        QVERIFY(session->advance(1ms, {}));
        QVERIFY(m_script->waitUntilHeld(FakeCall::Advance));
        m_script->release(FakeCall::Advance);
        const auto paused = session->pauseTraining();
        QVERIFY(!paused);
        QCOMPARE(paused.error().code, ErrorCode::OutOfMemory);
        m_script->behave(FakeCall::Advance);
        QVERIFY(!steps(*session, 3).empty()); // it can go on
    }

    void aPauseWithoutNewsHasNoReports()
    {
        ServedEngine engine(fakeSession());
        const auto session = training(engine, engine.options());
        QVERIFY(!steps(*session, 1).empty());
        QVERIFY(session->pauseTraining());
        const auto again = session->pauseTraining();
        QVERIFY(again && !*again); // reports would have a progress, and it would be that of step 0
    }

    void pausedTrainingStaysPaused()
    {
        ServedEngine engine(fakeSession());
        const auto session = training(engine, engine.options());
        auto seen = steps(*session, 5);
        const auto paused = session->pauseTraining();
        QVERIFY(paused);
        for (const auto& step : paused->value_or(TrainingReports()).steps)
            seen.push_back(step.step);
        const int before = m_script->count(FakeCall::Advance);
        engine.cut();
        QVERIFY(session->translate({.id = 1, .source = "word"}, {}, {}));
        QCOMPARE(m_script->count(FakeCall::Advance), before);
        const auto one = session->advance(0ms, {}); // a single step
        QVERIFY(one);
        QCOMPARE(one->steps.size(), std::size_t(1));
        seen.push_back(one->steps.front().step);
        const auto more = steps(*session, 5);
        seen.insert(seen.end(), more.begin(), more.end());
        QVERIFY(areWhole(seen));
    }

    void aFailureOfTrainingIsTold()
    {
        ServedEngine engine(fakeSession());
        const auto session = training(engine, engine.options());
        QVERIFY(!steps(*session, 1).empty());
        m_script->fail(FakeCall::Advance, ErrorCode::OutOfMemory);
        Result<TrainingReports> reports;
        do
            reports = session->advance(20ms, {});
        while (reports);
        QCOMPARE(reports.error().code, ErrorCode::OutOfMemory);
        m_script->behave(FakeCall::Advance);
        QVERIFY(!steps(*session, 3).empty()); // training can continue
    }

    void aWindowThatComesLaterSeesTheWholeCurve()
    {
        ServedEngine engine(fakeSession());
        auto session = training(engine, engine.options());
        const auto first = steps(*session, 10);
        QCOMPARE(session->leaving(), Session::Leaving::TrainingGoesOn);
        session.reset(); // the window is closed
        QVERIFY(m_script->waitForCalls(FakeCall::Advance, m_script->count(FakeCall::Advance) + 10));
        QCOMPARE(m_script->count(FakeCall::FinishTraining), 0);
        session = engine.connect();
        const auto state = session->state();
        QVERIFY(state && state->run && state->data);
        QCOMPARE(state->training, SessionTraining::Running);
        QCOMPARE(state->run->folder, std::string("/far/run"));
        std::vector<std::int64_t> seen;
        for (const auto& step : state->run->history->steps)
            seen.push_back(step.step);
        QVERIFY(seen.size() > first.size());
        const auto more = steps(*session, 10);
        seen.insert(seen.end(), more.begin(), more.end());
        QVERIFY(areWhole(seen));
    }

    /// 10,000 validations of 72 heads: about 110 MB of measures, more than a frame takes.
    void aNightOfValidationsKeepsNobodyOut()
    {
        ServedEngine engine(fakeSession());
        const auto session = training(engine, engine.options());
        QVERIFY(!steps(*session, 1).empty());
        engine.m_refuses = true;
        engine.cut();
        m_script->validationsAtOnce = 10'000;
        const int before = m_script->count(FakeCall::Advance);
        QVERIFY(m_script->waitForCalls(FakeCall::Advance, before + 3));
        engine.m_refuses = false;
        ValidationReport last;
        std::size_t heads = 0;
        while (last.step < 10'000) { // first the same window
            const auto reports = session->advance(20ms, {});
            QVERIFY2(reports, reports ? "" : reports.error().message.c_str());
            QVERIFY(toWire(*reports).size() < std::size_t(20) << 20U);
            if (reports->validations.empty())
                continue;
            last = reports->validations.back();
            for (const auto& validation : reports->validations)
                heads += validation.heads ? 1 : 0;
        }
        QVERIFY(last.heads && last.pairs);
        QVERIFY(heads > 100 && heads < 10'000);
        const auto other = engine.connect(); // a new one
        const auto state = other->state();
        QVERIFY2(state, state ? "" : state.error().message.c_str());
        const auto& history = *state->run->history;
        QCOMPARE(history.validations.size(), std::size_t(10'000));
        QVERIFY(!history.validations.back().heads && history.validations.back().pairs && !history.validations[5].pairs);
        QCOMPARE(history.heads.back()->step, history.validations.back().step);
        QVERIFY(toWire(*state).size() < std::size_t(24) << 20U);
        QVERIFY(other->pauseTraining());
    }

    /// Nothing is kept for a window that has its answer.
    void anAnswerIsForgottenWhenTheWindowHasIt()
    {
        ServedEngine engine(fakeSession());
        auto session = training(engine, engine.options());
        m_script->validationsAtOnce = 10'000;
        while (valueOf(session->advance(20ms, {})).validations.empty()) { }
        QVERIFY(session->pauseTraining());
        const auto isForgotten = [&, before = heldBytes()] {
            const auto now = heldBytes();
            return now < before + (std::size_t(1) << 20U);
        };
        {
            const auto state = session->state();
            QVERIFY(state && wireBytes(*state) > std::size_t(2) << 20U);
            QVERIFY(!isForgotten());
        }
        session.reset();
        QVERIFY(QTest::qWaitFor(isForgotten));
    }

    /// The window connects again while its answer becomes ready. It asks for the answer before it has read the first
    /// part.
    void eachPartOfAnAnswerComesOnceAfterALoss()
    {
        QTemporaryDir folder;
        qputenv("XDG_RUNTIME_DIR", folder.path().toUtf8());
        const auto place = ServerPlace::of("parts").value();
        ConnectionKeeper keeper(place.listen().value(), "greeting\n", "test");
        const auto connected = [&] {
            auto window = std::make_unique<Connection>(place.connect().value());
            window->send({.kind = FrameKind::Hello, .body = toWire(Hello{.version = "test", .client = "a"})});
            return window;
        };
        const auto ask = [](Connection& window) {
            window.send({.kind = FrameKind::Request, .id = 1, .body = "question"});
            window.send({.kind = FrameKind::Ping, .id = 2});
            window.exchange();
        };
        auto window = connected();
        ask(*window);
        const auto asked = keeper.take(20s, {});
        QVERIFY(asked && asked->id == 1);
        window.reset();
        QVERIFY(QTest::qWaitFor([&] { return !keeper.isConnected(); }));
        window = connected();
        window->exchange();
        QVERIFY(QTest::qWaitFor([&] { return keeper.isConnected(); }));
        const std::vector<std::string> parts(3, std::string(4U << 20U, 'p'));
        keeper.answer(1, parts);
        ask(*window);
        std::vector<FrameKind> kinds; // the kinds of the answer's frames
        bool isGreeted = false;
        const QDeadlineTimer deadline(20'000);
        while ((kinds.empty() || kinds.back() != FrameKind::Answer) && !deadline.hasExpired()) {
            window->wait(100ms, -1);
            isGreeted = isGreeted || window->takeLine(100);
            while (const auto frame = isGreeted ? window->take() : std::nullopt)
                if (frame->id == 1)
                    kinds.push_back(frame->kind);
        }
        QCOMPARE(kinds, (std::vector{FrameKind::Part, FrameKind::Part, FrameKind::Answer}));
    }

    void eachTypeOfRequestsHasLimitsOrIsListed()
    {
        QVERIFY(IsTakenFromWindows<TranslationRequest> && IsTakenFromWindows<RunDetail>);
        QVERIFY(!IsTakenFromWindows<RequestOfALaterVersion>);
    }

    void whatIsBeyondLimitsIsRefused()
    {
        ServedEngine engine(fakeSession());
        const auto session = training(engine, engine.options());
        const auto nan = std::numeric_limits<double>::quiet_NaN();
        const auto isRefused = [](const auto& answer, const char* field) {
            return !answer && answer.error().code == ErrorCode::InvalidSetting
                && answer.error().message.contains(field);
        };
        for (const int beam : {-1, 0, 1001, std::numeric_limits<int>::max()}) {
            QVERIFY(isRefused(session->translate({.source = "word", .beam = beam}, {}, {}), "beam"));
            QVERIFY(isRefused(
                session->translateAll({{.source = "word"}, {.source = "word", .beam = beam}}, {}, {}), "beam"));
            QVERIFY(isRefused(session->evaluate({.beam = beam}, {}, {}), "beam"));
        }
        QVERIFY(isRefused(session->translate({.source = "word", .lengthPenalty = nan}, {}, {}), "length penalty"));
        QVERIFY(isRefused(session->translate({.source = "word", .maximumLength = -1}, {}, {}), "maximum length"));
        QVERIFY(isRefused(session->translate({.source = "word", .alternatives = -1}, {}, {}), "alternatives"));
        QVERIFY(isRefused(session->evaluate({.teacherForcing = 1.5}, {}, {}), "teacher_forcing"));
        QVERIFY(isRefused(session->benchmark({.steps = 0}, {}, {}), "timed steps"));
        QVERIFY(isRefused(session->openTogether(std::vector<std::string>(101)), "number of runs"));
        const std::vector<WatchedSentence> many(101);
        QVERIFY(isRefused(session->startTraining({.watched = many}), "watched sentences"));
        QVERIFY(isRefused(session->startTraining({.limit = {.minutes = nan}}), "minutes"));
        QVERIFY(isRefused(session->resumeTraining("/far/run", {}, many), "watched sentences"));
        QVERIFY(isRefused(session->setWatched(many), "watched sentences"));
        QVERIFY(isRefused(session->setLearningRate(nan), "learning_rate"));
        QVERIFY(isRefused(session->setTeacherForcing(-1.0), "teacher_forcing"));
        QVERIFY(isRefused(session->setAlignmentWeight(1001.0), "alignment_weight"));
        QVERIFY(isRefused(session->setLimit({.steps = -1}), "steps"));
        const std::size_t huge = std::size_t(1) << 63U;
        for (const auto& [answer, field, value] : std::vector<std::tuple<Result<void>, const char*, const char*>>{
                 {session->measureSentences({.goldFirstIndex = 2}, {}), "first word", "2"},
                 {session->measureSentences({.switchedOff = std::vector<AttentionHead>(10'001)}, {}), "heads", "10001"},
                 {session->measureSentences({.switchedOff = {{HeadKind::Cross, 1, 99'999}}}, {}), "head", "99999"}})
            QVERIFY(isRefused(answer, field) && answer.error().message.contains(value));
        QVERIFY(isRefused(session->dissect({.row = huge}), "row"));
        QVERIFY(isRefused(session->dissect({.column = huge}), "column"));
        QVERIFY(isRefused(session->dissect({.head = AttentionHead{HeadKind::Cross, 99'999, 1}}), "layer"));
        QVERIFY(isRefused(session->erase({.head = AttentionHead{HeadKind::Cross, 99'999, 1}}), "layer"));
        QVERIFY(isRefused(session->translateFromLayers({.model = {.step = -5}}, {}), "step of the save"));
        QVERIFY(isRefused(session->measureFaithfulness({.count = 0}, {}, {}), "sentences at once"));
        QVERIFY(isRefused(session->measurePatterns({.sample = {}, .count = 0}, {}, {}), "sentences at once"));
        QVERIFY(isRefused(session->measurePatterns({.sample = {.sentences = 0}}, {}, {}), "sampled sentences"));
        QVERIFY(isRefused(
            session->tryWithoutHeads({.tried = {AttentionHead{HeadKind::Cross, 99'999, 1}}}, {}, {}), "layer"));
        QVERIFY(
            isRefused(session->tryWithoutHeads({.sample = {.data = {.samplePairs = huge}}}, {}, {}), "of the sample"));
        QVERIFY(isRefused(session->align({.goldFirstIndex = -1}, {}, {}), "first word"));
        QVERIFY(isRefused(session->align({.data = {.samplePairs = huge}}, {}, {}), "pairs of the sample"));
        QVERIFY(isRefused(session->evaluate({.data = {.samplePairs = huge}}, {}, {}), "pairs of the sample"));
        QVERIFY(isRefused(session->loadData({.columns = {.first = 4'000'000'000}}, {}, {}), "column"));
        QVERIFY(isRefused(session->loadDataOfRun({.settings = std::vector<KeyValue>(1001)}, {}, {}), "settings"));
        const auto compared = session->compare({.second = {.step = -5}}, {});
        QVERIFY(compared.first.error && compared.first.error->message.contains("-5"));
        QCOMPARE(m_script->count(FakeCall::MeasureSentences), 0);
        QCOMPARE(m_script->count(FakeCall::Compare), 0);
        QVERIFY(session->translate({.source = "word"}, {}, {}));
        QCOMPARE(m_script->count(FakeCall::SetWatched), 0);
        QCOMPARE(m_script->count(FakeCall::SetLearningRate), 0);
        QCOMPARE(m_script->count(FakeCall::SetTeacherForcing), 0);
        QCOMPARE(m_script->count(FakeCall::SetAlignmentWeight), 0);
        QCOMPARE(m_script->count(FakeCall::Translate), 1);
    }

    void anEngineWhoseFolderWasRemovedIsFound()
    {
        ServedEngine engine(fakeSession());
        const auto session = training(engine, engine.options());
        QVERIFY(!steps(*session, 1).empty());
        engine.removeFolder();
        const auto place = ServerPlace::of("test"); // the next serve
        QVERIFY(place);
        const auto socket = place->find();
        QVERIFY(socket);
        close(*socket);
        const int before = engine.m_connections;
        engine.cut();
        while (engine.m_connections == before)
            QVERIFY(!steps(*session, 1).empty());
    }

    void anotherWindowTakesThePlace()
    {
        ServedEngine engine(fakeSession());
        const auto session = training(engine, engine.options());
        QVERIFY(!steps(*session, 1).empty());
        const auto other = engine.connect();
        QVERIFY(other->state());
        Result<TrainingReports> reports;
        do
            reports = session->advance(5ms, {});
        while (reports);
        QVERIFY(reports.error().message.contains("Another window"));
        QVERIFY(!session->translate({.id = 1, .source = "word"}, {}, {})); // the session does not come back by itself
        QVERIFY(!steps(*other, 3).empty());
    }

    void anEngineOfAnotherVersionIsRefused()
    {
        ServedEngine engine(fakeSession());
        auto options = engine.options();
        options.version = "2.0";
        const auto session = connectSession(options);
        QVERIFY(!session);
        QVERIFY(session.error().message.contains("2.0") && session.error().message.contains("serve --stop"));
        QVERIFY(session.error().message.contains("test"));
    }

    void anEngineThatWasReplacedIsRefused()
    {
        auto engine = std::make_unique<ServedEngine>(fakeSession());
        std::unique_ptr<ServedEngine> other;
        auto options = engine->options();
        options.connect = [&] { return other ? other->makeConnection() : engine->makeConnection(); };
        const auto session = training(*engine, options);
        other = std::make_unique<ServedEngine>(fakeSession(), "two");
        engine->cut();
        const auto translated = session->translate({.id = 1, .source = "word"}, {}, {});
        QVERIFY(!translated);
        QVERIFY(translated.error().message.contains("Connect again"));
    }

    void aLostCallCanBeCancelled()
    {
        ServedEngine engine(fakeSession());
        const auto session = training(engine, engine.options());
        engine.m_refuses = true;
        engine.cut();
        std::stop_source stop;
        std::jthread cancelling([&] {
            const int before = engine.m_tries;
            while (engine.m_tries < before + 3)
                std::this_thread::yield();
            stop.request_stop();
        });
        const auto translated = session->translate({.id = 1, .source = "word"}, {}, stop.get_token());
        QVERIFY(!translated);
        QCOMPARE(translated.error().code, ErrorCode::Cancelled);
        engine.m_refuses = false;
        QVERIFY(session->translate({.id = 2, .source = "word"}, {}, {}));
    }

    void closingTheWindowEndsEveryWait()
    {
        ServedEngine engine(fakeSession());
        std::stop_source closing;
        auto options = engine.options();
        options.closing = closing.get_token();
        const auto session = training(engine, options);
        m_script->hold(FakeCall::Translate);
        std::jthread cancelling([&] {
            QVERIFY(m_script->waitUntilHeld(FakeCall::Translate));
            closing.request_stop();
        });
        QVERIFY(!session->translate({.id = 1, .source = "word"}, {}, {}));
        m_script->release(FakeCall::Translate);
    }

    void progressAndWordsCome()
    {
        ServedEngine engine(fakeSession());
        const auto session = training(engine, engine.options());
        m_script->tokens = 50;
        double last = -1.0;
        QVERIFY(session->loadData({.sample = "copy"}, [&](double done) { last = std::max(last, done); }, {}));
        QVERIFY(last >= 0.0);
        std::size_t words = 0;
        const auto translated = session->translate(
            {.id = 1, .source = "word"}, [&](const auto& soFar) { words = soFar().target.size(); }, {});
        QVERIFY(translated);
        QVERIFY(words > 0);
        QCOMPARE(translated->target.size(), std::size_t(50));
        QCOMPARE(session->runs()->size(), std::size_t(1));
        QVERIFY(m_script->drafts > 0);
    }

    void whileSentencesAreMeasuredTrainingWaits()
    {
        ServedEngine engine(fakeSession());
        const auto session = training(engine, engine.options());
        QVERIFY(!steps(*session, 1).empty());
        QVERIFY(session->measureSentences({.id = 3}, {}));
        const int before = m_script->count(FakeCall::Advance);
        Result<MeasuredSentences> part;
        do {
            part = session->advanceSentences(50ms, {});
            QVERIFY(part);
            QVERIFY(part->complete || m_script->count(FakeCall::Advance) <= before + 1);
        } while (!part->complete);
        QVERIFY(!steps(*session, 3).empty());
    }

    void anEngineThatNobodyNeedsEnds()
    {
        ServedEngine engine(fakeSession(), "one", 0ms);
        QTRY_VERIFY(engine.isOver());
    }

    void anEngineThatIsStoppedSavesItsTraining()
    {
        ServedEngine engine(fakeSession());
        const auto session = training(engine, engine.options());
        QVERIFY(!steps(*session, 1).empty());
        engine.end();
        QCOMPARE(m_script->count(FakeCall::FinishTraining), 1);
        QCOMPARE(m_script->finishedWith(), TrainingEnd::Stopped);
    }

private:
    std::function<Result<std::unique_ptr<Session>>()> fakeSession()
    {
        return [script = m_script]() -> Result<std::unique_ptr<Session>> { return script->makeSession(script); };
    }

    /// A session that trains.
    std::unique_ptr<Session> training(ServedEngine& engine, ConnectionOptions options)
    {
        auto session = ServedEngine::connect(std::move(options));
        if (!session->loadData({.sample = "copy"}, {}, {}) || !session->startTraining({.runFolder = "/far/run"}))
            qFatal("training does not begin");
        static_cast<void>(engine);
        return session;
    }

    std::shared_ptr<FakeScript> m_script;
};

ATTENTOSCOPE_TEST(TestLostConnections, QCoreApplication);
#include "tst_lostconnections.moc"
