// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runworkers.h"
#include "tests/support/testprogram.h"

class TestRunReader : public QObject
{
    Q_OBJECT

private slots:
    void failuresComeBackInThisThread()
    {
        const QTemporaryDir folder;
        RunReader reader;
        QStringList failed;
        const QThread* where = nullptr;
        connect(&reader, &RunReader::failed, this, [&](const QString& run, const Error& error) {
            where = QThread::currentThread();
            failed << run + QString::fromStdString(error.message);
        });
        reader.read(folder.path(), RunDetail::History);
        reader.read(u"/nowhere"_s, RunDetail::Identity);
        QVERIFY(failed.isEmpty());
        QTRY_COMPARE(failed.size(), 2);
        QVERIFY(failed.front().contains(u"is no run"_s));
        QCOMPARE(where, thread());
    }

    void goesWithoutWaitingForAnswers()
    {
        const QTemporaryDir folder;
        int answers = 0;
        {
            RunReader reader;
            connect(&reader, &RunReader::failed, this, [&] { ++answers; });
            for (int count = 0; count < 50; ++count)
                reader.read(folder.path(), RunDetail::History);
        }
        QCoreApplication::processEvents();
        QCOMPARE(answers, 0);
    }
};

ATTENTOSCOPE_TEST(TestRunReader, QCoreApplication);
#include "tst_runreader.moc"
