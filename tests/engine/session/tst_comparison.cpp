// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/comparedmodels.h"
#include "tests/support/testprogram.h"
#include "tests/support/trainedsessions.h"

namespace {

using Settings = std::vector<KeyValue>;

Settings smallWith(const Settings& more)
{
    Settings settings{
        {"embedding_size", "16"}, {"hidden_size", "24"}, {"batch_size", "16"}, {"validation_epochs", "100"}};
    settings.insert(settings.end(), more.begin(), more.end());
    return settings;
}

std::unique_ptr<Session> sessionOf(const std::string& sample, const Settings& settings = {})
{
    DataRequest data{.sample = sample, .samplePairs = 200, .settings = settings};
    return tests::sessionWith(data);
}

std::vector<double> train(Session& session, const TrainingRequest& request, const std::function<void()>& between = {})
{
    valueOf(session.startTraining(request));
    return losses(session, between);
}

TrainingRequest requestFor(std::int64_t steps, const std::string& folder = {}, const Settings& settings = {})
{
    return TrainingRequest{.settings = smallWith(settings), .limit = {.steps = steps}, .runFolder = folder};
}

const char* sentence = "a b c d";

ComparisonRequest comparing(const ComparedModel& first, const ComparedModel& second,
    ComparedWords words = ComparedWords::Own, const char* source = sentence)
{
    return ComparisonRequest{.source = source, .first = first, .second = second, .words = words};
}

} // namespace

/// Two models side by side on one sentence.
class TestComparison : public QObject
{
    Q_OBJECT

    static TranslationRequest alone() { return TranslationRequest{.source = sentence}; }

    QTemporaryDir m_folder;

    std::string at(const char* name) const { return m_folder.filePath(QLatin1String(name)).toStdString(); }
    ComparedModel saved(const char* name, SaveChoice save = SaveChoice::Newest, std::int64_t step = 0) const
    {
        return {at(name), save, step};
    }
    static void verifySame(const Translation& left, const Translation& right)
    {
        QCOMPARE(left.text, right.text);
        QCOMPARE(left.step, right.step);
        QCOMPARE(*left.attention.weights, *right.attention.weights);
        QCOMPARE(left.probabilities, right.probabilities);
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto session = sessionOf("reverse");
        train(*session, requestFor(30, at("short")));
        train(*session, requestFor(60, at("long"), {{"seed", "2"}, {"learning_rate", "0.01"}}));
        TrainingRequest dot = requestFor(10, at("dot"));
        dot.preset = "luong-dot";
        train(*session, dot);
        TrainingRequest heads = requestFor(3, at("heads"));
        heads.preset = "transformer-tiny";
        heads.settings = {{"batch_size", "16"}};
        train(*session, heads);
        TrainingRequest vectors = requestFor(3, at("vectors"));
        vectors.preset = "unshuffle";
        vectors.settings = {{"batch_size", "16"}};
        train(*session, vectors);
        auto characters = sessionOf("reverse", {{"tokenizer", "characters"}});
        train(*characters, requestFor(3, at("characters")));
        auto french = sessionOf("tiny-french");
        train(*french, requestFor(3, at("french")));
    }

    void eachSideIsWhatOpeningTheRunGives()
    {
        ComparedModels models;
        const auto comparison = models.compare(comparing(saved("short"), saved("long")), nullptr, {});
        QVERIFY(!comparison.first.error && !comparison.second.error);
        auto session = createSession({.threads = 1});
        for (const auto& [name, side] : {std::pair{"short", &comparison.first}, {"long", &comparison.second}}) {
            QVERIFY(session->openRun(at(name), RunDetail::History));
            verifySame(side->translation, session->translate(alone(), {}, {}).value());
            QCOMPARE(side->preset, std::string("recommended"));
        }
        QCOMPARE(models.count(), std::size_t(2));
    }

