// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/remote/keptreports.h"
#include "engine/remote/wire.h"
#include "heldbytes.h"
#include "tests/support/testprogram.h"

namespace {

constexpr std::size_t mebibyte = 1U << 20U;

/// The sizes of a training's reports.
struct Shape
{
    std::size_t sentences = 5;
    std::size_t tokens = 8; ///< tokens of a watched sentence on each side
    HeadCounts heads;
    std::int64_t every = 1; ///< number of validations from one picture to the next
};

WatchedSnapshot snapshotOf(const Shape& shape, std::size_t index, std::int64_t step)
{
    WatchedSnapshot snapshot{.index = index, .step = step};
    snapshot.sentence.source = std::string(6 * shape.tokens, 's');
    auto& translation = snapshot.translation;
    translation.source.resize(shape.tokens, {.text = "word"});
    translation.target.resize(shape.tokens, {.text = "a longer word than these"});
    translation.probabilities.resize(shape.tokens);
    translation.text = std::string(6 * shape.tokens, 't');
    translation.attention = {.rows = shape.tokens,
        .columns = shape.tokens,
        .weights = std::make_shared<const std::vector<float>>(shape.tokens * shape.tokens)};
    if (shape.heads.heads > 0)
        snapshot.heads = {shape.heads,
            std::make_shared<const std::vector<std::uint8_t>>(
                keptWeights(shape.heads, shape.tokens, shape.tokens).value())};
    return snapshot;
}

/// Three steps, a validation, and sometimes a picture of each watched sentence.
TrainingReports reportsOf(const Shape& shape, std::int64_t number)
{
    TrainingReports reports;
    for (std::int64_t step = 3 * number + 1; step <= 3 * number + 3; ++step)
        reports.steps.push_back({.step = step});
    const auto step = reports.steps.back().step;
    auto& validation = reports.validations.emplace_back();
    validation.step = step;
    validation.pairs = std::make_shared<const std::vector<ValidatedPair>>(8);
    if (shape.heads.heads > 0) {
        auto heads = std::make_shared<HeadReport>();
        heads->step = step;
        heads->heads.resize((shape.heads.encoderLayers + 2 * shape.heads.decoderLayers) * shape.heads.heads);
        validation.heads = std::move(heads);
    }
    for (std::size_t index = 0; number % shape.every == 0 && index < shape.sentences; ++index)
        reports.snapshots.push_back(snapshotOf(shape, index, step));
    reports.progress.step = step;
    return reports;
}

} // namespace

