// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/alignment/alignerlearning.h"
#include "engine/alignment/statisticalaligner.h"
#include "engine/corpus/samples/samples.h"
#include "engine/metrics/alignment.h"
#include "tests/support/testprogram.h"

#include <new>

namespace {

std::vector<std::string> wordsOf(const std::string& text)
{
    std::istringstream words(text);
    std::vector<std::string> all;
    for (std::string word; words >> word;)
        all.push_back(word);
    return all;
}

void add(WordPairs& pairs, const std::string& source, const std::string& target)
{
    pairs.add(wordsOf(source), wordsOf(target));
}

struct LinkedCorpus
{
    WordPairs pairs;
    std::vector<GoldAlignment> gold; ///< gold links of the first pairs
};

LinkedCorpus linkedFrench(std::size_t count)
{
    LinkedCorpus corpus;
    (*findSample("tiny-french"))->make(count, 1, [&](const SamplePair& pair) {
        add(corpus.pairs, pair.text.source, pair.text.target);
        corpus.gold.push_back({pair.links, {}});
        return true;
    });
    return corpus;
}

bool addLines(WordPairs& pairs, const std::string& path)
{
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);)
        add(pairs, line.substr(0, line.find('\t')), line.substr(line.find('\t') + 1));
    return pairs.pairs.size() > 0;
}

double errorRate(const LinkedCorpus& corpus)
{
    const AligningOptions options{2, {}, {}};
    const auto links = StatisticalAligner::learn(corpus.pairs, options)->link(corpus.pairs, options);
    AlignmentErrorRate rate;
    for (std::size_t pair = 0; pair < corpus.gold.size(); ++pair)
        rate.add(links[pair], corpus.gold[pair]);
    return rate.value();
}

} // namespace

class StatisticalAlignerTest : public QObject
{
    Q_OBJECT

private slots:
    /// tests/reference/alignment_reference.py computes the same from the definitions, with all paths listed.
    void learnsWhatTheReferenceLearns()
    {
        std::ifstream file(ATTENTOSCOPE_TEST_SOURCES "/engine/alignment/data/learned.txt");
        WordPairs pairs;
        std::optional<StatisticalAligner> aligner;
        int couples = 0;
        for (std::string line; std::getline(file, line);) {
            const auto parts = QString::fromStdString(line).split(QLatin1Char('|'));
            if (parts[0] == u"pair"_s) {
                add(pairs, parts[1].toStdString(), parts[2].toStdString());
                continue;
            }
            if (!aligner)
                aligner.emplace(*StatisticalAligner::learn(pairs, {}));
            const auto& tables = aligner->tables();
            const auto close = [](float found, double expected) {
                return std::abs(static_cast<double>(found) - expected) < 2e-4;
            };
            if (parts[0] == u"null"_s) {
                QVERIFY(close(tables.forward.nullShare, parts[1].toDouble()));
                QVERIFY(close(tables.backward.nullShare, parts[2].toDouble()));
                continue;
            }
            const auto cell = tables.couples.find(static_cast<std::size_t>(pairs.source.id(parts[1].toStdString())),
                static_cast<std::uint32_t>(pairs.target.id(parts[2].toStdString())));
            const bool isKept = cell != Cooccurrence::none; // unlikely couples are dropped
            QVERIFY2(close(isKept ? tables.forward.cells[cell] : 0.0f, parts[3].toDouble()), line.c_str());
            QVERIFY2(close(isKept ? tables.backward.cells[cell] : 0.0f, parts[4].toDouble()), line.c_str());
            ++couples;
        }
        QVERIFY(couples > 20);
    }