    void theModelInMemoryIsASide()
    {
        auto session = createSession({.threads = 1});
        const auto request = comparing({}, saved("long"));
        const auto none = session->compare(request, {});
        QVERIFY(none.first.error && none.first.error->code == ErrorCode::NotReady);
        QVERIFY(!none.second.error); // a fault in one model does not affect the other
        QVERIFY(session->openRun(at("short"), RunDetail::History));
        const auto comparison = session->compare(request, {});
        QVERIFY(!comparison.first.error);
        verifySame(comparison.first.translation, session->translate(alone(), {}, {}).value());
    }

    void theSecondIsGivenTheWordsOfTheFirst()
    {
        ComparedModels models;
        auto request = comparing(saved("short"), saved("long"), ComparedWords::OfFirst);
        const auto forced = models.compare(request, nullptr, {});
        QVERIFY(!forced.second.error);
        const auto& first = forced.first.translation;
        const auto& second = forced.second.translation;
        QVERIFY(second.forced && !first.forced);
        QCOMPARE(second.text, first.text);
        QCOMPARE(second.attention.rows, first.attention.rows);
        QVERIFY(*second.attention.weights != *first.attention.weights);
        // A model that is forced to its own words gives the same again.
        request.second = request.first;
        const auto same = models.compare(request, nullptr, {});
        QCOMPARE(*same.second.translation.attention.weights, *same.first.translation.attention.weights);
        QCOMPARE(same.second.translation.probabilities, same.first.translation.probabilities);
        QCOMPARE(models.count(), std::size_t(1));
    }

    void aTransformersHeadsComeForTheWordsOfARecurrentModel()
    {
        ComparedModels models;
        const auto comparison =
            models.compare(comparing(saved("short"), saved("heads"), ComparedWords::OfFirst), nullptr, {});
        QVERIFY(!comparison.first.error && !comparison.second.error);
        QVERIFY(comparison.first.translation.heads.empty());
        const auto& heads = comparison.second.translation.heads;
        QCOMPARE(heads.size(), std::size_t(2 * 4 * 3));
        for (const auto& head : heads)
            if (head.id.kind == HeadKind::Cross)
                QCOMPARE(head.attention.rows, comparison.first.translation.attention.rows);
    }

    void bothTranslateTogether()
    {
        ComparedModels models;
        auto request = comparing(saved("short"), saved("long"), ComparedWords::Together);
        const auto comparison = models.compare(request, nullptr, {});
        QVERIFY2(!comparison.second.error, comparison.second.error ? comparison.second.error->message.c_str() : "");
        auto session = createSession({.threads = 1});
        QVERIFY(session->openTogether({request.first.folder, request.second.folder}));
        const auto expected = session->translate(alone(), {}, {}).value();
        verifySame(comparison.second.translation, expected);
        QVERIFY(*expected.attention.weights != *comparison.first.translation.attention.weights);
        QVERIFY(!session->dissect({.translation = expected}));
        // A model compared with itself gives the same, also together.
        request.second = request.first;
        const auto same = models.compare(request, nullptr, {});
        verifySame(same.second.translation, same.first.translation);
    }

