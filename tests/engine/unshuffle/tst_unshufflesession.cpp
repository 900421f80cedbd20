// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/session.h"
#include "tests/support/testprogram.h"
#include "tests/support/trainedsessions.h"

namespace {

using Settings = std::vector<KeyValue>;

TrainingRequest requestFor(std::int64_t steps, const Settings& settings = {}, const std::string& folder = {})
{
    TrainingRequest request{
        .preset = "unshuffle", .settings = settings, .limit = {.steps = steps}, .runFolder = folder};
    return request;
}

std::unique_ptr<Session> begun(const TrainingRequest& request)
{
    auto session = createSession({.threads = 1});
    valueOf(session->startTraining(request));
    return session;
}

Result<Translation> translated(Session& session, const std::string& source)
{
    TranslationRequest request{.id = 7, .source = source};
    return session.translate(request, {}, {});
}

} // namespace

/// The unshuffle preset from the outside: no data, training, saving, resuming, putting numbers in order.
class TestUnshuffleSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void trainsWithoutData()
    {
        auto session = createSession({.threads = 1});
        const auto run = session->startTraining(requestFor(40));
        QVERIFY2(run, run ? "" : run.error().message.c_str());
        QCOMPARE(run->configuration.task, Task::Unshuffle);
        QCOMPARE(run->parameters, 100);
        QCOMPARE(run->sourceVocabulary, std::size_t(0));
        const auto values = losses(*session, 1000);
        QCOMPARE(values.size(), std::size_t(40));
        QVERIFY(values.back() < values.front());
    }

    void limitsAreKept()
    {
        auto request = requestFor(0, {{"steps", "7"}, {"batch_size", "2"}});
        request.limit.epochs = 3; // there are no epochs, so the configuration's steps decide
        auto session = begun(request);
        QCOMPARE(losses(*session, 1000).size(), std::size_t(7));
        session = begun(requestFor(0, {{"recipe", "article"}, {"steps", "5"}}));
        QCOMPARE(losses(*session, 1000).size(), std::size_t(5));
    }

    void resumeIsTheSameTrajectory_data()
    {
        QTest::addColumn<QString>("recipe");
        QTest::newRow("robust") << "robust";
        QTest::newRow("article") << "article";
    }

    void resumeIsTheSameTrajectory()
    {
        QFETCH(QString, recipe);
        const QTemporaryDir directory;
        const auto folder = directory.filePath(u"run"_s).toStdString();
        const Settings settings{{"recipe", recipe.toStdString()}};
        auto whole = begun(requestFor(40, settings));
        const auto expected = losses(*whole, 1000);
        const auto picture = translated(*whole, "3 1 2 4");

        auto first = begun(requestFor(40, settings, folder));
        auto actual = losses(*first, 15);
        QVERIFY(first->finishTraining(TrainingEnd::Stopped));
        first.reset();
        auto second = createSession({.threads = 1});
        TrainingLimit limit{.steps = 40};
        const auto resumed = second->resumeTraining(folder, limit, {});
        QVERIFY2(resumed, resumed ? "" : resumed.error().message.c_str());
        QCOMPARE(resumed->step, 15);
        QCOMPARE(resumed->history->steps.size(), std::size_t(15));
        const auto rest = losses(*second, 1000);
        actual.insert(actual.end(), rest.begin(), rest.end());
        QCOMPARE(actual, expected);

        auto opened = createSession({.threads = 1});
        QVERIFY(opened->openRun(folder, RunDetail::History));
        const auto again = translated(*opened, "3 1 2 4");
        QVERIFY(picture && again);
        QCOMPARE(*again->attention.weights, *picture->attention.weights);
        QCOMPARE(again->step, 40);
    }

    void translatingMeanwhileChangesNothing()
    {
        auto alone = begun(requestFor(15));
        const auto expected = losses(*alone, 1000);
        auto session = begun(requestFor(15));
        const auto actual = losses(*session, 1000, [&] { QVERIFY(translated(*session, "5 3 1 2 4")); });
        QCOMPARE(actual, expected);
    }

    void translationShowsVectorsAndWeights()
    {
        auto session = begun(requestFor(2));
        losses(*session, 1000);
        TranslationRequest request{.id = 7, .source = "3 1 2"};
        std::size_t partial = 0;
        const auto sink = [&](const std::function<Translation()>& made) {
            const Translation soFar = made();
            QCOMPARE(soFar.id, std::uint64_t(7));
            QCOMPARE(soFar.target.size(), ++partial);
            QCOMPARE(soFar.attention.rows, partial);
        };
        const auto shown = session->translate(request, sink, {});
        QVERIFY(shown);
        QCOMPARE(partial, std::size_t(3));
        QCOMPARE(shown->id, std::uint64_t(7));
        QCOMPARE(shown->step, 2);
        const char* labels[] = {"[0,1]", "[3,4]", "[1,2]", "[2,3]"};
        QCOMPARE(shown->source.size(), std::size_t(4));
        for (std::size_t index = 0; index < 4; ++index) {
            QCOMPARE(shown->source[index].text, std::string(labels[index]));
            QCOMPARE(shown->source[index].special, index == 0);
        }
        QCOMPARE(shown->target.size(), std::size_t(3));
        QCOMPARE(shown->attention.rows, std::size_t(3));
        QCOMPARE(shown->attention.columns, std::size_t(4));
        for (std::size_t row = 0; row < 3; ++row) {
            double sum = 0.0;
            for (std::size_t column = 0; column < 4; ++column)
                sum += double(shown->attention.at(row, column));
            QVERIFY(std::abs(sum - 1.0) < 1e-5);
        }
        const auto all = session->translateAll({request, request}, {}, {});
        QVERIFY(all);
        QCOMPARE(all->at(1).text, shown->text);
    }

    void forcedRowsBelongToTheirTargets()
    {
        auto session = begun(requestFor(2));
        TranslationRequest request{.source = "2 3 1", .forcedTarget = "1 2 3"};
        const auto forced = session->translate(request, {}, {});
        QVERIFY(forced && forced->forced);
        QCOMPARE(forced->text, std::string("1 2 3"));
        QCOMPARE(forced->attention.rows, std::size_t(3));
        QCOMPARE(forced->attention.columns, std::size_t(4));
        request.forcedTarget = "un deux";
        QCOMPARE(session->translate(request, {}, {}).error().code, ErrorCode::BadData);
    }

    void watchedNumbersAreReported()
    {
        auto request = requestFor(3);
        request.watched = {{"2 3 1", "1 2 3"}, {"a cat", std::nullopt}, {"2 1", std::nullopt}};
        auto session = begun(request);
        const auto reports = session->advance(std::chrono::milliseconds(0), {});
        QVERIFY(reports);
        QCOMPARE(reports->snapshots.size(), std::size_t(2)); // a text that is not a sequence is left out
        QVERIFY(reports->snapshots[0].translation.forced);
        QCOMPARE(reports->snapshots[0].step, 1);
        QCOMPARE(reports->snapshots[1].index, std::size_t(2));
    }

    void refusesWhatIsNoSequence()
    {
        auto session = begun(requestFor(2));
        for (const char* rubbish : {"", "  ", "the black cat", "1 2 x", "[1,2"}) {
            const auto refused = translated(*session, rubbish);
            QVERIFY2(!refused, rubbish);
            QCOMPARE(refused.error().code, ErrorCode::BadData);
            QVERIFY(refused.error().message.find("3 1 2") != std::string::npos);
        }
        TranslationRequest good, bad;
        good.source = "2 1";
        bad.source = "cat";
        const auto all = session->translateAll({good, bad}, {}, {});
        QVERIFY(!all && all.error().message.starts_with("Line 2"));
        good.beam = 4;
        QCOMPARE(session->translate(good, {}, {}).error().code, ErrorCode::InvalidSetting);
        good.beam = 1;
        good.constraints.rows = {{0, 1}};
        QCOMPARE(session->translate(good, {}, {}).error().code, ErrorCode::InvalidSetting);
    }

    void refusesSettingsWithoutEffect()
    {
        auto session = createSession({.threads = 1});
        const auto refused = session->startTraining(requestFor(3, {{"hidden_size", "64"}}));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InvalidSetting);
        QVERIFY(refused.error().message.find("attention_size") != std::string::npos);
    }

    void measuresPairsOfTheSample()
    {
        auto session = begun(requestFor(3));
        losses(*session, 1000);
        EvaluationRequest request{.data = {.sample = "unshuffle", .samplePairs = 20}};
        const auto report = session->evaluate(request, {}, {});
        QVERIFY2(report, report ? "" : report.error().message.c_str());
        QCOMPARE(report->sentences, std::size_t(20));
        QVERIFY(report->loss > 0.0 && report->exact && std::isnan(report->perplexity) && !report->bleu);
        const auto links = session->align({.data = request.data}, {}, {});
        QVERIFY(links);
        QCOMPARE(links->links.size(), std::size_t(20));
        request.data.sample = "tiny-french";
        QVERIFY(session->evaluate(request, {}, {}).error().message.find("line 1") != std::string::npos);
    }

    void catalogueHasTaskAndKind()
    {
        const auto catalogue = createSession({.threads = 1})->catalogue();
        const auto preset = std::ranges::find(catalogue.presets, std::string("unshuffle"), &PresetInfo::id);
        QVERIFY(preset != catalogue.presets.end());
        QCOMPARE(preset->task, Task::Unshuffle);
        QCOMPARE(preset->rowSum, RowSum::One);
        const auto kind = std::ranges::find(catalogue.kinds, preset->attention, &AttentionKindInfo::id);
        QVERIFY(kind != catalogue.kinds.end());
        QCOMPARE(kind->task, Task::Unshuffle);
        QCOMPARE(kind->rowSum, RowSum::One);
    }
};

ATTENTOSCOPE_TEST(TestUnshuffleSession, QCoreApplication);
#include "tst_unshufflesession.moc"
