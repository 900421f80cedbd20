// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/runfolder.h"
#include "engine/storage/runsave.h"
#include "engine/training/saveaveraging.h"
#include "engine/training/trainingcourse.h"
#include "engine/training/trainingloop.h"
#include "tests/engine/storage/runsamples.h"
#include "tests/support/testprogram.h"

#include <new>

namespace {

/// A task that never computes.
class IdleTask : public TrainingTask
{
public:
    TrainingConfiguration settings;
    std::int64_t batches = 100; ///< in the first epoch
    std::int64_t fluctuation = 0; ///< number of batches by which epochs differ, as with batch_tokens
    double work = 5'000.0; ///< work of a validation, in target tokens
    bool isBleuMeaningful = true;

    const TrainingConfiguration& configuration() const override { return settings; }
    ValidationMeasure decidingMeasure() const override
    {
        return isBleuMeaningful ? settings.validationMeasure : ValidationMeasure::Loss;
    }
    std::int64_t batchesInEpoch(std::int64_t epoch) override { return batches + epoch % 3 * fluctuation; }
    Result<BatchReport> trainBatch(const RunPosition&, double) override { return BatchReport(); }
    Message useLessMemory(const RunPosition&) override { return {}; }
    bool beginValidation() override { return true; }
    std::optional<ValidationReport> advanceValidation() override { return std::nullopt; }
    void cancelValidation() override { }
    double validationWork() const override { return work; }
    ValidationRest shortenValidation() override { return ValidationRest::Short; }
    std::optional<Translation> decode(const WatchedSentence&) override { return std::nullopt; }
    StoredTensors weights() const override { return {}; }
    Result<void> setWeights(const StoredTensors&, std::int64_t) override { return {}; }
    StoredTensors state() const override { return {}; }
    Result<void> setState(const StoredTensors&) override { return {}; }
};

struct Measured
{
    double loss, bleu;
};

/// Whether each of these validations is the best so far. There is one for each step.
std::vector<bool> bestOf(TrainingCourse& course, const std::vector<Measured>& validations)
{
    std::vector<bool> best;
    for (const auto& [loss, bleu] : validations) {
        course.advancePosition(0.1, 100);
        ValidationReport report{.step = course.position().step, .loss = loss, .bleu = bleu};
        course.decideBy(report);
        best.push_back(report.best);
    }
    return best;
}

const std::vector<Measured> overfitting{{2.0, 10.0}, {1.5, 9.0}, {1.7, 20.0}, {1.9, 21.0}};

/// The results of a training for a number of minutes.
struct Trained
{
    double seconds = 0.0;
    double validating = 0.0;
    std::int64_t steps = 0, validations = 0, lastValidated = 0, planned = 0, plannedValidations = 0;
    double plannedTokens = 0.0;
};

struct Costs
{
    double step, validation, save;
};

Trained train(TrainingCourse& course, const Costs& costs)
{
    Trained trained;
    course.time().setSaveSeconds(costs.save);
    while (!course.isLimitReached()) {
        course.advancePosition(costs.step, 500);
        if (!course.isValidationDue())
            continue;
        course.time().beginValidation();
        course.addSeconds(costs.validation);
        course.time().addValidation(costs.validation);
        course.time().endValidation();
        ValidationReport report{.step = course.position().step, .loss = 1.0 / static_cast<double>(trained.steps + 1)};
        course.decideBy(report);
        ++trained.validations;
        trained.validating += costs.validation;
        trained.lastValidated = report.step;
    }
    trained.seconds = course.position().seconds + costs.save;
    trained.steps = course.position().step;
    trained.planned = course.plan() ? course.plan()->steps : 0;
    trained.plannedValidations = course.plan() ? course.plan()->validations : 0;
    trained.plannedTokens = course.plan() ? course.plan()->targetTokens : 0.0;
    return trained;
}

/// A task with one weight, to which each batch adds 1. Some of its validations run out of memory.
class CountingTask final : public IdleTask
{
public:
    std::set<int> withoutMemory; ///< numbers of the validations that run out of memory, counted from 1
    std::vector<std::pair<float, double>> trained; ///< weight and rate of each batch
    float weight = 0.0f;