    void modelsOfOtherWordsCannotTranslateTogether()
    {
        ComparedModels models;
        const auto comparison = models.compare(
            comparing(saved("french"), saved("short"), ComparedWords::Together, "the cat sleeps"), nullptr, {});
        QVERIFY(!comparison.first.error);
        QVERIFY(comparison.second.error && comparison.second.error->message.contains("vocabularies differ"));
        const auto opened =
            createSession({.threads = 1})->openTogether({saved("short").folder, saved("french").folder});
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, ErrorCode::InvalidSetting);
    }

    void anotherTokenizerCannotBeGivenTheWords()
    {
        ComparedModels models;
        auto request = comparing(saved("french"), saved("characters"), ComparedWords::Own, "bird cat");
        const auto own = models.compare(request, nullptr, {});
        QVERIFY(!own.first.error && !own.second.error);
        request.words = ComparedWords::OfFirst;
        const auto forced = models.compare(request, nullptr, {});
        QVERIFY(forced.second.error);
        QVERIFY2(forced.second.error->message.contains("tokenizer"), forced.second.error->message.c_str());
    }

    void wordsThatTheSecondDoesNotKnowAreMarked()
    {
        ComparedModels models;
        const auto request = comparing(saved("french"), saved("short"), ComparedWords::OfFirst, "the cat sleeps");
        const auto comparison = models.compare(request, nullptr, {});
        QVERIFY(!comparison.second.error);
        const auto& target = comparison.second.translation.target;
        QCOMPARE(target.size(), comparison.first.translation.target.size());
        QVERIFY(std::ranges::any_of(target, &Token::unknown));
        QVERIFY(std::ranges::any_of(comparison.second.translation.source, &Token::unknown));
    }

    void saysWhatIsWrongWithARun()
    {
        ComparedModels models;
        const auto messageFor = [&](const ComparedModel& wrong) {
            const auto answer = models.compare(comparing(saved("short"), wrong), nullptr, {});
            return answer.first.error || !answer.second.error ? std::string("no error")
                                                              : answer.second.error->message.text();
        };
        const auto vectors = messageFor(saved("vectors"));
        QVERIFY2(vectors.contains("Choose a run of sentence pairs"), vectors.c_str());
        const auto gone = messageFor(saved("long", SaveChoice::Step, 12));
        QVERIFY2(gone.contains("Choose one of"), gone.c_str());
        const auto missing = messageFor({at("nothing"), SaveChoice::Best, 0});
        QVERIFY2(missing.contains("There is no folder"), missing.c_str());
        std::filesystem::copy(at("dot"), at("damaged"), std::filesystem::copy_options::recursive);
        std::filesystem::resize_file(at("damaged") + "/saves/10/model.safetensors", 1000);
        const auto damaged = messageFor(saved("damaged"));
        QVERIFY2(damaged.contains("model.safetensors"), damaged.c_str());
        std::filesystem::copy_file(at("short") + "/saves/30/model.safetensors",
            at("damaged") + "/saves/10/model.safetensors", std::filesystem::copy_options::overwrite_existing);
        const auto others = messageFor(saved("damaged")); // the weights of another model; none of them is read
        QVERIFY2(others.contains("where its config.json and vocabularies ask for"), others.c_str());
    }

    void modelsGoWhenOthersAreChosenAndAtTheEnd()
    {
        ComparedModels models;
        const auto compare = [&](const char* first, const char* second) {
            (void)models.compare(comparing(saved(first), saved(second)), nullptr, {});
        };
        compare("short", "long");
        QCOMPARE(models.count(), std::size_t(2));
        compare("short", "dot");
        QCOMPARE(models.count(), std::size_t(2));
        compare("dot", "dot");
        QCOMPARE(models.count(), std::size_t(1));
        models.close();
        QCOMPARE(models.count(), std::size_t(0));
    }

    void aNewerSaveIsReadAnew()
    {
        auto session = sessionOf("reverse");
        train(*session, requestFor(10, at("growing")));
        ComparedModels models;
        const auto request = comparing(saved("growing"), saved("short"));
        QCOMPARE(models.compare(request, nullptr, {}).first.translation.step, std::int64_t(10));
        QVERIFY(session->resumeTraining(at("growing"), {.steps = 20}, {}));
        while (session->advance(std::chrono::milliseconds(0), {})->end == TrainingEnd::StillRunning) { }
        QVERIFY(session->finishTraining(TrainingEnd::LimitReached));
        QCOMPARE(models.compare(request, nullptr, {}).first.translation.step, std::int64_t(20));
    }

    void comparingMeanwhileChangesNoTraining()
    {
        const auto expected = train(*sessionOf("reverse"), requestFor(20));
        auto session = sessionOf("reverse");
        int compared = 0;
        const auto actual = train(*session, requestFor(20), [&] {
            const auto request = comparing({}, saved(compared % 2 == 0 ? "long" : "dot"),
                compared % 3 == 0 ? ComparedWords::OfFirst : ComparedWords::Own);
            const auto comparison = session->compare(request, {});
            if (!comparison.first.error && !comparison.second.error)
                ++compared;
            if (compared % 4 == 0)
                session->endComparison();
        });
        QVERIFY(compared >= 19); // one comparison after each batch
        QCOMPARE(actual, expected);
    }
};

ATTENTOSCOPE_TEST(TestComparison, QCoreApplication);
#include "tst_comparison.moc"
