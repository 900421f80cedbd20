// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/wire.h"
#include "engine/types/catalogue.h"
#include "tests/support/servedengine.h"
#include "tests/support/testprogram.h"
#include "tests/support/trainedsessions.h"

namespace {

constexpr const char* fixtures = ATTENTOSCOPE_TEST_SOURCES "/data/foreign/";

/// Removes all values that depend on the clock.
void forgetTime(TrainingReports& reports)
{
    for (auto& step : reports.steps)
        step.seconds = step.targetTokensPerSecond = 0.0;
    for (auto& validation : reports.validations)
        validation.seconds = 0.0;
    for (auto& change : reports.changes)
        change.seconds = 0.0;
    reports.snapshots.clear(); // snapshots are taken when there is time
    reports.progress.seconds = reports.progress.secondsLeft = 0.0;
    reports.progress.targetTokensPerSecond = reports.progress.sourceTokensPerSecond = 0.0;
}

std::string trained(Session& session, std::size_t count)
{
    std::string bytes;
    for (std::size_t steps = 0; steps < count;) {
        auto reports = session.advance(0ms, {});
        if (!reports)
            qFatal("%s", reports.error().message.c_str());
        steps += reports->steps.size();
        forgetTime(*reports);
        bytes += toWire(*reports);
    }
    return bytes;
}

template <typename T>
std::string bytesOfResult(const Result<T>& result)
{
    return toWire(result);
}

/// The bytes of everything that is asked.
std::vector<std::pair<const char*, std::string>> answers(Session& session, const std::string& preset)
{
    std::vector<std::pair<const char*, std::string>> all;
    const bool isVectors = preset == "unshuffle";
    DataRequest data{.sample = isVectors ? "unshuffle" : "tiny-french", .samplePairs = 300};
    all.emplace_back("data", bytesOfResult(session.loadData(data, {}, {})));
    TrainingRequest request{.preset = preset, .settings = {{"threads", "1"}}};
    request.watched = {{isVectors ? "" : "the black cat sleeps", {}}};
    if (isVectors)
        request.watched.clear();
    all.emplace_back("size", bytesOfResult(session.sizeOf(request)));
    all.emplace_back("run", bytesOfResult(session.startTraining(request)));
    all.emplace_back("training", trained(session, 20));
    const std::string source = isVectors ? "0.5 0.25 0.75" : "the black cat sleeps";
    TranslationRequest asked{.id = 5, .source = source, .alternatives = 3, .heads = HeadsAnswer::All};
    const auto translation = session.translate(asked, {}, {});
    all.emplace_back("translation", bytesOfResult(translation));
    asked.beam = 3;
    asked.beamAnswer = BeamAnswer::Whole;
    all.emplace_back("beam", bytesOfResult(session.translate(asked, {}, {})));
    all.emplace_back(
        "translations", bytesOfResult(session.translateAll({{.source = source}, {.source = source}}, {}, {})));
    if (translation) {
        DissectionRequest cell{.id = 6, .translation = *translation, .row = 0, .column = 0};
        if (!translation->heads.empty())
            cell.head = translation->heads.back().id;
        all.emplace_back("dissection", bytesOfResult(session.dissect(cell)));
    }
    if (translation) {
        all.emplace_back("erasure", bytesOfResult(session.erase({.id = 9, .translation = *translation, .head = {}})));
        all.emplace_back("values", bytesOfResult(session.measureValues(*translation)));
    }
    LayersRequest layers{.id = 10};
    layers.translation.source = source;
    all.emplace_back("layers", bytesOfResult(session.translateFromLayers(layers, {})));
    all.emplace_back("faithfulness", bytesOfResult(session.measureFaithfulness({.count = 2}, {}, {})));
    all.emplace_back("patterns", bytesOfResult(session.measurePatterns({.sample = {}, .count = 2}, {}, {})));
    all.emplace_back("trials",
        bytesOfResult(session.tryWithoutHeads(
            {.sample = {.data = data, .sentences = 3}, .switchedOff = {}, .tried = {AttentionHead{}}}, {}, {})));
    all.emplace_back("comparison", toWire(session.compare({.id = 7, .source = source}, {})));
    session.endComparison();
    if (session.measureSentences({.id = 8}, {}))
        for (Result<MeasuredSentences> part = session.advanceSentences(0ms, {}); part;
            part = session.advanceSentences(0ms, {})) {
            all.emplace_back("sentences", bytesOfResult(part));
            if (part->complete)
                break;
        }
    all.emplace_back("evaluation", bytesOfResult(session.evaluate({.data = data}, {}, {})));
    all.emplace_back("alignment", bytesOfResult(session.align({.data = data}, {}, {})));
    all.emplace_back("plan", bytesOfResult(session.planFineTuning({.from = std::string(fixtures) + "marian-f32"}, {})));
    all.emplace_back("no plan", bytesOfResult(session.planFineTuning({}, {})));
    all.emplace_back("links that were drawn", bytesOfResult(session.drawnLinks()));
    all.emplace_back("drawn links", bytesOfResult(session.drawLinks({{"no pair", "of these"}, {{1, 0}}})));
    all.emplace_back("refused", bytesOfResult(session.openRun("/no/such/run", RunDetail::History)));
    session.setLearningRate(0.25);
    all.emplace_back("more training", trained(session, 3));
    all.emplace_back("validation", bytesOfResult(session.validateNow()));
    all.emplace_back("discarded", bytesOfResult(session.discardTraining()));
    all.emplace_back("nothing to discard", bytesOfResult(session.save()));
    return all;
}

} // namespace

