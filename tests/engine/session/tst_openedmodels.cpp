// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/session.h"
#include "engine/types/heads.h"
#include "tests/support/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

namespace {

const QString samples = QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/data/foreign/");
const QString transliteration = QStringLiteral(ATTENTOSCOPE_SHARED_DATA "/models/aren-transliteration");

std::unique_ptr<Session> sessionWith(const QString& folder)
{
    auto session = createSession({.threads = 1});
    valueOf(session->openRun(folder.toStdString(), RunDetail::History));
    return session;
}

/// Our text for a token of theirs.
QString ourWord(const QString& theirs)
{
    static const std::map<QString, QString> specials{
        {"</s>", "<eos>"}, {"<s>", "<sos>"}, {"<blank>", "<pad>"}, {"<unk>", "<unk>"}};
    const auto found = specials.find(theirs);
    return found == specials.end() ? theirs : found->second;
}

QStringList wordsOf(const QJsonValue& theirs)
{
    QStringList words;
    for (const auto& word : theirs.toArray())
        words << ourWord(word.toString());
    return words;
}

QStringList wordsOf(const std::vector<Token>& tokens)
{
    QStringList words;
    for (const auto& token : tokens)
        words << QString::fromStdString(token.text);
    return words;
}

double largestDifference(const AttentionMap& map, const QJsonArray& rows)
{
    if (map.rows != std::size_t(rows.size()))
        return 1.0;
    double largest = 0.0;
    for (std::size_t row = 0; row < map.rows; ++row) {
        const auto numbers = rows[qsizetype(row)].toArray();
        if (map.columns != std::size_t(numbers.size()))
            return 1.0;
        for (std::size_t column = 0; column < map.columns; ++column)
            largest = std::max(largest, std::abs(double(map.at(row, column)) - numbers[qsizetype(column)].toDouble()));
    }
    return largest;
}

/// Compares the probabilities of one step with theirs. Words that can never be chosen are left out.
bool areTheirs(const WordChoice& choice, const QJsonObject& theirs)
{
    std::map<QString, double> expected;
    for (auto at = theirs.begin(); at != theirs.end(); ++at)
        expected[ourWord(at.key())] = at.value().toDouble();
    return choice.alternatives.size() >= 4 // the smallest vocabulary gives four
        && std::ranges::all_of(choice.alternatives, [&](const Alternative& word) {
               const auto found = expected.find(QString::fromStdString(word.word.text));
               return found != expected.end() && std::abs(found->second - double(word.probability)) < 1e-5;
           });
}

TranslationRequest requestFor(const QString& source, int beam = 1)
{
    TranslationRequest request;
    request.source = source.toStdString();
    request.beam = beam;
    request.lengthPenalty = 1.0;
    request.maximumLength = 6;
    request.heads = HeadsAnswer::All;
    request.alternatives = 20;
    return request;
}

/// Files of a folder with their sizes and times.
QStringList stateOf(const QString& folder)
{
    QStringList state;
    for (const auto& file : QDir(folder).entryInfoList(QDir::Files | QDir::Hidden | QDir::Dirs | QDir::NoDotAndDotDot))
        state << file.fileName() + ' ' + QString::number(file.size()) + ' '
                + file.lastModified().toString(Qt::ISODateWithMs);
    return state;
}

bool says(const Error& error, const char* text)
{
    return QString::fromStdString(error.message).contains(QString::fromUtf8(text));
}

} // namespace

/// Models of others in a session. Their answers are compared with numbers that numpy computed from the papers'
/// equations (tests/reference/make_foreign_models.py). They can be used like runs.
class TestOpenedModels : public QObject
{
    Q_OBJECT

private slots:
    void answersAreTheirs_data()
    {
        addColumns<QString>("folder");
        for (const char* folder : {"marian-f32", "marian-f16", "marian-bf16", "marian-apart", "pegasus", "ctranslate2"})
            QTest::addRow("%s", folder) << QString::fromLatin1(folder);
    }

