// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/text/detokenizer.h"
#include "tests/support/testprogram.h"

class TestDetokenizer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Written by Moses' detokenizer.perl (-l en, then -l fr without its no-break spaces).
    void agreesWithMoses()
    {
        QFile file(QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/engine/corpus/data/detokenized.tsv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        int rows = 0;
        while (!file.atEnd()) {
            const auto row = file.readLine().chopped(1).split('\t');
            QCOMPARE(QByteArray::fromStdString(detokenized(row[0].toStdString())), row[1]);
            ++rows;
        }
        QVERIFY(rows > 20);
    }

    void textOfPeopleStaysAsItIs()
    {
        for (const char* text : {"It isn't 3.50 $, is it?", "„Halt!“, rief er (laut).", "L'homme n'est pas là.", ""})
            QCOMPARE(detokenized(text), std::string(text));
    }

    void tellsTokensFromText()
    {
        QVERIFY(styleOf({"a man .", "two men !", "It stands here."}) == TextStyle::Tokens);
        QVERIFY(styleOf({"A man.", "Two men!", "it stands here ."}) == TextStyle::Text);
        QVERIFY(styleOf({"the man &apos;s dog"}) == TextStyle::Tokens);
        QVERIFY(styleOf({"a well @-@ dressed man"}) == TextStyle::Tokens);
        QVERIFY(styleOf({"a b c", "d e f"}) == TextStyle::Unclear);
        QVERIFY(styleOf({}) == TextStyle::Unclear);
    }
};

ATTENTOSCOPE_TEST(TestDetokenizer, attentoscope::tests::NoApplication);

#include "tst_detokenizer.moc"
