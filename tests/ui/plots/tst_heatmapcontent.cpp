// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/plots/attention/attentioncontent.h"
#include "ui/plots/style/datatable.h"
#include "ui/plots/view/attentiontable.h"
#include "ui/widgets/direction.h"

namespace {

Translation smallSample()
{
    Translation translation;
    translation.source = {{.text = "a"}, {.text = "b"}, {.text = "c"}, {.text = "d"}};
    translation.target = {{.text = "x"}, {.text = "y, \"z\""}};
    const std::vector<float> weights{0.5F, 0.25F, 0.25F, 0.0F, 0.1F, 0.2F, 0.3F, 0.4F};
    translation.attention = {2, 4, std::make_shared<const std::vector<float>>(weights)};
    translation.score = -1.25;
    return translation;
}

} // namespace

class TestHeatmapContent : public QObject
{
    Q_OBJECT

private slots:
    void readsWordsWeightRankAndEntropy()
    {
        const CellReading best = readCell(smallSample(), {0, 0});
        QCOMPARE(best.source, u"a"_s);
        QCOMPARE(best.target, u"x"_s);
        QCOMPARE(best.weight, 0.5);
        QCOMPARE(best.rank, 1);
        QCOMPARE(best.columns, 4);
        QVERIFY(std::abs(best.entropy - 1.5) < 1e-6);
        QCOMPARE(readCell(smallSample(), {0, 1}).rank, 2);
        QCOMPARE(readCell(smallSample(), {0, 2}).rank, 2);
        QCOMPARE(readCell(smallSample(), {0, 3}).rank, 4);
        QCOMPARE(readCell(smallSample(), {1, 3}).rank, 1);
        QCOMPARE(readCell(smallSample(), {1, 0}).rank, 4);
        QCOMPARE(largestWeight(smallSample().attention), 0.5F);
    }

    void whiteSpaceIsVisible()
    {
        const QStringList labels = labelsOf({{.text = " "}, {.text = "a b"}, {.text = ""}});
        QCOMPARE(labels, (QStringList{u"␣"_s, u"a b"_s, u"␣"_s}));
    }

    void scriptDecidesTheDirection()
    {
        QVERIFY(readsRightToLeft(arabicSample().source));
        QVERIFY(!readsRightToLeft(arabicSample().target));
        QVERIFY(!readsRightToLeft(sampleOf(12).source));
        QVERIFY(!readsRightToLeft({{.text = "12"}, {.text = "."}}));
        QVERIFY(readsRightToLeft({{.text = "\xF0\x9E\xA4\x80"}})); // a letter of Adlam, beyond 16 bits
    }

    void jsonHasEveryWeight()
    {
        const QJsonObject object = QJsonDocument::fromJson(attentionJson(smallSample())).object();
        QCOMPARE(object[u"source"_s].toArray(), (QJsonArray{"a", "b", "c", "d"}));
        QCOMPARE(object[u"target"_s].toArray(), (QJsonArray{"x", "y, \"z\""}));
        QCOMPARE(object[u"score"_s].toDouble(), -1.25);
        const QJsonArray rows = object[u"attention"_s].toArray();
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows[1].toArray().size(), 4);
        QVERIFY(rows[1].toArray()[2].toDouble() == 0.3); // as the command line writes it, not 0.30000001192092896
    }

    void csvHasEveryWeight()
    {
        const QList<QByteArray> lines = attentionCsv(smallSample()).split('\n');
        QCOMPARE(lines[0], QByteArray(",a,b,c,d\r"));
        QCOMPARE(lines[1].split(',').size(), 5);
        QCOMPARE(lines[1].split(',')[2].toFloat(), 0.25F);
        QCOMPARE(lines[2], QByteArray("\"y, \"\"z\"\"\",0.1,0.2,0.3,0.4\r")); // read back, these are the same floats
    }

    void csvQuotes()
    {
        QCOMPARE(csvField(u"plain"_s), QByteArray("plain"));
        QCOMPARE(csvField(u"a,b"_s), QByteArray("\"a,b\""));
        QCOMPARE(csvField(u"a\"b"_s), QByteArray("\"a\"\"b\""));
    }

    void formulasAreText()
    {
        for (const char* formula : {"=1+1", "+cmd", "-x", "@sum", "\tx"})
            QCOMPARE(csvField(QString::fromLatin1(formula)), QByteArray("'") + formula);
        QCOMPARE(csvField(u"\rx"_s), QByteArray("\"'\rx\""));
        QCOMPARE(csvField(u"=a,\"b\""_s), QByteArray("\"'=a,\"\"b\"\"\""));
        for (const char* harmless : {"-", "=", "a=b", "-1.5e-7", "+3", ""})
            QCOMPARE(csvField(QString::fromLatin1(harmless)), QByteArray(harmless));
    }

    void tablesAreWrittenFromTheirRows()
    {
        const nlohmann::ordered_json row{
            {"a word", "x,\ty"}, {"whole", 1'234'567}, {"none", nullptr}, {"value", 2.0 / 3.0}};
        const auto names = namesIn(row);
        TextTable commas(FieldSplit::Commas, 3);
        commas.addHeader(names);
        commas.addLine(names, row);
        QCOMPARE(commas.text(), QByteArray("a word,whole,none,value\r\n\"x,\ty\",1234567,,0.667\r\n"));
        TextTable tabs(FieldSplit::Tabs);
        tabs.addHeader(names);
        tabs.addLine(names, {{"value", 0.25}, {"a word", "x,\ty"}, {"whole", true}});
        QCOMPARE(tabs.text(), QByteArray("a word\twhole\tnone\tvalue\nx, y\ttrue\t\t0.25\n"));
        QCOMPARE(jsonText({{"a word", "x"}, {"value", 0.5}}), QByteArray("{\"a word\":\"x\",\"value\":0.5}\n"));
    }
};

ATTENTOSCOPE_TEST(TestHeatmapContent, attentoscope::tests::NoApplication);
#include "tst_heatmapcontent.moc"
