// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/session.h"
#include "tests/support/testprogram.h"

namespace {

using Settings = std::vector<KeyValue>;
using Pairs = std::vector<SentencePair>;

const Settings tutorialData{{"data_recipe", "tutorial"}};
const Settings smallLetters{{"lowercase", "true"}};

/// Pairs of at least four words, which BLEU needs.
Pairs tutorialPairs()
{
    return {{"Je ne suis pas ivre.", "I'm not drunk now."}, {"Elle est là !", "She's here with me!"},
        {"Nous sommes prêts.", "We're ready to go."}, {"Ils sont à l'heure.", "They're right on time."},
        {"Tu es drôle.", "You're a funny man."}, {"Il est âgé.", "He is an old man."}};
}

Pairs swapped(const Pairs& pairs)
{
    Pairs other;
    for (const auto& pair : pairs)
        other.push_back({pair.target, pair.source});
    return other;
}

/// A hundred sentences with capitals; words stand beside commas, stops and apostrophes. `space` is between two words.
Pairs capitalisedPairs(const std::string& space)
{
    constexpr std::array<const char*, 5> animals{"Cat", "Dog", "Bird", "Fish", "Goat"};
    constexpr std::array<const char*, 5> tiere{"Katze", "Hund", "Vogel", "Fisch", "Ziege"};
    constexpr std::array<const char*, 4> names{"Anna", "Émile", "Zoë", "Otto"};
    constexpr std::array<const char*, 5> verbs{"sleeps", "eats", "runs", "falls", "waits"};
    constexpr std::array<const char*, 5> tut{"schläft", "frisst", "läuft", "fällt", "wartet"};
    Pairs pairs;
    for (std::size_t index = 0; index < 100; ++index) {
        const auto animal = index % 5, name = index / 5 % 4, verb = index / 20;
        pairs.push_back({names[name] + std::string(", the ") + animals[animal] + ' ' + verbs[verb] + '.',
            names[name] + std::string(",") + space + "d'" + tiere[animal] + space + tut[verb] + " im Haus!"});
    }
    return pairs;
}

std::string written(const QTemporaryDir& folder, const Pairs& pairs)
{
    const auto path = folder.filePath(u"pairs.tsv"_s);
    QFile file(path);
    std::string lines;
    for (const auto& [source, target] : pairs)
        lines += source + '\t' + target + '\n';
    if (!file.open(QIODevice::WriteOnly) || file.write(lines.data(), qint64(lines.size())) < 0)
        qFatal("no file");
    return path.toStdString();
}

/// A session that knows these pairs by heart, with the last validation of its training.
struct Memorised
{
    std::unique_ptr<Session> session = createSession({.threads = 1});
    ValidationReport validation;
};

/// `folder`: of its run; empty: it is not saved.
Memorised memorised(const std::string& file, const Settings& data, std::int64_t steps, const std::string& folder = {})
{
    Memorised memory;
    DataRequest request{.source = file, .validation = file, .settings = data};
    valueOf(memory.session->loadData(request, {}, {}));
    TrainingRequest training;
    training.settings = {{"embedding_size", "32"}, {"hidden_size", "48"}, {"dropout", "0"}, {"batch_size", "20"},
        {"learning_rate", "0.01"}, {"validation_epochs", "20"}};
    training.limit.steps = steps;
    training.runFolder = folder;
    valueOf(memory.session->startTraining(training));
    const auto take = [&](const Result<TrainingReports>& reports) {
        if (!reports)
            qFatal("%s", reports.error().message.c_str());
        if (!reports->validations.empty())
            memory.validation = reports->validations.back();
        return reports->end;
    };
    auto end = TrainingEnd::StillRunning;
    while (end == TrainingEnd::StillRunning)
        end = take(memory.session->advance(std::chrono::milliseconds(50), {}));
    take(memory.session->finishTraining(end));
    return memory;
}

Result<MeasuredSentences> table(Session& session, const SentencesRequest& request)
{
    if (auto begun = session.measureSentences(request, {}); !begun)
        return std::unexpected(begun.error());
    return session.advanceSentences(std::chrono::hours(1), {});
}

} // namespace