/// The same requests go to an engine in this process and to one over a connection. This is done with every kind of
/// attention. All answers are equal, bit for bit.
class TestRemoteSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersAreEqual_data()
    {
        QTest::addColumn<std::string>("preset");
        for (const auto* preset :
            {"recommended", "luong-local-p", "tutorial-location", "no-attention", "transformer-tiny", "unshuffle"})
            QTest::newRow(preset) << std::string(preset);
    }

    void answersAreEqual()
    {
        QFETCH(const std::string, preset);
        const auto local = answers(*createSession({.threads = 1}), preset);
        ServedEngine engine([]() -> Result<std::unique_ptr<Session>> { return createSession({.threads = 1}); });
        const auto session = engine.connect();
        const auto remote = answers(*session, preset);
        QCOMPARE(remote.size(), local.size());
        for (std::size_t place = 0; place < local.size(); ++place) {
            QVERIFY2(!local[place].second.empty(), local[place].first);
            QVERIFY2(remote[place].second == local[place].second, local[place].first);
        }
    }

    /// A run that is saved, opened and resumed over a connection.
    void runsAreEqual()
    {
        const QTemporaryDir folder;
        const auto run = folder.filePath("run").toStdString();
        ServedEngine engine([]() -> Result<std::unique_ptr<Session>> { return createSession({.threads = 1}); });
        const auto session = engine.connect();
        QVERIFY(session->loadData({.sample = "copy", .samplePairs = 200}, {}, {}));
        QVERIFY(session->startTraining({.preset = "recommended", .limit = {.steps = 8}, .runFolder = run}));
        while (true) {
            const auto reports = session->advance(20ms, {}); // the engine trains by itself
            QVERIFY(reports);
            if (reports->end != TrainingEnd::StillRunning)
                break;
        }
        QVERIFY(session->finishTraining(TrainingEnd::LimitReached));
        const auto opened = session->openRun(run, RunDetail::History);
        QVERIFY(opened);
        QCOMPARE(opened->history->steps.size(), std::size_t(8));
        const auto here = createSession({.threads = 1});
        QVERIFY(here->loadData({.sample = "copy", .samplePairs = 200}, {}, {}));
        const auto local = here->openRun(run, RunDetail::History);
        QVERIFY(local);
        QCOMPARE(toWire(*opened), toWire(*local));
        QVERIFY(session->resumeTraining(run, {.steps = 12}, {}));
        std::vector<double> losses;
        while (losses.size() < 4) {
            const auto reports = session->advance(20ms, {});
            QVERIFY(reports);
            for (const auto& step : reports->steps)
                losses.push_back(step.loss);
        }
        QCOMPARE(losses.size(), std::size_t(4));
    }

    /// Copying all heads after each word would take time with the cube of the length.
    void partialAnswersHaveNoHeads()
    {
        const auto session = createSession({.threads = 1});
        QVERIFY(session->loadData({.sample = "tiny-french", .samplePairs = 300}, {}, {}));
        QVERIFY(session->startTraining({.preset = "transformer-tiny", .settings = {{"threads", "1"}}}));
        std::size_t words = 0;
        const auto sink = [&](const std::function<Translation()>& soFar) {
            const auto draft = soFar();
            QVERIFY(draft.heads.empty() && !draft.text.empty());
            words = draft.target.size();
        };
        const TranslationRequest request{.source = "the black cat sleeps", .heads = HeadsAnswer::All};
        const auto translation = session->translate(request, sink, {});
        QVERIFY(translation && !translation->heads.empty());
        QCOMPARE(words, translation->target.size());
    }
};

ATTENTOSCOPE_TEST(TestRemoteSession, QCoreApplication);
#include "tst_remotesession.moc"
