// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/leftoutpairs.h"
#include "tests/engine/corpus/corpusfixture.h"

namespace {

const std::string dataLines = "a house\tein haus\n"
                              "the Tree\tder baum\n"
                              "housework\thausarbeit\n"
                              "a house\tein haus\n"
                              "he left\ter ging , haus\n"
                              "rare words\tseltene worte\n";

/// Loads a corpus whose pairs are all for training. Rare words are unknown to the vocabulary.
Corpus loadedFrom(const DataRequest& request, DataConfiguration configuration = {})
{
    configuration.minimumFrequency = 2;
    return valueOf(loadCorpus(request, configuration, {}, {}));
}

/// The lines of the marked pairs.
std::vector<std::uint32_t> linesOf(const Corpus& corpus, const std::vector<bool>& marked)
{
    std::vector<std::uint32_t> found;
    for (std::size_t index = 0; index < marked.size(); ++index)
        if (marked[index])
            found.push_back(corpus.trainingLines[index]);
    return found;
}

} // namespace

/// The training pairs that a fork leaves out.
class TestLeftOutPairs : public QObject
{
    Q_OBJECT

    using Lines = std::vector<std::uint32_t>;

private Q_SLOTS:
    void pairsAreFound_data()
    {
        addColumns<std::string, std::string, Lines>("without", "file", "lines");
        const auto row = [](const char* name, const std::string& without, const std::string& file, const Lines& found) {
            QTest::newRow(name) << without << file << found;
        };
        row("a word of the source side", "house", "", {1, 4});
        row("a word of the target side", "baum", "", {2});
        row("a word of either side, no part of a word", "haus", "", {1, 4, 5});
        row("a word that the vocabulary does not know", "seltene", "", {6});
        row("as written", "Tree", "", {2});
        row("nothing", "", "", {});
        row("an empty file", "out.tsv", "", {});
        row("a pair and its copy", "out.tsv", "a house\tein haus\n", {1, 4});
        row("two pairs, spaced otherwise", "out.tsv", "rare  words\tseltene worte\nthe Tree\tder baum\n", {2, 6});
    }

    void pairsAreFound()
    {
        const auto [without, file, found] = fetched<std::string, std::string, Lines>();
        const bool isFile = without == "out.tsv";
        const auto path = isFile ? m_place.write("out.tsv", file) : without;
        const auto corpus = loadedFrom(data());
        QCOMPARE(linesOf(corpus, valueOf(pairsToLeaveOut(corpus, path, {}))), found);
    }

    void aTranslationMemoryHasTheLanguagesOfTheData()
    {
        const auto unit = [](const std::string& german, const std::string& english, const std::string& french) {
            return "<tu><tuv xml:lang=\"de\"><seg>" + german + "</seg></tuv><tuv xml:lang=\"en\"><seg>" + english
                + "</seg></tuv><tuv xml:lang=\"fr\"><seg>" + french + "</seg></tuv></tu>\n";
        };
        const auto memory = [&](const char* name, const std::string& units) {
            return m_place.write(
                name, "<?xml version=\"1.0\"?>\n<tmx version=\"1.4\"><header/><body>\n" + units + "</body></tmx>\n");
        };
        const auto house = unit("ein haus", "a house", "une maison"), tree = unit("ein baum", "a tree", "un arbre");
        auto request = data();
        request.source = memory("data.tmx", house + tree + house);
        request.columns = {ColumnRule::Chosen, 2, 1};
        const auto corpus = loadedFrom(request);
        QCOMPARE(corpus.training.size(), std::size_t{3});
        const auto marked = valueOf(pairsToLeaveOut(corpus, memory("out.tmx", tree), {}));
        QCOMPARE(marked, (std::vector<bool>{false, true, false}));
    }

    void whatIsNoTrainingPairIsRefused_data()
    {
        addColumns<std::string, std::string, QString>("without", "file", "message");
        QTest::newRow("an unknown word") << "tre"s << ""s << u"holds the word \"tre\""_s;
        QTest::newRow("in another case") << "tree"s << ""s << u"holds the word \"tree\""_s;
        QTest::newRow("two words") << "a house"s << ""s << u"as 2 words"_s;
        QTest::newRow("an unknown pair") << "out.tsv"s << "a house\tein haus\nthe Tree\tein haus\n"s << u"Line 2 of "_s;
        QTest::newRow("a validation pair") << "out.tsv"s << "valid one\tgilt\n"s << u"Line 1 of "_s;
        QTest::newRow("no pair") << "out.tsv"s << "a house\tein haus\nalone\n"s << u"line 2"_s;
    }