/// References are normalised like the training data before they are compared. This holds at a validation, in
/// evaluate(), and in the table of sentences.
class TestReferences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void memorisedPairsAreExact_data()
    {
        addColumns<Pairs, Settings, qint64>("pairs", "data", "steps");
        QTest::addColumn<QString>("first"); // reference
        QTest::newRow("the tutorial's recipe")
            << tutorialPairs() << tutorialData << qint64(160) << u"i m not drunk now ."_s;
        QTest::newRow("the tutorial's recipe, swapped")
            << swapped(tutorialPairs()) << Settings{{"data_recipe", "tutorial"}, {"direction", "swapped"}}
            << qint64(160) << u"i m not drunk now ."_s;
        QTest::newRow("small letters") << capitalisedPairs(" ") << smallLetters << qint64(300)
                                       << u"anna, d'katze schläft im haus!"_s;
        QTest::newRow("no accents") << capitalisedPairs(" ") << Settings{{"strip_accents", "true"}} << qint64(300)
                                    << u"Anna, d'Katze schlaft im Haus!"_s;
        QTest::newRow("other white space")
            << capitalisedPairs(" \u00A0") << Settings{} << qint64(300) << u"Anna, d'Katze schläft im Haus!"_s;
        QTest::newRow("characters") << tutorialPairs() << Settings{{"tokenizer", "characters"}, {"lowercase", "true"}}
                                    << qint64(400) << u"i'm not drunk now."_s;
    }

    void memorisedPairsAreExact()
    {
        QFETCH(const Pairs, pairs);
        QFETCH(const Settings, data);
        QFETCH(const qint64, steps);
        QFETCH(const QString, first);
        const QTemporaryDir folder;
        const auto file = written(folder, pairs);
        const auto memory = memorised(file, data, steps);

        QCOMPARE(memory.validation.bleu, 100.0);
        QVERIFY(!memory.validation.pairs->empty());
        for (const auto& pair : *memory.validation.pairs)
            QCOMPARE(pair.reference, pair.translation.text);

        EvaluationRequest request{.data = {.source = file}, .byLength = true};
        const auto report = memory.session->evaluate(request, {}, {});
        QVERIFY2(report, report ? "" : report.error().message.c_str());
        QCOMPARE(*report->bleu, 100.0);
        QCOMPARE(*report->chrf, 100.0);
        QCOMPARE(*report->exact, 1.0);
        for (const auto& bucket : report->lengths)
            QCOMPARE(bucket.bleu, 100.0);

        const auto all = table(*memory.session, {.set = SentenceSet::File, .file = file});
        QVERIFY2(all, all ? "" : all.error().message.c_str());
        QCOMPARE(*all->bleu, 100.0);
        for (const auto& sentence : all->sentences) {
            QCOMPARE(sentence.reference, sentence.translation);
            QCOMPARE(sentence.aligned->text, sentence.reference); // the loss is about this sentence
            if (sentence.line == 1)
                QCOMPARE(QString::fromStdString(sentence.reference), first);
        }
    }

    void anUnknownWordStaysItself()
    {
        const QTemporaryDir folder;
        const auto memory = memorised(written(folder, capitalisedPairs(" ")), smallLetters, 5);
        const auto file = written(folder, {{"Anna, the Zebu sleeps.", "Anna, d'Zebu  SCHLÄFT im Haus!"}});
        const auto all = table(*memory.session, {.set = SentenceSet::File, .file = file});
        QVERIFY2(all, all ? "" : all.error().message.c_str());
        QCOMPARE(all->sentences.front().reference, std::string("anna, d'zebu schläft im haus!"));
        QCOMPARE(all->sentences.front().text.target, std::string("Anna, d'Zebu  SCHLÄFT im Haus!"));
    }

    /// Quoted scores use the text as given. They do not depend on vocabulary or normalisation.
    void theReferenceOfTheFileIsQuotedAsItStands()
    {
        const QTemporaryDir folder;
        const auto memory = memorised(written(folder, capitalisedPairs(" ")), smallLetters, 300);
        const std::string unknown = "Anna, d'Zebu Ökapi SCHLÄFT im Haus!";
        EvaluationRequest request;
        request.data.source = written(folder, {{"Anna, the Cat sleeps.", unknown}, {"Anna, the Dog sleeps.", unknown}});
        const auto report = memory.session->evaluate(request, {}, {});
        QVERIFY2(report, report ? "" : report.error().message.c_str());
        QCOMPARE(report->pairs.size(), std::size_t(2));
        QCOMPARE(report->pairs[1].line, std::size_t(2));
        const auto at = [&](std::size_t pair) { return QString::fromStdString(report->pairs[pair].translation); };
        for (const auto& pair : report->pairs)
            QCOMPARE(pair.reference, unknown);
        QCOMPARE(at(0), u"anna, d'katze schläft im haus!"_s);
        // Of the five words, only "im" is in the reference. In small letters all are, except the animal.
        QCOMPARE(report->scores[0].words, std::size_t(10));
        QCOMPARE(report->scores[0].referenceWords, std::size_t(12));
        QVERIFY(std::abs(report->scores[0].precisions[0] - 100.0 * 1 / 5) < 1e-9);
        QVERIFY(std::abs(report->scores[1].precisions[0] - 100.0 * 4 / 5) < 1e-9);
        QVERIFY(*report->bleu < 100.0);
        QVERIFY(report->attention && report->attention->entropy >= 0.0 && report->attention->fullestColumn <= 1.0);
        QVERIFY(memory.validation.attention && memory.validation.attention->fullestColumn > 0.0);
    }

    void twoRunsAreTestedOnTheSameLines()
    {
        const QTemporaryDir folder;
        const auto file = written(folder, capitalisedPairs(" "));
        const auto better = folder.filePath(u"better"_s).toStdString();
        const auto worse = folder.filePath(u"worse"_s).toStdString();
        const auto trained = memorised(file, {}, 300, better);
        auto memory = memorised(file, {}, 20, worse);
        EvaluationRequest request{.data = {.source = file}, .against = better};
        const auto report = memory.session->evaluate(request, {}, {});
        QVERIFY2(report, report ? "" : report.error().message.c_str());
        const auto& score = report->scores.front();
        QVERIFY(score.against);
        QCOMPARE(score.against->value, 100.0);
        QVERIFY(score.value < 90.0);
        QVERIFY(score.against->randomization < 0.001);
        QVERIFY(score.against->bootstrap < 0.01);
        request.against = folder.filePath(u"none"_s).toStdString();
        QVERIFY(!memory.session->evaluate(request, {}, {}));
    }

    void wordsAreThoseOfTheFile_data()
    {
        QTest::addColumn<QString>("tokenizer");
        for (const char* tokenizer : {"words", "space", "characters"})
            QTest::newRow(tokenizer) << QString::fromLatin1(tokenizer);
    }

    /// Words are separated by white space, however the model cuts them. So numbers of two models can be compared.
    void wordsAreThoseOfTheFile()
    {
        QFETCH(const QString, tokenizer);
        const QTemporaryDir folder;
        const Pairs pairs{
            {"Est-ce l'homme ?", "Is it the t-shirt, no?"}, {"a b  c d e f", "don't"}, {"g", "x\u00a0y z"}};
        const auto file = written(folder, pairs);
        const auto memory = memorised(file, {{"tokenizer", tokenizer.toStdString()}}, 3);
        EvaluationRequest request{.data = {.source = file}, .byLength = true};
        const auto report = memory.session->evaluate(request, {}, {});
        QVERIFY2(report, report ? "" : report.error().message.c_str());
        QCOMPARE(report->targetWords, std::size_t(5 + 1 + 3 + 3)); // the words and the end tokens
        const auto nats = report->loss * static_cast<double>(report->targetTokens);
        QVERIFY(std::abs(report->wordLoss * static_cast<double>(report->targetWords) - nats) < 1e-9 * nats);
        QCOMPARE(report->lengths.size(), std::size_t(2));
        QCOMPARE(report->lengths[0].sentences, std::size_t(2));
        QCOMPARE(report->lengths[1].shortest, 6);
    }
};

ATTENTOSCOPE_TEST(TestReferences, attentoscope::tests::NoApplication);
#include "tst_references.moc"
