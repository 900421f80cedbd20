// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/writers/controlcharacters.h"
#include "app/writers/translationwriter.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/heads/headstable.h"
#include "ui/plots/view/attentiontable.h"

/// How translations are written. Control characters of strangers reach a terminal as visible signs.
class TestWriters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areShown_data()
    {
        addColumns<QByteArray, QByteArray>("text", "shown");
        QTest::newRow("title") << QByteArray("\x1B]0;owned\x07") << QByteArray("\\u001b]0;owned\\u0007");
        QTest::newRow("8-bit sequence") << QByteArray("\xC2\x9B"
                                                      "31m")
                                        << QByteArray("\\u009b31m");
        QTest::newRow("a byte alone") << QByteArray("\x9B"
                                                    "31m")
                                      << QByteArray("\\x9b31m");
        QTest::newRow("line end, delete") << QByteArray("a\nb\x7F\r") << QByteArray("a\\u000ab\\u007f\\u000d");
        QTest::newRow("zero") << QByteArray("a\0b", 3) << QByteArray("a\\u0000b");
        QTest::newRow("any script") << QByteArray("naïve\t日本 😀 \xC2\xA0ж") << QByteArray("naïve\t日本 😀 \xC2\xA0ж");
        QTest::newRow("cut") << QByteArray("日\xE6\x97") << QByteArray("日\\xe6\\x97");
        QTest::newRow("too long a form of escape")
            << QByteArray("\xC0\x9B\xE0\x80\x9B") << QByteArray("\\xc0\\x9b\\xe0\\x80\\x9b");
        QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << QByteArray("\\xed\\xa0\\x80");
        QTest::newRow("beyond Unicode") << QByteArray("\xF4\x90\x80\x80") << QByteArray("\\xf4\\x90\\x80\\x80");
    }

    void areShown()
    {
        const auto [text, shown] = fetched<QByteArray, QByteArray>();
        QCOMPARE(QByteArray::fromStdString(visible(text.toStdString())), shown);
    }

    void lineEndsAreKeptWhereTheyAreWanted() { QCOMPARE(visible("a\n\x1B\n", LineEnds::Kept), "a\n\\u001b\n"); }

    void everyByteIsShownOrKept()
    {
        for (int first = 0; first < 256; ++first)
            for (int second = 0; second < 256; ++second) {
                const std::string text{static_cast<char>(first), static_cast<char>(second)};
                const auto shown = QByteArray::fromStdString(visible(text));
                QCOMPARE(QString::fromUtf8(shown).toUtf8(), shown); // always UTF-8
                const auto characters = QString::fromUtf8(shown);
                for (const auto letter : characters)
                    QVERIFY(letter == u'\t' || letter.category() != QChar::Other_Control);
            }
    }

    void translationsHaveNone()
    {
        std::string written;
        TranslationWriter writer(TranslationFormat::Text, [&](std::string_view text) { written += text; });
        Translation translation{.text = "le \x1B[31mchat"};
        writer.add(translation);
        writer.end();
        QCOMPARE(written, "le \\u001b[31mchat\n");
    }

    void translationsInJsonHaveNone()
    {
        std::string written;
        TranslationWriter writer(TranslationFormat::Json, [&](std::string_view text) { written += text; });
        const std::string word = "\x1B\x7F\xC2\x9B\xFF";
        Translation translation{.source = {Token{word}}};
        writer.add(translation);
        writer.end();
        QVERIFY(written.find('\x7F') == std::string::npos && written.find("\xC2\x9B") == std::string::npos);
        const auto list = QJsonDocument::fromJson(QByteArray::fromStdString(written)).array();
        const auto read = list[0].toObject()[u"source"_s].toArray()[0].toString();
        QCOMPARE(read, u"\x1B\x7F\u009B\uFFFD"_s);
    }

    void theWindowExportsTheSameDocument()
    {
        auto translation = translationWithHeads(3, 4);
        translation.score = -1.25;
        translation.switchedOff = {{HeadKind::Cross, 2, 3}};
        translation.forcedHeads = {{1, 2, AttentionHead{HeadKind::Cross, 1, 2}}};
        std::string written;
        TranslationWriter writer(TranslationFormat::Json, [&](std::string_view text) { written += text; });
        writer.add(translation);
        writer.end();
        const auto printed = QJsonDocument::fromJson(QByteArray::fromStdString(written)).array().at(0).toObject();
        QCOMPARE(
            printed.keys(), QStringList({"attention", "forced", "heads", "score", "source", "switched_off", "target"}));
        QCOMPARE(printed[u"forced"_s].toArray(), QJsonArray({u"cross.1.2:2:3"_s}));
        QCOMPARE(printed[u"switched_off"_s].toArray(), QJsonArray({u"cross.2.3"_s}));
        QCOMPARE(QJsonDocument::fromJson(ui::headsJson(translation)).object(), printed);
        auto heatmap = printed; // the translation in one picture
        heatmap.remove(u"heads"_s);
        heatmap.remove(u"forced"_s);
        QCOMPARE(QJsonDocument::fromJson(ui::attentionJson(translation)).object(), heatmap);
    }
};

ATTENTOSCOPE_TEST(TestWriters, attentoscope::tests::NoApplication);
#include "tst_writers.moc"
