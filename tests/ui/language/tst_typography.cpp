// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/language/languages.h"
#include "ui/language/programtexts.h"

class TestTypography : public QObject
{
    Q_OBJECT

private slots:
    void setsFrench_data()
    {
        addColumns<QString, QString>("text", "set");
        const auto row = [](const char* name, const char16_t* text, const char16_t* set) {
            QTest::newRow(name) << QString::fromUtf16(text) << QString::fromUtf16(set);
        };
        row("colon", u"Perte : %1", u"Perte\u00A0: %1");
        row("colon before a value", u"Ses lignes sont :{}.", u"Ses lignes sont\u00A0:{}.");
        row("colon at the end", u"Les lignes :", u"Les lignes\u00A0:");
        row("semicolon", u"mots ; tokens", u"mots\u202F; tokens");
        row("semicolon first", u" ; la fin", u"\u202F; la fin");
        row("question", u"Lequel ?", u"Lequel\u202F?");
        row("question before a value", u"Pourquoi ?{}", u"Pourquoi\u202F?{}");
        row("exclamation in quotes", u"« Oui ! »", u"«\u00A0Oui\u202F!\u00A0»");
        row("apostrophes", u"l'essai qu'il n'a pas", u"l’essai qu’il n’a pas");
        row("apostrophe before a key", u"J'&ouvre", u"J’&ouvre");
        row("apostrophe before values", u"d'%1, d'{}, l'« a »", u"d’%1, d’{}, l’«\u00A0a\u00A0»");
        row("percent", u"5 % des paires, %1 %, {} %", u"5\u00A0% des paires, %1\u00A0%, {}\u00A0%");
        row("set already", u"Qu’est-ce\u202F? «\u00A0a\u00A0»\u00A0: b", u"Qu’est-ce\u202F? «\u00A0a\u00A0»\u00A0: b");
    }

    void setsFrench()
    {
        const auto [text, set] = fetched<QString, QString>();
        QCOMPARE(typeset(text, u"fr"_s), set);
        QCOMPARE(typeset(set, u"fr"_s), set);
    }

    void leavesAlone_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", " ", "12:30", "key: value", "`key : value`", "`a !b`", "a !b", "`l'x`",
                 "\"a ; b\"", "https://a.org/l'x?b :c", "<a href='x : y'>", "tokenizer=space", "*.tsv *.txt;;b",
                 "{:.2f}", "a::b", "'quoted'", "rock 'n roll", "de %1 %2", "1 %n", "x ?y", "\"", "`"})
            QTest::newRow(*text ? text : "nothing") << QString::fromUtf8(text);
    }

    void leavesAlone()
    {
        QFETCH(QString, text);
        QCOMPARE(typeset(text, u"fr"_s), text);
        QCOMPARE(typeset(text, u"de"_s), text);
    }

    void setsOnlyThePercentOfGerman()
    {
        QCOMPARE(typeset(u"Was 99 % trägt : l'x ?"_s, u"de"_s), QString::fromUtf16(u"Was 99\u00A0% trägt : l'x ?"));
        QCOMPARE(typeset(u"l'x : 5 %"_s, u"en"_s), u"l'x : 5 %"_s);
    }

    /// Each text of the catalogue comes out so.
    void setsWhatTheProgramSays()
    {
        QVERIFY(speak("fr"));
        QCOMPARE(translated(Message("\"{}\" cannot be written. Choose another file.", std::string("l'a : b"))),
            QString::fromUtf16(u"«\u00A0l'a : b\u00A0» ne peut pas être écrit. Choisir un autre fichier."));
        QCOMPARE(translated(std::string("Label smoothing")), u"Lissage des étiquettes"_s);
    }
};

ATTENTOSCOPE_TEST(TestTypography, attentoscope::tests::NoApplication);
#include "tst_typography.moc"