    void answersAreTheirs()
    {
        const auto [folder] = fetched<QString>();
        const auto all = QJsonDocument::fromJson(bytesOf(samples + QStringLiteral("answers.json"))).object();
        const auto sentences = all[folder].toObject();
        QCOMPARE(sentences.size(), 3);
        const auto session = sessionWith(samples + folder);
        for (auto at = sentences.begin(); at != sentences.end(); ++at) {
            const auto expected = at.value().toObject();
            const auto greedy = valueOf(session->translate(requestFor(at.key()), {}, {}));
            QCOMPARE(wordsOf(greedy.target), wordsOf(expected["greedy"]));
            const auto heads = expected["heads"].toObject();
            QCOMPARE(greedy.heads.size(), std::size_t(heads.size()));
            for (const auto& head : greedy.heads) {
                const auto name = QString::fromStdString(headText(head.id));
                QVERIFY2(largestDifference(head.attention, heads[name].toArray()) < 1e-5, qPrintable(name));
            }
            for (std::size_t step = 0; step < greedy.target.size(); ++step)
                QVERIFY(
                    areTheirs(greedy.choices[step], expected["probabilities"].toArray()[qsizetype(step)].toObject()));
            const auto best = valueOf(session->translate(requestFor(at.key(), 3), {}, {}));
            QCOMPARE(wordsOf(best.target), wordsOf(expected["beam"]));
            QVERIFY(std::abs(best.score - expected["beam_score"].toDouble()) < 1e-4);
        }
    }

    /// The outputs of CTranslate2 4.8.5 with a beam of 1. `a t z m o n` is also in its own tests.
    void transliterationWritesLetterByLetter_data()
    {
        addColumns<QString, QString, double>("source", "target", "score");
        QTest::addRow("1") << u"آ ت ز م و ن"_s << u"a t z m o n"_s << -0.151672915;
        QTest::addRow("2") << u"آ ت ش ا ي س ي"_s << u"a c h a i s i"_s << -0.218933165;
        QTest::addRow("3") << u"ا و ر ا ك ل"_s << u"o r a k l"_s << -0.357782513;
        QTest::addRow("4") << u"ا ن ت ر ن ت"_s << u"e n t e r n t"_s << -0.218325973;
        QTest::addRow("5") << u"م ا ي ك ر و"_s << u"m a i c r o"_s << -0.327083737;
        QTest::addRow("6") << u"ب ا ر ي س"_s << u"b a r r i s"_s << -0.285436690;
        QTest::addRow("7") << u"ل ن د ن"_s << u"l e n d e n"_s << -0.166416978;
    }

    void transliterationWritesLetterByLetter()
    {
        if (!QDir(transliteration).exists())
            QSKIP("the shared data is not beside the checkout");
        const auto [source, target, score] = fetched<QString, QString, double>();
        const auto session = sessionWith(transliteration);
        auto request = requestFor(source);
        request.maximumLength = 20;
        const auto greedy = valueOf(session->translate(request, {}, {}));
        QCOMPARE(QString::fromStdString(greedy.text), target);
        QCOMPARE(greedy.end, TranslationEnd::EndToken);
        QCOMPARE(greedy.heads.size(), std::size_t(144)); // 8 heads in each of 6 + 6 + 6 layers
        // Their score is divided by the number of letters. The end mark counts as one.
        QVERIFY(std::abs(greedy.score / double(greedy.target.size()) - score) < 1e-4);
    }