    void whatIsNoTrainingPairIsRefused()
    {
        const auto [without, file, message] = fetched<std::string, std::string, QString>();
        const auto path = without == "out.tsv" ? m_place.write("out.tsv", file) : without;
        const auto corpus = loadedFrom(data());
        const auto found = pairsToLeaveOut(corpus, path, {});
        QVERIFY(!found);
        const auto text = QString::fromStdString(found.error().message.text());
        QVERIFY2(text.contains(message), qPrintable(text));
    }

    void wordsAreReadAsTheRunReadsThem()
    {
        const auto corpus = loadedFrom(data(), {.lowercase = true});
        QCOMPARE(linesOf(corpus, valueOf(pairsToLeaveOut(corpus, "TREE", {}))), Lines{2});
    }

    /// Pairs outside of training do not shift the places of the others.
    void aSplitKeepsPlaces()
    {
        std::string many;
        for (int pair = 0; pair < 200; ++pair)
            many += "w" + std::to_string(pair) + " common\tz" + std::to_string(pair) + "\n";
        const auto corpus = loadedFrom({.source = m_place.write("many.tsv", many)}, {.validationShare = 0.2});
        QCOMPARE(corpus.training.size(), std::size_t{160});
        const auto held = corpus.validation.lines.front();
        QVERIFY(!pairsToLeaveOut(corpus, "w" + std::to_string(held - 1), {}));
        const auto kept = corpus.trainingLines[100];
        auto marked = valueOf(pairsToLeaveOut(corpus, "z" + std::to_string(kept - 1), {}));
        QCOMPARE(linesOf(corpus, marked), Lines{kept});
        QVERIFY(marked[100]);
        marked = valueOf(pairsToLeaveOut(corpus, "common", {}));
        QCOMPARE(rangesOf(marked), (std::vector<PairRange>{{0, 159}}));
    }

    void chosenPairsAreFoundWithTheirCopies()
    {
        const auto corpus = loadedFrom(data());
        const std::vector<SentencePair> chosen{{"a  house", "ein haus"}, {"valid one", "gilt"}};
        QCOMPARE(linesOf(corpus, valueOf(pairsToLeaveOut(corpus, chosen, {}))), (Lines{1, 4}));
        QCOMPARE(linesOf(corpus, valueOf(pairsToLeaveOut(corpus, std::vector<SentencePair>(), {}))), Lines{});
    }

    void chosenPairsAreInTheModelsDirection()
    {
        const auto corpus = loadedFrom(data(), {.direction = Direction::Swapped});
        const auto shown = corpus.summary.preview.front();
        QCOMPARE(shown.target, std::string("a house"));
        QCOMPARE(linesOf(corpus, valueOf(pairsToLeaveOut(corpus, std::vector{shown}, {}))), (Lines{1, 4}));
    }

    void aWordIsNoFile()
    {
        const auto corpus = loadedFrom(data());
        const auto path = m_place.write("tree", "a house\tein haus\n");
        QVERIFY(valueOf(pairsToLeaveOut(corpus, path, {})).front());
        QVERIFY(!pairsWithWord(corpus, path, {}));
        QCOMPARE(linesOf(corpus, valueOf(pairsWithWord(corpus, {}, {}))), Lines{});
    }

    void chosenPairsThatTaughtNothingAreRefused()
    {
        const auto corpus = loadedFrom(data());
        const auto found = pairsToLeaveOut(corpus, std::vector<SentencePair>{{"valid one", "gilt"}}, {});
        QVERIFY(!found);
        QCOMPARE(found.error().code, ErrorCode::InvalidSetting);
    }

    void changedDataIsRefused()
    {
        const auto corpus = loadedFrom(data());
        m_place.write("data.tsv", "a house\tein haus\n");
        const auto found = pairsToLeaveOut(corpus, "house", {});
        QVERIFY(!found);
        QVERIFY(QString::fromStdString(found.error().message.text()).contains("has changed since"));
    }

    void rangesHoldWhatIsMarked()
    {
        const std::vector<bool> marked{true, false, true, true, true, false, false, true};
        const std::vector<PairRange> ranges{{0, 0}, {2, 4}, {7, 7}};
        QCOMPARE(rangesOf(marked), ranges);
        QCOMPARE(countOf(ranges), std::uint64_t{5});
        std::vector<bool> again(8);
        markPairs(again, ranges);
        QCOMPARE(again, marked);
    }

private:
    DataRequest data() const
    {
        return {.source = m_place.write("data.tsv", dataLines),
            .validation = m_place.write("valid.tsv", "valid one\tgilt\n")};
    }

    CorpusFixture m_place;
};

ATTENTOSCOPE_TEST(TestLeftOutPairs, QCoreApplication);
#include "tst_leftoutpairs.moc"