/// The memory, in bytes, that an engine needs for a window that is away.
class TestKeptReports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLongTrainingTakesLittle_data()
    {
        addColumns<Shape>("shape");
        QTest::addRow("short sentences") << Shape{};
        QTest::addRow("short sentences, heads") << Shape{.heads = {2, 2, 4}};
        QTest::addRow("long sentences, many heads") << Shape{.tokens = 60, .heads = {6, 6, 8}, .every = 40};
        QTest::addRow("one word") << Shape{.tokens = 2};
    }

    /// 24,000 validations, 72,000 steps and as many pictures as there may be.
    void aLongTrainingTakesLittle()
    {
        const auto [shape] = fetched<Shape>();
        SessionStateKeeper kept;
        kept.noteRun({}, SessionTraining::Running);
        ReportBatcher batch;
        const auto before = heldBytes();
        std::size_t most = 0;
        constexpr std::int64_t validations = 24'000;
        for (std::int64_t number = 0; number < validations; ++number) {
            auto reports = reportsOf(shape, number);
            kept.noteReports(reports);
            batch.add(std::move(reports));
            most = std::max(most, heldBytes() - before);
        }
        qInfo("%zu MiB", most / mebibyte);
        QVERIFY(most < 60 * mebibyte);

        const auto held = heldBytes();
        forgetMostHeld();
        std::size_t sent = 0;
        {
            const Result<SessionState> state = kept.state();
            for (const auto& part : toWireParts(state, mebibyte))
                sent += part.size();
            QCOMPARE(wireBytes(state), sent);
            QVERIFY(!state->run->snapshots->empty());
            QCOMPARE(state->run->snapshots->back().step, 3 * (validations - shape.every + 1));
        }
        QCOMPARE(heldBytes(), held);
        qInfo("a window that comes costs %zu MiB for a while, of which it gets %zu",
            (mostHeldBytes() - held) / mebibyte, sent / mebibyte);
        QVERIFY(mostHeldBytes() - held < sent + 16 * mebibyte);

        const auto all = batch.take();
        QCOMPARE(all.steps.back().step, 3 * validations);
        QCOMPARE(all.snapshots.back().step, 3 * (validations - shape.every + 1));
    }

    void headsAreThoseOfTheKeptWeights()
    {
        const auto headsOf = [](double loss) {
            return std::make_shared<const HeadReport>(HeadReport{.step = 7, .pairs = std::size_t(loss)});
        };
        const auto report = [&](double loss, bool best, std::optional<MeanOfSaves> mean) {
            TrainingReports reports;
            reports.validations = {{.step = 7, .loss = loss, .best = best, .mean = mean, .heads = headsOf(loss)}};
            return reports;
        };
        SessionStateKeeper kept;
        kept.noteRun({}, SessionTraining::Running);
        kept.noteReports(report(2.0, true, std::nullopt));
        kept.noteReports(report(3.0, false, MeanOfSaves{2, 1, 7}));
        QCOMPARE(kept.state().run->history->heads.size(), std::size_t(1));
        QCOMPARE(kept.state().run->history->heads[0]->pairs, std::size_t(2));
        kept.noteReports(report(1.0, true, MeanOfSaves{2, 1, 7}));
        QCOMPARE(kept.state().run->history->heads.size(), std::size_t(1));
        QCOMPARE(kept.state().run->history->heads[0]->pairs, std::size_t(1));
    }

    /// A state does not change after it was taken.
    void aStateIsNotChangedLater()
    {
        SessionStateKeeper kept;
        kept.noteRun({}, SessionTraining::Running);
        kept.noteReports(reportsOf({}, 0));
        const auto state = kept.state();
        kept.noteReports(reportsOf({}, 1));
        QCOMPARE(state.run->snapshots->size(), std::size_t(5));
        QCOMPARE(kept.state().run->snapshots->size(), std::size_t(10));
    }

    void changedSettingsAreKept()
    {
        RunDescription run;
        run.values = {{"learning_rate", "0.001"}, {"seed", "1"}, {"teacher_forcing", "1"}, {"steps", "0"}};
        SessionStateKeeper kept;
        kept.noteRun(run, SessionTraining::Running);
        TrainingReports reports;
        reports.changes = {{.key = "learning_rate", .value = 0.25}, {.key = "teacher_forcing", .value = 0.5},
            {.key = "learning_rate", .value = 0.125}};
        kept.noteReports(reports);
        kept.noteChanges({{.key = "steps", .value = 900.0}}); // while training is paused
        const auto state = kept.state();
        QCOMPARE(state.run->values[0].value, std::string("0.125"));
        QCOMPARE(state.run->values[1].value, std::string("1"));
        QCOMPARE(state.run->values[2].value, std::string("0.5"));
        QCOMPARE(state.run->values[3].value, std::string("900"));
    }

    void theKeptMeanIsThatOfTheBestWeights()
    {
        TrainingReports mean;
        mean.validations = {{.step = 9, .best = true, .mean = MeanOfSaves{2, 3, 9}}};
        TrainingReports worse;
        worse.validations = {{.step = 12, .mean = MeanOfSaves{3, 3, 12}}};
        TrainingReports better;
        better.validations = {{.step = 15, .best = true}};
        SessionStateKeeper kept;
        kept.noteRun({}, SessionTraining::Running);
        kept.noteReports(mean);
        kept.noteReports(worse);
        QCOMPARE(kept.state().run->mean, std::optional(MeanOfSaves{2, 3, 9}));
        kept.noteReports(better);
        QVERIFY(!kept.state().run->mean);
    }

    void theBestWeightsAreLoadedAtSomeEnds_data()
    {
        QTest::addColumn<TrainingEnd>("end");
        QTest::addColumn<std::int64_t>("weightsStep");
        QTest::newRow("limit") << TrainingEnd::LimitReached << std::int64_t(3);
        QTest::newRow("early") << TrainingEnd::EarlyStopped << std::int64_t(3);
        QTest::newRow("stopped") << TrainingEnd::Stopped << std::int64_t(6);
        QTest::newRow("goal") << TrainingEnd::GoalReached << std::int64_t(6);
    }

    void theBestWeightsAreLoadedAtSomeEnds()
    {
        QFETCH(const TrainingEnd, end);
        QFETCH(const std::int64_t, weightsStep);
        TrainingReports reports;
        reports.validations = {{.step = 3, .best = true}, {.step = 6}};
        reports.progress.step = 6;
        SessionStateKeeper kept;
        kept.noteRun({}, SessionTraining::Running);
        kept.noteReports(reports);
        kept.noteEnd(end);
        QCOMPARE(kept.state().run->weightsStep, weightsStep);
    }
};

ATTENTOSCOPE_TEST(TestKeptReports, QCoreApplication);
#include "tst_keptreports.moc"
