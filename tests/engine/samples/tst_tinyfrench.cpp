// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/tinyfrench/sentence.h"
#include "engine/reproducible/random.h"
#include "tests/support/testprogram.h"
#include "wordpair.h"

namespace {

bool crosses(const WordPair& pair)
{
    return std::ranges::any_of(pair.links, [&](const AlignmentLink& a) {
        return std::ranges::any_of(
            pair.links, [&](const AlignmentLink& b) { return a.source < b.source && a.target > b.target; });
    });
}

std::map<QString, int> frequencies(const std::vector<WordPair>& pairs, QStringList WordPair::* side)
{
    std::map<QString, int> counts;
    for (const WordPair& pair : pairs) {
        for (const QString& word : pair.*side)
            ++counts[word];
    }
    return counts;
}

} // namespace

/// The sample as a body of text: what a model can learn from 10,000 pairs, and how much there is to draw from.
class TinyFrenchTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        (*findSample("tiny-french"))->make(10'000, 1, [&](const SamplePair& pair) {
            m_pairs.emplace_back(pair);
            return true;
        });
        Random random(42);
        for (int drawn = 0; drawn < 200'000; ++drawn) {
            SamplePair pair = tinyfrench::drawSentence(random);
            std::string source = pair.text.source;
            m_many.try_emplace(std::move(source), std::move(pair));
        }
    }

    void everyWordIsFrequent()
    {
        for (const auto side : {&WordPair::english, &WordPair::french}) {
            const auto counts = frequencies(m_pairs, side);
            qInfo("distinct words: %zu", counts.size());
            QVERIFY(counts.size() >= 150);
            for (const auto& [word, count] : counts)
                QVERIFY2(count >= 20, qPrintable(word + QChar(' ') + QString::number(count)));
        }
    }

    void lengths()
    {
        std::map<qsizetype, int> counts;
        for (const WordPair& pair : m_pairs)
            ++counts[pair.english.size()];
        QCOMPARE(counts.begin()->first, 3);
        QCOMPARE(counts.rbegin()->first, 14);
        for (const auto& [length, count] : counts)
            QVERIFY2(count >= 25, qPrintable(QString::number(length)));
    }

    void manyLinksCross()
    {
        const auto crossing = std::ranges::count_if(m_pairs, crosses);
        qInfo("pairs with crossing links: %.1f %%", static_cast<double>(crossing) / 100);
        QVERIFY(crossing >= 2000);
    }

    /// The best alignment with one link for each target word; its error rate is the least an arg max can reach.
    void oneLinkATargetWordIsNearlyEnough()
    {
        double links = 0, sure = 0;
        for (const WordPair& pair : m_pairs) {
            sure += static_cast<double>(pair.links.size());
            std::set<std::uint32_t> linked;
            for (const AlignmentLink& link : pair.links)
                linked.insert(link.target);
            QCOMPARE(static_cast<qsizetype>(linked.size()), pair.french.size());
            links += static_cast<double>(pair.french.size());
        }
        const double floor = 1 - 2 * links / (links + sure);
        qInfo("least alignment error rate with one link a target word: %.4f", floor);
        QVERIFY(floor >= 0 && floor <= 0.05);
    }

    void frenchIsAFunctionOfEnglish()
    {
        Random random(43);
        int again = 0;
        for (int drawn = 0; drawn < 60'000; ++drawn) {
            const SamplePair pair = tinyfrench::drawSentence(random);
            const auto found = m_many.find(pair.text.source);
            if (found == m_many.end())
                continue;
            ++again;
            QCOMPARE(found->second.text.target, pair.text.target);
            QVERIFY2(found->second.links == pair.links, pair.text.source.c_str());
        }
        QVERIFY(again > 5'000);
    }

    /// The two clauses of "… and …" are drawn independently, so all combinations occur. If both have up to six words,
    /// they fit into the fourteen words of a sentence.
    void thereAreMoreThanTenMillionSentences()
    {
        std::set<QStringList> first, second;
        for (const auto& [source, pair] : m_many) {
            const QStringList words = WordPair(pair).english;
            const qsizetype middle = words.indexOf("and"_L1);
            if (middle < 1)
                continue;
            if (middle <= 6)
                first.insert(words.first(middle));
            if (words.size() - middle - 2 <= 6)
                second.insert(words.sliced(middle + 1));
        }
        const double sentences = static_cast<double>(first.size()) * static_cast<double>(second.size());
        qInfo("sentences joined by \"and\" alone: at least %.3g", sentences);
        QVERIFY(sentences >= 1e7);
    }

    void otherSeedsBringUnseenSentences()
    {
        std::set<QStringList> seen;
        for (const WordPair& pair : m_pairs)
            seen.insert(pair.english);
        int unseen = 0;
        (*findSample("tiny-french"))->make(1000, 2, [&](const SamplePair& pair) {
            unseen += seen.contains(WordPair(pair).english) ? 0 : 1;
            return true;
        });
        qInfo("unseen among 1000 of another seed: %d", unseen);
        QVERIFY(unseen >= 800);
    }

private:
    std::vector<WordPair> m_pairs; ///< 10,000, as a learner gets them
    std::map<std::string, SamplePair> m_many; ///< drawn freely
};

ATTENTOSCOPE_TEST(TinyFrenchTest, attentoscope::tests::NoApplication);
#include "tst_tinyfrench.moc"
