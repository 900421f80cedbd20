// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "enginerecorder.h"
#include "tests/support/testprogram.h"

/// Measuring sentences in the engine thread.
class TestEngineSentences : public QObject
{
    Q_OBJECT

    std::vector<MeasuredSentences> m_parts;
    std::vector<Error> m_failures;

    void listenTo(EngineRecorder& engine)
    {
        m_parts.clear();
        m_failures.clear();
        connect(engine.controller.get(), &EngineController::sentencesMeasured, this,
            [this](const MeasuredSentences& part) { m_parts.push_back(part); });
        connect(engine.controller.get(), &EngineController::sentencesFailed, this,
            [this](quint64, const Error& error) { m_failures.push_back(error); });
    }

private Q_SLOTS:
    void everyPartArrives()
    {
        EngineRecorder engine;
        listenTo(engine);
        engine.controller->openRun({});
        engine.controller->measureSentences({.id = 7});
        EVENTUALLY(!m_parts.empty() && m_parts.back().complete);
        QCOMPARE(m_parts.size(), std::size_t(10));
        for (std::size_t at = 0; at < m_parts.size(); ++at) {
            QCOMPARE(m_parts[at].id, std::uint64_t(7));
            QCOMPARE(m_parts[at].sentences.front().line, at + 1);
        }
    }

    void trainingWaitsForThem()
    {
        EngineRecorder engine;
        listenTo(engine);
        engine.script->sentences = 40;
        QVERIFY(engine.train());
        QVERIFY(engine.script->waitForCalls(FakeCall::Advance, 3));
        engine.controller->measureSentences({.id = 1});
        EVENTUALLY(!m_parts.empty() && m_parts.back().complete);
        // All of them with the weights of one step.
        QVERIFY(std::ranges::all_of(m_parts, [&](const auto& part) { return part.step == m_parts.front().step; }));
        const int slices = engine.script->count(FakeCall::Advance);
        QVERIFY(engine.script->waitForCalls(FakeCall::Advance, slices + 3)); // training goes on
        QVERIFY(engine.activity() == Activity::Running);
        const auto steps = engine.steps();
        QVERIFY(std::ranges::is_sorted(steps));
    }

    void translationsAreAnsweredInBetween()
    {
        EngineRecorder engine;
        listenTo(engine);
        engine.script->sentences = 1'000'000;
        engine.controller->openRun({});
        engine.controller->measureSentences({.id = 1});
        EVENTUALLY(m_parts.size() > 2);
        engine.controller->translate({});
        EVENTUALLY_EQUAL(engine.translations.size(), 1u);
        QVERIFY(!m_parts.back().complete);
    }

    void cancellingEndsThemAndTrainingGoesOn()
    {
        EngineRecorder engine;
        listenTo(engine);
        engine.script->sentences = 1'000'000;
        QVERIFY(engine.train());
        engine.controller->measureSentences({.id = 1});
        EVENTUALLY(m_parts.size() > 2);
        engine.controller->cancelSentences();
        const int slices = engine.script->count(FakeCall::Advance);
        QVERIFY(engine.script->waitForCalls(FakeCall::Advance, slices + 5));
        const int measured = engine.script->count(FakeCall::AdvanceSentences);
        QVERIFY(engine.script->waitForCalls(FakeCall::Advance, slices + 10));
        QCOMPARE(engine.script->count(FakeCall::AdvanceSentences), measured);
        QVERIFY(m_failures.empty() && engine.errors.empty());
    }

    void aNewRequestTakesTheirPlace()
    {
        EngineRecorder engine;
        listenTo(engine);
        engine.script->sentences = 1'000'000;
        engine.controller->openRun({});
        engine.controller->measureSentences({.id = 1});
        EVENTUALLY(m_parts.size() > 2);
        engine.script->sentences = 20;
        engine.controller->measureSentences({.id = 2});
        EVENTUALLY(m_parts.back().complete);
        QCOMPARE(m_parts.back().id, std::uint64_t(2));
        QCOMPARE(std::ranges::count(m_parts, std::uint64_t(2), &MeasuredSentences::id), 20);
    }

    void failuresLeaveTrainingAlone()
    {
        EngineRecorder engine;
        listenTo(engine);
        QVERIFY(engine.train());
        for (const auto call : {FakeCall::MeasureSentences, FakeCall::AdvanceSentences}) {
            engine.script->fail(call, ErrorCode::BadData);
            const auto before = m_failures.size();
            engine.controller->measureSentences({.id = 1});
            EVENTUALLY_EQUAL(m_failures.size(), before + 1);
            engine.script->behave(call);
            const int slices = engine.script->count(FakeCall::Advance);
            QVERIFY(engine.script->waitForCalls(FakeCall::Advance, slices + 3));
            QVERIFY(engine.activity() == Activity::Running);
        }
        engine.script->throwFrom(FakeCall::AdvanceSentences);
        engine.controller->measureSentences({.id = 1});
        EVENTUALLY_EQUAL(m_failures.size(), std::size_t(3));
        QVERIFY(engine.activity() == Activity::Running);
    }
};

ATTENTOSCOPE_TEST(TestEngineSentences, QCoreApplication);
#include "tst_enginesentences.moc"
