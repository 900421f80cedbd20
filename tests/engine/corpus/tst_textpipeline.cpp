// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/text/normalizer.h"
#include "engine/corpus/tokens/textpipeline.h"
#include "engine/corpus/tokens/tutorialrecipe.h"
#include "tests/support/testprogram.h"

using namespace attentoscope;
using namespace std::string_literals;

class TestTextPipeline : public QObject
{
    Q_OBJECT

private slots:
    void normalises_data();
    void normalises();
    void tutorialTextIsTheArticles_data();
    void tutorialTextIsTheArticles();
    void tutorialFilter();
    void tokensAreOfTheNormalisedLine();
};

void TestTextPipeline::normalises_data()
{
    QTest::addColumn<bool>("lowercase");
    QTest::addColumn<bool>("stripAccents");
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    QTest::newRow("as it is") << false << false << "Voilà l'Été"s << "Voilà l'Été"s;
    QTest::newRow("composed") << false << false << "Voila\u0300"s << "Voilà"s;
    QTest::newRow("composed, three marks") << false << false << "e\u0302\u0301"s << "ế"s;
    QTest::newRow("lower case") << true << false << "ÉTÉ Straße ΟΔΟΣ Ж"s << "été straße οδος ж"s;
    QTest::newRow("lower case, ASCII") << true << false << "I Am HERE"s << "i am here"s;
    QTest::newRow("dotted capital I") << true << false << "\u0130"s << "i\u0307"s;
    QTest::newRow("accents") << false << true << "Éléphant garçon Ärger ñ"s << "Elephant garcon Arger n"s;
    QTest::newRow("no accents to strip") << false << true << "œuvre Straße 日本 가"s << "œuvre Straße 日本 가"s;
    QTest::newRow("both") << true << true << "ÉTÉ"s << "ete"s;
}

void TestTextPipeline::normalises()
{
    QFETCH(bool, lowercase);
    QFETCH(bool, stripAccents);
    QFETCH(std::string, text);
    QFETCH(std::string, expected);
    DataConfiguration configuration;
    configuration.lowercase = lowercase;
    configuration.stripAccents = stripAccents;
    QCOMPARE(TextPipeline(configuration).normalize(text), expected);
}

void TestTextPipeline::tutorialTextIsTheArticles_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    QTest::newRow("English") << "I'm sick!"s << "i m sick !"s;
    QTest::newRow("French") << "Ça va, n'est-ce pas ?"s << "ca va n est ce pas ?"s;
    QTest::newRow("dots") << "Wait..."s << "wait . . ."s;
    QTest::newRow("numbers") << "10:30 a.m."s << "a .m ."s;
    QTest::newRow("ends") << "«Oui.»"s << "oui ."s;
    QTest::newRow("no Latin letters") << "日本 1999"s << ""s;
}

void TestTextPipeline::tutorialTextIsTheArticles()
{
    QFETCH(std::string, text);
    QFETCH(std::string, expected);
    QCOMPARE(tutorialText(text), expected);
    DataConfiguration configuration;
    configuration.recipe = DataRecipe::Tutorial;
    QCOMPARE(TextPipeline(configuration).normalize(text), expected);
}

void TestTextPipeline::tutorialFilter()
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

void TestTextPipeline::tokensAreOfTheNormalisedLine()
{
    DataConfiguration configuration;
    configuration.lowercase = true;
    const auto tokens = TextPipeline(configuration).tokens("L'E\u0301té.");
    QCOMPARE(tokens.size(), std::size_t{3});
    QCOMPARE(tokens[0].text, "l'"s);
    QCOMPARE(tokens[1].text, "été"s);
    QVERIFY(tokens[1].attached);
}

ATTENTOSCOPE_TEST(TestTextPipeline, attentoscope::tests::NoApplication);
#include "tst_textpipeline.moc"
