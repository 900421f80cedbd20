// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "enginerecorder.h"

#include "engine/qt/engineflags.h"
#include "tests/support/testprogram.h"

namespace {

TranslationRequest requestWith(std::uint64_t id, TranslationPurpose purpose = TranslationPurpose::Typing)
{
    return TranslationRequest{.id = id, .purpose = purpose};
}

Result<std::vector<Translation>> threeSentences(Session& session, const std::stop_token& stop)
{
    std::vector<TranslationRequest> requests(3);
    for (std::size_t index = 0; index < requests.size(); ++index)
        requests[index].source = std::to_string(index);
    return session.translateAll(requests, {}, stop);
}

} // namespace

class TestEngineTranslation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersBetweenTwoSlices()
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
        // Slices between two of the ten translations: the one that ran when the request came, and those until this
        // thread saw the answer.
        QVERIFY(std::count(first, last, FakeCall::Advance) <= 60);
        QVERIFY(engine.activity() == Activity::Running);
    }

    void dropsStaleAnswers()
    {
        EngineRecorder engine;
        QVERIFY(engine.train());
        constexpr std::uint64_t newest = 20;
        for (std::uint64_t id = 1; id <= newest; ++id)
            engine.controller->translate(requestWith(id));
        EVENTUALLY(!engine.translations.empty());
        const int slices = engine.script->count(FakeCall::Advance);
        EVENTUALLY(engine.script->count(FakeCall::Advance) > slices + 3);
        QCOMPARE(engine.translations.size(), 1u);
        QCOMPARE(engine.translations.front().id, newest);
        QVERIFY(engine.translations.front().end == TranslationEnd::EndToken);
        const auto isNewest = [&](const Translation& partial) { return partial.id == newest; };
        QVERIFY(std::ranges::all_of(engine.partials, isNewest));
    }

    void newRequestEndsTheOneUnderWay()
    {
        EngineRecorder engine;
        engine.controller->openRun({});
        engine.script->hold(FakeCall::Translate);
        engine.controller->translate(requestWith(1));
        QVERIFY(engine.script->waitUntilHeld(FakeCall::Translate));
        engine.controller->translate(requestWith(2));
        QVERIFY(engine.script->waitForCalls(FakeCall::Translate, 2)); // the first call ends only if it is stopped
        engine.script->release(FakeCall::Translate);
        EVENTUALLY_EQUAL(engine.translations.size(), 1u);
        QCOMPARE(engine.translations.front().id, std::uint64_t(2));
    }

    void boundsPartialAnswers()
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

    void staleFailuresAreDropped()
    {
        EngineRecorder engine;
        QVERIFY(engine.load());
        for (int request = 0; request < 5; ++request)
            engine.controller->translate({}); // no model
        EVENTUALLY_EQUAL(engine.errors.size(), 1u);
        QVERIFY(engine.load()); // anything that was queued has arrived by now
        QCOMPARE(engine.errors.size(), 1u);
    }

    void leavesTrainingAlone()
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

    void picturesAreAllAnswered()
    {
        EngineRecorder engine;
        engine.script->hold(FakeCall::OpenRun);
        engine.controller->openRun({});
        for (const std::uint64_t id : {1, 2})
            engine.controller->translate(requestWith(id, TranslationPurpose::Picture));
        engine.controller->translate(requestWith(3)); // typed meanwhile
        engine.script->release(FakeCall::OpenRun);
        EVENTUALLY_EQUAL(engine.translations.size(), 3u);
        for (std::size_t index = 0; index < 3; ++index)
            QCOMPARE(engine.translations[index].id, std::uint64_t(index + 1));
    }

    void picturesAreNotToldWordByWord()
    {
        EngineRecorder engine;
        engine.script->tokens = 200;
        engine.controller->openRun({});
        engine.controller->translate(requestWith(1, TranslationPurpose::Picture));
        EVENTUALLY_EQUAL(engine.translations.size(), 1u);
        QVERIFY(engine.partials.empty()); // nobody reads along
    }

    void aModelIsNeeded()
    {
        EngineRecorder engine;
        engine.controller->translate(requestWith(7, TranslationPurpose::Picture));
        engine.controller->translate(requestWith(8));
        EVENTUALLY_EQUAL(engine.failedTranslations, (std::vector<quint64>{7, 8}));
        QVERIFY(engine.errors.front().code == ErrorCode::NotReady);
    }

    void whoeverAsksIsAnswered()
    {
        EngineRecorder engine;
        QVERIFY(engine.train());
        QObject asker;
        std::vector<std::string> answers;
        engine.controller->ask(&asker, threeSentences, [&](const Result<std::vector<Translation>>& answer) {
            QVERIFY(answer);
            for (const auto& translation : *answer)
                answers.push_back(translation.text);
        });
        EVENTUALLY_EQUAL(answers, (std::vector<std::string>{"0", "1", "2"}));
        QVERIFY(engine.activity() == Activity::Running);
        QVERIFY(engine.translations.empty()); // the request for the person's own sentence does not count
    }

    void whoeverIsGoneIsNotAnswered()
    {
        EngineRecorder engine;
        engine.controller->openRun({});
        auto asker = std::make_unique<QObject>();
        int answers = 0;
        engine.controller->ask(asker.get(), threeSentences, [&](const auto&) { ++answers; });
        asker.reset();
        engine.controller->translate({}); // answered after what came before it
        EVENTUALLY_EQUAL(engine.translations.size(), 1u);
        QCOMPARE(answers, 0);
    }

    void whatIsStoppedIsNotAnswered()
    {
        EngineRecorder engine;
        engine.script->hold(FakeCall::Translate);
        engine.controller->openRun({});
        int answers = 0;
        std::stop_source stop;
        engine.controller->ask(
            engine.controller.get(), threeSentences, [&](const auto&) { ++answers; }, stop.get_token());
        QVERIFY(engine.script->waitUntilHeld(FakeCall::Translate));
        stop.request_stop();
        engine.script->release(FakeCall::Translate);
        engine.controller->translate({}); // answered after what came before it
        EVENTUALLY_EQUAL(engine.translations.size(), 1u);
        QCOMPARE(answers, 0);
    }
};

ATTENTOSCOPE_TEST(TestEngineTranslation, QCoreApplication);
#include "tst_enginetranslation.moc"
