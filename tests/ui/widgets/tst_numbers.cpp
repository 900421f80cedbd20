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

    /// A run's metrics may say anything.
    void noNumberIsLongerThanAPersonReads()
    {
        constexpr qsizetype longest = 24;
        constexpr double infinite = std::numeric_limits<double>::infinity();
        for (const double number : {1e308, -1e308, infinite, -infinite, std::numeric_limits<double>::quiet_NaN()}) {
            QVERIFY(decimalText(number, 3).size() <= longest);
            QVERIFY(lossText(number).size() <= longest);
            QVERIFY(spanText(number).size() <= longest);
            QVERIFY(number < 0 || number != number || compactCountText(number).size() <= longest);
        }
    }
};

ATTENTOSCOPE_TEST(TestNumbers, attentoscope::tests::NoApplication);
#include "tst_numbers.moc"