    Result<BatchReport> trainBatch(const RunPosition&, double rate) override
    {
        trained.emplace_back(weight, rate);
        weight += 1.0f;
        return BatchReport();
    }
    std::optional<ValidationReport> advanceValidation() override
    {
        if (withoutMemory.contains(++m_validations))
            throw std::bad_alloc();
        return ValidationReport{.loss = 1.0 + std::abs(static_cast<double>(weight) - 4.0)}; // least at step 4
    }
    StoredTensors weights() const override
    {
        StoredTensor stored{.name = "weight", .shape = {1}, .bytes = std::vector<std::byte>(sizeof weight)};
        std::memcpy(stored.bytes.data(), &weight, sizeof weight);
        return {.tensors = {std::move(stored)}, .metadata = {}};
    }
    Result<void> setWeights(const StoredTensors& weights, std::int64_t) override
    {
        std::memcpy(&weight, weights.tensors.front().bytes.data(), sizeof weight);
        return {};
    }

private:
    int m_validations = 0;
};

/// Its validations have no end, until memory runs out.
class EndlessTask final : public IdleTask
{
public:
    bool hasMemory = true;

    std::optional<ValidationReport> advanceValidation() override
    {
        if (!hasMemory)
            throw std::bad_alloc();
        return std::nullopt;
    }
};

} // namespace

