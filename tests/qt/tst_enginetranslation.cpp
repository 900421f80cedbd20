// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "enginerecorder.h"

#include "engine/qt/deliverygate.h"

#include <QTest>

#include <algorithm>

using namespace attentoscope;
using namespace attentoscope::testing;
using namespace std::chrono_literals;

class TestEngineTranslation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersBetweenTwoSlices();
    void dropsStaleAnswers();
    void newRequestEndsTheOneUnderWay();
    void boundsPartialAnswers();
    void staleFailuresAreDropped();
    void leavesTrainingAlone();
    void linesAreAnsweredTogether();
    void stoppedLinesAreNotAnswered();
    void linesNeedAModel();
};

void TestEngineTranslation::answersBetweenTwoSlices()
{
    EngineRecorder engine;
    QVERIFY(engine.train());
    QVERIFY(engine.script->waitForCalls(FakeCall::Advance, 3));
    TranslationRequest hello;
    hello.source = "hello";
    for (int request = 0; request < 10; ++request) {
        engine.controller->translate(hello);
        EVENTUALLY_EQUAL(engine.translations.size(), std::size_t(request) + 1);
    }
    QCOMPARE(engine.translations.back().text, std::string("hello"));
    const auto calls = engine.script->calls();
    const auto first = std::ranges::find(calls, FakeCall::Translate);
    const auto last = std::find(calls.rbegin(), calls.rend(), FakeCall::Translate).base();
    // Between two of the ten lie the slice that ran when it came in, and those until the answer was seen here.
    QVERIFY(std::count(first, last, FakeCall::Advance) <= 60);
    QVERIFY(engine.activity() == Activity::Running);
}

void TestEngineTranslation::dropsStaleAnswers()
{
    EngineRecorder engine;
    QVERIFY(engine.train());
    quint64 newest = 0;
    for (int request = 0; request < 20; ++request)
        newest = engine.controller->translate({});
    EVENTUALLY(!engine.translations.empty());
    const int slices = engine.script->count(FakeCall::Advance);
    EVENTUALLY(engine.script->count(FakeCall::Advance) > slices + 3);
    QCOMPARE(engine.translations.size(), 1u);
    QCOMPARE(engine.translations.front().id, newest);
    QVERIFY(engine.translations.front().end == TranslationEnd::EndToken);
    const auto isNewest = [&](const Translation& partial) { return partial.id == newest; };
    QVERIFY(std::ranges::all_of(engine.partials, isNewest));
}

void TestEngineTranslation::newRequestEndsTheOneUnderWay()
{
    EngineRecorder engine;
    engine.controller->openRun({});
    engine.script->hold(FakeCall::Translate);
    engine.controller->translate({});
    QVERIFY(engine.script->waitUntilHeld(FakeCall::Translate));
    const quint64 second = engine.controller->translate({});
    QVERIFY(engine.script->waitForCalls(FakeCall::Translate, 2)); // only the stop can end the first
    engine.script->release(FakeCall::Translate);
    EVENTUALLY_EQUAL(engine.translations.size(), 1u);
    QCOMPARE(engine.translations.front().id, second);
}

void TestEngineTranslation::boundsPartialAnswers()
{
    EngineRecorder engine;
    engine.script->tokens = 1000;
    engine.script->tokenTime = 100us;
    engine.controller->openRun({});
    const auto begin = DeliveryGate::Clock::now();
    engine.controller->translate({});
    EVENTUALLY_EQUAL(engine.translations.size(), 1u);
    const auto elapsed = DeliveryGate::Clock::now() - begin;
    QVERIFY(engine.partials.size() >= 2);
    QVERIFY(engine.partials.size() <= std::size_t(elapsed / DeliveryGate::interval + 1));
    QCOMPARE(engine.translations.front().target.size(), 1000u);
    const auto lengths = [](const Translation& one, const Translation& two) {
        return one.target.size() < two.target.size();
    };
    QVERIFY(std::ranges::is_sorted(engine.partials, lengths));
}

void TestEngineTranslation::staleFailuresAreDropped()
{
    EngineRecorder engine;
    QVERIFY(engine.load());
    for (int request = 0; request < 5; ++request)
        engine.controller->translate({}); // no model
    EVENTUALLY_EQUAL(engine.errors.size(), 1u);
    QVERIFY(engine.load()); // whatever was still queued has arrived
    QCOMPARE(engine.errors.size(), 1u);
}

void TestEngineTranslation::leavesTrainingAlone()
{
    EngineRecorder engine;
    engine.script->stepLimit = 400;
    QVERIFY(engine.train());
    while (engine.ends.empty()) {
        const std::size_t before = engine.translations.size();
        engine.controller->translate({});
        EVENTUALLY(engine.translations.size() > before);
    }
    const auto steps = engine.steps();
    QCOMPARE(steps.size(), 400u);
    QVERIFY(std::ranges::is_sorted(steps));
    QVERIFY(engine.translations.size() > 3);
}

namespace {

std::vector<TranslationRequest> requestsFor(const std::vector<std::string>& sentences)
{
    std::vector<TranslationRequest> requests;
    for (const auto& sentence : sentences)
        requests.push_back({.source = sentence});
    return requests;
}

} // namespace

void TestEngineTranslation::linesAreAnsweredTogether()
{
    EngineRecorder engine;
    QVERIFY(engine.train());
    std::vector<std::string> answers;
    QObject::connect(engine.controller.get(), &EngineController::linesTranslated, engine.controller.get(),
        [&](const std::vector<Translation>& translations) {
            for (const auto& translation : translations)
                answers.push_back(translation.text);
        });
    const std::vector<std::string> sentences{"one", "two", "three"};
    engine.controller->translateLines(requestsFor(sentences), {});
    EVENTUALLY_EQUAL(answers, sentences);
    QVERIFY(engine.activity() == Activity::Running);
    QVERIFY(engine.translations.empty()); // the person's own sentence is another matter
}

void TestEngineTranslation::stoppedLinesAreNotAnswered()
{
    EngineRecorder engine;
    engine.script->hold(FakeCall::Translate);
    engine.controller->openRun({});
    int answers = 0;
    const auto count = [&] { ++answers; };
    QObject::connect(engine.controller.get(), &EngineController::linesTranslated, engine.controller.get(), count);
    QObject::connect(engine.controller.get(), &EngineController::linesFailed, engine.controller.get(), count);
    std::stop_source stop;
    engine.controller->translateLines(requestsFor({"one", "two"}), stop.get_token());
    QVERIFY(engine.script->waitUntilHeld(FakeCall::Translate));
    stop.request_stop();
    engine.script->release(FakeCall::Translate);
    engine.controller->translate({}); // answered after what came before it
    EVENTUALLY_EQUAL(engine.translations.size(), 1u);
    QCOMPARE(answers, 0);
}

void TestEngineTranslation::linesNeedAModel()
{
    EngineRecorder engine;
    std::vector<Error> errors;
    QObject::connect(engine.controller.get(), &EngineController::linesFailed, engine.controller.get(),
        [&](const Error& error) { errors.push_back(error); });
    engine.controller->translateLines(requestsFor({"one"}), {});
    EVENTUALLY_EQUAL(errors.size(), 1u);
    QVERIFY(errors.front().code == ErrorCode::NotReady);
}

QTEST_GUILESS_MAIN(TestEngineTranslation)
#include "tst_enginetranslation.moc"
