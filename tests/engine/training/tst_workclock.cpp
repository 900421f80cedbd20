// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training/workclock.h"
#include "tests/support/testprogram.h"

class WorkClockTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void timeThatWasWorkedCounts()
    {
        QCOMPARE(workedSeconds({10.0, 4.0}, {10.5, 4.9}), 0.5);
        QCOMPARE(workedSeconds({10.0, 4.0}, {40.0, 40.0}), 30.0); // a step that takes half a minute
        QCOMPARE(workedSeconds({10.0, 4.0}, {40.0, 5.5}), 30.0); // other programs keep the machine busy
        QCOMPARE(workedSeconds({10.0, 4.0}, {12.0, 4.0}), 2.0); // the disk is slow for a moment
    }

    void aStandstillDoesNot()
    {
        QCOMPARE(workedSeconds({10.0, 4.0}, {10.0 + 8 * 3600.0, 4.25}), 0.25); // the machine slept for a night
        QCOMPARE(workedSeconds({10.0, 4.0}, {9.0, 3.0}), 0.0); // no time, if the clocks ever ran backwards
    }

    void nowRunsForwards()
    {
        const auto first = WorkMoment::now();
        volatile double sum = 0.0;
        for (int count = 0; count < 1'000'000; ++count)
            sum = sum + count;
        const auto second = WorkMoment::now();
        QVERIFY(second.elapsed > first.elapsed && second.processor >= first.processor);
    }

    /// No clock that a person can set decides anything, neither the moments of saves nor the speed of training.
    void nothingMeasuresWithAClockThatCanBeSet()
    {
        const QRegularExpression settable(
            u"system_clock::now|QDateTime::current|QTime::current|gettimeofday|CLOCK_REALTIME|\\btime\\(nullptr\\)"_s);
        const QString root = QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/../");
        int files = 0;
        for (const char* folder : {"engine", "app", "ui/timeline", "ui/plots"}) {
            QDirIterator all(root + folder, {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
            while (all.hasNext()) {
                QFile file(all.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                ++files;
                const auto found = settable.match(QString::fromUtf8(file.readAll()));
                QVERIFY2(!found.hasMatch(), qPrintable(file.fileName() + ": " + found.captured()));
            }
        }
        QVERIFY(files > 200);
    }
};

ATTENTOSCOPE_TEST(WorkClockTest, QCoreApplication);
#include "tst_workclock.moc"