    void oneThreadAndFiveGiveTheSameBits()
    {
        const auto corpus = linkedFrench(6'000);
        const auto learned = [&](int threads) { return StatisticalAligner::learn(corpus.pairs, {threads, {}, {}}); };
        const auto one = learned(1), five = learned(5);
        QVERIFY(one->tables().forward.cells == five->tables().forward.cells);
        QVERIFY(one->tables().backward.cells == five->tables().backward.cells);
        QVERIFY(one->tables().forward.jumps == five->tables().forward.jumps);
        QVERIFY(one->link(corpus.pairs, {1, {}, {}}) == five->link(corpus.pairs, {5, {}, {}}));
    }

    void whatAThreadThrowsReachesTheCaller()
    {
        const std::thread::id caller = std::this_thread::get_id();
        std::atomic<bool> isThrown = false;
        const auto learn = [&] {
            return inBlocks({4, {}, {}}, 100'000, [&](std::size_t, std::size_t) {
                if (std::this_thread::get_id() == caller)
                    while (!isThrown) // so that another thread is the first
                        std::this_thread::yield();
                isThrown = true;
                throw std::bad_alloc();
            });
        };
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, learn());
    }

    void isStoppedWithoutResult()
    {
        std::stop_source stop;
        double reached = 0.0;
        const auto halfway = [&](double done) {
            reached = done;
            if (done > 0.5)
                stop.request_stop();
        };
        const auto stopped = StatisticalAligner::learn(linkedFrench(200).pairs, {2, halfway, stop.get_token()});
        QVERIFY(!stopped && stopped.error().code == ErrorCode::Cancelled);
        QVERIFY(reached < 0.7);
    }

    void aNewWordIsLinkedOnlyWithANewOneOrOneSpelledAlike()
    {
        const auto corpus = linkedFrench(500);
        const auto aligner = *StatisticalAligner::learn(corpus.pairs, {});
        WordPairs unseen;
        add(unseen, "the cat sees xyz .", "le chat voit qrs .");
        add(unseen, "the cat sees xyz .", "le chat voit .");
        add(unseen, "Zanzibar sees the cat .", "le chat voit Zanzibar .");
        const auto links = aligner.link(unseen, {});
        const auto hasLink = [&](std::size_t pair, std::uint32_t source, std::uint32_t target) {
            return std::ranges::count(links[pair], AlignmentLink{source, target}) == 1;
        };
        QVERIFY(hasLink(0, 3, 3));
        QVERIFY(std::ranges::none_of(links[1], [](const AlignmentLink& link) { return link.source == 3; }));
        QVERIFY(hasLink(2, 0, 3) && !hasLink(2, 0, 0));
    }

    void pairsWithoutWordsAndEndlessOnesHaveNoLinks()
    {
        auto corpus = linkedFrench(500);
        std::string cats, chats;
        for (std::size_t word = 0; word <= StatisticalAligner::longestLinked; ++word) {
            cats += "cat ";
            chats += "chat ";
        }
        add(corpus.pairs, "", "");
        add(corpus.pairs, cats, chats);
        const auto links = StatisticalAligner::learn(corpus.pairs, {})->link(corpus.pairs, {});
        QCOMPARE(links.size(), std::size_t{502});
        QVERIFY(!links[0].empty() && links[500].empty() && links[501].empty());
    }

    void nothingToLearnFromIsNoFailure()
    {
        WordPairs empty;
        QVERIFY(StatisticalAligner::learn(empty, {})->link(empty, {}).empty());
    }

    void tinyFrenchIsNearItsGrammar()
    {
        const double rate = errorRate(linkedFrench(10'000));
        QVERIFY2(rate <= 0.042, qPrintable(QString::number(rate)));
    }

    void hansardsAreBetterThanByTheBestFreeAligner_data()
    {
        addColumns<bool, double>("withTatoeba", "most");
        QTest::addRow("alone") << false << 0.15; // eflomal 2.0: 0.176
        QTest::addRow("with Tatoeba") << true << 0.125; // eflomal 2.0: 0.161
    }
    void hansardsAreBetterThanByTheBestFreeAligner()
    {
        const std::string folder = ATTENTOSCOPE_SHARED_DATA;
        LinkedCorpus corpus;
        if (!addLines(corpus.pairs, folder + "/alignment/hansards.en-fr.tsv"))
            QSKIP("no ../shared/data/alignment beside the checkout");
        corpus.gold = *readAlignments(folder + "/alignment/hansards.en-fr.talp", 1);
        const auto [withTatoeba, most] = fetched<bool, double>();
        if (withTatoeba && !addLines(corpus.pairs, folder + "/tatoeba/eng-fra.tsv"))
            QSKIP("no ../shared/data/tatoeba beside the checkout");
        const double rate = errorRate(corpus);
        QVERIFY2(rate <= most, qPrintable(QString::number(rate)));
    }

    void spellingIsComparedFromTheBeginning_data()
    {
        addColumns<QByteArray, QByteArray, double>("source", "target", "likeness");
        QTest::addRow("same") << QByteArray("1867") << QByteArray("1867") << 1.0;
        QTest::addRow("mark") << QByteArray(".") << QByteArray(".") << 1.0;
        QTest::addRow("letter") << QByteArray("a") << QByteArray("a") << 0.0;
        QTest::addRow("beginning") << QByteArray("minister") << QByteArray("ministre") << 0.75;
        QTest::addRow("short beginning") << QByteArray("on") << QByteArray("only") << 0.0;
    }
    void spellingIsComparedFromTheBeginning()
    {
        const auto [source, target, likeness] = fetched<QByteArray, QByteArray, double>();
        QCOMPARE(static_cast<double>(spelledAlike(source.toStdString(), target.toStdString())), likeness);
    }
};

ATTENTOSCOPE_TEST(StatisticalAlignerTest, QCoreApplication);
#include "tst_statisticalaligner.moc"