    void beamsWriteWhatTheirsWrite()
    {
        if (!QDir(transliteration).exists())
            QSKIP("the shared data is not beside the checkout");
        const auto session = sessionWith(transliteration);
        const std::pair<QString, QString> words[] = {{u"آ ت ز م و ن"_s, u"a t z m o n"_s},
            {u"آ ت ش ا ي س ي"_s, u"a c h a i s i"_s}, {u"ا و ر ا ك ل"_s, u"o r a k e l"_s},
            {u"ا ن ت ر ن ت"_s, u"e n t e r n t"_s}, {u"م ا ي ك ر و"_s, u"m a i k r o"_s},
            {u"ب ا ر ي س"_s, u"b a r r i s"_s}, {u"ل ن د ن"_s, u"l e n d e n"_s}};
        for (const auto& [source, target] : words) {
            auto request = requestFor(source, 4);
            request.maximumLength = 20;
            QCOMPARE(QString::fromStdString(valueOf(session->translate(request, {}, {})).text), target);
        }
    }

    void beamsAreTheirs_data()
    {
        addColumns<QString, QString>("folder", "penalty");
        for (const char* folder : {"marian-beams", "ctranslate2-beams"})
            for (const char* penalty : {"0.6", "1.0", "1.5"})
                QTest::addRow("%s, %s", folder, penalty) << QString::fromLatin1(folder) << QString::fromLatin1(penalty);
    }

    /// The translations that transformers and CTranslate2 make with a beam (tests/reference/make_beams.py). They end
    /// their beams in different ways: with a penalty of 1, 28 of the 60 translations differ.
    void beamsAreTheirs()
    {
        const auto [folder, penalty] = fetched<QString, QString>();
        const auto all = QJsonDocument::fromJson(bytesOf(samples + QStringLiteral("beams.json"))).object();
        const auto sentences = all["sentences"].toArray();
        const auto expected = all[folder][penalty].toArray();
        QCOMPARE(sentences.size(), 60);
        QCOMPARE(expected.size(), sentences.size());
        const auto session = sessionWith(samples + folder);
        for (qsizetype place = 0; place < sentences.size(); ++place) {
            TranslationRequest request{.source = sentences[place].toString().toStdString(),
                .beam = all["width"].toInt(),
                .lengthPenalty = penalty.toDouble(),
                .maximumLength = all["longest"].toInt()};
            const auto best = valueOf(session->translate(request, {}, {}));
            QCOMPARE(wordsOf(best.target), wordsOf(expected[place][0]));
            const double ranking = best.score / std::pow(double(best.target.size()), request.lengthPenalty);
            QVERIFY(std::abs(ranking - expected[place][1].toDouble()) < 1e-5);
            request.beamAnswer = BeamAnswer::Whole;
            QCOMPARE(valueOf(session->translate(request, {}, {})).text, best.text);
        }
    }

    void piecesBecomeTextAgain()
    {
        const auto session = sessionWith(samples + QStringLiteral("marian-apart"));
        auto request = requestFor(u">>fra<< the  dogs."_s);
        request.forcedTarget = "le chiens";
        const auto forced = valueOf(session->translate(request, {}, {}));
        const QStringList source{">>fra<<", "▁the", "▁dog", "s", ".", "<eos>"};
        QCOMPARE(wordsOf(forced.source), source);
        QCOMPARE(wordsOf(forced.target), (QStringList{"▁le", "▁chien", "s", "<eos>"}));
        QCOMPARE(forced.text, std::string("le chiens"));
    }

    void whatItIsIsDescribed()
    {
        auto session = createSession({.threads = 1});
        const auto folder = (samples + QStringLiteral("marian-f32")).toStdString();
        const auto run = valueOf(session->openRun(folder + "/config.json", RunDetail::History));
        QVERIFY(run.opened && run.past);
        QCOMPARE(run.folder, folder);
        QCOMPARE(run.opened->format, std::string("MarianMT"));
        QCOMPARE(run.opened->sourceLanguage + run.opened->targetLanguage, std::string("enfr"));
        QCOMPARE(run.opened->languageTokens.size(), std::size_t(2));
        QCOMPARE(run.opened->bytes, std::uint64_t(run.parameters) * sizeof(float));
        QCOMPARE(run.opened->beam, 4);
        QVERIFY(run.opened->hash != 0);
        QCOMPARE(run.configuration.model.decoderLayers, 1);
        QStringList notes;
        for (const auto& note : run.notes)
            notes << QString::fromStdString(note);
        QVERIFY(notes.join(' ').contains("(MarianMT). Its folder is only read. It has 2 + 1 layers"));
        QVERIFY(notes.join(' ').contains(">>por<< >>fra<<"));
    }