/// When a training validates and ends, and which weights are the best. The test sets the clock.
class TestTrainingCourse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBestIsByTheMeasure()
    {
        IdleTask task;
        TrainingCourse byLoss(task, {.steps = 100});
        QCOMPARE(bestOf(byLoss, overfitting), (std::vector<bool>{true, true, false, false}));
        QCOMPARE(byLoss.position().bestStep, 2);
        task.settings.validationMeasure = ValidationMeasure::Bleu;
        TrainingCourse byBleu(task, {.steps = 100});
        QCOMPARE(bestOf(byBleu, overfitting), (std::vector<bool>{true, false, true, true}));
        QCOMPARE(byBleu.position().bestStep, 4);
        QCOMPARE(byBleu.position().bestBleu.value(), 21.0);
    }

    void equalBleuLeavesItToTheLoss()
    {
        IdleTask task;
        task.settings.validationMeasure = ValidationMeasure::Bleu;
        TrainingCourse course(task, {.steps = 100});
        QCOMPARE(bestOf(course, {{5.0, 0.0}, {4.0, 0.0}, {4.5, 0.0}}), (std::vector<bool>{true, true, false}));
    }

    void aPlateauIsOfTheMeasure()
    {
        IdleTask task;
        task.settings.schedule = ScheduleKind::Plateau;
        task.settings.learningRate = 0.8;
        TrainingCourse byLoss(task, {.steps = 100});
        bestOf(byLoss, overfitting);
        QCOMPARE(byLoss.position().learningRate, 0.2);
        task.settings.validationMeasure = ValidationMeasure::Bleu;
        TrainingCourse byBleu(task, {.steps = 100});
        bestOf(byBleu, overfitting);
        QCOMPARE(byBleu.position().learningRate, 0.4);
    }

    void patienceIsWithTheMeasure()
    {
        IdleTask task;
        task.settings.patience = 2;
        TrainingCourse byLoss(task, {.steps = 100});
        bestOf(byLoss, overfitting);
        QVERIFY(byLoss.isPatienceOver());
        task.settings.validationMeasure = ValidationMeasure::Bleu;
        TrainingCourse byBleu(task, {.steps = 100});
        bestOf(byBleu, overfitting);
        QVERIFY(!byBleu.isPatienceOver());
        bestOf(byBleu, {{1.0, 20.0}, {0.9, 20.5}});
        QVERIFY(byBleu.isPatienceOver());
    }

    /// The mean is over the weights with the lowest loss or with the highest BLEU. The measure decides which.
    void aMeanIsMadeByTheMeasure()
    {
        const auto membersOf = [](ValidationMeasure measure) {
            IdleTask task;
            task.settings.averageSaves = 2;
            task.settings.validationMeasure = measure;
            RunPosition position;
            SaveAveraging averaging(task, position);
            for (std::size_t index = 0; index < overfitting.size(); ++index)
                averaging.add({.step = std::int64_t(index + 1),
                    .loss = overfitting[index].loss,
                    .bleu = overfitting[index].bleu});
            RunSave save;
            averaging.complete(save);
            std::vector<std::int64_t> steps;
            for (const auto& member : save.window)
                steps.push_back(member->step);
            return steps;
        };
        QCOMPARE(membersOf(ValidationMeasure::Loss), (std::vector<std::int64_t>{2, 3}));
        QCOMPARE(membersOf(ValidationMeasure::Bleu), (std::vector<std::int64_t>{3, 4}));
    }

    /// The mean is kept if it is better than the best weights by the measure. The other measure does not matter.
    void aMeanIsKeptByTheMeasure()
    {
        const auto isKept = [](ValidationMeasure measure, const Measured& mean) {
            IdleTask task;
            task.settings.validationMeasure = measure;
            TrainingCourse course(task, {.steps = 100});
            bestOf(course, overfitting);
            const auto before = course.position();
            course.position().mean = MeanOfSaves{2, 3, 4};
            ValidationReport report{.step = 4, .loss = mean.loss, .bleu = mean.bleu};
            course.decideByMean(report);
            const auto& after = course.position();
            [&] {
                QCOMPARE(report.mean, course.position().mean);
                QCOMPARE(after.bestLoss, report.best ? mean.loss : before.bestLoss);
                QCOMPARE(after.bestBleu.value(), report.best ? mean.bleu : before.bestBleu.value());
                QCOMPARE(after.bestStep, report.best ? 4 : before.bestStep);
            }();
            return report.best;
        };
        const Measured higherBleu{2.5, 22.0}, lowerLoss{1.0, 20.5}, sameBleu{1.8, 21.0};
        QVERIFY(isKept(ValidationMeasure::Bleu, higherBleu));
        QVERIFY(!isKept(ValidationMeasure::Bleu, lowerLoss));
        QVERIFY(isKept(ValidationMeasure::Bleu, sameBleu)); // then the loss decides
        QVERIFY(!isKept(ValidationMeasure::Loss, higherBleu));
        QVERIFY(isKept(ValidationMeasure::Loss, lowerLoss));
    }

    void timeIsKept_data()
    {
        addColumns<double, double, double, int>("minutes", "step", "validation", "batches");
        for (const double minutes : {1.0, 10.0, 60.0})
            for (const double step : {0.02, 0.2, 1.0})
                for (const double validation : {0.2, 1.0, 2.9})
                    for (const int batches : {20, 450, 100'000})
                        QTest::addRow("%g min, %g s, %g s, %d", minutes, step, validation, batches)
                            << minutes << step << validation << batches;
    }

    /// A training uses its time to the second, with at most a tenth for validations. It does what was planned.
    void timeIsKept()
    {
        const auto [minutes, step, validation, batches] = fetched<double, double, double, int>();
        IdleTask task;
        task.batches = batches;
        task.work = 1.5 * 500.0 * validation / step; // an estimate that is half as much again as what it costs
        TrainingCourse course(task, {.minutes = minutes});
        const auto trained = train(course, {step, validation, 0.5});
        const double limit = 60.0 * minutes;
        const auto told =
            u"%1 s, %2 s of them validating, %3 steps planned, %4 made, %5 and %6 validations"_s.arg(trained.seconds)
                .arg(trained.validating)
                .arg(trained.planned)
                .arg(trained.steps)
                .arg(trained.plannedValidations)
                .arg(trained.validations);
        QVERIFY2(std::abs(trained.seconds - limit) < 3.0, qPrintable(told));
        QVERIFY2(trained.validating <= 0.1 * limit, qPrintable(told));
        QCOMPARE(trained.lastValidated, trained.steps);
        const auto steps = static_cast<double>(trained.steps);
        QVERIFY2(std::abs(static_cast<double>(trained.planned) - steps) < 0.07 * steps, qPrintable(told));
        QCOMPARE(trained.plannedTokens, 500.0 * static_cast<double>(trained.planned));
        // The setting asks for one validation in each epoch. Only a long training needs a further one, to learn what it
        // costs.
        QVERIFY2(trained.validations <= trained.steps / batches + 2, qPrintable(told));
    }

    void withoutValidationAllTimeIsForSteps()
    {
        IdleTask task;
        task.work = 0.0;
        TrainingCourse course(task, {.minutes = 1.0});
        course.time().setSaveSeconds(0.0);
        while (!course.isLimitReached()) {
            course.advancePosition(0.25, 500);
            QVERIFY(!course.isValidationDue());
        }
        QCOMPARE(course.position().step, 240);
        QCOMPARE(course.plan()->validations, 0);
    }

    /// After the last validation, the mean is validated too.
    void theMeanOfSavesHasItsTime()
    {
        IdleTask task;
        task.work = 5'000.0; // two seconds
        TrainingCourse plain(task, {.minutes = 10.0});
        task.settings.averageSaves = 5;
        TrainingCourse averaging(task, {.minutes = 10.0});
        const Costs costs{0.2, 2.0, 0.5};
        const auto without = train(plain, costs);
        const auto with = train(averaging, costs);
        QVERIFY(std::abs(without.seconds - with.seconds - costs.validation) < 0.5);
        QVERIFY(with.validating + costs.validation <= 60.0);
        QVERIFY(averaging.plan()->validations <= plain.plan()->validations + 1);
    }

    void theWarmUpIsATenthAtMost()
    {
        IdleTask task;
        task.settings.warmupSteps = 100;
        TrainingCourse shortOne(task, {.minutes = 1.0});
        QCOMPARE(shortOne.warmupSteps(), 100.0);
        const auto trained = train(shortOne, {0.25, 1.0, 0.5});
        QCOMPARE(shortOne.warmupSteps(), 0.1 * static_cast<double>(trained.planned));
        TrainingCourse longOne(task, {.minutes = 10.0});
        train(longOne, {0.25, 1.0, 0.5});
        QCOMPARE(longOne.warmupSteps(), 100.0);
        TrainingCourse bySteps(task, {.steps = 50});
        train(bySteps, {0.25, 1.0, 0.5});
        QCOMPARE(bySteps.warmupSteps(), 100.0);
    }

    void validationsThatTakeTooLongAreLeftOut()
    {
        IdleTask task;
        task.work = 2'500.0; // a second, at the speed below
        TrainingCourse course(task, {.minutes = 1.0});
        while (!course.isValidationDue())
            course.advancePosition(0.2, 500);
        course.time().beginValidation();
        int parts = 0;
        for (; !course.isValidationTooLong(); ++parts) {
            course.addSeconds(0.1);
            course.time().addValidation(0.1);
        }
        QVERIFY2(parts >= 19 && parts <= 22, qPrintable(QString::number(parts))); // twice as long as expected
        course.leaveOutValidations();
        while (!course.isLimitReached()) {
            QVERIFY(!course.isValidationDue());
            course.advancePosition(0.2, 500);
        }
        QVERIFY(!course.isValidationDue());
        QVERIFY(course.position().seconds > 58.0);
    }

    /// Time that is kept for the end is not used for training, so the seconds alone do not show that the limit is
    /// reached.
    void aLimitOfTimeStaysReached()
    {
        IdleTask task;
        TrainingCourse course(task, {.minutes = 1.0});
        while (!course.isLimitReached())
            course.advancePosition(0.5, 500);
        course.time().setSaveSeconds(0.0);
        course.time().stopValidating();
        QVERIFY(course.position().seconds < 59.0);
        QVERIFY(course.isLimitReached());
        course.setLimit({.minutes = 2.0});
        QVERIFY(!course.isLimitReached());
    }

    void otherLimitsHaveNoPlan()
    {
        IdleTask task;
        TrainingCourse course(task, {.epochs = 2});
        const auto trained = train(course, {0.1, 1.0, 0.5});
        QVERIFY(!course.plan());
        QCOMPARE(trained.steps, 200);
        QCOMPARE(trained.validations, 2);
    }

    void validationsKeepTheirDistance()
    {
        IdleTask task;
        task.fluctuation = 7;
        task.settings.validationEpochs = 0.5;
        TrainingCourse course(task, {.steps = 2'000});
        std::vector<std::int64_t> steps, expected;
        while (!course.isLimitReached()) {
            course.advancePosition(0.1, 500);
            if (!course.isValidationDue())
                continue;
            ValidationReport report{.step = course.position().step, .loss = 1.0};
            course.decideBy(report);
            steps.push_back(report.step);
            if (report.step == 300)
                QVERIFY(course.restore(RunPosition(course.position())));
        }
        for (std::int64_t step = 50; step <= 2'000; step += 50)
            expected.push_back(step);
        QCOMPARE(steps, expected);
    }

    void aLossThatIsNoNumberIsNeverTheBest()
    {
        constexpr double none = std::numeric_limits<double>::quiet_NaN(),
                         endless = std::numeric_limits<double>::infinity();
        for (const auto measure : {ValidationMeasure::Loss, ValidationMeasure::Bleu}) {
            IdleTask task;
            task.settings.validationMeasure = measure;
            task.settings.averageSaves = 3;
            TrainingCourse course(task, {.steps = 100});
            QCOMPARE(bestOf(course, {{none, 9.0}, {endless, 9.0}, {2.0, 1.0}, {none, 9.0}, {1.0, 2.0}}),
                (std::vector<bool>{false, false, true, false, true}));
            RunPosition position;
            SaveAveraging averaging(task, position);
            averaging.add({.step = 1, .loss = none, .bleu = 9.0});
            averaging.add({.step = 2, .loss = 2.0, .bleu = 1.0});
            QVERIFY(!averaging.isPossible());
        }
        // An older version saved such a one as the best.
        IdleTask task;
        TrainingCourse course(task, {.steps = 100});
        QVERIFY(course.restore({.step = 5, .bestLoss = none, .bestStep = 5, .learningRate = 0.1}));
        QCOMPARE(bestOf(course, {{3.0, 0.0}}), std::vector<bool>{true});
    }

    /// A meaningless BLEU decides nothing: not the best weights, the mean, the rate or the end.
    void whatIsMeasuredWellDecides()
    {
        IdleTask task;
        task.settings.validationMeasure = ValidationMeasure::Bleu;
        task.settings.schedule = ScheduleKind::Plateau;
        task.settings.learningRate = 0.8;
        task.settings.patience = 2;
        task.settings.averageSaves = 2;
        task.isBleuMeaningful = false;
        TrainingCourse course(task, {.steps = 100});
        QCOMPARE(bestOf(course, overfitting), (std::vector<bool>{true, true, false, false}));
        QCOMPARE(course.position().learningRate, 0.2);
        QVERIFY(course.isPatienceOver());
        QVERIFY(QString::fromStdString(stopsEarly(task, 2).text()).startsWith("The loss on"));
        const auto notices = noticesAtStart(task, course);
        QCOMPARE(notices.size(), std::size_t(1));
        QVERIFY(QString::fromStdString(notices.front().text()).startsWith("The loss decides"));
        // The ranks of a window that an older version saved were those of BLEU.
        RunPosition position;
        SaveAveraging averaging(task, position);
        RunSave save;
        for (const std::int64_t step : {1, 2})
            save.window.push_back(std::make_shared<const AveragedWeights>(AveragedWeights{step, -20.0, {}}));
        averaging.restore(save);
        averaging.complete(save);
        RunSave written{.position = {.step = 2}, .model = {}, .state = stateWithAverages(save)};
        QVERIFY(takeAverages(written, "state.safetensors"));
        QCOMPARE(written.window.size(), std::size_t(2));
        averaging.add({.step = 3, .loss = 1.7, .bleu = 0.0});
        averaging.add({.step = 4, .loss = 1.5, .bleu = 0.0});
        averaging.complete(save);
        QCOMPARE(save.window.front()->step, 3);
    }

    void anotherLimitThatMovesTheRateIsTold()
    {
        IdleTask task;
        task.settings.learningRate = 0.002;
        task.settings.steps = 100;
        task.settings.schedule = ScheduleKind::Linear;
        const RunPosition saved{
            .step = 100, .bestStep = 100, .learningRate = 0.002, .limitSteps = 100, .reachedStep = 100};
        const auto told = [&](const TrainingLimit& limit) {
            TrainingCourse course(task, limit);
            [&] { QVERIFY(course.restore(saved)); }();
            return noticesAtStart(task, course);
        };
        const auto longer = told({.steps = 200});
        QCOMPARE(longer.size(), std::size_t(1));
        QCOMPARE(longer.front().text(),
            std::string("The limit has changed, and schedule=linear follows it: the learning rate goes on "
                        "at 0.001; with the earlier limit it would be 4e-05."));
        QVERIFY(!told({.epochs = 4}).empty());
        QVERIFY(!told({.minutes = 5.0}).empty());
        for (const auto kind : {ScheduleKind::Constant, ScheduleKind::Plateau, ScheduleKind::InverseSquareRoot}) {
            task.settings.schedule = kind; // follows no limit
            QVERIFY(told({.steps = 200}).empty());
        }
        // Both while training runs, and when it is stopped early.
        task.settings.schedule = ScheduleKind::Cosine;
        TrainingCourse course(task, {.steps = 1'000});
        bestOf(course, std::vector<Measured>(50));
        QVERIFY(!course.takeRateChange());
        course.setLimit({.steps = 1'001});
        QVERIFY(!course.takeRateChange());
        course.setLimit({.steps = 60});
        const auto change = course.takeRateChange();
        QVERIFY(change && change->now < 0.2 * change->before);
        QVERIFY(!course.takeRateChange());
    }

    void aWarmUpOfMoreThanATenthIsTold()
    {
        IdleTask task;
        task.settings.learningRate = 0.001;
        task.settings.warmupSteps = 400;
        task.settings.schedule = ScheduleKind::Linear;
        const auto told = [&](const TrainingLimit& limit) {
            TrainingCourse course(task, limit);
            return noticesAtStart(task, course);
        };
        const auto shortOne = told({.steps = 150});
        QCOMPARE(shortOne.size(), std::size_t(1));
        QCOMPARE(shortOne.front().text(),
            std::string("The learning rate rises for 400 steps (warmup_steps), which is more than a tenth of the 150 "
                        "planned steps. It reaches 9.5e-05, but 0.001 is set. Train longer, or begin with "
                        "warmup_steps=15."));
        QCOMPARE(told({.epochs = 39}).size(), std::size_t(1)); // each of the epochs has 100 batches
        QVERIFY(told({.epochs = 40}).empty());
        QVERIFY(told({.steps = 4'000}).empty());
        QVERIFY(told({.minutes = 1.0}).empty()); // a training of one minute shortens its warm-up by itself
    }

    void aLimitThatIsReachedIsTold()
    {
        IdleTask task;
        TrainingCourse course(task, {.minutes = 7.0});
        QVERIFY(course.restore({.step = 622, .seconds = 544.0, .learningRate = 0.1, .limitMinutes = 9.0}));
        const auto notices = noticesAtStart(task, course);
        QCOMPARE(notices.size(), std::size_t(1));
        QCOMPARE(notices.front().text(),
            std::string(
                "Nothing is left to train: the limit of 7 minutes counts from the run's start, and 9.1 of them are "
                "used. Give a larger one to go on."));
    }

    /// Other work can use up the time after a save.
    void anEndAfterASaveIsSavedToo()
    {
        constexpr double limit = 0.1; // seconds
        const QTemporaryDir place;
        const auto run = place.filePath(u"run"_s).toStdString();
        auto owned = std::make_unique<EndlessTask>();
        auto& task = *owned;
        task.work = 0.0;
        const auto loop = TrainingLoop::make(
            {std::move(owned), RunFolder::create(run, sampleIdentity()).value(), {}, {.minutes = limit / 60.0},
                {}}).value();
        QVERIFY(loop->advance(std::chrono::milliseconds(0), {}));
        QVERIFY(loop->save());
        QVERIFY(loop->validateNow());
        while (loop->position().seconds < limit)
            QVERIFY(loop->advance(std::chrono::milliseconds(0), {}));
        task.hasMemory = false;
        QVERIFY(!loop->advance(std::chrono::milliseconds(0), {}));
        QCOMPARE(loop->advance(std::chrono::milliseconds(0), {}).value().end, TrainingEnd::LimitReached);
        QVERIFY(loop->finish(TrainingEnd::LimitReached));
        const auto saved = RunFolder::open(run)->readPosition(WhichSave::Current).value();
        QCOMPARE(saved.step, 1);
        QCOMPARE(saved.reachedStep, std::optional<std::int64_t>(1));
    }

    /// If training continues after such an error, its rates, end and weights are those of a training with enough
    /// memory.
    void aValidationWithoutMemoryChangesNothing()
    {
        struct Ended
        {
            std::vector<std::pair<float, double>> trained;
            TrainingEnd end;
            float weight;
            bool operator==(const Ended&) const = default;
        };
        const auto trainedWith = [](const std::set<int>& withoutMemory) {
            auto owned = std::make_unique<CountingTask>();
            auto& task = *owned;
            task.withoutMemory = withoutMemory;
            task.settings.schedule = ScheduleKind::Plateau;
            task.settings.learningRate = 0.8;
            task.settings.validationEpochs = 0.02; // each second step
            task.settings.patience = 2;
            task.settings.averageSaves = 2;
            const auto loop = TrainingLoop::make({std::move(owned), {}, {}, {.steps = 20}, {}}).value();
            auto end = TrainingEnd::StillRunning;
            std::size_t errors = 0;
            while (end == TrainingEnd::StillRunning) {
                const auto reports = loop->advance(std::chrono::milliseconds(0), {});
                if (reports)
                    end = reports->end;
                else
                    errors += reports.error().code == ErrorCode::OutOfMemory ? 1 : 0;
            }
            [&] {
                QCOMPARE(errors, withoutMemory.size());
                QVERIFY(loop->finish(end));
            }();
            return Ended{task.trained, end, task.weight};
        };
        const auto wanted = trainedWith({});
        QCOMPARE(wanted.trained.size(), std::size_t(8));
        QCOMPARE(wanted.end, TrainingEnd::EarlyStopped);
        QCOMPARE(wanted.weight, 4.0f);
        QVERIFY(trainedWith({2}) == wanted); // the best one
        QVERIFY(trainedWith({4}) == wanted); // the one that ends it
        QVERIFY(trainedWith({5}) == wanted); // of the mean of saves
        QVERIFY(trainedWith({1, 6, 7}) == wanted);
        // After two failures at one step, training continues without that validation.
        QCOMPARE(trainedWith({1, 2}).trained.front(), wanted.trained.front());
    }
};

ATTENTOSCOPE_TEST(TestTrainingCourse, QCoreApplication);
#include "tst_trainingcourse.moc"
