// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diagnosis/trainingadvice.h"
#include "engine/settings/presets.h"
#include "tests/support/testprogram.h"

#include <cmath>

/// Advice when training goes badly, and no advice when it goes well. The curves in data/ are from real trainings
/// (tests/reference/make_advice_curves.py).
class TestTrainingAdvice : public QObject
{
    Q_OBJECT

    using Ids = std::vector<std::string>;

    static RunDescription runOf(
        const std::string& preset, std::size_t pairs, const std::vector<KeyValue>& settings = {})
    {
        RunDescription run;
        run.configuration = *configure(preset, settings, pairs);
        run.trainingPairs = pairs;
        return run;
    }

    static Ids idsOf(const std::vector<Advice>& advice)
    {
        Ids ids;
        for (const auto& one : advice)
            ids.push_back(one.id);
        return ids;
    }

    static QByteArray joined(const Ids& ids)
    {
        QByteArray text;
        for (const auto& id : ids)
            text += QByteArray::fromStdString(id) + ' ';
        return text.trimmed();
    }

    /// A recorded training.
    struct Recorded
    {
        RunDescription run;
        std::vector<TrainingReports> reports; ///< one for each step or validation
    };

    static Recorded recorded(const QString& name)
    {
        QFile file(QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/engine/diagnosis/data/%1.txt").arg(name));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        const auto heading = QString::fromUtf8(file.readLine()).simplified().split(QLatin1Char(' '));
        std::vector<KeyValue> settings;
        for (const auto& setting : heading.mid(2))
            settings.push_back({setting.section(QLatin1Char('='), 0, 0).toStdString(),
                setting.section(QLatin1Char('='), 1).toStdString()});
        Recorded training{runOf(heading[0].toStdString(), heading[1].toULongLong(), settings), {}};
        auto heads = std::make_shared<HeadReport>();
        std::int64_t step = 0;
        while (!file.atEnd()) {
            const auto fields = QString::fromUtf8(file.readLine()).simplified().split(QLatin1Char(' '));
            TrainingReports reports;
            reports.progress.limit.steps = 1;
            if (fields[0] == QLatin1String("s")) {
                step = fields[1].toLongLong();
                reports.steps.push_back({.step = step,
                    .epoch = double(step) / 100.0,
                    .loss = fields[2].toDouble(),
                    .gradientNorm = fields[3].toDouble()});
            } else if (fields[0] == QLatin1String("v")) {
                reports.validations.push_back({.step = fields[1].toLongLong(), .loss = fields[2].toDouble()});
            } else {
                MeasuredHead head{.head = {HeadKind::Cross, fields[1].toInt(), fields[2].toInt()}};
                head.measures.evenness = fields[3].toDouble();
                heads->heads.push_back(head);
            }
            reports.progress.step = step;
            training.reports.push_back(std::move(reports));
        }
        if (!heads->heads.empty())
            training.reports.back().validations.push_back({.step = step, .loss = std::nan(""), .heads = heads});
        return training;
    }

    /// Reports of steps with these losses.
    static TrainingReports steps(std::int64_t first, std::int64_t last, const std::function<double(std::int64_t)>& loss,
        double gradientNorm = 0.5)
    {
        TrainingReports reports;
        for (auto step = first; step <= last; ++step)
            reports.steps.push_back(
                {.step = step, .epoch = double(step) / 10.0, .loss = loss(step), .gradientNorm = gradientNorm});
        reports.progress.step = last;
        reports.progress.limit.epochs = 10;
        return reports;
    }

    static double falling(std::int64_t step) { return 0.05 + 6.0 * std::exp(-double(step) / 100.0); }

private Q_SLOTS:
    void advisesOnRecordedTrainings_data()
    {
        addColumns<QString, QString, QString>("name", "while it runs", "in the end");
        const std::vector<std::array<const char*, 3>> rows{{"recommended", "", ""}, {"transformer-tiny", "", ""},
            {"luong-general", "", "too-short"}, {"bahdanau-2014", "", "too-short"}, {"tutorial-location", "", ""},
            {"rate-times-10", "", ""}, {"rate-times-100", "gradient-cut loss-rose rate-high", "too-short"},
            {"transformer-rate-times-100", "rate-high", "too-short"}, {"rate-by-200", "rate-low", "rate-low too-short"},
            {"pairs-20", "few-pairs", "few-pairs too-short"}, {"pairs-300", "", "too-short"},
            {"by-heart", "by-heart", "by-heart"}};
        for (const auto& [name, running, end] : rows)
            QTest::newRow(name) << QString::fromUtf8(name) << QString::fromUtf8(running) << QString::fromUtf8(end);
    }

    void advisesOnRecordedTrainings()
    {
        const auto [name, running, end] = fetched<QString, QString, QString>();
        const auto training = recorded(name);
        QVERIFY(!training.reports.empty());
        TrainingAdviser adviser;
        adviser.begin(training.run);
        std::set<std::string> seen;
        for (const auto& reports : training.reports) {
            adviser.add(reports);
            for (const auto& id : idsOf(adviser.advice()))
                seen.insert(id);
        }
        QCOMPARE(joined({seen.begin(), seen.end()}), running.toUtf8());
        adviser.end(TrainingEnd::LimitReached);
        QCOMPARE(joined(idsOf(adviser.advice())), end.toUtf8());
    }

    void aGoodTrainingHearsNothing()
    {
        TrainingAdviser adviser;
        QVERIFY(adviser.advice().empty()); // no run has begun
        adviser.begin(runOf("recommended", 5'000));
        adviser.add(steps(1, 1'500, falling));
        QVERIFY(adviser.advice().empty());
        adviser.add(steps(1'501, 1'600, [](std::int64_t) { return 0.25; })); // five times 0.05, but next to nothing
        QVERIFY(adviser.advice().empty());
        adviser.end(TrainingEnd::LimitReached);
        QVERIFY(adviser.advice().empty());
    }

    void aLossThatIsNoNumberIsToldWhenTheTrainingFails()
    {
        TrainingAdviser adviser;
        adviser.begin(runOf("recommended", 5'000, {{"learning_rate", "5"}}));
        adviser.add(steps(1, 12, falling));
        adviser.fail({ErrorCode::NotFinite, "no number", {}});
        const auto advice = adviser.advice();
        QCOMPARE(idsOf(advice), Ids{"loss-not-a-number"});
        QCOMPARE(advice.front().sentence.text(),
            std::string("After step 12 the loss was no longer a number. Most often a rate, here 5.0, is too high."));
        QCOMPARE(advice.front().remedy.text.text(), std::string("Start again with a rate of 0.5"));
        QCOMPARE(advice.front().remedy.action, RemedyAction::StartAgain);
        QCOMPARE(advice.front().remedy.settings.front().key, std::string("learning_rate"));
        QCOMPARE(advice.front().remedy.settings.front().value, std::string("0.5"));
        adviser.begin(runOf("recommended", 5'000));
        adviser.fail({ErrorCode::OutOfMemory, "no memory", {}});
        QVERIFY(adviser.advice().empty());
    }

    /// A change of the rate counts from its step on, even if that is in the middle of a report.
    void aLowerRateEndsTheAdvice()
    {
        TrainingAdviser adviser;
        adviser.begin(runOf("recommended", 5'000, {{"learning_rate", "0.2"}}));
        adviser.add(steps(1, 400, [](std::int64_t step) { return step < 100 ? 3.0 : 5.5; }));
        QCOMPARE(idsOf(adviser.advice()), (Ids{"loss-rose", "rate-high"}));
        QCOMPARE(adviser.advice().front().sentence.text(),
            std::string("The loss rose from 3.00 to 5.50: a rate of 0.2 is too high."));
        QCOMPARE(adviser.advice().front().remedy.text.text(), std::string("Use a rate of 0.02"));
        QCOMPARE(adviser.advice().front().remedy.action, RemedyAction::Change);
        auto lower = steps(401, 500, [](std::int64_t) { return 5.5; });
        lower.changes.push_back({.step = 400, .key = "learning_rate", .value = 0.004});
        adviser.add(lower);
        QVERIFY(adviser.advice().empty()); // training is judged anew from the change on
    }

    /// Fine-tuning chooses a tenth of the run's rate itself.
    void aFineTuningIsNotMeasuredByTheRateOfThePreset()
    {
        const auto stands = steps(1, 400, [](std::int64_t) { return 3.0; });
        auto run = runOf("recommended", 5'000, {{"learning_rate", "0.0001"}});
        TrainingAdviser adviser;
        adviser.begin(run);
        adviser.add(stands);
        QCOMPARE(idsOf(adviser.advice()), Ids{"rate-low"});
        run.origin = RunOrigin{.name = "run", .form = "run", .hash = {}};
        adviser.begin(run);
        adviser.add(stands);
        QCOMPARE(idsOf(adviser.advice()), Ids{});
        run.configuration.training.learningRate = 0.1;
        adviser.begin(run);
        adviser.add(stands);
        QCOMPARE(idsOf(adviser.advice()), Ids{});
    }

    /// Adadelta has a rate of 1, which for Adam is hundreds of times too high.
    void anotherOptimiserIsNotMeasuredByTheRateOfThePreset()
    {
        TrainingAdviser adviser;
        for (const auto* optimizer : {"adadelta", "sgd"}) {
            adviser.begin(runOf("bahdanau-2014", 5'000, {{"optimizer", optimizer}, {"learning_rate", "1"}}));
            adviser.add(steps(1, 400, [](std::int64_t) { return 3.0; }));
            QCOMPARE(idsOf(adviser.advice()), Ids{});
        }
        adviser.begin(runOf("bahdanau-2014", 5'000, {{"learning_rate", "1"}}));
        adviser.add(steps(1, 400, [](std::int64_t) { return 3.0; }));
        QCOMPARE(idsOf(adviser.advice()), Ids{"rate-high"});
    }

    /// The decoder reads fewer of the true words, so the loss rises.
    void aScheduleOfTeacherForcingMayRaiseTheLoss()
    {
        TrainingAdviser adviser;
        adviser.begin(runOf("recommended", 5'000, {{"forcing_schedule", "linear"}}));
        adviser.add(steps(1, 400, [](std::int64_t step) { return step < 100 ? 3.0 : 5.5; }));
        QVERIFY(adviser.advice().empty());
    }

    void aGradientThatIsAlwaysCutIsToldWhereNothingIsLearned()
    {
        TrainingAdviser adviser;
        adviser.begin(runOf("recommended", 5'000));
        adviser.add(steps(1, 200, [](std::int64_t) { return 4.2; }, 7.0));
        QCOMPARE(idsOf(adviser.advice()), Ids{"gradient-cut"});
        adviser.begin(runOf("recommended", 5'000));
        adviser.add(steps(1, 200, falling, 7.0));
        QVERIFY(adviser.advice().empty());
    }

    void aRisingValidationLossIsToldWhileTheTrainingLossFalls_data()
    {
        addColumns<double, double, QString>("first training loss", "slope", "advice");
        QTest::newRow("both fall") << 2.0 << -0.1 << "";
        QTest::newRow("validation rises") << 2.0 << 0.1 << "by-heart";
        QTest::newRow("validation stands, training is near") << 2.0 << 0.001 << "";
        QTest::newRow("validation stands, training is far below") << 1.0 << 0.001 << "by-heart";
    }

    void aRisingValidationLossIsToldWhileTheTrainingLossFalls()
    {
        const auto [first, slope, advised] = fetched<double, double, QString>();
        TrainingAdviser adviser;
        adviser.begin(runOf("recommended", 5'000, {{"dropout", "0.3"}}));
        for (int validation = 0; validation < 4; ++validation) {
            QCOMPARE(joined(idsOf(adviser.advice())), QByteArray());
            const double loss = first - 0.1 * validation;
            auto reports = steps(100 * validation + 1, 100 * (validation + 1), [&](std::int64_t) { return loss; });
            reports.validations.push_back({.step = 100 * (validation + 1), .loss = 2.2 + slope * validation});
            adviser.add(reports);
        }
        QCOMPARE(joined(idsOf(adviser.advice())), advised.toUtf8());
        if (advised.isEmpty())
            return;
        QVERIFY(adviser.advice().front().sentence.text().starts_with(
            "The validation loss has not fallen below 2.20 since step 100, while that of training fell to "));
        QCOMPARE(
            adviser.advice().front().remedy.text.text(), std::string("Start again with dropout 0.4 and patience 3"));
    }

    void continuingIsOfferedInTheUnitOfTheLimit_data()
    {
        addColumns<TrainingLimit, QString, QString>("limit", "text", "setting");
        QTest::newRow("epochs") << TrainingLimit{.epochs = 9} << "Train on for 91 epochs" << "epochs=91";
        QTest::newRow("steps") << TrainingLimit{.steps = 90} << "Train on for 910 steps" << "steps=910";
        QTest::newRow("minutes") << TrainingLimit{.minutes = 1.0} << "Train on for 11 min" << "minutes=11";
    }

    void continuingIsOfferedInTheUnitOfTheLimit()
    {
        const auto [limit, text, setting] = fetched<TrainingLimit, QString, QString>();
        TrainingAdviser adviser;
        adviser.begin(runOf("recommended", 300));
        auto reports = steps(1, 90, [](std::int64_t) { return 0.84; });
        for (auto& step : reports.steps)
            step.seconds = double(step.step) / 90.0 * 60.0;
        reports.progress.limit = limit;
        adviser.add(reports);
        QVERIFY(adviser.advice().empty());
        adviser.end(TrainingEnd::LimitReached);
        const auto advice = adviser.advice();
        QCOMPARE(idsOf(advice), Ids{"too-short"});
        QCOMPARE(advice.front().sentence.text(),
            std::string("Training ended after 90 steps, at a loss of 0.84. Longer training would lower it."));
        QCOMPARE(QString::fromStdString(advice.front().remedy.text.text()), text);
        QCOMPARE(QString::fromStdString(
                     advice.front().remedy.settings.front().key + "=" + advice.front().remedy.settings.front().value),
            setting);
        adviser.end(TrainingEnd::Stopped); // a person has stopped it
        QVERIFY(adviser.advice().empty());
    }

    /// The history of an opened run leads to the same advice as the reports did.
    void anOpenedRunIsJudgedByItsHistory()
    {
        auto history = std::make_shared<RunHistory>();
        history->steps = steps(1, 90, [](std::int64_t) { return 0.84; }).steps;
        auto run = runOf("recommended", 300);
        run.history = history;
        run.past = RunPast{.end = RunPast::End::LimitReached, .limit = {.epochs = 9}, .fraction = 1.0};
        TrainingAdviser adviser;
        adviser.begin(run);
        QCOMPARE(idsOf(adviser.advice()), Ids{"too-short"});
    }

    void aUniformHeadIsToldWhenTheModelHasLearned()
    {
        auto report = std::make_shared<HeadReport>();
        report->heads = {
            {.head = {HeadKind::Encoder, 1, 1}}, {.head = {HeadKind::Cross, 1, 1}}, {.head = {HeadKind::Cross, 1, 2}}};
        for (auto& head : report->heads)
            head.measures.evenness = head.head.head == 1 ? 0.99 : 0.4;
        auto reports = steps(1, 1'500, falling);
        reports.validations.push_back({.step = 1'500, .loss = 0.1, .heads = report});
        TrainingAdviser adviser;
        adviser.begin(runOf("transformer-tiny", 5'000));
        adviser.add(reports);
        QVERIFY(adviser.advice().empty());
        adviser.end(TrainingEnd::LimitReached);
        const auto advice = adviser.advice();
        QCOMPARE(idsOf(advice), Ids{"head-uniform"});
        QCOMPARE(advice.front().sentence.text(),
            std::string("Cross head 1.1 looks at all words alike; so do 1 of 2. Fewer heads would do."));
        QCOMPARE(advice.front().remedy.settings.front().value, std::string("2"));
    }

    void theHeadsOfADiscardedMeanAreNotJudged()
    {
        auto report = std::make_shared<HeadReport>();
        report->heads = {{.head = {HeadKind::Cross, 1, 1}}};
        report->heads.front().measures.evenness = 0.99;
        auto reports = steps(1, 1'500, falling);
        reports.validations = {{.step = 1'500, .loss = 0.1, .mean = MeanOfSaves{2, 1'000, 1'500}, .heads = report}};
        TrainingAdviser adviser;
        adviser.begin(runOf("transformer-tiny", 5'000));
        adviser.add(reports);
        adviser.end(TrainingEnd::LimitReached);
        QCOMPARE(idsOf(adviser.advice()), Ids{});
    }

    void fewerHeadsAreAdvisedOnlyWhereAModelCanHaveThem_data()
    {
        addColumns<int, int, QString>("heads", "embedding size", "advised heads");
        QTest::newRow("one head") << 1 << 64 << "";
        QTest::newRow("two heads") << 2 << 64 << "1";
        QTest::newRow("three do not divide 224") << 7 << 224 << "2";
    }

    void fewerHeadsAreAdvisedOnlyWhereAModelCanHaveThem()
    {
        const auto [heads, size, advised] = fetched<int, int, QString>();
        auto report = std::make_shared<HeadReport>();
        report->heads = {{.head = {HeadKind::Cross, 1, 1}}};
        report->heads.front().measures.evenness = 0.99;
        auto reports = steps(1, 1'500, falling);
        reports.validations.push_back({.step = 1'500, .loss = 0.1, .heads = report});
        TrainingAdviser adviser;
        adviser.begin(runOf(
            "transformer-tiny", 5'000, {{"heads", std::to_string(heads)}, {"embedding_size", std::to_string(size)}}));
        adviser.add(reports);
        adviser.end(TrainingEnd::LimitReached);
        const auto advice = adviser.advice();
        QCOMPARE(idsOf(advice), advised.isEmpty() ? Ids{} : Ids{"head-uniform"});
        if (!advised.isEmpty())
            QCOMPARE(QString::fromStdString(advice.front().remedy.settings.front().value), advised);
    }

    void theOrderedNumbersOfUnshuffleAreNotJudged()
    {
        TrainingAdviser adviser;
        adviser.begin(runOf("unshuffle", 0));
        adviser.add(steps(1, 400, [](std::int64_t step) { return step < 100 ? 3.0 : 9.0; }));
        adviser.end(TrainingEnd::LimitReached);
        QVERIFY(adviser.advice().empty());
    }

    /// A remedy sets a valid value that differs from the present one.
    void remediesAreSettingsInRange()
    {
        for (const auto* name :
            {"rate-times-100", "transformer-rate-times-100", "rate-by-200", "pairs-20", "by-heart"}) {
            const auto training = recorded(QString::fromUtf8(name));
            TrainingAdviser adviser;
            adviser.begin(training.run);
            for (const auto& reports : training.reports)
                adviser.add(reports);
            for (const bool ended : {false, true}) {
                if (ended)
                    adviser.end(TrainingEnd::LimitReached);
                for (const auto& advice : adviser.advice())
                    QVERIFY2(configure(training.run.configuration.preset, advice.remedy.settings), advice.id.c_str());
            }
        }
    }
};

ATTENTOSCOPE_TEST(TestTrainingAdvice, QCoreApplication);
#include "tst_trainingadvice.moc"
