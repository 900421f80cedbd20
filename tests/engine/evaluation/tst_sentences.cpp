// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/session.h"
#include "engine/types/wordlinks.h"
#include "tests/support/testprogram.h"
#include "tests/support/trainedsessions.h"

namespace {

DataRequest tinyFrench(std::size_t pairs)
{
    return DataRequest{.sample = "tiny-french", .samplePairs = pairs};
}

TrainingRequest shortTraining(std::int64_t steps)
{
    TrainingRequest request;
    request.settings = {
        {"embedding_size", "16"}, {"hidden_size", "24"}, {"batch_size", "16"}, {"validation_epochs", "100"}};
    request.limit.steps = steps;
    return request;
}

/// Joins all parts into one, or returns the error.
Result<MeasuredSentences> measured(Session& session, const SentencesRequest& request)
{
    if (auto begun = session.measureSentences(request, {}); !begun)
        return std::unexpected(begun.error());
    MeasuredSentences all;
    for (;;) {
        auto part = session.advanceSentences(std::chrono::milliseconds(0), {});
        if (!part)
            return part;
        std::ranges::move(part->sentences, std::back_inserter(all.sentences));
        std::ranges::move(part->notices, std::back_inserter(all.notices));
        all.total = part->total;
        if (part->complete) {
            all.bleu = part->bleu;
            all.isBleuMeaningful = part->isBleuMeaningful;
            all.loss = part->loss;
            all.statisticsErrorRate = part->statisticsErrorRate;
            return all;
        }
    }
}

double errorRateOf(const MeasuredSentences& measured)
{
    AlignmentCounts counts;
    for (const auto& sentence : measured.sentences)
        counts += countAlignment(linksFromAttention(*sentence.aligned), *sentence.aligned->gold);
    return counts.errorRate();
}

std::string written(const QTemporaryDir& folder, const char* name, const std::string& text)
{
    const auto path = folder.filePath(QString::fromLatin1(name));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), qint64(text.size())) < 0)
        qFatal("no file");
    return path.toStdString();
}

QString messageOf(Session& session, const SentencesRequest& request)
{
    const auto result = measured(session, request);
    return result ? QString() : QString::fromStdString(result.error().message);
}

} // namespace

