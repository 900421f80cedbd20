// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/text/normalizer.h"
#include "engine/corpus/tokens/textpipeline.h"
#include "engine/corpus/tokens/tutorialrecipe.h"
#include "tests/support/testprogram.h"

class TestTextPipeline : public QObject
{
    Q_OBJECT

private slots:
    void normalises_data()
    {
        addColumns<bool, bool, std::string, std::string>("lowercase", "stripAccents", "text", "expected");
        QTest::newRow("as it is") << false << false << "Voilà l'Été"s << "Voilà l'Été"s;
        QTest::newRow("composed") << false << false << "Voila\u0300"s << "Voilà"s;
        QTest::newRow("composed, three marks") << false << false << "e\u0302\u0301"s << "ế"s;
        QTest::newRow("lower case") << true << false << "ÉTÉ Straße ΟΔΟΣ Ж"s << "été straße οδος ж"s;
        QTest::newRow("lower case, ASCII") << true << false << "I Am HERE"s << "i am here"s;
        QTest::newRow("capital sharp s") << true << false << "STRAẞE"s << "straße"s;
        QTest::newRow("composed as typed or not") << true << false << "Vie\u0323\u0302t"s << "việt"s;
        QTest::newRow("dotted capital I") << true << false << "\u0130stanbul \u0130\u0130"s << "istanbul ii"s;
        QTest::newRow("a dot of its own") << true << false << "q\u0307 I\u0307"s << "q\u0307 i"s;
        QTest::newRow("accents") << false << true << "Éléphant garçon Ärger ñ"s << "Elephant garcon Arger n"s;
        QTest::newRow("no accents to strip") << false << true << "œuvre Straße 日本 가"s << "œuvre Straße 日本 가"s;
        QTest::newRow("Greek and Cyrillic accents") << false << true << "άνθρωπος ёлка Й"s << "ανθρωπος елка И"s;
        QTest::newRow("Hindi keeps its vowels") << false << true << "कुल कूल कल के हिन्दी"s << "कुल कूल कल के हिन्दी"s;
        QTest::newRow("Bengali and Tamil") << false << true << "বাংলা ক্ষ தமிழ்"s << "বাংলা ক্ষ தமிழ்"s;
        QTest::newRow("Thai") << false << true << "น้ำ ที่"s << "น้ำ ที่"s;
        QTest::newRow("Arabic and Hebrew") << false << true << "كَتَبَ שָׁלוֹם"s << composed("كَتَبَ שָׁלוֹם");
        QTest::newRow("Japanese") << false << true << "がぎ パン"s << "がぎ パン"s;
        QTest::newRow("both") << true << true << "ÉTÉ"s << "ete"s;
    }

    void normalises()
    {
        const auto [lowercase, stripAccents, text, expected] = fetched<bool, bool, std::string, std::string>();
        DataConfiguration configuration{.lowercase = lowercase, .stripAccents = stripAccents};
        QCOMPARE(TextPipeline(configuration).normalize(text), expected);
    }

    void whatNobodySeesIsNoWord_data()
    {
        addColumns<std::string, std::string>("text", "expected");
        const auto row = [](const char* name, const char* text, const char* expected) {
            QTest::newRow(name) << std::string(text) << std::string(expected);
        };
        row("a mark of byte order first", "\uFEFFthe dog", "the dog");
        row("a mark of byte order in the middle", "the dog \uFEFFthe cat", "the dog the cat");
        row("a zero width space between words", "ខ្ញុំ\u200Bទៅ\u200Bផ្ទះ", "ខ្ញុំ ទៅ ផ្ទះ");
        row("a zero width space beside spaces", "a \u200B b", "a   b");
        row("a soft hyphen", "Donau\u00ADdampf", "Donaudampf");
        row("a word joiner", "a\u2060b", "ab");
        row("marks of direction", "\u200Fשלום\u200E \u202Babc\u202C", "שלום abc");
        row("isolates", "\u2067שלום\u2069 \u2066abc\u2069", "שלום abc");
        row("the Arabic mark of direction", "\u061Cسلام", "سلام");
        row("a joiner behind a Latin letter", "dog\u200D cat\u200C", "dog cat");
        row("a joiner alone", "a \u200D b", "a  b");
        row("a selector alone", "\uFE0F a", " a");
        row("tags alone", "a \U000E0067\U000E007F", "a ");
        row("an invisible multiplication", "a\u2062b", "ab");
        row("a grapheme joiner", "a\u034Fb", "ab");
        row("nothing else", "\u200B\uFEFF\u2060\u200E", " ");
        row("an accent behind what is left out", "e\u00AD\u0301", "é");
        row("a filler alone", "\u3164", "");
        row("a joiner at the end of a word", "می\u200C می मैं\u200D", "می می मैं");
        row("a joiner before punctuation", "خانه\u200C.", "خانه.");
        row("a joiner behind punctuation", "خانه.\u200C b", "خانه. b");
        row("a selector behind a full stop", "a.\uFE0F", "a.");
        row("a selector behind a digit", "1\uFE0F", "1");
        row("two selectors", "❤\uFE0F\uFE0F", "❤\uFE0F");
        row("tags behind a letter", "क\U000E0041\U000E0042", "क");
        row("tags behind a full stop", ".\U000E0041\U000E007F", ".");
    }

