// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/language/languages.h"
#include "ui/language/programtexts.h"

class TestTranslated : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const char* name : {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"})
            qunsetenv(name);
    }

    void isEnglishWithoutATranslator()
    {
        QVERIFY(speak("en"));
        QCOMPARE(textOf(Message("{} bytes", 27'550)), std::string("27,550 bytes"));
    }

    void speaksGermanWithNumbersOfThatLocale()
    {
        QVERIFY(speak("de"));
        QCOMPARE(textOf(Message("{} does not exist. Check the path.", std::string("a.tsv"))),
            std::string("a.tsv gibt es nicht. Den Pfad prüfen."));
        QCOMPARE(textOf(Message("{} bytes", 27'550)), std::string("27.550 Bytes"));
        QCOMPARE(textOf(std::string("Learning rate")), std::string("Lernrate"));
    }

    void translatesAMessageInsideAMessage()
    {
        QVERIFY(speak("de"));
        const Message advice("Choose a text file with a sentence pair on each line.");
        const Message inner("{} is a folder. {}", std::string("x"), advice);
        QCOMPARE(textOf(Message("Line {}: {}", 3, inner)),
            std::string("Zeile 3: x ist ein Ordner. Eine Textdatei mit einem Satzpaar je Zeile wählen."));
    }

    void leavesTextsOfStrangersAlone()
    {
        QVERIFY(speak("de"));
        QCOMPARE(textOf(Message(std::string("Learning rate"))), std::string("Learning rate"));
        QCOMPARE(textOf(Message("\"{}\"", std::string("{} lines {1} %1"))), std::string("„{} lines {1} %1“"));
    }

    void takesTheOrderOfTheLanguage()
    {
        QVERIFY(speak("de"));
        const Message cut(
            "\"{}\" was cut: it has {} of the {} bytes that belong to the save, so losses and validations are "
            "missing. Everything else is complete.",
            std::string("m"), 5, 8);
        QVERIFY2(textOf(cut).contains("Von 8 Bytes, die zum Speicherstand gehören, sind 5 da"), textOf(cut).c_str());
    }

    void tellsTheLanguageOfTheEnvironment_data()
    {
        addColumns<QByteArray, QByteArray, QString>("language", "lang", "code");
        QTest::newRow("nothing") << QByteArray() << QByteArray() << "en";
        QTest::newRow("plain") << QByteArray("de") << QByteArray("C.UTF-8") << "en";
        QTest::newRow("German") << QByteArray() << QByteArray("de_AT.UTF-8") << "de";
        QTest::newRow("list") << QByteArray("it:fr:de") << QByteArray("en_GB.UTF-8") << "fr";
        QTest::newRow("three letters") << QByteArray() << QByteArray("frp_FR") << "en";
    }

    void tellsTheLanguageOfTheEnvironment()
    {
        const auto [language, lang, code] = fetched<QByteArray, QByteArray, QString>();
        qputenv("LANGUAGE", language);
        qputenv("LANG", lang);
        QCOMPARE(languageOfEnvironment(), code);
        qunsetenv("LANGUAGE");
        qunsetenv("LANG");
    }

    void refusesALanguageThatIsNotThere()
    {
        QVERIFY(!speak("xx"));
        QVERIFY(speak(""));
    }

    void everyLanguageHasItsTexts()
    {
        for (const auto& language : languages()) {
            QTranslator texts; // for English, only the plurals
            const auto file = u":/translations/attentoscope_%1.qm"_s.arg(QLatin1String(language.code));
            QVERIFY2(texts.load(file), language.code);
        }
    }
};

ATTENTOSCOPE_TEST(TestTranslated, attentoscope::tests::NoApplication);
#include "tst_translated.moc"
