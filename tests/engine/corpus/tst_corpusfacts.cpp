// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/corpus.h"
#include "engine/corpus/text/textboundaries.h"
#include "tests/support/testprogram.h"

namespace {

SideFacts factsOf(const std::vector<std::vector<std::string>>& sentences)
{
    WordTable words;
    EncodedSentences encoded;
    for (const auto& sentence : sentences) {
        std::vector<std::int32_t> ids;
        for (const auto& word : sentence)
            ids.push_back(words.id(word));
        encoded.add(ids);
    }
    return sideFacts(words, encoded);
}

} // namespace

/// The counts of the words on a side.
class TestCorpusFacts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsAreCounted()
    {
        const auto facts = factsOf({{"the", "dog", "sees", "the", "cat"}, {"the", "cat", "."}});
        QCOMPARE(facts.words, std::size_t{8});
        QCOMPARE(facts.types, std::size_t{5});
        QCOMPARE(facts.once, std::size_t{3}); // dog, sees and the full stop
        QCOMPARE(facts.sentenceLength, 4.0);
        QCOMPARE(facts.wordLength, 22.0 / 7.0);
        QCOMPARE(facts.script, std::string("Latn"));
        QVERIFY(facts.hasSpaces && facts.hasKnownWords);
    }

    void theScriptOfMostWordsCounts()
    {
        QCOMPARE(factsOf({{"dom", "дом", "мир"}}).script, std::string("Cyrl"));
        QCOMPARE(factsOf({{"1", "+", "2"}}).script, std::string());
    }

    /// ICU's dictionaries cut Chinese into words, so Chinese needs no pieces. A sentence of Latin letters without
    /// spaces is one long word.
    void textWithoutSpacesIsNoticed()
    {
        const auto chinese = factsOf({{"我", "喜欢", "猫"}});
        QVERIFY(!chinese.hasSpaces && chinese.hasKnownWords);
        const auto joined = factsOf({{"thedogseesthecat"}, {"thecatseesthedogtoo"}});
        QVERIFY(!joined.hasSpaces && !joined.hasKnownWords);
    }

    void aWordsScriptIsThatOfItsFirstLetter()
    {
        QCOMPARE(scriptOf("«слово»"), std::string("Cyrl"));
        QCOMPARE(scriptOf("3rd"), std::string("Latn"));
        QCOMPARE(scriptOf("42"), std::string());
    }
};

ATTENTOSCOPE_TEST(TestCorpusFacts, QCoreApplication);
#include "tst_corpusfacts.moc"