    void theFolderIsNeverWritten()
    {
        const QTemporaryDir place;
        const QString folder = place.path();
        for (const auto& file : QDir(samples + QStringLiteral("pegasus")).entryInfoList(QDir::Files))
            QVERIFY(QFile::copy(file.absoluteFilePath(), QDir(folder).filePath(file.fileName())));
        const auto before = stateOf(folder);
        const auto session = sessionWith(folder);
        valueOf(session->translate(requestFor("the dogs"), {}, {}));
        QVERIFY(!session->resumeTraining(folder.toStdString(), {.steps = 1}, {}));
        QVERIFY(!session->discardTraining());
        QCOMPARE(stateOf(folder), before);
    }

    /// Measures, links, dissection, forcing, switching off, and several together.
    void whatRunsDoIsDoneToo()
    {
        const auto session = sessionWith(samples + QStringLiteral("marian-apart"));
        const QTemporaryDir place;
        const auto pairs = place.filePath("pairs.tsv");
        QVERIFY(putFile(pairs, "the dogs\tle chiens\nthe dog runs .\tle chien court .\n"));
        EvaluationRequest measured;
        measured.data.source = pairs.toStdString();
        const auto report = valueOf(session->evaluate(measured, {}, {}));
        QCOMPARE(report.pairs.size(), std::size_t(2));
        QCOMPARE(report.pairs[0].reference, std::string("le chiens"));
        QVERIFY(report.loss > 0.0);
        AlignmentRequest aligned;
        aligned.data = measured.data;
        aligned.reading = AlignmentReading{1, 2};
        QCOMPARE(valueOf(session->align(aligned, {}, {})).links.size(), std::size_t(2));
        measured.links = LinksKind::Statistical;
        const auto refused = session->evaluate(measured, {}, {});
        QVERIFY(!refused && says(refused.error(), "Nobody knows on which pairs"));

        auto request = requestFor("the dogs");
        const auto whole = valueOf(session->translate(request, {}, {}));
        request.switchedOff = {AttentionHead{HeadKind::Encoder, 1, 1}};
        QVERIFY(valueOf(session->translate(request, {}, {})).score != whole.score);
        request.switchedOff.clear();
        request.constraints.rows = {{.position = 0, .column = 1, .head = AttentionHead{HeadKind::Cross, 1, 1}}};
        const auto forced = valueOf(session->translate(request, {}, {}));
        const auto cross = std::ranges::find(
            forced.heads, AttentionHead{HeadKind::Cross, 1, 1}, [](const HeadMap& head) { return head.id; });
        QCOMPARE(cross->attention.at(0, 1), 1.0f);
        DissectionRequest dissected;
        dissected.translation = whole;
        dissected.head = AttentionHead{HeadKind::Cross, 1, 1};
        QVERIFY(session->dissect(dissected));
    }

