// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/widgets/realbox.h"

class TestRealBox : public QObject
{
    Q_OBJECT

private slots:
    void takesAPointAndAComma_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::newRow("English") << QLocale(QLocale::English, QLocale::UnitedStates);
        QTest::newRow("German") << QLocale(QLocale::German, QLocale::Germany);
        QTest::newRow("French") << QLocale(QLocale::French, QLocale::France);
    }

    void takesAPointAndAComma()
    {
        QFETCH(QLocale, locale);
        RealBox box;
        box.setLocale(locale);
        box.setPrefix(u"× "_s);
        box.setRange(0.0, 16.0);
        for (const char* typed : {"2.5", "2,5"}) {
            box.setValue(1.0);
            box.selectAll();
            QTest::keyClicks(&box, QString::fromLatin1(typed));
            QTest::keyClick(&box, Qt::Key_Enter);
            QCOMPARE(box.value(), 2.5);
        }
    }
};

ATTENTOSCOPE_TEST(TestRealBox, QApplication);
#include "tst_realbox.moc"
