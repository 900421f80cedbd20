// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fakesession.h"
#include "tests/support/servedengine.h"
#include "tests/support/testprogram.h"

namespace {

/// Trains until steps are reported.
bool trainsOn(Session& session)
{
    return QTest::qWaitFor([&] {
        const auto reports = session.advance(20ms, {});
        return reports && !reports->steps.empty();
    });
}

} // namespace

/// A window that connects after another one begins with the present state of the engine.
class TestLaterWindows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_script = std::make_shared<FakeScript>(); }

    void aReplacedWindowDoesNotComeBack_data()
    {
        QTest::addColumn<bool>("isOtherGone");
        QTest::newRow("the other window is there") << false;
        QTest::newRow("the other window was closed") << true;
    }

    /// Its connection was lost before the other window came.
    void aReplacedWindowDoesNotComeBack()
    {
        QFETCH(const bool, isOtherGone);
        ServedEngine engine(fakeSession());
        bool isAway = false;
        auto options = engine.options();
        options.connect = [&]() -> Result<std::unique_ptr<Connection>> {
            if (isAway)
                return failure(ErrorCode::ConnectionLost, "refused by the test");
            return engine.makeConnection();
        };
        const auto session = training(options);
        QVERIFY(trainsOn(*session));
        isAway = true;
        engine.cut();
        QTRY_VERIFY(!engine.connection().isConnected());
        auto other = engine.connect();
        QVERIFY(other->state());
        if (isOtherGone)
            other.reset();
        isAway = false;
        const auto translated = session->translate({.id = 1, .source = "word"}, {}, {});
        QVERIFY(!translated);
        QVERIFY(translated.error().message.contains("Another window"));
        QCOMPARE(m_script->count(FakeCall::Translate), 0);
        if (other)
            QVERIFY(trainsOn(*other));
    }

    /// The connection is lost before the engine has answered anything.
    void aWindowThatHasNothingYetIsNotRefused()
    {
        ServedEngine engine(fakeSession());
        const auto first = training(engine.options());
        auto options = engine.options();
        bool isCut = false;
        options.connect = [&] {
            auto made = engine.makeConnection();
            if (made && !std::exchange(isCut, true)) {
                (*made)->wait(20s, -1); // until the greeting has arrived
                engine.cut();
            }
            return made;
        };
        const auto session = connectSession(options);
        QVERIFY2(session, session ? "" : session.error().message.c_str());
        QVERIFY((*session)->state());
    }

    void sentencesOfTheWindowBeforeDoNotHoldTraining()
    {
        ServedEngine engine(fakeSession());
        auto session = training(engine.options());
        QVERIFY(trainsOn(*session));
        QVERIFY(session->measureSentences({.id = 3}, {}));
        session.reset();
        session = engine.connect();
        const auto state = session->state();
        QVERIFY(state);
        QCOMPARE(state->training, SessionTraining::Running);
        QVERIFY(trainsOn(*session));
    }

    void aFailureOfTrainingIsToldLater_data()
    {
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<SessionTraining>("left");
        QTest::newRow("memory runs out") << ErrorCode::OutOfMemory << SessionTraining::Paused;
        QTest::newRow("the loss is not finite") << ErrorCode::NotFinite << SessionTraining::None;
    }

    /// Training fails after the window was closed.
    void aFailureOfTrainingIsToldLater()
    {
        QFETCH(const ErrorCode, code);
        QFETCH(const SessionTraining, left);
        ServedEngine engine(fakeSession());
        auto session = training(engine.options());
        QVERIFY(trainsOn(*session));
        m_script->hold(FakeCall::Advance);
        QVERIFY(m_script->waitUntilHeld(FakeCall::Advance));
        m_script->fail(FakeCall::Advance, code);
        session.reset();
        m_script->release(FakeCall::Advance);
        session = engine.connect();
        const auto state = session->state();
        QVERIFY(state && state->run);
        QCOMPARE(state->training, left);
        QVERIFY(!state->run->notes.empty() && state->run->notes.back().contains("refused by the test"));
        m_script->behave(FakeCall::Advance);
        if (code == ErrorCode::NotFinite) { // it was saved at once, as for a window that is connected
            QCOMPARE(m_script->finishedWith(), TrainingEnd::Stopped);
            QVERIFY(state->run->past);
            QCOMPARE(state->run->past->end, RunPast::End::Stopped);
        } else {
            QVERIFY(trainsOn(*session)); // the failure does not come a second time
            QVERIFY(session->pauseTraining());
            const auto later = session->state();
            QVERIFY(later && later->run);
            QVERIFY(later->run->notes.empty() || !later->run->notes.back().contains("refused by the test"));
        }
    }

    /// The window is there, and stops the training because of the error.
    void aTrainingThatIsNotFiniteEndsOnce()
    {
        m_script->fail(FakeCall::Advance, ErrorCode::NotFinite);
        ServedEngine engine(fakeSession());
        const auto session = training(engine.options());
        Result<TrainingReports> reports;
        do
            reports = session->advance(20ms, {});
        while (reports);
        QCOMPARE(reports.error().code, ErrorCode::NotFinite);
        const auto last = session->finishTraining(TrainingEnd::Stopped);
        QVERIFY(last);
        QCOMPARE(last->saves.size(), std::size_t(1));
        QCOMPARE(m_script->count(FakeCall::FinishTraining), 1);
    }

    void whatWasChangedAndSavedIsShownLater()
    {
        m_script->values = {{"teacher_forcing", "1"}};
        ServedEngine engine(fakeSession());
        auto session = training(engine.options());
        QVERIFY(trainsOn(*session));
        QVERIFY(session->pauseTraining());
        QVERIFY(session->setTeacherForcing(0.5));
        QVERIFY(session->save());
        session.reset();
        session = engine.connect();
        const auto state = session->state();
        QVERIFY(state && state->run);
        QCOMPARE(state->run->values.size(), std::size_t(1));
        QCOMPARE(state->run->values[0].value, std::string("0.5"));
        QCOMPARE(state->run->saves, std::vector<std::int64_t>{state->run->step});
    }

private:
    std::function<Result<std::unique_ptr<Session>>()> fakeSession()
    {
        return [script = m_script]() -> Result<std::unique_ptr<Session>> { return script->makeSession(script); };
    }

    /// A session that trains.
    static std::unique_ptr<Session> training(ConnectionOptions options)
    {
        auto session = ServedEngine::connect(std::move(options));
        if (!session->loadData({.sample = "copy"}, {}, {}) || !session->startTraining({.runFolder = "/far/run"}))
            qFatal("training does not begin");
        return session;
    }

    std::shared_ptr<FakeScript> m_script;
};

ATTENTOSCOPE_TEST(TestLaterWindows, QCoreApplication);
#include "tst_laterwindows.moc"