    /// The table of sentences measures all heads on a file with gold links, and so does an evaluation. Both agree with
    /// links that the test compares itself.
    void headsAreMeasuredOnAFileWithGoldLinks()
    {
        const auto folder = QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/../resources/models/aren-transliteration");
        const auto session = sessionWith(folder);
        SentencesRequest request{.set = SentenceSet::File, .file = (folder + "/pairs.tsv").toStdString()};
        request.goldFile = (folder + "/pairs.talp").toStdString();
        MeasuredSentences last;
        valueOf(session->measureSentences(request, {}));
        do {
            last = valueOf(session->advanceSentences(std::chrono::milliseconds(0), {}));
            for (const auto& sentence : last.sentences)
                QVERIFY(sentence.aligned->heads.empty());
        } while (!last.complete);
        EvaluationRequest whole;
        whole.data.source = request.file;
        whole.goldFile = request.goldFile;
        const auto report = valueOf(session->evaluate(whole, {}, {}));
        QVERIFY(last.heads);
        QCOMPARE(last.heads->pairs, std::size_t(20));
        QCOMPARE(last.heads->heads.size(), report.heads.size());
        for (std::size_t head = 0; head < report.heads.size(); ++head) {
            QVERIFY(last.heads->heads[head].head == report.heads[head].head);
            QCOMPARE(last.heads->heads[head].measures.errorRate, report.heads[head].measures.errorRate);
        }
        const auto best = bestAligning(last.heads->heads);
        QVERIFY(best);
        AlignmentRequest links{.data = whole.data, .reading = AlignmentReading{best->layer, best->head}};
        const auto found = valueOf(session->align(links, {}, {}));
        std::size_t sure = 0, right = 0, possible = 0, all = 0;
        const auto lines = bytesOf(folder + "/pairs.talp").split('\n');
        for (std::size_t pair = 0; pair < found.links.size(); ++pair) {
            QSet<QByteArray> sureLinks, possibleLinks;
            for (const auto& link : lines[qsizetype(pair)].split(' '))
                (link.contains('p') ? possibleLinks : sureLinks) << QByteArray(link).replace('p', '-');
            sure += std::size_t(sureLinks.size());
            for (const auto& link : found.links[pair]) {
                const auto text = QByteArray::number(link.source + 1) + '-' + QByteArray::number(link.target + 1);
                ++all;
                right += sureLinks.contains(text);
                possible += possibleLinks.contains(text);
            }
        }
        const double byHand = 1.0 - double(2 * right + possible) / double(all + sure);
        const auto measured = std::ranges::find(last.heads->heads, *best, &MeasuredHead::head);
        QVERIFY(std::abs(*measured->measures.errorRate - byHand) < 1e-12);
        QVERIFY2(byHand < 0.15, qPrintable(QString::number(byHand)));
        request.switchedOff = {*best};
        valueOf(session->measureSentences(request, {}));
        do
            last = valueOf(session->advanceSentences(std::chrono::milliseconds(0), {}));
        while (!last.complete);
        QVERIFY(!last.heads); // heads with another setting would not be those of the model
    }

    void twoOfThemAreCompared()
    {
        auto session = sessionWith(samples + QStringLiteral("marian-f32"));
        ComparisonRequest request;
        request.source = "the dogs";
        request.second.folder = (samples + QStringLiteral("marian-f16")).toStdString();
        const auto different = session->compare(request, {});
        QVERIFY(!different.first.error && !different.second.error);
        QVERIFY(different.first.translation.score != different.second.translation.score);
        request.second.folder = (samples + QStringLiteral("marian-f32")).toStdString();
        const auto same = session->compare(request, {});
        QCOMPARE(same.second.translation.score, same.first.translation.score);
        const auto folder = (samples + QStringLiteral("marian-f32")).toStdString();
        QVERIFY(session->openTogether({folder, folder}));
        const auto other = session->openTogether({folder, (samples + QStringLiteral("marian-apart")).toStdString()});
        QVERIFY(!other && says(other.error(), "target vocabularies differ"));
    }

    void whatNeedsARunSaysSo()
    {
        auto session = createSession({.threads = 1});
        DataRequest data;
        data.sample = "reverse";
        data.samplePairs = 20;
        valueOf(session->loadData(data, {}, {}));
        const auto refused =
            session->resumeTraining((samples + QStringLiteral("marian-f32")).toStdString(), {.steps = 1}, {});
        QVERIFY(!refused && says(refused.error(), "is a model that others trained, and no run"));
    }
};

ATTENTOSCOPE_TEST(TestOpenedModels, QCoreApplication);
#include "tst_openedmodels.moc"
