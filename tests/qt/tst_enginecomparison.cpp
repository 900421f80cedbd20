// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "enginerecorder.h"
#include "tests/support/testprogram.h"

namespace {

void gather(EngineRecorder& engine, std::vector<Comparison>& all)
{
    QObject::connect(engine.controller.get(), &EngineController::compared, engine.controller.get(),
        [&all](const Comparison& comparison) { all.push_back(comparison); });
}

} // namespace

class TestEngineComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersWhileTrainingGoesOn()
    {
        EngineRecorder engine;
        std::vector<Comparison> all;
        gather(engine, all);
        QVERIFY(engine.train());
        ComparisonRequest request{.id = 7, .source = "hello"};
        engine.controller->compare(request);
        EVENTUALLY_EQUAL(all.size(), 1u);
        QCOMPARE(all.front().request.id, std::uint64_t(7));
        QCOMPARE(all.front().first.translation.text, std::string("hello"));
        QVERIFY(engine.activity() == Activity::Running);
        QCOMPARE(engine.script->threads().size(), std::size_t(1));
    }

    void onlyTheNewestIsAnswered()
    {
        EngineRecorder engine;
        std::vector<Comparison> all;
        gather(engine, all);
        QVERIFY(engine.load());
        constexpr std::uint64_t newest = 10;
        for (std::uint64_t id = 1; id <= newest; ++id)
            engine.controller->compare({.id = id, .source = {}, .first = {}, .second = {}});
        EVENTUALLY(!all.empty());
        QVERIFY(engine.load());
        QCOMPARE(all.size(), 1u);
        QCOMPARE(all.front().request.id, newest);
    }

    void endingForgetsTheModelsAndTheAnswer()
    {
        EngineRecorder engine;
        std::vector<Comparison> all;
        gather(engine, all);
        engine.controller->compare({});
        engine.controller->endComparison();
        QVERIFY(engine.script->waitForCalls(FakeCall::EndComparison, 1));
        QVERIFY(engine.load());
        QVERIFY(all.empty());
    }

    void whatIsThrownIsSaidOnBothSides()
    {
        EngineRecorder engine;
        std::vector<Comparison> all;
        gather(engine, all);
        engine.script->throwFrom(FakeCall::Compare);
        engine.controller->compare({});
        EVENTUALLY_EQUAL(all.size(), 1u);
        QVERIFY(all.front().first.error && all.front().second.error);
        engine.script->throwFrom(FakeCall::EndComparison);
        engine.controller->endComparison();
        EVENTUALLY_EQUAL(engine.errors.size(), 1u);
    }
};

ATTENTOSCOPE_TEST(TestEngineComparison, QCoreApplication);
#include "tst_enginecomparison.moc"
