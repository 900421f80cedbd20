// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/widgets/numbers.h"

class TestNumbers : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void decimalsAreKept()
    {
        QCOMPARE(decimalText(1234.5678, 2), u"1234.57"_s);
        QCOMPARE(decimalText(-0.5, 3), u"-0.500"_s);
        QCOMPARE(spanText(200.0), u"3 min 20 s"_s);
        QCOMPARE(compactCountText(1'200'000.0), u"1.2 M"_s);
    }

    void readsAPointAndAComma_data()
    {
        addColumns<QString, QString, QString>("typed", "english", "german");
        const auto row = [](const char* typed, const char* english, const char* german) {
            QTest::newRow(typed) << QString::fromLatin1(typed) << QString::fromLatin1(english)
                                 << QString::fromLatin1(german);
        };
        row("0.5", "0.5", "0.5");
        row("0,5", "0.5", "0.5");
        row(" ,5 ", ".5", ".5");
        row("0,003", "0.003", "0.003");
        row("0.003", "0.003", "0.003");
        row("1e-3", "1e-3", "1e-3");
        row("-2,5e3", "-2.5e3", "-2.5e3");
        row("40", "40", "40");
        row("1.000", "1.000", ""); // a thousand in German
        row("1,000", "", "1.000"); // a thousand in English
        row("1.000,5", "", "");
        row("1,000.5", "", "");
        row("", "", "");
        row("abc", "", "");
        row("1 000", "", "");
    }

    void readsAPointAndAComma()
    {
        const auto [typed, english, german] = fetched<QString, QString, QString>();
        QCOMPARE(plainNumber(typed), english);
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        QCOMPARE(plainNumber(typed), german);
        QCOMPARE(shownNumber(u"0.003"_s), u"0,003"_s);
        QLocale::setDefault(QLocale::c());
    }

    void unitsAreWritten()
    {
        QCOMPARE(bitsText(0.834), u"0.83 bits"_s);
        QCOMPARE(sizeText(1'258'291), u"1.2 MiB"_s);
    }

    /// A run's metrics may say anything.
    void noNumberIsLongerThanAPersonReads()
    {
        constexpr qsizetype longest = 24;
        constexpr double infinite = std::numeric_limits<double>::infinity();
        for (const double number : {1e308, -1e308, infinite, -infinite, std::numeric_limits<double>::quiet_NaN()}) {
            QVERIFY(decimalText(number, 3).size() <= longest);
            QVERIFY(lossText(number).size() <= longest);
            QVERIFY(bitsText(number).size() <= longest);
            QVERIFY(spanText(number).size() <= longest);
            QVERIFY(number < 0 || number != number || compactCountText(number).size() <= longest);
        }
    }
};

ATTENTOSCOPE_TEST(TestNumbers, attentoscope::tests::NoApplication);
#include "tst_numbers.moc"