/// Sentences measured one by one, from the outside of the engine.
class TestSentences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSampleBringsItsGoldLinks()
    {
        const auto session = sessionWith(tinyFrench(400));
        SentencesRequest request;
        request.measure = SentenceMeasure::Links; // links can be measured before there is a model
        const auto all = measured(*session, request);
        QVERIFY(all);
        QCOMPARE(all->sentences.size(), std::size_t(20));
        for (const auto& sentence : all->sentences) {
            QVERIFY(sentence.aligned->attention.isEmpty() && !sentence.loss && !sentence.bleu && !sentence.entropy);
            QVERIFY(!sentence.aligned->gold->sure.empty());
            // The grammar's links count the words that the tokens make.
            for (const auto& link : sentence.aligned->gold->sure) {
                QVERIFY(link.source < wordCount(sentence.aligned->source));
                QVERIFY(link.target < wordCount(sentence.aligned->target));
            }
        }
    }

    void ofWhatWasMeasuredFollowsWhatIsEvaluated()
    {
        // evaluate() gets the same sentences as a file, with a file of links.
        const auto session = sessionWith(tinyFrench(400));
        QVERIFY(session->startTraining(shortTraining(30)));
        losses(*session);
        const auto all = measured(*session, {});
        QVERIFY(all);
        const QTemporaryDir folder;
        std::string pairs, links;
        for (const auto& sentence : all->sentences) {
            pairs += sentence.text.source + '\t' + sentence.text.target + '\n';
            for (const auto& link : sentence.aligned->gold->sure)
                links += std::to_string(link.source + 1) + '-' + std::to_string(link.target + 1) + ' ';
            links += '\n';
        }
        EvaluationRequest evaluation;
        evaluation.data.source = written(folder, "pairs.tsv", pairs);
        evaluation.goldFile = written(folder, "gold.talp", links);
        const auto report = session->evaluate(evaluation, {}, {});
        QVERIFY(report);
        QCOMPARE(errorRateOf(*all), *report->alignmentErrorRate);
        QVERIFY(std::abs(*all->loss - report->loss) < 1e-5);
        QCOMPARE(*all->bleu, *report->bleu);
        QVERIFY(std::ranges::all_of(all->sentences, [](const MeasuredSentence& one) {
            return one.loss && *one.loss > 0.0 && one.entropy && *one.entropy >= 0.0 && one.bleu;
        }));
        // Line numbers are those of the data. The sample has the same pair at that line.
        const auto inOrder = [](const auto& one, const auto& other) { return one.line < other.line; };
        auto sorted = all->sentences;
        std::ranges::sort(sorted, inOrder);
        QVERIFY(sorted.front().line >= 1 && sorted.back().line <= 400);
    }

    void saysWhetherItsBleuIsMeaningful()
    {
        const QTemporaryDir folder;
        const auto session = sessionWith(tinyFrench(200));
        QVERIFY(session->startTraining(shortTraining(1)));
        losses(*session);
        SentencesRequest request{
            .set = SentenceSet::File, .file = written(folder, "short", "the cat\tle chat\nthe dog\tle chien\n")};
        const auto ofShort = valueOf(measured(*session, request));
        QVERIFY(ofShort.bleu && !ofShort.isBleuMeaningful);
        request.file = written(folder, "long", "the cat\tle chat dort ici .\nthe dog\tle chien dort ici .\n");
        QVERIFY(valueOf(measured(*session, request)).isBleuMeaningful);
    }

    void measuringChangesNoTraining()
    {
        auto alone = sessionWith(tinyFrench(200));
        QVERIFY(alone->startTraining(shortTraining(15)));
        const auto expected = losses(*alone);
        auto session = sessionWith(tinyFrench(200));
        QVERIFY(session->startTraining(shortTraining(15)));
        const auto actual = losses(*session, [&] { QVERIFY(measured(*session, {})); });
        QCOMPARE(actual, expected);
    }

    void drawnLinksAreGoldOfTheirSentenceAlone()
    {
        const QTemporaryDir folder;
        qputenv("XDG_DATA_HOME", QFile::encodeName(folder.path()));
        const auto session = sessionWith(tinyFrench(400));
        const SentencesRequest links{.measure = SentenceMeasure::Links};
        const auto before = valueOf(measured(*session, links));
        const auto& drawn = before.sentences[3];
        QVERIFY(valueOf(session->drawnLinks()).empty());
        const auto kept = valueOf(session->drawLinks({drawn.text, {{0, 1}}}));
        QVERIFY(std::ranges::find(kept.lines, drawn.line) != kept.lines.end());
        QCOMPARE(valueOf(session->drawnLinks()).front().text.source, drawn.text.source);
        const auto after = valueOf(measured(*session, links));
        for (std::size_t row = 0; row < before.sentences.size(); ++row) {
            const bool isDrawn = after.sentences[row].text.source == drawn.text.source;
            QVERIFY(after.sentences[row].aligned->gold->sure
                == (isDrawn ? std::vector<AlignmentLink>{{0, 1}} : before.sentences[row].aligned->gold->sure));
        }
        qunsetenv("XDG_DATA_HOME");
    }

    void linksDrawnInAValidationFileFollowItsColumns_data()
    {
        addColumns<QString, QString, PairColumns>("pairs", "validation file", "columns");
        using enum ColumnRule;
        QTest::newRow("exchanged") << "ein Haus\ta house\nein Baum\ta tree\n"
                                   << "das Haus\tthe house\n"
                                   << PairColumns{Chosen, 2, 1};
        QTest::newRow("first and third") << "a house\tune maison\tein Haus\na tree\tun arbre\tein Baum\n"
                                         << "the house\tla maison\tdas Haus\n"
                                         << PairColumns{Chosen, 1, 3};
        const QString memory = QStringLiteral("<?xml version=\"1.0\"?><tmx version=\"1.4\"><header/><body>"
                                              "<tu><tuv xml:lang=\"de\"><seg>%1 Haus</seg></tuv>"
                                              "<tuv xml:lang=\"en\"><seg>%2 house</seg></tuv>"
                                              "<tuv xml:lang=\"fr\"><seg>%3 maison</seg></tuv></tu></body></tmx>");
        QTest::newRow("languages of a translation memory")
            << memory.arg(QStringLiteral("ein"), QStringLiteral("a"), QStringLiteral("une"))
            << memory.arg(QStringLiteral("das"), QStringLiteral("the"), QStringLiteral("la"))
            << PairColumns{Chosen, 2, 1};
    }

    void linksDrawnInAValidationFileFollowItsColumns()
    {
        const auto [pairs, validation, columns] = fetched<QString, QString, PairColumns>();
        const QTemporaryDir folder;
        qputenv("XDG_DATA_HOME", QFile::encodeName(folder.path()));
        const auto session = sessionWith({.source = written(folder, "pairs", pairs.toStdString()),
            .validation = written(folder, "validation", validation.toStdString()),
            .columns = columns});
        const SentencePair pair{"the house", "das Haus"};
        QCOMPARE(valueOf(session->drawLinks({pair, {{0, 1}}})).lines, std::vector<std::size_t>{1});
        const auto drawn = valueOf(session->drawnLinks());
        QCOMPARE(drawn.size(), std::size_t(1));
        QCOMPARE(drawn[0].text.source, pair.source);
        QCOMPARE(drawn[0].links, (std::vector<AlignmentLink>{{0, 1}}));
        const auto listed = valueOf(measured(*session, {.measure = SentenceMeasure::Links})).sentences;
        QCOMPARE(listed.size(), std::size_t(1));
        QCOMPARE(listed[0].text.source, pair.source);
        QCOMPARE(listed[0].aligned->gold->sure, (std::vector<AlignmentLink>{{0, 1}}));
        qunsetenv("XDG_DATA_HOME");
    }

    void aFileHasTheColumnsOfTheData_data() { linksDrawnInAValidationFileFollowItsColumns_data(); }

    void aFileHasTheColumnsOfTheData()
    {
        const auto [pairs, file, columns] = fetched<QString, QString, PairColumns>();
        const QTemporaryDir folder;
        const auto session = sessionWith({.source = written(folder, "pairs", pairs.toStdString()), .columns = columns});
        SentencesRequest request{.set = SentenceSet::File, .measure = SentenceMeasure::Links};
        request.file = written(folder, "file", file.toStdString());
        const auto listed = valueOf(measured(*session, request)).sentences;
        QCOMPARE(listed.size(), std::size_t(1));
        QCOMPARE(listed[0].text.source, "the house"s);
        QCOMPARE(listed[0].text.target, "das Haus"s);
    }

    /// The source is the second column of the data. The second session opens the run alone.
    void aFileHasTheColumnsOfTheRun()
    {
        const QTemporaryDir folder;
        std::string lines;
        for (const auto& who : {"we"s, "you"s, "they"s, "some"s})
            for (const auto& what : {"sleep"s, "eat"s, "sing"s, "read"s, "write"s})
                lines += "now " + what + ' ' + who + '\t' + who + ' ' + what + " now\n";
        const auto session =
            sessionWith({.source = written(folder, "data.tsv", lines), .columns = {ColumnRule::Chosen, 2, 1}});
        auto training = shortTraining(2);
        training.runFolder = folder.filePath("run").toStdString();
        valueOf(session->startTraining(training));
        losses(*session);
        const auto other = createSession({.threads = 1});
        valueOf(other->openRun(training.runFolder, RunDetail::Identity));
        const auto file = written(folder, "test.tsv", "now sing we\twe sing now\nnow eat you\tyou eat now\n");
        const auto lossOf = [&](Session& measuring, const PairColumns& columns) {
            return valueOf(measuring.evaluate({.data = {.source = file, .columns = columns}}, {}, {})).loss;
        };
        for (auto* measuring : {session.get(), other.get()}) {
            const auto all = valueOf(measured(*measuring, {.set = SentenceSet::File, .file = file}));
            QCOMPARE(all.sentences.front().text.target.substr(0, 3), "now"s);
            QCOMPARE(lossOf(*measuring, {}), lossOf(*measuring, {ColumnRule::Chosen, 2, 1}));
            QVERIFY(lossOf(*measuring, {}) != lossOf(*measuring, {ColumnRule::Chosen, 1, 2}));
        }
    }

    /// Columns 2 and 1 of a translation memory are its languages. They say nothing about a file of lines.
    void languagesOfTheRunAreNoColumns()
    {
        const QTemporaryDir folder;
        std::string units;
        const auto segment = [](const char* language, const std::string& text) {
            return "<tuv xml:lang=\""s + language + "\"><seg>" + text + "</seg></tuv>";
        };
        for (const auto& who : {"we"s, "you"s, "they"s, "some"s})
            for (const auto& what : {"sleep"s, "eat"s, "sing"s, "read"s, "write"s})
                units += "<tu>" + segment("en", who + ' ' + what + " now") + segment("de", "now " + what + ' ' + who)
                    + "</tu>";
        const auto session =
            sessionWith({.source = written(folder, "data.tmx",
                             "<tmx version=\"1.4\"><header srclang=\"en\"/><body>" + units + "</body></tmx>"),
                .columns = {ColumnRule::Chosen, 2, 1}});
        auto training = shortTraining(2);
        training.runFolder = folder.filePath("run").toStdString();
        valueOf(session->startTraining(training));
        losses(*session);
        const auto other = createSession({.threads = 1});
        valueOf(other->openRun(training.runFolder, RunDetail::Identity));
        const auto file = written(folder, "test.tsv", "now sing we\twe sing now\nnow eat you\tyou eat now\n");
        const auto lossBy = [&](const PairColumns& columns) {
            return valueOf(other->evaluate({.data = {.source = file, .columns = columns}}, {}, {})).loss;
        };
        QCOMPARE(lossBy({}), lossBy({ColumnRule::Chosen, 1, 2}));
        QVERIFY(lossBy({}) != lossBy({ColumnRule::Chosen, 2, 1}));
    }

    /// Pairs without drawn links have no gold links at all, and not an empty list of them.
    void sentencesThatNobodyDrewInHaveNoLinks()
    {
        const QTemporaryDir folder;
        const auto session = sessionWith(tinyFrench(200));
        SentencesRequest request{.set = SentenceSet::File, .measure = SentenceMeasure::Links};
        request.file = written(folder, "pairs.tsv", "we sleep .\tnous dormons .\ni am tired .\tje suis fatigué .\n");
        written(folder, "pairs.tsv.drawn-links", "\n0-0 2-2\n");
        const auto all = valueOf(measured(*session, request));
        QVERIFY(!all.sentences[0].aligned->gold);
        QCOMPARE(all.sentences[1].aligned->gold->kind, LinksKind::Gold);
        QVERIFY(all.sentences[1].aligned->gold->sure == (std::vector<AlignmentLink>{{0, 0}, {2, 2}}));
    }

    /// On 400 pairs of a grammar, statistics find nearly all links.
    void statisticsAreMeasuredBesideAttention()
    {
        const auto session = sessionWith(tinyFrench(400));
        QVERIFY(!valueOf(measured(*session, {.measure = SentenceMeasure::Links})).statisticsErrorRate);
        QVERIFY(session->startTraining(shortTraining(2)));
        losses(*session);
        const auto all = valueOf(measured(*session, {}));
        QVERIFY(all.statisticsErrorRate);
        QVERIFY2(*all.statisticsErrorRate > 0.0 && *all.statisticsErrorRate < 0.2,
            qPrintable(QString::number(*all.statisticsErrorRate)));
        // the attention is that of a model that has learned nothing yet
        QVERIFY(*all.statisticsErrorRate < errorRateOf(all));
    }

    void goldAndPairsComeFromFiles()
    {
        const QTemporaryDir folder;
        const auto session = sessionWith(tinyFrench(200));
        SentencesRequest request{.set = SentenceSet::File, .measure = SentenceMeasure::Links};
        request.file =
            written(folder, "pairs.tsv", "we sleep .\tnous dormons .\nno pair\ni am tired .\tje suis fatigué .\n");
        request.goldFile = written(folder, "gold.talp", "1-1 2p2\n\n3-3\n");
        const auto all = measured(*session, request);
        QVERIFY2(all, all ? "" : all.error().message.c_str());
        QCOMPARE(all->sentences.size(), std::size_t(2));
        QCOMPARE(all->sentences[1].line, std::size_t(3));
        QVERIFY(all->sentences[0].aligned->gold->possible == (std::vector<AlignmentLink>{{1, 1}}));
        QVERIFY(all->sentences[1].aligned->gold->sure == (std::vector<AlignmentLink>{{2, 2}}));

        // A file exported by Anki begins with lines that are not records.
        auto anki = request;
        anki.file = written(folder, "anki.txt", "#separator:tab\n#html:false\nwe sleep .\tnous dormons .\n");
        anki.goldFile = written(folder, "anki.talp", "1-1 2-2\n");
        const auto exported = measured(*session, anki);
        QVERIFY2(exported, exported ? "" : exported.error().message.c_str());
        QCOMPARE(exported->sentences.front().aligned->gold->sure.size(), std::size_t(2));

        request.goldFirstIndex = 0;
        const auto fromZero = measured(*session, request);
        QVERIFY(fromZero && fromZero->sentences[0].aligned->gold->possible == (std::vector<AlignmentLink>{{2, 2}}));
    }

    void anotherSystemsAttentionNeedsNoModel()
    {
        const QTemporaryDir folder;
        const auto session = sessionWith(tinyFrench(200));
        SentencesRequest request{.set = SentenceSet::File,
            .file = written(folder, "pairs.tsv", "we sleep\tnous dormons\nwe eat\tnous mangeons\n"),
            .goldFile = written(folder, "gold.talp", "1-1 2-2\n1-1 2-2\n")};
        request.attentionFile = written(
            folder, "marian.txt", "nous dormons ||| 0.9,0.1,0 0.8,0.2,0 0,0,1\nils mangent ||| 1,0,0 0,1,0 0,0,1\n");
        const auto all = measured(*session, request);
        QVERIFY2(all, all ? "" : all.error().message.c_str());
        QCOMPARE(all->sentences.size(), std::size_t(2));
        const auto& first = *all->sentences[0].aligned;
        // One of the two links of attention is right: 1 − (1 + 1) / (2 + 2).
        QCOMPARE(countAlignment(linksFromAttention(first), *first.gold).errorRate(), 0.5);
        QVERIFY(!all->sentences[1].aligned->gold); // the links belong to another translation
        QVERIFY(!all->loss && all->bleu);
    }

    /// The model has a table of 40 positions. One pair has a longer target, another one a longer source.
    void aPairThatTheModelCannotTakeHasNoMeasures()
    {
        const QTemporaryDir folder;
        const auto session = sessionWith(tinyFrench(200));
        auto training = shortTraining(2);
        training.preset = "transformer-tiny";
        training.settings = {{"embedding_size", "16"}, {"positions", "learned"}, {"max_positions", "40"}};
        valueOf(session->startTraining(training));
        losses(*session);
        const auto repeated = [](const std::string& sentence) {
            std::string text = sentence;
            for (int count = 1; count < 15; ++count)
                text += ' ' + sentence;
            return text;
        };
        const std::string source = "we sleep .", target = "nous dormons .";
        SentencesRequest request{.set = SentenceSet::File};
        request.file = written(folder, "pairs.tsv",
            source + '\t' + target + '\n' + source + '\t' + repeated(target) + '\n' + repeated(source) + '\t' + target
                + '\n');
        const auto all = measured(*session, request);
        QVERIFY2(all, all ? "" : all.error().message.c_str());
        QCOMPARE(all->sentences.size(), std::size_t(3));
        for (const auto& sentence : all->sentences)
            QCOMPARE(sentence.loss.has_value(), sentence.line == 1);
        request.measure = SentenceMeasure::Totals;
        const auto totals = measured(*session, request);
        QVERIFY2(totals, totals ? "" : totals.error().message.c_str());
        QVERIFY(std::abs(*totals->loss - *all->loss) < 1e-5);
    }

    void refusesWhatCannotBeDone()
    {
        const QTemporaryDir folder;
        auto empty = createSession({.threads = 1});
        SentencesRequest links{.measure = SentenceMeasure::Links};
        QVERIFY(messageOf(*empty, links).contains("open a file, or choose a sample"));
        QVERIFY(!empty->advanceSentences(std::chrono::milliseconds(0), {}));
        const auto session = sessionWith(tinyFrench(200));
        QVERIFY(messageOf(*session, {}).contains("train one, or open a run"));
        SentencesRequest test{.set = SentenceSet::Test, .measure = SentenceMeasure::Links};
        QVERIFY(messageOf(*session, test).contains("test_share"));
        SentencesRequest shortGold = links;
        shortGold.goldFile = written(folder, "gold.talp", "1-1\n");
        QVERIFY(messageOf(*session, shortGold).contains("1 line"));
        QVERIFY(messageOf(*session, shortGold).contains("200 lines"));
        SentencesRequest shortOther = links;
        shortOther.attentionFile = written(folder, "other.txt", "a ||| 0-0\nb ||| 0-0\n");
        QVERIFY(messageOf(*session, shortOther).contains("2 sentences"));
        SentencesRequest noFile = links;
        noFile.set = SentenceSet::File;
        noFile.file = "/no/such/pairs.tsv";
        QVERIFY(messageOf(*session, noFile).contains("/no/such/pairs.tsv"));
        noFile.file = written(folder, "prose.txt", "nothing of use\n");
        QVERIFY(messageOf(*session, noFile).contains("prose.txt"));
    }

    void tellsOfLinksBeyondTheSentence()
    {
        const QTemporaryDir folder;
        const auto session = sessionWith(tinyFrench(200));
        SentencesRequest request{.set = SentenceSet::File,
            .measure = SentenceMeasure::Links,
            .file = written(folder, "pairs.tsv", "we sleep\tnous dormons\nwe eat\tnous mangeons\n"),
            .goldFile = written(folder, "gold.talp", "1-1 2-2\n1-1 2-2\n"),
            .goldFirstIndex = 0};
        const auto all = measured(*session, request);
        QVERIFY(all);
        QCOMPARE(all->notices.size(), std::size_t(1));
        QVERIFY(all->notices[0].find("2 gold links") != std::string::npos);
        QVERIFY(all->notices[0].find("line 1") != std::string::npos);
    }

    void beingStoppedLeavesTheRestOut()
    {
        const auto session = sessionWith(tinyFrench(2'000));
        QVERIFY(session->startTraining(shortTraining(1)));
        losses(*session);
        QVERIFY(session->measureSentences({}, {}));
        std::stop_source stop;
        stop.request_stop();
        const auto part = session->advanceSentences(std::chrono::hours(1), stop.get_token());
        QVERIFY(part && !part->complete);
        QVERIFY(part->sentences.size() < part->total);
        // A new request begins from the start.
        const auto all = measured(*session, {});
        QVERIFY(all);
        QCOMPARE(all->sentences.size(), std::size_t(100));
    }
};

ATTENTOSCOPE_TEST(TestSentences, QCoreApplication);
#include "tst_sentences.moc"