    void whatNobodySeesIsNoWord()
    {
        const auto [text, expected] = fetched<std::string, std::string>();
        QCOMPARE(TextPipeline({}).normalize(text), expected);
        for (const auto kind : {TokenizerKind::Words, TokenizerKind::Space, TokenizerKind::Characters})
            for (const auto& token : TextPipeline({.tokenizer = kind}).tokens(text))
                QVERIFY2(!token.text.empty() && withoutInvisible(token.text) == token.text, text.c_str());
    }

    void joinersStayWhereTheyMeanSomething_data()
    {
        addColumns<std::string, std::string>("text", "expected");
        const auto row = [](const char* name, const char* text) {
            QTest::newRow(name) << std::string(text) << std::string(text);
        };
        const auto twice = [](const char* name, const char* text, const char* expected) {
            QTest::newRow(name) << std::string(text) << std::string(expected);
        };
        row("Persian", "می\u200Cخواهم");
        row("Sinhala", "ශ්\u200Dරී");
        row("Hindi", "क्\u200Dष");
        row("a family", "👨\u200D👩\u200D👧");
        row("a heart with a selector", "❤\uFE0F");
        row("a keycap", "1\uFE0F\u20E3");
        row("Scotland's flag", "🏴\U000E0067\U000E0062\U000E0073\U000E0063\U000E0074\U000E007F");
        row("a heart on fire", "❤\uFE0F\u200D🔥");
        row("Persian, two joiners", "نمی\u200Cخواهم\u200Cشان");
        row("Malayalam", "ന്\u200Dറെ");
        row("half a Hindi letter at the end", "क्\u200D");
        row("an Arabic letter as in the middle", "ه\u200D");
        row("two exclamation marks as a picture", "\u203C\uFE0F");
        row("a hash in a keycap", "#\uFE0F\u20E3");
        row("a variant of a character", "葛\U000E0100");
        twice("two joiners", "می\u200C\u200Cخواهم", "می\u200Cخواهم");
        twice("joiners around a mark of byte order", "می\u200C\uFEFF\u200Cخواهم", "می\u200Cخواهم");
        twice("a joiner before a mark of byte order", "می\u200C\uFEFFخواهم", "می\u200Cخواهم");
        row("Mongolian", "ᠮᠣᠩᠭᠣᠯ\u180B");
    }

    void joinersStayWhereTheyMeanSomething()
    {
        const auto [text, expected] = fetched<std::string, std::string>();
        QCOMPARE(TextPipeline({}).normalize(text), expected);
    }

    void earlierRunsKeepTheirRules()
    {
        const TextPipeline pipeline({.lowercase = true, .stripAccents = true, .rules = TextRules::First});
        QCOMPARE(pipeline.normalize("a\u00ADb \uFEFFc कुल"), "a\u00ADb \uFEFFc कल"s);
        QCOMPARE(TextPipeline({.lowercase = true, .rules = TextRules::First}).normalize("\u0130"), "i\u0307"s);
    }

    void tutorialTextIsTheArticles_data()
    {
        addColumns<std::string, std::string>("text", "expected");
        QTest::newRow("English") << "I'm sick!"s << "i m sick !"s;
        QTest::newRow("French") << "Ça va, n'est-ce pas ?"s << "ca va n est ce pas ?"s;
        QTest::newRow("dots") << "Wait..."s << "wait . . ."s;
        QTest::newRow("numbers") << "10:30 a.m."s << "a .m ."s;
        QTest::newRow("ends") << "«Oui.»"s << "oui ."s;
        QTest::newRow("no Latin letters") << "日本 1999"s << ""s;
    }

    void tutorialTextIsTheArticles()
    {
        const auto [text, expected] = fetched<std::string, std::string>();
        QCOMPARE(tutorialText(text), expected);
        DataConfiguration configuration{.recipe = DataRecipe::Tutorial};
        QCOMPARE(TextPipeline(configuration).normalize(text), expected);
    }

    void tutorialFilter()
    {
        QVERIFY(tutorialKeeps("je suis malade .", Side::Source));
        QVERIFY(tutorialKeeps("a b c d e f g h i", Side::Source));
        QVERIFY(!tutorialKeeps("a b c d e f g h i j", Side::Source));
        QVERIFY(tutorialKeeps("i m sick .", Side::Target));
        QVERIFY(tutorialKeeps("she isn t here .", Side::Target));
        QVERIFY(!tutorialKeeps("she smiled .", Side::Target));
        QVERIFY(!tutorialKeeps("i m a b c d e f g h", Side::Target));
        QVERIFY(!tutorialKeeps("go .", Side::Target));
    }

    void tokensAreOfTheNormalisedLine()
    {
        DataConfiguration configuration{.lowercase = true};
        const auto tokens = TextPipeline(configuration).tokens("L'E\u0301té.");
        QCOMPARE(tokens.size(), std::size_t{3});
        QCOMPARE(tokens[0].text, "l'"s);
        QCOMPARE(tokens[1].text, "été"s);
        QVERIFY(tokens[1].attached);
    }
};

ATTENTOSCOPE_TEST(TestTextPipeline, attentoscope::tests::NoApplication);
#include "tst_textpipeline.moc"
