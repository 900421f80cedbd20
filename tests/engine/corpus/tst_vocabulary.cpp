// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "corpusfixture.h"
#include "engine/corpus/tokens/vocabulary.h"
#include "tests/support/testprogram.h"

using Words = std::vector<std::string>;

namespace {

/// Counts `text` and numbers its words, which come after the special tokens.
VocabularyBuilder::Numbered numbered(WordTable& table, const Words& text, int minimum, int maximum)
{
    std::vector<std::int32_t> ids;
    for (const auto& word : text)
        ids.push_back(table.id(word));
    VocabularyBuilder builder(table);
    builder.count(ids);
    return builder.build(minimum, maximum).value();
}

Words withoutSpecial(const Vocabulary& vocabulary)
{
    return {vocabulary.words().begin() + Vocabulary::firstWord, vocabulary.words().end()};
}

} // namespace

class TestVocabulary : public QObject
{
    Q_OBJECT

private slots:
    void specialTokensComeFirst()
    {
        const Vocabulary vocabulary;
        QCOMPARE(vocabulary.words(), (Words{"<pad>", "<sos>", "<eos>", "<unk>"}));
        QCOMPARE(vocabulary.word(Vocabulary::unknown), "<unk>"s);
    }

    void idsOfWords()
    {
        const auto vocabulary = Vocabulary::fromWords({"the", "été", ""}).value();
        QCOMPARE(vocabulary.size(), std::size_t{7});
        QCOMPARE(vocabulary.id("the"), 4);
        QCOMPARE(vocabulary.id("été"), 5);
        QCOMPARE(vocabulary.word(5), "été"s);
        QCOMPARE(vocabulary.id("nothing"), Vocabulary::unknown);
        // Typed text never becomes a marker.
        QCOMPARE(vocabulary.id("<eos>"), Vocabulary::unknown);
        QCOMPARE(vocabulary.id("<pad>"), Vocabulary::unknown);
    }

    void refusesWords_data()
    {
        addColumns<Words, std::string>("words", "named");
        QTest::newRow("twice") << Words{"a", "b", "a"} << "\"a\" twice"s;
        QTest::newRow("special") << Words{"a", "<unk>"} << "\"<unk>\""s;
    }

    void refusesWords()
    {
        const auto [words, named] = fetched<Words, std::string>();
        const auto vocabulary = Vocabulary::fromWords(words);
        QVERIFY(!vocabulary);
        QVERIFY2(mentions(vocabulary.error().message, named), vocabulary.error().message.c_str());
    }

    void chosenByFrequency_data()
    {
        addColumns<int, int, Words>("minimum", "maximum", "words");
        QTest::newRow("all, ties by first occurrence") << 1 << 0 << Words{"c", "z", "b", "a", "d"};
        QTest::newRow("minimum 2") << 2 << 0 << Words{"c", "z", "b"};
        QTest::newRow("minimum 3") << 3 << 0 << Words{"c"};
        QTest::newRow("minimum 4") << 4 << 0 << Words{};
        QTest::newRow("at most 2") << 1 << 2 << Words{"c", "z"};
        QTest::newRow("at most 4 from 2 on") << 2 << 4 << Words{"c", "z", "b"};
    }

    void chosenByFrequency()
    {
        const auto [minimum, maximum, words] = fetched<int, int, Words>();
        WordTable table;
        const auto result = numbered(table, {"z", "b", "a", "c", "c", "z", "b", "d", "c"}, minimum, maximum);
        QCOMPARE(withoutSpecial(result.vocabulary), words);
        for (std::size_t id = 0; id < table.size(); ++id)
            QCOMPARE(result.ids[id], result.vocabulary.id(table.word(static_cast<std::int32_t>(id))));
    }

    void wordsOutsideTrainingGetNoId()
    {
        WordTable table;
        const auto validationOnly = table.id("late");
        const auto result = numbered(table, {"early"}, 1, 0);
        QCOMPARE(result.ids[static_cast<std::size_t>(validationOnly)], Vocabulary::unknown);
        QCOMPARE(withoutSpecial(result.vocabulary), Words{"early"});
    }

    void reservedWordsAreUnknown()
    {
        WordTable table;
        const auto result = numbered(table, {"a", "<unk>", "<eos>", "<unk>"}, 1, 0);
        QCOMPARE(withoutSpecial(result.vocabulary), Words{"a"});
        QCOMPARE(result.ids[static_cast<std::size_t>(table.id("<eos>"))], Vocabulary::unknown);
        QCOMPARE(result.reservedWords, std::size_t{3});
    }
};

ATTENTOSCOPE_TEST(TestVocabulary, attentoscope::tests::NoApplication);
#include "tst_vocabulary.moc"
